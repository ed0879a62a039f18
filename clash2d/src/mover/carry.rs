//! What carriers do with a mover.

use super::exit::exit;
use super::obstacle::ObstacleId;
use super::plane::wide;
use super::scene::Scene;
use super::settings::Mover;
use super::slide::Slide;
use super::track::Track;
use super::trail::Trail;
use crate::outline::{dot, minus, plus};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many carriers push it one after the other.
const PUSHES: usize = 8;

/// How many at most do not count while another one carries it.
const PASSED: usize = 16;

/// Takes a mover with the carrier that it stands on, and lets others push it, in the order in which they come to
/// it where it is; then out of those that turned: whether they leave room.
pub(super) fn is_carried(
    scene: &Scene<'_>,
    floor: Option<ObstacleId>,
    mover: &Mover<'_>,
    trail: &mut Trail,
) -> bool {
    if !scene.has_carriers() {
        return true;
    }
    let from = trail.place;
    let mut carry = Carry { scene, mover, trail, from, seen: [None; PUSHES + 1], count: 0 };
    carry.ride(floor);
    for _ in 0..PUSHES {
        if !carry.push() {
            break;
        }
    }
    carry.is_out()
}

struct Carry<'c, 's> {
    scene: &'c Scene<'s>,
    mover: &'c Mover<'c>,
    trail: &'c mut Trail,
    /// Where it was before all this.
    from: Vector2D,
    /// Those that have done what they do.
    seen: [Option<ObstacleId>; PUSHES + 1],
    count: usize,
}

impl Carry<'_, '_> {
    fn ride(&mut self, floor: Option<ObstacleId>) {
        let mut taken = None;
        self.scene.each_carrier(&Frame::PLANE, &mut |carrier| {
            if Some(carrier.id) == floor {
                taken = Some(carrier.taken(self.trail.place));
            }
        });
        if let (Some(id), Some(by)) = (floor, taken) {
            self.go(id, by);
        }
    }

    /// Lets the next carrier push it, if there is one: by what it moves farther than the mover has come since they met.
    fn push(&mut self) -> bool {
        let mut first = None;
        let (from, place) = (self.from, self.trail.place);
        let gone = minus(wide(place), wide(from));
        self.scene.each_carrier(&self.scene.around(&Track::between(from, place)), &mut |carrier| {
            if self.seen.contains(&Some(carrier.id)) {
                return;
            }
            let Some(time) = self.scene.push_of(carrier, from, gone) else { return };
            let rest = 1.0 - time.clamp(0.0, 1.0);
            let [x, y] = minus(wide(carrier.taken(place)), gone).map(|x| rest * x);
            // Of those that come at the same time the one that pushes farthest.
            let key = (time, 0.0 - dot([x, y], [x, y]), 0.0 - y, x, carrier.id);
            if first.is_none_or(|known| key < known) {
                first = Some(key);
            }
        });
        let Some((.., y, x, id)) = first else { return false };
        self.go(id, Vector2D::new(x as f32, (0.0 - y) as f32));
        true
    }

    /// Goes as far with a carrier as all else lets it. Others that it is in, that come from behind, or that it does not meet
    /// if they move along with it, do not count: they push it later, if at all.
    #[inline(never)]
    fn go(&mut self, id: ObstacleId, by: Vector2D) {
        if let Some(free) = self.seen.get_mut(self.count) {
            *free = Some(id);
            self.count += 1;
        }
        let (from, place, mut without) = (self.from, self.trail.place, [id; PASSED]);
        let gone = minus(plus(wide(place), wide(by)), wide(from));
        let mut count = 1;
        let near = self.scene.around(&Track::between(from, place + by));
        self.scene.each_carrier(&near, &mut |carrier| {
            let is_behind = || dot(wide(carrier.taken(place)), gone) > dot(gone, gone);
            let is_passed = || is_behind() || self.scene.push_of(carrier, from, gone).is_none();
            if !self.seen.contains(&Some(carrier.id))
                && let Some(free) = without.get_mut(count)
                && ((carrier.before().is_some() && is_passed()) || self.scene.is_in(carrier, place))
            {
                *free = carrier.id;
                count += 1;
            }
        });
        let scene = Scene { without: &without[..count], ..*self.scene };
        if by.is_finite() {
            let mut trail = Trail::at(place);
            Slide::new(scene, &mut trail, by, self.mover).run();
            trail.stops.iter().for_each(|place| self.trail.go(*place));
        }
    }

    /// Leaves what it is in after that: whether it can. What is rounded may leave it in something by less than a few
    /// floats; what turned may do so by more.
    fn is_out(&mut self) -> bool {
        let place = self.trail.place;
        if self.scene.is_out(place) {
            return true;
        }
        let size =
            [place, self.from].iter().fold(1.0_f32, |size, v| size.max(v.x.abs()).max(v.y.abs()));
        let rounded = size * (8.0 * f32::EPSILON);
        let most = if self.scene.is_in_turned(place) { self.mover.push_out } else { rounded };
        let exit = exit(self.scene, place, most);
        exit.into_iter().for_each(|place| self.trail.go(place));
        exit.is_some()
    }
}
