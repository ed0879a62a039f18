//! What a mover sees from where it is: its goal, and the half-planes of what it touches, in f64.
//!
//! Which places are better is told where that is certain; the exact numbers decide the others.

use super::solve::{Half, nearest};
use crate::exact::judge::quickly;
use crate::exact::real::{Near, Real};

type Place = [f64; 2];

/// How many half-planes there are at most.
pub(super) const MOST: usize = 16;

/// Seen from where the mover is.
pub(super) struct Sight {
    goal: [Near; 2],
    halves: [Half; MOST],
    count: usize,
}

impl Sight {
    pub(super) fn new(goal: [Near; 2], halves: impl Iterator<Item = Half>) -> Self {
        let mut sight = Self { goal, halves: [Half::default(); MOST], count: 0 };
        for half in halves.take(MOST) {
            sight.halves[sight.count] = half;
            sight.count += 1;
        }
        sight
    }

    pub(super) fn goal(&self) -> Place {
        self.goal.map(Near::value)
    }

    /// The half-planes, in f64 to a part of 10^-12.
    pub(super) fn halves(&self) -> &[Half] {
        &self.halves[..self.count]
    }

    /// The place of all half-planes that is nearest to the goal.
    pub(super) fn target(&self) -> Place {
        nearest(self.goal(), self.halves())
    }

    /// The square of the distance from a target, beside which no place of all half-planes is nearer to the goal than the
    /// mover: as they are convex, |place - goal|² >= |place - target|² + |target - goal|².
    pub(super) fn gain(&self, target: Place) -> f64 {
        const PART: f64 = 1.0 / (1 << 30) as f64;
        let goal = self.goal();
        let rest = [2.0 * goal[0] - target[0], 2.0 * goal[1] - target[1]];
        let parts = [target[0] * rest[0], target[1] * rest[1]];
        parts[0] + parts[1] + PART * (parts[0].abs() + parts[1].abs())
    }

    /// Whether a way leads nearer to the goal, if that is certain: |way - goal|² < |goal|².
    pub(super) fn is_nearer(&self, way: Place) -> Option<bool> {
        let (mut value, mut room) = (0.0, 0.0);
        for (way, goal) in way.into_iter().zip(self.goal) {
            let twice = 2.0 * goal.value();
            value += way * (way - twice);
            // Five roundings by half a unit each, that of the way twice; there is room for eight.
            let size = way.abs() + twice.abs();
            room += way.abs() * (4.0 * f64::EPSILON * size + 4.0 * goal.slip());
        }
        quickly(|| (value.abs() > room).then_some(value < 0.0))
    }
}

