//! Rays and casts against the true times, which are rounded down where something begins.

use clash2d::Vector2D;
use clash2d_oracle::any::{self, Convex, Figure, Motion, Pair, Role};
use clash2d_oracle::{Real, Rng};

use crate::compare::{Extent, check};
use crate::distances::slack;
use crate::shape::{vector, with_shape, with_shapes};

/// From a point of one figure toward a point of another one, half way, there, or far beyond.
pub(crate) fn way(from: &Figure, to: &Figure, rng: &mut Rng) -> (Pair, Pair) {
    let [start, end] = [from, to].map(|figure| rng.choice(figure.points()).unwrap_or_default());
    let factor = [0.5, 1.0, 1.0, 2.0, 8.0][rng.usize(..5)];
    let along = [0, 1].map(|axis| ((end[axis] - start[axis]) * factor).clamp(f32::MIN, f32::MAX));
    (start, if along.iter().all(|x| x.is_finite()) { along } else { [1.0, 2.0] })
}

fn is_unit(normal: Vector2D) -> bool {
    let [x, y] = [normal.x, normal.y].map(f64::from);
    ((x * x + y * y).sqrt() - 1.0).abs() < 1e-6
}

/// Whether sines and cosines take part.
fn is_turned(figure: &Figure) -> bool {
    match figure {
        Figure::Group(members) => members.iter().any(is_turned),
        _ => matches!(figure, Figure::Oriented { .. } | Figure::Sector { .. }),
    }
}

/// Whether a time is what it should be, or, where sines and cosines take part, so near to the true one
/// that the difference is undecided.
fn is_time(time: f32, expected: f32, truth: &Real, turned: bool) -> bool {
    time == expected || (turned && (truth - &Real::new(time)).is_below(-80))
}

/// The cosine of the angle between two vectors, 0 if one is the null vector.
fn cosine(a: Vector2D, [x, y]: [f64; 2]) -> f64 {
    let length = (x * x + y * y).sqrt();
    if length > 0.0 { (f64::from(a.x) * x + f64::from(a.y) * y) / length } else { 0.0 }
}

/// How far a convex figure reaches along a unit vector.
fn height(convex: &Convex, way: [f64; 2]) -> f64 {
    let heights = convex.corners.iter().map(|[x, y]| x.about() * way[0] + y.about() * way[1]);
    heights.fold(f64::NEG_INFINITY, f64::max) + convex.radius.about()
}

fn wide(v: Vector2D) -> [f64; 2] {
    [v.x.into(), v.y.into()]
}

fn dot([ax, ay]: [f64; 2], [bx, by]: [f64; 2]) -> f64 {
    ax * bx + ay * by
}

/// How far a convex figure lies beyond a place, along a normal out of it there.
fn excess(figure: &Figure, place: Vector2D, normal: Vector2D) -> f64 {
    let Some(convex) = Convex::of(figure) else { return 0.0 };
    height(&convex, wide(normal)) - dot(wide(normal), wide(place))
}

/// How deep two convex figures are in each other then, along the normal of a hit: not at all, as that
/// parts them.
fn overlap(figures: [&Figure; 2], movements: [Pair; 2], hit: clash2d::CastHit) -> f64 {
    let [Some(a), Some(b)] = figures.map(Convex::of) else { return 0.0 };
    let [x, y] = wide(hit.normal);
    let [own, other] = movements.map(|way| dot(way.map(f64::from), [x, y]));
    height(&a, [x, y]) + height(&b, [-x, -y]) + f64::from(hit.fraction) * (own - other)
}

#[test]
fn cast_ray() {
    check(Extent { cases: 2, every: 1, points: 40 }, |figure, other, rng| {
        let (origin, movement) = way(other, figure, rng);
        check_ray_and_normals(figure, origin, movement)
    });
}

