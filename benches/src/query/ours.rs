//! clash2d's questions about any two shapes, through its C ABI.

use clash2d::{
    Capsule, CastSettings, Circle, Motion, Node, OrientedRectangle, Polygon, Prepared, Rectangle,
    Segment, Shape, Vector2D,
};
use clash2d_oracle::any::{Figure, Pair};

use super::answers::{Asked, Paper, answers as lay_out};
use super::part::{Part, Piece, Subject};
use super::row::{Question, Row};
use super::scene::Cases;
use crate::call::Address;
use crate::peer::Peer;

type AskPair = unsafe extern "C" fn(&Any, &Any) -> bool;
type Relate = unsafe extern "C" fn(&Any, &Any) -> u32;
type Measure = unsafe extern "C" fn(&Any, &Any, *mut Paper) -> bool;
type CastRay =
    unsafe extern "C" fn(&Any, Vector2D, Vector2D, Option<&CastSettings>, *mut Paper) -> bool;
type Cast =
    unsafe extern "C" fn(&Any, Vector2D, &Any, Vector2D, Option<&CastSettings>, *mut Paper) -> bool;
type CastTurning =
    unsafe extern "C" fn(&Any, Motion, &Any, Motion, Option<&CastSettings>, *mut Paper) -> bool;

type Any = Shape<'static>;

/// How far before the first contact a turning shape may be stopped: Box2D's slop.
const TOLERANCE: f32 = 0.005;

/// A shape and what it does meanwhile.
#[derive(Clone, Copy)]
struct Mover {
    shape: &'static Any,
    motion: Motion,
}

/// The cases laid out for clash2d, where its library has the function.
pub fn asked(library: &Peer, row: &Row, cases: &Cases) -> Option<Asked> {
    let address = library.symbol(symbol(row))?;
    let movers = [0, 1].map(|side| movers(&cases.subjects[side], row.parts[side]));
    let pairs = cases.pairs.iter().map(|&[i, j]| [movers[0][i], movers[1][j]]).collect();
    let question = match row.question {
        Question::Collide => collide,
        Question::Relate => relate,
        Question::Distance | Question::Contact => measure,
        Question::Cast => match row.parts[0] {
            Part::Moving(Piece::Point) => cast_ray,
            Part::Turning(_) => cast_turning,
            _ => cast,
        },
    };
    Some(question(address, pairs))
}

/// Whether the library has the function of a row.
pub fn answers(library: &Peer, row: &Row) -> bool {
    library.symbol(symbol(row)).is_some()
}

/// What the function of a row is called, after the prefix.
pub fn symbol(row: &Row) -> &'static str {
    match row.parts[0] {
        Part::Moving(Piece::Point) => "cast_ray",
        Part::Turning(_) => "cast_turning",
        _ => row.question.name(),
    }
}

type Pairs = Vec<[Mover; 2]>;

fn collide(address: Address, pairs: Pairs) -> Asked {
    // SAFETY: the library's function has this signature.
    let ask = unsafe { std::mem::transmute::<*const (), AskPair>(address.0) };
    let pairs = shapes(pairs);
    // SAFETY: as above.
    lay_out(pairs.len(), move |case| unsafe { ask(pairs[case][0], pairs[case][1]) })
}

fn relate(address: Address, pairs: Pairs) -> Asked {
    // SAFETY: the library's function has this signature.
    let relate = unsafe { std::mem::transmute::<*const (), Relate>(address.0) };
    let pairs = shapes(pairs);
    // SAFETY: as above.
    lay_out(pairs.len(), move |case| unsafe { relate(pairs[case][0], pairs[case][1]) != 0 })
}

fn measure(address: Address, pairs: Pairs) -> Asked {
    // SAFETY: the library's function has this signature.
    let measure = unsafe { std::mem::transmute::<*const (), Measure>(address.0) };
    let (pairs, paper) = (shapes(pairs), paper());
    // SAFETY: as above.
    lay_out(pairs.len(), move |case| unsafe { measure(pairs[case][0], pairs[case][1], paper) })
}

