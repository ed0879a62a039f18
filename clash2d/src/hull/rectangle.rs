//! Upright rectangles.

use super::extent::{Extent, SectorExtent, TurnedExtent};
use crate::exact::round::{is_greater, size_to, sum_down};
use crate::range::{Range, greater, lesser};
use crate::shape::{Circle, OrientedRectangle, Rectangle, Sector};
use crate::vector::Vector2D;

impl Rectangle {
    /// The point of the rectangle that is nearest to `p`: always one that lies in it.
    ///
    /// A far side that is no f32 is rounded towards the inside.
    /// Book: "Circle-Rectangle Collision".
    pub fn clamp(self, p: Vector2D) -> Vector2D {
        let axis =
            |x: f32, origin: f32, size: f32| Range::new(origin, sum_down(origin, size)).clamp(x);
        Vector2D::new(axis(p.x, self.origin.x, self.size.x), axis(p.y, self.origin.y, self.size.y))
    }

    /// The smallest rectangle that contains this one and a point.
    ///
    /// Book: "Oriented Rectangle-Rectangle Collision".
    pub fn enlarged_by_point(self, p: Vector2D) -> Self {
        self.enlarged_by(Self::new(p, Vector2D::ZERO))
    }

    /// The smallest rectangle that contains this one and another.
    ///
    /// If one of them is invalid, the other; if both are, a rectangle of NaN.
    /// Book: "Bounding Shapes".
    pub fn enlarged_by(self, other: Self) -> Self {
        match (self.is_valid(), other.is_valid()) {
            (true, true) => Bounds::of(self).joined(Bounds::of(other)).rectangle(),
            (true, false) => self,
            (false, true) => other,
            (false, false) => Self::EMPTY,
        }
    }

    /// The smallest rectangle that contains all of some rectangles; None of none.
    ///
    /// Invalid ones are left out. O(n). Book: "Shape Grouping".
    pub fn hull(rectangles: impl IntoIterator<Item = Self>) -> Option<Self> {
        let valid = rectangles.into_iter().filter(|r| r.is_valid());
        Bounds::join(valid.map(Bounds::of))
    }

    /// The smallest rectangle that contains all of some points; of none, NaN.
    ///
    /// Points with a NaN or an infinity are left out. O(n).
    pub fn around(points: &[Vector2D]) -> Self {
        let valid = points.iter().copied().filter(|p| p.is_finite());
        Bounds::of_points(valid).map_or(Self::EMPTY, Bounds::rectangle)
    }
}

impl OrientedRectangle {
    /// The smallest upright rectangle that contains this one; of an invalid one, NaN.
    ///
    /// Book: "Bounding Shapes".
    pub fn rectangle_hull(self) -> Rectangle {
        if !self.is_valid() {
            return Rectangle::EMPTY;
        }
        let reach = TurnedExtent::of(self);
        let low = reach.map(Extent::low).into();
        Rectangle::new(low, size_of(reach, low))
    }
}

impl Circle {
    /// The smallest rectangle that contains all of some circles; None of none.
    ///
    /// Invalid ones are left out. O(n). Book: "Shape Grouping".
    pub fn rectangle_hull(circles: impl IntoIterator<Item = Self>) -> Option<Rectangle> {
        Bounds::join(circles.into_iter().filter(|c| c.is_valid()).map(Bounds::of_circle))
    }
}

/// Bounds on both axes: the lower ends, and the upper ends as exact sums of two floats.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) low: Vector2D,
    pub(super) high: [[f32; 2]; 2],
}

impl Bounds {
    pub(super) fn of(r: Rectangle) -> Self {
        Self { low: r.origin, high: [[r.origin.x, r.size.x], [r.origin.y, r.size.y]] }
    }

    pub(super) fn of_circle(c: Circle) -> Self {
        let low = Vector2D::new(sum_down(c.center.x, -c.radius), sum_down(c.center.y, -c.radius));
        Self { low, high: [[c.center.x, c.radius], [c.center.y, c.radius]] }
    }

    pub(super) fn of_points(points: impl Iterator<Item = Vector2D>) -> Option<Self> {
        points.map(|p| Self { low: p, high: [[p.x, 0.0], [p.y, 0.0]] }).reduce(Self::joined)
    }

    fn joined(self, other: Self) -> Self {
        let higher = |[a, b]: [f32; 2], [c, d]: [f32; 2]| {
            if is_greater([c, d], [a, b]) { [c, d] } else { [a, b] }
        };
        Self {
            low: Vector2D::new(lesser(self.low.x, other.low.x), lesser(self.low.y, other.low.y)),
            high: [higher(self.high[0], other.high[0]), higher(self.high[1], other.high[1])],
        }
    }

    /// All points within a distance, of bounds whose ends are single floats.
    pub(super) fn grown(self, radius: f32) -> Self {
        let Self { low, high: [[x, _], [y, _]] } = self;
        let low = Vector2D::new(sum_down(low.x, -radius), sum_down(low.y, -radius));
        Self { low, high: [[x, radius], [y, radius]] }
    }

    /// The rectangle around all of some bounds; None of none.
    fn join(bounds: impl Iterator<Item = Self>) -> Option<Rectangle> {
        bounds.reduce(Self::joined).map(Self::rectangle)
    }

    fn rectangle(self) -> Rectangle {
        let size =
            Vector2D::new(size_to(self.low.x, self.high[0]), size_to(self.low.y, self.high[1]));
        Rectangle::new(self.low, size)
    }
}

/// How far a shape reaches along both axes.
#[derive(Clone, Copy)]
pub(super) enum Reach {
    Bounds(Bounds),
    Turned(OrientedRectangle),
    Sector(Sector),
}

impl Reach {
    /// The smallest rectangle that contains some of them; of none, NaN.
    pub(super) fn joined(all: impl Iterator<Item = Self> + Clone) -> Rectangle {
        let lower = |a: Vector2D, b: Vector2D| Vector2D::new(lesser(a.x, b.x), lesser(a.y, b.y));
        let Some(low) = all.clone().map(Self::low).reduce(lower) else { return Rectangle::EMPTY };
        let larger = |a: Vector2D, b: Vector2D| Vector2D::new(greater(a.x, b.x), greater(a.y, b.y));
        let size = all.map(|reach| reach.size_from(low)).reduce(larger);
        Rectangle::new(low, size.unwrap_or_default())
    }

    /// The lower ends, rounded down.
    fn low(self) -> Vector2D {
        let low = match self {
            Self::Bounds(bounds) => return bounds.low,
            Self::Turned(r) => TurnedExtent::of(r).map(Extent::low),
            Self::Sector(s) => SectorExtent::of(s).map(Extent::low),
        };
        low.into()
    }

    /// The size that reaches the upper ends from some lower ones, rounded up.
    fn size_from(self, low: Vector2D) -> Vector2D {
        match self {
            Self::Bounds(Bounds { high: [x, y], .. }) => {
                Vector2D::new(size_to(low.x, x), size_to(low.y, y))
            }
            Self::Turned(r) => size_of(TurnedExtent::of(r), low),
            Self::Sector(s) => size_of(SectorExtent::of(s), low),
        }
    }
}

fn size_of([x, y]: [impl Extent; 2], low: Vector2D) -> Vector2D {
    Vector2D::new(x.size_from(low.x), y.size_from(low.y))
}
