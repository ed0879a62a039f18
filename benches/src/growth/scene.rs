//! Shapes of many pieces, each about one unit wide.

#![allow(
    clippy::disallowed_methods,
    reason = "what is measured need not be the same on each platform"
)]

use std::f32::consts::TAU;

use clash2d::{
    Capsule, Chain, Circle, Group, Node, OrientedRectangle, Polygon, Prepared, Rectangle, Sector,
    Segment, Shape, Vector2D,
};

/// A shape that lives as long as the program.
pub type Any = Shape<'static>;

/// What a shape is made of, before it is somewhere.
#[derive(Clone)]
pub enum Matter {
    /// Rings of vertices, filled.
    Polygon(Vec<Vec<Vector2D>>, f32),
    /// A path, open, solid on the right: below it, if it runs to the right.
    Chain(Vec<Vector2D>, f32),
    /// Members.
    Group(Vec<Any>),
}

/// A shape of some pieces, and where others meet it.
pub struct Scene {
    /// What stands there.
    pub matter: Matter,
    /// Another one like it, which meets it at a few pieces, or lies wherever it has room.
    pub twin: Matter,
    /// A point of its border.
    pub place: Vector2D,
    /// The way out from there, about one unit long.
    pub out: Vector2D,
}

/// The name of a scene, and how it is made of so many pieces.
pub type Maker = (&'static str, fn(usize) -> Scene);

/// All scenes.
pub const SCENES: [Maker; 21] = [
    ("round", |n| round(n, 0.0)),
    ("rounded", |n| round(n, 0.25)),
    ("star", star),
    ("spiral", spiral),
    ("comb", |n| comb(n, 0.0)),
    ("rounded-comb", |n| comb(n, 0.05)),
    ("nested", nested),
    ("line", line),
    ("equal", equal),
    ("crossing", |n| crossing(n, 0.0)),
    ("rounded-crossing", |n| crossing(n, 0.5)),
    ("tangle", tangle),
    ("chain", |n| chain(n, 0.0)),
    ("rounded-chain", |n| chain(n, 0.25)),
    ("zigzag", zigzag),
    ("tiles", |n| grid(n, tile)),
    ("circles", |n| grid(n, |p, _| Circle::new(p + v(0.5, 0.5), 0.55).into())),
    ("turned", |n| grid(n, turned)),
    ("segments", |n| grid(n, |p, i| Segment::new(p, p + v(1.0, (i % 3) as f32 * 0.5)).into())),
    ("sectors", |n| grid(n, sector)),
    ("mixed", |n| grid(n, mixed)),
];

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// The point at a part of a turn and a distance from the origin.
fn polar(turn: f32, radius: f32) -> Vector2D {
    let (sin, cos) = (turn * TAU).sin_cos();
    v(radius * cos, radius * sin)
}

impl Matter {
    fn ring(ring: Vec<Vector2D>, radius: f32) -> Self {
        Self::Polygon(vec![ring], radius)
    }

    /// The same with each point somewhere else.
    fn mapped(self, map: impl Fn(Vector2D) -> Vector2D) -> Self {
        let all = |points: Vec<Vector2D>| points.into_iter().map(&map).collect();
        match self {
            Self::Polygon(rings, radius) => {
                Self::Polygon(rings.into_iter().map(all).collect(), radius)
            }
            Self::Chain(points, radius) => Self::Chain(all(points), radius),
            Self::Group(members) => {
                let origin = map(v(0.0, 0.0));
                Self::Group(members.into_iter().map(|shape| moved(shape, origin)).collect())
            }
        }
    }

    /// The same elsewhere.
    #[must_use]
    pub fn moved(&self, way: Vector2D) -> Self {
        self.clone().mapped(|p| p + way)
    }

    /// The shape; what it borrows lives as long as the program.
    pub fn shape(&self) -> Any {
        match self {
            Self::Polygon(rings, radius) => {
                let vertices: &'static [Vector2D] = Vec::leak(rings.concat());
                let polygon = Polygon::new(vertices).with_radius(*radius);
                if let [_] = rings[..] {
                    return polygon.into();
                }
                let sizes = rings.iter().map(|ring| ring.len() as u32).collect();
                polygon.with_rings(Vec::leak(sizes)).into()
            }
            Self::Chain(points, radius) => {
                let points: &'static [Vector2D] = Vec::leak(points.clone());
                let chain = Chain::new(points).with_radius(*radius);
                chain.with_solid_side(clash2d::Side::Right).into()
            }
            Self::Group(members) => Group::new(Vec::leak(members.clone())).into(),
        }
    }

    /// All its points, of a group the corners of boxes around the members.
    pub fn points(&self) -> Vec<Vector2D> {
        match self {
            Self::Polygon(rings, _) => rings.concat(),
            Self::Chain(points, _) => points.clone(),
            Self::Group(members) => {
                let boxes = members.iter().map(clash2d::bounding_rectangle);
                boxes.flatten().flat_map(|r| [r.origin, r.origin + r.size]).collect()
            }
        }
    }
}

/// A simple shape elsewhere.
fn moved(shape: Any, way: Vector2D) -> Any {
    use clash2d::Form;
    match shape.form() {
        Form::Segment(s) => Segment::new(s.point1 + way, s.point2 + way).into(),
        Form::Circle(c) => Circle { center: c.center + way, ..c }.into(),
        Form::Rectangle(r) => Rectangle { origin: r.origin + way, ..r }.into(),
        Form::OrientedRectangle(r) => OrientedRectangle { center: r.center + way, ..r }.into(),
        Form::Sector(s) => Sector { center: s.center + way, ..s }.into(),
        _ => shape,
    }
}

/// A shape with boxes around its pieces.
pub fn prepared(shape: &Any) -> Any {
    let memory = Vec::leak(vec![Node::default(); Prepared::size(shape)]);
    prepared_in(shape, memory)
}

/// The same in memory that is there.
pub fn prepared_in(shape: &Any, memory: &'static mut [Node]) -> Any {
    let prepared = match shape.form() {
        clash2d::Form::Group(group) => Prepared::group(group, memory),
        _ => Prepared::new(shape, memory),
    };
    prepared.expect("a valid shape").into()
}

/// What stands beside levels: as large as a piece.
pub fn hero(at: Vector2D) -> Any {
    Capsule::new(at + v(0.0, -0.3), at + v(0.0, 0.3), 0.2).into()
}

/// A regular polygon.
fn round(n: usize, radius: f32) -> Scene {
    let size = n as f32 / TAU;
    let matter = Matter::ring((0..n).map(|i| polar(i as f32 / n as f32, size)).collect(), radius);
    let reach = 2.0 * (size + radius) - 0.01;
    Scene { twin: matter.moved(v(reach, 0.0)), matter, place: v(size, 0.0), out: v(1.0, 0.0) }
}

/// Spikes half as long as the star is wide.
fn star(n: usize) -> Scene {
    let size = n as f32 / TAU;
    let point =
        |i: usize| polar(i as f32 / n as f32, if i.is_multiple_of(2) { size } else { size / 2.0 });
    let matter = Matter::ring((0..n).map(point).collect(), 0.0);
    let twin = matter.moved(v(2.0 * size - 0.01, 0.0));
    Scene { twin, matter, place: v(size, 0.0), out: v(1.0, 0.0) }
}

/// A winding arm, between whose turns there is room for another one.
fn spiral(n: usize) -> Scene {
    let half = n / 2;
    let turns = (half as f32).sqrt() / 4.0 + 1.0;
    let point = |i: usize, beside: f32| {
        let part = (i as f32 / half as f32).sqrt() * turns;
        polar(part, 4.0 * part + 1.0 + beside)
    };
    let there = (0..half).map(|i| point(i, 0.0));
    let back = (0..half).rev().map(|i| point(i, 1.0));
    let matter = Matter::ring(there.chain(back).collect(), 0.0);
    let twin = matter.clone().mapped(|p| v(-p.x, -p.y));
    let (last, out) = (point(half - 1, 1.0), polar(turns, 1.0));
    Scene { twin, matter, place: last, out }
}

/// Teeth that stand up; its twin's hang between them, and reach into each on one side.
fn comb(n: usize, radius: f32) -> Scene {
    const HEIGHT: f32 = 16.0;
    let teeth = n.saturating_sub(2).div_ceil(4).max(1);
    let tooth = |i: usize| {
        let x = 2.0 * i as f32;
        [v(x, HEIGHT), v(x + 0.75, HEIGHT), v(x + 0.75, 0.0), v(x + 2.0, 0.0)]
    };
    let mut ring: Vec<Vector2D> = (0..teeth).flat_map(tooth).collect();
    ring.extend([v(2.0 * teeth as f32, -1.0), v(0.0, -1.0)]);
    let matter = Matter::ring(ring, radius);
    let twin = matter.clone().mapped(|p| v(p.x + 0.74 + 2.0 * radius, HEIGHT + 0.5 - p.y));
    let place = v(2.0 * (teeth / 2) as f32 + 0.375, HEIGHT);
    Scene { twin, matter, place, out: v(0.0, 1.0) }
}

/// Octagons around each other.
fn nested(n: usize) -> Scene {
    let count = (n / 8).max(1);
    let ring = |size: usize| (0..8).map(|i| polar(i as f32 / 8.0, size as f32)).collect();
    let matter = Matter::Polygon((1..=count).map(ring).collect(), 0.0);
    let twin = matter.moved(v(2.0 * count as f32 - 0.5, 0.0));
    Scene { twin, matter, place: v(count as f32, 0.0), out: v(1.0, 0.0) }
}

/// A ring without area: to and fro on the X axis.
fn line(n: usize) -> Scene {
    let mut random = Random(1);
    let matter = Matter::ring((0..n).map(|_| v(random.next() * n as f32, 0.0)).collect(), 0.0);
    let twin = matter.moved(v(0.5, 0.0));
    Scene { twin, matter, place: v(0.5 * n as f32, 0.0), out: v(0.0, 1.0) }
}

/// All vertices in one place.
fn equal(n: usize) -> Scene {
    let matter = Matter::ring(vec![v(1.0, 2.0); n], 0.0);
    Scene { twin: matter.clone(), matter, place: v(1.0, 2.0), out: v(0.0, 1.0) }
}

/// A ring of random vertices, each of whose edges crosses many others.
fn crossing(n: usize, radius: f32) -> Scene {
    let (mut random, size) = (Random(2), (n as f32).sqrt());
    let point = |_| v(random.next() * size, random.next() * size);
    let matter = Matter::ring((0..n).map(point).collect(), radius);
    let twin = matter.moved(v(size - 0.25, 0.5 * size));
    Scene { twin, matter, place: v(size, 0.5 * size), out: v(1.0, 0.0) }
}

/// A rounded ring of random vertices, each of whose edges comes near nearly all others; its twin lies upon it.
fn tangle(n: usize) -> Scene {
    let Scene { matter, .. } = crossing(n, 0.5);
    let size = (n as f32).sqrt();
    let (place, out) = (v(0.5 * size, 0.5 * size), v(1.0, 0.0));
    Scene { twin: matter.moved(v(0.5, 0.25)), matter, place, out }
}

/// Hills; its twin hangs above and touches some of them.
fn chain(n: usize, radius: f32) -> Scene {
    let mut random = Random(3);
    let height = |x: f32, noise: f32| 8.0 * (x / 40.0).sin() + noise;
    let points: Vec<Vector2D> =
        (0..n).map(|i| v(i as f32, height(i as f32, random.next()))).collect();
    let place = points[n / 2];
    let matter = Matter::Chain(points.clone(), radius);
    let top = points.iter().fold(0.0_f32, |top, p| top.max(p.y));
    let twin = points.iter().rev().map(|p| v(p.x, 2.0 * (top + radius) - 0.02 - p.y)).collect();
    Scene { twin: Matter::Chain(twin, radius), matter, place, out: v(0.0, 1.0) }
}

/// Teeth that stand askew, so that boxes around their sides overlap; its twin's lie between them, and one
/// reaches through.
fn zigzag(n: usize) -> Scene {
    const HEIGHT: f32 = 16.0;
    let askew = |x: f32, y: f32| v(0.7 * (x - y), 0.7 * (x + y));
    let corner = |i: usize, up: f32| askew(0.5 * i as f32, HEIGHT * (i % 2) as f32 + up);
    let points: Vec<Vector2D> = (0..n).map(|i| corner(i, 0.0)).collect();
    let low = n / 4 * 2;
    let twin = (0..n).rev().map(|i| corner(i, if i == low { -0.5 } else { 1.0 })).collect();
    let (place, out) = (points[low + 1], askew(0.0, 1.0));
    Scene { twin: Matter::Chain(twin, 0.0), matter: Matter::Chain(points, 0.0), place, out }
}

/// As many members as pieces, a row of them for each column.
fn grid(n: usize, member: fn(Vector2D, usize) -> Any) -> Scene {
    let columns = (n as f32).sqrt().ceil() as usize;
    let place = |i: usize| v((i % columns) as f32, (i / columns) as f32);
    let matter = Matter::Group((0..n).map(|i| member(place(i), i)).collect());
    let rows = n.div_ceil(columns);
    let size = v((rows * columns / rows) as f32, (n / columns) as f32);
    let twin = matter.moved(size + v(-0.5, -0.5));
    Scene { twin, matter, place: v(0.5 * columns as f32, 0.0), out: v(0.0, -1.0) }
}

fn tile(p: Vector2D, _: usize) -> Any {
    Rectangle::new(p, v(1.0, 1.0)).into()
}

fn turned(p: Vector2D, i: usize) -> Any {
    OrientedRectangle::new(p + v(0.5, 0.5), v(0.5, 0.4), 7.0 * i as f32).into()
}

fn sector(p: Vector2D, i: usize) -> Any {
    let degrees = 11.0 * i as f32;
    Sector::new(p + v(0.5, 0.5), 0.7, degrees, 60.0).with_inner_radius(0.2).into()
}

/// Tiles, specks, and a few shapes as large as all of them.
fn mixed(p: Vector2D, i: usize) -> Any {
    match i % 64 {
        0 => Circle::new(p, 0.25 * p.x + 1.0).into(),
        1..32 => tile(p, i),
        32..48 => Circle::new(p, 1e-6).into(),
        _ => turned(p, i),
    }
}

/// Numbers from 0 to 1, always the same ones.
struct Random(u64);

impl Random {
    fn next(&mut self) -> f32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f32 / (1_u64 << 24) as f32
    }
}
