//! How much of the plane a shape covers, where it balances, and how hard it is to turn.

#![forbid(unsafe_code)]

use core::f64::consts::PI;

use crate::angle::Rotation;
use crate::any::{Form, Placed, Polygon, Shape};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::outline::{cross, dot, minus, plus};
use crate::polygon::{Nesting, Winding, winding};
use crate::root::square_root;
use crate::shape::{Capsule, Sector};
use crate::vector::Vector2D;

/// The area of a shape, where it balances, and its second moment of area.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Mass {
    /// The area: 0 of what has none, infinite where no float is large enough. Times the mass of a unit
    /// of area it is the mass.
    pub area: f32,
    /// Where the shape balances if it weighs the same everywhere; of what has no area by its length, and
    /// of points in their middle.
    pub centroid: Vector2D,
    /// The polar second moment of area about the centroid: the sum of all areas times the squares of
    /// their distances from there; 0 without area. Times the mass of a unit of area it is the moment of
    /// inertia. About another point it is larger by the area times the square of the distance.
    pub second_moment: f32,
}

/// [`ask::mass`](crate::ask::mass).
pub fn mass(shape: &Shape<'_>) -> Option<Mass> {
    let placed = Placed::of(shape).plain();
    match placed.form {
        Form::Group(group) => of_members(Placed::members(group, placed.position)),
        Form::Polygon(polygon) => Some(of_polygon(polygon, placed.position, of_members([placed])?)),
        _ => of_members([placed]),
    }
}

/// With the area and centroid that the polygon alone tells, where its radius adds nothing.
fn of_polygon(polygon: Polygon<'_>, position: Position, mass: Mass) -> Mass {
    if polygon.radius() > 0.0 {
        return mass;
    }
    let position = position.single().unwrap_or_default();
    let centroid = polygon.centroid().map_or(mass.centroid, |centroid| centroid + position);
    Mass { area: polygon.area().unwrap_or(mass.area), centroid, ..mass }
}

/// The sum of some shapes that are no groups.
fn of_members<'a>(members: impl IntoIterator<Item = Placed<'a>>) -> Option<Mass> {
    let mut whole: Option<Whole> = None;
    for member in members {
        let form = member.form.plain();
        if let Form::Line(line) = form
            && line.is_valid()
            && line.direction != Vector2D::ZERO
        {
            return None;
        }
        let Some(part) = Part::of(form) else { continue };
        let (anchor, position) = (part.anchor, member.position);
        let first = || Whole { anchor, position, sum: Sum::default() };
        whole.get_or_insert_with(first).add(part, position);
    }
    whole.map(|whole| whole.mass())
}

/// What a shape weighs, seen from an anchor near it.
struct Part {
    anchor: Vector2D,
    sum: Sum,
}

/// What all areas weigh together, or all lengths, or all points.
#[derive(Clone, Copy, Default)]
struct Sum {
    /// 2 for areas, 1 for lengths, 0 for points.
    dimension: u32,
    weight: f64,
    centroid: [f64; 2],
    /// The second moment about the centroid.
    second: f64,
}

impl Sum {
    fn of(dimension: u32, weight: f64, centroid: [f64; 2], second: f64) -> Self {
        Self { dimension, weight, centroid, second }
    }

    /// Adds a weight at its centroid, with its second moment about that. Nothing cancels out: about the
    /// common centroid both moments grow by what the two weigh beside each other.
    fn add(&mut self, weight: f64, centroid: [f64; 2], second: f64) {
        let whole = self.weight + weight;
        if weight > 0.0 {
            let (way, part) = (minus(centroid, self.centroid), weight / whole);
            self.second += second + self.weight * part * dot(way, way);
            self.centroid = plus(self.centroid, way.map(|x| part * x));
            self.weight = whole;
        }
    }
}

/// The sum of all parts, seen from a float of one of them.
struct Whole {
    anchor: Vector2D,
    position: Position,
    sum: Sum,
}

