//! Casts of shapes that touch at the start and move on: they meet as soon as their insides would, as fractions tell.

use clash2d::{
    CastMode, GridCell, Group, Motion, Node, Polygon, Prepared, Rectangle, Segment, Shape, Tile,
    Vector2D, cast_ray_with, cast_turning_with, cast_with,
};
use clash2d_oracle::Rng;

use super::level::new_grid;

/// Whole numbers, so that all else is one of fractions.
type Point = [i64; 2];
/// Counterclockwise.
type Convex = Vec<Point>;

fn minus([ax, ay]: Point, [bx, by]: Point) -> Point {
    [ax - bx, ay - by]
}

fn dot([ax, ay]: Point, [bx, by]: Point) -> i64 {
    ax * bx + ay * by
}

fn cross(a: Point, [bx, by]: Point) -> i64 {
    dot(a, [by, -bx])
}

/// The vectors out of the edges.
fn normals(convex: &Convex) -> impl Iterator<Item = Point> {
    let next = convex.iter().cycle().skip(1);
    convex.iter().zip(next).map(|(a, b)| {
        let [x, y] = minus(*b, *a);
        [y, -x]
    })
}

/// When the insides of two convex shapes begin to meet if the first one moves: where all the normals of both lead less
/// far apart than the two are wide.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Meeting {
    AtStart,
    After(f64),
    Never,
}

fn meeting(mover: &Convex, movement: Point, other: &Convex) -> Meeting {
    let (mut from, mut until, mut is_met) = ((0, 1), (i64::MAX, 1), true);
    let out_of_other = normals(other).chain(normals(mover).map(|[x, y]| [-x, -y]));
    for normal in out_of_other {
        let top = other.iter().map(|point| dot(*point, normal)).max().expect("a vertex");
        let low = mover.iter().map(|point| dot(*point, normal)).min().expect("a vertex");
        // Inside as long as part * lead < room.
        let (lead, room) = (dot(movement, normal), top - low);
        is_met &= room > 0;
        let part = (room * lead.signum(), lead.abs());
        let is_before = |a: (i64, i64), b: (i64, i64)| {
            i128::from(a.0) * i128::from(b.1) < i128::from(b.0) * i128::from(a.1)
        };
        match lead.signum() {
            0 if room <= 0 => return Meeting::Never,
            1 if is_before(part, until) => until = part,
            -1 if is_before(from, part) => from = part,
            _ => {}
        }
    }
    let is_empty =
        i128::from(from.0) * i128::from(until.1) >= i128::from(until.0) * i128::from(from.1);
    match is_met {
        true => Meeting::AtStart,
        false if is_empty || from.0 > from.1 => Meeting::Never,
        false => Meeting::After(from.0 as f64 / from.1 as f64),
    }
}

/// The first one of many; None if some are met at the start.
fn first(movers: &[Convex], movement: Point, others: &[Convex]) -> Option<Option<f32>> {
    let mut first = f64::INFINITY;
    for (mover, other) in movers.iter().flat_map(|a| others.iter().map(move |b| (a, b))) {
        match meeting(mover, movement, other) {
            Meeting::AtStart => return None,
            Meeting::After(part) => first = first.min(part),
            Meeting::Never => {}
        }
    }
    let near = first as f32;
    let below = if f64::from(near) > first { near.next_down() } else { near };
    Some(first.is_finite().then_some(below))
}

fn vector([x, y]: Point) -> Vector2D {
    Vector2D::new(x as f32, y as f32)
}

fn vectors(points: &[Point]) -> Vec<Vector2D> {
    points.iter().copied().map(vector).collect()
}

/// What a mover meets of a shape that it touches.
fn approach(mover: &Shape<'_>, movement: Point, shape: &Shape<'_>) -> Option<f32> {
    let rest = Vector2D::ZERO;
    let settings = CastMode::Approaching.into();
    let there = cast_with(mover, vector(movement), shape, rest, &settings).map(|hit| hit.fraction);
    let back = cast_with(shape, rest, mover, vector(movement), &settings).map(|hit| hit.fraction);
    assert_eq!(there, back, "{mover:?} {movement:?} {shape:?}");
    there
}

