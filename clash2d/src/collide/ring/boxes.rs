//! Rectangles with an area, turned or not, with each other: in f64, which is exact on a grid.

use super::convex::{Sight, are_met, placement};
use crate::angle::Rotation;
use crate::collide::placement::Placement;
use crate::pack::{Mask, Pack, Two};
use crate::shape::{OrientedRectangle, Rectangle};

/// A rectangle by its center.
pub(crate) struct CenteredBox {
    /// As it was given: the center, or a corner.
    place: Two,
    center: Two,
    half: Two,
    turn: Rotation,
}

impl From<OrientedRectangle> for CenteredBox {
    #[inline(always)]
    fn from(r: OrientedRectangle) -> Self {
        let center = Two::of(r.center);
        let turn = Rotation::new(r.rotation);
        Self { place: center, center, half: Two::of(r.half_extend), turn }
    }
}

impl From<Rectangle> for CenteredBox {
    #[inline(always)]
    fn from(r: Rectangle) -> Self {
        let (place, half) = (Two::of(r.origin), Two::all(0.5) * Two::of(r.size));
        Self { place, center: place + half, half, turn: Rotation { sin: 0.0, cos: 1.0 } }
    }
}

impl CenteredBox {
    /// The same way along the axes.
    #[inline(always)]
    fn local(&self, way: Two) -> Two {
        let Rotation { sin, cos } = self.turn;
        way * Two::all(cos) + way.exchanged() * Two::new(sin, -sin)
    }

    /// Whether its sides lie along the axes, and all numbers on a grid on which sums of up to eight are
    /// exact.
    #[inline(always)]
    fn is_exact(&self) -> bool {
        // Rounds to an integer what is added to it.
        const INTEGER: f64 = 6_755_399_441_055_744.0;
        let is_off = |numbers: Two| {
            let (scaled, integer) = (Two::all(1024.0) * numbers, Two::all(INTEGER));
            let is_near = Two::all((1_u64 << 40) as f64).is_at_least(scaled.abs());
            !(((scaled + integer) - integer).is_equal(scaled) & is_near)
        };
        let is_upright = (self.turn.sin == 0.0) | (self.turn.cos == 0.0);
        is_upright & !(is_off(self.place) | is_off(self.half)).any()
    }
}

/// Whether two rectangles share a point; None if f64 is in doubt.
#[inline(always)]
pub(crate) fn boxes_meet(a: &CenteredBox, b: &CenteredBox) -> Option<bool> {
    are_met(&sight(a, b)?, || a.is_exact() & b.is_exact())
}

/// How two rectangles lie to each other; None if one is flat, or f64 is in doubt.
#[inline(always)]
pub(crate) fn boxes_placement(a: &CenteredBox, b: &CenteredBox) -> Option<Placement> {
    let nothing = Two::all(0.0);
    let is_flat = (!(a.half.is_above(nothing) & b.half.is_above(nothing))).any();
    if is_flat {
        return None;
    }
    placement(&sight(a, b)?, || a.is_exact() & b.is_exact())
}

/// What two rectangles see of each other; None if that is too large.
///
/// From its own axes a rectangle reaches as far as its half extents, and what is left of these beside the
/// way to the other one's center is room for the other one's extents along them. All numbers are sums
/// of a few products with a sine or a cosine, or with a product of two.
#[inline(always)]
fn sight(a: &CenteredBox, b: &CenteredBox) -> Option<Sight<Two>> {
    let sizes = (a.center.abs() + b.center.abs()) + (a.half.abs() + b.half.abs());
    let bound = 16.0 * Rotation::ERROR * sizes.total();
    let (sin, cos) = (
        (b.turn.sin * a.turn.cos - b.turn.cos * a.turn.sin).abs(),
        (b.turn.cos * a.turn.cos + b.turn.sin * a.turn.sin).abs(),
    );
    let way = b.center - a.center;
    let seen = |own: &CenteredBox, other: &CenteredBox| {
        let extent = other.half * Two::all(cos) + other.half.exchanged() * Two::all(sin);
        let room = own.half - own.local(way).abs();
        [room + extent, room - extent]
    };
    let ([gap, depth], [other_gap, other_depth]) = (seen(a, b), seen(b, a));
    let gap = gap.lesser_unless(other_gap, Mask::none());
    (bound < f64::MAX).then_some(Sight { gap, depths: [depth, other_depth], bound })
}
