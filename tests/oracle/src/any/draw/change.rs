//! Changes of figures: scaled, moved, degenerate, invalid.

use crate::Rng;
use crate::any::figure::Pair;
use crate::any::{Figure, Role};

/// Multiplies all lengths, but no angle.
pub(super) fn rescale(figure: &mut Figure, factor: f32) {
    for (role, number) in figure.numbers() {
        if !matches!(role, Role::Angle | Role::Opening) {
            *number *= factor;
        }
    }
}

/// Adds to all coordinates, as far as floats reach.
pub(super) fn shift(figure: &mut Figure, by: Pair) {
    for (role, number) in figure.numbers() {
        if let Role::Place(axis) = role {
            *number = (*number + by[axis]).clamp(f32::MIN, f32::MAX);
        }
    }
}

/// Sets some lengths to 0, and some points onto others.
pub(super) fn shrink(figure: &mut Figure, rng: &mut Rng) {
    let all = rng.u8(..4) == 0;
    let mut last = [None; 2];
    for (role, number) in figure.numbers() {
        match role {
            Role::Extent | Role::Along(_) if all || rng.bool() => *number = 0.0,
            Role::Opening if rng.u8(..4) == 0 => *number = 0.0,
            Role::Place(axis) => {
                *number = last[axis].filter(|_| all || rng.u8(..3) == 0).unwrap_or(*number);
                last[axis] = Some(*number);
            }
            _ => {}
        }
    }
}

/// Makes a number invalid, or two.
pub(super) fn spoil(figure: &mut Figure, rng: &mut Rng) {
    let mut numbers = figure.numbers();
    for _ in 0..=rng.usize(..2).min(numbers.len()) {
        let Some((role, number)) = rng.choice(&mut numbers) else { return };
        **number = match rng.u8(..4) {
            0 => f32::NAN,
            1 => f32::INFINITY,
            2 if matches!(role, Role::Extent | Role::Opening) => -1.0,
            _ => f32::NEG_INFINITY,
        };
    }
}
