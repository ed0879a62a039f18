//! Whether shapes meet, and how they lie to each other.

use super::{all, between, circle, point, polygon, segment, v};
use clash2d::{
    Capsule, Intersection, OrientedRectangle, Relation, Shape, Vector2D, collide, contains,
    intersections, relate,
};

/// Asks for both orders.
fn meet(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    let answer = collide(a, b);
    assert_eq!(collide(b, a), answer, "{a:?} {b:?}");
    answer
}

/// The only point that two borders share.
fn crossing(a: &Shape<'_>, b: &Shape<'_>) -> Vector2D {
    let mut buffer = [Intersection::default(); 2];
    assert_eq!(intersections(a, b, &mut buffer), 1, "{a:?} {b:?}");
    assert_eq!(buffer[0].start, buffer[0].end);
    buffer[0].start
}

/// RandyGaul/cute_headers#160: GJK calls boxes apart that share 160 x 128 units.
#[test]
fn two_large_boxes_overlap() {
    let wide = all([(-568.0, 928.0), (-568.0, 1056.0), (-848.0, 1056.0), (-848.0, 928.0)]);
    let high = all([(-688.0, 736.0), (-688.0, 1184.0), (-912.0, 1184.0), (-912.0, 736.0)]);
    assert_eq!(relate(polygon(&wide), polygon(&high)), Relation::Overlapping);
    let boxes = [
        between([-848.0, 928.0], [-568.0, 1056.0]),
        between([-912.0, 736.0], [-688.0, 1184.0]),
        OrientedRectangle::new(v(-708.0, 992.0), v(140.0, 64.0), 0.0).into(),
        OrientedRectangle::new(v(-800.0, 960.0), v(224.0, 112.0), 90.0).into(),
    ];
    assert!(boxes.iter().all(|a| boxes.iter().all(|b| meet(a, b))));
}

/// RandyGaul/cute_headers#256: diamonds whose corners are 2 units within the next one are called
/// apart. They consist of the points less than 10 away, in the sum of both axes.
#[test]
fn diamonds_overlap_with_their_corners() {
    let diamond =
        |x: f32, y: f32| all([(x, y - 10.0), (x + 10.0, y), (x, y + 10.0), (x - 10.0, y)]);
    let middle = diamond(40.0, 40.0);
    for (x, y) in [(40.0, 58.0), (58.0, 40.0), (40.0, 22.0), (22.0, 40.0)] {
        assert_eq!(relate(polygon(&middle), polygon(&diamond(x, y))), Relation::Overlapping);
    }
    assert_eq!(relate(polygon(&middle), polygon(&diamond(40.0, 60.0))), Relation::Touching);
    assert!(!meet(&polygon(&middle), &polygon(&diamond(40.0, 61.0))));
}

/// RandyGaul/cute_headers#404: no collision, but a contact, where a side lies on a side.
#[test]
fn a_box_and_a_quadrangle_with_a_common_base_overlap() {
    let quadrangle = all([(334.0, 320.0), (344.0, 332.0), (364.0, 332.0), (364.0, 320.0)]);
    let tile = between([320.0, 320.0], [352.0, 352.0]);
    assert_eq!(relate(tile, polygon(&quadrangle)), Relation::Overlapping);
}

/// RandyGaul/cute_headers#36: a box of 40 x 40 and a quadrangle, of which (60, 55) is common.
#[test]
fn a_box_and_a_leaning_quadrangle_overlap() {
    let quadrangle = all([(30.0, 30.0), (130.0, 40.0), (100.0, 80.0), (40.0, 60.0)]);
    let tile = between([50.0, 50.0], [90.0, 90.0]);
    assert_eq!(relate(tile, polygon(&quadrangle)), Relation::Overlapping);
    assert!(contains(polygon(&quadrangle), point(60.0, 55.0)) && meet(&tile, &point(60.0, 55.0)));
}

/// erincatto/box2d#883: one square within another is missed.
#[test]
fn a_square_lies_in_a_larger_one_around_the_same_center() {
    let square = |half: f32| OrientedRectangle::new(v(3.0, 5.0), v(half, half), 0.0);
    assert_eq!(relate(square(0.5), square(0.4)), Relation::BInsideA);
    assert_eq!(relate(square(0.4), square(0.5)), Relation::AInsideB);
}

/// appsinacup/godot-box2d#93 and #114: circles within a capsule do not collide with it.
#[test]
fn circles_lie_in_a_capsule() {
    let capsule = Capsule::new(v(0.0, -40.0), v(0.0, 40.0), 10.0);
    assert_eq!(relate(capsule, circle(0.0, 20.0, 10.0)), Relation::BInsideATouching);
    let capsule = Capsule::new(v(0.0, -4.0), v(0.0, 4.0), 1.0);
    assert_eq!(relate(capsule, circle(0.0, 0.0, 1.0)), Relation::BInsideATouching);
    assert_eq!(relate(capsule, circle(0.0, 5.0, 1.0)), Relation::Overlapping);
}

