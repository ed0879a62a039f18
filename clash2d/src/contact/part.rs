//! Convex shapes, and the edges of all others, each of which touches on its own.

use core::cell::Cell;

use super::cone::Cone;
use super::convex::{Beside, Convex, Own, side_of};
use super::free::{Free, free_sides, seen_from};
use super::manifold::Mark;
use super::places::{Site, around, is_on, on_edge};
use crate::any::{Form, Placed, Side};
use crate::distance::edges::square_to_path;
use crate::distance::place::{Place, cross, dot, minus, plus, times, unit};
use crate::exact::terms::Terms;
use crate::outline::{Bounds, Core, Met, Outline, Row, Sift, as_sift, may_be_within, sifted};
use crate::root::square_root;
use crate::shape::Capsule;
use crate::tree::{Frame, Path};
use crate::vector::Vector2D;

/// A shape, or an edge of it.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(super) number: u32,
    pub(super) core: Convex<'a>,
    /// Which way an edge pushes; a convex shape pushes any way.
    pub(super) cone: Option<Cone>,
}

impl Part<'_> {
    /// Whether it may push along a unit vector.
    pub(super) fn allows(&self, normal: Place<f64>) -> bool {
        self.cone.is_none_or(|cone| cone.allows(normal))
    }

    /// [`Cone::entered`] at the end of an edge that is nearer to a place.
    pub(crate) fn entered(&self, at: Place<f64>, way: Place<f64>, part: f64) -> Option<Place<f64>> {
        self.cone?.entered(self.is_end(at), way, part)
    }

    /// [`Cone::is_reached_along`] at the end of an edge that is nearer to a place.
    pub(crate) fn is_reached_along(&self, at: Place<f64>, way: Place<f64>, part: f64) -> bool {
        self.cone.is_some_and(|cone| cone.is_reached_along(self.is_end(at), way, part))
    }

    /// Whether a place is nearer to the end of an edge than to its start.
    fn is_end(&self, at: Place<f64>) -> bool {
        let [from, to] = [0, 1].map(|corner| self.core.place(corner));
        dot(minus(at, times(plus(from, to), 0.5)), minus(to, from)) > 0.0
    }

    /// Where a point next to a feature is on the border, if a formula tells it.
    pub(super) fn site_at(&self, mark: Mark, at: Place<f64>) -> Site {
        match self.core.own.and_then(|own| own.beside).zip(self.cone) {
            Some((beside, cone)) => self.site_beside(beside, &cone, at),
            None => self.core.site_at(mark, at),
        }
    }

    /// On the arc around the start or end of a rounded edge, or on the line beside it; unknown if it is on neither.
    #[inline(never)]
    fn site_beside(&self, beside: Beside, cone: &Cone, at: Place<f64>) -> Site {
        let [from, to] = [0, 1].map(|corner| self.core.place(corner));
        let (edge, radius) = (minus(to, from), self.core.radius);
        let part = dot(minus(at, from), edge) / dot(edge, edge);
        let is_end = part > 0.0;
        let way = minus(at, if is_end { to } else { from });
        let ends = if is_on(part) { None } else { cone.arc(is_end) };
        let (gap, site) = match ends.filter(|ends| is_between(*ends, way)) {
            Some(ends) => {
                let gap = square_root(dot(way, way)) - radius;
                (gap.abs(), around(beside.arcs[usize::from(is_end)], ends, way))
            }
            None => {
                let foot = plus(from, times(edge, part.clamp(0.0, 1.0)));
                let rest = minus(minus(at, foot), times(cone.outward, radius));
                (square_root(dot(rest, rest)), on_edge(beside.line, part))
            }
        };
        if gap <= (radius + self.core.size) * 1e-12 { site } else { Site::UNKNOWN }
    }

    /// Whether it pushes along a unit vector if no direction suits both parts.
    pub(super) fn tolerates(&self, normal: Place<f64>) -> bool {
        self.cone.is_none_or(|cone| !cone.is_fixed || cone.allows(normal))
    }

    /// Whether it pushes to its free side only, whatever comes.
    pub(super) fn is_fixed(&self) -> bool {
        self.cone.is_some_and(|cone| cone.is_fixed)
    }

    /// Whether a place lies on the side to which it pushes.
    pub(super) fn faces(&self, place: Place<f64>) -> bool {
        self.cone.is_none() || side_of([self.core.place(0), self.core.place(1)], place) <= 0.0
    }
}

