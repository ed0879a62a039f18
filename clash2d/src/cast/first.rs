//! The first contact of two bodies of which one moves.
//!
//! Two cores with a radius first come within the sum of both radii where a vertex of one meets an edge
//! of the other: a point meets a capsule. With arcs, also where an arc's rim meets an edge or another
//! rim: the center of the arc is that point then, and its radius adds to the reach.

use core::cmp::Ordering;

use super::body::{Body, Endless, Pie};
use super::corner::{Corner, Union, compare_leads};
use super::encounter::{Encounter, Rims, Target};
use super::facing::Facing;
use super::meeting::{Instant, unit};
use super::point::From;
use super::settings::Rules;
use super::sight::vector;
use crate::exact::judge::quickly;
use crate::exact::real::{Near, Real, Tight};
use crate::exact::terms::{Terms, Vector};
use crate::outline::{Bounds, Spot, Vertex, are_near, dot, minus};
use crate::vector::Vector2D;

/// When and where two bodies that were apart meet.
#[derive(Clone, Copy)]
pub(super) struct Contact {
    /// The greatest f32 that is not above the counted time.
    pub(super) fraction: f32,
    /// The part of the movement that lies behind them.
    pub(super) time: f64,
    /// The time as it is counted.
    pub(super) counted: f64,
    /// From the first body to the second one, of length 1.
    pub(super) normal: [f64; 2],
    /// A point of both then, where the second body stands still.
    pub(super) point: [f64; 2],
    /// Along the movement, of length 1.
    ahead: [f64; 2],
    /// What meets there.
    encounter: Encounter,
    /// The same as `time`, with a bound of its error.
    instant: Near,
    /// The vertices that meet, with what reaches beyond them, if neither is an edge.
    corner: Option<[(Spot, f32); 2]>,
    /// Whether it is one of the bodies in question, and not of others that were asked about before.
    is_own: bool,
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
    pub(super) wanted: Wanted,
    /// Whether what touches at the start is left, and what is passed does not count.
    pub(super) is_leaving: bool,
    /// The first contact so far.
    pub(super) best: Option<Contact>,
    /// What the second body is one obstacle with.
    pub(super) union: Option<&'s dyn Union>,
}

/// What of the way is wanted.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// The time from which fractions are counted: 0, or 1 if they are those of a way back.
    pub(super) counted_from: f32,
    /// The last part of the way that counts.
    pub(super) last: f32,
    /// How far apart bodies are that meet.
    pub(super) kept: f32,
}

impl Wanted {
    /// The way forth.
    pub(super) fn forth(Rules { largest, kept, .. }: Rules) -> Self {
        Self { counted_from: 0.0, last: largest, kept }
    }

    /// What meets at the start.
    pub(super) fn start(kept: f32) -> Self {
        Self { counted_from: 0.0, last: 0.0, kept }
    }

    /// As much of a movement, and no less.
    pub(super) fn way(&self, movement: Vector<2>) -> [Near; 2] {
        let movement = vector::<Near>(movement);
        if self.last >= 1.0 {
            return movement;
        }
        let part = Near::exactly(f64::from(self.last) * (1.0 + f64::EPSILON));
        movement.map(|x| part * x)
    }

    /// All of the way back.
    pub(super) fn back(kept: f32) -> Self {
        Self { counted_from: 1.0, last: 1.0, kept }
    }
}

/// One of the bodies as the one that moves.
#[derive(Clone, Copy)]
struct Mover {
    movement: Vector<2>,
    /// 0 or 1, which moves the other way.
    number: usize,
}

