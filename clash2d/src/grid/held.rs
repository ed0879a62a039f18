//! What a world asks of a grid that it holds, besides what everybody may.

use core::cell::Cell;

use super::cells::Window;
use super::changed::Changed;
use super::grid::{CellShape, Grid, GridCell, GridTile};
use super::sweep::Sweep;
use crate::cast::cast_ray;
use crate::exact::terms::Vector;
use crate::tree::Frame;
use crate::vector::Vector2D;

impl Grid {
    /// Whether something may touch a box; if not, nothing does.
    pub(crate) fn is_near(&self, near: &Frame) -> bool {
        // Else there is nothing in the box.
        let is_box = near.low.x <= near.high.x && near.low.y <= near.high.y;
        let window = self.lines.window(near);
        is_box && self.cells.any(&window, [false; 2], &mut |_| true, &mut |_, _| true)
    }

    /// Boxes around all cells that were written since it was new, or since that was forgotten; never too small.
    pub(crate) fn changed(&self) -> impl Iterator<Item = Frame> {
        self.changed.windows().iter().map(|window| {
            let [[left, right], [bottom, top]] = self.lines.between(window);
            Frame::around([left, bottom], [right, top], 0.0)
        })
    }

    /// Forgets where cells were written.
    pub(crate) fn forget_changes(&mut self) {
        self.changed = Changed::NONE;
    }

    /// Whether there are kinds that let movers pass.
    pub(crate) fn has_one_way(&self) -> bool {
        self.kinds.has_one_way()
    }

    /// Visits what is in the cells that may touch a box, in the order of the cells.
    pub(crate) fn each_tile(&self, near: &Frame, visit: &mut dyn FnMut(GridTile, &CellShape<'_>)) {
        let window = self.lines.window(near);
        self.cells.any(&window, [false; 2], &mut |_| true, &mut |cell, value| {
            let found = self.tile(cell, value);
            visit(found, &self.shape_of(found.cell, found.tile.kind));
            false
        });
    }

    /// The same of those that may touch a box on a straight way: a sum of two floats on each axis.
    pub(crate) fn each_tile_on_way(
        &self,
        around: &Frame,
        by: Vector<2>,
        visit: &mut dyn FnMut(GridTile, &CellShape<'_>),
    ) {
        let sweep = Sweep::new(*around, [0.0; 2], by);
        self.cells.any(
            &sweep.window(&self.lines),
            [false; 2],
            &mut |square| sweep.time_of(&self.lines, square).is_some(),
            &mut |cell, value| {
                let found = self.tile(cell, value);
                visit(found, &self.shape_of(found.cell, found.tile.kind));
                false
            },
        );
    }

    /// The part of a ray before its last point on the grid, never before it; None if it has none.
    ///
    /// Looks at what is filled along the ray from its end, back to there.
    pub(crate) fn last_on_ray(&self, origin: Vector2D, movement: Vector2D) -> Option<f32> {
        let point = Frame::of(Vector2D::ZERO, Vector2D::ZERO);
        let by = [[movement.x, 0.0], [movement.y, 0.0]];
        let sweep = Sweep::new(point, [origin.x, origin.y], by).back();
        let last = Cell::new(None::<f32>);
        self.cells.any(
            &sweep.window(&self.lines),
            sweep.flips(),
            &mut |square| {
                let limit = last.get().map_or(1.0, |last| 1.0 - f64::from(last.next_down()));
                sweep.time_of(&self.lines, square).is_some_and(|time| time <= limit)
            },
            &mut |cell, value| {
                let found = self.tile(cell, value);
                let tile = self.shape_of(found.cell, found.tile.kind);
                if let Some(hit) = cast_ray(&tile.shape(), origin, movement) {
                    last.set(Some(last.get().map_or(hit.exit, |last| last.max(hit.exit))));
                }
                false
            },
        );
        last.get()
    }

    /// The corners of each kind from number 2 on, counterclockwise, and the direction in which movers pass it.
    pub(crate) fn told_kinds(&self) -> impl Iterator<Item = (&[Vector2D], Vector2D)> {
        (2..self.kinds.len() as u32).map(|kind| {
            let kind = kind as u16;
            (self.kinds.corners(kind), self.kinds.one_way(kind))
        })
    }

    /// Visits the blocks of 8 × 8 cells in which there is something, in their order: with the first of their cells that
    /// there is, and the numbers of all 64, by rows.
    pub(crate) fn each_block(&self, visit: &mut dyn FnMut([i32; 2], &[u32; 64])) {
        self.cells.any(
            &Window::ALL,
            [false; 2],
            &mut |square| {
                let is_block = square.level == 1;
                if is_block {
                    let first = square.low.map(|x| x.max(i32::MIN.into()) as i32);
                    visit(first, &self.cells.around(first));
                }
                !is_block
            },
            &mut |_, _| false,
        );
    }

    /// A cell of a block of 8 × 8 in which another one is, by its place among them; None if there is no such cell.
    pub(crate) fn cell_in_block([x, y]: [i32; 2], place: u32) -> Option<GridCell> {
        let at =
            |x: i32, step: u32| i32::try_from(((i64::from(x) + 4) & !7) - 4 + i64::from(step)).ok();
        Some(GridCell { x: at(x, place & 7)?, y: at(y, place >> 3)? })
    }
}
