//! The tolerance of the eight functions that keep the book's threshold of 1/8192.

use clash2d::{Line, Vector2D, book};

use super::raster::raster;
use crate::figure::{Figure, Situation, note};
use crate::panel::{Panel, View};
use crate::shape::Shape;

/// The plots are drawn in units of the threshold.
const THRESHOLD: f32 = 1.0 / 8192.0;
const VIEW: View = View { origin: [-4.125, -4.125], size: [8.25, 8.25], scale: 24.0 };
/// From -4 to 4, four points per unit.
const CELLS: u16 = 33;

type LinePointCollide = fn(Line, Vector2D) -> bool;

pub(super) fn figures() -> Vec<Figure> {
    let situations = vec![
        around("book.h", [2.0, 1.0], book::line_point_collide),
        around("book.h", [0.5, 0.25], book::line_point_collide),
        around("book.h", [0.125, 0.0625], book::line_point_collide),
        around("clash2d.h", [2.0, 1.0], clash2d::line_point_collide),
    ];
    let title = "line_point_collide: with the book's threshold, and without";
    let section = "axes in units of 1/8192";
    vec![Figure::new("threshold", section, situations).titled(title)]
}

/// Which points around its base a line meets.
fn around(header: &str, direction: [f32; 2], collide: LinePointCollide) -> Situation {
    let line = Line::new(Vector2D::ZERO, direction.into());
    let mut count = 0;
    let cells = raster(VIEW, [CELLS, CELLS], |column, row| {
        let coordinate = |i: u16| 0.25 * f32::from(i) - 4.0;
        let p = Vector2D::new(coordinate(column), coordinate(row)) * THRESHOLD;
        let is_met = collide(line, p);
        count += u32::from(is_met);
        is_met.then_some("cell-yes")
    });
    let mut panel = Panel::new(VIEW);
    panel.draw(&cells).shape(Shape::Line(line), "a");
    let notes = vec![
        note("ta", "direction", Shape::Point(direction.into())),
        note("yes", "yes", format!("for {count} of {} points", CELLS * CELLS)),
    ];
    Situation { verdict: None, caption: header.into(), panel, notes }
}
