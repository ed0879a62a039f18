//! What may meet what, told so that its time can be asked for again.

use core::cmp::Ordering;

use super::meeting::{Instant, Meeting};
use super::point::{Edge, From, meet_arc, meet_band, meet_edge, meet_facing};
use super::sight::{Place, Sight, vector, vector_in};
use crate::exact::judge::quickly;
use crate::exact::real::{Near, Only, Real, Tight};
use crate::exact::settle::{settle, settle_long};
use crate::exact::terms::{Terms, Vector};
use crate::outline::{Corner, Spot, Vertex, Wedge, cross, minus};
use crate::shape::Sector;
use crate::vector::Vector2D;

/// A vertex that moves, or the center of an arc, and what it may meet.
#[derive(Clone, Copy)]
pub(super) struct Encounter {
    pub(super) start: Vertex,
    /// How far what moves reaches beyond the start towards a contact, and the distance that is kept: the sum
    /// of both.
    pub(super) reach: [f32; 2],
    /// Not null.
    pub(super) movement: Vector<2>,
    /// From where both are seen.
    pub(super) anchor: Vector2D,
    pub(super) target: Target,
}

/// What a moving vertex, or the center of an arc, may meet.
#[derive(Clone, Copy)]
pub(super) enum Target {
    /// All within the sum of two radii and the distance kept of an edge.
    Edge { ends: [Vertex; 2], reach: Terms<3> },
    /// All within the reach of the line through two points.
    Line([Vertex; 2]),
    /// The arcs of a sector around a center.
    Arcs { center: Vertex, sector: Sector },
    /// An edge, or the line through it, that the rim of a sector around the start meets.
    Facing { ends: [Vertex; 2], is_endless: bool, reach: Terms<3>, sector: Sector },
    /// The center of a sector, at a distance at which its rim meets that of one around the start.
    Rim { center: Vertex, sectors: [Sector; 2], rims: Rims },
}

/// Which rims of two sectors meet.
#[derive(Clone, Copy)]
pub(super) struct Rims {
    /// The sum of these is how far apart the centers are.
    pub(super) reach: Terms<3>,
    /// Of each one whether it has the direction from the first center to the second one where they
    /// meet, and not the one back.
    pub(super) is_back: [bool; 2],
    pub(super) from: From,
}

impl Encounter {
    /// When they meet: the outer None is a doubt, the inner one never.
    pub(super) fn meeting<R: Sight>(&self, run: R::Run) -> Option<Option<Meeting<R>>> {
        let along = vector_in(self.movement, run);
        match &self.target {
            Target::Edge { ends, reach } => {
                meet_edge(along, self.edge(ends, run), R::sum_in(reach, run))
            }
            Target::Line(points) => {
                meet_band(along, self.edge(points, run), R::sum_in(&self.reach, run))
            }
            Target::Arcs { center, sector } => self.meet_arcs(center, *sector, run),
            Target::Facing { ends, is_endless, reach, sector } => {
                self.meet_facing(ends, *is_endless, *reach, *sector, run)
            }
            Target::Rim { center, sectors, rims } => self.meet_rim(center, *sectors, *rims, run),
        }
    }

    /// When they meet, in floats, with the time counted from a number on; None also where that is later than
    /// the last that counts, or certainly later than the latest of interest.
    pub(super) fn instant(&self, counted_from: f32, last: f32, latest: f64) -> Option<Instant> {
        settle!(R, run from Tight => {
            let meeting = self.meeting::<R>(run)?;
            let is_late = |time: R| time.value() - time.slip() > latest;
            match meeting {
                Some(meeting) if !is_late(meeting.time - meeting.time.like(counted_from)) => {
                    let counts = last >= 1.0 || is_by(meeting.time, last)?;
                    if counts { meeting.instant(counted_from).map(Some) } else { Some(None) }
                }
                _ => Some(None),
            }
        })
    }

    /// Which one of two is earlier, as exactly as can be told.
    #[cold]
    #[inline(never)]
    pub(super) fn compare_times(&self, other: &Self) -> Ordering {
        if self.is_same(other) {
            return Ordering::Equal;
        }
        self.compare_level(other).unwrap_or_else(|| {
            let order = quickly(|| self.compare_in::<Tight>(other, Only));
            let exactly = || settle_long!(R, run => self.compare_in::<R>(other, run));
            order.or_else(exactly).unwrap_or(Ordering::Equal)
        })
    }

    fn compare_in<R: Sight>(&self, other: &Self, run: R::Run) -> Option<Ordering> {
        self.meeting::<R>(run)??.time.compare(other.meeting(run)??.time)
    }

    /// Whether it is the same edge that the same vertex meets; some are visited twice.
    fn is_same(&self, other: &Self) -> bool {
        let (
            Target::Edge { ends: [p, q], reach },
            Target::Edge { ends: [r, s], reach: other_reach },
        ) = (&self.target, &other.target)
        else {
            return false;
        };
        let is_same_edge = p.spot == r.spot && q.spot == s.spot && reach == other_reach;
        is_same_edge && self.start.spot == other.start.spot && self.movement == other.movement
    }

    /// Which one is earlier if both lead to edges along the same axis, as all corners of a box on a level
    /// floor do: the one with the shorter way across, if f64 holds the difference.
    pub(super) fn compare_level(&self, other: &Self) -> Option<Ordering> {
        let ((axis, [a, b, c, d]), (other_axis, way)) = (self.level_way()?, other.level_way()?);
        let [e, f, g, h] = way.map(|x| -x);
        if axis == other_axis { Near::sum(&[a, b, c, d, e, f, g, h]).sign() } else { None }
    }

