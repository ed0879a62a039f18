//! Why exactness matters: the same questions asked of plain f32 formulas and of the
//! library; which of them is wrong is found in whole numbers, not by the library itself.

use clash2d::{Circle, Line, Segment, Vector2D};

use super::raster::raster;
use super::{plain, truth};
use crate::figure::{Figure, Situation, note};
use crate::panel::{Panel, View};
use crate::shape::Shape;
use crate::svg;

pub(super) fn figures() -> Vec<Figure> {
    vec![touching_circles(), neighbours_of_a_line()]
}

type CirclesCollide = fn(Circle, Circle) -> bool;

const SHIELD: Circle = Circle::new(Vector2D::ZERO, 4.0);
const BULLETS: u16 = 48;

/// A round shield and bullets around it: small ones where they touch it for the last time on their
/// way out, larger ones one float further out than that.
fn touching_circles() -> Figure {
    let touching = around(0.2);
    let apart: Vec<Circle> = around(0.25).iter().map(|&bullet| stepped(bullet, 1)).collect();
    let situations = vec![
        ring("plain f32", plain::circles_collide, &touching, "all touch"),
        ring("clash2d", clash2d::circles_collide, &touching, "all touch"),
        ring("plain f32", plain::circles_collide, &apart, "none touches"),
        ring("clash2d", clash2d::circles_collide, &apart, "none touches"),
    ];
    let title = "circles_collide: plain f32 and clash2d";
    let section = "48 bullets that just touch a shield, or just do not";
    Figure::new("exactness_circles", section, situations).titled(title)
}

/// Bullets all around that just touch the shield.
fn around(radius: f32) -> Vec<Circle> {
    let reach = Vector2D::new(SHIELD.radius + radius, 0.0);
    let turned = |i: u16| reach.rotated(f32::from(i) * 360.0 / f32::from(BULLETS));
    (0..BULLETS).map(|i| last_touching(Circle::new(turned(i), radius))).collect()
}

/// A bullet some floats further out, on its longer axis.
fn stepped(bullet: Circle, floats: i32) -> Circle {
    let step = |x: f32| f32::from_bits(x.to_bits().wrapping_add_signed(floats));
    let Vector2D { x, y } = bullet.center;
    let center =
        if x.abs() > y.abs() { Vector2D::new(step(x), y) } else { Vector2D::new(x, step(y)) };
    Circle { center, ..bullet }
}

/// Where a bullet that is about there touches the shield for the last time on its way out.
fn last_touching(about: Circle) -> Circle {
    let touches = |&bullet: &Circle| truth::circles_collide(SHIELD, bullet);
    let last = (-20..20).map(|floats| stepped(about, floats)).take_while(touches).last();
    last.expect("20 floats further in they overlap")
}

/// Bullets around the shield, the wrong answers about them marked.
fn ring(who: &str, collide: CirclesCollide, bullets: &[Circle], fact: &str) -> Situation {
    const VIEW: View = View { origin: [-5.0, -5.0], size: [10.0, 10.0], scale: 19.0 };
    let mut panel = Panel::new(VIEW);
    panel.shape(Shape::Circle(SHIELD), "a");
    let mut wrong = 0;
    for &bullet in bullets {
        let is_right = collide(SHIELD, bullet) == truth::circles_collide(SHIELD, bullet);
        panel.shape(Shape::Circle(bullet), if is_right { "right" } else { "wrong" });
        if !is_right {
            wrong += 1;
            panel.draw(&svg::group(
                VIEW.place(bullet.center),
                &svg::path("sign small", "M-2-2 2 2M2-2-2 2"),
            ));
        }
    }
    let caption = format!("{who}: {wrong} of {} wrong", bullets.len());
    let bullet = format!("of radius {}", bullets[0].radius);
    let notes = vec![
        note("ta", "shield", Shape::Circle(SHIELD)),
        note("yes", "bullets", bullet),
        note("yes", "truth:", fact),
    ];
    Situation { verdict: None, caption, panel, notes }
}

/// Where a segment ends near a line, from float to float.
fn neighbours_of_a_line() -> Figure {
    let situations = vec![
        neighbours("plain f32", plain::line_segment_collide),
        neighbours("clash2d", clash2d::line_segment_collide),
    ];
    let title = "line_segment_collide: plain f32 and clash2d";
    let section = "every cell is one float";
    Figure::new("exactness_lines", section, situations).titled(title)
}

/// How many neighbouring floats on each axis.
const CELLS: u16 = 64;

fn neighbours(who: &str, collide: fn(Line, Segment) -> bool) -> Situation {
    const VIEW: View = View { origin: [0.0, 0.0], size: [64.0, 64.0], scale: 5.0 };
    let line = Line::new(Vector2D::new(3.0, 1.0), Vector2D::new(-2.9, -0.97));
    let start = Vector2D::new(0.0, 1.0);
    let mut wrong = 0;
    let cells = raster(VIEW, [CELLS, CELLS], |column, row| {
        let step = |start: f32, i: u16| f32::from_bits(start.to_bits() + u32::from(i));
        let end = Vector2D::new(step(0.1, column), step(0.03, row));
        let segment = Segment::new(start, end);
        let answer = collide(line, segment);
        let is_right = answer == truth::line_segment_collide(line, segment);
        wrong += usize::from(!is_right);
        Some(match (answer, is_right) {
            (true, true) => "cell-yes",
            (true, false) => "cell-false-yes",
            (false, true) => "cell-no",
            (false, false) => "cell-false-no",
        })
    });
    let mut panel = Panel::new(VIEW);
    panel.draw(&cells);
    let caption = format!("{who}: {wrong} of {} wrong", u32::from(CELLS) * u32::from(CELLS));
    let mut notes = vec![
        note("quiet", "line", Shape::Line(line)),
        note(
            "quiet",
            "from",
            format!("{} to {{0.1, 0.03}} and the next floats", Shape::Point(start)),
        ),
        note("yes", "green", "yes: the segment meets the line"),
    ];
    if wrong > 0 {
        notes.push(note("no", "red", "yes, though it ends before the line"));
        notes.push(note("tb", "amber", "no, though it crosses the line"));
    }
    Situation { verdict: None, caption, panel, notes }
}
