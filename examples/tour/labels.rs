//! Names for shapes, placed where they cover nothing.

use crate::svg::{self, Place};

struct Label {
    name: String,
    class: String,
    wishes: Vec<Place>,
}

pub(crate) struct Labels {
    size: Place,
    obstacles: Vec<Place>,
    labels: Vec<Label>,
}

/// How far from its wish a label may move, nearest first, in pixels.
const STEPS: [f64; 5] = [0.0, 11.0, 15.0, 20.0, 27.0];
/// The ways on which it moves.
const WAYS: [Place; 8] = [
    [0.7, -0.7],
    [-0.7, -0.7],
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.0, -1.0],
    [0.0, 1.0],
    [1.0, 0.0],
    [-1.0, 0.0],
];
/// Half the height of a name, with a little air.
const HALF_HEIGHT: f64 = 8.0;

impl Labels {
    pub(crate) fn new(size: Place) -> Self {
        Self { size, obstacles: Vec::new(), labels: Vec::new() }
    }

    /// Keeps names off some places.
    pub(crate) fn avoid(&mut self, places: &[Place]) {
        self.obstacles.extend(places);
    }

    /// Keeps names off everything around a place.
    pub(crate) fn avoid_around(&mut self, [x, y]: Place, reach: f64) {
        self.obstacles.extend(WAYS.map(|[right, down]| [x + reach * right, y + reach * down]));
        self.obstacles.push([x, y]);
    }

    /// A name that would best stand at the first of some places.
    pub(crate) fn add(&mut self, name: &str, class: &str, wishes: &[Place]) {
        let wishes = wishes.to_vec();
        self.labels.push(Label { name: name.into(), class: class.into(), wishes });
    }

    /// All names, each at the best place that the earlier ones leave.
    pub(crate) fn placed(&self) -> String {
        let mut taken = self.obstacles.clone();
        let mut text = String::new();
        for label in &self.labels {
            let half = [3.0 + 4.0 * label.name.chars().count() as f64, HALF_HEIGHT];
            let [x, y] = self.best(label, half, &taken);
            text += &svg::text(&format!("name {}", label.class), [x, y + 4.5], &label.name);
            // Three places on each half keep the next name off.
            let row = [-1.0, -0.5, 0.0, 0.5, 1.0];
            taken.extend(row.map(|t| [x + t * half[0], y - 4.0]));
            taken.extend(row.map(|t| [x + t * half[0], y + 4.0]));
        }
        text
    }

    /// The first of the places that cover the least.
    fn best(&self, label: &Label, half: Place, taken: &[Place]) -> Place {
        let candidates = STEPS.iter().flat_map(|step| {
            label.wishes.iter().flat_map(move |[x, y]| {
                // Wide names move further sideways.
                let wide = half[0] - 7.0;
                WAYS.map(|[right, down]| {
                    [x + step * right + wide * right * step.min(1.0), y + step * down]
                })
            })
        });
        let cost = |p: Place| self.covered(p, half, taken);
        let mut best = (usize::MAX, [0.0, 0.0]);
        for candidate in candidates {
            let cost = cost(candidate);
            if cost < best.0 {
                best = (cost, candidate);
            }
        }
        best.1
    }

    /// How much a label would cover; much more if it stood outside of the plot.
    fn covered(&self, [x, y]: Place, half: Place, taken: &[Place]) -> usize {
        let is_inside = x >= half[0]
            && y >= half[1]
            && x <= self.size[0] - half[0]
            && y <= self.size[1] - half[1];
        let is_covered = |p: &&Place| (p[0] - x).abs() < half[0] && (p[1] - y).abs() < half[1];
        taken.iter().filter(is_covered).count() + if is_inside { 0 } else { 1000 }
    }
}
