//! Within which coordinates vertices lie: what tells most shapes apart at little cost.

use super::vertex::Vertex;
use crate::exact::float::{greater, lesser};
use crate::exact::real::{Near, Real};
use crate::exact::terms::Terms;

/// A rectangle around some vertices, seen from their anchor: never too small.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    pub(crate) low: [f64; 2],
    pub(crate) high: [f64; 2],
}

impl Bounds {
    /// The bounds of nothing.
    pub(crate) const EMPTY: Self = Self { low: [f64::INFINITY; 2], high: [f64::NEG_INFINITY; 2] };

    /// Around the edge between two vertices.
    #[inline]
    pub(crate) fn of(a: &Vertex, b: &Vertex) -> Self {
        let [ax, ay] = a.near.map(|x| (x.value() - x.slip(), x.value() + x.slip()));
        let [bx, by] = b.near.map(|x| (x.value() - x.slip(), x.value() + x.slip()));
        Self {
            low: [lesser(ax.0, bx.0), lesser(ay.0, by.0)],
            high: [greater(ax.1, bx.1), greater(ay.1, by.1)],
        }
    }

    /// All of the plane.
    pub(crate) const PLANE: Self = Self { low: [f64::NEG_INFINITY; 2], high: [f64::INFINITY; 2] };

    /// Around all points within a distance from a point.
    #[inline]
    pub(crate) fn around<R: Real>(point: [R; 2], reach: f64) -> Self {
        let [low, high] = [-1.0, 1.0].map(|side| {
            // Four roundings of numbers that are none too small.
            let room = |x: R| (x.slip() + reach) + (x.value().abs() + reach) * (4.0 * f64::EPSILON);
            point.map(|x| {
                let end = x.value() + side * room(x);
                // Of what f64 does not hold nothing is known.
                if end.is_nan() { side * f64::INFINITY } else { end }
            })
        });
        Self { low, high }
    }

    /// Around both.
    #[inline]
    pub(crate) fn joined(self, other: Self) -> Self {
        Self {
            low: [lesser(self.low[0], other.low[0]), lesser(self.low[1], other.low[1])],
            high: [greater(self.high[0], other.high[0]), greater(self.high[1], other.high[1])],
        }
    }

    /// What lies within both.
    pub(crate) fn shared(self, other: &Self) -> Self {
        Self {
            low: [0, 1].map(|axis| greater(self.low[axis], other.low[axis])),
            high: [0, 1].map(|axis| lesser(self.high[axis], other.high[axis])),
        }
    }

    /// Around all within a distance.
    pub(crate) fn grown(self, distance: f32) -> Self {
        let distance = f64::from(distance);
        let room = |x: f64| distance + f64::EPSILON * (x.abs() + distance);
        Self { low: self.low.map(|x| x - room(x)), high: self.high.map(|x| x + room(x)) }
    }

    /// Around the whole way if they move.
    pub(crate) fn swept(self, movement: [Near; 2]) -> Self {
        let end = |from: f64, movement: Near, sign: f64| {
            // Three roundings, of numbers that are no greater than this.
            let size = from.abs() + movement.value().abs() + movement.slip();
            let room = 2.0 * f64::EPSILON * size;
            from + movement.value() + sign * (movement.slip() + room)
        };
        let [x, y] = movement;
        self.joined(Self {
            low: [end(self.low[0], x, -1.0), end(self.low[1], y, -1.0)],
            high: [end(self.high[0], x, 1.0), end(self.high[1], y, 1.0)],
        })
    }

    /// Whether two bounds are not more than `reach` apart on either axis, or perhaps not.
    #[inline]
    pub(crate) fn is_near<const N: usize>(&self, other: &Self, reach: Terms<N>) -> bool {
        // Six roundings of numbers that are none too small.
        const ROOM: f64 = 1.0 + 4.0 * f64::EPSILON;
        let reach = reach.into_iter().map(f64::from).sum::<f64>() * ROOM;
        let is_apart = |low: f64, high: f64| {
            // Where the two are nearly equal the difference is exact.
            low - high > reach + (low.abs() + high.abs()) * f64::EPSILON
        };
        !(is_apart(self.low[0], other.high[0])
            | is_apart(other.low[0], self.high[0])
            | is_apart(self.low[1], other.high[1])
            | is_apart(other.low[1], self.high[1]))
    }

    /// Whether all of it lies within other bounds, but for a few roundings.
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        let is_in = |axis: usize| {
            (self.low[axis] >= other.low[axis]) & (self.high[axis] <= other.high[axis])
        };
        is_in(0) & is_in(1)
    }

    /// The square of about the distance to others.
    #[inline]
    pub(crate) fn square_to(&self, other: &Self) -> f64 {
        let gap = |axis: usize| {
            let (below, above) =
                (other.low[axis] - self.high[axis], self.low[axis] - other.high[axis]);
            greater(greater(below, above), 0.0)
        };
        gap(0) * gap(0) + gap(1) * gap(1)
    }

    /// No less than any coordinate.
    pub(crate) fn size(&self) -> f64 {
        let [low, high] = [self.low, self.high].map(|[x, y]| greater(x.abs(), y.abs()));
        greater(low, high)
    }
}
