//! Rays and casts against the oracle's hundreds of bits.

mod figure;

use clash2d::{
    CastHit, CastMode, CastSettings, CastSides, Place, RayHit, Vector2D, cast_ray,
    cast_turning_with, cast_with,
};
use clash2d_oracle::any::{self, Distribution, Figure, Kind, Motion, Pair, draw, draw_pair};
use clash2d_oracle::{Real, Rng};
use figure::{lend, lend_both};

/// How many cases of each kind and distribution; the environment may ask for other numbers.
fn cases(usual: u32) -> u32 {
    std::env::var("CLASH2D_CASES").map_or(usual, |text| text.parse().expect("a number"))
}

/// A movement that is likely to lead to something.
fn movement(figures: &[&Figure], distribution: Distribution, rng: &mut Rng) -> Pair {
    let points: Vec<Pair> = figures.iter().flat_map(|figure| figure.points()).collect();
    let mut pick = || rng.choice(&points).copied().unwrap_or_default();
    let (from, to) = (pick(), pick());
    let scale = [0.5, 1.0, 1.0, 2.0, 3.0, -1.0][rng.usize(..6)];
    let way = [0, 1].map(|axis| (to[axis] - from[axis]) * scale);
    match rng.u8(..8) {
        0 => [way[0], 0.0],
        1 => [0.0, way[1]],
        2 => draw(Kind::Point, distribution, rng).points()[0],
        _ => way,
    }
}

fn is_finite(numbers: &[Pair]) -> bool {
    numbers.iter().flatten().all(|number| number.is_finite())
}

/// A shape and a ray.
#[derive(Debug)]
struct Ray {
    figure: Figure,
    origin: Pair,
    movement: Pair,
}

impl Ray {
    fn draw(kind: Kind, distribution: Distribution, rng: &mut Rng) -> Option<Self> {
        let [figure, point] = draw_pair([kind, Kind::Point], distribution, rng);
        let movement = movement(&[&figure, &point], distribution, rng);
        let ray = Self { origin: point.points()[0], figure, movement };
        is_finite(&[ray.origin, ray.movement]).then_some(ray)
    }

    fn ask(&self) -> Option<RayHit> {
        lend(&self.figure, |shape| cast_ray(shape, self.origin.into(), self.movement.into()))
    }
}

/// Asks about rays of all kinds, and how many of them hit.
fn each_ray(usual: u32, mut check: impl FnMut(&Ray, Distribution) -> bool) -> u32 {
    let mut hits = 0;
    for (number, kind) in Kind::ALL.into_iter().enumerate() {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..cases(usual) {
                let ray = Ray::draw(kind, distribution, &mut rng);
                hits += u32::from(ray.is_some_and(|ray| check(&ray, distribution)));
            }
        }
    }
    hits
}

#[test]
fn rays_enter_and_leave_where_they_must() {
    let hits = each_ray(30, |ray, distribution| {
        let there = any::there(&ray.figure, ray.movement);
        let Some(expected) = any::ray(&there, ray.origin, ray.movement) else { return false };
        let hit = ray.ask();
        let parts = hit.map(|hit| (hit.entry, hit.exit));
        let expected = expected.map(|(entry, exit)| (entry.down(), exit.up()));
        assert_eq!(parts, expected, "{distribution:?} {ray:?}");
        hit.is_some()
    });
    assert!(hits > 1000, "{hits}");
}

/// Whether a point is where it should be, within 0.51 places and some part of the sizes.
fn is_at(point: Vector2D, truth: [Real; 2], size: f64) -> bool {
    let is_near = |x: f32, truth: &Real| {
        let off = (&Real::new(x) - truth).abs().about();
        truth.ulps_to(x) <= 0.51 || off <= size / (1_u64 << 40) as f64 + f64::from(x.abs()) * 6.1e-8
    };
    is_near(point.x, &truth[0]) && is_near(point.y, &truth[1])
}

fn size(figures: &[&Figure], ways: &[Pair]) -> f64 {
    let mut numbers: Vec<f32> = ways.concat();
    for figure in figures {
        numbers.extend((*figure).clone().numbers().iter().map(|(_, number)| **number));
    }
    let numbers = numbers.iter().filter(|number| number.is_finite()); // others are of empty members
    numbers.map(|number| f64::from(number.abs())).sum()
}

