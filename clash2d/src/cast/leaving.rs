//! Shapes that meet at the start, and move.

use core::cell::Cell;

use super::body::{Body, anchor_of};
use super::corner::Union;
use super::facing::Facing;
use super::first::{ALONG, Contact, Search, Wanted};
use super::ground::side_of;
use super::hit::CastHit;
use super::members::{Pair, each_pair_on_way};
use super::settings::{CastSides, Rules};
use super::sight::vector;
use crate::any::{Placed, Shape, Side};
use crate::collide::{placed_collide, placed_is_near};
use crate::contact::{
    self, Unplaced, contact, each_apart, each_in_order, is_all_parts, is_entered, part_of,
};
use crate::distance::body::Body as Apartness;
use crate::distance::gap::Found;
use crate::distance::place::{Place as Way, dot, minus, plus, times, unit};
use crate::distance::{Apart, apart, gap_of, nearest};
use crate::exact::real::{Near, Real};
use crate::exact::terms::Vector;
use crate::outline::Outline;
use crate::place::Place;
use crate::root::square_root;
use crate::vector::Vector2D;

/// A contact at the start as a hit.
pub(super) fn hit_at_start(contact: &contact::Contact) -> CastHit {
    CastHit {
        fraction: 0.0,
        point: contact.points[0].position,
        normal: contact.normal,
        place_a: contact.points[0].place_a,
        place_b: contact.points[0].place_b,
        starts_in_contact: true,
        ..CastHit::NONE
    }
}

/// The deepest contact at the start.
pub(super) fn touch(a: &Shape<'_>, b: &Shape<'_>) -> Option<CastHit> {
    contact(a, b).map(|contact| hit_at_start(&contact))
}

/// Shapes that meet at the start as [`touch`] has it: without a solid side that matters.
pub(super) struct Plain;

