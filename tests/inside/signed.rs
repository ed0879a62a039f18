//! How far inside or outside points are.

use clash2d::{
    Capsule, Chain, Circle, Group, Node, OrientedRectangle, Polygon, Rectangle, Relation, Sector,
    Segment, Shape, SignedDistance, Vector2D, collide, contains, distance, relate, signed_distance,
};
use clash2d_oracle::{Real, Rng};

use crate::cells::{Cells, any_box, corner, depth, square_to};
use crate::plane::{cross, dot, edges, is_between, minus, points, real, side, square};

/// What is wrong with an answer whose distance from the border is known, inside below 0.
fn wrong(found: SignedDistance, truth: f64) -> bool {
    let place = f64::from(found.distance.abs().next_up()) - f64::from(found.distance.abs());
    (f64::from(found.distance) - truth).abs() > 0.51 * place
        || (truth < 0.0) != (found.distance < 0.0)
}

/// Whether the numbers of an answer agree with each other: the point lies where the normal and the distance lead
/// to, and the place leads to it.
fn agrees(shape: &Shape<'_>, from: Vector2D, found: SignedDistance) -> bool {
    let SignedDistance { distance, point, normal, place, .. } = found;
    let size = 1.0 + from.x.abs() + from.y.abs() + distance.abs();
    let is_near = |a: Vector2D, b: Vector2D| (a - b).length() <= 2e-6 * size;
    let on_border = shape.point_at(place).expect("a place on the border");
    (normal.length() - 1.0).abs() < 1e-6
        && is_near(from - normal * distance, point)
        && is_near(on_border, point)
}

/// All answers about cells: those of a shape, which consists of all cells that are inside, and of lines.
fn check_cells(shape: &Shape<'_>, is_inside: impl Fn([i32; 2]) -> bool, case: &str) {
    for number in 0..32 * 32 {
        let point = [number % 32 - 2, number / 32 - 2];
        let from = Vector2D::new(point[0] as f32, point[1] as f32) / 4.0;
        let found = signed_distance(shape, from).expect("a shape");
        let way_out = square_to(point, |cell| !is_inside(cell)).expect("what is beyond");
        let case = format!("{found:?} at {from:?} of {case}");
        assert!(agrees(shape, from, found), "{case}");
        if way_out > 0 {
            assert!(!wrong(found, -f64::from(way_out).sqrt() / 4.0), "{way_out}: {case}");
        } else {
            let outside = distance(shape, from).expect("a shape");
            assert_eq!(found.distance, outside.distance, "{case}");
            assert_eq!(found.distance > 0.0, !collide(shape, from), "{case}");
        }
    }
}

