//! Small shapes that move against each other.
//!
//! Seen along the movement, where all lengths are times that of the movement, a vertex comes nearer
//! to an edge or to a vertex at a constant height. With a radius the edge is moved towards the other
//! shape by it, and a vertex is the middle of a disc.

use super::super::hit::CastHit;
use super::cloud::{Cloud, Gaze};
use super::number::{CLEAR, TINY, floor, wide};
use crate::any::Form;
use crate::distance::place::{Place, cross, dot, minus};
use crate::root::square_root;
use crate::vector::Vector2D;

/// What a vertex meets, and how far ahead.
#[derive(Clone, Copy)]
struct Found {
    gap: f64,
    /// How far the gap is off, at most.
    error: f64,
    /// From the first shape to the second one, along and across the movement; of length 1.
    normal: Place<f64>,
    vertex: usize,
    /// Whether the vertex is one of the first shape.
    is_first: bool,
}

/// The sine of an angle between normals that f32 can't tell apart.
const ALIKE: f64 = 1.0 / (1 << 28) as f64;

/// The nearest thing so far.
struct Search {
    reach: f64,
    best: Option<Found>,
    /// No gap, also of what may be met or not, is less than this.
    least: f64,
    /// Whether two of which either may be the nearest have normals that differ.
    is_torn: bool,
}

impl Search {
    #[inline]
    fn offer(&mut self, found: Found) {
        if found.gap < -found.error {
            return;
        }
        self.least = self.least.min(found.gap - found.error);
        let Some(best) = self.best else {
            self.best = Some(found);
            return;
        };
        let is_same = (found.gap - best.gap).abs() <= found.error + best.error;
        let is_alike =
            dot(found.normal, best.normal) > 0.0 && cross(found.normal, best.normal).abs() < ALIKE;
        self.is_torn |= is_same && !is_alike;
        let is_better =
            if is_same { found.normal[0] > best.normal[0] } else { found.gap < best.gap };
        if is_better {
            self.best = Some(found);
        }
    }

    /// Takes something that may be met, about at that gap.
    #[inline]
    fn doubt(&mut self, gap: f64, error: f64) {
        if gap >= -error {
            self.least = self.least.min(gap - error);
        }
    }

    /// Vertices of one shape against the edges of the other one.
    fn edges(&mut self, vertices: &Cloud, edges: &Cloud, is_first: bool) {
        // The second shape's vertices are seen in a mirror, in which they move ahead as well.
        let sign = if is_first { 1.0 } else { -1.0 };
        let room = self.reach + vertices.error + edges.error;
        let [lowest, highest] = vertices.aside_range;
        for [p, q] in edges.edges() {
            let mut aside = [edges.aside[p], edges.aside[q]];
            let is_below = (aside[0] < lowest - room) & (aside[1] < lowest - room);
            if is_below | ((aside[0] > highest + room) & (aside[1] > highest + room)) {
                continue;
            }
            let mut ahead = [sign * edges.ahead[p], sign * edges.ahead[q]];
            let (along, across) = (ahead[1] - ahead[0], aside[1] - aside[0]);
            let mut error = vertices.error + edges.error;
            // Towards the vertices.
            let out = if across > 0.0 { [-across, along] } else { [across, -along] };
            let length = square_root(along * along + across * across);
            if self.reach > 0.0 {
                let scale = self.reach / length;
                error += scale * (4.0 * edges.error + length / (1_u64 << 50) as f64);
                ahead = ahead.map(|ahead| ahead + scale * out[0]);
                aside = aside.map(|aside| aside + scale * out[1]);
            }
            let slope = along / across;
            // What ends beside a vertex goes on as the disc around it, which is met as soon then.
            let is_smooth = (across.abs() > CLEAR * length) & (error < TINY * self.reach);
            for vertex in 0..vertices.count {
                let height = vertices.aside[vertex];
                let below = [aside[0] - height, aside[1] - height];
                let is_beside = |sign: f64| (sign * below[0] > error) & (sign * below[1] > error);
                if is_beside(1.0) | is_beside(-1.0) {
                    continue;
                }
                let own = sign * vertices.ahead[vertex];
                if (below[0].abs() > error) & (below[1].abs() > error) {
                    let gap = ahead[0] - below[0] * slope - own;
                    let error = 4.0 * error * (1.0 + slope.abs());
                    let normal = [-out[0] / length, -sign * out[1] / length];
                    self.offer(Found { gap, error, normal, vertex, is_first });
                } else if !is_smooth {
                    for end in 0..2 {
                        if below[end].abs() <= error || below[end].is_nan() {
                            let error = error + (error * slope.abs()).min(along.abs());
                            self.doubt(ahead[end] - own, error);
                        }
                    }
                }
            }
        }
    }

