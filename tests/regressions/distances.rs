//! How far shapes are apart.

use super::{all, between, circle, point, polygon, segment, v};
use clash2d::{
    Capsule, CastSettings, Group, Line, Rectangle, Sector, Segment, Shape, Vector2D, cast_with,
    collide, contact, contact_within, distance, distance_within, within,
};

/// Asks for both orders; the points must be as far apart as the answer says.
fn gap(a: &Shape<'_>, b: &Shape<'_>) -> f32 {
    let found = distance(a, b).expect("no empty shapes");
    let back = distance(b, a).expect("no empty shapes");
    assert_eq!(back.distance, found.distance);
    assert_eq!(found.distance == 0.0, collide(a, b));
    let apart = (found.point_a - found.point_b).length();
    assert!((apart - found.distance).abs() <= 1e-6 * found.distance, "{a:?} {b:?} {found:?}");
    found.distance
}

/// godotengine/godot#55383 and pull request #55617: parallel segments are called 0 apart.
#[test]
fn parallel_segments_are_apart() {
    let short = segment([0.0, -2.5], [0.0, 2.5]);
    assert_eq!(gap(&short, &segment([2.9888, -5.1938], [2.9888, 4.8062])), 2.9888);
    assert_eq!(gap(&segment([1.0, -2.0], [1.0, 2.0]), &segment([-1.0, 2.0], [-1.0, -2.0])), 2.0);
}

/// godotengine/godot#55384: NaN for parallel segments, whether or not they face each other, and for
/// segments that are points.
#[test]
fn parallel_segments_and_points_have_a_distance() {
    let long = segment([-8.0, 0.0], [8.0, 0.0]);
    assert_eq!(gap(&long, &segment([-2.0, 3.0], [2.0, 3.0])), 3.0);
    assert_eq!(gap(&long, &segment([12.0, 3.0], [20.0, 3.0])), 5.0);
    assert_eq!(gap(&long, &segment([11.0, 4.0], [11.0, 4.0])), 5.0);
    assert_eq!(gap(&segment([0.0, 1.0], [0.0, 1.0]), &long), 1.0);
    assert_eq!(gap(&segment([1.0, 1.0], [1.0, 1.0]), &segment([4.0, 5.0], [4.0, 5.0])), 5.0);
}

/// RandyGaul/cute_headers#256, of which one pair of diamonds really is apart: by 1, at the corners.
#[test]
fn diamonds_are_one_apart() {
    let diamond = |y: f32| all([(40.0, y - 10.0), (50.0, y), (40.0, y + 10.0), (30.0, y)]);
    assert_eq!(gap(&polygon(&diamond(40.0)), &polygon(&diamond(61.0))), 1.0);
}

/// davidfig/intersects#5: a point 1 below a polygon lies in it.
#[test]
fn a_point_below_a_polygon_is_one_away() {
    let flat = all([(27.0, 47.0), (8.0, 47.0), (8.0, 46.0), (27.0, 46.0)]);
    assert_eq!(gap(&polygon(&flat), &point(14.0, 45.0)), 1.0);
}

/// libgdx/libgdx#1635: a triangle left of a polygon overlaps it, whose edges cross.
#[test]
fn a_triangle_is_left_of_a_bow_tie() {
    let tie = all([(100.0, 750.0), (200.0, 750.0), (100.0, 150.0), (200.0, 150.0)]);
    let triangle = all([(77.0, 695.0), (91.0, 695.0), (84.0, 681.0)]);
    // The side from (100, 750) to (200, 150) leans away, the corner (91, 695) is nearest to it.
    assert!(!collide(polygon(&tie), polygon(&triangle)));
    let [along, off] = [[200.0 - 100.0, 150.0 - 750.0], [91.0 - 100.0, 695.0 - 750.0_f64]];
    let cross: f64 = along[0] * off[1] - along[1] * off[0];
    let expected = cross.abs() / (along[0] * along[0] + along[1] * along[1]).sqrt();
    assert!((f64::from(gap(&polygon(&tie), &polygon(&triangle))) - expected).abs() < 1e-6);
}

/// Far from the origin GJK in f32 confuses apart and together (see the casts for threads): there,
/// the next float is the next place, and it is not missed.
#[test]
fn the_next_place_far_away_is_apart() {
    for offset in [1e4_f32, 1e6, 16_777_216.0 / 4.0] {
        let step = (offset + 8.0).next_up() - (offset + 8.0);
        let edge = offset + 8.0;
        let tile = between([offset, 0.0], [edge, 8.0]);
        let square = all([(offset, 0.0), (edge, 0.0), (edge, 8.0), (offset, 8.0)]);
        let ball = circle(offset + 4.0, 4.0, 4.0);
        let pill = Capsule::new(v(offset + 4.0, 4.0), v(offset + 4.0, 4.0), 4.0).into();
        for shape in [tile, polygon(&square), ball, pill] {
            for beside in [point(edge + step, 4.0), segment([edge + step, 4.0], [edge + step, 9.0])]
            {
                assert_eq!(gap(&shape, &beside), step, "{shape:?}");
            }
            assert_eq!(gap(&shape, &point(edge, 4.0)), 0.0);
            let next = between([edge + step, 0.0], [edge + 8.0, 8.0]);
            assert_eq!(gap(&shape, &next), step);
        }
    }
}

