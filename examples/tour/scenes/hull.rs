//! Shapes that bound others.

use clash2d::{Circle, OrientedRectangle, Rectangle, Vector2D};

use crate::figure::{Figure, Note, Situation, note};
use crate::panel::{Panel, WIDE};
use crate::shape::Shape;

pub(super) fn figures() -> Vec<Figure> {
    vec![
        oriented_rectangle_rectangle_hull(),
        oriented_rectangle_circle_hull(),
        enlarge_rectangle(),
        rectangles_rectangle_hull(),
        circles_rectangle_hull(),
        circles_circle_hull(),
    ]
}

fn turned(rotation: f32) -> OrientedRectangle {
    OrientedRectangle::new(Vector2D::new(7.5, 5.0), Vector2D::new(4.0, 2.0), rotation)
}

fn oriented_rectangle_rectangle_hull() -> Figure {
    let situation = |degrees: f32| {
        let hull = Shape::Rectangle(turned(degrees).rectangle_hull());
        bounded(format!("turned by {degrees}°"), &[Shape::OrientedRectangle(turned(degrees))], hull)
    };
    let situations = [15.0, 45.0, 90.0].map(situation).into();
    figure("oriented_rectangle_rectangle_hull", "Bounding Shapes", situations)
}

fn oriented_rectangle_circle_hull() -> Figure {
    let situation = |degrees: f32| {
        let hull = Shape::Circle(turned(degrees).circle_hull());
        bounded(format!("turned by {degrees}°"), &[Shape::OrientedRectangle(turned(degrees))], hull)
    };
    let situations = [15.0, 45.0, 90.0].map(situation).into();
    figure("oriented_rectangle_circle_hull", "Bounding Shapes", situations)
}

fn enlarge_rectangle() -> Figure {
    let start = Rectangle::new(Vector2D::new(2.0, 2.0), Vector2D::new(4.0, 3.0));
    let other = Rectangle::new(Vector2D::new(8.5, 6.0), Vector2D::new(3.0, 2.0));
    let inner = Rectangle::new(Vector2D::new(4.0, 2.5), Vector2D::new(1.5, 2.0));
    let p = Vector2D::new(11.0, 7.0);
    let by = |caption: &str, added, hull| {
        bounded(caption.into(), &[Shape::Rectangle(start), added], Shape::Rectangle(hull))
    };
    let situations = vec![
        by("by a rectangle", Shape::Rectangle(other), start.enlarged_by(other)),
        by("by one inside of it", Shape::Rectangle(inner), start.enlarged_by(inner)),
        by("enlarge_rectangle_point", Shape::Point(p), start.enlarged_by_point(p)),
    ];
    figure("enlarge_rectangle_rectangle", "Shape Grouping", situations)
}

fn rectangles_rectangle_hull() -> Figure {
    let boxes = [
        ([2.0, 1.5], [3.0, 2.0]),
        ([6.0, 5.0], [2.5, 3.5]),
        ([10.0, 3.0], [3.0, 1.5]),
        ([3.0, 5.5], [1.0, 1.0]),
    ]
    .map(|(origin, size)| Rectangle::new(origin.into(), size.into()));
    let situation = |count: usize| {
        let shapes: Vec<Shape> = boxes[..count].iter().copied().map(Shape::Rectangle).collect();
        let hull = Rectangle::hull(boxes[..count].iter().copied()).expect("valid rectangles");
        bounded(format!("of {count}"), &shapes, Shape::Rectangle(hull))
    };
    figure("rectangles_rectangle_hull", "Shape Grouping", [2, 3, 4].map(situation).into())
}

/// The circles that the two hulls of circles bound.
fn circles() -> [Circle; 4] {
    [([4.0, 4.5], 1.5), ([9.0, 6.0], 1.5), ([10.0, 3.0], 1.0), ([6.5, 2.5], 0.5)]
        .map(|(center, radius)| Circle::new(center.into(), radius))
}

fn circles_rectangle_hull() -> Figure {
    let situation = |count: usize| {
        let circles = &circles()[..count];
        let shapes: Vec<Shape> = circles.iter().copied().map(Shape::Circle).collect();
        let hull = Circle::rectangle_hull(circles.iter().copied()).expect("valid circles");
        bounded(format!("of {count}"), &shapes, Shape::Rectangle(hull))
    };
    figure("circles_rectangle_hull", "Shape Grouping", [2, 3, 4].map(situation).into())
}

fn circles_circle_hull() -> Figure {
    let situation = |count: usize| {
        let circles = &circles()[..count];
        let shapes: Vec<Shape> = circles.iter().copied().map(Shape::Circle).collect();
        let hull = Circle::hull(circles.iter().copied()).expect("valid circles");
        bounded(format!("of {count}"), &shapes, Shape::Circle(hull))
    };
    figure("circles_circle_hull", "Shape Grouping", [2, 3, 4].map(situation).into())
}

fn figure(name: &str, section: &'static str, situations: Vec<Situation>) -> Figure {
    Figure::new(name, section, situations)
}

/// Shapes inside of their hull.
fn bounded(caption: String, shapes: &[Shape], hull: Shape) -> Situation {
    let mut panel = Panel::new(WIDE);
    panel.shape(hull, "b dashed");
    let mut notes: Vec<Note> = Vec::new();
    for &shape in shapes {
        panel.shape(shape, "a");
    }
    for (&shape, name) in shapes.iter().zip(["a", "b", "c", "d"]) {
        panel.name(name, shape, "ta");
        notes.push(note("ta", name, shape));
    }
    match hull {
        Shape::Circle(circle) => {
            panel.shape(Shape::Point(circle.center), "b");
            notes.push(note("tb", "hull", hull));
        }
        // On two lines, because its numbers may be long.
        Shape::Rectangle(Rectangle { origin, size }) => {
            notes.push(note("tb", "hull origin", Shape::Point(origin)));
            notes.push(note("tb", "hull size", Shape::Point(size)));
        }
        _ => unreachable!("hulls are circles or rectangles"),
    }
    Situation { verdict: None, caption, panel, notes }
}
