//! Relations and common points that were told wrong once, or took seconds.

use clash2d::Relation::{
    AInsideB, AInsideBTouching, BInsideA, BInsideATouching, Disjoint, Equal, Overlapping, Touching,
};
use clash2d::{
    Chain, Circle, Group, Intersection, Line, Node, OrientedRectangle, Polygon, Prepared, Relation,
    Sector, Segment, Shape, Vector2D, intersections, relate,
};

fn vector(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn assert_relation(a: Shape<'_>, b: Shape<'_>, expected: Relation) {
    assert_eq!(relate(a, b), expected, "{a:?}\n{b:?}");
}

/// What comes before the first cut of a line was looked for less far away than that cut was off.
#[test]
fn a_line_leaves_any_rectangle() {
    let base = vector(16846.047, -22_986_241_000_000.0);
    let line = Line::new(base, vector(1.380795e-6, -5.108_556_3e-19));
    let center = vector(-455_795_820_000_000.0, 2.633_699e24);
    let half_extend = vector(2.070_476_3e27, 1.011_570_4e26);
    let area = OrientedRectangle::new(center, half_extend, -43.80326);
    assert_relation(line.into(), area.into(), Overlapping);
    let members = [area.into(), Circle::new(center, 1.0).into()];
    assert_relation(line.into(), Group::new(&members).into(), Overlapping);
}

/// A polygon of two vertices is all border: it was taken for a segment.
/// Of a chain only the ends are border, wherever it turns.
#[test]
fn a_line_meets_a_chain_in_its_inside() {
    let line = Shape::from(Line::new(vector(3.0, 4.0), vector(0.0, -5.0)));
    let chain = |vertices: &[[f32; 2]], expected: Relation| {
        let vertices: Vec<Vector2D> = vertices.iter().map(|&[x, y]| vector(x, y)).collect();
        assert_relation(Chain::new(&vertices).into(), line, expected);
    };
    // At a vertex, and along an edge.
    chain(&[[2.0, 2.5], [3.0, 4.0], [1.75, 3.5]], Overlapping);
    chain(&[[2.0, 2.5], [3.0, 4.0], [3.0, 3.5], [1.0, 0.0]], Overlapping);
    // At an end, to one side, and as it comes back to it across the line.
    chain(&[[3.0, 4.0], [2.0, 2.5], [1.75, 3.5]], Touching);
    chain(&[[3.0, 1.0], [4.0, 1.0], [4.0, 2.0], [2.0, 0.0]], Touching);
    chain(&[[3.0, 1.0], [4.0, 1.0], [4.0, 3.0], [2.0, 0.0]], Overlapping);
    chain(&[[3.0, 1.0], [3.0, 4.0], [3.0, 2.0]], AInsideB);
}

#[test]
fn flat_polygons_have_no_interior() {
    let turned = OrientedRectangle::new(vector(-4.0, 1.0), vector(6.0, 1.0), 135.0);
    let flat = [vector(-9.0, 7.0), vector(-4.0, 1.0)];
    assert_relation(turned.into(), Polygon::new(&flat).into(), Touching);
    let upright = OrientedRectangle::new(vector(-5.0, 1.0), vector(4.0, 6.0), -270.0);
    let flat = [vector(4.0, 1.0), vector(-1.0, 1.0)];
    assert_relation(upright.into(), Polygon::new(&flat).into(), Touching);
}

/// Polygons in one line lie to each other as the ranges of numbers that they cover; their edges, which lie
/// over each other, were compared each with each.
#[test]
fn polygons_in_line_are_ranges() {
    let mut state = 1_u32;
    let mut random = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 16) % below
    };
    for _ in 0..2000 {
        let along = [[1.0, 0.0], [0.0, -1.0], [3.0, 2.0], [-1.0, 5.0]][random(4) as usize];
        let point = |part: u32| vector(0.5 + along[0] * part as f32, along[1] * part as f32 - 0.25);
        let ranges = [0, 1].map(|_| (0..2 + random(30)).map(|_| random(9)).collect::<Vec<_>>());
        let [a, b] = [0, 1].map(|i| {
            let (low, high) = (ranges[i].iter().min().unwrap(), ranges[i].iter().max().unwrap());
            [*low, *high]
        });
        if a[0] == a[1] || b[0] == b[1] {
            continue;
        }
        let expected = match () {
            () if a == b => Equal,
            () if a[1] < b[0] || b[1] < a[0] => Disjoint,
            () if a[0] >= b[0] && a[1] <= b[1] => AInsideBTouching,
            () if b[0] >= a[0] && b[1] <= a[1] => BInsideATouching,
            () => Touching,
        };
        let rings = ranges.map(|parts| parts.into_iter().map(point).collect::<Vec<_>>());
        let [first, second] = rings.each_ref().map(|ring| Shape::from(Polygon::new(ring)));
        assert_relation(first, second, expected);
        let place = b[0] + random(b[1] - b[0] + 1);
        let is_held = place >= a[0] && place <= a[1];
        let point_relation = if is_held { BInsideATouching } else { Disjoint };
        assert_relation(first, point(place).into(), point_relation);
        let segment = Segment::new(point(b[0]), point(b[1])).into();
        // The ends of a segment are its border, and all of the polygon.
        let is_between = a[0] > b[0] && a[1] < b[1];
        assert_relation(first, segment, if is_between { AInsideB } else { expected });
    }
}

