//! The hulls against the oracle: they contain what they bound, and no smaller float would do.

use clash2d::{Circle, OrientedRectangle, Rectangle, Vector2D};
use clash2d_ffi as ffi;
use clash2d_oracle::{Distribution, Function, Rng, contains};
use std::mem::MaybeUninit;

const CASES: usize = 1000;

/// Small, large, far, degenerate and mixed shapes; hulls of rotated ones next to a tie too.
const DISTRIBUTIONS: [Distribution; 7] = [
    Distribution::Uniform,
    Distribution::Grid,
    Distribution::Scale,
    Distribution::Exponents,
    Distribution::Far,
    Distribution::Degenerate,
    Distribution::Angles,
];

/// What a function wrote that answers whether there is anything to write.
fn written<T>(ask: impl FnOnce(Option<&mut MaybeUninit<T>>) -> bool) -> Option<T> {
    let mut place = MaybeUninit::uninit();
    let is_there = ask(Some(&mut place));
    // SAFETY: a yes has been written.
    is_there.then(|| unsafe { place.assume_init() })
}

fn numbers_of_rectangle(r: Rectangle) -> [f32; 4] {
    [r.origin.x, r.origin.y, r.size.x, r.size.y]
}

fn numbers_of_circle(c: Circle) -> [f32; 3] {
    [c.center.x, c.center.y, c.radius]
}

fn rectangle([x, y, width, height]: [f32; 4]) -> Rectangle {
    Rectangle { origin: Vector2D { x, y }, size: Vector2D { x: width, y: height } }
}

fn circle([x, y, radius]: [f32; 3]) -> Circle {
    Circle { center: Vector2D { x, y }, radius }
}

fn oriented([x, y, width, height, rotation]: [f32; 5]) -> OrientedRectangle {
    let (center, half_extend) = (Vector2D { x, y }, Vector2D { x: width, y: height });
    OrientedRectangle { center, half_extend, rotation }
}

/// The arguments of random cases of a function, as they are for those who want shapes like its.
fn each_case(name: &str, mut check: impl FnMut(&[f32])) {
    let function = Function::named(name).expect("a function of that name");
    for distribution in DISTRIBUTIONS {
        let mut rng = Rng::with_seed(4);
        let mut arguments = Vec::new();
        for _ in 0..CASES {
            function.case(distribution, &mut rng, &mut arguments);
            check(&arguments);
        }
    }
}

fn part<const N: usize>(arguments: &[f32], start: usize) -> [f32; N] {
    arguments[start..start + N].try_into().expect("enough numbers")
}

/// Whether all answers are yes; none where one is not known.
fn all(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    answers.into_iter().try_fold(true, |yes, answer| Some(yes & answer?))
}

/// Fails unless the rectangle holds all, and each smaller one lacks one of them.
fn is_tight(hull: Rectangle, holds_all: impl Fn(&[f32]) -> Option<bool>, of: &dyn std::fmt::Debug) {
    let numbers = numbers_of_rectangle(hull);
    if numbers.iter().any(|number| number.is_infinite()) {
        return;
    }
    assert_ne!(holds_all(&numbers), Some(false), "{hull:?} does not contain {of:?}");
    for side in [0, 1] {
        let mut less = numbers;
        less[side + 2] = numbers[side + 2].next_down();
        assert_ne!(holds_all(&less), Some(true), "the size of {hull:?} is too large for {of:?}");
        let mut nearer = numbers;
        nearer[side] = numbers[side].next_up();
        nearer[side + 2] = f32::MAX;
        assert_ne!(holds_all(&nearer), Some(true), "the origin of {hull:?} is too low for {of:?}");
    }
}

#[test]
fn rectangle_of_an_oriented_rectangle() {
    each_case("oriented_rectangles_collide", |arguments| {
        let inner: [f32; 5] = part(arguments, 0);
        let hull = ffi::clash_oriented_rectangle_rectangle_hull(oriented(inner));
        is_tight(hull, |outer| contains("rectangle_oriented_rectangle", outer, &inner), &inner);
    });
}