/// The deepest contact at the start, or the shortest gap if a distance is kept, but for what does not lead into
/// the ground of a chain, as a point and a normal there tell.
pub(super) fn start(
    [a, b]: [Placed<'_>; 2],
    rules: &Rules,
    leads_into: impl Fn(Vector2D, Way<f64>) -> bool,
) -> Result<Option<CastHit>, Plain> {
    let (is_plain, is_met) = (Cell::new(true), Cell::new(false));
    let counts = |members: [Placed<'_>; 2], point: Vector2D, normal: Way<f64>| {
        !members.iter().any(|member| rules.minds(member)) || leads_into(point, normal)
    };
    let met = deepest(a, b, rules, &|contact, members| {
        let is_sided = members.iter().any(|member| side_of(member.form) != Side::None);
        is_plain.set(is_plain.get() & !is_sided);
        is_met.set(true);
        counts(members, contact.points[0].position, wide(contact.normal))
    });
    if is_met.get() && is_plain.get() {
        return Err(Plain);
    }
    Ok(met.or_else(|| {
        let apart = nearest(a, b, f64::INFINITY).filter(|_| !is_met.get())?;
        let hit = near(&apart)?;
        counts(apart.members, hit.point, wide(hit.normal)).then_some(hit)
    }))
}

/// The deepest contact at the start of those into which a movement leads, if any.
pub(super) fn obstacle(
    a: Placed<'_>,
    b: Placed<'_>,
    movement: Vector<2>,
    rules: &Rules,
) -> Option<CastHit> {
    let (along, leads_into) = (vector::<Near>(movement).map(Near::value), leading_into(movement));
    let counts = |contact: &contact::Contact, [a, b]: [Placed<'_>; 2]| {
        leads_into(wide(contact.normal)) && !passes(contact, [a, b], along)
    };
    let deepest = deepest(a, b, rules, &counts);
    if rules.kept == 0.0 {
        deepest
    } else {
        deepest.or_else(|| near_obstacle(a, b, movement, rules))
    }
}

/// Whether a movement does not only lead along a unit vector.
pub(super) fn leading_into(movement: Vector<2>) -> impl Fn(Way<f64>) -> bool {
    let along = vector::<Near>(movement).map(Near::value);
    let limit = ALONG * square_root(dot(along, along));
    move |normal| dot(normal, along) > limit
}

/// The deepest of the contacts at the start that count, of two members each, if any.
pub(super) fn deepest<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    rules: &Rules,
    is_counted: &dyn Fn(&contact::Contact, [Placed<'a>; 2]) -> bool,
) -> Option<CastHit> {
    let mut deepest: Option<Unplaced<'a>> = None;
    let mut take = |found: Unplaced<'a>| {
        let Unplaced { contact, members, .. } = &found;
        let is_deeper = deepest.is_none_or(|deepest| contact.depth > deepest.contact.depth);
        if is_deeper && is_counted(contact, *members) {
            deepest = Some(found);
        }
    };
    if rules.sides == CastSides::Respect {
        each_in_order(a, b, 0.0, &mut take);
    } else {
        each_pair_on_way(
            a,
            b,
            [[0.0; 2]; 2],
            Wanted::start(0.0),
            &mut |Pair { numbers, members }| {
                let [a, b] = members.map(|member| rules.seen(member));
                each_in_order(a, b, 0.0, &mut |found| take(found.on_members(numbers)));
            },
        );
    }
    deepest.map(|found| hit_at_start(&found.placed()))
}

/// Of the parts that are no farther apart at the start than the distance that is kept, but do not touch, the
/// nearest ones of those that a movement leads nearer to each other.
fn near_obstacle(
    a: Placed<'_>,
    b: Placed<'_>,
    movement: Vector<2>,
    rules: &Rules,
) -> Option<CastHit> {
    let ([a, b], frame) = Placed::aligned(a, b);
    let (leads_into, kept) = (leading_into(movement), rules.kept);
    let mut nearest: Option<Apart<'_>> = None;
    each_pair_on_way(a, b, movement, Wanted::start(kept), &mut |pair| {
        let Pair { numbers, members } = pair;
        let mut take = |found: Found, allows: &dyn Fn(Way<f64>) -> bool| {
            let Some(normal) = unit(found.way) else { return };
            let is_nearer = nearest.is_none_or(|nearest| found.length < nearest.found.length);
            if is_nearer && leads_into(normal) && allows(normal) {
                nearest = Some(Apart { found, numbers, members });
            }
        };
        let Some(anchor) = anchor_of(members[0], members[1]) else { return };
        let bodies = members.map(|member| rules.body(member, anchor));
        match &bodies {
            [Some(Body::Outline(a)), Some(Body::Outline(b))] => {
                each_part(*a, *b, movement, Wanted::start(kept), |pair| {
                    let [a, b] = &pair.outlines;
                    if a.comes_near(b, kept) {
                        let gap =
                            apart([a, b].map(|part| Apartness::Outline(*part)), f64::INFINITY);
                        take(gap, &|normal| pair.allows(normal));
                    }
                });
            }
            [Some(_), Some(_)] => {
                let [a, b] = members;
                let is_apart = placed_is_near(a, b, kept) && !placed_collide(a, b);
                let gap = if is_apart { gap_of(a, b, f64::INFINITY) } else { None };
                gap.into_iter().for_each(|gap| take(gap, &|_| true));
            }
            _ => {}
        }
    });
    let Apart { found, numbers, members } = nearest?;
    let CastHit { place_a, place_b, .. } = near(&nearest?)?;
    let found = found.in_frame(frame);
    Some(near(&Apart { found, numbers, members })?.with_places([place_a, place_b]))
}

/// The gap between shapes that are apart at the start as a hit.
pub(super) fn gap([a, b]: [Placed<'_>; 2]) -> Option<CastHit> {
    near(&nearest(a, b, f64::INFINITY)?)
}

/// The same between members.
fn near(apart: &Apart<'_>) -> Option<CastHit> {
    let Apart { found: Found { from, to, way, .. }, numbers, members } = *apart;
    let middle = times(plus(from, to), 0.5);
    let [x, y] = unit(way)?;
    let hit = CastHit {
        point: Vector2D::narrow(middle[0], middle[1]),
        normal: Vector2D::narrow(x, y),
        starts_in_contact: true,
        ..CastHit::NONE
    };
    let place_a = Place::beside(numbers[0], members[0], from, way);
    Some(
        hit.with_places([place_a, Place::beside(numbers[1], members[1], to, minus([0.0; 2], way))]),
    )
}

pub(super) fn wide(v: Vector2D) -> Way<f64> {
    [f64::from(v.x), f64::from(v.y)]
}

/// Whether two forms, or the parts of them that touch without overlapping, lie on two sides of a line along a
/// movement, up to the rounding of f32.
///
/// Then one does not get in the other's way there, even where their corners touch and a contact may have
/// any direction. What has no width across the movement may go between two such parts, into the other one: only the
/// forms tell of that.
pub(super) fn passes(
    contact: &contact::Contact,
    [a, b]: [Placed<'_>; 2],
    movement: Way<f64>,
) -> bool {
    let ([a, b], _) = Placed::aligned(a, b);
    let Some(anchor) = anchor_of(a, b) else { return false };
    let (Some(Body::Outline(a)), Some(Body::Outline(b))) =
        (Body::of(a, anchor), Body::of(b, anchor))
    else {
        return false;
    };
    let length = square_root(dot(movement, movement));
    let [x, y] = movement.map(|x| x / length);
    let across = |outline: &Outline<'_>| range(outline, [-y, x]);
    let are_parted = |ranges: [[f64; 2]; 2]| {
        let ([[a_low, a_high], [b_low, b_high]], skin) = (ranges, skin(ranges, [&a, &b]));
        a_high <= b_low + skin || b_high <= a_low + skin
    };
    let ranges = [across(&a), across(&b)];
    if are_parted(ranges) {
        return true;
    }
    let skin = skin(ranges, [&a, &b]);
    if let Some(thin) = thin_of([&a, &b], movement) {
        let (way, other) = if thin == 0 { ([x, y], &b) } else { ([-x, -y], &a) };
        let part = if thin == 0 { contact.part_b } else { contact.part_a };
        let along = range([&a, &b][thin], [x, y]);
        let is_at = |place: Way<f64>| {
            let near = |at: f64, [low, high]: [f64; 2]| low - skin <= at && at <= high + skin;
            near(dot(place, [x, y]), along) && near(dot(place, [-y, x]), ranges[thin])
        };
        let is_touch = f64::from(contact.depth) <= skin;
        return is_touch && !is_entered(other, part, &is_at, (way, ALONG));
    }
    // What has no inside beyond its parts overlaps no more than these do.
    let is_touch = f64::from(contact.depth) <= skin || [&a, &b].into_iter().all(is_all_parts);
    let parts =
        || Some([across(&part_of(&a, contact.part_a)?), across(&part_of(&b, contact.part_b)?)]);
    is_touch && parts().is_some_and(are_parted)
}

/// Which one of two outlines has no width across a movement, but for rounding.
fn thin_of(outlines: [&Outline<'_>; 2], movement: Way<f64>) -> Option<usize> {
    let [x, y] = unit(movement)?;
    outlines.into_iter().position(|outline| {
        let own @ [low, high] = range(outline, [-y, x]);
        high - low <= skin([own; 2], [outline; 2])
    })
}

/// About the rounding of f32 where two outlines, or parts of them, reach from where to where.
fn skin(ranges: [[f64; 2]; 2], [a, b]: [&Outline<'_>; 2]) -> f64 {
    let Vector2D { x, y } = a.anchor();
    let far = [x, y, a.radius, b.radius].map(|x| f64::from(x.abs()));
    let size = ranges.as_flattened().iter().fold(0.0, |sum, x| sum + x.abs());
    ALONG * far.into_iter().fold(size, |sum, x| sum + x)
}

/// From where to where an outline reaches along a direction.
fn range(outline: &Outline<'_>, direction: Way<f64>) -> [f64; 2] {
    let top = |direction: Way<f64>| {
        outline.greatest(|place| dot(direction, place)) + f64::from(outline.radius)
    };
    [-top(direction.map(|x| -x)), top(direction)]
}

/// Visits the pairs of parts of two outlines that share no point, but may come within the distance that is kept
/// as the first one moves, and are there for each other.
fn each_part(
    a: Outline<'_>,
    b: Outline<'_>,
    movement: Vector<2>,
    wanted: Wanted,
    mut visit: impl FnMut(&contact::Apart<'_, '_>),
) {
    let facing = [(0, &a), (1, &b)].map(|(number, outline)| {
        Facing::new(outline.solid_side(), number, movement, outline.anchor())
    });
    each_apart(a, b, wanted.way(movement), wanted.kept, |pair| {
        let mut parts = pair.outlines.iter().zip(&facing);
        if parts.all(|(part, facing)| {
            !facing.is_selective() || part.any_edge(|a, b| facing.has([a, b]))
        }) {
            visit(pair);
        }
    });
}

/// A contact of parts with a normal along which they push each other; None if there is none.
///
/// Where corners meet, what leads most along the movement may be the normal of an edge that the other part does
/// not push along, as its shape bends up there; its own edge parts the two as well.
fn facing(
    mut found: Contact,
    pair: &contact::Apart<'_, '_>,
    movement: Vector<2>,
) -> Option<Contact> {
    let along = vector::<Near>(movement).map(Near::value);
    if pair.lead_between(unit(along)?, ALONG) {
        return None;
    }
    if pair.allows(found.normal) {
        return Some(found);
    }
    let (leads_into, way) = (leading_into(movement), times(along, found.time));
    let [a, b] = &pair.outlines;
    let is_parting = |normal: Way<f64>| {
        let by = dot(normal, way);
        let own = range(a, normal).map(|x| x + by);
        let [[_, high], [low, _]] = [own, range(b, normal)];
        high <= low + skin([own, [low, low]], [a, b])
    };
    found.normal = pair.normals().find(|normal| leads_into(*normal) && is_parting(*normal))?;
    Some(found)
}

/// Where what has no width, the first or second one of two parts, gets behind the other one, an edge of a border: at a
/// vertex the edges on both sides tell. Who slides along one of these up to there may pass it within some room, as
/// movements are rounded. Contacts are told of bodies that come as near as a distance.
fn entering(
    pair: &contact::Apart<'_, '_>,
    (thin, room): (usize, f32),
    movement: Vector<2>,
    search: &dyn Fn([&Body<'_>; 2], f32) -> Option<Contact>,
) -> Option<Contact> {
    let along = vector::<Near>(movement).map(Near::value);
    let sign = if thin == 0 { 1.0 } else { -1.0 };
    let (way, edge) = (times(unit(along)?, sign), pair.edge(1 - thin)?);
    let anchor = pair.outlines[0].anchor();
    let at_vertex = |mut found: Contact| {
        let back = if thin == 0 { [0.0; 2] } else { times(along, found.time) };
        let at = minus(minus(found.point, wide(anchor)), back);
        found.normal = times(edge.entered(at, way, ALONG)?, -sign);
        Some(found)
    };
    let mut bodies = pair.outlines.map(Body::Outline);
    match search(bodies.each_ref(), 0.0) {
        Some(found) if found.is_at_vertices() => return at_vertex(found),
        Some(found) => return Some(found).filter(Contact::leads_into),
        None => {}
    }
    let mut beside = None;
    pair.outlines[1 - thin].any_vertex(|vertex| {
        if edge.is_reached_along(vertex.place(), way, ALONG) {
            bodies[1 - thin] = Body::point(vertex.spot, anchor);
            beside = search(bodies.each_ref(), room).and_then(at_vertex);
        }
        beside.is_some()
    });
    beside
}

/// The next contact of two forms whose contacts at the start a movement leaves: with parts that are
/// apart at the start, on their free side, and not just in passing.
pub(super) fn next_contact<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    movement: Vector<2>,
    rules: &Rules,
    union: Option<&dyn Union>,
) -> Option<(Contact, Pair<'a>)> {
    let mut best: Option<(Contact, Pair<'a>)> = None;
    let (wanted, kept) = (Wanted::forth(*rules), rules.kept);
    let along = vector::<Near>(movement).map(Near::value);
    each_pair_on_way(a, b, movement, wanted, &mut |pair| {
        let [a, b] = pair.members;
        let Some(anchor) = anchor_of(a, b) else { return };
        let Some((a, b)) = rules.body(a, anchor).zip(rules.body(b, anchor)) else { return };
        let search = |bodies: [&Body<'_>; 2], kept: f32, is_leaving: bool| {
            let (best, wanted) = (None, Wanted { kept, ..wanted });
            Search { bodies, movement, anchor, wanted, is_leaving, best, union }.run()
        };
        let mut take = |found: Contact| {
            if best.is_none_or(|(best, _)| found.is_better(&best)) {
                best = Some((found, pair));
            }
        };
        match (&a, &b) {
            (Body::Outline(a), Body::Outline(b)) => {
                let thin = thin_of([a, b], along).filter(|_| kept == 0.0);
                let thin = thin.map(|thin| {
                    let size = skin([[0.0; 2]; 2], [a, b]) + ALONG * square_root(dot(along, along));
                    (thin, (size as f32).next_up())
                });
                let beside = Wanted { kept: thin.map_or(kept, |(_, room)| room), ..wanted };
                each_part(*a, *b, movement, beside, |pair| {
                    // What is near already gets farther and farther away, as the two are convex.
                    if kept > 0.0 && pair.outlines[0].comes_near(&pair.outlines[1], kept) {
                        return;
                    }
                    let found = match thin.filter(|(thin, _)| pair.edge(1 - thin).is_some()) {
                        Some(thin) => entering(pair, thin, movement, &|bodies, kept| {
                            search(bodies, kept, false)
                        }),
                        None => search(pair.outlines.map(Body::Outline).each_ref(), kept, true)
                            .and_then(|found| facing(found, pair, movement)),
                    };
                    found.into_iter().for_each(&mut take);
                });
            }
            _ => search([&a, &b], kept, true).into_iter().for_each(take),
        }
    });
    best
}
