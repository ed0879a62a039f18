//! Places on borders: members, edges and vertices by their numbers, and back to where they are.

#![forbid(unsafe_code)]

mod both;
mod near;
mod nearest;

pub(crate) use both::{Bordered, OnEdges, Points, Somewhere};
pub(crate) use near::Sight;
pub(crate) use nearest::{Sides, around_end};

use crate::angle::{direction_at, turn_of};
use crate::any::{Form, Placed, Shape};
use crate::arrange::{Figure, Piece, anchor, part_of_turns};
use crate::exact::ball::Long;
use crate::exact::real::{Near, Only, Real};
use crate::outline::{Outline, plus};
use crate::vector::Vector2D;

/// A place on the border of a shape, the same numbers in every answer.
///
/// Edges are numbered from 0, along the border, counterclockwise from the lower left. Polygons and
/// chains have them in the order of their vertices, ring after ring; rectangles bottom, right, top and
/// left before they are turned; a capsule the side to the right of its way, the arc around `point2`,
/// the other side and the arc around `point1`; a sector the first side, the outer arc, the second
/// side, and the inner arc if there is one; what is a single point, a segment, a line or a circle has
/// one. A rounded polygon or chain has for each of its edges the arc around the first vertex, then,
/// if it is the last one of an open chain, the arc around the second one, and both sides, the right
/// one first; of an edge between equal vertices only the arcs. What has no width has the edge of the
/// segment or point that it is.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Place {
    /// The member of a group; of any other shape 0.
    pub member: u32,
    /// The number of its edge.
    pub edge: u32,
    /// Where on the edge, from 0 to 1; of a line a multiple of its direction. On arcs, which run
    /// counterclockwise, it is measured on the square whose corners lie on the circle right of its
    /// center, above, left of and below it: where the way from the center crosses that. Of a circle,
    /// which begins at the right, that is the part of the angle at each eighth, and nearly in between.
    pub along: f32,
}

/// An edge of the border of a shape: straight, or an arc.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Edge {
    /// Where it begins; of a line its base.
    pub start: Vector2D,
    /// Where it ends; of a line the base plus the direction.
    pub end: Vector2D,
    /// The center of an arc, which runs counterclockwise; the null vector of a straight edge.
    pub center: Vector2D,
    /// The radius of an arc; 0 of a straight edge.
    pub radius: f32,
    /// Where an arc begins on the whole circle, as a place on that has it.
    pub from: f32,
    /// Where an arc ends, more than 1 beyond the start of the circle; of a straight edge 0.
    pub to: f32,
}

impl Place {
    /// Instead of what is to be found yet.
    pub(crate) const UNKNOWN: Self = Self { member: 0, edge: u32::MAX, along: 0.0 };

    #[inline(always)]
    pub(crate) fn is_known(&self) -> bool {
        self.edge != u32::MAX
    }

    pub(crate) fn new([member, edge]: [u32; 2], along: f32) -> Self {
        Self { member, edge, along }
    }

    /// By what places on the same shape are in order.
    pub(crate) fn key(&self) -> (u32, u32, f32) {
        (self.member, self.edge, self.along)
    }
}

impl<'a> Shape<'a> {
    /// How many members a group has, also empty ones; 1 of any other shape.
    pub fn member_count(&self) -> usize {
        match self.form().plain() {
            Form::Group(group) => group.shapes().len(),
            _ => 1,
        }
    }

    /// How many edges a member has, as [`Place`] numbers them; 0 of an empty one, and if there is no
    /// such member. Of a shape that is no group the member is 0. O(vertices).
    pub fn edge_count(&self, member: u32) -> u32 {
        self.member(member).map_or(0, |member| member.form.edge_count())
    }

    /// How many vertices a member has: points one, segments and capsules two, rectangles four, polygons
    /// and chains their own, a sector where its sides begin and end; lines, circles and what is empty
    /// none. O(vertices).
    pub fn vertex_count(&self, member: u32) -> usize {
        let Some(form) = self.member(member).map(|member| member.form.plain()) else { return 0 };
        let edges = form.edge_count();
        match form {
            _ if edges == 0 => 0,
            Form::Sector(sector) if sector.half_angle >= 180.0 => 0,
            Form::Sector(_) if edges == 1 => 2,
            Form::Sector(_) => 4,
            Form::Point(_) => 1,
            Form::Segment(_) | Form::Capsule(_) => 2,
            Form::Rectangle(_) | Form::OrientedRectangle(_) => 4,
            Form::Polygon(polygon) => polygon.vertices().len(),
            Form::Chain(chain) => chain.vertices().len(),
            _ => 0,
        }
    }

