//! How near shapes are whose contacts are asked for.

use crate::any::Placed;
use crate::collide::{placed_collide, placed_is_near};
use crate::outline::Outline;
use crate::shape::Sector;

/// That two shapes come within a margin of each other.
#[derive(Clone, Copy)]
pub(crate) struct Nearness {
    /// How far apart they may be.
    pub(crate) margin: f32,
    /// Whether they share a point.
    pub(crate) is_met: bool,
}

impl Nearness {
    /// That they share a point.
    pub(crate) const MEETING: Self = Self { margin: 0.0, is_met: true };

    /// None of shapes, none of them a group, that do not come within a margin.
    pub(super) fn of(a: Placed<'_>, b: Placed<'_>, margin: f32) -> Option<Self> {
        let is_met = placed_collide(a, b);
        let is_near = || is_within(margin, || placed_is_near(a, b, margin));
        (is_met || is_near()).then_some(Self { margin, is_met })
    }

    /// How far apart they may be, for formulas.
    pub(super) fn room(&self) -> f64 {
        self.margin.into()
    }

    /// How deep they touch at least.
    pub(super) fn least(&self) -> f64 {
        if self.is_met { 0.0 } else { 0.0 - self.room() }
    }

    /// Whether two outlines that share no point come within the margin.
    pub(super) fn has(&self, [a, b]: [&Outline<'_>; 2]) -> bool {
        is_within(self.margin, || a.comes_near(b, self.margin))
    }

    /// Whether a sector and an outline, seen from its center, that share no point come within the margin.
    pub(super) fn has_sector(&self, sector: Sector, outline: &Outline<'_>) -> bool {
        is_within(self.margin, || outline.is_near_sector(sector, self.margin))
    }
}

/// What is told for a margin, unless that allows nothing or everything.
fn is_within(margin: f32, is_near: impl FnOnce() -> bool) -> bool {
    margin == f32::INFINITY || (margin > 0.0 && is_near())
}
