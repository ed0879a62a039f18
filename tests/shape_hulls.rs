//! What bounds any shape: rectangles and circles against their definitions in big numbers.

mod plane;

use clash2d::{
    Capsule, Chain, Circle, Form, Group, Line, Motion, OrientedRectangle, Polygon, Rectangle,
    Sector, Segment, Shape, Status, Vector2D, support_point,
};
use clash2d_oracle::{Real, Rng};
use plane::{cross, dot, half_place, minus, real, square, zero};

/// The smallest rectangle; NaN if there is none.
fn bounding_rectangle(shape: &Shape<'_>) -> Rectangle {
    let nothing = Vector2D::new(f32::NAN, f32::NAN);
    clash2d::bounding_rectangle(shape).unwrap_or(Rectangle::new(nothing, nothing))
}

fn swept_bounding_rectangle(shape: &Shape<'_>, motion: Motion) -> Rectangle {
    let nothing = Vector2D::new(f32::NAN, f32::NAN);
    clash2d::swept_bounding_rectangle(shape, motion).unwrap_or(Rectangle::new(nothing, nothing))
}

fn bounding_circle(shape: &Shape<'_>) -> Circle {
    let nothing = Vector2D::new(f32::NAN, f32::NAN);
    clash2d::bounding_circle(shape).unwrap_or(Circle::new(nothing, f32::NAN))
}

fn oriented_box(shape: &Shape<'_>) -> OrientedRectangle {
    let nothing = Vector2D::new(f32::NAN, f32::NAN);
    let nothing = OrientedRectangle::new(nothing, nothing, f32::NAN);
    clash2d::oriented_box(shape).unwrap_or(nothing)
}

/// A shape as the test knows it: discs, and pieces of circles.
#[derive(Clone, Debug, Default)]
struct Solid {
    discs: Vec<([Real; 2], Real)>,
    arcs: Vec<Arc>,
}

/// A piece of a circle: its center and radius, where it begins and ends, and how wide it is.
#[derive(Clone, Debug)]
struct Arc {
    center: [Real; 2],
    radius: Real,
    ends: [[Real; 2]; 2],
    half_angle: f32,
}

impl Arc {
    /// Whether a direction is one of the arc's.
    fn faces(&self, way: &[Real; 2]) -> bool {
        let [start, end] = &self.ends;
        let is_after_start = cross(start, way) >= zero();
        let is_before_end = cross(way, end) >= zero();
        if self.half_angle > 90.0 {
            return self.half_angle >= 180.0 || is_after_start || is_before_end;
        }
        let middle = [&start[0] + &end[0], &start[1] + &end[1]];
        is_after_start && is_before_end && dot(&middle, way) >= zero()
    }
}

/// The direction of the sum of two angles.
fn direction(a: f32, b: f32) -> [Real; 2] {
    let ((cos_a, sin_a), (cos_b, sin_b)) = (Real::cosine_and_sine(a), Real::cosine_and_sine(b));
    [&(&cos_a * &cos_b) - &(&sin_a * &sin_b), &(&sin_a * &cos_b) + &(&cos_a * &sin_b)]
}

fn greatest(numbers: impl Iterator<Item = Real>) -> Real {
    numbers.reduce(|a, b| if b > a { b } else { a }).expect("a point")
}

impl Solid {
    fn of_points(points: &[Vector2D], radius: f32) -> Self {
        let discs = points.iter().map(|&p| (real(p), Real::new(radius))).collect();
        Self { discs, arcs: Vec::new() }
    }

    fn of_rectangle(r: Rectangle) -> Self {
        let corner = |i: usize| {
            let [x, y] = [r.origin.x, r.origin.y].map(Real::new);
            let size = [f32::from(i % 2 == 1) * r.size.x, f32::from(i > 1) * r.size.y];
            ([&x + &Real::new(size[0]), &y + &Real::new(size[1])], zero())
        };
        Self { discs: (0..4).map(corner).collect(), arcs: Vec::new() }
    }

    fn of_turned(r: OrientedRectangle) -> Self {
        let (cos, sin) = Real::cosine_and_sine(r.rotation);
        let corner = |i: usize| {
            let x = Real::new(if i % 2 == 1 { r.half_extend.x } else { -r.half_extend.x });
            let y = Real::new(if i > 1 { r.half_extend.y } else { -r.half_extend.y });
            let turned = [&(&x * &cos) - &(&y * &sin), &(&x * &sin) + &(&y * &cos)];
            let [center_x, center_y] = real(r.center);
            ([&center_x + &turned[0], &center_y + &turned[1]], zero())
        };
        Self { discs: (0..4).map(corner).collect(), arcs: Vec::new() }
    }

