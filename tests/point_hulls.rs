//! What bounds points: convex hulls, smallest rectangles, circles and turned rectangles, against
//! their definitions in big numbers.

mod plane;

use clash2d::{Circle, OrientedRectangle, Rectangle, Vector2D, convex_hull};
use clash2d_oracle::{Function, Real, Rng, contains};
use plane::{cross, dot, half_place, hull, minus, points, real, smallest_radius, square, zero};

const CASES: usize = 3000;

/// Random points of all scatters.
fn each_case(most: usize, mut check: impl FnMut(&[Vector2D])) {
    let mut rng = Rng::with_seed(21);
    for _ in 0..CASES {
        let count = rng.usize(0..=most);
        check(&points(&mut rng, count));
    }
}

fn hull_of(points: &[Vector2D], capacity: usize) -> Vec<Vector2D> {
    let mut corners = vec![Vector2D::new(7.0, 7.0); capacity];
    let count = convex_hull(points, &mut corners);
    corners.truncate(count);
    corners
}

#[test]
fn convex_hulls_are_what_their_definition_says() {
    each_case(10, |points| {
        assert_eq!(hull_of(points, points.len()), hull(points), "sorted {points:?}");
    });
}

#[test]
fn a_short_buffer_gets_the_first_corners_and_the_number_of_all() {
    let mut rng = Rng::with_seed(5);
    each_case(10, |points| {
        let truth = hull(points);
        let mut corners = vec![Vector2D::new(7.0, 7.0); rng.usize(0..points.len().max(1))];
        let room = corners.len();
        assert_eq!(convex_hull(points, &mut corners), truth.len(), "{points:?}");
        let known = room.min(truth.len());
        assert_eq!(corners[..known], truth[..known], "{points:?}");
        assert!(corners[known..].iter().all(|&corner| corner == Vector2D::new(7.0, 7.0)));
    });
}

/// Points of a circle with others inside: wrapped around in a buffer that has just enough room for
/// the corners, and sorted in one for all points.
#[test]
fn both_ways_to_a_large_hull_agree() {
    let around =
        |i: i32| Vector2D::new(i.rem_euclid(7) as f32 * 100.0, 1.0).rotated(i as f32 * 0.3);
    let points: Vec<Vector2D> = (0..1200).map(around).collect();
    let corners = hull_of(&points, 1200);
    assert_eq!(hull_of(&points, corners.len()), corners);
    assert!(corners.len() > 100 && corners.len() < 400, "{}", corners.len());
    assert!(hull(&corners) == corners);
}

/// Thousands of corners are found some hundreds at a time, whatever the order of the points.
#[test]
fn corners_are_found_in_pieces() {
    let mut rng = Rng::with_seed(9);
    let mut points: Vec<Vector2D> =
        (0..4000).map(|i| Vector2D::new(1e6, 0.0).rotated(i as f32 * 0.09)).collect();
    for round in 0..3 {
        let corners = hull_of(&points, points.len());
        assert!(corners.len() > 2000, "{}", corners.len());
        assert_eq!(hull_of(&points, corners.len()), corners, "round {round}");
        let (ring, all) = (OrientedRectangle::around(&corners), OrientedRectangle::around(&points));
        let area = |r: OrientedRectangle| f64::from(r.half_extend.x) * f64::from(r.half_extend.y);
        assert!((area(ring) / area(all) - 1.0).abs() < 1e-6, "{ring:?} {all:?}");
        for i in (1..points.len()).rev() {
            points.swap(i, rng.usize(..=i));
        }
        points.push(points[round]);
        points.push(Vector2D::new(round as f32, 1.0));
    }
}

#[test]
fn what_is_not_finite_is_left_out_of_hulls() {
    let odd = [
        Vector2D::new(f32::NAN, 0.0),
        Vector2D::new(1.0, -0.0),
        Vector2D::new(0.0, f32::INFINITY),
        Vector2D::new(1.0, 0.0),
    ];
    assert_eq!(hull_of(&odd, 4), [Vector2D::new(1.0, 0.0)]);
    assert_eq!(hull_of(&odd, 1), [Vector2D::new(1.0, 0.0)]);
    assert_eq!(hull_of(&odd[..1], 1), []);
    assert_eq!(Circle::around(&odd), Circle::new(Vector2D::new(1.0, 0.0), 0.0));
    assert!(Circle::around(&odd[..1]).radius.is_nan() && !Rectangle::around(&[]).is_valid());
    assert_eq!(Rectangle::around(&odd).size, Vector2D::ZERO);
}