fn check_ray(figure: &Figure, origin: Pair, movement: Pair) -> Result<(), String> {
    if !origin.iter().all(|x| x.is_finite()) {
        return Ok(());
    }
    let what_is_there = &any::there(figure, movement);
    let Some(truth) = any::ray(what_is_there, origin, movement) else { return Ok(()) };
    let answer =
        with_shape(figure, |shape| clash2d::cast_ray(shape, vector(origin), vector(movement)));
    let wrong = |what: &str| Err(format!("{what}: {answer:?} from {origin:?} by {movement:?}"));
    let (Some(hit), Some((entry, exit))) = (answer, &truth) else {
        return if answer.is_none() == truth.is_none() { Ok(()) } else { wrong("hit or not") };
    };
    let turned = is_turned(figure);
    if !is_time(hit.entry, entry.down(), entry, turned)
        || !is_time(hit.exit, exit.up(), exit, turned)
    {
        return wrong(&format!("not {} to {}", entry.about(), exit.about()));
    }
    if hit.entry.is_sign_negative() || hit.exit.is_sign_negative() {
        return wrong("a negative time");
    }
    if any::contains_point(what_is_there, origin).is_some_and(|inside| inside != hit.starts_inside)
    {
        return wrong("inside");
    }
    let null = hit.entry_normal == Vector2D::ZERO;
    let has_normal = null == hit.starts_inside && (null || is_unit(hit.entry_normal));
    if !has_normal {
        return wrong("no normal");
    }
    if cosine(hit.entry_normal, movement.map(f64::from)) > 1e-6 {
        return wrong("a normal along the ray");
    }
    Ok(())
}

/// The same, and that convex figures lie behind the normals.
fn check_ray_and_normals(figure: &Figure, origin: Pair, movement: Pair) -> Result<(), String> {
    check_ray(figure, origin, movement)?;
    let answer =
        with_shape(figure, |shape| clash2d::cast_ray(shape, vector(origin), vector(movement)));
    let Some(hit) = answer else { return Ok(()) };
    let size = [origin, movement].concat().into_iter().map(|x| f64::from(x.abs()));
    let room = size.fold(0.0, f64::max) * f64::from(f32::EPSILON);
    let ends = [(hit.entry_point, hit.entry_normal), (hit.exit_point, hit.exit_normal)];
    for (point, normal) in ends.into_iter().filter(|(_, normal)| *normal != Vector2D::ZERO) {
        let beyond = excess(figure, point, normal);
        if beyond > slack(&[figure], point) + room {
            return Err(format!(
                "a normal that {beyond} of the figure lies beyond: {hit:?} from {origin:?} by {movement:?}"
            ));
        }
    }
    Ok(())
}

/// A small figure whose numbers are whole, or quarters.
fn tile(rng: &mut Rng) -> Figure {
    let scale = [1.0, 1.0, 0.25][rng.usize(..3)];
    let mut number = |limit: i32| rng.i32(-limit..=limit) as f32 * scale;
    let (center, other) = ([number(9), number(9)], [number(9), number(9)]);
    let extent = [number(6).abs() + scale, number(6).abs() + scale];
    let radius = [extent[0], 5.0 * scale, 0.0][number(1).abs() as usize % 3];
    match rng.u8(..9) {
        0 => Figure::Circle { center, radius },
        1 => Figure::Rectangle { origin: center, size: extent },
        2 | 3 => {
            let rotation = [0.0, 45.0, 90.0, 135.0, -180.0, 30.0, 53.130_1, 720.5][rng.usize(..8)];
            Figure::Oriented { center, half_extend: extent, rotation }
        }
        4 => Figure::Capsule { point1: center, point2: other, radius },
        5 => Figure::Segment { point1: center, point2: other },
        6 => {
            let mut vertex = || [0; 2].map(|_| rng.i32(-6..=6) as f32 * scale);
            let ring = [(); 7].map(|()| vertex());
            Figure::Polygon { rings: vec![ring[..rng.usize(4..=7)].to_vec()], radius: 0.0 }
        }
        _ => Figure::Polygon { rings: vec![ring(center, scale, rng)], radius: 0.0 },
    }
}