/// raysan5/raylib#2080: a vertical segment is missed by those with an end between two pixels.
#[test]
fn a_vertical_segment_is_crossed_at_every_height() {
    let vertical = segment([600.0, 0.0], [600.0, 450.0]);
    for height in 0..=450 {
        let crossing_one = segment([100.5, 225.0], [700.0, height as f32]);
        assert_eq!(crossing(&vertical, &crossing_one).x, 600.0);
        assert!(meet(&vertical, &crossing_one));
    }
}

/// raysan5/raylib#5510: a segment that is almost vertical is missed by a horizontal one.
#[test]
fn an_almost_vertical_segment_is_crossed() {
    let horizontal = segment([64.0, 160.0], [512.0, 160.0]);
    let mut x = 209.352_89_f32;
    for _ in 0..20 {
        let almost = segment([209.352_89, 96.0], [x, 224.0]);
        let crossing = crossing(&horizontal, &almost);
        assert_eq!(crossing.y, 160.0);
        assert!((209.352_89..=x).contains(&crossing.x));
        x = x.next_up();
    }
}

/// raysan5/raylib#3742: a point to the right of a square, at the height of a corner, is called in.
#[test]
fn a_point_beside_a_square_is_outside() {
    let corners = [
        (668.678_4, 60.928_46),
        (629.318_4, 53.798_313),
        (622.188_7, 93.158_11),
        (661.548_46, 100.287_86),
    ];
    let square = all(corners);
    for (x, y) in corners {
        assert!(meet(&polygon(&square), &point(x, y)));
        assert!(!meet(&polygon(&square), &point(700.0, y)));
        assert!(!meet(&polygon(&square), &point(600.0, y)));
    }
}

/// godotengine/godot#86651: whether segments meet depends on which end of one is named first.
#[test]
fn a_segment_that_starts_on_another_one_meets_it() {
    let leaning = segment([585.0, 95.0], [581.0, 98.0]);
    for upright in [segment([585.0, 105.0], [585.0, 45.0]), segment([585.0, 45.0], [585.0, 105.0])]
    {
        assert_eq!(crossing(&leaning, &upright), v(585.0, 95.0));
        assert_eq!(relate(leaning, upright), Relation::Touching);
    }
}

/// godotengine/godot#41011: segments that meet with an end do not intersect.
#[test]
fn ends_belong_to_segments() {
    let horizontal = segment([1.0, 0.0], [2.0, 0.0]);
    for from in [0.0, -1.0] {
        let upright = segment([2.0, from], [2.0, 1.0]);
        assert!(meet(&horizontal, &upright));
        assert_eq!(crossing(&horizontal, &upright), v(2.0, 0.0));
    }
}

/// godotengine/godot#114065: a point 22 to the right of the left side, at half of the height, is
/// outside.
#[test]
fn a_point_within_a_winding_polygon_is_inside() {
    let bent = all([
        (-32.0, -20.0),
        (14.0, -20.0),
        (14.0, -2.0),
        (44.0, 24.0),
        (90.0, 24.0),
        (92.0, 86.0),
        (32.0, 86.0),
        (32.0, 40.0),
        (14.0, 26.0),
        (-32.0, 26.0),
    ]);
    assert!(contains(polygon(&bent), point(-9.9518, 3.0021)));
    assert!(!meet(&polygon(&bent), &point(60.0, 0.0)));
}

/// godotengine/godot#82305: a point is in both halves of a field, or in none.
#[test]
fn a_point_is_in_one_of_two_halves() {
    let left = all([(50.0, 50.0), (50.0, 1130.0), (1_268.352_3, 1130.0), (1_105.720_7, 50.0)]);
    let right = all([(1_268.352_3, 1130.0), (1970.0, 1130.0), (1970.0, 50.0), (1_105.720_7, 50.0)]);
    for (x, y, is_left) in [(455.0, 374.0, true), (1823.0, 168.0, false)] {
        assert_eq!(meet(&polygon(&left), &point(x, y)), is_left);
        assert_eq!(meet(&polygon(&right), &point(x, y)), !is_left);
    }
    assert_eq!(relate(polygon(&left), polygon(&right)), Relation::Touching);
}