/// The chain's vertex is next to half a turn away from the start of a circle, nearer than f64 can tell.
#[test]
fn points_next_to_half_a_turn_are_on_their_side() {
    let flat = [vector(-5.758135e17, 1.6490765e-6), vector(57_661_450_000.0, 5.100409e-14)];
    let vertices = [
        vector(1_803_663.3, -3.130_882_2e-20),
        vector(-419.93927, -2.494_186_7e-18),
        vector(1.357361e-9, -2.098_760_5e19),
        vector(-1.330_363e20, 3_620_370.5),
        vector(12.00185, -2.490_863_8e-20),
        vector(-298.99738, 0.009_576_678),
        vector(-8.366_321e-19, -4.76752e-8),
    ];
    let chain = Chain::new(&vertices).with_radius(3664.1838);
    assert_relation(Polygon::new(&flat).into(), chain.into(), Touching);
}

/// A rounded polygon of many vertices, with one that is inside of it.
#[test]
fn rounded_polygons_with_many_corners() {
    let outer: Vec<Vector2D> = (0..40).map(|i| spoke(i, 10.0)).collect();
    let inner: Vec<Vector2D> = (0..40).map(|i| spoke(i, 3.0)).collect();
    let outer = Polygon::new(&outer).with_radius(0.5);
    let inner = Polygon::new(&inner).with_radius(0.25);
    assert_relation(outer.into(), inner.into(), BInsideA);
    assert_relation(outer.into(), outer.into(), Equal);
}

/// Every third one is shorter.
/// What lies in the legs of an L, whose inner corner comes nearest.
#[test]
fn shapes_lie_in_a_polygon_as_deep_as_they_reach() {
    let points = |places: &[(f32, f32)]| places.iter().copied().map(Vector2D::from).collect();
    let corner: Vec<_> = points(&[(0., 0.), (9., 0.), (9., 4.), (4., 4.), (4., 9.), (0., 9.)]);
    let small: Vec<_> = points(&[(1., 1.), (7., 1.), (7., 2.), (2., 2.), (2., 7.), (1., 7.)]);
    let beyond: Vec<_> = points(&[(-1., -1.), (9., -1.), (9., 3.), (3., 3.), (3., 9.), (-1., 9.)]);
    let with = |vertices: &'static [Vector2D], radius| Polygon::new(vertices).with_radius(radius);
    let [corner, small, beyond] = [corner, small, beyond].map(|vertices| &*vertices.leak());
    for radius in [0.0, 0.5, 3.0] {
        let outer = || with(corner, radius).into();
        // The small one keeps a distance of 1 to the left and below, and more elsewhere.
        assert_relation(outer(), with(small, radius).into(), BInsideA);
        assert_relation(outer(), with(small, radius + 0.999).into(), BInsideA);
        assert_relation(outer(), with(small, radius + 1.0).into(), BInsideATouching);
        assert_relation(outer(), with(small, radius + 1.001).into(), Overlapping);
        assert_relation(with(small, radius).into(), outer(), AInsideB);
        assert_relation(outer(), with(beyond, radius).into(), Overlapping);
        assert_relation(outer(), Circle::new(vector(2.0, 2.0), radius + 1.999).into(), BInsideA);
        let touching = Circle::new(vector(2.0, 2.0), radius + 2.0);
        assert_relation(outer(), touching.into(), BInsideATouching);
    }
}

/// A polygon around the hole of another one, and one in the hole.
#[test]
fn what_surrounds_a_hole_is_not_inside() {
    let square = |low: f32, high: f32| {
        [vector(low, low), vector(high, low), vector(high, high), vector(low, high)]
    };
    let rings = [square(0.0, 9.0), square(4.0, 5.0)].concat();
    let ring = || Polygon::new(&rings).with_rings(&[4, 4]).into();
    assert_relation(ring(), Polygon::new(&square(3.0, 6.0)).into(), Overlapping);
    assert_relation(ring(), Polygon::new(&square(1.0, 2.0)).into(), BInsideA);
    assert_relation(ring(), Polygon::new(&square(4.25, 4.75)).into(), Disjoint);
    let both = [square(3.0, 6.0), square(4.0, 5.0)].concat();
    assert_relation(ring(), Polygon::new(&both).with_rings(&[4, 4]).into(), BInsideATouching);
    let both = [square(3.0, 6.0), square(3.5, 5.5)].concat();
    assert_relation(ring(), Polygon::new(&both).with_rings(&[4, 4]).into(), BInsideA);
}