    fn of_sector(s: Sector) -> Self {
        let ends = [-s.half_angle, s.half_angle].map(|half| direction(s.direction, half));
        let center = real(s.center);
        let at = |end: &[Real; 2], radius: f32| {
            let radius = Real::new(radius);
            ([&center[0] + &(&end[0] * &radius), &center[1] + &(&end[1] * &radius)], zero())
        };
        let radii = [s.inner_radius, s.radius];
        let is_whole = s.half_angle >= 180.0;
        let ends_of = |radius: f32| ends.iter().map(move |end| (end, radius));
        let corners = radii.into_iter().flat_map(ends_of).map(|(end, radius)| at(end, radius));
        let discs = if is_whole { Vec::new() } else { corners.collect() };
        let radius = Real::new(s.radius);
        let arc =
            Arc { center: center.clone(), radius, ends: ends.clone(), half_angle: s.half_angle };
        Self { discs, arcs: vec![arc] }
    }

    fn joined(mut self, other: Self) -> Self {
        self.discs.extend(other.discs);
        self.arcs.extend(other.arcs);
        self
    }

    /// How far it reaches along a direction of length 1.
    fn reach_along(&self, direction: &[Real; 2]) -> Real {
        let discs = self.discs.iter().map(|(center, radius)| &dot(center, direction) + radius);
        let arcs = self.arcs.iter().filter(|arc| arc.faces(direction));
        greatest(discs.chain(arcs.map(|arc| &dot(&arc.center, direction) + &arc.radius)))
    }

    /// How far it reaches from a point.
    fn reach_from(&self, point: &[Real; 2]) -> Real {
        let far =
            |center: &[Real; 2], radius: &Real| &square(&minus(center, point)).root() + radius;
        let discs = self.discs.iter().map(|(center, radius)| far(center, radius));
        let arcs = self.arcs.iter().filter(|arc| arc.faces(&minus(&arc.center, point)));
        greatest(discs.chain(arcs.map(|arc| far(&arc.center, &arc.radius))))
    }
}

/// How numbers are drawn: places, and lengths.
type Style = [fn(&mut Rng) -> f32; 2];

const STYLES: [Style; 6] = [
    [|rng| rng.f32() * 20.0 - 10.0, |rng| rng.f32() * 5.0],
    [|rng| rng.i32(-4..=4) as f32, |rng| rng.i32(0..=3) as f32],
    [|rng| 1e6 + rng.i32(-8..=8) as f32 / 8.0, |rng| rng.f32() * 2.0],
    [|rng| (rng.f32() - 0.5) * 1e30, |rng| rng.f32() * 1e28],
    [|rng| (rng.f32() - 0.5) * 1e-30, |rng| rng.f32() * 1e-33],
    [wild, |rng| wild(rng).abs()],
];

/// Nothing, next to nothing, or a plain number, so that sums need all places that there are.
fn wild(rng: &mut Rng) -> f32 {
    let number = match rng.u8(..8) {
        0 | 1 => 0.0,
        2 => f32::from_bits(rng.u32(1..4)),
        3 => f32::from_bits(rng.u32(..0x7f00_0000)),
        4 => 1.0 + f32::EPSILON * rng.i32(-4..=4) as f32,
        _ => rng.i32(-2..=2) as f32 / 2.0,
    };
    if rng.bool() { number } else { -number }
}

fn degrees(rng: &mut Rng) -> f32 {
    match rng.u8(..4) {
        0 => 15.0 * rng.i32(-48..=48) as f32,
        1 => rng.f32() * 1e-3,
        _ => rng.f32() * 720.0 - 360.0,
    }
}

fn places(rng: &mut Rng, style: Style, most: usize) -> Vec<Vector2D> {
    (0..rng.usize(1..=most)).map(|_| Vector2D::new(style[0](rng), style[0](rng))).collect()
}