#[test]
fn circle_of_an_oriented_rectangle() {
    each_case("oriented_rectangles_collide", |arguments| {
        let inner: [f32; 5] = part(arguments, 0);
        let hull = ffi::clash_oriented_rectangle_circle_hull(oriented(inner));
        assert_eq!([hull.center.x, hull.center.y], inner[..2]);
        if hull.radius.is_infinite() {
            return;
        }
        let holds = |hull| contains("circle_oriented_rectangle", &numbers_of_circle(hull), &inner);
        assert_ne!(holds(hull), Some(false), "{hull:?} does not contain {inner:?}");
        let less = Circle { radius: hull.radius.next_down(), ..hull };
        assert_ne!(holds(less), Some(true), "{hull:?} is too large for {inner:?}");
    });
}

#[test]
fn rectangle_of_two_rectangles() {
    each_case("rectangles_collide", |arguments| {
        let inner: [[f32; 4]; 2] = [part(arguments, 0), part(arguments, 4)];
        let hull = ffi::clash_enlarge_rectangle_rectangle(rectangle(inner[0]), rectangle(inner[1]));
        let holds_all =
            |outer: &[f32]| all(inner.iter().map(|r| contains("rectangle_rectangle", outer, r)));
        is_tight(hull, holds_all, &inner);
    });
}

#[test]
fn rectangle_of_a_rectangle_and_a_point() {
    each_case("point_rectangle_collide", |arguments| {
        let point @ [x, y] = part(arguments, 0);
        let inner: [f32; 4] = part(arguments, 2);
        let hull = ffi::clash_enlarge_rectangle_point(rectangle(inner), Vector2D { x, y });
        let holds_all = |outer: &[f32]| {
            all([
                contains("rectangle_rectangle", outer, &inner),
                contains("rectangle_point", outer, &point),
            ])
        };
        is_tight(hull, holds_all, &arguments);
    });
}

#[test]
fn rectangle_of_many_rectangles() {
    let mut many = Vec::new();
    each_case("rectangles_collide", |arguments| {
        many.extend([part(arguments, 0), part(arguments, 4)]);
        if many.len() < 6 {
            return;
        }
        let inner: Vec<Rectangle> = many.iter().copied().map(rectangle).collect();
        // SAFETY: the pointer and the length are those of one vector.
        let hull = written(|out| unsafe {
            ffi::clash_rectangles_rectangle_hull(inner.as_ptr(), inner.len(), out)
        });
        let hull = hull.expect("valid shapes");
        let holds_all =
            |outer: &[f32]| all(many.iter().map(|r| contains("rectangle_rectangle", outer, r)));
        is_tight(hull, holds_all, &many);
        many.clear();
    });
}

#[test]
fn rectangle_of_many_circles() {
    let mut many = Vec::new();
    each_case("circles_collide", |arguments| {
        many.extend([part(arguments, 0), part(arguments, 3)]);
        if many.len() < 6 {
            return;
        }
        let inner: Vec<Circle> = many.iter().copied().map(circle).collect();
        // SAFETY: the pointer and the length are those of one vector.
        let hull = written(|out| unsafe {
            ffi::clash_circles_rectangle_hull(inner.as_ptr(), inner.len(), out)
        });
        let hull = hull.expect("valid shapes");
        let holds_all =
            |outer: &[f32]| all(many.iter().map(|c| contains("rectangle_circle", outer, c)));
        is_tight(hull, holds_all, &many);
        many.clear();
    });
}

/// The center is that of the circles' rectangle; from there, no smaller radius would do.
#[test]
fn circle_of_many_circles() {
    let mut many = Vec::new();
    each_case("circles_collide", |arguments| {
        many.extend([part(arguments, 0), part(arguments, 3)]);
        if many.len() < 6 {
            return;
        }
        let inner: Vec<Circle> = many.iter().copied().map(circle).collect();
        // SAFETY: the pointer and the length are those of one vector.
        let hull = written(|out| unsafe {
            ffi::clash_circles_circle_hull(inner.as_ptr(), inner.len(), out)
        });
        let hull = hull.expect("valid shapes");
        let holds = |hull| {
            let outer = numbers_of_circle(hull);
            all(many.iter().map(|c| contains("circle_circle", &outer, c)))
        };
        if hull.radius.is_finite() {
            assert_ne!(holds(hull), Some(false), "{hull:?} does not contain {many:?}");
            let less = Circle { radius: hull.radius.next_down(), ..hull };
            assert_ne!(holds(less), Some(true), "{hull:?} is too large for {many:?}");
        }
        many.clear();
    });
}

