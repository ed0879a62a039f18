//! Casts of any size: many corners, many turns, many members, against brute force.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

use clash2d::{
    Capsule, CastSettings, Circle, Group, Motion, Node, OrientedRectangle, Polygon, Prepared,
    Rectangle, Segment, Shape, Vector2D, cast, cast_ray, cast_turning_with,
};
use clash2d_oracle::Rng;

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

type Place = [f64; 2];

fn wide(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
}

fn ring(count: usize, center: Vector2D, radius: f64, phase: f64) -> Vec<Vector2D> {
    let corner = |number: usize| {
        let angle = std::f64::consts::TAU * number as f64 / count as f64 + phase;
        let [x, y] = [angle.cos() * radius, angle.sin() * radius];
        center + v(x as f32, y as f32)
    };
    (0..count).map(corner).collect()
}

/// Teeth of one length, beside each other.
fn comb(teeth: usize, [x, y]: [f32; 2], up: f32) -> Vec<Vector2D> {
    let tooth = |number: usize| {
        let left = x + 2.0 * number as f32;
        let (low, high) = (y, y + 5.0 * up + 0.01 * (number % 7) as f32);
        [v(left, low), v(left, high), v(left + 0.875, high), v(left + 0.875, low)]
    };
    let mut comb: Vec<Vector2D> = (0..teeth).flat_map(tooth).collect();
    comb.extend([v(x + 2.0 * teeth as f32, y - up), v(x, y - up)]);
    comb
}

/// When a point that moves meets an edge, in f64.
fn meets(point: Place, way: Place, [p, q]: [Place; 2]) -> Option<f64> {
    let cross = |a: Place, b: Place| a[0] * b[1] - a[1] * b[0];
    let minus = |a: Place, b: Place| [a[0] - b[0], a[1] - b[1]];
    let (edge, to) = (minus(q, p), minus(p, point));
    let below = cross(way, edge);
    let (time, part) = (cross(to, edge) / below, cross(to, way) / below);
    ((-1e-12..=1.0 + 1e-12).contains(&part) && (0.0..=1.0).contains(&time)).then_some(time)
}

/// When two rings first meet, each vertex against each edge.
fn first_meeting(a: &[Vector2D], b: &[Vector2D], way: Vector2D) -> Option<f64> {
    let edges = |ring: &[Vector2D]| -> Vec<[Place; 2]> {
        (0..ring.len()).map(|i| [wide(ring[i]), wide(ring[(i + 1) % ring.len()])]).collect()
    };
    let ([x, y], mut first) = (wide(way), f64::INFINITY);
    for (vertices, edges, way) in [(a, edges(b), [x, y]), (b, edges(a), [-x, -y])] {
        for vertex in vertices {
            for edge in &edges {
                first = first.min(meets(wide(*vertex), way, *edge).unwrap_or(f64::INFINITY));
            }
        }
    }
    first.is_finite().then_some(first)
}

fn with_prepared(ring: &[Vector2D], ask: impl FnOnce(&Shape<'_>, &Shape<'_>)) {
    let plain: Shape<'_> = Polygon::new(ring).into();
    let mut memory = vec![Node::default(); Prepared::size(plain)];
    let prepared = Prepared::new(plain, &mut memory).expect("a valid polygon").into();
    ask(&plain, &prepared);
}

/// Plain, prepared and swapped, against brute force.
fn check(a: &[Vector2D], b: &[Vector2D], way: Vector2D) {
    let truth = first_meeting(a, b, way);
    let rest = Vector2D::ZERO;
    with_prepared(a, |a, prepared_a| {
        with_prepared(b, |b, prepared_b| {
            let hit = cast(a, way, b, rest);
            let fraction = hit.map(|hit| f64::from(hit.fraction));
            let is_near = match (fraction, truth) {
                (Some(fraction), Some(truth)) => {
                    fraction <= truth + 1e-12 && fraction >= truth - 1e-7
                }
                (fraction, truth) => fraction.is_none() && truth.is_none(),
            };
            assert!(is_near, "{fraction:?}, not {truth:?}: {way:?}");
            for [a, b] in [[prepared_a, b], [a, prepared_b], [prepared_a, prepared_b]] {
                let prepared = cast(a, way, b, rest);
                assert_eq!(prepared.map(|hit| hit.fraction), hit.map(|hit| hit.fraction));
            }
            let swapped = cast(b, rest, a, way);
            assert_eq!(swapped.map(|hit| -hit.normal), hit.map(|hit| hit.normal));
        });
    });
}

