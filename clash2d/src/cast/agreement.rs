//! Quick answers are those of the careful ones.

use clash2d_oracle::Rng;

use super::hit::{CastHit, RayHit};
use super::moving::{any_cast, cast, quick_cast};
use super::quick;
use super::ray::{any_ray, quickly_through};
use super::rays;
use super::settings::Rules;
use crate::any::{Chain, Form, Placed, Polygon, Shape, Side};
use crate::distance::distance;
use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Numbers as in tile games, or any others.
#[derive(Clone, Copy)]
struct Draw<'r> {
    rng: &'r core::cell::RefCell<Rng>,
    is_tiled: bool,
}

impl Draw<'_> {
    fn below(self, count: u32) -> u32 {
        self.rng.borrow_mut().u32(..count)
    }

    fn number(self) -> f32 {
        if self.is_tiled {
            return 8.0 * (self.below(17) as f32 - 8.0);
        }
        (self.rng.borrow_mut().f32() - 0.5) * 200.0
    }

    fn size(self) -> f32 {
        if self.is_tiled { 8.0 * self.below(5) as f32 } else { self.number().abs() / 3.0 }
    }

    fn vector(self) -> Vector2D {
        Vector2D::new(self.number(), self.number())
    }

    fn degrees(self) -> f32 {
        if self.is_tiled { 45.0 * (self.below(17) as f32 - 8.0) } else { 4.0 * self.number() }
    }

    /// Around a place, mostly convex.
    fn vertices(self) -> Vec<Vector2D> {
        let (center, size) = (self.vector(), self.size() + 8.0);
        let mut ring: Vec<Vector2D> =
            [(2.0, 0.0), (1.0, 2.0), (-1.0, 2.0), (-2.0, 0.0), (-1.0, -2.0), (1.0, -2.0)]
                .map(|(x, y)| center + Vector2D::new(x * size, y * size))
                .to_vec();
        ring.truncate(3 + self.below(4) as usize);
        if self.below(2) == 0 {
            ring.reverse();
        }
        if self.below(8) == 0 {
            ring[0] = self.vector();
        }
        ring
    }

    fn shape(self, vertices: &[Vector2D]) -> Shape<'_> {
        let (p, q) = (self.vector(), self.vector());
        match self.below(7) {
            0 => p.into(),
            1 => Segment::new(p, q).into(),
            2 => Circle::new(p, self.size()).into(),
            3 => Rectangle::new(p, Vector2D::new(self.size(), self.size())).into(),
            4 => {
                let half = Vector2D::new(self.size(), self.size());
                OrientedRectangle::new(p, half, self.degrees()).into()
            }
            5 => Capsule::new(p, q, self.size()).into(),
            _ => Polygon::new(vertices).with_radius(self.size() * self.below(2) as f32).into(),
        }
    }
}

fn are_near(a: Vector2D, b: Vector2D) -> bool {
    (a - b).length() <= 1e-6 * (1.0 + a.length())
}

fn rays_agree(quick: RayHit, careful: RayHit) -> bool {
    let parts = |hit: RayHit| (hit.entry, hit.exit, hit.starts_inside);
    parts(quick) == parts(careful)
        && are_near(quick.entry_point, careful.entry_point)
        && are_near(quick.exit_point, careful.exit_point)
        && are_near(quick.entry_normal, careful.entry_normal)
        && are_near(quick.exit_normal, careful.exit_normal)
}

fn check_ray(quick: Option<RayHit>, shape: &Shape<'_>, [origin, movement]: [Vector2D; 2]) {
    let careful = any_ray(Placed::of(shape), origin, movement);
    let agree = match (quick, careful) {
        (Some(quick), Some(careful)) => rays_agree(quick, careful),
        (quick, careful) => quick.is_none() && careful.is_none(),
    };
    assert!(agree, "{shape:?} {origin:?} {movement:?}\n{quick:?}\n{careful:?}");
}

