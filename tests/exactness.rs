//! Every yes/no function of the C ABI against the oracle: not one wrong answer.
//!
//! The oracle decides with other formulas and in big integers. `cargo run --release -p
//! clash2d-peers --bin exactness` does the same with a million cases each.

mod library;

use clash2d_oracle::{Distribution, FUNCTIONS, Function, Rng};
use library::{Ask, prefixed, shown};

const CASES: u32 = 2000;

/// A function of the library beside what is true.
type Pair = (&'static Function, Ask);

fn exact_functions() -> Vec<Pair> {
    FUNCTIONS.iter().map(|function| (function, prefixed(function.name))).collect()
}

/// The book's names: those with the threshold, and the others, which are exact.
#[cfg(feature = "book")]
fn book_functions() -> Vec<Pair> {
    let with_threshold = |name| clash2d_oracle::BOOK_FUNCTIONS.iter().any(|f| f.name == name);
    let others = FUNCTIONS.iter().filter(|function| !with_threshold(function.name));
    let all = clash2d_oracle::BOOK_FUNCTIONS.iter().chain(others);
    all.map(|function| (function, library::book(function.name))).collect()
}

#[cfg(not(feature = "book"))]
fn book_functions() -> Vec<Pair> {
    Vec::new()
}

/// Fails with the first few wrong answers of each function to arguments of a distribution.
fn compare(distribution: Distribution) {
    compare_drawn(distribution.name(), |function, rng, arguments| {
        function.case(distribution, rng, arguments);
    });
}

fn compare_drawn(name: &str, draw: impl Fn(&Function, &mut Rng, &mut Vec<f32>)) {
    let mut report = Vec::new();
    for (header, pairs) in [("clash2d.h", exact_functions()), ("book.h", book_functions())] {
        for (function, ask) in pairs {
            let wrong = wrong_answers(function, ask, &draw);
            let shown = wrong.iter().take(3).cloned();
            report.extend(shown.map(|case| format!("{header}: {}: {case}", function.name)));
            if !wrong.is_empty() {
                report.push(format!("{header}: {}: {} wrong", function.name, wrong.len()));
            }
        }
    }
    assert!(report.is_empty(), "{name}, of {CASES} cases each:\n{}", report.join("\n"));
}

fn wrong_answers(
    function: &Function,
    ask: Ask,
    draw: impl Fn(&Function, &mut Rng, &mut Vec<f32>),
) -> Vec<String> {
    let mut rng = Rng::with_seed(2026);
    let mut arguments = Vec::new();
    let mut wrong = Vec::new();
    for _ in 0..CASES {
        draw(function, &mut rng, &mut arguments);
        let expected = function.truth(&arguments);
        if ask(&arguments) != expected {
            wrong.push(format!("expected {expected} for {}", shown(&arguments)));
        }
    }
    wrong
}

#[test]
fn places_within_a_hundred() {
    compare(Distribution::Uniform);
}

#[test]
fn small_integers() {
    compare(Distribution::Grid);
}

#[test]
fn neighbouring_floats_with_different_answers() {
    compare(Distribution::Adjacent);
}

#[test]
fn one_scale_from_tiny_to_huge() {
    compare(Distribution::Scale);
}

#[test]
fn independent_exponents() {
    compare(Distribution::Exponents);
}

#[test]
fn small_shapes_far_away() {
    compare(Distribution::Far);
}

#[test]
fn degenerate_shapes() {
    compare(Distribution::Degenerate);
}

#[test]
fn right_and_simple_angles() {
    compare(Distribution::Angles);
}

#[test]
fn invalid_shapes() {
    compare(Distribution::Invalid);
}

/// Where f32 overflows, underflows, or nearly so: sums at the greatest float and half a last place
/// beside it, products at both ends, and numbers that are lost beside others. Turned rectangles keep
/// small integers, as such numbers mostly end where the oracle abstains.
#[test]
fn numbers_at_the_ends_of_f32() {
    const LAST_PLACE: f32 = f32::MAX - f32::MAX.next_down();
    const ENDS: [f32; 16] = [
        0.0,
        1.0,
        f32::MAX,
        f32::MAX.next_down(),
        f32::MAX / 2.0,
        LAST_PLACE,
        LAST_PLACE / 2.0,
        1.5 * LAST_PLACE,
        1.844_674_3e19,
        1.844_674_4e19,
        1e-19,
        f32::MIN_POSITIVE,
        f32::from_bits(1),
        f32::from_bits(3),
        1e-30,
        1e8,
    ];
    compare_drawn("ends of f32", |function, rng, arguments| {
        function.case(Distribution::Grid, rng, arguments);
        if function.name.contains("oriented") {
            return;
        }
        for number in arguments {
            if rng.u8(..) < 224 {
                *number = ENDS[rng.usize(..ENDS.len())].copysign(*number);
            }
        }
    });
}

/// As a program has it that is linked with gcc's -ffast-math: subnormal numbers are 0, coming in and
/// going out. Nothing changes for numbers from 1e-30, the header says; products of two such are subnormal
/// long before.
#[cfg(target_arch = "x86_64")]
#[test]
fn with_subnormal_numbers_flushed() {
    const FLUSH_TO_ZERO_AND_DENORMALS_ARE_ZERO: u32 = 1 << 15 | 1 << 6;
    let in_mode = |mode: u32, ask: Ask, arguments: &[f32]| {
        let mut before = 0_u32;
        // SAFETY: both instructions only move the control register, which is as before afterwards.
        unsafe { std::arch::asm!("stmxcsr [{}]", in(reg) &raw mut before) };
        let during = before | mode;
        // SAFETY: as above.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const during) };
        let answer = ask(arguments);
        // SAFETY: as above.
        unsafe { std::arch::asm!("ldmxcsr [{}]", in(reg) &raw const before) };
        answer
    };
    let numbers: [f32; 10] =
        [1.32e-19, 1.08e-19, -1.08e-19, 1.5e-19, 1.1e-30, -1.3e-30, 2e-30, 7e-22, 0.0, 1.0];
    let mut rng = Rng::with_seed(2026);
    let mut arguments = Vec::new();
    let mut wrong = Vec::new();
    for (function, ask) in exact_functions() {
        for _ in 0..CASES {
            function.case(Distribution::Grid, &mut rng, &mut arguments);
            let turned = function.name.contains("oriented");
            for number in arguments.iter_mut().filter(|_| !turned) {
                *number = numbers[rng.usize(..numbers.len())].copysign(*number);
            }
            let expected = function.truth(&arguments);
            if in_mode(FLUSH_TO_ZERO_AND_DENORMALS_ARE_ZERO, ask, &arguments) != expected {
                wrong.push(format!("{}: {}", function.name, shown(&arguments)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {:#?}", wrong.len(), &wrong[..wrong.len().min(3)]);
}

/// However little it is turned, the right side of the box passes a point beside it: turned by the least
/// float, at 2^-156 of the terms.
#[test]
fn the_least_turn_counts() {
    for size in [1e-45, 1e-40, 1e-30, 1e-27] {
        for (degrees, touches) in [(size, false), (-size, true)] {
            turned_by(degrees, touches);
        }
    }
}

fn turned_by(degrees: f32, touches: bool) {
    let numbers = [0.0, 0.0, 1.0, 1.0, degrees, 1.0, 0.5];
    let ask = prefixed("oriented_rectangle_point_collide");
    assert_eq!(ask(&numbers), touches, "{numbers:?}");

    let numbers = [0.0, 0.0, 1.0, 1.0, degrees, 1.0, 0.5, 3.0, 0.5];
    let ask = prefixed("oriented_rectangle_segment_collide");
    assert_eq!(ask(&numbers), touches, "{numbers:?}");

    let numbers = [2.0, 0.5, 1.0, 0.0, 0.0, 1.0, 1.0, degrees];
    let ask = prefixed("circle_oriented_rectangle_collide");
    assert_eq!(ask(&numbers), touches, "{numbers:?}");
}
