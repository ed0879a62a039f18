//! Points beside edges, nearer than floats can tell, and on them, against integers.

use clash2d::{Circle, Node, Polygon, Prepared, Shape, Vector2D, collide};
use clash2d_oracle::Rng;

type Place = [i64; 2];

/// Twice the area to the left of the way from a to b, up to a point.
fn turn(a: Place, b: Place, p: Place) -> i64 {
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
}

fn vector(p: Place) -> Vector2D {
    Vector2D::new(p[0] as f32, p[1] as f32)
}

/// The same in units of 4096, so that products of four fit in f32.
fn vector_of_parts(p: Place) -> Vector2D {
    let Vector2D { x, y } = vector(p);
    Vector2D::new(x / 4096.0, y / 4096.0)
}

/// The nearest integer that is a float.
fn float(x: i64) -> i64 {
    x as f32 as i64
}

/// An integer place within about one unit of an edge, or as near as floats are.
fn beside([a, b]: [Place; 2], rng: &mut Rng) -> Place {
    let part = if rng.bool() { rng.f64() } else { 0.5 };
    [0, 1].map(|axis| {
        let along = a[axis] as f64 + part * (b[axis] - a[axis]) as f64;
        float(along.round() as i64 + i64::from(rng.i32(-1..2)))
    })
}

#[test]
fn points_beside_edges_are_where_integers_say() {
    let mut rng = Rng::with_seed(77);
    let mut inside = 0;
    for _ in 0..40_000 {
        // From 2^24 on differences of floats are rounded.
        let size = 1 << rng.u32(4..29);
        let [a, mut b, c] = [0; 3].map(|_| [0; 2].map(|_| float(rng.i32(-size..size).into())));
        if rng.bool() {
            // Through a place near the origin, where floats are finer than at the ends.
            b = [0, 1].map(|axis| float(i64::from(rng.i32(-1000..1000)) - a[axis]));
        }
        let place = beside([a, b], &mut rng);
        let turns = [turn(a, b, place), turn(b, c, place), turn(c, a, place)];
        if turn(a, b, c) == 0 {
            continue;
        }
        let truth = turns.iter().all(|&turn| turn >= 0) || turns.iter().all(|&turn| turn <= 0);
        for vector in [vector, vector_of_parts] {
            let corners = [a, b, c].map(vector);
            let (triangle, point) = (Polygon::new(&corners), vector(place));
            assert_eq!(collide(point, triangle), truth, "{a:?} {b:?} {c:?} {place:?}");
            let dot = Circle::new(point, 0.0);
            assert_eq!(collide(triangle, dot), truth, "{a:?} {b:?} {c:?} {place:?}");
        }
        inside += usize::from(truth);
    }
    assert!((10_000..30_000).contains(&inside), "{inside}");
}

/// Whether a point lies on an edge of some rings, or inside of them by the even-odd rule.
fn is_inside(rings: &[Vec<Place>], p: Place) -> bool {
    let (mut is_odd, mut is_on) = (false, false);
    for ring in rings {
        for (i, &b) in ring.iter().enumerate() {
            let a = ring[(i + ring.len() - 1) % ring.len()];
            let is_between = |axis: usize| (a[axis] - p[axis]).signum() * (b[axis] - p[axis]) <= 0;
            let turn = turn(a, b, p);
            is_on |= turn == 0 && is_between(0) && is_between(1);
            is_odd ^= (a[1] > p[1]) != (b[1] > p[1]) && (turn > 0) == (b[1] > p[1]);
        }
    }
    is_odd | is_on
}

fn any_place(size: i32, rng: &mut Rng) -> Place {
    [0; 2].map(|_| float(rng.i32(-size..=size).into()))
}

#[test]
fn points_in_rings_are_where_integers_say() {
    let mut rng = Rng::with_seed(78);
    for _ in 0..2_000 {
        let size = 1 << rng.u32(1..28);
        let rings: Vec<Vec<Place>> = (0..rng.usize(1..=3))
            .map(|_| {
                let most = 1 << rng.u32(0..9);
                (0..rng.usize(1..=most)).map(|_| any_place(size, &mut rng)).collect()
            })
            .collect();
        let vertices: Vec<Vector2D> = rings.iter().flatten().copied().map(vector).collect();
        let sizes: Vec<u32> = rings.iter().map(|ring| ring.len() as u32).collect();
        let sizes = if sizes.len() == 1 { &[] } else { &sizes[..] };
        let polygon = Shape::from(Polygon::new(&vertices).with_rings(sizes));
        let mut memory = vec![Node::default(); Prepared::size(polygon)];
        let prepared = Shape::from(Prepared::new(polygon, &mut memory).expect("valid"));
        // Also where a ring begins and ends.
        for place in rings.iter().flat_map(|ring| [ring[0], ring[ring.len() - 1]]) {
            let point = vector(place);
            assert!(collide(point, polygon), "{rings:?} {place:?}");
            assert!(collide(prepared, point), "prepared: {rings:?} {place:?}");
        }
        for _ in 0..30 {
            let ring = &rings[rng.usize(0..rings.len())];
            let [a, b] = [0; 2].map(|_| ring[rng.usize(0..ring.len())]);
            let place = match rng.u32(0..4) {
                0 => any_place(size, &mut rng),
                1 => a,
                2 => [a[0], b[1]],
                _ => beside([a, b], &mut rng),
            };
            let (truth, point) = (is_inside(&rings, place), vector(place));
            assert_eq!(collide(point, polygon), truth, "{rings:?} {place:?}");
            assert_eq!(collide(prepared, point), truth, "{rings:?} {place:?}");
        }
    }
}
