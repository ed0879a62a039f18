//! Polygons with points.

use crate::any::{Polygon, Prepared};
use crate::exact::float::Float;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Whether a polygon without a radius contains a point; None if floating point is in doubt.
///
/// By the even-odd rule, with a ray to the right. Where there are many vertices a first look at their
/// heights finds the few edges that reach across the ray's line.
pub(super) fn contains_certainly(polygon: Polygon<'_>, p: Vector2D) -> Option<bool> {
    let vertices = polygon.vertices();
    if vertices.len() < MANY {
        return contains_closely(polygon, p);
    }
    let mut all = Crossings::default();
    for ring in polygon.rings() {
        if let Some(&last) = ring.last() {
            all.add(last, ring, p);
        }
    }
    if all.is_level {
        return contains_closely(polygon, p);
    }
    if all.is_doubtful {
        return None;
    }
    // An invalid polygon contains nothing; of what is outside there is no need to know.
    Some(all.is_odd && p.is_finite() && are_finite(vertices))
}

fn are_finite(vertices: &[Vector2D]) -> bool {
    // One more in the exponent overflows into the sign if all of its bits are set.
    let overflow = |x: f32| (x.to_bits() & 0x7F80_0000) + 0x0080_0000;
    vertices.iter().fold(0, |seen, v| seen | overflow(v.x) | overflow(v.y)) >> 31 == 0
}

/// From how many vertices on it pays to look twice.
const MANY: usize = 16;

/// The same of a prepared polygon; None for a chain, too.
pub(super) fn prepared_contains_certainly(prepared: &Prepared<'_>, p: Vector2D) -> Option<bool> {
    let (runs, radius) = prepared.polygon()?;
    if radius != 0.0 || !p.is_finite() {
        return None;
    }
    if runs.path.ends.is_empty() && runs.path.vertices.len() <= 2 * MANY {
        return contains_certainly(Polygon::new(runs.path.vertices), p);
    }
    let mut is_doubtful = false;
    let is_inside = runs.is_crossed(
        Frame::of(p, p),
        |v| v.y > p.y,
        |run, is_inside| {
            let mut is_on = false;
            runs.path.each_row(run, |from, to| {
                let seen = row_seen(from, to, p);
                *is_inside ^= seen.is_odd;
                is_doubtful |= seen.is_doubtful | !seen.is_finite;
                is_on |= seen.is_on;
            });
            is_on
        },
    );
    if is_doubtful { None } else { Some(is_inside.unwrap_or(true)) }
}

/// What edges between some vertices and the next ones say about a point.
#[inline]
fn row_seen(from: &[Vector2D], to: &[Vector2D], p: Vector2D) -> Seen {
    let mut crossings = Crossings::default();
    if let Some(&first) = from.first() {
        crossings.is_level = first.y == p.y;
        crossings.add(first, to, p);
    }
    if crossings.is_level {
        let mut masks = Masks::default();
        masks.add::<f64>(from, to, p);
        return masks.seen(p);
    }
    let Crossings { is_odd, is_doubtful, .. } = crossings;
    Seen { is_finite: true, is_odd, is_on: false, is_doubtful }
}

/// What some rings say about a point.
#[derive(Default)]
struct Crossings {
    is_odd: bool,
    is_doubtful: bool,
    /// Whether a vertex is as high as the point.
    is_level: bool,
}

impl Crossings {
    /// Takes the edges to some vertices, the first one from `before`.
    #[inline]
    fn add(&mut self, mut before: Vector2D, vertices: &[Vector2D], p: Vector2D) {
        for vertices in vertices.chunks(u64::BITS as usize) {
            let (above, is_level) = heights(vertices, p.y);
            self.is_level |= is_level;
            let here = u64::MAX >> (u64::BITS as usize - vertices.len());
            let mut crossed = (above ^ (above << 1 | u64::from(before.y > p.y))) & here;
            while crossed != 0 {
                let number = crossed.trailing_zeros() as usize;
                crossed &= crossed - 1;
                let start = if number == 0 { before } else { vertices[number - 1] };
                self.cross(start, vertices[number], p);
            }
            before = vertices[vertices.len() - 1];
        }
    }

    /// Takes an edge across the ray's line.
    #[inline]
    fn cross(&mut self, a: Vector2D, b: Vector2D, p: Vector2D) {
        let [ax, ay, bx, by, px, py] = [a.x, a.y, b.x, b.y, p.x, p.y].map(f64::from);
        // Each difference is rounded once, their products once more, and what underflows is less
        // than the bound's least value.
        let (left, right) = ((bx - ax) * (py - ay), (by - ay) * (px - ax));
        let side = left - right;
        let bound = (8.0 * f64::ROUNDING * (left.abs() + right.abs())).or_underflow();
        let is_certain = side.abs() > bound;
        self.is_doubtful |= !is_certain;
        self.is_odd ^= (side > 0.0) == (by > py);
    }
}

