//! The name of a function among overloads: without the words for what it is called with.
//!
//! `clash_circle_rectangle_collide` of a circle and a rectangle is `Collide`.

use super::rust_name;
use crate::model::{Argument, Function, Type};
use crate::names::{pascal, snake};

/// The words for a type in the names of functions.
fn words(c_name: &str) -> Vec<String> {
    match rust_name(c_name) {
        "Vector2D" => vec!["vector".into(), "point".into()],
        name => vec![snake(name)],
    }
}

/// The struct, handle or enum that a function is called with: an argument or an array's element.
fn type_of(argument: &Argument) -> Option<&str> {
    match &argument.kind {
        Type::Named(c_name) => Some(c_name),
        Type::Pointer { to, is_const: true } => match &**to {
            Type::Named(c_name) => Some(c_name),
            _ => None,
        },
        _ => argument.enumeration.as_deref(),
    }
}

/// The name in C#.
pub fn overload(function: &Function) -> String {
    let mut rest = format!("_{}_", function.name.trim_start_matches("clash_"));
    let mut words: Vec<Vec<String>> =
        function.arguments.iter().filter_map(type_of).map(words).collect();
    // "rectangle" is found in "oriented_rectangle" as well.
    words.sort_by_key(|words| std::cmp::Reverse(words.first().map_or(0, String::len)));
    for word in words {
        let forms = word.iter().flat_map(|word| [format!("_{word}_"), format!("_{word}s_")]);
        let found = forms.filter_map(|form| Some((find(&rest, &form)?, form.len())));
        // The first place: "circles_circle_hull" is the circle hull of circles.
        if let Some((start, length)) = found.min() {
            rest.replace_range(start..start + length, "_");
        }
    }
    pascal(rest.trim_matches('_'))
}

/// Where a word is, other than as the end of the longer one "oriented_rectangle", or as what is
/// made, found or meant in "transform_point", "support_point", "clip_segment" and "at_pose".
fn find(name: &str, word: &str) -> Option<usize> {
    let places = name.match_indices(word).map(|(place, _)| place);
    let is_whole = |place: &usize| {
        !["_at", "_clip", "_oriented", "_support", "_transform"]
            .iter()
            .any(|start| name[..*place].ends_with(start))
    };
    places.into_iter().find(is_whole)
}

/// Whether the two shapes may also be given the other way round.
pub fn is_swappable(function: &Function) -> bool {
    let [a, b] = function.arguments.as_slice() else { return false };
    overload(function) == "Collide" && a.kind != b.kind
}

/// The argument that may be left out, and what it is then.
pub fn default_of(function: &Function) -> Option<(&'static str, &'static str)> {
    match function.name.as_str() {
        "clash_contact" | "clash_contacts" => Some(("distance", "0")),
        "clash_distance" => Some(("maximum", "float.PositiveInfinity")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_of(name: &str, types: &[&str]) -> String {
        let argument = |c_name: &&str| Argument {
            name: "a".into(),
            kind: Type::Named(format!("Clash{c_name}")),
            enumeration: None,
            count: None,
            is_owned: false,
            rust: String::new(),
        };
        overload(&Function {
            name: format!("clash_{name}"),
            section: String::new(),
            doc: String::new(),
            arguments: types.iter().map(argument).collect(),
            returns: Type::Void,
            is_unsafe: false,
            rust_returns: String::new(),
        })
    }

    #[test]
    fn words_for_arguments_go() {
        let pair = ["OrientedRectangle", "Rectangle"];
        assert_eq!(name_of("oriented_rectangle_rectangle_collide", &pair), "Collide");
        assert_eq!(name_of("circles_collide", &["Circle", "Circle"]), "Collide");
        assert_eq!(name_of("point_rectangle_collide", &["Vector2D", "Rectangle"]), "Collide");
        let moving = ["Circle", "Vector2D", "Rectangle"];
        assert_eq!(name_of("moving_circle_rectangle_collide", &moving), "MovingCollide");
    }

    #[test]
    fn words_for_results_stay() {
        assert_eq!(
            name_of("oriented_rectangle_rectangle_hull", &["OrientedRectangle"]),
            "RectangleHull"
        );
        assert_eq!(name_of("circles_circle_hull", &["Circle"]), "CircleHull");
        assert_eq!(
            name_of("oriented_rectangle_from_pivot", &["Rectangle"]),
            "OrientedRectangleFromPivot"
        );
        assert_eq!(name_of("rotate_vector_90", &["Vector2D"]), "Rotate90");
        assert_eq!(name_of("pose_transform_point", &["Pose", "Vector2D"]), "TransformPoint");
        assert_eq!(name_of("shape_at_pose", &["Shape", "Pose"]), "AtPose");
        assert_eq!(name_of("support_point", &["Vector2D"]), "SupportPoint");
        assert_eq!(name_of("clip_segment", &["Shape", "Segment"]), "ClipSegment");
        assert_eq!(name_of("motion_pose_at", &["Motion"]), "PoseAt");
        assert_eq!(name_of("clamp_on_range", &[]), "ClampOnRange");
    }
}
