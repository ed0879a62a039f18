//! What is decided to the end: gaps of turned shapes down to the least float, rays of any length, and
//! answers of which every bit is defined.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

mod figure;

use std::mem::MaybeUninit;

use clash2d::{
    CastHit, CastSettings, Motion, Node, OrientedRectangle, Polygon, Prepared, RayHit, Relation,
    Sector, Shape, Vector2D, cast, cast_ray, collide, distance, relate,
};
use clash2d_ffi as ffi;
use clash2d_oracle::any::{self, Figure, Pair};
use clash2d_oracle::{Real, Rng};
use figure::{lend, lend_both};

const REST: Vector2D = Vector2D::ZERO;

fn power(exponent: i32) -> f32 {
    f64::from(exponent).exp2() as f32
}

fn oriented(center: Pair, half_extend: Pair, rotation: f32) -> Figure {
    Figure::Oriented { center, half_extend, rotation }
}

/// The end of a segment is some power of two off a turned box without a width.
fn gap_beside(exponent: i32, rotation: f32) -> [Figure; 2] {
    [
        Figure::Segment { point1: [-1.0, -5.0], point2: [-power(exponent), 2.0] },
        oriented([1.0, 1.0], [0.0, 4.0], rotation),
    ]
}

#[test]
fn casts_across_the_least_gaps_are_not_late() {
    for rotation in [45.0, 225.0, 585.0] {
        for exponent in -149..-20 {
            let [a, b] = gap_beside(exponent, rotation);
            let truth = any::cast(&a, [-5.0, -4.0], &b, [0.0; 2]).expect("certain");
            let hit = lend_both([&b, &a], |b, a| {
                assert!(!collide(a, b), "2^{exponent}");
                cast(b, Vector2D::new(-5.0, -4.0), a, REST)
            });
            let moved = any::cast(&b, [-5.0, -4.0], &a, [0.0; 2]).expect("certain");
            assert_eq!(hit.map(|hit| hit.fraction), moved.map(|time| time.down()), "2^{exponent}");
            let hit = lend_both([&a, &b], |a, b| cast(a, Vector2D::new(-5.0, -4.0), b, REST));
            assert_eq!(hit.map(|hit| hit.fraction), truth.map(|time| time.down()), "2^{exponent}");
        }
    }
}

#[test]
fn the_least_distances_are_right() {
    for exponent in (-149..-20).chain([-112]) {
        for kind in 0..2 {
            let [segment, b] = gap_beside(exponent, 225.0);
            let a = if kind == 0 { segment } else { Figure::Point { at: [-power(exponent), 2.0] } };
            let truth = any::distance(&a, &b).expect("certain");
            let found = lend_both([&a, &b], |a, b| distance(a, b)).expect("a distance").distance;
            let truth = truth.about();
            let error = (f64::from(found) - truth).abs();
            assert!(error <= truth * 1e-7 + 1e-45, "2^{exponent}: {found:e}, not {truth:e}");
        }
    }
    let b = OrientedRectangle::new(Vector2D::new(1.0, 1.0), Vector2D::new(0.0, 4.0), 225.0);
    let gap = distance(Vector2D::new(-power(-112), 2.0), b).expect("a distance");
    assert_eq!(gap.distance, 11.313_708 * power(-116));
}

/// A number of any size that is likely to be that of another one.
fn number(rng: &mut Rng) -> f32 {
    let size = match rng.u8(..5) {
        0 => 0.0,
        1 => power(rng.i32(-149..127)),
        2 => rng.f32() * power(rng.i32(-140..100)),
        3 => 1.0,
        _ => f32::from(rng.u8(..8)) / 2.0,
    };
    if rng.bool() { size } else { -size }
}

fn angle(rng: &mut Rng) -> f32 {
    match rng.u8(..5) {
        0 => 15.0 * rng.i32(-30..30) as f32,
        1 => 18.0 * rng.i32(-30..30) as f32,
        2 => number(rng),
        3 => 45.0 + power(rng.i32(-20..0)),
        _ => 360.0 * rng.f32(),
    }
}

fn thin(rng: &mut Rng) -> Figure {
    let mut at = || [number(rng), number(rng)];
    let (p, q) = (at(), at());
    match rng.u8(..6) {
        0 => Figure::Point { at: p },
        1 => Figure::Segment { point1: p, point2: q },
        2 => Figure::Circle { center: p, radius: number(rng).abs() },
        3 => {
            let (inner, outer) = (number(rng).abs(), number(rng).abs());
            Figure::Sector {
                center: p,
                inner_radius: inner.min(outer),
                radius: inner.max(outer),
                direction: angle(rng),
                half_angle: angle(rng).abs(),
            }
        }
        _ => oriented(p, q.map(f32::abs), angle(rng)),
    }
}

/// Two shapes that share some of their numbers, of which one is turned.
fn related(rng: &mut Rng) -> [Figure; 2] {
    let (a, mut b) = (thin(rng), thin(rng));
    let known: Vec<f32> = a.clone().numbers().into_iter().map(|(_, number)| *number).collect();
    for (role, number) in b.numbers() {
        if !matches!(role, any::Role::Opening) && rng.u8(..3) == 0 {
            let other = known[rng.usize(..known.len())];
            *number = if matches!(role, any::Role::Extent) { other.abs() } else { other };
        }
    }
    [a, b]
}

