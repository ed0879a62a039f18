//! Where cells were written: a few rectangles of cells around all of them.

use super::cells::Window;

/// So many rectangles are kept.
const MOST: usize = 8;

/// Nearer than so many cells two rectangles are one.
const NEAR: i64 = 8;

/// Rectangles around all cells that were written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changed {
    list: [Window; MOST],
    count: usize,
}

impl Changed {
    pub(super) const NONE: Self = Self { list: [Window::ALL; MOST], count: 0 };

    pub(super) fn windows(&self) -> &[Window] {
        &self.list[..self.count]
    }

    /// Adds cells: to the rectangle that they are nearest to, or as another one if they are near to none and there is room.
    pub(super) fn add(&mut self, cells: Window) {
        let list = &mut self.list[..self.count];
        let nearest =
            list.iter_mut().min_by_key(|own| own.joined(&cells).half_border() - own.half_border());
        if let Some(own) = nearest
            && (self.count == MOST || own.is_near(&cells))
        {
            *own = own.joined(&cells);
            return;
        }
        self.list[self.count] = cells;
        self.count += 1;
    }
}

impl Window {
    /// The least one around two.
    fn joined(&self, other: &Self) -> Self {
        Self([0, 1].map(|axis| {
            let ([a, b], [c, d]) = (self.0[axis], other.0[axis]);
            [a.min(c), b.max(d)]
        }))
    }

    /// The sum of its sides.
    fn half_border(&self) -> i64 {
        self.0.iter().map(|[from, to]| to - from).sum()
    }

    fn is_near(&self, other: &Self) -> bool {
        (0..2).all(|axis| {
            let ([a, b], [c, d]) = (self.0[axis], other.0[axis]);
            a <= d + NEAR && c <= b + NEAR
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Changed, MOST, Window};
    use clash2d_oracle::Rng;
    use std::vec::Vec;

    #[test]
    fn every_cell_is_in_one_and_a_few_places_are_told_apart() {
        for seed in 0..2000 {
            let mut rng = Rng::with_seed(seed);
            let places: Vec<[i64; 2]> = (0..rng.usize(1..12))
                .map(|_| [rng.i64(-1000..1000) * 100, rng.i64(-1000..1000) * 100])
                .collect();
            let (mut changed, mut cells) = (Changed::NONE, Vec::new());
            for _ in 0..rng.usize(1..60) {
                let place = places[rng.usize(..places.len())];
                let low = place.map(|x| x + rng.i64(0..4));
                let window = Window(low.map(|x| [x, x + rng.i64(0..4)]));
                changed.add(window);
                cells.push(window);
            }
            let holds = |own: &Window, other: &Window| {
                (0..2).all(|i| own.0[i][0] <= other.0[i][0] && other.0[i][1] <= own.0[i][1])
            };
            let own = changed.windows();
            assert!(cells.iter().all(|cell| own.iter().any(|own| holds(own, cell))), "{seed}");
            if places.len() <= MOST {
                assert!(own.iter().all(|own| own.half_border() <= 12), "{seed}: {own:?}");
            }
        }
    }
}
