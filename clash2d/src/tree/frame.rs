//! Upright boxes, exactly as large as what they are around.

use crate::exact::float::greater;
use crate::vector::Vector2D;

/// A box by its least and greatest coordinates.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) low: Vector2D,
    pub(crate) high: Vector2D,
}

impl Frame {
    /// The box of nothing, which is near nothing.
    pub(crate) const EMPTY: Self = Self {
        low: Vector2D::new(f32::INFINITY, f32::INFINITY),
        high: Vector2D::new(f32::NEG_INFINITY, f32::NEG_INFINITY),
    };

    /// All of the plane.
    pub(crate) const PLANE: Self = Self {
        low: Vector2D::new(f32::NEG_INFINITY, f32::NEG_INFINITY),
        high: Vector2D::new(f32::INFINITY, f32::INFINITY),
    };

    /// The box around an edge.
    #[inline]
    pub(crate) fn of(a: Vector2D, b: Vector2D) -> Self {
        Self { low: least(a, b), high: greatest(a, b) }
    }

    /// The middle and half the size, on each axis.
    #[inline]
    pub(crate) fn middles(&self) -> [(f64, f64); 2] {
        [(self.low.x, self.high.x), (self.low.y, self.high.y)]
            .map(|(low, high)| (f64::from(low), f64::from(high)))
            .map(|(low, high)| ((low + high) * 0.5, (high - low) * 0.5))
    }

    /// Whether all of another box is in it.
    #[inline]
    pub(crate) fn holds(&self, other: &Self) -> bool {
        (self.low.x <= other.low.x)
            & (self.low.y <= other.low.y)
            & (self.high.x >= other.high.x)
            & (self.high.y >= other.high.y)
    }

    /// Around both.
    #[inline]
    pub(crate) fn joined(self, other: Self) -> Self {
        Self { low: least(self.low, other.low), high: greatest(self.high, other.high) }
    }

    /// Around all within a distance; never too small.
    pub(crate) fn grown(self, distance: f64) -> Self {
        if distance == 0.0 {
            return self;
        }
        let [low, high] = [self.low, self.high].map(|v| [v.x, v.y].map(f64::from));
        Self::around(low.map(|x| x - distance), high.map(|x| x + distance), distance)
    }

    /// Around a box of sums and differences with numbers up to a size; never too small.
    #[inline]
    pub(crate) fn around(low: [f64; 2], high: [f64; 2], size: f64) -> Self {
        Self::around_sides([-low[0], -low[1], high[0], high[1]], size)
    }

    /// The same, told by the least numbers with their signs turned around, so that all four are greatest ones.
    #[inline(always)]
    pub(crate) fn around_sides(sides: [f64; 4], size: f64) -> Self {
        // What was rounded may have been twice as large as what is left and the size together.
        let [left, bottom, right, top] =
            sides.map(|x| (x + (x.abs() + size) * (4.0 * f64::EPSILON)) as f32).map(next_up);
        Self { low: Vector2D::new(-left, -bottom), high: Vector2D::new(right, top) }
    }

    /// How far it reaches from a place, on the axis on which that is farther.
    pub(crate) fn reach_from(&self, place: Vector2D) -> f64 {
        let reach = |low: f32, high: f32, from: f32| {
            let [low, high, from] = [low, high, from].map(f64::from);
            greater((low - from).abs(), (high - from).abs())
        };
        greater(reach(self.low.x, self.high.x, place.x), reach(self.low.y, self.high.y, place.y))
    }

    /// No more than the square of the distance to another box.
    #[inline]
    pub(crate) fn square_to(&self, other: &Self) -> f64 {
        let gap = |low: f32, high: f32, from: f32, to: f32| {
            let (below, above) =
                (f64::from(from) - f64::from(high), f64::from(low) - f64::from(to));
            let gap = if below > above { below } else { above };
            if gap > 0.0 { gap } else { 0.0 }
        };
        let x = gap(self.low.x, self.high.x, other.low.x, other.high.x);
        let y = gap(self.low.y, self.high.y, other.low.y, other.high.y);
        // Each difference, each product and the sum are rounded once.
        (x * x + y * y) * (1.0 - 4.0 * f64::EPSILON)
    }

    /// Whether a ray to the right from a place in another box may meet it.
    #[inline]
    pub(crate) fn is_passed_from(&self, place: &Self) -> bool {
        (self.low.y <= place.high.y) & (place.low.y <= self.high.y) & (place.low.x <= self.high.x)
    }

    /// The same with X and Y exchanged.
    #[inline]
    pub(crate) fn flipped(self) -> Self {
        let flipped = |v: Vector2D| Vector2D::new(v.y, v.x);
        Self { low: flipped(self.low), high: flipped(self.high) }
    }

    /// Whether two boxes share a point.
    #[inline]
    pub(crate) fn meets(&self, other: &Self) -> bool {
        (self.low.x <= other.high.x)
            & (self.low.y <= other.high.y)
            & (self.high.x >= other.low.x)
            & (self.high.y >= other.low.y)
    }
}

#[inline]
fn least(a: Vector2D, b: Vector2D) -> Vector2D {
    let least = |a: f32, b: f32| if a < b { a } else { b };
    Vector2D::new(least(a.x, b.x), least(a.y, b.y))
}

#[inline]
fn greatest(a: Vector2D, b: Vector2D) -> Vector2D {
    let greatest = |a: f32, b: f32| if a > b { a } else { b };
    Vector2D::new(greatest(a.x, b.x), greatest(a.y, b.y))
}

/// The next greater float, as `f32` has it, without a branch.
#[inline(always)]
fn next_up(x: f32) -> f32 {
    // 0 and not -0, which a sum may be where the processor rounds down; the bits of what is below 0 rise away from it.
    let bits = if x == 0.0 { 0 } else { x.to_bits() as i32 };
    let step = if x < f32::INFINITY { bits >> 31 | 1 } else { 0 };
    f32::from_bits((bits + step) as u32)
}

#[cfg(test)]
mod test {
    use super::next_up;

    #[test]
    fn next_floats_are_those_of_the_language() {
        let near = |bits: u32| [bits.wrapping_sub(1), bits, bits.wrapping_add(1)];
        for bits in (0..=u32::MAX).step_by(0x0010_0000).chain([0x7f80_0000]).flat_map(near) {
            let x = f32::from_bits(bits);
            let is_same = next_up(x).to_bits() == x.next_up().to_bits();
            assert!(is_same || x.is_nan() && next_up(x).is_nan(), "{x}");
        }
    }
}
