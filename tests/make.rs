//! Shapes from what programs hold, and placed shapes, against big numbers.

use clash2d::{
    Capsule, Chain, Circle, Form, Group, Line, Node, OrientedRectangle, Polygon, Pose, Prepared,
    Rectangle, Sector, Segment, Shape, ShapeCapacity, ShapeMemory, Side, Status, Vector2D,
    bounding_rectangle, collide, place_vertices,
};
use clash2d_oracle::{Real, Rng};

const CASES: usize = 4000;

/// What the documentation allows.
const ULPS: f64 = 0.51;

/// A finite number of one of the sizes that make trouble together.
fn number(rng: &mut Rng) -> f32 {
    let power = |rng: &mut Rng, range| {
        let number = (rng.f32() + 1.0) * f32::from_bits(rng.u32(range) << 23);
        if rng.bool() { number } else { -number }
    };
    match rng.u8(..8) {
        0 => 0.0,
        1 | 2 => rng.i32(-40..40) as f32,
        3 => rng.i32(-400..400) as f32 / 10.0,
        4 => f32::from_bits(rng.u32(..100)),
        5 => power(rng, 1..254),
        _ => power(rng, 120..140),
    }
}

fn vector(rng: &mut Rng) -> Vector2D {
    Vector2D::new(number(rng), number(rng))
}

fn degrees(rng: &mut Rng) -> f32 {
    match rng.u8(..4) {
        0 => 15.0 * rng.i32(-50..50) as f32,
        1 => 1e-3 * number(rng),
        2 => number(rng),
        _ => rng.f32() * 360.0,
    }
}

/// Visits random cases.
fn each_case(mut check: impl FnMut(&mut Rng)) {
    let mut rng = Rng::with_seed(31);
    for _ in 0..CASES {
        check(&mut rng);
    }
}

fn real(v: Vector2D) -> [Real; 2] {
    [Real::new(v.x), Real::new(v.y)]
}

fn sum([a, b]: [Real; 2], [c, d]: [Real; 2]) -> [Real; 2] {
    [&a + &c, &b + &d]
}

fn half([x, y]: [Real; 2]) -> [Real; 2] {
    [&x * &Real::new(0.5), &y * &Real::new(0.5)]
}

fn turned([x, y]: &[Real; 2], (cosine, sine): &(Real, Real)) -> [Real; 2] {
    [&(x * cosine) - &(y * sine), &(x * sine) + &(y * cosine)]
}

/// Turned around the origin, then moved.
fn placed(v: &[Real; 2], position: Vector2D, rotation: f32) -> [Real; 2] {
    sum(real(position), turned(v, &Real::cosine_and_sine(rotation)))
}

/// Fails unless a point is the true one, rounded once; what is no float may be infinite.
fn assert_near(found: Vector2D, truth: &[Real; 2], what: &dyn std::fmt::Debug) {
    for (found, truth) in [(found.x, &truth[0]), (found.y, &truth[1])] {
        let ulps = truth.ulps_to(found);
        assert!(ulps <= ULPS, "{what:?}: {found} is off by {ulps} ulp of {}", truth.about());
    }
}

/// The smallest float that is not below a number; infinity where none is.
fn up(number: &Real) -> f32 {
    if *number > Real::new(f32::MAX) { f32::INFINITY } else { number.up() }
}

fn down(number: &Real) -> f32 {
    if *number < Real::new(f32::MIN) { f32::NEG_INFINITY } else { number.down() }
}

#[test]
fn rectangles_from_edges_contain_all_between_them() {
    each_case(|rng| {
        let (a, b) = (vector(rng), vector(rng));
        let found = Rectangle::from_edges(a.x, a.y, b.x, b.y);
        let low = Vector2D::new(a.x.min(b.x), a.y.min(b.y));
        assert_eq!(found.origin, low, "{a:?} {b:?}");
        let size = |a: f32, b: f32| up(&(&Real::new(a) - &Real::new(b)).abs());
        assert_eq!(found.size, Vector2D::new(size(a.x, b.x), size(a.y, b.y)), "{a:?} {b:?}");
        assert_eq!(Rectangle::from_edges(b.x, a.y, a.x, b.y), found);
    });
}

