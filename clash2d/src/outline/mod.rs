//! Shapes as edges between vertices: what all but lines, sectors and groups have in common.
//!
//! A shape is a core of edges, filled or not, and all points within a radius of it: a circle's core is
//! a point, a capsule's a segment. Every question about two such shapes is one about vertices and
//! edges.

#![forbid(unsafe_code)]

mod vertex;

mod sign;

mod bounds;
mod edge;
mod wedge;

mod crossing;
mod lane;
mod meeting;

pub(crate) use bounds::Bounds;
pub(crate) use edge::{
    Met, Row, Sift, are_near, as_sift, is_near_line, may_be_within, meet, not_beyond,
    overlap_rounded, sharp_ends, sifted,
};
pub(crate) use lane::{Lane, swept};
pub(crate) use meeting::{MANY, frame_of_bounds};
pub(crate) use sign::{
    Scalar, compare, cross, distance_to_line, distance_to_path, dot, is_same, minus, plus, side,
    unit,
};
pub(crate) use vertex::{Corner, Rim, Spot, Vertex, float_near};
pub(crate) use wedge::{Way, Wedge, crossings};

use crate::any::{Chain, Form, Placed, Polygon, Side};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::exact::terms::{Terms, Vector};
use crate::shape::{Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::tree::{Frame, Runs};
use crate::vector::Vector2D;

/// A shape as a core of edges and a radius.
#[derive(Clone, Copy)]
pub(crate) struct Outline<'a> {
    core: Core<'a>,
    /// Whether the points inside the edges belong to it, by the even-odd rule.
    pub(crate) is_filled: bool,
    /// How far it reaches beyond its core.
    pub(crate) radius: f32,
    /// From where the vertices are seen.
    anchor: Vector2D,
    /// What is added to each vertex that is made of floats, and rounded.
    shift: Vector2D,
    /// Where it stands: what is added to each vertex as it is.
    pub(crate) position: Position,
    /// The edges with boxes around them, if there are many.
    runs: Option<Runs<'a>>,
}

