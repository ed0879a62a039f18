//! How two shapes lie to each other.

#![forbid(unsafe_code)]

mod convex;
mod core;

mod found;
mod line;
mod rounded;
mod straight;

mod quick;

use crate::any::{Form, Placed, Shape};
use crate::arrange::{Figure, anchor};
use crate::collide::placed_collide;
use crate::exact::judge::quickly;
use crate::outline::{Outline, straight};
use crate::vector::Vector2D;
use found::Found;

// ---- Answers -----------------------------------------------------------------------------------

/// How two shapes lie to each other, as sets of points.
///
/// What has an area consists of its border and its interior; of a segment or an open chain without a
/// radius the ends take the place of the border, and a point, a line and a closed chain have none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Relation {
    /// They share no point, or one of them is empty.
    #[default]
    Disjoint = 0,
    /// They share points, but no interior ones, and neither contains the other.
    Touching = 1,
    /// They share interior points, and neither contains the other.
    Overlapping = 2,
    /// All of a belongs to the interior of b.
    AInsideB = 3,
    /// All of a belongs to b, and some of it to the border of b.
    AInsideBTouching = 4,
    /// All of b belongs to the interior of a.
    BInsideA = 5,
    /// All of b belongs to a, and some of it to the border of a.
    BInsideATouching = 6,
    /// They consist of the same points.
    Equal = 7,
}

impl Relation {
    /// The relation where a lies in b, where b lies in a, or both; None where neither does. It matters
    /// then whether the inner one touches the outer one's border.
    fn of_held([a_in_b, b_in_a]: [bool; 2], touches: bool) -> Option<Self> {
        match (a_in_b, b_in_a, touches) {
            (true, true, _) => Some(Self::Equal),
            (true, false, false) => Some(Self::AInsideB),
            (true, false, true) => Some(Self::AInsideBTouching),
            (false, true, false) => Some(Self::BInsideA),
            (false, true, true) => Some(Self::BInsideATouching),
            (false, false, _) => None,
        }
    }

    /// The relation of the same shapes in the other order.
    fn swapped(self) -> Self {
        match self {
            Self::AInsideB => Self::BInsideA,
            Self::AInsideBTouching => Self::BInsideATouching,
            Self::BInsideA => Self::AInsideB,
            Self::BInsideATouching => Self::AInsideBTouching,
            same => same,
        }
    }
}

/// [`ask::relate`](crate::ask::relate).
#[inline]
pub fn relate(a: &Shape<'_>, b: &Shape<'_>) -> Relation {
    if Shape::are_at_origin(a, b) { unmoved_relation(a, b) } else { moved_relation(a, b) }
}

#[inline]
fn unmoved_relation(a: &Shape<'_>, b: &Shape<'_>) -> Relation {
    quick::PAIRS[a.place()][b.place()](a, b)
}

#[inline(never)]
fn moved_relation(a: &Shape<'_>, b: &Shape<'_>) -> Relation {
    if let Some([a, b]) = Shape::settled([a, b]) {
        return unmoved_relation(&a, &b);
    }
    if let Some([a, b]) = Shape::instead([a, b], &[a.handy(), b.handy()]) {
        return moved_relation(a, b);
    }
    if let Some(relation) = quick::of_moved(a, b) {
        return relation;
    }
    let ([a, b], _) = Placed::aligned(Placed::of(a), Placed::of(b));
    if a.is_at_origin() & b.is_at_origin() {
        return unmoved_relation(&a.form.into(), &b.form.into());
    }
    relation_of_placed(a, b)
}

#[inline(never)]
fn relation_of_any(a: &Shape<'_>, b: &Shape<'_>) -> Relation {
    if let Some([a, b]) = Shape::instead([a, b], &[a.handy(), b.handy()]) {
        return unmoved_relation(a, b);
    }
    let (a, b) = (a.form(), b.form());
    quickly(|| quick::relation(a, b)).unwrap_or_else(|| relation_of_placed(a.into(), b.into()))
}

