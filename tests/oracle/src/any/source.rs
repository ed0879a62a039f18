//! Figures as Rust source, so that a failing case can be asked again.

use std::fmt::{Display, Formatter, Result};

use super::figure::{Figure, Pair};

impl Display for Figure {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        use Figure::{At, Capsule, Chain, Circle, Group, Line, Oriented, Point, Polygon};
        use Figure::{Rectangle, Sector, Segment};
        let n = number;
        match self {
            Point { at } => write!(f, "Figure::Point {{ at: {} }}", pair(at)),
            Line { base, direction } => {
                let (base, direction) = (pair(base), pair(direction));
                write!(f, "Figure::Line {{ base: {base}, direction: {direction} }}")
            }
            Segment { point1, point2 } => {
                let (point1, point2) = (pair(point1), pair(point2));
                write!(f, "Figure::Segment {{ point1: {point1}, point2: {point2} }}")
            }
            Circle { center, radius } => {
                write!(f, "Figure::Circle {{ center: {}, radius: {} }}", pair(center), n(radius))
            }
            Rectangle { origin, size } => {
                write!(f, "Figure::Rectangle {{ origin: {}, size: {} }}", pair(origin), pair(size))
            }
            Oriented { center, half_extend, rotation } => write!(
                f,
                "Figure::Oriented {{ center: {}, half_extend: {}, rotation: {} }}",
                pair(center),
                pair(half_extend),
                n(rotation)
            ),
            Capsule { point1, point2, radius } => write!(
                f,
                "Figure::Capsule {{ point1: {}, point2: {}, radius: {} }}",
                pair(point1),
                pair(point2),
                n(radius)
            ),
            Polygon { rings, radius } => {
                let rings: Vec<String> = rings.iter().map(|ring| points(ring)).collect();
                let rings = rings.join(", ");
                write!(f, "Figure::Polygon {{ rings: vec![{rings}], radius: {} }}", n(radius))
            }
            Chain { vertices, closed, radius, side } => write!(
                f,
                "Figure::Chain {{ vertices: {}, closed: {closed}, radius: {}, side: {side} }}",
                points(vertices),
                n(radius)
            ),
            Sector { center, inner_radius, radius, direction, half_angle } => write!(
                f,
                "Figure::Sector {{ center: {}, inner_radius: {}, radius: {}, direction: {}, \
                 half_angle: {} }}",
                pair(center),
                n(inner_radius),
                n(radius),
                n(direction),
                n(half_angle)
            ),
            Group(members) => {
                let members: Vec<String> = members.iter().map(Figure::to_string).collect();
                write!(f, "Figure::Group(vec![{}])", members.join(", "))
            }
            At { position, figure } => write!(f, "{figure}.at({})", pair(position)),
        }
    }
}

fn points(points: &[Pair]) -> String {
    let points: Vec<String> = points.iter().map(pair).collect();
    format!("vec![{}]", points.join(", "))
}

fn pair([x, y]: &Pair) -> String {
    format!("[{}, {}]", number(x), number(y))
}

fn number(number: &f32) -> String {
    match number {
        _ if number.is_nan() => "f32::NAN".to_owned(),
        _ if *number == f32::INFINITY => "f32::INFINITY".to_owned(),
        _ if *number == f32::NEG_INFINITY => "f32::NEG_INFINITY".to_owned(),
        _ => format!("{number:?}"),
    }
}
