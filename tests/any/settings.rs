//! Casts and rays with settings, against the truth about figures that are what the settings make of these:
//! without the edges that are not there, and grown by the distance that is kept.

use clash2d::{
    CastMode, CastSettings, CastSides, Chain, Circle, Motion, Rectangle, Shape, Side, Status,
    Vector2D,
};
use clash2d_oracle::any::{self, Figure};
use clash2d_oracle::{Real, Rng};

use crate::casts::way;
use crate::compare::{Extent, check};
use crate::prepared::prepared;
use crate::shape::{vector, with_shape, with_shapes};

/// All within a distance of a figure, if that is a figure whose numbers are floats.
fn grown(figure: &Figure, by: f32) -> Option<Figure> {
    let sum = |x: f32, y: f32| {
        if !x.is_finite() || !y.is_finite() {
            return None;
        }
        let truth = &Real::new(x) + &Real::new(y);
        Some(x + y).filter(|sum| sum.is_finite() && (&truth - &Real::new(*sum)).is_zero())
    };
    let wider = |radius: f32| if radius < 0.0 { Some(radius) } else { sum(radius, by) };
    Some(match figure.clone() {
        Figure::Point { at } => Figure::Circle { center: at, radius: by },
        Figure::Segment { point1, point2 } => Figure::Capsule { point1, point2, radius: by },
        Figure::Circle { center, radius } => Figure::Circle { center, radius: wider(radius)? },
        Figure::Capsule { point1, point2, radius } => {
            Figure::Capsule { point1, point2, radius: wider(radius)? }
        }
        Figure::Rectangle { origin, size } if size.iter().all(|x| *x >= 0.0) => {
            let [x, y] = origin;
            let [right, top] = [sum(x, size[0])?, sum(y, size[1])?];
            let ring = vec![[x, y], [right, y], [right, top], [x, top]];
            Figure::Polygon { rings: vec![ring], radius: by }
        }
        Figure::Polygon { rings, radius } => Figure::Polygon { rings, radius: wider(radius)? },
        Figure::Chain { vertices, closed, radius, side } => {
            Figure::Chain { vertices, closed, radius: wider(radius)?, side }
        }
        Figure::Group(members) => {
            Figure::Group(members.iter().map(|member| grown(member, by)).collect::<Option<_>>()?)
        }
        Figure::At { position, figure } => grown(&figure, by)?.at(position),
        _ => return None,
    })
}

/// One of the figures grown, whichever can be.
fn grown_one([a, b]: [&Figure; 2], by: f32) -> Option<[Figure; 2]> {
    if by == 0.0 {
        return Some([a.clone(), b.clone()]);
    }
    let first = grown(a, by).map(|a| [a, b.clone()]);
    first.or_else(|| grown(b, by).map(|b| [a.clone(), b]))
}

/// Distances and sides.
fn draw(rng: &mut Rng) -> (CastSettings, f32, CastSides) {
    let kept = [0.0, 0.5, 1.0, 5.0, rng.u32(..64) as f32 / 8.0, f32::from_bits(rng.u32(..))];
    let kept = kept[rng.usize(..6)].abs();
    let kept = if kept.is_finite() { kept } else { 2.0 };
    let sides = [CastSides::Respect, CastSides::Ignore][rng.usize(..2)];
    (CastSettings::new().with_distance_kept(kept).with_sides(sides), kept, sides)
}

/// The last parts of the way that decide, and others.
fn limits(time: Option<&Real>, rng: &mut Rng) -> Vec<f32> {
    let near = time.map_or(0.5, Real::down);
    vec![1.0, near, near.next_up(), near.next_down().max(0.0), rng.f32(), 0.0, 7.0]
}

/// Whether a time is no later than a number; what the digits of roots do not tell apart is the same.
fn is_by(time: &Real, last: f32) -> bool {
    let last = Real::new(last.min(1.0));
    *time <= last || (time - &last).is_below(-200)
}

fn is_turned(figure: &Figure) -> bool {
    match figure {
        Figure::Group(members) => members.iter().any(is_turned),
        Figure::At { figure, .. } => is_turned(figure),
        _ => matches!(figure, Figure::Oriented { .. } | Figure::Sector { .. }),
    }
}

