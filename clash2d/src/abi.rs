//! What the C ABI asks for beyond the public interface: answers written to where a program wants them.

#![forbid(unsafe_code)]

use core::ffi::CStr;
use core::mem::MaybeUninit;

use crate::any::{Shape, Status};
use crate::cast::{self, CastHit, CastMode, RayHit};
use crate::contact::Contact;
use crate::distance::{ByKind, Distance};
use crate::vector::Vector2D;

pub use crate::any::{is_possible, lent_or_none as array};
pub use crate::make::place_all;

/// [`Status::message`], ended as C ends it.
pub const fn message(status: Status) -> &'static CStr {
    status.sentence()
}

/// Writes an answer about two shapes to where it may be; whether there is one.
#[inline(always)]
fn found<T: ByKind>(a: &Shape<'_>, b: &Shape<'_>, out: Option<&mut MaybeUninit<T>>) -> bool {
    let [mut own, mut spare] = [MaybeUninit::uninit(); 2];
    let out = out.unwrap_or(&mut own);
    T::write_any(a, b, [out, &mut spare]).is_some()
}

/// [`distance`](fn@crate::distance) into a place.
pub fn write_distance(
    a: &Shape<'_>,
    b: &Shape<'_>,
    out: Option<&mut MaybeUninit<Distance>>,
) -> bool {
    found(a, b, out)
}

/// [`contact`](fn@crate::contact) into a place.
pub fn write_contact(a: &Shape<'_>, b: &Shape<'_>, out: Option<&mut MaybeUninit<Contact>>) -> bool {
    found(a, b, out)
}

/// [`cast_ray`](crate::cast_ray) into a place.
pub fn write_ray(
    shape: &Shape<'_>,
    origin: Vector2D,
    movement: Vector2D,
    out: Option<&mut MaybeUninit<RayHit>>,
) -> bool {
    let mut unwanted = MaybeUninit::uninit();
    cast::write_ray(shape, origin, movement, out.unwrap_or(&mut unwanted)).is_some()
}

/// [`cast`](fn@crate::cast) into a place.
pub fn write_cast(
    shapes: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
    mode: CastMode,
    out: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    let [mut unwanted, mut nowhere] = [MaybeUninit::uninit(); 2];
    let out = cast::Out { hit: out.unwrap_or(&mut unwanted), nowhere: &mut nowhere };
    cast::moving(shapes, movements, mode, out).is_some()
}
