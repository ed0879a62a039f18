//! The place on a border where a point is.

use super::{Curve, Place};
use crate::angle::{Rotation, turn_of};
use crate::any::{Form, Placed, Polygon, Prepared, Shape};
use crate::arrange::{Figure, Labelled, Members, Piece, anchor, part_of_turns};
use crate::exact::ball::Long;
use crate::exact::position::Position;
use crate::exact::real::{Near, Only, Real};
use crate::outline::{cross, dot, minus, plus};
use crate::root::square_root;
use crate::shape::{Capsule, Circle};
use crate::tree::Frame;
use crate::vector::Vector2D;

impl Shape<'_> {
    /// The place on the border that is nearest to a point, such as another answer tells; None if the
    /// shape is empty.
    ///
    /// Of edges that are equally near, as far as the rounding of the point tells, that one which faces
    /// along `normal` most, out of the shape or into it, and then the first one: so an edge agrees with
    /// the normal of a contact, a cast or a ray, and with the way between two nearest points. A ray tells
    /// the edge that it crosses, also if another one is as near. O(n) for vertices or members; of a
    /// prepared shape, and on the border, those near the point.
    ///
    /// ```
    /// use clash2d::{Rectangle, Shape, Vector2D, cast_ray};
    ///
    /// let wall = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 3.0)));
    /// let hit = cast_ray(&wall, Vector2D::new(2.0, 5.0), Vector2D::new(0.0, -4.0)).unwrap();
    /// let place = wall.place_at(hit.entry_point, hit.entry_normal).unwrap();
    /// assert_eq!((place.edge, place.along), (2, 0.5)); // The middle of the top.
    /// assert_eq!(wall.point_at(place), Some(hit.entry_point));
    /// ```
    pub fn place_at(&self, point: Vector2D, normal: Vector2D) -> Option<Place> {
        if !point.is_finite() {
            return None;
        }
        Sight::new(point, normal).nearest(Placed::of(self))
    }

    /// The same of a point that another answer tells; the first place if there is no normal.
    pub(crate) fn place_of(&self, point: Vector2D, normal: Vector2D) -> Place {
        if normal == Vector2D::ZERO {
            return Place::default();
        }
        Sight::new(point, normal).nearest(Placed::of(self)).unwrap_or_default()
    }
}

impl Place {
    /// The place of a point that another answer tells, on a member of a group.
    pub(crate) fn on(number: u32, member: Placed<'_>, point: Vector2D, normal: Vector2D) -> Self {
        if normal == Vector2D::ZERO {
            return Self::default();
        }
        Sight::new(point, normal).nearest_on(number, member).unwrap_or_default()
    }

    /// The place of a point that is nearest to something in a direction out of a member of a group, as
    /// long as it is known to 2^-36 of itself.
    pub(crate) fn beside(
        number: u32,
        member: Placed<'_>,
        point: [f64; 2],
        direction: [f64; 2],
    ) -> Self {
        let size = |[x, y]: [f64; 2]| x.abs().max(y.abs());
        let sight = Sight::known(point, direction, [0.0; 2]);
        // Unless the way is so short that its rounding counts.
        let is_round = size(direction) > size(point) / f64::from(1 << 24);
        Sight { is_round, ..sight }.place_on(number, member)
    }
}

/// A point whose place is wanted.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    point: [f64; 2],
    normal: [f64; 2],
    /// What the rounding of the point may come to.
    slack: f64,
    /// How far from the border it may be, besides.
    gap: f64,
    /// Whether round ones know it from the normal, also where one of their pieces goes over into the next.
    is_round: bool,
}

impl Sight {
    #[inline]
    fn new(point: Vector2D, normal: Vector2D) -> Self {
        // Beyond all floats the last one is near enough.
        let point = wide(point).map(|x| x.clamp(f32::MIN.into(), f32::MAX.into()));
        let slack = point[0].abs().max(point[1].abs()) / f64::from(1 << 22);
        let slack = slack + f64::from(f32::from_bits(1));
        Self { point, normal: wide(normal), slack, gap: 0.0, is_round: false }
    }

