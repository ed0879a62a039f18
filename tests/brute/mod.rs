//! Shapes of many parts in plain numbers, whether they overlap, and the shortest way out by trying.

use clash2d::{Capsule, Chain, Circle, Group, Polygon, Shape, Vector2D};
use clash2d_oracle::Rng;
use clash2d_oracle::any::Figure;

type Place = [f64; 2];

/// Polygons and chains taken as one.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    parts: Vec<Part>,
}

#[derive(Clone, Debug)]
struct Part {
    rings: Vec<Vec<[f32; 2]>>,
    is_filled: bool,
    radius: f32,
}

impl Part {
    fn polygon(rings: Vec<Vec<[f32; 2]>>, radius: f32) -> Self {
        Self { rings, is_filled: true, radius }
    }

    fn edges(&self) -> Vec<[Place; 2]> {
        let mut edges = Vec::new();
        for ring in &self.rings {
            let places: Vec<Place> = ring.iter().map(|v| v.map(f64::from)).collect();
            edges.extend(places.windows(2).map(|ends| [ends[0], ends[1]]));
            if self.is_filled || places.len() == 1 {
                edges.push([places[places.len() - 1], places[0]]);
            }
        }
        edges
    }
}

fn minus(a: Place, b: Place) -> Place {
    [a[0] - b[0], a[1] - b[1]]
}

fn cross(a: Place, b: Place) -> f64 {
    a[0] * b[1] - a[1] * b[0]
}

fn dot(a: Place, b: Place) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

fn distance(p: Place, [a, b]: [Place; 2]) -> f64 {
    let (way, from) = (minus(b, a), minus(p, a));
    let square = dot(way, way);
    let at = if square > 0.0 { (dot(way, from) / square).clamp(0.0, 1.0) } else { 0.0 };
    let rest = minus(from, way.map(|x| x * at));
    dot(rest, rest).sqrt()
}

/// How far beyond the other's ends, and so how surely, two edges cross; negative if they do not.
fn crossing([a, b]: [Place; 2], [c, d]: [Place; 2]) -> f64 {
    let depth = |[a, b]: [Place; 2], c: Place, d: Place| {
        let way = minus(b, a);
        let length = dot(way, way).sqrt();
        let [c, d] = [c, d].map(|p| cross(way, minus(p, a)) / length.max(1e-300));
        if c * d < 0.0 { c.abs().min(d.abs()) } else { -1.0 }
    };
    depth([a, b], c, d).min(depth([c, d], a, b))
}

fn is_inside(p: Place, edges: &[[Place; 2]]) -> bool {
    let crossed = edges.iter().filter(|[a, b]| {
        (a[1] > p[1]) != (b[1] > p[1])
            && (cross(minus(*b, *a), minus(p, *a)) > 0.0) == (b[1] > a[1])
    });
    crossed.count() % 2 == 1
}

/// Edges with a radius.
struct Solid {
    edges: Vec<[Place; 2]>,
    is_filled: bool,
    radius: f64,
    low: Place,
    high: Place,
}

impl Solid {
    fn of(part: &Part) -> Self {
        let (edges, radius) = (part.edges(), f64::from(part.radius));
        let all = |pick: fn(f64, f64) -> f64, axis: usize| {
            edges.iter().flatten().map(|p| p[axis]).reduce(pick).unwrap()
        };
        let low = [0, 1].map(|axis| all(f64::min, axis) - radius);
        let high = [0, 1].map(|axis| all(f64::max, axis) + radius);
        Self { is_filled: part.is_filled, radius, low, high, edges }
    }

