//! What a shape consists of when it moves: vertices, edges, arcs, or a line.

use super::sight::{Place, Sight};
use crate::any::{Form, Placed, Side};
use crate::distance::body::simplified;
use crate::exact::position::Position;
use crate::exact::real::Near;
use crate::exact::settle::settle;
use crate::outline::{
    Bounds, Corner, Outline, Rim, Spot, Vertex, Wedge, anchor, are_near, cross, dot, float_near,
    meet, minus, side, straight,
};
use crate::root::square_root;
use crate::shape::{Line, Sector};
use crate::vector::Vector2D;

/// A shape that is not a group.
#[derive(Clone, Copy)]
pub(super) enum Body<'a> {
    Outline(Outline<'a>),
    Pie(Pie),
    Endless(Endless),
}

/// A sector: arcs around a center, and straight sides.
#[derive(Clone, Copy)]
pub(super) struct Pie {
    pub(super) sector: Sector,
    pub(super) center: Vertex,
    /// From the inside to the outside; if they are all around, there are none.
    sides: [[Vertex; 2]; 2],
}

/// The way in which a border leaves a vertex.
#[derive(Clone, Copy)]
pub(super) struct Direction {
    from: Vertex,
    to: Vertex,
    turn: Turn,
}

impl PartialEq for Direction {
    fn eq(&self, other: &Self) -> bool {
        let spots = |way: &Self| [way.from.spot, way.to.spot];
        spots(self) == spots(other) && self.turn == other.turn
    }
}

/// How an arc leaves a corner, for one who looks at the center.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// It is no arc.
    None,
    Left,
    Right,
}

impl Direction {
    /// Of any length.
    pub(super) fn place<R: Sight>(&self, anchor: Vector2D) -> Place<R> {
        let [x, y] = minus(R::place(&self.to, anchor), R::place(&self.from, anchor));
        match self.turn {
            Turn::None => [x, y],
            Turn::Left => [-y, x],
            Turn::Right => [y, -x],
        }
    }
}

/// A line with a direction.
#[derive(Clone, Copy)]
pub(super) struct Endless {
    /// Two points of it.
    pub(super) points: [Vertex; 2],
}

impl<'a> Body<'a> {
    /// The body of a shape, seen from an anchor; None if it has no points, or is a group.
    pub(super) fn of(placed: impl Into<Placed<'a>>, anchor: Vector2D) -> Option<Self> {
        let placed = straight(placed.into()).0;
        let (form, position) = (simplified(placed.form), placed.position);
        match form {
            Form::Sector(s) if s.is_valid() => Some(Self::Pie(Pie::new(s, position, anchor))),
            Form::Line(line) if line.is_valid() => {
                Some(Self::Endless(Endless::new(line, position, anchor)))
            }
            _ => Outline::of(placed.with(form), anchor).map(Self::Outline),
        }
    }

    /// The body of a point.
    pub(super) fn point(spot: Spot, anchor: Vector2D) -> Self {
        Self::Outline(Outline::point(spot, anchor))
    }

    /// How far it reaches beyond its vertices, edges and arcs.
    pub(super) fn radius(&self) -> f32 {
        match self {
            Self::Outline(outline) => outline.radius,
            _ => 0.0,
        }
    }

    /// Whether it is a point, or all within a radius of one.
    pub(super) fn is_disc(&self) -> bool {
        matches!(self, Self::Outline(outline) if outline.is_disc())
    }

    /// Within which coordinates its core lies; None if it is endless.
    pub(super) fn bounds(&self) -> Option<Bounds> {
        match self {
            Self::Outline(outline) => Some(outline.bounds()),
            Self::Pie(pie) => Some(pie.bounds()),
            Self::Endless(_) => None,
        }
    }

    /// Whether it contains a vertex.
    pub(super) fn holds(&self, v: &Vertex) -> bool {
        match self {
            Self::Outline(outline) => {
                let reach = [outline.radius, 0.0];
                outline
                    .any_edge_near(&Bounds::of(v, v), 0.0, |a, b| are_near([a, b], [v, v], reach))
                    || (outline.is_filled && outline.covers(v))
            }
            Self::Pie(Pie { sector, center, .. }) => settle!(R => {
                let [p, center] = [v, center].map(|v| v.spot.seen_from::<R>(sector.center));
                Wedge::<R>::new(*sector).contains(minus(p, center))
            }, or true),
            Self::Endless(Endless { points: [base, next] }) => side(base, next, v).is_eq(),
        }
    }

