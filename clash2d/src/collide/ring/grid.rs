//! Numbers on a grid, of which floating point rounds nothing.

use super::edges::{Doubt, Places, Ring};
use crate::exact::float::{Float, two_sum};
use crate::exact::terms::Terms;
use crate::pack::{Four, Mask, Pack, Two};

/// The numbers of which products do not need to be rounded.
pub(super) trait Grid: Pack {
    /// Of how many parts a unit has.
    const PARTS: Self::Number;
    /// How far from a point.
    const EXTENT: Self::Number;
    /// Rounds what is added to it to an integer.
    const ROUNDER: Self::Number;
}

impl Grid for Four {
    // Differences have 11 bits in units of the grid, their cross products 23, and differences of
    // these 24; squares of them do not fit.
    const PARTS: f32 = 2.0;
    const EXTENT: f32 = 512.0;
    const ROUNDER: f32 = 12_582_912.0;
}

impl Grid for Two {
    // Differences have 12 bits in units of the grid, their cross products 25, squares of these 50.
    const PARTS: f64 = 8.0;
    const EXTENT: f64 = 256.0;
    const ROUNDER: f64 = 6_755_399_441_055_744.0;
}

/// What floating point may be off by: nothing where all numbers are on the grid near a point.
#[inline(always)]
pub(super) fn doubt<P: Grid, const C: usize>(
    ring: &Ring<P, C>,
    [x, y]: Places<P>,
    others: Places<P>,
    radii: P,
) -> Doubt<P::Number> {
    let mut off = is_off(x, x)
        | is_off(y, y)
        | is_off(others[0], x)
        | is_off(others[1], y)
        | is_off(radii, P::all(P::Number::ZERO));
    for vertices in ring.vertices {
        off = off | is_off(vertices[0], x) | is_off(vertices[1], y);
    }
    if off.any() { Doubt::USUAL } else { Doubt::NONE }
}

/// The sum of two radii, and what the grid is asked about: infinity if the sum was rounded.
#[inline(always)]
pub(super) fn sum([a, b]: Terms<2>) -> [f64; 2] {
    let (sum, lost) = two_sum(f64::from(a), f64::from(b));
    [sum, if lost == 0.0 { sum } else { f64::INFINITY }]
}

/// Whether the same is true of a box by a point and extents of it, of two points and a radius.
#[inline(always)]
pub(super) fn is_on(place: [f64; 2], extent: [f64; 2], ends: [[f64; 2]; 2], radius: f64) -> bool {
    let two = |numbers: [f64; 2]| Two::each(|i| numbers[i]);
    let (place, nothing) = (two(place), Two::all(0.0));
    let off = is_off(place, place)
        | is_off(two(extent), nothing)
        | is_off(two(ends[0]), place)
        | is_off(two(ends[1]), place)
        | is_off(Two::all(radius), nothing);
    !off.any()
}

/// Whether numbers are not on the grid, or too far from others.
#[inline(always)]
fn is_off<P: Grid>(numbers: P, from: P) -> P::Mask {
    let scaled = P::all(P::PARTS) * numbers;
    let rounded = (scaled + P::all(P::ROUNDER)) - P::all(P::ROUNDER);
    let is_near = P::all(P::EXTENT).is_at_least((numbers - from).abs());
    !(rounded.is_equal(scaled) & is_near)
}