/// A shape in parts.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack, two at a time")]
pub(super) enum Parts<'a> {
    Convex(Outline<'a>, Convex<'a>),
    Edges(Outline<'a>),
}

/// A part that may be near another one.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    pub(super) outline: Outline<'a>,
    pub(super) bounds: Bounds,
    kind: Kind<'a>,
}

#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack, two at a time")]
enum Kind<'a> {
    Convex(Convex<'a>),
    Edge(Link<'a>),
}

/// An edge and its neighbours.
#[derive(Clone, Copy)]
struct Link<'a> {
    number: u32,
    /// Where it is.
    edge: Edge<'a>,
    before: Option<Vector2D>,
    ends: [Vector2D; 2],
    after: Option<Vector2D>,
}

/// An edge of a border, in the direction of a walk.
#[derive(Clone, Copy)]
pub(super) struct Edge<'a> {
    /// None of a rectangle.
    pub(super) ring: Option<Ring<'a>>,
    pub(super) number: usize,
    pub(super) is_reversed: bool,
}

impl<'a> Edge<'a> {
    pub(super) fn of(ring: Ring<'a>, number: usize) -> Self {
        Self { ring: Some(ring), number, is_reversed: false }
    }

    pub(super) fn reversed(self) -> Self {
        Self { is_reversed: !self.is_reversed, ..self }
    }

    fn ends(self) -> Option<[Vector2D; 2]> {
        Some(self.ring?.edge(self.number))
    }

    /// Its number among those of all rings.
    pub(super) fn index(self) -> usize {
        self.ring.map_or(0, |ring| ring.first as usize) + self.number
    }

    /// The edge that follows; None at the end of a chain.
    pub(super) fn next(self) -> Option<Self> {
        let count = self.ring.map_or(4, |ring| ring.edges());
        let is_closed = self.ring.is_none_or(|ring| ring.is_closed);
        let is_last = if self.is_reversed { self.number == 0 } else { self.number + 1 == count };
        if is_last && !is_closed {
            return None;
        }
        let step = if self.is_reversed { count - 1 } else { 1 };
        Some(Self { number: (self.number + step) % count, ..self })
    }

    /// How many edges a walk has at most.
    pub(super) fn count(self) -> usize {
        self.ring.map_or(4, |ring| ring.edges())
    }
}

impl<'a> Parts<'a> {
    pub(super) fn of(outline: Outline<'a>) -> Self {
        match Convex::of(&outline) {
            Some(core) => Parts::Convex(outline, core),
            None => Parts::Edges(outline),
        }
    }

