//! The first contact of two bodies of which one moves.
//!
//! Two cores with a radius first come within the sum of both radii where a vertex of one meets an edge
//! of the other: a point meets a capsule. With arcs, also where an arc's rim meets an edge or another
//! rim: the center of the arc is that point then, and its radius adds to the reach.

use super::body::{Body, Endless, Pie};
use super::corner::Corner;
use super::meeting::{Instant, Meeting, unit};
use super::point::{Edge, From, meet_arc, meet_band, meet_edge, meet_facing};
use super::sight::{Place, Sight, vector};
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::exact::terms::Vector;
use crate::outline::{Bounds, Vertex, Wedge, are_near, dot, minus};
use crate::vector::Vector2D;

/// When and where two bodies that were apart meet.
#[derive(Clone, Copy)]
pub(super) struct Contact {
    /// The greatest f32 that is not above the counted time.
    pub(super) fraction: f32,
    /// The part of the movement that lies behind them.
    pub(super) time: f64,
    /// From the first body to the second one, of length 1.
    pub(super) normal: [f64; 2],
    /// A point of both then, where the second body stands still.
    pub(super) point: [f64; 2],
    /// The part of the movement that leads along the normal, at most 1.
    approach: f64,
}

/// The part of a movement along a normal that is none: normals are rounded to f32.
pub(super) const ALONG: f64 = 1.0 / (1 << 22) as f64;

/// What two bodies, of which the first one moves, are asked for.
pub(super) struct Search<'s, 'a> {
    pub(super) bodies: [&'s Body<'a>; 2],
    /// Not null.
    pub(super) movement: Vector<2>,
    /// From where the bodies are seen.
    pub(super) anchor: Vector2D,
    /// The time from which fractions are counted: 0, or 1 if they are those of a way back.
    pub(super) counted_from: f32,
    /// Whether what touches at the start is left, and what is passed does not count.
    pub(super) is_leaving: bool,
    /// The first contact so far.
    pub(super) best: Option<Contact>,
}

/// One of the bodies as the one that moves.
#[derive(Clone, Copy)]
struct Mover {
    movement: Vector<2>,
    /// 0 or 1, which moves the other way.
    number: usize,
}

/// A vertex of a mover, and how far it reaches in the direction of a contact.
#[derive(Clone, Copy)]
struct Start<'v> {
    vertex: &'v Vertex,
    radius: f32,
}

impl Search<'_, '_> {
    /// The first contact of bodies that are apart.
    pub(super) fn run(mut self) -> Option<Contact> {
        let how = Mover { movement: self.movement, number: 0 };
        let back = self.movement.map(|terms| terms.map(|term| -term));
        self.sweep(how);
        self.sweep(Mover { movement: back, number: 1 });
        match self.bodies {
            [Body::Pie(a), Body::Pie(b)] => self.rims(a, b, how),
            // Lines that are apart are parallel.
            [Body::Endless(a), Body::Endless(b)] => {
                let start = Start { vertex: &a.points[0], radius: 0.0 };
                self.offer(start, how, self.vertex_to_line(start, b, how), None);
            }
            _ => {}
        }
        self.best
    }

    /// Vertices and arcs of one body that moves against what the other one has.
    fn sweep(&mut self, how: Mover) {
        let [mover, obstacle] = [self.bodies[how.number], self.bodies[1 - how.number]];
        if let Body::Pie(pie) = mover {
            self.arc_against(pie, obstacle, how);
        }
        let (own, other) = (mover.bounds(), obstacle.bounds());
        let reach = [mover.radius(), obstacle.radius()];
        let movement = vector::<Near>(how.movement);
        let is_far = |bounds: Bounds| other.is_some_and(|other| !bounds.is_near(&other, reach));
        if own.is_some_and(|own| is_far(own.swept(movement))) {
            return;
        }
        mover.each_vertex_on_way(other, movement.map(|x| -x), reach[1], |vertex| {
            let way = Bounds::of(vertex, vertex).swept(movement);
            if !is_far(way) {
                self.vertex_against(Start { vertex, radius: reach[0] }, way, obstacle, how);
            }
        });
    }

    fn vertex_against(&mut self, start: Start<'_>, way: Bounds, obstacle: &Body<'_>, how: Mover) {
        let reach = [start.radius, obstacle.radius()];
        let (place, movement) = (Bounds::of(start.vertex, start.vertex), vector(how.movement));
        obstacle.each_edge_on_way(&place, movement, start.radius, |edge| {
            let is_left = || self.is_leaving && are_near([start.vertex; 2], edge, reach);
            if Bounds::of(edge[0], edge[1]).is_near(&way, reach) && !is_left() {
                let found = self.vertex_to_edge(start, edge, reach, how);
                self.offer(start, how, found, Some(edge));
            }
        });
        let found = match obstacle {
            Body::Pie(pie) => self.vertex_to_arcs(start, pie, how),
            Body::Endless(line) => self.vertex_to_line(start, line, how),
            Body::Outline(_) => None,
        };
        self.offer(start, how, found, None);
    }

