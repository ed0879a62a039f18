//! Cases whose answers are known from elsewhere.

use clash2d_oracle::{BOOK_FUNCTIONS, CONTAINMENTS, FUNCTIONS, Function};

/// The book's assertions: name, arguments, answer.
const BOOK: &[(&str, &[f32], bool)] = &[
    ("rectangles_collide", &[1., 1., 4., 4., 2., 2., 5., 5.], true),
    ("rectangles_collide", &[2., 2., 5., 5., 6., 4., 4., 2.], true),
    ("rectangles_collide", &[6., 4., 4., 2., 1., 1., 4., 4.], false),
    ("circles_collide", &[4., 4., 2., 7., 4., 2.], true),
    ("circles_collide", &[7., 4., 2., 10., 4., 2.], true),
    ("circles_collide", &[4., 4., 2., 10., 4., 2.], false),
    ("points_collide", &[2., 3., 2., 3.], true),
    ("points_collide", &[2., 3., 3., 4.], false),
    ("lines_collide", &[3., 5., 5., -1., 3., 5., 5., 2.], true),
    ("lines_collide", &[3., 5., 5., -1., 3., 2., 5., 2.], true),
    ("lines_collide", &[3., 5., 5., 2., 3., 2., 5., 2.], false),
    ("lines_collide", &[3., 5., 5., -1., 8., 4., 5., -1.], true),
    ("segments_collide", &[3., 4., 11., 1., 8., 4., 11., 7.], false),
    ("oriented_rectangles_collide", &[3., 5., 1., 3., 15., 10., 5., 2., 2., -15.], false),
    ("circle_point_collide", &[6., 4., 3., 8., 3.], true),
    ("circle_point_collide", &[6., 4., 3., 11., 7.], false),
    ("circle_line_collide", &[6., 3., 2., 4., 7., 5., -1.], false),
    ("circle_segment_collide", &[4., 4., 3., 8., 6., 13., 6.], false),
    ("circle_rectangle_collide", &[5., 4., 1., 3., 2., 6., 4.], true),
    ("circle_rectangle_collide", &[7., 8., 1., 3., 2., 6., 4.], false),
    ("circle_oriented_rectangle_collide", &[5., 7., 2., 5., 4., 3., 2., 30.], true),
    ("point_rectangle_collide", &[4., 5., 3., 2., 6., 4.], true),
    ("point_rectangle_collide", &[11., 4., 3., 2., 6., 4.], false),
    ("line_rectangle_collide", &[6., 8., 2., -3., 3., 2., 6., 4.], true),
    ("rectangle_segment_collide", &[3., 2., 6., 4., 6., 8., 10., 2.], true),
    ("oriented_rectangle_rectangle_collide", &[10., 4., 4., 2., 25., 1., 5., 3., 3.], false),
    ("line_point_collide", &[3., 7., 7., -2., 5., 3.], false),
    ("point_segment_collide", &[1., 4., 6., 6., 13., 4.], false),
    ("oriented_rectangle_point_collide", &[5., 4., 3., 2., 30., 6., 5.], true),
    ("oriented_rectangle_point_collide", &[5., 4., 3., 2., 30., 10., 6.], false),
    ("line_segment_collide", &[3., 4., 4., -2., 8., 4., 11., 7.], false),
    ("line_oriented_rectangle_collide", &[7., 3., 2., -1., 5., 4., 3., 2., 30.], true),
    ("oriented_rectangle_segment_collide", &[5., 4., 3., 2., 30., 1., 8., 7., 5.], true),
];

