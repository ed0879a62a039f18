//! Contacts: what is to be true of all of them, against supports in plain numbers and the oracle.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

mod figures;
mod solid;

use clash2d::{
    Capsule, Chain, Circle, Contact, Group, Line, OrientedRectangle, Place, Polygon, Rectangle,
    Sector, Segment, Shape, Side, Vector2D, contact, contacts,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, collide, draw_pair};
use figures::{ask_both, in_line, members};
use solid::{Solid, Support, size};

fn asked(pair: [&Figure; 2]) -> Option<Contact> {
    ask_both(pair, |a, b| contact(a, b))
}

fn all(pair: [&Figure; 2]) -> Vec<Contact> {
    let mut buffer = [Contact::default(); 64];
    let count = ask_both(pair, |a, b| contacts(a, b, &mut buffer));
    buffer[..count.min(64)].to_vec()
}

fn swapped(contact: Contact) -> Contact {
    let mut swapped = contact;
    swapped.normal = -contact.normal;
    (swapped.part_a, swapped.part_b) = (contact.part_b, contact.part_a);
    (swapped.member_a, swapped.member_b) = (contact.member_b, contact.member_a);
    for point in &mut swapped.points {
        (point.feature_a, point.feature_b) = (point.feature_b, point.feature_a);
        (point.place_a, point.place_b) = (point.place_b, point.place_a);
    }
    swapped
}

fn tolerance(pair: [&Figure; 2]) -> f64 {
    pair.map(size).into_iter().fold(0.0, f64::max)
}

fn check(pair: [&Figure; 2]) {
    let tell = || format!("{:?}\n{:?}", pair[0], pair[1]);
    let found = asked(pair);
    if let Some(truth) = collide(pair[0], pair[1]) {
        assert_eq!(found.is_some(), truth, "{}", tell());
    }
    let list = all(pair);
    assert_eq!(found.is_some(), !list.is_empty(), "{}", tell());
    let Some(found) = found else { return };
    let back = asked([pair[1], pair[0]]).expect("a contact");
    if pair[0] != pair[1] {
        assert_eq!(swapped(back), found, "{}", tell());
    }
    assert!(list.contains(&found) || list.len() == 64, "{}", tell());
    for contact in &list {
        assert!(contact.depth <= found.depth, "{}", tell());
        check_one(*contact, pair);
    }
    check_convex(found, pair);
}

/// Whether it is beyond doubt which members collide.
fn is_decided([a, b]: [&Figure; 2]) -> bool {
    members(a).iter().all(|a| members(b).iter().all(|b| collide(a, b).is_some()))
}

fn has_line(figure: &Figure) -> bool {
    let is_line = |member: &&Figure| matches!(member, Figure::Line { .. });
    members(figure).iter().any(is_line)
}

fn check_one(contact: Contact, pair: [&Figure; 2]) {
    let tell = || format!("{contact:?}\n{:?}\n{:?}", pair[0], pair[1]);
    let [x, y] = [contact.normal.x, contact.normal.y].map(f64::from);
    assert!((x.hypot(y) - 1.0).abs() < 1e-7, "{}", tell());
    assert!(contact.depth >= 0.0, "{}", tell());
    let is_huge = tolerance(pair) > 1e37;
    assert!(is_huge || contact.depth.is_finite() || pair.into_iter().all(has_line), "{}", tell());
    assert!((1..=2).contains(&contact.point_count), "{}", tell());
    let slack = 1e-6 * f64::from(contact.depth) + tolerance(pair) * 1e-7;
    for point in &contact.points[..contact.point_count as usize] {
        assert!(point.position.is_finite() && point.depth >= 0.0, "{}", tell());
        assert!(f64::from(point.depth) <= f64::from(contact.depth) + slack, "{}", tell());
        if is_huge || contact.depth.is_infinite() || !is_decided(pair) {
            continue;
        }
        for figure in pair {
            let off =
                Solid::all_of(figure).into_iter().map(|solid| solid.distance_to(point.position));
            let off = off.fold(f64::INFINITY, f64::min);
            let limit = 0.5 * f64::from(point.depth) + slack;
            assert!(off <= limit, "{point:?} is off by {off}\n{}", tell());
        }
    }
}

/// The contact of convex figures is the least way apart.
fn check_convex(found: Contact, pair: [&Figure; 2]) {
    let tell = || format!("{found:?}\n{:?}\n{:?}", pair[0], pair[1]);
    let (Some(a), Some(b)) = (Support::of(pair[0]), Support::of(pair[1])) else { return };
    if tolerance(pair) > 1e37 {
        return;
    }
    let depth = |[x, y]: [f64; 2]| a.height([x, y]) + b.height([-x, -y]);
    let [x, y] = [found.normal.x, found.normal.y].map(f64::from);
    let slack = tolerance(pair) * 3e-7;
    let along = depth([x, y]);
    assert!((along - f64::from(found.depth)).abs() <= slack, "{along} deep\n{}", tell());
    let least = a.directions(&b).into_iter().map(depth).fold(f64::INFINITY, f64::min);
    assert!(f64::from(found.depth) <= least + slack, "only {least} deep\n{}", tell());
}

