//! Convex shapes, and the edges of all others, each of which touches on its own.

use super::cone::Cone;
use super::convex::{Convex, side_of};
use crate::any::{Form, Polygon, Side};
use crate::distance::place::{Place, cross, unit};
use crate::outline::{Bounds, Core, Outline};
use crate::shape::Capsule;
use crate::vector::Vector2D;

/// A shape, or an edge of it.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
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

    /// Whether it pushes along a unit vector if no direction suits both parts.
    pub(super) fn tolerates(&self, normal: Place<f64>) -> bool {
        self.cone.is_none_or(|cone| !cone.is_fixed || cone.allows(normal))
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
    Edge(Link),
}

/// An edge and its neighbours.
#[derive(Clone, Copy)]
struct Link {
    number: u32,
    before: Option<Vector2D>,
    ends: [Vector2D; 2],
    after: Option<Vector2D>,
}

impl<'a> Parts<'a> {
    pub(super) fn of(outline: Outline<'a>) -> Self {
        match Convex::of(&outline) {
            Some(core) => Parts::Convex(outline, core),
            None => Parts::Edges(outline),
        }
    }

    /// Visits each piece.
    pub(super) fn each(&self, visit: impl FnMut(&Piece<'a>)) {
        self.each_near(&Bounds::PLANE, [0.0; 2], visit);
    }

    /// Visits each piece that is not more than `reach` away from some bounds on either axis.
    pub(super) fn each_near(
        &self,
        near: &Bounds,
        reach: [f32; 2],
        mut visit: impl FnMut(&Piece<'a>),
    ) {
        match self {
            Parts::Convex(outline, core) => visit(&Piece {
                outline: *outline,
                bounds: outline.bounds(),
                kind: Kind::Convex(*core),
            }),
            Parts::Edges(outline) => each_edge(outline.core(), |ring, number| {
                let ends = ring.edge(number);
                let bounds = bounds_of(ends.map(|end| seen_from(end, outline.anchor())));
                if !bounds.is_near(near, reach) {
                    return;
                }
                let Some(link) = ring.link(number) else { return };
                let [from, to] = link.ends;
                let capsule = Form::Capsule(Capsule::new(from, to, outline.radius));
                let Some(edge) = Outline::of(capsule, outline.anchor()) else { return };
                visit(&Piece { outline: edge, bounds, kind: Kind::Edge(link) });
            }),
        }
    }

    /// The part that a piece is to another one, whose middle is given.
    pub(super) fn part(&self, piece: &Piece<'a>, other: Place<f64>) -> Option<Part<'a>> {
        match (self, piece.kind) {
            (Parts::Edges(outline), Kind::Edge(link)) => edge_part(outline, link, other),
            (_, Kind::Convex(core)) => Some(Part { number: 0, core, cone: None }),
            _ => None,
        }
    }
}

impl Piece<'_> {
    /// A place on an edge, and about the unit vector out of it, for either of its sides; None if it has
    /// no length or is a convex shape.
    pub(super) fn sides(&self, anchor: Vector2D) -> Option<[[Place<f64>; 2]; 2]> {
        let Kind::Edge(Link { ends: [from, to], .. }) = self.kind else { return None };
        let ([x, y], place) = (unit(seen_from(to, from))?, seen_from(from, anchor));
        Some([[place, [y, -x]], [place, [-y, x]]])
    }

    /// About the middle.
    pub(super) fn middle(&self) -> Place<f64> {
        let Bounds { low, high } = self.bounds;
        [0, 1].map(|axis| 0.5 * (low[axis] + high[axis]))
    }
}

/// An edge with its free side on the right.
fn edge_part<'a>(outline: &Outline<'a>, link: Link, other: Place<f64>) -> Option<Part<'a>> {
    let [from, to] = link.ends;
    let place = |v: Vector2D| seen_from(v, outline.anchor());
    let fixed = match outline.core() {
        Core::Chain(chain) => match chain.side() {
            Side::Left => Some(false),
            Side::Right => Some(true),
            Side::None => None,
        },
        _ => None,
    };
    let is_left_free = match outline.core() {
        Core::Polygon(polygon) => is_left_free(*polygon, link.ends),
        _ => fixed,
    };
    let is_left_free = is_left_free.unwrap_or_else(|| side_of([from, to].map(place), other) > 0.0);
    let link = if is_left_free { link.reversed() } else { link };
    let [from, to] = link.ends;
    let capsule = Form::Capsule(Capsule::new(from, to, outline.radius));
    let core = Convex::of(&Outline::of(capsule, outline.anchor())?)?;
    let way = |from: Vector2D, to: Vector2D| unit(seen_from(to, from));
    let cone = way(from, to).map(|along| {
        let before = link.before.and_then(|before| way(before, from));
        let after = link.after.and_then(|after| way(to, after));
        Cone::new(along, before, after, fixed.is_some())
    });
    Some(Part { number: link.number, core, cone })
}