    fn overlaps(&self, other: &Self, by: Place, margin: f64) -> bool {
        let is_apart = |axis: usize| {
            self.high[axis] <= other.low[axis] + by[axis]
                || other.high[axis] + by[axis] <= self.low[axis]
        };
        if is_apart(0) || is_apart(1) {
            return false;
        }
        let moved = |[a, b]: [Place; 2]| [a, b].map(|p| [p[0] + by[0], p[1] + by[1]]);
        let others: Vec<[Place; 2]> = other.edges.iter().map(|edge| moved(*edge)).collect();
        let reach = self.radius + other.radius;
        let near = |a: &[Place; 2], b: &[Place; 2]| {
            crossing(*a, *b) > margin
                || (reach > 0.0
                    && [
                        distance(a[0], *b),
                        distance(a[1], *b),
                        distance(b[0], *a),
                        distance(b[1], *a),
                    ]
                    .into_iter()
                    .any(|distance| distance < reach - margin))
        };
        let is_deep = |p: Place, edges: &[[Place; 2]]| {
            is_inside(p, edges) && edges.iter().all(|edge| distance(p, *edge) > margin)
        };
        // The ends, the middle, and places beside the middle of an edge.
        let holds = |edges: &[[Place; 2]], p: &[Place; 2]| {
            let way = minus(p[1], p[0]);
            let middle = [0, 1].map(|i| 0.5 * (p[0][i] + p[1][i]));
            is_deep(p[0], edges) || is_deep(p[1], edges) || is_deep(middle, edges) || {
                let beside = |side: f64| [middle[0] - side * way[1], middle[1] + side * way[0]];
                let is_in_own = |p: Place| {
                    self.is_filled && other.is_filled && {
                        is_deep(p, &self.edges) && is_deep(p, &others)
                    }
                };
                is_in_own(beside(0.01)) || is_in_own(beside(-0.01))
            }
        };
        self.edges.iter().any(|a| others.iter().any(|b| near(a, b)))
            || (self.is_filled && others.iter().any(|edge| holds(&self.edges, edge)))
            || (other.is_filled && self.edges.iter().any(|edge| holds(&others, edge)))
    }
}

impl Model {
    /// Of a figure of which no member is a line or a sector, or rounded but as discs and capsules are.
    pub(crate) fn of(figure: &Figure) -> Self {
        let part = |figure: &Figure| {
            let (corners, radius) = Self::core(figure);
            let is_filled = !matches!(figure, Figure::Circle { .. } | Figure::Capsule { .. });
            Part { rings: vec![corners], is_filled, radius: radius as f32 }
        };
        let parts = match figure {
            Figure::Group(members) => members.iter().map(part).collect(),
            _ => vec![part(figure)],
        };
        Self { parts }
    }

    /// The corners of a figure, and the radius around them.
    pub(crate) fn core(figure: &Figure) -> (Vec<[f32; 2]>, f64) {
        match figure {
            Figure::Circle { radius, .. } | Figure::Capsule { radius, .. } => {
                (figure.points(), f64::from(*radius))
            }
            Figure::Oriented { center, half_extend: [x, y], rotation } => {
                let (sin, cos) = f64::from(*rotation).to_radians().sin_cos();
                let corner = |[x, y]: [f32; 2]| {
                    let (x, y) = (f64::from(x), f64::from(y));
                    let turned = [x * cos - y * sin, x * sin + y * cos];
                    [0, 1].map(|i| (f64::from(center[i]) + turned[i]) as f32)
                };
                let corners = [[-x, -y], [*x, -y], [*x, *y], [-x, *y]];
                (corners.map(corner).to_vec(), 0.0)
            }
            _ => (figure.points(), 0.0),
        }
    }

    fn solids(&self) -> Vec<Solid> {
        self.parts.iter().map(Solid::of).collect()
    }

    /// Whether they share interior points, by more than a margin, if the other one is moved.
    pub(crate) fn overlaps(&self, other: &Self, by: Place, margin: f64) -> bool {
        overlap(&self.solids(), &other.solids(), by, margin)
    }

    /// Asks something about the shapes of two models.
    pub(crate) fn ask<T>(&self, other: &Self, ask: impl FnOnce(&Shape<'_>, &Shape<'_>) -> T) -> T {
        self.with_shape(|a| other.with_shape(|b| ask(a, b)))
    }

