//! A shape of any class, out of its resource.

use clash2d::{Form, Group, Status, Vector2D};

use super::shared::{SharedChain, SharedPolygon};

/// A shape that owns what the library borrows.
#[derive(Clone)]
pub(crate) enum Shape {
    Capsule(clash2d::Capsule),
    Chain(SharedChain),
    Circle(clash2d::Circle),
    Group(Vec<Shape>),
    Line(clash2d::Line),
    OrientedRectangle(clash2d::OrientedRectangle),
    Point(Vector2D),
    Polygon(SharedPolygon),
    Rectangle(clash2d::Rectangle),
    Sector(clash2d::Sector),
    Segment(clash2d::Segment),
}

impl Shape {
    /// Lends the shape to the library.
    pub(crate) fn lend<T>(&self, ask: impl FnOnce(&clash2d::Shape<'_>) -> T) -> T {
        let Self::Group(members) = self else { return ask(&self.lent()) };
        let members: Vec<_> = members.iter().map(Self::lent).collect();
        ask(&Group::new(&members).into())
    }

    /// The shape for the library; of a group, one without members.
    fn lent(&self) -> clash2d::Shape<'_> {
        match self {
            Self::Capsule(capsule) => (*capsule).into(),
            Self::Chain(chain) => chain.shape(),
            Self::Circle(circle) => (*circle).into(),
            Self::Group(_) => Group::new(&[]).into(),
            Self::Line(line) => (*line).into(),
            Self::OrientedRectangle(rectangle) => (*rectangle).into(),
            Self::Point(point) => (*point).into(),
            Self::Polygon(polygon) => polygon.shape(),
            Self::Rectangle(rectangle) => (*rectangle).into(),
            Self::Sector(sector) => (*sector).into(),
            Self::Segment(segment) => (*segment).into(),
        }
    }

    /// Whether it is valid, or the first reason why not.
    pub(crate) fn check(&self) -> Status {
        self.lend(|shape| shape.check())
    }

    /// Whether it is made of no points or members at all.
    pub(crate) fn is_blank(&self) -> bool {
        match self {
            Self::Chain(chain) => chain.vertices.is_empty(),
            Self::Group(members) => members.iter().all(Self::is_blank),
            Self::Polygon(polygon) => polygon.vertices.is_empty(),
            _ => false,
        }
    }

    /// Turned by some degrees around the origin, and moved; the members of a group one by one.
    pub(crate) fn placed(&self, position: Vector2D, degrees: f32) -> Result<Self, Status> {
        if let Self::Group(members) = self {
            let placed = members.iter().map(|member| member.placed(position, degrees));
            return placed.collect::<Result<_, _>>().map(Self::Group);
        }
        let mut vertices = vec![Vector2D::ZERO; self.vertex_count()];
        let placed = self.lent().placed(position, degrees, &mut vertices)?;
        Ok(placed.form().into())
    }

    fn vertex_count(&self) -> usize {
        match self {
            Self::Chain(chain) => chain.vertices.len(),
            Self::Polygon(polygon) => polygon.vertices.len(),
            _ => 0,
        }
    }
}

impl From<Form<'_>> for Shape {
    fn from(form: Form<'_>) -> Self {
        match form {
            Form::Point(point) => Self::Point(point),
            Form::Line(line) => Self::Line(line),
            Form::Segment(segment) => Self::Segment(segment),
            Form::Circle(circle) => Self::Circle(circle),
            Form::Rectangle(rectangle) => Self::Rectangle(rectangle),
            Form::OrientedRectangle(rectangle) => Self::OrientedRectangle(rectangle),
            Form::Capsule(capsule) => Self::Capsule(capsule),
            Form::Polygon(polygon) => Self::Polygon(polygon.into()),
            Form::Chain(chain) => Self::Chain(chain.into()),
            Form::Sector(sector) => Self::Sector(sector),
            Form::Group(group) => {
                Self::Group(group.shapes().iter().map(|shape| shape.form().into()).collect())
            }
            Form::Prepared(prepared) => prepared.plain().into(),
            _ => Self::Group(Vec::new()),
        }
    }
}
