//! Where straight edges with small whole numbers meet: told edge by edge, counted in integers.

use clash2d::{
    Capsule, Chain, Circle, Group, Intersection, Polygon, Rectangle, Relation, Sector, Segment,
    Shape, Vector2D, intersections, relate,
};
use clash2d_oracle::Rng;

type Point = [i64; 2];

/// A common point or stretch: both edges, and where it starts and ends as parts of 5040.
type Told = ([u32; 2], [[i64; 2]; 2]);

const WHOLE: i64 = 5040;

fn minus(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1]]
}

fn cross(a: Point, b: Point) -> i64 {
    a[0] * b[1] - a[1] * b[0]
}

fn dot(a: Point, b: Point) -> i64 {
    a[0] * b[0] + a[1] * b[1]
}

/// A point whose coordinates are quotients by a common divisor, which is positive.
#[derive(Clone, Copy)]
struct Place(Point, i64);

type Edge = [Point; 2];

/// How far along an edge a point of it lies, as a part of a whole; 0 of a single point.
fn part([a, b]: Edge, Place(p, by): Place) -> [i64; 2] {
    let way = minus(b, a);
    let ahead = minus(p, [a[0] * by, a[1] * by]);
    match dot(way, way) {
        0 => [0, 1],
        square => [dot(ahead, way), square * by],
    }
}

fn holds([a, b]: Edge, Place(p, by): Place) -> bool {
    let way = minus(b, a);
    let (from_a, from_b) = (minus(p, [a[0] * by, a[1] * by]), minus(p, [b[0] * by, b[1] * by]));
    cross(way, from_a) == 0
        && dot(way, from_a) >= 0
        && dot(way, from_b) <= 0
        && (way != [0, 0] || from_a == [0, 0])
}

fn is_at(end: Point, Place(p, by): Place) -> bool {
    [end[0] * by, end[1] * by] == p
}

/// Whether it begins, or only ends at a place: 0 or 1.
fn end_at([a, b]: Edge, place: Place) -> Option<u32> {
    if is_at(a, place) { Some(0) } else { is_at(b, place).then_some(1) }
}

/// The edges that meet an edge where it ends, or itself.
fn strand(edges: &[Edge], own: usize, place: Place) -> Vec<usize> {
    match end_at(edges[own], place) {
        None => vec![own],
        Some(_) => (0..edges.len()).filter(|&i| end_at(edges[i], place).is_some()).collect(),
    }
}

fn is_dot([a, b]: Edge) -> bool {
    a == b
}

/// Whether an edge is the first one of those that end at a place.
fn is_told(edges: &[Edge], own: usize, place: Place) -> bool {
    let key = |i: usize| (is_dot(edges[i]), end_at(edges[i], place), i);
    end_at(edges[own], place).is_none()
        || strand(edges, own, place).into_iter().all(|other| key(own) <= key(other))
}

/// The ways on from a place on an edge.
fn ways([a, b]: Edge, place: Place) -> Vec<Point> {
    let ends = [(a, minus(a, b)), (b, minus(b, a))];
    ends.into_iter().filter(|(end, _)| !is_at(*end, place)).map(|(_, way)| way).collect()
}

fn run_along(a: Edge, b: Edge, place: Place) -> bool {
    ways(a, place).into_iter().any(|own| {
        ways(b, place).into_iter().any(|other| cross(own, other) == 0 && dot(own, other) > 0)
    })
}

/// What two edges have in common: a point, or a stretch.
fn common(a: Edge, b: Edge) -> Option<[Place; 2]> {
    let (along, way) = (minus(a[1], a[0]), minus(b[1], b[0]));
    let area = cross(along, way);
    if area != 0 {
        let part = cross(minus(b[0], a[0]), way) * area.signum();
        let by = area.abs();
        let place = Place([0, 1].map(|i| a[0][i] * by + part * along[i]), by);
        return (holds(a, place) && holds(b, place)).then_some([place; 2]);
    }
    let ends = a.into_iter().chain(b).map(|end| Place(end, 1));
    let mut shared: Vec<Place> = ends.filter(|&end| holds(a, end) && holds(b, end)).collect();
    shared.sort_by_key(|&end| part(a, end)[0]);
    Some([*shared.first()?, *shared.last()?])
}

