//! Numbers that come out of the C ABI against arithmetic of hundreds of bits.

use approx::assert_relative_eq;
use clash2d::{Motion, OrientedRectangle, Pose, Range, Rectangle, Segment, Vector2D};
use clash2d_ffi::*;
use clash2d_oracle::{Real, Rng, contains};

/// What the documentation promises.
const BOUND: f64 = 0.51;

const CASES: u32 = 4000;

/// Zeros, the smallest and largest numbers of each sort, and ordinary ones.
const SPECIAL: [f32; 14] = [
    0.0,
    -0.0,
    1e-45,
    -1e-45,
    1.175_494_2e-38,
    f32::MIN_POSITIVE,
    -f32::MIN_POSITIVE,
    1.0,
    -1.0,
    3.0,
    0.333_333_34,
    1.844_674_4e19,
    f32::MAX,
    f32::MIN,
];

/// Calls with random numbers: ordinary ones, small integers, one common scale, any finite ones;
/// and with combinations of the special ones.
fn each<const N: usize>(mut check: impl FnMut([f32; N])) {
    let mut rng = Rng::with_seed(8);
    for _ in 0..CASES {
        check([(); N].map(|()| (rng.f32() - 0.5) * 200.0));
        check([(); N].map(|()| rng.i32(-9..=9) as f32));
        let scale = f32::from_bits(rng.u32(20..230) << 23);
        check([(); N].map(|()| (rng.f32() - 0.5) * scale));
        check([(); N].map(|()| finite(&mut rng)));
        check([(); N].map(|()| SPECIAL[rng.usize(..SPECIAL.len())]));
    }
}

fn finite(rng: &mut Rng) -> f32 {
    let number = f32::from_bits(rng.u32(..));
    if number.is_finite() { number } else { 1.0 }
}

fn vector(x: f32, y: f32) -> Vector2D {
    Vector2D { x, y }
}

/// A point in hundreds of bits.
type Point = [Real; 2];

fn real(v: Vector2D) -> Point {
    [Real::new(v.x), Real::new(v.y)]
}

fn dot([ax, ay]: &Point, [bx, by]: &Point) -> Real {
    &(ax * bx) + &(ay * by)
}

fn cross([ax, ay]: &Point, [bx, by]: &Point) -> Real {
    &(ax * by) - &(ay * bx)
}

fn turned([x, y]: &Point, degrees: f32) -> Point {
    let (cosine, sine) = Real::cosine_and_sine(degrees);
    [&(x * &cosine) - &(y * &sine), &(x * &sine) + &(y * &cosine)]
}

/// Fails unless the float is as near as promised.
fn is_near(float: f32, truth: &Real, what: &dyn std::fmt::Debug) {
    let ulps = truth.ulps_to(float);
    assert!(ulps <= BOUND, "{float:e} is {ulps} ulp off for {what:?}");
}

fn are_near(v: Vector2D, truth: &Point, what: &dyn std::fmt::Debug) {
    is_near(v.x, &truth[0], what);
    is_near(v.y, &truth[1], what);
}

#[test]
fn length_and_unit_vector() {
    each(|[x, y]| {
        let v = vector(x, y);
        let length = dot(&real(v), &real(v)).root();
        is_near(clash_vector_length(v), &length, &v);
        if length.is_zero() {
            assert_eq!(clash_unit_vector(v), vector(0.0, 0.0));
            return;
        }
        are_near(clash_unit_vector(v), &real(v).map(|part| part.divided_by(&length)), &v);
    });
}

#[test]
fn dot_product() {
    each(|[ax, ay, bx, by]| {
        let (a, b) = (vector(ax, ay), vector(bx, by));
        is_near(clash_dot_product(a, b), &dot(&real(a), &real(b)), &(a, b));
        let nearly_perpendicular = vector(ay, (-ax).next_up().clamp(f32::MIN, f32::MAX));
        let truth = dot(&real(a), &real(nearly_perpendicular));
        is_near(clash_dot_product(a, nearly_perpendicular), &truth, &a);
    });
}

