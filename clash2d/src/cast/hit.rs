//! What casts answer.

use crate::place::Place;
use crate::vector::Vector2D;

/// Where a ray enters a shape, and where it leaves it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::NoUninit, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct RayHit {
    /// The part of the ray before the first point of the shape, from 0 to 1: the greatest f32 that
    /// is not beyond it. A ray that keeps a distance meets a shape from there to where it leaves it.
    pub entry: f32,
    /// The part of the ray before the last point of the shape, from 0 to 1: the smallest f32 that is
    /// not before it. In between there may be gaps.
    pub exit: f32,
    /// The first point.
    pub entry_point: Vector2D,
    /// The last point.
    pub exit_point: Vector2D,
    /// Out of the shape at the first point, against the ray, of length 1; the null vector if the ray
    /// starts in the shape.
    pub entry_normal: Vector2D,
    /// Out of the shape at the last point, of length 1; the null vector if the ray ends in the shape.
    pub exit_normal: Vector2D,
    /// Where the first point is on the border; all 0 if the ray starts in the shape.
    pub entry_place: Place,
    /// Where the last point is on the border; all 0 if the ray ends in the shape.
    pub exit_place: Place,
    /// Whether the ray's start belongs to the shape, or is as near to it as the distance that is kept.
    pub starts_inside: bool,
    /// Always 0, so that no byte of the struct is left unwritten.
    pub reserved: [u8; 3],
}

impl RayHit {
    /// Numbers that say nothing.
    pub(super) const NONE: Self = Self {
        entry: 0.0,
        exit: 0.0,
        entry_point: Vector2D::ZERO,
        exit_point: Vector2D::ZERO,
        entry_normal: Vector2D::ZERO,
        exit_normal: Vector2D::ZERO,
        entry_place: Place::UNKNOWN,
        exit_place: Place::UNKNOWN,
        starts_inside: false,
        reserved: [0; 3],
    };
}

/// Where a ray enters or leaves a shape.
#[derive(Clone, Copy)]
pub(super) struct End {
    pub(super) part: f32,
    pub(super) point: Vector2D,
    pub(super) normal: Vector2D,
}

impl End {
    /// Where the ray starts or ends in the shape.
    pub(super) fn within(part: f32, point: Vector2D) -> Self {
        // No zero is negative.
        Self { part, point: point + Vector2D::ZERO, normal: Vector2D::ZERO }
    }

    pub(super) fn both(hit: &RayHit) -> [Self; 2] {
        [
            Self { part: hit.entry, point: hit.entry_point, normal: hit.entry_normal },
            Self { part: hit.exit, point: hit.exit_point, normal: hit.exit_normal },
        ]
    }

    pub(super) fn to(self, exit: Self, starts_inside: bool) -> RayHit {
        // Whatever nodes say that somebody overwrote.
        let entry = at_least(0.0, self.part);
        RayHit {
            entry,
            exit: at_least(entry, exit.part),
            entry_point: self.point,
            exit_point: exit.point,
            entry_normal: self.normal,
            exit_normal: exit.normal,
            starts_inside,
            ..RayHit::NONE
        }
    }
}

/// A fraction, brought between a lower limit and 1: only nodes that somebody overwrote can make it lie
/// beyond.
#[inline]
pub(super) fn at_least(limit: f32, fraction: f32) -> f32 {
    if fraction > limit { fraction.min(1.0) } else { limit }
}

/// When and where two moving shapes meet first.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::NoUninit, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct CastHit {
    /// The part of the movements before the first contact, from 0 to 1: never beyond it.
    pub fraction: f32,
    /// A point of both shapes then, or the middle of the distance that is kept; at the start the first one of
    /// the contact, in the middle of the overlap.
    pub point: Vector2D,
    /// From the first shape to the second one then, of length 1; at the start that of the contact.
    pub normal: Vector2D,
    /// Where they touch on the border of the first shape: at a corner on one of the edges that meet there;
    /// at the start that of the contact.
    pub place_a: Place,
    /// Where they touch on the border of the second shape.
    pub place_b: Place,
    /// Whether the shapes meet at the start: share a point, or are as near as the distance that is kept.
    pub starts_in_contact: bool,
    /// Always 0, so that no byte of the struct is left unwritten.
    pub reserved: [u8; 3],
}

impl CastHit {
    /// Numbers that say nothing.
    pub(super) const NONE: Self = Self {
        fraction: 0.0,
        point: Vector2D::ZERO,
        normal: Vector2D::ZERO,
        place_a: Place::UNKNOWN,
        place_b: Place::UNKNOWN,
        starts_in_contact: false,
        reserved: [0; 3],
    };

    /// The same with the shapes swapped; no zero is negative.
    pub(crate) fn swapped(self) -> Self {
        let Self { normal, place_a, place_b, .. } = self;
        Self { normal: Vector2D::ZERO - normal, place_a: place_b, place_b: place_a, ..self }
    }

    pub(super) fn with_places(self, [place_a, place_b]: [Place; 2]) -> Self {
        Self { place_a, place_b, ..self }
    }
}