/// A small center beside a radius in whose last f64 place it is lost: the middle of the two ranges
/// is
/// -0.005, not the -0.005859375 of the rounded ends.
#[test]
fn a_small_center_beside_a_large_radius_is_not_lost() {
    let circles =
        [circle([8e5, 2e3, 8e-11]), circle([7e8, -0.07, 7e5]), circle([3e7, -0.005, 9e12])];
    let hull = Circle::hull(circles).expect("valid circles");
    assert_eq!(numbers_of_circle(hull), [3e7, -0.005, 9e12]);
}

#[test]
fn invalid_shapes_are_skipped() {
    let valid = rectangle([1.0, 2.0, 3.0, 4.0]);
    let odd = [rectangle([f32::NAN, 0.0, 1.0, 1.0]), rectangle([0.0, 0.0, -1.0, 1.0])];
    for invalid in odd {
        assert_eq!(ffi::clash_enlarge_rectangle_rectangle(valid, invalid), valid);
        assert_eq!(ffi::clash_enlarge_rectangle_rectangle(invalid, valid), valid);
        let neither = ffi::clash_enlarge_rectangle_rectangle(invalid, invalid);
        assert!(numbers_of_rectangle(neither).iter().all(|number| number.is_nan()));
    }
    let mixed = [odd[0], valid, odd[1]];
    let of = |first, count| {
        // SAFETY: the pointers and the counts are those of one array, or null.
        written(|out| unsafe { ffi::clash_rectangles_rectangle_hull(first, count, out) })
    };
    assert_eq!(of(mixed.as_ptr(), 3), Some(valid));
    assert_eq!([of(odd.as_ptr(), 2), of(std::ptr::null(), 7)], [None; 2]);
    let odd =
        [circle([0.0, 0.0, -1.0]), circle([3.0, 4.0, 2.0]), circle([0.0, f32::INFINITY, 1.0])];
    let of = |count| {
        // SAFETY: the array has three elements.
        written(|out| unsafe { ffi::clash_circles_circle_hull(odd.as_ptr(), count, out) })
    };
    assert_eq!([of(3), of(1)], [Some(odd[1]), None]);
    let around = |circles: &[Circle]| Circle::rectangle_hull(circles.iter().copied());
    assert_eq!(around(&odd), Some(rectangle([1.0, 2.0, 4.0, 4.0])));
    assert_eq!(around(&odd[2..]), None);
    // The place is kept if the answer is no, and may be null.
    let mut place = MaybeUninit::new(odd[1]);
    // SAFETY: null has no elements.
    let is_there = unsafe { ffi::clash_circles_circle_hull(std::ptr::null(), 1, Some(&mut place)) };
    // SAFETY: it was written before.
    assert_eq!((is_there, unsafe { place.assume_init() }), (false, odd[1]));
    // SAFETY: the array has three elements.
    assert!(unsafe { ffi::clash_circles_circle_hull(odd.as_ptr(), 3, None) });
}

#[test]
fn hulls_of_invalid_boxes_are_nan() {
    for numbers in [[0.0, 0.0, -1.0, 1.0, 0.0], [0.0, 0.0, 1.0, 1.0, f32::INFINITY]] {
        let rectangle = ffi::clash_oriented_rectangle_rectangle_hull(oriented(numbers));
        assert!(numbers_of_rectangle(rectangle).iter().all(|number| number.is_nan()));
        let circle = ffi::clash_oriented_rectangle_circle_hull(oriented(numbers));
        assert!(numbers_of_circle(circle).iter().all(|number| number.is_nan()));
    }
}
