//! Drawn cases: pairs of floats next to each other with different answers.

use super::scene::Line;
use crate::draw::Style;
use crate::{Function, Rng, adjacent};

/// A family of scenes.
struct Family {
    title: &'static str,
    style: Style,
    /// How many of a function's cases flip.
    count: usize,
    /// Whether only turned shapes are worth it.
    turns: bool,
}

const TENTHS: Style = Style {
    place: |rng| decimal(rng.i32(-99..=99), -1),
    length: |rng| decimal(rng.i32(-99..=99), -1),
    extent: |rng| decimal(rng.i32(0..=50), -1),
    degrees: |rng| rng.i32(-180..=360) as f32,
};

const FAMILIES: [Family; 7] = [
    Family {
        title: "neighbouring floats with different answers",
        style: TENTHS,
        count: 5,
        turns: false,
    },
    Family {
        title: "neighbouring floats, turned by multiples of 15 degrees",
        style: Style {
            place: |rng| rng.i32(-9..=9) as f32,
            length: |rng| rng.i32(-9..=9) as f32,
            extent: |rng| rng.i32(0..=5) as f32,
            degrees: |rng| (rng.i32(-24..=48) * 15) as f32,
        },
        count: 3,
        turns: true,
    },
    Family {
        title: "neighbouring floats far away",
        style: Style {
            place: |rng| 1e6 + rng.i32(-12..=12) as f32 * 0.25,
            length: |rng| rng.i32(-12..=12) as f32 * 0.25,
            extent: |rng| rng.i32(0..=8) as f32 * 0.25,
            degrees: TENTHS.degrees,
        },
        count: 2,
        turns: false,
    },
    Family {
        title: "neighbouring floats, tiny",
        style: Style {
            place: |rng| decimal(rng.i32(-99..=99), -21),
            length: |rng| decimal(rng.i32(-99..=99), -21),
            extent: |rng| decimal(rng.i32(0..=50), -21),
            degrees: TENTHS.degrees,
        },
        count: 2,
        turns: false,
    },
    Family {
        title: "neighbouring floats, the smallest",
        style: Style {
            place: |rng| smallest(rng.i32(-40..=40)),
            length: |rng| smallest(rng.i32(-40..=40)),
            extent: |rng| smallest(rng.i32(0..=20)),
            degrees: TENTHS.degrees,
        },
        count: 2,
        turns: false,
    },
    Family {
        title: "neighbouring floats, huge",
        style: Style {
            place: |rng| decimal(rng.i32(-99..=99), 36),
            length: |rng| decimal(rng.i32(-99..=99), 36),
            extent: |rng| decimal(rng.i32(0..=50), 36),
            degrees: TENTHS.degrees,
        },
        count: 2,
        turns: false,
    },
    Family {
        title: "neighbouring floats among numbers of all sizes",
        style: Style {
            place: any_size,
            length: any_size,
            extent: |rng| any_size(rng).abs(),
            degrees: TENTHS.degrees,
        },
        count: 3,
        turns: false,
    },
];

fn decimal(digits: i32, exponent: i32) -> f32 {
    format!("{digits}e{exponent}").parse().expect("a number")
}

fn smallest(times: i32) -> f32 {
    let size = f32::from_bits(times.unsigned_abs());
    if times < 0 { -size } else { size }
}

fn any_size(rng: &mut Rng) -> f32 {
    decimal(rng.i32(-9..=9), rng.i32(-12..=12))
}

/// All drawn cases of a function.
pub(crate) fn lines(function: &'static Function) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rng = Rng::with_seed(2026);
    for family in FAMILIES.iter().filter(|family| !family.turns || function.turns()) {
        let cases: Vec<Line> = (0..family.count)
            .filter_map(|_| pair(function, &family.style, &mut rng))
            .flatten()
            .collect();
        if !cases.is_empty() {
            lines.push(Line::Group(family.title.to_owned()));
            lines.extend(cases);
        }
    }
    lines
}

/// The next two cases that differ in the last bit of a number and in their answers.
fn pair(function: &Function, style: &Style, rng: &mut Rng) -> Option<[Line; 2]> {
    const TRIES: usize = 2000;
    let mut arguments = Vec::new();
    for _ in 0..TRIES {
        style.draw(function, rng, &mut arguments);
        if function.is_rare() && !function.truth(&arguments) {
            continue;
        }
        let place = rng.usize(..arguments.len());
        let Some(ends) = ends(function, style, place, rng, &arguments) else { continue };
        let beside = adjacent::boundary(function, place, ends, &mut arguments);
        let cases = beside.map(|number| {
            arguments[place] = number;
            arguments.clone()
        });
        if cases.iter().all(|case| (function.decide)(case).is_some()) {
            return Some(cases.map(case));
        }
    }
    None
}

/// Two numbers for a place with different answers: next to each other where yes is rare.
fn ends(
    function: &Function,
    style: &Style,
    place: usize,
    rng: &mut Rng,
    arguments: &[f32],
) -> Option<(f32, f32)> {
    let mut other = arguments.to_vec();
    if function.is_rare() {
        other[place] = if rng.bool() { other[place].next_up() } else { other[place].next_down() };
    } else {
        style.redraw(function, place, rng, &mut other);
    }
    let is_turn = function.is_rotation(place);
    let differ = !is_turn && function.truth(arguments) != function.truth(&other);
    differ.then_some((arguments[place], other[place]))
}

fn case(arguments: Vec<f32>) -> Line {
    let arguments = arguments.into_iter().map(f64::from).collect();
    Line::Case { arguments, note: String::new() }
}
