//! One dimension: ranges of numbers.

#![forbid(unsafe_code)]

/// The numbers from `minimum` to `maximum`, both included.
///
/// Any unit; the two ends may be infinite. A range whose ends are swapped is not sorted on its own.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Range {
    /// The lower end.
    pub minimum: f32,
    /// The upper end.
    pub maximum: f32,
}

impl Range {
    /// The range from `minimum` to `maximum`.
    pub const fn new(minimum: f32, maximum: f32) -> Self {
        Self { minimum, maximum }
    }

    /// The same range with its ends in order.
    ///
    /// Book: "Segment-Segment Collision".
    pub fn sorted(self) -> Self {
        if self.minimum > self.maximum {
            return Self::new(self.maximum, self.minimum);
        }
        self
    }

    /// Whether two ranges share a number; touching counts, NaN meets nothing.
    ///
    /// Book: "Rectangle-Rectangle Collision", "Segment-Segment Collision".
    pub fn overlaps(self, other: Self) -> bool {
        (other.minimum <= self.maximum) & (self.minimum <= other.maximum)
    }

    /// The smallest range that contains both.
    ///
    /// Book: "Oriented Rectangle-Oriented Rectangle Collision".
    pub fn hull(self, other: Self) -> Self {
        Self::new(lesser(self.minimum, other.minimum), greater(self.maximum, other.maximum))
    }

    /// The number of the range that is nearest to `x`: one of the ends, or `x` itself.
    ///
    /// NaN stays NaN. With swapped ends the answer is one of the ends.
    /// Book: "Circle-Rectangle Collision".
    pub fn clamp(self, x: f32) -> f32 {
        let below_maximum = if x > self.maximum { self.maximum } else { x };
        if x < self.minimum { self.minimum } else { below_maximum }
    }
}

/// The smaller of two numbers; the second one only where it is really smaller.
pub(crate) fn lesser(a: f32, b: f32) -> f32 {
    if b < a { b } else { a }
}

/// The greater of two numbers; the second one only where it is really greater.
pub(crate) fn greater(a: f32, b: f32) -> f32 {
    if b > a { b } else { a }
}
