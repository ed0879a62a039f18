//! What every number that comes out has to fulfil, whatever the arguments: the documented special
//! cases. How precise it is, is a matter of other tests.

use super::abi::{Answer, Argument, Slot};
use super::question::{is_invalid, shown};
use super::table::Function;
use clash2d::{Circle, OrientedRectangle, Rectangle, Segment, Vector2D};
use clash2d_ffi::{
    clash_circle_point_collide, clash_enlarge_rectangle_rectangle, clash_oriented_rectangle_corner,
    clash_oriented_rectangle_rectangle_collide, clash_point_rectangle_collide,
};

/// The functions of arrays, which may have nothing to tell.
const OF_ARRAYS: [&str; 3] =
    ["rectangles_rectangle_hull", "circles_rectangle_hull", "circles_circle_hull"];

/// Checks the numbers that a function answered.
pub(crate) fn check(function: &Function, words: &[u32], answer: Answer) {
    let may_be_nothing = OF_ARRAYS.contains(&function.stem());
    if !may_be_nothing && !matches!(answer, Answer::Numbers(..)) {
        return;
    }
    let numbers: Vec<f32> = words.iter().map(|&word| f32::from_bits(word)).collect();
    let call = Call { function, words, a: &numbers, answer };
    assert!(call.is_defined(), "not as documented: {}", shown(function, words, answer));
}

struct Call<'a> {
    function: &'a Function,
    words: &'a [u32],
    a: &'a [f32],
    answer: Answer,
}

