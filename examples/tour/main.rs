//! A tour of clash2d: two small C games, the answers for the book's figures, and pictures of them all.
//!
//!     cargo run --release --example tour
//!
//! Compiles `examples/tour/game.c` and `examples/arena` with the machine's C compiler as a user
//! would, against the static and against the shared library, and runs them; prints what the library
//! answers for every pair of the book's figures; writes `docs/figures/*.svg`, drawn from the
//! library's own answers. The same library writes the same pictures, byte for byte.

mod answers;
mod figure;
mod game;
mod labels;
mod matrix;
mod outline;
mod overview;
mod panel;
mod placed;
mod scenes;
mod shape;
mod svg;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let stops = [
        stop("A game in C", game::play),
        stop("An arena in C", game::play_arena),
        stop("The figures of the book", answers),
        stop("Pictures", draw),
    ];
    if stops == [true; 4] { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A part of the tour, which goes on whatever happens there; whether nothing did.
fn stop(title: &str, visit: impl Fn() -> Result<(), String>) -> bool {
    println!("\n{title}\n");
    let result = visit();
    if let Err(error) = &result {
        eprintln!("tour: {error}");
    }
    result.is_ok()
}

fn answers() -> Result<(), String> {
    match answers::print() {
        0 => Ok(()),
        wrong => Err(format!("{wrong} answers differ from the book's")),
    }
}

/// Writes all figures.
fn draw() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("docs").join("figures");
    let mut pictures = vec![
        ("any_shape".to_string(), matrix::picture()),
        ("overview".to_string(), overview::picture()),
    ];
    pictures.extend(scenes::all().iter().map(|figure| (figure.name.clone(), figure.picture())));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, text) in &pictures {
        let file = folder.join(name).with_extension("svg");
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    println!(
        "  {} figures in docs/figures, any_shape.svg and overview.svg first, and the arena's",
        pictures.len()
    );
    Ok(())
}