    /// Of a point that is known to 2^-36 of itself and of a way.
    pub(crate) fn known(point: [f64; 2], normal: [f64; 2], way: [f64; 2]) -> Self {
        let size = |[x, y]: [f64; 2]| x.abs().max(y.abs());
        let slack = (size(point) + size(way)) / (1_u64 << 36) as f64;
        let slack = slack + f64::from(f32::from_bits(1)) / 1024.0;
        Self { point, normal, slack, gap: 0.0, is_round: true }
    }

    /// The same of a point that is no farther from the border than that, most likely.
    pub(crate) fn beside(self, gap: f64) -> Self {
        Self { gap: gap.max(0.0), ..self }
    }

    /// The place on a member of a group.
    pub(crate) fn place_on(&self, number: u32, member: Placed<'_>) -> Place {
        let round = if self.is_round { self.round(member) } else { None };
        let round = round.map(|place| Place { member: number, ..place });
        round.or_else(|| self.nearest_on(number, member)).unwrap_or_default()
    }

    /// On what is around a point or a path, if the normal leads to it from the nearest place there.
    fn round(&self, placed: Placed<'_>) -> Option<Place> {
        let Self { point, normal, .. } = self.seen_from(placed.position);
        let leads_from = |foot: [f64; 2]| {
            let way = minus(point, foot);
            let ahead = dot(normal, way);
            (ahead > 0.0) & (cross(normal, way).abs() < ahead / 1024.0)
        };
        let part_of = |path: [f64; 2], from: [f64; 2]| {
            let (ahead, square) = (dot(path, minus(point, from)), dot(path, path));
            if square > 0.0 { (ahead / square).clamp(0.0, 1.0) } else { 0.0 }
        };
        let foot = |path: [f64; 2], from: [f64; 2], part: f64| plus(from, path.map(|x| part * x));
        match placed.form {
            Form::Circle(Circle { center, radius }) => {
                let place = Place::on_disc(radius.into(), normal);
                leads_from(wide(center)).then_some(place)
            }
            Form::Capsule(Capsule { point1, point2, radius }) => {
                let (path, from) = (minus(wide(point2), wide(point1)), wide(point1));
                let part = part_of(path, from);
                let is_there = leads_from(foot(path, from, part));
                let radius = f64::from(radius);
                // A point is off by 2^-24 of itself, and a way by 2^-42.
                let far = f64::from(1 << 18) * (radius + point[0].abs() + point[1].abs());
                let out = normal.map(|x| x * far);
                is_there.then(|| Place::on_path(path, part, radius, out))
            }
            Form::Polygon(polygon) if polygon.radius() > 0.0 && polygon.is_single_ring() => {
                let ring = polygon.vertices();
                let edge = |number: usize| {
                    let next = if number + 1 == ring.len() { 0 } else { number + 1 };
                    minus(wide(ring[next]), wide(ring[number]))
                };
                if ring.len() < 3 || (0..ring.len()).any(|number| edge(number) == [0.0; 2]) {
                    return None;
                }
                let thin = placed.with(Form::Polygon(Polygon::new(ring)));
                let sight = Self { gap: self.gap + f64::from(polygon.radius()), ..*self };
                let number = sight.nearest_on(0, thin)?.edge as usize;
                let (path, from) = (edge(number), wide(ring[number]));
                let part = part_of(path, from);
                leads_from(foot(path, from, part)).then_some(())?;
                Place::on_rounded_ring(ring.len(), edge, (number, part), normal)
            }
            _ => None,
        }
    }

    /// The nearest place. The search goes on in larger boxes until something is found.
    fn nearest(&self, placed: Placed<'_>) -> Option<Place> {
        self.nearest_on(0, placed)
    }

