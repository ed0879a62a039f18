//! Drawn cases: floats next to each other with different answers, shapes spoiled by one number, and
//! arguments of functions that answer with numbers.

use super::scene::Line;
use super::subject::{Parameter, Subject, floats};
use crate::draw::Style;
use crate::{BOOK_FUNCTIONS, Function, Kind, Rng, adjacent};

/// A family of arguments.
struct Family {
    title: &'static str,
    style: Style,
    /// How many scenes of each function.
    count: usize,
}

const fn family(title: &'static str, style: Style, count: usize) -> Family {
    Family { title, style, count }
}

const TENTHS: Style = Style {
    place: |rng| decimal(rng.i32(-99..=99), -1),
    length: |rng| decimal(rng.i32(-99..=99), -1),
    extent: |rng| decimal(rng.i32(0..=50), -1),
    degrees: |rng| rng.i32(-180..=360) as f32,
};

const FAR: Style = Style {
    place: |rng| 1e6 + rng.i32(-12..=12) as f32 * 0.25,
    length: |rng| rng.i32(-12..=12) as f32 * 0.25,
    extent: |rng| rng.i32(0..=8) as f32 * 0.25,
    ..TENTHS
};

const TINY: Style = Style {
    place: |rng| decimal(rng.i32(-99..=99), -21),
    length: |rng| decimal(rng.i32(-99..=99), -21),
    extent: |rng| decimal(rng.i32(0..=50), -21),
    ..TENTHS
};

const SMALLEST: Style = Style {
    place: |rng| smallest(rng.i32(-40..=40)),
    length: |rng| smallest(rng.i32(-40..=40)),
    extent: |rng| smallest(rng.i32(0..=20)),
    ..TENTHS
};

const HUGE: Style = Style {
    place: |rng| decimal(rng.i32(-99..=99), 36),
    length: |rng| decimal(rng.i32(-99..=99), 36),
    extent: |rng| decimal(rng.i32(0..=50), 36),
    ..TENTHS
};

const ALL_SIZES: Style =
    Style { place: any_size, length: any_size, extent: |rng| any_size(rng).abs(), ..TENTHS };

const ORDINARY: [Family; 6] = [
    family("any", TENTHS, 3),
    family("far away", FAR, 2),
    family("tiny", TINY, 1),
    family("the smallest", SMALLEST, 1),
    family("huge", HUGE, 1),
    family("numbers of all sizes", ALL_SIZES, 1),
];

/// Where tiny numbers decide, once large ones have cancelled out.
const CANCELLING: Family = family(
    "large numbers that cancel out",
    Style { extent: |rng| cancelling(rng).abs(), degrees: TENTHS.degrees, ..flat(cancelling) },
    3,
);

/// Where two shapes turned alike, or by so many degrees, touch at floats.
const SIMPLE_ANGLES: Family = family(
    "turned by multiples of 15 degrees",
    Style {
        place: |rng| rng.i32(-9..=9) as f32,
        length: |rng| rng.i32(-9..=9) as f32,
        extent: |rng| rng.i32(0..=5) as f32,
        degrees: |rng| (rng.i32(-24..=48) * 15) as f32,
    },
    3,
);

/// Small integers and multiples of them, among which points coincide and lines are parallel.
const SMALL: [Family; 5] = [
    family("any", flat(few), 6),
    family("far away", Style { place: |rng| 1e6 + few(rng), ..flat(few) }, 3),
    family("tiny", flat(|rng| few(rng) * 1e-20), 2),
    family("the smallest", flat(|rng| smallest(rng.i32(-2..=2))), 2),
    family("huge", flat(|rng| few(rng) * 1e37), 2),
];

const fn flat(number: fn(&mut Rng) -> f32) -> Style {
    Style { place: number, length: number, extent: number, degrees: number }
}

fn few(rng: &mut Rng) -> f32 {
    rng.i32(-2..=2) as f32
}

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

fn cancelling(rng: &mut Rng) -> f32 {
    const SIZES: [f32; 8] = [0.0, 1e-20, 1.0, 1.0, 2.0, 134_217_728.0, 1e20, 1e20];
    let size = SIZES[rng.usize(..SIZES.len())];
    if rng.bool() { -size } else { size }
}

/// How often to draw before a family is given up.
const TRIES: usize = 2000;

/// All drawn cases of a function, the same ones every time.
pub(crate) fn lines(subject: &Subject) -> Vec<Line> {
    let mut rng = Rng::fixed(2026);
    match *subject {
        Subject::Question(function) => questions(function, &mut rng),
        Subject::Numbers(_) => calls(subject, &mut rng),
    }
}

/// A title and cases, if there are any.
fn group(title: &str, cases: Vec<Vec<f64>>) -> Vec<Line> {
    let case = |arguments| Line::Case { arguments, note: String::new() };
    let title = (!cases.is_empty()).then(|| Line::Group(title.to_owned()));
    title.into_iter().chain(cases.into_iter().map(case)).collect()
}

fn titled(title: &str, family: &Family) -> String {
    if family.title == "any" { title.to_owned() } else { format!("{title}: {}", family.title) }
}

/// Draws the arguments of a function.
fn draw(style: &Style, parameters: &[Parameter], rng: &mut Rng) -> Vec<f64> {
    let moves = parameters.len() == 3;
    let mut arguments = Vec::new();
    for &parameter in parameters {
        match parameter {
            Parameter::Shape(kind) => arguments.extend(shape(style, kind, moves, rng)),
            Parameter::Integer => arguments.push(f64::from(rng.i32(-5..=8))),
            Parameter::Array(kind) => {
                let count = rng.usize(2..=4);
                arguments.extend((0..count).flat_map(|_| shape(style, kind, moves, rng)));
            }
        }
    }
    arguments
}

