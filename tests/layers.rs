//! The layers of the library: a module uses only modules above its own, in the order of the `mod`
//! lines of `lib.rs` and of each folder's `mod.rs`; `unsafe` lives in `any/`,
//! `pack/` and `root.rs` alone.

mod layer;

use layer::{Tree, violations};

#[test]
fn each_module_uses_only_those_above() {
    let tree = Tree::read(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("clash2d/src"));
    assert!(tree.len() > 20, "only {} files found", tree.len());
    let found = violations(&tree);
    assert!(found.is_empty(), "{found:#?}");
}

/// A small tree in order, of which the tests below break one rule each.
const LIBRARY: &str = "mod range;\nmod vector;\nmod exact;\nmod collide;\npub mod pack;\n\
    pub use collide::{circle_collide, segment_collide as segments};\npub use vector::Vector2D;";
const FILES: [(&str, &str); 8] = [
    ("lib.rs", LIBRARY),
    ("range.rs", "//! Below: crate::collide.\n/* use crate::exact; /* nested */ unsafe */"),
    ("vector.rs", "use core::ops::Add;\nuse crate::range::Range;"),
    ("exact/mod.rs", "mod int;\nmod sign;\npub(crate) use sign::*;\npub(crate) fn one() {}"),
    ("exact/int.rs", "const TEXT: &str = r#\"crate::collide \"unsafe\" \"#; const C: char = '\"';"),
    ("exact/sign.rs", "use super::{int::Int, one};\nuse crate::{range::{Range, less}, Vector2D};"),
    ("collide.rs", "fn f<'a>(a: &'a str) -> bool { $crate::exact::sign(a) }"),
    ("pack/mod.rs", "use crate::circle_collide;\n#[unsafe(no_mangle)] pub fn f() {}"),
];

/// What is found when the text of a file is another one.
fn found_with(name: &str, text: &str) -> Vec<String> {
    let files = FILES.map(|(file, usual)| (file, if file == name { text } else { usual }));
    violations(&Tree::of(&files))
}

#[test]
fn an_orderly_tree_is_accepted() {
    assert_eq!(found_with("", ""), Vec::<String>::new());
}

#[test]
fn a_use_of_a_module_below_is_found() {
    for text in [
        "use crate::vector::Vector2D;",
        "use crate::collide;",
        "use crate::{exact::sign, pack};",
        "use crate::{\n    pack::{self, f},\n};",
        "use super::vector;",
        "pub(crate) use crate :: vector :: Vector2D;",
        "fn f() { crate::exact::sign(0.0) }",
        "fn f() { $crate::exact::sign(0.0) }",
        "fn f(v: crate::Vector2D) {}",
        "use crate::segments;",
        "use crate::*;",
        "const QUOTE: char = '\\''; use crate::vector;",
        "const TEXT: &str = \"\\\"\"; use crate::vector;",
    ] {
        let found = found_with("range.rs", text);
        assert!(!found.is_empty(), "nothing found in {text}");
        assert!(found.iter().all(|line| line.starts_with("range.rs")), "{found:?}");
    }
}

#[test]
fn a_use_of_a_sibling_below_is_found() {
    for text in ["use super::sign::sign;", "use super::sign;", "use crate::exact::sign::sign;"] {
        assert_eq!(found_with("exact/int.rs", text), ["exact/int.rs uses exact::sign"], "{text}");
    }
    assert_eq!(found_with("exact/int.rs", "use super::super::pack;"), ["exact/int.rs uses pack"]);
    assert_eq!(found_with("exact/sign.rs", "use super::*;"), Vec::<String>::new());
    assert_eq!(found_with("exact/int.rs", "use super::*;"), ["exact/int.rs uses exact::sign"]);
}

#[test]
fn unsafe_where_it_may_not_be_is_found() {
    let found = found_with("vector.rs", "fn f() { unsafe { g() } }");
    assert_eq!(found, ["vector.rs is unsafe"]);
    let of_file = found_with("vector.rs", "#![forbid(unsafe_code)]");
    assert!(!of_file.is_empty() && !of_file.contains(&found[0]), "{of_file:?}");
}

#[test]
fn unsafe_beside_a_part_that_may_be_is_found() {
    let tree = |tasks: &str, pairs: &str| {
        let files =
            [("lib.rs", "mod world;"), ("world/mod.rs", "mod tasks;\nmod pairs;")].into_iter();
        let parts = [("world/tasks.rs", tasks), ("world/pairs.rs", pairs)];
        Tree::of(&files.chain(parts).collect::<Vec<_>>())
    };
    assert_eq!(violations(&tree("fn f() { unsafe { g() } }", "")), Vec::<String>::new());
    assert_eq!(violations(&tree("", "fn f() { unsafe { g() } }")), ["world/pairs.rs is unsafe"]);
}

#[test]
fn a_file_that_no_mod_line_names_is_found() {
    let library = LIBRARY.replace("mod range;", "");
    let found = found_with("lib.rs", &library);
    assert!(found.contains(&"range.rs belongs to no module".to_string()), "{found:?}");
}

#[test]
fn a_module_that_may_be_unsafe_among_others_that_may_not_is_found() {
    let modules = "#[forbid(unsafe_code)]\nmod range;\nmod vector;\n#[forbid(unsafe_code)]\nmod exact;\n\
        #[forbid(unsafe_code)]\nmod collide;\npub mod pack;\npub use vector::Vector2D;\n\
        pub use collide::{circle_collide};";
    assert_eq!(found_with("lib.rs", modules), ["lib.rs does not forbid unsafe code in vector"]);
}
