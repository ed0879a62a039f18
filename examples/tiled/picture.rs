//! A level and a way through it, as an SVG picture.

use std::fmt::Write;

use clash2d::{GridCell, MoverTouch, Vector2D};

use crate::map::Level;
use crate::walk::Frame;

/// The colors of materials, the last one of all others.
const COLORS: [&str; 3] = ["#94a3b8", "#7dd3fc", "#fbbf24"];

/// The picture.
pub fn picture(level: &Level, frames: &[Frame]) -> String {
    let cell = level.grid.cell_size();
    let [width, height] = [level.size[0] as f32 * cell.x, level.size[1] as f32 * cell.y];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#f8fafc\"/>\n",
        2.0 * width,
        2.0 * height,
    );
    for y in 0..level.size[1] {
        for x in 0..level.size[0] {
            tile(&mut svg, level, GridCell::new(x, y));
        }
    }
    for frame in frames.iter().step_by(6) {
        let Vector2D { x, y } = frame.position;
        let color = if frame.state.is(MoverTouch::Floor) { "#dc2626" } else { "#2563eb" };
        let _ = writeln!(
            svg,
            "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"8\" height=\"14\" rx=\"4\" fill=\"{color}\" fill-opacity=\".12\" stroke=\"{color}\" stroke-width=\".6\"/>",
            x - 4.0,
            y - 14.0,
        );
    }
    svg + "</svg>\n"
}

/// What is in a cell, if there is something.
fn tile(svg: &mut String, level: &Level, cell: GridCell) {
    let Some(found) = level.grid.shape(cell) else { return };
    let shape = found.shape();
    let corners = (0..shape.vertex_count(0) as u32).filter_map(|number| shape.vertex(0, number));
    let points: Vec<String> = corners.map(|corner| format!("{},{}", corner.x, corner.y)).collect();
    let tile = level.grid.get(cell);
    let color = COLORS[usize::from(tile.material).min(COLORS.len() - 1)];
    let dashes = if level.grid.one_way(tile.kind) == Vector2D::ZERO { "none" } else { "2 1" };
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"{color}\" stroke=\"#475569\" stroke-width=\".5\" stroke-dasharray=\"{dashes}\"/>",
        points.join(" "),
    );
}