/// The vertices of an outline.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "there are a few of them at a time, on the stack")]
pub(crate) enum Core<'a> {
    /// A point, both ends of a segment, or the corners of a rectangle: 1, 2 or 4 of these.
    Few([Vertex; 4], usize),
    Polygon(Polygon<'a>),
    Chain(Chain<'a>),
}

impl<'a> Outline<'a> {
    /// The outline of a valid shape where it stands, seen from an anchor; None if it has none, or no
    /// points. A [`Form`] stands where its coordinates are.
    pub(crate) fn of(placed: impl Into<Placed<'a>>, anchor: Vector2D) -> Option<Self> {
        let Placed { form, position } = placed.into();
        let point = |p: Vector2D| Vertex::of(p, position, anchor);
        let shift = Vector2D::ZERO;
        let of = |core, is_filled, radius| {
            Some(Self { core, is_filled, radius, anchor, shift, position, runs: None })
        };
        let few = |few: &[Vector2D], radius| {
            let first = point(*few.first()?);
            let last = few.last().map_or(first, |&last| point(last));
            of(Core::Few([first, last, first, first], few.len()), false, radius)
        };
        match form {
            Form::Point(p) if p.is_finite() => few(&[p], 0.0),
            Form::Segment(s) if s.is_valid() => few(&[s.point1, s.point2], 0.0),
            Form::Circle(c) if c.is_valid() => few(&[c.center], c.radius),
            Form::Capsule(c) if c.is_valid() => few(&[c.point1, c.point2], c.radius),
            Form::Rectangle(r) if r.is_valid() => of(corners(r, position, anchor), true, 0.0),
            Form::OrientedRectangle(r) if r.is_valid() => {
                of(Core::Few(Vertex::corners_of(r, position, anchor), 4), true, 0.0)
            }
            Form::Polygon(p) if p.is_valid() && !p.vertices().is_empty() => {
                of(Core::Polygon(p), true, p.radius())
            }
            Form::Chain(c) if c.is_valid() && !c.vertices().is_empty() => {
                of(Core::Chain(c), false, c.radius())
            }
            Form::Prepared(p) => {
                let runs = Some(p.runs()?);
                match p.plain() {
                    Form::Polygon(p) => of(Core::Polygon(p), true, p.radius()),
                    Form::Chain(c) => of(Core::Chain(c), false, c.radius()),
                    _ => None,
                }
                .map(|outline| Self { runs, ..outline })
            }
            _ => None,
        }
    }

    /// Whether any edge passes a test, one after the other, with the vertex before it; None where a chain
    /// begins, and for what has no more than an edge.
    pub(crate) fn any_edge_after(
        &self,
        mut test: impl FnMut(Option<&Vertex>, &Vertex, &Vertex) -> bool,
    ) -> bool {
        let mut any = |ring: &[Vector2D], is_closed: bool| {
            let last = ring.last().map(|v| self.vertex(*v)).filter(|_| is_closed && ring.len() > 1);
            let mut before = last;
            self.any_pair(ring, [is_closed, true], &mut |a, b| {
                test(before.replace(*a).as_ref(), a, b)
            })
        };
        match &self.core {
            Core::Few(..) => self.any_edge(|a, b| test(None, a, b)),
            Core::Polygon(polygon) => polygon.rings().any(|ring| any(ring, true)),
            Core::Chain(chain) => any(chain.vertices(), chain.is_closed()),
        }
    }

    /// The outline of a point.
    pub(crate) fn point(spot: Spot, anchor: Vector2D) -> Self {
        let core = Core::Few([Vertex::new(spot, anchor); 4], 1);
        let (shift, position) = (Vector2D::ZERO, spot.position);
        Self { core, is_filled: false, radius: 0.0, anchor, shift, position, runs: None }
    }

    /// Whether it is all within a radius of a point.
    pub(crate) fn is_disc(&self) -> bool {
        matches!(self.core, Core::Few(_, 1))
    }

    /// Which side of its edges is solid ground.
    pub(crate) fn solid_side(&self) -> Side {
        match self.core {
            Core::Chain(chain) => chain.side(),
            _ => Side::None,
        }
    }

    /// The outline with no solid side.
    pub(crate) fn without_side(self) -> Self {
        match self.core {
            Core::Chain(chain) => {
                Self { core: Core::Chain(chain.with_solid_side(Side::None)), ..self }
            }
            _ => self,
        }
    }

    /// Its vertices.
    pub(crate) fn core(&self) -> &Core<'a> {
        &self.core
    }

    /// The outline with a float added to each coordinate of a polygon's or chain's vertices.
    pub(crate) fn shifted(self, by: Vector2D) -> Self {
        Self { shift: by, ..self }
    }

    /// The outline without boxes around its edges.
    pub(crate) fn without_boxes(self) -> Self {
        Self { runs: None, ..self }
    }

    /// Where one of the borrowed vertices is.
    #[inline]
    pub(crate) fn spot(&self, v: Vector2D) -> Spot {
        Spot::of(v + self.shift).at(self.position)
    }

    /// A vertex; what was prepared and changed afterwards may be anything.
    #[inline]
    pub(crate) fn vertex(&self, v: Vector2D) -> Vertex {
        let v = if v.is_finite() { v } else { Vector2D::ZERO };
        Vertex::of(v + self.shift, self.position, self.anchor)
    }

    /// [`Vertex::place`] of a vertex.
    #[inline]
    pub(crate) fn place(&self, v: Vector2D) -> [f64; 2] {
        let own = v + self.shift;
        if !(self.position.is_zero() & v.is_finite()) {
            return self.vertex(v).place();
        }
        // Without the sign of a zero.
        let seen = |x: f32, from: f32| f64::from(x + 0.0) - f64::from(from);
        [seen(own.x, self.anchor.x), seen(own.y, self.anchor.y)]
    }

    /// From where its vertices are seen.
    pub(crate) fn anchor(&self) -> Vector2D {
        self.anchor
    }

    /// Whether its core has two ends, and so a vertex at which no edge begins.
    pub(crate) fn is_open(&self) -> bool {
        match self.core {
            Core::Few(_, count) => count == 2,
            Core::Polygon(_) => false,
            Core::Chain(chain) => !chain.is_closed(),
        }
    }

    /// Whether an edge passes a test, one after the other. A single point is an edge from it to itself;
    /// other edges without length are left out.
    #[inline]
    pub(crate) fn any_edge(&self, mut test: impl FnMut(&Vertex, &Vertex) -> bool) -> bool {
        self.any_edge_for(&mut test)
    }

    fn any_edge_for(&self, test: &mut dyn FnMut(&Vertex, &Vertex) -> bool) -> bool {
        match &self.core {
            Core::Few([a, ..], 1) => test(a, a),
            Core::Few([a, b, ..], 2) => test(a, b),
            Core::Few([a, b, c, d], _) => test(a, b) || test(b, c) || test(c, d) || test(d, a),
            Core::Polygon(polygon) => {
                polygon.rings().any(|ring| self.any_pair(ring, [true, false], test))
            }
            Core::Chain(c) => self.any_pair(c.vertices(), [c.is_closed(), false], test),
        }
    }

    /// Whether two successive vertices pass a test; if closed, the last and the first one, too. Equal ones
    /// say what those before them do: unless each is wanted, they are tested once if all are equal.
    fn any_pair(
        &self,
        vertices: &[Vector2D],
        [is_closed, is_each]: [bool; 2],
        test: &mut dyn FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        let (Some(first), Some(last)) = (vertices.first(), vertices.last()) else {
            return false;
        };
        let is_back = vertices.len() == 1 || (is_closed && (is_each || first != last));
        let (first, last) = (self.vertex(*first), self.vertex(*last));
        let mut before = first;
        let is_found = vertices.windows(2).enumerate().any(|(number, ends)| {
            let is_idle = || number > 0 || vertices.iter().any(|v| *v != ends[0]);
            if !is_each && ends[0] == ends[1] && is_idle() {
                return false;
            }
            let after = self.vertex(ends[1]);
            test(&core::mem::replace(&mut before, after), &after)
        });
        is_found || (is_back && test(&last, &first))
    }

    /// The flat shape that a sector without width or length is: a segment or a point.
    pub(crate) fn of_flat(s: Sector, position: Position, anchor: Vector2D) -> Option<Self> {
        if s.half_angle > 0.0 && s.radius > 0.0 {
            return None;
        }
        let [start, end] = [s.inner_radius, s.radius].map(|radius| {
            let along = Vector2D::new(radius, 0.0);
            let corner = OrientedRectangle::new(s.center, along, s.direction);
            Vertex::new(Spot { corner: Corner::Turned(corner), position }, anchor)
        });
        let core = Core::Few([start, end, start, start], 2);
        let shift = Vector2D::ZERO;
        let flat =
            Self { core, is_filled: false, radius: 0.0, anchor, shift, position, runs: None };
        Some(flat.reduced())
    }

    /// The same set of points with no more vertices than it needs: a rectangle without width is a
    /// segment, and a segment without length a point.
    pub(crate) fn reduced(self) -> Self {
        let few = |vertices: &[Vertex]| {
            let first = vertices[0];
            let last = vertices[vertices.len() - 1];
            let core = Core::Few([first, last, first, first], vertices.len());
            Self { core, is_filled: false, runs: None, ..self }
        };
        let is_same = |a: &Vertex, b: &Vertex| a.spot == b.spot || is_same(a, b);
        match &self.core {
            Core::Few([a, b, c, _], 4) => match (is_same(a, b), is_same(b, c)) {
                (true, true) => few(&[*a]),
                (true, false) | (false, true) => few(&[*a, *c]),
                (false, false) => self,
            },
            Core::Few([a, b, ..], 2) if is_same(a, b) => few(&[*a]),
            Core::Polygon(_) | Core::Chain(_) => {
                let Some(first) = self.first_vertex() else { return self };
                let is_point = !self.any_edge(|a, b| !is_same(a, &first) || !is_same(b, &first));
                if is_point { few(&[first]) } else { self }
            }
            Core::Few(..) => self,
        }
    }

    /// [`sharp_ends`] of the edge that its core is; None of others.
    pub(crate) fn edge_places(&self) -> Option<[[f64; 2]; 2]> {
        let Core::Few([a, b, ..], 2) = &self.core else { return None };
        sharp_ends([a.near, b.near])
    }

    fn first_vertex(&self) -> Option<Vertex> {
        let mut first = None;
        self.any_edge(|a, _| {
            first = Some(*a);
            true
        });
        first
    }

    /// Where its first vertex is.
    pub(crate) fn first(&self) -> Option<Spot> {
        self.first_vertex().map(|vertex| vertex.spot)
    }

    /// 0 for a point, 1 for what has a length, 2 for what has an area.
    pub(crate) fn dimension(&self) -> u32 {
        match self.core {
            _ if self.is_filled || self.radius > 0.0 => 2,
            Core::Few(_, 1) => 0,
            _ => 1,
        }
    }

    /// The segment or point that a rectangle without area is; None of others.
    pub(crate) fn flattened(&self) -> Option<Self> {
        let Core::Few(corners @ [a, b, c, _], 4) = self.core else { return None };
        let core = match [a.spot == b.spot, b.spot == c.spot] {
            [false, false] => return None,
            [true, false] => Core::Few([b, c, a, a], 2),
            [false, true] => Core::Few(corners, 2),
            [true, true] => Core::Few(corners, 1),
        };
        Some(Self { core, is_filled: false, ..*self })
    }

    /// Whether it is a point with a radius.
    pub(crate) fn is_circle(&self) -> bool {
        self.is_disc() && self.radius > 0.0
    }

    /// Whether it is a segment with a radius.
    pub(crate) fn is_capsule(&self) -> bool {
        matches!(self.core, Core::Few(_, 2)) && self.radius > 0.0
    }

    /// Whether its border may cross itself, or be covered by its own points.
    pub(crate) fn may_cover_itself(&self) -> bool {
        match self.core {
            Core::Few(..) => false,
            Core::Polygon(_) => true,
            Core::Chain(_) => self.radius > 0.0,
        }
    }

    /// Whether nothing continues from a vertex at the end of an edge.
    pub(crate) fn is_open_end(&self, spot: Spot) -> bool {
        match self.core {
            Core::Few(..) | Core::Polygon(_) => false,
            Core::Chain(chain) => {
                !chain.is_closed() && chain.vertices().last().map(|&v| self.spot(v)) == Some(spot)
            }
        }
    }

    /// The ends of a segment or chain.
    pub(crate) fn ends(&self) -> Ends {
        match &self.core {
            Core::Few([a, b, ..], 2) => Ends::Open([a.spot, b.spot]),
            Core::Chain(chain) if !chain.is_closed() => match chain.vertices() {
                [first, .., last] => Ends::Open([self.spot(*first), self.spot(*last)]),
                _ => Ends::Closed,
            },
            _ => Ends::Closed,
        }
    }

    /// Whether a vertex passes a test, one after the other.
    #[inline]
    pub(crate) fn any_vertex(&self, mut test: impl FnMut(&Vertex) -> bool) -> bool {
        let vertices = match &self.core {
            Core::Few(few, count) => return few[..*count].iter().any(test),
            Core::Polygon(polygon) => polygon.vertices(),
            Core::Chain(chain) => chain.vertices(),
        };
        vertices.iter().any(|&v| test(&self.vertex(v)))
    }

    /// Whether one vertex of a connected part passes a test, for any of the parts.
    #[inline]
    pub(crate) fn any_part(&self, mut test: impl FnMut(&Vertex) -> bool) -> bool {
        let vertex = |v: &Vector2D| self.vertex(*v);
        match &self.core {
            Core::Few([first, ..], _) => test(first),
            Core::Polygon(polygon) => {
                polygon.rings().any(|ring| ring.first().is_some_and(|v| test(&vertex(v))))
            }
            Core::Chain(chain) => chain.vertices().first().is_some_and(|v| test(&vertex(v))),
        }
    }

    /// A vertex of the other outline that lies inside or on an edge, if a connected part does.
    pub(crate) fn covered_part(&self, other: &Self) -> Option<Spot> {
        let mut covered = None;
        if self.is_filled {
            other.any_part(|v| {
                covered = self.covers(v).then_some(v.spot);
                covered.is_some()
            });
        }
        covered
    }

    /// Whether it comes within a distance of a line that has a direction.
    pub(crate) fn is_near_line(&self, line: Line, distance: f32) -> bool {
        let base = Vertex::new(Spot::of(line.base), self.anchor);
        let next = Vertex::new(Spot::next_on(line), self.anchor);
        self.any_edge(|a, b| is_near_line([a, b], [&base, &next], [self.radius, distance]))
    }

    /// Whether it shares a point with a sector around its anchor.
    pub(crate) fn meets_sector(&self, sector: Sector) -> bool {
        self.is_near_sector(sector, 0.0)
    }

    /// Whether it comes within a distance of a sector around its anchor.
    pub(crate) fn is_near_sector(&self, sector: Sector, distance: f32) -> bool {
        let disc = Bounds::around([Near::new(0.0); 2], sector.radius.into());
        let reach = [self.radius, distance];
        self.any_edge_near(&disc, distance, |a, b| is_near_sector(sector, a.spot, b.spot, reach))
            || self.surrounds(sector)
    }

    /// Whether the middle of a sector's arc lies inside of the edges, if what is there belongs to it.
    pub(crate) fn surrounds(&self, sector: Sector) -> bool {
        let half_extend = Vector2D::new(sector.radius, 0.0);
        let middle = OrientedRectangle::new(sector.center, half_extend, sector.direction);
        self.is_filled && self.covers(&Vertex::new(Corner::Turned(middle).into(), self.anchor))
    }

    /// Within which coordinates the core lies.
    pub(crate) fn bounds(&self) -> Bounds {
        if let Some(runs) = &self.runs {
            let Frame { low, high } = runs.frame();
            return Bounds::of(&self.vertex(low), &self.vertex(high));
        }
        let join = |bounds: Bounds, v: &Vertex| bounds.joined(Bounds::of(v, v));
        let join_own = |bounds, v: &Vector2D| join(bounds, &self.vertex(*v));
        match &self.core {
            Core::Few(corners, count) => corners.iter().take(*count).fold(Bounds::EMPTY, join),
            Core::Polygon(polygon) => polygon.rings().flatten().fold(Bounds::EMPTY, join_own),
            Core::Chain(chain) => chain.vertices().iter().fold(Bounds::EMPTY, join_own),
        }
    }
}

