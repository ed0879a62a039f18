//! Which edges of chains with a solid side are there for what moves past them.

use super::distance::is_empty;
use super::figure::{Figure, Pair};
use crate::Real;

/// What is there of a figure for what moves past it, as its documentation says: of a chain with a solid side
/// those edges that are crossed to that side.
pub fn there(figure: &Figure, along: Pair) -> Figure {
    there_past(figure, along.map(|x| [x, 0.0]))
}

/// The same of two figures that move.
pub fn there_for([a, b]: [&Figure; 2], [own, other]: [Pair; 2]) -> [Figure; 2] {
    let past_b = [0, 1].map(|axis| [own[axis], -other[axis]]);
    let past_a = [0, 1].map(|axis| [other[axis], -own[axis]]);
    [there_past(a, past_a), there_past(b, past_b)]
}

fn there_past(figure: &Figure, along: [[f32; 2]; 2]) -> Figure {
    let sum = |[x, y]: [f32; 2]| &Real::new(x) + &Real::new(y);
    let along_real = along.map(sum);
    if along_real.iter().all(Real::is_zero) {
        return figure.clone();
    }
    match figure {
        Figure::Group(members) => {
            Figure::Group(members.iter().map(|member| there_past(member, along)).collect())
        }
        Figure::At { position, figure } => there_past(figure, along).at(*position),
        Figure::Chain { vertices, closed, radius, side } if *side != 0 => {
            let ends = vertices.iter().zip(vertices.iter().skip(1));
            let last =
                vertices.last().zip(vertices.first()).filter(|_| *closed || vertices.len() == 1);
            let edges = ends.chain(last).filter(|(from, to)| {
                let [x, y] = [0, 1].map(|axis| &Real::new(to[axis]) - &Real::new(from[axis]));
                let to_left = &(&x * &along_real[1]) - &(&y * &along_real[0]);
                let is_crossed = !to_left.is_zero() && (to_left.is_negative() == (*side == 2));
                (x.is_zero() && y.is_zero() && vertices.iter().all(|v| v == *from)) || is_crossed
            });
            let edge = |(from, to): (&Pair, &Pair)| Figure::Capsule {
                point1: *from,
                point2: *to,
                radius: *radius,
            };
            let is_valid = !is_empty(figure);
            Figure::Group(if is_valid { edges.map(edge).collect() } else { Vec::new() })
        }
        figure => figure.clone(),
    }
}