#[test]
fn rectangles_from_a_center_contain_all_around_it() {
    let axis = |center: f32, size: f32| {
        let [center, half] = [Real::new(center), &Real::new(size) * &Real::new(0.5)];
        let origin = down(&(&center - &half));
        let is_finite = origin.is_finite();
        let size = is_finite.then(|| up(&(&(&center + &half) - &Real::new(origin))));
        (origin, size.unwrap_or(f32::INFINITY))
    };
    each_case(|rng| {
        let (center, size) = (vector(rng), vector(rng));
        let found = Rectangle::from_center(center, size);
        if size.x < 0.0 || size.y < 0.0 {
            assert!(!found.is_valid());
            return;
        }
        let ((x, width), (y, height)) = (axis(center.x, size.x), axis(center.y, size.y));
        let truth = Rectangle::new(Vector2D::new(x, y), Vector2D::new(width, height));
        assert_eq!(found, truth, "{center:?} {size:?}");
    });
}

#[test]
fn numbers_that_are_not_finite_make_no_rectangle() {
    for odd in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for place in 0..4 {
            let mut a = [1.0, 2.0, 3.0, 4.0];
            a[place] = odd;
            let (v, w) = (Vector2D::new(a[0], a[1]), Vector2D::new(a[2], a[3]));
            assert!(!Rectangle::from_edges(a[0], a[1], a[2], a[3]).is_valid(), "{a:?}");
            assert!(!Rectangle::from_center(v, w).is_valid(), "{a:?}");
            assert!(!OrientedRectangle::from_center(v, w, 0.0).is_valid(), "{a:?}");
            assert!(!Line::from_points(v, w).is_valid(), "{a:?}");
            let mut corners = [Vector2D::ZERO; 4];
            let rounded = Polygon::rounded_rectangle(Rectangle::new(v, w), 1.0, &mut corners);
            assert!(!rounded.is_valid(), "{a:?}");
            let regular = Polygon::regular(v, a[2], a[3], &mut corners);
            assert!(!regular.is_valid(), "{a:?}");
        }
    }
}

#[test]
fn whole_sizes_and_radians_become_half_extents_and_degrees() {
    let found = OrientedRectangle::from_center(
        Vector2D::new(1.0, 2.0),
        Vector2D::new(3.0, 5.0),
        std::f32::consts::FRAC_PI_2,
    );
    let truth = OrientedRectangle::new(Vector2D::new(1.0, 2.0), Vector2D::new(1.5, 2.5), 90.0);
    assert_eq!(found, truth);
    each_case(|rng| {
        let radians = number(rng);
        let rotation =
            OrientedRectangle::from_center(Vector2D::ZERO, Vector2D::ZERO, radians).rotation;
        let degrees = (&Real::new(radians) * &Real::new(180.0)).divided_by(&Real::pi());
        assert!(degrees.ulps_to(rotation) <= ULPS, "{radians}");
    });
}

/// DrawRectanglePro of raylib 5.5, rshapes.c: with rotation, the upper left corner is
/// `x + dx * cos - dy * sin` for `dx = -origin.x`, `dy = -origin.y`, and the lower right one the
/// same for `dx + rec.width`, `dy + rec.height`.
#[test]
fn pivots_are_where_raylib_has_its_origins() {
    let r = Rectangle::new(Vector2D::new(10.0, 20.0), Vector2D::new(4.0, 2.0));
    let quarter = OrientedRectangle::from_pivot(r, Vector2D::ZERO, 90.0);
    assert_eq!(quarter.center, Vector2D::new(9.0, 22.0));
    assert_eq!(quarter.half_extend, Vector2D::new(2.0, 1.0));
    let around_center = OrientedRectangle::from_pivot(r, Vector2D::new(2.0, 1.0), 33.0);
    assert_eq!(around_center.center, r.origin);
    each_case(|rng| {
        let (place, size, pivot) = (vector(rng), vector(rng), vector(rng));
        let rotation = degrees(rng);
        let found = OrientedRectangle::from_pivot(Rectangle::new(place, size), pivot, rotation);
        let from_pivot = sum(half(real(size)), real(-pivot));
        let truth = placed(&from_pivot, place, rotation);
        assert_near(found.center, &truth, &(place, size, pivot, rotation));
    });
}

