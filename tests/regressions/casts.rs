//! When moving shapes meet.

use super::{all, between, circle, polygon, segment, v};
use clash2d::{
    Capsule, CastHit, CastMode, Line, Motion, OrientedRectangle, Shape, Vector2D, cast,
    cast_turning, cast_with, collide, separation,
};

const REST: Vector2D = Vector2D::ZERO;

fn meet(a: &Shape<'_>, way: [f32; 2], b: &Shape<'_>) -> Option<CastHit> {
    cast(a, way.into(), b, REST)
}

/// Whether a fraction is the true one, or less by some of its last places; never more.
fn is_rounded_down(fraction: f32, truth: f64) -> bool {
    let fraction = f64::from(fraction);
    (truth * (1.0 - 1e-6)..=truth).contains(&fraction)
}

/// RandyGaul/cute_headers#252: a circle that falls past a corner is not stopped. It is 0.348 beside
/// it and meets it when it is the other leg of a right triangle above.
#[test]
fn a_circle_does_not_fall_past_a_corner() {
    let square = all([(2.0, 39.0), (2.0, 40.0), (1.0, 40.0), (1.0, 39.0)]);
    let (x, y, fall) = (2.348_125_5_f32, 40.413_624_f32, -0.106_166_69_f32);
    let hit = meet(&circle(x, y, 0.5), [0.0, fall], &polygon(&square)).expect("a hit");
    let [beside, above] = [f64::from(x) - 2.0, f64::from(y) - 40.0];
    let leg = (0.25 - beside * beside).sqrt();
    assert!(is_rounded_down(hit.fraction, (above - leg) / -f64::from(fall)), "{hit:?}");
    assert_eq!(hit.point, v(2.0, 40.0));
    assert!((f64::from(hit.normal.x) + beside / 0.5).abs() < 1e-6);
    assert!((f64::from(hit.normal.y) + leg / 0.5).abs() < 1e-6);
}

/// RandyGaul/cute_headers#357: the contact of a ball with a side is told at a corner.
#[test]
fn a_ball_meets_a_side_where_it_hits_it() {
    let tile = between([0.0, 0.0], [100.0, 100.0]);
    let above = meet(&circle(50.0, 200.0, 1.0), [0.0, -100.0], &tile).expect("a hit");
    assert!(is_rounded_down(above.fraction, 0.99));
    assert_eq!((above.point, above.normal), (v(50.0, 100.0), v(0.0, -1.0)));
    let below = meet(&circle(25.0, -25.0, 1.0), [0.0, 100.0], &tile).expect("a hit");
    assert!(is_rounded_down(below.fraction, 0.24));
    assert_eq!((below.point, below.normal), (v(25.0, 0.0), v(0.0, 1.0)));
}

/// RandyGaul/cute_headers#133: the normal jumps while a circle falls on ever more of a corner.
#[test]
fn the_normal_turns_with_the_corner() {
    let tile = between([475.0, 200.0], [525.0, 250.0]);
    for beside in 1..50_u8 {
        let ball = circle(525.0 + f32::from(beside), 0.0, 50.0);
        let hit = meet(&ball, [0.0, 500.0], &tile).expect("a hit");
        let beside = f64::from(beside);
        let leg = (2500.0 - beside * beside).sqrt();
        assert!(is_rounded_down(hit.fraction, (200.0 - leg) / 500.0), "{beside} {hit:?}");
        assert_eq!(hit.point, v(525.0, 200.0));
        assert!((f64::from(hit.normal.x) + beside / 50.0).abs() < 1e-7, "{beside} {hit:?}");
        assert!((f64::from(hit.normal.y) - leg / 50.0).abs() < 1e-7, "{beside} {hit:?}");
    }
}

