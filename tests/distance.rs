//! Distances against big numbers, and what is to be true of all of them.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

mod figures;
mod solid;

use clash2d::{
    Capsule, Chain, Circle, Distance, Group, Line, OrientedRectangle, Polygon, Rectangle, Sector,
    Shape, Vector2D, distance,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{self, Distribution, Figure, Kind, Pair, collide, draw_pair, is_empty};
use figures::{ask_both, members};
use solid::{Solid, size};

fn asked(pair: [&Figure; 2]) -> Option<Distance> {
    ask_both(pair, |a, b| distance(a, b))
}

fn ulp(x: f32) -> f64 {
    f64::from(x.abs().next_up() - x.abs())
}

/// How far a point may be from where it should be.
fn slack(v: Vector2D, pair: [&Figure; 2]) -> f64 {
    let extent = pair.map(size).into_iter().fold(0.0, f64::max);
    0.6 * ulp(v.x).hypot(ulp(v.y)) + extent * 0.5_f64.powi(40)
}

fn check(pair: [&Figure; 2], rng: &mut Rng) {
    let tell = || format!("{:?}\n{:?}", pair[0], pair[1]);
    let Some(found) = asked(pair) else {
        assert!(pair.into_iter().any(is_empty), "no distance\n{}", tell());
        return;
    };
    assert!(!pair.into_iter().any(is_empty), "a distance of nothing\n{}", tell());
    let swapped = asked([pair[1], pair[0]]).expect("a distance");
    let is_mirrored = swapped.distance == found.distance
        && [swapped.point_a, swapped.point_b] == [found.point_b, found.point_a];
    assert!(is_mirrored, "{found:?} {swapped:?}\n{}", tell());
    assert!(found.distance >= 0.0 && found.point_a.is_finite() && found.point_b.is_finite());
    if let Some(truth) = collide(pair[0], pair[1]) {
        assert_eq!(found.distance == 0.0, truth, "{found:?}\n{}", tell());
    }
    check_points(found, pair);
    check_number(found, pair);
    check_samples(found, pair, rng);
}

fn check_points(found: Distance, pair: [&Figure; 2]) {
    let tell = || format!("{found:?}\n{:?}\n{:?}", pair[0], pair[1]);
    if found.distance == 0.0 {
        assert_eq!(found.point_a, found.point_b, "{}", tell());
    }
    let huge = pair.map(size).into_iter().fold(0.0, f64::max) > 1e37;
    if huge {
        return;
    }
    for (figure, point) in pair.into_iter().zip([found.point_a, found.point_b]) {
        let off = distance_to(figure, point);
        assert!(off <= slack(point, pair), "a point is off by {off:e}\n{}", tell());
    }
    let [ax, ay, bx, by] =
        [found.point_a.x, found.point_a.y, found.point_b.x, found.point_b.y].map(f64::from);
    let apart = (ax - bx).hypot(ay - by);
    let off = (apart - f64::from(found.distance)).abs();
    let slack = slack(found.point_a, pair) + slack(found.point_b, pair) + ulp(found.distance);
    assert!(off <= slack, "the points are {apart} apart\n{}", tell());
}

fn check_number(found: Distance, pair: [&Figure; 2]) {
    if found.distance == 0.0 {
        return;
    }
    let Some(truth) = any::distance(pair[0], pair[1]) else { return };
    let off = truth.ulps_to(found.distance);
    let is_least = found.distance == f32::from_bits(1) && truth.nearest().0 == 0.0;
    assert!(
        off <= 0.51 || is_least,
        "off by {off} ulp: {found:?}, not {}\n{:?}\n{:?}",
        truth.about(),
        pair[0],
        pair[1]
    );
}

/// Points of a figure, about.
fn samples(figure: &Figure, rng: &mut Rng) -> Vec<Vector2D> {
    let mut points: Vec<Pair> = Vec::new();
    for member in members(figure).into_iter().filter(|member| member.is_valid()) {
        if let Figure::Sector { center, inner_radius, radius, direction, half_angle } = member {
            for _ in 0..8 {
                let part = [-1.0, 1.0, 2.0 * rng.f64() - 1.0][rng.usize(..3)];
                let angle = f64::from(*direction) % 360.0 + part * f64::from(half_angle.min(180.0));
                let (sin, cos) = angle.to_radians().sin_cos();
                let radius = f64::from([*inner_radius, *radius][rng.usize(..2)]);
                let [x, y] = center.map(f64::from);
                points.push([(x + cos * radius) as f32, (y + sin * radius) as f32]);
            }
            continue;
        }
        if !matches!(member, Figure::Oriented { .. }) {
            points.extend(member.points());
        }
    }
    points.into_iter().map(Vector2D::from).filter(|point| point.is_finite()).collect()
}

/// No point of either is nearer to the other one.
fn check_samples(found: Distance, pair: [&Figure; 2], rng: &mut Rng) {
    for (from, to) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        for point in samples(from, rng) {
            let distance = distance_to(to, point);
            let slack = 4.0 * slack(point, pair);
            let is_nearer = distance + slack < f64::from(found.distance) * (1.0 - 1e-7);
            assert!(!is_nearer, "{point:?}: {distance}, {found:?}\n{:?}\n{:?}", pair[0], pair[1]);
        }
    }
}

fn distance_to(figure: &Figure, point: Vector2D) -> f64 {
    let distances = Solid::all_of(figure).into_iter().map(|solid| solid.distance_to(point));
    distances.fold(f64::INFINITY, f64::min)
}

