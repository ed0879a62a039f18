//! `ClashSector2D`.

use clash2d::Sector;
use godot::classes::Resource;
use godot::prelude::*;

use super::Shape;
use super::class::shape_class;
use crate::convert::{degrees, radians, vector, vector2};
use crate::report;
use crate::text::told;

/// A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
/// cone of sight.
///
/// Its points are between [member inner_radius] and [member radius] away from the center, in
/// directions that differ by at most [member half_angle] from [member direction].
#[derive(GodotClass)]
#[class(tool, init, base = Resource)]
pub(crate) struct ClashSector2D {
    /// The middle of the disc; it belongs to the sector if the inner radius is 0.
    #[export]
    #[var(set)]
    center: Vector2,
    /// The distance from the center at which it ends, 0 or more. With a negative one it is empty,
    /// and an error says so.
    #[export(range = (0.0, 1024.0, 0.01, or_greater, suffix = "px"))]
    #[var(set)]
    #[init(val = 20.0)]
    radius: f64,
    /// The angle of the middle direction in radians, clockwise on the screen from the X axis.
    #[export(range = (-360.0, 360.0, 0.1, or_less, or_greater, radians_as_degrees))]
    #[var(set)]
    direction: f64,
    /// The angle in radians to either side of that direction, 0 or more. From
    /// [constant @GDScript.PI] on it is the whole disc or ring, with 0 a segment. With a negative one it is
    /// empty, and an error says so.
    #[export(range = (0.0, 180.0, 0.1, or_greater, radians_as_degrees))]
    #[var(set)]
    #[init(val = core::f64::consts::FRAC_PI_4)]
    half_angle: f64,
    /// The distance from the center at which it begins, from 0 to the radius; the sector is empty
    /// if it is greater. With a negative one it is empty, and an error says so.
    #[export(range = (0.0, 1024.0, 0.01, or_greater, suffix = "px"))]
    #[var(set)]
    inner_radius: f64,
    base: Base<Resource>,
}

#[godot_api]
impl ClashSector2D {
    /// A new sector. With a negative radius or half angle it is empty, and an error says so.
    #[func]
    fn create(
        center: Vector2,
        radius: f64,
        direction: f64,
        half_angle: f64,
        #[opt(default = 0.0)] inner_radius: f64,
    ) -> Gd<Self> {
        for (number, name) in
            [(radius, "radius"), (half_angle, "half_angle"), (inner_radius, "inner_radius")]
        {
            if number < 0.0 {
                report::negative("ClashSector2D", name);
            }
        }
        Gd::from_init_fn(|base| Self { center, radius, direction, half_angle, inner_radius, base })
    }

    /// The resource for a sector of the library, whatever its numbers are.
    pub(crate) fn of(s: Sector) -> Gd<Self> {
        Gd::from_init_fn(|base| Self {
            center: vector2(s.center),
            radius: f64::from(s.radius),
            direction: radians(s.direction),
            half_angle: radians(s.half_angle),
            inner_radius: f64::from(s.inner_radius),
            base,
        })
    }

    #[func]
    fn set_center(&mut self, center: Vector2) {
        self.center = center;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_radius(&mut self, radius: f64) {
        if radius < 0.0 {
            report::negative("ClashSector2D", "radius");
        }
        self.radius = radius;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_direction(&mut self, direction: f64) {
        self.direction = direction;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_half_angle(&mut self, half_angle: f64) {
        if half_angle < 0.0 {
            report::negative("ClashSector2D", "half_angle");
        }
        self.half_angle = half_angle;
        self.base_mut().emit_changed();
    }

    #[func]
    fn set_inner_radius(&mut self, inner_radius: f64) {
        if inner_radius < 0.0 {
            report::negative("ClashSector2D", "inner_radius");
        }
        self.inner_radius = inner_radius;
        self.base_mut().emit_changed();
    }

    fn sector(&self) -> Sector {
        let (direction, half_angle) = (degrees(self.direction), degrees(self.half_angle));
        Sector::new(vector(self.center), self.radius as f32, direction, half_angle)
            .with_inner_radius(self.inner_radius as f32)
    }
}

shape_class!(ClashSector2D, |s| Shape::Sector(s.sector()));
told!(ClashSector2D: IResource, center, radius, direction, half_angle, inner_radius);
