//! What of the border of the union leads from a point of it.

use super::grid::{Grid, GridCell};
use crate::vector::Vector2D;

/// A straight part of the border that leads from a point, seen from where a cell begins.
#[derive(Clone, Copy)]
pub(super) struct Branch {
    pub(super) cell: GridCell,
    /// The point, and where the part ends.
    pub(super) ends: [Vector2D; 2],
    /// Whether the tiles are on the left of the way.
    pub(super) is_onward: bool,
}

impl Grid {
    /// Visits the parts of the border that lead from a point of a cell.
    pub(super) fn each_branch(
        &self,
        cell: GridCell,
        point: Vector2D,
        visit: &mut dyn FnMut(&Branch),
    ) {
        self.each_cell_at(cell, point, &mut |cell, point| {
            let kind = self.get(cell).kind;
            self.each_exposed(cell, kind, &mut |_, [a, b]| {
                let is_within = is_between(point, [a, b]);
                let mut show = |to, is_onward| {
                    visit(&Branch { cell, ends: [point, to], is_onward });
                };
                if point == a || is_within {
                    show(b, true);
                }
                if point == b || is_within {
                    show(a, false);
                }
            });
        });
    }

    /// Visits the cells that share a point of a cell, with the point as it is seen from where each begins.
    fn each_cell_at(
        &self,
        cell: GridCell,
        point: Vector2D,
        visit: &mut dyn FnMut(GridCell, Vector2D),
    ) {
        let size = self.lines.size;
        let ways = |number: i32, place: f32, size: f32| {
            let before = (place == 0.0).then(|| number.checked_sub(1).map(|n| (n, size))).flatten();
            let after = (place == size).then(|| number.checked_add(1).map(|n| (n, 0.0))).flatten();
            [before, Some((number, place)), after].into_iter().flatten()
        };
        for (y, at_y) in ways(cell.y, point.y, size.y) {
            for (x, at_x) in ways(cell.x, point.x, size.x) {
                visit(GridCell { x, y }, Vector2D::new(at_x, at_y));
            }
        }
    }

    /// Where the edges of the border end, as seen from where a cell begins, that lead to a part of it and on from it with
    /// the tiles on the left: rounded if they are in other cells.
    pub(super) fn neighbours(
        &self,
        cell: GridCell,
        [a, b]: [Vector2D; 2],
    ) -> [Option<Vector2D>; 2] {
        [self.next_on(cell, [b, a], false), self.next_on(cell, [a, b], true)]
    }

    /// Where the border leads at the end of a part of it, along the same free side.
    fn next_on(
        &self,
        cell: GridCell,
        [from, to]: [Vector2D; 2],
        is_onward: bool,
    ) -> Option<Vector2D> {
        let back = way([to, from]);
        let mut best: Option<([f64; 2], Vector2D)> = None;
        self.each_branch(cell, to, &mut |branch| {
            let ahead = way(branch.ends);
            if branch.is_onward == is_onward
                && ahead != [0.0; 2]
                && best.is_none_or(|(best, _)| is_sooner(back, [ahead, best], is_onward))
            {
                best = Some((ahead, self.seen_from(cell, branch)));
            }
        });
        best.map(|(_, end)| end)
    }

    /// The end of a branch, as seen from where another cell begins.
    fn seen_from(&self, cell: GridCell, branch: &Branch) -> Vector2D {
        let Vector2D { x, y } = branch.ends[1];
        let size = self.lines.size;
        let at = |own: f32, from: i32, to: i32, size: f32| {
            (f64::from(own) + (f64::from(from) - f64::from(to)) * f64::from(size)) as f32
        };
        let GridCell { x: column, y: row } = branch.cell;
        Vector2D::new(at(x, column, cell.x, size.x), at(y, row, cell.y, size.y))
    }
}

/// Whether a point lies within a part of a side of a cell, and is no end of it.
fn is_between(point: Vector2D, [a, b]: [Vector2D; 2]) -> bool {
    let is_inner = |p: f32, a: f32, b: f32| a.min(b) < p && p < a.max(b);
    (a.x == b.x && point.x == a.x && is_inner(point.y, a.y, b.y))
        || (a.y == b.y && point.y == a.y && is_inner(point.x, a.x, b.x))
}

fn way([from, to]: [Vector2D; 2]) -> [f64; 2] {
    [f64::from(to.x) - f64::from(from.x), f64::from(to.y) - f64::from(from.y)]
}

/// Whether, turning from a direction counterclockwise or the other way, the first one of two comes sooner.
fn is_sooner(from: [f64; 2], [a, b]: [[f64; 2]; 2], is_counterclockwise: bool) -> bool {
    let sign = if is_counterclockwise { 1.0 } else { -1.0 };
    let cross = |a: [f64; 2], b: [f64; 2]| sign * (a[0] * b[1] - a[1] * b[0]);
    let dot = |a: [f64; 2], b: [f64; 2]| a[0] * b[0] + a[1] * b[1];
    // Up to half a turn, then beyond it.
    let is_late = |way| cross(from, way) < 0.0 || (cross(from, way) == 0.0 && dot(from, way) > 0.0);
    match (is_late(a), is_late(b)) {
        (false, true) => true,
        (true, false) => false,
        _ => cross(a, b) > 0.0,
    }
}