impl Half {
    /// Whether a place is in it, if that is certain although each number is off by a part of 10^-12.
    pub(super) fn certainly_holds(&self, place: Place) -> Option<bool> {
        const PART: f64 = 1.0 / (1_u64 << 38) as f64;
        // What is less may have lost digits.
        const LEAST: f64 = 1e-250;
        let (mut value, mut size) = (0.0 - self.least, self.least.abs());
        let mut is_short = self.least != 0.0 && size < LEAST;
        for (normal, place) in self.normal.into_iter().zip(place) {
            let part = normal * place;
            value += part;
            size += part.abs();
            is_short |= normal != 0.0 && place != 0.0 && part.abs() < LEAST;
        }
        let is_certain = !is_short && (value.abs() > PART * size || size == 0.0);
        quickly(|| is_certain.then_some(value >= 0.0))
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;
    use std::vec::Vec;

    use clash2d_oracle::{Real as Big, Rng};

    use super::{Half, Sight};
    use crate::exact::real::{Near, Real};
    use crate::exact::truth::of_f64;
    use crate::mover::draw::{Draw, dot, exact, minus, plus, two_to};
    use crate::vector::Vector2D;

    /// A number of any size, and some that are 0 or short.
    fn number(rng: &mut Rng, size: i32) -> f64 {
        let power = two_to(size + rng.i32(-3..=3));
        match rng.u32(..8) {
            0 => 0.0,
            1 | 2 => f64::from(rng.i32(-8..=8)) * power,
            3 => f64::from(rng.i32(-8..=8)) * two_to(rng.i32(-1074..=1000)),
            _ => (rng.f64() * 2.0 - 1.0) * power,
        }
    }

    /// A half-plane, and a place so near to its border that roundings decide, or farther away.
    fn half_and_place(rng: &mut Rng) -> (Half, [f64; 2]) {
        let [normal, place] = [rng.i32(-120..=120), rng.i32(-120..=120)]
            .map(|size| [number(rng, size), number(rng, size)]);
        let border = normal[0] * place[0] + normal[1] * place[1];
        let off = two_to(rng.i32(-60..=2)) * (rng.f64() * 2.0 - 1.0);
        let size = (normal[0] * place[0]).abs() + (normal[1] * place[1]).abs();
        let least = match rng.u32(..6) {
            0 => 0.0,
            1 => border,
            2 => border.next_up(),
            _ => border + off * size,
        };
        (Half { normal, least }, place)
    }

    /// What is certain is so for all numbers that are off by a part of 10^-12.
    #[test]
    fn what_a_half_plane_certainly_holds_it_holds_whatever_was_rounded() {
        let mut rng = Rng::with_seed(51);
        let mut counts = [0; 3];
        for _ in 0..60_000 {
            let (half, place) = half_and_place(&mut rng);
            if !half.least.is_finite() {
                continue;
            }
            let [x, y] = [0, 1].map(|axis| &of_f64(half.normal[axis]) * &of_f64(place[axis]));
            let least = of_f64(half.least);
            let value = &(&x + &y) - &least;
            // The place is off as well: 2 parts and their product of each summand.
            let part = &(&Big::new(2.0) * &of_f64(1e-12)) + &of_f64(1e-23);
            let room = &part * &(&(&x.abs() + &y.abs()) + &least.abs());
            let found = half.certainly_holds(place);
            if let Some(holds) = found {
                assert_eq!(holds, !value.is_negative(), "{half:?} {place:?}");
                assert!(value.abs() > room || room.is_zero(), "{half:?} {place:?}");
            }
            counts[found.map_or(0, |holds| 1 + usize::from(holds))] += 1;
        }
        assert!(counts.iter().all(|count| *count > 5_000), "{counts:?}");
    }

    /// A goal to which places may be as near as where the mover is.
    fn goal(draw: &mut Draw, here: Vector2D, place: Vector2D) -> [Vector2D; 2] {
        match draw.rng.u32(..4) {
            // Half way to the place, and beside that line.
            0 => {
                let way = place - here;
                let side = way.rotated_90() * f32::from(draw.rng.i8(-2..=2));
                [here, (way + side) * 0.5]
            }
            1 => [draw.place, draw.vector()],
            _ => [here, draw.vector()],
        }
    }

    /// What is certainly nearer to the goal is so as exact numbers tell.
    #[test]
    fn what_is_certainly_nearer_is_nearer() {
        let mut draw = Draw::new(52);
        let mut counts = [0; 3];
        for _ in 0..60_000 {
            draw.move_on();
            let (here, place) = (draw.place + draw.vector(), draw.place + draw.vector());
            let [start, mut by] = goal(&mut draw, here, place);
            match draw.rng.u32(..8) {
                0 => by.x = by.x.next_up(),
                1 => by.y = by.y.next_down(),
                _ => {}
            }
            let goal = [Near::sum(&[start.x, -here.x, by.x]), Near::sum(&[start.y, -here.y, by.y])];
            let way =
                [f64::from(place.x) - f64::from(here.x), f64::from(place.y) - f64::from(here.y)];
            let truth = {
                let goal = plus(&exact(start), &exact(by));
                let [near, far] = [place, here].map(|v| minus(&exact(v), &goal));
                dot(&near, &near).partial_cmp(&dot(&far, &far)) == Some(Ordering::Less)
            };
            let found = Sight::new(goal, [].into_iter()).is_nearer(way);
            assert!(found.is_none() || found == Some(truth), "{here:?} {place:?} {start:?} {by:?}");
            counts[found.map_or(0, |is_nearer| 1 + usize::from(is_nearer))] += 1;
        }
        assert!(counts[0] > 2_000 && counts[1] > 10_000 && counts[2] > 5_000, "{counts:?}");
    }

    fn plain_number(rng: &mut Rng, size: i32) -> f64 {
        let part = if rng.bool() { f64::from(rng.i32(-8..=8)) } else { rng.f64() * 2.0 - 1.0 };
        part * two_to(size)
    }

    /// Half-planes that hold where the mover is, some of which meet there; no two are nearly along each other.
    fn halves(rng: &mut Rng) -> Vec<Half> {
        let mut halves: Vec<Half> = Vec::new();
        for _ in 0..rng.u32(..4) {
            let normal @ [x, y] = [plain_number(rng, 0), plain_number(rng, 0)];
            let length = (x * x + y * y).sqrt();
            let is_apart = |half: &Half| {
                let [a, b] = half.normal;
                (x * b - y * a).abs() > 0.01 * length * (a * a + b * b).sqrt()
            };
            if length > 0.01 && halves.iter().all(is_apart) {
                let least = if rng.bool() { 0.0 } else { 0.0 - plain_number(rng, 0).abs() };
                halves.push(Half { normal, least });
            }
        }
        halves
    }

    /// Nothing that all half-planes hold and that is nearer to the goal is farther from the target, whatever is near it.
    #[test]
    fn what_is_nearer_to_the_goal_is_near_the_target() {
        let mut rng = Rng::with_seed(53);
        let (mut nearer, mut farther) = (0, 0);
        for _ in 0..20_000 {
            let halves = halves(&mut rng);
            let goal = [plain_number(&mut rng, 0), plain_number(&mut rng, 0)];
            let sight = Sight::new(goal.map(Near::exactly), halves.iter().copied());
            let target = sight.target();
            let most = of_f64(sight.gain(target));
            let square = |v: &[Big; 2]| dot(v, v);
            let (goal, target) = (goal.map(of_f64), target.map(of_f64));
            for _ in 0..8 {
                let size = rng.i32(-30..=1);
                let off = [plain_number(&mut rng, size), plain_number(&mut rng, size)].map(of_f64);
                let place = plus(&target, &off);
                let is_held = halves
                    .iter()
                    .all(|half| dot(&half.normal.map(of_f64), &place) >= of_f64(half.least));
                if is_held && square(&minus(&place, &goal)) < square(&goal) {
                    nearer += 1;
                    let told = [&goal, &target, &off].map(|v| [v[0].about(), v[1].about()]);
                    assert!(square(&off) <= most, "{halves:?} {told:?} {}", most.about());
                }
                farther += u32::from(square(&off) > most);
            }
        }
        assert!(nearer > 10_000 && farther > 10_000, "{nearer} {farther}");
    }
}
