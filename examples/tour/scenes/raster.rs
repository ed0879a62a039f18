//! Areas that are coloured cell by cell.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::panel::View;
use crate::svg;

/// Colours the cells that a plot is divided into; cells of one row and colour are drawn as one.
pub(super) fn raster(
    view: View,
    [columns, rows]: [u16; 2],
    mut class_of: impl FnMut(u16, u16) -> Option<&'static str>,
) -> String {
    let [width, height] = view.pixels();
    let (cell_width, cell_height) = (width / f64::from(columns), height / f64::from(rows));
    let mut steps: BTreeMap<&str, String> = BTreeMap::new();
    for row in 0..rows {
        let classes: Vec<_> = (0..columns).map(|column| class_of(column, row)).collect();
        let mut column = 0;
        for run in classes.chunk_by(|a, b| a == b) {
            let (x, y) =
                (f64::from(column) * cell_width, height - f64::from(row + 1) * cell_height);
            let length = svg::number(run.len() as f64 * cell_width);
            let (corner, cell_height) = (svg::place([x, y]), svg::number(cell_height));
            if let Some(class) = run[0] {
                let to = steps.entry(class).or_default();
                write!(to, "M{corner}h{length}v{cell_height}h-{length}z")
                    .expect("a string takes any text");
            }
            column += run.len() as u16;
        }
    }
    steps.iter().map(|(class, steps)| svg::path(class, steps)).collect()
}