/// A ring of which all can be seen from the origin, and the triangles from there.
fn random_star(rng: &mut Rng, count: usize, size: i32) -> (Vec<Point>, Vec<Convex>) {
    loop {
        let point = |rng: &mut Rng| [0; 2].map(|_| i64::from(rng.i32(-size..size + 1)));
        let mut ring: Vec<Point> =
            (0..count).map(|_| point(rng)).filter(|p| *p != [0; 2]).collect();
        let half = |[x, y]: &Point| *y < 0 || (*y == 0 && *x < 0);
        ring.sort_by(|a, b| half(a).cmp(&half(b)).then(0.cmp(&cross(*a, *b))));
        ring.dedup_by(|a, b| cross(*a, *b) == 0 && dot(*a, *b) > 0);
        let next = ring.iter().cycle().skip(1);
        let pairs: Vec<[Point; 2]> = ring.iter().zip(next).map(|(a, b)| [*a, *b]).collect();
        if ring.len() > 2 && pairs.iter().all(|[a, b]| cross(*a, *b) > 0) {
            return (ring, pairs.into_iter().map(|[a, b]| vec![[0, 0], a, b]).collect());
        }
    }
}

fn moved(points: &[Point], [x, y]: Point) -> Vec<Point> {
    points.iter().map(|point| [point[0] + x, point[1] + y]).collect()
}

/// A vertex or the middle of an edge; the vertices are even.
fn random_place(rng: &mut Rng, ring: &[Point]) -> Point {
    let number = rng.usize(..ring.len());
    let (a, b) = (ring[number], ring[(number + 1) % ring.len()]);
    if rng.bool() { a } else { [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] }
}

#[test]
fn stars_that_touch_at_corners_meet_when_their_triangles_do() {
    let (mut told, mut hits, mut starts) = (0, 0, 0);
    for seed in 0..1500 {
        let rng = &mut Rng::with_seed(seed);
        let [count, size] = [[4, 3], [6, 6], [9, 20], [40, 20]][rng.usize(..4)];
        let doubled = |points: Vec<Point>| points.iter().map(|[x, y]| [2 * x, 2 * y]).collect();
        let (ring, triangles) = random_star(rng, count, size as i32);
        let (ring, triangles): (Vec<Point>, Vec<Convex>) =
            (doubled(ring), triangles.into_iter().map(doubled).collect());
        let vertices = vectors(&ring);
        let star = Polygon::new(&vertices);
        let mut nodes = vec![Node::default(); Prepared::size(star)];
        let prepared = Prepared::new(star, &mut nodes).expect("room");
        let pieces: Vec<Vec<Vector2D>> = triangles.iter().map(|piece| vectors(piece)).collect();
        let group: Vec<Shape<'_>> = pieces.iter().map(|piece| Polygon::new(piece).into()).collect();
        let forms = [star.into(), prepared.into(), Group::new(&group).into()];
        for _ in 0..8 {
            let count = [3, 4, 7][rng.usize(..3)];
            let (own, parts) = random_star(rng, count, 4);
            let (own, parts): (Vec<Point>, Vec<Convex>) =
                (doubled(own), parts.into_iter().map(doubled).collect());
            let by = minus(random_place(rng, &ring), random_place(rng, &own));
            let parts: Vec<Convex> = parts.iter().map(|part| moved(part, by)).collect();
            let ways = [&ring, &own].map(|ring| minus(ring[0], ring[1]));
            let movement = match rng.u32(..3) {
                0 => ways[rng.usize(..2)],
                1 => ways[rng.usize(..2)].map(|x| -x),
                _ => [0; 2].map(|_| i64::from(rng.i32(-20..21))),
            };
            let Some(expected) = first(&parts, movement, &triangles) else { continue };
            if movement == [0; 2] {
                continue;
            }
            told += 1;
            hits += usize::from(expected.is_some());
            starts += usize::from(expected == Some(0.0));
            let mover = vectors(&moved(&own, by));
            for form in &forms {
                let fraction = approach(&Polygon::new(&mover).into(), movement, form);
                assert_eq!(fraction, expected, "{seed}: {mover:?} {movement:?} {form:?}");
            }
        }
    }
    assert!(told > 2000 && hits > 800 && starts > 700, "{told} {hits} {starts}");
}

