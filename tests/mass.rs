//! Areas, centroids and second moments: those of polygons against their definitions in big numbers, those of
//! round shapes against polygons of many corners.

mod plane;

use clash2d::{
    Capsule, Chain, Circle, Group, Line, Mass, Node, OrientedRectangle, Polygon, Prepared,
    Rectangle, Sector, Segment, Shape, Vector2D, mass,
};
use clash2d_oracle::{Real, Rng};
use plane::{cross, dot, edges, hull, minus, points, real, zero};

/// The area, the first moments and the second moment of a ring about the origin, by triangles to there.
fn moments(ring: &[Vector2D]) -> (Real, [Real; 2], Real) {
    let mut sums = (zero(), [zero(), zero()], zero());
    for [p, q] in edges(ring).map_real() {
        let area = &cross(&p, &q) * &Real::new(0.5);
        sums.0 = &sums.0 + &area;
        for axis in 0..2 {
            let middle = &(&p[axis] + &q[axis]) * &area;
            sums.1[axis] = &sums.1[axis] + &middle.divided_by(&Real::new(3.0));
        }
        let squares = &(&dot(&p, &p) + &dot(&p, &q)) + &dot(&q, &q);
        sums.2 = &sums.2 + &(&area * &squares).divided_by(&Real::new(6.0));
    }
    if sums.0 < zero() {
        return (-&sums.0, sums.1.map(|x| -&x), -&sums.2);
    }
    sums
}

/// Edges of floats as edges of real numbers.
trait MapReal {
    fn map_real(self) -> Vec<[[Real; 2]; 2]>;
}

impl MapReal for Vec<[Vector2D; 2]> {
    fn map_real(self) -> Vec<[[Real; 2]; 2]> {
        self.into_iter().map(|edge| edge.map(real)).collect()
    }
}

/// 0.51 units in the last place of a float, and a little of a size.
fn slip(x: f32, size: &Real) -> Real {
    let x = x.abs().min(f32::MAX.next_down());
    let place = &(&Real::new(x.next_up()) - &Real::new(x)) * &Real::new(0.51);
    &place + &(size * &Real::power(-40))
}

fn check_number(found: f32, truth: &Real, size: &Real, case: &str) {
    if found.is_infinite() {
        return assert!(*truth > Real::new(f32::MAX), "{case}");
    }
    let error = truth - &Real::new(found);
    let slip = slip(found, size);
    assert!(error <= slip && -&error <= slip, "{found:e} of {case}");
}

/// Checks a mass against the moments about the origin.
fn check_mass(
    found: Mass,
    (area, first, second): (Real, [Real; 2], Real),
    extent: &Real,
    case: &str,
) {
    let centroid = first.map(|moment| moment.divided_by(&area));
    let second = &second - &(&area * &dot(&centroid, &centroid));
    check_number(found.area, &area, &area, case);
    check_number(found.centroid.x, &centroid[0], extent, case);
    check_number(found.centroid.y, &centroid[1], extent, case);
    check_number(found.second_moment, &second, &(&area * &(extent * extent)), case);
}

/// How far some points are from the first one at most, along both axes together.
fn extent(points: &[Vector2D]) -> Real {
    let far = |p: &Vector2D| {
        let way = minus(&real(*p), &real(points[0]));
        let sized = way.map(|x| if x < zero() { -&x } else { x });
        &sized[0] + &sized[1]
    };
    points.iter().map(far).fold(zero(), |most, x| if x > most { x } else { most })
}

#[test]
fn polygons_have_their_moments() {
    Real::with_bits(1200, || {
        let mut rng = Rng::with_seed(71);
        for number in 0..1500 {
            let count = rng.usize(3..=9);
            let mut ring = points(&mut rng, count);
            if number % 2 == 0 {
                ring = hull(&ring);
            }
            let truth = moments(&ring);
            if ring.len() < 3 || truth.0.is_zero() {
                continue;
            }
            let polygon = Polygon::new(&ring);
            let found = mass(polygon).expect("an area");
            let case = format!("{ring:?}");
            if polygon.is_simple() {
                check_mass(found, truth, &extent(&ring), &case);
            } else {
                check_number(found.area, &truth.0, &truth.0, &case);
            }
            assert_eq!(Some(found.area), polygon.area());
            assert_eq!(Some(found.centroid), polygon.centroid());
            ring.reverse();
            assert_eq!(mass(Polygon::new(&ring)).map(|mass| mass.area), Some(found.area));
        }
    });
}