#[test]
fn rays_have_points_and_normals() {
    each_ray(30, |ray, distribution| {
        let Some(hit) = ray.ask() else { return false };
        let there = any::there(&ray.figure, ray.movement);
        let Some(Some((entry, exit))) = any::ray(&there, ray.origin, ray.movement) else {
            return false;
        };
        let context = format!("{distribution:?} {ray:?} {hit:?}");
        let size = size(&[&ray.figure], &[ray.origin, ray.movement]);
        let at = |part: &Real| {
            [0, 1]
                .map(|axis| &Real::new(ray.origin[axis]) + &(&Real::new(ray.movement[axis]) * part))
        };
        assert!(is_at(hit.entry_point, at(&entry), size), "entry {context}");
        assert!(is_at(hit.exit_point, at(&exit), size), "exit {context}");
        let way = Vector2D::from(ray.movement);
        let is_unit = |normal: Vector2D| (normal.length() - 1.0).abs() < 2e-7;
        let along = |normal: Vector2D| normal.unit().dot(way.unit());
        let contains = |at: Pair| any::contains_point(&there, at) == Some(true);
        if contains(ray.origin) {
            assert!(hit.starts_inside && hit.entry_normal == Vector2D::ZERO, "{context}");
        } else {
            assert!(is_unit(hit.entry_normal), "entry {context}");
            assert!(along(hit.entry_normal) < 1e-6, "entry {context}");
        }
        let ends_inside = exit.down() == 1.0 && hit.exit_normal == Vector2D::ZERO;
        if !ends_inside && way != Vector2D::ZERO {
            assert!(is_unit(hit.exit_normal) || hit.entry == hit.exit, "exit {context}");
            assert!(along(hit.exit_normal) > -1e-6, "exit {context}");
        }
        true
    });
}

/// Two shapes and their movements.
#[derive(Debug)]
struct Cast {
    figures: [Figure; 2],
    ways: [Pair; 2],
}

impl Cast {
    fn draw(kinds: [Kind; 2], distribution: Distribution, rng: &mut Rng) -> Option<Self> {
        let figures = draw_pair(kinds, distribution, rng);
        let mut way = || movement(&figures.each_ref(), distribution, rng);
        let (way, other) = (way(), way());
        let ways = match rng.u8(..3) {
            0 => [way, [0.0; 2]],
            1 => [[0.0; 2], way],
            _ => [way, other],
        };
        is_finite(&ways).then_some(Self { figures, ways })
    }

    fn ask(&self, mode: CastMode) -> Option<CastHit> {
        let [way_a, way_b] = self.ways.map(Vector2D::from);
        lend_both(self.figures.each_ref(), |a, b| cast_with(a, way_a, b, way_b, &mode.into()))
    }

    /// Whether sines and cosines take part.
    fn is_turned(&self) -> bool {
        let text = format!("{self:?}");
        text.contains("Sector") || text.contains("Oriented")
    }

    fn truth(&self) -> Option<Option<Real>> {
        let ([way_a, way_b], [a, b]) =
            (self.ways, any::there_for(self.figures.each_ref(), self.ways));
        any::cast(&a, way_a, &b, way_b)
    }

    fn swapped(&self) -> Self {
        let ([a, b], [way_a, way_b]) = (self.figures.clone(), self.ways);
        Self { figures: [b, a], ways: [way_b, way_a] }
    }

    /// How far the shapes are apart after a part of the movements, with the second one moved on.
    fn gap_at(&self, part: f32, on: Vector2D) -> f64 {
        let motion = |way: Pair, on: Vector2D| Motion {
            movement: [way[0] * part + on.x, way[1] * part + on.y],
            ..Motion::default()
        };
        let [a, b] = &self.figures;
        let motions = [motion(self.ways[0], Vector2D::ZERO), motion(self.ways[1], on)];
        any::distance_at(a, &motions[0], b, &motions[1], 1.0).map_or(f64::NAN, |gap| gap.about())
    }
}