/// The float's angle, as if it were turned on to, leads from the X axis into the direction.
fn is_direction(degrees: f32, [x, y]: &Point) {
    let (cosine, sine) = Real::cosine_and_sine(degrees);
    let (ahead, beside) = (&(x * &cosine) + &(y * &sine), &(y * &cosine) - &(x * &sine));
    assert!(!ahead.is_negative(), "{degrees} is on the wrong side");
    let size = (&(x * x) + &(y * y)).root();
    let half_turn = Real::new(180.0).divided_by(&Real::pi());
    let truth = &Real::new(degrees) + &(&beside.divided_by(&size) * &half_turn);
    is_near(degrees, &truth, &degrees);
}

#[test]
fn directions() {
    each(|[ax, ay, bx, by]| {
        let (a, b) = (vector(ax, ay), vector(bx, by));
        is_near(clash_cross_product(a, b), &cross(&real(a), &real(b)), &(a, b));
        let [angle, between] = [clash_vector_angle(a), clash_signed_angle(a, b)];
        assert!(angle.abs() <= 180.0 && between.abs() <= 180.0, "{a:?} {b:?}");
        if bits(a) == [0, 0] {
            assert_eq!([angle, between], [0.0; 2]);
            return;
        }
        is_direction(angle, &real(a));
        assert_eq!(clash_signed_angle(a, -a), 180.0, "{a:?}");
        assert_eq!(clash_signed_angle(a, vector(ay, -ax)), -90.0, "{a:?}");
        match bits(b) == [0, 0] {
            true => assert_eq!(between, 0.0),
            false => is_direction(between, &[dot(&real(a), &real(b)), cross(&real(a), &real(b))]),
        }
    });
    let eighths = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
    for (number, (x, y)) in eighths.into_iter().enumerate() {
        let degrees = 45.0 * (number as f32 - 3.0);
        assert_eq!(clash_vector_angle(vector(x as f32, y as f32)), degrees);
    }
}

#[test]
fn ways_of_points() {
    each(|[ax, ay, bx, by, part]| {
        let (a, b) = (vector(ax, ay), vector(bx, by));
        let [from, to] = [real(a), real(b)];
        let way = [&to[0] - &from[0], &to[1] - &from[1]];
        is_near(clash_point_distance(a, b), &dot(&way, &way).root(), &(a, b));
        let ahead = way.map(|along| &along * &Real::new(part));
        let truth = [&from[0] + &ahead[0], &from[1] + &ahead[1]];
        are_near(clash_lerp_vector(a, b, part), &truth, &(a, b, part));
        assert_eq!(bits(clash_lerp_vector(a, b, 0.0)), bits(a));
        assert_eq!(bits(clash_lerp_vector(a, b, 1.0)), bits(b));
    });
}

#[test]
fn ways_at_walls() {
    each(|[ax, ay, bx, by]| {
        let (v, normal) = (vector(ax, ay), vector(bx, by));
        let (slid, reflected) = (clash_slide_vector(v, normal), clash_reflect_vector(v, normal));
        let whole = dot(&real(normal), &real(normal));
        if whole.is_zero() {
            assert_eq!((slid, reflected), (v, v));
            return;
        }
        let ahead = dot(&real(v), &real(normal)).divided_by(&whole);
        let without = |times: f32| {
            let part = &ahead * &Real::new(times);
            let ([x, y], [along, up]) = (real(v), real(normal));
            [&x - &(&along * &part), &y - &(&up * &part)]
        };
        are_near(slid, &without(1.0), &(v, normal));
        are_near(reflected, &without(2.0), &(v, normal));
    });
}

#[test]
fn projection() {
    each(|[ax, ay, bx, by]| {
        let (a, b) = (vector(ax, ay), vector(bx, by));
        let (part, whole) = (dot(&real(a), &real(b)), dot(&real(b), &real(b)));
        let projected = clash_project_vector(a, b);
        if whole.is_zero() {
            assert_eq!(projected, vector(0.0, 0.0));
            return;
        }
        are_near(projected, &real(b).map(|along| (&part * &along).divided_by(&whole)), &(a, b));
    });
}

