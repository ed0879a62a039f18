//! Polygons with points.

use crate::any::{Polygon, Prepared};
use crate::exact::float::Float;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Whether a polygon without a radius contains a point; None if floating point is in doubt.
///
/// By the even-odd rule, with a ray to the right: all edges are taken as they come, without a branch.
/// In f32 first, four or eight at a time.
pub(super) fn contains_certainly(polygon: Polygon<'_>, p: Vector2D) -> Option<bool> {
    let seen = seen::<f32>(polygon, p);
    let seen = if seen.is_doubtful { self::seen::<f64>(polygon, p) } else { seen };
    if !seen.is_finite {
        return Some(false);
    }
    if seen.is_doubtful { None } else { Some(seen.is_odd | seen.is_on) }
}

/// The same of a prepared polygon; None for a chain, too.
#[inline]
pub(super) fn prepared_contains_certainly(prepared: Prepared<'_>, p: Vector2D) -> Option<bool> {
    let (runs, radius) = prepared.polygon()?;
    if radius != 0.0 || !p.is_finite() {
        return None;
    }
    let mut is_doubtful = false;
    let is_inside = runs.is_crossed(
        Frame::of(p, p),
        |v| v.y > p.y,
        |run, is_inside| {
            let mut masks = Masks::default();
            runs.path.each_row(run, |from, to| masks.add::<f64>(from, to, p));
            is_doubtful |= (masks.doubtful | masks.infinite) != 0;
            *is_inside ^= masks.odd != 0;
            masks.on != 0
        },
    );
    if is_doubtful { None } else { Some(is_inside.unwrap_or(true)) }
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
    Seen {
        is_finite: (masks.infinite == 0) & p.is_finite(),
        is_odd: masks.odd != 0,
        is_on: masks.on != 0,
        is_doubtful: masks.doubtful != 0,
    }
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
