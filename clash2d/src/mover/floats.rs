//! Floats around real places.

use crate::vector::Vector2D;

/// How many floats are tried on each axis.
const WIDTH: usize = 5;

/// The floats around a place that is told from a float on, nearest first; of equal distances those nearer to 0.
#[derive(Clone, Copy)]
pub(super) struct Around {
    from: Vector2D,
    by: [f64; 2],
    /// The square of the distance of the farthest one that counts.
    most: f64,
}

impl Around {
    pub(super) fn new(from: Vector2D, by: [f64; 2]) -> Self {
        Self { from, by, most: f64::INFINITY }
    }

    /// Those of them that are not farther, by the square of a distance.
    pub(super) fn within(self, most: f64) -> Self {
        Self { most, ..self }
    }

    /// The first of those that count; asked of others as well, in another order.
    pub(super) fn first(&self, mut counts: impl FnMut(Vector2D) -> bool) -> Option<Vector2D> {
        let [x, y] = [nearest(self.from.x, self.by[0]), nearest(self.from.y, self.by[1])];
        let place = Vector2D::new(x.0, y.0);
        let is_first = is_alone(x) && is_alone(y) && place.is_finite();
        if is_first && (x.1 * x.1 + y.1 * y.1 > self.most || counts(place)) {
            return (x.1 * x.1 + y.1 * y.1 <= self.most).then_some(place);
        }
        let first = if is_first { 1 } else { 0 };
        let (_, place) =
            self.into_iter().least(|number, place| number >= first && counts(place))?;
        Some(place)
    }
}

impl IntoIterator for Around {
    type Item = Vector2D;
    type IntoIter = Floats;

    fn into_iter(self) -> Floats {
        let [xs, ys] = [beside(self.from.x, self.by[0]), beside(self.from.y, self.by[1])];
        Floats { xs, ys, told: 0, most: self.most }
    }
}

/// The same one after the other.
pub(super) struct Floats {
    /// The floats on each axis, and how far they are off: nearest first.
    xs: [(f32, f64); WIDTH],
    ys: [(f32, f64); WIDTH],
    /// Which of them are not told any more.
    told: u32,
    most: f64,
}

impl Floats {
    /// The number and the place of the first one that counts.
    fn least(&self, mut counts: impl FnMut(usize, Vector2D) -> bool) -> Option<(usize, Vector2D)> {
        let mut best: Option<(f64, usize, Vector2D)> = None;
        for (column, (x, off)) in self.xs.iter().enumerate() {
            for (row, (y, aside)) in self.ys.iter().enumerate() {
                let (distance, place) = (off * off + aside * aside, Vector2D::new(*x, *y));
                let number = WIDTH * column + row;
                // What comes later in the row is farther.
                if distance > self.most {
                    break;
                }
                let is_less = match best {
                    Some((least, ..)) if distance > least => break,
                    Some((least, _, known)) => distance < least || is_nearer_to_zero(place, known),
                    None => true,
                };
                if is_less && place.is_finite() && counts(number, place) {
                    best = Some((distance, number, place));
                }
            }
        }
        best.map(|(_, number, place)| (number, place))
    }
}

fn is_nearer_to_zero(a: Vector2D, b: Vector2D) -> bool {
    let key = |v: Vector2D| (v.x.abs(), v.y.abs(), v.x, v.y);
    key(a) < key(b)
}

impl Iterator for Floats {
    type Item = Vector2D;

    fn next(&mut self) -> Option<Vector2D> {
        let (number, place) = self.least(|number, _| self.told & (1 << number) == 0)?;
        self.told |= 1 << number;
        Some(place)
    }
}

/// The float that is nearest to a number that is told from a float on, and how far it is off.
fn nearest(from: f32, by: f64) -> (f32, f64) {
    // What is left of a difference by roundings alone is none.
    const ROOM: f64 = 1.0 / (1_u64 << 46) as f64;
    let (wide, sum) = (f64::from(from), f64::from(from) + by);
    let sum = if sum.abs() <= ROOM * (wide.abs() + by.abs()) { 0.0 } else { sum };
    off(from, by, sum as f32)
}

/// How far a float is off.
fn off(from: f32, by: f64, float: f32) -> (f32, f64) {
    // Seen from there, as what is lost beside a large number counts.
    (float + 0.0, (f64::from(float) - f64::from(from)) - by)
}

/// Whether a float is nearer than the next ones beyond doubt.
fn is_alone((float, off): (f32, f64)) -> bool {
    const FRACTION: u32 = (1 << 23) - 1;
    // A float's last place is 2^-23 of the power of two up to it; below such a power it is half of that.
    let power = f64::from(f32::from_bits(float.to_bits() & !FRACTION)).abs();
    let part = if float.to_bits() & FRACTION == 0 { 4.0 } else { 2.0 };
    off == 0.0 || part * off.abs() < power * (0.999 / (1 << 23) as f64)
}

