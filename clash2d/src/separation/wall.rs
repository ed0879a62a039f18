//! The pieces of the border of displacements at which two parts overlap.

use crate::distance::place::{Place, cross, dot, minus, plus, times, unit};
use crate::root::square_root;

/// A piece of the border of displacements that overlap.
#[derive(Clone, Copy)]
pub(super) enum Wall {
    /// Along a line to the left of the normal.
    Straight { from: Place<f64>, normal: Place<f64>, range: [f64; 2] },
    /// Around a corner, from one direction to another one; all around if these are 0.
    Arc { center: Place<f64>, radius: f64, between: [Place<f64>; 2] },
}

impl Wall {
    /// The place of it that is nearest to the origin, if that is none of its ends.
    pub(super) fn foot(&self) -> Option<Place<f64>> {
        match *self {
            Wall::Straight { from, normal, .. } => Some(times(normal, dot(normal, from))),
            Wall::Arc { center, radius, .. } => {
                unit(center.map(|x| -x)).map(|out| plus(center, times(out, radius)))
            }
        }
        .filter(|place| self.has(*place, 0.0))
    }

    /// Its direction outwards.
    pub(super) fn normal_at(&self, place: Place<f64>) -> Place<f64> {
        match *self {
            Wall::Straight { normal, .. } => normal,
            Wall::Arc { center, .. } => unit(minus(place, center)).unwrap_or([1.0, 0.0]),
        }
    }

    /// Whether a place on its line or circle is one of its own, or off by some room.
    fn has(&self, place: Place<f64>, room: f64) -> bool {
        match *self {
            Wall::Straight { from, normal, range } => {
                let ahead = dot([-normal[1], normal[0]], minus(place, from));
                ahead >= range[0] - room && ahead <= range[1] + room
            }
            Wall::Arc { center, between: [first, last], .. } => {
                let way = minus(place, center);
                cross(first, way) >= -room && cross(way, last) >= -room
            }
        }
    }

    /// Visits the places that it shares with another one.
    pub(super) fn each_crossing(&self, other: &Self, room: f64, mut visit: impl FnMut(Place<f64>)) {
        let mut add = |place: Place<f64>| {
            if self.has(place, room) && other.has(place, room) {
                visit(place);
            }
        };
        match (*self, *other) {
            (
                Wall::Straight { from, normal, .. },
                Wall::Straight { from: other_from, normal: other_normal, .. },
            ) => {
                let along = [-normal[1], normal[0]];
                let speed = dot(along, other_normal);
                if speed.abs() > 1e-9 {
                    let ahead = dot(minus(other_from, from), other_normal) / speed;
                    add(plus(from, times(along, ahead)));
                }
            }
            (Wall::Straight { from, normal, .. }, Wall::Arc { center, radius, .. })
            | (Wall::Arc { center, radius, .. }, Wall::Straight { from, normal, .. }) => {
                let height = dot(normal, minus(from, center));
                let foot = plus(center, times(normal, height));
                each_end([-normal[1], normal[0]], radius * radius - height * height, |way| {
                    add(plus(foot, way));
                });
            }
            (
                Wall::Arc { center, radius, .. },
                Wall::Arc { center: other_center, radius: other_radius, .. },
            ) => {
                let way = minus(other_center, center);
                let distance = square_root(dot(way, way));
                let Some(along) = unit(way) else { return };
                let ahead =
                    0.5 * (distance + (radius - other_radius) * (radius + other_radius) / distance);
                let foot = plus(center, times(along, ahead));
                each_end([-along[1], along[0]], radius * radius - ahead * ahead, |way| {
                    add(plus(foot, way));
                });
            }
        }
    }
}

/// Visits the ways along a unit vector, there and back, whose length has a square.
fn each_end(along: Place<f64>, square: f64, mut visit: impl FnMut(Place<f64>)) {
    if square >= 0.0 {
        let way = times(along, square_root(square));
        visit(way);
        visit(way.map(|x| -x));
    }
}
