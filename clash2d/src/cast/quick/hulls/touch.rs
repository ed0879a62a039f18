//! When a corner meets an edge, or the disc around one of its ends.

use super::super::rim::{Aim, ROUNDING, Rim};
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::exact::float::{greater, lesser};
use crate::root::square_root;

/// The part of sizes that radii must be more than.
const THIN: f64 = 1.0 / (1 << 20) as f64;

/// A corner that moves against an edge.
pub(super) struct Pair {
    pub(super) ends: [Place<f64>; 2],
    /// At a right angle to the edge, as long as it is, and out of the hull.
    pub(super) out: Place<f64>,
    pub(super) corner: Place<f64>,
    pub(super) along: Place<f64>,
    /// How far away from the edge it is met.
    pub(super) reach: f64,
}

/// When it is met.
pub(super) struct Touch {
    pub(super) time: f64,
    /// What the time is a quotient of, and what both may be off by together.
    pub(super) above: f64,
    pub(super) below: f64,
    pub(super) doubt: f64,
    /// Whether all that is precise enough.
    pub(super) is_clear: bool,
    /// Out of the hull, of length 1.
    pub(super) out: Place<f64>,
    /// Which ends are as far out.
    pub(super) holds: [bool; 2],
    /// Which part of the edge lies before it.
    pub(super) part: f64,
}

fn size([x, y]: Place<f64>) -> f64 {
    x.abs() + y.abs()
}

impl Pair {
    /// Of a point.
    #[inline(always)]
    pub(super) fn touch(&self) -> Touch {
        let [start, end] = self.ends.map(|end| minus(end, self.corner));
        let asides = [cross(self.along, start), cross(self.along, end)];
        let doubt = ROUNDING * size(self.along) * (size(start) + size(end));
        let is_beside = (asides[0].abs() > doubt) & (asides[1].abs() > doubt);
        let is_between = is_beside & ((asides[0] < 0.0) != (asides[1] < 0.0));
        let length = square_root(dot(self.out, self.out));
        let touch = self.touch_edge(start, length);
        let part = asides[0] / (asides[0] - asides[1]);
        Touch { is_clear: touch.is_clear & is_between, part, ..touch }
    }

    /// The line of the edge. Its direction and the ways to it are off by 2^-53 of them, so that the
    /// times of the length are off by less than 2^-51 of all sizes.
    #[inline(always)]
    fn touch_edge(&self, start: Place<f64>, length: f64) -> Touch {
        let Self { out, along, reach, .. } = *self;
        let (above, below) = (-dot(out, start) - reach * length, -dot(out, along));
        let (time, lean) = (above / below, size(out) * size(along));
        Touch {
            time,
            above,
            below,
            doubt: ROUNDING * (size(out) * (size(start) + reach) + time.abs() * lean),
            is_clear: lean < 512.0 * below,
            out: times(out, 1.0 / length),
            holds: [true; 2],
            part: 0.0,
        }
    }

    /// Of the center of a disc. At the seam between the edge and an end both are met at the same
    /// time, so that it does not matter which one is taken: the seam is known to 2^-28 of the radius,
    /// and so is the normal, and the times to the square of that.
    #[inline(always)]
    pub(super) fn touch_round(&self) -> Touch {
        let start = minus(self.ends[0], self.corner);
        let square = dot(self.out, self.out);
        let edge = self.touch_edge(start, square_root(square));
        let place = minus(times(self.along, edge.time), start);
        let ahead = dot(minus(self.ends[1], self.ends[0]), place);
        let (is_before, is_behind) = (ahead < 0.0, ahead > square);
        let is_end = is_before | is_behind;
        let end = minus(if is_behind { self.ends[1] } else { self.ends[0] }, self.corner);
        let rim = Rim::new(Aim::new(self.along, end), self.reach);
        let normal = rim.normal(self.along);
        let is_met = rim.is_clear & rim.starts_outside & (rim.below > 0.0);
        let is_round = self.reach > THIN * (size(start) + size(self.out));
        let pick = |end: f64, edge: f64| if is_end { end } else { edge };
        Touch {
            time: pick(rim.time, edge.time),
            above: pick(rim.above, edge.above),
            below: pick(rim.below, edge.below),
            doubt: pick(rim.doubt, edge.doubt),
            is_clear: is_round & if is_end { is_met } else { edge.is_clear },
            out: [pick(-normal[0], edge.out[0]), pick(-normal[1], edge.out[1])],
            holds: [!is_behind, !is_before],
            part: lesser(greater(ahead / square, 0.0), 1.0),
        }
    }

    /// Where the corner's hull, of which the corner moves so, is met then, if it is grown by a radius.
    #[inline(always)]
    pub(super) fn point(&self, touch: &Touch, way: Place<f64>, radius: f64) -> Place<f64> {
        let corner = plus(self.corner, times(way, touch.time));
        minus(corner, times(touch.out, radius))
    }
}

impl Touch {
    /// Whether it is certain which f32 is the greatest below the time, from which that is off by so
    /// much, and whether the time is more than 0 and more than 1.
    #[inline(always)]
    pub(super) fn is_timed(&self, off: f64) -> bool {
        let Self { above, below, doubt, .. } = *self;
        (above > doubt) & (off.abs() * below > doubt) & ((above - below).abs() > doubt)
    }
}