/// The sum of some segments: opposite sides are parallel.
fn ring([x, y]: Pair, scale: f32, rng: &mut Rng) -> Vec<Pair> {
    let mut ways: Vec<[i32; 2]> = Vec::new();
    for _ in 0..rng.usize(2..=4) {
        let way = [rng.i32(-4..=4), rng.i32(0..=4)];
        let is_level = |other: &[i32; 2]| way[0] * other[1] == way[1] * other[0];
        if (way[1] > 0 || way[0] > 0) && !ways.iter().any(is_level) {
            ways.push(way);
        }
    }
    if ways.len() < 2 {
        ways = vec![[3, 0], [1, 2]];
    }
    ways.sort_by(|a, b| (b[0] * a[1] - b[1] * a[0]).cmp(&0));
    let back: Vec<[i32; 2]> = ways.iter().map(|way| way.map(|x| -x)).collect();
    let mut at = [x, y];
    let mut vertices = Vec::new();
    for way in ways.into_iter().chain(back) {
        vertices.push(at);
        at = [0, 1].map(|axis| at[axis] + way[axis] as f32 * scale);
    }
    if rng.bool() {
        vertices.reverse();
    }
    vertices
}

/// A ray that often runs along an edge, touches a corner or a rim, or ends there.
fn shot(figure: &Figure, rng: &mut Rng) -> (Pair, Pair) {
    let points = figure.points();
    let mut aim = rng.choice(&points).copied().unwrap_or_default();
    let mut along = [0; 2].map(|_| rng.i32(-4..=4) as f32);
    if rng.bool() {
        let other = rng.choice(&points).copied().unwrap_or_default();
        along = [0, 1].map(|axis| (other[axis] - aim[axis]) * [1.0, 0.5][rng.usize(..2)]);
    } else if rng.bool() {
        along = [[1.0, 0.0], [0.0, -1.0], [3.0, 4.0], [1.0, 1.0]][rng.usize(..4)];
        if let Figure::Circle { radius, .. } | Figure::Capsule { radius, .. } = figure {
            let aside = [[0.0, 1.0], [1.0, 0.0], [-0.8, 0.6], [0.6, 0.8]][rng.usize(..4)];
            aim = [0, 1].map(|axis| aim[axis] + aside[axis] * radius);
        }
    }
    let (before, length) = (rng.i32(-1..=4) as f32, rng.i32(1..=6) as f32);
    let origin = [0, 1].map(|axis| aim[axis] - before * along[axis]);
    (origin, along.map(|x| x * length))
}

/// A float beside another one.
fn beside(x: f32, rng: &mut Rng) -> f32 {
    [x.next_up(), x.next_down(), x + 1e-6 * x, x][rng.usize(..4)]
}

/// Rays along edges, through corners and beside these by a last place.
#[test]
fn rays_through_small_shapes() {
    let mut rng = Rng::with_seed(9);
    let count = if cfg!(debug_assertions) { 4000 } else { 200_000 };
    for _ in 0..count {
        let mut figure = tile(&mut rng);
        let (mut origin, mut movement) = shot(&figure, &mut rng);
        let mut check = check_ray_and_normals as fn(&Figure, Pair, Pair) -> Result<(), String>;
        if rng.u8(..3) == 0 {
            let axis = rng.usize(..2);
            match rng.u8(..3) {
                0 => origin[axis] = beside(origin[axis], &mut rng),
                1 => movement[axis] = beside(movement[axis], &mut rng),
                _ => nudge(&mut figure, &mut rng),
            }
        } else if rng.u8(..3) == 0 {
            // From so near to the origin that no f64 holds the way; beside a corner any edge may
            // tell the normal.
            check = check_ray;
            let axis = rng.usize(..2);
            let places =
                figure.numbers().into_iter().filter(|(role, _)| *role == Role::Place(axis));
            places.for_each(|(_, x)| *x -= origin[axis]);
            origin[axis] = [1e-30, -1e-30][rng.usize(..2)];
        }
        if let Err(what) = check(&figure, origin, movement) {
            panic!("{what}\nlet figure = {figure};");
        }
    }
}