/// Touches, degenerate shapes and misses by a hair, decided by hand.
const BY_HAND: &[(&str, &[f32], bool)] = &[
    ("circles_collide", &[0., 0., 2., 3., 4., 3.], true),
    ("circles_collide", &[0., 0., 2., 3., 4., 2.9999998], false),
    ("segments_collide", &[0., 0., 0., 0., 0., 0., 0., 0.], true),
    ("segments_collide", &[0., 0., 0., 0., 100., 100., 100., 100.], false),
    ("segments_collide", &[0., 0., 2., 2., 3., 3., 5., 5.], false),
    ("segments_collide", &[0., 0., 4., 4., 3., 3., 5., 5.], true),
    ("segments_collide", &[0., 0., 2., 0., 1., 0., 1., 5.], true),
    ("lines_collide", &[0., 0., 0., 0., 1., 1., 3., 3.], true),
    ("lines_collide", &[1., 1., 3., 3., 0., 0., 0., 0.], true),
    ("lines_collide", &[0., 0., 0., 0., 1., 2., 3., 3.], false),
    ("lines_collide", &[0., 0., 0.01, 0., 5., 5., 0., 0.01], true),
    ("equivalent_lines", &[0., 0., 1., 2., 2., 4., -2., -4.], true),
    ("equivalent_lines", &[0., 0., 0., 0., 0., 0., 1., 1.], false),
    ("equivalent_lines", &[3., 1., 0., 0., 3., 1., -0., 0.], true),
    ("oriented_rectangles_collide", &[0., 0., 1., 1., 45., 0., 3., 1., 1., -135.], false),
    ("oriented_rectangles_collide", &[0., 0., 1., 1., 45., 2., 0., 1., 1., 90.], true),
    ("oriented_rectangles_collide", &[0., 0., 1., 1., 30., 0., 0., 3., 3., 60.], true),
    ("oriented_rectangles_collide", &[0., 0., 9., 9., 30., 0., 0., 1., 1., 75.], true),
    ("oriented_rectangle_point_collide", &[0., 0., 2., 0., 45., 1., 1.], true),
    ("oriented_rectangle_point_collide", &[0., 0., 2., 0., 45., 1., 1.0000001], false),
    ("oriented_rectangle_point_collide", &[0., 0., 2., 1., 60., 1., 1.7320508], true),
    ("oriented_rectangle_point_collide", &[0., 0., 2., 0., 60., 1., 1.7320508], false),
    ("circle_oriented_rectangle_collide", &[2., 2., 0., 0., 0., 4., 0., 405.], true),
    ("circle_line_collide", &[0., 0., 5., 3., 4., -4., 3.], true),
    ("circle_line_collide", &[0., 0., 4.9999995, 3., 4., -4., 3.], false),
    ("circle_line_collide", &[0., 0., 5., 3., 4., 0., 0.], true),
    ("line_rectangle_collide", &[0., 2., 1., 1., 0., 0., 2., 0.], false),
    ("line_rectangle_collide", &[1., 1., 0., 0., 0., 0., 2., 3.], true),
    ("line_rectangle_collide", &[0., 4., 1., -1., 0., 0., 2., 2.], true),
    ("line_rectangle_collide", &[0., 4.0000005, 1., -1., 0., 0., 2., 2.], false),
    ("moving_circle_circle_collide", &[0., 5., 2., 10., 0., 5., 2., 3.], true),
    ("moving_circle_circle_collide", &[0., 5., 2., 10., 0., 5., 1.9999999, 3.], true),
    ("moving_circle_circle_collide", &[0., 5., 2., 10., 0., 5., -0.000001, 3.], false),
    ("moving_circle_rectangle_collide", &[0., 0., 5., 10., 0., 13., 4., 1., 1.], true),
    ("moving_circle_rectangle_collide", &[0., 0., 5., 10., 0., 13.000001, 4., 1., 1.], false),
    ("moving_rectangle_circle_collide", &[0., 0., 1., 1., 10., 0., 14., 5., 5.], true),
    ("moving_rectangle_circle_collide", &[0., 0., 1., 1., 9.999999, 0., 14., 5., 5.], false),
    ("moving_rectangle_rectangle_collide", &[0., 0., 1., 1., 4., 4., 4., 2., 1., 1.], true),
    ("moving_rectangle_rectangle_collide", &[0., 0., 1., 1., 4., 4., 4., 1., 1., 1.], false),
    ("on_one_side", &[0., 0., 1., 0., 0., 1., 5., 1.], true),
    ("on_one_side", &[0., 0., 1., 0., 0., 0., 5., 1.], false),
    ("on_one_side", &[0., 0., 0., 0., 0., 1., 5., 1.], false),
    ("separating_axis_for_rectangle", &[0., 0., 1., 0., 1., 5., 2., 2.], false),
    ("separating_axis_for_rectangle", &[0., 0., 1., 0., 1.0000001, 5., 2., 2.], true),
    ("separating_axis_for_rectangle", &[3., 3., 3., 3., 9., 9., 0., 0.], false),
    ("overlapping", &[1., 2., 2., 3.], true),
    ("overlapping", &[f32::NEG_INFINITY, f32::INFINITY, 2., 3.], true),
    ("overlapping", &[1., f32::NAN, 2., 3.], false),
    ("circles_collide", &[0., 0., -1., 0., 0., 5.], false),
    ("circle_point_collide", &[0., 0., f32::INFINITY, 0., 0.], false),
];