    /// The same, of what has a number if it is no group.
    fn nearest_on(&self, number: u32, placed: Placed<'_>) -> Option<Place> {
        let members = Members::of(placed);
        let reach = self.slack + self.gap;
        let mut search = Search { reach, best: None, is_single: members.is_none() };
        loop {
            match members {
                Some(members) => search.visit_members(self, members),
                None => search.visit(self, number, placed),
            }
            if !search.goes_on() {
                return Some(search.best?.place);
            }
        }
    }

    /// The same in the frame of what stands somewhere.
    #[inline]
    fn seen_from(&self, position: Position) -> Self {
        Self { point: minus(self.point, position.of_place([0.0; 2])), ..*self }
    }

    fn around(&self, reach: f64) -> Frame {
        let [low, high] = [-reach, reach].map(|reach| self.point.map(|x| x + reach));
        Frame::around(low, high, reach)
    }
}

/// What may be the place of a point.
struct Found {
    gap: f64,
    /// The direction across the edge there, of any length.
    out: [f64; 2],
    place: Place,
}

impl Found {
    /// What directions are off by at most.
    const ERROR: f64 = 1.0 / (1 << 20) as f64;

    /// Whether it is nearer than another one, faces the point more, or comes first.
    fn is_before(&self, other: &Self, normal: [f64; 2]) -> bool {
        if self.gap != other.gap {
            return self.gap < other.gap;
        }
        let more = facing(self.out, normal) - facing(other.out, normal);
        let key = |found: &Self| (found.place.member, found.place.edge);
        more > Self::ERROR || (more >= -Self::ERROR && key(self) < key(other))
    }
}

/// How much a direction faces along a normal or against it.
fn facing(out: [f64; 2], normal: [f64; 2]) -> f64 {
    let squares = dot(normal, normal) * dot(out, out);
    // What has no length is told where all edges have none.
    if squares > 0.0 { dot(normal, out).abs() / square_root(squares) } else { -1.0 }
}

/// The search for the nearest edge within a reach.
struct Search {
    reach: f64,
    best: Option<Found>,
    /// Whether there is nothing but one member.
    is_single: bool,
}

impl Search {
    /// Reaches farther if nothing is found, until there can't be anything.
    fn goes_on(&mut self) -> bool {
        self.reach *= 16.0;
        self.best.is_none() && self.reach < f64::from(f32::MAX) * 16.0
    }

    fn visit_members(&mut self, sight: &Sight, members: Members<'_>) {
        let around = sight.seen_from(members.position).around(self.reach);
        members.any(
            |frame| frame.meets(&around),
            |number, _, member| {
                self.visit(sight, number, member);
                false
            },
        );
    }

    /// Looks at the edges of what is no group.
    fn visit(&mut self, sight: &Sight, member: u32, placed: Placed<'_>) {
        let own = Edges { sight: &sight.seen_from(placed.position), member, first: 0 };
        match placed.form {
            Form::Point(p) if p.is_finite() => self.take_edge(&own, [p, p].map(wide)),
            Form::Segment(s) if s.is_valid() => {
                self.take_edge(&own, [s.point1, s.point2].map(wide));
            }
            Form::Circle(c) if c.is_valid() => self.take_circle(&own, c),
            Form::Rectangle(r) if r.is_valid() & has_area(r.size) => {
                let corner = minus(own.sight.point, wide(r.origin));
                self.take_sides(&own, wide(r.size), corner, own.sight.normal);
            }
            Form::OrientedRectangle(r) if r.is_valid() & has_area(r.half_extend) => {
                let Rotation { sin, cos } = Rotation::new(r.rotation);
                let seen = |[x, y]: [f64; 2]| [cos * x + sin * y, cos * y - sin * x];
                let [x, y] = seen(minus(own.sight.point, wide(r.center)));
                let [width, height] = wide(r.half_extend);
                let size = [2.0 * width, 2.0 * height];
                self.take_sides(&own, size, [x + width, y + height], seen(own.sight.normal));
            }
            Form::Capsule(c) if c.is_valid() && c.radius > 0.0 && c.point1 != c.point2 => {
                if self.take_capsule(&own, c).is_none() {
                    self.take_figure(sight, member, placed);
                }
            }
            Form::Polygon(polygon) if polygon.radius() == 0.0 => {
                if polygon.is_valid() {
                    polygon.rings().fold(own, |own, ring| self.take_ring(own, ring, true));
                }
            }
            Form::Chain(chain) if chain.radius() == 0.0 => {
                if chain.is_valid() {
                    self.take_ring(own, chain.vertices(), chain.is_closed());
                }
            }
            Form::Prepared(prepared) if is_thin(prepared) => self.take_prepared(&own, prepared),
            _ => self.take_figure(sight, member, placed),
        }
    }

