//! Any shape of the library, and what the library says about two of them.

use std::fmt;

use clash2d::{Circle, Form, Line, OrientedRectangle, Rectangle, Segment, Vector2D};

#[derive(Clone, Copy)]
pub(crate) enum Shape {
    Circle(Circle),
    Line(Line),
    OrientedRectangle(OrientedRectangle),
    Point(Vector2D),
    Rectangle(Rectangle),
    Segment(Segment),
}

pub(crate) fn circle(center: [f32; 2], radius: f32) -> Shape {
    Shape::Circle(Circle::new(center.into(), radius))
}

pub(crate) fn line(base: [f32; 2], direction: [f32; 2]) -> Shape {
    Shape::Line(Line::new(base.into(), direction.into()))
}

pub(crate) fn oriented(center: [f32; 2], half_extend: [f32; 2], rotation: f32) -> Shape {
    let rectangle = OrientedRectangle::new(center.into(), half_extend.into(), rotation);
    Shape::OrientedRectangle(rectangle)
}

pub(crate) fn point(p: [f32; 2]) -> Shape {
    Shape::Point(p.into())
}

pub(crate) fn rectangle(origin: [f32; 2], size: [f32; 2]) -> Shape {
    Shape::Rectangle(Rectangle::new(origin.into(), size.into()))
}

pub(crate) fn segment(point1: [f32; 2], point2: [f32; 2]) -> Shape {
    Shape::Segment(Segment::new(point1.into(), point2.into()))
}

/// The function that takes two shapes in this order, and its answer.
pub(crate) fn ask(a: Shape, b: Shape) -> (&'static str, bool) {
    /// The call and its name.
    macro_rules! call {
        ($function:ident, $a:expr, $b:expr) => {
            (stringify!($function), clash2d::$function($a, $b))
        };
    }
    match (a, b) {
        (Shape::Circle(a), Shape::Circle(b)) => call!(circles_collide, a, b),
        (Shape::Circle(a), Shape::Line(b)) => call!(circle_line_collide, a, b),
        (Shape::Circle(a), Shape::OrientedRectangle(b)) => {
            call!(circle_oriented_rectangle_collide, a, b)
        }
        (Shape::Circle(a), Shape::Point(b)) => call!(circle_point_collide, a, b),
        (Shape::Circle(a), Shape::Rectangle(b)) => call!(circle_rectangle_collide, a, b),
        (Shape::Circle(a), Shape::Segment(b)) => call!(circle_segment_collide, a, b),
        (Shape::Line(a), Shape::Line(b)) => call!(lines_collide, a, b),
        (Shape::Line(a), Shape::OrientedRectangle(b)) => {
            call!(line_oriented_rectangle_collide, a, b)
        }
        (Shape::Line(a), Shape::Point(b)) => call!(line_point_collide, a, b),
        (Shape::Line(a), Shape::Rectangle(b)) => call!(line_rectangle_collide, a, b),
        (Shape::Line(a), Shape::Segment(b)) => call!(line_segment_collide, a, b),
        (Shape::OrientedRectangle(a), Shape::OrientedRectangle(b)) => {
            call!(oriented_rectangles_collide, a, b)
        }
        (Shape::OrientedRectangle(a), Shape::Point(b)) => {
            call!(oriented_rectangle_point_collide, a, b)
        }
        (Shape::OrientedRectangle(a), Shape::Rectangle(b)) => {
            call!(oriented_rectangle_rectangle_collide, a, b)
        }
        (Shape::OrientedRectangle(a), Shape::Segment(b)) => {
            call!(oriented_rectangle_segment_collide, a, b)
        }
        (Shape::Point(a), Shape::Point(b)) => call!(points_collide, a, b),
        (Shape::Point(a), Shape::Rectangle(b)) => call!(point_rectangle_collide, a, b),
        (Shape::Point(a), Shape::Segment(b)) => call!(point_segment_collide, a, b),
        (Shape::Rectangle(a), Shape::Rectangle(b)) => call!(rectangles_collide, a, b),
        (Shape::Rectangle(a), Shape::Segment(b)) => call!(rectangle_segment_collide, a, b),
        (Shape::Segment(a), Shape::Segment(b)) => call!(segments_collide, a, b),
        (later, earlier) => ask(earlier, later),
    }
}

/// The function that takes a moving shape and a resting one in this order, and its answer.
///
/// Only circles and rectangles move.
pub(crate) fn ask_moving(a: Shape, movement: Vector2D, b: Shape) -> (&'static str, bool) {
    macro_rules! call {
        ($function:ident, $a:expr, $b:expr) => {
            (stringify!($function), clash2d::$function($a, movement, $b))
        };
    }
    match (a, b) {
        (Shape::Circle(a), Shape::Circle(b)) => call!(moving_circle_circle_collide, a, b),
        (Shape::Circle(a), Shape::Rectangle(b)) => call!(moving_circle_rectangle_collide, a, b),
        (Shape::Rectangle(a), Shape::Circle(b)) => call!(moving_rectangle_circle_collide, a, b),
        (Shape::Rectangle(a), Shape::Rectangle(b)) => {
            call!(moving_rectangle_rectangle_collide, a, b)
        }
        _ => panic!("no function for {a} that moves to {b}"),
    }
}

