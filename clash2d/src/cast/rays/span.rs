//! What comes out of a ray.

use super::super::hit::RayHit;
use super::track::Track;
use crate::pack::{Mask, Pack, Two};
use crate::place::{Bordered, Points};

type Yes = <Two as Pack>::Mask;

/// When the line of a ray enters a shape, and when it leaves it: quotients of two numbers.
#[derive(Clone, Copy)]
pub(super) struct Span {
    pub(super) above: Two,
    /// More than 0.
    pub(super) below: Two,
    /// What `above` less a time from 0 to 1 times `below` is off by, at most, times a weight; 0 if all
    /// is exact.
    pub(super) slack: Two,
    pub(super) weight: Two,
}

/// A span, and what it has to do with the ray.
#[derive(Clone, Copy)]
pub(super) struct Passage {
    pub(super) span: Span,
    /// Whether the ray starts in the shape, and whether it ends there.
    pub(super) inside: Yes,
}

impl Span {
    /// The inner None if the ray ends before it or starts behind it.
    #[inline(always)]
    pub(super) fn passage(self) -> Option<Option<Passage>> {
        let Self { above, below, slack, weight } = self;
        let over = above - below;
        let nearest = above.abs().lesser(over.abs()) * weight;
        // Also if one is NaN.
        if nearest.is_at_least(slack).bits() != 0b11 {
            return None;
        }
        let nothing = Two::all(0.0);
        // The entry less 1, and the exit with the other sign.
        let outside = over.firsts((nothing - above).exchanged());
        if outside.is_above(nothing).any() {
            return Some(None);
        }
        let inside = nothing.is_at_least(above.firsts((below - above).exchanged()));
        Some(Some(Passage { span: self, inside }))
    }
}

impl Passage {
    /// Writes where the ray enters and leaves; None if it is in doubt between which floats.
    ///
    /// How an f32 near a quotient times what is below differs from what is above tells on which side
    /// of it the quotient is. The products with the upper 24 bits of what is below and with the other
    /// 29 fit in an f64, and so does the first difference, of two numbers that are nearly the same.
    #[inline(always)]
    pub(super) fn write(
        self,
        track: Track,
        normals: [Two; 2],
        border: &impl Bordered,
    ) -> Option<Option<RayHit>> {
        /// How many floats the entry lies too high, and the exit too low, in their 32 bits each.
        const SHIFTS: [u64; 4] = [0, 1, (1_u64 << 32).wrapping_neg(), 1_u64.wrapping_sub(1 << 32)];
        let Self { span: Span { above, below, slack, weight }, inside } = self;
        // At 0 or at 1 if it starts or ends inside.
        let above = Two::select(inside, below * Two::new(0.0, 1.0), above);
        // No zero is negative.
        let times = above / below + Two::all(0.0);
        let near = times.narrow();
        let (wide, high) = (Two::of(near), below.high_bits());
        let lack = (above - wide * high) - wide * (below - high);
        if (lack.abs() * weight).is_at_least(slack.unless(inside)).bits() != 0b11 {
            return None;
        }
        let outwards = lack.turned_by(Two::new(0.0, -0.0));
        let shift = SHIFTS[Two::all(0.0).is_above(outwards).bits() as usize % 4];
        let parts = u64::from(near.y.to_bits()) << 32 | u64::from(near.x.to_bits());
        let parts = parts.wrapping_sub(shift);
        let along = track.along();
        let points = |start: Two| {
            let x = start.firsts(start) + times * along.firsts(along);
            [x, start.seconds(start) + times * along.seconds(along)]
        };
        let [x, y] = points(Two::of(track.origin));
        let [entry, exit] = normals;
        let out = [entry.firsts(exit), entry.seconds(exit)];
        let own = Points::new(points(track.start()), out);
        let [entry_place, exit_place] = border.find(own).places(inside);
        Some(Some(RayHit {
            entry: f32::from_bits(parts as u32),
            exit: f32::from_bits((parts >> 32) as u32),
            entry_point: x.firsts(y).narrow(),
            exit_point: x.seconds(y).narrow(),
            entry_normal: entry.unless(inside.firsts(inside)).narrow(),
            exit_normal: exit.unless(inside.seconds(inside)).narrow(),
            entry_place,
            exit_place,
            starts_inside: inside.bits() & 1 != 0,
            reserved: [0; 3],
        }))
    }
}