fn expected(a: &[Edge], b: &[Edge]) -> Vec<Told> {
    let mut told = Vec::new();
    for i in 0..a.len() {
        for j in 0..b.len() {
            let Some([start, end]) = common(a[i], b[j]) else { continue };
            let is_point = part(a[i], start) == part(a[i], end);
            let goes_on = || {
                strand(a, i, start)
                    .into_iter()
                    .any(|i| strand(b, j, start).into_iter().any(|j| run_along(a[i], b[j], start)))
            };
            if is_point && (!is_told(a, i, start) || !is_told(b, j, start) || goes_on()) {
                continue;
            }
            let parts = |edge: Edge| {
                [start, end].map(|place| {
                    let [part, by] = part(edge, place);
                    (part * WHOLE + by / 2).div_euclid(by)
                })
            };
            told.push(([i as u32, j as u32], [parts(a[i]), parts(b[j])]));
        }
    }
    told.sort();
    told
}

fn found(a: &Shape<'_>, b: &Shape<'_>) -> Vec<Told> {
    let mut buffer = vec![Intersection::default(); 1000];
    let count = intersections(a, b, &mut buffer);
    let whole = |part: f32| (f64::from(part) * WHOLE as f64).round() as i64;
    let told = buffer[..count].iter().map(|f| {
        let (a, b) = ([f.place_a.along, f.end_a], [f.place_b.along, f.end_b]);
        ([f.place_a.edge, f.place_b.edge], [a.map(whole), b.map(whole)])
    });
    let mut told: Vec<Told> = told.collect();
    told.sort();
    told
}

/// The other order tells the same; a stretch runs along its own first shape.
fn swapped(told: &[Told]) -> Vec<Told> {
    let swap = |&([i, j], [a, b]): &Told| match b[0] <= b[1] {
        true => ([j, i], [b, a]),
        false => ([j, i], [[b[1], b[0]], [a[1], a[0]]]),
    };
    let mut told: Vec<Told> = told.iter().map(swap).collect();
    told.sort();
    told
}

fn vector([x, y]: Point) -> Vector2D {
    Vector2D::new(x as f32, y as f32)
}

fn edges(vertices: &[Point], is_closed: bool) -> Vec<Edge> {
    let mut edges: Vec<Edge> = vertices.windows(2).map(|ends| [ends[0], ends[1]]).collect();
    if is_closed {
        edges.push([vertices[vertices.len() - 1], vertices[0]]);
    }
    edges
}

fn check(a: (&Shape<'_>, &[Edge]), b: (&Shape<'_>, &[Edge])) {
    let expected = expected(a.1, b.1);
    assert_eq!(found(a.0, b.0), expected, "{:?}\n{:?}", a.0, b.0);
    assert_eq!(found(b.0, a.0), swapped(&expected), "{:?}\n{:?}", b.0, a.0);
}

/// A crossing on the stretch of another edge was dropped, and the stretch was split there.
#[test]
fn an_edge_crosses_where_another_one_runs_along() {
    let rectangle = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 2.0));
    let vertices = [(1.0, 3.0), (1.0, 1.0), (0.5, 2.0), (3.0, 2.0)].map(Vector2D::from);
    let (rectangle, chain) = (Shape::from(rectangle), Shape::from(Chain::new(&vertices)));
    let mut buffer = [Intersection::default(); 8];
    let told = |count: usize, buffer: &[Intersection]| -> Vec<([u32; 2], [Vector2D; 2])> {
        let edges = |f: &Intersection| [f.place_a.edge, f.place_b.edge];
        buffer[..count].iter().map(|f| (edges(f), [f.start, f.end])).collect()
    };
    let [left, middle, right] = [0.5, 1.0, 3.0].map(|x| Vector2D::new(x, 2.0));
    let count = intersections(chain, rectangle, &mut buffer);
    let expected = vec![([0, 2], [middle; 2]), ([2, 2], [left, right])];
    assert_eq!(told(count, &buffer), expected);
    let count = intersections(rectangle, chain, &mut buffer);
    let expected = vec![([2, 2], [right, left]), ([2, 0], [middle; 2])];
    assert_eq!(told(count, &buffer), expected);
}

