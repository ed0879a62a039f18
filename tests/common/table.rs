//! The table of all functions of the C ABI.

use super::abi::{Answer, Argument, Slot, written};
use super::any;
#[cfg(feature = "book")]
use clash2d_book as book_ffi;
use clash2d_ffi as ffi;
use std::panic::RefUnwindSafe;

/// A function of the C ABI.
pub(crate) struct Function {
    /// Its symbol.
    pub(crate) name: &'static str,
    /// The meaning of the words that it takes.
    pub(crate) slots: Vec<Slot>,
    call: Box<dyn Call>,
}

/// The functions that answer otherwise under the book's name: its threshold.
pub(crate) const WITH_THRESHOLD: [&str; 7] = [
    "equal_vectors",
    "points_collide",
    "parallel_vectors",
    "equivalent_lines",
    "lines_collide",
    "line_point_collide",
    "point_segment_collide",
];

/// What can be called from any thread.
trait Call: Fn(&[u32]) -> Answer + Send + Sync + RefUnwindSafe {}

impl<F: Fn(&[u32]) -> Answer + Send + Sync + RefUnwindSafe> Call for F {}

impl Function {
    pub(crate) fn new<S>(name: &'static str, callable: impl Callable<S>) -> Self {
        Self { name, slots: callable.slots(), call: Box::new(move |words| callable.call(words)) }
    }

    /// Its answer for some words, one for each slot.
    pub(crate) fn call(&self, words: &[u32]) -> Answer {
        assert_eq!(words.len(), self.slots.len(), "{} takes a word for each slot", self.name);
        (self.call)(words)
    }

    /// The name that it shares with its twin in the other header.
    pub(crate) fn stem(&self) -> &'static str {
        self.name.strip_prefix("clash_").unwrap_or(self.name)
    }

    /// Whether it belongs to book.h.
    pub(crate) fn is_of_book(&self) -> bool {
        self.stem() == self.name
    }
}

/// A function of any number of arguments; `S` is its signature.
pub(crate) trait Callable<S>: Send + Sync + RefUnwindSafe + 'static {
    fn slots(&self) -> Vec<Slot>;
    fn call(&self, words: &[u32]) -> Answer;
}

macro_rules! callable {
    ($($argument:ident)*) => {
        impl<F, R: Into<Answer>, $($argument: Argument),*> Callable<fn($($argument),*) -> R> for F
        where
            F: Fn($($argument),*) -> R + Send + Sync + RefUnwindSafe + 'static,
        {
            fn slots(&self) -> Vec<Slot> {
                let slots: &[Vec<Slot>] = &[$($argument::slots()),*];
                slots.concat()
            }

            #[allow(unused_mut, unused_variables, reason = "without arguments")]
            fn call(&self, mut words: &[u32]) -> Answer {
                self($($argument::take(&mut words)),*).into()
            }
        }
    };
}

callable!();
callable!(A);
callable!(A B);
callable!(A B C);
callable!(A B C D);
callable!(A B C D E);
callable!(A B C D E G);

macro_rules! functions {
    (in $module:ident: $($arguments:tt => $($name:ident)*;)*) => {
        vec![$($(Function::new(stringify!($name), callable_of!($module $name $arguments)),)*)*]
    };
}

/// A closure, since functions of the C ABI are no `Fn`.
macro_rules! callable_of {
    ($module:ident $name:ident arrays) => {
        |elements: [_; 3]| {
            // SAFETY: the three elements live until the call is over.
            unsafe { $module::$name(elements.as_ptr(), 3) }
        }
    };
    ($module:ident $name:ident found_in_arrays) => {
        |elements: [_; 3]| {
            // SAFETY: the three elements live until the call is over.
            written(|out| unsafe { $module::$name(elements.as_ptr(), 3, out) })
        }
    };
    ($module:ident $name:ident ($($argument:ident),*)) => {
        |$($argument),*| $module::$name($($argument),*)
    };
}

/// All functions; those of arrays with three elements.
pub(crate) fn functions() -> Vec<Function> {
    let mut functions = prefixed();
    functions.append(&mut any::functions());
    functions.append(&mut book());
    functions
}