fn count(usual: usize) -> usize {
    std::env::var("CLASH2D_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn contacts_of_all_kinds_are_true() {
    for kinds in Kind::pairs() {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(43);
            for _ in 0..count(6) {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                check([&a, &b]);
            }
        }
    }
}

/// They touch as the segments that they are: their edges lie over each other.
#[test]
fn polygons_in_one_line_touch_as_segments() {
    for kind in Kind::ALL {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(44);
            for _ in 0..count(6) {
                let Some(figures) = in_line(kind, distribution, &mut rng) else { continue };
                let [segment, polygon, other] = &figures;
                check([polygon, other]);
                if let Some(found) = asked([polygon, other]) {
                    check_convex(found, [segment, other]);
                }
            }
        }
    }
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn circle(x: f32, y: f32, radius: f32) -> Shape<'static> {
    Circle::new(v(x, y), radius).into()
}

/// A rectangle from two corners.
fn rectangle(low: [f32; 2], high: [f32; 2]) -> Shape<'static> {
    Rectangle::new(low.into(), v(high[0] - low[0], high[1] - low[1])).into()
}

/// Normal, depth, and number of points.
fn summary(a: &Shape<'_>, b: &Shape<'_>) -> ([f32; 2], f32, u32) {
    let contact = contact(a, b).expect("a contact");
    (contact.normal.into(), contact.depth, contact.point_count)
}

#[test]
fn circles_touch_along_their_centers() {
    let a = circle(0.0, 0.0, 2.0);
    assert_eq!(summary(&a, &circle(3.0, 4.0, 3.0)), ([0.6, 0.8], 0.0, 1));
    assert_eq!(summary(&a, &circle(3.0, 4.0, 4.0)), ([0.6, 0.8], 1.0, 1));
    assert_eq!(contact(a, circle(3.0, 4.0_f32.next_up(), 3.0)), None);
    let point = contact(a, circle(0.0, 4.0, 3.0)).unwrap().points[0];
    assert_eq!((point.position, point.depth), (v(0.0, 1.5), 1.0));
}

#[test]
fn equal_points_are_pushed_apart_along_the_x_axis() {
    let a = circle(3.0, 4.0, 1.0);
    assert_eq!(summary(&a, &circle(3.0, 4.0, 2.0)), ([1.0, 0.0], 3.0, 1));
    assert_eq!(summary(&a, &a), ([1.0, 0.0], 2.0, 1));
    let point = Shape::from(v(3.0, 4.0));
    assert_eq!(summary(&point, &point), ([1.0, 0.0], 0.0, 1));
}

#[test]
fn boxes_touch_with_their_edges() {
    let ground = rectangle([0.0, 0.0], [10.0, 2.0]);
    let found = contact(ground, rectangle([3.0, 1.5], [5.0, 4.0])).unwrap();
    assert_eq!((found.normal, found.depth, found.point_count), (v(0.0, 1.0), 0.5, 2));
    let mut positions = found.points.map(|point| (point.position.x, point.position.y));
    positions.sort_by(|a, b| a.0.total_cmp(&b.0));
    assert_eq!(positions, [(3.0, 1.75), (5.0, 1.75)]);
    assert!(found.points.iter().all(|point| point.depth == 0.5));
    // Inside: the least way out, to the right.
    let inside = rectangle([8.0, 0.75], [9.5, 1.5]);
    assert_eq!(summary(&ground, &inside), ([0.0, 1.0], 1.25, 2));
    assert_eq!(summary(&ground, &rectangle([9.0, 0.5], [9.5, 1.5])), ([1.0, 0.0], 1.0, 2));
    // Corner on corner.
    let corner = rectangle([10.0, 2.0], [11.0, 3.0]);
    assert_eq!(summary(&ground, &corner).1, 0.0);
    let turned = OrientedRectangle::new(v(5.0, 3.0), v(1.0, 1.0), 45.0);
    let found = contact(ground, turned).unwrap();
    assert_eq!((found.normal, found.point_count), (v(0.0, 1.0), 1));
    assert!((found.depth - (2.0_f32.sqrt() - 1.0)).abs() < 1e-7);
}

#[test]
fn features_stay_the_same_while_shapes_slide() {
    let ground = rectangle([0.0, 0.0], [10.0, 2.0]);
    let features = |x: f32| {
        let found = contact(ground, rectangle([x, 1.75], [x + 1.0, 3.0])).unwrap();
        found.points.map(|point| [point.feature_a, point.feature_b])
    };
    let first = features(2.0);
    assert!((0..100).all(|step| features(2.0 + step as f32 * 0.0625) == first));
    assert_ne!(features(9.5), first);
}