#[test]
fn chains_and_rectangles_on_a_grid() {
    let mut rng = Rng::with_seed(31);
    let rounds = if cfg!(debug_assertions) { 400 } else { 4_000 };
    for round in 0..rounds {
        let size = [2, 3, 5, 8][round % 4];
        let mut place = || [rng.i32(0..=size), rng.i32(0..=size)].map(i64::from);
        let low = place();
        let chain: Vec<Point> = (0..2 + round % 7).map(|_| place()).collect();
        let other: Vec<Point> = (0..2 + round % 5).map(|_| place()).collect();
        let is_closed = round % 3 == 0 && chain.len() > 2;
        let vertices: Vec<Vector2D> = chain.iter().copied().map(vector).collect();
        let others: Vec<Vector2D> = other.iter().copied().map(vector).collect();
        let line = if is_closed { Chain::new(&vertices).closed() } else { Chain::new(&vertices) };
        let (line, lines) = (Shape::from(line), edges(&chain, is_closed));
        let second = Shape::from(Chain::new(&others));
        if chain.windows(2).all(|ends| ends[0] == ends[1]) || other.iter().all(|&v| v == other[0]) {
            continue;
        }
        check((&line, &lines), (&second, &edges(&other, false)));
        let away: Vec<Vector2D> = others.iter().map(|&v| v - vector([5, 7])).collect();
        let away = Shape::from(Chain::new(&away)).at(vector([5, 7]));
        check((&line, &lines), (&away, &edges(&other, false)));
        // Floats are 64 apart there.
        let far = Vector2D::new(1e9, -1e9);
        check((&line.at(far), &lines), (&second.at(far), &edges(&other, false)));
        assert_eq!(relate(line.at(far), second.at(far)), relate(line, away));
        let high = [low[0] + 2, low[1] + 1];
        let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
        let rectangle = Rectangle::new(vector(low), Vector2D::new(2.0, 1.0));
        check((&line, &lines), (&rectangle.into(), &edges(&corners, true)));
        let members = [line.at(vector([-3, 4]))];
        let group = Shape::from(Group::new(&members)).at(vector([3, -4]));
        check((&group, &lines), (&second, &edges(&other, false)));
        let members = [line];
        check((&Group::new(&members).into(), &lines), (&second, &edges(&other, false)));
    }
}

/// All edges on one line, many of them upon each other.
#[test]
fn chains_and_rings_in_line() {
    let mut rng = Rng::with_seed(5);
    for count in [3, 9, 17, 40] {
        let mut chain = || -> Vec<Point> {
            let mut at = 0;
            let mut step = || {
                at += rng.i64(1..=7);
                at %= 50;
                [3 * at, at]
            };
            (0..count).map(|_| step()).collect()
        };
        let (a, b) = (chain(), chain());
        let points = |line: &[Point]| line.iter().copied().map(vector).collect::<Vec<_>>();
        let (own, other) = (points(&a), points(&b));
        for [is_own_ring, is_other_ring] in [[false; 2], [true, false], [true; 2]] {
            let shape = |points, is_ring| match is_ring {
                true => Shape::from(Polygon::new(points)),
                false => Shape::from(Chain::new(points)),
            };
            let (own, other) = (shape(&own, is_own_ring), shape(&other, is_other_ring));
            let (a, b) = (edges(&a, is_own_ring), edges(&b, is_other_ring));
            check((&own, &a), (&other, &b));
            let members = [own];
            check((&Group::new(&members).into(), &a), (&other, &b));
        }
    }
}

/// A member that lies within another one, but for floats beside a spike, hides nothing of the border.
#[test]
fn a_segment_within_a_member_hides_no_crossing() {
    let tiny = f32::from_bits(1);
    let [one, two, three, four] = [1.0_f32, 2.0, 3.0, 4.0].map(|x| [x.next_down(), x.next_up()]);
    let outline = [
        (-one[0], four[1]),
        (-two[0], three[0]),
        (-two[0], -three[1]),
        (four[1], -two[1]),
        (-four[1], two[0]),
    ];
    let outline = outline.map(Vector2D::from);
    let other = [(-tiny, two[0]), (-three[1], two[0]), (tiny, -two[0]), (tiny, two[0])];
    let other = other.map(Vector2D::from);
    let polygon = Shape::from(Polygon::new(&outline));
    let rounded = Shape::from(Polygon::new(&other).with_radius(one[0]));
    let inner = Segment::new(Vector2D::new(-two[0], two[0]), Vector2D::new(-tiny, tiny));
    let members = [rounded, inner.into()];
    let group = Group::new(&members);

    let mut room = [[Intersection::default(); 16]; 2];
    let [alone, in_group] = &mut room;
    let count = intersections(polygon, rounded, alone);
    assert_eq!(count, 8);
    assert_eq!(intersections(polygon, group, in_group), count);
    let places = |told: &[Intersection]| told.iter().map(|i| (i.start, i.end)).collect::<Vec<_>>();
    assert_eq!(places(alone), places(in_group));
}