/// Asks about casts of all pairs of kinds, and how many of them hit.
fn each_cast(
    usual: u32,
    distributions: &[Distribution],
    mut check: impl FnMut(&Cast, Distribution) -> bool,
) -> u32 {
    let mut hits = 0;
    for (number, kinds) in Kind::pairs().enumerate() {
        for &distribution in distributions {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..cases(usual) {
                let cast = Cast::draw(kinds, distribution, &mut rng);
                hits += u32::from(cast.is_some_and(|cast| check(&cast, distribution)));
            }
        }
    }
    hits
}

#[test]
fn casts_end_at_the_first_contact() {
    let hits = each_cast(5, &Distribution::ALL, |cast, distribution| {
        let Some(expected) = cast.truth() else { return false };
        let hit = cast.ask(CastMode::All);
        let fraction = hit.map(|hit| hit.fraction);
        // Half of a radius is a cosine for the oracle, which may be off by 2^-300.
        if fraction == Some(1.0) && expected.is_none() && cast.is_turned() {
            return true;
        }
        assert_eq!(fraction, expected.map(|time| time.down()), "{distribution:?} {cast:?}");
        hit.is_some()
    });
    assert!(hits > 1000, "{hits}");
}

#[test]
fn swapped_casts_only_turn_the_normal() {
    each_cast(5, &Distribution::ALL, |cast, distribution| {
        if cast.figures[0] == cast.figures[1] {
            return false;
        }
        for mode in [CastMode::All, CastMode::Approaching] {
            let hit = cast.ask(mode);
            let swapped = cast.swapped().ask(mode);
            let expected = hit.map(|mut hit| {
                hit.normal = -hit.normal;
                std::mem::swap(&mut hit.place_a, &mut hit.place_b);
                hit
            });
            assert_eq!(swapped, expected, "{distribution:?} {cast:?}");
        }
        true
    });
}

/// The kinds of which no pair lies around each other.
const CONVEX: [Kind; 6] =
    [Kind::Point, Kind::Segment, Kind::Circle, Kind::Rectangle, Kind::Oriented, Kind::Capsule];

#[test]
fn normals_lead_apart() {
    let mut hits = 0;
    for (number, kinds) in Kind::pairs().enumerate() {
        if !kinds.iter().all(|kind| CONVEX.contains(kind)) {
            continue;
        }
        for distribution in [Distribution::Uniform, Distribution::Grid, Distribution::Angles] {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..cases(20) {
                let Some(cast) = Cast::draw(kinds, distribution, &mut rng) else { continue };
                let Some(hit) = cast.ask(CastMode::All) else { continue };
                if hit.starts_in_contact {
                    continue;
                }
                let gap = cast.gap_at(hit.fraction, hit.normal);
                assert!((gap - 1.0).abs() < 1e-3, "{gap} {distribution:?} {cast:?} {hit:?}");
                hits += 1;
            }
        }
    }
    assert!(hits > 200, "{hits}");
}

#[test]
fn points_belong_to_both() {
    let tame = [Distribution::Uniform, Distribution::Grid, Distribution::Angles];
    let hits = each_cast(5, &tame, |cast, distribution| {
        let Some(hit) = cast.ask(CastMode::All) else { return false };
        if hit.starts_in_contact {
            return false;
        }
        let point = Figure::Point { at: hit.point.into() };
        let size = size(&cast.figures.each_ref(), &cast.ways);
        for (figure, way) in cast.figures.iter().zip(cast.ways) {
            let figures = [point.clone(), figure.clone()];
            let gap = Cast { figures, ways: [[0.0; 2], way] }.gap_at(hit.fraction, Vector2D::ZERO);
            assert!(gap <= 1e-6 * size, "{gap} {distribution:?} {cast:?} {hit:?}");
        }
        true
    });
    assert!(hits > 200, "{hits}");
}

/// Two shapes that move and turn.
#[derive(Debug)]
struct Turning {
    figures: [Figure; 2],
    motions: [Motion; 2],
    tolerance: f32,
}

