//! The border of the union: edges of tiles, without what is covered by the neighbours.

use super::cells::{MIDDLE, Square, Window, bit_of};
use super::grid::{Grid, GridCell, GridTile, Tile};
use super::kinds::Side;
use crate::vector::Vector2D;

impl Grid {
    /// Visits the tiles in a window at which there may be some of the border, but for those in another window.
    pub(super) fn each_at_border(
        &self,
        window: &Window,
        but_for: Option<&Window>,
        visit: &mut dyn FnMut(GridTile),
    ) {
        let mut surrounded = 0;
        self.cells.any(
            window,
            [false; 2],
            &mut |square| {
                let is_left_out = but_for.is_some_and(|window| window.holds(square));
                !is_left_out && self.may_have_border(square, &mut surrounded)
            },
            &mut |cell, value| {
                visit(self.tile(cell, value));
                false
            },
        );
    }

    /// Whether there may be some of the border at a square that is visited: not in a full cell with full ones beside it, and in no
    /// block of such cells. Of a block it notes the bits of these for its cells, which come after it.
    pub(super) fn may_have_border(&self, square: &Square, surrounded: &mut u64) -> bool {
        if square.level == 1 {
            let is_full = |value| Tile::of_value(value).kind == 1;
            *surrounded = self.cells.surrounded(square.low, is_full);
            return *surrounded != u64::MAX;
        }
        let bit = || bit_of(square.low.map(|x| x + MIDDLE), 0);
        !(square.is_cell() && *surrounded >> bit() & 1 == 1)
    }

    /// Visits the parts of a tile's edges that belong to the border, counterclockwise, seen from where the cell begins, with
    /// the numbers of the edges.
    pub(super) fn each_exposed(
        &self,
        cell: GridCell,
        kind: u16,
        visit: &mut dyn FnMut(u32, [Vector2D; 2]),
    ) {
        let corners = self.kinds.corners(kind);
        let Some((&last, rest)) = corners.split_last() else { return };
        let starts = [last].into_iter().chain(corners.iter().copied());
        let numbers = [rest.len() as u32].into_iter().chain(0..);
        for (number, (a, b)) in numbers.zip(starts.zip(corners.iter().copied())) {
            match self.hidden(cell, [a, b]) {
                _ if a == b => {}
                None => visit(number, [a, b]),
                Some((side, hidden)) => {
                    self.each_part(side, [a, b], hidden, &mut |part| visit(number, part));
                }
            }
        }
    }

    /// The side of the cell on which an edge lies, and from where to where the neighbour covers that.
    fn hidden(&self, cell: GridCell, [a, b]: [Vector2D; 2]) -> Option<(Side, [f32; 2])> {
        let size = self.lines.size;
        let is_on = |side: &Side| side.along(a, size).and(side.along(b, size)).is_some();
        let side = Side::ALL.into_iter().find(is_on)?;
        let [x, y] = side.step();
        let beside = GridCell::new(cell.x.checked_add(x)?, cell.y.checked_add(y)?);
        let [low, high] = self.kinds.cover(self.get(beside).kind, side.opposite())?;
        (low < high).then_some((side, [low, high]))
    }

    /// Visits what is left of an edge on a side.
    fn each_part(
        &self,
        side: Side,
        [a, b]: [Vector2D; 2],
        [low, high]: [f32; 2],
        visit: &mut dyn FnMut([Vector2D; 2]),
    ) {
        let along = |v| side.along(v, self.lines.size).unwrap_or_default();
        let at = |place: f32| match side {
            Side::Left | Side::Right => Vector2D::new(a.x, place),
            Side::Bottom | Side::Top => Vector2D::new(place, a.y),
        };
        let (from, to) = (along(a), along(b));
        let parts = match from < to {
            true => [[from, to.min(low)], [from.max(high), to]],
            false => [[from, to.max(high)], [from.min(low), to]],
        };
        for [start, end] in parts {
            if start != end && (start < end) == (from < to) {
                visit([at(start), at(end)]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core::cell::Cell;

    use super::super::fill::GridArea;
    use super::super::grid::{Grid, GridCell, GridSettings, Tile};
    use crate::memory::failing::Budget;
    use crate::vector::Vector2D;

    #[test]
    fn inner_cells_are_passed_over_block_by_block() {
        for side in [1_u32, 2, 20, 100, 300] {
            let allocator = Budget::of(usize::MAX).allocator();
            let settings = GridSettings { allocator, ..GridSettings::new(Vector2D::new(1.0, 1.0)) };
            let mut grid = Grid::new(&settings).expect("a grid");
            let area = GridArea::new(GridCell::new(-7, 3), side, side);
            grid.fill(area, Tile::FULL).expect("memory");
            let (squares, cells, mut surrounded) = (Cell::new(0), Cell::new(0), 0);
            grid.cells.any(
                &super::Window::ALL,
                [false; 2],
                &mut |square| {
                    squares.set(squares.get() + 1);
                    grid.may_have_border(square, &mut surrounded)
                },
                &mut |_, _| {
                    cells.set(cells.get() + 1);
                    false
                },
            );
            let border = if side == 1 { 1 } else { 4 * (side - 1) };
            assert_eq!(cells.get(), border, "{side}");
            // All blocks, and the cells of those at the border.
            let blocks = side / 8 + 2;
            assert!(squares.get() < 2 * blocks * blocks + 4 * blocks * 64, "{side}: {squares:?}");
        }
    }
}