/// What is wrong with casts of two figures with settings, in either order, one of them or both prepared.
fn right_casts(a: &Figure, b: &Figure, rng: &mut Rng) -> Result<(), String> {
    let movement = way(a, b, rng).1;
    let other = if rng.bool() { [0.0; 2] } else { way(b, a, rng).1 };
    let (settings, kept, sides) = draw(rng);
    let seen = match sides {
        CastSides::Respect => any::there_for([a, b], [movement, other]),
        CastSides::Ignore => [a.clone(), b.clone()],
    };
    let Some([seen_a, seen_b]) = grown_one(seen.each_ref(), kept) else { return Ok(()) };
    let Some(truth) = any::cast(&seen_a, movement, &seen_b, other) else { return Ok(()) };
    for last in limits(truth.as_ref(), rng) {
        let settings = settings.with_largest_fraction(last);
        let ask = |a: &Shape<'_>, b: &Shape<'_>| {
            let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
            let ready = prepared(a, &mut memory).at(a.position());
            let other_ready = prepared(b, &mut other_memory).at(b.position());
            let (own, back) = (vector(movement), vector(other));
            [
                clash2d::cast_with(a, own, b, back, &settings),
                clash2d::cast_with(b, back, a, own, &settings),
                clash2d::cast_with(ready, own, b, back, &settings),
                clash2d::cast_with(ready, own, other_ready, back, &settings),
            ]
        };
        let answers = with_shapes(a, b, ask);
        let expected = truth.as_ref().filter(|time| is_by(time, last));
        let expected = expected.map(Real::down);
        let is_right = |hit: Option<clash2d::CastHit>| hit.map(|hit| hit.fraction) == expected;
        let is_doubtful = is_turned(a) || is_turned(b);
        if !answers.into_iter().all(is_right) && !is_doubtful {
            return Err(format!(
                "{answers:?} is not {expected:?} by {movement:?} and {other:?} with {settings:?}"
            ));
        }
        for hit in answers.into_iter().flatten() {
            let length = hit.normal.x * hit.normal.x + hit.normal.y * hit.normal.y;
            if (length - 1.0).abs() > 1e-5 {
                return Err(format!("no normal in {hit:?} with {settings:?}"));
            }
        }
        let [there, back, ..] = answers;
        let ahead = [0, 1].map(|axis| f64::from(movement[axis]) - f64::from(other[axis]));
        if let Some((hit, back)) = there.zip(back) {
            let along = f64::from(hit.normal.x) * ahead[0] + f64::from(hit.normal.y) * ahead[1];
            let length = (ahead[0] * ahead[0] + ahead[1] * ahead[1]).sqrt();
            let is_swapped = hit.normal == -back.normal && hit.point == back.point;
            // Which of two that are equal comes first nobody can tell.
            if !is_swapped && a != b {
                return Err(format!("swapped, {hit:?} is {back:?} with {settings:?}"));
            }
            if !hit.starts_in_contact && along < -1e-6 * length {
                return Err(format!("a normal against the way: {hit:?} with {settings:?}"));
            }
        }
    }
    Ok(())
}

#[test]
fn casts_with_settings() {
    check(Extent { cases: 1, every: 2, points: 24 }, right_casts);
}

fn right_rays(figure: &Figure, other: &Figure, rng: &mut Rng) -> Result<(), String> {
    let (origin, movement) = way(other, figure, rng);
    let (settings, kept, sides) = draw(rng);
    let seen =
        if sides == CastSides::Respect { any::there(figure, movement) } else { figure.clone() };
    let is_valid = origin.iter().all(|x| x.is_finite());
    let seen = if kept == 0.0 { Some(seen) } else { grown(&seen, kept) };
    let Some(seen) = seen.filter(|_| is_valid && !is_turned(figure)) else { return Ok(()) };
    let Some(truth) = any::ray(&seen, origin, movement) else { return Ok(()) };
    for last in limits(truth.as_ref().map(|(entry, _)| entry), rng) {
        let settings = settings.with_largest_fraction(last);
        let ask = |shape: &Shape<'_>| {
            let mut memory = Vec::new();
            let ready = prepared(shape, &mut memory).at(shape.position());
            [shape, &ready].map(|shape| {
                clash2d::cast_ray_with(shape, vector(origin), vector(movement), &settings)
            })
        };
        let answers = with_shape(figure, ask);
        let expected = truth.as_ref().filter(|(entry, _)| is_by(entry, last));
        let expected = expected.map(|(entry, exit)| (entry.down(), exit.up()));
        if answers.map(|hit| hit.map(|hit| (hit.entry, hit.exit))) != [expected; 2] {
            return Err(format!(
                "{answers:?} is not {expected:?} from {origin:?} by {movement:?} with {settings:?}"
            ));
        }
    }
    Ok(())
}