#[test]
fn rings_of_any_number_of_corners_meet() {
    let mut rng = Rng::with_seed(1);
    let mut number = move || (rng.f32() - 0.5) * 2.0;
    for count in (3..=64).chain([100, 300, 1000]) {
        for round in 0..if count > 64 { 2 } else { 6 } {
            let a = ring(count, v(number(), number()), 5.0, f64::from(number()));
            let place = v(20.0 + number(), 8.0 * number());
            let mut b = ring([count, 3, 17][round % 3], place, 4.0, f64::from(number()));
            if round % 2 == 0 {
                b.reverse();
            }
            check(&a, &b, v(30.0, 2.0 * number()));
        }
    }
}

#[test]
fn rounded_rings_of_any_number_of_corners_meet_discs() {
    for count in (3..=64).chain([100, 1000]) {
        let corners = ring(count, v(0.0, 0.0), 5.0, 0.1);
        let rounded: Shape<'_> = Polygon::new(&corners).with_radius(0.5).into();
        let way = v(-16.0, 0.5);
        let rest = Vector2D::ZERO;
        // A disc of half the radius against a ring of the other half, and a point against the whole.
        let thin: Shape<'_> = Polygon::new(&corners).with_radius(0.25).into();
        let start = v(12.0, 1.0);
        let ball = Circle::new(start, 0.25);
        let by_ball = cast(ball, way, thin, rest).expect("a hit").fraction;
        let by_point = cast(start, way, rounded, rest).expect("a hit");
        let by_ray = cast_ray(rounded, start, way).expect("a hit");
        assert_eq!([by_ball, by_ray.entry], [by_point.fraction; 2], "{count}");
    }
}

#[test]
fn combs_meet() {
    for teeth in [3, 10, 60] {
        let b = comb(teeth, [0.9375, 0.0], 1.0);
        for (x, y, way) in [
            (0.0, 20.0, v(0.0, -30.0)),
            (0.0, 20.0, v(3.0, -30.0)),
            (0.0, 20.0, v(-7.5, -13.0)),
            (0.0, 7.0, v(0.25, 0.0)),
            (0.0, 7.0, v(0.0, 30.0)),
            (-0.03125, 7.0, v(0.01, -9.0)),
        ] {
            check(&comb(teeth, [x, y], -1.0), &b, way);
        }
    }
}

/// Hills, and a flat bottom.
fn terrain(edges: usize) -> Vec<Vector2D> {
    let half = edges as f32 / 2.0;
    let top = |i: usize| v(i as f32 - half, ((i as f32 * 0.37).sin() - 1.0) * 0.5);
    let mut terrain: Vec<Vector2D> = (0..=edges).map(top).collect();
    terrain.extend([v(half, -10.0), v(-half, -10.0)]);
    terrain
}

const TURNS: [f32; 8] = [90.0, 725.0, 1e4, 1e6, 1e8, 1e12, 1e30, f32::MAX];

#[test]
fn a_bat_that_never_reaches_the_ground_meets_nothing_however_fast_it_spins() {
    let star: Vec<Vector2D> =
        (0..20).map(|i| ring(20, v(0.0, 7.0), [4.0, 1.0][i % 2], 0.0)[i]).collect();
    let bats: [Shape<'_>; 4] = [
        Segment::new(v(0.0, 7.0), v(4.0, 7.0)).into(),
        Capsule::new(v(-3.0, 7.0), v(3.0, 7.0), 0.5).into(),
        OrientedRectangle::new(v(0.0, 7.0), v(3.0, 1.0), 20.0).into(),
        Polygon::new(&star).into(),
    ];
    let pivot = v(0.0, 7.0);
    with_prepared(&terrain(1000), |plain, prepared| {
        for bat in &bats {
            for rotation in TURNS.into_iter().flat_map(|turns| [turns, -turns]) {
                for movement in [Vector2D::ZERO, v(30.0, 1.0)] {
                    let motion = Motion { movement, rotation, pivot };
                    for floor in [plain, prepared] {
                        let rest = Motion::default();
                        let hit = cast_turning_with(
                            bat,
                            motion,
                            floor,
                            rest,
                            &CastSettings::new().with_tolerance(0.001),
                        );
                        assert!(hit.is_none(), "{bat:?} {motion:?} {hit:?}");
                    }
                }
            }
        }
    });
}