#[test]
fn lines_go_through_both_points() {
    let through = Line::from_points(Vector2D::new(1.0, 2.0), Vector2D::new(4.0, 6.0));
    assert_eq!(through, Line::new(Vector2D::new(1.0, 2.0), Vector2D::new(3.0, 4.0)));
    each_case(|rng| {
        let (a, b) = (vector(rng), vector(rng));
        let Line { base, direction } = Line::from_points(a, b);
        assert!(base == a && (direction == Vector2D::ZERO) == (a == b), "{a:?} {b:?}");
        let difference = sum(real(b), real(-a));
        let is_long = difference.iter().any(|x| x.abs() > Real::new(f32::MAX));
        let difference = if is_long { half(difference) } else { difference };
        assert_near(direction, &difference, &(a, b));
    });
}

/// `360 * number / count` degrees as a sum of three floats, which leaves an error below 2^-70 of
/// it.
fn cosine_and_sine_of_part(number: usize, count: usize) -> (Real, Real) {
    let whole = Real::new(360.0 * number as f32).divided_by(&Real::new(count as f32));
    let (mut rest, mut waves) = (whole, (Real::new(1.0), Real::new(0.0)));
    for _ in 0..3 {
        let (part, _) = rest.nearest();
        rest = &rest - &Real::new(part);
        let [cosine, sine] = turned(&[waves.0, waves.1], &Real::cosine_and_sine(part));
        waves = (cosine, sine);
    }
    waves
}

#[test]
fn regular_polygons_have_their_vertices_on_the_circle() {
    each_case(|rng| {
        let (center, radius, rotation) = (vector(rng), number(rng).abs(), degrees(rng));
        let mut vertices = vec![Vector2D::ZERO; rng.usize(1..40)];
        let (count, number) = (vertices.len(), rng.usize(..vertices.len()));
        let vertex = Polygon::regular(center, radius, rotation, &mut vertices).vertices()[number];
        let (cosine, sine) = cosine_and_sine_of_part(number, count);
        let direction = turned(&[cosine, sine], &Real::cosine_and_sine(rotation));
        let from_center = direction.map(|wave| &Real::new(radius) * &wave);
        let truth = sum(real(center), from_center);
        for (found, truth, center) in
            [(vertex.x, &truth[0], center.x), (vertex.y, &truth[1], center.y)]
        {
            let allowance = (f64::from(center.abs()) + f64::from(radius)) / (1_u64 << 48) as f64;
            let is_near = truth.ulps_to(found) <= ULPS
                || (&Real::new(found) - truth).abs().about() <= allowance;
            assert!(is_near, "{center} {radius} {rotation} {number}/{count}: {found}");
        }
    });
}

#[test]
fn simple_regular_polygons_are_exact() {
    let mut vertices = [Vector2D::ZERO; 4];
    Polygon::regular(Vector2D::new(1.0, 2.0), 3.0, 450.0, &mut vertices);
    assert_eq!(vertices, [[1.0, 5.0], [-2.0, 2.0], [1.0, -1.0], [4.0, 2.0]].map(Vector2D::from));
    let mut vertices = [Vector2D::ZERO; 6];
    assert!(Polygon::regular(Vector2D::ZERO, 2.0, 0.0, &mut vertices).is_convex());
    assert_eq!([vertices[2].x, vertices[3].x, vertices[3].y], [-1.0, -2.0, 0.0]);
    assert!(!Polygon::regular(Vector2D::ZERO, -1.0, 0.0, &mut vertices).is_valid());
    assert!(Polygon::regular(Vector2D::ZERO, 1.0, 0.0, &mut []).vertices().is_empty());
    let far = Polygon::regular(Vector2D::ZERO, 1.0, 1e30, &mut vertices).vertices()[0];
    let truth = Real::cosine_and_sine(1e30);
    assert_near(far, &[truth.0, truth.1], &"far");
}

