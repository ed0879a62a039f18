//! Where edges are, and places on them.

use super::{all, circle, segment, v};
use clash2d::{
    Capsule, Chain, Contact, Edge, Line, Motion, Node, OrientedRectangle, Place, Polygon, Prepared,
    Rectangle, Sector, Shape, Side, Vector2D, cast_ray, contacts, distance, signed_distance,
    support_point, swept_bounding_rectangle,
};

/// The arc of a sector so thin that f64 can't tell where it begins from where it ends was a whole circle.
#[test]
#[allow(clippy::disallowed_methods, reason = "not to the last bit")]
fn the_arc_of_a_thin_sector_is_a_point() {
    let (radius, direction) = (252_160.53_f32, -227.063_42_f32);
    let sector: Shape<'_> = Sector::new(v(0.0, 0.0), radius, direction, 1e-19).into();
    let turn = f64::from(direction).to_radians();
    let tip = v((f64::from(radius) * turn.cos()) as f32, (f64::from(radius) * turn.sin()) as f32);
    let arc = sector.edge(0, 1).expect("an arc");
    let places = [0.0, 0.125, 1.0].map(|along| Place { member: 0, edge: 1, along });
    let points = places.map(|place| sector.point_at(place).expect("a place"));
    for point in points.into_iter().chain([arc.start, arc.end]) {
        assert!((point - tip).length() < 0.1, "{point:?} instead of {tip:?}");
    }
    let place = sector.place_at(tip, tip).expect("a place");
    assert!((0.0..=1.0).contains(&place.along), "{place:?}");
}

/// Of a capsule of 10^19 the way to a circle is known less well than where on its side it begins: it was said to
/// begin on the arc at the other end.
#[test]
fn the_side_of_a_huge_capsule_is_no_arc() {
    let (far, near) = (v(813_075.5, -1.637_135_7e19), v(-9.878_465e-8, -0.003_278_712_7));
    let capsule = Shape::from(Capsule::new(far, near, 2.134_523e-7));
    let gap = distance(capsule, circle(123_105.484, -10_076_175.0, 4.794_840_6e-11)).unwrap();
    let at = capsule.point_at(gap.place_a).expect("a place");
    assert!((at - gap.point_a).length() < 1e14, "{at:?} instead of {:?}", gap.point_a);
}

/// Beside one of 10^20, the sides of an edge of 10^-8 began nowhere: their direction was 0 by 0.
#[test]
fn the_sides_of_a_tiny_edge_of_a_huge_polygon_begin_somewhere() {
    let vertices = all([
        (6.266_597e17, -2.869_255_2e19),
        (-4.161_386_5, -1.852_694_1e10),
        (0.907_232_34, 1.672_272_3),
        (-114_371.484, -6.114_033e19),
        (1.383_258e-9, -4.197_738_5e-12),
        (2.003_120_2e-8, -1.281_657_9e-12),
        (1.043_711_15e20, -4.440_219_2e10),
    ]);
    let shape: Shape<'_> = Polygon::new(&vertices).with_radius(0.011_375_582).into();
    for number in 0..shape.edge_count(0) {
        if let Some(Edge { start, end, .. }) = shape.edge(0, number) {
            assert!(start.is_finite() && end.is_finite(), "{number}: from {start:?} to {end:?}");
        }
    }
}

/// The nearest corner of a prepared polygon that goes clockwise was told by its number from the other end.
#[test]
#[allow(clippy::disallowed_methods, reason = "not to the last bit")]
fn a_corner_of_a_clockwise_polygon_has_its_own_number() {
    for count in [5, 40, 200] {
        let corner = |number: u16| {
            let turn = std::f32::consts::TAU * f32::from(number) / f32::from(count);
            v(100.0 * turn.cos(), -100.0 * turn.sin())
        };
        let vertices: Vec<Vector2D> = (0..count).map(corner).collect();
        let plain = Shape::from(Polygon::new(&vertices));
        let mut nodes = vec![Node::default(); Prepared::size(plain)];
        let prepared = Shape::from(Prepared::new(plain, &mut nodes).expect("valid"));
        for (number, &vertex) in vertices.iter().enumerate() {
            let away = vertex * 2.0;
            let tip = all([(0.0, 0.0), (0.25, 0.0), (0.0, 0.25)]).map(|to| {
                let out = vertex.unit();
                away + out * (to.x + to.y) + v(-out.y, out.x) * (to.x - to.y)
            });
            for shape in [&plain, &prepared] {
                let gap = distance(shape, Polygon::new(&tip)).expect("a distance");
                let at = shape.point_at(gap.place_a).expect("a place");
                assert!((at - vertex).length() < 1e-3, "{count} {number}: {gap:?}");
            }
        }
    }
}