/// The floats around such a number, and how far each is off.
fn beside(from: f32, by: f64) -> [(f32, f64); WIDTH] {
    let (nearest, _) = nearest(from, by);
    let floats = [
        nearest,
        nearest.next_up(),
        nearest.next_down(),
        nearest.next_up().next_up(),
        nearest.next_down().next_down(),
    ];
    nearest_first(floats.map(|float| off(from, by, float)))
}

/// The same in order; they nearly are.
fn nearest_first(mut floats: [(f32, f64); WIDTH]) -> [(f32, f64); WIDTH] {
    for end in 1..WIDTH {
        for number in (1..=end).rev() {
            if floats[number].1.abs() >= floats[number - 1].1.abs() {
                break;
            }
            floats.swap(number - 1, number);
        }
    }
    floats
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use clash2d_oracle::Real as Big;

    use super::Around;
    use crate::exact::truth::of_f64;
    use crate::mover::draw::{Draw, exact, minus, plus};
    use crate::vector::Vector2D;

    /// The floats beside a place, each with the square of how far it is off.
    fn beside(from: Vector2D, by: [f64; 2]) -> Vec<(Vector2D, Big)> {
        let place = plus(&exact(from), &by.map(of_f64));
        let axis = |exact: &Big| -> Vec<f32> {
            let (near, _) = exact.nearest();
            let up = near.next_up().next_up();
            (0..5).scan(up, |x, _| Some(core::mem::replace(x, x.next_down()) + 0.0)).collect()
        };
        let (xs, ys) = (axis(&place[0]), axis(&place[1]));
        let all = xs.iter().flat_map(|x| ys.iter().map(|y| Vector2D::new(*x, *y)));
        let square = |v: Vector2D| {
            let [x, y] = minus(&exact(v), &place);
            &(&x * &x) + &(&y * &y)
        };
        all.filter(|v| v.is_finite()).map(|v| (v, square(v))).collect()
    }

    /// No float beside a place that counts is nearer than the first one, as exact numbers tell but for roundings; and the
    /// first one is that of the list in its order, of as near ones that nearer to 0.
    #[test]
    fn the_first_float_is_the_nearest_that_counts() {
        let mut draw = Draw::new(61);
        let (mut compared, mut ties) = (0, 0);
        for _ in 0..4_000 {
            draw.move_on();
            let from = draw.place + draw.vector();
            let to = draw.place + draw.vector();
            // On a float, in the middle between two, or anywhere.
            let part = [1.0, 0.5, draw.rng.f64()][draw.rng.usize(..3)];
            let middle = |x: f32| (f64::from(x) + f64::from(x.next_up())) * 0.5;
            let to = if draw.rng.u32(..4) == 0 {
                [middle(to.x), middle(to.y)]
            } else {
                [f64::from(to.x), f64::from(to.y)]
            };
            let by = [part * (to[0] - f64::from(from.x)), part * (to[1] - f64::from(from.y))];
            let salt = draw.rng.u32(..);
            let counts = |v: Vector2D| {
                let bits = v.x.to_bits().wrapping_mul(31) ^ v.y.to_bits() ^ salt;
                bits.wrapping_mul(0x9e37_79b9) >> 30 == 0
            };
            let found = Around::new(from, by).first(counts);
            assert_eq!(found, Around::new(from, by).into_iter().find(|place| counts(*place)));
            let all: Vec<_> = Around::new(from, by).into_iter().collect();
            let place = plus(&exact(from), &by.map(of_f64));
            let sizes = [from.x, from.y].map(|x| Big::new(x).abs());
            let is_lost = |axis: usize| {
                let size = &sizes[axis] + &of_f64(by[axis].abs());
                place[axis].abs() <= &Big::power(-45) * &size
            };
            if !is_lost(0) && !is_lost(1) && place.iter().all(|x| x.abs().is_below(127)) {
                let corner = Vector2D::new(place[0].down() + 0.0, place[1].up() + 0.0);
                assert!(all.contains(&corner), "{corner:?} is not beside {from:?} by {by:?}");
            }
            let mut counting: Vec<_> = beside(from, by)
                .into_iter()
                .filter(|it| counts(it.0) && all.contains(&it.0))
                .collect();
            let Some(found) = found else {
                // What is lost beside a large number may be told as 0.
                continue;
            };
            counting.sort_by(|a, b| a.1.partial_cmp(&b.1).expect("numbers"));
            let Some((nearest, least)) = counting.first() else { continue };
            let own = counting.iter().find(|it| it.0 == found);
            let Some((_, square)) = own else { continue };
            compared += 1;
            let room = &Big::new(1.0 + 1.0 / 4096.0) * least;
            assert!(*square <= room, "{found:?} instead of {nearest:?}: {from:?} by {by:?}");
            let tied = counting.iter().filter(|it| it.1 == *least).map(|it| it.0);
            let tied: Vec<Vector2D> = tied.collect();
            if tied.len() > 1 && tied.contains(&found) {
                ties += 1;
                let key = |v: &Vector2D| (v.x.abs(), v.y.abs(), v.x, v.y);
                assert!(tied.iter().all(|v| key(&found) <= key(v)), "{found:?} of {tied:?}");
            }
        }
        assert!(compared > 2_000 && ties > 100, "{compared} {ties}");
    }
}