    fn vertex_to_edge(
        &self,
        start: Start<'_>,
        edge: [&Vertex; 2],
        reach: [f32; 2],
        how: Mover,
    ) -> Option<Instant> {
        settle!(R => {
            let edge = self.edge::<R>(start, edge);
            self.instant(meet_edge(vector::<R>(how.movement), edge, R::sum(&reach))?)
        })
    }

    fn vertex_to_line(&self, start: Start<'_>, line: &Endless, how: Mover) -> Option<Instant> {
        settle!(R => {
            let line = self.edge::<R>(start, line.points.each_ref());
            self.instant(meet_band(vector::<R>(how.movement), line, R::new(start.radius))?)
        })
    }

    fn vertex_to_arcs(&self, start: Start<'_>, pie: &Pie, how: Mover) -> Option<Instant> {
        settle!(R => {
            let (wedge, center) = (Wedge::<R>::new(pie.sector), self.seen::<R>(start, &pie.center));
            let [inner, outer] = wedge.radii;
            let (along, reach) = (vector::<R>(how.movement), R::new(start.radius));
            let faces = |place: Place<R>| wedge.faces(place);
            let far = meet_arc(along, center, outer + reach, faces, From::Outside)?;
            let near = meet_arc(along, center, inner - reach, faces, From::Inside)?;
            self.instant(far.into_iter().chain(near).reduce(Meeting::earlier))
        })
    }

    /// The arcs of a mover against edges and lines.
    fn arc_against(&mut self, pie: &Pie, obstacle: &Body<'_>, how: Mover) {
        let start = Start { vertex: &pie.center, radius: pie.sector.radius };
        let reach = [start.radius, obstacle.radius()];
        let (place, movement) = (Bounds::of(&pie.center, &pie.center), vector(how.movement));
        let way = place.swept(movement);
        obstacle.each_edge_on_way(&place, movement, start.radius, |edge| {
            if Bounds::of(edge[0], edge[1]).is_near(&way, reach) {
                let found = self.rim_to(pie, edge, false, reach, how);
                self.offer(start, how, found, Some(edge));
            }
        });
        if let Body::Endless(line) = obstacle {
            let found = self.rim_to(pie, line.points.each_ref(), true, reach, how);
            self.offer(start, how, found, None);
        }
    }

    fn rim_to(
        &self,
        pie: &Pie,
        edge: [&Vertex; 2],
        is_endless: bool,
        reach: [f32; 2],
        how: Mover,
    ) -> Option<Instant> {
        let start = Start { vertex: &pie.center, radius: pie.sector.radius };
        settle!(R => {
            let edge = self.edge::<R>(start, edge);
            let (along, wedge) = (vector::<R>(how.movement), Wedge::<R>::new(pie.sector));
            self.instant(meet_facing(along, edge, is_endless, R::sum(&reach), &wedge)?)
        })
    }

    /// The rims of two sectors from outside, and either one's rim within the other one's hole.
    fn rims(&mut self, a: &Pie, b: &Pie, how: Mover) {
        let [outer_a, outer_b] = [a, b].map(|pie| pie.sector.radius);
        let [inner_a, inner_b] = [a, b].map(|pie| pie.sector.inner_radius);
        let mut offer = |radius: f32, reach: [f32; 2], is_back: [bool; 2], from: From| {
            let found = self.rim_to_rim([a, b], reach, is_back, from, how);
            self.offer(Start { vertex: &a.center, radius }, how, found, None);
        };
        if outer_a > 0.0 || outer_b > 0.0 {
            offer(outer_a, [outer_a, outer_b], [true, false], From::Outside);
        }
        if inner_b > outer_a {
            offer(outer_a, [inner_b, -outer_a], [false, false], From::Inside);
        }
        if inner_a > outer_b {
            offer(-inner_a, [inner_a, -outer_b], [true, true], From::Inside);
        }
    }

    /// When the centers are some distance apart, and both sectors have the direction from the second
    /// one's center to the first one's, or the one back.
    fn rim_to_rim(
        &self,
        pies: [&Pie; 2],
        reach: [f32; 2],
        is_back: [bool; 2],
        from: From,
        how: Mover,
    ) -> Option<Instant> {
        let start = Start { vertex: &pies[0].center, radius: 0.0 };
        settle!(R => {
            let center = self.seen::<R>(start, &pies[1].center);
            let wedges = pies.map(|pie| Wedge::<R>::new(pie.sector));
            let faces = |place: Place<R>| {
                let to = |is_back: bool| if is_back { place.map(|x| -x) } else { place };
                Some(wedges[0].faces(to(is_back[0]))? && wedges[1].faces(to(is_back[1]))?)
            };
            self.instant(meet_arc(vector::<R>(how.movement), center, R::sum(&reach), faces, from)?)
        })
    }

