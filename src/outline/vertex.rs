//! Vertices: corners of shapes that are known exactly, and about.

use core::cmp::Ordering;

use crate::exact::ball::Ball;
use crate::exact::real::{Near, Real};
use crate::exact::terms::Vector;
use crate::shape::{Line, OrientedRectangle};
use crate::vector::Vector2D;

/// Where a corner of a shape is, exactly.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Spot {
    /// A sum of two floats on each axis.
    Fixed(Vector<2>),
    /// The center of a turned rectangle, its half extents with the corner's signs, and its angle.
    Turned(OrientedRectangle),
    /// A point of a circle.
    Rim(Rim),
}

/// The point of a circle in the direction that is the exact difference of two angles.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Rim {
    pub(crate) center: Vector2D,
    pub(crate) radius: f32,
    pub(crate) direction: f32,
    /// Taken away from the direction.
    pub(crate) beside: f32,
}

impl Spot {
    /// A vertex that is made of floats.
    #[inline]
    pub(crate) fn of(v: Vector2D) -> Self {
        Self::Fixed([[v.x, 0.0], [v.y, 0.0]])
    }

    /// The point after a line's base: the end of its direction.
    pub(crate) fn next_on(line: Line) -> Self {
        let Line { base, direction } = line;
        Self::Fixed([[base.x, direction.x], [base.y, direction.y]])
    }

    /// About the way to another corner of the same turned rectangle.
    pub(crate) fn turned_way(self, to: Self) -> Option<[f64; 2]> {
        let (Self::Turned(a), Self::Turned(b)) = (self, to) else { return None };
        if a.center != b.center || a.rotation != b.rotation {
            return None;
        }
        let way = |from: f32, to: f32| f64::from(to) - f64::from(from);
        let x = way(a.half_extend.x, b.half_extend.x);
        let y = way(a.half_extend.y, b.half_extend.y);
        let [cos, sin] = Near::rotation(a.rotation).map(Near::value);
        Some([x * cos - y * sin, x * sin + y * cos])
    }

    /// A float near the spot.
    pub(crate) fn home(self) -> Vector2D {
        match self {
            Self::Fixed([x, y]) => Vector2D::new(x[0], y[0]),
            Self::Turned(corner) => corner.center,
            Self::Rim(rim) => rim.center,
        }
    }

    /// The way from an anchor to the spot. Anchors near the shapes keep the error in f64 small.
    #[inline]
    pub(crate) fn seen_from<R: Real>(self, anchor: Vector2D) -> [R; 2] {
        match self {
            Self::Fixed([x, y]) => {
                [R::sum(&[x[0], -anchor.x, x[1]]), R::sum(&[y[0], -anchor.y, y[1]])]
            }
            Self::Turned(corner) => corner_at(corner, R::rotation(corner.rotation), anchor),
            Self::Rim(Rim { center, radius, direction, beside }) => {
                let [x, y] = R::rotation_between(beside, direction).map(|x| R::new(radius) * x);
                [R::sum(&[center.x, -anchor.x]) + x, R::sum(&[center.y, -anchor.y]) + y]
            }
        }
    }
}

/// The corner of a turned rectangle that the signs of its half extents choose.
#[inline]
fn corner_at<R: Real>(r: OrientedRectangle, [cos, sin]: [R; 2], anchor: Vector2D) -> [R; 2] {
    let (x, y) = (R::new(r.half_extend.x), R::new(r.half_extend.y));
    [
        R::sum(&[r.center.x, -anchor.x]) + (x * cos - y * sin),
        R::sum(&[r.center.y, -anchor.y]) + (x * sin + y * cos),
    ]
}

/// A corner of a shape.
#[derive(Clone, Copy)]
pub(crate) struct Vertex {
    /// Where it is, seen from the anchor that all vertices of a question share.
    pub(crate) near: [Near; 2],
    pub(crate) spot: Spot,
}

impl Vertex {
    #[inline]
    pub(crate) fn new(spot: Spot, anchor: Vector2D) -> Self {
        Self { near: spot.seen_from(anchor), spot }
    }

    /// About where it is, seen from the anchor.
    #[inline]
    pub(crate) fn place(&self) -> [f64; 2] {
        self.near.map(Near::value)
    }

    /// The corners of a turned rectangle, counterclockwise, lower left first.
    #[inline]
    pub(crate) fn corners_of(r: OrientedRectangle, anchor: Vector2D) -> [Self; 4] {
        let turn = Near::rotation(r.rotation);
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]| {
            let half_extend = Vector2D::new(x * r.half_extend.x, y * r.half_extend.y);
            let corner = OrientedRectangle { half_extend, ..r };
            Self { near: corner_at(corner, turn, anchor), spot: Spot::Turned(corner) }
        })
    }
}

/// Decides about some vertices: in f64 if that is certain, otherwise exactly; turned corners with
/// hundreds of bits.
#[inline]
pub(super) fn settled<const N: usize, T>(
    vertices: [&Vertex; N],
    nearly: impl FnOnce([[Near; 2]; N]) -> Option<T>,
    exactly: impl FnOnce([Vector<2>; N]) -> T,
    turned: impl FnOnce([[Ball; 2]; N]) -> Option<T>,
    otherwise: T,
) -> T {
    if let Some(answer) = nearly(vertices.map(|vertex| vertex.near)) {
        return answer;
    }
    carefully(vertices.map(|vertex| vertex.spot), exactly, turned).unwrap_or(otherwise)
}

#[cold]
#[inline(never)]
fn carefully<const N: usize, T>(
    spots: [Spot; N],
    exactly: impl FnOnce([Vector<2>; N]) -> T,
    turned: impl FnOnce([[Ball; 2]; N]) -> Option<T>,
) -> Option<T> {
    let mut fixed = [[[0.0; 2]; 2]; N];
    let mut is_fixed = true;
    for (place, spot) in fixed.iter_mut().zip(spots) {
        match spot {
            Spot::Fixed(terms) => *place = terms,
            Spot::Turned(_) | Spot::Rim(_) => is_fixed = false,
        }
    }
    if is_fixed {
        return Some(exactly(fixed));
    }
    turned(spots.map(|spot| spot.seen_from(Vector2D::ZERO)))
}

/// How a number compares with 0, as an [`Ordering`]; NaN, of which no shape here is made, as equal.
#[inline]
pub(super) fn ordering(sign: f64) -> Ordering {
    sign.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}
