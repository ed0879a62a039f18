//! Writes the C headers from the Rust source.
//!
//! `include/clash2d/*.h` are committed; they are written again only if they are out of date, so that
//! a build from a read-only tree or from a package changes nothing.

use cbindgen::{
    Builder, Config, DocumentationStyle, EnumConfig, Language, Layout, RenameRule, Style,
};
use std::fs;
use std::path::Path;

/// A header, and the sources whose items it declares, in the order in which they appear.
struct Header {
    name: &'static str,
    guard: &'static str,
    head: &'static str,
    prefix: Option<&'static str>,
    sources: &'static [&'static str],
}

const LIBRARY: Header = Header {
    name: "clash2d.h",
    guard: "CLASH2D_CLASH2D_H",
    head: include_str!("src/ffi/clash2d.head.h"),
    prefix: Some("Clash"),
    sources: &[
        "src/vector.rs",
        "src/shape.rs",
        "src/range.rs",
        "src/ffi/version.rs",
        "src/ffi/vector.rs",
        "src/ffi/pair.rs",
        "src/ffi/motion.rs",
        "src/ffi/helper.rs",
        "src/ffi/hull.rs",
    ],
};

const BOOK: Header = Header {
    name: "book.h",
    guard: "CLASH2D_BOOK_H",
    head: include_str!("src/ffi/book.head.h"),
    prefix: None,
    sources: &["src/ffi/book.rs"],
};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=include");
    name_shared_library();
    for header in [LIBRARY, BOOK] {
        let text = generate(&header);
        let path = Path::new("include/clash2d").join(header.name);
        let is_current = fs::read_to_string(&path).is_ok_and(|committed| committed == text);
        if !is_current && fs::write(&path, text).is_err() {
            println!("cargo::warning={} is out of date and can't be written", path.display());
        }
    }
}

/// Gives the shared library the name under which programs look for it, wherever they were linked;
/// with `capi`, whoever builds it gives it a name with a version.
fn name_shared_library() {
    if std::env::var_os("CARGO_FEATURE_CAPI").is_some() {
        return;
    }
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android" | "freebsd") => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libclash2d.so");
        }
        Ok("macos" | "ios") => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libclash2d.dylib");
        }
        _ => {}
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
        enumeration: EnumConfig { rename_variants: RenameRule::LowerCase, ..Default::default() },
        ..Default::default()
    };
    config.export.prefix = header.prefix.map(Into::into);
    config.structure.rename_fields = RenameRule::CamelCase;
    config.function.rename_args = RenameRule::CamelCase;
    config.function.args = Layout::Horizontal;
    let builder = Builder::new().with_config(config);
    let builder = header.sources.iter().fold(builder, |builder, source| builder.with_src(source));
    let bindings = builder.generate().expect("cbindgen reads the sources");
    let mut text = Vec::new();
    bindings.write(&mut text);
    let text = String::from_utf8(text).expect("cbindgen writes UTF-8");
    let text = with_tags(&text.replace("/// # Safety\n", ""));
    header.sources.iter().fold(text, |text, source| with_banners(text, source))
}

/// Gives each struct and enum the tag of its typedef, so that C programs can declare it ahead.
fn with_tags(header: &str) -> String {
    let mut pieces = header.split("typedef ");
    let mut text = pieces.next().unwrap_or_default().to_string();
    for piece in pieces {
        let tag = piece.split_once("\n} ").and_then(|(_, rest)| rest.split_once(';'));
        let is_untagged = piece.starts_with("struct {") || piece.starts_with("enum {");
        text += "typedef ";
        text += &match tag {
            Some((tag, _)) if is_untagged => piece.replacen(" {", &format!(" {tag} {{"), 1),
            _ => piece.to_string(),
        };
    }
    text
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
/// before the documentation of the function that follows it.
fn with_banners(mut header: String, source: &str) -> String {
    let text = fs::read_to_string(source).expect("the source is readable");
    for (start, banner) in text.match_indices("// ---- ") {
        let banner = text[start..].lines().next().unwrap_or(banner);
        let function = text[start..].split_once(" fn ").and_then(|(_, rest)| rest.split_once('('));
        let Some((name, _)) = function else { continue };
        let declaration = header.rfind(&format!(" {name}(")).expect("the function is declared");
        let documentation = header[..declaration].rfind("\n\n").expect("a blank line") + 2;
        header.insert_str(documentation, &format!("{banner}\n\n"));
    }
    header
}
