//! The arguments to measure with: flat runs of numbers.

use crate::touching;
use clash2d_oracle::{Distribution, FUNCTIONS, Function, Kind, Rng};

/// Where the shapes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Anywhere, a bit less than half of the cases hits: the outcome can't be predicted.
    Random,
    /// Everything on a grid of tiles of 16 units, a few tiles apart.
    Tiles,
    /// Small integers that touch exactly.
    Touching,
    /// Exact touches between numbers of independent exponents.
    Ties,
}

impl Scene {
    /// All of them.
    pub const ALL: [Scene; 4] = [Scene::Random, Scene::Tiles, Scene::Touching, Scene::Ties];

    /// A lower-case word for tables.
    pub const fn name(self) -> &'static str {
        match self {
            Scene::Random => "random",
            Scene::Tiles => "tiles",
            Scene::Touching => "touching",
            Scene::Ties => "ties",
        }
    }
}

/// The part of the random cases that hits.
const HITS: f32 = 0.45;

/// What an argument is: one of the oracle's kinds, an angle, or the number of a corner.
#[derive(Clone, Copy)]
enum Part {
    Shape(Kind),
    Degrees,
    Corner,
}

const VECTOR: Part = Part::Shape(Kind::Vector);
const BOX: Part = Part::Shape(Kind::Rectangle);
const TURNED: Part = Part::Shape(Kind::OrientedRectangle);
const CIRCLE: Part = Part::Shape(Kind::Circle);

/// The functions that answer with numbers, which the oracle does not list.
const NUMERIC: [(&str, &[Part]); 13] = [
    ("nothing", &[CIRCLE, CIRCLE]),
    ("add_vector", &[VECTOR, VECTOR]),
    ("dot_product", &[VECTOR, VECTOR]),
    ("vector_length", &[VECTOR]),
    ("unit_vector", &[VECTOR]),
    ("rotate_vector", &[VECTOR, Part::Degrees]),
    ("enclosed_angle", &[VECTOR, VECTOR]),
    ("project_vector", &[VECTOR, VECTOR]),
    ("clamp_on_rectangle", &[VECTOR, BOX]),
    ("oriented_rectangle_corner", &[TURNED, Part::Corner]),
    ("oriented_rectangle_rectangle_hull", &[TURNED]),
    ("oriented_rectangle_circle_hull", &[TURNED]),
    ("enlarge_rectangle_rectangle", &[BOX, BOX]),
];

/// The functions that are measured in a scene.
pub fn functions(scene: Scene) -> Vec<&'static str> {
    let questions = FUNCTIONS.iter().map(|function| function.name);
    match scene {
        Scene::Random => NUMERIC.iter().map(|(name, _)| *name).chain(questions).collect(),
        _ => questions.filter(|name| name.contains("collide")).collect(),
    }
}

/// How many numbers the function takes.
pub fn arity(name: &str) -> usize {
    if let Some(function) = Function::named(name) {
        return function.arity();
    }
    parts(name).iter().map(|&part| random(part, &mut Rng::fixed(0)).len()).sum()
}

fn parts(name: &str) -> &'static [Part] {
    let found = NUMERIC.iter().find(|(numeric, _)| *numeric == name);
    found.unwrap_or_else(|| panic!("no arguments for {name}")).1
}

/// That many cases of a scene for the function.
pub fn cases(name: &str, scene: Scene, count: usize) -> Vec<f32> {
    let mut rng = Rng::fixed(2026);
    let mut numbers = Vec::new();
    for _ in 0..count {
        match (Function::named(name), scene) {
            (None, _) => numbers.extend(parts(name).iter().flat_map(|&p| random(p, &mut rng))),
            (Some(function), Scene::Random) => {
                numbers.extend(balanced(function, &mut rng));
            }
            (Some(function), Scene::Tiles) => numbers.extend(tiles(function, &mut rng)),
            (Some(function), _) => {
                numbers.extend(touching::case(function, scene == Scene::Ties, &mut rng));
            }
        }
    }
    numbers
}

/// A uniform case, drawn again until the answer is the one that a coin has chosen.
fn balanced(function: &Function, rng: &mut Rng) -> Vec<f32> {
    let wanted = rng.f32() < HITS;
    let mut case = Vec::new();
    for _ in 0..1000 {
        function.case(Distribution::Uniform, rng, &mut case);
        if function.truth(&case) == wanted {
            break;
        }
    }
    case
}

fn between(rng: &mut Rng, low: f32, high: f32) -> f32 {
    low + rng.f32() * (high - low)
}

fn random(part: Part, rng: &mut Rng) -> Vec<f32> {
    let mut place = || between(rng, -100.0, 100.0);
    let mut numbers = vec![place(), place()];
    match part {
        Part::Degrees => vec![between(rng, -720.0, 720.0)],
        Part::Corner => vec![rng.u8(0..4).into()],
        Part::Shape(kind) => {
            numbers.resize_with(kind.arity(), || between(rng, 1.0, 50.0));
            numbers
        }
    }
}

/// The shapes of a case, near each other somewhere on a map of 1000 by 1000 tiles.
fn tiles(function: &Function, rng: &mut Rng) -> Vec<f32> {
    let corner = [16.0 * f32::from(rng.u16(0..1000)), 16.0 * f32::from(rng.u16(0..1000))];
    let moving = function.name.starts_with("moving");
    let mut numbers = Vec::new();
    for (place, &kind) in function.kinds.iter().enumerate() {
        if moving && place == 1 {
            numbers.extend([0; 2].map(|_| 16.0 * f32::from(rng.i8(-3..=3))));
        } else {
            numbers.extend(tile(kind, corner, rng));
        }
    }
    numbers
}

fn tile(kind: Kind, corner: [f32; 2], rng: &mut Rng) -> Vec<f32> {
    let step = |rng: &mut Rng| 16.0 * f32::from(rng.u8(0..4));
    let [x, y] = [corner[0] + step(rng), corner[1] + step(rng)];
    let side = |rng: &mut Rng| 16.0 * f32::from(rng.u8(1..3));
    match kind {
        Kind::Circle => vec![x + 8.0, y + 8.0, side(rng) / 2.0],
        Kind::Rectangle => vec![x, y, side(rng), side(rng)],
        Kind::OrientedRectangle => {
            let rotation = [0.0, 90.0, 180.0, 45.0][usize::from(rng.u8(0..4))];
            vec![x + 8.0, y + 8.0, side(rng) / 2.0, side(rng) / 2.0, rotation]
        }
        Kind::Segment => vec![x, y, corner[0] + step(rng), corner[1] + step(rng)],
        Kind::Line => {
            let way = [[16.0, 0.0], [0.0, 16.0], [16.0, 16.0], [16.0, -16.0]];
            let [u, v] = way[usize::from(rng.u8(0..4))];
            vec![x, y, u, v]
        }
        _ => vec![x, y],
    }
}
