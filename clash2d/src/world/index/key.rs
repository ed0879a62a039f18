//! Keys: numbers that are near each other mostly for boxes that are.

use super::block::{WIDTH, is_some};
use crate::root::square_root;
use crate::tree::Frame;

/// How many bits of each coordinate a key has.
const BITS: u32 = 24;
/// How many bits a key has.
pub(super) const KEY: u32 = 2 * BITS + 2;
/// How many cells of a grid there are along each axis.
const CELLS: f64 = (1_u32 << BITS) as f64;
/// How many boxes a grid is chosen by.
const SAMPLE: usize = 1024;

/// Square cells, numbered along a Hilbert curve: each by one key, and boxes that are far larger than most
/// after all others, so that they do not make large what is around others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    origin: [f64; 2],
    /// Cells to a unit of length, a power of two.
    scale: f64,
    /// Larger than most boxes.
    size: f64,
}

impl Grid {
    pub(super) const UNIT: Self = Self { origin: [0.0; 2], scale: 8.0, size: 8.0 };

    /// One for a number of boxes, of which some are looked at: neither the few that are far from all others
    /// nor those that are far larger change it much.
    pub(super) fn of(count: usize, frame: impl Fn(usize) -> Frame) -> Self {
        let mut numbers = [[0.0; SAMPLE]; 3];
        let step = count.div_ceil(SAMPLE).max(1);
        let mut known = 0;
        for frame in (0..count).step_by(step).map(frame).filter(is_some) {
            let ([x, y], extent) = middle(&frame);
            for (numbers, number) in numbers.iter_mut().zip([x, y, extent]) {
                numbers[known] = number;
            }
            known += 1;
        }
        // Called, as samples are few.
        let compare: &dyn Fn(&f64, &f64) -> _ = &f64::total_cmp;
        let [x, y, extents] = &mut numbers;
        let sorted = [x, y, extents].map(|numbers| {
            let numbers = &mut numbers[..known];
            numbers.sort_unstable_by(compare);
            &*numbers
        });
        if known == 0 { Self::UNIT } else { Self::by_samples(count, sorted) }
    }

    /// By the places and extents of some boxes, each in order.
    fn by_samples(count: usize, [x, y, extents]: [&[f64]; 3]) -> Self {
        let part = |sorted: &[f64], part: usize| sorted[(sorted.len() - 1) * part / 100];
        let range = |low: usize| {
            let range = |sorted: &[f64]| part(sorted, 100 - low) - part(sorted, low);
            range(x).max(range(y))
        };
        let spacing = range(25) / square_root(count as f64);
        let extent = part(extents, 50);
        let least = if extent > 0.0 && extent < spacing { extent } else { spacing.max(extent) };
        let wanted = (least / 8.0).max(range(1) * (8.0 / CELLS));
        // What is too small or too large for a power of two of its own is all of one size.
        let wanted = if wanted > 1e-30 { wanted.min(1e60) } else { 1.0 };
        let scale = f64::from_bits((1.0 / wanted).to_bits() & 0x7ff0_0000_0000_0000);
        Self {
            origin: [part(x, 50), part(y, 50)],
            scale,
            size: 8.0 * extent.max(spacing).max(8.0 / scale),
        }
    }

    /// The key of a box; of one of nothing some key.
    pub(super) fn key(&self, frame: &Frame) -> u64 {
        let ([x, y], extent) = middle(frame);
        let cell = |x: f64, origin: f64| {
            // What is outside is as if it were at the border.
            ((x - origin) * self.scale + CELLS / 2.0).clamp(0.0, CELLS - 1.0) as u32
        };
        let limits = [1.0, 8.0, 512.0];
        let class = limits.iter().filter(|&&limit| extent > self.size * limit).count() as u64;
        class << (2 * BITS) | hilbert(cell(x, self.origin[0]), cell(y, self.origin[1]))
    }
}

/// The middle of a box, and its larger side. Of infinite ones something.
fn middle(frame: &Frame) -> ([f64; 2], f64) {
    let number = |x: f32| f64::from(x.clamp(f32::MIN, f32::MAX));
    let (low, high) =
        ([frame.low.x, frame.low.y].map(number), [frame.high.x, frame.high.y].map(number));
    let side = |axis: usize| high[axis] - low[axis];
    ([0, 1].map(|axis| (low[axis] + high[axis]) / 2.0), side(0).max(side(1)))
}