#[test]
fn rotation() {
    each(|[x, y, degrees]| {
        let v = vector(x, y);
        are_near(clash_rotate_vector(v, degrees), &turned(&real(v), degrees), &(v, degrees));
    });
    let mut rng = Rng::with_seed(3);
    each(|[x, y]| {
        let (v, degrees) = (vector(x, y), (rng.i32(-48..=48) * 15) as f32);
        are_near(clash_rotate_vector(v, degrees), &turned(&real(v), degrees), &(v, degrees));
    });
}

fn pose_at(position: Vector2D, rotation: f32) -> Pose {
    Pose { position, rotation }
}

fn sum([ax, ay]: &Point, [bx, by]: &Point) -> Point {
    [ax + bx, ay + by]
}

fn difference([ax, ay]: &Point, [bx, by]: &Point) -> Point {
    [ax - bx, ay - by]
}

#[test]
fn poses() {
    each(|[x, y, rotation, bx, by, other]| {
        let (pose, v) = (pose_at(vector(x, y), rotation), vector(bx, by));
        let (position, own) = (real(pose.position), real(v));
        let out = sum(&position, &turned(&own, rotation));
        let into = turned(&difference(&own, &position), -rotation);
        are_near(clash_pose_transform_point(pose, v), &out, &(pose, v));
        are_near(clash_pose_inverse_transform_point(pose, v), &into, &(pose, v));
        let directions = [rotation, -rotation].map(|rotation| turned(&own, rotation));
        are_near(clash_pose_transform_direction(pose, v), &directions[0], &(pose, v));
        are_near(clash_pose_inverse_transform_direction(pose, v), &directions[1], &(pose, v));
        let composed = clash_pose_compose(pose, pose_at(v, other));
        are_near(composed.position, &out, &(pose, v));
        is_near(composed.rotation, &(&Real::new(rotation) + &Real::new(other)), &(rotation, other));
        let back = clash_pose_inverse(pose);
        let origin = real(Vector2D::ZERO);
        are_near(back.position, &turned(&difference(&origin, &position), -rotation), &pose);
        assert_eq!(back.rotation, -rotation);
    });
}

#[test]
fn poses_of_motions() {
    each(|[x, y, rotation, px, py, fraction]| {
        let motion = Motion { movement: vector(x, y), rotation, pivot: vector(px, py) };
        let pose = clash_motion_pose_at(motion, fraction);
        if (rotation * fraction).is_infinite() {
            assert!(pose.rotation.is_nan());
            return;
        }
        let part = Real::new(fraction);
        is_near(pose.rotation, &(&Real::new(rotation) * &part), &(motion, fraction));
        let pivot = real(motion.pivot);
        let moved = sum(&pivot, &real(motion.movement).map(|along| &along * &part));
        let truth = difference(&moved, &turned(&pivot, pose.rotation));
        are_near(pose.position, &truth, &(motion, fraction));
        let [start, end] = [0.0, 1.0].map(|fraction| clash_motion_pose_at(motion, fraction));
        assert_eq!(start, Pose::IDENTITY);
        assert_eq!(end.rotation, rotation);
    });
}

fn bits(v: Vector2D) -> [u32; 2] {
    // Adding 0 turns -0 into 0, which are the same number.
    [(v.x + 0.0).to_bits(), (v.y + 0.0).to_bits()]
}

#[test]
fn rotation_by_right_angles_is_exact() {
    each(|[x, y]| {
        let v = vector(x, y);
        let quarters = [v, vector(-y, x), vector(-x, -y), vector(y, -x)];
        for turn in -9..=9_i32 {
            let expected = bits(quarters[turn.rem_euclid(4) as usize]);
            assert_eq!(bits(clash_rotate_vector(v, turn as f32 * 90.0)), expected, "{v:?}");
        }
        assert_eq!(bits(clash_rotate_vector_90(v)), bits(quarters[1]));
        assert_eq!(bits(clash_rotate_vector_180(v)), bits(quarters[2]));
        assert_eq!(bits(clash_rotate_vector_270(v)), bits(quarters[3]));
    });
}

