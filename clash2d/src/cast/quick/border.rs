//! Where a line enters a convex shape with round corners.
//!
//! Seen along the line, the border that faces it leads from the corner farthest to the left to the one
//! farthest to the right: by turns the disc around a corner, and an edge moved out by the radius. The
//! line meets the one between whose ends it is.

use super::super::corner::crossed_normal;
use super::number::{CLEAR, ROUNDING, Ratio, TINY, are_on_grid};
use crate::distance::place::{Place, cross, dot, minus, times};
use crate::root::square_root;

/// The border of a convex shape, counterclockwise.
#[derive(Clone, Copy)]
pub(super) struct Border<'b> {
    pub(super) corners: &'b [Place<f64>],
    /// From each corner to the next one.
    pub(super) edges: &'b [Place<f64>],
    pub(super) radius: f64,
    /// By how much a coordinate of a corner may be off.
    pub(super) error: f64,
    /// Whether all numbers are short and exact.
    pub(super) is_exact: bool,
}

/// A line from the origin, which is left in the direction of the way.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) along: Place<f64>,
    pub(super) square: f64,
    pub(super) length: f64,
}

/// Where a line enters a shape.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) time: Ratio,
    /// By how much the time may be off; 0 if it is exact.
    pub(super) error: f64,
    /// Out of the shape, of length 1.
    pub(super) out: Place<f64>,
    /// The corner, or the one at which the edge begins.
    pub(super) corner: usize,
    pub(super) is_edge: bool,
}

impl Line {
    #[inline]
    pub(super) fn new(along: Place<f64>) -> Self {
        let square = dot(along, along);
        Self { along, square, length: square_root(square) }
    }

    /// The same line the other way.
    #[inline]
    pub(super) fn back(self) -> Self {
        Self { along: self.along.map(|x| -x), ..self }
    }
}

fn size([x, y]: Place<f64>) -> f64 {
    x.abs() + y.abs()
}