#[test]
fn rounded_rectangles_keep_their_outline() {
    each_case(|rng| {
        let size = Vector2D::new(number(rng).abs(), number(rng).abs());
        let (r, corner) = (Rectangle::new(vector(rng), size), number(rng).abs());
        let mut corners = [Vector2D::ZERO; 4];
        let polygon = Polygon::rounded_rectangle(r, corner, &mut corners);
        let half = 0.5 * size.x.min(size.y);
        let radius = corner.min(half);
        assert_eq!(polygon.radius(), radius);
        let [low, high] = [real(r.origin), sum(real(r.origin), real(size))];
        let margin = Vector2D::new(radius, radius);
        let [low, high] = [sum(low, real(margin)), sum(high, real(-margin))];
        let [x, y] = [0, 1].map(|axis| [low[axis].clone(), high[axis].clone()]);
        for (vertex, [i, j]) in corners.into_iter().zip([[0, 0], [1, 0], [1, 1], [0, 1]]) {
            assert_near(vertex, &[x[i].clone(), y[j].clone()], &(r, corner));
        }
    });
}

#[test]
fn what_is_no_rounded_rectangle_is_invalid() {
    let mut corners = [Vector2D::ZERO; 4];
    let mut radius = |width: f32, height: f32, corner: f32| {
        let r = Rectangle::new(Vector2D::ZERO, Vector2D::new(width, height));
        let polygon = Polygon::rounded_rectangle(r, corner, &mut corners);
        polygon.is_valid().then(|| polygon.radius())
    };
    assert_eq!(radius(4.0, 6.0, 1.0), Some(1.0));
    assert_eq!(radius(4.0, 6.0, f32::INFINITY), Some(2.0));
    assert_eq!(radius(0.0, 0.0, 1.0), Some(0.0));
    assert_eq!(radius(4.0, 6.0, -1.0), None);
    assert_eq!(radius(4.0, 6.0, f32::NAN), None);
    assert_eq!(radius(-4.0, 6.0, 1.0), None);
    assert_eq!(radius(4.0, -6.0, 0.0), None);
}

#[test]
fn vertices_are_placed_with_one_rounding() {
    each_case(|rng| {
        let vertices: Vec<Vector2D> = (0..3).map(|_| vector(rng)).collect();
        let (position, rotation) = (vector(rng), degrees(rng));
        let mut out = [Vector2D::ZERO; 3];
        assert_eq!(place_vertices(&vertices, position, rotation, &mut out), 3);
        for (&v, found) in vertices.iter().zip(out) {
            let truth = placed(&real(v), position, rotation);
            assert_near(found, &truth, &(v, position, rotation));
            assert_eq!(v.placed(position, rotation), found);
        }
    });
}

/// What almost cancels out is as precise as anything.
#[test]
fn vertices_are_placed_at_their_opposites() {
    each_case(|rng| {
        let (v, rotation) = (vector(rng), degrees(rng));
        let position = -v.rotated(rotation);
        if position.is_finite() {
            let truth = placed(&real(v), position, rotation);
            assert_near(v.placed(position, rotation), &truth, &(v, position, rotation));
        }
    });
}

#[test]
fn a_short_buffer_gets_the_first_vertices() {
    let vertices = [[1.0, 0.0], [0.0, 2.0], [3.0, 3.0]].map(Vector2D::from);
    let (position, mut out) = (Vector2D::new(10.0, 20.0), [Vector2D::ZERO; 2]);
    assert_eq!(place_vertices(&vertices, position, 90.0, &mut out), 3);
    assert_eq!(out, [[10.0, 21.0], [8.0, 20.0]].map(Vector2D::from));
}

/// Corner by corner, the placed rectangle is the rectangle.
#[test]
fn rectangles_are_placed_as_oriented_ones() {
    each_case(|rng| {
        let (r, position) = (Rectangle::new(vector(rng), vector(rng)), vector(rng));
        let rotation = degrees(rng);
        let found = r.placed(position, rotation);
        assert_eq!((found.half_extend, found.rotation), (r.size * 0.5, rotation));
        let center = sum(real(r.origin), half(real(r.size)));
        assert_near(found.center, &placed(&center, position, rotation), &(r, position, rotation));
    });
}