/// Boxes, one within another one, as a polygon with a hole, and as members of a group.
#[test]
fn holes_are_taken_away_and_members_added() {
    let frame = [[0, 0], [8, 0], [8, 6], [0, 6], [1, 1], [5, 1], [5, 4], [1, 4]];
    let frame = frame.map(|[x, y]| Vector2D::new(x as f32, y as f32));
    let holed = mass(Polygon::new(&frame).with_rings(&[4, 4])).expect("an area");
    let [(a, first, second), (b, its_first, its_second)] = [&frame[..4], &frame[4..]].map(moments);
    let rest = |a: &Real, b: &Real| a - b;
    let axis = |axis: usize| rest(&first[axis], &its_first[axis]);
    let truth = (rest(&a, &b), [axis(0), axis(1)], rest(&second, &its_second));
    check_mass(holed, truth, &extent(&frame), "a frame");
    let far = Vector2D::new(1e9, -3e8);
    let boxes = [
        Shape::from(Rectangle::new(frame[0], frame[2])),
        Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 3.0))).at(frame[4]),
        Segment::new(frame[0], far).into(),
    ];
    let both = mass(Group::new(&boxes)).expect("an area");
    let sum = |a: &Real, b: &Real| a + b;
    let axis = |axis: usize| sum(&first[axis], &its_first[axis]);
    let truth = (sum(&a, &b), [axis(0), axis(1)], sum(&second, &its_second));
    check_mass(both, truth, &extent(&frame), "two boxes");
    let moved = mass(Shape::from(Group::new(&boxes)).at(far)).expect("an area");
    assert_eq!((moved.area, moved.second_moment), (both.area, both.second_moment));
    let place = [both.centroid.x as f64 + far.x as f64, both.centroid.y as f64 + far.y as f64];
    assert_eq!(moved.centroid, Vector2D::new(place[0] as f32, place[1] as f32));
    let mut memory = vec![Node::default(); Prepared::size(Group::new(&boxes))];
    let ready = Prepared::group(Group::new(&boxes), &mut memory).expect("enough memory");
    assert_eq!(mass(ready), Some(both));
}

/// The area, centroid and second moment of a ring of many corners, in f64.
fn of_ring(ring: &[[f64; 2]]) -> (f64, [f64; 2], f64) {
    let from = ring[0];
    let seen = |p: [f64; 2]| [p[0] - from[0], p[1] - from[1]];
    let (mut area, mut first, mut second) = (0.0, [0.0; 2], 0.0);
    for (i, &p) in ring.iter().enumerate() {
        let (p, q) = (seen(p), seen(ring[(i + 1) % ring.len()]));
        let piece = (p[0] * q[1] - p[1] * q[0]) / 2.0;
        area += piece;
        first = [0, 1].map(|axis| first[axis] + piece * (p[axis] + q[axis]) / 3.0);
        let dot = |a: [f64; 2], b: [f64; 2]| a[0] * b[0] + a[1] * b[1];
        second += piece * (dot(p, p) + dot(p, q) + dot(q, q)) / 6.0;
    }
    let centroid = first.map(|moment| moment / area);
    let own = second - area * (centroid[0] * centroid[0] + centroid[1] * centroid[1]);
    (area, [centroid[0] + from[0], centroid[1] + from[1]], own)
}