fn casts_agree(quick: CastHit, careful: CastHit) -> bool {
    (quick.fraction, quick.starts_in_contact) == (careful.fraction, careful.starts_in_contact)
        && are_near(quick.normal, careful.normal)
}

fn each(rounds: u32, mut check: impl FnMut(Draw<'_>)) {
    let rng = core::cell::RefCell::new(Rng::with_seed(11));
    for round in 0..rounds {
        check(Draw { rng: &rng, is_tiled: round % 3 != 0 });
    }
}

#[test]
fn quick_rays_are_careful_ones() {
    rays_are_careful_ones(|_, shape| shape, quick::ray);
}

#[test]
fn quick_rays_through_many_edges_are_careful_ones() {
    let (mut sure, mut doubts) = (0, 0);
    each(4000, |draw| {
        let vertices: Vec<Vector2D> = (0..2 + draw.below(40)).map(|_| draw.vector()).collect();
        let sizes = [2, vertices.len() as u32 - 2];
        let polygon = Polygon::new(&vertices);
        let chain = Chain::new(&vertices);
        let shape: Shape<'_> = match draw.below(6) {
            0 => polygon.into(),
            1 => polygon.with_rings(&sizes).into(),
            2 => chain.into(),
            3 => chain.closed().with_solid_side(Side::Left).into(),
            4 => chain.with_solid_side(Side::Left).into(),
            _ => chain.with_solid_side(Side::Right).into(),
        };
        let (origin, movement) = (draw.vector(), draw.vector());
        let Some(quick) = quick::ray(shape.form(), rays::Track::new(origin, movement)) else {
            doubts += 1;
            return;
        };
        check_ray(quick, &shape, [origin, movement]);
        sure += 1;
    });
    println!("{sure} sure, {doubts} in doubt");
    assert!(sure > doubts);
}

#[test]
fn quickest_rays_are_careful_ones() {
    rays_are_careful_ones(|_, shape| shape, quickly_through);
}

/// Whether their numbers are floats there or not; also far away, and near the origin.
#[test]
fn quickest_rays_elsewhere_are_careful_ones() {
    rays_are_careful_ones(
        |draw, shape| match draw.below(4) {
            0 => shape.at(Vector2D::new(1e5, -3e4) + draw.vector()),
            1 => shape.at(draw.vector() * 1e-5),
            _ => shape.at(draw.vector()),
        },
        quickly_through,
    );
}

