//! Floats around real places.

use crate::vector::Vector2D;

/// How many floats are tried on each axis.
const WIDTH: usize = 5;

/// The floats around a place that is told from a float on, nearest first; of equal distances those nearer to 0.
pub(super) struct Around {
    places: [(f64, Vector2D); WIDTH * WIDTH],
    count: usize,
}

impl Around {
    pub(super) fn new(from: Vector2D, [x, y]: [f64; 2]) -> Self {
        let (xs, ys) = (beside(from.x, x), beside(from.y, y));
        let mut places = [(0.0, Vector2D::ZERO); WIDTH * WIDTH];
        let mut count = 0;
        for (x, off) in xs.into_iter().filter(|(x, _)| x.is_finite()) {
            for (y, aside) in ys.into_iter().filter(|(y, _)| y.is_finite()) {
                places[count] = (off * off + aside * aside, Vector2D::new(x, y));
                count += 1;
            }
        }
        Self { places, count }
    }
}

impl Iterator for Around {
    type Item = Vector2D;

    fn next(&mut self) -> Option<Vector2D> {
        let key = |v: Vector2D| (v.x.abs(), v.y.abs(), v.x, v.y);
        let places = &mut self.places[..self.count];
        let is_less = |(near, a): (f64, Vector2D), (far, b): (f64, Vector2D)| {
            near < far || (near == far && key(a) < key(b))
        };
        let mut least = 0;
        for number in 1..places.len() {
            if is_less(places[number], places[least]) {
                least = number;
            }
        }
        let (_, place) = *places.get(least)?;
        self.count -= 1;
        self.places.swap(least, self.count);
        Some(place)
    }
}

/// The floats around a number that is told from a float on, and how far each is off.
fn beside(from: f32, by: f64) -> [(f32, f64); WIDTH] {
    // What is left of a difference by roundings alone is none.
    const ROOM: f64 = 1.0 / (1_u64 << 46) as f64;
    let (wide, sum) = (f64::from(from), f64::from(from) + by);
    let sum = if sum.abs() <= ROOM * (wide.abs() + by.abs()) { 0.0 } else { sum };
    let nearest = sum as f32 + 0.0;
    let floats = [
        nearest,
        nearest.next_up(),
        nearest.next_down(),
        nearest.next_up().next_up(),
        nearest.next_down().next_down(),
    ];
    // Seen from there, as what is lost beside a large number counts.
    floats.map(|float| (float + 0.0, (f64::from(float) - wide) - by))
}