    fn offer(&mut self, own: &Edges<'_>, gap: f64, out: [f64; 2], edge: u32, along: f64) {
        // No zero is negative.
        let along = along.clamp(-f64::from(f32::MAX), f64::from(f32::MAX)) as f32 + 0.0;
        let place = Place::new([own.member, own.first + edge], along);
        let found = Found { gap: gap.max(own.sight.slack), out, place };
        let normal = own.sight.normal;
        let is_first = self.best.as_ref().is_none_or(|best| found.is_before(best, normal));
        if found.gap <= self.reach && is_first {
            self.best = Some(found);
        }
    }

    fn take_edge(&mut self, own: &Edges<'_>, [from, to]: [[f64; 2]; 2]) {
        let (edge, way) = (minus(to, from), minus(own.sight.point, from));
        let square = dot(edge, edge);
        let along = if square > 0.0 { (dot(way, edge) / square).clamp(0.0, 1.0) } else { 0.0 };
        let rest = minus(way, edge.map(|x| x * along));
        self.offer(own, square_root(dot(rest, rest)), [edge[1], -edge[0]], 0, along);
    }

    fn take_circle(&mut self, own: &Edges<'_>, Circle { center, radius }: Circle) {
        let way = minus(own.sight.point, wide(center));
        let along = if (way == [0.0; 2]) | (radius == 0.0) { 0.0 } else { turn_of(way) };
        let gap = (square_root(dot(way, way)) - f64::from(radius)).abs();
        self.offer(own, gap, way, 0, along);
    }

    /// The sides of a rectangle, seen from its first corner.
    fn take_sides(&mut self, own: &Edges<'_>, size: [f64; 2], [x, y]: [f64; 2], normal: [f64; 2]) {
        let own = Edges { sight: &Sight { normal, ..*own.sight }, ..*own };
        let [width, height] = size;
        let sides = [(y, x, width), (x - width, y, height), (y - height, width - x, width)];
        for (edge, (aside, ahead, length)) in
            (0..).zip(sides.into_iter().chain([(x, height - y, height)]))
        {
            if aside.abs() > self.reach {
                continue;
            }
            let along = ahead.clamp(0.0, length);
            let rest = [aside, ahead - along];
            let out = if edge % 2 == 0 { [0.0, 1.0] } else { [1.0, 0.0] };
            self.offer(&own, square_root(dot(rest, rest)), out, edge, along / length);
        }
    }

    /// The sides and ends of a capsule; None next to where one ends, and if both sides are near.
    fn take_capsule(&mut self, own: &Edges<'_>, capsule: Capsule) -> Option<()> {
        let [from, to] = [capsule.point1, capsule.point2].map(wide);
        let (edge, radius) = (minus(to, from), f64::from(capsule.radius));
        let length = square_root(dot(edge, edge));
        let [x, y] = edge.map(|x| x / length);
        let [way, back] = [from, to].map(|end| minus(own.sight.point, end));
        let (ahead, aside) = (dot([x, y], way), cross([x, y], way));
        let room = 4.0 * own.sight.slack + length * 4.0 * f64::EPSILON;
        let is_seam = (ahead.abs() < room) | ((ahead - length).abs() < room);
        if is_seam | (aside.abs() < room) & (radius < room) | (aside == 0.0) {
            return None;
        }
        if (ahead > 0.0) & (ahead < length) {
            let (side, part) = (2 * u32::from(aside > 0.0), ahead / length);
            let along = if side == 0 { part } else { 1.0 - part };
            self.offer(own, (aside.abs() - radius).abs(), [y, -x], side, along);
            return Some(());
        }
        let (arc, way, start) = if ahead < 0.0 { (3, way, [-y, x]) } else { (1, back, [y, -x]) };
        let [from, to] = [start, start.map(|x| -x)].map(turn_of);
        let turns = [from, if to > from { to } else { to + 1.0 }];
        let gap = (square_root(dot(way, way)) - radius).abs();
        self.offer(own, gap, way, arc, part_of_turns(turns, turn_of(way)));
        Some(())
    }

