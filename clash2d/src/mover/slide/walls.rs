//! What a mover touches, and the half-planes beside it.

use core::array::from_fn;

use crate::mover::grown::Pair;
use crate::mover::order::Order;
use crate::mover::piece::Piece;
use crate::mover::plane::{Plane, wide};
use crate::mover::sight::MOST;
use crate::mover::solve::Half;
use crate::mover::track::Side;
use crate::root::square_root;
use crate::vector::Vector2D;

/// A piece of an obstacle and of the mover, and the half-plane beside it.
#[derive(Clone, Copy)]
pub(super) struct Wall<'s> {
    solid: Piece<'s>,
    mover: Piece<'s>,
    order: Option<Order>,
    pub(super) plane: Plane,
}

/// What is touched.
pub(super) struct Walls<'s> {
    list: [Option<Wall<'s>>; MOST],
    pub(super) count: usize,
}

impl<'s> Walls<'s> {
    pub(super) fn new() -> Self {
        Self { list: from_fn(|_| None), count: 0 }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Wall<'s>> {
        self.list[..self.count].iter().flatten()
    }

    /// Keeps a half-plane in mind: whether it was not there.
    pub(super) fn add(&mut self, pair: &Pair<'_, 's, 's>, plane: Plane, place: Vector2D) -> bool {
        if self.iter().any(|wall| wall.is_of(pair) && wall.plane.is(&plane)) {
            return false;
        }
        if pair.is_round() {
            self.retain(|wall| !wall.is_of(pair));
        }
        if self.count == MOST {
            self.forget(place);
        }
        let (solid, mover, order) = (*pair.solid, *pair.mover, pair.order.copied());
        self.list[self.count] = Some(Wall { solid, mover, order, plane });
        self.count += 1;
        true
    }

    /// Lets go of the half-plane whose border is farthest.
    fn forget(&mut self, place: Vector2D) {
        let depth = |wall: &Wall<'_>| {
            let ([x, y], height) = wall.plane.about(place);
            height / square_root(x * x + y * y)
        };
        let far = self.iter().map(depth).enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((far, _)) = far {
            self.list.copy_within(far + 1..self.count, far);
            self.count -= 1;
        }
    }

    /// Keeps what is still touched at a place, those of rounded obstacles with the half-plane there.
    pub(super) fn keep_near(&mut self, place: Vector2D, finest: f32) {
        let [x, y] = wide(place).map(f64::abs);
        let room = x.max(y).max(f64::from(finest) / (1 << 20) as f64) / (1 << 21) as f64;
        self.retain(|wall| {
            let pair = wall.pair();
            let reach = pair.radii().iter().fold(room, |reach, radius| reach + f64::from(*radius));
            let nearest = pair.seen_from(place).nearest();
            if nearest.square > reach * reach {
                return false;
            }
            if pair.is_round() {
                wall.plane = Plane::beside(&pair, place, &nearest);
            }
            true
        });
    }

    pub(super) fn retain(&mut self, mut keep: impl FnMut(&mut Wall<'s>) -> bool) {
        let mut count = 0;
        for number in 0..self.count {
            if self.list[number].as_mut().is_some_and(&mut keep) {
                if count < number {
                    self.list[count] = self.list[number];
                }
                count += 1;
            }
        }
        self.count = count;
    }
}

impl<'s> Wall<'s> {
    pub(super) fn pair(&self) -> Pair<'_, 's, 's> {
        Pair { solid: &self.solid, mover: &self.mover, order: self.order.as_ref() }
    }

    /// The corner at which it is touched, as a side that begins there; None: at an edge, or at what is round.
    pub(super) fn corner(&self, place: Vector2D) -> Option<Side> {
        let pair = self.pair();
        let nearest = pair.seen_from(place).nearest();
        (!pair.is_round() && !nearest.is_edge).then_some(nearest.side)
    }

    /// The half-planes of both sides at such a corner.
    pub(super) fn sides(&self, place: Vector2D) -> [Option<Plane>; 2] {
        let (pair, after) = (self.pair(), self.corner(place));
        let before = after.and_then(|after| pair.before(after));
        [before, after].map(|side| Plane::along(&pair, side?))
    }

    fn is_of(&self, pair: &Pair<'_, '_, '_>) -> bool {
        self.solid.is(pair.solid) && self.mover.is(pair.mover)
    }
}

/// A half-plane as plain numbers, seen from a place.
pub(super) fn half_beside(plane: &Plane, place: Vector2D) -> Half {
    let (normal, height) = plane.about(place);
    Half { normal, least: 0.0 - height }
}