    /// The way from where a mover starts to a vertex.
    fn seen<R: Sight>(&self, start: Start<'_>, vertex: &Vertex) -> Place<R> {
        minus(R::place(vertex, self.anchor), R::place(start.vertex, self.anchor))
    }

    fn edge<R: Sight>(&self, start: Start<'_>, edge: [&Vertex; 2]) -> Edge<R> {
        let [p, q] = edge.map(|end| R::place(end, self.anchor));
        let from = R::place(start.vertex, self.anchor);
        Edge { ends: [minus(p, from), minus(q, from)], direction: minus(q, p) }
    }

    /// A meeting in floats, if it can be the first one.
    fn instant<R: Sight>(&self, meeting: Option<Meeting<R>>) -> Option<Option<Instant>> {
        let Some(meeting) = meeting else { return Some(None) };
        let is_late = |best: Contact| best.is_before(meeting.time - R::new(self.counted_from));
        if self.best.is_some_and(is_late) {
            return Some(None);
        }
        meeting.instant(self.counted_from).map(Some)
    }

    /// Takes the instant at which a mover meets the other body, or its edge, if it is the first one.
    fn offer(
        &mut self,
        start: Start<'_>,
        how: Mover,
        found: Option<Instant>,
        edge: Option<[&Vertex; 2]>,
    ) {
        let Some(instant) = found else { return };
        let normal = self.normal(start, how, instant, edge);
        let contact = Contact {
            fraction: instant.fraction,
            time: instant.time,
            normal,
            point: self.point(start, how, instant),
            approach: dot(normal, unit(vector::<Near>(self.movement))),
        };
        let counts = !self.is_leaving || contact.leads_into();
        if counts && self.best.is_none_or(|best| contact.is_better(&best)) {
            self.best = Some(contact);
        }
    }

    fn normal(
        &self,
        start: Start<'_>,
        how: Mover,
        instant: Instant,
        edge: Option<[&Vertex; 2]>,
    ) -> [f64; 2] {
        let [mover, obstacle] = [how.number, 1 - how.number].map(|number| self.bodies[number]);
        let back = |way: [f64; 2]| way.map(|x| -x);
        let to_obstacle = match (edge, instant.end) {
            (Some(edge), Some(end)) => {
                let mut vertices = [*start.vertex, *edge[end]];
                vertices.rotate_left(how.number);
                let Self { bodies, movement, anchor, .. } = *self;
                let normal = Corner { vertices, bodies, movement, anchor }.normal();
                let normal = if how.number == 0 { normal } else { back(normal) };
                back(obstacle.towards_free_side_at(edge[end], back(normal)))
            }
            (Some(edge), None) => back(obstacle.towards_free_side(edge, instant.out)),
            // The center of an arc without a radius.
            (None, _) if instant.out == [0.0; 2] => unit(vector::<Near>(how.movement)),
            (None, _) => back(instant.out),
        };
        let normal = mover.towards_free_side_at(start.vertex, to_obstacle);
        if how.number == 0 { normal } else { back(normal) }
    }

    fn point(&self, start: Start<'_>, how: Mover, instant: Instant) -> [f64; 2] {
        let part = if how.number == 0 { instant.time } else { 0.0 };
        let movement = vector::<Near>(how.movement).map(Near::value);
        let (from, anchor) = (start.vertex.place(), [self.anchor.x, self.anchor.y]);
        [0, 1].map(|axis| {
            let back = f64::from(start.radius) * instant.out[axis];
            f64::from(anchor[axis]) + from[axis] + part * movement[axis] - back
        })
    }
}

impl Contact {
    /// Whether it is certainly before a counted time.
    fn is_before<R: Real>(&self, time: R) -> bool {
        f64::from(self.fraction.next_up()) < time.value() - time.slip()
    }

    /// Whether the movement does not only lead along it.
    pub(super) fn leads_into(&self) -> bool {
        self.approach > ALONG
    }

    /// Whether it is earlier than another one, or at the same time and more in the way.
    pub(super) fn is_better(&self, other: &Self) -> bool {
        const SAME: f64 = 1e-13;
        if self.fraction != other.fraction || (self.time - other.time).abs() > SAME {
            return (self.fraction, self.time) < (other.fraction, other.time);
        }
        self.approach > other.approach
    }
}
