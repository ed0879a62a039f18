//! Answers against many points.

use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, collide, contains_point, draw, draw_pair};

use crate::naive::{Naive, Spot, naive};

/// Those whose numbers are neither huge nor far away.
const TAME: [Distribution; 8] = [
    Distribution::Uniform,
    Distribution::Grid,
    Distribution::Adjacent,
    Distribution::Degenerate,
    Distribution::Angles,
    Distribution::Shared,
    Distribution::Touching,
    Distribution::Inside,
];

pub(crate) fn is_tame(figure: &Figure) -> bool {
    let tame = |number: f32| number == 0.0 || (1e-3..1e4).contains(&number.abs());
    figure.clone().numbers().into_iter().all(|(_, number)| tame(*number))
}

pub(crate) fn has_line(figure: &Figure) -> bool {
    match figure {
        Figure::Group(members) => members.iter().any(has_line),
        _ => matches!(figure, Figure::Line { .. }),
    }
}

/// Points on the edges, so close that no other point of them is further away than the step; few
/// on lines.
fn samples(part: &Naive, step: f64) -> impl Iterator<Item = Spot> {
    part.edges.iter().flat_map(move |[[ax, ay], [bx, by]]| {
        let (dx, dy) = (bx - ax, by - ay);
        let count = ((dx.abs() + dy.abs()) / step).ceil();
        let last = if count > 1e4 { 0 } else { count as usize };
        (0..=last).map(move |i| {
            let t = i as f64 / count.max(1.0);
            [ax + t * dx, ay + t * dy]
        })
    })
}

/// About how far the grown sets are apart, at most a step too much.
pub(crate) fn gap(a: &[Naive], b: &[Naive], step: f64) -> f64 {
    let mut least = f64::INFINITY;
    for (a, b) in a.iter().flat_map(|a| b.iter().map(move |b| (a, b))) {
        let reach = a.radius + b.radius;
        let there = samples(a, step).map(|point| b.distance(point));
        let back = samples(b, step).map(|point| a.distance(point));
        least = there.chain(back).map(|gap| gap - reach).fold(least, f64::min);
    }
    least
}

#[test]
fn pairs_collide_where_sampled_borders_do() {
    const STEP: f64 = 0.5;
    const ROUND: f64 = 0.1;
    let mut compared = 0;
    for (number, kinds) in Kind::pairs().enumerate() {
        for distribution in TAME {
            let mut rng = Rng::with_seed(number as u64);
            for _ in 0..6 {
                let [a, b] = draw_pair(kinds, distribution, &mut rng);
                if !is_tame(&a) || !is_tame(&b) || (has_line(&a) && has_line(&b)) {
                    continue;
                }
                let (parts_a, parts_b) = (naive(&a, 1e5), naive(&b, 1e5));
                if [&parts_a, &parts_b]
                    .iter()
                    .any(|parts| parts.iter().any(|p| p.edges.len() > 500))
                {
                    continue;
                }
                compared += 1;
                let answer = collide(&a, &b).expect("an answer");
                let gap = gap(&parts_a, &parts_b, STEP);
                assert!(!answer || gap <= STEP + ROUND, "{gap} of {distribution:?}: {a}\n{b}");
                assert!(answer || gap >= -ROUND, "{gap} of {distribution:?}: {a}\n{b}");
            }
        }
    }
    assert!(compared > 3000, "{compared}");
}

#[test]
fn figures_hold_points_that_plain_floats_find_inside() {
    const ROUND: f64 = 0.05;
    for kind in Kind::ALL {
        let (mut inside, mut all) = (0, 0);
        for distribution in TAME {
            let mut rng = Rng::with_seed(3);
            for _ in 0..40 {
                let figure = draw(kind, distribution, &mut rng);
                if !is_tame(&figure) {
                    continue;
                }
                let parts = naive(&figure, 1e4);
                for _ in 0..20 {
                    let near = rng.choice(figure.points()).unwrap_or_default();
                    let at = near.map(|place| place + (rng.f32() - 0.5) * 40.0);
                    let gap = |part: &Naive| part.distance(at.map(f64::from)) - part.radius;
                    let gap = parts.iter().map(gap).fold(f64::INFINITY, f64::min);
                    let answer = contains_point(&figure, at).expect("an answer");
                    assert!(!answer || gap <= ROUND, "{gap}: {at:?} {figure}");
                    assert!(answer || gap >= -ROUND, "{gap}: {at:?} {figure}");
                    (inside, all) = (inside + usize::from(answer), all + 1);
                }
            }
        }
        let flat = [Kind::Point, Kind::Line, Kind::Segment].contains(&kind);
        assert!(all > 2000 && (flat || inside > 100), "{kind:?}: {inside} of {all}");
    }
}
