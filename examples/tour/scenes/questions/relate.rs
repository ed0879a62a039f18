//! How two shapes lie to each other.

use clash2d::{
    Capsule, Circle, OrientedRectangle, Polygon, Rectangle, Relation, Sector, Segment, Vector2D,
    relate,
};

use super::two::{Two, two};
use super::v;
use crate::figure::{Figure, Situation};
use crate::panel::View;

const VIEW: View = View { origin: [0.0, 0.0], size: [9.0, 6.0], scale: 19.0 };

const FRAME: [Vector2D; 8] = [
    v(0.5, 0.5),
    v(8.5, 0.5),
    v(8.5, 5.5),
    v(0.5, 5.5),
    v(2.5, 1.5),
    v(6.5, 1.5),
    v(6.5, 4.5),
    v(2.5, 4.5),
];
const NOTCHED: [Vector2D; 6] =
    [v(1.0, 1.0), v(8.0, 1.0), v(8.0, 3.0), v(4.0, 3.0), v(4.0, 5.0), v(1.0, 5.0)];
const ARROW: [Vector2D; 4] = [v(8.0, 3.0), v(1.0, 5.5), v(3.0, 3.0), v(1.0, 0.5)];
const DIAMOND: [Vector2D; 4] = [v(4.5, 0.5), v(8.0, 3.0), v(4.5, 5.5), v(1.0, 3.0)];
const KITE: [Vector2D; 4] = [v(8.0, 3.0), v(4.5, 4.5), v(2.5, 3.0), v(4.5, 1.5)];
const CLOCKWISE: [Vector2D; 4] = [v(1.5, 1.0), v(1.5, 5.0), v(7.5, 5.0), v(7.5, 1.0)];

pub(super) fn figure() -> Figure {
    let situations = scenes().iter().map(situation).collect();
    Figure::new("relate", "as sets of points, exactly", situations)
        .titled("clash_relate")
        .in_columns(4)
}

fn scenes() -> [Two; 8] {
    let frame = Polygon::new(&FRAME).with_rings(&[4, 4]);
    let cone = Sector::new(v(1.0, 3.0), 7.5, 0.0, 20.0);
    let table = OrientedRectangle::new(v(3.5, 3.0), v(2.5, 1.2), 20.0);
    let rounded = Capsule::new(v(2.5, 3.0), v(6.5, 3.0), 2.0);
    [
        two("", (frame, v(1.5, 3.0)), (Circle::new(v(4.5, 3.0), 1.0), v(4.5, 3.0))),
        two(
            "",
            (Polygon::new(&NOTCHED), v(2.5, 2.5)),
            (Rectangle::new(v(4.0, 3.0), v(3.0, 2.0)), v(5.5, 4.0)),
        ),
        two("", (table, v(2.0, 2.5)), (Capsule::new(v(5.0, 1.5), v(7.0, 4.5), 1.0), v(6.5, 3.7))),
        two("", (Segment::new(v(3.5, 2.5), v(6.5, 3.5)), v(5.0, 3.6)), (cone, v(7.5, 3.0))),
        two("", (Polygon::new(&KITE), v(4.5, 3.0)), (Polygon::new(&DIAMOND), v(4.5, 5.0))),
        two("", (Polygon::new(&ARROW), v(6.7, 3.0)), (Circle::new(v(4.5, 3.0), 0.8), v(4.5, 3.0))),
        two("", (rounded, v(1.5, 3.0)), (Circle::new(v(4.5, 3.5), 1.5), v(4.5, 3.5))),
        two(
            "",
            (Rectangle::new(v(1.5, 1.0), v(6.0, 4.0)), v(3.0, 3.0)),
            (Polygon::new(&CLOCKWISE), v(6.0, 3.0)),
        ),
    ]
}

fn situation(two: &Two) -> Situation {
    let mut panel = two.panel(VIEW);
    two.name(&mut panel);
    let caption = words(relate(two.a, two.b)).into();
    Situation { verdict: None, caption, panel, notes: two.notes() }
}

fn words(relation: Relation) -> &'static str {
    match relation {
        Relation::Disjoint => "DISJOINT",
        Relation::Touching => "TOUCHING",
        Relation::Overlapping => "OVERLAPPING",
        Relation::AInsideB => "A_INSIDE_B",
        Relation::AInsideBTouching => "A_INSIDE_B_TOUCHING",
        Relation::BInsideA => "B_INSIDE_A",
        Relation::BInsideATouching => "B_INSIDE_A_TOUCHING",
        Relation::Equal => "EQUAL",
    }
}