/// How many vertices are looked at together.
const WIDTH: usize = 16;

/// Which of up to 64 vertices are higher than the point, and whether one is as high.
#[inline]
fn heights(vertices: &[Vector2D], y: f32) -> (u64, bool) {
    let (chunks, rest) = vertices.as_chunks::<WIDTH>();
    let (mut above, mut level, mut shift) = (0, 0, 0);
    for chunk in chunks {
        let mut heights = [0; WIDTH];
        look(chunk, y, &mut heights);
        let [low, high] =
            [0, 8].map(|i| u64::from_le_bytes(core::array::from_fn(|k| heights[i + k])));
        level |= (low | high) & (EACH << 1);
        above |= (squeezed(low) | squeezed(high) << 8) << shift;
        shift += WIDTH;
    }
    for v in rest {
        above |= u64::from(v.y > y) << shift;
        level |= u64::from(v.y == y);
        shift += 1;
    }
    (above, level != 0)
}

/// Where vertices are, as bits of a byte each: higher, or as high. Compilers make vectors of this only
/// if it is written to memory.
#[inline(never)]
fn look(vertices: &[Vector2D; WIDTH], y: f32, heights: &mut [u8; WIDTH]) {
    let all = |is_so: bool| u8::from(is_so).wrapping_neg();
    for (height, v) in heights.iter_mut().zip(vertices) {
        *height = (all(v.y > y) & 1) | (all(v.y == y) & 2);
    }
}

/// The lowest bit of each byte.
const EACH: u64 = u64::MAX / 255;

/// The lowest bits of eight bytes side by side.
#[inline]
fn squeezed(bytes: u64) -> u64 {
    // Bit 8 i comes to 56 + i, and no two bits meet.
    (bytes & EACH).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// [`contains_certainly`] where there are few vertices or some as high as the point: all edges are
/// taken as they come, without a branch, in f32 first.
fn contains_closely(polygon: Polygon<'_>, p: Vector2D) -> Option<bool> {
    let seen = seen::<f32>(polygon, p);
    let seen = if seen.is_doubtful { self::seen::<f64>(polygon, p) } else { seen };
    if !seen.is_finite {
        return Some(false);
    }
    if seen.is_doubtful { None } else { Some(seen.is_odd | seen.is_on) }
}

/// What some edges say about a point.
struct Seen {
    is_finite: bool,
    is_odd: bool,
    is_on: bool,
    is_doubtful: bool,
}

fn seen<F: Float>(polygon: Polygon<'_>, p: Vector2D) -> Seen {
    let mut masks = Masks::default();
    for ring in polygon.rings() {
        let (Some(first), Some(last)) = (ring.first(), ring.last()) else { continue };
        masks.add::<F>(ring, &ring[1..], p);
        masks.add::<F>(&[*last], &[*first], p);
    }
    masks.seen(p)
}

/// The same as numbers, each 0 or 1.
#[derive(Default)]
struct Masks {
    odd: u32,
    on: u32,
    doubtful: u32,
    infinite: u32,
}

impl Masks {
    #[inline]
    fn seen(&self, p: Vector2D) -> Seen {
        Seen {
            is_finite: (self.infinite == 0) & p.is_finite(),
            is_odd: self.odd != 0,
            is_on: self.on != 0,
            is_doubtful: self.doubtful != 0,
        }
    }

    /// Takes the edges from the vertices of one slice to those of another.
    #[inline]
    fn add<F: Float>(&mut self, from: &[Vector2D], to: &[Vector2D], p: Vector2D) {
        let (px, py) = (F::from(p.x), F::from(p.y));
        for (a, b) in from.iter().zip(to) {
            let [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map(F::from);
            // Each difference is rounded once, their products once more, and what underflows is less
            // than the bound's least value.
            let (left, right) = ((bx - ax) * (py - ay), (by - ay) * (px - ax));
            let side = left - right;
            let bound = (F::from(8.0) * F::ROUNDING * (left.abs() + right.abs())).or_underflow();
            let is_certain = side.abs() > bound;
            let (a_above, b_above) = (u32::from(a.y > p.y), u32::from(b.y > p.y));
            let is_crossed = a_above ^ b_above;
            let is_same_height = u32::from(a.y == p.y);
            let is_level = is_same_height
                & u32::from(b.y == p.y)
                & (u32::from(a.x > p.x) ^ u32::from(b.x > p.x));
            self.odd ^= is_crossed & (u32::from(side > F::ZERO) ^ b_above ^ 1);
            self.on |= is_level | (is_same_height & u32::from(a.x == p.x));
            self.doubtful |= is_crossed & (u32::from(is_certain) ^ 1);
            let is_finite =
                u32::from(a.x.abs() < f32::INFINITY) & u32::from(a.y.abs() < f32::INFINITY);
            self.infinite |= is_finite ^ 1;
        }
    }
}