#[test]
fn cast() {
    check(Extent { cases: 2, every: 1, points: 30 }, |a, b, rng| {
        let movement = way(a, b, rng).1;
        let other = if rng.bool() { [0.0; 2] } else { way(b, a, rng).1 };
        check_cast(a, movement, b, other)
    });
}

fn check_cast(a: &Figure, movement: Pair, b: &Figure, other: Pair) -> Result<(), String> {
    let [seen_a, seen_b] = any::there_for([a, b], [movement, other]);
    let Some(truth) = any::cast(&seen_a, movement, &seen_b, other) else { return Ok(()) };
    let answer = with_shapes(a, b, |a, b| clash2d::cast(a, vector(movement), b, vector(other)));
    let wrong = |what: &str| Err(format!("{what}: {answer:?} by {movement:?} and {other:?}"));
    let (Some(hit), Some(time)) = (answer, &truth) else {
        // Where edges are turned, digits alone do not tell that the end is the first contact.
        let is_end = answer.is_some_and(|hit| hit.fraction == 1.0)
            && any::collide(&seen_a.clone().at(movement), &seen_b.clone().at(other)) == Some(true);
        let is_right = is_end || answer.is_none() == truth.is_none();
        return if is_right { Ok(()) } else { wrong("hit or not") };
    };
    if !is_time(hit.fraction, time.down(), time, is_turned(a) || is_turned(b)) {
        return wrong(&format!("not {}", time.about()));
    }
    if hit.fraction.is_sign_negative() {
        return wrong("a negative time");
    }
    if any::collide(&seen_a, &seen_b).is_some_and(|met| met != hit.starts_in_contact) {
        return wrong("contact at the start");
    }
    if !is_unit(hit.normal) {
        return wrong("no normal");
    }
    let ahead = [0, 1].map(|axis| f64::from(movement[axis]) - f64::from(other[axis]));
    if !hit.starts_in_contact && cosine(hit.normal, ahead) < -1e-6 {
        return wrong("a normal that leads away");
    }
    let size = [movement, other].concat().into_iter().map(|x| f64::from(x.abs()));
    let slack = slack(&[a, b], hit.point) + size.fold(0.0, f64::max) * f64::from(f32::EPSILON);
    let apart = gap(&seen_a, movement, hit).max(gap(&seen_b, other, hit));
    // At the start it is the middle of the overlap.
    if !hit.starts_in_contact && apart > slack {
        return wrong(&format!("the point is {apart} off, not {slack}"));
    }
    let overlap = overlap([a, b], [movement, other], hit);
    if !hit.starts_in_contact && overlap > 4.0 * slack {
        return wrong(&format!("a normal along which they overlap by {overlap}"));
    }
    Ok(())
}

/// Changes a number of a figure by a last place, or makes an extent negative.
fn nudge(figure: &mut Figure, rng: &mut Rng) {
    let mut numbers = figure.numbers();
    let number = rng.usize(..numbers.len());
    let (role, x) = &mut numbers[number];
    match *role {
        Role::Extent if rng.u8(..4) == 0 => **x = -1.0,
        _ if **x != 0.0 => **x = beside(**x, rng),
        _ => (),
    }
}

/// Casts along edges, through corners and beside these by a last place, which end there or just
/// before.
#[test]
fn casts_of_small_shapes() {
    let mut rng = Rng::with_seed(10);
    let count = if cfg!(debug_assertions) { 2500 } else { 100_000 };
    for _ in 0..count {
        let mut figures = [tile(&mut rng), tile(&mut rng)];
        let mut movement = shot(&figures[1], &mut rng).1;
        if rng.bool() {
            let [from, to] = figures.each_ref().map(|f| rng.choice(f.points()).unwrap_or_default());
            let factor = [0.5, 1.0, 1.0, 2.0][rng.usize(..4)];
            movement = [0, 1].map(|axis| (to[axis] - from[axis]) * factor);
        }
        let other = if rng.u8(..3) == 0 { shot(&figures[0], &mut rng).1 } else { [0.0; 2] };
        match rng.u8(..6) {
            0 => nudge(&mut figures[rng.usize(..2)], &mut rng),
            1 => {
                let axis = rng.usize(..2);
                movement[axis] = beside(movement[axis], &mut rng);
            }
            _ => (),
        }
        let [a, b] = &figures;
        if let Err(what) = check_cast(a, movement, b, other) {
            panic!("{what}\nlet a = {a};\nlet b = {b};");
        }
    }
}

