//! Measures every question about prebuilt shapes, beside the others.

use std::path::PathBuf;

use super::answers::Asked;
use super::goals;
use super::row::{Row, rows};
use super::scene::{Scene, cases};
use crate::peer::Peer;
use crate::record::{self, number};
use crate::stopwatch::{self, Lap};

/// Pairs of large polygons.
const HEAVY_CALLS: usize = 4096;

/// What to measure, and how.
pub struct Bench<'a> {
    /// Ours.
    pub library: PathBuf,
    /// Part of the rows' names; empty for all.
    pub only: &'a str,
    /// Pairs per row.
    pub calls: usize,
    /// Rounds per row.
    pub rounds: usize,
    /// What a call that does no work takes.
    pub call: f64,
    /// Whether to write a record.
    pub recorded: bool,
}

/// Everyone who can be asked about prebuilt shapes, ours first.
pub fn peers(library: PathBuf) -> Vec<Peer> {
    let ours = Peer::ours(Some(library));
    let others = [Peer::box2d(), Peer::gjk(), Peer::parry(), Peer::raylib()];
    [ours].into_iter().chain(others).chain(Peer::chipmunk()).collect()
}

impl Bench<'_> {
    /// Measures and prints everything.
    pub fn run(&self) {
        let peers = peers(self.library.clone());
        let names: Vec<&str> = peers.iter().map(|peer| peer.name).collect();
        println!("Nanoseconds a call, shapes made before; the goal is the harder one of ours and ");
        println!("a part of the fastest of the others:\n");
        println!("| question | scene | hits % | {} | others / ours | goal |", names.join(" | "));
        println!("|---|---|---|{}---|---|", "---|".repeat(names.len()));
        let mut measured = Vec::new();
        for row in rows().iter().filter(|row| row.name().contains(self.only)) {
            for scene in Scene::of(row) {
                let times = self.measure(row, scene, &peers);
                println!("{}", self.line(row, &times));
                measured.push(times);
            }
        }
        println!();
        if self.recorded {
            let text = record::csv(&measured, &names, self.calls, self.rounds);
            record::save_csv("-any", &text);
        }
    }

    fn measure(&self, row: &Row, scene: Scene, peers: &[Peer]) -> record::Row {
        let calls = if row.is_heavy() { self.calls.min(HEAVY_CALLS) } else { self.calls };
        let cases = cases(row, scene, calls);
        let asked: Vec<_> = peers.iter().map(|peer| peer.asked(row, &cases)).collect();
        let laps: Vec<_> = asked.iter().map(|asked| asked.as_ref().map(lap)).collect();
        let timings = stopwatch::race(&laps, calls, self.rounds);
        // Ours tells a distance always, the others whether it is 0.
        let hits = timings[1..].iter().chain(&timings[..1]).flatten().next();
        record::Row {
            function: row.name().into(),
            scene: scene.name(),
            hits: hits.map(|timing| timing.sum as f64 * 100.0 / calls as f64),
            nanoseconds: timings.iter().map(|t| t.as_ref().map(|t| t.nanoseconds)).collect(),
        }
    }

    fn line(&self, row: &Row, measured: &record::Row) -> String {
        let cells: Vec<String> = measured.nanoseconds.iter().map(|&ns| number(ns, "–")).collect();
        let hits = measured.hits.map_or("–".to_owned(), |hits| format!("{hits:.0}"));
        let fastest = measured.nanoseconds[1..].iter().flatten().copied().min_by(f64::total_cmp);
        let ours = measured.nanoseconds[0];
        let ratio = ours.zip(fastest).map(|(ours, fastest)| fastest / ours);
        let goal = goals::goal(row, self.call, fastest);
        let is_missed = ours.zip(goal).is_some_and(|(ours, goal)| ours > goal);
        format!(
            "| `{}` | {} | {hits} | {} | {} | {}{} |",
            measured.function,
            measured.scene,
            cells.join(" | "),
            number(ratio, "–"),
            number(goal, "–"),
            if is_missed { " missed" } else { "" },
        )
    }
}

fn lap(asked: &Asked) -> Lap<'_> {
    Box::new(|| asked.total() as u64)
}
