//! The C ABI of clash2d, read from its Rust source, and what bindings are made of.
//!
//! `cargo run -p clash2d-bindings` writes everything again; a test proves that what is committed is
//! current. What can't be expressed (an unknown type, a function that is only half exported or made
//! by a macro) stops it with file and line.

pub mod abi;
mod banner;
pub mod csharp;
mod layout;
pub mod model;
mod names;
pub mod read;
pub mod source;
mod web;

use std::fs;
use std::path::{Path, PathBuf};

/// What went wrong, with file and line.
pub type Result<T> = std::result::Result<T, String>;

/// A file of the repository.
pub struct Output {
    pub path: String,
    pub text: String,
}

/// The repository's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ABI as the source has it.
pub fn api() -> Result<model::Api> {
    let headers = source::headers(&text("src/headers.rs")?)?;
    read::api(version()?, &headers, text)
}

/// Everything that is generated.
pub fn outputs() -> Result<Vec<Output>> {
    let api = api()?;
    let json = serde_json::to_string_pretty(&api).map_err(|error| error.to_string())?;
    let mut outputs = vec![
        Output { path: "bindings/api.json".into(), text: json + "\n" },
        Output { path: "bindings/abi/now.txt".into(), text: abi::text(&api) },
    ];
    outputs.extend(csharp::outputs(&api)?);
    outputs.extend(csharp::metas(&outputs)?);
    outputs.extend(web::outputs(&api)?);
    Ok(outputs)
}

/// The text of a file of the repository.
pub fn text(path: &str) -> Result<String> {
    fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// The library's version, from its Cargo.toml.
fn version() -> Result<String> {
    let manifest = text("Cargo.toml")?;
    let version =
        manifest.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or("Cargo.toml: no version".into())
}