#[test]
fn what_lies_within_the_way_around_is_not_met() {
    // A ball on a chain around a box.
    let ball = Circle::new(v(10.0, 0.0), 0.5);
    let wall = Rectangle::new(v(-5.0, -5.0), v(10.0, 10.0));
    for rotation in TURNS {
        let motion = Motion { rotation, ..Motion::default() };
        let rest = Motion::straight(v(1.0, 0.5));
        let hit =
            cast_turning_with(ball, motion, wall, rest, &CastSettings::new().with_tolerance(0.001));
        assert!(hit.is_none(), "{rotation} {hit:?}");
    }
}

#[test]
fn a_bat_hits_a_ball_in_its_first_turn() {
    let bat: Shape<'_> = Segment::new(Vector2D::ZERO, v(4.0, 0.0)).into();
    let mut rng = Rng::with_seed(5);
    for rotation in [90.0_f32, 300.0, 400.0, 5000.0, 1e5, 1e7] {
        for _ in 0..40 {
            let (angle, distance) = (20.0 + 325.0 * rng.f32(), 1.0 + 2.5 * rng.f32());
            let place = f64::from(angle).to_radians();
            let center = v((place.cos() * f64::from(distance)) as f32, {
                (place.sin() * f64::from(distance)) as f32
            });
            let ball = Circle::new(center, 0.25);
            let [x, y] = wide(center);
            let met = y.atan2(x).rem_euclid(std::f64::consts::TAU) - (0.25 / x.hypot(y)).asin();
            let truth = met.to_degrees() / f64::from(rotation);
            let motion = Motion { rotation, ..Motion::default() };
            let rest = Motion::default();
            let hit = cast_turning_with(
                bat,
                motion,
                ball,
                rest,
                &CastSettings::new().with_tolerance(0.001),
            );
            // What the tolerance is at least, as an angle; and the f32 below.
            let slack = 1.0_f64.max(f64::from(rotation) / 36_000.0) * 0.6;
            let least = (met.to_degrees() - slack) / f64::from(rotation) - truth / 8e6;
            match hit.map(|hit| f64::from(hit.fraction)) {
                Some(fraction) => {
                    assert!(fraction <= truth * (1.0 + 1e-9), "{fraction} {truth} {rotation}");
                    assert!(fraction >= least, "{fraction} {truth} {rotation}");
                }
                None => assert!(truth > 1.0 - 1e-9, "{truth} {rotation}"),
            }
        }
    }
}

#[test]
fn a_spinning_bat_that_moves_is_never_late() {
    let mut rng = Rng::with_seed(9);
    let mut number = move || f64::from(rng.f32());
    for _ in 0..60 {
        let (turns, length) = (1.0 + 40.0 * number(), 2.0 + 2.0 * number());
        let (from, to) = (8.0 + number(), length - 1.0 + 2.0 * number());
        // Towards a wall along the X axis, which a sample of the way shows.
        let rotation = (360.0 * turns) as f32;
        let motion =
            Motion { movement: v(0.0, (to - from) as f32), rotation, pivot: v(0.0, from as f32) };
        let bat = Segment::new(motion.pivot, motion.pivot + v(length as f32, 0.0));
        let wall = Rectangle::new(v(-50.0, -5.0), v(100.0, 5.0));
        let rest = Motion::default();
        let hit =
            cast_turning_with(bat, motion, wall, rest, &CastSettings::new().with_tolerance(0.001));
        let lowest = |time: f64| {
            let angle = (f64::from(rotation) * time).to_radians();
            let base = f64::from(motion.pivot.y) + f64::from(motion.movement.y) * time;
            base + (f64::from(length as f32) * angle.sin()).min(0.0)
        };
        const STEPS: u32 = 400_000;
        let sampled =
            (0..=STEPS).map(|i| f64::from(i) / f64::from(STEPS)).find(|t| lowest(*t) <= 0.0);
        match (hit.map(|hit| f64::from(hit.fraction)), sampled) {
            (Some(fraction), Some(sampled)) => {
                assert!(fraction <= sampled, "{fraction} {sampled} {motion:?}");
                assert!(lowest(fraction) < 0.01, "{fraction} {sampled} {motion:?}");
            }
            (Some(fraction), None) => assert!(lowest(fraction) < 0.01, "{fraction} {motion:?}"),
            (None, sampled) => assert!(sampled.is_none(), "{sampled:?} {motion:?}"),
        }
    }
}

