//! How far each step may go.

use core::f64::consts::PI;
use core::ops::Add;

use super::super::budget::Budget;
use super::super::gap::Gap;
use super::super::motion::{Snapshot, length};
use super::super::step::{SHORTEST, safe_time};
use super::closest::{Closest, Face, gap};
use super::flight::{Flight, Stop};
use super::flyer::Stand;
use super::over::Over;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::pack::{Pack, Two};

/// What a face that was between the shapes before tells.
enum Glide {
    /// For how long they stay apart.
    Safe(f64),
    /// They are near.
    Near(Closest),
}

impl<const P: usize> Flight<P> {
    /// For how long they stay apart in a direction; infinite if until the end.
    #[inline(always)]
    fn apart(&self, stands: &[Stand<P>; 2], n: Place<f64>, rest: f64) -> f64 {
        let [a, b] = &self.flyers;
        let reach = self.reach();
        let heights = stands.each_ref().map(|stand| stand.corners.along(n));
        let speeds = [a.speeds(&stands[0], n), b.speeds(&stands[1], n)];
        let mut safe = f64::INFINITY;
        loop {
            let time = safe.min(rest);
            let late = Two::all(time);
            let at = |i: usize, sign: f64| {
                let bends =
                    (if i == 0 { a } else { b }).bends.map(|bend| late * bend * Two::all(sign));
                let speeds = speeds[i].with(&bends, Add::add);
                heights[i].with(&speeds, |height, speed| height + late * speed)
            };
            let (top, bottom) = (at(0, 1.0).greatest(), at(1, -1.0).least());
            if bottom.1 - top.1 >= reach {
                return safe;
            }
            let (p, q) = (top.0, bottom.0);
            let (room, closing) =
                (heights[1].at(q) - heights[0].at(p) - reach, speeds[0].at(p) - speeds[1].at(q));
            let next = safe_time(room, closing, a.bends.at(p) + b.bends.at(q));
            if next >= time {
                return time;
            }
            safe = next;
        }
    }

    /// How the corners of the other shape lie over the line of a face.
    #[inline(always)]
    fn over(&self, face: Face, poses: &[Snapshot; 2]) -> Over<P> {
        let (own, other) = (&self.flyers[face.shape], &self.flyers[1 - face.shape]);
        let (still, moving) = (&poses[face.shape], &poses[1 - face.shape]);
        let (normal, arm) = (own.normals.at(face.edge), own.arms.at(face.edge));
        let out = still.turned(normal);
        let between = minus(moving.pivot, still.pivot);
        // Seen from the other shape, so that its corners need not be turned.
        let seen = moving.turned_back(out);
        let (ahead, turn) = (other.arms.along(seen), other.arms.along([-seen[1], seen[0]]));
        let base = dot(out, between) - dot(normal, arm);
        let (rotation, others) = (own.carrier.rotation, other.carrier.rotation);
        let drift = minus(other.carrier.movement, own.carrier.movement);
        let speed = dot(out, drift) - rotation * cross(between, out);
        let relative = others - rotation;
        Over {
            out,
            heights: ahead.map(|ahead| Two::all(base) + ahead),
            speeds: turn.map(|turn| Two::all(speed) - Two::all(relative) * turn),
            bend: self.rail_bend(face, length(between)),
        }
    }

    /// Half of what the second derivatives of heights over the line of a face are at most: the bounds
    /// of a rail.
    #[inline(always)]
    fn rail_bend(&self, face: Face, between: f64) -> f64 {
        let (own, other) = (&self.flyers[face.shape], &self.flyers[1 - face.shape]);
        let (turn, relative) =
            (own.carrier.rotation, other.carrier.rotation - own.carrier.rotation);
        let of_pivots = turn * turn * (between + self.drift) + 2.0 * turn.abs() * self.drift;
        (of_pivots + relative * relative * other.arm) / 2.0
    }