    fn with_shape<T>(&self, ask: impl FnOnce(&Shape<'_>) -> T) -> T {
        let vertices: Vec<Vec<Vector2D>> = self
            .parts
            .iter()
            .map(|part| part.rings.iter().flatten().map(|v| Vector2D::from(*v)).collect())
            .collect();
        let sizes: Vec<Vec<u32>> = self
            .parts
            .iter()
            .map(|part| part.rings.iter().map(|ring| ring.len() as u32).collect())
            .collect();
        let shapes: Vec<Shape<'_>> = self
            .parts
            .iter()
            .zip(vertices.iter().zip(&sizes))
            .map(|(part, (vertices, sizes))| match (part.is_filled, &vertices[..]) {
                (true, _) => {
                    Polygon::new(vertices).with_rings(sizes).with_radius(part.radius).into()
                }
                (false, [center]) => Circle::new(*center, part.radius).into(),
                (false, [a, b]) => Capsule::new(*a, *b, part.radius).into(),
                (false, _) => Chain::new(vertices).with_radius(part.radius).into(),
            })
            .collect();
        match &shapes[..] {
            [shape] => ask(shape),
            _ => ask(&Group::new(&shapes).into()),
        }
    }
}

fn overlap(a: &[Solid], b: &[Solid], by: Place, margin: f64) -> bool {
    a.iter().any(|a| b.iter().any(|b| a.overlaps(b, by, margin)))
}

/// The length of about the shortest way out that is no longer than a known one.
pub(crate) fn shortest_way(a: &Model, b: &Model, known: f64) -> f64 {
    const DIRECTIONS: usize = 120;
    const STEPS: usize = 40;
    let (a, b) = (a.solids(), b.solids());
    let mut least = known;
    for direction in 0..DIRECTIONS {
        let angle = std::f64::consts::TAU * direction as f64 / DIRECTIONS as f64;
        let (sin, cos) = angle.sin_cos();
        let is_met = |length: f64| overlap(&a, &b, [cos * length, sin * length], 1e-9);
        let found = (1..STEPS).map(|step| known * step as f64 / STEPS as f64);
        let Some(free) = found.take_while(|length| *length < least).find(|length| !is_met(*length))
        else {
            continue;
        };
        let mut range = [free - known / STEPS as f64, free];
        for _ in 0..12 {
            let middle = 0.5 * (range[0] + range[1]);
            range[usize::from(!is_met(middle))] = middle;
        }
        least = least.min(range[1]);
    }
    least
}

// ---- Scenes ------------------------------------------------------------------------------------

/// How many kinds of scenes there are.
pub(crate) const KINDS: usize = 10;

fn number(rng: &mut Rng, from: f32, to: f32) -> f32 {
    // On a grid now and then, where things touch.
    let number = from + rng.f32() * (to - from);
    if rng.f32() < 0.3 { (number * 4.0).round() / 4.0 } else { number }
}

fn ring(corners: &[[f32; 2]]) -> Vec<[f32; 2]> {
    corners.to_vec()
}

fn boxed(x: f32, y: f32, width: f32, height: f32) -> Vec<[f32; 2]> {
    ring(&[[x, y], [x + width, y], [x + width, y + height], [x, y + height]])
}

fn single(part: Part) -> Model {
    Model { parts: vec![part] }
}

fn l_shape(radius: f32) -> Part {
    let corners = [[0.0, 0.0], [6.0, 0.0], [6.0, 1.5], [1.0, 1.5], [1.0, 6.0], [0.0, 6.0]];
    Part::polygon(vec![ring(&corners)], radius)
}

fn comb(teeth: usize, rng: &mut Rng) -> Part {
    let mut corners = vec![[0.0, 0.0], [teeth as f32 * 2.0 - 1.0, 0.0]];
    for tooth in (0..teeth).rev() {
        let (left, top) = (tooth as f32 * 2.0, number(rng, 3.0, 5.0));
        corners.extend([[left + 1.0, top], [left, top]]);
        if tooth > 0 {
            corners.extend([[left, 1.0], [left - 1.0, 1.0]]);
        }
    }
    Part::polygon(vec![corners], 0.0)
}

fn star(tips: usize, rng: &mut Rng) -> Part {
    let corner = |number: usize, radius: f32| {
        let angle = std::f32::consts::PI * number as f32 / tips as f32;
        [3.0 + radius * angle.cos(), 3.0 + radius * angle.sin()]
    };
    let corners = (0..2 * tips)
        .map(|i| corner(i, if i % 2 == 0 { number(rng, 2.5, 4.0) } else { number(rng, 0.8, 1.6) }));
    Part::polygon(vec![corners.collect()], 0.0)
}

fn stair(steps: usize) -> Part {
    let mut corners = vec![[0.0, 0.0], [steps as f32, 0.0]];
    for step in (0..steps).rev() {
        let (x, y) = (step as f32, step as f32 + 1.0);
        corners.extend([[x + 1.0, y], [x, y]]);
    }
    Part::polygon(vec![corners], 0.0)
}

fn tiles(rng: &mut Rng) -> Model {
    let mut parts = Vec::new();
    for y in 0..4 {
        for x in 0..6 {
            if rng.f32() < 0.55 {
                parts.push(Part::polygon(vec![boxed(x as f32, y as f32, 1.0, 1.0)], 0.0));
            }
        }
    }
    parts.push(Part::polygon(vec![boxed(0.0, -1.0, 6.0, 1.0)], 0.0));
    Model { parts }
}

fn nested(rng: &mut Rng) -> Part {
    let rings = (0..4).map(|i| i as f32 * number(rng, 0.4, 0.7));
    Part::polygon(rings.map(|x| boxed(x, x, 6.0 - 2.0 * x, 6.0 - 2.0 * x)).collect(), 0.0)
}

fn hero(rng: &mut Rng) -> Model {
    let (x, y) = (number(rng, -0.5, 6.0), number(rng, -0.5, 5.0));
    let size = number(rng, 0.4, 2.0);
    let path = |rings, radius| Part { rings: vec![rings], is_filled: false, radius };
    single(match (rng.f32() * 6.0) as u32 {
        0 => Part::polygon(vec![boxed(x, y, size, number(rng, 0.4, 2.0))], 0.0),
        1 => {
            let corner = |i: usize| {
                let angle = std::f32::consts::PI * i as f32 / 3.0;
                [x + size * angle.cos(), y + size * angle.sin()]
            };
            Part::polygon(vec![(0..6).map(corner).collect()], 0.0)
        }
        2 => path(vec![[x, y]], 0.5 * size),
        3 => path(vec![[x, y], [x + number(rng, -1.0, 1.0), y + size]], 0.4 * size),
        4 => {
            let far = size + 0.5;
            let corners = [
                [x, y],
                [x + far, y],
                [x + far, y + 0.5],
                [x + 0.5, y + 0.5],
                [x + 0.5, y + far],
                [x, y + far],
            ];
            Part::polygon(vec![ring(&corners)], 0.0)
        }
        _ => path((0..4).map(|i| [x + i as f32 * 0.5, y + number(rng, 0.0, 1.0)]).collect(), 0.1),
    })
}

/// A scene of a kind.
pub(crate) fn scene(kind: usize, rng: &mut Rng) -> (Model, Model) {
    let moved = |mut part: Part, x: f32, y: f32| {
        part.rings.iter_mut().flatten().for_each(|v| *v = [v[0] + x, v[1] + y]);
        part
    };
    let (x, y) = (number(rng, -2.0, 3.0), number(rng, -2.0, 3.0));
    let level = match kind {
        0 => single(l_shape(0.0)),
        1 => single(comb(4, rng)),
        2 => single(star(7, rng)),
        3 => single(stair(6)),
        4 => tiles(rng),
        5 => single(Part::polygon(
            vec![boxed(0.0, 0.0, 6.0, 6.0), boxed(1.0, 1.0, number(rng, 1.0, 4.0), 3.0)],
            0.0,
        )),
        6 => single(nested(rng)),
        7 => single(l_shape(number(rng, 0.1, 0.6))),
        8 => {
            let corners = (0..7).map(|i| [i as f32, number(rng, 0.0, 4.0)]);
            single(Part { rings: vec![corners.collect()], is_filled: false, radius: 0.0 })
        }
        _ => return (single(star(6, rng)), single(moved(comb(3, rng), x, y))),
    };
    (level, hero(rng))
}