#[test]
fn each_kind_is_turned_by_its_points() {
    let pose = Pose::new(Vector2D::new(100.0, 50.0), 90.0);
    let [p, q] = [[3.0, 1.0], [-2.0, 4.0]].map(Vector2D::from);
    let [there, then] = [[-1.0, 3.0], [-4.0, -2.0]].map(Vector2D::from);
    let place = |shape: Shape<'static>| {
        let placed = shape.at_pose(pose, ShapeMemory::default());
        format!("{:?}", placed.expect("a plain shape needs no memory"))
    };
    let expect = |shape: Shape<'static>| format!("{:?}", shape.at(pose.position));
    assert_eq!(place(p.into()), expect(there.into()));
    let line = Line::new(there, Vector2D::new(-4.0, -2.0));
    assert_eq!(place(Line::new(p, q).into()), expect(line.into()));
    assert_eq!(place(Segment::new(p, q).into()), expect(Segment::new(there, then).into()));
    assert_eq!(place(Circle::new(p, 7.0).into()), expect(Circle::new(there, 7.0).into()));
    let capsule = Capsule::new(there, then, 7.0);
    assert_eq!(place(Capsule::new(p, q, 7.0).into()), expect(capsule.into()));
    let size = Vector2D::new(2.0, 6.0);
    let upright = Rectangle::new(p - size * 0.5, size);
    let oriented = |rotation| OrientedRectangle::new(there, size * 0.5, rotation);
    assert_eq!(place(upright.into()), expect(oriented(90.0).into()));
    let turned = OrientedRectangle::new(p, size * 0.5, 20.0);
    assert_eq!(place(turned.into()), expect(oriented(110.0).into()));
    let sector =
        |center, direction| Sector::new(center, 5.0, direction, 30.0).with_inner_radius(2.0);
    assert_eq!(place(sector(p, 45.0).into()), expect(sector(there, 135.0).into()));
    assert_eq!(place(Shape::default()), expect(Shape::default()));
    let elsewhere = Shape::from(p).at(q).at_pose(pose, ShapeMemory::default());
    assert_eq!(elsewhere.map(|shape| shape.position()), Ok(Vector2D::new(96.0, 48.0)));
}

/// Memory of exactly some sizes.
#[derive(Default)]
struct Room {
    vertices: Vec<Vector2D>,
    ring_sizes: Vec<u32>,
    nodes: Vec<Node>,
}

impl Room {
    fn of(size: ShapeCapacity) -> Self {
        Self {
            vertices: vec![Vector2D::ZERO; size.vertex_count],
            ring_sizes: vec![0; size.ring_count],
            nodes: vec![Node::default(); size.node_count],
        }
    }

    fn lend<'a>(&'a mut self, members: &'a mut [Shape<'a>]) -> ShapeMemory<'a> {
        let Self { vertices, ring_sizes, nodes } = self;
        ShapeMemory { vertices, ring_sizes, nodes, members }
    }
}

fn prepared<'a>(shape: &Shape<'_>, nodes: &'a mut Vec<Node>) -> Shape<'a> {
    nodes.resize(Prepared::size(shape), Node::default());
    Shape::from(Prepared::new(shape, nodes).expect("enough nodes")).at(shape.position())
}

/// The vertices of a polygon or chain, and what else there is to it.
fn outline(form: Form<'_>) -> (Vec<Vector2D>, String) {
    match form.plain() {
        Form::Polygon(p) => {
            let rings: Vec<usize> = p.rings().map(<[Vector2D]>::len).collect();
            (p.vertices().to_vec(), format!("{} {rings:?}", p.radius()))
        }
        Form::Chain(c) => {
            let kind = format!("{} {} {:?}", c.radius(), c.is_closed(), c.side());
            (c.vertices().to_vec(), kind)
        }
        _ => (Vec::new(), String::new()),
    }
}