fn cast_ray(address: Address, pairs: Pairs) -> Asked {
    // SAFETY: the library's function has this signature.
    let cast = unsafe { std::mem::transmute::<*const (), CastRay>(address.0) };
    let rays =
        pairs.iter().map(|[ray, other]| (other.shape, ray.motion.pivot, ray.motion.movement));
    let (rays, paper): (Vec<_>, _) = (rays.collect(), paper());
    lay_out(rays.len(), move |case| {
        let (shape, origin, movement) = rays[case];
        // SAFETY: as above.
        unsafe { cast(shape, origin, movement, None, paper) }
    })
}

fn cast(address: Address, pairs: Pairs) -> Asked {
    // SAFETY: the library's function has this signature.
    let cast = unsafe { std::mem::transmute::<*const (), Cast>(address.0) };
    let ways = pairs.iter().map(|[a, b]| (a.shape, a.motion.movement, b.shape, b.motion.movement));
    let (ways, paper): (Vec<_>, _) = (ways.collect(), paper());
    lay_out(ways.len(), move |case| {
        let (a, movement_a, b, movement_b) = ways[case];
        // SAFETY: as above.
        unsafe { cast(a, movement_a, b, movement_b, None, paper) }
    })
}

fn cast_turning(address: Address, pairs: Pairs) -> Asked {
    // SAFETY: the library's function has this signature.
    let cast = unsafe { std::mem::transmute::<*const (), CastTurning>(address.0) };
    let (paper, settings) = (paper(), CastSettings::new().with_tolerance(TOLERANCE));
    lay_out(pairs.len(), move |case| {
        let [a, b] = pairs[case];
        // SAFETY: as above.
        unsafe { cast(a.shape, a.motion, b.shape, b.motion, Some(&settings), paper) }
    })
}

fn shapes(pairs: Pairs) -> Vec<[&'static Any; 2]> {
    pairs.iter().map(|pair| pair.map(|mover| mover.shape)).collect()
}

fn paper() -> *mut Paper {
    std::ptr::from_mut(Box::leak(Paper::new()))
}

/// They live as long as the program.
fn movers(subjects: &[Subject], part: Part) -> Vec<Mover> {
    let is_prepared = matches!(part.piece(), Piece::Prepared(_));
    let ready = |shape: Any| if is_prepared { prepared(&shape) } else { shape };
    let shapes: Vec<Any> = subjects.iter().map(|subject| ready(shape(&subject.figure))).collect();
    let shapes: &'static [Any] = Vec::leak(shapes);
    let motions = subjects.iter().map(|subject| Motion {
        movement: vector(&subject.movement),
        rotation: subject.turn,
        pivot: vector(&subject.figure.points()[0]),
    });
    shapes.iter().zip(motions).map(|(shape, motion)| Mover { shape, motion }).collect()
}

/// A pair of numbers as a vector.
pub fn vector(&[x, y]: &Pair) -> Vector2D {
    Vector2D::new(x, y)
}

/// The shape of a figure that no group and no chain is; its vertices live as long as the program.
pub fn shape(figure: &Figure) -> Any {
    match figure {
        Figure::Point { at } => vector(at).into(),
        Figure::Segment { point1, point2 } => Segment::new(vector(point1), vector(point2)).into(),
        Figure::Circle { center, radius } => Circle::new(vector(center), *radius).into(),
        Figure::Rectangle { origin, size } => Rectangle::new(vector(origin), vector(size)).into(),
        Figure::Oriented { center, half_extend, rotation } => {
            OrientedRectangle::new(vector(center), vector(half_extend), *rotation).into()
        }
        Figure::Capsule { point1, point2, radius } => {
            Capsule::new(vector(point1), vector(point2), *radius).into()
        }
        Figure::Polygon { rings, radius } => polygon(&rings[0]).with_radius(*radius).into(),
        _ => panic!("no shape of {figure}"),
    }
}

fn prepared(shape: &Any) -> Any {
    let memory = Vec::leak(vec![Node::default(); Prepared::size(shape)]);
    Prepared::new(shape, memory).expect("a valid polygon").into()
}

fn polygon(ring: &[Pair]) -> Polygon<'static> {
    Polygon::new(Vec::leak(ring.iter().map(vector).collect()))
}
