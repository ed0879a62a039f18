//! What is true of a group is what is true of its members, and what a one-sided chain says of its
//! free side.

mod figures;

use clash2d::{
    Chain, Contact, OrientedRectangle, Relation, Segment, Shape, Vector2D, cast, cast_ray, collide,
    contact, contacts, distance, relate, within,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, Pair, draw, draw_pair};
use figures::{ask_both, members};

const TAME: [Distribution; 4] =
    [Distribution::Uniform, Distribution::Grid, Distribution::Angles, Distribution::Shared];

fn cases() -> u32 {
    std::env::var("CLASH2D_CASES").map_or(12, |text| text.parse().expect("a number"))
}

fn all_contacts(pair: [&Figure; 2]) -> Vec<Contact> {
    ask_both(pair, |a, b| {
        let mut buffer = vec![Contact::default(); contacts(a, b, &mut [])];
        contacts(a, b, &mut buffer);
        buffer
    })
}

/// Whatever is convex and not endless: the rest is pushed away piece by piece, from any side.
const OTHERS: [Kind; 6] =
    [Kind::Point, Kind::Segment, Kind::Circle, Kind::Rectangle, Kind::Oriented, Kind::Capsule];

/// Visits groups with any other figures, and movements.
fn each_group(mut check: impl FnMut([&Figure; 2], Vector2D)) {
    for kind in OTHERS {
        for distribution in TAME {
            let mut rng = Rng::with_seed(kind as u64);
            for _ in 0..cases() {
                let [group, other] = draw_pair([Kind::Group, kind], distribution, &mut rng);
                let way = draw(Kind::Point, distribution, &mut rng).points()[0];
                check([&group, &other], way.into());
            }
        }
    }
}

#[test]
fn a_group_is_its_members() {
    let mut met = 0;
    each_group(|[group, other], way| {
        let tell = || format!("{group:?}\n{other:?}\n{way:?}");
        let parts = members(group);
        let each = |ask: &dyn Fn(&clash2d::Shape<'_>, &clash2d::Shape<'_>) -> Option<f32>| {
            let found = parts.iter().filter_map(|part| ask_both([part, other], ask));
            (ask_both([group, other], ask), found.reduce(f32::min))
        };
        let (whole, least) = each(&|a, b| distance(a, b).map(|found| found.distance));
        assert_eq!(whole, least, "distance: {}", tell());
        let (whole, least) = each(&|a, b| collide(a, b).then_some(0.0));
        assert_eq!(whole, least, "collide: {}", tell());
        met += u32::from(whole.is_some());
        let rest = Vector2D::ZERO;
        let (whole, least) = each(&|a, b| cast(a, way, b, rest).map(|hit| hit.fraction));
        assert_eq!(whole, least, "cast: {}", tell());
        let (whole, least) = each(&|a, _| cast_ray(a, way, rest - way).map(|hit| hit.entry));
        assert_eq!(whole, least, "ray: {}", tell());
    });
    assert!(met > 40, "{met}");
}

/// The parts of contacts and how deep they are; equal points may be pushed either way.
fn depths(contacts: &[Contact]) -> Vec<([u32; 4], u32)> {
    let parts = |c: &Contact| [c.member_a, c.member_b, c.part_a, c.part_b];
    let depth = |contact: &Contact| (parts(contact), contact.depth.to_bits());
    let mut depths: Vec<_> = contacts.iter().map(depth).collect();
    depths.sort_unstable();
    depths
}

#[test]
fn the_contacts_of_a_group_are_those_of_its_members() {
    let mut count = 0;
    each_group(|[group, other], _| {
        let mut expected = Vec::new();
        for (number, part) in members(group).into_iter().enumerate() {
            let number = number as u32;
            let mut of_part = all_contacts([part, other]);
            of_part.iter_mut().for_each(|one| one.member_a = number);
            expected.extend(of_part);
        }
        let found = all_contacts([group, other]);
        assert_eq!(depths(&found), depths(&expected), "{group:?}\n{other:?}");
        count += found.len();
    });
    assert!(count > 100, "{count}");
}

/// A chain with a solid side, and another figure.
fn each_one_sided(others: &[Kind], mut check: impl FnMut([&Figure; 2], Vector2D)) {
    for &kind in others {
        for distribution in TAME {
            let mut rng = Rng::with_seed(50 + kind as u64);
            for _ in 0..2 * cases() {
                let [mut chain, other] = draw_pair([Kind::Chain, kind], distribution, &mut rng);
                if let Figure::Chain { side, .. } = &mut chain {
                    *side = 1 + rng.u32(..2);
                }
                let way = draw(Kind::Point, distribution, &mut rng).points()[0];
                check([&chain, &other], way.into());
            }
        }
    }
}