impl Turning {
    fn draw(kinds: [Kind; 2], distribution: Distribution, rng: &mut Rng) -> Option<Self> {
        let cast = Cast::draw(kinds, distribution, rng)?;
        let points: Vec<Pair> = cast.figures.iter().flat_map(Figure::points).collect();
        let degrees = [0.0, 1.0, 30.0, 90.0, -180.0, 360.0, 720.0, rng.f32() * 100.0];
        let mut motion = |movement: Pair| Motion {
            movement: if rng.u8(..3) == 0 { [0.0; 2] } else { movement },
            pivot: rng.choice(&points).copied().unwrap_or_default(),
            degrees: degrees[rng.usize(..8)],
        };
        let motions = cast.ways.map(&mut motion);
        let tolerance = [0.0, 0.001, 0.1][rng.usize(..3)];
        Some(Self { figures: cast.figures, motions, tolerance })
    }

    fn ask(&self, sides: CastSides) -> Option<CastHit> {
        let [motion_a, motion_b] = self.motions.map(|motion| clash2d::Motion {
            movement: motion.movement.into(),
            rotation: motion.degrees,
            pivot: motion.pivot.into(),
        });
        let settings = CastSettings::new().with_tolerance(self.tolerance).with_sides(sides);
        lend_both(self.figures.each_ref(), |a, b| {
            cast_turning_with(a, motion_a, b, motion_b, &settings)
        })
    }

    /// Whether two lines may turn differently.
    fn has_lines(&self) -> bool {
        self.figures.iter().all(|figure| figure.to_string().contains("Line"))
    }

    fn gap_at(&self, time: f32) -> f64 {
        let ([a, b], [motion_a, motion_b]) = (&self.figures, &self.motions);
        any::distance_at(a, motion_a, b, motion_b, time).map_or(f64::INFINITY, |gap| gap.about())
    }

    /// How far from the point of a hit the places of both shapes are then.
    fn places_off(&self, hit: CastHit) -> f64 {
        let point = Figure::Point { at: hit.point.into() };
        let off = |number: usize, place: Place| {
            let at = lend_both(self.figures.each_ref(), |a, b| {
                [a, b][number].point_at(place).expect("a place on the border")
            });
            let placed = Figure::Point { at: at.into() };
            let (motion, time) = (&self.motions[number], hit.fraction);
            any::distance_at(&placed, motion, &point, &Motion::default(), time)
                .map_or(f64::INFINITY, |gap| gap.about())
        };
        off(0, hit.place_a).max(off(1, hit.place_b))
    }

    /// All sizes and ways together, but for the shapes' own.
    fn least_tolerance(&self) -> f64 {
        let ways = self.motions.map(|motion| motion.movement);
        let pivots = self.motions.map(|motion| motion.pivot);
        let turns: f64 = self.motions.iter().map(|motion| f64::from(motion.degrees.abs())).sum();
        let size = size(&self.figures.each_ref(), &[&ways[..], &pivots].concat());
        size * (1.0 + turns / 57.0) / f64::from(1 << 20)
    }
}

#[test]
fn turning_casts_never_miss() {
    let tame = [Distribution::Uniform, Distribution::Grid, Distribution::Angles];
    let mut hits = 0;
    for (number, kinds) in Kind::pairs().enumerate() {
        for distribution in tame {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..cases(3) {
                let Some(cast) = Turning::draw(kinds, distribution, &mut rng) else { continue };
                let hit = cast.ask(CastSides::Ignore);
                let context = format!("{distribution:?} {cast:?} {hit:?}");
                let end = hit.map_or(1.0, |hit| hit.fraction);
                let tolerance = cast.least_tolerance().max(f64::from(cast.tolerance));
                if let Some(hit) = hit {
                    hits += 1;
                    let off = if hit.starts_in_contact { 0.0 } else { cast.places_off(hit) };
                    assert!(off <= tolerance || cast.has_lines(), "{off} {context}");
                    let gap = cast.gap_at(end);
                    assert!(gap <= tolerance || cast.has_lines(), "{gap} {context}");
                }
                for step in 0..if end > 0.0 { 12 } else { 0 } {
                    let part = end * step as f32 / 12.0;
                    assert!(cast.gap_at(part) > 0.0, "{part} {context}");
                }
            }
        }
    }
    assert!(hits > 300, "{hits}");
}
