//! What changes nothing: swapping the shapes, moving, mirroring, turning and scaling the scene.
//!
//! All transformations here are exact on floats, so the answers must be the same, tie or not.

mod library;

use clash2d_oracle::{Distribution, FUNCTIONS, Function, Kind, Rng};
use library::{Ask, prefixed, shown};

const CASES: u32 = 500;

/// Asks about each case of the distributions before and after a change; a change that is not
/// possible without rounding leaves a case out. At least one case in four must remain.
fn unchanged(
    distributions: &[Distribution],
    functions: impl Fn(&Function) -> bool,
    change: impl Fn(&Function, &[f32], &mut Rng) -> Option<Vec<f32>>,
) {
    for function in FUNCTIONS.iter().filter(|function| functions(function)) {
        let ask = prefixed(function.name);
        let mut asked = 0;
        for &distribution in distributions {
            let mut rng = Rng::with_seed(21);
            let mut arguments = Vec::new();
            for _ in 0..CASES {
                function.case(distribution, &mut rng, &mut arguments);
                let Some(changed) = change(function, &arguments, &mut rng) else { continue };
                asked += 1;
                same(function.name, ask, &arguments, &changed);
            }
        }
        let all = CASES * distributions.len() as u32;
        assert!(asked * 4 >= all, "{}: only {asked} of {all}", function.name);
    }
}

fn same(name: &str, ask: Ask, before: &[f32], after: &[f32]) {
    let answers = (ask(before), ask(after));
    let shown = || format!("{name}: {answers:?} for {} and {}", shown(before), shown(after));
    assert!(answers.0 == answers.1, "{}", shown());
}

/// The parameters with their numbers, to be changed one by one.
fn parameters<'a>(
    function: &'a Function,
    arguments: &'a mut [f32],
) -> impl Iterator<Item = (Kind, &'a mut [f32])> {
    let mut rest = arguments;
    function.kinds.iter().map(move |&kind| {
        let (numbers, after) = std::mem::take(&mut rest).split_at_mut(kind.arity());
        rest = after;
        (kind, numbers)
    })
}

/// Whether a vector of this function is a direction or a movement rather than a point.
fn has_free_vectors(function: &Function) -> bool {
    function.name.starts_with("moving_") || function.name == "parallel_vectors"
}

/// Ranges and plain numbers have no place in the plane.
fn is_plane(function: &Function) -> bool {
    !function.kinds.iter().any(|kind| matches!(kind, Kind::Range | Kind::Number))
}

/// `a + b`, if that is a float.
fn exact_sum(a: f32, b: f32) -> Option<f32> {
    let (sum, a, b) = (a + b, f64::from(a), f64::from(b));
    let (long, short) = if a.abs() > b.abs() { (a, b) } else { (b, a) };
    let lost = short - (long + short - long);
    (lost == 0.0 && f64::from(sum) == a + b).then_some(sum)
}

#[test]
fn the_same_shapes_swapped() {
    let symmetric = |function: &Function| {
        let same_kind = matches!(function.kinds, [a, b] if a == b);
        same_kind || function.name.starts_with("overlapping")
    };
    unchanged(&Distribution::ALL, symmetric, |_, arguments, _| {
        let (first, second) = arguments.split_at(arguments.len() / 2);
        Some([second, first].concat())
    });
}

/// What moves and what stands still is relative.
#[test]
fn the_movement_reversed() {
    let twins = [("moving_rectangle_rectangle_collide", 4), ("moving_circle_circle_collide", 3)];
    for (name, size) in twins {
        let only = |function: &Function| function.name == name;
        unchanged(&Distribution::ALL, only, |_, arguments, _| {
            let (first, rest) = arguments.split_at(size);
            let movement = [-rest[0], -rest[1]];
            Some([&rest[2..], &movement, first].concat())
        });
    }
    let circle_first = |function: &Function| function.name == "moving_circle_rectangle_collide";
    let ask = prefixed("moving_rectangle_circle_collide");
    unchanged(&Distribution::ALL, circle_first, |function, arguments, _| {
        let (circle, rest) = arguments.split_at(3);
        let reversed = [&rest[2..], &[-rest[0], -rest[1]], circle].concat();
        assert_eq!(prefixed(function.name)(arguments), ask(&reversed), "{}", shown(arguments));
        Some(arguments.to_vec())
    });
}

#[test]
fn the_ends_of_a_segment_swapped() {
    let with_segment = |function: &Function| function.kinds.contains(&Kind::Segment);
    unchanged(&Distribution::ALL, with_segment, |function, arguments, _| {
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            if kind == Kind::Segment {
                numbers.rotate_left(2);
            }
        }
        Some(changed)
    });
}

