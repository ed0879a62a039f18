//! Cases decided by hand.

use clash2d_oracle::any::Figure::{Capsule, Chain, Circle, Group, Line, Point, Polygon};
use clash2d_oracle::any::Figure::{Rectangle, Sector, Segment};
use clash2d_oracle::any::{Figure, collide};

fn point(x: f32, y: f32) -> Figure {
    Point { at: [x, y] }
}

fn ring(vertices: &[[f32; 2]]) -> Figure {
    Polygon { rings: vec![vertices.to_vec()], radius: 0.0 }
}

fn sector(inner_radius: f32, radius: f32, direction: f32, half_angle: f32) -> Figure {
    Sector { center: [0.0, 0.0], inner_radius, radius, direction, half_angle }
}

/// A square of side 6 with a square hole of side 2 in its middle.
fn frame(radius: f32) -> Figure {
    let outer = vec![[0.0, 0.0], [6.0, 0.0], [6.0, 6.0], [0.0, 6.0]];
    let inner = vec![[2.0, 2.0], [4.0, 2.0], [4.0, 4.0], [2.0, 4.0]];
    Polygon { rings: vec![outer, inner], radius }
}

fn check(cases: &[(&str, Figure, Figure, bool)]) {
    for (what, a, b, expected) in cases {
        assert_eq!(collide(a, b), Some(*expected), "{what}");
        assert_eq!(collide(b, a), Some(*expected), "{what}, swapped");
    }
}

#[test]
fn capsules() {
    let capsule = Capsule { point1: [0.0, 0.0], point2: [4.0, 0.0], radius: 1.0 };
    let other = |y: f32| Capsule { point1: [6.0, y], point2: [2.0, y], radius: 2.0 };
    let slanted = |radius: f32| Capsule { point1: [7.0, 4.0], point2: [9.0, 6.0], radius };
    check(&[
        ("on the side", capsule.clone(), point(2.0, 1.0), true),
        ("beside the side", capsule.clone(), point(2.0, 1.000_000_1), false),
        ("beyond the end", capsule.clone(), point(5.0, 0.000_1), false),
        ("sides touch", capsule.clone(), other(3.0), true),
        ("sides miss", capsule.clone(), other(3.000_000_2), false),
        ("ends touch at 3, 4, 5", capsule.clone(), slanted(4.0), true),
        ("ends miss at 3, 4, 5", capsule, slanted(3.999_999_8), false),
    ]);
}

#[test]
fn polygons() {
    let bow = ring(&[[0.0, 0.0], [4.0, 4.0], [4.0, 0.0], [0.0, 4.0]]);
    let twice = ring(&[[0.0, 0.0], [4.0, 0.0], [0.0, 4.0], [0.0, 0.0], [4.0, 0.0], [0.0, 4.0]]);
    let circle = |radius: f32| Circle { center: [3.0, 3.0], radius };
    let empty = Polygon { rings: vec![], radius: 5.0 };
    check(&[
        ("in the bow's right half", bow.clone(), point(3.0, 2.0), true),
        ("in the bow's gap", bow.clone(), point(2.0, 3.0), false),
        ("at the bow's crossing", bow, point(2.0, 2.0), true),
        ("twice around is outside", twice.clone(), point(1.0, 1.0), false),
        ("but its edges stay", twice, point(1.0, 0.0), true),
        ("in the hole", frame(0.0), circle(0.999_999_9), false),
        ("touches the hole's border", frame(0.0), circle(1.0), true),
        ("in the wall", frame(0.0), point(1.0, 1.0), true),
        ("the hole grown over", frame(1.0), point(3.0, 3.0), true),
        ("the hole nearly grown over", frame(0.999_999_9), point(3.0, 3.0), false),
        ("rounded corner, 3, 4, 5", frame(5.0), point(9.0, 10.0), true),
        ("no vertices", empty, point(0.0, 0.0), false),
        ("one vertex", ring(&[[1.0, 2.0]]), point(1.0, 2.0), true),
        ("two vertices", ring(&[[0.0, 0.0], [2.0, 4.0]]), point(1.0, 2.0), true),
    ]);
}