fn prefixed() -> Vec<Function> {
    functions! { in ffi:
        () =>
            clash_version;
        (a) =>
            clash_negate_vector clash_vector_length clash_unit_vector
            clash_degrees_to_radian clash_radian_to_degrees clash_rotate_vector_90
            clash_rotate_vector_180 clash_rotate_vector_270 clash_sort_range
            clash_rectangle_center clash_oriented_rectangle_rectangle_hull
            clash_oriented_rectangle_circle_hull clash_vector_angle clash_pose_inverse;
        (a, b) =>
            clash_cross_product clash_signed_angle clash_point_distance clash_reflect_vector
            clash_slide_vector clash_pose_compose clash_pose_transform_point
            clash_pose_inverse_transform_point clash_pose_transform_direction
            clash_pose_inverse_transform_direction clash_motion_pose_at
            clash_add_vector clash_subtract_vector clash_equal_vectors clash_multiply_vector
            clash_divide_vector clash_rotate_vector clash_dot_product clash_enclosed_angle
            clash_project_vector clash_parallel_vectors clash_rectangles_collide
            clash_circles_collide clash_points_collide clash_lines_collide
            clash_segments_collide clash_oriented_rectangles_collide
            clash_circle_point_collide clash_circle_line_collide
            clash_circle_segment_collide clash_circle_rectangle_collide
            clash_circle_oriented_rectangle_collide clash_point_rectangle_collide
            clash_line_rectangle_collide clash_rectangle_segment_collide
            clash_oriented_rectangle_rectangle_collide clash_line_point_collide
            clash_point_segment_collide clash_oriented_rectangle_point_collide
            clash_line_segment_collide clash_line_oriented_rectangle_collide
            clash_oriented_rectangle_segment_collide clash_rectangles_collide_short_circuit
            clash_overlapping_ranges clash_range_hull clash_clamp_on_rectangle
            clash_equivalent_lines clash_on_one_side clash_project_segment
            clash_rectangle_corner clash_oriented_rectangle_corner
            clash_oriented_rectangle_edge clash_separating_axis_for_rectangle
            clash_separating_axis_for_oriented_rectangle clash_enlarge_rectangle_point
            clash_enlarge_rectangle_rectangle;
        (a, b, c) =>
            clash_moving_circle_rectangle_collide clash_moving_rectangle_rectangle_collide
            clash_moving_circle_circle_collide clash_moving_rectangle_circle_collide
            clash_clamp_on_range clash_lerp_vector;
        (a, b, c, d) =>
            clash_overlapping;
        found_in_arrays =>
            clash_rectangles_rectangle_hull clash_circles_rectangle_hull
            clash_circles_circle_hull;
    }
}

#[cfg(not(feature = "book"))]
fn book() -> Vec<Function> {
    Vec::new()
}

#[cfg(feature = "book")]
fn book() -> Vec<Function> {
    functions! { in book_ffi:
        (a) =>
            negate_vector vector_length unit_vector degrees_to_radian radian_to_degrees
            rotate_vector_90 rotate_vector_180 rotate_vector_270 sort_range rectangle_center
            oriented_rectangle_rectangle_hull oriented_rectangle_circle_hull;
        (a, b) =>
            add_vector subtract_vector equal_floats equal_vectors multiply_vector
            divide_vector rotate_vector dot_product enclosed_angle project_vector
            parallel_vectors rectangles_collide circles_collide points_collide lines_collide
            segments_collide oriented_rectangles_collide circle_point_collide
            circle_line_collide circle_segment_collide circle_rectangle_collide
            circle_oriented_rectangle_collide point_rectangle_collide line_rectangle_collide
            rectangle_segment_collide oriented_rectangle_rectangle_collide
            line_point_collide point_segment_collide oriented_rectangle_point_collide
            line_segment_collide line_oriented_rectangle_collide
            oriented_rectangle_segment_collide rectangles_collide_short_circuit
            overlapping_ranges range_hull clamp_on_rectangle equivalent_lines on_one_side
            project_segment rectangle_corner oriented_rectangle_corner
            oriented_rectangle_edge separating_axis_for_rectangle
            separating_axis_for_oriented_rectangle enlarge_rectangle_point
            enlarge_rectangle_rectangle minimum maximum;
        (a, b, c) =>
            clamp_on_range moving_circle_rectangle_collide
            moving_rectangle_rectangle_collide moving_circle_circle_collide
            moving_rectangle_circle_collide;
        (a, b, c, d) =>
            overlapping;
        arrays =>
            rectangles_rectangle_hull circles_rectangle_hull circles_circle_hull;
    }
}