    /// Visits each piece that is not more than `reach` away from some bounds on either axis, nor beyond the
    /// line through an edge within these if one is told.
    pub(super) fn each_near<const N: usize>(
        &self,
        near: &Bounds,
        ends: Option<[Place<f64>; 2]>,
        reach: Terms<N>,
        visit: &mut dyn FnMut(&Piece<'a>),
    ) {
        let far = reach.into_iter().map(f64::from).sum::<f64>();
        let around = match self {
            Parts::Convex(..) => Frame::PLANE,
            Parts::Edges(outline) => outline.frame_of_bounds(near).grown(far),
        };
        let is_near = |own: [Place<f64>; 2]| {
            bounds_of(own).is_near(near, reach)
                && ends.is_none_or(|ends| may_be_within(ends, own, far * far))
        };
        let met = ends.map(|ends| (ends, far * far));
        self.each_wanted(|frame| frame.meets(&around), met, &is_near, visit);
    }

    /// Visits each piece but for edges between places that do not pass a test.
    pub(super) fn each_whose(
        &self,
        is_wanted: &dyn Fn([Place<f64>; 2]) -> bool,
        visit: &mut dyn FnMut(&Piece<'a>),
    ) {
        self.each_wanted(|_| true, None, is_wanted, visit);
    }

    /// Visits the edge that is about the nearest one to a place, if there are any.
    pub(super) fn show_nearest(&self, place: Place<f64>, visit: &mut dyn FnMut(&Piece<'a>)) {
        let Parts::Edges(outline) = self else { return };
        let around = outline.frame_of_bounds(&Bounds { low: place, high: place });
        let (least, mut nearest) = (Cell::new(f64::INFINITY), None);
        let is_near = |frame: &Frame| frame.square_to(&around) < least.get();
        each_edge(outline, is_near, None, |ring, number| {
            let places = ring.edge(number).map(|end| outline.place(end));
            let square = square_to_path(place, places);
            if square < least.get() && places[0] != places[1] {
                least.set(square);
                nearest = Some((*ring, number));
            }
        });
        let piece = nearest.and_then(|(ring, number)| edge_piece(outline, &ring, number));
        piece.iter().for_each(visit);
    }

    /// Visits each piece but for edges between places that do not pass a test, for those that boxes are around that do
    /// not pass another one, and those that are not near what they are to meet.
    fn each_wanted(
        &self,
        is_box_wanted: impl Fn(&Frame) -> bool,
        met: Met,
        is_wanted: &dyn Fn([Place<f64>; 2]) -> bool,
        visit: &mut dyn FnMut(&Piece<'a>),
    ) {
        match self {
            Parts::Convex(outline, core) => visit_whole(outline, core, visit),
            Parts::Edges(outline) => {
                let sift = met.map(|(edge, square)| move |row: &Row| sifted(row, edge, square));
                each_edge(outline, is_box_wanted, sift.as_ref().map(as_sift), |ring, number| {
                    let places = ring.edge(number).map(|end| outline.place(end));
                    if is_wanted(places) {
                        edge_piece(outline, ring, number).iter().for_each(&mut *visit);
                    }
                });
            }
        }
    }

    /// The part that a piece is to what is at a place; None of an edge that is no border there, as it
    /// lies inside.
    pub(super) fn part(&self, piece: &Piece<'a>, other: Place<f64>) -> Option<Part<'a>> {
        let is_left_free = match (self, piece.kind) {
            (Parts::Edges(outline), Kind::Edge(link)) => is_left_free(outline, link, other)?,
            _ => false,
        };
        self.part_whose(piece, is_left_free)
    }

    /// The part that a piece is that pushes to where a place is.
    pub(super) fn part_before(&self, piece: &Piece<'a>, other: Place<f64>) -> Option<Part<'a>> {
        let is_left = match (self, piece.kind) {
            (Parts::Edges(outline), Kind::Edge(link)) => {
                side_of(link.ends.map(|end| outline.place(end)), other) > 0.0
            }
            _ => false,
        };
        self.part_whose(piece, is_left)
    }

    /// The part that a piece is if its left side is the free one, or the right one.
    pub(super) fn part_whose(&self, piece: &Piece<'a>, is_left_free: bool) -> Option<Part<'a>> {
        match (self, piece.kind) {
            (Parts::Edges(outline), Kind::Edge(link)) => {
                let core = Convex::of(&piece.outline)?;
                Some(edge_part(outline, core, link, is_left_free))
            }
            (_, Kind::Convex(core)) => Some(Part { number: 0, core, cone: None }),
            _ => None,
        }
    }

    /// The piece that an edge is, or the convex shape of which it is one.
    pub(super) fn piece(&self, edge: Edge<'a>) -> Option<Piece<'a>> {
        self.piece_of(Some(edge))
    }

    /// The same from what [`Piece::edge`] tells.
    pub(super) fn piece_of(&self, edge: Option<Edge<'a>>) -> Option<Piece<'a>> {
        match self {
            Parts::Convex(outline, core) => Some(whole(outline, core)),
            Parts::Edges(outline) => edge_piece(outline, &edge?.ring?, edge?.number),
        }
    }
}

impl<'a> Piece<'a> {
    /// The number of the edge; None of a convex shape.
    pub(super) fn number(&self) -> Option<u32> {
        match self.kind {
            Kind::Edge(link) => Some(link.number),
            Kind::Convex(_) => None,
        }
    }

    /// The edge; None of a convex shape.
    pub(super) fn edge(&self) -> Option<Edge<'a>> {
        match self.kind {
            Kind::Edge(link) => Some(link.edge),
            Kind::Convex(_) => None,
        }
    }

    /// A place on an edge, and about the unit vector out of it, for either of its sides; None if it has
    /// no length or is a convex shape.
    pub(super) fn sides(&self) -> Option<[[Place<f64>; 2]; 2]> {
        let Kind::Edge(Link { ends: [from, to], .. }) = self.kind else { return None };
        let ([x, y], place) = (unit(seen_from(to, from))?, self.outline.place(from));
        Some([[place, [y, -x]], [place, [-y, x]]])
    }

    /// About the middle.
    pub(super) fn middle(&self) -> Place<f64> {
        let Bounds { low, high } = self.bounds;
        [0, 1].map(|axis| 0.5 * (low[axis] + high[axis]))
    }
}

/// Not in line: calls for edges nest, and need no room for what is convex.
#[inline(never)]
fn visit_whole<'a>(outline: &Outline<'a>, core: &Convex<'a>, visit: &mut dyn FnMut(&Piece<'a>)) {
    visit(&whole(outline, core));
}

fn whole<'a>(outline: &Outline<'a>, core: &Convex<'a>) -> Piece<'a> {
    // Boxes around edges are rounded in another way than edges.
    let bounds = outline.without_boxes().bounds();
    Piece { outline: *outline, bounds, kind: Kind::Convex(*core) }
}

/// None of an edge without length.
fn edge_piece<'a>(outline: &Outline<'a>, ring: &Ring<'a>, number: usize) -> Option<Piece<'a>> {
    let link = ring.link(number)?;
    let bounds = bounds_of(link.ends.map(|end| outline.place(end)));
    let edge = edge_outline(outline, link.ends)?;
    Some(Piece { outline: edge, bounds, kind: Kind::Edge(link) })
}

fn edge_outline<'a>(outline: &Outline<'_>, [from, to]: [Vector2D; 2]) -> Option<Outline<'a>> {
    let capsule = Form::Capsule(Capsule::new(from, to, outline.radius));
    Outline::of(Placed { form: capsule, position: outline.position }, outline.anchor())
}

/// Whether an outline is all of its parts: others have an inside between edges.
pub(crate) fn is_all_parts(outline: &Outline<'_>) -> bool {
    Convex::of(outline).is_some() || matches!(outline.core(), Core::Chain(_))
}

/// The part of an outline that a number tells: an edge, or all of a convex shape.
pub(crate) fn part_of<'a>(outline: &Outline<'a>, number: u32) -> Option<Outline<'a>> {
    match Convex::of(outline) {
        Some(_) => Some(*outline),
        None => edge_outline(outline, edge_of(outline, number)?.ends()?),
    }
}

/// Whether something without a width that touches a part gets behind it along a unit vector, by more than some part of it:
/// not if it is at a vertex from which that does not lead in.
pub(crate) fn is_entered(
    outline: &Outline<'_>,
    number: u32,
    is_at: &dyn Fn(Place<f64>) -> bool,
    (way, part): (Place<f64>, f64),
) -> bool {
    let (parts, edge) = (Parts::of(*outline), edge_of(outline, number));
    let Some(piece) =
        parts.piece_of(edge).filter(|piece| outline.is_filled && piece.edge().is_some())
    else {
        return true;
    };
    let ends = edge.and_then(Edge::ends).unwrap_or_default().map(|end| outline.place(end));
    ends.into_iter().filter(|end| is_at(*end)).all(|end| {
        parts.part(&piece, end).is_some_and(|edge| edge.entered(end, way, part).is_some())
    })
}

/// An edge by its number among those of all rings.
fn edge_of<'a>(outline: &Outline<'a>, number: u32) -> Option<Edge<'a>> {
    let mut edge = None;
    if let Some(runs) = outline.boxes() {
        let number = number as usize;
        show_link(&runs.path, number, &mut |ring, number| edge = Some(Edge::of(*ring, number)));
        return edge;
    }
    each_ring(outline, |ring| {
        let number = number.checked_sub(ring.first).map(|number| number as usize);
        let own = number.filter(|number| *number < ring.edges());
        edge = edge.or(own.map(|number| Edge::of(ring, number)));
    });
    edge
}

