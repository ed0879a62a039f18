//! Any shape with any shape.

use core::convert::identity;

use super::capsule::{
    capsule_circle_collide, capsule_point_collide, capsule_rectangle_collide,
    capsule_segment_collide, capsules_collide,
};
use super::convex::Meet;
use super::near::{sector_is_near_line, sector_is_near_outline, sectors_are_near};
use super::polygon::{prepared_contains, ring_contains, rings_contain};
use super::rectangle::moved_rectangles_collide;
use super::ring::{disc, few, is_box_near, path, rings_meet};
use super::*;
use crate::any::{
    Form, Group, OfKind, Placed, Polygon, Prepared, Shape, ShapeKind as Kind, moved_frame,
};
use crate::convex::{Anchor, ask, wide};
use crate::exact::judge::quickly;
use crate::exact::position::Position;
use crate::outline::{Outline, anchor};
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::tree::Frame;

/// What answers for two shapes of certain kinds.
type Pair = fn(&Shape<'_>, &Shape<'_>) -> bool;

/// The functions of all kinds with all kinds; `others` for those that have none. What they answer, and
/// how that changes where the shapes are swapped.
macro_rules! by_kinds {
    (
        $others:ident -> $answer:ty, $changed:path:
        $($first:ident, $second:ident: $seen:ident $pair:expr;)*
    ) => {{
        type Pair = fn(&Shape<'_>, &Shape<'_>) -> $answer;
        let mut table = [[$others as Pair; Shape::PLACES]; Shape::PLACES];
        $({
            #[inline(never)]
            fn direct(a: &Shape<'_>, b: &Shape<'_>) -> $answer {
                $seen($pair, a, b)
            }
            fn swapped(a: &Shape<'_>, b: &Shape<'_>) -> $answer {
                $changed(direct(b, a))
            }
            table[Kind::$second as usize][Kind::$first as usize] = swapped as Pair;
            table[Kind::$first as usize][Kind::$second as usize] = direct as Pair;
        })*
        table
    }};
}
pub(crate) use by_kinds;

/// [`ask::collide`](crate::ask::collide).
#[inline]
pub fn collide(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    if Shape::are_at_origin(a, b) { unmoved_collide(a, b) } else { moved_collide(a, b) }
}

/// [`collide`] of two shapes that stand where their own coordinates are.
#[inline]
fn unmoved_collide(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    PAIRS[a.place()][b.place()](a, b)
}

#[inline(never)]
fn moved_collide(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    if let Some([a, b]) = Shape::settled([a, b]) {
        return unmoved_collide(&a, &b);
    }
    if let Some([a, b]) = Shape::instead([a, b], &[a.handy(), b.handy()]) {
        return moved_collide(a, b);
    }
    let quick = quickly(|| {
        let boxes = Rectangle::of(a).zip(Rectangle::of(b));
        boxes
            .and_then(|(r, s)| moved_rectangles_collide([r, s], [a.position(), b.position()]))
            .or_else(|| ask(Meet, a, b, Anchor::near(a, b)?.own))
    });
    quick.unwrap_or_else(|| placed_collide(Placed::of(a), Placed::of(b)))
}

static PAIRS: [[Pair; Shape::PLACES]; Shape::PLACES] = by_kinds! { others_collide -> bool, identity:
    Capsule, Capsule: seen capsules_collide;
    Capsule, Circle: seen capsule_circle_collide;
    Capsule, OrientedRectangle: tried capsule_oriented_rectangle_certainly;
    Capsule, Point: seen capsule_point_collide;
    Capsule, Polygon: tried_twice (capsule_polygon_quickly, capsule_polygon_closely);
    Capsule, Rectangle: seen capsule_rectangle_collide;
    Capsule, Segment: seen capsule_segment_collide;
    Circle, Circle: seen circles_collide;
    Circle, Line: seen circle_line_collide;
    Circle, OrientedRectangle: seen circle_oriented_rectangle_collide;
    Circle, Point: seen circle_point_collide;
    Circle, Polygon: tried_twice (circle_polygon_quickly, circle_polygon_closely);
    Circle, Rectangle: seen circle_rectangle_collide;
    Circle, Segment: seen circle_segment_collide;
    Line, Line: seen lines_collide;
    Line, OrientedRectangle: seen line_oriented_rectangle_collide;
    Line, Point: seen line_point_collide;
    Line, Rectangle: seen line_rectangle_collide;
    Line, Segment: seen line_segment_collide;
    OrientedRectangle, OrientedRectangle: seen oriented_rectangles_collide;
    OrientedRectangle, Point: seen oriented_rectangle_point_collide;
    OrientedRectangle, Rectangle: seen oriented_rectangle_rectangle_collide;
    OrientedRectangle, Segment: seen oriented_rectangle_segment_collide;
    Point, Point: seen points_collide;
    Point, Polygon: tried point_polygon_certainly;
    Point, Prepared: tried point_prepared_certainly;
    Point, Rectangle: seen point_rectangle_collide;
    Point, Segment: seen point_segment_collide;
    Polygon, Polygon: tried polygons_certainly;
    Polygon, Segment: tried_twice (polygon_segment_quickly, polygon_segment_closely);
    Rectangle, Rectangle: seen rectangles_collide;
    Rectangle, Segment: seen rectangle_segment_collide;
    Segment, Segment: seen segments_collide;
};

