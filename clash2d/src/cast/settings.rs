//! What a cast is asked for.

use crate::any::Status;

/// Which contacts a cast is about.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CastMode {
    /// All of them: what touches at the start meets at 0.
    #[default]
    All = 0,
    /// Not the contacts at the start that the movement leaves, or along which it slides.
    ///
    /// Those into which it leads by more than 2^-22 of its length, about the rounding of a normal,
    /// hit at 0. Otherwise the next contact counts that is met from its free side and not just in
    /// passing: the other arm of a concave shape, the wall behind a row of floor tiles.
    Approaching = 1,
}

/// What the solid sides of chains mean to a cast.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum CastSides {
    /// An edge of a chain with a solid side is there only for what moves into its ground.
    ///
    /// That is what crosses it from the free side to the solid one, as exact arithmetic tells of the edge
    /// and the movement of the other shape past the chain. What moves along it, or out of the ground,
    /// passes. Nothing gets into the ground between two edges that way. With no movement all edges
    /// are there.
    #[default]
    Respect = 0,
    /// Chains are met from both sides, as if they had no solid one.
    Ignore = 1,
}

/// What a cast is asked for: which contacts count, how far and how near.
///
/// ```
/// use clash2d::{CastMode, CastSettings, Circle, Rectangle, Shape, Vector2D, cast_with};
///
/// let hero = Shape::from(Circle::new(Vector2D::new(0.0, 3.0), 1.0));
/// let wall = Shape::from(Rectangle::new(Vector2D::new(6.0, 0.0), Vector2D::new(1.0, 9.0)));
/// let settings = CastSettings::new().with_mode(CastMode::Approaching).with_distance_kept(0.5);
/// let [way, rest] = [Vector2D::new(9.0, 0.0), Vector2D::ZERO];
/// let hit = cast_with(&hero, way, &wall, rest, &settings).expect("it is in the way");
/// assert_eq!(hit.fraction, 0.5); // At 4.5, where it reaches up to 5.5.
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct CastSettings {
    /// Which contacts count: a ClashCastMode.
    mode: u32,
    /// What the solid sides of chains mean: a ClashCastSides.
    sides: u32,
    /// What is met after this part of the way does not count, exactly: from 0 to 1, or more, which is as 1.
    /// Of a ray the first point must not lie beyond; the last one may.
    largest_fraction: f32,
    /// Shapes meet where they are that far apart, and never come nearer: 0 or more, exactly, as if one of
    /// them were grown by all that is within the distance. A ray is that thick to either side.
    distance_kept: f32,
    /// How early clash_cast_turning may be, as a distance: 0 or more. Nothing else needs it.
    tolerance: f32,
}

impl Default for CastSettings {
    fn default() -> Self {
        Self::new()
    }
}

impl CastSettings {
    /// All contacts on the whole way, from free sides, where shapes touch.
    pub const fn new() -> Self {
        let (mode, sides) = (CastMode::All as u32, CastSides::Respect as u32);
        Self { mode, sides, largest_fraction: 1.0, distance_kept: 0.0, tolerance: 0.0 }
    }

    /// The same with other contacts that count.
    pub const fn with_mode(self, mode: CastMode) -> Self {
        Self { mode: mode as u32, ..self }
    }

    /// The same with another meaning of solid sides.
    pub const fn with_sides(self, sides: CastSides) -> Self {
        Self { sides: sides as u32, ..self }
    }

    /// The same up to another part of the way, which counts.
    pub const fn with_largest_fraction(self, largest_fraction: f32) -> Self {
        Self { largest_fraction, ..self }
    }

    /// The same with another distance that is kept.
    pub const fn with_distance_kept(self, distance_kept: f32) -> Self {
        Self { distance_kept, ..self }
    }

    /// The same with another tolerance of turning casts.
    pub const fn with_tolerance(self, tolerance: f32) -> Self {
        Self { tolerance, ..self }
    }

    /// Whether a cast takes them, or the first reason why it answers no.
    pub fn check(&self) -> Status {
        if self.known_mode().is_none() || self.known_sides().is_none() {
            return Status::UnknownValue;
        }
        let lengths = [self.largest_fraction, self.distance_kept, self.tolerance];
        let reasons = lengths.map(Status::of_length);
        reasons.into_iter().find(|&reason| reason != Status::Ok).unwrap_or(Status::Ok)
    }

    /// The distance by which turning casts may be early.
    pub(super) fn tolerance(&self) -> f64 {
        self.tolerance.into()
    }

    /// The same for whom casts; None if a number is none that it may be.
    pub(super) fn rules(&self) -> Option<Rules> {
        let (mode, sides) = (self.known_mode()?, self.known_sides()?);
        let rules = Rules { mode, sides, largest: self.largest_fraction, kept: self.distance_kept };
        (self.check() == Status::Ok).then_some(rules)
    }

    fn known_mode(&self) -> Option<CastMode> {
        let modes = [CastMode::All, CastMode::Approaching];
        modes.into_iter().find(|&mode| mode as u32 == self.mode)
    }

    fn known_sides(&self) -> Option<CastSides> {
        let sides = [CastSides::Respect, CastSides::Ignore];
        sides.into_iter().find(|&sides| sides as u32 == self.sides)
    }
}

/// Settings that may be.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Rules {
    pub(super) mode: CastMode,
    pub(super) sides: CastSides,
    pub(super) largest: f32,
    pub(super) kept: f32,
}

impl Rules {
    /// Those of [`CastSettings::new`].
    pub(crate) const DEFAULT: Self =
        Self { mode: CastMode::All, sides: CastSides::Respect, largest: 1.0, kept: 0.0 };

    /// Whether casts have to look at nothing but the mode and sides.
    pub(super) fn are_plain(&self) -> bool {
        (self.largest >= 1.0) & (self.kept == 0.0)
    }
}

impl From<CastMode> for CastSettings {
    fn from(mode: CastMode) -> Self {
        Self::new().with_mode(mode)
    }
}