#[test]
fn rays_with_settings() {
    check(Extent { cases: 1, every: 1, points: 40 }, right_rays);
}

/// Whatever the motions, the shapes are no nearer than the distance kept when they are said to meet, and no
/// farther than the tolerance beyond it.
#[test]
fn turning_casts_keep_their_distance() {
    check(Extent { cases: 1, every: 2, points: 24 }, |a, b, rng| {
        let movement = way(a, b, rng).1;
        // Lines that turn differently are said to meet at once.
        if [a, b].iter().all(|figure| matches!(figure, Figure::Line { .. })) {
            return Ok(());
        }
        let size = |figure: &Figure| {
            figure.points().into_iter().flatten().fold(0.0_f32, |most, x| most.max(x.abs()))
        };
        let size = size(a).max(size(b)).max(movement[0].abs()).max(movement[1].abs());
        if !(1e-3..1e3).contains(&size) || any::collide(a, b) != Some(false) {
            return Ok(());
        }
        let kept = size * [0.1, 0.01, 0.001][rng.usize(..3)];
        let rotation = [40.0, -90.0, 200.0][rng.usize(..3)];
        let motion = Motion { movement: vector(movement), rotation, pivot: Vector2D::ZERO };
        let settings = CastSettings::new()
            .with_distance_kept(kept)
            .with_tolerance(size / 1e3)
            .with_sides(CastSides::Ignore);
        let hit = with_shapes(a, b, |a, b| {
            clash2d::cast_turning_with(a, motion, b, Motion::default(), &settings)
        });
        let Some(hit) = hit.filter(|hit| !hit.starts_in_contact) else { return Ok(()) };
        let moved = any::Motion { movement, degrees: rotation, pivot: [0.0; 2] };
        let rest = any::Motion::default();
        let apart = any::distance_at(a, &moved, b, &rest, hit.fraction);
        let Some(apart) = apart.map(|apart| apart.about()) else { return Ok(()) };
        let (kept, size) = (f64::from(kept), f64::from(size));
        // Both together with all ways are less than a few hundred times the size.
        if apart < kept || apart > kept + size / 1e3 + size / 1e3 {
            return Err(format!("{apart} apart and not {kept}: {hit:?} by {motion:?}"));
        }
        Ok(())
    });
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// A distance that is just kept, by a float more and less, near and far from the origin.
#[test]
fn distances_are_kept_to_the_last_float() {
    for far in [0.0, 1e6, -1e9] {
        let hero = Shape::from(Rectangle::new(v(0.0, 0.0), v(1.0, 2.0))).at(v(far, far));
        let coin = Shape::from(Circle::new(v(8.0, 6.0), 1.0)).at(v(far, far));
        let rest = Vector2D::ZERO;
        // Up to a corner at (4, 2), from where the way to the middle of the coin is (4, 4): not exact.
        // Beside it, from (5, 2), it is (3, 4) and 5 long.
        let settings = |kept: f32| CastSettings::new().with_distance_kept(kept);
        let go = |way: f32, kept: f32| {
            clash2d::cast_with(hero, v(way, 0.0), coin, rest, &settings(kept))
        };
        assert_eq!(go(8.0, 4.0).map(|hit| hit.fraction), Some(0.5), "{far}");
        assert_eq!(go(4.0, 4.0).map(|hit| hit.fraction), Some(1.0), "{far}");
        assert_eq!(go(4.0_f32.next_down(), 4.0), None, "{far}");
        assert_eq!(go(4.0, 4.0_f32.next_down()), None, "{far}");
        let nearer = go(8.0, 4.0_f32.next_up()).expect("a hit");
        assert!(nearer.fraction < 0.5 && nearer.fraction > 0.499_999, "{far}");
        let short = settings(4.0).with_largest_fraction(0.5_f32.next_down());
        assert_eq!(clash2d::cast_with(hero, v(8.0, 0.0), coin, rest, &short), None, "{far}");
        // Nearer from the start, which it leaves or not.
        let near = settings(16.0).with_mode(CastMode::Approaching);
        assert_eq!(clash2d::cast_with(hero, v(-8.0, 0.0), coin, rest, &near), None, "{far}");
        let hit = clash2d::cast_with(hero, v(8.0, 0.0), coin, rest, &near).expect("a hit");
        assert_eq!((hit.fraction, hit.starts_in_contact), (0.0, true), "{far}");
    }
}

/// A crate that keeps its distance slides along a floor of many pieces, and stops before the wall.
#[test]
fn what_keeps_a_distance_slides_on() {
    let ground: Vec<Vector2D> = (0..40).map(|x| v(x as f32 - 8.0, 0.0)).collect();
    let wall = [ground.as_slice(), &[v(31.0, 9.0)]].concat();
    let mut memory = Vec::new();
    for side in [Side::None, Side::Right] {
        let plain = Shape::from(Chain::new(&wall).with_solid_side(side));
        let ready = prepared(&plain, &mut memory);
        for level in [plain, ready] {
            for kept in [0.25_f32, 0.1] {
                for above in [kept, kept.next_down(), kept / 2.0] {
                    let crate_ = Shape::from(Rectangle::new(v(0.5, above), v(2.0, 2.0)));
                    let settings =
                        CastSettings::from(CastMode::Approaching).with_distance_kept(kept);
                    let go =
                        |way| clash2d::cast_with(crate_, way, level, Vector2D::ZERO, &settings);
                    let hit = go(v(64.0, 0.0)).expect("the wall");
                    let reached = 2.5 + 64.0 * f64::from(hit.fraction);
                    assert!(
                        (31.0 - reached - f64::from(kept)).abs() < 1e-5,
                        "{hit:?} {side:?} {kept}"
                    );
                    assert_eq!(hit.normal, v(1.0, 0.0), "{hit:?} {side:?} {kept}");
                    assert_eq!(go(v(1.0, 3.0)), None, "{side:?} {kept}");
                    assert_eq!(go(v(1.0, -3.0)).expect("the floor").fraction, 0.0);
                }
            }
        }
    }
}

/// From both sides of a ground, straight, turning and as a ray: only from above.
#[test]
fn grounds_are_met_from_their_free_side() {
    let ends = [v(-9.0, 0.0), v(9.0, 0.0)];
    let ground = Shape::from(Chain::new(&ends).with_solid_side(Side::Right));
    let (ball, rest) = (Circle::new(v(0.0, 3.0), 1.0), Vector2D::ZERO);
    let ignoring = CastSettings::new().with_sides(CastSides::Ignore);
    for (height, way, is_met) in [(3.0, -6.0, true), (-3.0, 6.0, false)] {
        let ball = Shape::from(ball).at(v(0.0, height - 3.0));
        let turn = Motion { movement: v(0.0, way), rotation: 30.0, pivot: v(0.0, height) };
        let still = Motion::default();
        assert_eq!(clash2d::cast(ball, v(0.0, way), ground, rest).is_some(), is_met);
        assert_eq!(clash2d::cast_turning(ball, turn, ground, still).is_some(), is_met);
        assert_eq!(clash2d::cast_ray(ground, v(0.0, height), v(0.0, way)).is_some(), is_met);
        assert!(clash2d::cast_with(ball, v(0.0, way), ground, rest, &ignoring).is_some());
        assert!(clash2d::cast_turning_with(ball, turn, ground, still, &ignoring).is_some());
        assert!(clash2d::cast_ray_with(ground, v(0.0, height), v(0.0, way), &ignoring).is_some());
    }
}

/// What jumps through a ground from below while it turns comes down on it.
#[test]
fn what_turns_passes_and_comes_back() {
    let ends = [v(-9.0, 0.0), v(9.0, 0.0)];
    let ground = Shape::from(Chain::new(&ends).with_solid_side(Side::Right));
    let axe = Shape::from(Rectangle::new(v(3.0, -0.5), v(1.0, 1.0)));
    // Around (0, 0) from the right, and down on the left, where it is upside down.
    let swing = Motion { rotation: 300.0, pivot: Vector2D::ZERO, movement: Vector2D::ZERO };
    let settings = CastSettings::new().with_tolerance(1e-4);
    let hit = clash2d::cast_turning_with(axe, swing, ground, Motion::default(), &settings);
    let hit = hit.expect("it comes down");
    let degrees = 300.0 * f64::from(hit.fraction);
    // Its lower edge is as far from the ground as the corner at (4, 0.5) is turned: 180 - 9.46 degrees.
    assert!(degrees < 180.0 && degrees > 160.0 && !hit.starts_in_contact, "{degrees}");
}

/// Rays that start at a mirror leave it, and those that start inside go on to the next wall.
#[test]
fn approaching_rays_leave_where_they_start() {
    let mirror = Shape::from(Rectangle::new(v(0.0, 0.0), v(4.0, 4.0)));
    let approaching = CastSettings::from(CastMode::Approaching);
    let ray =
        |from: Vector2D, way: Vector2D| clash2d::cast_ray_with(mirror, from, way, &approaching);
    assert_eq!(ray(v(4.0, 2.0), v(8.0, 1.0)), None);
    let inwards = ray(v(4.0, 2.0), v(-8.0, 1.0)).expect("a hit");
    assert_eq!((inwards.entry, inwards.entry_normal), (0.0, v(1.0, 0.0)));
    assert!(inwards.starts_inside);
    assert!(clash2d::cast_ray(mirror, v(4.0, 2.0), v(8.0, 1.0)).is_some());
    let ell = [(0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (4.0, 6.0), (4.0, 2.0), (0.0, 2.0)];
    let ell = ell.map(Vector2D::from);
    let ell = Shape::from(clash2d::Polygon::new(&ell));
    let ray = clash2d::cast_ray_with(ell, v(1.0, 2.0), v(8.0, 8.0), &approaching);
    let ray = ray.expect("the other arm");
    assert_eq!((ray.entry, ray.entry_point), (0.375, v(4.0, 5.0)));
    assert_eq!((ray.entry_normal, ray.starts_inside), (v(-1.0, 0.0), true));
}

#[test]
fn settings_of_any_bits_have_an_answer() {
    let mut rng = Rng::with_seed(77);
    let (a, b) = (Circle::new(v(0.0, 0.0), 1.0), Circle::new(v(4.0, 0.0), 1.0));
    let mut taken = 0;
    for _ in 0..20_000 {
        let mut number = || match rng.u8(..4) {
            0 => f32::from_bits(rng.u32(..)),
            1 => rng.f32(),
            2 => [0.0, -0.0, 1.0, f32::NAN, f32::INFINITY, -1.0][rng.usize(..6)],
            _ => rng.u32(..9) as f32,
        };
        let [largest, kept, tolerance] = [number(), number(), number()];
        let settings = CastSettings::new()
            .with_largest_fraction(largest)
            .with_distance_kept(kept)
            .with_tolerance(tolerance);
        let is_taken = [largest, kept, tolerance].iter().all(|x| x.is_finite() && *x >= 0.0);
        assert_eq!(settings.check() == Status::Ok, is_taken, "{settings:?}");
        let hit = clash2d::cast_with(a, v(2.0, 0.0), b, Vector2D::ZERO, &settings);
        let turn = Motion { movement: v(2.0, 0.0), rotation: 10.0, pivot: Vector2D::ZERO };
        let turned = clash2d::cast_turning_with(a, turn, b, Motion::default(), &settings);
        let ray = clash2d::cast_ray_with(b, v(0.0, 0.0), v(3.0, 0.0), &settings);
        let is_met = is_taken && (kept >= 2.0 || (largest >= 1.0 - kept / 2.0));
        assert!(is_taken || (hit.is_none() && turned.is_none() && ray.is_none()), "{settings:?}");
        // Where no rounding of this test's own counts.
        if is_taken && (kept * 8.0).fract() == 0.0 && kept < 64.0 {
            assert_eq!(hit.is_some(), is_met, "{settings:?}");
        }
        taken += u32::from(is_taken);
    }
    assert!(taken > 1000);
}
