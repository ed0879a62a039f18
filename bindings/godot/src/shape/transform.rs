//! Shapes where a Transform2D puts them.
//!
//! Transform2D has 32 bits, in which neither a turn by 45 degrees nor its length of 1 can be
//! written down. What lies so close to a whole number of degrees, or to a scale that is a multiple
//! of 1/1024, is taken for exactly that.

use clash2d::{
    Capsule, Circle, Form, Line, OrientedRectangle, Pose, Rectangle, Sector, Segment, Side,
    Vector2D,
};
use godot::prelude::*;

use crate::convert::{vector, vector2};

use super::shared::Nodes;
use super::{Shape, SharedChain, SharedPolygon};

/// The pose of a transform, of which only the origin and where the X axis points to count.
pub(crate) fn pose(t: Transform2D) -> Pose {
    let has_axis = t.a != Vector2::ZERO;
    Pose::new(vector(t.origin), if has_axis { angle(wide(t.a)) as f32 } else { 0.0 })
}

/// A transform as what it does to a shape, none if that stays as it is, and then a pose.
///
/// Its turn and its origin are the pose's; scale, skew and a mirror are left for the shape.
pub(crate) fn pose_and_stretch(t: Transform2D) -> (Pose, Option<Transform2D>) {
    let is_rigid = !is_mirror(t) && uniform_scale(t) == Some(1.0);
    (pose(t), if is_rigid { None } else { Some(stretch(t)) })
}

/// The linear part of a transform, turned back until its X axis lies along X.
fn stretch(t: Transform2D) -> Transform2D {
    let (a, b) = (wide(t.a), wide(t.b));
    let scale = length(a);
    if scale == 0.0 {
        return Transform2D { origin: Vector2::ZERO, ..t };
    }
    let near = |scale: f64| snapped(scale, 1.0 / 1024.0, LOSS * scale.abs()) as f32;
    let skew = if is_right_angle(a, b) { 0.0 } else { (a.0 * b.0 + a.1 * b.1) / scale };
    let height = near((a.0 * b.1 - a.1 * b.0) / scale);
    Transform2D {
        a: Vector2::new(near(scale), 0.0),
        b: Vector2::new(skew as f32, height),
        origin: Vector2::ZERO,
    }
}

/// A rotation, by some full turns more or less: the one that is nearest to another one.
pub(crate) fn nearest_turn(rotation: f32, before: f32) -> f32 {
    let turns = ((f64::from(before) - f64::from(rotation)) / 360.0).round();
    (f64::from(rotation) + 360.0 * turns) as f32
}

/// A pose as a transform.
pub(crate) fn transform(pose: Pose) -> Transform2D {
    let axis = |x: f32, y: f32| vector2(pose.transform_direction(Vector2D::new(x, y)));
    Transform2D { a: axis(1.0, 0.0), b: axis(0.0, 1.0), origin: vector2(pose.position) }
}

/// The shape where a transform puts it; none where that is no shape of clash2d.
pub(crate) fn transformed(shape: &Shape, transform: Transform2D) -> Option<Shape> {
    let t = transform;
    Some(match shape {
        Shape::Point(p) => Shape::Point(point(t, *p)),
        Shape::Segment(s) => Shape::Segment(Segment::new(point(t, s.point1), point(t, s.point2))),
        Shape::Line(l) => Shape::Line(Line::new(point(t, l.base), direction(t, l.direction))),
        Shape::Circle(c) => Shape::Circle(Circle::new(point(t, c.center), scaled(t, c.radius)?)),
        Shape::Capsule(c) => {
            let (point1, point2) = (point(t, c.point1), point(t, c.point2));
            Shape::Capsule(Capsule::new(point1, point2, scaled(t, c.radius)?))
        }
        Shape::Polygon(polygon) => Shape::Polygon(SharedPolygon {
            vertices: polygon.vertices.iter().map(|&vertex| point(t, vertex)).collect(),
            ring_sizes: polygon.ring_sizes.clone(),
            radius: scaled(t, polygon.radius)?,
            nodes: Nodes::default(),
        }),
        Shape::Chain(chain) => Shape::Chain(SharedChain {
            vertices: chain.vertices.iter().map(|&vertex| point(t, vertex)).collect(),
            radius: scaled(t, chain.radius)?,
            is_closed: chain.is_closed,
            side: if is_mirror(t) { opposite(chain.side) } else { chain.side },
            nodes: Nodes::default(),
        }),
        Shape::Sector(s) => Shape::Sector(Sector {
            center: point(t, s.center),
            inner_radius: scaled(t, s.inner_radius)?,
            radius: scaled(t, s.radius)?,
            direction: turned_direction(t, s.direction)?,
            ..*s
        }),
        Shape::Group(members) => Shape::Group(
            members.iter().map(|member| transformed(member, t)).collect::<Option<_>>()?,
        ),
        Shape::Rectangle(r) if is_upright(t) => Shape::Rectangle(upright(t, *r)),
        Shape::Rectangle(r) => {
            let half = Vector2D::new(0.5 * r.size.x, 0.5 * r.size.y);
            oriented(t, center(t, *r), OrientedRectangle::new(Vector2D::ZERO, half, 0.0))?
        }
        Shape::OrientedRectangle(r) => oriented(t, point(t, r.center), *r)?,
    })
}