/// The same ring from another vertex on, and the other way around.
#[test]
fn a_ring_begins_anywhere() {
    let ring: Vec<_> = (0..40).map(|number| spoke(number, 4.0 + (number % 3) as f32)).collect();
    for place in [0, 1, 17, 39] {
        let mut other = ring.clone();
        other.rotate_left(place);
        assert_relation(Polygon::new(&ring).into(), Polygon::new(&other).into(), Equal);
        other.reverse();
        assert_relation(Polygon::new(&ring).into(), Polygon::new(&other).into(), Equal);
        other.swap(3, 4);
        let relation = relate(Polygon::new(&ring), Polygon::new(&other));
        assert_ne!(relation, Equal, "two vertices are swapped");
    }
}

fn spoke(number: usize, length: f32) -> Vector2D {
    let length = if number.is_multiple_of(3) { 0.75 * length } else { length };
    let degrees = 9.0 * number as f32;
    vector(length, 0.0).rotated(degrees)
}

fn assert_common(a: &Shape<'_>, b: &Shape<'_>, expected: &[Vector2D]) {
    for (a, b) in [(a, b), (b, a)] {
        let mut found = [Intersection::default(); 8];
        let count = intersections(a, b, &mut found);
        let places: Vec<Vector2D> = found[..count].iter().map(|found| found.start).collect();
        assert_eq!(places, expected, "{a:?}\n{b:?}");
        assert!(found[..count].iter().all(|found| found.start == found.end));
    }
}

/// Only the first one of several points was looked at.
#[test]
fn each_point_of_a_group_is_told() {
    let points = [vector(9.0, 9.0), vector(3.0, 4.0), vector(-5.0, 0.0)].map(Shape::from);
    let rim = Circle::new(Vector2D::ZERO, 5.0);
    assert_common(
        &Group::new(&points).into(),
        &Circle::new(vector(3.0, 0.0), 4.0).into(),
        &[vector(3.0, 4.0)],
    );
    let mut found = [Intersection::default(); 4];
    assert_eq!(intersections(Group::new(&points), rim, &mut found), 2);
    assert_eq!((found[0].place_a.member, found[1].place_a.member), (1, 2));
}

/// Each corner of a sector was told twice, or not at all.
#[test]
fn each_corner_of_a_sector_is_told_once() {
    let [inner_radius, radius] = [2.0, 5.0];
    let center = Vector2D::ZERO;
    let half = Sector { center, inner_radius, radius, direction: 0.0, half_angle: 90.0 };
    for y in [5.0, 2.0, -2.0, -5.0] {
        let corner = vector(0.0, y);
        let side = Segment::new(corner, vector(-4.0, y));
        assert_common(&half.into(), &side.into(), &[corner]);
    }
    let pie = Sector { inner_radius: 0.0, half_angle: 45.0, ..half };
    assert_common(&pie.into(), &Segment::new(center, vector(-4.0, 0.0)).into(), &[center]);
}

/// A ring of one vertex was left out.
#[test]
fn a_ring_may_be_a_point() {
    let vertices = [vector(13.0, -8.0), vector(11.0, -8.0), vector(12.0, -7.0), vector(4.0, 3.0)];
    let polygon = Polygon::new(&vertices).with_rings(&[3, 1]);
    let end = Segment::new(vector(4.0, 3.0), vector(0.0, 3.0));
    assert_common(&polygon.into(), &end.into(), &[vector(4.0, 3.0)]);
}

