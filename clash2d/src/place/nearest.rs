//! The places of points that are nearest to something, from what has been found on the way to them.

use ::core::hint::select_unpredictable;

use super::Place;
use super::both::{Columns, from_right, ways_around};
use crate::angle::{ROUNDER, select, turn_of};
use crate::outline::{cross, dot};
use crate::pack::{Mask, Pack, Pair, Two};
use crate::small::{Both, Foot, twice};

/// Edges of two points and segments with radii, and where on these.
#[derive(Clone, Copy)]
pub(crate) struct Sides {
    edges: [u32; 2],
    along: Two,
}

impl Sides {
    /// On circles around points, or on the points themselves, with the way from the first one to the
    /// second one.
    #[inline(always)]
    pub(crate) fn on_discs(radii: Two, way: Two) -> Self {
        let turns = Columns::of_ways([way, -way]).turns();
        Self::straight(turns.only(radii.is_above(Two::all(0.0))))
    }

    /// On segments.
    #[inline(always)]
    pub(crate) fn straight(along: Two) -> Self {
        Self { edges: [0; 2], along }
    }

    /// On a disc, and where a segment or a capsule is nearest to it, in the direction from the disc.
    #[inline(always)]
    pub(crate) fn beside(foot: Foot, radii: Two, is_thin: bool, direction: Two) -> Self {
        let Foot { span, path, part } = foot;
        let is_round = radii.is_above(Two::all(0.0));
        if is_thin {
            let turn = Two::all(turn_of(direction.numbers())).only(is_round);
            return Self::straight(turn.beside(part));
        }
        let right = path.exchanged().turned_by(Two::new(0.0, -0.0));
        let Columns { x, y } = Columns::of_ways([right, direction]);
        let turns = ways_around(x, y);
        // A path without a length has no right.
        if !turns.is_equal(turns).bits() & 1 != 0 {
            return Self::on_discs(radii, direction);
        }
        let products = path * span.way.exchanged();
        let (middle, side) = (part - Two::all(0.5), products.exchanged() - products);
        let is_arc = middle.abs().is_at_least(Two::all(0.5));
        let turn = turns - turns.exchanged() + Two::all(0.5);
        let (along, second) = on_capsules(middle, turn, is_arc, [middle, side]);
        let disc = from_right(turns).exchanged().only(is_round);
        Self { edges: [0, edges(is_arc, second)[1]], along: disc.beside(along) }
    }

    /// On two of points and segments with radii: next to some parts of their paths, with the way from the
    /// first one to the second one.
    #[inline(always)]
    pub(crate) fn on_paths(paths: [Two; 2], parts: Two, radii: Two, way: Two) -> Self {
        /// More than directions are off by, and less than what tells points on arcs apart.
        const ERROR: f64 = 1.0 / (1 << 26) as f64;
        /// Such a part of a path lies next to an end, and what is so short beside the way.
        const END: f64 = 1.0 / (1 << 16) as f64;
        const SHORT: f64 = 1.0 / (1_u64 << 42) as f64;
        let (nothing, middle) = (Two::all(0.0), parts - Two::all(0.5));
        let (path, [x, y], back) = (Columns::of_ways(paths), twice(way), Two::new(0.0, -0.0));
        let out = Columns { x: x.turned_by(back), y: y.turned_by(back) };
        // Where a path is short beside what is around, the direction is known better than the part.
        let (lean, side) = (path.dot(out), path.y * out.x - path.x * out.y);
        let (size, far) = (path.size(), out.size());
        let is_arc = lean.abs().is_above(Two::all(ERROR) * (size * far));
        // Where it is not, the part says whether that end is near.
        let rest = Two::all(0.5) - middle.turned_by(lean);
        let is_beyond = (rest * size).is_above(Two::all(END) * size + Two::all(SHORT) * far);
        let is_arc = is_arc & !is_beyond;
        let right = path.turned_right();
        let turns = ways_around(x, y) + Two::new(0.0, 0.5) - ways_around(right.x, right.y);
        let (along, second) = on_capsules(middle, turns, is_arc, [lean, side]);
        let (is_thick, is_long) = (radii.is_above(nothing), size.is_above(nothing));
        let is_path = is_thick & is_long;
        if is_path.bits() == 3 {
            return Self { edges: edges(is_arc, second), along };
        }
        // Without a length they are circles, without a radius straight.
        let along = match is_long.bits() == 3 {
            true => along,
            false => Two::select(is_long, along, Self::on_discs(radii, way).along),
        };
        let edges = edges(is_arc & is_path, second.only(is_path));
        Self { edges, along: Two::select(is_thick, along, parts) }
    }

    /// The same, or the first places of all.
    #[inline(always)]
    pub(crate) fn only_if(self, is_so: Both) -> Self {
        let mask = (is_so.bits() & 1).wrapping_neg();
        Self { edges: self.edges.map(|edge| edge & mask), along: self.along.only(is_so) }
    }

    #[inline(always)]
    pub(crate) fn places(&self) -> [Place; 2] {
        Place::on_edges(self.edges, self.along)
    }
}

/// Of two capsules, with numbers that are negative where it is the second arc or side.
#[inline(always)]
fn edges(is_arc: Both, second: Two) -> [u32; 2] {
    let (arcs, second) = (is_arc.bits(), second.signs());
    [(arcs & 1) + 2 * (second & 1), (arcs >> 1) + (second & 2)]
}

/// Where on capsules: on arcs, in directions out of them with turns from the right of the path on, or on
/// straight sides next to parts from the middle on. And numbers that are negative where it is the second
/// arc, which is where the way out leans back, or the second side, as another number is negative then.
#[inline(always)]
fn on_capsules(middle: Two, turn: Two, is_arc: Both, [lean, side]: [Two; 2]) -> (Two, Two) {
    // The second side leads back.
    let along = Two::select(is_arc, around_ends(turn, lean), middle.turned_by(side));
    (along + Two::all(0.5), Two::select(is_arc, lean, side))
}

/// Which part of the arc around the end of a path, or around the start if what leans there is negative,
/// lies between its middle and a direction, or the nearer one of its ends; with the turn from the right of
/// the path to the direction, and any number of whole turns.
#[inline(always)]
fn around_ends(turn: Two, lean: Two) -> Two {
    let (quarter, rounder) = (Two::all(0.25), Two::all(ROUNDER));
    let way = turn - quarter.turned_by(lean);
    let way = way - ((way + rounder) - rounder);
    let way = way.lesser(quarter).greater(-quarter);
    way + way
}

/// Around the end or the start of a capsule, in a direction out of it: the number of the arc, and how much
/// of that lies before.
#[inline(always)]
pub(crate) fn around_end(is_start: bool, path: [f64; 2], [x, y]: [f64; 2]) -> (u32, f32) {
    let lean = Two::all(if is_start { -1.0 } else { 1.0 });
    let turns = ways_around(Two::new(x, path[1]), Two::new(y, 0.0 - path[0]));
    let arc = around_ends(turns - turns.exchanged(), lean) + Two::all(0.5);
    (1 + 2 * u32::from(is_start), arc.narrow().x)
}

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

    /// The same of one of them, with a direction out of it.
    #[inline(never)]
    pub(crate) fn on_path(path: [f64; 2], part: f64, radius: f64, out: [f64; 2]) -> Self {
        let [path, out] = [path, out].map(|[x, y]| Two::new(x, y));
        Sides::on_paths([path; 2], Two::all(part), Two::all(radius), out).places()[0]
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
