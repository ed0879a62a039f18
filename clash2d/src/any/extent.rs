//! Within which coordinates a shape lies: quickly, and never too small.

use super::shape::{Form, Shape, ShapeKind};
use crate::shape::{OrientedRectangle, Rectangle, Sector};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// [`Form::frame`] of a shape of a fixed size by its numbers, which no shape in memory is made of for it.
#[inline]
pub(crate) fn frame_of_numbers(kind: ShapeKind, numbers: [f32; 6]) -> Frame {
    let [a, b, c, d, e, _] = numbers;
    let (p, q) = (Vector2D::new(a, b), Vector2D::new(c, d));
    let frame = match kind {
        ShapeKind::Point => Frame::of(p, p),
        ShapeKind::Segment => Frame::of(p, q),
        ShapeKind::Circle => around(p, c),
        ShapeKind::Rectangle => of_rectangle(Rectangle::new(p, q)),
        ShapeKind::OrientedRectangle => of_oriented(OrientedRectangle::new(p, q, e)),
        ShapeKind::Capsule => Frame::of(p, q).grown(e.into()),
        _ => return Shape::of_numbers(kind, numbers).form().frame(),
    };
    some(frame)
}

/// A box, but the empty one for what is none: an invalid shape's NaN would spoil what it is joined with.
#[inline]
fn some(frame: Frame) -> Frame {
    if frame.meets(&frame) { frame } else { Frame::EMPTY }
}

impl Form<'_> {
    /// A box around a shape that is not a group; of an invalid one any box or none, and of a group
    /// all of the plane. O(vertices).
    pub(crate) fn frame(self) -> Frame {
        some(self.numbers_frame())
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

#[cfg(test)]
mod test {
    use super::frame_of_numbers;
    use crate::any::{Shape, ShapeKind};

    #[test]
    fn numbers_have_the_box_of_their_shape() {
        use ShapeKind::*;
        let numbers = [0.0, -0.0, 1.5, -3.25, 1e-40, f32::MAX, f32::INFINITY, f32::NAN];
        let at = |i: usize| numbers[i % numbers.len()];
        for kind in
            [None, Point, Line, Segment, Circle, Rectangle, OrientedRectangle, Capsule, Sector]
        {
            for i in 0..4096 {
                let numbers = [at(i), at(i / 8), at(i / 64), at(i / 512), at(i / 128), at(i / 32)];
                let [told, truth] = [
                    frame_of_numbers(kind, numbers),
                    Shape::of_numbers(kind, numbers).form().frame(),
                ]
                .map(|frame| {
                    [frame.low.x, frame.low.y, frame.high.x, frame.high.y].map(f32::to_bits)
                });
                assert_eq!(told, truth, "{kind:?} {numbers:?}");
            }
        }
    }
}
