//! One picture of all pairs of kinds: what the library says about each.

use clash2d::{
    Capsule, Chain, Circle, Group, Line, OrientedRectangle, Polygon, Pose, Rectangle, Sector,
    Segment, Shape, Vector2D, contact, distance,
};

use crate::overview::label;
use crate::panel::{Panel, View};
use crate::placed::placed;
use crate::svg::{self, Place};

/// The kinds, simple ones first.
const KINDS: [&str; 11] = [
    "point",
    "line",
    "segment",
    "circle",
    "rectangle",
    "oriented rectangle",
    "capsule",
    "polygon",
    "chain",
    "sector",
    "group",
];

/// The part of the plane that each pair has for itself.
const VIEW: View = View { origin: [1.0, 1.0], size: [8.0, 6.0], scale: 8.5 };
const MIDDLE: Vector2D = v(5.0, 4.0);

const LEFT: f64 = 96.0;
const TOP: f64 = 22.0;
/// How far one plot is from the next.
const STEP: Place = [75.0, 58.0];

const fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

const ARROW: [Vector2D; 4] = [v(1.9, 0.0), v(-1.5, 1.6), v(-0.6, 0.0), v(-1.5, -1.6)];
const ZIGZAG: [Vector2D; 4] = [v(-2.0, -0.9), v(-0.7, 0.8), v(0.6, -0.8), v(2.0, 0.7)];

/// The picture as SVG.
pub(crate) fn picture() -> String {
    let mut content = String::new();
    for (row, kind) in KINDS.iter().enumerate() {
        let [x, y] = cell(0, row);
        content += &label([x - 8.0, y + 30.0], kind, "end");
        let [x, y] = cell(row, KINDS.len());
        content += &label([x + 34.0, y + 12.0], kind, "middle");
        for column in 0..=row {
            content += &svg::group(cell(column, row), &plot(column, row));
        }
    }
    content += &svg::group(cell(2, 0), &title());
    let [width, height] = cell(KINDS.len(), KINDS.len());
    let name = "clash2d: 66 pairs of shapes";
    svg::picture(width + 10.0, height + 36.0, name, &content)
}

fn cell(column: usize, row: usize) -> Place {
    [LEFT + STEP[0] * column as f64, TOP + STEP[1] * row as f64]
}

fn title() -> String {
    let line = |y: f64, words: &str| svg::text("", [12.0, y], words);
    svg::text("headline", [12.0, 22.0], "Every shape meets every shape")
        + &line(
            44.0,
            "66 pairs of kinds. Green: they collide, and an arrow is the contact's normal.",
        )
        + &line(61.0, "Red: they don't, and the nearest points are joined.")
}

/// The pair of two kinds, with the library's answer.
fn plot(first: usize, second: usize) -> String {
    let turn = (7 * first + 13 * second) as f32 * 10.0;
    let way = way_between(first, second);
    let (mut room_a, mut room_b) = (Room::default(), Room::default());
    let a = shape(KINDS[first], MIDDLE - way, turn, &mut room_a);
    let b = shape(KINDS[second], MIDDLE + way, 60.0 - turn, &mut room_b);
    let mut panel = Panel::new(VIEW);
    panel.any(&a, "a small").any(&b, "b small");
    let frame = mark(&mut panel, &a, &b);
    panel.plain(frame)
}

/// Half the way from one shape to the other: every third pair is apart; points lie in what has room.
fn way_between(first: usize, second: usize) -> Vector2D {
    let has_room = !matches!(KINDS[second], "segment" | "chain" | "group");
    match (KINDS[first], (first + second) % 3) {
        (_, 1) => v(1.9, 0.4),
        ("point", _) if has_room => Vector2D::ZERO,
        _ => v(1.0, 0.4),
    }
}

/// Marks the contact or the nearest points; the style of the frame.
fn mark(panel: &mut Panel, a: &Shape<'_>, b: &Shape<'_>) -> &'static str {
    let Some(contact) = contact(a, b) else {
        let nearest = distance(a, b).expect("neither is empty");
        panel.way(nearest.point_a, nearest.point_b, "touch small");
        return "no-frame";
    };
    for point in &contact.points[..contact.point_count as usize] {
        let tip = point.position + contact.normal * 1.9;
        panel.arrow(point.position, tip, "c small");
    }
    "yes-frame"
}

/// What a shape borrows.
#[derive(Default)]
struct Room {
    vertices: [Vector2D; 4],
    members: [Shape<'static>; 2],
}

/// A shape of a kind, at a place and turned.
fn shape<'r>(kind: &str, at: Vector2D, turn: f32, room: &'r mut Room) -> Shape<'r> {
    match kind {
        "rectangle" => Rectangle::from_center(at, v(2.8, 2.0)).into(),
        "group" => {
            let rod = OrientedRectangle::new(v(1.0, 0.0), v(0.6, 1.2), 0.0);
            let ball = Circle::new(v(-0.9, 0.0), 0.8);
            room.members = [ball.placed(at, turn).into(), rod.placed(at, turn).into()];
            Group::new(&room.members).into()
        }
        _ => placed(&standing(kind), Pose::new(at, turn), &mut room.vertices, &mut []),
    }
}

/// A shape of a kind around the origin.
fn standing(kind: &str) -> Shape<'static> {
    match kind {
        "point" => Vector2D::ZERO.into(),
        "line" => Line::new(Vector2D::ZERO, v(1.0, 0.3)).into(),
        "segment" => Segment::new(v(-1.9, 0.0), v(1.9, 0.0)).into(),
        "circle" => Circle::new(Vector2D::ZERO, 1.4).into(),
        "oriented rectangle" => OrientedRectangle::new(Vector2D::ZERO, v(1.7, 0.9), 0.0).into(),
        "capsule" => Capsule::new(v(-1.1, 0.0), v(1.1, 0.0), 0.8).into(),
        "polygon" => Polygon::new(&ARROW).into(),
        "chain" => Chain::new(&ZIGZAG).into(),
        "sector" => Sector::new(v(-1.2, 0.0), 2.8, 0.0, 40.0).into(),
        _ => unreachable!("no kind {kind}"),
    }
}
