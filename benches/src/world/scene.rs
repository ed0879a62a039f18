//! Boxes that move: how many things of a world lie.

use clash2d::Vector2D;

/// How boxes lie and move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Of side 1, anywhere, four units of area to each.
    Uniform,
    /// Of side 1, in twenty towns.
    Clustered,
    /// Of sides from 1/2 to 10.
    Mixed,
    /// As uniform; one in twenty moves.
    Static,
}

impl Layout {
    /// All, with their names.
    pub const ALL: [(&str, Self); 4] = [
        ("uniform", Self::Uniform),
        ("clustered", Self::Clustered),
        ("mixed sizes", Self::Mixed),
        ("95 % static", Self::Static),
    ];
}

/// One box.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    /// Its middle.
    pub place: Vector2D,
    /// What it adds to that each frame.
    pub speed: Vector2D,
    /// Half of its side.
    pub half: f32,
}

impl Item {
    /// Its least and its greatest coordinates.
    pub fn corners(&self) -> [Vector2D; 2] {
        let half = Vector2D::new(self.half, self.half);
        [self.place - half, self.place + half]
    }

    /// Whether it shares a point with another one.
    pub fn meets(&self, other: &Self) -> bool {
        let ([low, high], [from, to]) = (self.corners(), other.corners());
        low.x <= to.x && low.y <= to.y && from.x <= high.x && from.y <= high.y
    }
}

/// Boxes in a square.
pub struct Scene {
    /// The boxes.
    pub items: Vec<Item>,
    /// The side of the square.
    pub side: f32,
}

/// Numbers that look random, the same each time.
pub(super) struct Random(u64);

impl Random {
    /// Others for each number.
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// From 0 to 1.
    pub(super) fn part(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 40) as f32 / (1 << 24) as f32
    }

    /// From -1 to 1.
    pub(super) fn around(&mut self) -> f32 {
        2.0 * self.part() - 1.0
    }

    /// Of two such numbers, times a scale.
    pub(super) fn vector(&mut self, number: fn(&mut Self) -> f32, scale: f32) -> Vector2D {
        Vector2D::new(number(self) * scale, number(self) * scale)
    }
}

impl Scene {
    /// So many boxes.
    pub fn new(layout: Layout, count: usize) -> Self {
        let (mut random, side) = (Random::new(42), 2.0 * (count as f32).sqrt());
        let towns: Vec<Vector2D> = (0..20).map(|_| random.vector(Random::part, side)).collect();
        let items = (0..count).map(|number| {
            let town = towns[number % towns.len()];
            let spread = |random: &mut Random| random.around() + random.around() + random.around();
            let place = match layout {
                Layout::Clustered => town + random.vector(spread, side / 16.0),
                _ => random.vector(Random::part, side),
            };
            let half = match layout {
                Layout::Mixed => 0.25 + 4.75 * random.part() * random.part() * random.part(),
                _ => 0.5,
            };
            let speed = random.vector(Random::around, 0.1);
            let stands = layout == Layout::Static && number % 20 != 0;
            Item { place, speed: if stands { Vector2D::ZERO } else { speed }, half }
        });
        Self { items: items.collect(), side }
    }

    /// The next frame: what would leave the square turns around.
    pub fn step(&mut self) {
        for item in &mut self.items {
            let turned = |x: f32, speed: f32| {
                if (x < 0.0 && speed < 0.0) || (x > self.side && speed > 0.0) {
                    -speed
                } else {
                    speed
                }
            };
            let (place, speed) = (item.place, item.speed);
            item.speed = Vector2D::new(turned(place.x, speed.x), turned(place.y, speed.y));
            item.place = place + item.speed;
        }
    }
}