    /// Visits each vertex, some of them twice.
    pub(super) fn each_vertex(&self, mut visit: impl FnMut(&Vertex)) {
        let mut visit = |vertex: &Vertex| {
            visit(vertex);
            false
        };
        match self {
            Self::Outline(outline) => _ = outline.any_vertex(visit),
            Self::Pie(pie) => _ = pie.sides().as_flattened().iter().any(&mut visit),
            Self::Endless(_) => {}
        }
    }

    /// A vector of length 1 out of an edge, on the free side if the other one is solid.
    pub(super) fn towards_free_side(&self, edge: [&Vertex; 2], out: [f64; 2]) -> [f64; 2] {
        self.free_side(edge).filter(|&free| dot(free, out) < 0.0).unwrap_or(out)
    }

    /// A vector of length 1 out of a vertex, on the free side of its edges if the other one is solid.
    pub(super) fn towards_free_side_at(&self, vertex: &Vertex, out: [f64; 2]) -> [f64; 2] {
        let [mut arriving, mut leaving] = [None::<[f64; 2]>; 2];
        // Of those that are at the same place any order tells the same.
        let is_before = |one: [f64; 2], other: [f64; 2]| {
            let along = [dot(one, out), dot(other, out)];
            if along[0] == along[1] { one > other } else { along[0] > along[1] }
        };
        if self.solid_side() != Side::None {
            self.each_edge_at(vertex, |edge| {
                let [starts, ends] = edge.map(|end| end.spot == vertex.spot);
                let Some(free) = self.free_side(edge).filter(|_| starts != ends) else { return };
                let known = if starts { &mut leaving } else { &mut arriving };
                if known.is_none_or(|known| is_before(free, known)) {
                    *known = Some(free);
                }
            });
        }
        let Some((before, after)) = arriving.or(leaving).zip(leaving.or(arriving)) else {
            return out;
        };
        let turn = cross(before, after);
        let is_peak = if self.solid_side() == Side::Right { turn < 0.0 } else { turn > 0.0 };
        let along = [dot(before, out), dot(after, out)];
        let [least, most] = [along[0].min(along[1]), along[0].max(along[1])];
        if (if is_peak { most } else { least }) >= 0.0 {
            return out;
        }
        if is_before(before, after) { before } else { after }
    }

    pub(super) fn solid_side(&self) -> Side {
        match self {
            Self::Outline(outline) => outline.solid_side(),
            _ => Side::None,
        }
    }

    /// The normal of an edge to the free side, of length 1, if the other one is solid.
    fn free_side(&self, [a, b]: [&Vertex; 2]) -> Option<[f64; 2]> {
        let [x, y] = minus(b.place(), a.place());
        let free = match self.solid_side() {
            Side::None => return None,
            Side::Left => [y, -x],
            Side::Right => [-y, x],
        };
        let length = square_root(dot(free, free));
        (length > 0.0).then(|| free.map(|x| x / length))
    }

    /// Visits the directions in which borders leave a vertex.
    pub(super) fn each_direction(&self, vertex: &Vertex, visit: &mut dyn FnMut(Direction)) {
        let mut visit = |to: &Vertex, turn: Turn| {
            if to.spot != vertex.spot {
                visit(Direction { from: *vertex, to: *to, turn });
            }
        };
        self.each_edge_at(vertex, |[a, b]| {
            let is_end = a.spot == vertex.spot || b.spot == vertex.spot;
            if is_end || meet(vertex, vertex, a, b) {
                visit(a, Turn::None);
                visit(b, Turn::None);
            }
        });
        if let (Self::Pie(pie), Corner::Rim(rim)) = (self, vertex.spot.corner)
            && rim.beside != 0.0
        {
            let is_start = rim.beside == pie.sector.half_angle;
            visit(&pie.center, if is_start { Turn::Right } else { Turn::Left });
        }
    }