/// Fails unless a shape is another one turned: each vertex rounded once, all else the same.
fn assert_turned(found: &Shape<'_>, shape: &Shape<'_>, rotation: f32) {
    let assert_point = |found: Vector2D, v: Vector2D| {
        assert_near(found, &placed(&real(v), Vector2D::ZERO, rotation), &(v, rotation));
    };
    let is_prepared = |shape: &Shape<'_>| matches!(shape.form(), Form::Prepared(_));
    assert_eq!(is_prepared(found), is_prepared(shape));
    assert_point(found.position(), shape.position());
    let ((vertices, what), (own, own_kind)) = (outline(found.form()), outline(shape.form()));
    assert_eq!((vertices.len(), what), (own.len(), own_kind));
    vertices.iter().zip(own).for_each(|(&found, v)| assert_point(found, v));
    if let (Form::Group(found), Form::Group(group)) = (found.form().plain(), shape.form().plain()) {
        assert_eq!(found.shapes().len(), group.shapes().len());
        let pairs = found.shapes().iter().zip(group.shapes());
        pairs.for_each(|(found, member)| assert_turned(found, member, rotation));
    }
}

#[test]
fn shapes_with_arrays_are_turned_into_memory_of_their_own() {
    each_case(|rng| {
        let vertices: Vec<Vector2D> = (0..12).map(|_| vector(rng)).collect();
        let ring_sizes = [5, 7];
        let holed = Polygon::new(&vertices).with_rings(&ring_sizes).with_radius(1.0);
        let chain = Chain::new(&vertices[..7]).with_solid_side(Side::Left).with_radius(2.0);
        let mut nodes = [const { Vec::new() }; 2];
        let [first, second] = &mut nodes;
        let members = [
            Shape::from(holed),
            Shape::from(chain.closed()).at(vector(rng)),
            prepared(&holed.into(), first),
            Shape::from(Circle::new(vector(rng), 1.0)),
            prepared(&Shape::from(chain).at(vector(rng)), second),
        ];
        let group = Group::new(&members);
        let mut tree = vec![Node::default(); Prepared::size(group)];
        let crowd = Prepared::group(group, &mut tree).expect("enough nodes");
        let shape = match rng.usize(..7) {
            5 => group.into(),
            6 => crowd.into(),
            number => members[number],
        };
        let (shape, rotation) = (shape.at(vector(rng)), degrees(rng));
        let size = shape.turned_capacity();
        let (mut room, mut spare) = (Room::of(size), vec![Shape::default(); size.member_count]);
        let Ok(found) = shape.turned(rotation, room.lend(&mut spare)) else {
            let is_great = vertices.iter().any(|v| v.x.abs().max(v.y.abs()) > 1e38);
            return assert!(
                is_great || shape.position().x.abs().max(shape.position().y.abs()) > 1e38
            );
        };
        assert_turned(&found, &shape, rotation);
        let probe = Shape::from(vertices[3].rotated(rotation)).at(found.position());
        if let (Form::Prepared(ready), true) = (found.form(), probe.check() == Status::Ok) {
            let plain = Shape::from(ready.plain()).at(found.position());
            assert_eq!(collide(found, probe), collide(plain, probe));
            assert_eq!(bounding_rectangle(found), bounding_rectangle(plain));
        }
    });
}

#[test]
fn each_missing_piece_of_memory_is_told() {
    let vertices = [[1.0, 0.0], [0.0, 2.0], [3.0, 3.0], [4.0, 1.0]].map(Vector2D::from);
    let ring = Polygon::new(&vertices).with_rings(&[4]);
    let mut nodes = Vec::new();
    let members = [Shape::from(ring), prepared(&Polygon::new(&vertices).into(), &mut nodes)];
    let shape = Shape::from(Group::new(&members));
    let size = shape.turned_capacity();
    let truth = ShapeCapacity {
        vertex_count: 4,
        ring_count: 1,
        node_count: Prepared::size(members[1]),
        member_count: 2,
    };
    assert_eq!(size, truth);
    for lacking in 0..5 {
        let less = |part: usize, count: usize| count - usize::from(lacking == part);
        let size = ShapeCapacity {
            vertex_count: less(0, size.vertex_count),
            ring_count: less(1, size.ring_count),
            node_count: less(2, size.node_count),
            member_count: less(3, size.member_count),
        };
        let (mut room, mut spare) = (Room::of(size), vec![Shape::default(); size.member_count]);
        let status =
            shape.at_pose(Pose::new(Vector2D::ZERO, 1.0), room.lend(&mut spare)).map(|_| ());
        assert_eq!(status, if lacking == 4 { Ok(()) } else { Err(Status::BufferTooSmall) });
    }
}