/// The threshold of 1/8192, which the answers keep below.
const THRESHOLD: &[(&str, &[f32], bool)] = &[
    ("equal_floats", &[1., 1.000122], true),
    ("equal_floats", &[0., 0.00012207031], false),
    ("equal_vectors", &[0., 0., 0.0001, 0.0002], false),
    ("parallel_vectors", &[0.01, 0., 0., 0.01], true),
    ("lines_collide", &[0., 0., 0.01, 0., 5., 5., 0., 0.01], false),
    ("line_point_collide", &[0., 0., 0., 0., 9., 9.], true),
    ("point_segment_collide", &[1., 0.0001, 0., 0., 2., 0.], true),
    ("point_segment_collide", &[-0.0001, 0., 0., 0., 2., 0.], false),
    ("point_segment_collide", &[2.00001, 0., 0., 0., 2., 0.], false),
    ("point_segment_collide", &[3., 3.0001, 3., 3., 3., 3.], true),
];

/// What holds what.
const HOLDING: &[(&str, &[f32], bool)] = &[
    ("rectangle_point", &[0., 0., 2., 3., 2., 3.], true),
    ("rectangle_point", &[0., 0., 2., 3., 2., 3.0000002], false),
    ("rectangle_rectangle", &[0., 0., 4., 4., 1., 1., 3., 3.], true),
    ("rectangle_rectangle", &[0., 0., 4., 4., 1., 1., 3., 3.0000002], false),
    ("rectangle_circle", &[-1., -1., 2., 2., 0., 0., 1.], true),
    ("rectangle_circle", &[-1., -1., 2., 2., 0.0000001, 0., 1.], false),
    ("rectangle_oriented_rectangle", &[-2., -1., 4., 2., 0., 0., 1., 2., -90.], true),
    ("rectangle_oriented_rectangle", &[-2.828427, -3., 6., 6., 0., 0., 2., 2., 45.], false),
    ("rectangle_oriented_rectangle", &[-2.8284273, -3., 6., 6., 0., 0., 2., 2., 45.], true),
    ("circle_circle", &[0., 0., 7., 3., 4., 2.], true),
    ("circle_circle", &[0., 0., 6.9999995, 3., 4., 2.], false),
    ("circle_circle", &[0., 0., 1., 0., 0., 7.], false),
    ("circle_oriented_rectangle", &[1., 1., 5., 1., 1., 3., 4., 90.], true),
    ("circle_oriented_rectangle", &[0., 0., 2.828427, 0., 0., 2., 2., 17.], false),
    ("circle_oriented_rectangle", &[0., 0., 2.8284273, 0., 0., 2., 2., 17.], true),
];

fn check(functions: &[Function], cases: &[(&str, &[f32], bool)]) {
    let mut wrong = Vec::new();
    for (name, arguments, expected) in cases {
        let function = functions.iter().find(|function| function.name == *name).expect(name);
        let answers = [(function.decide)(arguments), (function.decide_slowly)(arguments)];
        if answers != [Some(*expected); 2] {
            wrong.push(format!("{name} {arguments:?} is not {answers:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_books_assertions() {
    check(FUNCTIONS, BOOK);
}

#[test]
fn decided_by_hand() {
    check(FUNCTIONS, BY_HAND);
}

#[test]
fn the_books_threshold() {
    check(BOOK_FUNCTIONS, THRESHOLD);
}

#[test]
fn what_holds_what() {
    check(CONTAINMENTS, HOLDING);
}
