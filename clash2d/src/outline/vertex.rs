//! Vertices: corners of shapes that are known exactly, and about.

use core::cmp::Ordering;

use crate::exact::ball::Long;
use crate::exact::judge::quickly;
use crate::exact::position::Position;
use crate::exact::real::{Near, Only, Real};
use crate::exact::settle::in_each_run;
use crate::exact::terms::Vector;
use crate::shape::{Line, OrientedRectangle};
use crate::vector::Vector2D;

/// Where a corner of a shape is, exactly: a sum.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Spot {
    /// In the coordinates of the shape.
    pub(crate) corner: Corner,
    /// Where the shape stands.
    pub(crate) position: Position,
}

/// A corner in the coordinates of its shape, exactly.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Corner {
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

impl Corner {
    /// A corner that is made of floats, of which one is 0 on each axis; of all others about the home.
    pub(crate) fn rounded(self) -> Vector2D {
        match self {
            Self::Fixed([x, y]) => Vector2D::new(x[0] + x[1], y[0] + y[1]),
            _ => Spot::from(self).home(),
        }
    }
}

impl From<Corner> for Spot {
    #[inline]
    fn from(corner: Corner) -> Self {
        Self { corner, position: Position::ZERO }
    }
}

impl Spot {
    /// A vertex that is made of floats.
    #[inline]
    pub(crate) fn of(v: Vector2D) -> Self {
        Corner::Fixed([[v.x, 0.0], [v.y, 0.0]]).into()
    }

    /// The same corner of the shape that stands somewhere.
    #[inline]
    pub(crate) fn at(self, position: Position) -> Self {
        Self { position, ..self }
    }

    /// The point after a line's base: the end of its direction.
    pub(crate) fn next_on(line: Line) -> Self {
        let Line { base, direction } = line;
        Corner::Fixed([[base.x, direction.x], [base.y, direction.y]]).into()
    }