/// Where a line of edges begins and ends.
pub(crate) enum Ends {
    Open([Spot; 2]),
    /// Nowhere.
    Closed,
}

/// A point near a shape that is not a group.
pub(crate) fn anchor<'a>(placed: impl Into<Placed<'a>>) -> Option<Vector2D> {
    let Placed { form, position } = placed.into();
    Some(float_near(position, form.home()?))
}

/// The segment that a polygon consists of which has one ring in one line and no radius; None of others.
fn straightened(form: Form<'_>) -> Option<Segment> {
    let Form::Polygon(polygon) = form.plain() else { return None };
    let mut rings = polygon.rings();
    let (vertices, others) = (rings.next()?, rings.next());
    let first = *vertices.first()?;
    let ends = [first, *vertices.iter().find(|v| **v != first)?];
    let vertex = |v: Vector2D| Vertex::new(Spot::of(v), ends[0]);
    let [start, middle] = ends.map(vertex);
    let is_on = |v: &Vector2D| v.is_finite() && side(&start, &middle, &vertex(*v)).is_eq();
    let is_plain = others.is_none() && polygon.radius() == 0.0 && ends[1].is_finite();
    if !is_plain || !vertices.iter().all(is_on) {
        return None;
    }
    let is_before = |a: Vector2D, b: Vector2D| [a.x, a.y] < [b.x, b.y];
    let low = vertices.iter().fold(first, |low, &v| if is_before(v, low) { v } else { low });
    let high = vertices.iter().fold(low, |high, &v| if is_before(high, v) { v } else { high });
    Some(Segment::new(low, high))
}

