//! The places of two points at once: where a ray enters and leaves, or where two shapes are nearest.

use super::Place;
use crate::angle::Rotation;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

type Yes = <Two as Pack>::Mask;

/// Two numbers of X, and two of Y.
#[derive(Clone, Copy)]
pub(crate) struct Columns {
    pub(crate) x: Two,
    pub(crate) y: Two,
}

/// Two points on the border, the directions out of the shape there, and what the rounding of each comes
/// to.
#[derive(Clone, Copy)]
pub(crate) struct Points {
    at: Columns,
    out: Columns,
    slack: Two,
}

/// A shape with a formula for its places.
pub(crate) trait Bordered {
    /// The places of two points on the border; [`Place::UNKNOWN`] where another edge is as near.
    fn find(&self, points: Points) -> Found;
}

impl Columns {
    /// Of two ways.
    #[inline(always)]
    pub(super) fn of_ways([a, b]: [Two; 2]) -> Self {
        Self { x: Two::firsts(a, b), y: Two::seconds(a, b) }
    }

    /// Turned by 90 degrees clockwise.
    #[inline(always)]
    pub(super) fn turned_right(self) -> Self {
        Self { x: self.y, y: Two::all(0.0) - self.x }
    }

    #[inline(always)]
    fn of([a, b]: [Vector2D; 2]) -> Self {
        let [x, y] = Two::of_vertices(a, b);
        Self { x, y }
    }

    #[inline(always)]
    fn all(v: Vector2D) -> Self {
        Self { x: Two::all(v.x.into()), y: Two::all(v.y.into()) }
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }

    #[inline(always)]
    pub(super) fn dot(self, other: Self) -> Two {
        self.x * other.x + self.y * other.y
    }

    /// No less than the length.
    #[inline(always)]
    pub(super) fn size(self) -> Two {
        self.x.abs() + self.y.abs()
    }

    /// [`turn_of`](crate::angle::turn_of) directions.
    #[inline(always)]
    pub(super) fn turns(self) -> Two {
        turns(self.x, self.y)
    }
}

/// [`turn_of`](crate::angle::turn_of) two directions; no zero is negative.
#[inline(always)]
pub(crate) fn turns(x: Two, y: Two) -> Two {
    from_right(ways_around(x, y))
}

/// The same, from -1/4 to 3/4.
#[inline(always)]
pub(crate) fn ways_around(x: Two, y: Two) -> Two {
    let part = Two::all(0.25) * (y / (x.abs() + y.abs()));
    Two::select(Two::all(0.0).is_above(x), Two::all(0.5) - part, part)
}

#[inline(always)]
pub(crate) fn from_right(turn: Two) -> Two {
    turn + Two::all(1.0).only(Two::all(0.0).is_above(turn))
}

impl Points {
    #[inline(always)]
    pub(crate) fn new([x, y]: [Two; 2], [out_x, out_y]: [Two; 2]) -> Self {
        let slack = x.abs().greater(y.abs()) * Two::all(1.0 / (1 << 22) as f64) + Two::all(LEAST);
        Self { at: Columns { x, y }, out: Columns { x: out_x, y: out_y }, slack }
    }
}

/// The least float.
const LEAST: f64 = f32::from_bits(1) as f64;

/// The numbers of two edges, and where on them.
pub(crate) struct Found {
    edges: [u32; 2],
    along: Two,
}

impl Found {
    /// On the first edge.
    #[inline(always)]
    fn first(along: Two) -> Self {
        Self { edges: [0; 2], along }
    }

    /// On other ones, if these are known.
    #[inline(always)]
    fn new(edges: [u32; 2], along: Two, is_known: Yes) -> Self {
        let known = is_known.bits();
        let edge = |lane: usize| edges[lane] | (known >> lane & 1).wrapping_sub(1);
        Self { edges: [edge(0), edge(1)], along }
    }

    /// The places; none where there is no border.
    #[inline(always)]
    pub(crate) fn places(self, is_inside: Yes) -> [Place; 2] {
        let (along, inside) = (self.along.unless(is_inside).narrow(), is_inside.bits());
        let edge = |lane: usize| self.edges[lane] & (inside >> lane & 1).wrapping_sub(1);
        [Place::new([0, edge(0)], along.x), Place::new([0, edge(1)], along.y)]
    }
}

/// Which parts of edges lie before the feet of ways from their starts.
#[inline(always)]
fn parts(way: Columns, edge: Columns) -> Two {
    let square = edge.dot(edge);
    let part = way.dot(edge) / square;
    // 0 where the edge has no length.
    let nothing = Two::all(0.0);
    part.lesser(Two::all(1.0)).greater(nothing).only(square.is_above(nothing))
}

/// Two edges of a polygon, of which the points are known to be on one each.
pub(crate) struct OnEdges {
    pub(crate) numbers: [u32; 2],
    pub(crate) ends: [[Vector2D; 2]; 2],
}

impl Bordered for OnEdges {
    /// Unknown near the ends of the edges.
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        let [[a, b], [c, d]] = self.ends;
        let (from, to) = (Columns::of([a, c]), Columns::of([b, d]));
        let (way, edge) = (points.at.minus(from), to.minus(from));
        let (ahead, square) = (way.dot(edge), edge.dot(edge));
        let room = points.slack * Two::all(4.0) * edge.size();
        let is_known = ahead.is_above(room) & (square - ahead).is_above(room);
        Found::new(self.numbers, ahead / square, is_known)
    }
}