fn shape(style: &Style, kind: Kind, moves: bool, rng: &mut Rng) -> Vec<f64> {
    let Style { place, length, extent, degrees } = *style;
    let vector = if moves { length } else { place };
    let fields: &[fn(&mut Rng) -> f32] = match kind {
        Kind::Number => &[place],
        Kind::Vector => &[vector; 2],
        Kind::Range => &[place; 2],
        Kind::Segment => &[place; 4],
        Kind::Line => &[place, place, length, length],
        Kind::Circle => &[place, place, extent],
        Kind::Pose => &[place, place, degrees],
        Kind::Motion => &[length, length, degrees, place, place],
        Kind::Rectangle => &[place, place, extent, extent],
        Kind::OrientedRectangle => &[place, place, extent, extent, degrees],
    };
    let mut numbers: Vec<f64> = fields.iter().map(|field| f64::from(field(rng))).collect();
    if kind == Kind::Range {
        numbers.sort_by(f64::total_cmp);
    }
    numbers
}

/// Calls whose answers are numbers and beyond argument.
fn calls(subject: &Subject, rng: &mut Rng) -> Vec<Line> {
    let lines = ORDINARY.iter().flat_map(|family| {
        let mut draws = (0..TRIES).map(|_| draw(&family.style, &subject.parameters(), rng));
        let cases = draws.by_ref().filter(|arguments| subject.is_plain(arguments));
        group(&titled("drawn", family), cases.take(family.count).collect())
    });
    lines.collect()
}

/// How to find a number with another answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    /// Among others like it.
    Anywhere,
    /// Next to it: the answer is no nearly everywhere.
    Beside,
    /// One away, with the book's threshold between.
    OneAway,
}

fn questions(function: &'static Function, rng: &mut Rng) -> Vec<Line> {
    let has_threshold = BOOK_FUNCTIONS.iter().any(|other| std::ptr::eq(other, function));
    let (families, search): (&[Family], _) = match (has_threshold, function.is_rare()) {
        (true, _) => (&SMALL, Search::OneAway),
        (_, true) => (&SMALL, Search::Beside),
        _ => (&ORDINARY, Search::Anywhere),
    };
    let cancelling = (search == Search::Anywhere).then_some(&CANCELLING);
    let turned = function.turns().then_some(&SIMPLE_ANGLES);
    let mut lines = Vec::new();
    for family in families.iter().chain(cancelling).chain(turned) {
        let pairs = (0..family.count).filter_map(|_| pair(function, &family.style, search, rng));
        let title = titled("neighbouring floats with different answers", family);
        lines.extend(group(&title, pairs.flatten().collect()));
    }
    lines.extend(group("a yes, and what each spoiled number makes of it", {
        spoiled(function, &families[0].style, rng)
    }));
    lines
}

fn parameters(function: &Function) -> Vec<Parameter> {
    function.kinds.iter().map(|&kind| Parameter::Shape(kind)).collect()
}

/// Draws until the answer is yes.
fn yes(function: &Function, style: &Style, rng: &mut Rng) -> Option<Vec<f32>> {
    let mut draws = (0..TRIES).map(|_| floats(&draw(style, &parameters(function), rng)));
    draws.find(|arguments| (function.decide)(arguments) == Some(true))
}

/// The next two cases that differ in the last bit of a number and in their answers.
fn pair(
    function: &Function,
    style: &Style,
    search: Search,
    rng: &mut Rng,
) -> Option<[Vec<f64>; 2]> {
    for _ in 0..TRIES {
        let mut arguments = yes(function, style, rng)?;
        let place = rng.usize(..arguments.len());
        let here = arguments[place];
        let there = match search {
            Search::Anywhere => draw(style, &parameters(function), rng)[place] as f32,
            Search::Beside if rng.bool() => here.next_up(),
            Search::Beside => here.next_down(),
            Search::OneAway if rng.bool() => here + 1.0,
            Search::OneAway => here - 1.0,
        };
        arguments[place] = there;
        if function.is_rotation(place) || (function.decide)(&arguments) != Some(false) {
            continue;
        }
        let mut beside = adjacent::boundary(function, place, (here, there), &mut arguments);
        beside.sort_by(f32::total_cmp);
        let cases = beside.map(|number| {
            arguments[place] = number;
            arguments.clone()
        });
        if cases.iter().all(|case| (function.decide)(case).is_some()) {
            return Some(cases.map(|case| case.into_iter().map(f64::from).collect()));
        }
    }
    None
}

/// A case whose answer is yes, and again with each number made NaN, infinite or negative.
fn spoiled(function: &Function, style: &Style, rng: &mut Rng) -> Vec<Vec<f64>> {
    const ODD: [f64; 3] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
    let Some(whole) = yes(function, style, rng) else { return Vec::new() };
    let whole: Vec<f64> = whole.into_iter().map(f64::from).collect();
    let with = |place: usize, number: f64| {
        let mut arguments = whole.clone();
        arguments[place] = number;
        arguments
    };
    let odd = (0..whole.len()).map(|place| with(place, ODD[place % ODD.len()]));
    let extents = (0..whole.len()).filter(|&place| function.is_extent(place));
    let negative = extents.map(|place| with(place, -whole[place].max(1.0)));
    std::iter::once(whole.clone()).chain(odd).chain(negative).collect()
}