impl Call<'_> {
    /// Whether the answer is a documented one.
    fn is_defined(&self) -> bool {
        let is_finite = !self
            .a
            .iter()
            .zip(&self.function.slots)
            .any(|(number, &slot)| slot != Slot::Integer && !number.is_finite());
        let has_nan = self.answer.numbers().any(f32::is_nan);
        (!is_finite || !has_nan || self.is_nan_documented())
            && self.is_special_case_right(is_finite)
            && self.is_arithmetic()
    }

    /// Finite numbers give no NaN, but for 0 / 0 and the hulls of shapes that are invalid all the
    /// same.
    fn is_nan_documented(&self) -> bool {
        if self.function.stem() == "motion_pose_at" {
            return (self.a[2] * self.a[5]).is_infinite();
        }
        if self.function.stem() == "divide_vector" {
            return self.a[2] == 0.0;
        }
        let is_all_nan = self.answer.numbers().all(f32::is_nan);
        let is_hull = matches!(
            self.function.stem(),
            "enlarge_rectangle_point"
                | "enlarge_rectangle_rectangle"
                | "oriented_rectangle_rectangle_hull"
                | "oriented_rectangle_circle_hull"
        );
        is_hull && is_all_nan && is_invalid(&self.function.slots, self.words)
    }

    /// One operation of IEEE 754 for each coordinate, where that is all there is to it.
    fn is_arithmetic(&self) -> bool {
        let a = self.a;
        match self.function.stem() {
            "add_vector" => self.is(&[a[0] + a[2], a[1] + a[3]]),
            "subtract_vector" => self.is(&[a[0] - a[2], a[1] - a[3]]),
            "negate_vector" | "rotate_vector_180" => self.is(&[-a[0], -a[1]]),
            "rotate_vector_90" => self.is(&[-a[1], a[0]]),
            "rotate_vector_270" => self.is(&[a[1], -a[0]]),
            "multiply_vector" => self.is(&[a[0] * a[2], a[1] * a[2]]),
            "divide_vector" => self.is(&[a[0] / a[2], a[1] / a[2]]),
            _ => true,
        }
    }

    fn is(&self, expected: &[f32]) -> bool {
        let pairs = self.answer.numbers().zip(expected);
        pairs.into_iter().all(|(number, &wanted)| same(number, wanted))
    }

    fn is_special_case_right(&self, is_finite: bool) -> bool {
        let (a, answer) = (self.a, self.answer);
        let is_null = |x: f32, y: f32| x == 0.0 && y == 0.0;
        match self.function.stem() {
            "vector_length" if is_finite => answer.at(0) >= a[0].abs().max(a[1].abs()),
            "unit_vector" if is_null(a[0], a[1]) => self.is(a),
            "unit_vector" if is_finite => answer.numbers().all(|x| x.abs() <= 1.0),
            "rotate_vector" if !a[2].is_finite() => answer.numbers().all(f32::is_nan),
            "rotate_vector" if is_finite && a[2] % 360.0 == 0.0 => self.is(&a[..2]),
            "enclosed_angle" if !is_finite => answer.at(0).is_nan(),
            "enclosed_angle" if is_null(a[0], a[1]) || is_null(a[2], a[3]) => self.is(&[90.0]),
            "enclosed_angle" => (0.0..=180.0).contains(&answer.at(0)),
            "signed_angle" | "vector_angle" | "lerp_vector" if !is_finite => {
                answer.numbers().all(f32::is_nan)
            }
            "reflect_vector" | "slide_vector" if !is_finite => answer.numbers().all(f32::is_nan),
            "signed_angle" if is_null(a[0], a[1]) || is_null(a[2], a[3]) => self.is(&[0.0]),
            "signed_angle" | "vector_angle" => answer.at(0).abs() <= 180.0,
            "reflect_vector" | "slide_vector" if is_null(a[2], a[3]) => self.is(&a[..2]),
            "pose_transform_point" | "pose_inverse_transform_point" if !a[2].is_finite() => {
                answer.numbers().all(f32::is_nan)
            }
            "pose_transform_point" if is_finite && a[2] % 360.0 == 0.0 => {
                self.is(&[a[0] + a[3], a[1] + a[4]])
            }
            "pose_transform_direction" if is_finite && a[2] % 360.0 == 0.0 => self.is(&a[3..]),
            "pose_inverse" => same(answer.at(2), -a[2]),
            "pose_compose" => same(answer.at(2), a[2] + a[5]),
            "motion_pose_at" if !is_finite => answer.numbers().all(f32::is_nan),
            "project_vector" if is_finite && is_null(a[2], a[3]) => self.is(&[0.0, 0.0]),
            "project_segment" if is_finite && is_null(a[4], a[5]) => self.is(&[0.0, 0.0]),
            "project_segment" | "sort_range" => {
                answer.at(0) <= answer.at(1) || answer.numbers().any(f32::is_nan)
            }
            "clamp_on_range" if a[0] < a[1] => self.is(&a[1..2]),
            "clamp_on_range" if a[0] > a[2] => self.is(&a[2..3]),
            "clamp_on_range" => self.is(&a[..1]),
            "minimum" if a[0].is_nan() || a[1].is_nan() => self.is(&a[..1]),
            "maximum" if a[0].is_nan() || a[1].is_nan() => self.is(&a[..1]),
            "minimum" => self.is(&[a[0].min(a[1])]),
            "maximum" => self.is(&[a[0].max(a[1])]),
            "rectangle_corner" | "oriented_rectangle_corner" => self.counts_modulo_4(),
            "oriented_rectangle_edge" => self.runs_between_corners(),
            stem if stem.contains("clamp") || stem.contains("hull") || stem.contains("enlarge") => {
                self.is_inside()
            }
            _ => true,
        }
    }

    /// Whether an edge runs from the corner of its number to the next one.
    fn runs_between_corners(&self) -> bool {
        let (r, number) = (take(self.words), take(&self.words[5..]));
        let corner = |number: i32| clash_oriented_rectangle_corner(r, number);
        Answer::from(Segment { point1: corner(number), point2: corner(number.wrapping_add(1)) })
            == self.answer
    }

    /// Whether the number of a corner counts modulo 4.
    fn counts_modulo_4(&self) -> bool {
        let mut words = self.words.to_vec();
        let number = words.last_mut().expect("a number");
        *number &= 3;
        self.function.call(&words) == self.answer
    }

    /// Whether a clamped point lies in its rectangle, and hulls hold what they were made from.
    fn is_inside(&self) -> bool {
        let (words, answer) = (self.words, self.answer);
        let is_valid = !is_invalid(&self.function.slots, words);
        match self.function.stem() {
            "clamp_on_rectangle" if is_valid => {
                clash_point_rectangle_collide(point(answer), take(&words[2..]))
            }
            "enlarge_rectangle_point" if is_valid => holds(answer, take(words)),
            "enlarge_rectangle_rectangle" => {
                let (a, b): (Rectangle, Rectangle) = (take(words), take(&words[4..]));
                [a, b].into_iter().all(|r| !r.is_valid() || holds(answer, r))
            }
            "oriented_rectangle_rectangle_hull" | "oriented_rectangle_circle_hull" if !is_valid => {
                answer.numbers().all(f32::is_nan)
            }
            "oriented_rectangle_rectangle_hull" => holds_oriented(answer, take(words)),
            "oriented_rectangle_circle_hull" => {
                let r: OrientedRectangle = take(words);
                point(answer) == r.center && answer.at(2) >= r.half_extend.x.max(r.half_extend.y)
            }
            stem if OF_ARRAYS.contains(&stem) => contains_all(stem, words, answer),
            _ => true,
        }
    }
}

