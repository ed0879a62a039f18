//! Writes the C headers from the Rust source, as a part of `build.rs` with the feature `headers`.
//!
//! `include/clash2d/*.h` are committed; they are written again only if they are out of date.

use cbindgen::{
    Builder, Config, DocumentationStyle, EnumConfig, Language, Layout, RenameRule, Style,
};
use std::fs;
use std::path::{Path, PathBuf};

/// A header, and the sources whose items it declares: types and functions, each in the order in
/// which they appear there.
struct Header {
    name: &'static str,
    guard: &'static str,
    head: &'static str,
    prefix: Option<&'static str>,
    sources: &'static [&'static str],
    /// Enums that no function names, as their numbers are passed.
    numbers: &'static [&'static str],
    enumerators: RenameRule,
}

const LIBRARY: Header = Header {
    name: "clash2d.h",
    guard: "CLASH2D_CLASH2D_H",
    head: include_str!("ffi/clash2d.head.h"),
    prefix: Some("Clash"),
    sources: &[
        "clash2d/src/vector.rs",
        "clash2d/src/range.rs",
        "clash2d/src/pose.rs",
        "clash2d/src/shape.rs",
        "clash2d/src/any/polygon.rs",
        "clash2d/src/any/chain.rs",
        "clash2d/src/tree/node.rs",
        "clash2d/src/any/shape.rs",
        "clash2d/src/any/status.rs",
        "clash2d/src/relate/mod.rs",
        "clash2d/src/place/mod.rs",
        "clash2d/src/distance/mod.rs",
        "clash2d/src/signed.rs",
        "clash2d/src/support.rs",
        "clash2d/src/mass.rs",
        "clash2d/src/contact/answer.rs",
        "clash2d/src/intersect.rs",
        "clash2d/src/clip.rs",
        "clash2d/src/cast/settings.rs",
        "clash2d/src/cast/hit.rs",
        "clash2d/src/cast/turning/motion.rs",
        "clash2d/src/polygon/winding.rs",
        "clash2d/src/any/batch.rs",
        "clash2d/src/batch/find.rs",
        "src/ffi/version.rs",
        "src/ffi/vector.rs",
        "src/ffi/pose.rs",
        "src/ffi/pair.rs",
        "src/ffi/motion.rs",
        "src/ffi/helper.rs",
        "src/ffi/shape.rs",
        "src/ffi/prepared.rs",
        "src/ffi/place.rs",
        "src/ffi/make.rs",
        "src/ffi/query.rs",
        "src/ffi/cast.rs",
        "src/ffi/hull.rs",
        "src/ffi/mass.rs",
        "src/ffi/polygon.rs",
        "src/ffi/batch.rs",
    ],
    numbers: &["CastMode", "CastSides", "ShapeKind", "Side"],
    enumerators: RenameRule::QualifiedScreamingSnakeCase,
};

const BOOK: Header = Header {
    name: "book.h",
    guard: "CLASH2D_BOOK_H",
    head: include_str!("book/book.head.h"),
    prefix: None,
    sources: &["src/book/lib.rs"],
    numbers: &[],
    enumerators: RenameRule::LowerCase,
};

const WORLD: Header = Header {
    name: "world.h",
    guard: "CLASH2D_WORLD_H",
    head: include_str!("ffi/world.head.h"),
    prefix: Some("Clash"),
    sources: &[
        "clash2d/src/world/collider.rs",
        "clash2d/src/memory.rs",
        "clash2d/src/world/tasks.rs",
        "clash2d/src/world/world.rs",
        "clash2d/src/world/way.rs",
        "clash2d/src/world/event.rs",
        "clash2d/src/grid/grid.rs",
        "clash2d/src/grid/near.rs",
        "clash2d/src/grid/ray.rs",
        "clash2d/src/grid/cast.rs",
        "clash2d/src/grid/contact.rs",
        "clash2d/src/grid/fill.rs",
        "clash2d/src/world/query/mod.rs",
        "clash2d/src/world/replay.rs",
        "clash2d/src/mover/obstacle.rs",
        "clash2d/src/mover/settings.rs",
        "src/ffi/world/settings.rs",
        "src/ffi/world/colliders.rs",
        "src/ffi/world/queries.rs",
        "src/ffi/world/snapshots.rs",
        "src/ffi/world/logs.rs",
        "src/ffi/world/grids.rs",
        "src/ffi/world/movers.rs",
    ],
    numbers: &["ColliderFlags", "EventFlags", "GridRows", "MoverFlags", "MoverTouch", "QueryFlags"],
    enumerators: RenameRule::QualifiedScreamingSnakeCase,
};

