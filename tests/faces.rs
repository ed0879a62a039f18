//! Each face of the library has each function of `clash2d.h`. What a function does there, the tests of
//! that face ask; this only finds the one that somebody forgot.

mod common;

use common::table::functions;
use std::path::Path;

/// A face: the files that make it, and what must stand in one of them for a function.
struct Face {
    sources: &'static [&'static str],
    mention: fn(&str) -> String,
}

const FACES: [Face; 4] = [
    Face { sources: &["include/clash2d/clash2d.hpp"], mention: |name| format!("{name}(") },
    Face { sources: &["bindings/api.json"], mention: |name| format!("\"{name}\"") },
    Face { sources: CSHARP, mention: |name| format!("<remarks>C: <c>{name}</c>") },
    Face {
        sources: &[
            "bindings/godot/src/geometry/batches.rs",
            "bindings/godot/src/geometry/casts.rs",
            "bindings/godot/src/geometry/helpers.rs",
            "bindings/godot/src/geometry/hulls.rs",
            "bindings/godot/src/geometry/make.rs",
            "bindings/godot/src/geometry/mod.rs",
            "bindings/godot/src/geometry/motion.rs",
            "bindings/godot/src/geometry/pairs.rs",
            "bindings/godot/src/geometry/polygons.rs",
            "bindings/godot/src/geometry/poses.rs",
            "bindings/godot/src/geometry/shapes.rs",
            "bindings/godot/src/geometry/vectors.rs",
            "bindings/godot/tests/completeness.gd",
        ],
        mention: godot,
    },
];

/// The functions, the conversions to a shape, and what has to be disposed of. Each says what it is in C;
/// that all of them give the same answers as the imported functions is for C#'s own tests.
const CSHARP: &[&str] = &[
    "bindings/csharp/Runtime/Generated/Clash.cs",
    "bindings/csharp/Runtime/Generated/Owned.cs",
    "bindings/csharp/Runtime/Generated/Shapes.cs",
];

/// A static method of ClashGeometry2D by the same name, or what completeness.gd tells of another one:
/// shapes are made by their classes, arrays are as long as they have to be, and settings are arguments.
fn godot(name: &str) -> String {
    let name = name.trim_start_matches("clash_");
    const ASKED: [&str; 7] =
        ["at_pose", "check", "member_", "edge", "vertex", "point_at", "place_at"];
    let of_shape = name.strip_prefix("shape_");
    let is_of_a_class =
        of_shape.is_some_and(|rest| !ASKED.iter().any(|asked| rest.starts_with(asked)));
    let is_of_settings = ["default_cast", "cast_settings_check"].contains(&name);
    if is_of_a_class || is_of_settings || name.ends_with("_capacity") {
        return format!("\"{name}\": [");
    }
    format!("fn {name}(")
}

#[test]
fn no_face_lacks_a_function() {
    let read = |source: &&str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{source}: {error}"))
    };
    let mut missing = Vec::new();
    for face in FACES {
        let text: String = face.sources.iter().map(read).collect();
        let functions = functions();
        let names = functions.iter().filter(|function| !function.is_of_book());
        let names = names.map(|function| function.name);
        let lacks = names.filter(|name| !text.contains(&(face.mention)(name)));
        missing.extend(lacks.map(|name| format!("{}: {name}", face.sources[0])));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Each function of `world.h` is told in the tests of a face, which ask whether it is there.
#[test]
fn no_face_lacks_a_function_of_worlds() {
    let read = |path: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let (header, told) =
        (read("include/clash2d/world.h"), read("bindings/godot/tests/completeness.gd"));
    let declarations = header.lines().filter(|line| line.ends_with(");") && !line.starts_with(' '));
    let name = |line: &str| Some(line.split_once("clash_")?.1.split_once('(')?.0.to_owned());
    let names: Vec<String> = declarations.filter_map(name).collect();
    assert!(names.len() > 20, "the header declares {names:?}");
    let missing: Vec<_> =
        names.iter().filter(|name| !told.contains(&format!("\"{name}\": ["))).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
