//! What users write themselves: a uniform grid, counted anew each frame.

use super::scene::Scene;

/// Cells as large as the largest box, each with the boxes whose middle is in it.
#[derive(Default)]
pub struct Grid {
    /// Where the boxes of each cell begin.
    starts: Vec<u32>,
    /// The boxes, cell after cell.
    items: Vec<u32>,
    cells: Vec<u32>,
}

/// More cells than this along one axis would cost more than they spare.
const MOST: usize = 4096;

impl Grid {
    /// Tells all pairs of boxes that meet.
    pub fn pairs(&mut self, scene: &Scene, mut pair: impl FnMut(u32, u32)) {
        let width = self.count(scene);
        for cell in (1..width - 1).flat_map(|row| (1..width - 1).map(move |x| row * width + x)) {
            let of = |from: usize, to: usize| {
                &self.items[self.starts[from] as usize..self.starts[to] as usize]
            };
            let own = of(cell, cell + 1);
            // Half of the cells around it; the others find this one.
            let beside = [of(cell + 1, cell + 2), of(cell + width - 1, cell + width + 2)];
            for (number, &a) in own.iter().enumerate() {
                let item = &scene.items[a as usize];
                for &b in [&own[number + 1..], beside[0], beside[1]].into_iter().flatten() {
                    if item.meets(&scene.items[b as usize]) {
                        pair(a, b);
                    }
                }
            }
        }
    }

    /// Puts all boxes into cells; how many cells there are along an axis, with an empty one at each end.
    fn count(&mut self, scene: &Scene) -> usize {
        let largest = 2.0 * scene.items.iter().fold(0.0, |most, item| item.half.max(most));
        let size = largest.max(scene.side / MOST as f32);
        let width = (scene.side / size) as usize + 3;
        let inside = |x: f32| ((x / size) as usize).min(width - 3) + 1;
        self.starts.clear();
        self.starts.resize(width * width + 1, 0);
        self.cells.clear();
        self.cells.extend(
            scene
                .items
                .iter()
                .map(|item| (inside(item.place.y) * width + inside(item.place.x)) as u32),
        );
        for &cell in &self.cells {
            self.starts[cell as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut self.starts {
            sum += *start;
            *start = sum;
        }
        self.items.clear();
        self.items.resize(scene.items.len(), 0);
        for (number, &cell) in self.cells.iter().enumerate() {
            self.starts[cell as usize] -= 1;
            self.items[self.starts[cell as usize] as usize] = number as u32;
        }
        width
    }
}