/// dimforge/parry#89: the arms of a concave polygon are outside of it.
#[test]
fn both_arms_of_an_angle_belong_to_it() {
    let angle = all([(0.0, 0.0), (8.0, 0.0), (8.0, 2.0), (2.0, 2.0), (2.0, 8.0), (0.0, 8.0)]);
    for (x, y, is_inside) in [(7.0, 1.0, true), (1.0, 7.0, true), (7.0, 7.0, false)] {
        assert_eq!(meet(&polygon(&angle), &point(x, y)), is_inside);
    }
}

/// jriecken/sat-js#41: a point of a hexagon, a tenth above one of its corners, is outside.
#[test]
fn a_point_near_a_corner_is_inside() {
    let hexagon = all([(2.0, 1.0), (2.0, 2.0), (1.0, 3.0), (0.0, 2.0), (0.0, 1.0), (1.0, 0.0)]);
    assert_eq!(relate(polygon(&hexagon), point(1.0, 1.1)), Relation::BInsideA);
}

/// nenjack/check2d#95: a square that shares two sides with the polygon around it is not in it.
#[test]
fn a_square_lies_in_a_polygon_with_common_sides() {
    let square = all([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)]);
    let around = all([(-5.0, -5.0), (15.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0)]);
    assert_eq!(relate(polygon(&square), polygon(&around)), Relation::AInsideBTouching);
    assert!(contains(polygon(&around), polygon(&square)));
}

/// MattiaMontanari/openGJK#3: two polygons that cross are half a unit apart. Exact projections onto
/// the normals of all edges overlap.
#[test]
fn two_slender_polygons_cross() {
    let leaning = all([
        (0.795_121, -0.727_851),
        (-0.178_424, -0.989_183),
        (-0.412_644, -0.770_664),
        (0.566_564, 0.548_772),
    ]);
    let triangle = all([(-0.211_223, -0.511_346), (-0.347_973, 0.45872), (0.277_308, 0.969_689)]);
    assert!(meet(&polygon(&leaning), &polygon(&triangle)));
}

/// dimforge/ncollide#343: no contact of a segment with the cuboid in which it ends.
#[test]
fn a_segment_meets_the_box_in_which_it_ends() {
    let tile =
        all([(114.899_994, 703.65), (725.1, 703.65), (725.1, 1142.6), (114.899_994, 1142.6)]);
    let long = segment([-1087.5709, -369.548_13], [600.0, 1087.5]);
    assert_eq!(relate(polygon(&tile), long), Relation::Overlapping);
}

/// mathigon/euclid.js#151: no intersection where a border runs through corners.
#[test]
fn a_circle_through_two_corners_crosses_there() {
    let square = all([(2.0, 3.0), (3.0, 3.0), (3.0, 4.0), (2.0, 4.0)]);
    let mut found = [Intersection::default(); 3];
    assert_eq!(intersections(polygon(&square), circle(2.0, 3.0, 1.0), &mut found), 2);
    assert_eq!([found[0].start, found[1].start], [v(3.0, 3.0), v(2.0, 4.0)]);
}

/// What two thousand edges in line show was looked for along each of them, in hundreds of bits: for minutes.
#[test]
fn edges_in_line_are_walked_once() {
    for [x, y] in [[1.0, 0.0], [1.0, 2.0], [3.0, -1.0]] {
        let point = |i: u32| (i * 1_597 % 2_003) as f32;
        let line: Vec<Vector2D> = (0..2_000).map(|i| v(point(i) * x, point(i) * y)).collect();
        let middle = v(1_000.0 * x, 1_000.0 * y);
        let hero = Capsule::new(middle + v(-0.25, -0.5), middle + v(0.25, 0.5), 0.3);
        assert_eq!(relate(polygon(&line), hero), Relation::Touching);
        assert_eq!(relate(hero, circle(middle.x, middle.y, 1.0)), Relation::AInsideB);
    }
}

/// Each of two thousand edges in line asked all others whether its crossings are border: for minutes.
#[test]
fn edges_in_line_are_crossed_by_what_crosses_the_line() {
    for [x, y] in [[1.0, 0.0], [1.0, 2.0], [3.0, -1.0]] {
        let point = |i: u32| i * 1_597 % 2_003;
        let at = |t: f32| v(t * x, t * y);
        let line: Vec<Vector2D> = (0..2_000).map(|i| at(point(i) as f32)).collect();
        let is_across = |i: u32| (point(i) <= 1_000) != (point((i + 1) % 2_000) <= 1_000);
        let across = (0..2_000).filter(|&i| is_across(i)).count();
        let middle = at(1_000.5);
        let ball = circle(middle.x + 0.03125, middle.y + 0.0625, 0.25);
        let mut found = [Intersection::default(); 2];
        assert_eq!(intersections(polygon(&line), ball, &mut found), 2 * across);
        assert_eq!(intersections(ball, polygon(&line), &mut found), 2 * across);
    }
}
