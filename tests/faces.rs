//! Each face of the library has each function of `clash2d.h`, and of `world.h` if it has worlds. What a
//! function does there, the tests of that face ask; this only finds the one that somebody forgot.

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

/// The faces that have worlds.
const OF_WORLDS: [Face; 4] = [
    Face { sources: &["include/clash2d/world.hpp"], mention: |name| format!("{name}(") },
    Face { sources: &["bindings/api.json"], mention: |name| format!("\"{name}\"") },
    Face {
        sources: &["bindings/godot/tests/completeness.gd"],
        mention: |name| format!("\"{}\": [", name.trim_start_matches("clash_")),
    },
    Face {
        sources: &[
            "bindings/csharp/Runtime/World/ClashWorld.cs",
            "bindings/csharp/Runtime/World/WorldChanges.cs",
            "bindings/csharp/Runtime/World/WorldCollider.cs",
            "bindings/csharp/Runtime/World/WorldLogs.cs",
            "bindings/csharp/Runtime/World/WorldQueries.cs",
            "bindings/csharp/Runtime/World/WorldQuery.cs",
            "bindings/csharp/Runtime/World/WorldStates.cs",
        ],
        mention: |name| format!("<remarks>C: <c>{name}</c>"),
    },
];

/// The faces that have movers.
const OF_MOVERS: [Face; 3] = [
    Face { sources: &["include/clash2d/world.hpp"], mention: |name| format!("{name}(") },
    Face { sources: &["bindings/api.json"], mention: |name| format!("\"{name}\"") },
    Face {
        sources: &["bindings/csharp/Runtime/Movers/Mover.cs"],
        mention: |name| format!("<remarks>C: <c>{name}</c>"),
    },
];

/// The faces that have grids.
const OF_GRIDS: [Face; 3] = [
    Face { sources: &["include/clash2d/world.hpp"], mention: |name| format!("{name}(") },
    Face { sources: &["bindings/api.json"], mention: |name| format!("\"{name}\"") },
    Face {
        sources: &["bindings/csharp/Runtime/Grids/ClashGrid.cs"],
        mention: |name| format!("<c>{name}</c>"),
    },
];

/// The functions of world.h that need no world.
const MOVERS: [&str; 3] = ["clash_default_mover", "clash_mover_advance", "clash_slid_velocity"];

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

fn read(source: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{source}: {error}"))
}

/// Fails if a face has no word of one of the functions.
#[track_caller]
fn all_have(faces: &[Face], names: &[String]) {
    let mut missing = Vec::new();
    for face in faces {
        let text: String = face.sources.iter().map(|source| read(source)).collect();
        let lacks = names.iter().filter(|name| !text.contains(&(face.mention)(name)));
        missing.extend(lacks.map(|name| format!("{}: {name}", face.sources[0])));
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_face_lacks_a_function() {
    let functions = functions();
    let names = functions.iter().filter(|function| !function.is_of_book());
    all_have(&FACES, &names.map(|function| function.name.to_owned()).collect::<Vec<_>>());
}

#[test]
fn no_face_of_worlds_lacks_a_function() {
    let header = read("include/clash2d/world.h");
    let declarations = header.lines().filter(|line| line.ends_with(");") && !line.contains("(*"));
    let names = declarations.filter_map(|line| line.split_once('(')?.0.rsplit([' ', '*']).next());
    let names: Vec<String> =
        names.filter(|name| name.starts_with("clash_")).map(str::to_owned).collect();
    let (movers, names): (Vec<_>, Vec<_>) =
        names.into_iter().partition(|name| MOVERS.contains(&name.as_str()));
    let (grids, names): (Vec<_>, Vec<_>) =
        names.into_iter().partition(|name| name.contains("_grid") && !name.contains("_world_"));
    assert!(names.len() > 20 && movers.len() == MOVERS.len(), "{names:?}");
    assert!(grids.len() >= 13, "{grids:?}");
    all_have(&OF_WORLDS, &names);
    all_have(&OF_MOVERS, &movers);
    all_have(&OF_GRIDS, &grids);
}
