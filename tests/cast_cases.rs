//! Rays and casts of which the answer is known, or must agree with another one.

mod figure;

use clash2d::{
    Capsule, CastHit, CastMode, CastSettings, Chain, Circle, Motion, OrientedRectangle, Polygon,
    Rectangle, Sector, Segment, Shape, Side, Vector2D, cast, cast_ray, cast_turning_with,
    cast_with, collide, moving_circle_circle_collide, moving_circle_rectangle_collide,
    moving_rectangle_circle_collide, moving_rectangle_rectangle_collide,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, draw_pair};
use figure::lend_both;

const REST: Vector2D = Vector2D::ZERO;

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn meet(a: &Shape<'_>, movement: Vector2D, b: &Shape<'_>) -> Option<CastHit> {
    cast(a, movement, b, REST)
}

/// Coordinates as in tile games, or any others.
fn number(rng: &mut Rng, is_whole: bool) -> f32 {
    if is_whole { rng.i32(-9..10) as f32 } else { (rng.f32() - 0.5) * 20.0 }
}

#[test]
fn the_book_agrees_about_moving_shapes() {
    let mut rng = Rng::with_seed(1);
    let mut hits = 0;
    for round in 0..20_000 {
        let mut n = || number(&mut rng, round % 2 == 0);
        let circles = [0, 1].map(|_| Circle::new(v(n(), n()), n().abs() / 2.0));
        let rectangles = [0, 1].map(|_| Rectangle::new(v(n(), n()), v(n().abs(), n().abs())));
        let way = v(n() * 2.0, n() * 2.0);
        let ([circle, other], [rectangle, tile]) = (circles, rectangles);
        for (a, b, expected) in [
            (circle.into(), other.into(), moving_circle_circle_collide(circle, way, other)),
            (circle.into(), tile.into(), moving_circle_rectangle_collide(circle, way, tile)),
            (
                rectangle.into(),
                other.into(),
                moving_rectangle_circle_collide(rectangle, way, other),
            ),
            (
                rectangle.into(),
                tile.into(),
                moving_rectangle_rectangle_collide(rectangle, way, tile),
            ),
        ] {
            let hit = meet(&a, way, &b);
            assert_eq!(hit.is_some(), expected, "{a:?} {way:?} {b:?}");
            // The other one comes nearer in the same way.
            let back = cast(a, REST, b, -way);
            assert_eq!(back.map(|hit| hit.fraction), hit.map(|hit| hit.fraction));
            hits += u32::from(expected);
        }
    }
    assert!(hits > 10_000, "{hits}");
}

#[test]
fn a_ray_is_the_cast_of_a_point() {
    for kind in Kind::ALL {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(9);
            for _ in 0..40 {
                let pair = draw_pair([kind, Kind::Point], distribution, &mut rng);
                let Figure::Point { at } = pair[1] else { unreachable!() };
                let way = v(number(&mut rng, true), number(&mut rng, false));
                let (ray, point) = lend_both(pair.each_ref(), |a, b| {
                    (cast_ray(a, at.into(), way), meet(b, way, a))
                });
                let entry = ray.map(|hit| (hit.entry, hit.starts_inside));
                let fraction = point.map(|hit| (hit.fraction, hit.starts_in_contact));
                assert_eq!(entry, fraction, "{distribution:?} {pair:?} {way:?}");
            }
        }
    }
}

#[test]
fn a_chain_of_one_vertex_is_met_on_any_side() {
    for side in [Side::None, Side::Left, Side::Right] {
        let vertex = [v(6.0, 3.0)];
        let chain = Chain::new(&vertex).with_solid_side(side);
        let entry = |movement| cast_ray(chain, v(-6.0, 5.0), movement).map(|hit| hit.entry);
        assert_eq!(entry(v(12.0, -2.0)), Some(1.0), "{side:?}");
        assert_eq!(entry(v(24.0, -4.0)), Some(0.5), "{side:?}");
        assert_eq!(entry(v(12.0, -2.0_f32.next_up())), None, "{side:?}");
    }
}

