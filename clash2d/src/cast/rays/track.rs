//! Rays in numbers of which two are computed at once.

use crate::pack::{Four, Mask, Pack, Two};
use crate::vector::Vector2D;

/// A ray; C passes it as it would pass both vectors, in registers of floats.
#[repr(C)]
#[derive(Clone, Copy)]
pub(in super::super) struct Track {
    pub(in super::super) origin: Vector2D,
    pub(in super::super) movement: Vector2D,
}

impl Track {
    #[inline(always)]
    pub(super) fn start(self) -> Two {
        Two::of(self.origin)
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
        let Self { origin, movement } = self;
        Vector2D::narrow(along(origin.x, movement.x), along(origin.y, movement.y))
    }

    /// Some way beside where it is at a time.
    pub(in super::super) fn point_beside(self, time: f64, [right, up]: [f64; 2]) -> Vector2D {
        let along = |start: f32, movement: f32| f64::from(start) + time * f64::from(movement);
        let Self { origin, movement } = self;
        Vector2D::narrow(along(origin.x, movement.x) + right, along(origin.y, movement.y) + up)
    }

    /// Whether all its numbers are multiples of a step.
    #[inline(always)]
    pub(super) fn is_on(self, grid: Grid) -> bool {
        grid.has(Four::of([self.origin, self.movement]))
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
