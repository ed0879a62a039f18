//! Shapes that move and turn.

use clash2d::{
    CastSettings, Circle, OrientedRectangle, Polygon, Rectangle, Vector2D, cast_turning_with,
};

use super::cast::drawn;
use super::v;
use super::way::{Moving, straight, turning};
use crate::figure::{Figure, Situation};

/// A wall with a gap: two rectangles as one polygon.
const GATE: [Vector2D; 8] = [
    v(7.0, 0.5),
    v(8.0, 0.5),
    v(8.0, 3.0),
    v(7.0, 3.0),
    v(7.0, 7.0),
    v(8.0, 7.0),
    v(8.0, 9.5),
    v(7.0, 9.5),
];
const BLADE: [Vector2D; 4] = [v(2.0, 0.7), v(8.0, 0.6), v(8.8, 1.0), v(8.0, 1.4)];

pub(super) fn figure() -> Figure {
    let sword = turning(Polygon::new(&BLADE), v(2.0, 1.0), 75.0, Vector2D::ZERO);
    let head = straight(Circle::new(v(5.0, 7.0), 1.0), 0.0, 0.0);
    let axe = turning(
        OrientedRectangle::new(v(2.0, 2.5), v(1.6, 0.4), 0.0),
        v(2.0, 2.5),
        400.0,
        v(11.0, 5.0),
    );
    let wall = straight(Rectangle::new(v(10.5, 1.0), v(1.0, 8.0)), 0.0, 0.0);
    let pole = turning(
        OrientedRectangle::new(v(1.5, 5.0), v(2.5, 0.3), 90.0),
        v(1.5, 5.0),
        180.0,
        v(12.0, 0.0),
    );
    let gate = straight(Polygon::new(&GATE).with_rings(&[4, 4]), 0.0, 0.0);
    let situations = vec![
        meeting("a swing", [sword, head], 4),
        meeting("a thrown axe", [axe, wall], 6),
        meeting("just fits through", [pole, gate], 9),
    ];
    Figure::new("cast_turning", "nothing is missed in between", situations)
        .titled("clash_cast_turning")
}

fn meeting(caption: &str, [a, b]: [Moving; 2], ghosts: u16) -> Situation {
    let hit = cast_turning_with(
        a.shape,
        a.motion,
        b.shape,
        b.motion,
        &CastSettings::new().with_tolerance(0.001),
    );
    drawn(caption, [a, b], ghosts, hit)
}