#[test]
fn turned_shapes_of_any_size_collide_as_the_oracle_says() {
    let mut rng = Rng::with_seed(1);
    let cases = std::env::var("CLASH2D_CASES").map_or(4000, |text| text.parse().expect("a number"));
    for _ in 0..cases {
        let [a, b] = related(&mut rng);
        let Some(truth) = any::collide(&a, &b) else { continue };
        let (found, back) = lend_both([&a, &b], |a, b| (collide(a, b), collide(b, a)));
        assert_eq!((found, back), (truth, truth), "{a:?} {b:?}");
    }
}

#[test]
fn turned_shapes_of_any_size_are_as_far_apart_as_the_oracle_says() {
    let mut rng = Rng::with_seed(2);
    for _ in 0..1500 {
        let [a, b] = related(&mut rng);
        let Some(truth) = any::distance(&a, &b) else { continue };
        let Some(found) = lend_both([&a, &b], |a, b| distance(a, b)) else { continue };
        let (found, truth) = (f64::from(found.distance), truth.about());
        let error = (found - truth).abs();
        assert!(
            error <= truth * 1.3e-7 + 1.5e-45 || truth > 3e38,
            "{found:e}, not {truth:e}: {a:?} {b:?}"
        );
    }
}

#[test]
fn thin_sectors_are_equal_to_themselves() {
    let mut rng = Rng::with_seed(3);
    for half_angle in [power(-20), power(-32), power(-52), power(-60), power(-110), power(-149)] {
        for _ in 0..20 {
            let center = Vector2D::new(rng.f32() * 4.0, rng.f32() * 4.0);
            let inner = if rng.bool() { 0.0 } else { rng.f32() };
            let direction = 360.0 * rng.f32();
            let sector = Sector {
                center,
                inner_radius: inner,
                radius: 1.0 + rng.f32(),
                direction,
                half_angle,
            };
            let shape = Shape::from(sector);
            assert_eq!(relate(shape, shape), Relation::Equal, "{sector:?}");
        }
    }
}

/// Where a ray enters and leaves, within the last place below and above what the oracle says.
fn check_ray(figure: &Figure, origin: Pair, movement: Pair) -> bool {
    let there = any::there(figure, movement);
    let Some(truth) = any::ray(&there, origin, movement) else { return false };
    let hit = lend(figure, |shape| cast_ray(shape, origin.into(), movement.into()));
    let text = || format!("{hit:?} not {truth:?}: {figure:?} from {origin:?} by {movement:?}");
    assert_eq!(hit.is_some(), truth.is_some(), "{}", text());
    let (Some(hit), Some((entry, exit))) = (hit, &truth) else { return false };
    let is_near = |found: f32, truth: f32| {
        found == truth || found.next_up() == truth || found.next_down() == truth
    };
    assert!(is_near(hit.entry, entry.down()) && is_near(hit.exit, exit.up()), "{}", text());
    assert!(Real::new(hit.entry) <= *entry && *exit <= Real::new(hit.exit), "{}", text());
    assert!(hit.entry <= hit.exit && hit.exit <= 1.0 && hit.entry >= 0.0, "{}", text());
    true
}

#[test]
fn rays_of_any_length_enter_before_they_leave() {
    let defect = oriented([-6.0, -6.0], [2.5, 1.0], -135.0);
    assert!(check_ray(&defect, [-5.5, -7.500_000_5], [5.5, f32::MAX]));
    let mut rng = Rng::with_seed(4);
    let mut hits = 0;
    for _ in 0..3000 {
        let mut small = |scale: f32| (rng.f32() - 0.5) * scale;
        let (center, half, origin) = (
            [small(20.0), small(20.0)],
            [small(6.0), small(6.0)].map(f32::abs),
            [small(9.0), small(9.0)],
        );
        let long = power(rng.i32(90..128)).min(f32::MAX);
        let mut aside = [if rng.bool() { 1.0 } else { long } * (rng.f32() - 0.5), long];
        if rng.bool() {
            aside.reverse();
        }
        let figure = match rng.u8(..4) {
            0 => Figure::Sector {
                center,
                inner_radius: half[0].min(half[1]),
                radius: half[0].max(half[1]),
                direction: angle(&mut rng),
                half_angle: 180.0 * rng.f32(),
            },
            1 => Figure::Circle { center, radius: half[0] },
            _ => oriented(center, half, angle(&mut rng)),
        };
        hits += u32::from(check_ray(&figure, origin, aside));
    }
    assert!(hits > 200, "{hits}");
}

fn has_negative_zero(hit: &RayHit) -> bool {
    let RayHit {
        entry, exit, entry_point: p, exit_point: q, entry_normal: m, exit_normal: n, ..
    } = *hit;
    let along = [hit.entry_place.along, hit.exit_place.along];
    [entry, exit, p.x, p.y, q.x, q.y, m.x, m.y, n.x, n.y]
        .iter()
        .chain(&along)
        .any(|&x| x == 0.0 && x.is_sign_negative())
}