    /// An edge of a member, rounded; None if there is none, as around a vertex of a rounded shape that
    /// goes straight on there. O(vertices), of a prepared shape without equal vertices in a row O(1).
    ///
    /// ```
    /// use clash2d::{Rectangle, Shape, Vector2D};
    ///
    /// let wall = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 3.0)));
    /// let right = wall.edge(0, 1).unwrap();
    /// assert_eq!((right.start, right.end), (Vector2D::new(4.0, 0.0), Vector2D::new(4.0, 3.0)));
    /// ```
    pub fn edge(&self, member: u32, edge: u32) -> Option<Edge> {
        Some(self.curve(member, edge)?.edge())
    }

    /// A vertex of a member, rounded; None if there is none. They are numbered from 0: `point1` first,
    /// rectangles from the lower left corner before they are turned, all counterclockwise.
    pub fn vertex(&self, member: u32, vertex: u32) -> Option<Vector2D> {
        let placed = self.member(member)?;
        if vertex as usize >= self.vertex_count(member) {
            return None;
        }
        if let Form::Sector(_) = placed.form {
            let side = self.curve(member, 2 * (vertex / 2))?.edge();
            return Some(if vertex.is_multiple_of(2) { side.start } else { side.end });
        }
        let (mut number, mut found) = (0, None);
        let anchor = anchor(placed)?;
        Outline::of(placed.lean(), anchor)?.any_vertex(|corner| {
            found = (number == vertex).then(|| seen_from(anchor, corner.place()));
            number += 1;
            found.is_some()
        });
        found
    }

    /// The point at a place on the border, rounded; None if there is no such edge.
    pub fn point_at(&self, place: Place) -> Option<Vector2D> {
        Some(self.curve(place.member, place.edge)?.at(place.along))
    }

    fn member(&self, number: u32) -> Option<Placed<'a>> {
        let placed = Placed::of(self);
        match placed.form.plain() {
            Form::Group(group) => {
                Some(Placed::member(group.shapes().get(number as usize)?, placed.position))
            }
            _ => (number == 0).then_some(placed),
        }
    }

    fn curve(&self, member: u32, edge: u32) -> Option<Curve> {
        let placed = self.member(member)?.lean();
        if let Form::Group(_) = placed.form {
            return None;
        }
        let anchor = anchor(placed)?;
        let figure = Figure::of(placed, anchor)?;
        let quickly = figure.piece::<Near>(edge, Only).and_then(|piece| Curve::of(piece, anchor));
        let is_known = |curve: &Curve| curve.from.iter().chain(&curve.along).all(|x| x.is_finite());
        quickly.filter(is_known).or_else(|| Curve::of(figure.piece::<Long>(edge, false)?, anchor))
    }
}

/// A piece of a border in plain numbers, seen from an anchor.
struct Curve {
    /// The start, or the center of an arc.
    from: [f64; 2],
    /// The way to the end; none of an arc.
    along: [f64; 2],
    /// 0 of what is straight.
    radius: f64,
    turns: [f64; 2],
    is_endless: bool,
    anchor: Vector2D,
}

impl Curve {
    fn of<R: Real>(piece: Piece<R>, anchor: Vector2D) -> Option<Self> {
        let turns = piece.turns()?;
        let is_endless = piece.range().is_none();
        let (from, along, radius) = match piece {
            Piece::Straight { from, along, .. } => (from, along.map(R::value), 0.0),
            Piece::Round { center, radius, .. } => (center, [0.0; 2], radius.value()),
        };
        Some(Self { from: from.map(R::value), along, radius, turns, is_endless, anchor })
    }

    fn at(&self, along: f32) -> Vector2D {
        seen_from(self.anchor, self.place(along.into()))
    }

    /// The point at a part of it, seen from the anchor.
    fn place(&self, along: f64) -> [f64; 2] {
        let [from, to] = self.turns;
        let [x, y] = direction_at(from + along * (to - from));
        let way =
            [self.along[0] * along + self.radius * x, self.along[1] * along + self.radius * y];
        plus(self.from, way)
    }

    /// Which part of an arc lies before a direction from its center, or before the nearer end.
    fn part_of(&self, way: [f64; 2]) -> f64 {
        let is_center = way == [0.0; 2];
        if is_center { 0.0 } else { part_of_turns(self.turns, turn_of(way)) }
    }

    fn edge(&self) -> Edge {
        let [from, to] = self.turns.map(|turn| turn as f32);
        let is_arc = self.radius > 0.0;
        let center = if is_arc { seen_from(self.anchor, self.from) } else { Vector2D::ZERO };
        let (start, end) = (self.at(0.0), self.at(1.0));
        Edge { start, end, center, radius: self.radius as f32, from, to }
    }
}

/// A point that is seen from an anchor, in floats.
fn seen_from(anchor: Vector2D, [x, y]: [f64; 2]) -> Vector2D {
    Vector2D::narrow(f64::from(anchor.x) + x, f64::from(anchor.y) + y)
}
