//! A shape of any class, out of its resource.

use clash2d::{Form, Group, Pose, Status, Vector2D};

use super::shared::{Nodes, SharedChain, SharedPolygon};

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

    /// Turned around the origin, and moved; the members of a group one by one. The reason if it is or
    /// becomes invalid.
    pub(crate) fn at_pose(&self, pose: Pose) -> Result<Self, Status> {
        let placed = match self.check() {
            Status::Ok => self.placed(pose),
            status => return Err(status),
        };
        match placed.check() {
            Status::Ok => Ok(placed),
            status => Err(status),
        }
    }

    fn placed(&self, pose: Pose) -> Self {
        let Pose { position, rotation } = pose;
        let vertices = |vertices: &[Vector2D]| {
            vertices.iter().map(|&vertex| pose.transform_point(vertex)).collect()
        };
        match self {
            Self::Capsule(capsule) => Self::Capsule(capsule.placed(position, rotation)),
            Self::Chain(chain) => {
                let (vertices, nodes) = (vertices(&chain.vertices), Nodes::default());
                Self::Chain(SharedChain { vertices, nodes, ..chain.clone() })
            }
            Self::Circle(circle) => Self::Circle(circle.placed(position, rotation)),
            Self::Group(members) => {
                Self::Group(members.iter().map(|member| member.placed(pose)).collect())
            }
            Self::Line(line) => Self::Line(line.placed(position, rotation)),
            Self::OrientedRectangle(rectangle) => {
                Self::OrientedRectangle(rectangle.placed(position, rotation))
            }
            Self::Point(point) => Self::Point(pose.transform_point(*point)),
            Self::Polygon(polygon) => {
                let (vertices, nodes) = (vertices(&polygon.vertices), Nodes::default());
                Self::Polygon(SharedPolygon { vertices, nodes, ..polygon.clone() })
            }
            Self::Rectangle(rectangle) => {
                Self::OrientedRectangle(rectangle.placed(position, rotation))
            }
            Self::Sector(sector) => Self::Sector(sector.placed(position, rotation)),
            Self::Segment(segment) => Self::Segment(segment.placed(position, rotation)),
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