/// A shape, as the segment that it consists of if it is a polygon in one line, and whether it is one.
pub(crate) fn straight(placed: Placed<'_>) -> (Placed<'_>, bool) {
    let segment = straightened(placed.form);
    (segment.map_or(placed, |segment| placed.with(Form::Segment(segment))), segment.is_some())
}

/// Whether an edge comes within the sum of two distances of a sector.
fn is_near_sector(sector: Sector, a: Spot, b: Spot, reach: Terms<2>) -> bool {
    settle!(R, run => {
        let way = Way::<R>::between(a.seen_in(sector.center, run), b.seen_in(sector.center, run));
        Wedge::new_in(sector, run).is_near(way, R::sum_in(&reach, run))
    }, or true)
}

/// The corners of an upright rectangle, counterclockwise, lower left first.
fn corners<'a>(r: Rectangle, position: Position, anchor: Vector2D) -> Core<'a> {
    let corner = |x: f32, y: f32| -> Vector<2> { [[r.origin.x, x], [r.origin.y, y]] };
    let vertex = |corner| Vertex::new(Spot { corner: Corner::Fixed(corner), position }, anchor);
    let Vector2D { x, y } = r.size;
    let corners = [corner(0.0, 0.0), corner(x, 0.0), corner(x, y), corner(0.0, y)];
    Core::Few(corners.map(vertex), 4)
}