/// How far the point of a hit is from a figure then.
fn gap(figure: &Figure, movement: Pair, hit: clash2d::CastHit) -> f64 {
    let point = Figure::Point { at: [hit.point.x, hit.point.y] };
    let motion = Motion { movement, ..Motion::default() };
    let gap = any::distance_at(figure, &motion, &point, &Motion::default(), hit.fraction);
    gap.map_or(0.0, |gap| gap.about())
}

/// A slice of a disc or of a ring.
fn slice(rng: &mut Rng, center: Pair, radii: Pair) -> Figure {
    let [direction, half_angle] = [
        [rng.f32() * 720.0, 0.0, 90.0][rng.usize(..3)],
        [180.0, 90.0, 10.0 + 150.0 * rng.f32(), 150.0][rng.usize(..4)],
    ];
    let [inner_radius, radius] = radii;
    Figure::Sector { center, inner_radius, radius, direction, half_angle }
}

/// Slices within the holes of rings and beside them, either of which moves, so that their arcs meet.
#[test]
fn arcs_meet() {
    let mut rng = Rng::with_seed(5);
    let (mut hits, count) = (0, if cfg!(debug_assertions) { 250 } else { 5000 });
    for _ in 0..count {
        let near = |rng: &mut Rng| [0; 2].map(|_| rng.i32(-8..8) as f32 / 4.0);
        let (from, to) = (near(&mut rng), near(&mut rng));
        let outer = [slice(&mut rng, from, [5.0, 6.0]), slice(&mut rng, from, [5.0, 5.0])];
        let mut inner = [slice(&mut rng, to, [0.0, 1.5]), slice(&mut rng, to, [1.0, 1.5])];
        if rng.bool() {
            inner = [[9.0, 1.0], [1.0, 9.0]].map(|at| slice(&mut rng, at, [0.5, 2.0]));
        }
        let (a, b) = (&outer[rng.usize(..2)], &inner[rng.usize(..2)]);
        let way = [0; 2].map(|_| rng.i32(-12..12) as f32);
        let (figures, ways) = match rng.u8(..4) {
            0 => ([a, b], [way, [0.0; 2]]),
            1 => ([a, b], [[0.0; 2], way]),
            2 => ([b, a], [way, [0.0; 2]]),
            _ => ([b, a], [[1.0, 2.0], way]),
        };
        let Some(truth) = any::cast(figures[0], ways[0], figures[1], ways[1]) else { continue };
        let hit = with_shapes(figures[0], figures[1], |a, b| {
            clash2d::cast(a, vector(ways[0]), b, vector(ways[1]))
        });
        let context = format!("{hit:?} by {ways:?}: {} and {}", figures[0], figures[1]);
        if truth.is_none()
            && let Some(hit) = hit.filter(|hit| hit.fraction == 1.0)
        {
            // The end of an arc may be touched at the end, which the oracle's intervals do not tell.
            let motions = ways.map(|movement| Motion { movement, ..Motion::default() });
            let [a, b] = [0, 1].map(|i| (figures[i], &motions[i]));
            let gap = any::distance_at(a.0, a.1, b.0, b.1, hit.fraction);
            assert!(gap.is_none_or(|gap| gap.about() < 1e-12), "{context}");
            continue;
        }
        assert_eq!(hit.is_some(), truth.is_some(), "{context}");
        let (Some(hit), Some(time)) = (hit, truth) else { continue };
        assert!(is_time(hit.fraction, time.down(), &time, true), "{} {context}", time.about());
        if !hit.starts_in_contact {
            hits += 1;
            let apart = gap(figures[0], ways[0], hit).max(gap(figures[1], ways[1], hit));
            assert!(apart < 1e-5, "{apart} {context}");
        }
    }
    assert!(hits * 8 > count, "{hits} of {count}");
}
