//! The functions that the pairs are made of.

use clash2d::{OrientedRectangle, Range, Rectangle, Segment, Vector2D};

use crate::figure::{Figure, Situation, Verdict, note};
use crate::panel::{Panel, View, WIDE};
use crate::shape::{Shape, line, oriented, segment};

pub(super) fn figures() -> Vec<Figure> {
    vec![overlapping(), project_segment(), corners(), on_one_side(), separating_axis(), clamp()]
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// Ranges, drawn above each other.
fn overlapping() -> Figure {
    let situation = |caption: &str, a: Range, b: Range| {
        let mut panel = Panel::new(WIDE);
        for (range, height, name, class, text) in
            [(a, 6.0, "a", "a", "ta"), (b, 4.0, "b", "b", "tb")]
        {
            let bar = Segment::new(v(range.minimum, height), v(range.maximum, height));
            panel.shape(Shape::Segment(bar), class).name(name, Shape::Segment(bar), text);
            for end in [bar.point1, bar.point2] {
                panel.thread(end, v(end.x, 0.0));
            }
        }
        let text = |range: Range| format!("{{{}, {}}}", range.minimum, range.maximum);
        let is_touching = a.maximum == b.minimum;
        Situation {
            verdict: Some(Verdict::new(a.overlaps(b), is_touching)),
            caption: caption.into(),
            panel,
            notes: vec![
                note("ta", "a", text(a)),
                note("tb", "b", text(b)),
                note("tc", "range_hull", text(a.hull(b))),
            ],
        }
    };
    let a = Range::new(2.0, 7.0);
    let situations = vec![
        situation("a part is shared", a, Range::new(5.0, 12.0)),
        situation("an end is shared", a, Range::new(7.0, 12.0)),
        situation("apart", a, Range::new(9.0, 13.0)),
    ];
    Figure::new("overlapping_ranges", "Rectangle-Rectangle Collision", situations)
}

/// A segment's shadow on an axis through the origin.
fn project_segment() -> Figure {
    const VIEW: View = View { origin: [-1.0, -1.0], ..WIDE };
    let situation = |caption: &str, s: Segment, onto: Vector2D| {
        let range = s.projected_onto(onto);
        let at = |position: f32| onto.unit() * position;
        let mut panel = Panel::new(VIEW);
        panel.shape(Shape::Segment(s), "a").arrow(Vector2D::ZERO, onto, "b");
        for end in [s.point1, s.point2] {
            panel.thread(end, end.projected_onto(onto));
        }
        let shadow = Shape::Segment(Segment::new(at(range.minimum), at(range.maximum)));
        panel.shape(shadow, "c").name("s", Shape::Segment(s), "ta");
        panel.name("onto", Shape::Segment(Segment::new(onto * 0.4, onto)), "tb");
        let notes = vec![
            note("ta", "s", Shape::Segment(s)),
            note("tb", "onto", Shape::Point(onto)),
            note("tc", "range", format!("{{{}, {}}}", range.minimum, range.maximum)),
        ];
        Situation { verdict: None, caption: caption.into(), panel, notes }
    };
    let situations = vec![
        situation("onto an axis", Segment::new(v(3.0, 3.0), v(9.0, 8.0)), v(12.0, 0.0)),
        situation("onto a 4-3-5 direction", Segment::new(v(2.0, 5.0), v(6.0, 8.0)), v(10.0, 7.5)),
        situation("onto a perpendicular one", Segment::new(v(5.0, 7.5), v(8.0, 3.5)), v(10.0, 7.5)),
    ];
    Figure::new("project_segment", "Segment-Segment Collision", situations)
}

fn corners() -> Figure {
    let upright = Rectangle::new(v(4.0, 3.0), v(7.0, 4.0));
    let turned = OrientedRectangle::new(v(7.5, 5.0), v(4.0, 2.0), 20.0);
    let numbered = |caption: &str, shape: Shape, corner: &dyn Fn(i32) -> Vector2D| {
        let mut panel = Panel::new(WIDE);
        panel.shape(shape, "a");
        for (number, name) in (0..).zip(["0", "1", "2", "3"]) {
            let corner = Shape::Point(corner(number));
            panel.shape(corner, "b").name(name, corner, "tb");
        }
        Situation {
            verdict: None,
            caption: caption.into(),
            panel,
            notes: vec![note("ta", "r", shape)],
        }
    };
    let mut edges = Panel::new(WIDE);
    edges.shape(Shape::OrientedRectangle(turned), "a");
    for (number, name) in (0..).zip(["0", "1", "2", "3"]) {
        let edge = turned.edge(number);
        edges.arrow(edge.point1, edge.point2, "b").name(name, Shape::Segment(edge), "tb");
    }
    let situations = vec![
        numbered("rectangle_corner", Shape::Rectangle(upright), &|i| upright.corner(i)),
        numbered("oriented_rectangle_corner", Shape::OrientedRectangle(turned), &|i| {
            turned.corner(i)
        }),
        Situation {
            verdict: None,
            caption: "oriented_rectangle_edge".into(),
            panel: edges,
            notes: vec![note("ta", "r", Shape::OrientedRectangle(turned))],
        },
    ];
    Figure::new("oriented_rectangle_corner", "numbers of corners and edges", situations)
}

fn on_one_side() -> Figure {
    let axis = line([3.0, 2.0], [4.0, 3.0]);
    let situation = |(caption, s): (&str, Shape)| {
        let (Shape::Line(on), Shape::Segment(asked)) = (axis, s) else {
            unreachable!("a line and a segment")
        };
        let verdict = Verdict::new(clash2d::on_one_side(on, asked), false);
        situation_of(caption, verdict, ("axis", axis), ("s", s))
    };
    let situations = vec![
        situation(("both ends on one side", segment([2.0, 5.0], [8.0, 8.5]))),
        situation(("an end on the axis", segment([4.0, 8.0], [7.0, 5.0]))),
        situation(("on different sides", segment([5.0, 8.0], [10.0, 3.0]))),
    ];
    Figure::new("on_one_side", "Segment-Segment Collision", situations)
}

fn separating_axis() -> Figure {
    let situation = |(caption, axis, r): (&str, Shape, Shape)| {
        let (Shape::Segment(edge), Shape::OrientedRectangle(asked)) = (axis, r) else {
            unreachable!("a segment and an oriented rectangle")
        };
        let separates = clash2d::separating_axis_for_oriented_rectangle(edge, asked);
        let mut situation =
            situation_of(caption, Verdict::new(separates, false), ("axis", axis), ("r", r));
        // The strip that the segment covers, seen along its direction.
        let across = (edge.point2 - edge.point1).rotated_90().unit() * 20.0;
        for end in [edge.point1, edge.point2] {
            situation.panel.thread(end - across, end + across);
        }
        situation
    };
    let tilted = |x: f32| oriented([x, 4.5], [2.0, 1.0], 30.0);
    let situations = vec![
        situation((
            "its strip misses the rectangle",
            segment([2.0, 2.0], [6.0, 4.0]),
            tilted(11.0),
        )),
        situation(("its strip meets the rectangle", segment([3.0, 2.0], [9.0, 2.0]), tilted(9.5))),
        situation(("its strip holds the rectangle", segment([2.0, 1.0], [13.0, 1.0]), tilted(7.5))),
    ];
    let name = "separating_axis_for_oriented_rectangle";
    Figure::new(name, "Oriented Rectangle-Oriented Rectangle Collision", situations)
}

fn situation_of(caption: &str, verdict: Verdict, a: (&str, Shape), b: (&str, Shape)) -> Situation {
    let mut panel = Panel::new(WIDE);
    panel.shape(a.1, "a").shape(b.1, "b").name(a.0, a.1, "ta").name(b.0, b.1, "tb");
    let notes = vec![note("ta", a.0, a.1), note("tb", b.0, b.1)];
    Situation { verdict: Some(verdict), caption: caption.into(), panel, notes }
}

fn clamp() -> Figure {
    let r = Rectangle::new(v(4.0, 3.0), v(6.0, 4.0));
    let situation = |(caption, p): (&str, Vector2D)| {
        let nearest = r.clamp(p);
        let mut panel = Panel::new(WIDE);
        panel.shape(Shape::Rectangle(r), "b").shape(Shape::Point(p), "a");
        if p != nearest {
            panel.arrow(p, nearest, "c");
        }
        panel.name("p", Shape::Point(p), "ta").name("r", Shape::Rectangle(r), "tb");
        let notes = vec![
            note("ta", "p", Shape::Point(p)),
            note("tb", "r", Shape::Rectangle(r)),
            note("tc", "nearest", Shape::Point(nearest)),
        ];
        Situation { verdict: None, caption: caption.into(), panel, notes }
    };
    let situations = [
        ("to a side", v(13.0, 5.0)),
        ("to a corner", v(13.0, 9.0)),
        ("inside it stays", v(6.0, 5.5)),
    ];
    Figure::new(
        "clamp_on_rectangle",
        "Circle-Rectangle Collision",
        situations.map(situation).into(),
    )
}