/// Whether a place is inside of a ring, on none of its edges: by the edges that a ray to the right crosses.
fn is_inside(place: Point, ring: &[Point]) -> bool {
    let edges = || ring.iter().zip(ring.iter().cycle().skip(1)).map(|(a, b)| [*a, *b]);
    let turn = |[a, b]: [Point; 2]| cross(minus(b, a), minus(place, a));
    let is_on =
        |[a, b]: [Point; 2]| turn([a, b]) == 0 && dot(minus(a, place), minus(b, place)) <= 0;
    let is_crossed = |[a, b]: &[Point; 2]| {
        (a[1] > place[1]) != (b[1] > place[1]) && (turn([*a, *b]) > 0) == (b[1] > a[1])
    };
    !edges().any(is_on) && edges().filter(is_crossed).count() % 2 == 1
}

/// Points and segments along the movement have no width, and fit between edges of which none stops them alone.
#[test]
fn what_has_no_width_meets_what_it_leads_into() {
    /// So much shorter than the movement is a step that no other edge is near.
    const STEP: i64 = 1 << 14;
    let mut starts = 0;
    for seed in 0..3000 {
        let rng = &mut Rng::with_seed(seed);
        let count = [4, 6, 12][rng.usize(..3)];
        let (ring, _) = random_star(rng, count, 9);
        let vertices = vectors(&ring);
        let star = Shape::from(Polygon::new(&vertices));
        let scaled: Vec<Point> = ring.iter().map(|p| p.map(|x| x * STEP)).collect();
        for &from in &ring {
            let movement = [0; 2].map(|_| i64::from(rng.i32(-20..21)));
            let ahead = moved(&[from.map(|x| x * STEP)], movement)[0];
            if movement == [0; 2] || !is_inside(ahead, &scaled) {
                continue;
            }
            starts += 1;
            let back = minus(from, movement);
            let [point, behind] = [from, back].map(vector);
            let movers = [Shape::from(point), Segment::new(point, behind).into()];
            let is_clear = !is_inside(minus(from.map(|x| x * STEP), movement), &scaled);
            for mover in movers.iter().take(1 + usize::from(is_clear)) {
                let fraction = approach(mover, movement, &star);
                assert_eq!(fraction, Some(0.0), "{seed}: {mover:?} {movement:?} {ring:?}");
            }
        }
    }
    assert!(starts > 3000, "{starts}");
}

/// When a point first gets inside of a ring, as a part of its way: between two times at which it may meet edges or leave
/// them nothing changes.
fn entry(ring: &[Point], from: Point, movement: Point) -> Option<f32> {
    let mut times = vec![(0, 1), (1, 1)];
    for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let (edge, way) = (minus(*b, *a), minus(*a, from));
        let bend = cross(movement, edge);
        times.push((cross(way, edge) * bend.signum(), bend.abs()));
        times.push((dot(way, movement), dot(movement, movement)));
    }
    times.retain(|(part, whole)| *part >= 0 && part <= whole && *whole > 0);
    times.sort_by(|a, b| (a.0 * b.1).cmp(&(b.0 * a.1)));
    let entered = times.windows(2).find(|times| {
        let [(a, whole_a), (b, whole_b)] = [times[0], times[1]];
        let (part, whole) = (a * whole_b + b * whole_a, 2 * whole_a * whole_b);
        let scaled: Vec<Point> = ring.iter().map(|p| p.map(|x| x * whole)).collect();
        let between = [0, 1].map(|axis| from[axis] * whole + movement[axis] * part);
        a * whole_b < b * whole_a && is_inside(between, &scaled)
    })?;
    let exact = entered[0].0 as f64 / entered[0].1 as f64;
    let near = exact as f32;
    Some(if f64::from(near) > exact { near.next_down() } else { near })
}

