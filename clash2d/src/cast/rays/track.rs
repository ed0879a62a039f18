//! Rays in numbers of which two are computed at once.

use crate::pack::{Four, Mask, Pack, Two};
use crate::vector::Vector2D;

/// A ray; C passes it as it would pass the vectors, in registers of floats.
#[repr(C)]
#[derive(Clone, Copy)]
pub(in super::super) struct Track {
    pub(in super::super) origin: Vector2D,
    pub(in super::super) movement: Vector2D,
    /// Where the shape stands that it is to meet, which is seen in its own coordinates.
    pub(super) position: Vector2D,
}

impl Track {
    /// Of what stands where its own coordinates are.
    #[inline(always)]
    pub(in super::super) const fn new(origin: Vector2D, movement: Vector2D) -> Self {
        Self { origin, movement, position: Vector2D::ZERO }
    }

    /// The same to what stands at a position; None if f64 does not know where the ray starts then.
    #[inline]
    pub(in super::super) fn to(self, position: Vector2D) -> Option<Self> {
        let (origin, place) = (Two::of(self.origin), Two::of(position));
        let start = origin - place;
        // Each of the two is taken back without a rounding, or the difference was rounded.
        let is_exact = (origin - start).is_equal(place) & (start + place).is_equal(origin);
        (is_exact.bits() == 0b11).then_some(Self { position, ..self })
    }

    /// Where it starts, as the shape has its coordinates.
    #[inline(always)]
    pub(super) fn start(self) -> Two {
        Two::of(self.origin) - Two::of(self.position)
    }

    /// The same in floats, and what cross products of the movement with it are off by, at most.
    #[inline(always)]
    pub(super) fn near_start(self) -> (Vector2D, f32) {
        if self.position == Vector2D::ZERO {
            return (self.origin, 0.0);
        }
        let (near, along) = (self.start().narrow(), self.movement);
        // Twice as much as the rounding, also of what is less than the least normal number.
        let [x, y] = [near.x, near.y].map(|x| (x.abs() + f32::MIN_POSITIVE) * f32::EPSILON);
        (near, along.x.abs() * y + along.y.abs() * x)
    }

    #[inline(always)]
    pub(super) fn along(self) -> Two {
        Two::of(self.movement)
    }

    /// The way to a place from the start.
    #[inline(always)]
    pub(super) fn sees(self, place: Vector2D) -> Two {
        Two::of(place) - self.start()
    }

    /// Where it is at a time.
    #[inline]
    pub(in super::super) fn point(self, time: f64) -> Vector2D {
        let along = |start: f32, movement: f32| f64::from(start) + time * f64::from(movement);
        let Self { origin, movement, .. } = self;
        Vector2D::narrow(along(origin.x, movement.x), along(origin.y, movement.y))
    }

    /// Some way beside where it is at a time.
    pub(in super::super) fn point_beside(self, time: f64, [right, up]: [f64; 2]) -> Vector2D {
        let along = |start: f32, movement: f32| f64::from(start) + time * f64::from(movement);
        let Self { origin, movement, .. } = self;
        Vector2D::narrow(along(origin.x, movement.x) + right, along(origin.y, movement.y) + up)
    }

    /// Whether all its numbers are multiples of a step.
    #[inline(always)]
    pub(super) fn is_on(self, grid: Grid) -> bool {
        grid.has(Four::of([self.origin, self.movement])) & grid.has(Four::of([self.position; 2]))
    }
}

/// The multiples of a power of two, up to 2^22 times it; of greater numbers those that f32 has.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    /// From 2^23 times the step on there is nothing in between.
    rounder: f32,
}

impl Grid {
    /// Of 1/256: f64 makes no mistake in sums of products of two that are not greater than 2^36.
    pub(super) const FINE: Self = Self { rounder: 1.5 * (1_u32 << 15) as f32 };
    /// Of 1/4: nor in those of products of four up to 2^45.
    pub(super) const COARSE: Self = Self { rounder: 1.5 * (1_u32 << 21) as f32 };

    #[inline(always)]
    pub(super) fn has(self, numbers: Four) -> bool {
        let rounder = Four::all(self.rounder);
        ((numbers + rounder) - rounder).is_equal(numbers).bits() == 0xf
    }
}

/// A bound, or 0 where nothing is rounded; without a branch, as that can't be predicted.
#[inline(always)]
pub(super) fn unless_exact(bound: f64, is_exact: bool) -> f64 {
    [bound, 0.0][usize::from(is_exact)]
}
