//! Convex pieces of shapes: some corners, counterclockwise, and all within a radius of what they span.

use super::track::{SHARP, Sweep};
use crate::any::moved_frame;
use crate::any::{Chain, Form, Placed, Polygon, Prepared, Side};
use crate::exact::float::{greater, two_sum};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real, Tight};
use crate::exact::round::ceiling;
use crate::exact::settle::settle;
use crate::exact::terms::{Terms, Vector};
use crate::outline::{Corner, Spot, minus};
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
    /// Where its corners are, if f64 tells.
    held: Option<Held<'a>>,
    pub(super) radius: f32,
    /// The distance that it keeps from others, if it is one of a mover's.
    pub(super) gap: f32,
    /// Around it where it stands.
    pub(super) frame: Frame,
    /// The numbers of its lowest corner, of these the leftmost, and of its highest one, of these the rightmost.
    ends: [usize; 2],
}

/// Where the corners of a piece are.
#[derive(Clone, Copy)]
pub(super) enum Held<'a> {
    /// A few, and how far each number may be off: f64 holds those of all that is not turned.
    Few([[f64; 2]; FEW], f64),
    /// Those of a ring, which may run clockwise, that stands somewhere: f64 holds the sums.
    Ring(&'a [Vector2D], bool, [f64; 2]),
}

/// How many corners are few.
const FEW: usize = 4;

impl Held<'_> {
    #[inline(always)]
    pub(super) fn corner(&self, number: usize) -> [f64; 2] {
        match self {
            // The numbers are below it: no check is left.
            Self::Few(corners, _) => corners[number & (FEW - 1)],
            Self::Ring(ring, is_clockwise, by) => {
                let Vector2D { x, y } = ring[ring_number(ring, *is_clockwise, number)];
                [f64::from(x) + by[0], f64::from(y) + by[1]]
            }
        }
    }

    /// How far each number may be off.
    pub(super) fn slip(&self) -> f64 {
        if let Self::Few(_, slip) = self { *slip } else { 0.0 }
    }
}

/// The number in a ring of a corner, counterclockwise.
fn ring_number(ring: &[Vector2D], is_clockwise: bool, number: usize) -> usize {
    if is_clockwise { ring.len() - 1 - number } else { number }
}

/// The corners of a piece.
#[derive(Clone, Copy)]
enum Core<'a> {
    Point(Vector2D),
    Ends([Vector2D; 2]),
    Upright(Rectangle),
    Turned(OrientedRectangle),
    /// A ring of floats, which may run clockwise.
    Ring(&'a [Vector2D], bool),
}

impl<'a> Core<'a> {
    fn count(&self) -> usize {
        match self {
            Core::Point(_) => 1,
            Core::Ends(_) => 2,
            Core::Upright(_) | Core::Turned(_) => 4,
            Core::Ring(ring, _) => ring.len(),
        }
    }

    fn corner(&self, number: usize) -> Corner {
        let sides = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        match self {
            Core::Point(point) => fixed(*point),
            Core::Ends(ends) => fixed(ends[number]),
            Core::Upright(Rectangle { origin, size }) => {
                let [x, y] = sides[number];
                Corner::Fixed([[origin.x, x * size.x], [origin.y, y * size.y]])
            }
            Core::Turned(r) => {
                let [x, y] = sides[number].map(|side| 2.0 * side - 1.0);
                let half_extend = Vector2D::new(x * r.half_extend.x, y * r.half_extend.y);
                Corner::Turned(OrientedRectangle { half_extend, ..*r })
            }
            Core::Ring(ring, is_clockwise) => fixed(ring[ring_number(ring, *is_clockwise, number)]),
        }
    }