/// The edges of a chain that have a length.
fn edges(chain: &Figure) -> Vec<(u32, [Pair; 2])> {
    let Figure::Chain { vertices, closed, .. } = chain else { unreachable!() };
    let next = vertices.iter().cycle().skip(1);
    let mut edges: Vec<_> = vertices.iter().zip(next).map(|(a, b)| [*a, *b]).zip(0..).collect();
    edges.truncate(if *closed { edges.len() } else { edges.len().saturating_sub(1) });
    edges.into_iter().filter(|([a, b], _)| a != b).map(|(ends, i)| (i, ends)).collect()
}

/// The vector out of the solid of an edge of a chain.
fn outward(chain: &Figure, [from, to]: [Pair; 2]) -> Vector2D {
    let along = Vector2D::from(to) - from.into();
    let right = Vector2D::new(along.y, -along.x);
    if matches!(chain, Figure::Chain { side: 1, .. }) { right } else { -right }
}

/// Whether a vector leads out of the solid of an edge, or of one that it meets at a corner.
fn leads_out(chain: &Figure, number: u32, normal: Vector2D) -> bool {
    let edges = edges(chain);
    let Some(place) = edges.iter().position(|(i, _)| *i == number) else { return edges.is_empty() };
    let count = edges.len();
    [place, (place + 1) % count, (place + count - 1) % count]
        .iter()
        .any(|place| along(normal, outward(chain, edges[*place].1)) >= -1e-5)
}

/// How much of a vector's length leads along another one, from -1 to 1.
fn along(v: Vector2D, other: Vector2D) -> f32 {
    v.dot(other) / other.length()
}

#[test]
fn a_one_sided_chain_pushes_to_its_free_side() {
    let mut count = 0;
    let others = [&OTHERS[..], &[Kind::Polygon, Kind::Sector]].concat();
    each_one_sided(&others, |[chain, other], _| {
        for found in all_contacts([chain, other]) {
            let is_out = leads_out(chain, found.part_a, found.normal);
            assert!(is_out, "{found:?}\n{chain:?}\n{other:?}");
            count += 1;
        }
        for found in all_contacts([other, chain]) {
            let is_out = leads_out(chain, found.part_b, -found.normal);
            assert!(is_out, "{found:?}\n{chain:?}\n{other:?}");
        }
    });
    assert!(count > 200, "{count}");
}

/// The distance of a point to an edge, and whether no end is as near.
fn distance_to(point: Vector2D, [from, to]: [Pair; 2]) -> (f32, bool) {
    let (way, to_point) = (Vector2D::from(to) - from.into(), point - from.into());
    let part = way.dot(to_point) / way.dot(way);
    let off = to_point - way * part.clamp(0.0, 1.0);
    (off.length(), (0.001..=0.999).contains(&part))
}

/// Whatever flies against an edge, and not only against its ends.
#[test]
fn what_flies_against_a_one_sided_chain_meets_its_free_side() {
    let mut count = 0;
    each_one_sided(&OTHERS, |[chain, other], way| {
        let hit = ask_both([other, chain], |a, b| {
            cast(a, way, b, Vector2D::ZERO).filter(|hit| !hit.starts_in_contact)
        });
        let (Some(hit), Figure::Chain { radius, .. }) = (hit, chain) else { return };
        let reach = radius + 1e-4 * (1.0 + hit.point.length());
        let edges = edges(chain).into_iter().map(|(_, ends)| (distance_to(hit.point, ends), ends));
        let near: Vec<_> = edges.filter(|((distance, _), _)| *distance <= reach).collect();
        if near.iter().any(|((_, is_beside), _)| *is_beside) {
            let out = |ends: [Pair; 2]| along(-hit.normal, outward(chain, ends));
            let is_free = near.iter().any(|(_, ends)| out(*ends) >= -1e-4);
            assert!(is_free, "{hit:?}\n{chain:?}\n{other:?}\n{way:?}");
            count += 1;
        }
    });
    assert!(count > 5, "{count}");
}

/// The edges of a chain.
fn segments_of(vertices: &[Vector2D]) -> Vec<Shape<'static>> {
    vertices.windows(2).map(|ends| Segment::new(ends[0], ends[1]).into()).collect()
}

