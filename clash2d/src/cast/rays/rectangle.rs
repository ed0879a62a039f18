//! Rays through rectangles, turned or not.

use super::super::hit::RayHit;
use super::slab::Slab;
use super::track::{Grid, Track, unless_exact};
use crate::angle::{Reduced, Rotation};
use crate::exact::turned::linear_number;
use crate::exact::wave::Waves;
use crate::pack::{Four, Mask, Pack, Two};
use crate::shape::{OrientedRectangle, Rectangle};

/// Below this products of two short numbers are exact.
const SHORT: f64 = (1_u32 << 18) as f64;

/// A part of sizes that is more than what turning does to places: sine and cosine are off by 8u, and
/// each coordinate by less than 12u of the sum of all.
const TURNED: f64 = 32.0 / (1_u64 << 53) as f64;

/// The same of products of two.
const TURNED_AREA: f64 = 4.0 * TURNED;

/// The sum of two, and whether it is exact: what is taken from it loses nothing if it is the greater
/// one, and the other one remains only if the sum lost nothing, either.
#[inline(always)]
fn sum(a: Two, b: Two) -> (Two, <Two as Pack>::Mask) {
    let sum = a + b;
    (sum, (sum - a).is_equal(b) & (sum - b).is_equal(a))
}

/// Whether a box has an area, and a way leads somewhere.
#[inline(always)]
fn is_sane(extent: Two, way: f64) -> bool {
    (extent.is_above(Two::all(0.0)).bits() == 0b11) & (way > 0.0) & (way < f64::INFINITY)
}

/// [`cast_ray`](super::super::cast_ray) of a rectangle.
#[inline(always)]
pub(in super::super) fn through_rectangle(
    rectangle: &Rectangle,
    track: Track,
) -> Option<Option<RayHit>> {
    let &Rectangle { origin, size } = rectangle;
    let (along, extent) = (track.along(), Two::of(size));
    let low = sum(Two::of(origin), Two::all(-0.0) - track.start());
    let high = sum(low.0, extent);
    let way = along.abs().total();
    if !(is_sane(extent, way) & ((low.1 & high.1).bits() == 0b11)) {
        return None;
    }
    let is_short = track.is_on(Grid::FINE)
        & Grid::FINE.has(Four::of([origin, size]))
        & (low.0.abs().total() + high.0.abs().total() + way < SHORT);
    let slab = Slab {
        low: low.0,
        high: high.0,
        along,
        room: 0.0,
        area: unless_exact(f64::MIN_POSITIVE, is_short),
        least: 0.0,
        lead: 1.0,
    };
    let Some((passage, outs)) = slab.passage()? else { return Some(None) };
    passage.write(track, outs, rectangle)
}

/// [`cast_ray`](super::super::cast_ray) of a turned rectangle.
#[inline(always)]
pub(in super::super) fn through_oriented(
    rectangle: &OrientedRectangle,
    track: Track,
) -> Option<Option<RayHit>> {
    let &OrientedRectangle { center, half_extend, rotation } = rectangle;
    let half = Two::of(half_extend);
    let reduced = Reduced::new(rotation);
    let Rotation { sin, cos } = Rotation::of(reduced);
    let (right, up) = (Two::new(cos, -sin), Two::new(sin, cos));
    let seen = |v: Two| v.firsts(v) * right + v.seconds(v) * up;
    let between = track.sees(center);
    let (place, along) = (seen(between), seen(track.along()));
    let (size, way) = ((between.abs() + half).total(), along.abs().total());
    if !(is_sane(half, way) & (size < f64::INFINITY)) {
        return None;
    }
    let is_exact = (reduced.rest == 0.0)
        & track.is_on(Grid::FINE)
        & Grid::FINE.has(Four::of([center, half_extend]))
        & (size + way < SHORT);
    let slab = Slab {
        low: place - half,
        high: place + half,
        along,
        room: unless_exact(TURNED, is_exact) * (size + way),
        area: unless_exact(TURNED_AREA, is_exact) * (size * way),
        least: 1.0 / 128.0,
        lead: cos.abs() - sin.abs(),
    };
    match slab.passage() {
        Some(Some((passage, outs))) => {
            let border = (rectangle, Rotation { sin, cos });
            passage.write(track, turned(outs, [sin, cos]), &border)
        }
        Some(None) => Some(None),
        None => through_oriented_closely(rectangle, track),
    }
}

/// The same of what meets a side at a small angle: sides and the way are off by 8u of each of them, and
/// so is the time, however small they are beside the rectangle and its distance.
#[cold]
#[inline(never)]
fn through_oriented_closely(rectangle: &OrientedRectangle, track: Track) -> Option<Option<RayHit>> {
    let &OrientedRectangle { center, half_extend, rotation } = rectangle;
    let Waves { sin, cos } = Waves::of(rotation);
    let Track { origin, movement, position } = track;
    let seen = |x: &[f32], y: &[f32], half: [f32; 2]| {
        let right = linear_number(&[half[0]], [(x, cos), (y, sin)]);
        Two::new(right, linear_number(&[half[1]], [(y, cos), (x, sin.negated())]))
    };
    let (x, y) = ([center.x, position.x, -origin.x], [center.y, position.y, -origin.y]);
    let half = [half_extend.x, half_extend.y];
    let along = seen(&[movement.x], &[movement.y], [0.0; 2]);
    let size = (track.sees(center).abs() + Two::of(half_extend)).total();
    let way = along.abs().total();
    let Rotation { sin, cos } = Rotation::new(rotation);
    let slab = Slab {
        low: seen(&x, &y, half.map(|x| -x)),
        high: seen(&x, &y, half),
        along,
        room: TURNED * (size + way),
        area: TURNED_AREA * (size * way),
        least: 1.0 / (1 << 20) as f64,
        lead: cos.abs() - sin.abs(),
    };
    let Some((passage, outs)) = slab.passage()? else { return Some(None) };
    passage.write(track, turned(outs, [sin, cos]), rectangle)
}

/// Vectors seen along the axes of a turned rectangle as they are.
#[inline(always)]
fn turned(vectors: [Two; 2], [sin, cos]: [f64; 2]) -> [Two; 2] {
    let (right, up) = (Two::new(cos, sin), Two::new(-sin, cos));
    vectors.map(|v| v.firsts(v) * right + v.seconds(v) * up)
}
