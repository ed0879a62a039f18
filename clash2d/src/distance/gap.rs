//! Two points of two cores, and how far they are apart.

use core::cmp::Ordering;

use super::place::{Place, cross, dot, length, minus, plus, times};
use crate::exact::position::Position;
use crate::exact::real::Real;
use crate::vector::Vector2D;

/// A point of each of two cores, seen from some anchor.
#[derive(Clone, Copy)]
pub(crate) struct Gap<R> {
    pub(crate) length: R,
    pub(crate) from: Place<R>,
    pub(crate) to: Place<R>,
}

/// A gap between two shapes in plain numbers.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) length: f64,
    pub(crate) from: Place<f64>,
    pub(crate) to: Place<f64>,
    /// From the one core to the other one, also where both points are the same in f64.
    pub(crate) way: Place<f64>,
}

impl Found {
    /// Of two shapes that are not known to be any distance apart.
    pub(crate) const FAR: Self =
        Self { length: f64::INFINITY, from: [0.0; 2], to: [0.0; 2], way: [0.0; 2] };

    #[inline]
    pub(crate) fn swapped(self) -> Self {
        Self { from: self.to, to: self.from, way: minus([0.0; 2], self.way), ..self }
    }

    /// The gap seen from the origin rather than from an anchor.
    #[inline]
    pub(crate) fn seen_from(self, anchor: Place<f64>) -> Self {
        Self { from: plus(self.from, anchor), to: plus(self.to, anchor), ..self }
    }

    /// The gap in a frame that stands somewhere, as all others see it.
    pub(crate) fn in_frame(self, frame: Position) -> Self {
        Self { from: frame.of_place(self.from), to: frame.of_place(self.to), ..self }
    }

    /// What is farther away is farther than this gap, whatever the error of its length.
    pub(super) fn reach(&self) -> f64 {
        self.length * (1.0 + 1.0 / f64::from(1 << 20)) + f64::from(f32::from_bits(1))
    }

    /// The lesser gap of two; the first one if both are equal.
    pub(crate) fn or(self, other: Self) -> Self {
        if other.length < self.length { other } else { self }
    }
}

impl<R: Real> Gap<R> {
    /// Between two points.
    pub(crate) fn between(from: Place<R>, to: Place<R>) -> Self {
        Self { length: length(minus(to, from)), from, to }
    }

    /// From a point to the segment from `a` to `b`.
    #[inline(never)]
    pub(crate) fn to_path(p: Place<R>, [a, b]: [Place<R>; 2]) -> Option<Self> {
        let (path, from_a) = (minus(b, a), minus(p, a));
        let ahead = dot(path, from_a);
        if ahead.sign()?.is_le() {
            return Some(Self::between(p, a));
        }
        if dot(path, minus(p, b)).sign()?.is_ge() {
            return Some(Self::between(p, b));
        }
        let square = dot(path, path);
        Some(Self {
            length: cross(path, from_a).absolute().over(square.square_root()),
            from: p,
            to: plus(a, times(path, ahead.over(square))),
        })
    }

    /// From a point to the line through `base`.
    #[inline(never)]
    pub(crate) fn to_line(p: Place<R>, base: Place<R>, [x, y]: Place<R>) -> Self {
        let (height, square) = (cross([x, y], minus(p, base)), dot([x, y], [x, y]));
        Self {
            length: height.absolute().over(square.square_root()),
            from: p,
            to: plus(p, times([y, -x], height.over(square))),
        }
    }

    pub(crate) fn swapped(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }

    /// The lesser gap of two, or one that is as good where it is in doubt which one that is.
    pub(crate) fn or(self, other: Self) -> Self {
        match other.length.compare(self.length) {
            Some(Ordering::Less) => other,
            Some(_) => self,
            None => {
                let length = self.length.lesser(other.length);
                let is_less = other.length.value() < self.length.value();
                Self { length, ..if is_less { other } else { self } }
            }
        }
    }

    /// What is left of it between the borders of two shapes that reach beyond their cores, seen from
    /// the origin; None if f64 does not tell to [`PRECISION`].
    pub(crate) fn between_borders(self, radii: [f32; 2], anchor: Vector2D) -> Option<Found> {
        let rest = self.length - R::sum_in(&radii, self.length.run());
        let length = rest.to_relative(PRECISION)?;
        let [from, to] = [self.from, self.to].map(|place| seen_from_origin(place, anchor));
        // Places need not be known as well as the length.
        let way = minus(self.to.map(R::value), self.from.map(R::value));
        let border = |start: Place<f64>, radius: f64| match radius == 0.0 {
            true => start,
            false => plus(start, times(way, radius / self.length.value())),
        };
        let radii = radii.map(f64::from);
        let between = minus(self.to, self.from).map(R::value);
        Some(Found {
            length,
            from: border(from, radii[0]),
            to: border(to, -radii[1]),
            way: between,
        })
    }

    /// The point that divides it as the radii do.
    pub(crate) fn divided(self, radii: [f32; 2], anchor: Vector2D) -> Place<f64> {
        let [a, b] = radii.map(f64::from);
        let part = if a + b > 0.0 { a / (a + b) } else { 0.0 };
        let [from, to] = [self.from, self.to].map(|place| seen_from_origin(place, anchor));
        [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
    }
}

/// How far off a distance may be, relatively, before it is rounded.
pub(crate) const PRECISION: f64 = 1.0 / (1_u64 << 31) as f64;

pub(crate) fn seen_from_origin<R: Real>([x, y]: Place<R>, anchor: Vector2D) -> Place<f64> {
    [(x.like(anchor.x) + x).value(), (y.like(anchor.y) + y).value()]
}
