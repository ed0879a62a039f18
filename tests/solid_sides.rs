//! Casts of what turns against chains with a solid side: what moves into the ground with all of its points
//! hits, and what hits moves into some ground.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

mod figure;

use clash2d::{
    CastHit, CastSettings, Chain, Polygon, Rectangle, Shape, Side, Vector2D, cast_turning,
    cast_turning_with,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, Motion, Pair, distance_at, draw_pair};
use figure::lend_both;

type Place = [f64; 2];

/// How many parts of a motion the oracle looks at.
const STEPS: u16 = 32;
/// How often velocities are looked at in each of them.
const MOMENTS: u16 = 16;

/// How many cases of each kind and each distribution; the environment may ask for others.
fn cases() -> u32 {
    std::env::var("CLASH2D_CASES").map_or(100, |text| text.parse().expect("a number"))
}

fn wide(pair: Pair) -> Place {
    pair.map(f64::from)
}

fn plus([a, b]: Place, [x, y]: Place) -> Place {
    [a + x, b + y]
}

fn minus(a: Place, [x, y]: Place) -> Place {
    plus(a, [-x, -y])
}

fn times([x, y]: Place, by: f64) -> Place {
    [x * by, y * by]
}

fn cross([a, b]: Place, [x, y]: Place) -> f64 {
    a * y - b * x
}

fn length([x, y]: Place) -> f64 {
    (x * x + y * y).sqrt()
}

fn turn(motion: &Motion) -> f64 {
    f64::from(motion.degrees).to_radians()
}

fn placed(point: Place, motion: &Motion, time: f64) -> Place {
    let (sin, cos) = (turn(motion) * time).sin_cos();
    let [x, y] = minus(point, wide(motion.pivot));
    plus([x * cos - y * sin, x * sin + y * cos], pivot(motion, time))
}

fn pivot(motion: &Motion, time: f64) -> Place {
    plus(wide(motion.pivot), times(wide(motion.movement), time))
}

/// How fast what is somewhere at a time moves, in a whole motion.
fn velocity(at: Place, motion: &Motion, time: f64) -> Place {
    let [x, y] = minus(at, pivot(motion, time));
    plus(wide(motion.movement), [-y * turn(motion), x * turn(motion)])
}

/// A shape and a chain with a solid side, and what they do.
#[derive(Debug)]
struct Case {
    mover: Figure,
    chain: Figure,
    motions: [Motion; 2],
    tolerance: f32,
}

impl Case {
    fn draw(kind: Kind, distribution: Distribution, rng: &mut Rng) -> Option<Self> {
        let [mover, mut chain] = draw_pair([kind, Kind::Chain], distribution, rng);
        let Figure::Chain { vertices, side, .. } = &mut chain else { return None };
        *side = 1 + u32::from(rng.bool());
        let points = [mover.points(), vertices.clone()].concat();
        let mut motion = || {
            let mut pick = || rng.choice(&points).copied().unwrap_or_default();
            let (pivot, from, to) = (pick(), pick(), pick());
            let degrees = [0.0, 10.0, -45.0, 90.0, 200.0][rng.usize(..5)];
            let scale = [0.0, 1.0, -1.0, 2.0][rng.usize(..4)];
            Motion { movement: [0, 1].map(|i| (to[i] - from[i]) * scale), pivot, degrees }
        };
        let motions = [motion(), motion()];
        let mut case = Self { mover, chain, motions, tolerance: 0.0 };
        // More than the least tolerance.
        case.tolerance = (case.size() * (1.0 + case.turns()) * 1e-4) as f32;
        // A chain of one point has no sides.
        (case.size() < 1e6 && !case.edges().is_empty()).then_some(case)
    }

    fn turns(&self) -> f64 {
        self.motions.iter().map(|motion| turn(motion).abs()).sum()
    }

    /// More than anything is away from anything else, or moves straight on.
    fn size(&self) -> f64 {
        let numbers = [self.mover.clone(), self.chain.clone()].into_iter().map(|mut figure| {
            figure.numbers().iter().map(|(_, number)| f64::from(number.abs())).sum::<f64>()
        });
        let ways = self.motions.iter().flat_map(|motion| [motion.movement, motion.pivot].concat());
        numbers.sum::<f64>() + ways.map(|way| f64::from(way.abs())).sum::<f64>()
    }