impl Whole {
    /// Adds a part unless it has fewer dimensions than what is there, which goes if it has more.
    fn add(&mut self, part: Part, position: Position) {
        let Part { anchor, sum } = part;
        if sum.dimension < self.sum.dimension {
            return;
        }
        if sum.dimension > self.sum.dimension {
            self.sum = Sum { dimension: sum.dimension, ..Sum::default() };
        }
        let offset = position.seen_from(self.position).point::<Near>(anchor, self.anchor);
        self.sum.add(sum.weight, plus(offset.map(Near::value), sum.centroid), sum.second);
    }

    fn mass(&self) -> Mass {
        let [x, y] = self.sum.centroid;
        let point = self.position.point::<Near>(self.anchor, Vector2D::ZERO).map(Near::value);
        let centroid = Vector2D::narrow(point[0] + x, point[1] + y);
        if self.sum.dimension < 2 {
            return Mass { centroid, ..Mass::default() };
        }
        let second_moment = self.sum.second as f32;
        Mass { area: self.sum.weight as f32, centroid, second_moment }
    }
}

impl Part {
    /// Of a valid shape that is no group; None if it is empty.
    fn of(form: Form<'_>) -> Option<Self> {
        let sum = match form {
            Form::Point(p) if p.is_finite() => Sum::of(0, 1.0, [0.0; 2], 0.0),
            Form::Line(line) if line.is_valid() => Sum::of(0, 1.0, [0.0; 2], 0.0),
            Form::Segment(s) if s.is_valid() => path(&[s.point1, s.point2], false),
            Form::Circle(c) if c.is_valid() => capsule(Capsule::new(c.center, c.center, c.radius)),
            Form::Capsule(c) if c.is_valid() => capsule(c),
            Form::Rectangle(r) if r.is_valid() => {
                let half = [r.size.x, r.size.y].map(|size| f64::from(size) / 2.0);
                rectangle(half, half)
            }
            Form::OrientedRectangle(r) if r.is_valid() => {
                rectangle([r.half_extend.x, r.half_extend.y].map(f64::from), [0.0; 2])
            }
            Form::Sector(s) if s.is_valid() => sector(s),
            Form::Polygon(p) if p.is_valid() => polygon(p)?,
            Form::Chain(c) if c.is_valid() => match *c.vertices() {
                [a, b] => capsule(Capsule::new(a, b, c.radius())),
                [a] => capsule(Capsule::new(a, a, c.radius())),
                [] => return None,
                _ => path(c.vertices(), c.is_closed()),
            },
            _ => return None,
        };
        Some(Self { anchor: form.home()?, sum })
    }
}

/// Of some half extents around a center.
fn rectangle([x, y]: [f64; 2], center: [f64; 2]) -> Sum {
    if x > 0.0 && y > 0.0 {
        let area = 4.0 * x * y;
        return Sum::of(2, area, center, area * (x * x + y * y) / 3.0);
    }
    stretch(2.0 * (x + y), center)
}

/// Of a straight piece around its middle, or of a point.
fn stretch(length: f64, middle: [f64; 2]) -> Sum {
    if length > 0.0 { Sum::of(1, length, middle, 0.0) } else { Sum::of(0, 1.0, middle, 0.0) }
}

/// A disc cut in two, and a rectangle between the halves.
fn capsule(Capsule { point1, point2, radius }: Capsule) -> Sum {
    let way = way(point1, point2);
    let (length, radius, middle) = (length(way), f64::from(radius), way.map(|x| x / 2.0));
    if radius == 0.0 {
        return stretch(length, middle);
    }
    let (square, part) = (radius * radius, length * length / 4.0);
    let (disc, strip) = (PI * square, 2.0 * radius * length);
    // Around the middle of the straight side of half a disc, and of the whole.
    let second = disc * (square / 2.0 + part) + 4.0 / 3.0 * square * radius * length;
    Sum::of(2, disc + strip, middle, second + strip * (part + square) / 3.0)
}

/// Of edges from vertex to vertex, seen from the first one.
fn path(vertices: &[Vector2D], is_closed: bool) -> Sum {
    let first = vertices.first().copied().unwrap_or_default();
    let mut sum = Sum { dimension: 1, ..Sum::default() };
    sum.add_path(first, vertices, is_closed);
    if sum.weight > 0.0 { sum } else { stretch(0.0, [0.0; 2]) }
}

