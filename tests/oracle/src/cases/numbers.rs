//! The table of the functions that answer with numbers.

use super::answer::Answer;
use super::subject::Parameter;
use super::{helpers, hulls, poses, vectors};
use crate::Kind;

/// A function that answers with numbers.
pub(crate) struct Numbers {
    /// The name, without prefix.
    pub(crate) name: &'static str,
    pub(crate) parameters: &'static [Parameter],
    /// The answer to so many numbers.
    pub(crate) answer: fn(&[f64]) -> Answer,
}

const N: Parameter = Parameter::Shape(Kind::Number);
const V: Parameter = Parameter::Shape(Kind::Vector);
const S: Parameter = Parameter::Shape(Kind::Segment);
const R: Parameter = Parameter::Shape(Kind::Rectangle);
const O: Parameter = Parameter::Shape(Kind::OrientedRectangle);
const P: Parameter = Parameter::Shape(Kind::Pose);
const M: Parameter = Parameter::Shape(Kind::Motion);
const T: Parameter = Parameter::Shape(Kind::Range);
const RS: Parameter = Parameter::Array(Kind::Rectangle);
const CS: Parameter = Parameter::Array(Kind::Circle);
const I: Parameter = Parameter::Integer;

macro_rules! numbers {
    ($($module:ident: $($name:ident($($parameter:expr),*))*;)*) => {
        &[$($(Numbers {
            name: stringify!($name),
            parameters: &[$($parameter),*],
            answer: $module::$name,
        }),*),*]
    };
}

/// All of them.
pub(crate) static NUMBERS: &[Numbers] = numbers! {
    vectors:
        add_vector(V, V)
        subtract_vector(V, V)
        negate_vector(V)
        multiply_vector(V, N)
        divide_vector(V, N)
        vector_length(V)
        unit_vector(V)
        degrees_to_radian(N)
        radian_to_degrees(N)
        rotate_vector(V, N)
        rotate_vector_90(V)
        rotate_vector_180(V)
        rotate_vector_270(V)
        dot_product(V, V)
        enclosed_angle(V, V)
        cross_product(V, V)
        signed_angle(V, V)
        vector_angle(V)
        point_distance(V, V)
        lerp_vector(V, V, N)
        project_vector(V, V)
        reflect_vector(V, V)
        slide_vector(V, V);
    poses:
        pose_compose(P, P)
        pose_inverse(P)
        pose_transform_point(P, V)
        pose_inverse_transform_point(P, V)
        pose_transform_direction(P, V)
        pose_inverse_transform_direction(P, V)
        motion_pose_at(M, N);
    helpers:
        range_hull(T, T)
        sort_range(T)
        clamp_on_range(N, N, N)
        clamp_on_rectangle(V, R)
        project_segment(S, V)
        rectangle_corner(R, I)
        rectangle_center(R)
        oriented_rectangle_corner(O, I)
        oriented_rectangle_edge(O, I)
        minimum(N, N)
        maximum(N, N);
    hulls:
        enlarge_rectangle_point(R, V)
        enlarge_rectangle_rectangle(R, R)
        oriented_rectangle_rectangle_hull(O)
        oriented_rectangle_circle_hull(O)
        rectangles_rectangle_hull(RS)
        circles_rectangle_hull(CS)
        circles_circle_hull(CS);
};