/// Whether the hull of an array contains each valid element, as far as a few questions tell, and
/// whether there is one only if there is a valid element.
pub(crate) fn contains_all(stem: &str, words: &[u32], hull: Answer) -> bool {
    if stem == "rectangles_rectangle_hull" {
        let all = words.chunks(4).map(take::<Rectangle>);
        return is_of_all(hull, all.filter(|r| r.is_valid()), holds);
    }
    is_of_all(hull, words.chunks(3).map(take::<Circle>).filter(|c| c.is_valid()), surrounds)
}

/// Whether a hull contains all valid elements; of none, whether it is the answer to that.
fn is_of_all<T>(
    hull: Answer,
    valid: impl Iterator<Item = T>,
    contains: fn(Answer, T) -> bool,
) -> bool {
    let mut valid = valid.peekable();
    match (hull, valid.peek()) {
        (Answer::YesNo(is_there), first) => !is_there && first.is_none(),
        (Answer::Found(..), None) => false,
        (_, None) => hull.words().iter().all(|&word| word == 0),
        (_, Some(_)) => valid.all(|element| contains(hull, element)),
    }
}

/// Whether another rectangle adds nothing to the one that was answered; no rectangle of finite
/// numbers may be large enough.
fn holds(hull: Answer, r: Rectangle) -> bool {
    let is_too_large = hull.numbers().any(f32::is_infinite) && !hull.numbers().any(f32::is_nan);
    is_too_large || clash_enlarge_rectangle_rectangle(rectangle(hull), r) == rectangle(hull)
}

/// Whether the center of a circle lies inside, and the hull is not smaller than it.
fn surrounds(hull: Answer, c: Circle) -> bool {
    match *hull.words() {
        [x, y, radius] => {
            let hull: Circle = take(&[x, y, radius]);
            let is_endless = hull.radius == f32::INFINITY && hull.center.is_finite();
            is_endless || hull.radius >= c.radius && clash_circle_point_collide(hull, c.center)
        }
        _ => holds(hull, Rectangle { origin: c.center, size: Vector2D::default() }),
    }
}

/// Whether a hull meets an oriented rectangle and contains its center.
fn holds_oriented(hull: Answer, r: OrientedRectangle) -> bool {
    let meets = !rectangle(hull).is_valid()
        || clash_oriented_rectangle_rectangle_collide(r, rectangle(hull));
    meets && holds(hull, Rectangle { origin: r.center, size: Vector2D::default() })
}

fn point(answer: Answer) -> Vector2D {
    Vector2D { x: answer.at(0), y: answer.at(1) }
}

fn rectangle(answer: Answer) -> Rectangle {
    let size = Vector2D { x: answer.at(2), y: answer.at(3) };
    Rectangle { origin: point(answer), size }
}

fn take<T: Argument>(mut words: &[u32]) -> T {
    T::take(&mut words)
}

/// Whether two numbers are equal or both NaN.
fn same(a: f32, b: f32) -> bool {
    a == b || a.is_nan() && b.is_nan()
}