/// Whether the left side of an edge is the free one, to what is at a place; None if neither is.
fn is_left_free(outline: &Outline<'_>, link: Link<'_>, other: Place<f64>) -> Option<bool> {
    let places = link.ends.map(|end| outline.place(end));
    let free = match outline.core() {
        Core::Polygon(_) => free_sides(outline, link.ends, part_beside(places, other)),
        Core::Chain(chain) => match chain.side() {
            Side::Left => Free::Right,
            Side::Right => Free::Left,
            Side::None => Free::Both,
        },
        Core::Few(..) => Free::Both,
    };
    match free {
        Free::Left => Some(true),
        Free::Right => Some(false),
        Free::Both => Some(side_of(places, other) > 0.0),
        Free::Neither => None,
    }
}

/// Which part of an edge lies beside a place, in steps that are exact; never an end.
pub(super) fn part_beside([from, to]: [Place<f64>; 2], place: Place<f64>) -> f64 {
    const STEPS: f64 = 65536.0;
    let along = minus(to, from);
    let part = dot(along, minus(place, from)) / dot(along, along);
    // Also of an edge without length.
    let part = if part > 0.0 { part.min(1.0) } else { 0.0 };
    (((part * STEPS) as u32).clamp(1, STEPS as u32 - 1) as f64) / STEPS
}