/// What is told of a chain of many edges, of which most are left out before they are looked at, and of something else.
fn right_edges(own: &[Vector2D], other: &Shape<'_>, others: &[Shape<'_>], way: Vector2D) -> bool {
    let chain = Shape::from(Chain::new(own));
    let pairs = || segments_of(own).into_iter().flat_map(|a| others.iter().map(move |b| (a, *b)));
    let does_collide = pairs().any(|(a, b)| collide(a, b));
    let apart = pairs().filter_map(|(a, b)| distance(a, b)).map(|found| found.distance);
    let apart = apart.reduce(f32::min).expect("an edge");
    let fraction = |a: &Shape<'_>, b: &Shape<'_>| Some(cast(a, way, b, Vector2D::ZERO)?.fraction);
    let first = pairs().filter_map(|(a, b)| fraction(&a, &b)).reduce(f32::min);
    for (near, is_swapped) in [(apart, false), (apart.next_down(), true)] {
        let [a, b] = if is_swapped { [other, &chain] } else { [&chain, other] };
        let tell = || format!("{own:?}\n{other:?}");
        assert_eq!(collide(a, b), does_collide, "{}", tell());
        assert_eq!(contact(a, b).is_some(), does_collide, "{}", tell());
        assert_eq!(relate(a, b) != Relation::Disjoint, does_collide, "{}", tell());
        assert_eq!(distance(a, b).map(|found| found.distance), Some(apart), "{}", tell());
        let is_within = pairs().any(|(a, b)| within(a, b, near));
        assert_eq!(within(a, b, near), is_within, "{near}: {}", tell());
    }
    assert_eq!(fraction(&chain, other), first, "{own:?}\n{other:?} {way:?}");
    does_collide
}

/// Zigzags of any slope, of which each box meets many others, touching in some places, in few or in none.
#[test]
fn chains_are_their_edges() {
    let mut rng = Rng::with_seed(61);
    let (all, mut met) = (8 * cases(), 0);
    for case in 0..all {
        let turn = [[1, 0], [1, 1], [2, 1], [7, 5]][case as usize % 4];
        let size = if rng.bool() { 0.25 } else { f32::from_bits(rng.u32(100 << 23..150 << 23)) };
        // Each tooth is `high` in one direction and 1 in the other one.
        let mut zigzag = |side: i32| -> Vec<Vector2D> {
            let (high, gap) = (rng.i32(2..9), rng.i32(-2..3));
            let place = |n: i32| [n, side * gap + side * high * (n % 2) + rng.i32(0..2)];
            let turned = |[x, y]: [i32; 2]| [turn[0] * x - turn[1] * y, turn[1] * x + turn[0] * y];
            let all = (0..48).map(place).map(turned);
            all.map(|place| Vector2D::new(place[0] as f32 * size, place[1] as f32 * size)).collect()
        };
        let (own, other) = (zigzag(1), zigzag(-1));
        let way = Vector2D::new(size * 5.0, size * -7.0);
        met += u32::from(right_edges(&own, &Chain::new(&other).into(), &segments_of(&other), way));
    }
    assert!(0 < met && met < all, "{met} of {all}");
}

/// What is long and thin, and turned: its short edge is known less well than what is near it.
#[test]
fn chains_are_their_edges_beside_thin_boxes() {
    let mut rng = Rng::with_seed(62);
    let (all, mut met) = (8 * cases(), 0);
    for _ in 0..all {
        let mut power = |least: u32, most: u32| {
            f32::from_bits(rng.u32(127 + least - 60..127 + most - 60) << 23)
        };
        let length = power(60, 84);
        let (width, size) = (length * power(0, 24), length * power(0, 36));
        let degrees = if rng.bool() { rng.i32(-12..13) as f32 * 15.0 } else { rng.f32() * 360.0 };
        let along = Vector2D::new(1.0, 0.0).rotated(degrees);
        let thin = OrientedRectangle::new(along * length, Vector2D::new(length, width), degrees);
        let thin = thin.into();
        // Before its end, which is near the origin.
        let off = along * (size * rng.f32());
        let mut number = || size * (2.0 * rng.f32() - 1.0);
        let own: Vec<Vector2D> = (0..40).map(|_| Vector2D::new(number(), number()) - off).collect();
        let way = along * size;
        met += u32::from(right_edges(&own, &thin, &[thin], way));
    }
    assert!(0 < met && met < all, "{met} of {all}");
}
