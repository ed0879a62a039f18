//! What carriers do with a mover.

use super::exit::exit;
use super::obstacle::ObstacleId;
use super::scene::Scene;
use super::settings::Mover;
use super::slide::Slide;
use super::track::Track;
use super::trail::Trail;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many carriers push it one after the other.
const PUSHES: usize = 8;

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
    let mut carry = Carry { scene, mover, trail, seen: [None; PUSHES + 1], count: 0 };
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

    /// Lets the next carrier push it, if there is one.
    fn push(&mut self) -> bool {
        let mut first: Option<(f64, ObstacleId, Vector2D)> = None;
        let near = self.scene.around(&Track::at(self.trail.place));
        self.scene.each_carrier(&near, &mut |carrier| {
            if self.seen.contains(&Some(carrier.id)) {
                return;
            }
            let Some(time) = self.scene.push_of(carrier, self.trail.place) else { return };
            if first.is_none_or(|(known, id, _)| (time, carrier.id) < (known, id)) {
                let rest = 1.0 - time.clamp(0.0, 1.0);
                let by = carrier.taken(self.trail.place);
                let by =
                    Vector2D::new((rest * f64::from(by.x)) as f32, (rest * f64::from(by.y)) as f32);
                first = Some((time, carrier.id, by));
            }
        });
        let Some((_, id, by)) = first else { return false };
        self.go(id, by);
        true
    }

    /// Goes as far with a carrier as all else lets it.
    #[inline(never)]
    fn go(&mut self, id: ObstacleId, by: Vector2D) {
        if let Some(free) = self.seen.get_mut(self.count) {
            *free = Some(id);
            self.count += 1;
        }
        let scene = Scene { without: Some(id), ..*self.scene };
        if by.is_finite() {
            let mut trail = Trail::at(self.trail.place);
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
        let size = place.x.abs().max(place.y.abs()).max(1.0);
        let rounded = size * (8.0 * f32::EPSILON);
        let most = if self.scene.is_in_turned(place) { self.mover.push_out } else { rounded };
        let exit = exit(self.scene, place, most);
        exit.into_iter().for_each(|place| self.trail.go(place));
        exit.is_some()
    }
}