#[test]
fn full_turns_change_nothing() {
    let mut rng = Rng::with_seed(3);
    each(|[x, y]| {
        let v = vector(x, y);
        assert_eq!(bits(clash_rotate_vector(v, 360.0)), bits(v));
        let degrees = rng.i32(-1440..=1440) as f32 / 8.0;
        let once = clash_rotate_vector(v, degrees);
        for turns in [-3.0, -1.0, 1.0, 2.0, 1024.0] {
            let again = clash_rotate_vector(v, degrees + turns * 360.0);
            assert_eq!(bits(again), bits(once), "{v:?} by {degrees} and {turns} turns");
        }
    });
}

/// The true angle is the float plus the angle between the two, small enough to be its own sine.
fn true_angle(a: &Point, b: &Point, float: f32) -> Real {
    let (cosine, sine) = Real::cosine_and_sine(float);
    let (along, across) = (dot(a, b), cross(a, b).abs());
    let beside = &(&across * &cosine) - &(&along * &sine);
    let ahead = &(&along * &cosine) + &(&across * &sine);
    assert!(!ahead.is_negative(), "{float} is on the wrong side");
    let size = (&dot(a, a) * &dot(b, b)).root();
    let half_turn = Real::new(180.0).divided_by(&Real::pi());
    &Real::new(float) + &(&beside.divided_by(&size) * &half_turn)
}

#[test]
fn enclosed_angle() {
    each(|[ax, ay, bx, by]| {
        let (a, b) = (vector(ax, ay), vector(bx, by));
        let angle = clash_enclosed_angle(a, b);
        assert!((0.0..=180.0).contains(&angle), "{angle} between {a:?} and {b:?}");
        if bits(a) == [0, 0] || bits(b) == [0, 0] {
            assert_eq!(angle, 90.0);
            return;
        }
        is_near(angle, &true_angle(&real(a), &real(b), angle), &(a, b));
    });
}

#[test]
fn enclosed_angle_of_simple_directions() {
    each(|[x, y]| {
        let v = vector(x, y);
        if bits(v) == [0, 0] {
            return;
        }
        assert_eq!(clash_enclosed_angle(v, v), 0.0, "{v:?}");
        assert_eq!(clash_enclosed_angle(v, -v), 180.0, "{v:?}");
        assert_eq!(clash_enclosed_angle(v, vector(-y, x)), 90.0, "{v:?}");
    });
    assert_eq!(clash_enclosed_angle(vector(1.0, 0.0), vector(-2.0, 2.0)), 135.0);
    assert_relative_eq!(clash_enclosed_angle(vector(2.0, 0.0), vector(1.0, 3f32.sqrt())), 60.0);
    for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        assert!(clash_enclosed_angle(vector(odd, 1.0), vector(1.0, 0.0)).is_nan());
    }
}

#[test]
fn conversions() {
    let half_turn = Real::new(180.0);
    each(|[angle]| {
        let radian = (&Real::new(angle) * &Real::pi()).divided_by(&half_turn);
        is_near(clash_degrees_to_radian(angle), &radian, &angle);
        let degrees = (&Real::new(angle) * &half_turn).divided_by(&Real::pi());
        is_near(clash_radian_to_degrees(angle), &degrees, &angle);
    });
}

#[test]
fn corners_and_center_of_a_rectangle() {
    each(|[x, y, width, height]| {
        let [width, height] = [width, height].map(f32::abs);
        let r = Rectangle { origin: vector(x, y), size: vector(width, height) };
        let (low, size) = (real(r.origin), real(r.size));
        let high = [&low[0] + &size[0], &low[1] + &size[1]];
        let corners = [
            [high[0].clone(), low[1].clone()],
            high.clone(),
            [low[0].clone(), high[1].clone()],
            low.clone(),
        ];
        for number in -5..9_i32 {
            let truth = &corners[number.rem_euclid(4) as usize];
            are_near(clash_rectangle_corner(r, number), truth, &(r, number));
        }
        let half = Real::new(0.5);
        let center = [&(&low[0] + &high[0]) * &half, &(&low[1] + &high[1]) * &half];
        are_near(clash_rectangle_center(r), &center, &r);
    });
}

