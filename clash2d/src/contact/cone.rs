//! Which way an edge pushes that knows its neighbours: out of the solid, and never against the next
//! edge, so that nothing stumbles over the vertices in between.

use crate::distance::place::{Place, cross, dot};

/// The directions in which an edge pushes.
#[derive(Clone, Copy)]
pub(super) struct Cone {
    /// The unit vector to the free side, which is the right one of the edge.
    pub(super) outward: Place<f64>,
    /// The direction farthest from it towards the end, and towards the start, of the edge: the normal
    /// of the neighbour; none where the solid bends upwards.
    limits: [Option<Place<f64>>; 2],
    /// The unit vectors along the edges after and before it that do not lead back, and how far to the left of its own.
    neighbours: [Option<(Place<f64>, f64)>; 2],
    /// Whether there is no neighbour towards the end, and towards the start, or one that leads back.
    are_ends: [bool; 2],
    /// Whether it never pushes any other way, as its chain has a solid side.
    pub(super) is_fixed: bool,
    /// Whether there is a solid behind it.
    is_filled: bool,
}

/// How far off a direction may be that still counts as one of the cone: much more than rounding
/// does, and less than any game sees.
const TOLERANCE: f64 = 1e-9;

impl Cone {
    /// Of the edge along a unit vector, between the edges along two others; None stands for an end.
    pub(super) fn new(
        along: Place<f64>,
        before: Option<Place<f64>>,
        after: Option<Place<f64>>,
        [is_fixed, is_filled]: [bool; 2],
    ) -> Self {
        let outward = right_of(along);
        let [x, y] = along;
        let is_end = |neighbour: Option<Place<f64>>| {
            neighbour
                .is_none_or(|way| cross(along, way).abs() <= TOLERANCE && dot(along, way) < 0.0)
        };
        let are_ends = [is_end(after), is_end(before)];
        let limit = |is_end: bool, neighbour: Option<Place<f64>>, to_end, sign: f64| {
            if is_end {
                return Some(to_end);
            }
            neighbour.filter(|way| sign * cross(along, *way) > TOLERANCE).map(right_of)
        };
        let limits =
            [limit(are_ends[0], after, along, 1.0), limit(are_ends[1], before, [-x, -y], -1.0)];
        let neighbour = |is_end: bool, way: Option<Place<f64>>| {
            way.filter(|_| !is_end).map(|way| (way, cross(along, way)))
        };
        let neighbours = [neighbour(are_ends[0], after), neighbour(are_ends[1], before)];
        Self { outward, limits, neighbours, are_ends, is_fixed, is_filled }
    }

    /// Whether a unit vector is one of them.
    pub(super) fn allows(&self, normal: Place<f64>) -> bool {
        let turn = cross(self.outward, normal);
        if dot(self.outward, normal) > 0.0 && turn.abs() <= TOLERANCE {
            return true;
        }
        let [ccw, cw] = self.limits;
        let is_between = |turn: f64, limit: Option<Place<f64>>, sign: f64| {
            let rest = |limit| sign * cross(normal, limit) >= -TOLERANCE;
            turn > 0.0 && limit.is_some_and(rest) && !self.is_behind(normal, limit)
        };
        is_between(turn, ccw, 1.0) || is_between(-turn, cw, -1.0)
    }

    /// Whether the edge lies between two others and leads along a unit vector, up to some part of it.
    pub(super) fn leads_between(&self, way: Place<f64>, part: f64) -> bool {
        self.are_ends == [false; 2] && dot(self.outward, way).abs() <= part
    }

    /// Whether the edge after or before it leads along a unit vector or back, up to some part of it.
    pub(super) fn is_reached_along(&self, is_end: bool, way: Place<f64>, part: f64) -> bool {
        let next = self.neighbours[usize::from(!is_end)];
        next.is_some_and(|(next, _)| cross(next, way).abs() <= part)
    }

    /// Of the edge and the one that follows at its end, or precedes it at its start, the vector out of the one into which a
    /// unit vector leads most, if by more than some part it leads from between them into what the two bound: of a chain
    /// without a solid side what lies behind both.
    pub(super) fn entered(&self, is_end: bool, way: Place<f64>, part: f64) -> Option<Place<f64>> {
        let (next, turn) = self.neighbours[usize::from(!is_end)]?;
        let outward = [self.outward, right_of(next)];
        let [own, other] = outward.map(|outward| -dot(outward, way));
        let is_hollow = self.is_filled && (turn < 0.0) == is_end;
        let lead = if is_hollow { own.max(other) } else { own.min(other) };
        (lead > part).then_some(outward[usize::from(other > own)])
    }

    /// From where to where the normals turn around the end or the start, if the solid bends down there.
    pub(super) fn arc(&self, is_end: bool) -> Option<[Place<f64>; 2]> {
        let number = usize::from(!is_end);
        let [x, y] = self.outward;
        let other = if self.are_ends[number] { [-x, -y] } else { self.limits[number]? };
        Some(if is_end { [self.outward, other] } else { [other, self.outward] })
    }

    /// Whether a direction points away from the one in the middle of the outward one and a limit.
    fn is_behind(&self, normal: Place<f64>, limit: Option<Place<f64>>) -> bool {
        let [x, y] = limit.unwrap_or_default();
        dot(normal, [self.outward[0] + x, self.outward[1] + y]) < 0.0
    }
}

/// A direction turned clockwise by 90 degrees.
fn right_of([x, y]: Place<f64>) -> Place<f64> {
    [y, -x]
}
