//! Whether shapes come within a distance of each other, against the truth: at the floats next to the true
//! distance, which decide, and at others.

use clash2d::{Chain, Circle, Group, Polygon, Rectangle, Shape, Vector2D, within};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{self, Figure};

use crate::compare::{Extent, check};
use crate::positions::{moved, places};
use crate::prepared::prepared;
use crate::shape::with_shapes;

const EXTENT: Extent = Extent { cases: 2, every: 1, points: 60 };

/// Floats next to the true distance, and others.
fn limits(a: &Figure, b: &Figure, rng: &mut Rng) -> Vec<f32> {
    let nearest = any::distance(a, b).map_or(1.0, |distance| distance.nearest().0);
    let any = f32::from_bits(rng.u32(..));
    let near = [nearest, nearest.next_up(), nearest.next_down()];
    let further = [nearest * (0.5 + rng.f32()), rng.u32(..20) as f32, any];
    [&near[..], &further, &[f32::MAX, f32::from_bits(1)]].concat()
}

/// What is wrong with the answers about two figures, one of them or both prepared, too.
fn right_answers(a: &Figure, b: &Figure, rng: &mut Rng) -> Result<(), String> {
    for limit in limits(a, b, rng) {
        let ask = |a: &Shape<'_>, b: &Shape<'_>| {
            let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
            let ready = prepared(a, &mut memory).at(a.position());
            let other = prepared(b, &mut other_memory).at(b.position());
            let pairs = [[a, b], [b, a], [&ready, b], [a, &other], [&ready, &other]];
            pairs.map(|[a, b]| within(a, b, limit))
        };
        let answers = with_shapes(a, b, ask);
        let truth = any::within(a, b, limit).unwrap_or(answers[0]);
        if answers != [truth; 5] {
            return Err(format!(
                "{answers:?} is not {truth} within {limit:?}:\nlet a = {a};\nlet b = {b};"
            ));
        }
    }
    Ok(())
}

#[test]
fn shapes_are_within_their_distance() {
    check(EXTENT, right_answers);
}

#[test]
fn shapes_at_positions_are_within_their_distance() {
    check(Extent { cases: 1, points: 30, ..EXTENT }, |a, b, rng| {
        let [at_a, at_b] = places(rng);
        let (a, b) = (moved(a, at_a, rng), moved(b, at_b, rng));
        right_answers(&a, &b, rng)
    });
}

/// Once within, within all greater distances; at 0 exactly if they collide; and the rounded distance says
/// the same but for its rounding.
#[test]
fn within_agrees_with_distance_and_collide() {
    check(Extent { points: 40, ..EXTENT }, |a, b, rng| {
        let mut limits = limits(a, b, rng);
        limits.extend([0.0, -0.0, f32::INFINITY, -f32::MIN_POSITIVE, f32::NEG_INFINITY, f32::NAN]);
        limits.sort_by(f32::total_cmp);
        with_shapes(a, b, |a, b| {
            let apart = clash2d::distance(a, b).map(|found| found.distance);
            let mut was_within = false;
            for limit in limits {
                let is_within = within(a, b, limit);
                let surely = |apart: f32| match limit {
                    0.0 => Some(clash2d::collide(a, b)),
                    _ if limit.is_nan() || limit < 0.0 => Some(false),
                    f32::INFINITY => Some(true),
                    _ if limit > apart.next_up() => Some(true),
                    _ if limit < apart.next_down() => Some(false),
                    _ => None,
                };
                let expected = apart.map_or(Some(false), surely).unwrap_or(is_within);
                if is_within != expected || (was_within && !is_within && !limit.is_nan()) {
                    return Err(format!("{is_within} within {limit:?}, {apart:?} apart"));
                }
                was_within = is_within;
            }
            Ok(())
        })
    });
}

/// Exactly the floats from this one on.
fn is_least(a: &Shape<'_>, b: &Shape<'_>, least: f32) -> bool {
    let at = |limit| [within(a, b, limit), within(b, a, limit)];
    at(least) == [true; 2] && at(least.next_down()) == [false; 2]
}

fn disc(x: f32, y: f32, radius: f32) -> Shape<'static> {
    Circle::new(Vector2D::new(x, y), radius).into()
}

#[test]
fn triangles_of_three_four_and_five_touch() {
    let tile = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(16.0, 16.0)));
    let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
    let triangle = Shape::from(Polygon::new(&corners));
    for far in [0.0, 1e6, -1e9] {
        let at = |shape: Shape<'static>| shape.at(Vector2D::new(far, far));
        assert!(is_least(&at(tile), &at(disc(19.0, 20.0, 1.0)), 4.0), "{far}");
        assert!(is_least(&at(tile), &at(disc(28.0, 21.0, 0.0)), 13.0), "{far}");
        let place = Vector2D::new(far, far);
        // The long side's normal is (3, 4) / 5.
        assert!(is_least(&triangle.at(place), &at(disc(5.0, 5.5, 1.0)), 4.0), "{far}");
    }
    let members = [disc(3.0, 4.0, 1.0), disc(30.0, 40.0, 1.0)];
    let group = Shape::from(Group::new(&members));
    let here = Shape::from(Vector2D::ZERO);
    assert!(is_least(&here, &group, 4.0));
    assert!(is_least(&here, &group.at(Vector2D::new(3.0, 4.0)), 9.0));
    let mut memory = Vec::new();
    assert!(is_least(&here, &prepared(&group, &mut memory), 4.0));
}

/// Rows of short edges that face each other across a corner, so that boxes around many of them are nearer
/// than the edges.
#[test]
fn long_chains_are_within_their_distance() {
    let row = |from: (f32, f32)| -> Vec<Vector2D> {
        let step = |i: u16| Vector2D::new(from.0 - f32::from(i), from.1 + f32::from(i));
        (0..4000).map(step).collect()
    };
    let (low, high) = (row((0.0, 0.0)), row((300.0, 300.0)));
    let [a, b] = [&low, &high].map(|row| Shape::from(Chain::new(row)));
    let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
    let (ready, other) = (prepared(&a, &mut memory), prepared(&b, &mut other_memory));
    // The root of 180000 lies between these floats.
    let least = 424.26407_f32;
    let least =
        if f64::from(least) * f64::from(least) < 180_000.0 { least.next_up() } else { least };
    assert!(is_least(&a, &b, least) && is_least(&ready, &other, least));
    assert!(is_least(&ready, &b, least));
}
