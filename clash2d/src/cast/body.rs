//! What a shape consists of when it moves: vertices, edges, arcs, or a line.

use super::facing::Facing;
use super::sight::{Place, Sight};
use crate::any::{Form, Placed, Side};
use crate::distance::body::simplified;
use crate::exact::position::Position;
use crate::exact::real::Near;
use crate::exact::settle::settle;
use crate::outline::{
    Bounds, Corner, Outline, Rim, Spot, Vertex, Wedge, anchor, are_near, float_near, meet, minus,
    plus, sharp_ends, side, straight,
};
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
    /// Along a straight part of a border.
    pub(super) fn new([from, to]: [Vertex; 2]) -> Self {
        Self { from, to, turn: Turn::None }
    }

    /// Of any length.
    pub(super) fn place<R: Sight>(&self, anchor: Vector2D, run: R::Run) -> Place<R> {
        let [x, y] = minus(R::place(&self.to, anchor, run), R::place(&self.from, anchor, run));
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
    /// Which way it runs, however far away it begins.
    pub(super) direction: [f64; 2],
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

    /// Whether a vertex lies in it, or as near to edges of it that are there as a distance.
    pub(super) fn holds(&self, v: &Vertex, facing: &Facing, kept: f32) -> bool {
        match self {
            Self::Outline(outline) => {
                let reach = [outline.radius, 0.0, kept];
                outline.any_edge_near(&Bounds::of(v, v), kept, |a, b| {
                    are_near([a, b], [v, v], reach) && facing.has([a, b])
                }) || (outline.is_filled && outline.covers(v))
            }
            Self::Pie(Pie { sector, center, .. }) => settle!(R, run => {
                let [p, center] = [v, center].map(|v| v.spot.seen_in::<R>(sector.center, run));
                Wedge::<R>::new_in(*sector, run).contains(minus(p, center))
            }, or true),
            Self::Endless(Endless { points: [base, next], .. }) => side(base, next, v).is_eq(),
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

    pub(super) fn solid_side(&self) -> Side {
        match self {
            Self::Outline(outline) => outline.solid_side(),
            _ => Side::None,
        }
    }

    /// Visits the directions in which borders leave a vertex.
    pub(super) fn each_direction(
        &self,
        vertex: &Vertex,
        facing: &Facing,
        visit: &mut dyn FnMut(Direction),
    ) {
        let mut visit = |to: &Vertex, turn: Turn| {
            if to.spot != vertex.spot {
                visit(Direction { from: *vertex, to: *to, turn });
            }
        };
        self.each_edge_at(vertex, |[a, b]| {
            let is_end = a.spot == vertex.spot || b.spot == vertex.spot;
            if (is_end || meet(vertex, vertex, a, b)) && facing.has([a, b]) {
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

    /// Visits at least the vertices of edges that are there, and come within both shapes' reach of what
    /// starts in some bounds and moves; some of them twice.
    pub(super) fn each_vertex_on_way(
        &self,
        facing: &Facing,
        start: Option<Bounds>,
        movement: [Near; 2],
        reach: f64,
        mut visit: impl FnMut(&Vertex),
    ) {
        let mut last = None;
        let mut ends = |edge: [&Vertex; 2]| {
            if facing.has(edge) {
                // Where an edge follows another one, its first vertex was the last one.
                let new = edge.into_iter().filter(|v| last.replace(v.spot) != Some(v.spot));
                new.for_each(&mut visit);
            }
        };
        match (self, start) {
            (Self::Outline(outline), Some(start)) if outline.boxes().is_some() => {
                outline.any_edge_on_way(&start, movement, None, reach, |a, b| {
                    ends([a, b]);
                    false
                });
            }
            _ if facing.is_selective() => self.each_edge(ends),
            _ => self.each_vertex(visit),
        }
    }

    /// Visits at least the edges that come within both shapes' reach of a vertex that moves.
    pub(super) fn each_edge_on_way(
        &self,
        vertex: &Vertex,
        movement: [Near; 2],
        reach: f64,
        mut visit: impl FnMut([&Vertex; 2]),
    ) {
        let Self::Outline(outline) = self else { return self.each_edge(visit) };
        let way = sharp_ends([vertex.near, plus(vertex.near, movement)]);
        outline.any_edge_on_way(&Bounds::of(vertex, vertex), movement, way, reach, |a, b| {
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
    pub(super) fn with_boxes<T>(&self, ask: &mut dyn FnMut(&Body<'_>) -> T) -> T {
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
            direction: [line.direction.x, line.direction.y].map(f64::from),
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