fn check_ring(shape: &Shape<'_>, ring: &[[f64; 2]]) {
    let found = mass(shape).expect("an area");
    let (area, centroid, second) = of_ring(ring);
    let size = area.sqrt();
    let is_near = |a: f32, b: f64, size: f64| (f64::from(a) - b).abs() < 2e-6 * size;
    let case = format!("{found:?} of {shape:?}: {area} {centroid:?} {second}");
    assert!(is_near(found.area, area, area), "{case}");
    assert!(is_near(found.centroid.x, centroid[0], size + centroid[0].abs()), "{case}");
    assert!(is_near(found.centroid.y, centroid[1], size + centroid[1].abs()), "{case}");
    assert!(is_near(found.second_moment, second, second), "{case}");
}

/// A direction of so many turns.
#[allow(clippy::disallowed_methods, reason = "the last places of sines do not matter here")]
fn direction(turns: f64) -> [f64; 2] {
    let (sin, cos) = (turns * core::f64::consts::TAU).sin_cos();
    [cos, sin]
}

const MANY: u32 = 20_000;

/// The border of all within a radius of some points' hull.
fn rounded(core: &[Vector2D], radius: f32) -> Vec<[f64; 2]> {
    let border = |number: u32| {
        let [x, y] = direction(f64::from(number) / f64::from(MANY));
        let ahead = |v: &&Vector2D| f64::from(v.x) * x + f64::from(v.y) * y;
        let far = core.iter().max_by(|a, b| ahead(a).total_cmp(&ahead(b))).expect("a point");
        let radius = f64::from(radius);
        [f64::from(far.x) + radius * x, f64::from(far.y) + radius * y]
    };
    (0..MANY).map(border).collect()
}

#[test]
fn round_shapes_have_the_moments_of_many_corners() {
    let mut rng = Rng::with_seed(73);
    for _ in 0..60 {
        let mut place = || Vector2D::new(rng.f32() * 8.0 - 4.0, rng.f32() * 8.0 - 4.0);
        let corners: Vec<_> = (0..7).map(|_| place()).collect();
        let (a, b) = (corners[0], corners[1]);
        let radius = rng.f32() * 3.0 + 0.1;
        check_ring(&Circle::new(a, radius).into(), &rounded(&[a], radius));
        check_ring(&Capsule::new(a, b, radius).into(), &rounded(&[a, b], radius));
        check_ring(&Chain::new(&[a, b]).with_radius(radius).into(), &rounded(&[a, b], radius));
        let mut ring = hull(&corners);
        check_ring(&Polygon::new(&ring).with_radius(radius).into(), &rounded(&ring, radius));
        ring.insert(1, 0.5 * ring[0] + 0.5 * ring[1]);
        ring.insert(1, ring[1]);
        ring.reverse();
        let around = rounded(&ring, radius);
        if Polygon::new(&ring).is_convex() {
            check_ring(&Polygon::new(&ring).with_radius(radius).into(), &around);
        }
        let (half_angle, turned) = (1.0 + rng.f32() * 178.0, rng.f32() * 360.0);
        let inner = radius * [0.0, 0.5, 0.95][rng.usize(..3)];
        let sector = Sector::new(a, radius, turned, half_angle).with_inner_radius(inner);
        let arc = |radius: f32, part: f64| {
            let angle = f64::from(turned) + f64::from(half_angle) * (2.0 * part - 1.0);
            let [x, y] = direction(angle / 360.0);
            [f64::from(a.x) + f64::from(radius) * x, f64::from(a.y) + f64::from(radius) * y]
        };
        let parts = (0..=MANY).map(|number| f64::from(number) / f64::from(MANY));
        let outside = parts.clone().map(|part| arc(radius, part));
        let inside = parts.rev().map(|part| arc(inner, part));
        check_ring(&sector.into(), &outside.chain(inside).collect::<Vec<_>>());
    }
}

