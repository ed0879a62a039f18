//! Where the parts of shapes may be met by shapes that turn.

use super::super::sight::vector;
use super::motion::{MANY_TURNS, Motion};
use crate::exact::real::{Near, Real};
use crate::outline::{Lane, swept};
use crate::root::square_root;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// All places where each of two shapes within boxes may be met, seen from where it is at the start.
///
/// What is not in there stays further away than twice the tolerance from all that the other shape
/// passes as it turns, so that it does not count in [`Search`](super::search::Search).
pub(super) fn lanes(frames: [Frame; 2], motions: [Motion; 2], tolerance: f64) -> [Lane; 2] {
    let reach = reach(frames, motions, tolerance);
    [0, 1].map(|own| {
        let other = 1 - own;
        if !frames.iter().all(|Frame { low, high }| low.is_finite() && high.is_finite()) {
            return Lane::everywhere();
        }
        let start = turned(frames[other], motions[other]).grown(reach);
        let [to, back] = [motions[other].movement, motions[own].movement];
        let way = vector::<Near>([[to.x, -back.x], [to.y, -back.y]]);
        if motions[own].rotation == 0.0 {
            return Lane::new(start, way);
        }
        // Seen from what turns, the other one may come from anywhere as near to the pivot.
        let passed = turned(swept(start, way), motions[own]);
        Lane::new(passed, [Near::new(0.0); 2])
    })
}

/// No less than twice the tolerance of what is within boxes.
pub(super) fn reach(frames: [Frame; 2], motions: [Motion; 2], tolerance: f64) -> f64 {
    let least = size(frames, motions) / (1 << 20) as f64;
    2.0 * if tolerance > least { tolerance } else { least }
}

/// Around all that a box passes as it turns around its pivot.
fn turned(frame: Frame, Motion { rotation, pivot, .. }: Motion) -> Frame {
    if rotation == 0.0 {
        return frame;
    }
    let arm = |low: f32, high: f32, pivot: f32| {
        let [low, high] = [low, high].map(|x| (f64::from(x) - f64::from(pivot)).abs());
        if low > high { low } else { high }
    };
    let x = arm(frame.low.x, frame.high.x, pivot.x);
    let y = arm(frame.low.y, frame.high.y, pivot.y);
    // Seven roundings.
    Frame::of(pivot, pivot).grown(square_root(x * x + y * y) * (1.0 + 8.0 * f64::EPSILON))
}

/// No less than the [`extent`](super::search::extent)s of both together: anchors lie within the boxes,
/// and all arms between these and the pivots.
fn size(frames: [Frame; 2], motions: [Motion; 2]) -> f64 {
    let pivots = motions.map(|Motion { rotation, pivot, .. }| match rotation {
        0.0 => frames[0],
        _ => Frame::of(pivot, pivot),
    });
    let all = frames.into_iter().chain(pivots).fold(Frame::EMPTY, Frame::joined);
    let width = |low: f32, high: f32| f64::from(high) - f64::from(low);
    let diagonal = width(all.low.x, all.high.x) + width(all.low.y, all.high.y);
    let extent = |Motion { movement: Vector2D { x, y }, rotation, .. }: Motion| {
        let turn = (f64::from(rotation.abs()) / 57.0).min(2.0 * MANY_TURNS);
        f64::from(x.abs()) + f64::from(y.abs()) + diagonal * (3.0 + 2.0 * turn)
    };
    motions.map(extent).iter().sum()
}
