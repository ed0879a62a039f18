//! Cases beside which the answer flips.

use crate::draw::{EXPONENTS, FAR, GRID, SMALL_GRID, Style, UNIFORM, scale};
use crate::{Function, Kind, Rng, distribution};

/// Draws one of two cases that differ in the last bit of one number and in their answers.
///
/// A few cases flip nowhere, such as those of crossing lines; after some tries any case will do.
pub(crate) fn draw(function: &Function, rng: &mut Rng, arguments: &mut Vec<f32>) {
    for _ in 0..64 {
        let style = base(function, rng);
        style.draw(function, rng, arguments);
        if function.is_rare() && !met(function, &style, rng, arguments) {
            continue;
        }
        if rng.u8(..4) == 0 {
            distribution::rescale(function, scale(rng), arguments);
        }
        if flip(function, &style, rng, arguments) {
            return;
        }
    }
}

fn base(function: &Function, rng: &mut Rng) -> Style {
    if function.is_rare() {
        return if rng.bool() { GRID } else { SMALL_GRID };
    }
    match rng.u8(..8) {
        0 => FAR,
        1 => GRID,
        2 => EXPONENTS,
        _ => UNIFORM,
    }
}

/// Draws until the answer is yes.
fn met(function: &Function, style: &Style, rng: &mut Rng, arguments: &mut Vec<f32>) -> bool {
    for _ in 0..500 {
        if function.truth(arguments) {
            return true;
        }
        style.draw(function, rng, arguments);
    }
    false
}

/// Changes one number until the answer flips, then halves the way between the two.
fn flip(function: &Function, style: &Style, rng: &mut Rng, arguments: &mut [f32]) -> bool {
    let answer = function.truth(arguments);
    for _ in 0..8 {
        let place = rng.usize(..arguments.len());
        let from = arguments[place];
        let factor = if rng.bool() { 1.0 } else { -2.0 };
        style.redraw(function, place, rng, arguments);
        arguments[place] *= if function.is_extent(place) { 1.0 } else { factor };
        let to = arguments[place];
        if function.truth(arguments) != answer {
            let beside = boundary(function, place, (from, to), arguments);
            arguments[place] = beside[usize::from(!rng.bool())];
            return true;
        }
        arguments[place] = from;
    }
    false
}

/// The two neighbouring floats between two others whose answers differ.
pub(crate) fn boundary(
    function: &Function,
    place: usize,
    (from, to): (f32, f32),
    arguments: &mut [f32],
) -> [f32; 2] {
    let (mut from, mut to) = (rank(from), rank(to));
    arguments[place] = number(from);
    let answer = function.truth(arguments);
    while (to - from).abs() > 1 {
        let middle = from + (to - from) / 2;
        arguments[place] = number(middle);
        if function.truth(arguments) == answer {
            from = middle;
        } else {
            to = middle;
        }
    }
    [number(from), number(to)]
}

impl Function {
    /// Whether a number must not be negative.
    pub(crate) fn is_extent(&self, place: usize) -> bool {
        self.parameters().any(|(kind, places)| {
            place >= places.start && kind.extents().contains(&(place - places.start))
        })
    }

    /// Whether a number is an angle.
    pub(crate) fn is_rotation(&self, place: usize) -> bool {
        self.parameters()
            .any(|(kind, places)| kind == Kind::OrientedRectangle && place + 1 == places.end)
    }
}

/// The place of a number in the order of all floats; both zeros stand at 0.
pub(crate) fn rank(number: f32) -> i64 {
    let size = i64::from(number.abs().to_bits());
    if number < 0.0 { -size } else { size }
}

/// The float of that rank.
pub(crate) fn number(rank: i64) -> f32 {
    let size = f32::from_bits(rank.unsigned_abs() as u32);
    if rank < 0 { -size } else { size }
}
