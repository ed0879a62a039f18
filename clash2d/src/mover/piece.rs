//! Convex pieces of shapes: some corners, counterclockwise, and all within a radius of what they span.

use crate::any::moved_frame;
use crate::any::{Chain, Form, Placed, Polygon, Prepared, Side};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::exact::terms::Vector;
use crate::outline::{Corner, Spot};
use crate::polygon::Winding;
use crate::polygon::convex::convex_winding;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A convex piece of a shape where it stands.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    core: Core<'a>,
    position: Position,
    pub(super) radius: f32,
    /// The distance that it keeps from others, if it is one of a mover's.
    pub(super) gap: f32,
    /// Around it where it stands.
    pub(super) frame: Frame,
    /// The numbers of its lowest corner, of these the leftmost, and of its highest one, of these the rightmost.
    ends: [usize; 2],
}

/// The corners of a piece.
#[derive(Clone, Copy)]
enum Core<'a> {
    Few([Corner; 4], usize),
    /// A ring of floats, which may run clockwise.
    Ring(&'a [Vector2D], bool),
}

impl<'a> Piece<'a> {
    /// All of a shape, if it is a valid one of one convex piece: no line, sector, chain or group, nor a polygon
    /// that is not convex.
    pub(super) fn of(placed: Placed<'a>) -> Option<Self> {
        let frame = || placed.frame();
        let few = |points: &[Vector2D], radius: f32| {
            let corner = |i: usize| fixed(points[i.min(points.len() - 1)]);
            let core = Core::Few([0, 1, 2, 3].map(corner), points.len());
            Self::new(core, placed.position, radius, frame())
        };
        match placed.form {
            Form::Point(p) if p.is_finite() => Some(few(&[p], 0.0)),
            Form::Segment(s) if s.is_valid() => Some(few(&[s.point1, s.point2], 0.0)),
            Form::Circle(c) if c.is_valid() => Some(few(&[c.center], c.radius)),
            Form::Capsule(c) if c.is_valid() => Some(few(&[c.point1, c.point2], c.radius)),
            Form::Rectangle(r) if r.is_valid() => Some(Self {
                core: Core::Few(upright(r), 4),
                position: placed.position,
                radius: 0.0,
                gap: 0.0,
                frame: frame(),
                ends: [0, 2],
            }),
            Form::OrientedRectangle(r) if r.is_valid() => {
                Some(Self::new(Core::Few(turned(r), 4), placed.position, 0.0, frame()))
            }
            Form::Polygon(polygon) => Self::of_polygon(polygon, placed.position),
            Form::Prepared(prepared) => match prepared.plain() {
                Form::Polygon(polygon) => Self::of_polygon(polygon, placed.position),
                _ => None,
            },
            _ => None,
        }
    }

    fn of_polygon(polygon: Polygon<'a>, position: Position) -> Option<Self> {
        let mut rings = polygon.rings().filter(|ring| !ring.is_empty());
        let ring = rings.next().filter(|_| rings.next().is_none())?;
        let is_valid = polygon.radius() >= 0.0 && polygon.radius().is_finite();
        let is_clockwise = match convex_winding(ring) {
            Winding::None => return None,
            winding => winding == Winding::Clockwise,
        };
        let frame = Placed { form: Form::Polygon(polygon), position }.frame();
        is_valid
            .then(|| Self::new(Core::Ring(ring, is_clockwise), position, polygon.radius(), frame))
    }

    /// The edge between two vertices, with a radius.
    fn edge([a, b]: [Vector2D; 2], position: Position, radius: f32) -> Self {
        let (core, frame) =
            (Core::Few([a, b, a, a].map(fixed), 2), Frame::of(a, b).grown(radius.into()));
        Self::new(core, position, radius, moved_frame(frame, position))
    }

    fn new(core: Core<'a>, position: Position, radius: f32, frame: Frame) -> Self {
        let piece = Self { core, position, radius, gap: 0.0, frame, ends: [0; 2] };
        Self { ends: piece.find_ends(), ..piece }
    }

    /// The same that keeps a distance, within which others are near.
    pub(super) fn keeping(self, gap: f32) -> Self {
        Self { gap, frame: self.frame.grown(gap.into()), ..self }
    }

