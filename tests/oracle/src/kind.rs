//! The shapes of the parameters, as runs of plain numbers.

/// What a parameter is, and so how many numbers it takes and when they are valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `x, y`: a point or a movement.
    Vector,
    /// `base.x, base.y, direction.x, direction.y`.
    Line,
    /// `point1.x, point1.y, point2.x, point2.y`.
    Segment,
    /// `center.x, center.y, radius`.
    Circle,
    /// `origin.x, origin.y, size.x, size.y`.
    Rectangle,
    /// `center.x, center.y, halfExtend.x, halfExtend.y, rotation`.
    OrientedRectangle,
    /// `minimum, maximum`; infinities are ordinary bounds.
    Range,
    /// `position.x, position.y, rotation`: a frame.
    Pose,
    /// `movement.x, movement.y, rotation, pivot.x, pivot.y`.
    Motion,
    /// A single number; infinities are ordinary numbers.
    Number,
}

impl Kind {
    /// How many numbers it takes.
    pub const fn arity(self) -> usize {
        match self {
            Kind::Number => 1,
            Kind::Vector | Kind::Range => 2,
            Kind::Circle | Kind::Pose => 3,
            Kind::Line | Kind::Segment | Kind::Rectangle => 4,
            Kind::OrientedRectangle | Kind::Motion => 5,
        }
    }

    /// Where the numbers that must not be negative stand.
    pub const fn extents(self) -> std::ops::Range<usize> {
        match self {
            Kind::Circle => 2..3,
            Kind::Rectangle | Kind::OrientedRectangle => 2..4,
            _ => 0..0,
        }
    }

    /// Whether the numbers describe a shape rather than nothing at all.
    pub fn valid(self, numbers: &[f32]) -> bool {
        if matches!(self, Kind::Range | Kind::Number) {
            return numbers.iter().all(|number| !number.is_nan());
        }
        numbers.iter().all(|number| number.is_finite())
            && numbers[self.extents()].iter().all(|&extent| extent >= 0.0)
    }
}