/// What boxes cover together.
#[test]
fn groups_are_as_deep_as_their_union() {
    let mut rng = Rng::with_seed(31);
    for _ in 0..120 {
        let boxes: Vec<Cells> = (0..rng.usize(1..9)).map(|_| any_box(&mut rng)).collect();
        let size = |[low, high]: &Cells| corner([high[0] - low[0], high[1] - low[1]]);
        let members: Vec<Shape<'_>> = boxes
            .iter()
            .map(|cells| Rectangle::new(Vector2D::ZERO, size(cells)).into())
            .zip(&boxes)
            .map(|(shape, cells): (Shape<'_>, _)| shape.at(corner(cells[0])))
            .collect();
        let shape = Shape::from(Group::new(&members));
        let is_inside = |cell: [i32; 2]| depth(&boxes, cell) > 0;
        check_cells(&shape, is_inside, &format!("{boxes:?}"));
        let mut memory = vec![Node::default(); shape.prepared_capacity()];
        let ready = shape.prepared(&mut memory).expect("enough memory");
        check_cells(&ready, is_inside, &format!("prepared {boxes:?}"));
    }
}

/// Boxes as rings, of which edges lie on each other: by the even-odd rule.
#[test]
fn polygons_have_no_border_where_edges_cancel_out() {
    let mut rng = Rng::with_seed(32);
    for _ in 0..120 {
        let boxes: Vec<Cells> = (0..rng.usize(1..6)).map(|_| any_box(&mut rng)).collect();
        let ring = |&[low, high]: &Cells| {
            [[low[0], low[1]], [high[0], low[1]], [high[0], high[1]], [low[0], high[1]]].map(corner)
        };
        let vertices: Vec<Vector2D> = boxes.iter().flat_map(ring).collect();
        let rings = vec![4; boxes.len()];
        let shape = Shape::from(Polygon::new(&vertices).with_rings(&rings));
        check_cells(&shape, |cell| depth(&boxes, cell) % 2 == 1, &format!("{boxes:?}"));
    }
}

/// The distance from a point to the nearest of some edges.
fn distance_to(p: Vector2D, ring: &[Vector2D]) -> Real {
    let p = real(p);
    let distance = |[a, b]: [Vector2D; 2]| {
        let [a, b] = [a, b].map(real);
        let (way, from_a, from_b) = (minus(&b, &a), minus(&p, &a), minus(&p, &b));
        match () {
            () if dot(&way, &from_a) <= Real::new(0.0) => square(&from_a).root(),
            () if dot(&way, &from_b) >= Real::new(0.0) => square(&from_b).root(),
            () => cross(&way, &from_a).abs().divided_by(&square(&way).root()),
        }
    };
    let all = edges(ring).into_iter().map(distance);
    all.reduce(|least, other| if other < least { other } else { least }).expect("an edge")
}

/// Whether edges of a ring lie on each other along more than a point.
fn has_seams(ring: &[Vector2D]) -> bool {
    let edges = edges(ring);
    let on_one_line = |[a, b]: [Vector2D; 2], [c, d]: [Vector2D; 2]| {
        side(a, b, c).is_eq() && side(a, b, d).is_eq()
    };
    let inner = |[a, b]: [Vector2D; 2], p: Vector2D| p != a && p != b && is_between(a, b, p);
    edges.iter().enumerate().any(|(i, &e)| {
        edges[..i].iter().any(|&f| {
            on_one_line(e, f)
                && (e.iter().all(|p| f.contains(p))
                    || e.iter().any(|&p| inner(f, p))
                    || f.iter().any(|&p| inner(e, p)))
        })
    })
}

/// Rings that cross themselves, with floats of all sizes, in big numbers.
#[test]
fn points_in_polygons_are_as_deep_as_their_nearest_edge() {
    Real::with_bits(1200, || {
        let mut rng = Rng::with_seed(33);
        let mut inner = 0;
        for _ in 0..4000 {
            let count = rng.usize(3..9);
            let mut ring = points(&mut rng, count + 1);
            let p = ring.pop().expect("one more");
            let middle = 0.5 * ring[0] + 0.25 * ring[1] + 0.25 * ring[2];
            let p = if rng.bool() { p } else { middle };
            if !p.is_finite() || has_seams(&ring) {
                continue;
            }
            let on_border = edges(&ring).into_iter().any(|[a, b]| is_between(a, b, p));
            let crosses = |[a, b]: &[Vector2D; 2]| {
                (a.y > p.y) != (b.y > p.y) && (side(*a, *b, p).is_gt() == (b.y > a.y))
            };
            let is_odd = edges(&ring).iter().filter(|edge| crosses(edge)).count() % 2 == 1;
            let truth = distance_to(p, &ring);
            let found = signed_distance(Polygon::new(&ring), p).expect("a polygon");
            let case = format!("{found:?} at {p:?} in {ring:?}");
            match (on_border, is_odd) {
                (true, _) => assert_eq!(found.distance, 0.0, "{case}"),
                (_, true) => {
                    inner += 1;
                    assert!(found.distance < 0.0, "{case}");
                }
                (_, false) => assert!(found.distance > 0.0, "{case}"),
            }
            assert!(truth.ulps_to(found.distance.abs()) <= 0.51, "{case}");
        }
        assert!(inner > 400, "{inner} inside");
    });
}

/// Shapes whose depth is a formula of a line.
#[test]
fn plain_shapes_are_as_deep_as_they_are() {
    let v = Vector2D::new;
    let row = [v(-4.0, 0.0), v(0.0, 0.0), v(4.0, 0.0)];
    let bend = [v(0.0, 6.0), v(0.0, 0.0), v(6.0, 0.0)];
    let ell = [v(0.0, 0.0), v(8.0, 0.0), v(8.0, 2.0), v(2.0, 2.0), v(2.0, 8.0), v(0.0, 8.0)];
    let cases: [(Shape<'_>, Vector2D, f32, Vector2D); 16] = [
        (Circle::new(v(1.0, 2.0), 5.0).into(), v(1.0, 4.0), -3.0, v(0.0, 1.0)),
        (Circle::new(v(1.0, 2.0), 5.0).into(), v(4.0, 6.0), 0.0, v(0.6, 0.8)),
        (Circle::new(v(0.0, 0.0), 5.0).into(), v(6.0, 8.0), 5.0, v(0.6, 0.8)),
        (Rectangle::new(v(0.0, 0.0), v(8.0, 6.0)).into(), v(7.0, 3.0), -1.0, v(1.0, 0.0)),
        (
            OrientedRectangle::new(v(0.0, 0.0), v(4.0, 3.0), 90.0).into(),
            v(1.0, 3.5),
            -0.5,
            v(0.0, 1.0),
        ),
        (Capsule::new(row[0], row[2], 2.0).into(), v(3.0, -0.5), -1.5, v(0.0, -1.0)),
        (Capsule::new(row[0], row[2], 2.0).into(), v(5.0, 0.0), -1.0, v(1.0, 0.0)),
        // A chain whose arms hide the arc at its bend from inside.
        (Chain::new(&bend).with_radius(2.0).into(), v(3.0, 1.0), -1.0, v(0.0, 1.0)),
        // Nearest where the sides cross.
        (Chain::new(&bend).with_radius(2.0).into(), v(0.0, 0.0), -2.0, v(-1.0, 0.0)),
        (Chain::new(&bend).into(), v(3.0, 4.0), 3.0, v(1.0, 0.0)),
        (Chain::new(&bend).into(), v(3.0, 0.0), 0.0, v(0.0, 1.0)),
        (Segment::new(row[0], row[2]).into(), v(7.0, 4.0), 5.0, v(0.6, 0.8)),
        // A corner of a polygon that is not convex points inside.
        (Polygon::new(&ell).into(), v(1.0, 0.5), -0.5, v(0.0, -1.0)),
        (Polygon::new(&ell).with_radius(1.0).into(), v(1.0, 5.0), -2.0, v(1.0, 0.0)),
        (
            Sector::new(v(0.0, 0.0), 5.0, 0.0, 180.0).with_inner_radius(1.0).into(),
            v(0.0, 1.5),
            -0.5,
            v(0.0, -1.0),
        ),
        (Sector::new(v(0.0, 0.0), 5.0, 45.0, 45.0).into(), v(1.0, 2.0), -1.0, v(-1.0, 0.0)),
    ];
    for (shape, from, depth, normal) in cases {
        let found = signed_distance(shape, from).expect("a shape");
        let case = format!("{found:?} at {from:?} of {shape:?}");
        assert_eq!(found.distance, depth, "{case}");
        if depth != 0.0 {
            let is_one = (found.normal - normal).length() < 1e-6;
            assert!(is_one || (found.distance == -2.0), "{case}");
        }
        assert!(agrees(&shape, from, found), "{case}");
        let far = v(1e6, -3e5);
        let moved = signed_distance(shape.at(far), from + far).expect("a shape");
        assert_eq!((moved.distance, moved.place.edge), (depth, found.place.edge), "{case}");
    }
    let none = [Shape::default(), Circle::new(row[0], -1.0).into()];
    assert!(none.iter().all(|shape| signed_distance(shape, row[0]).is_none()));
    assert!(signed_distance(Circle::new(row[0], 1.0), v(f32::NAN, 0.0)).is_none());
    assert!(signed_distance(Circle::new(row[0], 1.0), v(f32::INFINITY, 0.0)).is_none());
}

/// Rounded shapes, sectors, and groups of them: a disc around a point that is inside fits in if its radius is a
/// little less than what is told, and does not if it is a little more, as the exact relation tells.
#[test]
fn discs_as_large_as_the_depth_fit_in() {
    let mut rng = Rng::with_seed(34);
    let mut inner = 0;
    for number in 0..400 {
        let vertices: Vec<Vec<Vector2D>> = (0..3)
            .map(|_| {
                let count = rng.usize(3..7);
                let mut place = || rng.i32(-24..=24) as f32 / 4.0;
                (0..count).map(|_| Vector2D::new(place(), place())).collect()
            })
            .collect();
        let members: Vec<Shape<'_>> = vertices
            .iter()
            .map(|vertices| {
                let radius = rng.i32(1..=12) as f32 / 4.0;
                match rng.u32(..5) {
                    0 => Chain::new(vertices).with_radius(radius).into(),
                    1 => Polygon::new(vertices).with_radius(radius).into(),
                    2 => Capsule::new(vertices[0], vertices[1], radius).into(),
                    3 => OrientedRectangle::new(
                        vertices[0],
                        Vector2D::new(radius, 3.0),
                        vertices[1].x * 9.0,
                    )
                    .into(),
                    _ => {
                        let (turn, half) = (rng.f32() * 360.0, 20.0 + rng.f32() * 170.0);
                        let outer = radius * (1.2 + rng.f32());
                        Sector::new(vertices[0], outer, turn, half)
                            .with_inner_radius(radius - 0.25)
                            .into()
                    }
                }
            })
            .collect();
        let shape = if number % 3 == 0 { members[0] } else { Group::new(&members).into() };
        for step in 0..8 {
            let from = match step % 2 {
                0 => vertices[0][0] + Vector2D::new(rng.f32() - 0.5, rng.f32() - 0.5),
                _ => 0.5 * vertices[step % 3][1] + 0.5 * vertices[step % 3][2],
            };
            let found = signed_distance(shape, from).expect("a shape");
            let case = format!("{found:?} at {from:?} of {shape:?}");
            let is_inside = relate(shape, from) == Relation::BInsideA;
            assert_eq!(found.distance < 0.0, is_inside, "{case}");
            assert_eq!(found.distance > 0.0, !collide(shape, from), "{case}");
            assert!(agrees(&shape, from, found), "{case}");
            if is_inside {
                inner += 1;
                let fits = |part: f32| contains(shape, Circle::new(from, -found.distance * part));
                assert!(fits(1.0 - 1e-6) && !fits(1.0 + 1e-6), "{case}");
            }
        }
    }
    assert!(inner > 800, "{inner} inside");
}

/// Discs that lie over each other: the nearest point of the border is where two rims cross.
#[test]
fn crossings_of_rims_are_border() {
    let v = Vector2D::new;
    let discs = [Circle::new(v(-3.0, 0.0), 5.0).into(), Circle::new(v(3.0, 0.0), 5.0).into()];
    let shape = Shape::from(Group::new(&discs));
    let found = signed_distance(shape, v(0.0, 1.0)).expect("a shape");
    assert_eq!(found.distance, -3.0);
    assert!(
        (found.point - v(0.0, 4.0)).length() < 1e-9 && (found.normal - v(0.0, 1.0)).length() < 1e-9
    );
    // Behind the crossing the rims are covered.
    let found = signed_distance(shape, v(-3.0, 0.0)).expect("a shape");
    assert_eq!(found.distance, -5.0);
    let found = signed_distance(shape, v(0.0, 4.0)).expect("a shape");
    assert_eq!((found.distance, found.point), (0.0, v(0.0, 4.0)));
}

/// Next to where an arc goes over into a side, and far from the origin, the normal was that of a neighbour of the
/// nearest edge.
#[test]
fn normals_lead_from_the_nearest_point() {
    let mut rng = Rng::with_seed(36);
    let mut outer = 0;
    for _ in 0..4000 {
        let mut number = || 8.0 * rng.f32() - 4.0;
        let (path, radius) = (Vector2D::new(number(), number()), 4.5 + number());
        // The point is (0, 0), about where the arc around the start ends.
        let start = (radius / path.length()) * Vector2D::new(-path.y, path.x);
        let end = start + path;
        let [from, to] = [start, end].map(|v| [f64::from(v.x), f64::from(v.y)]);
        let way = [to[0] - from[0], to[1] - from[1]];
        let ahead = -(from[0] * way[0] + from[1] * way[1]);
        let part = (ahead / (way[0] * way[0] + way[1] * way[1])).clamp(0.0, 1.0);
        let [x, y] = [0, 1].map(|i| -(from[i] + part * way[i]));
        let truth =
            Vector2D::new((x / (x * x + y * y).sqrt()) as f32, (y / (x * x + y * y).sqrt()) as f32);
        let found = signed_distance(Capsule::new(start, end, radius), Vector2D::ZERO);
        let found = found.expect("a capsule");
        if found.distance > 0.0 {
            outer += 1;
            let case = format!("{found:?} instead of {truth:?}: {start:?}, {end:?}, {radius}");
            assert!((found.normal - truth).length() < 2e-7, "{case}");
        }
    }
    assert!(outer > 1500, "{outer} outside");
    let sector = Shape::from(Sector::new(Vector2D::new(4.0, -1.0), 3.0, 45.0, 90.0));
    let out = 3.0 * core::f32::consts::FRAC_1_SQRT_2;
    let truth = Vector2D::new(out - 4.0, 1.0 - out) / Vector2D::new(out - 4.0, 1.0 - out).length();
    for far in [0.0, 1e6, 1e12, 1e20] {
        let place = Vector2D::new(far, -far);
        let found = signed_distance(sector.at(place), place).expect("a sector");
        assert!((found.normal - truth).length() < 4e-7, "{found:?} at {far}");
    }
}
