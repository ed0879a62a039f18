//! What the classes of all shapes are made of.

/// The methods that every shape has, and its link to [`super::ClashShape`]: `$shape` is the shape
/// of a `&$class`.
macro_rules! shape_class {
    ($class:ident, $shape:expr) => {
        impl $crate::shape::ClashShape for $class {
            fn shape(&self) -> $crate::shape::Shape {
                let shape: fn(&Self) -> $crate::shape::Shape = $shape;
                shape(self)
            }
        }

        #[godot_api(secondary)]
        impl $class {
            /// Whether this shape and another one of any class share a point; touching counts.
            ///
            /// Exact for the numbers in the two. An error and no if `other` is null, or none of
            /// the six shapes.
            #[func]
            fn collide(&self, other: Option<Gd<Resource>>) -> bool {
                use $crate::shape::{ClashShape, collide, shape_of};
                shape_of(other).is_some_and(|other| collide(self.shape(), other))
            }

            /// The shape where a transform puts it, as a new resource: a [ClashCollider2D] is this
            /// with its global transform.
            ///
            /// It is computed in 64 bits and rounded to 32 once; a transform's turn by whole
            /// degrees and its scale by a multiple of 1/1024 are taken as exactly these, as the
            /// 32 bits of [Transform2D] hold neither. Turned or stretched, a rectangle is a
            /// [ClashOrientedRectangle2D]. An error and null where the result is none of the
            /// six shapes: a circle needs one scale for both axes, a rectangle stays one only if
            /// its sides stay at right angles.
            #[func]
            fn transformed(&self, transform: Transform2D) -> Option<Gd<Resource>> {
                use $crate::shape::ClashShape;
                let shape = $crate::shape::transformed(self.shape(), transform);
                if shape.is_none() {
                    $crate::report::misshaped(stringify!($class));
                }
                shape.map($crate::shape::Shape::resource)
            }

            /// Draws the shape on a canvas item, as Shape2D.draw does: filled, with its outline in
            /// the same color but opaque. Of a line, the part that fits on any screen.
            #[func]
            fn draw(&self, canvas_item: Rid, color: Color) {
                use $crate::shape::ClashShape;
                $crate::shape::draw(self.shape(), canvas_item, color);
            }
        }
    };
}

pub(super) use shape_class;
