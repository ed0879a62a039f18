//! Within which coordinates a shape lies: quickly, and never too small.

use super::shape::Form;
use crate::shape::{OrientedRectangle, Rectangle, Sector};
use crate::tree::Frame;
use crate::vector::Vector2D;

impl Form<'_> {
    /// A box around a shape that is not a group; of an invalid one any box or none, and of a group
    /// all of the plane. O(vertices).
    pub(crate) fn frame(self) -> Frame {
        let frame = self.numbers_frame();
        // An invalid shape's NaN would spoil what it is joined with.
        if frame.meets(&frame) { frame } else { Frame::EMPTY }
    }

    /// The box that its numbers make.
    fn numbers_frame(self) -> Frame {
        match self {
            Self::None => Frame::EMPTY,
            Self::Point(p) => Frame::of(p, p),
            Self::Segment(s) => Frame::of(s.point1, s.point2),
            Self::Circle(c) => around(c.center, c.radius),
            Self::Rectangle(r) => of_rectangle(r),
            Self::OrientedRectangle(r) => of_oriented(r),
            Self::Capsule(c) => Frame::of(c.point1, c.point2).grown(c.radius.into()),
            Self::Polygon(p) => of_vertices(p.vertices(), p.radius()),
            Self::Chain(c) => of_vertices(c.vertices(), c.radius()),
            Self::Sector(Sector { center, radius, .. }) => around(center, radius),
            Self::Prepared(p) => p.frame(),
            Self::Line(_) | Self::Group(_) => Frame::PLANE,
        }
    }
}

fn around(center: Vector2D, radius: f32) -> Frame {
    Frame::of(center, center).grown(radius.into())
}

fn of_vertices(vertices: &[Vector2D], radius: f32) -> Frame {
    let frame = vertices.iter().fold(Frame::EMPTY, |frame, &v| frame.joined(Frame::of(v, v)));
    frame.grown(radius.into())
}

fn of_rectangle(r: Rectangle) -> Frame {
    let [x, y] = [r.origin.x, r.origin.y].map(f64::from);
    let (width, height) = (f64::from(r.size.x), f64::from(r.size.y));
    Frame::around([x, y], [x + width, y + height], width + height)
}

/// However it is turned.
fn of_oriented(r: OrientedRectangle) -> Frame {
    let reach = f64::from(r.half_extend.x) + f64::from(r.half_extend.y);
    Frame::of(r.center, r.center).grown(reach)
}
