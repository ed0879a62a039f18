//! Scenes of small whole numbers, and where to put them without a rounding.

use clash2d::{Form, Node, Prepared, Shape, Vector2D};
use clash2d_oracle::any::{Figure, Pair, Role};

use crate::figure::lend_all;

/// How a scene is placed: scaled, then moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) scale: f32,
    shift: Pair,
}

/// The grid itself, a finer one far away, and ordinary numbers.
pub(crate) const PLACES: [Place; 3] = [
    Place { scale: 1.0, shift: [0.0; 2] },
    Place { scale: 0.125, shift: [1000.0, -3.0] },
    Place { scale: 1341.0 / 1024.0, shift: [58_493.0 / 1024.0, -9_871.0 / 1024.0] },
];

impl Place {
    /// The figure there, moved aside before.
    pub(crate) fn of(self, figure: &Figure, aside: Pair) -> Figure {
        let mut figure = figure.clone();
        for (role, number) in figure.numbers() {
            match role {
                Role::Place(axis) => *number = self.scaled(*number + aside[axis], axis),
                Role::Along(_) | Role::Extent => *number *= self.scale,
                Role::Angle | Role::Opening => {}
            }
        }
        figure
    }

    pub(crate) fn point(self, [x, y]: Pair) -> Vector2D {
        Vector2D::new(self.scaled(x, 0), self.scaled(y, 1))
    }

    fn scaled(self, number: f32, axis: usize) -> f32 {
        number * self.scale + self.shift[axis]
    }
}

/// Asks about the shapes that figures are, and about all of these that can be prepared as such.
pub(crate) fn lend_ready<T>(figures: &[Figure], ask: impl FnOnce(&[Shape<'_>]) -> T) -> T {
    lend_all(figures, |shapes| {
        let memory = |shape| vec![Node::default(); Prepared::size(shape)];
        let mut memory: Vec<Vec<Node>> = shapes.iter().map(memory).collect();
        let mut all = shapes.to_vec();
        for (shape, memory) in shapes.iter().zip(&mut memory) {
            let prepared = match shape.form() {
                Form::Group(group) => Prepared::group(group, memory),
                _ => Prepared::new(shape, memory),
            };
            all.extend(prepared.map(Shape::from));
        }
        ask(&all)
    })
}

/// One of a single ring.
pub(crate) fn polygon(ring: &[Pair], radius: f32) -> Figure {
    Figure::Polygon { rings: vec![ring.to_vec()], radius }
}

pub(crate) fn chain(vertices: &[Pair], closed: bool, radius: f32, side: u32) -> Figure {
    Figure::Chain { vertices: vertices.to_vec(), closed, radius, side }
}