/// [`collide`] of two shapes whose kinds are known.
pub(crate) fn forms_collide(a: Form<'_>, b: Form<'_>) -> bool {
    unmoved_collide(&a.into(), &b.into())
}

/// [`collide`] of two shapes where they stand.
pub(crate) fn placed_collide(a: Placed<'_>, b: Placed<'_>) -> bool {
    let ([a, b], _) = Placed::aligned(a, b);
    match a.is_at_origin() & b.is_at_origin() {
        true => forms_collide(a.form, b.form),
        false => any_collide(a, b),
    }
}

/// The answer of a pair's function.
#[inline(always)]
fn seen<'a, A: OfKind<'a>, B: OfKind<'a>>(
    pair: impl Fn(A, B) -> bool,
    a: &Shape<'a>,
    b: &Shape<'a>,
) -> bool {
    A::of(a).zip(B::of(b)).is_some_and(|(&a, &b)| pair(a, b))
}

/// The answer of a pair's function, or what others say where that is in doubt.
#[inline(always)]
fn tried<'a, A: OfKind<'a>, B: OfKind<'a>>(
    pair: impl Fn(&A, &B) -> Option<bool>,
    a: &Shape<'a>,
    b: &Shape<'a>,
) -> bool {
    let quick = quickly(|| A::of(a).zip(B::of(b)).and_then(|(a, b)| pair(a, b)));
    quick.unwrap_or_else(|| others_collide(a, b))
}

/// The answer of the quick one of two functions; where it says what is in doubt that of the other one; or
/// what others say.
#[inline(always)]
fn tried_twice<'a, A: OfKind<'a>, B: OfKind<'a>, D>(
    (first, closely): (
        impl Fn(&A, &B) -> Option<Result<bool, D>>,
        impl Fn(&A, &B, D) -> Option<bool>,
    ),
    a: &Shape<'a>,
    b: &Shape<'a>,
) -> bool {
    match quickly(|| A::of(a).zip(B::of(b)).and_then(|(a, b)| first(a, b))) {
        Some(Ok(answer)) => answer,
        Some(Err(doubts)) => tried_closely(closely, a, b, doubts),
        None => others_collide(a, b),
    }
}

/// As a call of its own, so that what is certain needs no memory.
#[inline(never)]
fn tried_closely<'a, A: OfKind<'a>, B: OfKind<'a>, D>(
    closely: impl Fn(&A, &B, D) -> Option<bool>,
    a: &Shape<'a>,
    b: &Shape<'a>,
    doubts: D,
) -> bool {
    let answer = A::of(a).zip(B::of(b)).and_then(|(a, b)| closely(a, b, doubts));
    answer.unwrap_or_else(|| others_collide(a, b))
}

#[inline(always)]
fn capsule_oriented_rectangle_certainly(c: &Capsule, r: &OrientedRectangle) -> Option<bool> {
    let is_valid = c.is_valid() & r.is_valid();
    if is_valid { is_box_near(*r, Segment::new(c.point1, c.point2), c.radius) } else { Some(false) }
}

#[inline(always)]
fn capsule_polygon_quickly(c: &Capsule, polygon: &Polygon<'_>) -> Option<Result<bool, ()>> {
    path::meets_quickly(few(*polygon)?, core(c), [polygon.radius(), c.radius])
}

#[inline(always)]
fn capsule_polygon_closely(c: &Capsule, polygon: &Polygon<'_>, (): ()) -> Option<bool> {
    path::meets_closely(few(*polygon)?, core(c), [polygon.radius(), c.radius])
}

fn core(c: &Capsule) -> Segment {
    Segment::new(c.point1, c.point2)
}

#[inline(always)]
fn circle_polygon_quickly(circle: &Circle, polygon: &Polygon<'_>) -> Option<Result<bool, u32>> {
    disc::meets_quickly(few(*polygon)?, polygon.radius(), *circle)
}