    /// Visits at least the vertices that come within both shapes' reach of what starts in some bounds
    /// and moves; some of them twice.
    pub(super) fn each_vertex_on_way(
        &self,
        start: Option<Bounds>,
        movement: [Near; 2],
        reach: f32,
        mut visit: impl FnMut(&Vertex),
    ) {
        match (self, start) {
            (Self::Outline(outline), Some(start)) if outline.boxes().is_some() => {
                outline.any_edge_on_way(&start, movement, reach, |a, b| {
                    visit(a);
                    visit(b);
                    false
                });
            }
            _ => self.each_vertex(visit),
        }
    }

    /// Visits at least the edges that come within both shapes' reach of what starts in some bounds and
    /// moves.
    pub(super) fn each_edge_on_way(
        &self,
        start: &Bounds,
        movement: [Near; 2],
        reach: f32,
        mut visit: impl FnMut([&Vertex; 2]),
    ) {
        let Self::Outline(outline) = self else { return self.each_edge(visit) };
        outline.any_edge_on_way(start, movement, reach, |a, b| {
            visit([a, b]);
            false
        });
    }

    /// Visits at least the edges on which a vertex lies.
    fn each_edge_at(&self, vertex: &Vertex, mut visit: impl FnMut([&Vertex; 2])) {
        let Self::Outline(outline) = self else { return self.each_edge(visit) };
        outline.any_edge_near(&Bounds::of(vertex, vertex), 0.0, |a, b| {
            visit([a, b]);
            false
        });
    }

    /// Asks something about the body, with boxes around its edges if there are many.
    pub(super) fn with_boxes<T>(&self, ask: impl FnOnce(&Body<'_>) -> T) -> T {
        match self {
            Self::Outline(outline) => outline.with_boxes(|outline| ask(&Body::Outline(*outline))),
            _ => ask(self),
        }
    }

    /// Visits each edge.
    pub(super) fn each_edge(&self, mut visit: impl FnMut([&Vertex; 2])) {
        match self {
            Self::Outline(outline) => {
                outline.any_edge(|a, b| {
                    visit([a, b]);
                    false
                });
            }
            Self::Pie(pie) => pie.sides().iter().for_each(|[a, b]| visit([a, b])),
            Self::Endless(_) => {}
        }
    }
}

impl Pie {
    fn new(sector: Sector, position: Position, anchor: Vector2D) -> Self {
        let Sector { center, direction, half_angle, .. } = sector;
        let corner = |radius: f32, beside: f32| {
            let corner = Corner::Rim(Rim { center, radius, direction, beside });
            Vertex::new(Spot { corner, position }, anchor)
        };
        let sides = [half_angle, -half_angle]
            .map(|beside| [corner(sector.inner_radius, beside), corner(sector.radius, beside)]);
        Self { sector, center: Vertex::new(Spot::of(center).at(position), anchor), sides }
    }

    fn sides(&self) -> &[[Vertex; 2]] {
        if self.sector.half_angle >= 180.0 { &[] } else { &self.sides }
    }

    /// Of the whole disc.
    fn bounds(&self) -> Bounds {
        Bounds::of(&self.center, &self.center).grown(self.sector.radius)
    }
}

impl Endless {
    fn new(line: Line, position: Position, anchor: Vector2D) -> Self {
        Self {
            points: [Spot::of(line.base), Spot::next_on(line)]
                .map(|spot| Vertex::new(spot.at(position), anchor)),
        }
    }
}

/// A point near two shapes from which both are seen well.
pub(super) fn anchor_of<'a>(
    a: impl Into<Placed<'a>>,
    b: impl Into<Placed<'a>>,
) -> Option<Vector2D> {
    let (a, b) = (a.into(), b.into());
    Some(match (a.form, b.form) {
        (Form::Sector(s), _) => float_near(a.position, s.center),
        (_, Form::Sector(s)) => float_near(b.position, s.center),
        (Form::Line(line), _) => float_near(a.position, line.base),
        (_, Form::Line(line)) => float_near(b.position, line.base),
        _ => return anchor(a),
    })
}