    /// The axis across an edge without a radius, along which the movement leads.
    pub(super) fn level_axis(&self) -> Option<usize> {
        self.level_way().map(|(axis, _)| axis)
    }

    /// Whether the way certainly leads between the ends of an edge.
    pub(super) fn is_between_ends(&self) -> bool {
        let Target::Edge { ends, .. } = &self.target else { return false };
        let along = vector::<Near>(self.movement);
        let [p, q] = self.edge::<Near>(ends, Only).ends;
        let sides = [cross(along, p).sign(), cross(along, q).sign()];
        matches!(
            sides,
            [Some(Ordering::Less), Some(Ordering::Greater)]
                | [Some(Ordering::Greater), Some(Ordering::Less)]
        )
    }

    /// The axis across an edge without a radius, and the terms of the way that leads across to it.
    fn level_way(&self) -> Option<(usize, [f32; 4])> {
        let Target::Edge { ends: [p, q], reach: [0.0, 0.0, 0.0] } = &self.target else {
            return None;
        };
        let spots = [self.start, *p, *q].map(|vertex| vertex.spot);
        let [Corner::Fixed(start), Corner::Fixed(p), Corner::Fixed(q)] =
            spots.map(|spot| spot.corner)
        else {
            return None;
        };
        if spots.iter().any(|spot| !spot.position.is_zero()) {
            return None;
        }
        let axis = (0..2).find(|&axis| p[axis] == q[axis])?;
        let way = [p[axis][0], p[axis][1], -start[axis][0], -start[axis][1]];
        match Near::sum(&self.movement[axis]).sign()? {
            Ordering::Equal => None,
            Ordering::Greater => Some((axis, way)),
            Ordering::Less => Some((axis, way.map(|x| -x))),
        }
    }

    /// The same with the end of a rounded edge alone where that is what is met: its time takes less to tell.
    pub(super) fn narrowed(self, end: Option<usize>) -> Self {
        match (self.target, end) {
            (Target::Edge { ends, reach }, Some(end)) if reach != [0.0; 3] => {
                Self { target: Target::Edge { ends: [ends[end]; 2], reach }, ..self }
            }
            _ => self,
        }
    }

    /// The vertices that meet, with what reaches beyond them, if an end of an edge is met.
    pub(super) fn corner(&self, end: Option<usize>) -> Option<[(Spot, f32); 2]> {
        match (&self.target, end) {
            (Target::Edge { ends, reach }, Some(end)) => {
                Some([(self.start.spot, reach[0]), (ends[end].spot, reach[1])])
            }
            _ => None,
        }
    }

    #[inline(never)]
    fn meet_facing<R: Sight>(
        &self,
        ends: &[Vertex; 2],
        is_endless: bool,
        reach: Terms<3>,
        sector: Sector,
        run: R::Run,
    ) -> Option<Option<Meeting<R>>> {
        let (along, wedge) = (vector_in(self.movement, run), Wedge::new_in(sector, run));
        meet_facing(along, self.edge(ends, run), is_endless, R::sum_in(&reach, run), &wedge)
    }

    #[inline(never)]
    fn meet_arcs<R: Sight>(
        &self,
        center: &Vertex,
        sector: Sector,
        run: R::Run,
    ) -> Option<Option<Meeting<R>>> {
        let (wedge, center) = (Wedge::<R>::new_in(sector, run), self.seen(center, run));
        let [inner, outer] = wedge.radii;
        let (along, reach) = (vector_in(self.movement, run), R::sum_in(&self.reach, run));
        let faces = |place: Place<R>| wedge.faces(place);
        let far = meet_arc(along, center, outer + reach, faces, From::Outside)?;
        let near = meet_arc(along, center, inner - reach, faces, From::Inside)?;
        Meeting::first([far, near])
    }

    /// When the centers are some distance apart, and both sectors have the direction from the second
    /// one's center to the first one's, or the one back.
    #[inline(never)]
    fn meet_rim<R: Sight>(
        &self,
        center: &Vertex,
        sectors: [Sector; 2],
        rims: Rims,
        run: R::Run,
    ) -> Option<Option<Meeting<R>>> {
        let wedges = sectors.map(|sector| Wedge::<R>::new_in(sector, run));
        let faces = |place: Place<R>| {
            let to = |is_back: bool| if is_back { place.map(|x| -x) } else { place };
            Some(wedges[0].faces(to(rims.is_back[0]))? && wedges[1].faces(to(rims.is_back[1]))?)
        };
        let (along, center) = (vector_in(self.movement, run), self.seen(center, run));
        meet_arc(along, center, R::sum_in(&rims.reach, run), faces, rims.from)
    }

    /// The way from the start to a vertex.
    fn seen<R: Sight>(&self, vertex: &Vertex, run: R::Run) -> Place<R> {
        minus(R::place(vertex, self.anchor, run), R::place(&self.start, self.anchor, run))
    }

    #[inline(never)]
    fn edge<R: Sight>(&self, edge: &[Vertex; 2], run: R::Run) -> Edge<R> {
        let [p, q] = edge.each_ref().map(|end| R::place(end, self.anchor, run));
        let from = R::place(&self.start, self.anchor, run);
        Edge { ends: [minus(p, from), minus(q, from)], direction: minus(q, p) }
    }
}

/// Whether a time is no later than a number; what no numbers can tell apart is the same.
fn is_by<R: Sight>(time: R, last: f32) -> Option<bool> {
    match time.compare(time.like(last)) {
        Some(order) => Some(order.is_le()),
        None => time.at_last(last).map(|_| true),
    }
}