#[test]
fn without_a_movement_only_what_collides_meets() {
    for kinds in Kind::pairs() {
        for distribution in Distribution::ALL {
            let mut rng = Rng::with_seed(3);
            for _ in 0..3 {
                let pair = draw_pair(kinds, distribution, &mut rng);
                let way = v(number(&mut rng, false), number(&mut rng, true));
                lend_both(pair.each_ref(), |a, b| {
                    let collides = collide(a, b);
                    for way in [REST, way] {
                        let hit = cast(a, way, b, way);
                        assert_eq!(hit.is_some(), collides, "{pair:?}");
                        let is_start = |hit: CastHit| hit.fraction == 0.0 && hit.starts_in_contact;
                        assert!(hit.is_none_or(is_start), "{pair:?} {hit:?}");
                        let length = hit.map_or(1.0, |hit| hit.normal.length());
                        assert!((length - 1.0).abs() < 2e-7, "{pair:?} {hit:?}");
                    }
                });
            }
        }
    }
}

/// Tunnelling: the wall is a thousandth of a step thick.
#[test]
fn no_bullet_passes_through_a_thin_wall() {
    let walls: [Shape<'_>; 4] = [
        Rectangle::new(v(100.0, -50.0), v(0.01, 100.0)).into(),
        Segment::new(v(100.0, -50.0), v(100.0, 50.0)).into(),
        Capsule::new(v(100.0, -50.0), v(100.0, 50.0), 0.005).into(),
        OrientedRectangle::new(v(100.0, 0.0), v(50.0, 0.005), 90.0).into(),
    ];
    let mut rng = Rng::with_seed(4);
    for _ in 0..500 {
        let (from, radius) = (v(-number(&mut rng, false).abs(), number(&mut rng, false)), 0.1);
        let bullets: [Shape<'_>; 4] = [
            from.into(),
            Circle::new(from, radius).into(),
            Rectangle::new(from, v(radius, radius)).into(),
            OrientedRectangle::new(from, v(radius, radius), 30.0).into(),
        ];
        let way = v(1e5, number(&mut rng, false) * 400.0);
        for (bullet, wall) in bullets.iter().flat_map(|a| walls.iter().map(move |b| (a, b))) {
            let hit = meet(bullet, way, wall).expect("a hit");
            assert!((f64::from(hit.point.x) - 100.0).abs() < 0.02, "{bullet:?} {wall:?} {hit:?}");
            assert!(hit.normal.x > 0.99);
            let spin = Motion { movement: way, rotation: 500.0, pivot: from };
            let spun = cast_turning_with(
                bullet,
                spin,
                wall,
                Motion::default(),
                &CastSettings::new().with_tolerance(0.1),
            );
            assert!(spun.is_some_and(|spun| spun.fraction <= 1.1e-3), "{bullet:?} {wall:?}");
        }
    }
}

/// GJK fails there: cute_c2's tracker, and 11 % of unit shapes at 1e4 in Box2D and parry2d.
#[test]
fn far_from_the_origin_nothing_changes() {
    let hexagon = |x: f32, y: f32| {
        [(2.0, 0.0), (1.0, 2.0), (-1.0, 2.0), (-2.0, 0.0), (-1.0, -2.0), (1.0, -2.0)]
            .map(|(dx, dy)| v(x + dx, y + dy))
    };
    for offset in [0.0, 1e4, 1_048_576.0] {
        let at = |x: f32, y: f32| v(offset + x, offset + y);
        let tile = hexagon(offset + 8.0, offset);
        let shapes: [Shape<'_>; 3] = [
            Polygon::new(&tile).into(),
            Circle::new(at(8.0, 0.0), 2.0).into(),
            Capsule::new(at(7.0, 0.0), at(9.0, 0.0), 1.0).into(),
        ];
        for shape in &shapes {
            let ball = Circle::new(at(0.0, 0.0), 2.0).into();
            let hit = meet(&ball, v(16.0, 0.0), shape).unwrap();
            assert_eq!((hit.fraction, hit.normal), (0.25, v(1.0, 0.0)), "{shape:?}");
            assert_eq!(hit.point, at(6.0, 0.0));
            let ray = cast_ray(shape, at(0.0, 0.0), v(16.0, 0.0)).unwrap();
            assert_eq!((ray.entry, ray.exit), (0.375, 0.625));
        }
    }
}