/// How far shapes are pushed to see whether they only touch.
const NUDGE: f32 = 1.0 / 1024.0;

/// Whether two shapes share a point, but no longer if one of them is pushed a little: some way.
pub(crate) fn is_touching(a: Shape, b: Shape) -> bool {
    ask(a, b).1 && nudges().any(|nudge| !ask(a, b.moved(nudge)).1)
}

/// Whether a moving shape and a resting one share a point on the way, but no longer if the resting
/// one is pushed a little.
pub(crate) fn is_grazing(a: Shape, movement: Vector2D, b: Shape) -> bool {
    ask_moving(a, movement, b).1 && nudges().any(|nudge| !ask_moving(a, movement, b.moved(nudge)).1)
}

fn nudges() -> impl Iterator<Item = Vector2D> {
    let steps = [-NUDGE, 0.0, NUDGE];
    steps.into_iter().flat_map(move |x| steps.map(|y| Vector2D::new(x, y)))
}

impl Shape {
    /// One of the book's shapes, if it is one.
    pub(crate) fn of(shape: &clash2d::Shape<'_>) -> Option<Self> {
        match shape.form() {
            Form::Circle(c) => Some(Self::Circle(c)),
            Form::Line(l) => Some(Self::Line(l)),
            Form::OrientedRectangle(r) => Some(Self::OrientedRectangle(r)),
            Form::Point(p) => Some(Self::Point(p)),
            Form::Rectangle(r) => Some(Self::Rectangle(r)),
            Form::Segment(s) => Some(Self::Segment(s)),
            _ => None,
        }
    }

    pub(crate) fn moved(self, by: Vector2D) -> Self {
        match self {
            Self::Circle(c) => Self::Circle(Circle { center: c.center + by, ..c }),
            Self::Line(l) => Self::Line(Line { base: l.base + by, ..l }),
            Self::OrientedRectangle(r) => {
                Self::OrientedRectangle(OrientedRectangle { center: r.center + by, ..r })
            }
            Self::Point(p) => Self::Point(p + by),
            Self::Rectangle(r) => Self::Rectangle(Rectangle { origin: r.origin + by, ..r }),
            Self::Segment(s) => Self::Segment(Segment::new(s.point1 + by, s.point2 + by)),
        }
    }

    /// The middle of a circle or of a rectangle; a place on anything else.
    pub(crate) fn middle(self) -> Vector2D {
        match self {
            Self::Circle(c) => c.center,
            Self::Line(l) => l.base,
            Self::OrientedRectangle(r) => r.center,
            Self::Point(p) => p,
            Self::Rectangle(r) => r.center(),
            Self::Segment(s) => s.point1,
        }
    }

    /// Whether a point lies in the shape, or closer to it than can be seen.
    pub(crate) fn is_near(self, p: Vector2D) -> bool {
        ask(Self::Circle(Circle::new(p, NUDGE)), self).1
    }

    /// What one calls such a shape.
    pub(crate) fn kind(self) -> &'static str {
        match self {
            Self::Circle(_) => "circle",
            Self::Line(_) => "line",
            Self::OrientedRectangle(_) => "oriented rectangle",
            Self::Point(_) => "point",
            Self::Rectangle(_) => "rectangle",
            Self::Segment(_) => "segment",
        }
    }
}

/// A vector as a C initialiser.
fn pair(v: Vector2D) -> String {
    format!("{{{}, {}}}", v.x, v.y)
}

/// A shape of any kind as a C initialiser, or how much there is of it.
pub(crate) fn words(shape: &clash2d::Shape<'_>) -> String {
    if let Some(shape) = Shape::of(shape) {
        return shape.to_string();
    }
    match shape.form() {
        Form::Capsule(c) => format!("{{{}, {}, {}}}", pair(c.point1), pair(c.point2), c.radius),
        Form::Sector(s) => format!(
            "{{{}, {}, {}, {}, {}}}",
            pair(s.center),
            s.inner_radius,
            s.radius,
            s.direction,
            s.half_angle,
        ),
        Form::Polygon(p) => format!("polygon, {} vertices", p.vertices().len()),
        Form::Chain(c) => format!("chain, {} vertices", c.vertices().len()),
        Form::Group(g) => format!("group, {} members", g.shapes().len()),
        _ => "nothing".into(),
    }
}

/// The shape as a C initialiser.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Self::Circle(c) => write!(f, "{{{}, {}}}", pair(c.center), c.radius),
            Self::Line(l) => write!(f, "{{{}, {}}}", pair(l.base), pair(l.direction)),
            Self::OrientedRectangle(r) => {
                write!(f, "{{{}, {}, {}}}", pair(r.center), pair(r.half_extend), r.rotation)
            }
            Self::Point(p) => f.write_str(&pair(p)),
            Self::Rectangle(r) => write!(f, "{{{}, {}}}", pair(r.origin), pair(r.size)),
            Self::Segment(s) => write!(f, "{{{}, {}}}", pair(s.point1), pair(s.point2)),
        }
    }
}