    /// About the way to another corner of the same turned rectangle.
    pub(crate) fn turned_way(self, to: Self) -> Option<[f64; 2]> {
        let (Corner::Turned(a), Corner::Turned(b)) = (self.corner, to.corner) else { return None };
        if a.center != b.center || a.rotation != b.rotation || self.position != to.position {
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
        let home = match self.corner {
            Corner::Fixed([x, y]) => Vector2D::new(x[0], y[0]),
            Corner::Turned(corner) => corner.center,
            Corner::Rim(rim) => rim.center,
        };
        float_near(self.position, home)
    }

    /// The way from an anchor to the spot. Anchors near the shapes keep the error in f64 small.
    #[inline]
    pub(crate) fn seen_from<R: Real<Run = Only>>(self, anchor: Vector2D) -> [R; 2] {
        self.seen_in(anchor, Only)
    }

    /// The same in a run.
    #[inline(never)]
    pub(crate) fn seen_in<R: Real>(self, anchor: Vector2D, run: R::Run) -> [R; 2] {
        self.seen_with(anchor, run, |degrees| R::rotation_in(degrees, run))
    }

    /// The same by a cosine and a sine of some degrees.
    #[inline(always)]
    fn seen_with<R: Real>(
        self,
        anchor: Vector2D,
        run: R::Run,
        rotation: impl FnOnce(f32) -> [R; 2],
    ) -> [R; 2] {
        let position = self.position;
        match self.corner {
            Corner::Fixed([x, y]) => {
                let coordinate = |axis, own, from| position.coordinate(axis, own, from, run);
                [coordinate(0, x, anchor.x), coordinate(1, y, anchor.y)]
            }
            Corner::Turned(corner) => {
                let center = position.point_in(corner.center, anchor, run);
                corner_at(corner, rotation(corner.rotation), center)
            }
            Corner::Rim(Rim { center, radius, direction, beside }) => {
                let radius = R::new_in(radius, run);
                let [x, y] = R::rotation_between_in(beside, direction, run).map(|x| radius * x);
                let center: [R; 2] = position.point_in(center, anchor, run);
                [center[0] + x, center[1] + y]
            }
        }
    }
}

/// The floats nearest to a point of what stands somewhere.
pub(crate) fn float_near(position: Position, own: Vector2D) -> Vector2D {
    if position.is_zero() {
        return own;
    }
    let [x, y] = position.point::<Near>(own, Vector2D::ZERO).map(Near::value);
    let within = |x: f64| x.clamp(-f64::from(f32::MAX), f64::from(f32::MAX)) as f32;
    Vector2D::new(within(x), within(y))
}

/// The corner of a turned rectangle around a center that the signs of its half extents choose.
#[inline]
fn corner_at<R: Real>(r: OrientedRectangle, [cos, sin]: [R; 2], center: [R; 2]) -> [R; 2] {
    let (x, y) = (cos.like(r.half_extend.x), cos.like(r.half_extend.y));
    [center[0] + (x * cos - y * sin), center[1] + (x * sin + y * cos)]
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

    /// A vertex that is made of floats, of what stands somewhere.
    #[inline]
    pub(crate) fn of(v: Vector2D, position: Position, anchor: Vector2D) -> Self {
        let spot = Spot::of(v).at(position);
        if !position.is_zero() {
            return Self::new(spot, anchor);
        }
        // As sums of all terms of the spot have it, without the sign of a zero.
        let seen = |x: f32, from: f32| Near::sum(&[x + 0.0, -from]);
        Self { near: [seen(v.x, anchor.x), seen(v.y, anchor.y)], spot }
    }

    /// About where it is, seen from the anchor.
    #[inline]
    pub(crate) fn place(&self) -> [f64; 2] {
        self.near.map(Near::value)
    }

    /// The corners of a turned rectangle, counterclockwise, lower left first.
    #[inline]
    pub(crate) fn corners_of(
        r: OrientedRectangle,
        position: Position,
        anchor: Vector2D,
    ) -> [Self; 4] {
        let (turn, center) = (Near::rotation(r.rotation), position.point(r.center, anchor));
        [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]| {
            let half_extend = Vector2D::new(x * r.half_extend.x, y * r.half_extend.y);
            let corner = OrientedRectangle { half_extend, ..r };
            let spot = Spot { corner: Corner::Turned(corner), position };
            Self { near: corner_at(corner, turn, center), spot }
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
    moved: impl FnOnce([Vector<6>; N]) -> T,
    turned: impl Fn([[Long; 2]; N]) -> Option<T>,
    otherwise: T,
) -> T {
    if let Some(answer) = quickly(|| nearly(vertices.map(|vertex| vertex.near))) {
        return answer;
    }
    carefully(vertices.map(|vertex| vertex.spot), exactly, moved, turned).unwrap_or(otherwise)
}

#[cold]
#[inline(never)]
fn carefully<const N: usize, T>(
    spots: [Spot; N],
    exactly: impl FnOnce([Vector<2>; N]) -> T,
    moved: impl FnOnce([Vector<6>; N]) -> T,
    turned: impl Fn([[Long; 2]; N]) -> Option<T>,
) -> Option<T> {
    let mut fixed = [[[0.0; 2]; 2]; N];
    for (place, spot) in fixed.iter_mut().zip(spots) {
        let Corner::Fixed(terms) = spot.corner else {
            return in_each_run(|is_last| turned(seen_from_origin(spots, is_last)));
        };
        *place = terms;
    }
    let positions = spots.map(|spot| spot.position);
    if positions.iter().all(Position::is_zero) {
        return Some(exactly(fixed));
    }
    Some(moved(core::array::from_fn(|i| {
        [0, 1].map(|axis| {
            let ([a, b, c, d], [x, size]) = (positions[i].0[axis], fixed[i][axis]);
            [a, b, c, d, x, size]
        })
    })))
}

/// Spots in long numbers: what takes longest of it, a cosine and a sine, is done once for neighbours that
/// are turned alike.
fn seen_from_origin<const N: usize, R: Real>(spots: [Spot; N], run: R::Run) -> [[R; 2]; N] {
    let mut known: Option<(f32, [R; 2])> = None;
    spots.map(|spot| {
        spot.seen_with(Vector2D::ZERO, run, |degrees| match known {
            Some((same, rotation)) if same == degrees => rotation,
            _ => known.insert((degrees, R::rotation_in(degrees, run))).1,
        })
    })
}

/// How a number compares with 0, as an [`Ordering`]; NaN, of which no shape here is made, as equal.
#[inline]
pub(super) fn ordering(sign: f64) -> Ordering {
    sign.partial_cmp(&0.0).unwrap_or(Ordering::Equal)
}