    /// The edges from vertex to vertex; what is left of the sight for those of the next ring.
    fn take_ring<'s>(&mut self, own: Edges<'s>, ring: &[Vector2D], is_closed: bool) -> Edges<'s> {
        /// How many vertices are looked at together.
        const BLOCK: usize = 16;
        let around = own.sight.around(self.reach);
        let mut take = |number: usize, ends: [Vector2D; 2]| {
            if Frame::of(ends[0], ends[1]).meets(&around) {
                let own = Edges { first: own.first + number as u32, ..own };
                self.take_edge(&own, ends.map(wide));
            }
        };
        for start in (0..ring.len()).step_by(BLOCK) {
            let block = &ring[start..ring.len().min(start + BLOCK + 1)];
            let frames = block.iter().map(|&v| Frame { low: v, high: v });
            if ring.len() <= BLOCK || frames.fold(Frame::EMPTY, Frame::joined).meets(&around) {
                let edges = (start..).zip(block.windows(2));
                edges.for_each(|(number, ends)| take(number, [ends[0], ends[1]]));
            }
        }
        if let [first, .., last] | [first @ last] = ring
            && (is_closed || ring.len() == 1)
        {
            take(ring.len() - 1, [*last, *first]);
        }
        Edges { first: own.first + ring.len() as u32, ..own }
    }

    fn take_prepared(&mut self, own: &Edges<'_>, prepared: Prepared<'_>) {
        let (Some(runs), around) = (prepared.runs(), own.sight.around(self.reach)) else { return };
        runs.any_run(
            |frame| frame.meets(&around),
            |run| {
                for number in run {
                    let ends = runs.path.edge(number);
                    if Frame::of(ends[0], ends[1]).meets(&around) {
                        let own = Edges { first: number as u32, ..*own };
                        self.take_edge(&own, ends.map(wide));
                    }
                }
                false
            },
        );
    }

    /// The edges of any shape.
    #[inline(never)]
    fn take_figure(&mut self, sight: &Sight, member: u32, placed: Placed<'_>) {
        let Some(anchor) = anchor(placed) else { return };
        let Some(figure) = Figure::of(placed, anchor) else { return };
        let sight = Sight { point: minus(sight.point, wide(anchor)), ..*sight };
        figure.with_boxes(|figure| {
            let own = Edges { sight: &sight, member, first: 0 };
            loop {
                let taken = self.take_pieces(&own, figure);
                let _ = taken.or_else(|| self.take_again(&own, figure));
                if !self.is_single || !self.goes_on() {
                    break;
                }
            }
        });
    }

    /// None in doubt.
    fn take_pieces(&mut self, own: &Edges<'_>, figure: &Figure<'_>) -> Option<()> {
        figure.any_piece_around::<Near>((own.sight.point, self.reach), Only, |label| {
            self.take_piece(own, figure, label)?;
            Some(false)
        })?;
        Some(())
    }

    /// The same in more digits, of each piece that may come before what is found.
    fn take_again(&mut self, own: &Edges<'_>, figure: &Figure<'_>) -> Option<()> {
        figure.any_piece_around::<Near>((own.sight.point, self.reach), Only, |label| {
            let is_behind = Curve::of(label.piece, figure.anchor)
                .is_some_and(|curve| self.is_behind(own.sight, &curve, &label.piece));
            if !is_behind {
                let label = figure.again::<Long>(label.id, false);
                self.take_piece(own, figure, label.as_ref()?)?;
            }
            Some(false)
        })?;
        Some(())
    }

    fn take_piece<R: Real>(
        &mut self,
        own: &Edges<'_>,
        figure: &Figure<'_>,
        label: &Labelled<R>,
    ) -> Option<()> {
        let curve = Curve::of(label.piece, figure.anchor)?;
        let (gap, out, along) = curve.seen_from(own.sight.point);
        self.offer(own, gap, out, label.id.number, along);
        Some(())
    }

    /// Whether a piece, of which f64 knows about this much, surely is beyond the reach or not the nearest one.
    fn is_behind(&self, sight: &Sight, curve: &Curve, piece: &Piece<Near>) -> bool {
        let numbers = match *piece {
            Piece::Straight { from: [x, y], along: [width, height], .. } => [x, y, width, height],
            Piece::Round { center: [x, y], radius, .. } => [x, y, radius, radius],
        };
        let size = |x: f64| x.abs() / (1_u64 << 40) as f64;
        let doubt = size(sight.point[0]) + size(sight.point[1]);
        let doubt = numbers.iter().fold(doubt, |doubt, x| doubt + size(x.value()) + x.slip());
        let (gap, out, _) = curve.seen_from(sight.point);
        // Where an arc ends is known to 2^-25 of its radius.
        let (gap_doubt, is_sharp) = (
            doubt + curve.radius / f64::from(1 << 20),
            doubt * f64::from(1 << 22) < square_root(dot(out, out)),
        );
        if gap - gap_doubt > self.reach {
            return true;
        }
        let Some(best) = &self.best else { return false };
        let are_as_near = (gap + gap_doubt <= sight.slack) & (best.gap == sight.slack);
        let more = facing(out, sight.normal) - facing(best.out, sight.normal);
        gap - gap_doubt > best.gap || (are_as_near & is_sharp & (more < -4.0 * Found::ERROR))
    }
}