/// An edge of an outline with its free side on the right.
fn edge_part<'a>(
    outline: &Outline<'a>,
    core: Convex<'a>,
    link: Link<'a>,
    is_left_free: bool,
) -> Part<'a> {
    let beside = core.radius > 0.0 && outline.is_regular();
    let beside = beside.then(|| link.beside(is_left_free));
    let core = core.as_edge(Own { number: link.number, is_reversed: is_left_free, beside });
    let (core, link) = if is_left_free { (core.reversed(), link.reversed()) } else { (core, link) };
    let [from, to] = link.ends;
    let way = |from: Vector2D, to: Vector2D| unit(seen_from(to, from));
    let is_fixed = matches!(outline.core(), Core::Chain(chain) if chain.side() != Side::None);
    let cone = way(from, to).map(|along| {
        let before = link.before.and_then(|before| way(before, from));
        let after = link.after.and_then(|after| way(to, after));
        Cone::new(along, before, after, [is_fixed, is_fixed || outline.is_filled])
    });
    Part { number: link.number, core, cone }
}

/// Whether a way leads between two directions that are at most half a turn apart.
fn is_between([from, to]: [Place<f64>; 2], way: Place<f64>) -> bool {
    cross(from, way) >= 0.0 && cross(way, to) >= 0.0
}

impl Link<'_> {
    /// The numbers of the line on its left or right, and of the arcs around its start and its end as it is seen from there,
    /// of a rounded path that is regular.
    fn beside(&self, is_left: bool) -> Beside {
        let Edge { ring, number, .. } = self.edge;
        let (first, last) = (3 * self.number, ring.map_or(0, |ring| ring.edges() - 1));
        // After the arc around its start, and around the end of a chain, comes the line on its right.
        let is_end = self.after.is_none();
        let end = match is_end {
            true => first + 1,
            false if number == last => first - 3 * last as u32,
            false => first + 3,
        };
        let line = first + 1 + u32::from(is_end) + u32::from(is_left);
        Beside { line, arcs: if is_left { [end, first] } else { [first, end] } }
    }

    fn reversed(self) -> Self {
        let [from, to] = self.ends;
        Self { before: self.after, ends: [to, from], after: self.before, ..self }
    }
}