/// What slides along an edge past a vertex is not held there, and is not let in behind it.
#[test]
fn points_on_a_border_meet_what_they_get_into() {
    let (mut hits, mut passes) = (0, 0);
    for seed in 0..3000 {
        let rng = &mut Rng::with_seed(seed);
        let count = [4, 6, 12][rng.usize(..3)];
        let (ring, _) = random_star(rng, count, 4);
        let ring: Vec<Point> = ring.iter().map(|p| p.map(|x| 2 * x)).collect();
        let vertices = vectors(&ring);
        let star = Polygon::new(&vertices);
        let mut nodes = vec![Node::default(); Prepared::size(star)];
        let prepared = Prepared::new(star, &mut nodes).expect("room");
        let number = rng.usize(..ring.len());
        let along = minus(ring[(number + 1) % ring.len()], ring[number]);
        let ways = [along, along.map(|x| -2 * x), [0; 2].map(|_| i64::from(rng.i32(-8..9)))];
        for movement in ways.into_iter().filter(|way| *way != [0; 2]) {
            let from = random_place(rng, &ring);
            let expected = entry(&ring, from, movement);
            hits += usize::from(expected.is_some());
            passes += usize::from(expected.is_none());
            for form in [star.into(), prepared.into()] {
                let fraction = approach(&vector(from).into(), movement, &form);
                // What ends on the border is met there, with nothing behind it to get into.
                let fraction = fraction.filter(|part| *part < 1.0 || expected.is_some());
                assert_eq!(fraction, expected, "{seed}: {from:?} {movement:?} {ring:?}");
                let settings = CastMode::Approaching.into();
                let ray = cast_ray_with(form, vector(from), vector(movement), &settings);
                let fraction = ray.map(|hit| hit.entry).filter(|part| *part < 1.0);
                assert_eq!(fraction, expected.filter(|part| *part < 1.0), "{seed}: {ring:?}");
            }
        }
    }
    assert!(hits > 3000 && passes > 3000, "{hits} {passes}");
}

/// Floors and movements along them are rounded, so that a point may get to the wall a little below its base.
#[test]
fn points_on_a_slope_meet_the_wall_at_its_end() {
    for seed in 0..2000 {
        let rng = &mut Rng::with_seed(seed);
        let place = |rng: &mut Rng| [0; 2].map(|_| rng.i32(-1000..1001) as f64 / 77.0);
        let (from, [x, y]) = (place(rng), place(rng));
        let lean = rng.i32(-300..301) as f64 / 100.0;
        let corners =
            [[0.0, 0.0], [2.0, 0.0], [2.0 + lean, 3.0], [7.0, 3.0], [7.0, -2.0], [0.0, -2.0]];
        let turned = corners.map(|[u, v]| {
            Vector2D::new((from[0] + u * x - v * y) as f32, (from[1] + u * y + v * x) as f32)
        });
        let movement = (turned[1] - turned[0]) * 1.5;
        let hill = Shape::from(Polygon::new(&turned));
        let settings = CastMode::Approaching.into();
        if movement == Vector2D::ZERO {
            continue;
        }
        let point = Shape::from(turned[0]);
        let hit = cast_with(point, movement, hill, Vector2D::ZERO, &settings);
        let fraction = hit.map_or(f32::NAN, |hit| hit.fraction);
        assert!((fraction - 2.0 / 3.0).abs() < 1e-5, "{seed}: {fraction} {turned:?}");
    }
}

/// A box that rises beside a point, and turns around the corner that it had there: at a time t the point lies
/// t * sin(turn * t) deep in it.
#[test]
#[allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]
fn what_turns_into_something_along_which_it_rises_meets_it_wherever_it_stands() {
    for seed in 0..300 {
        let rng = &mut Rng::with_seed(seed);
        let [x, y, right, up] = [0; 4].map(|_| rng.i32(-8..9) as f32 / 4.0);
        let [width, height] = [0; 2].map(|_| rng.i32(1..9) as f32 / 4.0);
        let turn = [5.0, 10.0, 30.0][rng.usize(..3)];
        let (corner, position) = (Vector2D::new(x, y), Vector2D::new(right, up));
        let size = Vector2D::new(width, 1.0 + height);
        let own = Rectangle::new(corner - size - position, size);
        let mover = Shape::from(own).at(position);
        let motion = Motion { movement: Vector2D::new(0.0, 1.0), rotation: turn, pivot: corner };
        let settings = CastMode::Approaching.into();
        for still in [Shape::from(corner), Shape::from(corner - position).at(position)] {
            let hit = cast_turning_with(mover, motion, still, Motion::default(), &settings);
            let time = f64::from(hit.expect("the point gets in").fraction);
            let depth = time * (f64::from(turn) * time).to_radians().sin();
            assert!(depth < 0.04 && time > 0.0, "{seed}: {time} {depth} {own:?} {position:?}");
        }
    }
}