impl Sum {
    fn add_path(&mut self, anchor: Vector2D, vertices: &[Vector2D], is_closed: bool) {
        let mut add = |a: Vector2D, b: Vector2D| {
            let (from, to) = (way(anchor, a), way(anchor, b));
            self.add(length(way(a, b)), plus(from, to).map(|x| x / 2.0), 0.0);
        };
        vertices.windows(2).for_each(|edge| add(edge[0], edge[1]));
        if let (true, [first, .., last]) = (is_closed, vertices) {
            add(*last, *first);
        }
    }
}

fn way(from: Vector2D, to: Vector2D) -> [f64; 2] {
    [f64::from(to.x) - f64::from(from.x), f64::from(to.y) - f64::from(from.y)]
}

fn length(way: [f64; 2]) -> f64 {
    square_root(dot(way, way))
}

/// Seen from its center.
fn sector(s: Sector) -> Sum {
    let Rotation { sin, cos } = Rotation::new(s.direction);
    let [inner, outer] = [s.inner_radius, s.radius].map(f64::from);
    let half = if s.half_angle < 180.0 { s.half_angle } else { 180.0 };
    let at = |along: f64| [along * cos, along * sin];
    if half == 0.0 {
        return stretch(outer - inner, at((inner + outer) / 2.0));
    }
    let [angle, lean, second] = settle!(R, run => sector_of::<R>(s, half, run), or [0.0; 3]);
    let along = if s.half_angle < 180.0 { lean } else { 0.0 };
    if inner == outer {
        return stretch(2.0 * angle * outer, at(along));
    }
    let area = angle * (outer - inner) * (outer + inner);
    Sum::of(2, area, at(along), area * second)
}

/// Half the angle in radians, how far from the center it balances, and its second moment about that
/// place for each area.
fn sector_of<R: Real>(s: Sector, half: f32, run: R::Run) -> Option<[f64; 3]> {
    const ERROR: f64 = 1.0 / (1_u64 << 42) as f64;
    let new = |x: f32| R::new_in(x, run);
    let angle = new(half) * R::sum_in(&pi(), run).over(new(180.0));
    let [inner, outer] = [s.inner_radius, s.radius].map(new);
    let (squares, product) = (inner.square() + outer.square(), inner * outer);
    let [_, sin] = R::rotation_in(half, run);
    let chord = sin.over(angle);
    let third = new(3.0) * (inner + outer);
    let lean = new(2.0) * (squares + product) * chord;
    let rest = squares * third.square() - new(2.0) * lean.square();
    let is_point = s.radius == 0.0;
    let quotient = |a: R, b: R| if is_point { Some(0.0) } else { a.over(b).to_relative(ERROR) };
    Some([
        angle.to_relative(ERROR)?,
        quotient(lean, third)?,
        quotient(rest, new(2.0) * third.square())?,
    ])
}

/// 145 bits of π.
fn pi() -> [f32; 6] {
    [0x4049_0fdb, 0xb3bb_bd2e, 0xa777_2ced, 0x19cc_5170, 0x0c5c_1cd1, 0x0014_8127]
        .map(f32::from_bits)
}

/// Seen from its first vertex; None if it has none.
fn polygon(polygon: Polygon<'_>) -> Option<Sum> {
    let (anchor, last) = (*polygon.vertices().first()?, *polygon.vertices().last()?);
    if polygon.vertices().len() <= 2 {
        return Some(capsule(Capsule::new(anchor, last, polygon.radius())));
    }
    let radius = f64::from(polygon.radius());
    let mut sum = core_of(polygon, anchor);
    if sum.weight == 0.0 {
        sum.dimension = 1;
        polygon.rings().for_each(|ring| sum.add_path(anchor, ring, true));
        return Some(if sum.weight > 0.0 { sum } else { stretch(0.0, [0.0; 2]) });
    }
    if radius > 0.0 && polygon.is_convex() {
        polygon.rings().for_each(|ring| sum.add_rim(anchor, ring, radius));
    }
    Some(sum)
}

