//! Which way it goes on at a vertex.

use crate::exact::judge::decide;
use crate::exact::polynomial::cross;
use crate::exact::terms::from_to;
use crate::vector::Vector2D;

/// On which side of the line from `a` to `b` a point lies: positive on the left, 0 on the line.
#[inline]
pub(crate) fn side(a: Vector2D, b: Vector2D, p: Vector2D) -> f32 {
    let (way, to_point) = (from_to(a, b), from_to(a, p));
    decide!(j: f32 => sign(cross(j, way, to_point)))
}

/// 1, 0 or -1; NaN stays NaN.
#[inline]
fn sign<F: PartialOrd + From<f32>>(value: F) -> f32 {
    let zero = F::from(0.0);
    if value > zero {
        return 1.0;
    }
    if value < zero {
        -1.0
    } else if value == zero {
        0.0
    } else {
        f32::NAN
    }
}