/// What leads on an edge that is not known.
pub(crate) struct Somewhere;

impl Bordered for Somewhere {
    #[inline(always)]
    fn find(&self, _: Points) -> Found {
        Found { edges: [u32::MAX; 2], along: Two::all(0.0) }
    }
}

impl Bordered for Segment {
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        let [from, to] = [self.point1, self.point2].map(Columns::all);
        Found::first(parts(points.at.minus(from), to.minus(from)))
    }
}

impl Bordered for Circle {
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        Found::first(points.out.turns())
    }
}

impl Bordered for Rectangle {
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        let at = points.at.minus(Columns::all(self.origin));
        on_box(Columns::all(self.size), Points { at, ..points })
    }
}

impl Bordered for OrientedRectangle {
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        (self, Rotation::new(self.rotation)).find(points)
    }
}

/// A turned rectangle whose sine and cosine are known.
impl Bordered for (&OrientedRectangle, Rotation) {
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        let (rectangle, Rotation { sin, cos }) = *self;
        let (sin, cos) = (Two::all(sin), Two::all(cos));
        let seen =
            |Columns { x, y }: Columns| Columns { x: cos * x + sin * y, y: cos * y - sin * x };
        let half = Columns::all(rectangle.half_extend);
        let center = Columns::all(rectangle.center);
        let Columns { x, y } = seen(points.at.minus(center));
        let at = Columns { x: x + half.x, y: y + half.y };
        let size = Columns { x: half.x + half.x, y: half.y + half.y };
        on_box(size, Points { at, out: seen(points.out), ..points })
    }
}

/// On the side of a box to which the way out leads most, seen from the first corner.
#[inline(always)]
fn on_box(size: Columns, Points { at, out, slack }: Points) -> Found {
    /// What directions are off by at most.
    const ERROR: f64 = 1.0 / (1 << 20) as f64;
    let (nothing, one) = (Two::all(0.0), Two::all(1.0));
    let lead = out.y.abs() - out.x.abs();
    let is_level = lead.is_above(nothing);
    // The top and the left side run back.
    let is_back = Two::select(is_level, out.y, nothing - out.x).is_above(nothing);
    let is_far = Two::select(is_level, out.y, out.x).is_above(nothing);
    let (length, other) =
        (Two::select(is_level, size.x, size.y), Two::select(is_level, size.y, size.x));
    let (ahead, aside) = (Two::select(is_level, at.x, at.y), Two::select(is_level, at.y, at.x));
    let part = (ahead / length).lesser(one).greater(nothing);
    let along = Two::select(is_back, one - part, part);
    let least = slack * Two::all(4.0);
    let is_there = least.is_above((aside - other.only(is_far)).abs());
    let is_wide = size.x.lesser(size.y).is_above(least);
    let is_steep = lead.abs().is_above(Two::all(ERROR) * out.size());
    let (level, back) = (is_level.bits(), is_back.bits());
    let edge = |lane: u32| 1 - (level >> lane & 1) + 2 * (back >> lane & 1);
    Found::new([edge(0), edge(1)], along, is_there & is_wide & is_steep)
}

impl Bordered for Capsule {
    #[inline(always)]
    fn find(&self, points: Points) -> Found {
        let (nothing, one) = (Two::all(0.0), Two::all(1.0));
        let [from, to] = [self.point1, self.point2].map(Columns::all);
        let (edge, way) = (to.minus(from), points.at.minus(from));
        let (square, ahead) = (edge.dot(edge), way.dot(edge));
        let aside = edge.x * way.y - edge.y * way.x;
        let (is_before, is_left) = (nothing.is_above(ahead), aside.is_above(nothing));
        let is_arc = is_before | ahead.is_above(square);
        let part = ahead / square;
        let side = Two::select(is_left, one - part, part);
        // Arcs begin on the right of the end, or on the left of the start, for half a turn.
        let start = Columns { x: edge.y, y: nothing - edge.x }.turns();
        let turn = points.out.turns() - start + Two::all(0.5).only(is_before);
        let turn = turn + one.only(nothing.is_above(turn)) - one.only(turn.is_at_least(one));
        let arc = (turn + turn).lesser(one);
        let room = points.slack * Two::all(4.0) * edge.size();
        let is_apart = ahead.abs().is_above(room) & (ahead - square).abs().is_above(room);
        let is_thick = Two::all(self.radius.into()).is_above(points.slack * Two::all(4.0));
        let is_beside = aside.abs().is_above(room) | is_arc;
        let (arcs, before, left) = (is_arc.bits(), is_before.bits(), is_left.bits());
        let edge = |lane: u32| {
            let is_second = if arcs >> lane & 1 != 0 { before } else { left } >> lane & 1;
            (arcs >> lane & 1) + 2 * is_second
        };
        let along = Two::select(is_arc, arc, side);
        Found::new([edge(0), edge(1)], along, is_apart & is_thick & is_beside)
    }
}
