//! The questions, asked through the crate.

use std::hint::black_box;

use clash2d::{
    CastMode, Contact, ContactPoint, Form, Intersection, Motion, Node, Polygon, Prepared, Vector2D,
};

use super::scene::{Any, Scene, hero, prepared, prepared_in};

/// Asks once.
pub type Ask = Box<dyn FnMut()>;

/// Takes an answer, which the compiler can't leave out then.
fn done<T>(answer: T) {
    let _ = black_box(answer);
}

/// Who is there besides a scene's shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Other {
    /// Something small.
    Hero,
    /// A shape like it.
    Twin,
    /// Nobody: the question is about one shape.
    Alone,
}

impl Other {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Hero, Self::Twin, Self::Alone];

    /// What tables call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Hero => "hero",
            Self::Twin => "twin",
            Self::Alone => "alone",
        }
    }
}

/// How shapes are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guise {
    /// As they are.
    Plain,
    /// With boxes around their pieces.
    Prepared,
    /// As they are, all at the same place far away; only if wanted.
    Far,
}

impl Guise {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Prepared, Self::Far];

    /// What tables call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Prepared => "prepared",
            Self::Far => "far",
        }
    }

    /// Where the shapes stand: far away floats are 64 apart.
    fn position(self) -> Vector2D {
        if self == Self::Far { Vector2D::new(1e9, -1e9) } else { Vector2D::ZERO }
    }
}

/// Two shapes: the one of the scene, and the other one.
#[derive(Clone, Copy)]
pub struct Stage {
    level: Any,
    /// It overlaps the level.
    near: Any,
    /// It has been moved out, to where it does not.
    beside: Any,
    place: Vector2D,
    out: Vector2D,
}

impl Stage {
    /// The stage of a scene.
    pub fn new(scene: &Scene, other: Other, form: Guise) -> Self {
        let position = form.position();
        let ready = |shape: Any| {
            if form == Guise::Prepared { prepared(&shape) } else { shape }.at(position)
        };
        let Scene { matter, twin, place, out } = scene;
        let [near, beside] = match other {
            Other::Twin => [twin.shape(), twin.moved(*out).shape()].map(ready),
            _ => [hero(*place), hero(*place + *out * 0.75)].map(|hero| hero.at(position)),
        };
        let place = *place + position;
        Self { level: ready(matter.shape()), near, beside, place, out: *out }
    }
}

/// A question about two shapes.
pub type Pair = (&'static str, fn(Stage) -> Ask);

/// How far before the first contact a turning shape may be stopped.
const TOLERANCE: f32 = 0.005;

/// The questions about two shapes.
pub const PAIRS: [Pair; 13] = [
    ("collide", |s| Box::new(move || done(clash2d::collide(s.level, s.beside)))),
    ("relate", |s| Box::new(move || done(clash2d::relate(s.level, s.near)))),
    ("contains", |s| Box::new(move || done(clash2d::contains(s.level, s.near)))),
    ("distance", |s| Box::new(move || done(clash2d::distance(s.level, s.beside)))),
    ("signed_distance", |s| {
        let point = s.place + s.out * 0.375;
        Box::new(move || done(clash2d::signed_distance(s.level, point)))
    }),
    ("contact", |s| Box::new(move || done(clash2d::contact(s.level, s.near)))),
    ("contacts", contacts),
    ("separation", |s| Box::new(move || done(clash2d::separation(s.level, s.near)))),
    ("intersections", intersections),
    ("ray", |s| {
        let (from, movement) = (s.place + s.out * 2.0, s.out * -4.0);
        Box::new(move || done(clash2d::cast_ray(s.level, from, movement)))
    }),
    ("cast", |s| {
        let (still, movement, mode) = (Vector2D::ZERO, s.out * -2.0, CastMode::All);
        Box::new(move || {
            done(clash2d::cast_with(s.level, still, s.beside, movement, &mode.into()));
        })
    }),
    ("cast_turning", |s| turning(s, s.out * -2.0, 30.0)),
    ("spin", |s| turning(s, Vector2D::ZERO, 1e6)),
];

fn contacts(s: Stage) -> Ask {
    let none = Contact::default();
    let mut buffer = vec![none; 64];
    let _: [ContactPoint; 2] = none.points;
    Box::new(move || done(clash2d::contacts(s.level, s.near, &mut buffer)))
}

fn intersections(s: Stage) -> Ask {
    let mut buffer = vec![Intersection::default(); 64];
    Box::new(move || done(clash2d::intersections(s.level, s.near, &mut buffer)))
}

fn turning(s: Stage, movement: Vector2D, rotation: f32) -> Ask {
    let pivot = s.place + s.out * 0.75;
    let still = Motion { movement: Vector2D::ZERO, rotation: 0.0, pivot };
    let turning = Motion { movement, rotation, pivot };
    let mode = CastMode::All;
    Box::new(move || {
        let hit = clash2d::cast_turning_with(
            s.level,
            still,
            s.beside,
            turning,
            &clash2d::CastSettings::new().with_tolerance(TOLERANCE).with_mode(mode),
        );
        done(hit);
    })
}

/// A question about one shape.
pub type Single = (&'static str, fn(&Scene) -> Option<Ask>);

/// The questions about one shape.
pub const SINGLES: [Single; 11] = [
    ("prepare", |scene| Some(prepare(scene.matter.shape()))),
    ("bounding_rectangle", |s| shape(s, |a| done(clash2d::bounding_rectangle(a)))),
    ("bounding_circle", |s| shape(s, |a| done(clash2d::bounding_circle(a)))),
    ("oriented_box", |s| shape(s, |a| done(clash2d::oriented_box(a)))),
    ("convex_hull", |scene| Some(hull(scene.matter.points()))),
    ("convex_pieces", |scene| polygon(scene).map(pieces)),
    ("area", |s| measured(s, |p| done(p.area()))),
    ("centroid", |s| measured(s, |p| done(p.centroid()))),
    ("is_simple", |s| measured(s, |p| done(p.is_simple()))),
    ("is_convex", |s| measured(s, |p| done(p.is_convex()))),
    ("check", |s| shape(s, |a| done(a.check()))),
];

fn shape(scene: &Scene, ask: fn(&Any)) -> Option<Ask> {
    let shape = scene.matter.shape();
    Some(Box::new(move || ask(&shape)))
}

fn polygon(scene: &Scene) -> Option<Polygon<'static>> {
    match scene.matter.shape().form() {
        Form::Polygon(polygon) => Some(polygon),
        _ => None,
    }
}

fn measured(scene: &Scene, ask: fn(Polygon<'static>)) -> Option<Ask> {
    let polygon = polygon(scene)?;
    Some(Box::new(move || ask(polygon)))
}

fn prepare(shape: Any) -> Ask {
    let memory: *mut [Node] = Vec::leak(vec![Node::default(); Prepared::size(shape)]);
    // SAFETY: the memory is never freed, and what was prepared in it before is gone.
    Box::new(move || done(prepared_in(&shape, unsafe { &mut *memory })))
}

fn hull(points: Vec<Vector2D>) -> Ask {
    let mut corners = vec![Vector2D::ZERO; points.len()];
    Box::new(move || done(clash2d::convex_hull(&points, &mut corners)))
}

fn pieces(polygon: Polygon<'static>) -> Ask {
    let mut buffer = vec![0; polygon.convex_pieces_capacity()];
    Box::new(move || done(polygon.convex_pieces(&mut buffer)))
}

/// The names of all questions.
pub fn names() -> Vec<&'static str> {
    PAIRS.iter().map(|pair| pair.0).chain(SINGLES.iter().map(|single| single.0)).collect()
}
