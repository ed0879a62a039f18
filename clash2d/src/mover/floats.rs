//! Floats around real places.

use crate::vector::Vector2D;

/// How many floats are tried on each axis.
const WIDTH: usize = 5;

/// The floats around a place that is told from a float on, nearest first; of equal distances those nearer to 0.
pub(super) struct Around {
    /// The floats on each axis, and how far they are off.
    xs: [(f32, f64); WIDTH],
    ys: [(f32, f64); WIDTH],
    /// Which of them are not told any more.
    told: u32,
}

impl Around {
    pub(super) fn new(from: Vector2D, [x, y]: [f64; 2]) -> Self {
        Self { xs: beside(from.x, x), ys: beside(from.y, y), told: 0 }
    }

    /// The first of those that count; asked of others as well, in another order.
    #[inline]
    pub(super) fn first(&self, mut counts: impl FnMut(Vector2D) -> bool) -> Option<Vector2D> {
        let (_, place) = self.least(|_, place| counts(place))?;
        Some(place)
    }

    /// The number and the place of the first one that counts.
    #[inline]
    fn least(&self, mut counts: impl FnMut(usize, Vector2D) -> bool) -> Option<(usize, Vector2D)> {
        let mut best: Option<(f64, usize, Vector2D)> = None;
        for number in 0..WIDTH * WIDTH {
            let ((x, off), (y, aside)) = (self.xs[number / WIDTH], self.ys[number % WIDTH]);
            let (distance, place) = (off * off + aside * aside, Vector2D::new(x, y));
            let is_less = best.is_none_or(|(least, _, known)| {
                distance < least || (distance == least && is_nearer_to_zero(place, known))
            });
            if is_less && place.is_finite() && counts(number, place) {
                best = Some((distance, number, place));
            }
        }
        best.map(|(_, number, place)| (number, place))
    }
}

fn is_nearer_to_zero(a: Vector2D, b: Vector2D) -> bool {
    let key = |v: Vector2D| (v.x.abs(), v.y.abs(), v.x, v.y);
    key(a) < key(b)
}

impl Iterator for Around {
    type Item = Vector2D;

    fn next(&mut self) -> Option<Vector2D> {
        let (number, place) = self.least(|number, _| self.told & (1 << number) == 0)?;
        self.told |= 1 << number;
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