/// All of them, each after those that it includes.
const HEADERS: [Header; 3] = [LIBRARY, BOOK, WORLD];

/// Writes the headers that are out of date.
pub(crate) fn write() {
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=clash2d/src");
    println!("cargo::rerun-if-changed=include");
    for header in &HEADERS {
        let text = generate(header);
        let path = Path::new("include/clash2d").join(header.name);
        let is_current = fs::read_to_string(&path).is_ok_and(|committed| committed == text);
        if !is_current && fs::write(&path, text).is_err() {
            println!("cargo::warning={} is out of date and can't be written", path.display());
        }
    }
}

/// The text of a header.
fn generate(header: &Header) -> String {
    let mut config = Config {
        language: Language::C,
        cpp_compat: true,
        no_includes: true,
        usize_is_size_t: true,
        style: Style::Type,
        documentation_style: DocumentationStyle::Cxx,
        line_length: 100,
        tab_width: 4,
        include_guard: Some(header.guard.into()),
        after_includes: Some(header.head.replace("{version}", &version())),
        enumeration: EnumConfig {
            rename_variants: header.enumerators.clone(),
            ..Default::default()
        },
        ..Default::default()
    };
    config.export.include = header.numbers.iter().map(|&name| name.into()).collect();
    config.export.prefix = header.prefix.map(Into::into);
    config.structure.rename_fields = RenameRule::CamelCase;
    config.function.rename_args = RenameRule::CamelCase;
    config.function.args = Layout::Horizontal;
    let builder = Builder::new().with_config(config);
    let builder =
        header.sources.iter().fold(builder, |builder, source| builder.with_src(alone(source)));
    let bindings = builder.generate().expect("cbindgen reads the sources");
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).expect("cbindgen writes UTF-8");
    let text = with_tags(&in_words_of_c(&text));
    let sources = header.sources.iter().map(fs::read_to_string);
    let sources: Vec<String> = sources.map(|text| text.expect("the source is readable")).collect();
    let text = with_types_in_order(&text, &sources.concat());
    sources.iter().fold(text, |text, source| with_banners(text, source))
}

/// A copy of a source where none of its modules is, whose types have names of their own.
fn alone(source: &str) -> PathBuf {
    let folder = std::env::var_os("OUT_DIR").expect("cargo says where to write");
    let path = Path::new(&folder).join(source.replace('/', "_"));
    fs::copy(source, &path).expect("the source is readable");
    path
}

/// Leaves out of the documentation what only Rust programs need, and writes names as C has them.
fn in_words_of_c(header: &str) -> String {
    let mut is_example = false;
    let mut text = String::new();
    for line in header.lines() {
        let comment = line.trim_start().strip_prefix("///");
        let is_fence = comment.is_some_and(|comment| comment.starts_with(" ```"));
        is_example ^= is_fence;
        if is_fence || is_example || comment == Some(" # Safety") {
            continue;
        }
        text += &comment.map_or(line.to_owned(), |_| with_names_of_c(line));
        text.push('\n');
    }
    let text = text.replace("///\ntypedef ", "typedef ").replace("\n\n\n", "\n\n");
    let text = text.replace("CLASH_SHAPE_KIND_", "CLASH_SHAPE_");
    text.replace("CLASH_CAST_MODE_", "CLASH_CAST_").replace("_FLAGS_", "_")
}