fn rays_are_careful_ones(
    place: impl for<'s> Fn(Draw<'_>, Shape<'s>) -> Shape<'s>,
    ask: impl Fn(Form<'_>, rays::Track) -> Option<Option<RayHit>>,
) {
    let (mut sure, mut doubts) = (0, [[0; 7]; 2]);
    each(60_000, |draw| {
        let vertices = draw.vertices();
        let shape = place(draw, draw.shape(&vertices));
        let (origin, movement) = (draw.vector(), draw.vector());
        let track = rays::Track::new(origin, movement).to(shape.position());
        let Some(quick) = track.and_then(|track| ask(shape.form(), track)) else {
            doubts[usize::from(draw.is_tiled)][kind(&shape)] += 1;
            return;
        };
        check_ray(quick, &shape, [origin, movement]);
        sure += 1;
    });
    println!("{sure} sure; doubts: {doubts:?}");
}

fn kind(shape: &Shape<'_>) -> usize {
    match shape.form() {
        Form::Point(_) => 0,
        Form::Segment(_) => 1,
        Form::Circle(_) => 2,
        Form::Rectangle(_) => 3,
        Form::OrientedRectangle(_) => 4,
        Form::Capsule(_) => 5,
        _ => 6,
    }
}

#[test]
fn quick_casts_are_careful_ones() {
    casts_are_careful_ones(|_, shape| shape);
}

/// Whether their numbers are floats there or not; also far away, and where another one stands.
#[test]
fn quick_casts_elsewhere_are_careful_ones() {
    let shared = Vector2D::new(-38.300_003, 77.1);
    casts_are_careful_ones(|draw, shape| match draw.below(8) {
        0 => shape,
        1 => shape.at(shared),
        2 => shape.at(Vector2D::new(1e5, -3e4) + draw.vector()),
        3 => shape.at(draw.vector() * 1e-5),
        _ => shape.at(draw.vector()),
    });
}

fn casts_are_careful_ones(place: impl for<'s> Fn(Draw<'_>, Shape<'s>) -> Shape<'s>) {
    let (mut sure, mut doubts, mut met) = (0, 0, 0);
    each(60_000, |draw| {
        let rings = [draw.vertices(), draw.vertices()];
        let [a, b] = rings.each_ref().map(|ring| place(draw, draw.shape(ring)));
        let movements = [draw.vector(), draw.vector()];
        let movements = if draw.below(2) == 0 { [movements[0], Vector2D::ZERO] } else { movements };
        let careful = any_cast([&a, &b], movements, &Rules::DEFAULT);
        let check = |quick: Option<CastHit>| {
            let agree = match (quick, careful) {
                (Some(quick), Some(careful)) => casts_agree(quick, careful),
                (quick, careful) => quick.is_none() && careful.is_none(),
            };
            assert!(agree, "{a:?} {b:?} {movements:?}\n{quick:?}\n{careful:?}");
        };
        check(cast(&a, movements[0], &b, movements[1]));
        match quick_cast([&a, &b], movements) {
            Some(quick) => {
                check(quick);
                check_point(quick, [(&a, movements[0]), (&b, movements[1])]);
                let back = quick_cast([&b, &a], [movements[1], movements[0]]);
                assert_eq!(back.map(|hit| hit.map(CastHit::swapped)), Some(quick));
                sure += 1;
                met += u32::from(quick.is_some());
            }
            None => doubts += 1,
        }
    });
    println!("{sure} sure, {met} of these meet, {doubts} in doubt");
    assert!((sure > doubts) & (met > 2000));
}

/// The point of a hit lies on both shapes then, and at the places that are told.
fn check_point(hit: Option<CastHit>, shapes: [(&Shape<'_>, Vector2D); 2]) {
    let Some(hit) = hit else { return };
    for ((shape, way), place) in shapes.into_iter().zip([hit.place_a, hit.place_b]) {
        let then = hit.point - way * hit.fraction;
        let size = then.length() + way.length() + shape.position().length() + 100.0;
        let apart = distance(&then.into(), shape).map_or(f32::INFINITY, |found| found.distance);
        let off = shape.point_at(place).map_or(f32::INFINITY, |there| (there - then).length());
        assert!(apart.max(off) <= 1e-6 * size, "{hit:?} {shape:?} {way:?}: {apart}, {off}");
    }
}

/// Also of shapes that stand elsewhere, of chains, and of those that another float makes meet.
#[test]
fn what_passes_by_does_not_meet() {
    let (mut missed, mut met, mut found) = (0, 0, 0);
    each(40_000, |draw| {
        let rings = [draw.vertices(), draw.vertices()];
        let far = if draw.below(4) == 0 { 1e5 } else { 1.0 };
        let [a, b] = rings.each_ref().map(|ring| {
            let shape = match draw.below(8) {
                0 => Chain::new(ring).with_solid_side(Side::Left).into(),
                _ => draw.shape(ring),
            };
            shape.at(Vector2D::new(far, far) + draw.vector())
        });
        let next = |x: f32| [x, x.next_up(), x.next_down()][draw.below(3) as usize];
        let [x, y] = [draw.number(), draw.number()].map(next);
        let movements = [Vector2D::new(x, y), draw.vector() * draw.below(2) as f32];
        let passes = quick::pass_by([&a, &b], movements);
        let careful = any_cast([&a, &b], movements, &Rules::DEFAULT);
        assert!(!passes || careful.is_none(), "{a:?} {b:?} {movements:?}\n{careful:?}");
        met += u32::from(careful.is_some());
        missed += u32::from(careful.is_none());
        found += u32::from(passes);
    });
    assert!((met > 2000) & (5 * found > 4 * missed), "{met} meet, {found} of {missed} found");
}