    /// Vertices against discs around vertices.
    fn discs(&mut self, first: &Cloud, second: &Cloud) {
        let square = self.reach * self.reach;
        let error = first.error + second.error + self.reach / (1_u64 << 50) as f64;
        for vertex in 0..first.count {
            for other in 0..second.count {
                let height = second.aside[other] - first.aside[vertex];
                if height.abs() > self.reach + error {
                    continue;
                }
                let between = second.ahead[other] - first.ahead[vertex];
                let room = square - height * height;
                let is_known = error < TINY * self.reach;
                if is_known & (room > CLEAR * square) {
                    let root = square_root(room);
                    let error = error * (2.0 + 4.0 * self.reach / root);
                    let normal = [root / self.reach, height / self.reach];
                    let gap = between - root;
                    self.offer(Found { gap, error, normal, vertex, is_first: true });
                } else {
                    let greatest = if is_known { self.reach / 16.0 } else { self.reach };
                    self.doubt(between, error + greatest);
                }
            }
        }
    }
}

/// Two clouds, of which the first one moves.
struct Pair {
    gaze: Gaze,
    clouds: [Cloud; 2],
    movements: [Place<f64>; 2],
    /// The length of the movement, and its square.
    length: f64,
    whole: f64,
}

impl Pair {
    #[inline(always)]
    fn new(movements: [Vector2D; 2], anchor: Vector2D) -> Self {
        let movements = movements.map(wide);
        let along = minus(movements[0], movements[1]);
        let whole = dot(along, along);
        Self {
            gaze: Gaze { anchor: wide(anchor), along },
            clouds: [Cloud::empty(), Cloud::empty()],
            movements,
            length: square_root(whole),
            whole,
        }
    }

    /// Takes in two shapes; whether they are so small.
    #[inline(always)]
    fn fill(&mut self, [a, b]: [Form<'_>; 2]) -> bool {
        self.clouds[0].fill(a, &self.gaze)
            && self.clouds[1].fill(b, &self.gaze)
            && self.whole < f64::INFINITY
    }

    fn reach(&self) -> f64 {
        self.length * (self.clouds[0].radius + self.clouds[1].radius)
    }

    /// Whether the shapes certainly pass each other by, or the second one lies behind or is not
    /// reached.
    #[inline]
    fn is_apart(&self) -> bool {
        let [a, b] = &self.clouds;
        let room = self.reach() * (1.0 + CLEAR) + a.error + b.error;
        (b.aside_range[0] - a.aside_range[1] > room)
            | (a.aside_range[0] - b.aside_range[1] > room)
            | (a.ahead_range[0] - b.ahead_range[1] > room)
            | (b.ahead_range[0] - a.ahead_range[1] > room + self.whole * (1.0 + CLEAR))
    }

    /// What is met first; the inner None if nothing is.
    fn first(&self) -> Option<Option<CastHit>> {
        let [a, b] = &self.clouds;
        let reach = self.reach();
        if (reach == 0.0) & (a.count.max(b.count) == 1) {
            return None;
        }
        let mut search = Search { reach, best: None, least: f64::INFINITY, is_torn: false };
        search.edges(a, b, true);
        search.edges(b, a, false);
        if reach > 0.0 {
            search.discs(a, b);
        }
        if search.least > self.whole * (1.0 + CLEAR) {
            return Some(None);
        }
        let found = search.best.filter(|_| !search.is_torn)?;
        // Whatever else is met is not before this.
        let error = 2.0 * found.error.max(found.gap - search.least);
        let is_precise = error < 1024.0 * (a.error + b.error + reach / (1_u64 << 50) as f64);
        let time = found.gap / self.whole;
        let error = error / self.whole + time / (1_u64 << 50) as f64;
        if !is_precise | ((time - 1.0).abs() <= error) | (time <= error) {
            return None;
        }
        if time > 1.0 {
            return Some(None);
        }
        Some(Some(self.hit(found, time, floor(time, error)?)))
    }

    fn hit(&self, found: Found, time: f64, fraction: f32) -> CastHit {
        let ([x, y], [forward, left]) = (self.gaze.along, found.normal);
        let normal = [forward * x - left * y, forward * y + left * x].map(|x| x / self.length);
        let number = usize::from(!found.is_first);
        let (cloud, movement) = (&self.clouds[number], self.movements[number]);
        let (ahead, aside) = (cloud.ahead[found.vertex], cloud.aside[found.vertex]);
        let start = [ahead * x - aside * y, ahead * y + aside * x].map(|x| x / self.whole);
        let back = if found.is_first { cloud.radius } else { -cloud.radius };
        let place = |axis: usize| {
            self.gaze.anchor[axis] + start[axis] + time * movement[axis] + back * normal[axis]
        };
        CastHit {
            fraction,
            point: Vector2D::narrow(place(0), place(1)),
            normal: Vector2D::narrow(normal[0], normal[1]),
            ..CastHit::NONE
        }
    }
}

/// [`cast`](super::super::cast) of two small shapes that share no point at the start.
pub(in super::super) fn small_shapes(
    forms: [Form<'_>; 2],
    movements: [Vector2D; 2],
    anchor: Vector2D,
) -> Option<Option<CastHit>> {
    let mut pair = Pair::new(movements, anchor);
    if !pair.fill(forms) {
        return None;
    }
    if pair.is_apart() {
        return Some(None);
    }
    pair.first()
}
