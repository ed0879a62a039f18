//! The place of some half-planes that is nearest to a goal, in plain numbers.
//!
//! What comes out only says where to look for floats: of these each is decided exactly. It does not depend on the
//! order of the half-planes but for roundings, of which none is left in places with few digits.

use crate::outline::{cross, dot};

/// A place seen from where the mover is.
type Place = [f64; 2];

/// A half-plane, seen from there: all with `normal` · x ≥ `least`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Half {
    pub(super) normal: Place,
    pub(super) least: f64,
}

impl Half {
    /// Whether it holds a place but for roundings.
    fn holds(&self, place: Place) -> bool {
        let [x, y] = [self.normal[0] * place[0], self.normal[1] * place[1]];
        x + y - self.least >= -ROOM * (x.abs() + y.abs() + self.least.abs())
    }

    /// The place on its line that is nearest to another one, as it is in places as small as itself: where it is far
    /// nearer than the other one, the first look leaves roundings of that one.
    pub(super) fn near_foot(&self, place: Place) -> Place {
        self.foot(self.foot(place))
    }

    /// The same but for roundings of the other place.
    fn foot(&self, place: Place) -> Place {
        let part = (self.least - dot(self.normal, place)) / dot(self.normal, self.normal);
        [place[0] + part * self.normal[0], place[1] + part * self.normal[1]]
    }

    /// Where its line meets another one.
    fn meeting(&self, other: &Self) -> Place {
        let [a, b] = [self, other];
        let turn = cross(a.normal, b.normal);
        [
            (a.least * b.normal[1] - b.least * a.normal[1]) / turn,
            (b.least * a.normal[0] - a.least * b.normal[0]) / turn,
        ]
    }
}

/// What roundings may do, relatively.
const ROOM: f64 = 1.0 / (1_u64 << 44) as f64;

/// The place that all half-planes hold and that is nearest to the goal; where the mover is holds as well.
pub(super) fn nearest(goal: Place, halves: &[Half]) -> Place {
    if halves.iter().all(|half| half.holds(goal)) {
        return goal;
    }
    let square = |[x, y]: Place| (x - goal[0]) * (x - goal[0]) + (y - goal[1]) * (y - goal[1]);
    let mut best = [0.0; 2];
    let mut take = |place: Place, of: Option<usize>| {
        let is_held =
            || halves.iter().enumerate().all(|(number, it)| of == Some(number) || it.holds(place));
        // What is no number is nearer to nothing.
        if square(place) < square(best) && is_held() {
            best = place;
        }
    };
    for (number, half) in halves.iter().enumerate() {
        // Its own half-plane holds a foot, whose distance from the line may be nothing but a rounding.
        take(half.near_foot(goal), Some(number));
        for other in &halves[..number] {
            take(half.meeting(other), None);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::{Half, nearest};
    use crate::exact::truth::of_f64;
    use crate::mover::draw::{dot, minus};

    /// On one line it is the foot of the goal, as big numbers tell, also where a half-plane's normal has no part along an
    /// axis and roundings are all that is left beside the line.
    #[test]
    fn beside_one_line_it_is_the_foot_of_the_goal() {
        let mut rng = Rng::with_seed(54);
        let mut slid = 0;
        for _ in 0..20_000 {
            let size = f64::from(rng.f32() * 10.0 + 0.1);
            let sides = [[0.0, size], [size, 0.0], [size, f64::from(rng.f32()) - 0.5]];
            let normal = sides[rng.usize(..3)];
            let goal = [f64::from(rng.f32()) - 0.5, f64::from(rng.f32()) - 0.5];
            let place = nearest(goal, &[Half { normal, least: 0.0 }]).map(of_f64);
            let (normal, goal) = (normal.map(of_f64), goal.map(of_f64));
            let height = dot(&normal, &goal);
            if !height.is_negative() {
                continue;
            }
            // The foot f has n·f = 0 and (f - g)×n = 0: to 2^-40 of the sizes.
            let room = &Big::power(-40) * &dot(&normal, &normal);
            let off = minus(&place, &goal);
            let cross = &(&off[0] * &normal[1]) - &(&off[1] * &normal[0]);
            assert!(dot(&normal, &place).abs() <= room && cross.abs() <= room, "{normal:?}");
            slid += 1;
        }
        assert!(slid > 8_000, "{slid}");
    }
}