    fn count(&self) -> usize {
        match self.core {
            Core::Few(_, count) => count,
            Core::Ring(ring, _) => ring.len(),
        }
    }

    /// How many edges go round it: two round a segment, none round a point.
    pub(super) fn edges(&self) -> usize {
        if self.count() == 1 { 0 } else { self.count() }
    }

    pub(super) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count() { 0 } else { number + 1 }
    }

    /// A corner where the piece stands.
    pub(super) fn corner(&self, number: usize) -> Spot {
        Spot { corner: self.own_corner(number), position: self.position }
    }

    fn own_corner(&self, number: usize) -> Corner {
        match &self.core {
            Core::Few(corners, _) => corners[number],
            Core::Ring(ring, false) => fixed(ring[number]),
            Core::Ring(ring, true) => fixed(ring[ring.len() - 1 - number]),
        }
    }

    /// The corner from which edges by rising direction go round it, and the same for its mirror image in a point.
    pub(super) fn lowest(&self) -> usize {
        self.ends[0]
    }

    pub(super) fn highest(&self) -> usize {
        self.ends[1]
    }

    fn find_ends(&self) -> [usize; 2] {
        settle!(R from Tight => self.find_ends_in::<R>())
    }

    fn find_ends_in<R: Real>(&self) -> Option<[usize; 2]> {
        let corner = |number| Spot::from(self.own_corner(number)).seen_from::<R>(Vector2D::ZERO);
        let (mut ends, mut low, mut high) = ([0; 2], corner(0), corner(0));
        for number in 1..self.count() {
            let own = corner(number);
            if is_below(own, low)? {
                (ends[0], low) = (number, own);
            }
            if is_below(high, own)? {
                (ends[1], high) = (number, own);
            }
        }
        Some(ends)
    }

    /// About how far it reaches along a direction of length 1, from where to where.
    pub(super) fn span(&self, direction: [f64; 2]) -> [f64; 2] {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for number in 0..self.count() {
            let [x, y] = self.corner(number).seen_from::<Near>(Vector2D::ZERO).map(Near::value);
            let height = x * direction[0] + y * direction[1];
            (low, high) = (low.min(height), high.max(height));
        }
        let room = f64::from(self.radius) + f64::from(self.gap);
        [low - room, high + room]
    }

    /// Whether two are written in the same numbers.
    pub(super) fn is(&self, other: &Self) -> bool {
        let is_same_core = match (&self.core, &other.core) {
            (Core::Few(a, m), Core::Few(b, n)) => m == n && a == b,
            (Core::Ring(a, _), Core::Ring(b, _)) => core::ptr::eq(*a, *b),
            _ => false,
        };
        is_same_core && self.position == other.position && self.radius == other.radius
    }

    /// Whether it has an inside.
    pub(super) fn has_area(&self) -> bool {
        self.radius > 0.0 || settle!(R from Tight => self.spans_area::<R>())
    }

    fn spans_area<R: Real>(&self) -> Option<bool> {
        let corner = |number| Spot::from(self.own_corner(number)).seen_from::<R>(Vector2D::ZERO);
        let first = corner(0);
        for number in 2..self.count() {
            let [a, b] =
                [corner(number - 1), corner(number)].map(|v| [v[0] - first[0], v[1] - first[1]]);
            if (a[0] * b[1] - a[1] * b[0]).sign()?.is_ne() {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Whether a place is below another one, or beside it on the left.
fn is_below<R: Real>(a: [R; 2], b: [R; 2]) -> Option<bool> {
    let height = a[1].compare(b[1])?;
    Some(height.is_lt() || (height.is_eq() && a[0].compare(b[0])?.is_lt()))
}

fn fixed(v: Vector2D) -> Corner {
    Corner::Fixed([[v.x, 0.0], [v.y, 0.0]])
}

fn upright(Rectangle { origin, size }: Rectangle) -> [Corner; 4] {
    [[0.0, 0.0], [size.x, 0.0], [size.x, size.y], [0.0, size.y]]
        .map(|[x, y]| Corner::Fixed([[origin.x, x], [origin.y, y]]))
}

fn turned(r: OrientedRectangle) -> [Corner; 4] {
    [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]| {
        let half_extend = Vector2D::new(x * r.half_extend.x, y * r.half_extend.y);
        Corner::Turned(OrientedRectangle { half_extend, ..r })
    })
}

/// The direction in which things pass a piece; None: in none.
pub(super) type Passing = Option<Vector<2>>;

/// Visits the convex pieces of a shape that may be near a box, in its order: of what is not convex its edges.
/// Of lines and sectors there are none.
pub(super) fn each_piece<'a>(
    placed: Placed<'a>,
    near: &Frame,
    visit: &mut dyn FnMut(&Piece<'a>, Passing),
) {
    let mut take = |piece: &Piece<'a>, passing| {
        if piece.frame.meets(near) {
            visit(piece, passing);
        }
    };
    match placed.form {
        Form::Group(group) => {
            for shape in group.shapes() {
                each_of_member(Placed::member(shape, placed.position), near, visit);
            }
        }
        Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => {
            let position = placed.position;
            let select = |frame: &Frame| moved_frame(*frame, position).meets(near);
            tree.any(
                |_, _, node| node.select(select),
                |number| {
                    each_of_member(Placed::member(&shapes[number], position), near, visit);
                    false
                },
            );
        }
        Form::Chain(_) => each_edge(placed, near, &mut take),
        _ => match Piece::of(placed) {
            Some(piece) => take(&piece, None),
            None => each_edge(placed, near, &mut take),
        },
    }
}

fn each_of_member<'a>(
    member: Placed<'a>,
    near: &Frame,
    visit: &mut dyn FnMut(&Piece<'a>, Passing),
) {
    let is_group = match member.form {
        Form::Group(_) => true,
        Form::Prepared(prepared) => prepared.members().is_some(),
        _ => false,
    };
    if !is_group && member.frame().meets(near) {
        each_piece(member, near, visit);
    }
}

/// Visits the edges of a polygon or chain.
fn each_edge<'a>(placed: Placed<'a>, near: &Frame, take: &mut dyn FnMut(&Piece<'a>, Passing)) {
    let position = placed.position;
    match placed.form {
        Form::Polygon(polygon) if polygon.is_valid() => {
            for ring in polygon.rings() {
                each_side(ring, true, &mut |ends| {
                    take(&Piece::edge(ends, position, polygon.radius()), None);
                });
            }
        }
        Form::Chain(chain) if chain.is_valid() => {
            each_side(chain.vertices(), chain.is_closed(), &mut |ends| {
                take(&Piece::edge(ends, position, chain.radius()), passing(chain, ends));
            });
        }
        Form::Prepared(prepared) => each_prepared_edge(prepared, position, near, take),
        _ => {}
    }
}

fn each_prepared_edge<'a>(
    prepared: Prepared<'a>,
    position: Position,
    near: &Frame,
    take: &mut dyn FnMut(&Piece<'a>, Passing),
) {
    let (chain, radius) = match prepared.plain() {
        Form::Polygon(polygon) => (None, polygon.radius()),
        Form::Chain(chain) => (Some(chain), chain.radius()),
        _ => return,
    };
    let Some(runs) = prepared.runs() else { return };
    let select = |frame: &Frame| moved_frame(frame.grown(radius.into()), position).meets(near);
    runs.any_edge(select, |ends| {
        let passing = chain.and_then(|chain| passing(chain, ends));
        take(&Piece::edge(ends, position, radius), passing);
        false
    });
}

/// The free side of an edge of a chain with a solid one.
fn passing(chain: Chain<'_>, [a, b]: [Vector2D; 2]) -> Passing {
    match chain.side() {
        Side::None => None,
        Side::Left => Some([[b.y, -a.y], [a.x, -b.x]]),
        Side::Right => Some([[a.y, -b.y], [b.x, -a.x]]),
    }
}

/// Visits the edges of a ring or of a path; a single vertex is one to itself.
fn each_side(path: &[Vector2D], is_closed: bool, visit: &mut dyn FnMut([Vector2D; 2])) {
    for ends in path.windows(2) {
        visit([ends[0], ends[1]]);
    }
    if let [first, .., last] = path
        && is_closed
    {
        visit([*last, *first]);
    } else if let [only] = path {
        visit([*only, *only]);
    }
}
