//! parry2d behind our signatures: `intersection_test` on the shapes that it has, its bounding
//! boxes for rectangles, its point queries for points and `cast_shapes` for movements.

use crate::call::Address;
use crate::shapes::{Circle, OrientedRectangle, Rectangle, Segment, Vector};
use parry2d::bounding_volume::{Aabb, BoundingVolume};
use parry2d::math::{Pose, Vector as Place};
use parry2d::query::{PointQuery, ShapeCastOptions, cast_shapes, intersection_test};
use parry2d::shape::{Ball, Cuboid, Segment as Edge, Shape};

fn place(v: Vector) -> Place {
    Place::new(v.x, v.y)
}

fn vector(p: Place) -> Vector {
    Vector { x: p.x, y: p.y }
}

/// A shape of parry2d and where it is.
trait Placed {
    type Kind: Shape;
    fn kind(self) -> Self::Kind;
    fn pose(self) -> Pose;
}

impl Placed for Circle {
    type Kind = Ball;
    fn kind(self) -> Ball {
        Ball::new(self.radius)
    }
    fn pose(self) -> Pose {
        Pose::translation(self.center.x, self.center.y)
    }
}

impl Placed for Rectangle {
    type Kind = Cuboid;
    fn kind(self) -> Cuboid {
        Cuboid::new(place(self.size) * 0.5)
    }
    fn pose(self) -> Pose {
        Pose::from_translation(place(self.origin) + place(self.size) * 0.5)
    }
}

impl Placed for OrientedRectangle {
    type Kind = Cuboid;
    fn kind(self) -> Cuboid {
        Cuboid::new(place(self.half_extend))
    }
    fn pose(self) -> Pose {
        Pose::new(place(self.center), self.rotation.to_radians())
    }
}

impl Placed for Segment {
    type Kind = Edge;
    fn kind(self) -> Edge {
        Edge::new(place(self.point1), place(self.point2))
    }
    fn pose(self) -> Pose {
        Pose::identity()
    }
}

fn bounds(r: Rectangle) -> Aabb {
    Aabb::new(place(r.origin), place(r.origin) + place(r.size))
}

fn meet<A: Placed + Copy, B: Placed + Copy>(a: A, b: B) -> bool {
    intersection_test(&a.pose(), &a.kind(), &b.pose(), &b.kind())
        .is_ok_and(|answer| answer.intersecting)
}

fn contains<A: Placed + Copy>(a: A, p: Vector) -> bool {
    a.kind().contains_point(&a.pose(), place(p))
}

/// Asked for no more than whether: no geometry of the impact.
fn meet_on_way<A: Placed + Copy, B: Placed + Copy>(a: A, way: Vector, b: B) -> bool {
    let options = ShapeCastOptions {
        max_time_of_impact: 1.0,
        compute_impact_geometry_on_penetration: false,
        ..ShapeCastOptions::default()
    };
    let rest = Place::ZERO;
    cast_shapes(&a.pose(), place(way), &a.kind(), &b.pose(), rest, &b.kind(), options)
        .is_ok_and(|hit| hit.is_some())
}

macro_rules! exports {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty = $body:expr;)*) => {
        $(extern "C" fn $name($($argument: $kind),*) -> $answer { $body })*

        /// The function of that name, where parry2d can answer it.
        pub fn find(name: &str) -> Option<Address> {
            Some(Address(match name {
                $(stringify!($name) => $name as *const (),)*
                _ => return None,
            }))
        }
    };
}

exports! {
    circles_collide(a: Circle, b: Circle) -> bool = meet(a, b);
    rectangles_collide(a: Rectangle, b: Rectangle) -> bool = bounds(a).intersects(&bounds(b));
    segments_collide(a: Segment, b: Segment) -> bool = meet(a, b);
    oriented_rectangles_collide(a: OrientedRectangle, b: OrientedRectangle) -> bool = meet(a, b);
    circle_point_collide(c: Circle, p: Vector) -> bool = contains(c, p);
    circle_segment_collide(c: Circle, s: Segment) -> bool = meet(c, s);
    circle_rectangle_collide(c: Circle, r: Rectangle) -> bool = meet(c, r);
    circle_oriented_rectangle_collide(c: Circle, r: OrientedRectangle) -> bool = meet(c, r);
    point_rectangle_collide(p: Vector, r: Rectangle) -> bool =
        bounds(r).contains_local_point(place(p));
    rectangle_segment_collide(r: Rectangle, s: Segment) -> bool = meet(r, s);
    oriented_rectangle_rectangle_collide(o: OrientedRectangle, r: Rectangle) -> bool = meet(o, r);
    point_segment_collide(p: Vector, s: Segment) -> bool = contains(s, p);
    oriented_rectangle_point_collide(o: OrientedRectangle, p: Vector) -> bool = contains(o, p);
    oriented_rectangle_segment_collide(o: OrientedRectangle, s: Segment) -> bool = meet(o, s);
    moving_circle_circle_collide(a: Circle, way: Vector, b: Circle) -> bool =
        meet_on_way(a, way, b);
    moving_circle_rectangle_collide(a: Circle, way: Vector, b: Rectangle) -> bool =
        meet_on_way(a, way, b);
    moving_rectangle_circle_collide(a: Rectangle, way: Vector, b: Circle) -> bool =
        meet_on_way(a, way, b);
    moving_rectangle_rectangle_collide(a: Rectangle, way: Vector, b: Rectangle) -> bool =
        meet_on_way(a, way, b);
    add_vector(a: Vector, b: Vector) -> Vector = vector(place(a) + place(b));
    dot_product(a: Vector, b: Vector) -> f32 = place(a).dot(place(b));
    vector_length(v: Vector) -> f32 = place(v).length();
    unit_vector(v: Vector) -> Vector = vector(place(v).normalize_or_zero());
    rotate_vector(v: Vector, degrees: f32) -> Vector =
        vector(Pose::rotation(degrees.to_radians()).transform_vector(place(v)));
    enclosed_angle(a: Vector, b: Vector) -> f32 =
        place(a).angle_to(place(b)).abs().to_degrees();
    project_vector(project: Vector, onto: Vector) -> Vector =
        vector(place(project).project_onto(place(onto)));
}
