//! Relations that have a formula of their own.

use core::cmp::Ordering;

use super::convex::Lie;
use super::core::{Core, is_short};
use super::{Relation, line, relation_of_any, rounded, straight};
use crate::angle::select;
use crate::any::{Form, OfKind, Polygon, Shape, ShapeKind as Kind};
use crate::collide::{
    Placement, boxes_placement, by_kinds, capsules_placement, few, forms_collide, place_in,
    rings_placement,
};
use crate::convex::{Anchor, ask, wide};
use crate::exact::float::two_sum;
use crate::exact::judge::{decide, quickly};
use crate::exact::polynomial::length;
use crate::exact::terms::from_to;
use crate::outline::anchor;
use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// What answers for two shapes of certain kinds.
pub(super) type Pair = fn(&Shape<'_>, &Shape<'_>) -> Relation;

/// How any two shapes lie to each other.
pub(super) static PAIRS: [[Pair; Shape::PLACES]; Shape::PLACES] = by_kinds! {
    relation_of_any -> Relation, Relation::swapped:
    Capsule, Capsule: tried of_capsules;
    Circle, Circle: tried of_circles;
    OrientedRectangle, OrientedRectangle: tried of_turned;
    OrientedRectangle, Rectangle: tried of_turned_and_upright;
    Point, Polygon: tried of_point_and_ring;
    Polygon, Polygon: tried of_rings;
    Rectangle, Rectangle: tried of_rectangles;
};

/// The answer of a pair's function, or of the one for all where that takes more.
#[inline(always)]
fn tried<'a, A: OfKind<'a>, B: OfKind<'a>>(
    pair: impl Fn(A, B) -> Option<Relation>,
    a: &Shape<'a>,
    b: &Shape<'a>,
) -> Relation {
    let quick = quickly(|| A::of(a).zip(B::of(b)).and_then(|(&a, &b)| pair(a, b)));
    quick.unwrap_or_else(|| relation_of_any(a, b))
}

#[inline(always)]
fn of_capsules(a: Capsule, b: Capsule) -> Option<Relation> {
    capsules_placement(a, b).map(told)
}

#[inline(always)]
fn of_turned(a: OrientedRectangle, b: OrientedRectangle) -> Option<Relation> {
    boxes_placement(&a.into(), &b.into()).map(told)
}

#[inline(always)]
fn of_turned_and_upright(a: OrientedRectangle, b: Rectangle) -> Option<Relation> {
    boxes_placement(&a.into(), &b.into()).map(told)
}

#[inline(always)]
fn of_point_and_ring(p: Vector2D, polygon: Polygon<'_>) -> Option<Relation> {
    let ring = ring(polygon)?;
    Some(match place_in(ring, p)? {
        Ordering::Less => Relation::AInsideB,
        Ordering::Equal => Relation::AInsideBTouching,
        Ordering::Greater => Relation::Disjoint,
    })
}

#[inline(always)]
fn of_rings(a: Polygon<'_>, b: Polygon<'_>) -> Option<Relation> {
    rings_placement(ring(a)?, ring(b)?).map(told)
}

/// The vertices of a polygon without a radius that is a ring of few, but no less than a triangle.
#[inline(always)]
fn ring(polygon: Polygon<'_>) -> Option<&[Vector2D]> {
    few(polygon).filter(|ring| (ring.len() > 2) & (polygon.radius() == 0.0))
}

/// How two shapes lie to each other; None if that takes more.
pub(super) fn relation(a: Form<'_>, b: Form<'_>) -> Option<Relation> {
    let quick = match (a, b) {
        (Form::Line(line), other) => return line::relation(line, other),
        (other, Form::Line(line)) => return line::relation(line, other).map(Relation::swapped),
        (Form::Point(p), Form::Polygon(polygon)) => of_point(p, polygon),
        (Form::Polygon(polygon), Form::Point(p)) => of_point(p, polygon).map(Relation::swapped),
        _ => None,
    };
    quick.or_else(|| of_cores(a, b))
}

/// The relation of a point and a polygon without a radius: around a point that is on no edge, either
/// all points belong to the polygon or none does. None where it may be on one.
fn of_point(p: Vector2D, polygon: Polygon<'_>) -> Option<Relation> {
    if polygon.radius() != 0.0 {
        return None;
    }
    if !forms_collide(Form::Point(p), Form::Polygon(polygon)) {
        return Some(Relation::Disjoint);
    }
    let is_beside_all = |ring: &[Vector2D]| {
        let mut last = ring.last().copied().unwrap_or_default();
        let is_beside = |&next| is_beside(p, core::mem::replace(&mut last, next), next);
        ring.iter().map(is_beside).fold(true, |all, is_beside| all & is_beside)
    };
    polygon.rings().all(is_beside_all).then_some(Relation::AInsideB)
}

/// Whether a point is certainly not on an edge: outside of the box around it, or beside its line. Each
/// difference and each product is rounded once.
#[inline(always)]
fn is_beside(p: Vector2D, start: Vector2D, end: Vector2D) -> bool {
    let way =
        |to: Vector2D| [f64::from(to.x) - f64::from(start.x), f64::from(to.y) - f64::from(start.y)];
    let (edge, ahead) = (way(end), way(p));
    let (left, right) = (edge[0] * ahead[1], edge[1] * ahead[0]);
    let is_out = |p: f32, a: f32, b: f32| ((p < a) & (p < b)) | ((p > a) & (p > b));
    is_out(p.x, start.x, end.x)
        | is_out(p.y, start.y, end.y)
        | ((left - right).abs() > 4.0 * f64::EPSILON * (left.abs() + right.abs()))
}

