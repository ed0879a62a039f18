//! The places of points that are nearest to something, from what has been found on the way to them.

use ::core::hint::select_unpredictable;

use super::Place;
use super::both::Columns;
use crate::angle::{select, turn_of};
use crate::outline::{cross, dot};
use crate::pack::{Mask, Pack, Two};

impl Place {
    /// The same, or the first place of all.
    #[inline(always)]
    pub(crate) fn only_if(self, is_so: bool) -> Self {
        let mask = u64::from(is_so).wrapping_neg();
        Self { member: self.member & mask as u32, ..Self::of_bits(self.bits() & mask) }
    }

    /// One of two places, without a branch.
    #[inline(always)]
    pub(crate) fn select(is_so: bool, yes: Self, no: Self) -> Self {
        let member = select_unpredictable(is_so, yes.member, no.member);
        Self { member, ..Self::of_bits(select_unpredictable(is_so, yes.bits(), no.bits())) }
    }

    /// The edge and where on it.
    #[inline(always)]
    fn bits(self) -> u64 {
        u64::from(self.edge) | u64::from(self.along.to_bits()) << 32
    }

    #[inline(always)]
    fn of_bits(bits: u64) -> Self {
        Self::new([0, bits as u32], f32::from_bits((bits >> 32) as u32))
    }

    /// On edges of two shapes.
    #[inline(always)]
    pub(crate) fn on_edges([edge, other]: [u32; 2], along: Two) -> [Self; 2] {
        let along = along.narrow();
        [Self::new([0, edge], along.x), Self::new([0, other], along.y)]
    }

    /// On a circle around a point, in a direction out of it, or on the point itself.
    #[inline(always)]
    pub(crate) fn on_disc(radius: f64, out: [f64; 2]) -> Self {
        // No zero is negative.
        Self::new([0, 0], select(radius > 0.0, turn_of(out) + 0.0, 0.0) as f32)
    }

    /// On two circles around points, or on the points themselves, with the way from the first one to the
    /// second one.
    #[inline(always)]
    pub(crate) fn on_discs(radii: Two, way: Two) -> [Self; 2] {
        let turns = Columns::of_ways([way, -way]).turns();
        Self::on_edges([0; 2], turns.only(radii.is_above(Two::all(0.0))))
    }

    /// On two of points and segments with radii: next to some parts of their paths, with the way from the
    /// first one to the second one.
    #[inline(always)]
    pub(crate) fn on_paths(paths: [Two; 2], parts: Two, radii: Two, way: Two) -> [Self; 2] {
        /// More than directions are off by, and less than what tells points on arcs apart.
        const ERROR: f64 = 1.0 / (1 << 26) as f64;
        /// So short beside a way is a path, and such a part of it lies next to an end.
        const SHORT: f64 = 1.0 / (1 << 10) as f64;
        const END: f64 = 1.0 / (1 << 16) as f64;
        let (nothing, one) = (Two::all(0.0), Two::all(1.0));
        let (path, out) = (Columns::of_ways(paths), Columns::of_ways([way, -way]));
        // Where a path is short beside what is around, the direction is known better than the part.
        let (lean, size) = (path.dot(out), path.size());
        let is_arc = lean.abs().is_above(Two::all(ERROR) * (size * out.size()));
        let (is_before, is_long) = (nothing.is_above(lean), size.is_above(nothing));
        // Where it is not, the part says whether that end is near.
        let rest = Two::select(is_before, parts, one - parts);
        let is_beyond = rest.is_above(Two::all(END)) & size.is_above(Two::all(SHORT) * out.size());
        let is_arc = is_arc & !is_beyond;
        let turns = out.turns();
        // Arcs begin on the right of the end, or on the left of the start, for half a turn.
        let turn = turns - path.turned_right().turns() + Two::all(0.5).only(is_before);
        let turn = turn + one.only(nothing.is_above(turn)) - one.only(turn.is_at_least(one));
        let arc = (turn + turn).lesser(one).unless(turn.is_above(Two::all(0.75)));
        let is_left = (path.x * out.y - path.y * out.x).is_above(nothing);
        let side = Two::select(is_left, one - parts, parts);
        let round = Two::select(is_long, Two::select(is_arc, arc, side), turns);
        let is_thick = radii.is_above(nothing);
        let along = Two::select(is_thick, round, parts);
        let is_second = (is_arc & is_before) | (!is_arc & is_left);
        let arcs = (is_arc & is_thick & is_long).bits();
        let second = (is_second & is_thick & is_long).bits();
        let edge = |lane: u32| (arcs >> lane & 1) + 2 * (second >> lane & 1);
        Self::on_edges([edge(0), edge(1)], along)
    }

    /// The same of one of them, with a direction out of it.
    #[inline(never)]
    pub(crate) fn on_path(path: [f64; 2], part: f64, radius: f64, out: [f64; 2]) -> Self {
        let [path, out] = [path, out].map(|[x, y]| Two::new(x, y));
        Self::on_paths([path; 2], Two::all(part), Two::all(radius), out)[0]
    }

    /// On a ring of edges with lengths and a radius around them: next to a part of an edge, in a direction
    /// out of the ring; None where that leads beyond the arcs next to the edge.
    #[inline(never)]
    pub(crate) fn on_rounded_ring(
        count: usize,
        edge: impl Fn(usize) -> [f64; 2],
        (number, part): (usize, f64),
        out: [f64; 2],
    ) -> Option<Self> {
        /// What directions are off by, and more.
        const ERROR: f64 = 1.0 / (1 << 26) as f64;
        let (own, size) = (edge(number), |[x, y]: [f64; 2]| x.abs() + y.abs());
        let lean = dot(own, out);
        if lean.abs() <= ERROR * (size(own) * size(out)) {
            let is_left = cross(own, out) > 0.0;
            let along = if is_left { 1.0 - part } else { part };
            return Some(Self::new([0, 3 * number as u32 + 1 + u32::from(is_left)], along as f32));
        }
        let next = if number + 1 == count { 0 } else { number + 1 };
        let vertex = if lean < 0.0 { number } else { next };
        let before = edge(if vertex == 0 { count - 1 } else { vertex - 1 });
        let after = edge(vertex);
        // Counterclockwise, from one normal to the other one.
        let ends = match cross(before, after) > 0.0 {
            true => [before, after].map(|[x, y]| [y, 0.0 - x]),
            false => [after, before].map(|[x, y]| [0.0 - y, x]),
        };
        let ([from, to], turn) = (ends.map(turn_of), turn_of(out));
        let beyond = |turn: f64| if turn < 0.0 { turn + 1.0 } else { turn };
        let (whole, way) = (beyond(to - from), beyond(turn - from));
        let along = match () {
            () if way <= whole => way / whole,
            () if way - whole < ERROR => 1.0,
            () if 1.0 - way < ERROR => 0.0,
            () => return None,
        };
        Some(Self::new([0, 3 * vertex as u32], along as f32))
    }
}
