//! What carriers do with a mover.

use super::exit::{exit, way_out};
use super::obstacle::ObstacleId;
use super::plane::wide;
use super::scene::Scene;
use super::settings::Mover;
use super::slide::Slide;
use super::track::Track;
use super::trail::Trail;
use crate::outline::{dot, minus, unit};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many carriers push it one after the other.
const PUSHES: usize = 8;

/// How often one pushes it on that is still in its way, as it goes along something.
const TRIES: usize = 64;

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
    let (from, stops) = (trail.place, trail.stops.count);
    let seen = [None; PUSHES + 1];
    let mut carry = Carry { scene, mover, trail, from, stops, seen, count: 0 };
    carry.ride(floor);
    while carry.count < carry.seen.len() && carry.push() {}
    carry.straighten();
    carry.is_out()
}

struct Carry<'c, 's> {
    scene: &'c Scene<'s>,
    mover: &'c Mover<'c>,
    trail: &'c mut Trail,
    /// Where it was before all this, and after how many stops.
    from: Vector2D,
    stops: usize,
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
            self.go(id, by, 1);
        }
    }

    /// Lets the next carrier push it, if there is one: by what it moves farther than the mover has come since they met.
    fn push(&mut self) -> bool {
        let mut first = None;
        let (from, place) = (self.from, self.trail.place);
        self.scene.each_carrier(&self.scene.around(&Track::between(from, place)), &mut |carrier| {
            let is_seen = self.seen.contains(&Some(carrier.id));
            let time = self.scene.push_of(carrier, [from, place]).filter(|_| !is_seen);
            let Some(time) = time else { return };
            let rest = 1.0 - time.clamp(0.0, 1.0);
            let by = minus(wide(carrier.taken(place)), minus(wide(place), wide(from)));
            let [x, y] = by.map(|x| rest * x);
            // Of those that come at the same time the one that pushes farthest.
            let key = (time, 0.0 - dot([x, y], [x, y]), 0.0 - y, x, carrier.id);
            if first.is_none_or(|known| key < known) {
                first = Some(key);
            }
        });
        let Some((.., y, x, id)) = first else { return false };
        self.go(id, Vector2D::new(x as f32, (0.0 - y) as f32), TRIES);
        true
    }

    /// Goes as far with a carrier as all else lets it, and on where it went along something and is still in its way.
    #[inline(never)]
    fn go(&mut self, id: ObstacleId, by: Vector2D, times: usize) {
        if let Some(free) = self.seen.get_mut(self.count) {
            *free = Some(id);
            self.count += 1;
        }
        let (seen, direction) = (self.seen, unit(wide(by)));
        let length = dot(wide(by), direction);
        let (mut by, mut length, mut rest) = (by, length, length);
        // Others are not there before they push it.
        let scene = Scene { without: Some(id), carriers: Some(&seen), nearby: None, ..*self.scene };
        for number in 0..times {
            let mut trail = Trail::at(self.trail.place);
            if by.is_finite() {
                Slide::new(scene, &mut trail, by, self.mover).run();
            }
            trail.stops.iter().for_each(|place| self.trail.go(*place));
            let (place, mut left) = (self.trail.place, 0.0_f64);
            self.scene.each_around(place, &mut |found| {
                if found.id == id {
                    left = left.max(way_out(&found.seen.pair, place, direction));
                }
            });
            let gained = rest - left;
            if !(left > 0.0 && gained > 0.0) {
                break;
            }
            // At first no farther than it is in the way; what little is left then is gained at the same rate.
            length = if number < PUSHES { left } else { length * left / gained };
            let [x, y] = direction.map(|x| (x * length) as f32);
            (by, rest) = (Vector2D::new(x, y), left);
        }
    }

    /// Where several took it there and back it goes straight, if nothing else is in the way.
    fn straighten(&mut self) {
        let (from, place) = (self.from, self.trail.place);
        let others = Scene { carriers: Some(&[]), nearby: None, ..*self.scene };
        if self.count > 1 && others.is_free(&Track::between(from, place)) {
            self.trail.stops.count = self.stops;
            if place != from {
                self.trail.go(place);
            }
        }
    }

    /// Leaves what it is in after that: whether it can. What is rounded may leave it in something by less than a few
    /// floats; what turned may do so by more.
    fn is_out(&mut self) -> bool {
        let place = self.trail.place;
        if self.scene.is_out(place) {
            return true;
        }
        let size = place.x.abs().max(place.y.abs()).max(1.0);
        let rounded = size * (8.0 * f32::EPSILON);
        let most = if self.scene.is_in_turned(place) { self.mover.push_out } else { rounded };
        exit(self.scene, place, most).inspect(|place| self.trail.go(*place)).is_some()
    }
}
