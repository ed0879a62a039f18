//! Movers: what a call costs in the usual frame and in the scenes of tests/mover, and who passes how many of these.

mod box2d;
mod field;
mod judge;
#[path = "../../../tests/mover/level.rs"]
#[allow(dead_code, unreachable_pub, reason = "the tests use the rest")]
mod level;
mod ours;
mod rapier;
mod script;
mod walker;

use std::collections::BTreeMap;

use clash2d::Vector2D;
use serde_json::Value;

use crate::arguments::Arguments;
use crate::stopwatch::{median, processor_time};
use script::{Frame, Script};
use walker::{Make, Walker};

const USAGE: &str = "movers [--frames N] [--only clash2d|rapier2d|Box2D] [--scenes] [--walks WAYS.json] [--verbose]";

/// Who plays the scenes.
const PLAYERS: [(&str, Make); 3] =
    [("clash2d", ours::new), ("rapier2d", rapier::new), ("Box2D", box2d::new)];

fn scenes() -> Vec<Value> {
    serde_json::from_str(include_str!("../../../tests/mover/scenes.json")).expect("scenes")
}

/// Tells all of it.
pub fn main() {
    let arguments = Arguments::read(USAGE);
    if let Some(file) = arguments.text("--walks") {
        return others(file, arguments.has("--verbose"));
    }
    if let Some(only) = arguments.text("--only") {
        let walkers = field::walkers(1).into_iter().filter(|walker| walker.0 == only);
        return walk(walkers.collect(), arguments.number("--frames", 1000));
    }
    if !arguments.has("--scenes") {
        walk(field::walkers(1), arguments.number("--frames", 20_000));
        crowd();
    }
    PLAYERS.iter().for_each(|(name, make)| play(name, *make, arguments.has("--verbose")));
}

fn frame(movement: Vector2D) -> Frame {
    Frame { movement, drops: false, is_changed: false }
}

/// One hero, a hundred frames of each in turn: the median of their times.
fn walk(mut walkers: Vec<(&'static str, Box<dyn Walker>)>, frames: usize) {
    let start = Vector2D::new(101.5, 0.0);
    let mut places = vec![start; walkers.len()];
    let mut times = vec![Vec::new(); walkers.len()];
    for hundred in 0..frames / 100 {
        for (number, (_, walker)) in walkers.iter_mut().enumerate() {
            let begin = processor_time();
            for part in 0..100 {
                places[number] =
                    walker.advance(places[number], &frame(field::wish(hundred * 100 + part))).0;
            }
            times[number].push((processor_time() - begin) as f64 / 100.0);
        }
    }
    for ((name, _), (place, times)) in walkers.iter().zip(places.iter().zip(times)) {
        println!(
            "a hero among 10,000 tiles: {name}: {:.0} ns a call, at {place:?} after all",
            median(times)
        );
    }
}

/// 10,000 capsules that walk over 10,000 tiles, and block nobody.
fn crowd() {
    for (name, mut walker) in field::walkers(10_000) {
        let mut places: Vec<Vector2D> =
            (0..10_000).map(|number| Vector2D::new(1.5 + 0.0495 * number as f32, 2.0)).collect();
        let mut times = Vec::new();
        for number in 0..60 {
            let begin = processor_time();
            for place in &mut places {
                *place = walker.advance(*place, &frame(field::wish(0))).0;
            }
            // They fall at first.
            if number >= 40 {
                times.push((processor_time() - begin) as f64 / 1e6);
            }
        }
        println!("10,000 among 10,000 tiles: {name}: {:.0} ms a frame", median(times));
    }
}

/// How many scenes someone passes, and what they cost him.
fn play(name: &str, make: Make, is_verbose: bool) {
    let (mut passed, mut cannot, mut worst) =
        (Vec::new(), BTreeMap::<_, Vec<String>>::new(), (0.0, String::new()));
    let mut failed = Vec::new();
    for scene in scenes() {
        let id = scene["id"].as_str().expect("an id").to_owned();
        let played: Result<Vec<_>, _> =
            judge::variants(&scene).iter().map(|script| judge::play(script, make)).collect();
        let played = match played {
            Ok(played) => played,
            Err(reason) => {
                cannot.entry(reason).or_default().push(id);
                continue;
            }
        };
        let again = judge::play(&Script::of(&scene), make).expect("as before");
        let times: Vec<f64> = again.1.iter().zip(&played[0].1).map(|(a, b)| a.min(*b)).collect();
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        if mean > worst.0 {
            worst = (mean, id.clone());
        }
        if is_verbose {
            let most = times.iter().fold(0.0, |most: f64, time| most.max(*time));
            println!("{name} {id}: {mean:.0} ns a call, {most:.0} at most");
        }
        let ways: Vec<_> = played.into_iter().map(|played| played.0).collect();
        match judge::failure(&scene, &ways) {
            None => passed.push(id),
            Some(failure) => failed.push(format!("{id} ({failure})")),
        }
    }
    println!(
        "{name} passes {} scenes, fails {}: {}",
        passed.len(),
        failed.len(),
        failed.join(", ")
    );
    cannot.iter().for_each(|(reason, ids)| {
        println!("  has no {reason}: {} scenes ({})", ids.len(), ids.join(", "))
    });
    println!("  the worst scene: {:.1} us a call, {}", worst.0 / 1e3, worst.1);
}

/// The ways of someone else, as a file tells them: of each scene a list of ways, one for each variant, of [x, y, stands].
fn others(file: &str, is_verbose: bool) {
    let text = std::fs::read_to_string(file).expect("a file of ways");
    let ways: Value = serde_json::from_str(&text).expect("ways");
    let (mut passed, mut failed, mut missing) = (0, Vec::new(), Vec::new());
    for scene in scenes() {
        let id = scene["id"].as_str().expect("an id");
        let Some(ways) = ways[id].as_array() else {
            missing.push(id.to_owned());
            continue;
        };
        let step = |step: &Value| {
            (Vector2D::new(level::number(&step[0]), level::number(&step[1])), step[2] == true)
        };
        let ways: Vec<Vec<_>> = ways
            .iter()
            .map(|way| way.as_array().expect("a way").iter().map(step).collect())
            .collect();
        match judge::failure(&scene, &ways) {
            None => passed += 1,
            Some(failure) => failed.push(format!("{id} ({failure})")),
        }
    }
    println!("passes {passed} scenes, fails {}: {}", failed.len(), failed.join(", "));
    if is_verbose || !missing.is_empty() {
        println!("  can't: {} ({})", missing.len(), missing.join(", "));
    }
}