#[test]
fn rectangles_around_points_are_the_smallest() {
    each_case(10, |points| {
        let r = Rectangle::around(points);
        let Some(&first) = points.first() else { return };
        let low = points.iter().fold(first, |low, p| Vector2D::new(low.x.min(p.x), low.y.min(p.y)));
        let high =
            points.iter().fold(first, |high, p| Vector2D::new(high.x.max(p.x), high.y.max(p.y)));
        assert_eq!(r.origin, low);
        for (size, low, high) in [(r.size.x, low.x, high.x), (r.size.y, low.y, high.y)] {
            assert_eq!(size, (&Real::new(high) - &Real::new(low)).up(), "{points:?}");
        }
    });
}

#[test]
fn circles_around_points_contain_them_and_are_the_smallest() {
    each_case(7, |points| {
        if points.is_empty() {
            return;
        }
        let c = Circle::around(points);
        if c.radius.is_infinite() {
            return;
        }
        for p in points {
            let outer = [c.center.x, c.center.y, c.radius];
            assert_eq!(
                contains("circle_circle", &outer, &[p.x, p.y, 0.0]),
                Some(true),
                "{c:?}, {points:?}"
            );
        }
        let places: Vec<[Real; 2]> = points.iter().map(|&p| real(p)).collect();
        let truth = smallest_radius(&places);
        let moved = Real::new(half_place(c.center.x) + half_place(c.center.y));
        let limit = &(&truth * &Real::new(1.0 + 1.0 / 4_194_304.0)) + &moved;
        let limit = &limit + &Real::new(f32::from_bits(1));
        assert!(Real::new(c.radius) <= limit, "{c:?} instead of {} for {points:?}", truth.about());
    });
}

/// The sides of the turned rectangle of the smallest area around some points: one of its sides lies
/// along an edge of the hull.
fn smallest_sides(points: &[Vector2D]) -> [Real; 2] {
    let corners = hull(points);
    let mut best: Option<([Real; 2], Real)> = None;
    for [a, b] in plane::edges(&corners).into_iter().filter(|[a, b]| a != b) {
        let way = minus(&real(b), &real(a));
        let extent = |place: &dyn Fn(&[Real; 2]) -> Real| {
            let places: Vec<Real> = corners.iter().map(|&p| place(&real(p))).collect();
            let least = |a: Real, b: Real| if b < a { b } else { a };
            let [low, high] = [1.0, -1.0].map(|sign| {
                let signed = places.iter().map(|place| place * &Real::new(sign));
                signed.reduce(least).expect("a corner")
            });
            (&-&high - &low).clone()
        };
        let [width, height] = [extent(&|p| dot(p, &way)), extent(&|p| cross(&way, p))];
        let area = &(&width * &height).divided_by(&square(&way));
        if best.as_ref().is_none_or(|(_, smallest)| area < smallest) {
            let length = square(&way).root();
            best = Some(([width.divided_by(&length), height.divided_by(&length)], area.clone()));
        }
    }
    best.map_or([zero(), zero()], |(sides, _)| sides)
}