/// A copy of a shape of the library, whose position is added to its numbers.
pub(crate) fn owned(shape: &clash2d::Shape<'_>) -> Shape {
    let own = match shape.form() {
        Form::Group(group) => Shape::Group(group.shapes().iter().map(owned).collect()),
        form => form.into(),
    };
    let there = Transform2D { origin: vector2(shape.position()), ..Transform2D::IDENTITY };
    transformed(&own, there).unwrap_or(own)
}

/// How much 32 bits lose in a transform of some nested nodes, in radians and relative to a scale.
const LOSS: f64 = 1.0 / (1 << 20) as f64;
/// How far from a right angle or from equal scales still counts as such: Godot's CMP_EPSILON.
const SKEW: f64 = 1e-5;

/// Two numbers of 64 bits.
type Wide = (f64, f64);

fn wide(v: Vector2) -> Wide {
    (f64::from(v.x), f64::from(v.y))
}

fn length((x, y): Wide) -> f64 {
    (x * x + y * y).sqrt()
}

/// Where the linear part of a transform puts a vector.
fn linear(t: Transform2D, (x, y): Wide) -> Wide {
    let (a, b) = (wide(t.a), wide(t.b));
    (a.0 * x + b.0 * y, a.1 * x + b.1 * y)
}

/// Where a transform puts a point, rounded once.
fn place(t: Transform2D, p: Wide) -> Vector2D {
    let ((x, y), origin) = (linear(t, p), wide(t.origin));
    Vector2D::new((x + origin.0) as f32, (y + origin.1) as f32)
}

fn point(t: Transform2D, p: Vector2D) -> Vector2D {
    place(t, (f64::from(p.x), f64::from(p.y)))
}

fn direction(t: Transform2D, v: Vector2D) -> Vector2D {
    let (x, y) = linear(t, (f64::from(v.x), f64::from(v.y)));
    Vector2D::new(x as f32, y as f32)
}

fn center(t: Transform2D, r: Rectangle) -> Vector2D {
    let middle = |origin: f32, size: f32| f64::from(origin) + 0.5 * f64::from(size);
    place(t, (middle(r.origin.x, r.size.x), middle(r.origin.y, r.size.y)))
}

/// Whether a transform keeps the axes where they are.
fn is_upright(t: Transform2D) -> bool {
    t.a.y == 0.0 && t.b.x == 0.0
}

/// A rectangle under a transform that keeps the axes; a negative scale mirrors it.
fn upright(t: Transform2D, r: Rectangle) -> Rectangle {
    let axis = |scale: f32, shift: f32, origin: f32, size: f32| {
        let (scale, shift) = (f64::from(scale), f64::from(shift));
        let (origin, size) = (f64::from(origin), f64::from(size));
        let low = if scale < 0.0 { origin + size } else { origin };
        ((low * scale + shift) as f32, (size * scale.abs()) as f32)
    };
    let (x, width) = axis(t.a.x, t.origin.x, r.origin.x, r.size.x);
    let (y, height) = axis(t.b.y, t.origin.y, r.origin.y, r.size.y);
    Rectangle::new(Vector2D::new(x, y), Vector2D::new(width, height))
}