#[inline(always)]
fn circle_polygon_closely(circle: &Circle, polygon: &Polygon<'_>, edges: u32) -> Option<bool> {
    disc::meets_closely(few(*polygon)?, polygon.radius(), *circle, edges)
}

#[inline(always)]
fn point_polygon_certainly(p: &Vector2D, polygon: &Polygon<'_>) -> Option<bool> {
    match polygon.is_single_ring() {
        _ if polygon.radius() != 0.0 => None,
        true => Some(ring_contains(polygon.vertices(), *p)),
        false => Some(rings_contain(*polygon, *p)),
    }
}

#[inline(always)]
fn point_prepared_certainly(p: &Vector2D, prepared: &Prepared<'_>) -> Option<bool> {
    prepared_contains(prepared, *p)
}

#[inline(always)]
fn polygons_certainly(a: &Polygon<'_>, b: &Polygon<'_>) -> Option<bool> {
    let is_round = (a.radius() != 0.0) | (b.radius() != 0.0);
    if is_round { None } else { rings_meet(few(*a)?, few(*b)?) }
}

#[inline(always)]
fn polygon_segment_quickly(polygon: &Polygon<'_>, path: &Segment) -> Option<Result<bool, ()>> {
    path::meets_quickly(few(*polygon)?, *path, [polygon.radius(), 0.0])
}

#[inline(always)]
fn polygon_segment_closely(polygon: &Polygon<'_>, path: &Segment, (): ()) -> Option<bool> {
    path::meets_closely(few(*polygon)?, *path, [polygon.radius(), 0.0])
}

/// The pairs without a formula of their own.
#[inline(never)]
fn others_collide(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    if let Some([a, b]) = Shape::instead([a, b], &[a.handy(), b.handy()]) {
        return unmoved_collide(a, b);
    }
    any_collide(a.form().into(), b.form().into())
}

/// Whether two shapes share a point, of which [`Placed::aligned`] says where they stand.
fn any_collide(a: Placed<'_>, b: Placed<'_>) -> bool {
    let quick = prepared_group(a, b).or_else(|| prepared_group(b, a));
    quick.unwrap_or_else(|| match (a.form, b.form) {
        (Form::Group(group), _) => group_collides(group, b.seen_from(a.position)),
        (_, Form::Group(group)) => group_collides(group, a.seen_from(b.position)),
        (Form::Line(line), _) => line_is_near(line, b.seen_from(a.position), 0.0),
        (_, Form::Line(line)) => line_is_near(line, a.seen_from(b.position), 0.0),
        (Form::Sector(sector), _) => sector_is_near(sector, b.seen_from(a.position), 0.0),
        (_, Form::Sector(sector)) => sector_is_near(sector, a.seen_from(b.position), 0.0),
        _ => outlines_collide(a, b),
    })
}

/// Whether another shape meets a member of a prepared group; None if it is none.
fn prepared_group(group: Placed<'_>, other: Placed<'_>) -> Option<bool> {
    let Form::Prepared(prepared) = group.form else { return None };
    let (shapes, tree) = prepared.members()?;
    let other = other.seen_from(group.position);
    let around = frame(other);
    Some(tree.any(
        |_, _, node| node.select(|frame| frame.meets(&around)),
        |number| {
            let member = Group::new(&shapes[number..=number]);
            Placed::members(member, Position::ZERO).any(|member| placed_collide(member, other))
        },
    ))
}

/// Whether another shape, seen from a group, meets a member of it.
fn group_collides(group: Group<'_>, other: Placed<'_>) -> bool {
    let around = frame(other);
    Placed::members(group, Position::ZERO).any(|member| match other.form {
        Form::Group(others) => {
            member.frame().meets(&around)
                && Placed::members(others, other.position)
                    .any(|other| placed_collide(member, other))
        }
        _ => placed_collide(member, other),
    })
}

/// A box around a shape.
fn frame(placed: Placed<'_>) -> Frame {
    match placed.form {
        Form::Group(group) => {
            let members = Placed::members(group, Position::ZERO).map(Placed::frame);
            moved_frame(members.fold(Frame::EMPTY, Frame::joined), placed.position)
        }
        _ => placed.frame(),
    }
}