/// Columns of tiles, up to some heights.
fn outline(heights: &[i64]) -> Vec<Point> {
    let mut top: Vec<Point> = Vec::new();
    for (x, &height) in (0..).zip(heights) {
        top.retain(|point| *point != [4 * x, 4 * height]);
        top.extend([[4 * x, 4 * height], [4 * x + 4, 4 * height]]);
    }
    let mut ring = vec![[0, 0], [4 * heights.len() as i64, 0]];
    ring.extend(top.into_iter().rev());
    ring
}

fn square([x, y]: Point, [width, height]: Point) -> Convex {
    vec![[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
}

/// What touches a corner of tiles and slides down beside it is not held there: by none of the shapes that they are.
#[test]
fn columns_of_tiles_are_met_alike_in_all_forms() {
    let (mut told, mut hits) = (0, 0);
    for seed in 0..400 {
        let rng = &mut Rng::with_seed(seed);
        let heights: Vec<i64> = (0..6).map(|_| i64::from(rng.i32(1..6))).collect();
        let cells: Vec<Point> =
            (0..6).flat_map(|x| (0..heights[x as usize]).map(move |y| [x, y])).collect();
        let tiles: Vec<Convex> =
            cells.iter().map(|[x, y]| square([4 * x, 4 * y], [4, 4])).collect();
        let cell_size = Vector2D::new(4.0, 4.0);
        let mut grid = new_grid(cell_size, Vector2D::ZERO);
        for [x, y] in &cells {
            grid.set(GridCell::new(*x as i32, *y as i32), Tile::FULL).expect("memory");
        }
        let group: Vec<Shape<'_>> = cells
            .iter()
            .map(|cell| Rectangle::new(vector(*cell) * 4.0, Vector2D::new(4.0, 4.0)).into())
            .collect();
        let vertices = vectors(&outline(&heights));
        let forms = [Polygon::new(&vertices).into(), Group::new(&group).into()];
        for _ in 0..12 {
            let size = [0; 2].map(|_| i64::from(rng.i32(1..7)));
            let [x, y] = cells[rng.usize(..cells.len())].map(|x| 4 * x);
            let corner = [[x - size[0], x + 4], [y - size[1], y + 4]].map(|at| at[rng.usize(..2)]);
            let movement = [0; 2].map(|_| i64::from(rng.i32(-2..3)) * 4);
            // As a box, and as an L that is not convex.
            let box_ = square(corner, size.map(|x| 2 * x));
            let [x, y] = corner;
            let [width, height] = size;
            let arms = [square(corner, [2 * width, height]), square(corner, [width, 2 * height])];
            let bent = [[x, y], [x + 2 * width, y], [x + 2 * width, y + height]];
            let bent =
                [&bent[..], &[[x + width, y + height], [x + width, y + 2 * height]]].concat();
            let bent = [&bent[..], &[[x, y + 2 * height]]].concat();
            for (parts, ring) in [(vec![box_.clone()], box_), (arms.to_vec(), bent)] {
                let Some(expected) = first(&parts, movement, &tiles) else { continue };
                let mover = vectors(&ring);
                let mover = Shape::from(Polygon::new(&mover));
                let touches = grid.collide(mover);
                if movement == [0; 2] || !touches {
                    continue;
                }
                told += 1;
                hits += usize::from(expected.is_some());
                for form in &forms {
                    let fraction = approach(&mover, movement, form);
                    assert_eq!(fraction, expected, "{seed}: {ring:?} {movement:?} {heights:?}");
                }
                for mover in [mover, Group::new(&[mover]).into()] {
                    let hit = grid.cast(mover, vector(movement), &CastMode::Approaching.into());
                    let fraction = hit.map(|hit| hit.cast.fraction);
                    assert_eq!(fraction, expected, "{seed}: {mover:?} {movement:?} {heights:?}");
                }
            }
        }
    }
    assert!(told > 2000 && hits > 500, "{told} {hits}");
}
