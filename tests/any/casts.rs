//! Rays and casts against the true times, which are rounded down where something begins.

use clash2d::{CastMode, Vector2D};
use clash2d_oracle::any::{self, Figure, Motion, Pair};
use clash2d_oracle::{Real, Rng};

use crate::compare::{Extent, check};
use crate::distances::slack;
use crate::shape::{vector, with_shape, with_shapes};

/// From a point of one figure toward a point of another one, half way, there, or far beyond.
fn way(from: &Figure, to: &Figure, rng: &mut Rng) -> (Pair, Pair) {
    let [start, end] = [from, to].map(|figure| rng.choice(figure.points()).unwrap_or_default());
    let factor = [0.5, 1.0, 1.0, 2.0, 8.0][rng.usize(..5)];
    let along = [0, 1].map(|axis| ((end[axis] - start[axis]) * factor).clamp(f32::MIN, f32::MAX));
    (start, if along.iter().all(|x| x.is_finite()) { along } else { [1.0, 2.0] })
}

fn is_unit(normal: Vector2D) -> bool {
    let [x, y] = [normal.x, normal.y].map(f64::from);
    ((x * x + y * y).sqrt() - 1.0).abs() < 1e-6
}

/// Whether its normals lead to a free side, whichever side something comes from.
fn has_side(figure: &Figure) -> bool {
    match figure {
        Figure::Chain { side, .. } => *side != 0,
        Figure::Group(members) => members.iter().any(has_side),
        _ => false,
    }
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

#[test]
fn cast_ray() {
    check(Extent { cases: 2, every: 1, points: 40 }, |figure, other, rng| {
        let (origin, movement) = way(other, figure, rng);
        if !origin.iter().all(|x| x.is_finite()) {
            return Ok(());
        }
        let Some(truth) = any::ray(figure, origin, movement) else { return Ok(()) };
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
        if any::contains_point(figure, origin).is_some_and(|inside| inside != hit.starts_inside) {
            return wrong("inside");
        }
        let null = hit.entry_normal == Vector2D::ZERO;
        let has_normal = null == hit.starts_inside && (null || is_unit(hit.entry_normal));
        if !has_normal {
            return wrong("no normal");
        }
        if !has_side(figure) && cosine(hit.entry_normal, movement.map(f64::from)) > 1e-6 {
            return wrong("a normal along the ray");
        }
        Ok(())
    });
}

#[test]
fn cast() {
    check(Extent { cases: 2, every: 1, points: 30 }, |a, b, rng| {
        let movement = way(a, b, rng).1;
        let other = if rng.bool() { [0.0; 2] } else { way(b, a, rng).1 };
        let Some(truth) = any::cast(a, movement, b, other) else { return Ok(()) };
        let answer = with_shapes(a, b, |a, b| {
            clash2d::cast(a, vector(movement), b, vector(other), CastMode::All)
        });
        let wrong = |what: &str| Err(format!("{what}: {answer:?} by {movement:?} and {other:?}"));
        let (Some(hit), Some(time)) = (answer, &truth) else {
            return if answer.is_none() == truth.is_none() { Ok(()) } else { wrong("hit or not") };
        };
        if !is_time(hit.fraction, time.down(), time, is_turned(a) || is_turned(b)) {
            return wrong(&format!("not {}", time.about()));
        }
        if any::collide(a, b).is_some_and(|met| met != hit.starts_in_contact) {
            return wrong("contact at the start");
        }
        if !is_unit(hit.normal) {
            return wrong("no normal");
        }
        let ahead = [0, 1].map(|axis| f64::from(movement[axis]) - f64::from(other[axis]));
        let free = !hit.starts_in_contact && !has_side(a) && !has_side(b);
        if free && cosine(hit.normal, ahead) < -1e-6 {
            return wrong("a normal that leads away");
        }
        let size = [movement, other].concat().into_iter().map(|x| f64::from(x.abs()));
        let slack = slack(&[a, b], hit.point) + size.fold(0.0, f64::max) * f64::from(f32::EPSILON);
        let apart = gap(a, movement, hit).max(gap(b, other, hit));
        // At the start it is the middle of the overlap.
        if !hit.starts_in_contact && apart > slack {
            return wrong(&format!("the point is {apart} off, not {slack}"));
        }
        Ok(())
    });
}

/// How far the point of a hit is from a figure then.
fn gap(figure: &Figure, movement: Pair, hit: clash2d::CastHit) -> f64 {
    let point = Figure::Point { at: [hit.point.x, hit.point.y] };
    let motion = Motion { movement, ..Motion::default() };
    let gap = any::distance_at(figure, &motion, &point, &Motion::default(), hit.fraction);
    gap.map_or(0.0, |gap| gap.about())
}