/// Within which coordinates the places lie, and what rounding may have moved them by.
fn bounds_of([[ax, ay], [bx, by]]: [Place<f64>; 2]) -> Bounds {
    let room = |a: f64, b: f64| (a.abs() + b.abs()) * f64::EPSILON;
    let rooms = [room(ax, bx), room(ay, by)];
    Bounds {
        low: [ax.min(bx) - rooms[0], ay.min(by) - rooms[1]],
        high: [ax.max(bx) + rooms[0], ay.max(by) + rooms[1]],
    }
}

/// Vertices that edges join, closed or not, and the number of the first one of them.
#[derive(Clone, Copy)]
pub(super) struct Ring<'a> {
    pub(super) vertices: &'a [Vector2D],
    pub(super) is_closed: bool,
    first: u32,
}

/// Visits the edges of an outline that are not between the vertices of a convex shape; those that boxes
/// are around only if these pass a test, and most of those only that pass another one.
pub(super) fn each_edge<'a>(
    outline: &Outline<'a>,
    is_box_wanted: impl Fn(&Frame) -> bool,
    sift: Option<Sift<'_>>,
    mut visit: impl FnMut(&Ring<'a>, usize),
) {
    if let Some(runs) = outline.boxes() {
        runs.any_run(is_box_wanted, |run| {
            outline.any_of_run_whose(run, sift, |number| {
                show_link(&runs.path, number, &mut visit);
                false
            })
        });
        return;
    }
    each_ring(outline, |ring| (0..ring.edges()).for_each(|number| visit(&ring, number)));
}

/// Visits the rings of an outline that is not convex.
fn each_ring<'a>(outline: &Outline<'a>, mut visit: impl FnMut(Ring<'a>)) {
    match outline.core() {
        Core::Few(..) => {}
        Core::Chain(chain) => {
            let (vertices, is_closed) = (chain.vertices(), chain.is_closed());
            visit(Ring { vertices, is_closed, first: 0 });
        }
        Core::Polygon(polygon) => {
            let mut first = 0;
            for vertices in polygon.rings() {
                visit(Ring { vertices, is_closed: true, first });
                first += vertices.len() as u32;
            }
        }
    }
}

/// Visits an edge of a path, whose numbers may be any.
fn show_link<'a>(path: &Path<'a>, number: usize, visit: &mut impl FnMut(&Ring<'a>, usize)) {
    let range = path.ring(number);
    let (Some(vertices), Some(place)) =
        (path.vertices.get(range.clone()), number.checked_sub(range.start))
    else {
        return;
    };
    if place < vertices.len() {
        visit(&Ring { vertices, is_closed: path.is_closed, first: range.start as u32 }, place);
    }
}

impl<'a> Ring<'a> {
    pub(super) fn edges(&self) -> usize {
        let count = self.vertices.len();
        if self.is_closed || count == 1 { count } else { count.saturating_sub(1) }
    }

    pub(super) fn edge(&self, number: usize) -> [Vector2D; 2] {
        [self.vertices[number], self.vertices[(number + 1) % self.vertices.len()]]
    }

    /// The box around an edge, where the vertices themselves are.
    pub(super) fn frame(&self, number: usize) -> Frame {
        let [a, b] = self.edge(number);
        Frame::of(a, b)
    }

    /// An edge and its neighbours; none for an edge without length, whose vertex is one of another
    /// edge, too.
    fn link(&self, number: usize) -> Option<Link<'a>> {
        let ends = self.edge(number);
        let is_point = |ring: &Self| ring.vertices.iter().all(|v| *v == ends[0]);
        if ends[0] == ends[1] && !(number == 0 && is_point(self)) {
            return None;
        }
        let (head, tail) = (&self.vertices[..number], &self.vertices[number + 1..]);
        let round = if self.is_closed { self.vertices } else { &[] };
        let mut before = head.iter().rev().chain(round.iter().rev());
        let mut after = tail.iter().chain(round);
        Some(Link {
            number: self.first + number as u32,
            edge: Edge::of(*self, number),
            before: before.find(|v| **v != ends[0]).copied(),
            ends,
            after: after.find(|v| **v != ends[1]).copied(),
        })
    }
}