#[test]
fn turned_rectangles_around_points_contain_them_and_are_the_smallest() {
    let contain = Function::named("oriented_rectangle_point_collide").expect("a function");
    each_case(8, |points| {
        let r = OrientedRectangle::around(points);
        let numbers = [r.center.x, r.center.y, r.half_extend.x, r.half_extend.y, r.rotation];
        if points.is_empty() {
            return assert!(numbers.iter().all(|number| number.is_nan()));
        }
        if !r.is_valid() {
            return assert!(r.center.is_finite() && r.rotation.is_finite());
        }
        for p in points {
            let truth = contain.truth(&[&numbers[..], &[p.x, p.y]].concat());
            assert!(truth, "{r:?} does not contain {p:?} of {points:?}");
        }
        let (moved, sides) =
            (Real::new(half_place(r.center.x).max(half_place(r.center.y))), smallest_sides(points));
        let [a, b] = sides.clone();
        let longer = if a < b { &b } else { &a };
        let slip = longer * &Real::new(1.0 / 4_194_304.0);
        let slip = &slip + &(&moved * &Real::new(4.0));
        let slip = &slip + &Real::new(f32::from_bits(4));
        let limit = &(&a + &slip) * &(&b + &slip);
        let [x, y] = [r.half_extend.x, r.half_extend.y].map(Real::new);
        let area = &(&x * &y) * &Real::new(4.0);
        assert!(
            area <= limit,
            "{r:?} of {} instead of {} by {} around {points:?}",
            area.about(),
            a.about(),
            b.about()
        );
        assert!(r.rotation.abs() <= 45.0);
    });
}

/// The calipers' way through a convex ring, from any vertex and either way round, finds the same as
/// the way through the hull of the points.
#[test]
fn both_ways_to_a_turned_rectangle_agree() {
    let mut rng = Rng::with_seed(8);
    each_case(40, |points| {
        let mut ring = hull_of(points, points.len());
        if ring.len() < 3 {
            return;
        }
        let truth = OrientedRectangle::around(points);
        ring.rotate_left(rng.usize(..3));
        if rng.bool() {
            ring.reverse();
        }
        ring.insert(1, ring[1]);
        let found = OrientedRectangle::around(&ring);
        let area = |r: OrientedRectangle| {
            let moved = half_place(r.center.x).max(half_place(r.center.y));
            let [x, y] = [r.half_extend.x, r.half_extend.y];
            (moved < 1e-6 * x.min(y) && x.max(y).is_finite()).then(|| f64::from(x) * f64::from(y))
        };
        if let (Some(found), Some(truth)) = (area(found), area(truth)) {
            assert!((found / truth - 1.0).abs() < 1e-4, "{found} instead of {truth}: {ring:?}");
        }
    });
}

#[test]
fn turned_rectangles_are_upright_where_that_is_no_larger() {
    let upright = [[0.0, 1.0], [4.0, 1.0], [4.0, 3.0], [0.0, 3.0], [1.0, 2.0]].map(Vector2D::from);
    let r = OrientedRectangle::around(&upright);
    assert_eq!(r, OrientedRectangle::new(Vector2D::new(2.0, 2.0), Vector2D::new(2.0, 1.0), 0.0));
    let turned = [[2.0, 0.0], [4.0, 2.0], [2.0, 4.0], [0.0, 2.0]].map(Vector2D::from);
    let r = OrientedRectangle::around(&turned);
    assert_eq!((r.center, r.rotation.abs()), (Vector2D::new(2.0, 2.0), 45.0));
    assert!((r.half_extend.x - 2.0_f32.sqrt()).abs() < 1e-6 && r.half_extend.x == r.half_extend.y);
}

/// Two points nearly in line with the axis that they are to be held by: f64 does not know on which side of it they
/// are. The half extent was 2^-22 too short.
#[test]
fn points_beside_the_middle_are_contained() {
    let contain = Function::named("oriented_rectangle_point_collide").expect("a function");
    for y in [-5.176_098_3e-38, 5.176_098_3e-38, -3e-30, 1e-20, -1e-17] {
        for points in [[(1.0, y), (0.0, -1.0)], [(y, 1.0), (-1.0, 0.0)], [(-1.0, y), (0.0, 1.0)]] {
            let points = points.map(Vector2D::from);
            let r = OrientedRectangle::around(&points);
            let numbers = [r.center.x, r.center.y, r.half_extend.x, r.half_extend.y, r.rotation];
            for p in points {
                let truth = contain.truth(&[&numbers[..], &[p.x, p.y]].concat());
                assert!(truth, "{r:?} does not contain {p:?} of {points:?}");
            }
        }
    }
}
