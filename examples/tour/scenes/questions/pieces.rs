//! Convex pieces of polygons.

use clash2d::{Polygon, Vector2D};

use super::{ELL, middle, short, v};
use crate::figure::{Figure, Situation, note};
use crate::panel::{Panel, WIDE};

const COMB: [Vector2D; 12] = [
    v(1.0, 1.0),
    v(14.0, 1.0),
    v(14.0, 9.0),
    v(12.0, 9.0),
    v(11.0, 3.5),
    v(10.0, 3.5),
    v(8.5, 9.0),
    v(6.5, 9.0),
    v(5.0, 3.5),
    v(4.0, 3.5),
    v(3.0, 9.0),
    v(1.0, 9.0),
];
const RING: [Vector2D; 10] = [
    v(3.0, 1.0),
    v(11.0, 0.5),
    v(14.0, 5.0),
    v(9.0, 9.5),
    v(1.5, 7.0),
    v(5.0, 3.5),
    v(6.0, 6.5),
    v(9.0, 7.0),
    v(10.5, 4.5),
    v(8.5, 2.5),
];

pub(super) fn figure() -> Figure {
    let situations = vec![
        cut("an L", Polygon::new(&ELL)),
        cut("a comb", Polygon::new(&COMB)),
        cut("with a hole", Polygon::new(&RING).with_rings(&[5, 5])),
    ];
    Figure::new("convex_pieces", "between its own vertices; how many corners each has", situations)
        .titled("clash_convex_pieces")
}

fn cut(caption: &str, polygon: Polygon<'_>) -> Situation {
    let mut buffer = vec![0; polygon.convex_pieces_capacity()];
    let pieces = polygon.convex_pieces(&mut buffer).expect("a simple polygon");
    let mut panel = Panel::new(WIDE);
    for (piece, class) in pieces.iter().zip(["a", "b", "c"].iter().cycle()) {
        let vertex = |&index: &u32| polygon.vertices()[index as usize];
        let corners: Vec<Vector2D> = piece.iter().map(vertex).collect();
        let piece = Polygon::new(&corners).into();
        panel.any(&piece, class);
        let label = corners.len().to_string();
        panel.label(&label, middle(&piece), &format!("t{class}"));
    }
    let notes = vec![
        note("quiet", "vertices", polygon.vertices().len()),
        note("quiet", "area", short(polygon.area().unwrap_or(0.0))),
        note("quiet", "pieces", pieces.sizes().len()),
    ];
    Situation { verdict: None, caption: caption.into(), panel, notes }
}