impl Search<'_, '_> {
    /// The first contact of bodies that are apart.
    pub(super) fn run(mut self) -> Option<Contact> {
        self.best = self.best.map(|best| Contact { is_own: false, ..best });
        let how = Mover { movement: self.movement, number: 0 };
        let back = reversed(self.movement);
        self.sweep(how);
        self.sweep(Mover { movement: back, number: 1 });
        match self.bodies {
            [Body::Pie(a), Body::Pie(b)] => self.rims(a, b, how),
            // Lines that are apart are parallel.
            [Body::Endless(a), Body::Endless(b)] => {
                self.try_line(&a.points[0], 0.0, b, how);
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
        let reach = [mover.radius(), obstacle.radius(), self.wanted.kept];
        // What a point's only edge meets, the point has met already.
        if how.number == 1 && obstacle.is_disc() {
            return;
        }
        let movement = self.way_left(how);
        let is_far = |bounds: Bounds| other.is_some_and(|other| !bounds.is_near(&other, reach));
        if own.is_some_and(|own| is_far(own.swept(movement))) {
            return;
        }
        let facing = self.facing(how.number);
        let (back, beyond) = (movement.map(|x| -x), beyond(&reach[1..]));
        mover.each_vertex_on_way(&facing, other, back, beyond, |vertex| {
            let way = Bounds::of(vertex, vertex).swept(self.way_left(how));
            if !is_far(way) {
                self.vertex_against(vertex, reach, obstacle, how);
            }
        });
    }

    /// Which edges of a body are there for the other one.
    fn facing(&self, number: usize) -> Facing {
        Facing::new(self.bodies[number].solid_side(), number, self.onward(), self.anchor)
    }

    /// The movement of the first body, also if it is followed back.
    fn onward(&self) -> Vector<2> {
        if self.wanted.counted_from == 0.0 { self.movement } else { reversed(self.movement) }
    }

    /// The movement up to the first contact so far; what lies beyond does not matter any more.
    fn way_left(&self, how: Mover) -> [Near; 2] {
        let movement = vector::<Near>(how.movement);
        let Wanted { counted_from, last, .. } = self.wanted;
        if self.best.is_none() && last >= 1.0 {
            return movement;
        }
        // Those that may be at the same time count as well.
        let best = self.best.map_or(last, |best| best.fraction.next_up());
        let time = f64::from(best) + f64::from(counted_from);
        let part = Near::exactly(time.min(1.0) * (1.0 + f64::EPSILON));
        movement.map(|x| part * x)
    }

    fn vertex_against(&mut self, start: &Vertex, reach: Terms<3>, obstacle: &Body<'_>, how: Mover) {
        let (place, movement) = (Bounds::of(start, start), self.way_left(how));
        let (facing, [own, _, kept]) = (self.facing(1 - how.number), reach);
        obstacle.each_edge_on_way(start, movement, beyond(&[own, kept]), |edge| {
            let way = place.swept(self.way_left(how));
            let is_left = || self.is_leaving && are_near([start; 2], edge, reach);
            let is_near = Bounds::of(edge[0], edge[1]).is_near(&way, reach);
            if is_near && facing.has(edge) && !is_left() {
                self.meet(start, own, how, Target::Edge { ends: edge.map(|end| *end), reach });
            }
        });
        match obstacle {
            Body::Pie(pie) => {
                let target = Target::Arcs { center: pie.center, sector: pie.sector };
                self.meet(start, own, how, target);
            }
            Body::Endless(line) => self.try_line(start, own, line, how),
            Body::Outline(_) => {}
        }
    }

    fn try_line(&mut self, start: &Vertex, radius: f32, line: &Endless, how: Mover) {
        self.meet(start, radius, how, Target::Line(line.points));
    }

    /// The arcs of a mover against edges and lines.
    fn arc_against(&mut self, pie: &Pie, obstacle: &Body<'_>, how: Mover) {
        let (center, radius) = (&pie.center, pie.sector.radius);
        let reach = [radius, obstacle.radius(), self.wanted.kept];
        let (place, movement) = (Bounds::of(center, center), self.way_left(how));
        let (facing, own) = (self.facing(1 - how.number), beyond(&[radius, reach[2]]));
        let target = |ends: [Vertex; 2], is_endless: bool| Target::Facing {
            ends,
            is_endless,
            reach,
            sector: pie.sector,
        };
        obstacle.each_edge_on_way(center, movement, own, |edge| {
            let way = place.swept(self.way_left(how));
            if Bounds::of(edge[0], edge[1]).is_near(&way, reach) && facing.has(edge) {
                self.meet(center, radius, how, target(edge.map(|end| *end), false));
            }
        });
        if let Body::Endless(line) = obstacle {
            self.meet(center, radius, how, target(line.points, true));
        }
    }

    /// The rims of two sectors from outside, and either one's rim within the other one's hole.
    fn rims(&mut self, a: &Pie, b: &Pie, how: Mover) {
        let [outer_a, outer_b] = [a, b].map(|pie| pie.sector.radius);
        let [inner_a, inner_b] = [a, b].map(|pie| pie.sector.inner_radius);
        let kept = self.wanted.kept;
        let mut meet = |radius: f32, reach: Terms<3>, is_back: [bool; 2], from: From| {
            let (sectors, rims) = ([a.sector, b.sector], Rims { reach, is_back, from });
            self.meet(&a.center, radius, how, Target::Rim { center: b.center, sectors, rims });
        };
        if outer_a > 0.0 || outer_b > 0.0 || kept > 0.0 {
            meet(outer_a, [outer_a, outer_b, kept], [true, false], From::Outside);
        }
        if inner_b > outer_a {
            meet(outer_a, [inner_b, -outer_a, -kept], [false, false], From::Inside);
        }
        if inner_a > outer_b {
            meet(-inner_a, [inner_a, -outer_b, -kept], [true, true], From::Inside);
        }
    }

    /// Takes the instant at which a mover meets a part of the other body, if it is the first one.
    fn meet(&mut self, start: &Vertex, radius: f32, how: Mover, target: Target) {
        let (anchor, Wanted { counted_from, last, kept }) = (self.anchor, self.wanted);
        let (reach, movement) = ([radius, kept], how.movement);
        let encounter = Encounter { start: *start, reach, movement, anchor, target };
        let point = |time: f64, out: [f64; 2]| self.point(&encounter, how, time, out);
        if self.best.is_some_and(|best| best.is_as_good_as(&encounter, point)) {
            return;
        }
        let latest = self.best.map_or(f64::INFINITY, |best| best.fraction.next_up().into());
        let Some(instant) = encounter.instant(counted_from, last, latest) else { return };
        let mut corner = encounter.corner(instant.end);
        corner.iter_mut().for_each(|vertices| vertices.rotate_left(how.number));
        if kept == 0.0 && self.best.is_some_and(|best| best.is_at(corner, &encounter)) {
            return;
        }
        let normal = self.normal(&encounter, how, instant);
        let time = instant.time.value().clamp(0.0, 1.0);
        let contact = Contact {
            fraction: instant.fraction,
            time,
            counted: instant.counted,
            normal,
            point: point(time, instant.out),
            ahead: unit(vector::<Near>(self.movement)),
            encounter: encounter.narrowed(instant.end),
            instant: instant.time,
            corner,
            is_own: true,
        };
        let counts = !self.is_leaving || contact.leads_into();
        if counts && self.best.is_none_or(|best| contact.is_better(&best)) {
            self.best = Some(contact);
        }
    }

    fn normal(&self, encounter: &Encounter, how: Mover, instant: Instant) -> [f64; 2] {
        let back = |way: [f64; 2]| way.map(|x| -x);
        match (&encounter.target, instant.end) {
            (Target::Edge { ends, reach: [0.0, 0.0, 0.0] }, Some(end)) => {
                let mut vertices = [encounter.start, ends[end]];
                vertices.rotate_left(how.number);
                let Self { bodies, movement, anchor, union, .. } = *self;
                let facing = [0, 1].map(|number| self.facing(number));
                Corner { vertices, bodies, movement, anchor, facing, union }.normal()
            }
            // The center of an arc without a radius.
            _ if instant.out == [0.0; 2] => unit(vector::<Near>(self.movement)),
            _ if how.number == 0 => back(instant.out),
            _ => instant.out,
        }
    }

    fn point(&self, encounter: &Encounter, how: Mover, time: f64, out: [f64; 2]) -> [f64; 2] {
        let part = if how.number == 0 { time } else { 0.0 };
        let movement = vector::<Near>(how.movement).map(Near::value);
        let (from, anchor) = (encounter.start.place(), [self.anchor.x, self.anchor.y]);
        // In the middle of what is kept.
        let [radius, kept] = encounter.reach.map(f64::from);
        let reach = radius + kept / 2.0;
        [0, 1].map(|axis| {
            let back = reach * out[axis];
            f64::from(anchor[axis]) + from[axis] + part * movement[axis] - back
        })
    }
}

impl Contact {
    /// Whether vertices meet.
    pub(super) fn is_at_vertices(&self) -> bool {
        self.corner.is_some()
    }

    /// Whether the movement does not only lead along it.
    pub(super) fn leads_into(&self) -> bool {
        dot(self.normal, self.ahead) > ALONG
    }

    /// Whether something else is certainly met no earlier and is no more in the way, as it lies on a line
    /// along the same axis.
    fn is_as_good_as(&self, other: &Encounter, point: impl Fn(f64, [f64; 2]) -> [f64; 2]) -> bool {
        match other.compare_level(&self.encounter) {
            Some(Ordering::Greater) => true,
            Some(Ordering::Equal) => {
                let is_across = other.level_axis().is_some_and(|axis| self.normal[1 - axis] == 0.0);
                is_across
                    && self.leads_into()
                    && self.corner.is_none()
                    && self.point <= point(self.time, [0.0; 2])
                    && other.is_between_ends()
            }
            _ => false,
        }
    }

    /// Whether another edge of a body leads from the same vertices without a radius, whose normal is known.
    fn is_at(&self, corner: Option<[(Spot, f32); 2]>, other: &Encounter) -> bool {
        let is_thin = corner.is_some_and(|vertices| vertices.iter().all(|vertex| vertex.1 == 0.0));
        self.is_own && is_thin && self.corner == corner && self.encounter.movement == other.movement
    }

    /// Whether it is earlier than another one, or at the same time and more in the way; of two that are
    /// equal in that, numbers tell one, so that the order in which they are found makes no difference.
    pub(super) fn is_better(&self, other: &Self) -> bool {
        if self.fraction != other.fraction {
            return self.fraction < other.fraction;
        }
        match self.compare_times(other) {
            Ordering::Equal => match compare_leads(self.normal, other.normal, self.ahead) {
                Ordering::Equal => [self.normal, self.point] < [other.normal, other.point],
                order => order.is_gt(),
            },
            order => order.is_lt(),
        }
    }

    /// Which one is earlier: of contacts that lie close together one may have a normal that does not
    /// part the shapes, as they are in each other by then.
    fn compare_times(&self, other: &Self) -> Ordering {
        if self.corner.is_some() && self.corner == other.corner {
            return Ordering::Equal;
        }
        let order = self.instant.compare(other.instant);
        let order = order.or_else(|| quickly(|| self.is_as_far(other).then_some(Ordering::Equal)));
        order.unwrap_or_else(|| self.encounter.compare_times(&other.encounter))
    }

    /// Whether vertices certainly meet at the same time as other ones: those with as much reach that are
    /// as far away, and as far ahead, as two circles left and right of a ray.
    fn is_as_far(&self, other: &Self) -> bool {
        let measured = |contact: &Self| {
            let Encounter { movement, anchor, .. } = contact.encounter;
            let [(from, reach), (to, other_reach)] = contact.corner?;
            let way = minus(to.seen_from(anchor), from.seen_from(anchor));
            let ahead = dot(vector::<Tight>(movement), way).absolute();
            Some([ahead, dot(way, way), Tight::sum(&[reach, other_reach])])
        };
        measured(self).zip(measured(other)).is_some_and(|(own, other)| {
            own.into_iter().zip(other).all(|(x, y)| x.compare(y) == Some(Ordering::Equal))
        })
    }
}

/// What distances come to together, and no less.
fn beyond(distances: &[f32]) -> f64 {
    distances.iter().copied().map(f64::from).sum::<f64>() * (1.0 + 2.0 * f64::EPSILON)
}

fn reversed(movement: Vector<2>) -> Vector<2> {
    movement.map(|terms| terms.map(|term| -term))
}