/// The 3-4-5 triangle: the next float further away is a miss.
#[test]
fn grazing_is_touching() {
    let graze = |radius: f32| {
        let ball = Circle::new(v(0.0, 0.0), 2.0).into();
        let other = Circle::new(v(3.0, 4.0), radius).into();
        // At a right angle to the way between the centers.
        (meet(&ball, v(-40.0, 30.0), &other), meet(&ball, v(8.0, -6.0), &other))
    };
    let start = Circle::new(v(40.0, -30.0), 2.0).into();
    for (radius, expected) in [(3.0, true), (3.0_f32.next_down(), false)] {
        let other = Circle::new(v(3.0, 4.0), radius).into();
        let hit = meet(&start, v(-80.0, 60.0), &other);
        assert_eq!(hit.is_some(), expected);
        assert!(hit.is_none_or(|hit| hit.fraction == 0.5 && hit.normal == v(0.6, 0.8)));
        assert_eq!(graze(radius), (None, None).filled(expected, &other));
    }
    let ray = cast_ray(Circle::new(v(3.0, 4.0), 5.0), v(-4.0, 3.0), v(8.0, -6.0)).unwrap();
    assert_eq!((ray.entry, ray.exit, ray.starts_inside), (0.5, 0.5, false));
}

/// What two balls answer that touch at the start.
trait Filled {
    fn filled(self, is_touching: bool, other: &Shape<'_>) -> Self;
}

impl Filled for (Option<CastHit>, Option<CastHit>) {
    fn filled(self, is_touching: bool, other: &Shape<'_>) -> Self {
        if !is_touching {
            return self;
        }
        let start = meet(&Circle::new(v(0.0, 0.0), 2.0).into(), REST, other);
        (start, start)
    }
}

#[test]
fn a_ray_knows_where_it_starts() {
    let ring = Sector::new(REST, 8.0, 0.0, 180.0).with_inner_radius(4.0);
    let through = cast_ray(ring, v(-16.0, 0.0), v(32.0, 0.0)).unwrap();
    assert_eq!((through.entry, through.exit), (0.25, 0.75));
    assert_eq!((through.entry_normal, through.exit_normal), (v(-1.0, 0.0), v(1.0, 0.0)));
    let hole = cast_ray(ring, v(0.0, 0.0), v(8.0, 0.0)).unwrap();
    assert!(!hole.starts_inside && hole.entry == 0.5 && hole.entry_normal == v(-1.0, 0.0));
    let inside = cast_ray(ring, v(6.0, 0.0), v(1.0, 0.0)).unwrap();
    assert!(inside.starts_inside && inside.entry == 0.0 && inside.exit == 1.0);
    assert_eq!((inside.entry_normal, inside.exit_normal), (REST, REST));
    assert_eq!(cast_ray(ring, v(0.0, 0.0), v(3.0, 0.0)), None);
    assert_eq!(cast_ray(ring, v(0.0, 0.0), REST), None);
    assert!(cast_ray(ring, v(6.0, 0.0), REST).is_some_and(|hit| hit.starts_inside));
}

/// The chain's lowest vertex comes down on the box, whose way leads up past the chain: into the ground if that
/// is above.
#[test]
fn the_vertex_of_a_chain_is_met_from_its_free_side() {
    let valley = [v(-5.0, 5.0), v(0.0, 0.0), v(5.0, 5.0)];
    let solid = |side: Side| Chain::new(&valley).with_solid_side(side).into();
    let floor = Rectangle::new(v(-9.0, -9.0), v(18.0, 4.0)).into();
    let met = |side: Side| meet(&solid(side), v(0.0, -10.0), &floor).map(|hit| hit.normal);
    assert_eq!(met(Side::None), Some(v(0.0, -1.0)));
    assert_eq!(met(Side::Left), Some(v(0.0, -1.0)));
    assert_eq!(met(Side::Right), None);
    // A ray that meets that very vertex.
    let ray = |side: Side| cast_ray(solid(side), v(0.0, -4.0), v(0.0, 8.0));
    assert!(ray(Side::Left).is_some_and(|hit| hit.entry == 0.5 && hit.entry_normal.y < 0.0));
    assert_eq!(ray(Side::Right), None);
}

/// The ray comes from 3e19 to a ring of radius 3.6: f64 knows when, but not from which side.
#[test]
fn a_normal_is_right_where_the_way_is_far_longer_than_the_shape() {
    let ring = Sector::new(v(-4.480_385_8e-7, 4.525_423_5e14), 3.588_091_6, 0.0, 180.0)
        .with_inner_radius(2.889_672e-5);
    let hit = cast_ray(ring, v(-0.180_939_54, 3.416_507_2e19), v(0.361_878_2, -6.832_924e19));
    let normal = hit.unwrap().entry_normal;
    assert!(normal.y > 0.0, "{normal:?}");
}

#[test]
fn a_pivot_must_be_a_number_even_if_nothing_turns() {
    let (ball, wall) = (Circle::new(v(0.0, 0.0), 1.0), Circle::new(v(4.0, 0.0), 1.0));
    let ask = |pivot: Vector2D| {
        let motion = Motion { pivot, ..Motion::straight(v(4.0, 0.0)) };
        cast_turning_with(
            ball,
            motion,
            wall,
            Motion::default(),
            &CastSettings::new().with_tolerance(0.1),
        )
    };
    assert_eq!(ask(v(7.0, 0.0)).map(|hit| hit.fraction), Some(0.5));
    assert_eq!((ask(v(f32::NAN, 0.0)), ask(v(0.0, f32::INFINITY))), (None, None));
}

/// Numbers of all bit patterns, more often than not finite.
fn any_float(rng: &mut Rng) -> f32 {
    match rng.u8(..8) {
        0 => f32::NAN,
        1 => f32::INFINITY,
        2 => 0.0,
        3 => number(rng, true),
        _ => f32::from_bits(rng.u32(..)),
    }
}

#[test]
fn every_bit_pattern_gets_an_answer() {
    let mut rng = Rng::with_seed(6);
    for kinds in Kind::pairs() {
        for round in 0..60 {
            let distribution = Distribution::ALL[round % Distribution::ALL.len()];
            let mut pair = draw_pair(kinds, distribution, &mut rng);
            for (_, number) in pair.iter_mut().flat_map(Figure::numbers) {
                if rng.u8(..4) == 0 {
                    *number = any_float(&mut rng);
                }
            }
            let mut vector = || v(any_float(&mut rng), any_float(&mut rng));
            let (way, other) = (vector(), vector());
            let pivot = vector();
            let motion = Motion { movement: way, rotation: any_float(&mut rng), pivot };
            let tolerance = any_float(&mut rng);
            lend_both(pair.each_ref(), |a, b| {
                for mode in [CastMode::All, CastMode::Approaching] {
                    let turned = Motion { rotation: 10.0, ..Motion::straight(other) };
                    let hits = [
                        cast_with(a, way, b, other, &mode.into()),
                        cast_turning_with(
                            a,
                            motion,
                            b,
                            turned,
                            &CastSettings::new().with_tolerance(tolerance).with_mode(mode),
                        ),
                    ];
                    for hit in hits.into_iter().flatten() {
                        let is_part = (0.0..=1.0).contains(&hit.fraction);
                        assert!(is_part, "{pair:?} {way:?} {other:?} {hit:?}");
                    }
                }
                let ray = cast_ray(a, way, other);
                let is_sane = |entry: f32, exit: f32| 0.0 <= entry && entry <= exit && exit <= 1.0;
                assert!(ray.is_none_or(|ray| is_sane(ray.entry, ray.exit)), "{ray:?}");
            });
        }
    }
}

#[test]
fn what_is_invalid_is_met_by_nothing_on_a_grid() {
    let v = Vector2D::new;
    let ways = [(3.0, 5.0), (-1.0, 8.0), (0.0, 4.0), (2.0, 2.0)].map(|(x, y)| v(x, y));
    let capsule = |radius: f32| Shape::from(Capsule::new(v(0.0, 1.0), v(1.0, 4.0), radius));
    let tile = |height: f32| Shape::from(Rectangle::new(v(1.0, 6.0), v(4.0, height)));
    for way in ways {
        for (radius, height) in [(-1.0, 6.0), (0.0, -1.0), (0.5, -2.0)] {
            let (a, b) = (capsule(radius), tile(height));
            assert_eq!(cast(a, way, b, Vector2D::ZERO), None);
            assert_eq!(cast(b, Vector2D::ZERO, a, way), None);
        }
    }
}

#[test]
fn no_pair_of_kinds_meets_what_is_invalid() {
    let v = Vector2D::new;
    let hexagon = [(2.0, 0.0), (1.0, 2.0), (-1.0, 2.0), (-2.0, 0.0), (-1.0, -2.0), (1.0, -2.0)]
        .map(|(x, y)| v(x, y));
    let shapes = |extent: f32, radius: f32, shift: f32| -> [Shape<'_>; 5] {
        [
            Circle::new(v(shift, 0.0), radius).into(),
            Capsule::new(v(shift, 0.0), v(shift + 1.0, 1.0), radius).into(),
            Rectangle::new(v(shift, 0.0), v(2.0, extent)).into(),
            OrientedRectangle::new(v(shift, 0.0), v(extent, 1.0), 90.0).into(),
            Polygon::new(&hexagon).with_radius(radius).into(),
        ]
    };
    for (invalid, valid) in [(-1.0, 1.0), (-2.0, 2.0), (f32::NAN, 1.0)] {
        for a in shapes(invalid, invalid, 0.0) {
            for b in shapes(valid, valid, 4.0) {
                for way in [v(4.0, 0.0), v(3.0, 1.0), v(8.0, 8.0), v(6.0, -1.0)] {
                    assert_eq!(cast(a, way, b, REST), None, "{a:?} {b:?}");
                    assert_eq!(cast(b, REST, a, way), None, "{a:?} {b:?}");
                    assert_eq!(cast_ray(a, v(-8.0, 0.0), v(16.0, 0.0)), None, "{a:?}");
                }
            }
        }
    }
}

/// How far the farthest of some corners reaches along a normal.
fn reach(corners: &[Vector2D], normal: Vector2D) -> f64 {
    let heights = corners.iter().map(|corner| {
        f64::from(corner.x) * f64::from(normal.x) + f64::from(corner.y) * f64::from(normal.y)
    });
    heights.fold(f64::NEG_INFINITY, f64::max)
}

/// That a normal has a convex shape behind it, whose corners are given, at one of these.
fn assert_behind(corners: &[Vector2D], normal: Vector2D, point: Vector2D) {
    let size = corners.iter().fold(0.0, |size: f64, v| size.max(v.length().into()));
    let excess = reach(corners, normal) - reach(&[point], normal);
    assert!(excess <= 1e-5 * size, "{normal:?} is not out of {corners:?} at {point:?}: {excess}");
}

fn box_corners(r: Rectangle) -> [Vector2D; 4] {
    let Rectangle { origin: Vector2D { x, y }, size } = r;
    let (right, top) = (x + size.x, y + size.y);
    [v(x, y), v(right, y), v(right, top), v(x, top)]
}

/// The two sides that meet at a corner are crossed within 2^-60 of the way.
#[test]
fn a_ray_tells_sides_at_a_corner_apart() {
    let check = |low: Vector2D, size: Vector2D, from: Vector2D, by: Vector2D| {
        let tile = Rectangle::new(low, size);
        let hit = cast_ray(tile, from, by).unwrap();
        for (normal, point) in
            [(hit.entry_normal, hit.entry_point), (hit.exit_normal, hit.exit_point)]
        {
            assert_behind(&box_corners(tile), normal, point);
        }
        hit
    };
    let flat = check(
        v(2.054443e-5, 48333.35),
        v(1.1097201e20, 1.1896289e-14),
        v(-8646215000000000.0, -9.747576e-19),
        v(1.729243e16, 96666.7),
    );
    assert_eq!(flat.exit_normal, v(0.0, 1.0));
    let wide = check(
        v(-3507919800000.0, 665906500000.0),
        v(377859600000000.0, 5008702500.0),
        v(3.8776214e-13, -68974670000.0),
        v(-28063358000000.0, 5879049500000.0),
    );
    assert_eq!(wide.entry_normal, v(0.0, -1.0));
    let upright = check(
        v(-1.8191892e16, -2.7635927e-8),
        v(8375.657, 1308019500000000.0),
        v(-3.4609971e-12, -1.04060646e18),
        v(-1.8191892e16, 1.04060646e18),
    );
    assert!(upright.exit_normal.x.abs() > 0.5, "{upright:?}");
}

/// The radius is less than 2^-40 of the way to the corner that is met, so that the side and the corner
/// are met at what floats hold for the same time.
#[test]
fn a_ray_tells_a_side_and_a_corner_of_tiny_radius_apart() {
    for (ends, radius, from, by) in [
        (
            [v(-6.193897e-12, 8.321371e16), v(-980835800000000.0, -481.56683)],
            0.27669263,
            v(-7367413.0, 1.2226158e-16),
            v(14734826.0, 1.6642742e17),
        ),
        (
            [v(-21477390000000.0, -3.33884e-6), v(1.7705775e-9, 3.4481135e18)],
            0.0018164876,
            v(26715416.0, -4.2387434e-11),
            v(-213723330.0, 2.7584908e19),
        ),
        (
            [v(719790.0, -2.7215253e-15), v(19000196.0, 2.4199835e17)],
            8.453291e-14,
            v(7.340758e-15, 124937780000.0),
            v(1439580.0, -249875560000.0),
        ),
        (
            [v(-3.4795338e19, 8.034387e-17), v(-1441186.6, 1.9243835e17)],
            1.2295335e-13,
            v(-2.4388079e-5, 0.00015753746),
            v(-6.9590677e19, -0.00031507493),
        ),
    ] {
        let hit = cast_ray(Capsule::new(ends[0], ends[1], radius), from, by).unwrap();
        assert_behind(&ends, hit.entry_normal, hit.entry_point);
        assert_behind(&ends, hit.exit_normal, hit.exit_point);
    }
}

/// At the time of the hit, which is rounded, no corner of the first shape is farther along the normal
/// than one of the second one.
fn assert_parted(
    corners: [&[Vector2D]; 2],
    shapes: [Shape<'_>; 2],
    ways: [Vector2D; 2],
) -> CastHit {
    let [a, b] = &shapes;
    let hit = cast(a, ways[0], b, ways[1]).unwrap();
    let [own, other] = ways.map(|way| f64::from(hit.fraction) * reach(&[way], hit.normal));
    let overlap = reach(corners[0], hit.normal) + own + reach(corners[1], -hit.normal) - other;
    let places = corners.iter().flat_map(|corners| corners.iter()).chain(&ways);
    let size = places.fold(0.0, |size: f64, v| size.max(v.length().into()));
    assert!(overlap <= 1e-5 * size, "{overlap} deep along {hit:?}");
    hit
}

#[test]
fn casts_tell_what_is_met_within_a_rounding_apart() {
    let ends = [v(-2.0259016e-7, 1.1565982e27), v(-4.2621364e22, -7.402826e-20)];
    let ball = Circle::new(v(4.529949e-32, -0.03914753), 1.14390095e-5);
    let ways = [v(1.6207213e-6, -9.252786e27), v(-2.0259016e-7, 1.1565982e27)];
    let shapes = [Segment::new(ends[0], ends[1]).into(), ball.into()];
    assert_parted([&ends, &[ball.center]], shapes, ways);

    let ball = Circle::new(v(1.094975e-11, 7739914000.0), 3.818934e-5);
    let ends = [v(2281750500000000.0, 3.0475494e-16), v(1.5365772e-18, -6.5721206e-19)];
    let ways = [v(1140875200000000.0, -3869957000.0), v(-4563501000000000.0, 15479828000.0)];
    let shapes = [ball.into(), Segment::new(ends[0], ends[1]).into()];
    assert_parted([&[ball.center], &ends], shapes, ways);

    let tile = Rectangle::new(v(-2.2523536e-19, 3309.1196), v(3688347600.0, 24963972.0));
    let ends = [v(-1.04181515e-13, -3.1565638), v(908116.94, 1.6285044e-8)];
    let shapes = [tile.into(), Segment::new(ends[0], ends[1]).into()];
    assert_parted([&box_corners(tile), &ends], shapes, [v(7264935.5, -26472.957), REST]);

    let tile = Rectangle::new(v(7.964065e-33, -1.6405958e-34), v(96.4581, 2.9927658e27));
    let ends = [v(4.14981e34, -109652850.0), v(26438426.0, -63877964000.0)];
    let shapes = [tile.into(), Capsule::new(ends[0], ends[1], 1.329466e-31).into()];
    let ways = [v(3.319848e35, -877222800.0), REST];
    assert_parted([&box_corners(tile), &ends], shapes, ways);
}
