//! Poses and motions.

use super::answer::{Answer, Point, all_finite, nearest, nearest_one, plus, point, real, turned};

/// The coordinates, rounded, and the one float that the rotation is.
fn pose(position: &Point, rotation: f32) -> Answer {
    let mut numbers = nearest(position)?;
    // Whether it is -0 is nowhere documented, but that none is.
    numbers.push(rotation + 0.0);
    Some(numbers)
}

fn minus([x, y]: &Point) -> Point {
    [-x, -y]
}

/// Of a rotation that is not finite NaN; of other numbers that are not, nobody asks.
fn at(n: &[f64], place: impl FnOnce() -> Point) -> Answer {
    if !n[2].is_finite() {
        return Some(vec![f32::NAN; 2]);
    }
    all_finite(n).then(|| nearest(&place()))?
}

pub(crate) fn pose_compose(n: &[f64]) -> Answer {
    let position = all_finite(n).then(|| plus(&point(n), &turned(&point(&n[3..]), n[2])))?;
    let rotation = nearest_one(&(&real(n[2]) + &real(n[5])))?;
    pose(&position, rotation[0])
}

pub(crate) fn pose_inverse(n: &[f64]) -> Answer {
    let position = all_finite(n).then(|| minus(&turned(&point(n), -n[2])))?;
    pose(&position, -n[2] as f32)
}

pub(crate) fn pose_transform_point(n: &[f64]) -> Answer {
    at(n, || plus(&point(n), &turned(&point(&n[3..]), n[2])))
}

pub(crate) fn pose_inverse_transform_point(n: &[f64]) -> Answer {
    at(n, || turned(&plus(&point(&n[3..]), &minus(&point(n))), -n[2]))
}

pub(crate) fn pose_transform_direction(n: &[f64]) -> Answer {
    at(n, || turned(&point(&n[3..]), n[2]))
}

pub(crate) fn pose_inverse_transform_direction(n: &[f64]) -> Answer {
    at(n, || turned(&point(&n[3..]), -n[2]))
}

/// Where the pivot is then, less the pivot turned by the float that the rotation is.
pub(crate) fn motion_pose_at(n: &[f64]) -> Answer {
    if !all_finite(n) {
        return Some(vec![f32::NAN; 3]);
    }
    let rotation = nearest_one(&(&real(n[5]) * &real(n[2])))?[0];
    if !rotation.is_finite() {
        return Some(vec![f32::NAN; 3]);
    }
    let (pivot, part) = (point(&n[3..]), real(n[5]));
    let moved = plus(&pivot, &point(n).map(|along| &along * &part));
    pose(&plus(&moved, &minus(&turned(&pivot, f64::from(rotation)))), rotation)
}
