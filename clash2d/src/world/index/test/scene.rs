//! Boxes as games have them, and as no one wants them. All coordinates are whole numbers or infinite.

use crate::tree::Frame;
use crate::vector::Vector2D;

pub(super) struct Random(u64);

impl Random {
    pub(super) fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678)
    }

    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize * limit) >> 31
    }

    /// A whole number around 0.
    pub(super) fn around(&mut self, size: usize) -> f32 {
        self.below(2 * size + 1) as f32 - size as f32
    }
}

/// The box of an item.
pub(super) type Scene = fn(usize, &mut Random) -> Frame;

pub(super) fn square(x: f32, y: f32, side: f32) -> Frame {
    Frame { low: Vector2D::new(x, y), high: Vector2D::new(x + side, y + side) }
}

/// A grid of squares that touch, the same each time.
pub(super) fn small(number: usize) -> Frame {
    square((number * 7 % 100) as f32, (number * 7 / 100 % 100) as f32, 1.0)
}

/// Where a box is a frame later: all at their own speed.
pub(super) fn moved(number: usize, frame: Frame) -> Frame {
    let speed = Vector2D::new((number % 7) as f32 - 3.0, (number % 5) as f32 - 2.0);
    Frame { low: frame.low + speed, high: frame.high + speed }
}

pub(super) const CROWD: Scene = |_, random| square(random.around(100), random.around(100), 3.0);

/// Two towns far from each other.
pub(super) const TOWNS: Scene = |number, random| {
    let far = if number.is_multiple_of(2) { 0.0 } else { 1e5 };
    square(far + random.around(80), far + random.around(80), 3.0)
};

pub(super) const SCENES: [(&str, Scene); 13] = [
    ("crowd", CROWD),
    ("towns", TOWNS),
    ("sparse", |_, random| square(random.around(2000), random.around(2000), 3.0)),
    ("mixed sizes", |_, random| {
        let side = 1 << random.below(8);
        square(random.around(400), random.around(400), side as f32)
    }),
    ("outlier", |number, random| match number % 500 {
        0 => square(1e7, -1e7, 1.0),
        _ => CROWD(number, random),
    }),
    ("giants", |number, random| match number {
        0..4 => square(random.around(100) - 1e6, -1e6, 2e6),
        _ => CROWD(number, random),
    }),
    ("one row", |number, _| square(number as f32, 5.0, 1.0)),
    ("one column", |number, _| square(0.0, number as f32 * 2.0, 1.0)),
    ("all at one point", |_, _| square(3.0, 4.0, 0.0)),
    ("points", |_, random| square(random.around(20), random.around(20), 0.0)),
    ("many overlaps", |_, random| square(random.around(100), random.around(100), 40.0)),
    ("lines", |number, random| {
        let (low, high) = (random.around(500), f32::INFINITY);
        match number % 3 {
            0 => Frame { low: Vector2D::new(low, -high), high: Vector2D::new(low, high) },
            1 => Frame { low: Vector2D::new(-high, low), high: Vector2D::new(high, low) },
            _ => Frame::PLANE,
        }
    }),
    ("nothing among some", |number, random| match number % 3 {
        0 => Frame::EMPTY,
        1 if number.is_multiple_of(20) => Frame::PLANE,
        _ => CROWD(number, random),
    }),
];