/// RandyGaul/cute_headers#392, erincatto/box2d#50 and #625: no hit, or one at the end, or a failed
/// assertion, for shapes that overlap at the start.
#[test]
fn what_overlaps_at_the_start_meets_at_once() {
    let square = all([(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]);
    let turned = OrientedRectangle::new(v(2.0, 2.0), v(1.0, 1.0), 45.0).into();
    for shape in [circle(1.0, 1.0, 2.0), between([1.0, 1.0], [5.0, 5.0]), turned] {
        for way in [[8.0, 0.0], [-8.0, 3.0], [0.0, 0.0]] {
            let hit = meet(&shape, way, &polygon(&square)).expect("a hit");
            assert!(hit.fraction == 0.0 && hit.starts_in_contact);
        }
    }
}

/// erincatto/box2d#917: a failed assertion while a shape is cast along the ground, a float above it.
#[test]
fn what_slides_above_the_ground_meets_nothing() {
    let ground = between([-100.0, -1.0], [100.0, 0.0]);
    for gap in [f32::from_bits(1), f32::MIN_POSITIVE, 5.960_464_5e-8] {
        let (left, right) = (0.45, 0.55);
        let mover = all([(left, gap), (right, gap), (right, 1.0), (left, 1.0)]);
        for mode in [CastMode::All, CastMode::Approaching] {
            let hit = cast_with(polygon(&mover), v(32.0, 0.0), ground, REST, &mode.into());
            assert_eq!(hit, None, "{gap}");
            let down = cast_with(polygon(&mover), v(0.0, -1.0), ground, REST, &mode.into())
                .expect("a hit");
            assert_eq!(down.normal, v(0.0, -1.0));
            assert!(is_rounded_down(down.fraction, gap.into()));
        }
    }
}

/// dimforge/parry#405 and erincatto/box3d#32: whoever rests on the ground can't move in any
/// direction, as each one meets it at once.
#[test]
fn what_rests_on_the_ground_may_slide_and_rise() {
    let ground = between([-64.0, -1.0], [64.0, 0.0]);
    let mover = between([0.0, 0.0], [1.0, 1.0]);
    let go =
        |way: [f32; 2]| cast_with(mover, way.into(), ground, REST, &CastMode::Approaching.into());
    assert_eq!([[8.0, 0.0], [-8.0, 0.0], [0.0, 8.0], [3.0, 1.0]].map(go), [None; 4]);
    for way in [[0.0, -1.0], [8.0, -0.001]] {
        assert!(go(way).is_some_and(|hit| hit.fraction == 0.0 && hit.normal == v(0.0, -1.0)));
    }
    assert!(meet(&mover, [8.0, 0.0], &ground).is_some_and(|hit| hit.starts_in_contact));
}

/// erincatto/box2d#935: a box that falls on a row of tiles gets the normal of a corner.
#[test]
fn a_box_falls_straight_on_a_row_of_tiles() {
    for step in 0..32 {
        let x = step as f32 / 16.0;
        let mover = between([x, 4.0], [x + 0.75, 5.0]);
        for tile in -1..3 {
            let hit =
                meet(&mover, [0.0, -4.0], &between([tile as f32, 0.0], [tile as f32 + 1.0, 1.0]));
            let is_above = x <= tile as f32 + 1.0 && tile as f32 <= x + 0.75;
            assert_eq!(hit.is_some(), is_above);
            let is_side = x == tile as f32 + 1.0 || tile as f32 == x + 0.75;
            let is_straight = |hit: CastHit| hit.fraction == 0.75 && hit.normal == v(0.0, -1.0);
            assert!(is_side || hit.is_none_or(is_straight), "{x} {tile} {hit:?}");
        }
    }
}

/// dimforge/parry#193: normals lean where a box meets a wall at a shallow angle.
#[test]
fn a_wall_has_one_normal_at_every_angle() {
    let wall = between([3.0, -2048.0], [3.125, 2048.0]);
    let corners = all([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]);
    for along in [-1000.0, -8.0, -0.001, 0.0, 1e-30, 0.3, 77.0, 1024.0] {
        for mover in [between([0.0, 0.0], [1.0, 1.0]), polygon(&corners), circle(0.0, 0.0, 1.0)] {
            let hit = meet(&mover, [4.0, along], &wall).expect("a hit");
            assert_eq!((hit.fraction, hit.normal), (0.5, v(1.0, 0.0)), "{along}");
        }
    }
}

/// dimforge/parry#19: a cast takes a shape as if it were not turned.
#[test]
fn a_ball_meets_a_wall_that_has_been_turned() {
    let wall = OrientedRectangle::new(v(1.0, 0.0), v(1.0, 0.0), 90.0).into();
    for wall in [wall, segment([1.0, 1.0], [1.0, -1.0])] {
        let hit = meet(&circle(0.0, 0.0, 0.5), [1.0, 0.0], &wall).expect("a hit");
        assert_eq!((hit.fraction, hit.normal), (0.5, v(1.0, 0.0)));
        assert_eq!(meet(&circle(0.0, 0.0, 0.5), [0.0, 1.0], &wall), None);
    }
}

/// dimforge/parry#423: the movement of the second shape is turned along with the first one.
#[test]
fn turned_shapes_move_where_they_are_told_to() {
    let a = OrientedRectangle::new(v(0.0, 0.0), v(2.0, 1.0), 90.0);
    let b = OrientedRectangle::new(v(10.0, 0.0), v(1.0, 1.0), 180.0);
    let hit = cast(a, v(8.0, 0.0), b, v(-8.0, 0.0)).expect("a hit");
    assert_eq!((hit.fraction, hit.point.x, hit.normal), (0.5, 5.0, v(1.0, 0.0)));
    assert_eq!(cast(a, v(8.0, 0.0), b, v(8.0, 0.0)), None);
}

/// dimforge/ncollide#214: boxes of different heights pass through each other.
#[test]
fn boxes_of_different_heights_meet() {
    let low = between([-1.0, -1.0], [1.0, 1.0]);
    for half in [1.0, 1.5, 100.0] {
        let high = between([9.0, -half], [11.0, half]);
        let hit = meet(&low, [16.0, 0.0], &high).expect("a hit");
        assert_eq!((hit.fraction, hit.normal), (0.5, v(1.0, 0.0)));
    }
}

/// dimforge/parry pull request #410: an upright capsule passes through a slope. Its lower end is 8
/// beside the slope and meets it when the distance across is 1.
#[test]
fn a_capsule_does_not_pass_through_a_slope() {
    let slope = segment([0.0, 8.0], [8.0, 0.0]);
    let capsule = Capsule::new(v(8.0, 8.0), v(8.0, 10.0), 1.0).into();
    let hit = meet(&capsule, [-16.0, 0.0], &slope).expect("a hit");
    assert!(is_rounded_down(hit.fraction, (8.0 - std::f64::consts::SQRT_2) / 16.0), "{hit:?}");
    assert_eq!(hit.normal, v(-std::f32::consts::FRAC_1_SQRT_2, -std::f32::consts::FRAC_1_SQRT_2));
}

/// dimforge/rapier.js#258: a ball passes through a long flat box. It meets the upper side when its
/// middle is 1 above it.
#[test]
fn a_ball_does_not_pass_through_a_long_flat_box() {
    let flat = between([640.0, 188.0], [1129.0, 189.0]);
    let hit = meet(&circle(380.0, 241.0, 1.0), [624.0, -104.0], &flat).expect("a hit");
    assert!(is_rounded_down(hit.fraction, 51.0 / 104.0), "{hit:?}");
    assert_eq!((hit.point.y, hit.normal), (189.0, v(0.0, -1.0)));
}

/// dimforge/rapier#434: put where the cast says, the shape overlaps what it has met. Here it is
/// apart or touches, up to the rounding of its new place.
#[test]
fn where_a_cast_ends_the_shapes_are_apart() {
    let ground = between([-64.0, -8.0], [64.0, 0.0]);
    for degrees in 0..90_u8 {
        let at = |y: f32| -> Shape<'_> {
            OrientedRectangle::new(v(0.0, y), v(5.0, 2.5), degrees.into()).into()
        };
        let hit = meet(&at(32.0), [0.0, -64.0], &ground).expect("a hit");
        let end = at(32.0 - 64.0 * hit.fraction);
        let depth = separation(ground, end).map_or(0.0, |way| way.length());
        assert!(depth <= 4e-6, "{degrees}: {depth}");
        assert!(collide(at(32.0 - 64.0 * hit.fraction - 1e-5), ground));
    }
}

/// Lines that are parallel and turn unlike meet at once; where one of them began so far away that f64 could not tell
/// its points apart, the normal was NaN.
#[test]
fn lines_from_far_away_have_a_normal_as_they_turn() {
    let left: Shape<'_> = Line::new(v(-1e30, -2.0), v(0.0, 3.0)).into();
    let right: Shape<'_> = Line::new(v(3e38, 5.0), v(0.0, -4.0)).into();
    let turning = Motion::new(v(1.0, 0.0), 90.0, v(0.0, 0.0));
    for (a, b, to_the_right) in [(left, right, 1.0), (right, left, -1.0)] {
        let hit = cast_turning(a, turning, b, Motion::default()).expect("a hit");
        assert_eq!(hit.normal, v(to_the_right, 0.0), "{hit:?}");
        assert!(!hit.point.x.is_nan() && !hit.point.y.is_nan(), "{hit:?}");
    }
}