/// The one scale of both axes; none if they differ or are not at right angles.
fn uniform_scale(t: Transform2D) -> Option<f64> {
    let (a, b) = (length(wide(t.a)), length(wide(t.b)));
    let is_uniform = (a - b).abs() <= SKEW * a.max(b) && is_right_angle(wide(t.a), wide(t.b));
    is_uniform.then(|| snapped(a, 1.0 / 1024.0, LOSS * a))
}

/// A radius under a transform: 0 under any, another one under those that have one scale.
fn scaled(t: Transform2D, radius: f32) -> Option<f32> {
    if radius == 0.0 {
        return Some(radius);
    }
    Some((f64::from(radius) * uniform_scale(t)?) as f32)
}

/// Whether a transform swaps left and right.
fn is_mirror(t: Transform2D) -> bool {
    let ((ax, ay), (bx, by)) = (wide(t.a), wide(t.b));
    ax * by < ay * bx
}

fn opposite(side: Side) -> Side {
    match side {
        Side::None => Side::None,
        Side::Left => Side::Right,
        Side::Right => Side::Left,
    }
}

/// The degrees of a direction after a transform that has one scale for both axes.
fn turned_direction(t: Transform2D, direction: f32) -> Option<f32> {
    uniform_scale(t)?;
    // The turn is added, so that the sector's own degrees stay as exact as they are.
    let own = if is_mirror(t) { -direction } else { direction };
    Some((f64::from(own) + angle(wide(t.a))) as f32)
}

fn is_right_angle(u: Wide, v: Wide) -> bool {
    (u.0 * v.0 + u.1 * v.1).abs() <= SKEW * length(u) * length(v)
}

/// An oriented rectangle under the linear part of a transform, around a center that is already
/// transformed; none if its sides don't stay at right angles.
fn oriented(t: Transform2D, center: Vector2D, r: OrientedRectangle) -> Option<Shape> {
    let side = |x: f32, y: f32| {
        let v = Vector2D::new(x, y).rotated(r.rotation);
        linear(t, (f64::from(v.x), f64::from(v.y)))
    };
    let (u, v) = (side(1.0, 0.0), side(0.0, 1.0));
    if !is_right_angle(u, v) {
        return None;
    }
    let stretched = |extent: f32, side: Wide| {
        let scale = length(side);
        (f64::from(extent) * snapped(scale, 1.0 / 1024.0, LOSS * scale)) as f32
    };
    let half = Vector2D::new(stretched(r.half_extend.x, u), stretched(r.half_extend.y, v));
    Some(Shape::OrientedRectangle(OrientedRectangle::new(
        center,
        half,
        turned(t, r.rotation, u, v),
    )))
}

/// The degrees of a rectangle after a transform that puts its unit vectors at `u` and `v`.
fn turned(t: Transform2D, rotation: f32, u: Wide, v: Wide) -> f32 {
    if uniform_scale(t).is_some() && !is_mirror(t) {
        // The turn is added, so that the rectangle's own degrees stay as exact as they are.
        return (f64::from(rotation) + angle(wide(t.a))) as f32;
    }
    // Of a rectangle that is flat along `u`, only `v` knows the angle.
    let along = if length(u) > 0.0 { u } else { (v.1, -v.0) };
    angle(along) as f32
}

/// The degrees from the X axis to a vector.
fn angle((x, y): Wide) -> f64 {
    let scale = x.abs().max(y.abs());
    let unit = Vector2D::new((x / scale) as f32, (y / scale) as f32);
    let degrees = f64::from(Vector2D::new(1.0, 0.0).angle_to(unit)).copysign(y);
    snapped(degrees, 1.0, LOSS.to_degrees())
}

/// The nearest multiple of a unit if it is that near, else the number itself.
fn snapped(x: f64, unit: f64, tolerance: f64) -> f64 {
    let multiple = (x / unit).round() * unit;
    if (x - multiple).abs() <= tolerance { multiple } else { x }
}