/// Where two edges touch whose lines lie apart from each other, the places were where these are.
#[test]
fn places_are_where_a_contact_is_told() {
    let bends = all([
        (9.287_344, 7.649_831),
        (7.418_134_7, 9.947_855),
        (3.358_605_9, 8.847_691),
        (5.670_814_5, 0.313_679_43),
        (8.092_967, 5.432_844),
        (5.655_635, 1.015_498),
        (8.755_36, 1.958_906_7),
        (5.762_308, 4.235_548_5),
        (8.795_116, 9.960_478),
        (2.637_013_2, 4.487_348),
        (4.074_683, 6.362_079_6),
        (1.964_450_1, 4.623_969),
    ]);
    let wall = all([(1.0, 4.0), (8.0, 4.0), (2.0, 8.0), (3.0, 4.0)]);
    let bends = Shape::from(Chain::new(&bends).with_radius(1.0).closed());
    let wall = Chain::new(&wall).with_radius(0.3).with_solid_side(Side::Right).into();
    let mut buffer = [Contact::default(); 99];
    let count = contacts(bends, wall, &mut buffer);
    assert!((10..99).contains(&count), "{count}");
    let points = |contact: &Contact| contact.points.into_iter().take(contact.point_count as usize);
    for point in buffer[..count].iter().flat_map(points) {
        for (shape, place) in [(bends, point.place_a), (wall, point.place_b)] {
            let off = |place| (shape.point_at(place).expect("a place") - point.position).length();
            let nearest = shape.place_at(point.position, Vector2D::ZERO).expect("it has a border");
            assert!(off(place) <= off(nearest) + point.depth + 1e-5, "{place:?} of {point:?}");
        }
    }
}

/// The place of a point that no float is large enough for was NaN: of a farthest point, and where a ray leaves.
#[test]
fn what_reaches_beyond_all_floats_has_a_place() {
    let bar = segment([0.0, 0.0], [1.0, f32::MAX]).at(v(0.0, f32::MAX));
    let found = support_point(bar, v(0.0, 1.0)).expect("it ends");
    assert_eq!((found.point, found.place.edge), (v(1.0, f32::INFINITY), 0));
    assert!((0.0..=1.0).contains(&found.place.along), "{found:?}");
    let wide: Shape<'_> = Rectangle::new(v(0.0, -1.0), v(f32::MAX, 2.0)).into();
    let wide = wide.at(v(f32::MAX, 0.0));
    let hit = cast_ray(wide, v(0.5 * f32::MAX, 0.0), v(f32::MAX, 0.0)).expect("a hit");
    assert!((0.0..=1.0).contains(&hit.entry_place.along), "{hit:?}");
    let turned = OrientedRectangle::new(v(f32::MAX, 0.0), v(1e38, 1.0), 0.0);
    let hit = cast_ray(turned, v(f32::MAX, 0.0), v(f32::MAX, 0.0)).expect("a hit");
    assert!(hit.exit_point.x == f32::INFINITY, "{hit:?}");
    assert!((0.0..=1.0).contains(&hit.exit_place.along), "{hit:?}");
}

/// A point on a border was told with the sign of a zero, and so was its place on a line.
#[test]
fn no_zero_has_a_sign_on_a_border() {
    let wall: Shape<'_> = Rectangle::new(v(0.0, 0.0), v(0.0, 2.0)).into();
    let line: Shape<'_> = Line::new(v(0.0, -1.0), v(-4.0, 3.0)).into();
    for (shape, at) in [(wall, v(-0.0, -0.0)), (line, v(0.0, -1.0))] {
        let found = signed_distance(shape, at).expect("an answer");
        assert_eq!(found.distance, 0.0);
        let numbers = [found.point.x, found.point.y, found.place.along];
        assert!(numbers.iter().all(|x| x.to_bits() != (-0f32).to_bits()), "{found:?}");
    }
}

/// A line whose direction is not finite had a rectangle around its way as it turns.
#[test]
fn an_invalid_line_that_turns_has_nothing_around_it() {
    let motion = Motion::new(v(0.0, 0.0), 90.0, v(0.0, 0.0));
    for direction in [v(3.0, f32::INFINITY), v(f32::NAN, 1.0), v(f32::NAN, f32::NAN)] {
        let line: Shape<'_> = Line::new(v(1.0, 0.0), direction).into();
        assert_eq!(swept_bounding_rectangle(line, motion), None);
    }
}
