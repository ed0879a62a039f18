//! The lines on which sets begin and end.

use super::piece::{Arcs, Edge, Opening, Outline, Piece};
use super::scope::Scope;
use super::vector::Vector;
use crate::Real;

/// A segment, a circle or an arc. Every border consists of such, but not every one is on a border.
#[derive(Clone, Debug)]
pub(crate) enum Curve {
    Straight([Vector; 2]),
    Round(Vector, Real, Opening),
}

impl Piece {
    /// Lines end far beyond everything that crosses them.
    pub(crate) fn curves(&self, scope: &Scope) -> Vec<Curve> {
        match self {
            Piece::Line(base, along) => {
                let far = along.times(&scope.far());
                vec![Curve::Straight([base.minus(&far), base.plus(&far)])]
            }
            Piece::Outline(outline) => outline.curves(),
            Piece::Sector(arcs) => arcs.curves(),
        }
    }
}

impl Outline {
    fn curves(&self) -> Vec<Curve> {
        if self.radius.is_zero() {
            let copy = |edge: Edge| Curve::Straight(edge.map(Vector::clone));
            return self.each_edge().map(copy).collect();
        }
        let circle =
            |corner: &Vector| Curve::Round(corner.clone(), self.radius.clone(), Opening::Whole);
        let mut curves: Vec<Curve> = self.corners.iter().map(circle).collect();
        for [from, to] in self.each_edge() {
            let along = to.minus(from);
            if !along.is_null() {
                let aside = along.unit().left().times(&self.radius);
                curves.push(Curve::Straight([from.plus(&aside), to.plus(&aside)]));
                curves.push(Curve::Straight([from.minus(&aside), to.minus(&aside)]));
            }
        }
        curves
    }
}

impl Arcs {
    fn curves(&self) -> Vec<Curve> {
        let sides = self.sides().into_iter().map(Curve::Straight);
        let radii = [&self.inner, &self.outer].into_iter().filter(|radius| !radius.is_zero());
        let arc =
            |radius: &Real| Curve::Round(self.center.clone(), radius.clone(), self.opening.clone());
        sides.chain(radii.map(arc)).collect()
    }
}

impl Curve {
    /// Its ends, if it has any.
    pub(crate) fn ends(&self) -> Vec<Vector> {
        match self {
            Curve::Straight(ends) => ends.to_vec(),
            Curve::Round(center, radius, opening) => {
                opening.sides().iter().map(|side| center.plus(&side.times(radius))).collect()
            }
        }
    }

    /// Whether a point lies on it.
    pub(crate) fn holds(&self, point: &Vector, scope: &Scope) -> bool {
        match self {
            Curve::Straight([from, to]) => {
                let (along, ahead) = (to.minus(from), point.minus(from));
                let (whole, part) = (along.squared(), ahead.dot(&along));
                if whole.is_zero() {
                    return scope.is_zero(&ahead.squared(), 2);
                }
                scope.is_zero(&along.cross(&ahead), 2)
                    && scope.sign(&part, 2).is_ge()
                    && scope.sign(&(&part - &whole), 2).is_le()
            }
            Curve::Round(center, radius, opening) => {
                let ahead = point.minus(center);
                scope.is_zero(&(&ahead.squared() - &(radius * radius)), 2)
                    && opening.admits(&ahead, scope)
            }
        }
    }

    /// Where two curves cross or touch, unless they run along each other.
    pub(crate) fn crossings(&self, other: &Self, scope: &Scope) -> Vec<Vector> {
        let points = match (self, other) {
            (Curve::Straight(a), Curve::Straight(b)) => straight_crossing(a, b, scope),
            (Curve::Straight(edge), Curve::Round(center, radius, _))
            | (Curve::Round(center, radius, _), Curve::Straight(edge)) => {
                round_crossings(edge, center, radius, scope)
            }
            (Curve::Round(a, radius_a, _), Curve::Round(b, radius_b, _)) => {
                rim_crossings((a, radius_a), (b, radius_b), scope)
            }
        };
        let on_both = |point: &Vector| self.holds(point, scope) && other.holds(point, scope);
        points.into_iter().map(Vector::rounded).filter(on_both).collect()
    }
}

fn straight_crossing(a: &[Vector; 2], b: &[Vector; 2], scope: &Scope) -> Vec<Vector> {
    let (along, other, gap) = (a[1].minus(&a[0]), b[1].minus(&b[0]), b[0].minus(&a[0]));
    let whole = along.cross(&other);
    if scope.is_zero(&whole, 2) {
        return Vec::new();
    }
    vec![a[0].plus(&along.times(&gap.cross(&other)).divided_by(&whole))]
}

fn round_crossings(
    edge: &[Vector; 2],
    center: &Vector,
    radius: &Real,
    scope: &Scope,
) -> Vec<Vector> {
    let (ahead, along) = (edge[0].minus(center), edge[1].minus(&edge[0]));
    let (whole, height) = (along.squared(), ahead.cross(&along));
    if whole.is_zero() {
        return Vec::new();
    }
    let under = &(&(radius * radius) * &whole) - &(&height * &height);
    let Some(root) = scope.root(&under, 4) else { return Vec::new() };
    let foot = along.left().times(&-&height);
    let aside = along.times(&root);
    [foot.plus(&aside), foot.minus(&aside)]
        .map(|place| center.plus(&place.divided_by(&whole)))
        .into()
}

fn rim_crossings(a: (&Vector, &Real), b: (&Vector, &Real), scope: &Scope) -> Vec<Vector> {
    let gap = b.0.minus(a.0);
    let square = gap.squared();
    if scope.is_zero(&square, 2) {
        return Vec::new();
    }
    let twice = &square + &square;
    let plain = &(&(a.1 * a.1) - &(b.1 * b.1)) + &square;
    let under = &(&(a.1 * a.1) * &(&twice + &twice)) - &(&plain * &plain);
    let Some(root) = scope.root(&under, 4) else { return Vec::new() };
    let (ahead, aside) = (gap.times(&plain), gap.left().times(&root));
    [ahead.plus(&aside), ahead.minus(&aside)]
        .map(|place| a.0.plus(&place.divided_by(&twice)))
        .into()
}

impl Opening {
    /// Whether it holds a direction, its sides included.
    pub(crate) fn admits(&self, ahead: &Vector, scope: &Scope) -> bool {
        let after = |side: &Vector| scope.sign(&side.cross(ahead), 1).is_ge();
        let before = |side: &Vector| scope.sign(&side.cross(ahead), 1).is_le();
        match self {
            Opening::Whole => true,
            Opening::Narrow([low, high]) => after(low) && before(high),
            Opening::Wide([low, high]) => after(low) || before(high),
        }
    }
}