#[test]
fn chains_and_groups() {
    let chain = |closed: bool| Chain {
        vertices: vec![[0.0, 0.0], [4.0, 0.0], [4.0, 4.0]],
        closed,
        radius: 0.0,
        side: 1,
    };
    let circle = Circle { center: [9.0, 9.0], radius: -1.0 };
    let group = Group(vec![circle, Group(vec![chain(true)])]);
    check(&[
        ("the missing edge", chain(false), point(2.0, 2.0), false),
        ("the closing edge", chain(true), point(2.0, 2.0), true),
        ("not filled", chain(true), point(3.0, 1.0), false),
        ("an invalid member", group.clone(), point(9.0, 9.0), false),
        ("a member's member", group, point(4.0, 1.0), true),
        ("no members", Group(vec![]), point(0.0, 0.0), false),
    ]);
}

#[test]
fn sectors() {
    let quarter = || sector(0.0, 5.0, 45.0, 45.0);
    let segment = |point1: [f32; 2], point2: [f32; 2]| Segment { point1, point2 };
    let square = |x: f32, y: f32| Rectangle { origin: [x, y], size: [1.0, 1.0] };
    check(&[
        ("the apex", quarter(), point(0.0, 0.0), true),
        ("on a side", quarter(), point(4.0, 0.0), true),
        ("beside a side", quarter(), point(4.0, -1e-30), false),
        ("on the arc", quarter(), point(3.0, 4.0), true),
        ("beyond the arc", quarter(), point(3.0, 4.000_000_5), false),
        ("a corner touches the arc", quarter(), square(3.0, 4.0), true),
        ("a chord", quarter(), segment([6.0, 0.0], [0.0, 6.0]), true),
        ("past the arc", quarter(), segment([7.2, 0.0], [0.0, 7.2]), false),
        ("the wide part", sector(0.0, 5.0, 0.0, 135.0), point(-2.0, 2.0), true),
        ("the gap", sector(0.0, 5.0, 0.0, 135.0), point(-2.0, 1.999_999_9), false),
        ("in the ring's hole", sector(4.0, 5.0, 0.0, 180.0), point(1.0, 1.0), false),
        (
            "a circle in the hole",
            sector(4.0, 5.0, 9.0, 200.0),
            Circle { center: [0.0, 0.0], radius: 3.9 },
            false,
        ),
        (
            "a circle fills the hole",
            sector(4.0, 5.0, 9.0, 200.0),
            Circle { center: [0.0, 0.0], radius: 4.0 },
            true,
        ),
        (
            "line through the hole",
            sector(4.0, 5.0, 9.0, 200.0),
            Line { base: [0.0, 0.0], direction: [1.0, 3.0] },
            true,
        ),
        (
            "touching line",
            sector(1.0, 5.0, 90.0, 90.0),
            Line { base: [3.0, 4.0], direction: [-4.0, 3.0] },
            true,
        ),
        (
            "the touching line's other side",
            sector(1.0, 5.0, 90.0, 45.0),
            Line { base: [-5.0, 0.0], direction: [0.0, 1.0] },
            false,
        ),
        ("no opening", sector(1.0, 5.0, 90.0, 0.0), point(0.0, 3.0), true),
        ("no opening, before it", sector(1.0, 5.0, 90.0, 0.0), point(0.0, 0.5), false),
        (
            "30 degrees, exactly",
            sector(0.0, 4.0, 0.0, 30.0),
            Circle { center: [0.0, 4.0], radius: 2.0 },
            false,
        ),
        (
            "at its corner's height",
            sector(0.0, 4.0, 60.0, 30.0),
            segment([-3.0, 2.0], [0.0, 2.0]),
            true,
        ),
        (
            "two arcs outside",
            quarter(),
            Sector {
                center: [6.0, 8.0],
                inner_radius: 0.0,
                radius: 5.0,
                direction: 225.0,
                half_angle: 30.0,
            },
            true,
        ),
        ("inner radius above radius", sector(6.0, 5.0, 0.0, 90.0), point(5.0, 0.0), false),
    ]);
}
