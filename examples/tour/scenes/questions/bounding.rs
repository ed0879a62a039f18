//! What bounds a shape.

use core::f32::consts::PI;

use clash2d::{
    Polygon, Shape, Vector2D, bounding_circle, bounding_rectangle, convex_hull, oriented_box,
};

use super::{pair, short, v};
use crate::figure::{Figure, Note, Situation, note};
use crate::panel::{Panel, View};

const VIEW: View = View { origin: [0.0, 0.0], size: [11.0, 10.0], scale: 16.0 };
const SHIP: [Vector2D; 7] =
    [v(1.5, 3.2), v(4.0, 2.7), v(5.5, 4.2), v(9.5, 6.2), v(5.0, 6.2), v(4.5, 9.2), v(3.5, 5.7)];

pub(super) fn figure() -> Figure {
    let situations = vec![rectangle(), circle(), turned(), hull()];
    Figure::new("bounding_shapes", "the smallest ones", situations).titled("bounding shapes")
}

fn ship() -> Shape<'static> {
    Polygon::new(&SHIP).into()
}

fn rectangle() -> Situation {
    let r = bounding_rectangle(ship()).expect("it has points");
    let numbers = [("origin", pair(r.origin)), ("size", pair(r.size))];
    bounded("clash_bounding_rectangle", r.into(), &numbers, r.size.x * r.size.y)
}

fn circle() -> Situation {
    let c = bounding_circle(ship()).expect("it has points");
    let numbers = [("center", pair(c.center)), ("radius", short(c.radius))];
    bounded("clash_bounding_circle", c.into(), &numbers, PI * c.radius * c.radius)
}

fn turned() -> Situation {
    let r = oriented_box(ship()).expect("it has points");
    let numbers = [
        ("center", pair(r.center)),
        ("half", pair(r.half_extend)),
        ("rotation", short(r.rotation)),
    ];
    bounded("clash_oriented_box", r.into(), &numbers, 4.0 * r.half_extend.x * r.half_extend.y)
}

fn hull() -> Situation {
    let mut corners = [Vector2D::ZERO; SHIP.len()];
    let count = convex_hull(&SHIP, &mut corners);
    let hull = Polygon::new(&corners[..count]);
    let numbers = [("corners", format!("{count} of {}", SHIP.len()))];
    bounded("clash_convex_hull", hull.into(), &numbers, hull.area().unwrap_or(0.0))
}

fn bounded(caption: &str, bound: Shape<'_>, numbers: &[(&str, String)], area: f32) -> Situation {
    let mut panel = Panel::new(VIEW);
    panel.any(&bound, "b dashed").any(&ship(), "a");
    let mut notes: Vec<Note> =
        numbers.iter().map(|(name, value)| note("tb", name, value)).collect();
    notes.push(note("quiet", "area", short(area)));
    Situation { verdict: None, caption: caption.into(), panel, notes }
}