    /// The first time from one on, at which they are apart, at which they are near.
    pub(super) fn run(&self, from: f64, latest: f64, budget: &Budget) -> Option<Stop> {
        let (mut time, mut face, mut looks) = (from, None, 0);
        let [turn, other_turn] = self.flyers.each_ref().map(|flyer| flyer.carrier.rotation.abs());
        let turn = turn.max(other_turn);
        while budget.step() {
            let (rest, poses) = (latest - time, self.poses(time));
            let glide = face.and_then(|face| self.glide(face, &poses, rest));
            let safe = match glide {
                Some(Glide::Safe(safe)) => safe,
                Some(Glide::Near(closest)) => return Some(Stop { time, closest: Some(closest) }),
                None => {
                    let stands = self.stands(&poses);
                    let closest = gap(&stands[0], &stands[1]);
                    let Some(found) = closest.as_ref().filter(|closest| self.is_far(closest))
                    else {
                        return Some(Stop { time, closest });
                    };
                    let mut safe = self.safe(&stands, &poses, found, rest);
                    looks += 1;
                    // This costs more than a step, and tells more where much of a turn is left.
                    let is_due = (looks % 4 == 2) | (safe < SHORTEST);
                    if (safe < rest) & (rest * turn > PI) & is_due {
                        safe = safe.max(self.orbits_apart(&stands));
                    }
                    if safe < SHORTEST {
                        return Some(Stop { time, closest });
                    }
                    face = found.face;
                    safe
                }
            };
            if safe > rest {
                return None;
            }
            time += safe;
        }
        Some(Stop { time, closest: None })
    }

    fn is_far(&self, closest: &Closest) -> bool {
        closest.gap.distance - self.radius() > self.margin.near
    }

    /// The step on from a time, if the face that was between the shapes before still tells; without
    /// looking for the nearest points.
    #[inline(always)]
    fn glide(&self, face: Face, poses: &[Snapshot; 2], rest: f64) -> Option<Glide> {
        let over = self.over(face, poses);
        let (number, height) = over.heights.least();
        if height - self.radius() > self.margin.near {
            let (safe, is_straight) = over.safe(self.reach(), rest);
            let is_long = (is_straight | (safe > rest)) & (safe >= SHORTEST);
            return is_long.then_some(Glide::Safe(safe));
        }
        if height > 0.0 {
            self.foot(face, &over, number, height, poses).map(Glide::Near)
        } else {
            None
        }
    }

    /// The gap at a face, if the nearest corner lies over it.
    #[inline(always)]
    fn foot(
        &self,
        face: Face,
        over: &Over<P>,
        number: usize,
        height: f64,
        poses: &[Snapshot; 2],
    ) -> Option<Closest> {
        let (own, other) = (&self.flyers[face.shape], &self.flyers[1 - face.shape]);
        let (still, moving) = (&poses[face.shape], &poses[1 - face.shape]);
        let next = if face.edge + 1 >= own.count { 0 } else { face.edge + 1 };
        let [from, to] =
            [face.edge, next].map(|corner| plus(still.pivot, still.turned(own.arms.at(corner))));
        let place = plus(moving.pivot, moving.turned(other.arms.at(number)));
        let way = minus(to, from);
        let part = dot(minus(place, from), way);
        let foot = minus(place, times(over.out, height));
        let points = if face.shape == 1 { [place, foot] } else { [foot, place] };
        let is_over = (part >= 0.0) & (part <= dot(way, way));
        is_over.then_some(Closest {
            normal: face.ahead(over.out),
            gap: Gap { points, distance: height },
            face: Some(face),
        })
    }

    /// For how long they stay apart.
    #[inline(always)]
    fn safe(
        &self,
        stands: &[Stand<P>; 2],
        poses: &[Snapshot; 2],
        closest: &Closest,
        rest: f64,
    ) -> f64 {
        let (beyond, is_straight) = closest
            .face
            .map_or((0.0, false), |face| self.over(face, poses).safe(self.reach(), rest));
        if is_straight | (beyond > rest) {
            return beyond;
        }
        beyond.max(self.apart(stands, closest.normal, rest))
    }
}