#[test]
fn full_turns_write_nothing() {
    let vertices = [[1.0, 0.0], [0.1, 2.0], [3.0, 3.0]].map(Vector2D::from);
    let members =
        [Shape::from(Polygon::new(&vertices)), Rectangle::new(vertices[0], vertices[2]).into()];
    for rotation in [0.0, -0.0, 360.0, -720.0, 360.0 * 16777216.0] {
        let pose = Pose::new(Vector2D::new(1e9, 0.1), rotation);
        let group = Shape::from(Group::new(&members)).at_pose(pose, ShapeMemory::default());
        let group = group.expect("no memory is needed");
        let Form::Group(found) = group.form() else { panic!("{group:?}") };
        assert!(std::ptr::eq(found.shapes(), &members) && group.position() == pose.position);
        let r = members[1].turned(rotation, ShapeMemory::default()).map(|shape| shape.form());
        assert!(
            matches!(r, Ok(Form::Rectangle(r)) if r == Rectangle::new(vertices[0], vertices[2]))
        );
    }
    let mut buffer = [Vector2D::ZERO; 3];
    let memory = ShapeMemory { vertices: &mut buffer, ..ShapeMemory::default() };
    let copy = members[0].turned(0.0, memory).expect("enough memory");
    assert!(matches!(copy.form(), Form::Polygon(p) if p.vertices() == vertices));
    assert_eq!(buffer, vertices);
}

/// Rounded vertices of a convex ring may be convex no more: what prepared nodes know of it is found anew.
#[test]
fn turned_prepared_rings_are_what_their_vertices_are() {
    let mut rng = Rng::with_seed(37);
    for _ in 0..300 {
        let (a, way) = (vector(&mut rng), Vector2D::new(1.0, 3.0));
        let flat: Vec<Vector2D> = (0..40).map(|i| a + way * i as f32).collect();
        let ring: Vec<Vector2D> = flat.into_iter().chain([a + Vector2D::new(50.0, 2.0)]).collect();
        let (mut nodes, mut room) = (Vec::new(), Vec::new());
        let shape = prepared(&Polygon::new(&ring).into(), &mut nodes);
        if shape.check() != Status::Ok {
            continue;
        }
        room.resize(Prepared::size(shape), Node::default());
        let memory = ShapeMemory { nodes: &mut room, ..ShapeMemory::default() };
        let rotation = rng.f32() * 360.0;
        let found = shape.turned(rotation, memory).expect("enough memory");
        let Form::Prepared(ready) = found.form() else { panic!() };
        let plain = Shape::from(ready.plain());
        let Form::Polygon(polygon) = ready.plain() else { panic!() };
        for &v in polygon.vertices().iter().chain(&ring) {
            for probe in [v, Vector2D::new(v.x.next_up(), v.y), Vector2D::new(v.x, v.y.next_down())]
            {
                assert_eq!(collide(found, probe), collide(plain, probe));
            }
        }
    }
}

#[test]
fn what_cannot_be_turned_says_why() {
    let at = |shape: Shape<'static>, position: Vector2D, rotation: f32| {
        let pose = Pose::new(position, rotation);
        shape.at_pose(pose, ShapeMemory::default()).map(|_| ()).unwrap_err()
    };
    let bad = Shape::from(Circle::new(Vector2D::ZERO, -1.0));
    assert_eq!(at(bad, Vector2D::ZERO, 0.0), Status::Negative);
    assert_eq!(bad.turned_capacity(), ShapeCapacity::default());
    let far = Vector2D::new(f32::MAX, 0.0);
    assert_eq!(at(Shape::from(far).at(far), far, 0.0), Status::NotFinite);
    assert_eq!(at(far.into(), Vector2D::ZERO, f32::NAN), Status::NotFinite);
    assert_eq!(at(far.into(), far, f32::INFINITY), Status::NotFinite);
    let corner = Vector2D::new(f32::MAX, f32::MAX);
    assert_eq!(at(corner.into(), Vector2D::ZERO, 45.0), Status::NotFinite);
    assert_eq!(at(far.into(), Vector2D::new(f32::NAN, 0.0), 0.0), Status::NotFinite);
}