pub(crate) fn relation_of_placed(a: Placed<'_>, b: Placed<'_>) -> Relation {
    let [(a, is_a_straight), (b, is_b_straight)] = [a, b].map(straight);
    if is_a_straight || is_b_straight {
        // Such a polygon is all border.
        return match (relation_of_placed(a, b), [is_a_straight, is_b_straight]) {
            (Relation::AInsideB, [_, true]) => Relation::AInsideBTouching,
            (Relation::BInsideA, [true, _]) => Relation::BInsideATouching,
            (Relation::Overlapping, _) => Relation::Touching,
            (same, _) => same,
        };
    }
    if !placed_collide(a, b) {
        return Relation::Disjoint;
    }
    if a.position == b.position && is_same(a.form.plain(), b.form.plain()) {
        return Relation::Equal;
    }
    let anchor = common_anchor(a, b);
    if let Some(relation) = of_outlines(a, b, anchor) {
        return relation;
    }
    found_with(Found::of, [a, b], anchor).map_or(Relation::Touching, Found::relation)
}

/// Whether two shapes share interior points, wherever they stand; a polygon in one line counts as the segment
/// that it is.
pub(crate) fn interiors_meet(a: Placed<'_>, b: Placed<'_>) -> bool {
    let [a, b] = [a, b].map(|placed| straight(placed).0);
    found_with(Found::of_interiors, [a, b], common_anchor(a, b)).is_some_and(Found::overlaps)
}

fn common_anchor(a: Placed<'_>, b: Placed<'_>) -> Vector2D {
    anchor(a).or_else(|| anchor(b)).unwrap_or_default()
}

/// What the figures of two shapes tell, with boxes; None if one is empty.
fn found_with(
    find: fn(&Figure<'_>, &Figure<'_>) -> Found,
    [a, b]: [Placed<'_>; 2],
    anchor: Vector2D,
) -> Option<Found> {
    let (a, b) = (Figure::of(a, anchor)?, Figure::of(b, anchor)?);
    Some(a.with_boxes(|a| b.with_boxes(|b| find(a, b))))
}

/// The relation of two outlines that share a point, if one lies in the interior of the other one or if
/// vertices tell that neither lies in the other one; None if that takes more.
fn of_outlines(a: Placed<'_>, b: Placed<'_>, anchor: Vector2D) -> Option<Relation> {
    let (a, b) = (Outline::of(a, anchor)?, Outline::of(b, anchor)?);
    a.with_boxes(|a| {
        b.with_boxes(|b| {
            if a.holds(b) {
                return Some(Relation::BInsideA);
            }
            if b.holds(a) {
                return Some(Relation::AInsideB);
            }
            // Of one without a radius it takes more to know where it has an area.
            if a.radius > 0.0 && b.radius > 0.0 && a.leaves(b) && b.leaves(a) {
                let overlap = a.overlaps_rounded(b);
                return Some(if overlap { Relation::Overlapping } else { Relation::Touching });
            }
            None
        })
    })
}

/// Whether two shapes are written in the same numbers, polygons from any vertex on and either way around.
fn is_same(a: Form<'_>, b: Form<'_>) -> bool {
    match (a, b) {
        (Form::Polygon(a), Form::Polygon(b)) => {
            a.radius() == b.radius()
                && a.rings().count() == b.rings().count()
                && a.rings().zip(b.rings()).all(|(a, b)| is_same_ring(a, b))
        }
        (Form::Group(a), Form::Group(b)) => {
            let (a, b) = (a.shapes(), b.shapes());
            let is_pair = |(a, b): (&Shape<'_>, &Shape<'_>)| {
                a.position() == b.position() && a.form().is_written_as(&b.form())
            };
            ::core::ptr::eq(a, b) || (a.len() == b.len() && a.iter().zip(b).all(is_pair))
        }
        _ => a.is_written_as(&b),
    }
}

/// Whether two rings have the same vertices, from some vertex on, either way around.
fn is_same_ring(a: &[Vector2D], b: &[Vector2D]) -> bool {
    let Some((first, rest)) = a.split_first() else { return b.is_empty() };
    let Some(place) = b.iter().position(|v| v == first).filter(|_| a.len() == b.len()) else {
        return false;
    };
    let (before, after) = (&b[..place], &b[place + 1..]);
    rest.iter().eq(after.iter().chain(before))
        || rest.iter().eq(before.iter().rev().chain(after.iter().rev()))
}

/// [`ask::contains`](crate::ask::contains).
pub fn contains(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    use Relation::{BInsideA, BInsideATouching, Equal};
    matches!(relate(a, b), BInsideA | BInsideATouching | Equal)
}
