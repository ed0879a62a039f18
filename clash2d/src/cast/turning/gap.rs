//! Where two straight ways are nearest, in plain floats.

use super::motion::length;
use crate::distance::place::{Place, cross, dot, minus, plus, times};

/// A point of each of two ways.
#[derive(Clone, Copy)]
pub(super) struct Gap {
    pub(super) points: [Place<f64>; 2],
    pub(super) distance: f64,
}

impl Gap {
    fn new(points: [Place<f64>; 2]) -> Self {
        Self { points, distance: length(minus(points[1], points[0])) }
    }

    /// Of two points of two ways that are about the nearest ones.
    pub(super) fn between(a: [Place<f64>; 2], b: [Place<f64>; 2]) -> Self {
        if let Some(point) = crossing(a, b) {
            return Self { points: [point; 2], distance: 0.0 };
        }
        let from_a = a.map(|end| Self::new([end, nearest(end, b)]));
        let from_b = b.map(|end| Self::new([nearest(end, a), end]));
        let lesser = |p: Self, q: Self| if q.distance < p.distance { q } else { p };
        lesser(lesser(from_a[0], from_a[1]), lesser(from_b[0], from_b[1]))
    }

    /// How far two ways are apart; if they cross, below 0: how far the nearest end would have to move.
    pub(super) fn signed(a: [Place<f64>; 2], b: [Place<f64>; 2]) -> f64 {
        if crossing(a, b).is_none() {
            return Self::between(a, b).distance;
        }
        let from_a = a.map(|end| length(minus(nearest(end, b), end)));
        let from_b = b.map(|end| length(minus(nearest(end, a), end)));
        -from_a.into_iter().chain(from_b).fold(f64::INFINITY, f64::min)
    }

    /// From the first way to the second one, of length 1; null if they meet.
    pub(super) fn normal(&self) -> Place<f64> {
        if self.distance == 0.0 {
            return [0.0; 2];
        }
        times(minus(self.points[1], self.points[0]), 1.0 / self.distance)
    }
}

/// The point of a way that is nearest to a place.
pub(super) fn nearest(place: Place<f64>, [start, end]: [Place<f64>; 2]) -> Place<f64> {
    let way = minus(end, start);
    let (part, whole) = (dot(minus(place, start), way), dot(way, way));
    if part <= 0.0 {
        return start;
    }
    if part >= whole { end } else { plus(start, times(way, part / whole)) }
}

/// Where two ways cross.
fn crossing([p, q]: [Place<f64>; 2], [r, s]: [Place<f64>; 2]) -> Option<Place<f64>> {
    let way = minus(q, p);
    let (r_side, s_side) = (cross(way, minus(r, p)), cross(way, minus(s, p)));
    let other = minus(s, r);
    let (p_side, q_side) = (cross(other, minus(p, r)), cross(other, minus(q, r)));
    let is_crossing = r_side * s_side < 0.0 && p_side * q_side < 0.0;
    is_crossing.then(|| plus(p, times(way, p_side / (p_side - q_side))))
}