/// The edges of a member that are looked at.
#[derive(Clone, Copy)]
struct Edges<'s> {
    /// The point as the member sees it.
    sight: &'s Sight,
    member: u32,
    /// The number of the first one.
    first: u32,
}

fn wide(v: Vector2D) -> [f64; 2] {
    [f64::from(v.x), f64::from(v.y)]
}

fn has_area(size: Vector2D) -> bool {
    (size.x > 0.0) & (size.y > 0.0)
}

/// Whether it is a polygon or chain without a radius.
fn is_thin(prepared: Prepared<'_>) -> bool {
    match prepared.plain() {
        Form::Polygon(polygon) => polygon.radius() == 0.0,
        Form::Chain(chain) => chain.radius() == 0.0,
        _ => false,
    }
}

impl Curve {
    /// Where the nearest place is on it.
    fn along_of(&self, point: [f64; 2]) -> f64 {
        let way = minus(point, self.from);
        if self.radius > 0.0 {
            return self.part_of(way);
        }
        let square = dot(self.along, self.along);
        let part = if square > 0.0 { dot(way, self.along) / square } else { 0.0 };
        if self.is_endless { part } else { part.clamp(0.0, 1.0) }
    }

    /// How far it is from a point, in which direction, and where on it.
    fn seen_from(&self, point: [f64; 2]) -> (f64, [f64; 2], f64) {
        let along = self.along_of(point);
        let way = minus(point, self.place(along));
        (square_root(dot(way, way)), self.normal(point), along)
    }

    /// The direction across it at a point of it.
    fn normal(&self, point: [f64; 2]) -> [f64; 2] {
        let [x, y] = self.along;
        let [x, y] = if self.radius > 0.0 { minus(point, self.from) } else { [y, -x] };
        [x, y]
    }
}
