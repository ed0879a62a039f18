//! Tiles in the way of movers.

use super::grid::{Grid, GridCell, Tile};
use super::sweep::Sweep;
use crate::any::{Form, Placed, Polygon};
use crate::exact::position::Position;
use crate::exact::terms::Vector;
use crate::shape::Rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;

impl Grid {
    /// Visits what is in the cells that may touch a box on a straight way, a sum of two floats on each axis from a place,
    /// with the direction in which it lets pass.
    pub(crate) fn each_on_way<'g>(
        &'g self,
        around: &Frame,
        from: Vector2D,
        by: Vector<2>,
        visit: &mut dyn FnMut(GridCell, Placed<'g>, Vector2D),
    ) {
        let sweep = Sweep::new(*around, [from.x, from.y], by);
        self.cells.any(
            &sweep.window(&self.lines),
            [false; 2],
            &mut |square| sweep.time_of(&self.lines, square).is_some(),
            &mut |[x, y], value| {
                let (cell, kind) = (GridCell { x, y }, Tile::of_value(value).kind);
                visit(cell, self.placed(cell, kind), self.kinds.one_way(kind));
                false
            },
        );
    }

    /// What is in a cell of a kind, where it stands.
    pub(super) fn placed(&self, cell: GridCell, kind: u16) -> Placed<'_> {
        let position = self.position_of(cell);
        let form = match kind {
            1 => Form::Rectangle(Rectangle::new(Vector2D::ZERO, self.lines.size)),
            _ => Form::Polygon(Polygon::new(self.kinds.corners(kind))),
        };
        Placed { form, position }
    }

    /// Where a cell begins.
    pub(super) fn position_of(&self, GridCell { x, y }: GridCell) -> Position {
        let corner = self.lines.corner([x, y]).unwrap_or_default();
        Position(corner.map(|[a, b]| [a, b, 0.0, 0.0]))
    }
}