    /// Where its corners are if it stands somewhere, if f64 holds them, or tells those of what is turned to a small part of
    /// its size.
    fn held(&self, position: Position) -> Option<Held<'a>> {
        let mut corners = [[0.0; 2]; FEW];
        match *self {
            Core::Upright(Rectangle { origin, size }) => {
                let [left, low] = held_at(terms(origin), position)?;
                let [right, high] = held_at([[origin.x, size.x], [origin.y, size.y]], position)?;
                corners = [[left, low], [right, low], [right, high], [left, high]];
            }
            Core::Ring(ring, is_clockwise) if ring.len() > FEW => {
                let by @ [x, y] = held_at([[0.0; 2]; 2], position)?;
                let is_held = |by: f64, own: f32| two_sum(by, own.into()).1 == 0.0;
                let are_held = ring.iter().all(|v| is_held(x, v.x) && is_held(y, v.y));
                return are_held.then_some(Held::Ring(ring, is_clockwise, by));
            }
            Core::Turned(_) => {
                let mut most = 0.0;
                for (number, place) in corners.iter_mut().enumerate() {
                    let spot = Spot { corner: self.corner(number), position };
                    *place = spot.seen_from::<Tight>(Vector2D::ZERO).map(|x| {
                        most = greater(x.slip(), most);
                        x.value()
                    });
                }
                let is_sharp = most == 0.0 || most < SHARP * self.size();
                return is_sharp.then_some(Held::Few(corners, most));
            }
            _ => {
                for (number, place) in corners.iter_mut().enumerate().take(self.count()) {
                    let Corner::Fixed(corner) = self.corner(number) else { return None };
                    *place = held_at(corner, position)?;
                }
            }
        }
        Some(Held::Few(corners, 0.0))
    }

    /// The longer side of what is turned.
    fn size(&self) -> f64 {
        let Core::Turned(r) = self else { return 0.0 };
        greater(r.half_extend.x, r.half_extend.y).into()
    }

    /// Around it and all within a radius, as the core of a shape where that stands: the least box of floats, where f64
    /// holds its corners.
    fn frame(&self, placed: Placed<'_>, held: Option<&Held<'_>>, radius: f32) -> Frame {
        if let Some(Held::Few(corners, slip)) = held {
            return frame_of(&corners[..self.count()], radius, *slip);
        }
        let (own, position) = match self {
            Core::Point(point) => (Frame::of(*point, *point), placed.position),
            Core::Ends([a, b]) => (Frame::of(*a, *b), placed.position),
            Core::Ring(ring, _) => (frame_around(ring), placed.position),
            Core::Upright(_) | Core::Turned(_) => return placed.frame(),
        };
        let held = |v: Vector2D| held_at(terms(v), position);
        match both([held(own.low), held(own.high)]) {
            Some(corners) => frame_of(&corners, radius, 0.0),
            None => moved_frame(own.grown(radius.into()), position),
        }
    }
}

fn both<T>([a, b]: [Option<T>; 2]) -> Option<[T; 2]> {
    Some([a?, b?])
}

/// A place that is a sum of floats, if f64 holds it.
fn held_at([x, y]: Vector<2>, position: Position) -> Option<[f64; 2]> {
    both([held_sum(x, position.0[0]), held_sum(y, position.0[1])])
}

/// A sum of floats, if f64 holds it and each sum on the way.
fn held_sum([own, size]: Terms<2>, position: Terms<4>) -> Option<f64> {
    let sum = if position[0] == 0.0 {
        Tight::sum(&[own, size])
    } else {
        let [a, b, c, d] = position;
        Tight::sum(&[a, b, c, d, own, size])
    };
    (sum.slip() == 0.0).then(|| sum.value())
}

impl<'a> Piece<'a> {
    /// All of a shape, if it is a valid one of one convex piece: no line, sector, chain or group, nor a polygon
    /// that is not convex.
    pub(super) fn of(placed: Placed<'a>) -> Option<Self> {
        let (core, radius) = core_of(placed.form)?;
        Self::new(core, placed, radius, |_| true)
    }

    /// The core of a shape, if its box is wished for.
    fn new(
        core: Core<'a>,
        placed: Placed<'_>,
        radius: f32,
        is_wished: impl FnOnce(&Frame) -> bool,
    ) -> Option<Self> {
        let position = placed.position;
        let held = core.held(position);
        let frame = core.frame(placed, held.as_ref(), radius);
        if !is_wished(&frame) {
            return None;
        }
        let piece = Self { core, position, held, radius, gap: 0.0, frame, ends: [0; 2] };
        Some(Self { ends: piece.find_ends(), ..piece })
    }

    /// The same that keeps a distance, within which others are near.
    pub(super) fn keeping(self, gap: f32) -> Self {
        Self { gap, frame: self.frame.grown(gap.into()), ..self }
    }

    pub(super) fn count(&self) -> usize {
        self.core.count()
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

    /// Where a corner is, seen from a place.
    pub(super) fn corner_from<R: Real>(
        &self,
        number: usize,
        anchor: Vector2D,
        run: R::Run,
    ) -> [R; 2] {
        if let Some([x, y]) = self.held_corner::<R>(number) {
            return [x - x.like(anchor.x), y - y.like(anchor.y)];
        }
        self.corner(number).seen_in(anchor, run)
    }

    /// The way from one corner to another one: wherever the piece stands.
    pub(super) fn way<R: Real>(&self, from: usize, to: usize, run: R::Run) -> [R; 2] {
        if let (Some(from), Some(to)) = (self.held_corner(from), self.held_corner(to)) {
            return minus(to, from);
        }
        match [self.own_corner(from), self.own_corner(to)] {
            [Corner::Fixed([a, b]), Corner::Fixed([c, d])] => {
                let axis = |a: [f32; 2], c: [f32; 2]| R::sum_in(&[c[0], -a[0], c[1], -a[1]], run);
                [axis(a, c), axis(b, d)]
            }
            ends => {
                let [from, to] = ends.map(|end| Spot::from(end).seen_in(Vector2D::ZERO, run));
                minus(to, from)
            }
        }
    }

    /// Where its corners are, if f64 tells.
    pub(super) fn held(&self) -> Option<&Held<'a>> {
        self.held.as_ref()
    }

