//! A map made with Tiled, and a hero that walks through it.
//!
//!     cargo run --release -p clash2d-tiled -- [MAP.tmj] [PICTURE.svg]
//!
//! Reads the map (`examples/tiled/level.tmj`), lets a hero walk from its point `start` to its point `goal`, prints what that came
//! to and draws it (`target/tiled.svg`).

use std::path::PathBuf;
use std::process::ExitCode;

use clash2d::MoverTouch;
use clash2d_tiled::walk::Frame;
use clash2d_tiled::{map, picture, walk};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("tiled: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut files = std::env::args().skip(1).map(PathBuf::from);
    let map = files.next().unwrap_or_else(|| root.join("level.tmj"));
    let file = files.next().unwrap_or_else(|| root.join("../../target/tiled.svg"));
    let level = map::load(&map)?;
    println!("{} of {} cells are filled", level.grid.len(), level.size[0] * level.size[1]);
    let point =
        |name: &str| level.points.get(name).copied().ok_or(format!("the map has no point {name}"));
    let frames = walk::walk(&level, point("start")?, point("goal")?)?;
    tell(&frames);
    let picture = picture::picture(&level, &frames);
    std::fs::write(&file, picture).map_err(|why| format!("{}: {why}", file.display()))?;
    println!("{}", file.display());
    Ok(())
}

/// Prints each tile to which it came newly, and how.
fn tell(frames: &[Frame]) {
    let mut last = None;
    for (number, hit) in
        frames.iter().enumerate().flat_map(|(n, frame)| frame.hits.iter().map(move |hit| (n, hit)))
    {
        let now = Some((hit.cell, hit.touch));
        if now != last {
            let what = match hit.touch {
                touch if touch == MoverTouch::Floor as u32 => "floor",
                touch if touch == MoverTouch::Wall as u32 => "wall",
                _ => "ceiling",
            };
            println!(
                "frame {number}: {what} in cell ({}, {}), material {}",
                hit.cell.x, hit.cell.y, hit.user
            );
        }
        last = now;
    }
    if let Some(frame) = frames.last() {
        println!("after {} frames at {:?}", frames.len(), frame.position);
    }
}
