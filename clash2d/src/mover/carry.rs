//! What carriers do with a mover.

use super::exit::exit;
use super::obstacle::ObstacleId;
use super::scene::Scene;
use super::settings::Mover;
use super::slide::{Slide, Stops};
use crate::vector::Vector2D;

/// How many carriers push it one after the other.
const PUSHES: usize = 8;

/// Where carriers leave a mover.
pub(super) struct Carried {
    pub(super) place: Vector2D,
    /// Whether it is in something there.
    pub(super) is_crushed: bool,
}

/// Takes a mover with the carrier that it stands on, and lets others push it, in the order in which they come to
/// it where it is; then out of those that turned.
pub(super) fn carried(
    scene: &Scene<'_>,
    floor: Option<ObstacleId>,
    start: Vector2D,
    mover: &Mover<'_>,
    stops: &mut Stops,
) -> Carried {
    let up = mover.up;
    let mut carry = Carry { scene, up, place: start, stops, seen: [None; PUSHES + 1], count: 0 };
    carry.ride(floor);
    for _ in 0..PUSHES {
        if !carry.push() {
            break;
        }
    }
    let place = carry.place;
    if scene.is_out(place) {
        return Carried { place, is_crushed: false };
    }
    // What is rounded may leave it in something by less than a few floats; what turned may do so by more.
    let size = place.x.abs().max(place.y.abs()).max(1.0);
    let rounded = size * (8.0 * f32::EPSILON);
    let most = if scene.is_in_turned(place) { mover.push_out } else { rounded };
    let exit = exit(scene, place, most);
    if let Some(place) = exit {
        stops.add(place);
    }
    Carried { place: exit.unwrap_or(place), is_crushed: exit.is_none() }
}

struct Carry<'c, 's> {
    scene: &'c Scene<'s>,
    up: Vector2D,
    place: Vector2D,
    stops: &'c mut Stops,
    /// Those that have done what they do.
    seen: [Option<ObstacleId>; PUSHES + 1],
    count: usize,
}

impl Carry<'_, '_> {
    fn ride(&mut self, floor: Option<ObstacleId>) {
        let mut taken = None;
        self.scene.each_carrier(&mut |carrier| {
            if Some(carrier.id) == floor {
                taken = Some(carrier.taken(self.place));
            }
        });
        if let (Some(id), Some(by)) = (floor, taken) {
            self.go(id, by);
        }
    }

    /// Lets the next carrier push it, if there is one.
    fn push(&mut self) -> bool {
        let mut first: Option<(f64, ObstacleId, Vector2D)> = None;
        self.scene.each_carrier(&mut |carrier| {
            if self.seen.contains(&Some(carrier.id)) {
                return;
            }
            let Some(time) = self.scene.push_of(carrier, self.place) else { return };
            if first.is_none_or(|(known, id, _)| (time, carrier.id) < (known, id)) {
                let rest = 1.0 - time.clamp(0.0, 1.0);
                let by = carrier.taken(self.place);
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
            let mut slide = Slide::new(scene, self.place, by, self.up);
            slide.run();
            self.stops.add_all(&slide.stops);
            self.place = slide.place;
        }
    }
}