/// A line of documentation with its names of fields and arguments, which are in backticks, as
/// cbindgen renames them.
fn with_names_of_c(line: &str) -> String {
    let rename = |(index, piece): (usize, &str)| {
        let mut words = piece.split('_');
        let first = words.next().unwrap_or_default().to_owned();
        let is_code = index % 2 == 1;
        if is_code {
            words.fold(first, |name, word| name + &capitalized(word))
        } else {
            piece.into()
        }
    };
    let line = line.replace("`f32`", "f32").replace("f32", "float");
    line.split('`').enumerate().map(rename).collect::<Vec<_>>().join("`")
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(word.len().min(1));
    first.to_uppercase() + rest
}

/// Gives each type the tag of its typedef, so that C programs can declare it ahead, as a pointer to
/// a type that comes later does.
fn with_tags(header: &str) -> String {
    let mut pieces = header.split("typedef ");
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let tag = piece.split_once("\n} ").and_then(|(_, rest)| rest.split_once(';'));
        let is_untagged =
            ["struct {", "union {", "enum {"].iter().any(|kind| piece.starts_with(kind));
        text += "typedef ";
        text += &match tag {
            Some((tag, _)) if is_untagged => piece.replacen(" {", &format!(" {tag} {{"), 1),
            _ => piece.to_string(),
        };
    }
    text.replace("    const ClashShape *", "    const struct ClashShape *")
}

/// Brings the types into the order of the sources, which have them from the simple to the composed.
fn with_types_in_order(header: &str, sources: &str) -> String {
    let mut blocks: Vec<&str> = header.split("\n\n").collect();
    let is_type = |block: &&str| place(block, sources).is_some();
    let start = blocks.iter().position(is_type).unwrap_or_default();
    let end = start + blocks[start..].iter().take_while(|block| is_type(block)).count();
    blocks[start..end].sort_by_key(|block| place(block, sources));
    blocks.join("\n\n")
}

/// Where the sources define the type that a block of the header declares, if it declares one.
fn place(block: &str, sources: &str) -> Option<usize> {
    let opaque = || block.lines().last()?.strip_prefix("typedef struct ")?.split_once(' ');
    let (_, name) = block.rsplit_once("\n} ").or_else(opaque)?;
    let name = name.strip_suffix(';')?;
    let name = name.strip_prefix("Clash").unwrap_or(name);
    ["struct", "union", "enum"].iter().find_map(|kind| {
        let place = |end| sources.find(&format!("{kind} {name}{end}"));
        place(' ').or_else(|| place('<'))
    })
}

/// The version as one number, like `clash2d::VERSION`.
fn version() -> String {
    let part = |name: &str| {
        let text = std::env::var(name).expect("cargo sets the version");
        text.parse::<u32>().expect("a version is made of numbers")
    };
    let [major, minor, patch] =
        ["CARGO_PKG_VERSION_MAJOR", "CARGO_PKG_VERSION_MINOR", "CARGO_PKG_VERSION_PATCH"].map(part);
    (major * 1_000_000 + minor * 1_000 + patch).to_string()
}

/// Carries the section banners of a source, `// ---- Title ----`, over to the header: each one goes
/// before the documentation of the public item that follows it.
fn with_banners(mut header: String, source: &str) -> String {
    for (start, _) in source.match_indices("// ---- ") {
        let (banner, rest) = source[start..].split_once('\n').expect("an item after the banner");
        let declaration = header.rfind(&declaration(rest)).expect("the item is declared");
        let documentation = header[..declaration].rfind("\n\n").expect("a blank line") + 2;
        header.insert_str(documentation, &format!("{banner}\n\n"));
    }
    header
}

/// How the header declares the first public item of a source.
fn declaration(source: &str) -> String {
    let is_item = |line: &&str| line.starts_with("pub ");
    let words = source.lines().find(is_item).expect("a public item").split([' ', '(', '<']);
    let mut words = words.skip_while(|word| !["fn", "struct", "union", "enum"].contains(word));
    match (words.next(), words.next()) {
        (Some("fn"), Some(name)) => format!(" {name}("),
        (Some(kind), Some(name)) => format!("{kind} Clash{name} {{"),
        _ => panic!("an item after the banner that no header has"),
    }
}