impl Link {
    fn reversed(self) -> Self {
        let [from, to] = self.ends;
        Self { before: self.after, ends: [to, from], after: self.before, ..self }
    }
}

/// The way from an anchor to a vertex.
fn seen_from(v: Vector2D, anchor: Vector2D) -> Place<f64> {
    [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
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
struct Ring<'a> {
    vertices: &'a [Vector2D],
    is_closed: bool,
    first: u32,
}

/// Visits the edges of a core that are not between the vertices of a convex shape.
fn each_edge<'a>(core: &Core<'a>, mut visit: impl FnMut(&Ring<'a>, usize)) {
    let mut visit_all = |vertices: &'a [Vector2D], is_closed: bool, first: u32| {
        let ring = Ring { vertices, is_closed, first };
        (0..ring.edges()).for_each(|number| visit(&ring, number));
    };
    match core {
        Core::Few(..) => {}
        Core::Chain(chain) => visit_all(chain.vertices(), chain.is_closed(), 0),
        Core::Polygon(polygon) => {
            let mut first = 0;
            for ring in polygon.rings() {
                visit_all(ring, true, first);
                first += ring.len() as u32;
            }
        }
    }
}

impl Ring<'_> {
    fn edges(&self) -> usize {
        let count = self.vertices.len();
        if self.is_closed || count == 1 { count } else { count.saturating_sub(1) }
    }

    fn edge(&self, number: usize) -> [Vector2D; 2] {
        [self.vertices[number], self.vertices[(number + 1) % self.vertices.len()]]
    }

    /// An edge and its neighbours; none for an edge without length, whose vertex is one of another
    /// edge, too.
    fn link(&self, number: usize) -> Option<Link> {
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
            before: before.find(|v| **v != ends[0]).copied(),
            ends,
            after: after.find(|v| **v != ends[1]).copied(),
        })
    }
}

/// Whether the points to the left of the middle of an edge lie outside of a polygon; None if another
/// edge runs there as well.
fn is_left_free(polygon: Polygon<'_>, [from, to]: [Vector2D; 2]) -> Option<bool> {
    let along = seen_from(to, from);
    // Seen with X across the edge rather than along it.
    let is_flat = along[0].abs() > along[1].abs();
    let across = |[x, y]: Place<f64>| if is_flat { [y, x] } else { [x, y] };
    let [half_x, half_y] = across(along).map(|x| 0.5 * x);
    let seen = |v: Vector2D| {
        let [x, y] = across(seen_from(v, from));
        [x - half_x, y - half_y]
    };
    let (mut is_odd, mut has_itself) = (false, false);
    for ring in polygon.rings() {
        let last = ring.last().into_iter();
        for (a, b) in last.chain(ring).zip(ring) {
            let ends = [seen(*a), seen(*b)];
            if (ends[0][1] > 0.0) == (ends[1][1] > 0.0) {
                continue;
            }
            if [*a, *b] == [from, to] && !has_itself {
                has_itself = true;
                continue;
            }
            let [[ax, ay], [bx, by]] = ends;
            let at = ax * by - bx * ay;
            let height = by - ay;
            if at == 0.0 {
                return None;
            }
            is_odd ^= (at > 0.0) == (height > 0.0);
        }
    }
    // Points just beyond the edge, where X is greater, lie inside if the number of crossings is odd.
    let is_greater_left = (cross(along, if is_flat { [0.0, 1.0] } else { [1.0, 0.0] })) > 0.0;
    Some(is_odd != is_greater_left)
}