/// Two equal circles share all of both, from the start around to it.
#[test]
fn equal_circles_share_a_whole_turn() {
    let circle = Circle::new(Vector2D::new(2.0, 2.0), 2.0);
    let mut found = [Intersection::default(); 2];
    assert_eq!(intersections(circle, circle, &mut found), 1);
    let Intersection { place_a, place_b, end_a, end_b, .. } = found[0];
    assert_eq!([place_a.along, end_a], [0.0, 1.0]);
    assert_eq!([place_b.along, end_b], [0.0, 1.0]);
}

/// The tip of a notch whose ring shares a side with the outer one.
#[test]
fn a_flat_capsule_touches_a_notch() {
    let vertices = [(0.0, 2.0), (3.0, 1.0), (0.0, 0.0), (0.0, 0.0), (2.0, 1.0), (0.0, 2.0)];
    let vertices = vertices.map(Vector2D::from);
    let notched = Shape::from(Polygon::new(&vertices).with_rings(&[3, 3]));
    let [tip, inner] = [(2.0, 1.0), (1.0, 1.0)].map(Vector2D::from);
    let capsule = Shape::from(Capsule::new(tip, inner, 0.0));
    let sector = Sector::new(Vector2D::new(40.0, 40.0), 1.0, 0.0, 90.0);
    let members = [capsule, sector.into()];
    for shape in [capsule, Group::new(&members).into()] {
        let mut found = [Intersection::default(); 4];
        for (a, b) in [(&shape, &notched), (&notched, &shape)] {
            assert_eq!(intersections(a, b, &mut found), 1);
            assert_eq!([found[0].start, found[0].end], [tip; 2]);
        }
    }
}

/// A rounded path beside itself: where both sides belong to it is no border.
#[test]
fn seams_of_rounded_paths_are_no_border() {
    let path = [(4.0, 0.0), (4.0, 6.0), (6.0, 6.0), (6.0, 0.0)].map(Vector2D::from);
    let path = Shape::from(Chain::new(&path).with_radius(1.0));
    let segment = |from: (f32, f32), to: (f32, f32)| Segment::new(from.into(), to.into()).into();
    let rounded = |from: (f32, f32), to: (f32, f32)| -> Shape<'static> {
        Capsule::new(from.into(), to.into(), 0.5).into()
    };
    let mut found = [Intersection::default(); 8];
    for (inner, relation) in [
        (segment((5.0, 1.0), (5.0, 3.0)), Relation::BInsideA),
        (segment((4.5, 2.0), (5.5, 2.0)), Relation::BInsideA),
        (segment((4.5, 2.0), (5.0, 2.0)), Relation::BInsideA),
        (rounded((4.5, 2.0), (4.5, 3.0)), Relation::BInsideA),
        (segment((5.0, 0.0), (5.0, 3.0)), Relation::BInsideATouching),
    ] {
        assert_eq!(relate(path, inner), relation, "{inner:?}");
        let count = usize::from(relation == Relation::BInsideATouching);
        assert_eq!(intersections(path, inner, &mut found), count, "{inner:?}");
        assert_eq!(intersections(inner, path, &mut found), count, "{inner:?}");
    }
}

/// The point in which two members touch is border: beside it there is room.
#[test]
fn members_that_touch_leave_room() {
    let circle = |x: f32| Shape::from(Circle::new(Vector2D::new(x, 0.0), 1.0));
    let members = [circle(-1.0), circle(1.0)];
    let group = Shape::from(Group::new(&members));
    let [low, high] = [-3.0, 3.0].map(|y| Vector2D::new(0.0, y));
    let segment = Segment::new(low, high).into();
    let mut found = [Intersection::default(); 8];
    for (a, b) in [(&group, &segment), (&segment, &group)] {
        let count = intersections(a, b, &mut found);
        assert!(count > 0 && found[..count].iter().all(|found| found.start == Vector2D::ZERO));
    }
}