impl Border<'_> {
    #[inline]
    fn next(&self, corner: usize) -> usize {
        if corner + 1 == self.corners.len() { 0 } else { corner + 1 }
    }

    /// The inner None if the line misses it.
    #[inline]
    pub(super) fn enter(&self, line: &Line) -> Option<Option<Entry>> {
        let (mut left, mut lowest, mut highest) = (0, f64::INFINITY, f64::NEG_INFINITY);
        let last = self.edges[self.edges.len() - 1];
        let mut faced = cross(line.along, last) <= 0.0;
        for (number, (corner, edge)) in self.corners.iter().zip(self.edges).enumerate() {
            let aside = cross(line.along, *corner);
            let faces = cross(line.along, *edge) <= 0.0;
            left = if faces & !faced { number } else { left };
            (lowest, highest) = (lowest.min(aside), highest.max(aside));
            faced = faces;
        }
        let (reach, error) = (self.radius * line.length, self.error * size(line.along));
        let room = reach * (1.0 + 4.0 * ROUNDING) + error;
        if (highest < -room) | (lowest > room) {
            return Some(None);
        }
        if self.radius == 0.0 {
            return self.enter_thin(line, left, error);
        }
        if !(self.is_exact | (error < TINY * reach)) {
            return None;
        }
        self.enter_round(line, left)
    }

    /// Without a radius, from the corner farthest to the left.
    #[inline]
    fn enter_thin(&self, line: &Line, left: usize, error: f64) -> Option<Option<Entry>> {
        let aside = |corner: usize| cross(line.along, self.corners[corner]);
        let mut corner = left;
        let is_left = aside(left) > error;
        if !is_left {
            return if self.is_exact { self.enter_level(line, left) } else { None };
        }
        for _ in 0..self.corners.len() {
            let next = self.next(corner);
            let height = aside(next);
            if height < -error {
                return self.enter_edge(line, corner).map(Some);
            }
            corner = next;
            if height <= error {
                return if self.is_exact { self.enter_corner(line, corner) } else { None };
            }
        }
        Some(None)
    }

    /// Where nothing is farther left than on the line: at the nearest corner there.
    fn enter_level(&self, line: &Line, left: usize) -> Option<Option<Entry>> {
        let aside = |corner: usize| cross(line.along, self.corners[corner]);
        if aside(left) < 0.0 {
            return Some(None);
        }
        let mut nearest = left;
        for (number, corner) in self.corners.iter().enumerate() {
            let lead = dot(line.along, minus(*corner, self.corners[nearest]));
            nearest = if (aside(number) == 0.0) & (lead < 0.0) { number } else { nearest };
        }
        self.enter_corner(line, nearest)
    }

    /// At a corner on the line; of several ones at the nearest.
    fn enter_corner(&self, line: &Line, corner: usize) -> Option<Option<Entry>> {
        let count = self.corners.len();
        let neighbours = [if corner == 0 { count - 1 } else { corner - 1 }, self.next(corner)];
        let asides = neighbours.map(|corner| cross(line.along, self.corners[corner]));
        let leads = neighbours
            .map(|other| dot(line.along, minus(self.corners[other], self.corners[corner])));
        for side in [0, 1] {
            if (asides[side] == 0.0) & (leads[side] < 0.0) {
                // The edge lies on the line.
                return self.enter_corner(line, neighbours[side]);
            }
        }
        let time = Ratio { above: dot(line.along, self.corners[corner]), below: line.square };
        let out = self.normal(line, corner, neighbours, asides).map(|x| -x);
        Some(Some(Entry { time, error: 0.0, out, corner, is_edge: false }))
    }

    /// Into the shape at a corner on the line, as [`Corner`](super::super::corner::Corner) has it.
    fn normal(
        &self,
        line: &Line,
        corner: usize,
        neighbours: [usize; 2],
        asides: [f64; 2],
    ) -> Place<f64> {
        let ahead @ [x, y] = times(line.along, 1.0 / line.length);
        let is_left = (asides[0] > 0.0) | (asides[1] > 0.0);
        let is_right = (asides[0] < 0.0) | (asides[1] < 0.0);
        if !is_right {
            return if is_left { [-y, x] } else { ahead };
        }
        if !is_left {
            return [y, -x];
        }
        let ways = neighbours.map(|other| minus(self.corners[other], self.corners[corner]));
        crossed_normal(ways, ahead)
    }

    /// With a radius.
    #[inline]
    fn enter_round(&self, line: &Line, left: usize) -> Option<Option<Entry>> {
        let mut corner = left;
        for _ in 0..self.corners.len() {
            let (edge, next) = (self.edges[corner], self.next(corner));
            // Also if it is level, or there is none.
            if (cross(line.along, edge) > 0.0) | (edge == [0.0; 2]) {
                break;
            }
            let lead = dot(line.along, edge);
            let shift = self.radius * lead / square_root(dot(edge, edge));
            let heights =
                [corner, next].map(|corner| cross(line.along, self.corners[corner]) - shift);
            if self.is_exact && !self.is_seam_clear(line, edge, heights) {
                return None;
            }
            // What is level is only left behind for a nearer corner.
            let is_behind = (heights == [0.0; 2]) & (lead < 0.0);
            if (heights[0] <= 0.0) & !is_behind {
                break;
            }
            if heights[1] < 0.0 {
                return self.enter_edge(line, corner).map(Some);
            }
            corner = next;
        }
        self.enter_disc(line, corner)
    }

    /// Whether it is certain on which side of the ends of an edge the line is. Where the edge ends
    /// and the disc begins both are met at the same time; if that is not exactly there, the rounding
    /// of the time down might show it.
    fn is_seam_clear(&self, line: &Line, edge: Place<f64>, heights: Place<f64>) -> bool {
        let is_upright = (edge[0] == 0.0) | (edge[1] == 0.0);
        let doubt = self.radius * line.length / (1_u64 << 44) as f64;
        is_upright | ((heights[0].abs() > doubt) & (heights[1].abs() > doubt))
    }

    /// At an edge, moved out by the radius.
    #[inline]
    fn enter_edge(&self, line: &Line, corner: usize) -> Option<Entry> {
        let (place, edge) = (self.corners[corner], self.edges[corner]);
        let (closing, square) = (-cross(line.along, edge), dot(edge, edge));
        let length = square_root(square);
        let distance = -cross(place, edge);
        let time = Ratio { above: distance - self.radius * length, below: closing };
        let (sizes, lean) = (size(place) + size(line.along) + self.radius, size(edge) / closing);
        let is_root = || are_on_grid([length]) & (length * length == square);
        let is_whole = self.is_exact && (self.radius == 0.0 || is_root());
        let error = if is_whole { 0.0 } else { lean * (2.0 * self.error + 8.0 * sizes * ROUNDING) };
        let is_precise = lean * size(line.along) < 512.0;
        let out = [edge[1] / length, -edge[0] / length];
        (is_precise | is_whole).then_some(Entry { time, error, out, corner, is_edge: true })
    }

    /// At the disc around a corner.
    #[inline]
    fn enter_disc(&self, line: &Line, corner: usize) -> Option<Option<Entry>> {
        let place = self.corners[corner];
        let (ahead, aside) = (dot(line.along, place), cross(line.along, place));
        let reach = self.radius * line.length;
        if self.is_exact {
            return self.enter_disc_exactly(line, corner);
        }
        let square = self.radius * self.radius * line.square;
        let under = square - aside * aside;
        let is_clear = under > CLEAR * square;
        if !is_clear {
            return None;
        }
        let root = square_root(under);
        let slip = self.error * size(line.along) + (reach + ahead.abs()) * (4.0 * ROUNDING);
        let error = slip * (2.0 + 4.0 * reach / root) / line.square;
        Some(Some(self.disc_entry(line, corner, root, error)))
    }

    #[inline]
    fn disc_entry(&self, line: &Line, corner: usize, root: f64, error: f64) -> Entry {
        let (place, [x, y]) = (self.corners[corner], line.along);
        let (ahead, aside) = (dot(line.along, place), cross(line.along, place));
        let scale = 1.0 / (self.radius * line.square);
        let out = [(aside * y - root * x) * scale, (-aside * x - root * y) * scale];
        let time = Ratio { above: ahead - root, below: line.square };
        Entry { time, error, out, corner, is_edge: false }
    }

    fn enter_disc_exactly(&self, line: &Line, corner: usize) -> Option<Option<Entry>> {
        // What is left of short numbers times each other is whole.
        const SCALE: f64 = 65536.0;
        let whole = |x: f64| i128::from((SCALE * x) as i64);
        let place = self.corners[corner];
        let aside = whole(cross(line.along, place));
        let under = whole(self.radius * self.radius) * whole(line.square) - aside * aside;
        if under < 0 {
            return Some(None);
        }
        let root = square_root(under as f64);
        let is_whole = i128::from(root as i64) * i128::from(root as i64) == under;
        let root = root / SCALE;
        let ahead = dot(line.along, place);
        // If it is not whole, the time is no quotient of whole numbers, either.
        let error = (ahead.abs() + root) * (4.0 * ROUNDING) / line.square;
        let error = if is_whole { 0.0 } else { error };
        Some(Some(self.disc_entry(line, corner, root, error)))
    }
}