#[test]
fn gears_that_turn_alike_are_asked_about_one_turn() {
    let teeth = |place: Vector2D, phase: f64| -> Vec<Vector2D> {
        let gear = [4.0, 3.0].map(|radius| ring(16, place, radius, phase));
        (0..16).map(|i| gear[i / 2 % 2][i]).collect()
    };
    let (a, b) = (teeth(v(0.0, 0.0), 0.0), teeth(v(9.0, 0.0), 0.3));
    let [a, b]: [Shape<'_>; 2] = [Polygon::new(&a).into(), Polygon::new(&b).into()];
    for rotation in TURNS {
        let own = Motion { rotation, ..Motion::default() };
        let other = Motion { rotation: -rotation, pivot: v(9.0, 0.0), ..Motion::default() };
        assert!(
            cast_turning_with(a, own, b, other, &CastSettings::new().with_tolerance(0.001))
                .is_none(),
            "{rotation}"
        );
    }
}

#[test]
fn rays_through_tiles_are_those_through_one_box() {
    let tile = |i: usize| Rectangle::new(v((i % 8) as f32, (i / 8) as f32), v(1.0, 1.0)).into();
    let tiles: Vec<Shape<'_>> = (0..64).map(tile).collect();
    let group: Shape<'_> = clash2d::Group::new(&tiles).into();
    let whole: Shape<'_> = Rectangle::new(v(0.0, 0.0), v(8.0, 8.0)).into();
    let mut rng = Rng::with_seed(4);
    let mut number = |is_tiled: bool| {
        if is_tiled { rng.u8(..33) as f32 / 2.0 - 4.0 } else { rng.f32() * 16.0 - 4.0 }
    };
    for round in 0..2000 {
        let mut vector = || v(number(round % 2 == 0), number(round % 2 == 0));
        let (origin, movement) = (vector(), vector() - v(4.0, 4.0));
        let [tiled, one] = [&group, &whole].map(|shape| cast_ray(shape, origin, movement));
        let parts = |hit: clash2d::RayHit| {
            (hit.starts_inside, hit.entry, hit.exit, hit.entry_normal, hit.exit_normal)
        };
        let context = format!("{origin:?} {movement:?}\n{tiled:?}\n{one:?}");
        match (tiled.map(parts), one.map(parts)) {
            (Some(tiled), Some(one)) => {
                assert_eq!((tiled.0, tiled.1, tiled.2), (one.0, one.1, one.2), "{context}");
            }
            (tiled, one) => assert!(tiled.is_none() && one.is_none(), "{context}"),
        }
    }
}

#[test]
fn a_ray_along_a_seam_is_as_through_all_tiles_that_tie() {
    let tile = |x: i32, y: i32| Rectangle::new(v(x as f32, y as f32), v(1.0, 1.0)).into();
    let tiles: Vec<Shape<'_>> = (0..60).map(|i| tile(i % 30, i / 30 - 1)).collect();
    let moved: Vec<Shape<'_>> =
        (0..60).map(|i| tile(i % 30 - 7, i / 30 + 2).at(v(7.0, -3.0))).collect();
    for tiles in [&tiles, &moved] {
        let group: Shape<'_> = Group::new(tiles).into();
        for (shape, by) in [(group, v(0.0, 0.0)), (group.at(v(0.5, 2.0)), v(0.5, 2.0))] {
            let hit = cast_ray(shape, v(-1.0, 0.0) + by, v(32.0, 0.0)).unwrap();
            assert_eq!((hit.entry, hit.exit), (1.0 / 32.0, 31.0 / 32.0));
            assert_eq!((hit.entry_point, hit.exit_point), (by, v(30.0, 0.0) + by));
            let mut alone = tiles.iter().filter_map(|tile| {
                let tile = tile.at(tile.position() + shape.position());
                cast_ray(tile, v(-1.0, 0.0) + by, v(32.0, 0.0))
            });
            let is_of_one = alone.clone().any(|own| own.entry_normal == hit.entry_normal);
            assert!(is_of_one && alone.any(|own| own.exit_normal == hit.exit_normal));
            let hit = cast_ray(shape, v(0.0, 3.0) + by, v(4.0, -4.0)).unwrap();
            assert_eq!((hit.entry, hit.entry_point), (0.5, v(2.0, 1.0) + by));
        }
    }
}