#[test]
fn corners_and_edges_of_an_oriented_rectangle() {
    each(|[x, y, width, height, rotation]| {
        let half_extend = vector(width.abs(), height.abs());
        let r = OrientedRectangle { center: vector(x, y), half_extend, rotation };
        let center = real(r.center);
        let signs = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let corners = signs.map(|(right, up)| {
            let half = real(vector(right * half_extend.x, up * half_extend.y));
            let [along, across] = turned(&half, rotation);
            [&center[0] + &along, &center[1] + &across]
        });
        for number in [-7, -1, 0, 1, 2, 3, 4, i32::MAX, i32::MIN] {
            let place = number.rem_euclid(4) as usize;
            are_near(clash_oriented_rectangle_corner(r, number), &corners[place], &(r, number));
            let edge = clash_oriented_rectangle_edge(r, number);
            are_near(edge.point1, &corners[place], &(r, number));
            are_near(edge.point2, &corners[(place + 1) % 4], &(r, number));
        }
    });
}

#[test]
fn projected_segment() {
    each(|[ax, ay, bx, by, x, y]| {
        let s = Segment { point1: vector(ax, ay), point2: vector(bx, by) };
        let onto = vector(x, y);
        let range = clash_project_segment(s, onto);
        let length = dot(&real(onto), &real(onto)).root();
        if length.is_zero() {
            assert_eq!((range.minimum, range.maximum), (0.0, 0.0));
            return;
        }
        let place = |point| dot(&real(point), &real(onto)).divided_by(&length);
        let (first, second) = (place(s.point1), place(s.point2));
        let (low, high) = if first < second { (first, second) } else { (second, first) };
        is_near(range.minimum, &low, &(s, onto));
        is_near(range.maximum, &high, &(s, onto));
    });
}

#[test]
fn sums_and_multiples_are_rounded_once() {
    each(|[ax, ay, bx, by]| {
        let (a, b) = (vector(ax, ay), vector(bx, by));
        let [sum, difference] = [clash_add_vector(a, b), clash_subtract_vector(a, b)];
        assert_eq!(bits(sum), bits(vector(ax + bx, ay + by)));
        assert_eq!(bits(difference), bits(vector(ax - bx, ay - by)));
        assert_eq!(bits(clash_negate_vector(a)), bits(vector(-ax, -ay)));
        assert_eq!(bits(clash_multiply_vector(a, bx)), bits(vector(ax * bx, ay * bx)));
        if bx != 0.0 {
            assert_eq!(bits(clash_divide_vector(a, bx)), bits(vector(ax / bx, ay / bx)));
        }
    });
}

/// Each coordinate is the point's own or, beyond a side, the last float that is not outside.
#[test]
fn clamping_stays_inside() {
    each(|[x, y, left, low, width, height]| {
        let size = [width.abs(), height.abs()];
        let r = Rectangle { origin: vector(left, low), size: vector(size[0], size[1]) };
        let clamped = clash_clamp_on_rectangle(vector(x, y), r);
        let holds = |x, y| contains("rectangle_point", &[left, low, size[0], size[1]], &[x, y]);
        assert_eq!(holds(clamped.x, clamped.y), Some(true), "{clamped:?} for {x} {y} {r:?}");
        if clamped.x != x {
            let outward = if x > clamped.x { clamped.x.next_up() } else { clamped.x.next_down() };
            assert_ne!(holds(outward, clamped.y), Some(true), "{clamped:?} for {x} {y} {r:?}");
        }
        if clamped.y != y {
            let outward = if y > clamped.y { clamped.y.next_up() } else { clamped.y.next_down() };
            assert_ne!(holds(clamped.x, outward), Some(true), "{clamped:?} for {x} {y} {r:?}");
        }
    });
}

#[test]
fn ranges() {
    each(|[a, b, c, d]| {
        let [first, second] = [(a, b), (c, d)].map(|(a, b)| (a.min(b), a.max(b)));
        let range = |(minimum, maximum)| Range { minimum, maximum };
        assert_eq!(clash_sort_range(range((a, b))), range(first));
        let hull = (first.0.min(second.0), first.1.max(second.1));
        assert_eq!(clash_range_hull(range(first), range(second)), range(hull));
        assert_eq!(clash_clamp_on_range(c, first.0, first.1), c.clamp(first.0, first.1));
    });
    assert!(clash_clamp_on_range(f32::NAN, 0.0, 1.0).is_nan());
}