/// A box on a path of a group, and on its edges alone.
#[test]
fn contacts_of_members_and_edges_are_known_again() {
    let path = [[-8.0, 1.0], [0.0, 0.0], [8.0, 1.0]].map(Vector2D::from);
    let members = [circle(0.0, 9.0, 1.0), Chain::new(&path).into()];
    let group = Shape::from(Group::new(&members));
    let ids = |x: f32| {
        let mut found = [Contact::default(); 4];
        let count = contacts(group, rectangle([x - 3.0, 0.25], [6.0, 2.0]), &mut found);
        let ids = found.map(|c| {
            let features = c.points.map(|point| [point.feature_a, point.feature_b]);
            (c.member_a, c.part_a, c.member_b, c.part_b, features)
        });
        (count, ids)
    };
    let first = ids(0.0);
    assert_eq!((first.0, first.1[0].0, first.1[0].1, first.1[1].1), (2, 1, 0, 1));
    assert!((0..50).all(|step| ids(step as f32 * 0.01) == first));
    assert_ne!(ids(4.0), first);
}

/// A ring with integer coordinates whose edges turn by less than a right angle in all: as many as
/// there are ways without a common factor.
fn many_corners() -> Vec<Vector2D> {
    let is_primitive = |x: i32, y: i32| {
        let (mut a, mut b) = (x.abs(), y.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a == 1
    };
    let all = (-185..=185).flat_map(|x| (-185..=185).map(move |y| [x, y]));
    let mut ways: Vec<[i32; 2]> = all.filter(|&[x, y]| is_primitive(x, y)).collect();
    ways.sort_by(|a, b| {
        let [a, b] = [a, b].map(|way| way.map(f64::from));
        a[1].atan2(a[0]).total_cmp(&b[1].atan2(b[0]))
    });
    let mut at = [0, 0];
    let corner = |way: &[i32; 2]| {
        at = [at[0] + way[0], at[1] + way[1]];
        v(at[0] as f32, at[1] as f32)
    };
    ways.iter().map(corner).collect()
}

/// Numbers of corners were told modulo 2^15, and of a group either the member or its edge.
#[test]
fn features_are_not_told_modulo_anything() {
    let corners = many_corners();
    assert!(corners.len() > 80_000);
    let polygon = Shape::from(Polygon::new(&corners));
    for number in [3, 32_768, 40_000, 65_536, 80_000] {
        let found = contact(polygon, Shape::from(corners[number])).expect("a contact");
        let told = found.points[0].feature_a / 4;
        assert!(told as usize == number || told as usize + 1 == number, "{told} is not {number}");
    }
    let chain: Vec<Vector2D> = (0..80_000).map(|i| v(i as f32, (i % 2) as f32)).collect();
    let chain = Shape::from(Chain::new(&chain));
    let found = contact(chain, circle(70_000.0, -0.75, 1.0)).expect("a contact");
    // The start of one edge, or the end of the one before.
    assert!([4 * 70_000, 4 * 69_999 + 2].contains(&found.points[0].feature_a), "{found:?}");
    let ell = [[0.0, 0.0], [6.0, 0.0], [6.0, 1.0], [1.0, 1.0], [1.0, 6.0], [0.0, 6.0]];
    let ell = ell.map(Vector2D::from);
    let members = [circle(20.0, 0.0, 1.0), Polygon::new(&ell).into()];
    let mut buffer = [Contact::default(); 4];
    let group = Shape::from(Group::new(&members));
    assert_eq!(contacts(group, circle(1.75, 1.75, 1.0), &mut buffer), 2);
    let told = buffer.map(|contact| (contact.member_a, contact.part_a));
    assert_eq!(told[..2], [(1, 2), (1, 3)]);
}

#[test]
fn parallel_capsules_touch_at_two_points() {
    let capsule = |x: f32, y: f32| Shape::from(Capsule::new(v(x, y), v(x + 4.0, y), 1.0));
    let found = contact(capsule(0.0, 0.0), capsule(1.0, 1.5)).unwrap();
    assert_eq!((found.normal, found.depth, found.point_count), (v(0.0, 1.0), 0.5, 2));
    // Past each other's ends it is the round ends that touch.
    let beside = contact(capsule(0.0, 0.0), capsule(4.75, 1.0)).unwrap();
    assert_eq!((beside.normal, beside.depth, beside.point_count), (v(0.6, 0.8), 0.75, 1));
    let behind = contact(capsule(0.0, 0.0), capsule(5.5, 0.0)).unwrap();
    assert_eq!((behind.normal, behind.depth, behind.point_count), (v(1.0, 0.0), 0.5, 1));
}

/// A floor of many pieces, from -8 to 8, with the ground below.
fn floor() -> Vec<Vector2D> {
    (-8..=8).map(|x| v(x as f32, 0.0)).collect()
}

#[test]
fn nothing_stumbles_over_the_joints_of_a_chain() {
    let vertices = floor();
    let chain = Chain::new(&vertices);
    for chain in [chain, chain.with_solid_side(Side::Right)] {
        let chain = Shape::from(chain);
        for step in 0..400 {
            let (x, depth) = (step as f32 * 0.03125 - 6.0, 0.01);
            let on_it = rectangle([x, -depth], [x + 1.0, 1.0]);
            for body in [on_it, circle(x, 0.5 - depth, 0.5)] {
                let mut buffer = [Contact::default(); 8];
                let count = contacts(chain, body, &mut buffer);
                assert!(count > 0);
                for found in &buffer[..count] {
                    assert_eq!(found.normal, v(0.0, 1.0), "at {x}: {found:?}");
                    assert!((found.depth - depth).abs() < 1e-7);
                }
            }
        }
    }
}

#[test]
fn nothing_stumbles_over_the_vertices_of_a_polygon() {
    // A floor with a step at its end, so that it is not convex.
    let mut vertices = floor();
    vertices.extend([v(8.0, 3.0), v(9.0, 3.0), v(9.0, -2.0), v(-8.0, -2.0)]);
    for reversed in [false, true] {
        if reversed {
            vertices.reverse();
        }
        let floor = Shape::from(Polygon::new(&vertices));
        for step in 0..400 {
            let x = step as f32 * 0.03125 - 6.0;
            let found = contact(floor, rectangle([x, -0.01], [x + 1.0, 1.0])).unwrap();
            assert_eq!(found.normal, v(0.0, 1.0), "at {x}: {found:?}");
        }
    }
}

#[test]
fn a_solid_side_pushes_to_the_free_one() {
    let vertices = [v(-8.0, 0.0), v(8.0, 0.0)];
    let chain = Chain::new(&vertices).with_solid_side(Side::Right);
    let above = rectangle([0.0, -0.25], [1.0, 1.0]);
    let below = rectangle([0.0, -1.0], [1.0, 0.25]);
    assert_eq!(summary(&chain.into(), &above), ([0.0, 1.0], 0.25, 2));
    assert_eq!(summary(&chain.into(), &below), ([0.0, 1.0], 1.0, 2));
    let other = chain.with_solid_side(Side::Left);
    assert_eq!(summary(&other.into(), &below), ([0.0, -1.0], 0.25, 2));
    let either = chain.with_solid_side(Side::None);
    assert_eq!(summary(&either.into(), &below), ([0.0, -1.0], 0.25, 2));
}

#[test]
fn a_valley_and_a_ridge_touch_as_they_bend() {
    let valley = [v(-4.0, 4.0), v(0.0, 0.0), v(4.0, 4.0)];
    let chain = Shape::from(Chain::new(&valley).with_solid_side(Side::Right));
    let mut buffer = [Contact::default(); 4];
    let half = 0.5_f32.sqrt();
    assert_eq!(contacts(chain, circle(0.0, 1.0, 1.0), &mut buffer), 2);
    assert_eq!([buffer[0].normal, buffer[1].normal], [v(half, half), v(-half, half)]);
    let ridge = [v(-4.0, -4.0), v(0.0, 0.0), v(4.0, -4.0)];
    let chain = Shape::from(Chain::new(&ridge).with_solid_side(Side::Right));
    let found = contact(chain, rectangle([-1.0, -0.25], [1.0, 1.0])).unwrap();
    assert_eq!((found.normal, found.depth), (v(0.0, 1.0), 0.25));
    assert_eq!(summary(&chain, &circle(0.0, 0.75, 1.0)), ([0.0, 1.0], 0.25, 1));
}

#[test]
fn a_ball_in_the_corner_of_a_polygon_touches_both_walls() {
    let corners =
        [[0.0, 0.0], [6.0, 0.0], [6.0, 1.0], [1.0, 1.0], [1.0, 6.0], [0.0, 6.0]].map(|p| p.into());
    let polygon = Shape::from(Polygon::new(&corners));
    let mut buffer = [Contact::default(); 4];
    assert_eq!(contacts(polygon, circle(1.75, 1.75, 1.0), &mut buffer), 2);
    let found = buffer.map(|contact| (contact.normal, contact.depth, contact.part_a));
    assert_eq!(found[..2], [(v(0.0, 1.0), 0.25, 2), (v(1.0, 0.0), 0.25, 3)]);
    // A buffer that is too small keeps the count.
    assert_eq!(contacts(polygon, circle(1.75, 1.75, 1.0), &mut []), 2);
    // Inside, without touching an edge.
    let inside = contact(polygon, circle(0.375, 5.25, 0.125)).unwrap();
    assert_eq!((inside.normal, inside.depth), (v(-1.0, 0.0), 0.5));
}

/// Vertices along a straight side do not end it, wherever the ring begins and whichever way it runs.
#[test]
fn a_side_goes_on_beyond_vertices_in_line() {
    let ring =
        [[0.0, 0.0], [0.0, -4.0], [12.0, -4.0], [12.0, 0.0], [6.0, 0.0], [6.0, 0.0], [5.0, 0.0]];
    let shapes: [(Shape<'_>, f32, f32); 4] = [
        (circle(3.0, 0.75, 1.0), 0.25, -0.125),
        (circle(8.0, 0.75, 1.0), 0.25, -0.125),
        (rectangle([3.0, -0.5], [7.0, 1.0]), 0.5, -0.25),
        (Capsule::new(v(3.0, 0.25), v(7.0, 0.25), 0.5).into(), 0.25, -0.125),
    ];
    for turn in 0..2 * ring.len() {
        let mut corners = ring.map(Vector2D::from);
        corners.rotate_left(turn % ring.len());
        if turn >= ring.len() {
            corners.reverse();
        }
        for (shape, depth, y) in &shapes {
            let found = contact(Polygon::new(&corners), shape).expect("a contact");
            assert_eq!((found.normal, found.depth), (v(0.0, 1.0), *depth), "{turn}");
            let mut places = found.points.map(|point| point.position);
            places.sort_by(|a, b| a.x.total_cmp(&b.x));
            match found.point_count {
                1 => assert_eq!(found.points[0].position.y, *y, "{turn}"),
                _ => assert_eq!(places, [v(3.0, *y), v(7.0, *y)], "{turn}"),
            }
            let is_round = matches!(shape.form(), clash2d::Form::Circle(_));
            assert_eq!(found.point_count, if is_round { 1 } else { 2 }, "{turn}");
        }
    }
}

/// The point lies halfway between the edge and the far side of what is inside, and names the corner
/// and the part there.
#[test]
fn what_is_inside_touches_with_its_far_side() {
    let vectors = |points: [[f32; 2]; 6]| points.map(Vector2D::from);
    let corners = vectors([[0.0, 0.0], [6.0, 0.0], [6.0, 1.0], [1.0, 1.0], [1.0, 6.0], [0.0, 6.0]]);
    let polygon = Shape::from(Polygon::new(&corners));
    let touch = |inner: &Shape<'_>| {
        let found = contact(polygon, inner).expect("a contact");
        let back = contact(inner, polygon).expect("a contact");
        assert_eq!(swapped(back), found);
        assert_eq!((found.normal, found.part_a, found.point_count), (v(-1.0, 0.0), 5, 1));
        let point = found.points[0];
        let features = [point.feature_a, point.feature_b];
        ((point.position.x, point.position.y), found.depth, found.part_b, features)
    };
    let feature = |corner: u32| [5 << 2 | 1, corner << 2];
    assert_eq!(touch(&circle(0.375, 5.25, 0.125)), ((0.25, 5.25), 0.5, 0, feature(0)));
    let tile = rectangle([0.25, 4.0], [0.5, 4.5]);
    assert_eq!(touch(&tile), ((0.25, 4.0), 0.5, 0, feature(1)));
    let small =
        vectors([[0.375, 4.125], [0.375, 4.5], [0.25, 4.5], [0.25, 4.0], [0.5, 4.0], [0.5, 4.125]]);
    assert_eq!(
        touch(&Polygon::new(&small).into()),
        ((0.25, 4.0), 0.5, 3, [5 << 2 | 1, 3 << 2 | 2])
    );
    // From 40 to 130 degrees, so that the outer corner of the first side is farthest to the right.
    let ((x, y), depth, ..) = touch(&Sector::new(v(0.25, 3.0), 0.25, 85.0, 45.0).into());
    let (sin, cos) = 40.0_f32.to_radians().sin_cos();
    assert!((depth - (0.25 + 0.25 * cos)).abs() < 1e-6, "{depth}");
    assert!((x - 0.5 * depth).abs() < 1e-6 && (y - 3.0 - 0.25 * sin).abs() < 1e-6, "{x} {y}");
}

/// An edge beside the way counted as well: a box in an L below the end of its arm was told to leave by 0, past the
/// line through the side of the arm.
#[test]
fn what_is_inside_leaves_through_an_edge_on_its_way() {
    let mut rng = Rng::with_seed(61);
    for _ in 0..2000 {
        let heights: Vec<i32> = (0..rng.usize(2..6)).map(|_| rng.i32(1..=9)).collect();
        let place = |x: usize, y: i32| v(x as f32 * 4.0, y as f32 * 4.0);
        let mut corners = vec![place(heights.len(), 0), place(0, 0)];
        for (number, &height) in heights.iter().enumerate() {
            corners.extend([place(number, height), place(number + 1, height)]);
        }
        corners.reverse();
        // The box lies within the lowest of the columns that it meets, touching no edge.
        let wide = 4 * heights.len() as i32;
        let (left, width) = (rng.i32(1..wide - 1), rng.i32(1..=wide));
        let right = (left + width).min(wide - 1);
        let met = (left - 1).div_euclid(4)..=right.div_euclid(4);
        let column = |number: i32| heights.get(number as usize).map_or(0, |height| 4 * height);
        let least = met.clone().map(column).min().expect("a column");
        let low = rng.i32(1..least - 1);
        let high = rng.i32(low + 1..least);
        let mut ways = vec![high];
        ways.extend(met.map(|number| column(number) - low));
        for side in 0..=heights.len() as i32 {
            let [before, after] = [column(side - 1), column(side)];
            if before.min(after) <= high && low <= before.max(after) {
                ways.push(if before > after { 4 * side - left } else { right - 4 * side });
            }
        }
        let truth = ways.into_iter().filter(|&way| way > 0).min().expect("a way out");
        let [x, y] = [left, low].map(|x| x as f32);
        let inner = Rectangle::new(v(x, y), v((right - left) as f32, (high - low) as f32));
        let found = contact(Polygon::new(&corners), inner).expect("a contact");
        let case = format!("{found:?} of {inner:?} in {heights:?}");
        assert_eq!(found.depth, truth as f32, "{case}");
    }
}

#[test]
fn a_ring_holds_what_is_inside() {
    let ring = Shape::from(Sector::new(Vector2D::ZERO, 6.0, 0.0, 180.0).with_inner_radius(5.0));
    let found = contact(ring, circle(3.0, 0.0, 2.5)).unwrap();
    assert_eq!((found.normal, found.depth), (v(-1.0, 0.0), 0.5));
    assert_eq!(found.points[0].position, v(5.25, 0.0));
    assert_eq!(summary(&ring, &circle(0.0, 8.0, 2.5)), ([0.0, 1.0], 0.5, 1));
    assert_eq!(contact(ring, circle(1.0, 0.0, 2.5)), None);
}

#[test]
fn lines_push_to_the_nearer_side() {
    let line = Shape::from(Line::new(v(-100.0, 1.0), v(1.0, 0.0)));
    assert_eq!(summary(&line, &rectangle([3.0, 0.75], [5.0, 4.0])), ([0.0, 1.0], 0.25, 2));
    assert_eq!(summary(&line, &circle(3.0, 0.5, 2.0)), ([0.0, -1.0], 1.5, 1));
    let crossing = Shape::from(Line::new(v(3.0, 0.0), v(0.0, 2.0)));
    let found = contact(line, crossing).unwrap();
    assert_eq!((found.depth, found.points[0].position), (f32::INFINITY, v(3.0, 1.0)));
    let same = Shape::from(Line::new(v(7.0, 1.0), v(-3.0, 0.0)));
    assert_eq!(contact(line, same).unwrap().depth, 0.0);
}

/// Ground from left to right is solid below, on its right; a line is left below it only if it has to be.
#[test]
fn lines_are_pushed_off_ground_to_its_free_side() {
    let ground = [v(-6.0, 0.0), v(-2.0, 4.0), v(2.0, 1.0), v(6.0, 3.0)];
    let chain = |radius: f32, side: Side| {
        Shape::from(Chain::new(&ground).with_radius(radius).with_solid_side(side))
    };
    let level = |height: f32| Shape::from(Line::new(v(50.0, height), v(-1.0, 0.0)));
    let told = |a: &Shape<'_>, b: &Shape<'_>| {
        contact(a, b).map(|found| (found.normal, found.depth)).expect("a contact")
    };
    // At the foot of the slope, where it would be off the chain at once below it.
    assert_eq!(told(&chain(0.0, Side::Right), &level(0.0)), (v(0.0, 1.0), 4.0));
    assert_eq!(told(&level(0.5), &chain(0.5, Side::Right)), (v(0.0, -1.0), 4.0));
    assert_eq!(told(&chain(0.0, Side::Left), &level(3.5)), (v(0.0, -1.0), 3.5));
    // At a peak of the free side the nearer way is the right one.
    assert_eq!(told(&chain(0.0, Side::Right), &level(4.0)), (v(0.0, 1.0), 0.0));
    assert_eq!(told(&chain(0.0, Side::None), &level(0.5)), (v(0.0, -1.0), 0.5));
    // Upright it meets a single edge, which leads down to the right: its free side is on the right.
    let upright = Shape::from(Line::new(v(-1.5, 0.0), v(0.0, 1.0)));
    assert_eq!(told(&chain(0.0, Side::Right), &upright), (v(1.0, 0.0), 7.5));
    // One edge of a fold has its free side above, the other one below.
    let fold = [v(0.0, 0.0), v(4.0, 1.0), v(1.0, 3.0)];
    let fold = Shape::from(Chain::new(&fold).with_solid_side(Side::Right));
    assert_eq!(told(&fold, &level(1.0)), (v(0.0, -1.0), 1.0));
    assert_eq!(told(&fold, &level(0.5)), (v(0.0, 1.0), 2.5));
}

#[test]
fn members_of_groups_are_told() {
    let members = [circle(0.0, 0.0, 1.0), circle(3.0, 0.0, 1.0), circle(f32::NAN, 0.0, 1.0)];
    let group = Shape::from(Group::new(&members));
    let mut buffer = [Contact::default(); 4];
    assert_eq!(contacts(group, rectangle([0.5, -2.0], [2.75, 2.0]), &mut buffer), 2);
    assert_eq!([0, 1].map(|i| (buffer[i].member_a, buffer[i].depth)), [(0, 0.5), (1, 0.75)]);
    assert_eq!(contact(group, rectangle([0.5, -2.0], [2.75, 2.0])), Some(buffer[1]));
}

/// A group of one shape has the contact of that shape, bit for bit, wherever both stand.
#[test]
fn a_single_member_touches_as_it_does_alone() {
    let hexagon: Vec<Vector2D> = [(3, 0), (1, 2), (-1, 2), (-3, 0), (-1, -2), (1, -2)]
        .map(|(x, y)| v(x as f32 / 3.0, y as f32 / 3.0))
        .into();
    let hull = Polygon::new(&hexagon);
    let shapes = [
        circle(0.0, 0.0, 0.7),
        rectangle([-0.5, -0.25], [0.5, 0.75]),
        Capsule::new(v(-0.4, 0.0), v(0.4, 0.3), 0.2).into(),
        Segment::new(v(-1.0, 0.0), v(1.0, 0.5)).into(),
        OrientedRectangle::new(v(0.0, 0.0), v(0.5, 0.8), 30.0).into(),
        hull.into(),
    ];
    let (mut rng, mut touching) = (Rng::with_seed(3), 0);
    for _ in 0..20_000 {
        let mut draw = || {
            let mut steps = || rng.u32(1..17) as f32 / 10.0;
            let at = v(steps(), steps());
            (shapes[rng.u32(..shapes.len() as u32) as usize], at)
        };
        let [(a, at_a), (b, at_b)] = [draw(), draw()];
        if (a, at_a) == (b, at_b) {
            continue; // Neither is the first one.
        }
        let alone = contact(a.at(at_a), b.at(at_b));
        let [group_a, group_b] = [[a], [b]];
        let [first, second] = [&group_a, &group_b].map(|group| Shape::from(Group::new(group)));
        assert_eq!(contact(first.at(at_a), b.at(at_b)), alone, "{a:?} {at_a:?} {b:?} {at_b:?}");
        assert_eq!(contact(a.at(at_a), second.at(at_b)), alone, "{a:?} {at_a:?} {b:?} {at_b:?}");
        touching += u32::from(alone.is_some());
    }
    assert!(touching > 10_000, "{touching}");
}

/// Straight below one end of a capsule that leans lies its inside: the place is on the arc around the other
/// end, where that is nearest.
#[test]
fn a_place_of_a_leaning_capsule_is_the_nearest() {
    let floor = Rectangle::new(Vector2D::new(4.0, -2.0), Vector2D::new(5.0, 3.0));
    let capsule = Shape::from(Capsule::new(Vector2D::new(9.0, 1.0), Vector2D::new(7.0, 6.0), 6.0));
    let contact = contact(floor, capsule).unwrap();
    let point = contact.points.iter().find(|point| point.feature_b == 4).unwrap();
    assert_eq!(point.position - contact.normal * (0.5 * point.depth), Vector2D::new(7.0, 0.0));
    let at = capsule.point_at(point.place_b).unwrap();
    let out = 6.0 / 5.0_f32.sqrt();
    let off = at - Vector2D::new(9.0 - 2.0 * out, 1.0 - out);
    assert!(off.x.abs() + off.y.abs() < 1e-4, "{at:?}");
}

/// The long edge ends where the short one does, as far as can be told beside its length, and must not
/// be cut beyond that end.
#[test]
fn what_is_cut_stays_within_the_edge() {
    let wall = [
        [4.8926016e-17, 840905300000000.0],
        [3.3985878e-10, 252978780.0],
        [0.00016219722, 2131.0996],
        [-1.2992751e-15, 0.0023236186],
        [-133546780.0, 2.2241745e-6],
        [-3.9815718e18, 1.2738912e-8],
    ];
    let path = [
        [249795800.0, -6781893.0],
        [-0.026139371, -4.4051864e-9],
        [3.046265e18, -0.19220555],
        [-0.35432953, -669215500000.0],
        [1.1196137e19, 7.215805e-16],
        [1.2568817e-14, 494521230000000.0],
    ];
    let (wall, path) = (wall.map(Vector2D::from), path.map(Vector2D::from));
    let wall = Polygon::new(&wall).with_radius(3238492700.0);
    let mut found = [Contact::default(); 64];
    let count = contacts(wall, Chain::new(&path).closed(), &mut found);
    let edges = found[..count].iter().filter(|contact| contact.part_b == 1);
    for contact in edges.clone() {
        for point in &contact.points[..contact.point_count as usize] {
            // Beside the edge by half of the depth, at most.
            assert!(point.position.x > -1.0 - 0.51 * point.depth, "{contact:?}");
        }
    }
    assert!(edges.count() > 0);
}

/// Where a place of a shape is in the shape's own coordinates.
fn place_on(shape: Shape<'_>, place: Place) -> [f64; 2] {
    let at = shape.point_at(place).expect("a place");
    [at.x, at.y].map(f64::from)
}

/// What stands together at a place far away touches as at the origin: also where on each of the two, which floats of
/// where that is in the plane can't tell.
#[test]
fn places_are_the_same_however_far_both_stand() {
    let mut random = Rng::with_seed(7);
    let mut number = |size: f32| size * (random.f32() - 0.5);
    let mut buffers = [[Contact::default(); 64]; 2];
    let mut count = 0;
    for round in 0..300 {
        let mut ring = |size| (0..3 + round % 9).map(|_| v(number(size), number(size))).collect();
        let (a, b): (Vec<_>, Vec<_>) = (ring(8.0), ring(6.0));
        let radius = if round % 2 == 0 { 0.0 } else { 0.25 };
        let members = [Circle::new(a[0], 1.5).into(), Segment::new(a[1], a[2]).into()];
        let (first, second) = match round % 4 {
            0 => (Polygon::new(&a).with_radius(radius).into(), Chain::new(&b).into()),
            1 => (Chain::new(&a).with_radius(radius).into(), Polygon::new(&b).into()),
            2 => (Group::new(&members).into(), Polygon::new(&b).with_radius(0.5).into()),
            _ => {
                (Polygon::new(&a).with_radius(radius).into(), Capsule::new(b[0], b[1], 0.5).into())
            }
        };
        let pair: [Shape<'_>; 2] = [first, second];
        let [near, far] = &mut buffers;
        let all = contacts(pair[0], pair[1], near);
        for at in [v(3.7, -211.3), v(1e6, 1e6), v(1e9, -1e9), v(1e20, 3e19)] {
            let [a, b] = pair.map(|shape| shape.at(at));
            assert_eq!(contacts(a, b, far), all, "{pair:?}");
            let deepest = contact(a, b).into_iter().zip(contact(pair[0], pair[1]));
            for (far, near) in deepest.chain(far.iter().copied().zip(*near).take(all)) {
                let what = |c: &Contact| (c.normal, c.depth, c.point_count, c.member_a, c.part_b);
                assert_eq!(what(&far), what(&near), "{pair:?}");
                for (far, near) in
                    far.points.iter().zip(near.points).take(near.point_count as usize)
                {
                    for (shape, places) in [
                        (pair[0], [far.place_a, near.place_a]),
                        (pair[1], [far.place_b, near.place_b]),
                    ] {
                        let [[x, y], [z, w]] = places.map(|place| place_on(shape, place));
                        assert!((x - z).hypot(y - w) < 1e-5, "{pair:?} {far:?} {near:?}");
                        count += 1;
                    }
                }
            }
        }
    }
    assert!(count > 10_000, "{count}");
}

/// Whether a place lies inside a ring: a ray to the right crosses an odd number of edges.
fn is_inside([x, y]: [f64; 2], ring: &[Vector2D]) -> bool {
    let next = ring.iter().cycle().skip(1);
    let edges =
        ring.iter().zip(next).map(|ends| [ends.0, ends.1].map(|v| [v.x.into(), v.y.into()]));
    let is_crossed = |[[ax, ay], [bx, by]]: [[f64; 2]; 2]| {
        (ay > y) != (by > y) && x < ax + (bx - ax) * (y - ay) / (by - ay)
    };
    edges.filter(|edge| is_crossed(*edge)).count() % 2 == 1
}

#[test]
fn an_edge_that_its_ring_crosses_often_pushes_to_the_side_that_is_free_there() {
    let teeth = (0..127).map(|i| v(63.75 - 0.5 * i as f32, if i % 2 == 0 { 1.0 } else { -1.0 }));
    let ring: Vec<Vector2D> = [v(0.0, 0.0), v(64.0, 0.0)].into_iter().chain(teeth).collect();
    let polygon = Shape::from(Polygon::new(&ring));
    for i in 0..126 {
        let x = 63.25 - 0.5 * i as f32;
        let [is_below, is_above] = [-0.01, 0.01].map(|y| is_inside([x.into(), y], &ring));
        assert_ne!(is_below, is_above);
        let found = contact(polygon, rectangle([x - 0.0625, -0.0625], [x + 0.0625, 0.0625]));
        let expected = if is_above { v(0.0, -1.0) } else { v(0.0, 1.0) };
        assert_eq!(found.map(|found| (found.normal, found.depth)), Some((expected, 0.0625)), "{x}");
    }
}
