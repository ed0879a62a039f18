//! The oracle against itself: float filter against big integers, one formula against another.

use clash2d_oracle::{BOOK_FUNCTIONS, CONTAINMENTS, Distribution, FUNCTIONS, Function, Rng};

const CASES: usize = 300;

fn each_case(mut check: impl FnMut(&Function, &[f32])) {
    for function in FUNCTIONS.iter().chain(BOOK_FUNCTIONS).chain(CONTAINMENTS) {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(11);
            let mut arguments = Vec::new();
            for _ in 0..CASES {
                function.case(distribution, &mut rng, &mut arguments);
                check(function, &arguments);
            }
        }
    }
}

/// The big integers alone abstain a little more often beside tiny angles.
#[test]
fn filter_and_big_integers_agree() {
    let (mut all, mut definite) = (0, 0);
    each_case(|function, arguments| {
        let Some(slow) = (function.decide_slowly)(arguments) else {
            all += 1;
            return;
        };
        (all, definite) = (all + 1, definite + 1);
        assert_eq!((function.decide)(arguments), Some(slow), "{} {arguments:?}", function.name);
    });
    assert!(definite * 100 > all * 99, "{definite} of {all}");
}

#[test]
fn every_case_is_definite() {
    each_case(|function, arguments| {
        assert!((function.decide)(arguments).is_some(), "{} {arguments:?}", function.name);
    });
}

fn truth(name: &str, arguments: &[f32]) -> bool {
    Function::named(name).expect("a function").truth(arguments)
}

/// An unrotated oriented rectangle and a rectangle of the same corners, where floats can do that.
fn unrotated(arguments: &[f32], place: usize) -> Option<Vec<f32>> {
    let [x, y, width, height, degrees] = arguments[place..place + 5].try_into().ok()?;
    let mirrored = degrees % 180.0 == 0.0;
    let (wide, high) = if mirrored { (width, height) } else { (height, width) };
    let rectangle = [x - wide, y - high, 2.0 * wide, 2.0 * high];
    let whole = rectangle.iter().all(|number| number.fract() == 0.0 && number.abs() < 1e6);
    (degrees % 90.0 == 0.0 && whole)
        .then(|| [&arguments[..place], &rectangle, &arguments[place + 5..]].concat())
}

#[test]
fn unrotated_boxes_are_rectangles() {
    let twins = [
        ("circle_oriented_rectangle_collide", "circle_rectangle_collide", 3),
        ("line_oriented_rectangle_collide", "line_rectangle_collide", 4),
        ("oriented_rectangle_rectangle_collide", "rectangles_collide", 0),
        ("oriented_rectangle_segment_collide", "rectangle_segment_collide", 0),
        ("separating_axis_for_oriented_rectangle", "separating_axis_for_rectangle", 4),
    ];
    for (turned, straight, place) in twins {
        let function = Function::named(turned).expect("a function");
        let mut rng = Rng::with_seed(5);
        let mut arguments = Vec::new();
        let mut compared = 0;
        for _ in 0..4000 {
            function.case(Distribution::Angles, &mut rng, &mut arguments);
            let Some(rectangle) = unrotated(&arguments, place) else { continue };
            compared += 1;
            let answers = (function.truth(&arguments), truth(straight, &rectangle));
            assert_eq!(answers.0, answers.1, "{turned} {arguments:?} {rectangle:?}");
        }
        assert!(compared > 1000, "{turned} compared {compared}");
    }
}

#[test]
fn still_movements_are_no_movements() {
    let twins = [
        ("moving_circle_rectangle_collide", "circle_rectangle_collide", 3),
        ("moving_rectangle_rectangle_collide", "rectangles_collide", 4),
        ("moving_circle_circle_collide", "circles_collide", 3),
    ];
    for (moving, still, place) in twins {
        let function = Function::named(moving).expect("a function");
        let mut arguments = Vec::new();
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(6);
            for _ in 0..CASES {
                function.case(distribution, &mut rng, &mut arguments);
                arguments[place..place + 2].fill(0.0);
                let shapes = [&arguments[..place], &arguments[place + 2..]].concat();
                let answers = (function.truth(&arguments), truth(still, &shapes));
                assert_eq!(answers.0, answers.1, "{moving} {arguments:?}");
            }
        }
    }
}

/// A box without size is a point, a circle without radius too; a flat box is a segment.
#[test]
fn degenerate_shapes_are_simpler_shapes() {
    let mut arguments = Vec::new();
    for distribution in [Distribution::Grid, Distribution::Uniform, Distribution::Adjacent] {
        let mut rng = Rng::with_seed(9);
        for _ in 0..CASES * 4 {
            Function::named("circle_oriented_rectangle_collide").expect("a function").case(
                distribution,
                &mut rng,
                &mut arguments,
            );
            let [x, y, r, bx, by, width, height, degrees] =
                arguments[..].try_into().expect("eight numbers");
            let point = [x, y, 0.0, bx, by, width, height, degrees];
            assert_eq!(
                truth("circle_oriented_rectangle_collide", &point),
                truth("oriented_rectangle_point_collide", &[bx, by, width, height, degrees, x, y]),
                "{arguments:?}"
            );
            let flat = [x, y, r, bx, by, width, 0.0, 180.0];
            let (left, right) = (bx - width, bx + width);
            if is_difference(left, bx, width) && is_difference(right, bx, -width) {
                assert_eq!(
                    truth("circle_oriented_rectangle_collide", &flat),
                    truth("circle_segment_collide", &[x, y, r, left, by, right, by]),
                    "{arguments:?}"
                );
            }
        }
    }
}

/// Whether a float is exactly the difference of two others.
fn is_difference(difference: f32, a: f32, b: f32) -> bool {
    let [difference, a, b] = [difference, a, b].map(f64::from);
    difference + b == a && a - difference == b
}
