//! Random pairs of figures.

use super::change::{rescale, shift};
use super::plan::{Distribution, Plan};
use super::{adjacent, shape};
use crate::Rng;
use crate::any::figure::Pair;
use crate::any::{Figure, Kind, Role, collide};

/// The next random pair of figures of two kinds; the oracle knows whether they collide.
pub fn draw_pair(kinds: [Kind; 2], distribution: Distribution, rng: &mut Rng) -> [Figure; 2] {
    loop {
        let pair = any_pair(kinds, distribution, rng);
        if collide(&pair[0], &pair[1]).is_some() {
            return pair;
        }
    }
}

fn any_pair(kinds: [Kind; 2], distribution: Distribution, rng: &mut Rng) -> [Figure; 2] {
    let plan = distribution.plan(rng);
    let factor = distribution.factor(rng);
    let mut pair = kinds.map(|kind| shape::draw(kind, &plan, rng));
    match distribution {
        Distribution::Shared => share(&mut pair, rng),
        Distribution::Touching => touch(&mut pair, rng),
        Distribution::Inside => nest(&mut pair, &plan, rng),
        Distribution::Invalid => distribution.change(&mut pair[rng.usize(..2)], rng),
        _ => pair.iter_mut().for_each(|figure| distribution.change(figure, rng)),
    }
    pair.iter_mut().for_each(|figure| rescale(figure, factor));
    if distribution == Distribution::Adjacent {
        adjacent::flip(&mut pair, kinds, &plan, rng);
    }
    if distribution == Distribution::Degenerate && rng.bool() {
        share(&mut pair, rng);
    }
    pair
}

/// Moves the second figure so that a point of it is a point of the first one; where both have
/// vertices, copies an edge as well, either way round.
fn share(pair: &mut [Figure; 2], rng: &mut Rng) {
    let [a, b] = pair;
    let (from, to) = (a.points(), b.points());
    let (Some(&target), Some(&start)) = (rng.choice(&from), rng.choice(&to)) else { return };
    shift(b, [0, 1].map(|axis| target[axis] - start[axis]));
    if from.len() < 2 || rng.u8(..3) == 0 {
        return;
    }
    let first = rng.usize(..from.len());
    let mut edge = [from[first], from[(first + 1) % from.len()]];
    if rng.bool() {
        edge.reverse();
    }
    replace_vertices(b, edge, rng);
}

fn replace_vertices(figure: &mut Figure, edge: [Pair; 2], rng: &mut Rng) {
    let mut vertices: Vec<&mut Pair> = match figure {
        Figure::Segment { point1, point2 } | Figure::Capsule { point1, point2, .. } => {
            vec![point1, point2]
        }
        Figure::Polygon { rings, .. } => rings.iter_mut().flatten().collect(),
        Figure::Chain { vertices, .. } => vertices.iter_mut().collect(),
        _ => return,
    };
    let count = vertices.len();
    if count < 2 {
        return;
    }
    let start = rng.usize(..count);
    *vertices[start] = edge[0];
    *vertices[(start + 1) % count] = edge[1];
}

/// Moves the second figure so that two points are the sum of the radii apart, all whole numbers.
fn touch(pair: &mut [Figure; 2], rng: &mut Rng) {
    let size = rng.u8(..=3);
    let [mut dx, mut dy] =
        [[3, 4], [4, 3], [5, 0], [0, 5]][rng.usize(..4)].map(|side: u8| f32::from(side * size));
    if rng.bool() {
        dx = -dx;
    }
    if rng.bool() {
        dy = -dy;
    }
    let [a, b] = pair;
    let reach = 5 * size;
    let part = rng.u8(..=reach);
    set_radius(a, f32::from(if has_radius(b) { part } else { reach }));
    set_radius(b, f32::from(if has_radius(a) { reach - part } else { reach }));
    let (Some(from), Some(to)) = (rng.choice(a.points()), rng.choice(b.points())) else { return };
    shift(b, [from[0] + dx - to[0], from[1] + dy - to[1]]);
}

fn has_radius(figure: &Figure) -> bool {
    use Figure::{Capsule, Chain, Circle, Polygon, Sector};
    matches!(figure, Circle { .. } | Capsule { .. } | Polygon { .. } | Chain { .. } | Sector { .. })
}

fn set_radius(figure: &mut Figure, length: f32) {
    match figure {
        Figure::Circle { radius, .. }
        | Figure::Capsule { radius, .. }
        | Figure::Polygon { radius, .. }
        | Figure::Chain { radius, .. } => *radius = length,
        Figure::Sector { radius, inner_radius, .. } => {
            *radius = length;
            *inner_radius = inner_radius.min(length);
        }
        _ => {}
    }
}

/// Makes one figure from the other, equal or toward one of its points; figures of different kinds
/// only move together.
fn nest(pair: &mut [Figure; 2], plan: &Plan, rng: &mut Rng) {
    let [a, b] = pair;
    if rng.bool() { nest_in(a, b, plan, rng) } else { nest_in(b, a, plan, rng) }
}

fn nest_in(a: &Figure, b: &mut Figure, plan: &Plan, rng: &mut Rng) {
    let points = a.points();
    let center = rng.choice(&points).copied().unwrap_or_default();
    if std::mem::discriminant(a) == std::mem::discriminant(b) {
        *b = a.clone();
        disguise(b, rng);
    } else if let Some(start) = rng.choice(b.points()) {
        shift(b, [0, 1].map(|axis| center[axis] - start[axis]));
    }
    match rng.u8(..4) {
        0 => {}
        1 => toward(b, center, 0.5),
        2 => toward(b, center, 0.25),
        _ => {
            let by = plan.place(rng).map(|x| (x * 0.25).trunc());
            toward(b, center, 0.5);
            shift(b, by);
        }
    }
}

/// Halves or quarters all lengths; the center stays where it is.
fn toward(figure: &mut Figure, center: Pair, factor: f32) {
    for (role, number) in figure.numbers() {
        match role {
            Role::Place(axis) => *number = center[axis] + (*number - center[axis]) * factor,
            Role::Along(_) | Role::Extent => *number *= factor,
            Role::Angle | Role::Opening => {}
        }
    }
}

/// The same set in other words.
fn disguise(figure: &mut Figure, rng: &mut Rng) {
    match figure {
        Figure::Segment { point1, point2 } | Figure::Capsule { point1, point2, .. } => {
            std::mem::swap(point1, point2);
        }
        Figure::Line { direction, .. } => *direction = direction.map(|x| -2.0 * x),
        Figure::Chain { vertices, .. } => vertices.reverse(),
        Figure::Oriented { rotation, .. } if rng.bool() => *rotation += 180.0,
        Figure::Oriented { rotation, half_extend, .. } => {
            half_extend.reverse();
            *rotation += 90.0;
        }
        Figure::Polygon { rings, .. } => {
            rings.reverse();
            for ring in rings.iter_mut().filter(|ring| !ring.is_empty()) {
                ring.rotate_left(1);
            }
        }
        Figure::Group(members) => members.reverse(),
        _ => {}
    }
}
