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
            /// Exact for the numbers in the two. An error and no if `other` is null, or no shape of
            /// clash2d.
            #[func]
            fn collide(&self, other: Option<Gd<Resource>>) -> bool {
                use $crate::shape::{ClashShape, ask::collide, shape_of};
                shape_of("other", other).is_some_and(|other| collide(&self.shape(), &other))
            }

            /// How this shape and another one lie to each other: a constant of [ClashGeometry2D],
            /// of which this shape is A. See [method ClashGeometry2D.relate].
            #[func]
            fn relate(&self, other: Option<Gd<Resource>>) -> i64 {
                use $crate::shape::{ClashShape, ask::relate, shape_of};
                shape_of("other", other).map_or(0, |other| relate(&self.shape(), &other))
            }

            /// Whether all of another shape belongs to this one, the border included. See
            /// [method ClashGeometry2D.contains].
            #[func]
            fn contains(&self, other: Option<Gd<Resource>>) -> bool {
                use $crate::shape::{ClashShape, ask::contains, shape_of};
                shape_of("other", other).is_some_and(|other| contains(&self.shape(), &other))
            }

            /// Whether another shape comes within a distance of this one. See
            /// [method ClashGeometry2D.within].
            #[func]
            fn within(&self, other: Option<Gd<Resource>>, distance: f32) -> bool {
                use $crate::shape::{ClashShape, ask::within, shape_of};
                shape_of("other", other)
                    .is_some_and(|other| within(&self.shape(), &other, distance))
            }

            /// How far this shape, A, and another one, B, are apart, and where; null if one is
            /// empty or they are farther apart than `maximum`. See [method ClashGeometry2D.distance].
            #[func]
            fn distance(
                &self,
                other: Option<Gd<Resource>>,
                #[opt(default = f32::INFINITY)] maximum: f32,
            ) -> Option<Gd<$crate::answer::ClashDistance2D>> {
                use $crate::shape::{ClashShape, ask::distance, shape_of};
                let other = shape_of("other", other);
                other.and_then(|other| distance(&self.shape(), &other, maximum))
            }

            /// In which direction this shape, A, and another one, B, are pressed together, how deep
            /// and where; null if they do not come within `distance`. See
            /// [method ClashGeometry2D.contact].
            #[func]
            fn contact(
                &self,
                other: Option<Gd<Resource>>,
                #[opt(default = 0.0)] distance: f32,
            ) -> Option<Gd<$crate::answer::ClashContact2D>> {
                use $crate::shape::{ClashShape, ask::contact, shape_of};
                let other = shape_of("other", other);
                other.and_then(|other| contact(&self.shape(), &other, distance))
            }

            /// All contacts of this shape, A, and another one, B, that come within `distance`. See
            /// [method ClashGeometry2D.contacts].
            #[func]
            fn contacts(
                &self,
                other: Option<Gd<Resource>>,
                #[opt(default = 0.0)] distance: f32,
            ) -> Array<Gd<$crate::answer::ClashContact2D>> {
                use $crate::shape::{ClashShape, ask::contacts, shape_of};
                let other = shape_of("other", other);
                other.map_or_else(Array::new, |other| contacts(&self.shape(), &other, distance))
            }

            /// A way by which another shape is free of this one, the shortest if both are convex; the null
            /// vector if it is. See [method ClashGeometry2D.separation].
            #[func]
            fn separation(&self, other: Option<Gd<Resource>>) -> Vector2 {
                use $crate::shape::{ClashShape, ask::separation, shape_of};
                let other = shape_of("other", other);
                other.map_or(Vector2::ZERO, |other| separation(&self.shape(), &other))
            }

            /// All places where the borders of this shape, A, and of another one, B, meet. See
            /// [method ClashGeometry2D.intersections].
            #[func]
            fn intersections(
                &self,
                other: Option<Gd<Resource>>,
            ) -> Array<Gd<$crate::answer::ClashIntersection2D>> {
                use $crate::shape::{ClashShape, ask::intersections, shape_of};
                let other = shape_of("other", other);
                other.map_or_else(Array::new, |other| intersections(&self.shape(), &other))
            }

            /// The stretches of the segment between two points that lie in this shape. See
            /// [method ClashGeometry2D.clip_segment].
            #[func]
            fn clip_segment(&self, from: Vector2, to: Vector2) -> Array<VarDictionary> {
                use $crate::shape::{ClashShape, ask::clip_segment};
                clip_segment(&self.shape(), from, to)
            }

            /// Where the ray from `origin` to `origin + movement` enters and leaves this shape;
            /// null if it misses it. See [method ClashGeometry2D.cast_ray].
            #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
            #[func]
            fn cast_ray(
                &self,
                origin: Vector2,
                movement: Vector2,
                #[opt(default = 0)] mode: i64,
                #[opt(default = 0)] sides: i64,
                #[opt(default = 1.0)] largest_fraction: f64,
                #[opt(default = 0.0)] distance_kept: f64,
            ) -> Option<Gd<$crate::answer::ClashRayHit2D>> {
                use $crate::shape::{ClashShape, ask::cast_ray, ask::settings};
                let settings = settings([mode, sides], [largest_fraction, distance_kept, 0.0])?;
                cast_ray(&self.shape(), origin, movement, &settings)
            }

            /// When and where this shape, A, first meets another one, B, if both move along straight
            /// lines; null if they don't meet. See [method ClashGeometry2D.cast].
            #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
            #[func]
            fn cast(
                &self,
                movement: Vector2,
                other: Option<Gd<Resource>>,
                #[opt(default = Vector2::ZERO)] other_movement: Vector2,
                #[opt(default = 0)] mode: i64,
                #[opt(default = 0)] sides: i64,
                #[opt(default = 1.0)] largest_fraction: f64,
                #[opt(default = 0.0)] distance_kept: f64,
            ) -> Option<Gd<$crate::answer::ClashCastHit2D>> {
                use $crate::shape::{ClashShape, ask::cast, ask::settings, shape_of};
                let other = shape_of("other", other)?;
                let settings = settings([mode, sides], [largest_fraction, distance_kept, 0.0])?;
                cast(&self.shape(), movement, &other, other_movement, &settings)
            }

            /// When this shape, A, first meets another one, B, if both move and turn; null if they
            /// don't meet. See [method ClashGeometry2D.cast_turning].
            #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
            #[func]
            fn cast_turning(
                &self,
                motion: Option<Gd<$crate::answer::ClashMotion2D>>,
                other: Option<Gd<Resource>>,
                other_motion: Option<Gd<$crate::answer::ClashMotion2D>>,
                tolerance: f64,
                #[opt(default = 0)] mode: i64,
                #[opt(default = 0)] sides: i64,
                #[opt(default = 1.0)] largest_fraction: f64,
                #[opt(default = 0.0)] distance_kept: f64,
            ) -> Option<Gd<$crate::answer::ClashCastHit2D>> {
                use $crate::shape::{ClashShape, ask::cast_turning, ask::settings, shape_of};
                let other = shape_of("other", other)?;
                let numbers = [largest_fraction, distance_kept, tolerance];
                let settings = settings([mode, sides], numbers)?;
                cast_turning(&self.shape(), motion, &other, other_motion, &settings)
            }

            /// The smallest upright rectangle that contains the shape; of an empty one, NaN. See
            /// [method ClashGeometry2D.bounding_rectangle].
            #[func]
            fn bounding_rectangle(&self) -> Rect2 {
                use $crate::shape::{ClashShape, ask::bounding_rectangle};
                bounding_rectangle(&self.shape())
            }

            /// An upright rectangle that contains the shape all along a motion. See
            /// [method ClashGeometry2D.swept_bounding_rectangle].
            #[func]
            fn swept_bounding_rectangle(
                &self,
                motion: Option<Gd<$crate::answer::ClashMotion2D>>,
            ) -> Rect2 {
                use $crate::shape::{ClashShape, ask::swept_bounding_rectangle};
                swept_bounding_rectangle(&self.shape(), motion)
            }

            /// The smallest circle that contains the shape; of an empty one, NaN. See
            /// [method ClashGeometry2D.bounding_circle].
            #[func]
            fn bounding_circle(&self) -> Gd<$crate::shape::ClashCircle2D> {
                use $crate::shape::{ClashShape, ask::bounding_circle};
                bounding_circle(&self.shape())
            }

            /// The turned rectangle of the smallest area that contains the shape; of an empty one,
            /// NaN. See [method ClashGeometry2D.oriented_box].
            #[func]
            fn oriented_box(&self) -> Gd<$crate::shape::ClashOrientedRectangle2D> {
                use $crate::shape::{ClashShape, ask::oriented_box};
                oriented_box(&self.shape())
            }

            /// How far a point is from the border of this shape, negative inside, and where that is
            /// nearest. See [method ClashGeometry2D.signed_distance].
            #[func]
            fn signed_distance(&self, point: Vector2) -> VarDictionary {
                use $crate::shape::{ClashShape, ask::signed_distance};
                signed_distance(&self.shape(), point)
            }

            /// The point that lies farthest along a direction, and its place on the border. See
            /// [method ClashGeometry2D.support_point].
            #[func]
            fn support_point(&self, direction: Vector2) -> VarDictionary {
                use $crate::shape::{ClashShape, ask::support_point};
                support_point(&self.shape(), direction)
            }

            /// The area, where the shape balances, and its second moment of area. See
            /// [method ClashGeometry2D.mass].
            #[func]
            fn mass(&self) -> VarDictionary {
                use $crate::shape::{ClashShape, ask::mass};
                mass(&self.shape())
            }

            /// [constant ClashGeometry2D.STATUS_OK], or why the shape is invalid and therefore
            /// empty. See [method ClashGeometry2D.shape_check].
            #[func]
            fn check(&self) -> i64 {
                use $crate::shape::{ClashShape, ask::check};
                check(&self.shape())
            }

            /// The shape where a transform puts it, as a new resource: a [ClashCollider2D] is this
            /// with its global transform.
            ///
            /// It is computed in 64 bits and rounded to 32 once; a transform's turn by whole
            /// degrees and its scale by a multiple of 1/1024 are taken as exactly these, as the
            /// 32 bits of [Transform2D] hold neither. Turned or stretched, a rectangle is a
            /// [ClashOrientedRectangle2D]. An error and null where the result is no shape of
            /// clash2d: what is round needs one scale for both axes, a rectangle stays one only if
            /// its sides stay at right angles.
            #[func]
            fn transformed(&self, transform: Transform2D) -> Option<Gd<Resource>> {
                use $crate::shape::{ClashShape, resource};
                let shape = $crate::shape::transformed(&self.shape(), transform);
                if shape.is_none() {
                    $crate::report::misshaped(stringify!($class));
                }
                shape.as_ref().map(resource)
            }

            /// Draws the shape on a canvas item, as Shape2D.draw does: filled, with its outline in
            /// the same color but opaque. Of a line, the part that fits on any screen.
            #[func]
            fn draw(&self, canvas_item: Rid, color: Color) {
                use $crate::shape::ClashShape;
                $crate::shape::draw(&self.shape(), canvas_item, color);
            }
        }
    };
}

pub(super) use shape_class;
