//! Rays, and shapes that move in a straight line.

use clash2d::{
    Capsule, CastHit, CastMode, Chain, Circle, Polygon, Rectangle, Sector, Shape, Side, Vector2D,
    cast_ray, cast_with,
};

use super::way::{Moving, straight};
use super::{ELL, pair, short, v};
use crate::figure::{Figure, Note, Situation, Verdict, note};
use crate::panel::{Panel, WIDE};
use crate::shape::words;

const FRAME: [Vector2D; 8] = [
    v(3.0, 1.0),
    v(12.0, 1.0),
    v(12.0, 9.0),
    v(3.0, 9.0),
    v(5.5, 3.0),
    v(9.5, 3.0),
    v(9.5, 7.0),
    v(5.5, 7.0),
];
const FLOOR: [Vector2D; 6] =
    [v(0.5, 2.0), v(4.0, 2.0), v(7.0, 2.0), v(10.0, 2.0), v(12.0, 2.0), v(12.0, 8.0)];

pub(super) fn rays() -> Figure {
    let frame = Polygon::new(&FRAME).with_rings(&[4, 4]).into();
    let cone = Sector::new(v(3.0, 1.5), 8.5, 35.0, 30.0).with_inner_radius(3.0).into();
    let disc = Circle::new(v(5.0, 5.0), 3.5).into();
    let situations = vec![
        ray("first and last point", &frame, v(1.0, 3.0), v(13.0, 5.0)),
        ray("from a side to an arc", &cone, v(1.5, 6.0), v(12.0, -1.0)),
        ray("starts inside", &disc, v(4.0, 4.0), v(9.0, 3.0)),
    ];
    Figure::new("cast_ray", "where a ray enters and leaves", situations).titled("clash_cast_ray")
}

fn ray(caption: &str, shape: &Shape<'static>, origin: Vector2D, movement: Vector2D) -> Situation {
    let hit = cast_ray(shape, origin, movement).expect("a hit");
    let mut panel = Panel::new(WIDE);
    panel.any(shape, "b").arrow(origin, origin + movement, "a");
    for (point, normal) in [(hit.entry_point, hit.entry_normal), (hit.exit_point, hit.exit_normal)]
    {
        panel.touch(point);
        if normal != Vector2D::ZERO {
            panel.arrow(point, point + normal * 1.8, "c");
        }
    }
    let notes = vec![
        note("ta", "ray", format!("{} by {}", pair(origin), pair(movement))),
        note("tb", "shape", words(shape)),
        note("touching", "entry, exit", format!("{}, {}", short(hit.entry), short(hit.exit))),
        note("tc", "normals", format!("{}, {}", pair(hit.entry_normal), pair(hit.exit_normal))),
    ];
    Situation { verdict: Some(Verdict::Yes), caption: caption.into(), panel, notes }
}

pub(super) fn casts() -> Figure {
    let bullet = Capsule::new(v(12.5, 8.2), v(14.0, 8.8), 0.6);
    let ball = Circle::new(v(2.5, 2.5), 1.5);
    let chest = Rectangle::new(v(10.5, 6.0), v(3.0, 2.5));
    let sliding = Rectangle::new(v(1.0, 2.0), v(2.5, 2.0));
    let level = Chain::new(&FLOOR).with_solid_side(Side::Right);
    let situations = vec![
        meeting(
            "into a notch",
            [straight(bullet, -11.0, -5.0), straight(Polygon::new(&ELL), 0.0, 0.0)],
            CastMode::All,
        ),
        meeting(
            "both move",
            [straight(ball, 9.0, 5.0), straight(chest, -4.0, -5.0)],
            CastMode::All,
        ),
        meeting(
            "APPROACHING: slides to the wall",
            [straight(sliding, 11.0, 0.0), straight(level, 0.0, 0.0)],
            CastMode::Approaching,
        ),
    ];
    Figure::new("cast", "when and where they meet first", situations).titled("clash_cast")
}

fn meeting(caption: &str, [a, b]: [Moving; 2], mode: CastMode) -> Situation {
    let hit = cast_with(a.shape, a.motion.movement, b.shape, b.motion.movement, &mode.into());
    drawn(caption, [a, b], 3, hit)
}

/// Two ways, and where they meet.
pub(super) fn drawn(
    caption: &str,
    [a, b]: [Moving; 2],
    ghosts: u16,
    hit: Option<CastHit>,
) -> Situation {
    let mut panel = Panel::new(WIDE);
    b.draw(&mut panel, ghosts, "b");
    a.draw(&mut panel, ghosts, "a");
    let mut notes = vec![note("ta", "a", words(&a.shape)), note("tb", "b", words(&b.shape))];
    if let Some(hit) = hit {
        a.touches_at(hit.fraction, &mut panel);
        b.touches_at(hit.fraction, &mut panel);
        panel.arrow(hit.point, hit.point + hit.normal * 1.8, "c").touch(hit.point);
        notes.extend(answer(hit));
    }
    let verdict = Some(Verdict::new(hit.is_some(), false));
    Situation { verdict, caption: caption.into(), panel, notes }
}

fn answer(hit: CastHit) -> [Note; 3] {
    [
        note("touching", "fraction", short(hit.fraction)),
        note("touching", "point", pair(hit.point)),
        note("tc", "normal", pair(hit.normal)),
    ]
}