/// What the edges of a polygon surround.
fn core_of(polygon: Polygon<'_>, anchor: Vector2D) -> Sum {
    const ERROR: f64 = 1.0 / (1_u64 << 43) as f64;
    let nesting = Nesting::of(polygon);
    let far = |v: &Vector2D| {
        let [x, y] = way(anchor, *v);
        x.abs() + y.abs()
    };
    let size = polygon.vertices().iter().map(far).fold(0.0, f64::max);
    let [area, x, y, second] = settle!(R, run => {
        let sums = moments::<R>(nesting.outline(), anchor, run);
        let area = sums[0].to_relative(ERROR)?;
        let slip = area.abs() * ERROR;
        let [x, y] = [1, 2].map(|axis| sums[axis].to_absolute(3.0 * slip * size));
        Some([area, x?, y?, sums[3].to_absolute(slip * size * size)?])
    }, or [0.0; 4]);
    let sign = if area < 0.0 { -1.0 } else { 1.0 };
    let weight = area.abs() / 2.0;
    if weight == 0.0 {
        return Sum::default();
    }
    let centroid = [x, y].map(|moment| moment / (3.0 * area));
    let second = sign * second / 12.0 - weight * dot(centroid, centroid);
    Sum::of(2, weight, centroid, second.max(0.0))
}

/// Twice the area, six times the first moments and twelve times the second one of what lies to the left of
/// some edges, seen from an anchor.
fn moments<R: Real>(
    edges: impl Iterator<Item = [Vector2D; 2]>,
    anchor: Vector2D,
    run: R::Run,
) -> [R; 4] {
    let mut sums = [R::new_in(0.0, run); 4];
    let seen = |v: Vector2D| [[v.x, -anchor.x], [v.y, -anchor.y]].map(|x| R::sum_in(&x, run));
    for [p, q] in edges {
        let (p, q) = (seen(p), seen(q));
        let area = cross(p, q);
        let squares = dot(p, p) + dot(p, q) + dot(q, q);
        let terms = [area, area * (p[0] + q[0]), area * (p[1] + q[1]), area * squares];
        for (sum, term) in sums.iter_mut().zip(terms) {
            *sum = *sum + term;
        }
    }
    sums
}

impl Sum {
    /// Adds what lies within a radius of a convex ring, outside of it: a strip along each edge, and a piece
    /// of a disc around each vertex.
    fn add_rim(&mut self, anchor: Vector2D, ring: &[Vector2D], radius: f64) {
        let edges = |start: Vector2D| {
            let ends =
                ring.iter().scan(start, |from, &to| Some([core::mem::replace(from, to), to]));
            ends.filter(|[a, b]| a != b)
        };
        let Some([mut before, _]) = ring.last().and_then(|&last| edges(last).last()) else {
            return;
        };
        let is_clockwise = winding(ring) == Winding::Clockwise;
        let side = if is_clockwise { -radius } else { radius };
        let Some(&last) = ring.last() else { return };
        for [a, b] in edges(last) {
            let (along, from) = (way(a, b), way(anchor, a));
            let length = length(along);
            let out = |[x, y]: [f64; 2], length: f64| [side * y / length, -side * x / length];
            let normal = out(along, length);
            let middle = plus(from, [(along[0] + normal[0]) / 2.0, (along[1] + normal[1]) / 2.0]);
            let strip = radius * length;
            self.add(strip, middle, strip * (length * length + radius * radius) / 12.0);
            let path = way(before, a);
            let turn = libm::atan2(cross(path, along).abs(), dot(path, along));
            let chord = minus(normal, out(path, self::length(path)));
            self.add_piece(from, chord, [turn, side], radius);
            before = a;
        }
    }

    /// Adds a piece of a disc, of which the ways to the ends of the arc differ by `chord`.
    fn add_piece(
        &mut self,
        center: [f64; 2],
        chord: [f64; 2],
        [turn, side]: [f64; 2],
        radius: f64,
    ) {
        let area = radius * radius * turn / 2.0;
        if area > 0.0 {
            let part = side * radius / (3.0 * area);
            let way = [part * chord[1], -part * chord[0]];
            self.add(area, plus(center, way), area * (radius * radius / 2.0 - dot(way, way)));
        }
    }
}