    /// Where a corner is, if numbers of this kind are made of f64 and that tells it.
    fn held_corner<R: Real>(&self, number: usize) -> Option<[R; 2]> {
        let held = self.held.as_ref()?;
        both(held.corner(number).map(|x| R::quick(Tight::within(x, held.slip()))))
    }

    fn own_corner(&self, number: usize) -> Corner {
        self.core.corner(number)
    }

    /// The corner from which edges by rising direction go round it, and the same for its mirror image in a point.
    pub(super) fn lowest(&self) -> usize {
        self.ends[0]
    }

    pub(super) fn highest(&self) -> usize {
        self.ends[1]
    }

    fn find_ends(&self) -> [usize; 2] {
        match self.core {
            Core::Point(_) => [0, 0],
            Core::Upright(_) => [0, 2],
            Core::Ends(ends) => ends_of(&ends),
            Core::Ring(ring, is_clockwise) => {
                ends_of(ring).map(|number| ring_number(ring, is_clockwise, number))
            }
            Core::Turned(_) => settle!(R, run from Tight => self.find_ends_in::<R>(run)),
        }
    }

    fn find_ends_in<R: Real>(&self, run: R::Run) -> Option<[usize; 2]> {
        let corner = |number| self.way::<R>(0, number, run);
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
            (Core::Point(a), Core::Point(b)) => a == b,
            (Core::Ends(a), Core::Ends(b)) => a == b,
            (Core::Upright(a), Core::Upright(b)) => a == b,
            (Core::Turned(a), Core::Turned(b)) => a == b,
            (Core::Ring(a, _), Core::Ring(b, _)) => core::ptr::eq(*a, *b),
            _ => false,
        };
        is_same_core && self.position == other.position && self.radius == other.radius
    }

    /// Whether it has an inside.
    pub(super) fn has_area(&self) -> bool {
        self.radius > 0.0 || settle!(R, run from Tight => self.spans_area::<R>(run))
    }

    fn spans_area<R: Real>(&self, run: R::Run) -> Option<bool> {
        let spot = |number| Spot::from(self.own_corner(number));
        let corner = |number| spot(number).seen_in::<R>(Vector2D::ZERO, run);
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

/// The numbers of the lowest corner, of these the leftmost, and of the highest one, of these the rightmost.
fn ends_of(corners: &[Vector2D]) -> [usize; 2] {
    let (mut ends, key) = ([0; 2], |number: usize| (corners[number].y, corners[number].x));
    for number in 1..corners.len() {
        if key(number) < key(ends[0]) {
            ends[0] = number;
        }
        if key(number) > key(ends[1]) {
            ends[1] = number;
        }
    }
    ends
}

/// Whether a place is below another one, or beside it on the left.
fn is_below<R: Real>(a: [R; 2], b: [R; 2]) -> Option<bool> {
    let height = a[1].compare(b[1])?;
    Some(height.is_lt() || (height.is_eq() && a[0].compare(b[0])?.is_lt()))
}

fn fixed(v: Vector2D) -> Corner {
    Corner::Fixed(terms(v))
}

/// A vector of floats as sums.
pub(super) fn terms(v: Vector2D) -> Vector<2> {
    [[v.x, 0.0], [v.y, 0.0]]
}

/// The corners of a valid shape of one convex piece, and its radius.
fn core_of(form: Form<'_>) -> Option<(Core<'_>, f32)> {
    Some(match form {
        Form::Point(p) if p.is_finite() => (Core::Point(p), 0.0),
        Form::Segment(s) if s.is_valid() => (Core::Ends([s.point1, s.point2]), 0.0),
        Form::Circle(c) if c.is_valid() => (Core::Point(c.center), c.radius),
        Form::Capsule(c) if c.is_valid() => (Core::Ends([c.point1, c.point2]), c.radius),
        Form::Rectangle(r) if r.is_valid() => (Core::Upright(r), 0.0),
        Form::OrientedRectangle(r) if r.is_valid() => (Core::Turned(r), 0.0),
        Form::Polygon(polygon) => return of_polygon(polygon),
        Form::Prepared(prepared) => match prepared.plain() {
            Form::Polygon(polygon) => return of_polygon(polygon),
            _ => return None,
        },
        _ => return None,
    })
}

/// The polygon's only ring if it is a convex one, and its radius.
fn of_polygon(polygon: Polygon<'_>) -> Option<(Core<'_>, f32)> {
    let mut rings = polygon.rings().filter(|ring| !ring.is_empty());
    let ring = rings.next().filter(|_| rings.next().is_none())?;
    let is_valid = polygon.radius() >= 0.0 && polygon.radius().is_finite();
    let is_clockwise = match convex_winding(ring) {
        Winding::None => return None,
        winding => winding == Winding::Clockwise,
    };
    is_valid.then_some((Core::Ring(ring, is_clockwise), polygon.radius()))
}

fn frame_around(points: &[Vector2D]) -> Frame {
    points.iter().fold(Frame::EMPTY, |frame, &v| frame.joined(Frame::of(v, v)))
}

/// The least box of floats around some places, which may be off by a slip, and all within a radius.
fn frame_of(places: &[[f64; 2]], radius: f32, slip: f64) -> Frame {
    let at_least = |axis: usize, sign: f64| {
        let farthest = places.iter().fold(f64::NEG_INFINITY, |far, v| greater(far, sign * v[axis]));
        let (sum, lost) = two_sum(farthest, f64::from(radius));
        ceiling(if lost + slip > 0.0 { (sum + slip).next_up() } else { sum })
    };
    let corner = |sign: f64| {
        let sign_of = sign as f32;
        Vector2D::new(sign_of * at_least(0, sign), sign_of * at_least(1, sign))
    };
    Frame { low: corner(-1.0), high: corner(1.0) }
}

/// The direction in which things pass a piece; None: in none.
pub(super) type Passing = Option<Vector<2>>;

/// Visits the convex pieces of a shape into which a way may lead, in its order: of what is not convex its edges.
/// Of lines and sectors there are none.
pub(super) fn each_piece<'a>(
    placed: Placed<'a>,
    sweep: &Sweep<'_>,
    visit: &mut dyn FnMut(&Piece<'a>, Passing),
) {
    match placed.form {
        Form::Group(group) => {
            for shape in group.shapes() {
                each_of_member(Placed::member(shape, placed.position), sweep, visit);
            }
        }
        Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => {
            let position = placed.position;
            let select = |frame: &Frame| moved_frame(*frame, position).meets(&sweep.near);
            tree.any(
                |_, _, node| node.select(select),
                |number| {
                    each_of_member(Placed::member(&shapes[number], position), sweep, visit);
                    false
                },
            );
        }
        Form::Chain(_) => each_edge(placed, sweep, visit),
        form => match core_of(form) {
            Some((core, radius)) => {
                if let Some(piece) =
                    Piece::new(core, placed, radius, |frame| sweep.may_enter(frame))
                {
                    visit(&piece, None);
                }
            }
            None => each_edge(placed, sweep, visit),
        },
    }
}

fn each_of_member<'a>(
    member: Placed<'a>,
    sweep: &Sweep<'_>,
    visit: &mut dyn FnMut(&Piece<'a>, Passing),
) {
    let is_group = match member.form {
        Form::Group(_) => true,
        Form::Prepared(prepared) => prepared.members().is_some(),
        _ => false,
    };
    if !is_group && member.frame().meets(&sweep.near) {
        each_piece(member, sweep, visit);
    }
}

/// Visits the edges of a polygon or chain.
fn each_edge<'a>(
    placed: Placed<'a>,
    sweep: &Sweep<'_>,
    visit: &mut dyn FnMut(&Piece<'a>, Passing),
) {
    let mut take = |ends: [Vector2D; 2], radius: f32, passing: Passing| {
        let may_enter = |frame: &Frame| sweep.may_enter(frame);
        if let Some(piece) = Piece::new(Core::Ends(ends), placed, radius, may_enter) {
            visit(&piece, passing);
        }
    };
    match placed.form {
        Form::Polygon(polygon) if polygon.is_valid() => {
            for ring in polygon.rings() {
                each_side(ring, true, &mut |ends| take(ends, polygon.radius(), None));
            }
        }
        Form::Chain(chain) if chain.is_valid() => {
            each_side(chain.vertices(), chain.is_closed(), &mut |ends| {
                take(ends, chain.radius(), passing(chain, ends));
            });
        }
        Form::Prepared(prepared) => each_prepared_edge(prepared, placed.position, sweep, &mut take),
        _ => {}
    }
}

fn each_prepared_edge(
    prepared: Prepared<'_>,
    position: Position,
    sweep: &Sweep<'_>,
    take: &mut dyn FnMut([Vector2D; 2], f32, Passing),
) {
    let (chain, radius) = match prepared.plain() {
        Form::Polygon(polygon) => (None, polygon.radius()),
        Form::Chain(chain) => (Some(chain), chain.radius()),
        _ => return,
    };
    let Some(runs) = prepared.runs() else { return };
    let select =
        |frame: &Frame| moved_frame(frame.grown(radius.into()), position).meets(&sweep.near);
    runs.any_edge(select, |ends| {
        take(ends, radius, chain.and_then(|chain| passing(chain, ends)));
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
