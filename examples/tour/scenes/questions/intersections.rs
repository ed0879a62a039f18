//! Where two borders meet.

use clash2d::{Circle, Intersection, Polygon, Rectangle, Segment, intersections};

use super::two::{Two, two};
use super::{ELL, pair, short, v};
use crate::figure::{Figure, Note, Situation, note};
use crate::panel::WIDE;

pub(super) fn figure() -> Figure {
    let slope = Segment::new(v(1.0, 2.0), v(13.0, 8.0));
    let steep = Segment::new(v(4.0, 9.0), v(10.0, 1.0));
    let scenes = [
        two("two segments: u_a and u_b", (slope, v(12.0, 8.5)), (steep, v(10.5, 2.0))),
        two(
            "each crossing",
            (Polygon::new(&ELL), v(3.5, 2.5)),
            (Circle::new(v(6.0, 5.0), 3.0), v(7.0, 6.0)),
        ),
        two(
            "a stretch",
            (Polygon::new(&ELL), v(3.5, 2.5)),
            (Rectangle::new(v(7.0, 4.0), v(4.0, 4.0)), v(9.0, 6.0)),
        ),
    ];
    let situations = scenes.iter().map(situation).collect();
    Figure::new("intersections", "where the borders meet, from a's first edge on", situations)
        .titled("clash_intersections")
}

fn situation(two: &Two) -> Situation {
    let mut buffer = [Intersection::default(); 8];
    let count = intersections(two.a, two.b, &mut buffer);
    let mut panel = two.panel(WIDE);
    let mut notes = Vec::new();
    for (found, number) in buffer[..count].iter().zip(1..) {
        panel.way(found.start, found.end, "touch").touch(found.start).touch(found.end);
        panel.label(&number.to_string(), found.start, "touching");
        notes.extend(lines(number, found));
    }
    two.name(&mut panel);
    Situation { verdict: None, caption: two.caption.into(), panel, notes }
}

/// Where it is, and how far along both edges.
fn lines(number: i32, found: &Intersection) -> [Note; 3] {
    let span = |start: String, end: String| {
        if found.start == found.end { start } else { format!("{start} to {end}") }
    };
    let on = |edge: u32, start: f32, end: f32| {
        format!("edge {edge} at {}", span(short(start), short(end)))
    };
    [
        note("touching", &number.to_string(), span(pair(found.start), pair(found.end))),
        note("ta", "a", on(found.place_a.edge, found.place_a.along, found.end_a)),
        note("tb", "b", on(found.place_b.edge, found.place_b.along, found.end_b)),
    ]
}