/// Inner seams and spikes were taken for border.
#[test]
fn what_has_the_shape_on_both_sides_is_no_border() {
    let points = |places: &[(f32, f32)]| -> Vec<Vector2D> {
        places.iter().copied().map(Vector2D::from).collect()
    };
    let square = points(&[(0., 0.), (4., 0.), (4., 4.), (0., 4.)]);
    let halves = [
        points(&[(0., 0.), (2., 0.), (2., 4.), (0., 4.)]),
        points(&[(2., 0.), (4., 0.), (4., 4.), (2., 4.)]),
    ]
    .concat();
    let spiked = points(&[(0., 0.), (2., 2.), (0., 0.), (4., 0.), (4., 4.), (0., 4.)]);
    let square = Shape::from(Polygon::new(&square));
    let polygons = [
        Shape::from(Polygon::new(&halves).with_rings(&[4, 4])),
        Shape::from(Polygon::new(&spiked)),
    ];
    for polygon in polygons {
        assert_relation(square, polygon, Equal);
        assert_relation(Circle::new(vector(2.0, 2.0), 1.0).into(), polygon, AInsideB);
        for place in [vector(2.0, 2.0), vector(1.0, 1.0), vector(2.0, 1.0)] {
            assert_relation(place.into(), polygon, AInsideB);
        }
        let through = Segment::new(vector(2.0, -1.0), vector(2.0, 5.0));
        assert_relation(through.into(), polygon, Overlapping);
        let inside = Segment::new(vector(2.0, 1.0), vector(2.0, 3.0));
        assert_relation(inside.into(), polygon, AInsideB);
        assert_relation(vector(2.0, 0.0).into(), polygon, AInsideBTouching);
        assert_common(&Circle::new(vector(2.0, 2.0), 1.0).into(), &polygon, &[]);
        assert_common(&Segment::new(vector(2.0, 1.0), vector(3.0, 3.0)).into(), &polygon, &[]);
    }
    // A gap in the seam is one, far from what reaches beyond its ends.
    let left = points(&[(0., 0.), (4., 0.), (4., 3.), (3., 4.), (4., 5.), (4., 8.), (0., 8.)]);
    let right = points(&[(4., 0.), (8., 0.), (8., 8.), (4., 8.), (4., 5.), (5., 4.), (4., 3.)]);
    let both = [left, right].concat();
    let gap = Shape::from(Polygon::new(&both).with_rings(&[7, 7]));
    assert_relation(gap, Circle::new(vector(4.0, 4.0), 3.0).into(), Overlapping);
    assert_relation(gap, Circle::new(vector(4.0, 1.5), 1.0).into(), BInsideA);
}

/// Members are the same set in any order. Each piece of a border lies on one of the other group there, and
/// is cut by all others twice at the same place.
#[test]
fn groups_are_equal_in_any_order() {
    let chain = [vector(-3.3, 1.0), vector(2.0, -2.7), vector(4.1, 3.3)];
    let corners = [vector(-4.0, -4.0), vector(4.5, -1.0), vector(0.3, 4.2)];
    let mut members: Vec<Shape<'_>> = vec![
        Circle::new(vector(0.3, -0.7), 2.6).into(),
        OrientedRectangle::new(vector(1.1, 0.4), vector(3.0, 1.5), 31.0).into(),
        Chain::new(&chain).with_radius(0.7).into(),
        Polygon::new(&corners).with_radius(0.3).into(),
        Sector::new(vector(-1.0, 0.5), 4.4, 77.0, 50.0).into(),
        Segment::new(vector(-6.0, 0.2), vector(6.0, 0.9)).into(),
        Polygon::new(&corners).into(),
    ];
    let forth = members.clone();
    members.reverse();
    let [forth, back] = [Group::new(&forth), Group::new(&members)].map(Shape::from);
    assert_relation(forth, back, Equal);
    assert_relation(back, forth, Equal);
    assert_relation(forth, Group::new(&members[2..]).into(), BInsideATouching);
    assert_relation(forth, forth, Equal);
    assert_eq!(intersections(forth, back, &mut []), intersections(back, forth, &mut []));
}

/// Edges so short that f64 loses them beside the rest: boxes left them out when they were looked at again.
#[test]
fn edges_that_floats_lose_are_found_again() {
    let vertices = [
        (6.15818, -127811.69),
        (-3.7440083e-14, -0.519007),
        (2.6815644e-16, 5.0358606e-11),
        (-1.3890969e-10, -2.6766079e-11),
        (3.6528226e-17, -5.5402008e-5),
        (10372288000000.0, 6.70322e19),
        (1.1265651e-11, -1.5694983e19),
        (1.5445406, 1.2642336e17),
    ];
    let vertices = vertices.map(Vector2D::from);
    let polygon = Shape::from(Polygon::new(&vertices).with_radius(1.2779348e19));
    let base = Vector2D::new(3984702800000.0, -1.7001614e19);
    let line = Shape::from(Line::new(base, Vector2D::new(-0.43632114, 1.1101489e-17)));
    let mut nodes = [Node::default(); 16];
    let prepared = Prepared::new(polygon, &mut nodes).expect("a polygon").into();
    for (a, b) in [(&line, &polygon), (&line, &prepared), (&prepared, &line)] {
        assert_eq!(relate(a, b), Overlapping);
    }
}