/// The same ray through a shape and the same one prepared.
fn check_prepared(vertices: &[Vector2D], origin: Vector2D, movement: Vector2D) {
    let shape: Shape<'_> = Polygon::new(vertices).into();
    let mut nodes = vec![Node::default(); Prepared::size(shape)];
    let Ok(prepared) = Prepared::new(shape, &mut nodes).map(Shape::from) else { return };
    let [plain, other] = [&shape, &prepared].map(|shape| cast_ray(shape, origin, movement));
    assert_eq!(
        plain.map(|hit| bits(&hit)),
        other.map(|hit| bits(&hit)),
        "{plain:?} {other:?}: {vertices:?} {origin:?} {movement:?}"
    );
    assert!(!plain.is_some_and(|hit| has_negative_zero(&hit)), "{plain:?}");
}

fn bits(hit: &RayHit) -> ([u32; 10], [(u32, u32, u32); 2]) {
    let RayHit {
        entry, exit, entry_point: p, exit_point: q, entry_normal: m, exit_normal: n, ..
    } = *hit;
    let numbers = [entry, exit, p.x, p.y, q.x, q.y, m.x, m.y, n.x, n.y].map(f32::to_bits);
    let places = [hit.entry_place, hit.exit_place];
    (numbers, places.map(|place| (place.member, place.edge, place.along.to_bits())))
}

#[test]
fn prepared_and_plain_rays_are_the_same() {
    let v = Vector2D::new;
    let notched = [v(0.0, -2.0), v(4.0, -2.0), v(4.0, 2.0), v(2.0, -1.0), v(0.0, 2.0)];
    check_prepared(&notched, v(4.0, 0.0), v(4.0, -3.0));
    let mut rng = Rng::with_seed(5);
    for _ in 0..3000 {
        let far = [0.0, 0.0, 1e6][rng.usize(..3)];
        let mut place = |x: i32| far + rng.i32(-x..=x) as f32;
        let vertices: Vec<Vector2D> = (0..5).map(|_| v(place(4), place(4))).collect();
        let (origin, movement) = (v(place(5), place(5)), v(place(6) - far, place(6) - far));
        check_prepared(&vertices, origin, movement);
    }
}

/// Whatever memory held before, every byte of an answer is written.
#[test]
fn no_byte_of_an_answer_is_left_unwritten() {
    fn bytes<T>(ask: impl Fn(&mut MaybeUninit<T>) -> bool) {
        let of = |byte: u8| {
            let mut place = MaybeUninit::<T>::uninit();
            // SAFETY: any bytes will do as long as nothing is read.
            unsafe { std::ptr::write_bytes(place.as_mut_ptr(), byte, 1) };
            assert!(ask(&mut place));
            let start = place.as_ptr().cast::<u8>();
            // SAFETY: all of them were written just now.
            unsafe { std::slice::from_raw_parts(start, size_of::<T>()) }.to_vec()
        };
        assert_eq!(of(0), of(0xff));
    }
    let v = Vector2D::new;
    let point: Shape<'_> = v(5.0, 5.0).into();
    let triangle = [v(4.0, 4.0), v(7.0, 4.0), v(4.0, 7.0)];
    let shapes: [Shape<'_>; 5] = [
        clash2d::Circle::new(v(5.0, 5.0), 2.0).into(),
        clash2d::Rectangle::new(v(4.0, 4.0), v(2.0, 2.0)).into(),
        OrientedRectangle::new(v(5.0, 5.0), v(2.0, 1.0), 30.0).into(),
        Sector::new(v(4.0, 4.0), 3.0, 45.0, 30.0).into(),
        Polygon::new(&triangle).into(),
    ];
    let away: [Shape<'_>; 3] = [
        clash2d::Circle::new(v(17.0, 17.0), 2.0).into(),
        clash2d::Rectangle::new(v(15.0, 15.0), v(2.0, 2.0)).into(),
        OrientedRectangle::new(v(16.0, 16.0), v(2.0, 2.0), 30.0).into(),
    ];
    for shape in &shapes {
        bytes::<RayHit>(|out| ffi::clash_cast_ray(Some(shape), REST, v(9.0, 9.5), None, Some(out)));
        for other in shapes.iter().chain([&point]) {
            bytes::<CastHit>(|out| {
                ffi::clash_cast(Some(shape), REST, Some(other), REST, None, Some(out))
            });
        }
        for other in &away {
            let turn = Motion { movement: v(20.0, 20.0), rotation: 20.0, pivot: REST };
            bytes::<CastHit>(|out| {
                ffi::clash_cast(Some(shape), turn.movement, Some(other), REST, None, Some(out))
            });
            bytes::<CastHit>(|out| {
                ffi::clash_cast_turning(
                    Some(shape),
                    turn,
                    Some(other),
                    Motion::default(),
                    Some(&CastSettings::new().with_tolerance(0.01)),
                    Some(out),
                )
            });
        }
    }
}