    fn ask(&self, is_swapped: bool) -> Option<CastHit> {
        let [own, other] = self.motions.map(|motion| clash2d::Motion {
            movement: motion.movement.into(),
            rotation: motion.degrees,
            pivot: motion.pivot.into(),
        });
        let settings = CastSettings::new().with_tolerance(self.tolerance);
        lend_both([&self.mover, &self.chain], |mover, chain| {
            if is_swapped {
                cast_turning_with(chain, other, mover, own, &settings)
            } else {
                cast_turning_with(mover, own, chain, other, &settings)
            }
        })
    }

    /// The edges that have a length, as figures, and how much they are grown.
    fn edges(&self) -> Vec<Edge> {
        let Figure::Chain { vertices, closed, radius, side } = &self.chain else {
            return Vec::new();
        };
        let ends = vertices.iter().zip(vertices.iter().cycle().skip(1));
        let count = if *closed { vertices.len() } else { vertices.len() - 1 };
        let edges = ends.take(count).filter(|(from, to)| from != to);
        edges.map(|(from, to)| Edge { ends: [*from, *to], radius: *radius, side: *side }).collect()
    }

    fn gap(&self, edge: &Edge, time: f32) -> f64 {
        let [own, other] = &self.motions;
        distance_at(&self.mover, own, &edge.figure(), other, time).expect("points").about()
    }

    /// How fast what is somewhere moves into the ground of an edge.
    fn inward(&self, at: Place, edge: &Edge, time: f64) -> f64 {
        let [own, other] = &self.motions;
        let [from, to] = edge.ends.map(|end| placed(wide(end), other, time));
        let way = minus(to, from);
        let past = minus(velocity(at, own, time), velocity(at, other, time));
        let to_left = cross(way, past) / length(way);
        if edge.side == 1 { to_left } else { -to_left }
    }

    /// By how much velocities differ where two come near each other, and in the middle of what is rounded.
    fn doubt(&self, edge: &Edge) -> f64 {
        self.turns() * f64::from(rounding(&self.mover) + edge.radius)
    }

    /// Whether all points of the mover move into the ground of an edge during a part of the motion.
    fn is_entering(&self, edge: &Edge, step: u16) -> bool {
        let (moment, turns) = (1.0 / f64::from(STEPS * MOMENTS), self.turns());
        // Between moments all velocities change by no more, as between a point and all within a radius.
        let speed = self.size() * (2.0 + 2.0 * turns);
        let slack = 4.0 * turns * speed * moment + self.doubt(edge);
        (0..=MOMENTS).all(|number| {
            let time = f64::from((step - 1) * MOMENTS + number) * moment;
            self.mover.points().into_iter().all(|point| {
                self.inward(placed(wide(point), &self.motions[0], time), edge, time)
                    > slack + 1e-6 * speed
            })
        })
    }

    /// Whether a hit is where something moves into the ground of an edge that is near.
    fn is_into_ground(&self, hit: CastHit) -> bool {
        let (time, size) = (hit.fraction, self.size());
        let near = 4.0 * f64::from(self.tolerance);
        self.edges().iter().any(|edge| {
            let inward = self.inward(wide_vector(hit.point), edge, f64::from(time));
            self.gap(edge, time) <= near
                && inward >= -(self.doubt(edge) + near * self.turns() + 1e-5 * size)
        })
    }

    /// The first part of the motion that should not have been passed: in which all of the mover, apart from
    /// an edge at the start and not at the end, moves into its ground.
    fn missed(&self, end: f32) -> Option<(u16, Edge)> {
        let apart = 4.0 * f64::from(self.tolerance);
        let at = |step: u16| f32::from(step) / f32::from(STEPS);
        let steps = (1..=STEPS).filter(|step| at(*step) < end || end > 1.0);
        let edges = self.edges();
        let mut parts = steps.flat_map(|step| edges.iter().map(move |edge| (step, *edge)));
        parts.find(|(step, edge)| {
            self.is_entering(edge, *step)
                && self.gap(edge, at(*step)) == 0.0
                && self.gap(edge, at(*step - 1)) > apart
        })
    }
}