/// A random shape that is no group, with the vertices that it may borrow.
fn with_shape<T>(rng: &mut Rng, style: Style, check: impl FnOnce(Shape<'_>, Solid) -> T) -> T {
    let points = places(rng, style, 6);
    let (a, b) = (points[0], points[points.len() - 1]);
    let [radius, width, height] = [0; 3].map(|_| style[1](rng));
    let size = Vector2D::new(width, height);
    match rng.u8(..9) {
        0 => check(Segment::new(a, b).into(), Solid::of_points(&[a, b], 0.0)),
        1 => check(Circle::new(a, radius).into(), Solid::of_points(&[a], radius)),
        2 => check(Capsule::new(a, b, radius).into(), Solid::of_points(&[a, b], radius)),
        3 => {
            let r = Rectangle::new(a, size);
            check(r.into(), Solid::of_rectangle(r))
        }
        4 => {
            let r = OrientedRectangle::new(a, size, [degrees(rng), wild(rng)][rng.usize(..2)]);
            check(r.into(), Solid::of_turned(r))
        }
        5 => {
            let polygon = Polygon::new(&points).with_radius(radius);
            check(polygon.into(), Solid::of_points(&points, radius))
        }
        6 => check(Chain::new(&points).into(), Solid::of_points(&points, 0.0)),
        _ => {
            let [direction, half_angle] = match rng.u8(..8) {
                0..4 => [degrees(rng), degrees(rng).abs()],
                4..7 => [degrees(rng), 7.5 * rng.u8(..26) as f32],
                _ => [wild(rng), wild(rng).abs()],
            };
            let inner = radius * [0.0, 0.5, 1.0][rng.usize(..3)];
            let s = Sector::new(a, radius, direction, half_angle).with_inner_radius(inner);
            check(s.into(), Solid::of_sector(s))
        }
    }
}

/// Random shapes, and groups of up to three of them with shapes that are none, judged with more
/// bits than lie between the greatest and the least float.
fn each_case(check: impl FnMut(&Shape<'_>, &Solid)) {
    Real::with_bits(600, || each_case_with(check));
}

fn each_case_with(mut check: impl FnMut(&Shape<'_>, &Solid)) {
    let mut rng = Rng::with_seed(41);
    for number in 0..2400 {
        let style = STYLES[number % STYLES.len()];
        with_shape(&mut rng.fork(), style, |a, solid| {
            if number % 3 > 0 {
                return check(&a, &solid);
            }
            let nothing = Shape::from(Circle::new(Vector2D::ZERO, -1.0));
            with_shape(&mut rng, style, |b, other| {
                let both = solid.joined(other);
                check(&Group::new(&[a, nothing, b]).into(), &both);
            });
        });
    }
}

/// Whether one number is at most another one, as far as sines and cosines of 600 bits can tell.
fn is_at_most(a: &Real, b: &Real, size: &Real) -> bool {
    a - b <= &Real::power(-500) * size
}

#[test]
fn rectangles_around_shapes_are_the_smallest() {
    each_case(|shape, solid| {
        let r = bounding_rectangle(shape);
        let size = solid.reach_from(&[zero(), zero()]);
        let is_at_most = |a: &Real, b: &Real| is_at_most(a, b, &size);
        let axis = |x: f32, y: f32| [Real::new(x), Real::new(y)];
        let ends = [[axis(-1.0, 0.0), axis(1.0, 0.0)], [axis(0.0, -1.0), axis(0.0, 1.0)]];
        for ([low, high], [origin, width]) in
            ends.iter().zip([[r.origin.x, r.size.x], [r.origin.y, r.size.y]])
        {
            let (low, high) = (-&solid.reach_along(low), solid.reach_along(high));
            let case = format!("{r:?} around {shape:?}");
            assert!(is_at_most(&Real::new(origin), &low), "{case}");
            assert!(!is_at_most(&Real::new(origin.next_up()), &low), "{case}");
            let end = |width: f32| &Real::new(origin) + &Real::new(width);
            assert!(is_at_most(&high, &end(width)), "{case}");
            assert!(width == 0.0 || !is_at_most(&high, &end(width.next_down())), "{case}");
        }
    });
}

/// The least number of a convex function between two others, found by narrowing the interval.
fn least(mut low: f64, mut high: f64, of: impl Fn(f64) -> f64) -> f64 {
    for _ in 0..80 {
        let (a, b) = (low + (high - low) * 0.45, low + (high - low) * 0.55);
        if of(a) < of(b) {
            high = b;
        } else {
            low = a;
        }
    }
    of((low + high) / 2.0)
}

/// The radius of the smallest circle around a solid, to eight digits.
fn smallest_circle(solid: &Solid) -> f64 {
    let about = |[x, y]: &[Real; 2]| [x.about(), y.about()];
    let discs: Vec<_> = solid.discs.iter().map(|(p, radius)| (about(p), radius.about())).collect();
    let reach = |x: f64, y: f64| {
        let far =
            |[p, q]: [f64; 2], radius: f64| ((p - x) * (p - x) + (q - y) * (q - y)).sqrt() + radius;
        let discs = discs.iter().map(|&(center, radius)| far(center, radius));
        let arcs = solid.arcs.iter().map(|arc| {
            let [p, q] = about(&arc.center);
            let ends = arc.ends.each_ref().map(about);
            let cross = |[a, b]: [f64; 2], [c, d]: [f64; 2]| a * d - b * c;
            let way = [p - x, q - y];
            let sides = [cross(ends[0], way) >= 0.0, cross(way, ends[1]) >= 0.0];
            let middle = [ends[0][0] + ends[1][0], ends[0][1] + ends[1][1]];
            let is_ahead = middle[0] * way[0] + middle[1] * way[1] >= 0.0;
            let faces = match arc.half_angle {
                half if half >= 180.0 => true,
                half if half > 90.0 => sides[0] | sides[1],
                _ => sides[0] & sides[1] & is_ahead,
            };
            if faces { far([p, q], arc.radius.about()) } else { 0.0 }
        });
        discs.chain(arcs).fold(0.0, f64::max)
    };
    let first = solid.discs.first().map_or_else(|| about(&solid.arcs[0].center), |(p, _)| about(p));
    let far = reach(first[0], first[1]);
    let around = |axis: usize| (first[axis] - far, first[axis] + far);
    let ((left, right), (low, high)) = (around(0), around(1));
    least(left, right, |x| least(low, high, |y| reach(x, y)))
}

#[test]
fn circles_around_shapes_contain_them_and_are_the_smallest() {
    let mut number = 0;
    each_case(|shape, solid| {
        let c = bounding_circle(shape);
        let (reach, radius) = (solid.reach_from(&real(c.center)), Real::new(c.radius));
        assert!(is_at_most(&reach, &radius, &reach), "{c:?} around {shape:?}");
        let moved = f64::from(half_place(c.center.x) + half_place(c.center.y));
        number += 1;
        if number % 24 == 0 {
            let truth = smallest_circle(solid);
            let limit = truth * (1.0 + 1e-6) + moved + 3e-45;
            assert!(f64::from(c.radius) <= limit, "{c:?} of {truth} around {shape:?}");
        }
    });
}

/// How far a solid reaches along a direction, about.
fn about_along(solid: &Solid, [x, y]: [f64; 2]) -> f64 {
    let about = |[x, y]: &[Real; 2]| [x.about(), y.about()];
    let cross = |[a, b]: [f64; 2], [c, d]: [f64; 2]| a * d - b * c;
    let along = |center: &[Real; 2]| about(center)[0] * x + about(center)[1] * y;
    let discs = solid.discs.iter().map(|(center, radius)| along(center) + radius.about());
    let arcs = solid.arcs.iter().map(|arc| {
        let ends = arc.ends.each_ref().map(about);
        let sides = [cross(ends[0], [x, y]) >= 0.0, cross([x, y], ends[1]) >= 0.0];
        let faces = match arc.half_angle {
            half if half >= 180.0 => true,
            half if half > 90.0 => sides[0] | sides[1],
            _ => sides[0] & sides[1],
        };
        if faces { along(&arc.center) + arc.radius.about() } else { f64::NEG_INFINITY }
    });
    discs.chain(arcs).fold(f64::NEG_INFINITY, f64::max)
}

/// The sides of the smallest turned rectangle of a thousand.
fn smallest_box(solid: &Solid) -> [f64; 2] {
    let sides = (0..1000).map(|i| {
        let turned = Vector2D::new(1.0, 0.0).rotated(0.09 * i as f32);
        let (x, y) = (f64::from(turned.x), f64::from(turned.y));
        let length = (x * x + y * y).sqrt();
        let (cos, sin) = (x / length, y / length);
        let size = |[x, y]: [f64; 2]| about_along(solid, [x, y]) + about_along(solid, [-x, -y]);
        [size([cos, sin]), size([-sin, cos])]
    });
    let area = |[width, height]: [f64; 2]| width * height;
    sides.min_by(|&a, &b| area(a).total_cmp(&area(b))).expect("a thousand")
}

#[test]
fn turned_rectangles_around_shapes_contain_them_and_are_the_smallest() {
    let mut number = 0;
    each_case(|shape, solid| {
        let r = oriented_box(shape);
        assert!(r.is_valid(), "{r:?} around {shape:?}");
        let (cos, sin) = Real::cosine_and_sine(r.rotation);
        let size = solid.reach_from(&[zero(), zero()]);
        for (axis, half) in
            [([cos.clone(), sin.clone()], r.half_extend.x), ([-&sin, cos], r.half_extend.y)]
        {
            let end = &dot(&real(r.center), &axis);
            let back = [-&axis[0], -&axis[1]];
            for reach in [&solid.reach_along(&axis) - end, &solid.reach_along(&back) + end] {
                assert!(is_at_most(&reach, &Real::new(half), &size), "{r:?} around {shape:?}");
            }
        }
        let has_several_radii = matches!(shape.form(), Form::Group(_))
            && (!solid.arcs.is_empty() || solid.discs.iter().any(|(_, radius)| !radius.is_zero()));
        number += 1;
        if number % 4 == 0 && !has_several_radii {
            let [width, height] = smallest_box(solid);
            let moved = 4.0 * f64::from(half_place(r.center.x).max(half_place(r.center.y)));
            let slip = 1e-6 * width.max(height) + moved + 1e-44;
            let area = 4.0 * f64::from(r.half_extend.x) * f64::from(r.half_extend.y);
            assert!(area <= (width + slip) * (height + slip), "{r:?} around {shape:?}");
        }
    });
}

/// A direction of any length.
fn any_direction(rng: &mut Rng) -> Vector2D {
    let mut number = || match rng.u8(..4) {
        0 => rng.i32(-3..=3) as f32,
        1 => wild(rng),
        2 => (rng.f32() - 0.5) * 1e30,
        _ => rng.f32() * 2.0 - 1.0,
    };
    Vector2D::new(number(), number())
}

/// All points that lie farthest along a unit vector, before they are rounded.
fn farthest(solid: &Solid, way: &[Real; 2]) -> Vec<[Real; 2]> {
    let (reach, size) = (solid.reach_along(way), solid.reach_from(&[zero(), zero()]));
    let arcs = solid.arcs.iter().filter(|arc| arc.faces(way));
    let arcs = arcs.map(|arc| (&arc.center, &arc.radius));
    let discs = solid.discs.iter().map(|(center, radius)| (center, radius));
    let is_far = |(center, radius): &(&[Real; 2], &Real)| {
        is_at_most(&reach, &(&dot(center, way) + *radius), &size)
    };
    let point = |(center, radius): (&[Real; 2], &Real)| {
        [0, 1].map(|axis| &center[axis] + &(radius * &way[axis]))
    };
    arcs.chain(discs).filter(is_far).map(point).collect()
}

/// 0.51 units in the last place.
fn place(x: f32) -> Real {
    let x = x.abs().min(f32::MAX.next_down());
    &(&Real::new(x.next_up()) - &Real::new(x)) * &Real::new(0.51)
}

#[test]
fn support_points_lie_farthest() {
    let mut rng = Rng::with_seed(47);
    each_case(|shape, solid| {
        let direction = any_direction(&mut rng);
        let found = support_point(shape, direction);
        if direction == Vector2D::ZERO {
            return assert!(found.is_none());
        }
        let found = found.unwrap_or_else(|| panic!("nothing along {direction:?} of {shape:?}"));
        let way = real(direction);
        let length = square(&way).root();
        let way = way.map(|x| x.divided_by(&length));
        let case = format!("{found:?} along {direction:?} of {shape:?}");
        let is_near = |x: f32, truth: &Real| {
            let (error, slip) = (truth - &Real::new(x), place(x));
            error <= slip && -&error <= slip
        };
        let is_told = |[x, y]: &[Real; 2]| is_near(found.point.x, x) && is_near(found.point.y, y);
        let is_finite = found.point.is_finite();
        assert!(!is_finite || farthest(solid, &way).iter().any(is_told), "{case}");
        if !found.point.is_finite() {
            return;
        }
        // Random rounded polygons have spikes, which are not told to have an arc around them.
        let is_rounded = matches!(shape.form(), Form::Polygon(p) if p.radius() > 0.0);
        if !is_finite || is_rounded || matches!(shape.form(), Form::Group(_)) {
            return;
        }
        assert_eq!(shape.place_at(found.point, direction), Some(found.place), "{case}");
        let there = shape.point_at(found.place).expect("a point");
        let size = solid.reach_from(&[zero(), zero()]);
        let gap = square(&minus(&real(there), &real(found.point))).root();
        assert!(gap <= &size * &Real::power(-20), "{case}: {there:?}");
    });
}

/// The first vertex wins, whatever direction has them in one line; so do members.
#[test]
fn the_first_of_several_support_points_is_told() {
    let corners = [[0.0, 0.0], [4.0, 0.0], [4.0, 3.0], [0.0, 3.0]].map(Vector2D::from);
    let box_of = |shape: &Shape<'_>, x: f32, y: f32| support_point(shape, Vector2D::new(x, y));
    let rectangle = Shape::from(Rectangle::new(corners[0], corners[2]));
    for shape in [Polygon::new(&corners).into(), rectangle] {
        for (x, y, first) in [(1.0, 0.0, 1), (0.0, 1.0, 2), (-1.0, 0.0, 0), (0.0, -1e-40, 0)] {
            let found = box_of(&shape, x, y).expect("a point");
            assert_eq!(found.point, corners[first], "{x} {y}");
        }
    }
    let coins = [1.0, 5.0, 5.0].map(|x| Shape::from(Circle::new(Vector2D::new(x, 0.0), 1.0)));
    let group = Shape::from(Group::new(&coins)).at(Vector2D::new(0.0, 1e9));
    let found = box_of(&group, 2.0, 0.0).expect("a point");
    assert_eq!((found.point, found.place.member), (Vector2D::new(6.0, 1e9), 1));
    let rounded = Shape::from(Polygon::new(&corners).with_radius(5.0));
    let found = box_of(&rounded, 30.0, 40.0).expect("a point");
    assert_eq!((found.point, found.place.edge), (Vector2D::new(7.0, 7.0), 6));
    let line = Shape::from(Line::new(Vector2D::ZERO, Vector2D::new(1.0, 0.0)));
    let both = [coins[0], line];
    for shape in [line, Group::new(&both).into()] {
        assert!(box_of(&shape, 0.0, 1.0).is_none() && box_of(&shape, 1.0, 0.0).is_none());
    }
    let dot = Shape::from(Line::new(corners[2], Vector2D::ZERO));
    assert_eq!(box_of(&dot, 0.0, 1.0).map(|found| found.point), Some(corners[2]));
    assert!(box_of(&coins[0], f32::NAN, 1.0).is_none() && box_of(&coins[0], 0.0, 0.0).is_none());
}

/// How far a solid reaches along a direction after a part of a motion of which it has turned by so many
/// degrees.
fn reach_after(solid: &Solid, motion: Motion, [part, degrees]: [f32; 2], axis: &[Real; 2]) -> Real {
    let (cos, sin) = Real::cosine_and_sine(degrees);
    let back = [&(&axis[0] * &cos) + &(&axis[1] * &sin), &(&axis[1] * &cos) - &(&axis[0] * &sin)];
    let pivot = real(motion.pivot);
    let moved = &dot(&pivot, axis) + &(&dot(&real(motion.movement), axis) * &Real::new(part));
    &(&moved + &solid.reach_along(&back)) - &dot(&pivot, &back)
}

/// The four sides of a rectangle along the directions out of it.
fn sides(r: Rectangle) -> [([Real; 2], Real); 4] {
    let axis = |x: f32, y: f32| [Real::new(x), Real::new(y)];
    let end = |origin: f32, size: f32| &Real::new(origin) + &Real::new(size);
    [
        (axis(-1.0, 0.0), -&Real::new(r.origin.x)),
        (axis(0.0, -1.0), -&Real::new(r.origin.y)),
        (axis(1.0, 0.0), end(r.origin.x, r.size.x)),
        (axis(0.0, 1.0), end(r.origin.y, r.size.y)),
    ]
}

/// A motion whose parts of 16 turn by degrees that are floats.
fn any_motion(rng: &mut Rng, style: Style, turns: bool) -> Motion {
    let mut vector = || Vector2D::new(style[0](rng), style[0](rng));
    let (movement, pivot) = (vector(), vector());
    let movement = [movement, Vector2D::ZERO][rng.usize(..8) / 7];
    let most = [1 << 4, 1 << 10, 1 << 13, 1 << 18][rng.usize(..4)];
    let rotation = if turns { rng.i32(-most..=most) as f32 } else { 0.0 };
    Motion { movement, rotation, pivot }
}

#[test]
fn swept_rectangles_contain_all_of_the_way() {
    let mut rng = Rng::with_seed(53);
    let mut number = 0;
    each_case(|shape, solid| {
        number += 1;
        if number % 3 != 0 {
            return;
        }
        let style = STYLES[rng.usize(..STYLES.len())];
        let motion = any_motion(&mut rng, style, number % 2 == 0);
        let r = swept_bounding_rectangle(shape, motion);
        let case = format!("{r:?} around {motion:?} of {shape:?}");
        assert!(r.size.x >= 0.0 && r.size.y >= 0.0, "{case}");
        if !r.size.is_finite() || !r.origin.is_finite() {
            return;
        }
        let size = solid.reach_from(&real(motion.pivot));
        let size = &size + &square(&real(motion.movement)).root();
        for (axis, end) in sides(r) {
            let reach = |number: u8| {
                let part = f32::from(number) / 16.0;
                reach_after(solid, motion, [part, motion.rotation * part], &axis)
            };
            let reach = greatest((0..=16).map(reach));
            assert!(is_at_most(&reach, &end, &size), "{case}");
            if motion.rotation == 0.0 {
                let [x, y] = [r.size.x.max(r.origin.x.abs()), r.size.y.max(r.origin.y.abs())];
                let places = &(&place(x) + &place(y)) * &Real::new(10.0);
                assert!(is_at_most(&end, &(&reach + &places), &size), "{case}");
            }
        }
    });
}

/// The smallest rectangle of four thousand moments is nearly as large.
#[test]
#[allow(clippy::disallowed_methods, reason = "the last places of sines do not matter here")]
fn swept_rectangles_are_hardly_larger_than_they_must_be() {
    let mut rng = Rng::with_seed(59);
    for number in 0..400 {
        let style = STYLES[number % 3];
        let motion = any_motion(&mut rng, style, true);
        if motion.rotation.abs() > 2000.0 {
            continue;
        }
        with_shape(&mut rng, style, |shape, solid| {
            let r = swept_bounding_rectangle(&shape, motion);
            let about = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
            let (pivot, way) = (about(motion.pivot), about(motion.movement));
            const MOMENTS: u32 = 4096;
            let size = solid.reach_from(&real(motion.pivot)).about();
            let turn = f64::from(motion.rotation).to_radians();
            for (axis, end) in sides(r) {
                let [x, y] = axis.each_ref().map(Real::about);
                let reach = |moment: u32| {
                    let part = f64::from(moment) / f64::from(MOMENTS);
                    let (sin, cos) = (turn * part).sin_cos();
                    let back = [x * cos + y * sin, y * cos - x * sin];
                    let moved = (pivot[0] + way[0] * part) * x + (pivot[1] + way[1] * part) * y;
                    moved + about_along(&solid, back) - pivot[0] * back[0] - pivot[1] * back[1]
                };
                let reach = (0..=MOMENTS).map(reach).fold(f64::NEG_INFINITY, f64::max);
                let step = turn / f64::from(MOMENTS);
                let rim = if solid.arcs.is_empty() { 0.0 } else { 1.0 / 8192.0 };
                let slip = size * (step * step + rim) + 4e-7 * (reach.abs() + end.about().abs());
                let [left, bottom] = [r.origin.x, r.origin.y].map(f64::from);
                let slip = slip + 4e-7 * (left.abs() + bottom.abs());
                let case = format!("{r:?} around {motion:?} of {shape:?}: {x} {y} {reach}");
                assert!(end.about() <= reach + slip, "{case}");
            }
        });
    }
}

#[test]
fn what_moves_on_without_end_is_around_it() {
    let point = Vector2D::new(3.0, 4.0);
    let up = Shape::from(Line::new(point, Vector2D::new(0.0, -2.0)));
    let endless = f32::INFINITY;
    let moving = Motion::straight(Vector2D::new(2.0, 5.0));
    let upright = Rectangle::new(Vector2D::new(3.0, -endless), Vector2D::new(2.0, endless));
    let around = swept_bounding_rectangle(&up, moving);
    assert_eq!((around.size.y, around.origin.y), (endless, -endless));
    assert!(
        around.origin.x <= 3.0 && around.size.x >= 2.0 && around.size.x < 2.00001,
        "{upright:?}"
    );
    assert_eq!(bounding_rectangle(&up.at(Vector2D::new(1e9, 1.0))).size.y, endless);
    let turning = Motion { rotation: 1.0, ..moving };
    let all = swept_bounding_rectangle(&up, turning);
    assert_eq!([all.origin.x, all.origin.y], [-endless; 2]);
    let nothing = [Shape::default(), Circle::new(point, -1.0).into(), Group::new(&[]).into()];
    for shape in &nothing {
        for motion in [moving, turning, Motion::default()] {
            assert!(swept_bounding_rectangle(shape, motion).origin.x.is_nan());
        }
    }
    let nowhere = Motion { rotation: f32::NAN, ..moving };
    assert!(swept_bounding_rectangle(&point.into(), nowhere).origin.x.is_nan());
    // Any number of turns around a pivot of its own.
    let spin = Motion { rotation: f32::MAX, movement: Vector2D::new(8.0, 0.0), pivot: point };
    let ball = Shape::from(Circle::new(Vector2D::new(3.0, 6.0), 1.0));
    let around = swept_bounding_rectangle(&ball, spin);
    assert!(
        (around.origin.x - 0.0).abs() < 1e-5 && (around.size.x - 14.0).abs() < 1e-5,
        "{around:?}"
    );
    assert!(
        (around.origin.y - 1.0).abs() < 1e-5 && (around.size.y - 6.0).abs() < 1e-5,
        "{around:?}"
    );
}

/// What misses by next to nothing where sines of 120 bits hide it: an apex above an arc that leads
/// down, a corner of a quarter disc, and a chain along 45 degrees that a float does not follow.
#[test]
fn nothing_is_too_small_to_be_contained() {
    let tiny = f32::from_bits(1);
    let s = Sector::new(Vector2D::new(0.0, tiny), f32::from_bits(0x3f113370), -408.37604, 45.0);
    let r = bounding_rectangle(&s.into());
    assert!(f64::from(r.origin.y) + f64::from(r.size.y) >= f64::from(tiny), "{r:?}");
    let ends = [Vector2D::new(tiny, 0.0), Vector2D::new(1.0, 1.0)];
    let r = oriented_box(&Chain::new(&ends).into());
    assert!((r.rotation.abs() == 45.0) & (r.half_extend.y > 0.0), "{r:?}");
    let (far, near) = (Sector::new(Vector2D::new(tiny, 0.0), 1.0, 180.0, 100.0), Vector2D::ZERO);
    let c = bounding_circle(&Group::new(&[far.into(), near.into()]).into());
    assert!((c.center.x == tiny) | (c.radius > 1.0), "{c:?}");
}

#[test]
fn shapes_without_points_are_bound_by_nothing() {
    let nowhere = Circle::new(Vector2D::ZERO, f32::NAN);
    let line = Line::new(Vector2D::ZERO, Vector2D::new(f32::NAN, 1.0));
    let empty: [Shape<'_>; 5] = [
        Shape::default(),
        nowhere.into(),
        line.into(),
        Polygon::new(&[]).into(),
        Group::new(&[]).into(),
    ];
    for shape in empty.iter().chain([&Group::new(&empty).into()]) {
        let (rectangle, circle) = (bounding_rectangle(shape), bounding_circle(shape));
        assert!(oriented_box(shape).rotation.is_nan(), "{shape:?}");
        assert!(rectangle.origin.x.is_nan() && rectangle.size.y.is_nan(), "{shape:?}");
        assert!(circle.center.x.is_nan() && circle.radius.is_nan(), "{shape:?}");
    }
}

/// Members at positions of their own are bound by what is around their rectangle: without an end, too.
#[test]
fn members_without_an_end_are_bound_wherever_they_stand() {
    let line = Line::new(Vector2D::ZERO, Vector2D::new(1.0, 2.0));
    let members = [Shape::from(line).at(Vector2D::new(3.0, 4.0)), Circle::default().into()];
    let group = Shape::from(Group::new(&members));
    assert_eq!(bounding_circle(&group).radius, f32::INFINITY);
    assert_eq!(oriented_box(&group).half_extend.x, f32::INFINITY);
    assert!(bounding_circle(&group).center.is_finite() && oriented_box(&group).center.is_finite());
    let nothing = [Shape::from(Circle::new(Vector2D::ZERO, -1.0)).at(Vector2D::new(3.0, 4.0))];
    let group = Shape::from(Group::new(&nothing));
    assert!(clash2d::bounding_circle(group).is_none() && clash2d::oriented_box(group).is_none());
}

#[test]
fn what_has_no_end_is_bound_by_infinity() {
    let point = Vector2D::new(3.0, 4.0);
    let rising = Shape::from(Line::new(point, Vector2D::new(0.0, -2.0)));
    let endless = f32::INFINITY;
    let upright = Rectangle::new(Vector2D::new(3.0, -endless), Vector2D::new(0.0, endless));
    assert_eq!(bounding_rectangle(&rising), upright);
    assert_eq!(bounding_circle(&rising).radius, endless);
    let still = Shape::from(Line::new(point, Vector2D::ZERO));
    assert_eq!(bounding_rectangle(&still), Rectangle::new(point, Vector2D::ZERO));
    assert_eq!(bounding_circle(&still), Circle::new(point, 0.0));
    let both = [rising, Circle::new(Vector2D::ZERO, 1.0).into()];
    let group = Shape::from(Group::new(&both));
    let joined = Rectangle::new(Vector2D::new(-1.0, -endless), Vector2D::new(4.0, endless));
    assert_eq!(bounding_rectangle(&group), joined);
    assert_eq!(bounding_circle(&group).radius, endless);
    assert_eq!(oriented_box(&group).half_extend, Vector2D::new(endless, endless));
    let huge = Shape::from(Circle::new(Vector2D::new(f32::MAX, 0.0), f32::MAX));
    assert_eq!(bounding_circle(&huge), Circle::new(Vector2D::new(f32::MAX, 0.0), f32::MAX));
    assert_eq!(bounding_rectangle(&huge).size, Vector2D::new(endless, endless));
}

#[test]
fn what_is_round_or_symmetric_has_a_plain_center() {
    let circle = Circle::new(Vector2D::new(0.1, -7.3), 1e6);
    assert_eq!(bounding_circle(&circle.into()), circle);
    let half = Sector::new(circle.center, 3.0, 12.0, 90.0);
    assert_eq!(bounding_circle(&half.into()), Circle::new(circle.center, 3.0));
    let corners = [[0.1, 0.3], [-0.3, 0.1], [-0.1, -0.3], [0.3, -0.1]].map(Vector2D::from);
    assert_eq!(bounding_circle(&Polygon::new(&corners).into()).center, Vector2D::ZERO);
    assert_eq!(Circle::around(&corners).center, Vector2D::ZERO);
    let inner = [circle.into(), Circle::new(Vector2D::new(5.0, 0.0), 2.0).into()];
    assert_eq!(bounding_circle(&Group::new(&inner).into()), circle);
}

/// Any bit pattern, or one of the numbers that are special.
fn any_number(rng: &mut Rng) -> f32 {
    const SPECIAL: [f32; 8] =
        [0.0, -0.0, 1.0, f32::MAX, f32::MIN, f32::MIN_POSITIVE, f32::INFINITY, f32::NAN];
    if rng.bool() { f32::from_bits(rng.u32(..)) } else { SPECIAL[rng.usize(..8)] }
}

#[test]
fn every_bit_pattern_has_its_bounds() {
    let mut rng = Rng::with_seed(43);
    for _ in 0..4000 {
        let mut number = || any_number(&mut rng);
        let [a, b] = [0; 2].map(|_| Vector2D::new(number(), number()));
        let [c, d, e] = [0; 3].map(|_| number());
        let points = [a, b, Vector2D::new(c, d)];
        let shapes: [Shape<'_>; 8] = [
            a.into(),
            Line::new(a, b).into(),
            Circle::new(a, c).into(),
            Rectangle::new(a, b).into(),
            OrientedRectangle::new(a, b, c).into(),
            Capsule::new(a, b, c).into(),
            Polygon::new(&points).with_radius(e).into(),
            Sector::new(a, c.abs(), d, e.abs()).with_inner_radius(b.x.abs()).into(),
        ];
        for shape in shapes.iter().chain([&Group::new(&shapes).into()]) {
            let is_empty = !matches!(shape.form(), Form::Group(_)) && shape.check() != Status::Ok;
            let (rectangle, circle) = (bounding_rectangle(shape), bounding_circle(shape));
            let turned = oriented_box(shape);
            if is_empty {
                assert!(rectangle.origin.x.is_nan() && circle.radius.is_nan(), "{shape:?}");
                assert!(turned.half_extend.x.is_nan(), "{shape:?}");
            } else if matches!(shape.form(), Form::Group(_)) {
                assert!(!(rectangle.size.x < 0.0 || circle.radius < 0.0), "{shape:?}");
            } else {
                assert!(rectangle.size.x >= 0.0 && rectangle.size.y >= 0.0, "{shape:?}");
                assert!(circle.radius >= 0.0 && circle.center.is_finite(), "{shape:?}");
                assert!(turned.half_extend.x >= 0.0 && turned.half_extend.y >= 0.0, "{shape:?}");
                assert!(turned.center.is_finite(), "{shape:?} {turned:?}");
            }
        }
    }
}
