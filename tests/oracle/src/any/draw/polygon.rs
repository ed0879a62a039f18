//! Random polygons and chains.

use super::outline::{self, Outline};
use super::plan::Plan;
use crate::Rng;
use crate::any::Figure;
use crate::any::figure::Pair;

pub(super) fn polygon(plan: &Plan, rng: &mut Rng) -> Figure {
    let mut rings = vec![ring(plan, rng)];
    match rng.u8(..10) {
        0..2 => rings.push(hole(&rings[0], plan, rng)),
        2 => rings.push(ring(plan, rng)),
        3 => rings.push(ring(plan, rng).into_iter().take(rng.usize(..=2)).collect()),
        4 => rings[0].truncate(rng.usize(1..=2)),
        5 => repeat(&mut rings[0], rng),
        6 => rings.insert(0, ring(plan, rng).into_iter().take(3).collect()),
        _ => {}
    }
    Figure::Polygon { rings, radius: plan.rounding(rng) }
}

pub(super) fn chain(plan: &Plan, rng: &mut Rng) -> Figure {
    let mut vertices = ring(plan, rng);
    match rng.u8(..8) {
        0 => vertices.truncate(rng.usize(1..=2)),
        1 => repeat(&mut vertices, rng),
        _ => {}
    }
    Figure::Chain { vertices, closed: rng.bool(), radius: plan.rounding(rng), side: rng.u32(..3) }
}

/// In either orientation, starting anywhere.
fn ring(plan: &Plan, rng: &mut Rng) -> Vec<Pair> {
    if plan.is_wild {
        return (0..rng.usize(3..=8)).map(|_| plan.place(rng)).collect();
    }
    let mut outline = outline::draw(rng);
    if rng.bool() {
        outline.reverse();
    }
    let start = rng.usize(..outline.len());
    outline.rotate_left(start);
    placed(&outline, plan, rng)
}

fn placed(outline: &Outline, plan: &Plan, rng: &mut Rng) -> Vec<Pair> {
    let size = [plan.extent(rng), plan.extent(rng)].map(f64::from);
    let center = plan.place(rng).map(f64::from);
    let vertex =
        |unit: &[f64; 2]| [0, 1].map(|axis| (plan.rounded)(center[axis] + size[axis] * unit[axis]));
    outline.iter().map(vertex).collect()
}

/// The same outline, smaller, toward its middle or one of its vertices.
fn hole(ring: &[Pair], plan: &Plan, rng: &mut Rng) -> Vec<Pair> {
    let mean = |axis: usize| {
        ring.iter().map(|vertex| f64::from(vertex[axis])).sum::<f64>() / ring.len() as f64
    };
    let corner = ring[rng.usize(..ring.len())].map(f64::from);
    let center = if rng.u8(..4) == 0 { corner } else { [mean(0), mean(1)] };
    let part = 0.2 + 0.7 * rng.f64();
    let toward = |vertex: &Pair| {
        [0, 1].map(|axis| {
            (plan.rounded)(center[axis] + (f64::from(vertex[axis]) - center[axis]) * part)
        })
    };
    ring.iter().rev().map(toward).collect()
}

/// Some vertices twice, or the whole way back once more.
fn repeat(ring: &mut Vec<Pair>, rng: &mut Rng) {
    if rng.bool() {
        let copy = ring.clone();
        ring.extend(copy.into_iter().rev().take(rng.usize(1..=4)));
        return;
    }
    let at = rng.usize(..ring.len());
    ring.insert(at, ring[at]);
}