/// Whether two shapes, none of them a group, come within a distance of each other that is not negative.
pub(crate) fn placed_is_near(a: Placed<'_>, b: Placed<'_>, distance: f32) -> bool {
    if distance == 0.0 {
        return placed_collide(a, b);
    }
    let ([a, b], _) = Placed::aligned(a, b);
    match (a.form, b.form) {
        (Form::Line(line), _) => line_is_near(line, b.seen_from(a.position), distance),
        (_, Form::Line(line)) => line_is_near(line, a.seen_from(b.position), distance),
        (Form::Sector(sector), _) => sector_is_near(sector, b.seen_from(a.position), distance),
        (_, Form::Sector(sector)) => sector_is_near(sector, a.seen_from(b.position), distance),
        _ => anchor(a).is_some_and(|anchor| {
            let (a, b) = (Outline::of(a, anchor), Outline::of(b, anchor));
            a.zip(b).is_some_and(|(a, b)| a.comes_near(&b, distance))
        }),
    }
}

/// Whether a line comes within a distance of another shape that is seen from where the line stands.
fn line_is_near(line: Line, other: Placed<'_>, distance: f32) -> bool {
    if !line.is_valid() {
        return false;
    }
    if line.direction == Vector2D::ZERO {
        return placed_is_near(Form::Point(line.base).into(), other, distance);
    }
    match other.form {
        Form::Line(other_line) => {
            let base = other.with(Form::Point(other_line.base));
            let is_crossed = !parallel_vectors(line.direction, other_line.direction);
            other_line.is_valid() && (is_crossed || line_is_near(line, base, distance))
        }
        Form::Sector(sector) => sector_is_near_line(sector, line, other.position, distance),
        _ => Outline::of(other, line.base)
            .is_some_and(|outline| outline.is_near_line(line, distance)),
    }
}

/// Whether a sector comes within a distance of another shape that is seen from where the sector stands.
fn sector_is_near(sector: Sector, other: Placed<'_>, distance: f32) -> bool {
    // Each lies within a disc, which is exact and soon found to be apart.
    let around = |form| match form {
        Form::Sector(s) if s.is_valid() => Form::Circle(Circle::new(s.center, s.radius)),
        other => other,
    };
    let disc = around(Form::Sector(sector)).into();
    if !sector.is_valid() || !placed_is_near(disc, other.with(around(other.form)), distance) {
        return false;
    }
    match other.form {
        Form::Sector(form) => {
            form.is_valid() && sectors_are_near(sector, form, other.position, distance)
        }
        _ => sector_is_near_outline(sector, other, distance),
    }
}

fn outlines_collide(a: Placed<'_>, b: Placed<'_>) -> bool {
    let Some(anchor) = anchor(a) else { return false };
    if a.is_at_origin() & b.is_at_origin()
        && let Some(answer) =
            quickly(|| ask(Meet, &a.form.into(), &b.form.into(), [wide(anchor); 2]))
    {
        return answer;
    }
    let (a, b) = (Outline::of(a, anchor), Outline::of(b, anchor));
    a.zip(b).is_some_and(|(a, b)| a.collides(&b))
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::{moved_rectangles_collide, placed_collide};
    use crate::any::{Placed, Shape};
    use crate::shape::Rectangle;
    use crate::vector::Vector2D;

    /// Of all sizes, near and far, touching but for a float, also of negative and of no size.
    #[test]
    fn quick_answers_at_positions_are_the_exact_ones() {
        let rng = &mut Rng::with_seed(17);
        let (mut sure, mut met) = (0, 0);
        for round in 0..60_000 {
            let scale = [1.0, 1e-6, 1e5, 3e38][round % 4];
            let mut number = || (rng.f32() - 0.5) * scale;
            let mut vector = || Vector2D::new(number(), number());
            let [mut a, mut b] = [0; 2].map(|_| Rectangle::new(vector(), vector()));
            let [at_a, mut at_b] = [0; 2].map(|_| vector());
            if round % 16 != 0 {
                let size = |v: Vector2D| Vector2D::new(v.x.abs(), v.y.abs());
                (a.size, b.size) = (size(a.size), size(b.size));
            }
            if round % 3 == 0 {
                // Beside each other, up to a few roundings.
                at_b.x = (a.origin.x + at_a.x + a.size.x) - b.origin.x;
            }
            let quick = moved_rectangles_collide([&a, &b], [at_a, at_b]);
            let shapes = [Shape::from(a).at(at_a), Shape::from(b).at(at_b)];
            let exact = placed_collide(Placed::of(&shapes[0]), Placed::of(&shapes[1]));
            assert!(quick.is_none_or(|quick| quick == exact), "{shapes:?}");
            sure += u32::from(quick.is_some());
            met += u32::from(quick == Some(true));
        }
        assert!((sure > 40_000) & (met > 5_000), "{sure} are sure, {met} meet");
    }
}