#[test]
fn plain_shapes_have_plain_moments() {
    let v = Vector2D::new;
    let of = |shape: Shape<'_>| mass(shape).map(|m| (m.area, m.centroid, m.second_moment));
    let pi = core::f64::consts::PI;
    let disc = |radius: f64| {
        ((pi * radius * radius) as f32, (pi * radius * radius * radius * radius / 2.0) as f32)
    };
    let (area, second) = disc(3.0);
    assert_eq!(of(Circle::new(v(1.0, 2.0), 3.0).into()), Some((area, v(1.0, 2.0), second)));
    assert_eq!(
        of(Sector::new(v(1.0, 2.0), 3.0, 77.0, 180.0).into()),
        Some((area, v(1.0, 2.0), second))
    );
    let ring = Sector::new(v(1.0, 2.0), 3.0, 0.0, 200.0).with_inner_radius(2.0);
    let less = disc(2.0);
    assert_eq!(
        of(ring.into()),
        Some(((5.0 * pi) as f32, v(1.0, 2.0), (65.0 * pi / 2.0) as f32)),
        "{less:?}"
    );
    let bat = OrientedRectangle::new(v(1e6, 2.0), v(3.0, 0.5), 33.0);
    assert_eq!(of(bat.into()), Some((6.0, v(1e6, 2.0), 6.0 * 9.25 / 3.0)));
    // Without area by lengths, and without these by points.
    let bend = [v(0.0, 0.0), v(6.0, 0.0), v(6.0, 2.0)];
    assert_eq!(of(Chain::new(&bend).into()), Some((0.0, v(3.75, 0.25), 0.0)));
    assert_eq!(of(Segment::new(bend[0], bend[1]).into()), Some((0.0, v(3.0, 0.0), 0.0)));
    let flat = [v(0.0, 0.0), v(4.0, 0.0), v(2.0, 0.0)];
    assert_eq!(of(Polygon::new(&flat).into()), Some((0.0, v(2.0, 0.0), 0.0)));
    assert_eq!(of(Rectangle::new(v(1.0, 1.0), v(0.0, 4.0)).into()), Some((0.0, v(1.0, 3.0), 0.0)));
    assert_eq!(of(Sector::new(v(1.0, 1.0), 4.0, 90.0, 0.0).into()), Some((0.0, v(1.0, 3.0), 0.0)));
    assert_eq!(of(Sector::new(v(1.0, 1.0), 0.0, 90.0, 9.0).into()), Some((0.0, v(1.0, 1.0), 0.0)));
    let dots = [v(1.0, 2.0).into(), Circle::new(v(3.0, 6.0), 0.0).into(), Shape::default()];
    assert_eq!(of(Group::new(&dots).into()), Some((0.0, v(2.0, 4.0), 0.0)));
    let line = Shape::from(Line::new(v(1.0, 2.0), v(1.0, 0.0)));
    let with_line = [dots[0], line];
    for none in [Shape::default(), line, Group::new(&[]).into(), Group::new(&with_line).into()] {
        assert_eq!(of(none), None);
    }
    assert_eq!(of(Line::new(v(1.0, 2.0), v(0.0, 0.0)).into()), Some((0.0, v(1.0, 2.0), 0.0)));
    let huge = of(Circle::new(v(0.0, 0.0), 1e30).into());
    assert_eq!(huge, Some((f32::INFINITY, v(0.0, 0.0), f32::INFINITY)));
}

/// A piece of a ring that is nearly a small box: the moments about the center cancel out.
#[test]
fn thin_pieces_of_rings_keep_their_digits() {
    for (half_angle, inner) in [(1e-5_f32, 1.0 - f32::EPSILON), (1e-20, 0.9999), (1e-3, 0.5)] {
        let sector = Sector::new(Vector2D::ZERO, 1.0, 30.0, half_angle).with_inner_radius(inner);
        let found = mass(sector).expect("an area");
        let (inner, angle) = (f64::from(inner), f64::from(half_angle).to_radians());
        let (depth, width) = (1.0 - inner, angle * (1.0 + inner));
        let area = depth * width;
        assert!((f64::from(found.area) / area - 1.0).abs() < 1e-6, "{found:?} {area:e}");
        if inner > 0.9 {
            let second = area * (depth * depth + width * width) / 12.0;
            let is_near = (f64::from(found.second_moment) / second - 1.0).abs() < 1e-5;
            assert!(is_near || second < 1e-37, "{found:?} {second:e}");
        }
    }
}
