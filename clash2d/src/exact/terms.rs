//! Coordinates as sums of floats that are never rounded: `[b.x, -a.x]`.

use crate::vector::Vector2D;

/// A sum of floats.
pub(crate) type Terms<const N: usize> = [f32; N];
/// A vector whose coordinates are sums of floats.
pub(crate) type Vector<const N: usize> = [Terms<N>; 2];

/// A vector as it is.
#[inline]
pub(crate) fn vector(v: Vector2D) -> Vector<1> {
    [[v.x], [v.y]]
}

/// The way from `a` to `b`.
#[inline]
pub(crate) fn from_to(a: Vector2D, b: Vector2D) -> Vector<2> {
    [[b.x, -a.x], [b.y, -a.y]]
}

/// Turned by 90 degrees, so that `cross(u, quarter_turned(v))` is the dot product.
#[inline]
pub(crate) fn quarter_turned<const N: usize>([x, y]: Vector<N>) -> Vector<N> {
    [y.map(|term| -term), x]
}

/// The corners of an upright rectangle, seen from some point.
#[derive(Clone, Copy)]
pub(crate) struct Corners {
    /// The lower left one.
    pub(crate) low: Vector<3>,
    /// The upper right one.
    pub(crate) high: Vector<3>,
}

/// A vector whose coordinates are sums of any number of floats.
pub(super) type Slices<'t> = [&'t [f32]; 2];

#[inline]
pub(super) fn slices<const N: usize>(v: &Vector<N>) -> Slices<'_> {
    [&v[0], &v[1]]
}