/// What four bits of each coordinate add to the place on a curve, by how the square lies in which they are:
/// a byte, and how the smaller square lies, in the bits above.
static STEPS: [[u16; 256]; 4] = {
    let mut steps = [[0; 256]; 4];
    let mut number = 0;
    while number < 4 * 256 {
        steps[number / 256][number % 256] = four_steps(number / 256, number % 256);
        number += 1;
    }
    steps
};

/// One entry of the table: the coordinates are the upper and the lower half of a byte.
const fn four_steps(mut way: usize, byte: usize) -> u16 {
    let (mut place, mut bit) = (0, 4);
    while bit > 0 {
        bit -= 1;
        let (x, y) = (byte >> (4 + bit) & 1, byte >> bit & 1);
        // Bit 0 of the way: axes exchanged; bit 1: both turned around.
        let (x, y) = if way & 2 == 0 { (x, y) } else { (x ^ 1, y ^ 1) };
        let (x, y) = if way & 1 == 0 { (x, y) } else { (y, x) };
        // The curve goes up, to the right, and down again; its ends lie along the other diagonals.
        let quarter = if x == 0 { y } else { 3 - y };
        place = place << 2 | quarter;
        way ^= match quarter {
            0 => 1,
            3 => 3,
            _ => 0,
        };
    }
    (way << 8 | place) as u16
}

/// The place of a cell on the curve through all.
fn hilbert(x: u32, y: u32) -> u64 {
    let (mut way, mut place) = (0, 0);
    for bits in (0..BITS / 4).rev().map(|nibble| 4 * nibble) {
        let byte = (x >> bits & 15) << 4 | (y >> bits & 15);
        let step = STEPS[way & 3][byte as usize & 255];
        place = place << WIDTH | u64::from(step & 255);
        way = usize::from(step >> 8);
    }
    place
}

#[cfg(test)]
mod test {
    use super::{BITS, Grid, hilbert};
    use crate::tree::Frame;
    use crate::vector::Vector2D;

    /// Cells one after the other on the curve share a side, and each comes once.
    #[test]
    fn the_curve_goes_from_cell_to_cell() {
        let shift = BITS - 6;
        let mut cells: std::vec::Vec<(u64, u32, u32)> = (0..64 * 64_u32)
            .map(|i| (hilbert((i % 64) << shift, (i / 64) << shift), i % 64, i / 64))
            .collect();
        cells.sort_unstable();
        for pair in cells.windows(2) {
            let [(key, x, y), (next, to_x, to_y)] = [pair[0], pair[1]];
            assert_ne!(key >> (2 * shift), next >> (2 * shift));
            assert_eq!(x.abs_diff(to_x) + y.abs_diff(to_y), 1, "{pair:?}");
        }
    }

    #[test]
    fn grids_do_not_look_at_what_is_far_and_few() {
        let square = |x: f32, y: f32| Frame {
            low: Vector2D::new(x, y),
            high: Vector2D::new(x + 1.0, y + 1.0),
        };
        let near = |i: usize| square((i % 100) as f32, (i / 100) as f32);
        let plain = Grid::of(10_000, near);
        let outlier = Grid::of(10_000, |i| if i == 0 { square(1e7, 1e7) } else { near(i) });
        let giants = Grid::of(10_000, |i| if i < 4 { Frame::PLANE } else { near(i) });
        assert_eq!((plain.scale, plain.scale), (outlier.scale, giants.scale));
        assert!(plain.key(&near(0)) != plain.key(&near(1)));
        assert!(plain.key(&Frame::PLANE) > plain.key(&near(9_999)) << 1);
    }

    #[test]
    fn any_box_has_a_key() {
        let all =
            [f32::MIN, -1.0, 0.0, f32::MIN_POSITIVE, f32::MAX, f32::INFINITY, f32::NEG_INFINITY];
        for low in all {
            for high in all {
                let frame = Frame { low: Vector2D::new(low, high), high: Vector2D::new(high, low) };
                Grid::UNIT.key(&frame);
                Grid::of(3, |_| frame).key(&frame);
            }
        }
    }
}
