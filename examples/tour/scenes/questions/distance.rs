//! How far two shapes are apart, and how far they would have to be moved to be.

use clash2d::{
    Capsule, Chain, Circle, OrientedRectangle, Polygon, Rectangle, Sector, Vector2D, distance,
    separation as separate,
};

use super::two::{Two, two};
use super::way::straight;
use super::{ELL, middle, pair, short, v};
use crate::figure::{Figure, Situation, note};
use crate::panel::{Panel, WIDE};

const CREST: [Vector2D; 5] = [v(1.0, 2.0), v(4.0, 3.0), v(6.0, 6.5), v(9.0, 2.5), v(14.0, 1.5)];

const DIP: [Vector2D; 4] = [v(1.0, 4.5), v(5.5, 3.0), v(9.5, 3.5), v(14.0, 6.0)];

pub(super) fn figure() -> Figure {
    let capsule = Capsule::new(v(9.0, 6.5), v(13.0, 8.0), 1.0);
    let cone = Sector::new(v(13.5, 8.2), 5.0, 195.0, 30.0);
    let bat = OrientedRectangle::new(v(6.0, 5.0), v(4.0, 1.2), 25.0);
    let scenes = [
        two("a notch, and a capsule", (Polygon::new(&ELL), v(3.5, 2.5)), (capsule, v(11.0, 7.2))),
        two("a chain, and a sector", (Chain::new(&CREST), v(12.0, 2.5)), (cone, v(11.5, 8.0))),
        two(
            "0 exactly if they collide",
            (bat, v(4.0, 4.0)),
            (Circle::new(v(10.5, 5.0), 2.0), v(11.0, 5.0)),
        ),
    ];
    let situations = scenes.iter().map(measured).collect();
    Figure::new("distance", "how far apart, and where they are nearest", situations)
        .titled("clash_distance")
}

fn measured(two: &Two) -> Situation {
    let answer = distance(two.a, two.b).expect("neither is empty");
    let mut panel = two.panel(WIDE);
    panel.way(answer.point_a, answer.point_b, "touch");
    panel.touch(answer.point_a).touch(answer.point_b);
    two.name(&mut panel);
    let mut notes = two.notes();
    notes.push(note("touching", "distance", short(answer.distance)));
    notes.push(note("touching", "pointA", pair(answer.point_a)));
    notes.push(note("touching", "pointB", pair(answer.point_b)));
    Situation { verdict: None, caption: two.caption.into(), panel, notes }
}

pub(super) fn separation() -> Figure {
    let bat = OrientedRectangle::new(v(6.5, 4.0), v(4.5, 1.5), 20.0);
    let ball = Circle::new(v(7.5, 5.0), 2.0);
    let chest = Rectangle::new(v(4.0, 3.0), v(3.0, 2.5));
    let capsule = Capsule::new(v(5.0, 3.5), v(9.0, 3.0), 1.0);
    let scenes = [
        two("the shortest way", (bat, v(3.5, 3.0)), (ball, v(6.0, 8.7))),
        two("out of a notch", (Polygon::new(&ELL), v(3.5, 2.5)), (chest, v(7.3, 5.8))),
        two("off a chain", (Chain::new(&DIP), v(12.5, 4.5)), (capsule, v(5.0, 5.0))),
    ];
    let situations = scenes.iter().map(separated).collect();
    Figure::new("separation", "by how much b has to move", situations).titled("clash_separation")
}

/// Where b is, and where it would be free.
fn separated(two: &Two) -> Situation {
    let way = separate(two.a, two.b).expect("they collide");
    let mut panel = Panel::new(WIDE);
    panel.any(&two.a, "a").any(&two.b, "b ghost");
    straight(two.b, way.x, way.y).at(1.0, &mut panel, "b");
    let from = middle(&two.b);
    panel.arrow(from, from + way, "c");
    two.name(&mut panel);
    let mut notes = two.notes();
    notes.push(note("tc", "way", pair(way)));
    notes.push(note("tc", "length", short(way.length())));
    Situation { verdict: None, caption: two.caption.into(), panel, notes }
}
