//! A frame of a world: move everything, and find all pairs that meet. And questions to it.
//!
//! clash2d's world does more in its frame than the others: it asks exactly, on the way of each box, too, and
//! tells what begins, stays and ends. The others tell pairs of boxes.

mod bullets;
mod grid;
mod others;
mod ours;
mod query;
mod scene;

use crate::arguments::Arguments;
use crate::stopwatch::processor_time;
pub use grid::Grid;
use others::{Box2d, Broccoli, Chipmunk, Parry};
use ours::Ours;
pub use scene::{Item, Layout, Scene};

/// Someone who finds the pairs of a scene, frame after frame.
pub trait Finder {
    /// Everything has moved: how many pairs meet.
    fn frame(&mut self, scene: &Scene) -> usize;
}

impl Finder for Grid {
    fn frame(&mut self, scene: &Scene) -> usize {
        let mut pairs = 0;
        self.pairs(scene, |_, _| pairs += 1);
        pairs
    }
}

/// Nanoseconds after which a finder other than ours is not asked again, if it has had some frames.
const PATIENCE: f64 = 5e9;

/// The fewest frames of which a median is taken.
const ENOUGH: usize = 3;

/// Milliseconds of each frame for each finder, one after the other in every frame.
fn race(
    scene: &mut Scene,
    finders: &mut [Option<Box<dyn Finder>>],
    frames: usize,
) -> Vec<Vec<f64>> {
    let mut times = vec![Vec::new(); finders.len()];
    for _ in 0..frames {
        scene.step();
        for (number, (finder, times)) in finders.iter_mut().zip(&mut times).enumerate() {
            let Some(finder) = finder else { continue };
            let is_tired = number > 0 && times.iter().sum::<f64>() * 1e6 > PATIENCE;
            if is_tired && times.len() > ENOUGH {
                continue;
            }
            let start = processor_time();
            std::hint::black_box(finder.frame(scene));
            times.push((processor_time() - start) as f64 / 1e6);
        }
    }
    // The first frames fill the caches and the lists.
    times.iter().map(|times| times[times.len() / 8..].to_vec()).collect()
}

const USAGE: &str = "world [--smoke] [--largest N] [--frames N] [--rounds N]
  --smoke      the smallest size of each only
  --largest N  up to N boxes, 1,000,000 unless told
  --frames N   as many frames of 4,000 boxes, fewer of more; 1000 unless told
  --rounds N   rounds of 2048 questions, 15 unless told
  --questions  questions only, also to clustered boxes and to those of mixed sizes";

/// Prints tables: medians, the worst frame of ours, and by how much the others take longer.
pub fn main() {
    let arguments = Arguments::read(USAGE);
    let is_smoke = arguments.has("--smoke");
    let largest = if is_smoke { 1000 } else { arguments.number("--largest", 1_000_000) };
    let sizes = [1000, 10_000, 100_000, 1_000_000].map(|size| (size <= largest).then_some(size));
    let sizes: Vec<usize> = sizes.into_iter().flatten().collect();
    let rounds = arguments.number("--rounds", 15);
    if arguments.has("--questions") {
        return query::main(&Layout::ALL[..3], &sizes, rounds);
    }
    let work = 4000 * arguments.number("--frames", 1000);
    let frames = |count: usize| (work / count).clamp(8, 1000);
    println!(
        "| boxes | ours, ms | worst / median | parry2d | Box2D | Chipmunk | broccoli | grid |\n\
         |---|---|---|---|---|---|---|---|"
    );
    for (name, layout) in Layout::ALL {
        for &count in &sizes {
            let mut scene = Scene::new(layout, count);
            let mut finders = finders(&scene);
            print_row(&format!("{name}, {count}"), &race(&mut scene, &mut finders, frames(count)));
        }
    }
    for &count in &sizes {
        let (mut scene, walls) = bullets::scene(count);
        let mut finders: [Option<Box<dyn Finder>>; 6] = [
            Some(Box::new(bullets::Ours::new(&scene, &walls))),
            Some(Box::new(bullets::Parry::new(&walls))),
            None,
            None,
            None,
            None,
        ];
        let times = race(&mut scene, &mut finders, frames(count));
        print_row(&format!("bullets, {count} and {}", count / 10), &times);
    }
    query::main(&Layout::ALL[..1], &sizes, rounds);
}

/// Ours first, and all others.
fn finders(scene: &Scene) -> [Option<Box<dyn Finder>>; 6] {
    let chipmunk = Chipmunk::new(scene);
    [
        Some(Box::new(Ours::new(scene))),
        Some(Box::new(Parry::new(scene))),
        Some(Box::new(Box2d::new(scene))),
        chipmunk.map(|finder| Box::new(finder) as Box<dyn Finder>),
        Some(Box::new(Broccoli)),
        Some(Box::new(Grid::default())),
    ]
}

fn print_row(name: &str, times: &[Vec<f64>]) {
    let ours = median(&times[0]);
    let worst = times[0].iter().copied().fold(0.0, f64::max);
    let others: Vec<String> = times[1..].iter().map(|times| ratio(times, ours)).collect();
    println!("| {name} | {ours:.3} | {:.1} | {} |", worst / ours, others.join(" | "));
}

/// By how much a finder takes longer, if there is one.
fn ratio(times: &[f64], ours: f64) -> String {
    if times.is_empty() {
        return String::from("–");
    }
    format!("{:.2} ×", median(times) / ours)
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[cfg(test)]
mod test {
    use super::{Layout, Scene, finders};

    /// All find the pairs of brute force, but for those that ours finds on the ways: it is asked where
    /// nothing has moved.
    #[test]
    fn all_find_the_same_pairs() {
        for (name, layout) in Layout::ALL {
            let mut scene = Scene::new(layout, 700);
            (0..5).for_each(|_| scene.step());
            let items = &scene.items;
            let after =
                |number: usize| items[number + 1..].iter().filter(move |b| items[number].meets(b));
            let expected: usize = (0..items.len()).map(|number| after(number).count()).sum();
            assert!(expected > 100, "{name}");
            for (number, mut finder) in finders(&scene).into_iter().flatten().enumerate() {
                assert_eq!(finder.frame(&scene), expected, "{name}, finder {number}");
            }
        }
    }
}