fn count(usual: usize) -> usize {
    std::env::var("CLASH2D_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn distances_of_all_kinds_are_true() {
    for kinds in Kind::pairs() {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(41);
            for _ in 0..count(5) {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                check([&a, &b], &mut rng);
            }
        }
    }
}

fn circle(x: f32, y: f32, radius: f32) -> Shape<'static> {
    Circle::new(Vector2D::new(x, y), radius).into()
}

#[test]
fn the_least_gap_is_one() {
    let a = circle(0.0, 0.0, 2.0);
    assert_eq!(distance(a, circle(3.0, 4.0, 3.0)).unwrap().distance, 0.0);
    let up = 4.0_f32.next_up();
    let gap = distance(a, circle(3.0, up, 3.0)).unwrap().distance;
    // (4 + e)² = 16 + 8 e, and 8 e / 10 of it remains.
    assert_eq!(gap, 0.8 * (up - 4.0));
    let least = f32::from_bits(1);
    let (point, other) = (Vector2D::ZERO, Vector2D::new(least, 0.0));
    assert_eq!(distance(point, other).unwrap().distance, least);
    let line = Line::new(Vector2D::new(0.0, least), Vector2D::new(1.0, 3e38));
    assert_eq!(distance(point, line).unwrap().distance, least);
}

#[test]
fn the_greatest_gap_is_infinite() {
    let corner = |sign: f32| Shape::from(Vector2D::new(sign * f32::MAX, sign * f32::MAX));
    assert_eq!(distance(corner(1.0), corner(-1.0)).unwrap().distance, f32::INFINITY);
}

#[test]
fn gaps_far_from_the_origin_are_as_exact() {
    // What GJK calls touching: size 1 and a gap of two places at an offset of 1e6.
    let corners = |x: f32| {
        [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]]
            .map(|[dx, dy]| Vector2D::new(1e6 + x + dx, 1e6 + dy))
    };
    let (a, b) = (corners(0.0), corners(1.125));
    let found = distance(Polygon::new(&a), Polygon::new(&b)).unwrap();
    assert_eq!(found.distance, 0.125);
    let turned = OrientedRectangle::new(Vector2D::new(1e6, 1e6), Vector2D::new(1.0, 1.0), 45.0);
    let found = distance(turned, circle(1e6 + 2.5, 1e6, 1.0)).unwrap();
    assert_eq!(found.distance, (1.5 - 2.0_f64.sqrt()) as f32);
}

#[test]
fn a_disc_within_a_ring_is_as_far_as_the_nearest_rim() {
    let ring = Sector::new(Vector2D::ZERO, 6.0, 0.0, 180.0).with_inner_radius(5.0);
    let found = distance(ring, circle(3.0, 0.0, 1.0)).unwrap();
    assert_eq!(found.distance, 1.0);
    assert_eq!([found.point_a, found.point_b].map(|p| p.x), [5.0, 4.0]);
    assert_eq!(distance(ring, circle(0.0, 0.0, 1.0)).unwrap().distance, 4.0);
}

#[test]
fn nothing_is_no_distance_away() {
    let nothing = circle(0.0, f32::NAN, 1.0);
    assert_eq!(distance(nothing, circle(0.0, 0.0, 1.0)), None);
    let members = [nothing, circle(5.0, 0.0, 1.0)];
    let group = Shape::from(Group::new(&members));
    assert_eq!(distance(group, circle(0.0, 0.0, 1.0)).unwrap().distance, 3.0);
}

/// Of a segment that is 10^7 times as long as the rectangle one end is far away, and the middle near.
#[test]
fn a_long_way_past_a_small_box_is_not_from_end_to_end() {
    let v = Vector2D::new;
    let small = Rectangle::new(v(4.2557714e16, 247.36343), v(120815130000.0, 14555.338));
    let long = Capsule::new(v(1.9656038e18, 202003.52), v(-142874.06, 1.243086e-8), 1.1253766);
    assert_eq!(distance(small, long).unwrap().distance, 0.0);
}

/// Far above a capsule that leans by less than a float of the way to it either end is as near, and the place
/// is at the one that is told.
#[test]
fn a_place_far_below_is_where_its_point_is() {
    let tiny = Rectangle::new(
        Vector2D::new(9.266749e-8, 2_111_852_900_000_000.0),
        Vector2D::new(4.844724e-18, 17.405989),
    );
    let [start, end] =
        [(-7.407611e-12, 6.679298e-13), (14_079_180.0, 0.950_439_93)].map(Vector2D::from);
    let capsule = Shape::from(Capsule::new(start, end, 488_843.16));
    let found = distance(tiny, capsule).unwrap();
    let there = capsule.point_at(found.place_b).unwrap();
    let apart = (there.x - found.point_b.x).abs() + (there.y - found.point_b.y).abs();
    // Points are off by 2^-40 of the extent of both.
    assert!(apart < 2000.0, "{there:?} {found:?}");
}

/// Plain numbers lose where an edge comes near that is 10^17 times as long as its distance.
#[test]
fn an_endless_edge_is_near_where_it_passes() {
    let v = Vector2D::new;
    let sector = Sector::new(v(9.210267e-15, -20.042595), 5.4756616e-12, 215.52605, 90.0);
    let vertices = [
        v(3.9521962e-17, -5.3751387e-16),
        v(314071320000.0, 4.868633e-14),
        v(-140.83217, -3.6146263e17),
        v(-41838224.0, -2.8589925e18),
        v(4.8637547, -1.3470135e-17),
    ];
    let found = distance(sector, Chain::new(&vertices)).unwrap();
    // At Y = -20 the last edge is 4.2e7 * 20 / 2.9e18 to the left of its end.
    assert_eq!(found.distance, 4.8637547);
}
