//! Convex shapes of few corners in plain f64: what is asked most, without detours.
//!
//! Every number here is off by less than a tolerance that comes with the shapes' size. What that
//! leaves in doubt is nothing for this module: its callers go the long way then.

#![forbid(unsafe_code)]

mod place;

mod pairs;

mod ring;

mod round;

mod overhang;
mod rim;

pub(crate) use overhang::{Overhang, Plate, along, face_number, left};
pub(crate) use place::select_place;
pub(crate) use rim::Rim;
pub(crate) use round::{
    Beside, Both, Foot, LEAST, Round, Span, is_end, length, sum, twice, within,
};

#[cfg(test)]
mod tests {
    use super::{Plate, Round};
    use crate::any::{PLATES, Polygon, ROUNDS, Shape, may_be};
    use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle, Segment};
    use crate::vector::Vector2D;

    /// A list that leaves out a kind would cost nothing but time, which no other test sees.
    #[test]
    fn kinds_are_listed_as_they_are_taken() {
        let (p, q) = (Vector2D::new(1.0, 2.0), Vector2D::new(4.0, 6.0));
        let corners = [p, q, Vector2D::ZERO];
        let shapes: [Shape<'_>; 7] = [
            p.into(),
            Segment::new(p, q).into(),
            Circle::new(p, 2.0).into(),
            Rectangle::new(p, q).into(),
            OrientedRectangle::new(p, q, 30.0).into(),
            Capsule::new(p, q, 2.0).into(),
            Polygon::new(&corners).into(),
        ];
        for shape in &shapes {
            let kind = shape.place();
            assert_eq!(Round::of(shape).is_some(), may_be(kind, ROUNDS), "{kind}");
            assert_eq!(Plate::of(shape, p).is_some(), may_be(kind, PLATES), "{kind}");
        }
    }
}