/// A rectangle in its own numbers at a far place, and a tile whose group stands there: what is left of the
/// two places is all that counts. The distance was twice as long as it is, and the depth a third off.
#[test]
fn what_far_places_leave_is_not_lost() {
    // 2^-100.
    let (tile, far) = (f32::from_bits(27 << 23), v(300_000.0, 0.3));
    let square = Shape::from(Rectangle::new(Vector2D::ZERO, v(tile, tile)));
    let members = [square.at(v(tile, tile))];
    let level = Shape::from(Group::new(&members)).at(far);
    let low = Shape::from(Rectangle::new(far, v(tile, 0.5 * tile)));
    for [a, b] in [[&level, &low], [&low, &level]] {
        assert_eq!(distance(a, b).map(|found| found.distance), Some(0.5 * tile));
        assert_eq!(distance_within(a, b, 0.25 * tile), None);
    }
    let high = Shape::from(Rectangle::new(far, v(1.25 * tile, 3.0 * tile)));
    assert_eq!(contact(level, high).map(|found| found.depth), Some(0.25 * tile));
}

/// They come exactly as near as is allowed, but a float of the places was counted: `within` was a yes, and the
/// distance with that maximum none.
#[test]
fn as_far_as_the_maximum_is_near_enough() {
    let step = 0.001;
    let members = [Shape::from(Rectangle::new(Vector2D::ZERO, v(1.0, 1.0))).at(v(step, 0.0))];
    let level = Shape::from(Group::new(&members)).at(v(-2_147_483.8, 0.0));
    let wall = Segment::new(v(-2_147_483.8, 0.0), v(-2_147_483.8, 0.5));
    assert!(within(level, wall, step) && !within(level, wall, step.next_down()));
    let found = distance_within(level, wall, step).map(|found| found.distance);
    assert_eq!(found, Some(step));
}

/// What starts nearer than the distance that is kept meets at once, even where both nearest points are the same in
/// f64: there was no hit at all.
#[test]
fn what_starts_nearer_than_f64_tells_meets() {
    // 2^-50, 2^-54, 2^-60, 2^-140.
    for size in [77 << 23, 73 << 23, 67 << 23, 1 << 9].map(f32::from_bits) {
        let place = v(2.0, 4.0);
        let box_of = |x: f32, y: f32, width: f32, height: f32| {
            let origin = v(x * size, y * size);
            Shape::from(Rectangle::new(origin, v(width * size, height * size))).at(place)
        };
        let (low, high) = (box_of(-3.0, -6.0, 0.5, 3.0), box_of(-5.0, -2.0, 3.0, 1.0));
        let settings = CastSettings::new().with_distance_kept(size);
        for way in [Vector2D::ZERO, v(size, 0.0), v(0.0, -3.0 * size)] {
            let hit = cast_with(low, way, high, Vector2D::ZERO, &settings).expect("a hit");
            assert!(hit.starts_in_contact && hit.fraction == 0.0, "{size:e} {way:?} {hit:?}");
            assert_eq!(hit.normal, v(0.0, 1.0), "{size:e} {way:?}");
        }
    }
}

/// Of two lines or sectors at positions one was taken to the nearest floats: parallel lines were off by 70 last
/// places, and shapes that come within a distance were said not to be that near.
#[test]
fn lines_and_sectors_stand_where_they_stand() {
    let along = v(-3.156_159_4, -5.745_073_3);
    let places = [
        [v(-1.528_573_6, -4.077_392_6), v(0.484_982_28, -1.822_286_8)],
        [v(2.109_027_4, 3.858_152_9), v(4.232_117, 3.651_283_5)],
    ];
    let [a, b] = places.map(|[base, at]| Shape::from(Line::new(base, along)).at(at));
    let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
    let [[p, q], [r, s]] = places.map(|place| place.map(wide));
    let way = [0, 1].map(|i| r[i] + s[i] - p[i] - q[i]);
    let [x, y] = wide(along);
    let truth = (x * way[1] - y * way[0]).abs() / (x * x + y * y).sqrt();
    assert_eq!(distance(a, b).unwrap().distance, truth as f32);
    assert_eq!(distance(b, a).unwrap().distance, truth as f32);
    assert_eq!(contact_within(a, b, 1.0).unwrap().depth, -truth as f32);

    let flat = Shape::from(Sector::new(v(-2.452_516_8, -0.415_267_65), 0.500_206_35, 30.0, 0.0));
    let line = Line::new(v(-0.326_788_93, 4.068_547_7), v(5.954_178, 3.775_96));
    let line = Shape::from(line).at(v(-6.0, -6.0));
    let apart = distance(flat, line).unwrap().distance;
    for most in [apart.next_down(), apart, apart.next_up()] {
        let is_near = distance_within(flat, line, most).is_some();
        assert_eq!(is_near, within(flat, line, most), "{most} of {apart}");
    }
}