/// The relation of shapes with convex cores that stand somewhere; None if plain f64 can't tell.
pub(super) fn of_moved(a: &Shape<'_>, b: &Shape<'_>) -> Option<Relation> {
    quickly(|| ask(Lie, a, b, Anchor::near(a, b)?.own))
}

/// The relation of shapes with convex cores.
fn of_cores(a: Form<'_>, b: Form<'_>) -> Option<Relation> {
    let anchor = anchor(a)?;
    if let Some(relation) = ask(Lie, &a.into(), &b.into(), [wide(anchor); 2]) {
        return Some(relation);
    }
    if !(is_short(a) && is_short(b)) {
        return None;
    }
    if !forms_collide(a, b) {
        return Some(Relation::Disjoint);
    }
    let (own, other) = (Core::of(a, anchor)?, Core::of(b, anchor)?);
    let is_rounded = own.radius() > 0.0 || other.radius() > 0.0;
    Some(match is_rounded {
        true => rounded::relation(&own, &other),
        false => straight::relation([a, b], &own, &other),
    })
}

/// Whether its size is finite, and there is one.
#[inline(always)]
fn has_area(r: Rectangle) -> bool {
    let is_some = |size: f32| (size > 0.0) & (size <= f32::MAX);
    is_some(r.size.x) & is_some(r.size.y)
}

/// Of areas: by the distance of the centers, compared with the sum and the difference of the radii.
#[inline(always)]
fn of_circles(a: Circle, b: Circle) -> Option<Relation> {
    if !((a.radius > 0.0) & (b.radius > 0.0)) {
        return None;
    }
    if !(a.is_valid() & b.is_valid()) {
        return Some(Relation::Disjoint);
    }
    let offset = from_to(a.center, b.center);
    let [is_apart, touch, is_held, touches] = decide!(j: f32 => {
        let outside = length(j, offset, [a.radius, b.radius]);
        let inside = length(j, offset, [a.radius, -b.radius]);
        [outside < 0.0, outside == 0.0, inside >= 0.0, inside == 0.0]
    });
    let held = [is_held & (a.radius <= b.radius), is_held & (a.radius >= b.radius)];
    Some(told(Placement { is_apart, held, touches, overlaps: !touch }))
}

/// Of areas: axis by axis, in sums without any error, so that nothing is ever in doubt.
#[inline(always)]
fn of_rectangles(a: Rectangle, b: Rectangle) -> Option<Relation> {
    if !has_area(a) | !has_area(b) {
        return None;
    }
    let x = Span::of([a.origin.x, a.size.x], [b.origin.x, b.size.x]);
    let y = Span::of([a.origin.y, a.size.y], [b.origin.y, b.size.y]);
    let is_apart = x.is_apart | y.is_apart;
    let held = [x.a_in_b & y.a_in_b, x.b_in_a & y.b_in_a];
    let (touches, overlaps) = (x.ends_meet | y.ends_meet, x.overlaps & y.overlaps);
    Some(told(Placement { is_apart, held, touches, overlaps }))
}

/// The relation of areas, without a branch.
#[inline(always)]
fn told(Placement { is_apart, held: [a_in_b, b_in_a], touches, overlaps }: Placement) -> Relation {
    let bits = [is_apart, a_in_b, b_in_a, touches, overlaps];
    TOLD[bits.into_iter().fold(0, |place, bit| 2 * place + usize::from(bit))]
}

static TOLD: [Relation; 32] = {
    use Relation::*;
    let mut told = [Disjoint; 32];
    let [met, b_held, a_held] = [
        [Touching, Overlapping, Touching, Overlapping],
        [BInsideA, BInsideA, BInsideATouching, BInsideATouching],
        [AInsideB, AInsideB, AInsideBTouching, AInsideBTouching],
    ];
    let mut place = 0;
    while place < 4 {
        told[place] = met[place];
        told[4 + place] = b_held[place];
        told[8 + place] = a_held[place];
        told[12 + place] = Equal;
        place += 1;
    }
    told
};

/// How two ranges lie to each other.
#[derive(Clone, Copy)]
struct Span {
    is_apart: bool,
    a_in_b: bool,
    b_in_a: bool,
    ends_meet: bool,
    overlaps: bool,
}

impl Span {
    /// Of ranges that are given by where they begin and by their size, which is finite; those that begin
    /// at NaN or an infinity are apart.
    #[inline(always)]
    fn of(a: [f32; 2], b: [f32; 2]) -> Self {
        let [start_a, start_b] = [a[0], b[0]].map(|start| (f64::from(start), 0.0));
        let [end_a, end_b] = [a, b].map(|[start, size]| two_sum(f64::from(start), size.into()));
        let (low, high) = (difference(start_a, start_b), difference(end_a, end_b));
        let (a_left, b_left) = (difference(end_a, start_b), difference(end_b, start_a));
        Self {
            is_apart: !((a_left >= 0.0) & (b_left >= 0.0)),
            a_in_b: (low >= 0.0) & (high <= 0.0),
            b_in_a: (low <= 0.0) & (high >= 0.0),
            ends_meet: (low == 0.0) | (high == 0.0),
            overlaps: (a_left > 0.0) & (b_left > 0.0),
        }
    }
}

/// A number with the sign of the difference of two sums, each with what its rounding lost: as a
/// greater sum never rounds to a lesser number, only where both round to one does that matter.
#[inline(always)]
fn difference((a, lost_a): (f64, f64), (b, lost_b): (f64, f64)) -> f64 {
    select(a == b, lost_a - lost_b, a - b)
}
