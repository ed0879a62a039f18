//! Contacts of shapes that come within a distance, and distances with a maximum, against the truth: at the floats
//! next to the true distance, which decide, and at others.

use clash2d::{
    Capsule, Chain, Circle, Contact, ContactPoint, Distance, Group, Line, OrientedRectangle,
    Polygon, Rectangle, Sector, Segment, Shape, Side, Vector2D, contact, contact_within, contacts,
    contacts_within, distance, distance_within, within,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{self, Figure};

use crate::compare::{Extent, check};
use crate::distances::{gap, slack};
use crate::positions::{moved, places};
use crate::prepared::prepared;
use crate::shape::{ungrouped, with_shapes};

/// Floats at the limits take long where nothing is optimised.
const EXTENT: Extent = match cfg!(debug_assertions) {
    true => Extent { cases: 1, every: 12, points: 40 },
    false => Extent { cases: 2, every: 1, points: 60 },
};

/// Floats next to the true distance, and others.
fn limits(a: &Figure, b: &Figure, rng: &mut Rng) -> Vec<f32> {
    let nearest = any::distance(a, b).map_or(1.0, |distance| distance.nearest().0);
    let near = [nearest, nearest.next_up(), nearest.next_down()];
    let further = [nearest * (1.0 + rng.f32()), f32::from_bits(rng.u32(..)), rng.u32(..20) as f32];
    [&near[..], &further, &[0.0, f32::MAX, f32::INFINITY, f32::NAN, -1.0]].concat()
}

/// A question in both orders and of prepared shapes, too.
fn in_all_forms<T>(a: &Shape<'_>, b: &Shape<'_>, ask: impl Fn([&Shape<'_>; 2]) -> T) -> [T; 5] {
    let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
    let ready = prepared(a, &mut memory).at(a.position());
    let other = prepared(b, &mut other_memory).at(b.position());
    [[a, b], [b, a], [&ready, b], [a, &other], [&ready, &other]].map(ask)
}

fn swapped_distance(mut found: Distance) -> Distance {
    std::mem::swap(&mut found.point_a, &mut found.point_b);
    std::mem::swap(&mut found.place_a, &mut found.place_b);
    found
}

/// What is wrong with distances that have a maximum.
fn right_distances(a: &Figure, b: &Figure, rng: &mut Rng) -> Result<(), String> {
    for maximum in limits(a, b, rng) {
        let (found, unlimited) = with_shapes(a, b, |a, b| {
            let ask = |[a, b]: [&Shape<'_>; 2]| distance_within(a, b, maximum);
            (in_all_forms(a, b, ask), distance(a, b))
        });
        let is_within = any::within(a, b, maximum).unwrap_or(found[0].is_some());
        let expected = unlimited.filter(|_| is_within);
        let expected = [0, 1, 0, 0, 0].map(|back| {
            expected.map(|found| match back {
                0 => found,
                _ => swapped_distance(found),
            })
        });
        if found.map(|found| format!("{found:?}")) != expected.map(|found| format!("{found:?}")) {
            return Err(format!("{found:?} is not {:?} up to {maximum:?}", expected[0]));
        }
    }
    Ok(())
}

#[test]
fn distances_have_a_maximum() {
    check(EXTENT, right_distances);
}

#[test]
fn distances_at_positions_have_a_maximum() {
    check(Extent { cases: 1, points: 30, ..EXTENT }, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (moved(a, at_a, rng), moved(b, at_b, rng));
        right_distances(&a, &b, rng)
    });
}

fn swapped_point(mut point: ContactPoint) -> ContactPoint {
    std::mem::swap(&mut point.feature_a, &mut point.feature_b);
    std::mem::swap(&mut point.place_a, &mut point.place_b);
    point
}

fn swapped(mut contact: Contact) -> Contact {
    let Vector2D { x, y } = contact.normal;
    contact.normal = Vector2D::new(0.0 - x, 0.0 - y);
    contact.points = contact.points.map(swapped_point);
    std::mem::swap(&mut contact.member_a, &mut contact.member_b);
    std::mem::swap(&mut contact.part_a, &mut contact.part_b);
    contact
}

/// A contact and all contacts, told so that all bits are seen; the order of all may differ if swapped.
fn told([a, b]: [&Shape<'_>; 2], distance: f32, is_swapped: bool) -> (String, Vec<String>) {
    let turned = |contact| if is_swapped { swapped(contact) } else { contact };
    let mut buffer = vec![Contact::default(); 64];
    let count = contacts_within(a, b, distance, &mut buffer);
    let all = buffer.into_iter().take(count).map(|contact| format!("{:?}", turned(contact)));
    (format!("{count} {:?}", contact_within(a, b, distance).map(turned)), all.collect())
}

/// Whether there is a chain with a solid side, behind which nothing is near.
fn is_sided(figure: &Figure) -> bool {
    let figures = match figure {
        Figure::At { figure, .. } => ungrouped(figure),
        _ => ungrouped(figure),
    };
    figures.into_iter().any(|figure| match figure {
        Figure::Chain { side, .. } => *side != 0,
        Figure::At { figure, .. } => is_sided(figure),
        _ => false,
    })
}

/// What is wrong with contacts within distances.
fn right_contacts(a: &Figure, b: &Figure, rng: &mut Rng) -> Result<(), String> {
    for limit in limits(a, b, rng) {
        let found = with_shapes(a, b, |a, b| contact_within(a, b, limit));
        let is_within = any::within(a, b, limit).unwrap_or(found.is_some());
        let may_be_behind = is_sided(a) || is_sided(b);
        let is_met = limit >= 0.0 && any::collide(a, b) == Some(true);
        let is_near = if may_be_behind { found.is_some() } else { is_within };
        if found.is_some() != is_near || (is_met && !is_near) || (is_near && !is_within) {
            return Err(format!("{found:?} within {limit:?}: {is_near}"));
        }
        let is_same = a == b;
        with_shapes(a, b, |a, b| {
            let mut buffer = vec![Contact::default(); 64];
            let count = contacts_within(a, b, limit, &mut buffer);
            if (count > 0) != is_near {
                return Err(format!("{count} contacts within {limit:?}"));
            }
            let deepest = buffer.iter().take(count).map(|contact| contact.depth);
            let deepest = deepest.fold(f32::NEG_INFINITY, f32::max);
            if count <= 64 && found.is_some_and(|found| found.depth != deepest) {
                return Err(format!("{found:?} is not the deepest, {deepest}"));
            }
            let all = in_all_forms(a, b, |pair| told(pair, limit, std::ptr::eq(pair[0], b)));
            let differs = |other: &&(String, Vec<String>)| !is_same && **other != all[0];
            match all.iter().find(differs) {
                Some(other) => Err(format!("{other:?} is not {:?} within {limit:?}", all[0])),
                None => Ok(()),
            }
        })?;
        let Some(found) = found else { continue };
        if is_met || !may_be_behind {
            right_depth(a, b, &found, limit)?;
        }
    }
    Ok(())
}

/// What is wrong with a contact of two figures.
fn right_depth(a: &Figure, b: &Figure, found: &Contact, limit: f32) -> Result<(), String> {
    let (apart, touching) = with_shapes(a, b, |a, b| (distance(a, b), contact(a, b)));
    let apart = apart.expect("they are near each other");
    let wrong = |what: &str| Err(format!("{what}: {found:?} within {limit:?}; {apart:?}"));
    if (found.depth < 0.0) != (apart.distance > 0.0) {
        return wrong("the sign of the depth");
    }
    let size = f64::from(slack(&[a, b], found.points[0].position) as f32) * 2.0;
    if let Some(touching) = touching {
        let is_same = (touching.depth, touching.normal) == (found.depth, found.normal);
        return if is_same { Ok(()) } else { wrong("the depth or normal of a touch") };
    }
    let depth = f64::from(found.depth) + f64::from(apart.distance);
    if depth.abs() > f64::from(apart.distance) * 1.2e-7 + size * 2e-5 + 2e-45
        && apart.distance.is_finite()
    {
        return wrong("not as deep as they are apart");
    }
    // A point beyond all floats is told at the last one, which is not on the shortest way.
    let is_beyond = |p: Vector2D| [p.x.abs(), p.y.abs()].contains(&f32::MAX);
    let has_way = ![apart.point_a, apart.point_b].into_iter().any(is_beyond);
    let ways = [apart.point_a, apart.point_b].map(|p| [f64::from(p.x), f64::from(p.y)]);
    let way = [ways[1][0] - ways[0][0], ways[1][1] - ways[0][1]];
    let length = (way[0] * way[0] + way[1] * way[1]).sqrt();
    let along = way[0] * f64::from(found.normal.x) + way[1] * f64::from(found.normal.y);
    let is_along = !has_way || along >= length * (1.0 - 1e-6) - size;
    if !is_along && !has_way_at([a, b], found) {
        return wrong("not along the shortest way");
    }
    for point in found.points.iter().take(found.point_count as usize) {
        if point.depth > found.depth || point.depth < -limit {
            return wrong("a depth of a point");
        }
        let far = f64::from(point.depth.abs()) * (0.5 + 1e-6);
        for figure in [a, b] {
            let allowed = far + slack(&[a, b], point.position) * 4.0;
            if gap(figure, point.position) > allowed {
                return wrong("a point is beside a shape");
            }
        }
    }
    Ok(())
}

/// Whether both figures are where a contact ends that is as deep as they are apart: a shortest way, but perhaps
/// not the only one, as between arcs around the same center.
fn has_way_at(figures: [&Figure; 2], found: &Contact) -> bool {
    let points = found.points.iter().take(found.point_count as usize);
    let mut nearest = points.filter(|point| point.depth == found.depth);
    nearest.any(|point| {
        let way = found.normal * (0.5 * found.depth);
        let ends = [point.position + way, point.position - way];
        figures.iter().zip(ends).all(|(figure, end)| gap(figure, end) <= slack(&figures, end))
    })
}

#[test]
fn contacts_are_told_within_distances() {
    check(EXTENT, right_contacts);
}

#[test]
fn contacts_at_positions_are_told_within_distances() {
    check(Extent { cases: 1, points: 30, ..EXTENT }, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (moved(a, at_a, rng), moved(b, at_b, rng));
        let told = |what| format!("{what}:\nlet a = {a};\nlet b = {b};");
        right_contacts(&a, &b, rng).map_err(told)
    });
}

/// Without a distance nothing changes, and what touches keeps its contacts with one.
#[test]
fn touching_contacts_stay() {
    check(EXTENT, |a, b, rng| {
        with_shapes(a, b, |a, b| {
            let (mut told, mut near) = ([Contact::default(); 16], [Contact::default(); 64]);
            let count = contacts(a, b, &mut told).min(told.len());
            for limit in [0.0, rng.f32(), f32::from_bits(1)] {
                let found = contacts_within(a, b, limit, &mut near).min(near.len());
                let mut rest = near[..found].iter();
                let is_same = |one: &Contact, other: &Contact| {
                    let key = |c: &Contact| (c.normal, c.depth, c.part_a, c.part_b, c.member_a);
                    key(one) == key(other)
                };
                let missing = told[..count].iter().find(|one| !rest.any(|it| is_same(one, it)));
                if found < near.len()
                    && let Some(missing) = missing
                {
                    return Err(format!("{missing:?} is missing within {limit}"));
                }
            }
            Ok(())
        })
    });
}

/// Negative distances and NaN allow nothing, an infinite one everything that is not empty.
#[test]
fn any_distance_has_an_answer() {
    check(EXTENT, |a, b, _| {
        let may_be_behind = is_sided(a) || is_sided(b);
        with_shapes(a, b, |a, b| {
            let is_there = within(a, b, f32::INFINITY);
            let none = [f32::NAN, -f32::from_bits(1), f32::NEG_INFINITY];
            let none = none.map(|limit| contact_within(a, b, limit).is_some());
            let is_found = contact_within(a, b, f32::INFINITY).is_some();
            let is_right = is_found == is_there || (!is_found && may_be_behind);
            match none == [false; 3] && is_right {
                true => Ok(()),
                false => Err(format!("{none:?} {is_found} {is_there}")),
            }
        })
    });
}

/// A spike crosses a fence on whose solid side it has its back. With a distance, edges around what they share that
/// are but near each other took the place of the touch.
#[test]
fn what_is_near_replaces_no_touch() {
    let post = [(-4, 5), (-1, 5), (-1, 8), (0, -4), (-10, -4), (-10, 8), (-9, 5), (-6, 5), (-6, 8)];
    let post = post.map(|(x, y)| Vector2D::new(x as f32, y as f32));
    let spike = [(-1.0, 5.0), (-9.0, 9.0), (-4.0, 5.0)].map(Vector2D::from);
    let post =
        Shape::from(Chain::new(&post).with_solid_side(Side::Left)).at(Vector2D::new(1.0, 0.0));
    let spike = Shape::from(Chain::new(&spike).with_solid_side(Side::Right));
    let spike = spike.at(Vector2D::new(2.95, 0.1));
    let touching = contact(post, spike).expect("they cross");
    for distance in [0.0, 0.1, 1.0, 9.0, f32::INFINITY] {
        let found = contact_within(post, spike, distance).expect("they cross");
        let is_same = (found.depth, found.normal) == (touching.depth, touching.normal);
        assert!(is_same, "{found:?} within {distance} is not {touching:?}");
        let all = all_within(&post, &spike, distance);
        let mut parts: Vec<[u32; 2]> = all.iter().map(|it| [it.part_a, it.part_b]).collect();
        parts.sort_unstable();
        parts.dedup();
        assert_eq!(parts.len(), all.len(), "no parts are told twice: {all:?}");
    }
}

/// What touches is never apart, however little, as roundings of a touch may have it.
#[test]
fn a_touch_is_never_apart() {
    let disc = Vector2D::new(1.3877788e-16, 2.7755576e-17);
    let line = Line::new(
        Vector2D::new(-2.7755576e-17, -5.551115e-17),
        Vector2D::new(1.6653345e-16, 2.220446e-16),
    );
    let mut arc = Sector::new(Vector2D::new(-4.0, -4.0), 1.0, 225.0, 90.0);
    arc.inner_radius = 1.0;
    arc.half_angle = 90.0;
    let pairs: [[Shape<'_>; 2]; 2] =
        [[line.into(), Capsule::new(disc, disc, 8.326673e-17).into()], [arc.into(), arc.into()]];
    for [a, b] in &pairs {
        let touching = contact(a, b).expect("they touch");
        for distance in [f32::from_bits(1), 1e-20, 0.8421365, f32::INFINITY] {
            let found = contact_within(a, b, distance).expect("they touch");
            let is_same = (found.depth, found.normal) == (touching.depth, touching.normal);
            assert!(is_same, "{found:?} within {distance} is not {touching:?}");
        }
    }
}

fn all_within(a: &Shape<'_>, b: &Shape<'_>, distance: f32) -> Vec<Contact> {
    let mut buffer = [Contact::default(); 64];
    let count = contacts_within(a, b, distance, &mut buffer);
    buffer[..count].to_vec()
}

fn crate_at(x: f32, y: f32) -> Shape<'static> {
    Rectangle::new(Vector2D::new(x, y), Vector2D::new(2.0, 2.0)).into()
}

/// A box hovers above a floor, however little: it has both corners, and nothing below the gap.
#[test]
fn a_box_hovers_on_two_corners() {
    let corners = [(0.0, -1.0), (10.0, -1.0), (10.0, 0.0), (0.0, 0.0)].map(Vector2D::from);
    let ground = [corners[0], corners[3], corners[2]];
    let middle = Vector2D::new(5.0, -0.5);
    let floors: [Shape<'_>; 6] = [
        Rectangle::new(corners[0], Vector2D::new(10.0, 1.0)).into(),
        OrientedRectangle::new(middle, Vector2D::new(0.5, 5.0), 90.0).into(),
        Segment::new(corners[3], corners[2]).into(),
        Polygon::new(&corners).into(),
        Chain::new(&ground).into(),
        Line::new(Vector2D::ZERO, Vector2D::new(1.0, 0.0)).into(),
    ];
    for floor in &floors {
        for gap in [f32::from_bits(1), 1e-40, f32::MIN_POSITIVE, 1e-20, 1e-9, 0.1, 0.25, 3.0] {
            let (hovering, kind) = (crate_at(3.0, gap), floor.form());
            let found = contact_within(floor, hovering, gap).expect("as near as that");
            assert_eq!(found.normal, Vector2D::new(0.0, 1.0), "{kind:?} {gap:e}: {found:?}");
            assert_eq!(found.point_count, 2, "{kind:?} {gap:e}: {found:?}");
            assert!((-gap..0.0).contains(&found.depth), "{kind:?} {gap:e}: {found:?}");
            assert!(found.depth + gap <= gap * 1e-7 + 1e-11, "{kind:?} {gap:e}: {found:?}");
            let mut at = found.points.map(|point| point.position.x);
            at.sort_by(f32::total_cmp);
            assert_eq!(at, [3.0, 5.0], "{kind:?} {gap:e}");
            for point in found.points {
                // Within 2^-40 of the extent.
                assert!((-gap..0.0).contains(&point.depth), "{found:?}");
                assert!(point.depth + gap <= gap * 1e-7 + 1e-11, "{found:?}");
                assert!((point.position.y - gap * 0.5).abs() <= gap * 1e-7 + 2e-11, "{found:?}");
            }
            let [first, second] = found.points.map(|point| (point.feature_a, point.feature_b));
            assert_ne!(first, second, "{kind:?} {gap:e}");
            assert_eq!(contact_within(floor, hovering, gap.next_down()), None, "{kind:?} {gap:e}");
        }
    }
}

/// A box that lands on a corner has the other one, too, as soon as that is near enough.
#[test]
fn a_tilted_box_has_the_corners_that_are_near() {
    let floor = Shape::from(Rectangle::new(Vector2D::new(0.0, -1.0), Vector2D::new(10.0, 1.0)));
    for lift in [-0.01, 0.0, 0.5] {
        // Its lower corners are 0.2 apart in height: a rise of 0.6 for each side of 3 along 2.98.
        let at = |along: f32, up: f32| Vector2D::new(4.0 + along, lift + up);
        let corners = [at(0.0, 0.0), at(3.0, 0.25), at(2.75, 3.25), at(-0.25, 3.0)];
        let tilted = Shape::from(Polygon::new(&corners));
        let count = |distance| contact_within(floor, tilted, distance).map(|it| it.point_count);
        assert_eq!(count(0.0).is_some(), lift <= 0.0);
        let least = lift.max(0.0);
        assert_eq!(count(least + 0.2), Some(1), "{lift}");
        assert_eq!(count(least + 0.26), Some(2), "{lift}");
        let found = contact_within(floor, tilted, 4.0).unwrap();
        assert_eq!((found.normal, found.depth), (Vector2D::new(0.0, 1.0), -lift));
        let mut depths = found.points.map(|point| point.depth);
        depths.sort_by(f32::total_cmp);
        assert_eq!(depths, [-lift - 0.25, -lift], "{lift}");
    }
}

/// What slides above tiles in a row is pushed up only, wherever the seams are.
#[test]
fn nothing_stumbles_over_seams() {
    let vertices: Vec<Vector2D> = (0..9).map(|x| Vector2D::new(x as f32, 0.0)).collect();
    let back: Vec<Vector2D> = vertices.iter().rev().copied().collect();
    let mut comb = vertices.clone();
    comb.extend([(8.0, -1.0), (4.0, -0.5), (0.0, -1.0)].map(Vector2D::from));
    let floors: [Shape<'_>; 4] = [
        Chain::new(&vertices).into(),
        Chain::new(&vertices).with_solid_side(Side::Right).into(),
        Chain::new(&back).with_solid_side(Side::Left).into(),
        Polygon::new(&comb).into(),
    ];
    for floor in &floors {
        for step in 0..60 {
            let x = 0.75 + step as f32 * 0.0625;
            let bodies = [
                crate_at(x, 0.125),
                Circle::new(Vector2D::new(x + 1.0, 1.125), 1.0).into(),
                Capsule::new(Vector2D::new(x, 0.625), Vector2D::new(x + 2.0, 0.625), 0.5).into(),
            ];
            for body in &bodies {
                let found = all_within(floor, body, 0.5);
                assert!(!found.is_empty());
                for contact in &found {
                    assert_eq!(contact.normal, Vector2D::new(0.0, 1.0), "{x}: {found:?}");
                    assert_eq!(contact.depth, -0.125, "{x}: {found:?}");
                }
                assert_eq!(all_within(floor, body, 0.1), [], "{x}");
            }
            // All of the box is held, between its corners and the seams.
            let all = all_within(floor, &bodies[0], 0.5);
            let points = all.iter().flat_map(|it| &it.points[..it.point_count as usize]);
            let at: Vec<f32> = points.map(|point| point.position.x).collect();
            let ends = [f32::min, f32::max].map(|end| at.iter().copied().reduce(end));
            assert_eq!(ends, [Some(x), Some(x + 2.0)], "{at:?}");
        }
    }
}

/// In a corner both the floor and the wall are near.
#[test]
fn a_corner_has_both_walls() {
    let corner = [(0.0, 4.0), (0.0, 0.0), (8.0, 0.0)].map(Vector2D::from);
    for side in [Side::None, Side::Right] {
        let corner = Shape::from(Chain::new(&corner).with_solid_side(side));
        let found = all_within(&corner, &crate_at(0.25, 0.125), 0.25);
        let told: Vec<(Vector2D, f32, u32, u32)> =
            found.iter().map(|it| (it.normal, it.depth, it.point_count, it.part_a)).collect();
        let wall = (Vector2D::new(1.0, 0.0), -0.25, 2, 0);
        let floor = (Vector2D::new(0.0, 1.0), -0.125, 2, 1);
        // On the left of the chain, so that a solid right side pushes there.
        assert_eq!(told, [wall, floor], "{side:?}");
        assert_eq!(all_within(&corner, &crate_at(0.25, 0.125), 0.125).len(), 1);
    }
}

/// A chain with a solid side: in front of it things are near, behind it they are not, and what touches it is
/// pushed to the free side wherever it is.
#[test]
fn a_solid_side_is_near_from_in_front_only() {
    let vertices = [(0.0, 0.0), (4.0, 0.0), (8.0, 0.0)].map(Vector2D::from);
    let ball = |y: f32| Shape::from(Circle::new(Vector2D::new(3.0, y), 1.0));
    let line = |y: f32| Shape::from(Line::new(Vector2D::new(0.0, y), Vector2D::new(1.0, 0.0)));
    let sector = |y: f32| Shape::from(Sector::new(Vector2D::new(3.0, y), 1.0, 0.0, 90.0));
    for (side, front) in [(Side::Right, 1.0), (Side::Left, -1.0)] {
        let chain = Shape::from(Chain::new(&vertices).with_solid_side(side));
        let normal = Vector2D::new(0.0, front);
        for gap in [1e-6, 0.5, 3.0_f32] {
            let bodies = |y: f32| {
                let of = (y.abs() - 1.0).copysign(y);
                [ball(y), line(of), crate_at(2.0, if y < 0.0 { y - 1.0 } else { of })]
            };
            for body in bodies(front * (1.0 + gap)) {
                let found = contact_within(chain, body, gap * 2.0).expect("it is in front");
                assert_eq!(found.normal, normal, "{:?} {gap}: {found:?}", body.form());
                assert!((found.depth + gap).abs() <= 2.4e-7, "{found:?}");
                assert_eq!(all_within(&body, &chain, gap * 2.0)[0].normal, -normal);
            }
            for body in bodies(-front * (1.0 + gap)) {
                let [there, back] = [[&chain, &body], [&body, &chain]]
                    .map(|[a, b]| all_within(a, b, f32::INFINITY).len());
                assert_eq!([there, back], [0, 0], "{:?} {gap} behind", body.form());
                assert!(within(chain, body, gap * 2.0));
            }
        }
        assert!(contact_within(chain, sector(front * 2.0), 3.0).is_some());
        assert_eq!(contact_within(chain, sector(front * -2.0), 3.0), None);
        for body in [ball(front * -0.5), ball(front * 0.5)] {
            for distance in [0.0, 1.0] {
                let found = contact_within(chain, body, distance).expect("they touch");
                assert_eq!(found.normal, normal, "{found:?}");
            }
        }
    }
}

/// Which edges of a chain a ball is near to, by the formulas of a textbook: those on which its foot lies
/// between the ends, and corners that bend away from it.
#[test]
fn balls_are_near_the_edges_that_they_face() {
    let mut rng = Rng::with_seed(7);
    let mut told = 0;
    for _ in 0..4000 {
        let corner = |rng: &mut Rng| [rng.f64() * 8.0 - 4.0, rng.f64() * 8.0 - 4.0];
        let [a, b, c, ball] = [(); 4].map(|()| corner(&mut rng));
        let vertices = [a, b, c].map(|[x, y]| Vector2D::new(x as f32, y as f32));
        let center = Vector2D::new(ball[0] as f32, ball[1] as f32);
        let distance = 2.0_f32;
        let side = [Side::None, Side::Left, Side::Right][rng.usize(..3)];
        let chain = Shape::from(Chain::new(&vertices).with_solid_side(side));
        let body = Shape::from(Circle::new(center, 0.125));
        if contact(chain, body).is_some() {
            continue;
        }
        let found: Vec<u32> =
            all_within(&chain, &body, distance).iter().map(|it| it.part_a).collect();
        let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
        let points = vertices.map(wide);
        let faces = |edge: usize| faces(points, edge, wide(center), side);
        let expected: Option<Vec<u32>> = (0..2)
            .filter_map(|edge| match faces(edge) {
                Some(Some(gap)) if (gap - 2.125).abs() < 1e-4 => Some(None),
                Some(Some(gap)) => (gap < 2.125).then_some(Some(edge as u32)),
                Some(None) => None,
                None => Some(None),
            })
            .collect();
        let Some(expected) = expected else { continue };
        // Where none is faced the nearest one is told, if the chain has no side.
        let is_rest = side == Side::None && expected.is_empty();
        assert!(
            found == expected || is_rest,
            "{vertices:?} {center:?} {side:?}: {found:?} {expected:?}"
        );
        told += usize::from(!expected.is_empty());
    }
    assert!(told > 1000, "{told}");
}

/// How far a place is from an edge of a chain of two, if that may push to there; None where it is doubtful.
fn faces(points: [[f64; 2]; 3], edge: usize, place: [f64; 2], side: Side) -> Option<Option<f64>> {
    let minus = |a: [f64; 2], b: [f64; 2]| [a[0] - b[0], a[1] - b[1]];
    let cross = |a: [f64; 2], b: [f64; 2]| a[0] * b[1] - a[1] * b[0];
    let dot = |a: [f64; 2], b: [f64; 2]| a[0] * b[0] + a[1] * b[1];
    let (from, to) = (points[edge], points[edge + 1]);
    let (along, way) = (minus(to, from), minus(place, from));
    let (height, part) = (cross(along, way), dot(along, way) / dot(along, along));
    let is_free = |height: f64| match side {
        Side::None => true,
        Side::Left => height < 0.0,
        Side::Right => height > 0.0,
    };
    if height.abs() < 1e-3 || part.abs() < 1e-3 || (part - 1.0).abs() < 1e-3 {
        return None;
    }
    if (0.0..1.0).contains(&part) {
        return Some(is_free(height).then(|| height.abs() / dot(along, along).sqrt()));
    }
    let end = if part < 0.0 { from } else { to };
    let out = minus(place, end);
    let gap = dot(out, out).sqrt();
    let is_shared = (edge == 0) == (part > 1.0);
    if !is_shared {
        return Some(is_free(height).then_some(gap));
    }
    // At the corner between the two: where it bends away from the place, both push there.
    let (first, second) = (minus(points[1], points[0]), minus(points[2], points[1]));
    let (before, after) = (dot(first, out), dot(second, out));
    if before.abs() < 1e-3 || after.abs() < 1e-3 {
        return None;
    }
    let is_outside = before > 0.0 && after < 0.0;
    // What is beyond a sharp corner may lie on the inner side of an edge without a solid one.
    let bend = cross(first, second);
    let is_outer = if side == Side::None { height * bend < 0.0 } else { is_free(-bend) };
    Some((is_outside && is_outer).then_some(gap))
}

/// An infinite base is no place, also if the line stands elsewhere.
#[test]
fn a_line_through_nowhere_is_near_nothing() {
    let line = |x: f32| Line::new(Vector2D::new(x, -48.78146), Vector2D::new(98.56985, -99.5687));
    let other = Shape::from(Line::new(Vector2D::new(82.6, 45.1), Vector2D::new(-20.8, 46.5)));
    let [at, beside] = [Vector2D::new(1e-40, 1e6), Vector2D::new(0.1, 3e38)];
    for base in [f32::INFINITY, f32::NAN] {
        let nowhere = Shape::from(line(base)).at(at);
        assert_eq!(distance(nowhere, other.at(beside)), None);
        assert_eq!(distance(other.at(beside), nowhere), None);
        assert_eq!(contact_within(nowhere, other.at(beside), f32::INFINITY), None);
    }
}

/// Far members and edges change nothing, and the nearest ones are found at their places.
#[test]
fn groups_have_near_members() {
    let members: Vec<Shape<'_>> = (0..40).map(|x| crate_at(x as f32 * 2.0, -2.0)).collect();
    let tiles = Shape::from(Group::new(&members));
    let mut memory = Vec::new();
    let ready = prepared(&tiles, &mut memory);
    for (x, expected) in [(9.0, vec![4, 5]), (10.0, vec![4, 5, 6]), (9.5, vec![4, 5])] {
        for tiles in [&tiles, &ready] {
            let found = all_within(tiles, &crate_at(x, 0.25), 0.25);
            let numbers: Vec<u32> = found.iter().map(|it| it.member_a).collect();
            assert_eq!(numbers, expected, "{found:?}");
            assert!(found.iter().all(|it| it.depth == -0.25), "{found:?}");
            assert_eq!(contact_within(tiles, crate_at(x, 0.25), 0.2), None);
        }
    }
}
