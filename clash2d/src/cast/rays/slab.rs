//! Rays through boxes, seen along the axes of these.

use super::span::{Passage, Span};
use crate::pack::{Mask, Pack, Two};
use crate::root::square_root;

type Yes = <Two as Pack>::Mask;

/// A box and a way from the origin.
pub(super) struct Slab {
    pub(super) low: Two,
    pub(super) high: Two,
    pub(super) along: Two,
    /// What sides are off by together with the way, at most; 0 if both are exact.
    pub(super) room: f64,
    /// What products of both are off by; more than 0 also if only the products are rounded.
    pub(super) area: f64,
    /// The part of the whole way that must lead across a side for the time to be known well enough.
    pub(super) least: f64,
    /// More than 0 if the first axis is the more level one.
    pub(super) lead: f64,
}

impl Slab {
    /// Where a way passes, and which way the sides there face; the inner None if it passes by.
    #[inline(always)]
    pub(super) fn passage(self) -> Option<Option<(Passage, [Two; 2])>> {
        let Self { low, high, along, .. } = self;
        let (nothing, pace) = (Two::all(0.0), along.abs());
        // Sides that are met first, and last, on axes that lead as the way does.
        let sides = [low.turned_by(along), high.turned_by(along)];
        let (near, far) = (sides[0].lesser(sides[1]), sides[0].greater(sides[1]));
        let (entries, exits) = (near * pace.exchanged(), far * pace.exchanged());
        let (room, area) = (Two::all(self.room), Two::all(self.area));
        let over = near - pace;
        let gap = entries - exits.exchanged();
        if (over.is_above(room) | (nothing - far).is_above(room) | gap.is_above(area)).any() {
            return Some(None);
        }
        let rest = far - pace;
        let sure = over.abs().lesser(far.abs()).lesser(near.abs().lesser(rest.abs()));
        let apart = [entries - entries.exchanged(), exits.exchanged() - exits];
        let clear = apart[0].abs().lesser(apart[1].abs());
        // No to all that is not finite. Where only a corner or a side is touched there is no gap.
        let is_apart = nothing.is_at_least(gap + area);
        let is_sure = sure.is_at_least(room) & clear.is_at_least(area) & is_apart;
        if is_sure.bits() != 0b11 {
            return None;
        }
        let [is_entry, is_exit] = self.crossed(pace, apart);
        let span = Span {
            above: pick(near, far, is_entry, is_exit),
            below: pick(pace, pace, is_entry, is_exit),
            slack: room,
            weight: Two::all(1.0),
        };
        let least = Two::all(self.least) * (pace + pace.exchanged());
        if span.below.is_above(least).bits() != 0b11 {
            return None;
        }
        let lack = nothing - rest;
        let (ahead, lack) = (near.greater(near.exchanged()), lack.greater(lack.exchanged()));
        let inside = nothing.is_at_least(ahead.firsts(lack));
        let out = Two::all(1.0).turned_by(along);
        let outs = [(nothing - out).only(is_entry), out.only(is_exit)];
        let touch = gap.is_equal(nothing);
        let outs = if touch.any() { [aside(pace, touch).turned_by(along); 2] } else { outs };
        Some(Some((Passage { span, inside }, outs)))
    }

    /// On which axes the entry and the exit are. Of two that are reached at the same time it is the
    /// one along which the way leads more, and then the more level one.
    #[inline(always)]
    fn crossed(&self, pace: Two, apart: [Two; 2]) -> [Yes; 2] {
        const LITTLE: f64 = 1.0 / (1_u32 << 20) as f64;
        let nothing = Two::all(0.0);
        // Where there are ties numbers are short, so that this is not rounded.
        let lead = pace + Two::new(LITTLE * self.lead, 0.0);
        let leads = lead.is_above(lead.exchanged());
        let above = |x: Two| x.is_above(nothing) | (x.is_equal(nothing) & leads);
        [above(apart[0]), above(apart[1])]
    }
}

/// At a right angle to a way that touches a corner, or runs along a side: to the left of it if the box
/// is on the right, which it is where the first axis is entered or left last.
#[inline(always)]
fn aside(pace: Two, touch: Yes) -> Two {
    let left = pace.exchanged().turned_by(Two::new(-0.0, 0.0));
    let square = pace * pace;
    let unit = left * Two::all(1.0 / square_root(square.total()));
    Two::select(touch.firsts(touch), unit, Two::all(0.0) - unit)
}

/// Numbers of the axes of the entry, and of the exit.
#[inline(always)]
fn pick(entries: Two, exits: Two, is_entry: Yes, is_exit: Yes) -> Two {
    let (entry, exit) = (entries.only(is_entry), exits.only(is_exit));
    entry.firsts(exit) + entry.seconds(exit)
}