/// One edge of a chain.
#[derive(Clone, Copy, Debug)]
struct Edge {
    ends: [Pair; 2],
    radius: f32,
    side: u32,
}

impl Edge {
    fn figure(&self) -> Figure {
        let [point1, point2] = self.ends;
        Figure::Capsule { point1, point2, radius: self.radius }
    }
}

/// How far the points of a figure are at most from those around which it lies.
fn rounding(figure: &Figure) -> f32 {
    match figure {
        Figure::Circle { radius, .. }
        | Figure::Capsule { radius, .. }
        | Figure::Polygon { radius, .. } => *radius,
        _ => 0.0,
    }
}

fn wide_vector(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
}

const KINDS: [Kind; 6] =
    [Kind::Point, Kind::Segment, Kind::Circle, Kind::Rectangle, Kind::Capsule, Kind::Polygon];

#[test]
fn what_turns_meets_the_ground_that_it_moves_into() {
    let (mut hits, mut entries) = (0, 0);
    for (number, kind) in KINDS.into_iter().enumerate() {
        for distribution in [Distribution::Uniform, Distribution::Grid, Distribution::Angles] {
            let mut rng = Rng::with_seed(200 + number as u64);
            for _ in 0..cases() {
                let Some(case) = Case::draw(kind, distribution, &mut rng) else { continue };
                let hit = case.ask(rng.bool());
                let end = hit.map_or(f32::INFINITY, |hit| hit.fraction);
                let missed = case.missed(end);
                assert!(missed.is_none(), "{missed:?} before {hit:?} by {case:?}");
                let Some(hit) = hit.filter(|hit| !hit.starts_in_contact) else { continue };
                assert!(case.is_into_ground(hit), "{hit:?} of {case:?}");
                hits += 1;
                entries += u32::from(case.missed(f32::INFINITY).is_some());
            }
        }
    }
    println!("{hits} hits, {entries} entries");
    assert!(hits > 100 && entries > 30, "{hits} hits, {entries} entries");
}

/// A first vertex that is told twice is no edge that stops what comes out of the ground.
#[test]
fn vertices_that_are_equal_have_no_sides_of_their_own() {
    let v = Vector2D::new;
    let vertices = [v(0.0, 0.0), v(0.0, 0.0), v(9.0, 0.0)];
    let ground = Shape::from(Chain::new(&vertices).with_solid_side(Side::Right));
    let point = Shape::from(Chain::new(&vertices[..2]).with_solid_side(Side::Right));
    let still = clash2d::Motion::default();
    for (height, way, is_met) in [(3.0, -6.0, true), (-3.0, 6.0, false)] {
        let crate_ = Shape::from(Rectangle::new(v(-1.0, height - 1.0), v(2.0, 2.0)));
        let turn = clash2d::Motion { movement: v(0.0, way), rotation: 30.0, pivot: v(0.0, height) };
        assert_eq!(cast_turning(crate_, turn, ground, still).is_some(), is_met, "{way}");
        assert_eq!(cast_turning(ground, still, crate_, turn).is_some(), is_met, "{way}");
        assert!(cast_turning(crate_, turn, point, still).is_some(), "{way}");
    }
}

/// A ring of no vertices is not met at the origin, on a chain of many edges.
#[test]
fn rings_without_vertices_are_nowhere() {
    let v = Vector2D::new;
    let corners = [v(-10.0, 5.0), v(10.0, 5.0), v(0.0, 7.0)];
    let teeth: Vec<Vector2D> = (0..40).map(|x| v(x as f32 - 20.0, (x % 2) as f32)).collect();
    let (flag, comb) =
        (Polygon::new(&corners).with_rings(&[3, 0]), Shape::from(Chain::new(&teeth)));
    let turn = clash2d::Motion { movement: v(1.0, 0.0), rotation: 5.0, pivot: v(0.0, 5.0) };
    let hit = cast_turning(Shape::from(flag), turn, comb, clash2d::Motion::default());
    assert_eq!(hit, None);
}
