//! What the C ABI asks for beyond the public interface: answers written to where a program wants them.

#![forbid(unsafe_code)]

use core::ffi::CStr;
use core::mem::MaybeUninit;

use crate::any::{Shape, Status};
use crate::cast::{self, CastHit, CastSettings, RayHit};
use crate::contact::Contact;
use crate::distance::{ByKind, Distance};
use crate::vector::Vector2D;
use crate::within::distance_within;

/// The questions of shapes where they are: none is copied.
pub use crate::batch::{batch_cast_rays, batch_collide};
pub use crate::clip::clip_segment;
pub use crate::collide::collide;
pub use crate::contact::contacts_within;
pub use crate::hull::{bounding_circle, bounding_rectangle, oriented_box};
pub use crate::intersect::intersections;
pub use crate::mass::mass;
pub use crate::relate::{contains, relate};
pub use crate::separation::separation;
pub use crate::signed::signed_distance;
pub use crate::support::support_point;
pub use crate::swept::swept_bounding_rectangle;
pub use crate::within::within;

pub use crate::any::{is_possible, lent_or_none as array};
pub use crate::make::place_all;
pub use crate::memory::{create, destroy};
pub use crate::pack::Level;

/// [`Status::message`], ended as C ends it.
pub const fn message(status: Status) -> &'static CStr {
    status.sentence()
}

/// Writes an answer about two shapes that may be apart by some reach to where it may be; whether there is one.
#[inline(always)]
fn found<T: ByKind>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    out: Option<&mut MaybeUninit<T>>,
) -> bool {
    let [mut own, mut spare] = [MaybeUninit::uninit(); 2];
    let out = out.unwrap_or(&mut own);
    T::write_any(a, b, reach, [out, &mut spare]).is_some()
}

/// [`distance_within`](fn@crate::distance_within) into a place.
pub fn write_distance(
    a: &Shape<'_>,
    b: &Shape<'_>,
    maximum: f32,
    out: Option<&mut MaybeUninit<Distance>>,
) -> bool {
    if maximum == f32::INFINITY {
        return found(a, b, maximum, out);
    }
    let distance = distance_within(a, b, maximum);
    if let Some((distance, out)) = distance.zip(out) {
        out.write(distance);
    }
    distance.is_some()
}

/// [`contact_within`](fn@crate::contact_within) into a place.
pub fn write_contact(
    a: &Shape<'_>,
    b: &Shape<'_>,
    distance: f32,
    out: Option<&mut MaybeUninit<Contact>>,
) -> bool {
    distance >= 0.0 && found(a, b, distance, out)
}

/// [`cast_ray`](crate::cast_ray) or, with settings, [`cast_ray_with`](crate::cast_ray_with) into a place.
pub fn write_ray(
    shape: &Shape<'_>,
    origin: Vector2D,
    movement: Vector2D,
    settings: Option<&CastSettings>,
    out: Option<&mut MaybeUninit<RayHit>>,
) -> bool {
    let mut unwanted = MaybeUninit::uninit();
    let out = out.unwrap_or(&mut unwanted);
    match settings {
        None => cast::write_ray(shape, origin, movement, out).is_some(),
        Some(settings) => cast::write_ray_with(shape, [origin, movement], settings, out).is_some(),
    }
}

/// [`cast`](fn@crate::cast) or, with settings, [`cast_with`](crate::cast_with) into a place.
pub fn write_cast(
    shapes: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
    settings: Option<&CastSettings>,
    out: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    let [mut unwanted, mut nowhere] = [MaybeUninit::uninit(); 2];
    let out = cast::Out { hit: out.unwrap_or(&mut unwanted), nowhere: &mut nowhere };
    match settings {
        None => cast::moving(shapes, movements, &cast::Rules::DEFAULT, out).is_some(),
        Some(settings) => cast::moving_with(shapes, movements, settings, out).is_some(),
    }
}
