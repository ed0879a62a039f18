//! Points beside the edges of a triangle, nearer than floats can tell, against integers.

use clash2d::{Circle, Polygon, Vector2D, collide};
use clash2d_oracle::Rng;

type Place = [i64; 2];

/// Twice the area to the left of the way from a to b, up to a point.
fn turn(a: Place, b: Place, p: Place) -> i64 {
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
}

fn vector(p: Place) -> Vector2D {
    Vector2D::new(p[0] as f32, p[1] as f32)
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
        let corners = [a, b, c].map(vector);
        let (triangle, point) = (Polygon::new(&corners).into(), vector(place));
        assert_eq!(collide(&point.into(), &triangle), truth, "{a:?} {b:?} {c:?} {place:?}");
        let dot = Circle::new(point, 0.0).into();
        assert_eq!(collide(&triangle, &dot), truth, "{a:?} {b:?} {c:?} {place:?}");
        inside += usize::from(truth);
    }
    assert!((10_000..30_000).contains(&inside), "{inside}");
}
