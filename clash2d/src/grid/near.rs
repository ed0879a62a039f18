//! What of a grid is at a shape, and what is nearest to it.

use super::grid::{Grid, GridCell, GridTile, Tile};
use crate::any::Shape;
use crate::collide::collide;
use crate::distance::Distance;
use crate::hull::bounding_rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::within::{distance_within, within};

/// How far a shape is from a grid.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct GridDistance {
    /// The nearest cell that is not empty: of several the first one in the order of the cells.
    pub found: GridTile,
    /// How far the shape is from what is in it: `point_a` and `place_a` are the tile's.
    pub distance: Distance,
}

impl Grid {
    /// Whether a shape shares a point with the grid; touching counts. Exact.
    ///
    /// Costs a few comparisons of boxes, and a question about each cell near the shape until one touches it.
    pub fn collide<'s>(&self, shape: impl Into<Shape<'s>>) -> bool {
        let shape = &shape.into();
        self.any_touched(shape, &mut |_| true)
    }

    /// All cells with something that shares a point with a shape; how many, of which as many are written as there is
    /// room for. Exact.
    ///
    /// They come in an order that depends on nothing but their numbers: in blocks of 8 × 8, by rows from below and in each
    /// from the left. Cell x is in block (x + 4) / 8, rounded down; blocks are in larger ones in the same way.
    pub fn touched<'s>(&self, shape: impl Into<Shape<'s>>, out: &mut [GridTile]) -> usize {
        let shape = &shape.into();
        let mut count = 0;
        self.any_touched(shape, &mut |found| {
            if let Some(place) = out.get_mut(count) {
                *place = found;
            }
            count += 1;
            false
        });
        count
    }

    /// How far a shape is from the grid, if that is no more than a maximum; None also of an empty grid. As exact as
    /// [`distance_within`](fn@crate::distance_within).
    ///
    /// Looks at the cells within a few times that distance.
    pub fn distance<'s>(&self, shape: impl Into<Shape<'s>>, maximum: f32) -> Option<GridDistance> {
        self.nearest(&shape.into(), maximum)
    }

    fn nearest(&self, shape: &Shape<'_>, maximum: f32) -> Option<GridDistance> {
        let near = frame_of(shape).filter(|_| maximum >= 0.0 && !self.is_empty())?;
        let mut reach = self.lines.size.x.max(self.lines.size.y);
        loop {
            let limit = reach.min(maximum);
            let found = self.nearest_within(shape, &near, limit);
            if found.is_some() || limit == maximum {
                return found;
            }
            reach *= 8.0;
        }
    }

    fn nearest_within(&self, shape: &Shape<'_>, near: &Frame, limit: f32) -> Option<GridDistance> {
        let best = core::cell::Cell::new(None::<GridDistance>);
        let limit = || best.get().map_or(limit, |best| best.distance.distance);
        let around = match limit() {
            f32::INFINITY => Frame::PLANE,
            limit => near.grown(limit.into()),
        };
        self.cells.any(
            &self.lines.window(&around),
            [false; 2],
            &mut |square| {
                let is_near = |block: Shape<'_>| within(&block, shape, limit());
                square.is_cell() || self.block(square).is_none_or(is_near)
            },
            &mut |cell, value| {
                let found = self.tile(cell, value);
                let own = self.shape_of(found.cell, found.tile.kind);
                let distance = distance_within(&own.shape(), shape, limit());
                let is_nearer = |d: &Distance| {
                    best.get().is_none_or(|best| d.distance < best.distance.distance)
                };
                if let Some(distance) = distance.filter(is_nearer) {
                    best.set(Some(GridDistance { found, distance }));
                }
                limit() == 0.0 && best.get().is_some()
            },
        );
        best.get()
    }

    pub(super) fn tile(&self, [x, y]: [i32; 2], value: u32) -> GridTile {
        GridTile { cell: GridCell { x, y }, tile: Tile::of_value(value) }
    }

    /// Visits what touches a shape until `visit` says so; whether it did.
    pub(super) fn any_touched(
        &self,
        shape: &Shape<'_>,
        visit: &mut dyn FnMut(GridTile) -> bool,
    ) -> bool {
        let Some(near) = frame_of(shape) else { return false };
        self.cells.any(
            &self.lines.window(&near),
            [false; 2],
            &mut |square| {
                let is_met = |block: Shape<'_>| collide(&block, shape);
                square.is_cell() || self.block(square).is_none_or(is_met)
            },
            &mut |cell, value| {
                let found = self.tile(cell, value);
                let own = self.shape_of(found.cell, found.tile.kind);
                collide(&own.shape(), shape) && visit(found)
            },
        )
    }
}

/// A box around a shape; never too small. None of one without points.
pub(super) fn frame_of(shape: &Shape<'_>) -> Option<Frame> {
    let around = bounding_rectangle(shape)?;
    let end = |origin: f32, size: f32| match f64::from(origin) + f64::from(size) {
        end if end.is_nan() => f32::INFINITY,
        end => (end as f32).next_up(),
    };
    let (low, size) = (around.origin, around.size);
    Some(Frame { low, high: Vector2D::new(end(low.x, size.x), end(low.y, size.y)) })
}