/// The other direction, and any multiple of it.
#[test]
fn the_direction_of_a_line_scaled() {
    let with_line = |function: &Function| function.kinds.contains(&Kind::Line);
    unchanged(&Distribution::ALL, with_line, |function, arguments, rng| {
        let factor = [-1.0, 0.5, -4.0, 1024.0][rng.usize(..4)];
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            if kind == Kind::Line {
                for part in &mut numbers[2..] {
                    let whole = *part;
                    *part *= factor;
                    (*part / factor == whole || whole.is_nan()).then_some(())?;
                }
            }
        }
        Some(changed)
    });
}

/// Half extents and a turn by 90 degrees change places; a turn by 180 degrees changes nothing.
#[test]
fn an_oriented_rectangle_named_differently() {
    let turns = |function: &Function| function.kinds.contains(&Kind::OrientedRectangle);
    unchanged(&Distribution::ALL, turns, |function, arguments, rng| {
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            if kind == Kind::OrientedRectangle {
                let quarters = rng.i32(-4..=4);
                if quarters % 2 != 0 {
                    numbers.swap(2, 3);
                }
                numbers[4] = exact_sum(numbers[4], quarters as f32 * 90.0)?;
            }
        }
        Some(changed)
    });
}

#[test]
fn the_scene_moved() {
    let near =
        [Distribution::Grid, Distribution::Far, Distribution::Degenerate, Distribution::Angles];
    let movable = |function: &Function| is_plane(function) && function.name != "parallel_vectors";
    unchanged(&near, movable, |function, arguments, rng| {
        let offset = [rng.i32(-5000..=5000) as f32 * 0.5, rng.i32(-64..=64) as f32 * 64.0];
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            let places = match kind {
                Kind::Vector if has_free_vectors(function) => 0,
                Kind::Segment => 4,
                _ => 2,
            };
            for (place, number) in numbers[..places].iter_mut().enumerate() {
                *number = exact_sum(*number, offset[place % 2])?;
            }
        }
        Some(changed)
    });
}

#[test]
fn the_scene_mirrored() {
    unchanged(&Distribution::ALL, is_plane, |function, arguments, _| {
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            match kind {
                Kind::Rectangle => numbers[0] = -exact_sum(numbers[0], numbers[2])?,
                Kind::Line | Kind::Segment => (numbers[0], numbers[2]) = (-numbers[0], -numbers[2]),
                _ => numbers[0] = -numbers[0],
            }
            if kind == Kind::OrientedRectangle {
                numbers[4] = -numbers[4];
            }
        }
        Some(changed)
    });
}

/// x and y change places: a turn and a mirror at once.
#[test]
fn the_scene_mirrored_at_the_diagonal() {
    unchanged(&Distribution::ALL, is_plane, |function, arguments, _| {
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            numbers.swap(0, 1);
            if matches!(kind, Kind::Line | Kind::Segment | Kind::Rectangle) {
                numbers.swap(2, 3);
            }
            if kind == Kind::OrientedRectangle {
                numbers.swap(2, 3);
                numbers[4] = -numbers[4];
            }
        }
        Some(changed)
    });
}

/// By 90 degrees: (x, y) becomes (-y, x).
#[test]
fn the_scene_turned() {
    unchanged(&Distribution::ALL, is_plane, |function, arguments, _| {
        let mut changed = arguments.to_vec();
        for (kind, numbers) in parameters(function, &mut changed) {
            if kind == Kind::Rectangle {
                let top = exact_sum(numbers[1], numbers[3])?;
                (numbers[0], numbers[1]) = (-top, numbers[0]);
                numbers.swap(2, 3);
                continue;
            }
            (numbers[0], numbers[1]) = (-numbers[1], numbers[0]);
            if matches!(kind, Kind::Line | Kind::Segment) {
                (numbers[2], numbers[3]) = (-numbers[3], numbers[2]);
            }
            if kind == Kind::OrientedRectangle {
                numbers[4] = exact_sum(numbers[4], 90.0)?;
            }
        }
        Some(changed)
    });
}

#[test]
fn the_scene_scaled() {
    unchanged(
        &Distribution::ALL,
        |_| true,
        |function, arguments, rng| {
            let factor = [0.125, 0.5, 2.0, 64.0, 65536.0][rng.usize(..5)];
            let mut changed = arguments.to_vec();
            for (kind, numbers) in parameters(function, &mut changed) {
                let angles = usize::from(kind == Kind::OrientedRectangle);
                let lengths = numbers.len() - angles;
                for number in &mut numbers[..lengths] {
                    let before = *number;
                    *number *= factor;
                    (*number / factor == before || before.is_nan()).then_some(())?;
                }
            }
            Some(changed)
        },
    );
}
