//! Tiles in the way of movers.

use super::grid::{Grid, GridCell, Tile};
use crate::any::{Form, Placed, Polygon};
use crate::exact::position::Position;
use crate::shape::Rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;

impl Grid {
    /// Visits what is in the cells that may touch a box, with the direction in which it lets pass.
    pub(crate) fn each_solid<'g>(
        &'g self,
        near: &Frame,
        visit: &mut dyn FnMut(GridCell, Placed<'g>, Vector2D),
    ) {
        let window = self.lines.window(near);
        self.cells.any(&window, [false; 2], &mut |_| true, &mut |[x, y], value| {
            let (cell, kind) = (GridCell { x, y }, Tile::of_value(value).kind);
            visit(cell, self.placed(cell, kind), self.kinds.one_way(kind));
            false
        });
    }

    fn placed(&self, GridCell { x, y }: GridCell, kind: u16) -> Placed<'_> {
        let corner = self.lines.corner([x, y]).unwrap_or_default();
        let position = Position(corner.map(|[a, b]| [a, b, 0.0, 0.0]));
        let form = match kind {
            1 => Form::Rectangle(Rectangle::new(Vector2D::ZERO, self.lines.size)),
            _ => Form::Polygon(Polygon::new(self.kinds.corners(kind))),
        };
        Placed { form, position }
    }
}
