//! Vectors: points and directions in the plane.

#![forbid(unsafe_code)]

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use crate::root::square_root;

/// A point, or a direction with a length. X points to the right, Y up.
///
/// The unit is the program's own; tiles, pixels and metres work alike.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Vector2D {
    /// The coordinate along the X axis, which points to the right.
    pub x: f32,
    /// The coordinate along the Y axis, which points up.
    pub y: f32,
}

/// The operators `+`, `-`, `*` and `/` work on each coordinate and round once, as f32 does.
///
/// ```
/// use clash2d::Vector2D;
///
/// let speed = Vector2D::new(3.0, 4.0);
/// assert_eq!(speed.length(), 5.0);
/// assert_eq!(speed * 2.0 - speed, speed);
///
/// let mut position = Vector2D::ZERO;
/// position += speed / 2.0;
/// assert_eq!(format!("{position} {position:.2}"), "(1.5, 2) (1.50, 2.00)");
/// assert_eq!([speed, position].into_iter().sum::<Vector2D>(), 1.5 * speed);
/// ```
impl Vector2D {
    /// The null vector, and the origin.
    pub const ZERO: Self = Self::new(0.0, 0.0);

    /// The vector with these coordinates.
    #[inline]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The dot product: positive where the two point the same way, zero at a right angle.
    ///
    /// Error at most 0.51 ulp, also under cancellation; infinite where no `f32` is large enough.
    /// Book: "Dot Product".
    pub fn dot(self, other: Self) -> f32 {
        self.wide_dot(other) as f32
    }

    /// The cross product: positive where `other` lies counterclockwise of `self`.
    ///
    /// Error at most 0.51 ulp, also under cancellation; infinite where no `f32` is large enough.
    pub fn cross(self, other: Self) -> f32 {
        self.wide_cross(other) as f32
    }

    /// The length.
    ///
    /// Error at most 0.51 ulp for every finite vector; infinite where no `f32` is large enough.
    /// Book: "Length".
    pub fn length(self) -> f32 {
        self.wide_length() as f32
    }

    /// The vector of length 1 in the same direction; the null vector stays as it is.
    ///
    /// Error at most 0.51 ulp in each coordinate for every finite vector.
    /// Book: "Unit Vector".
    pub fn unit(self) -> Self {
        let length = self.wide_length();
        if length == 0.0 {
            return self;
        }
        Self::narrow(f64::from(self.x) / length, f64::from(self.y) / length)
    }

    /// The part of the vector that lies along `onto`; along the null vector, the null vector.
    ///
    /// Error at most 0.51 ulp in each coordinate for all finite vectors.
    /// Book: "Projection".
    pub fn projected_onto(self, onto: Self) -> Self {
        let square = onto.wide_dot(onto);
        if square == 0.0 {
            return Self::ZERO;
        }
        let scale = self.wide_dot(onto) / square;
        Self::narrow(f64::from(onto.x) * scale, f64::from(onto.y) * scale)
    }

    /// The angle between two vectors, in degrees from 0 to 180.
    ///
    /// Error at most 0.51 ulp: 0 for equal directions, 90 for perpendicular and 180 for opposite
    /// ones, without any tolerance. With a null vector 90; NaN if a coordinate is not finite.
    /// Book: "Dot Product".
    pub fn angle_to(self, other: Self) -> f32 {
        if (self == Self::ZERO || other == Self::ZERO) && self.is_finite() && other.is_finite() {
            return 90.0;
        }
        if !self.is_finite() || !other.is_finite() {
            return f32::NAN;
        }
        let radians = libm::atan2(self.wide_cross(other).abs(), self.wide_dot(other));
        (radians * (180.0 / core::f64::consts::PI)) as f32
    }

    /// The angle by which to turn counterclockwise from here to another vector, in degrees from -180 to 180.
    ///
    /// Error at most 0.51 ulp: 90 for perpendicular and 180 for opposite ones, without any tolerance. With
    /// a null vector 0; NaN if a coordinate is not finite.
    pub fn signed_angle_to(self, other: Self) -> f32 {
        degrees_of([self.wide_dot(other), self.wide_cross(other)], [self, other])
    }

    /// Where it points to, in degrees counterclockwise from the X axis, from -180 to 180: by how many
    /// [`rotated`](Self::rotated) turns the X axis there.
    ///
    /// Error at most 0.51 ulp. Of the null vector 0; NaN if a coordinate is not finite.
    pub fn angle(self) -> f32 {
        degrees_of([self.x.into(), self.y.into()], [self, self])
    }

    /// How far another point is away.
    ///
    /// Error at most 0.51 ulp for all finite points; infinite where no `f32` is large enough.
    pub fn distance_to(self, other: Self) -> f32 {
        let way = [(other.x, self.x), (other.y, self.y)]
            .map(|(to, from)| f64::from(to) - f64::from(from));
        square_root(way[0] * way[0] + way[1] * way[1]) as f32
    }

    /// Turned by 90 degrees counterclockwise; exact.
    ///
    /// Book: "Line-Line Collision".
    pub fn rotated_90(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Turned by 180 degrees; exact.
    ///
    /// Book: "Rotating by Right Angles".
    pub fn rotated_180(self) -> Self {
        -self
    }

    /// Turned by 270 degrees counterclockwise, that is by 90 degrees clockwise; exact.
    ///
    /// Book: "Rotating by Right Angles".
    pub fn rotated_270(self) -> Self {
        Self::new(self.y, -self.x)
    }

    /// Whether both coordinates are ordinary numbers, neither infinite nor NaN.
    pub fn is_finite(self) -> bool {
        self.x.is_finite() & self.y.is_finite()
    }

    /// The dot product, rounded to f64 once: products of two f32 are exact in f64.
    pub(crate) fn wide_dot(self, other: Self) -> f64 {
        f64::from(self.x) * f64::from(other.x) + f64::from(self.y) * f64::from(other.y)
    }

    /// The cross product, rounded to f64 once.
    fn wide_cross(self, other: Self) -> f64 {
        f64::from(self.x) * f64::from(other.y) - f64::from(self.y) * f64::from(other.x)
    }

    /// The length in f64, with a relative error below 2^-52.
    pub(crate) fn wide_length(self) -> f64 {
        square_root(self.wide_dot(self))
    }

    /// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
    pub(crate) fn narrow(x: f64, y: f64) -> Self {
        Self::new(x as f32 + 0.0, y as f32 + 0.0)
    }
}

/// The degrees of a direction that is made of vectors.
fn degrees_of([x, y]: [f64; 2], made_of: [Vector2D; 2]) -> f32 {
    if !made_of.iter().all(|v| v.is_finite()) {
        return f32::NAN;
    }
    // No zero is negative.
    (libm::atan2(y + 0.0, x + 0.0) * (180.0 / core::f64::consts::PI)) as f32 + 0.0
}

impl Add for Vector2D {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vector2D {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Vector2D {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl Mul<f32> for Vector2D {
    type Output = Self;
    fn mul(self, scalar: f32) -> Self {
        Self::new(self.x * scalar, self.y * scalar)
    }
}

impl Mul<Vector2D> for f32 {
    type Output = Vector2D;
    fn mul(self, vector: Vector2D) -> Vector2D {
        vector * self
    }
}

impl Div<f32> for Vector2D {
    type Output = Self;
    fn div(self, divisor: f32) -> Self {
        Self::new(self.x / divisor, self.y / divisor)
    }
}

impl AddAssign for Vector2D {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Vector2D {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl MulAssign<f32> for Vector2D {
    fn mul_assign(&mut self, scalar: f32) {
        *self = *self * scalar;
    }
}

impl DivAssign<f32> for Vector2D {
    fn div_assign(&mut self, divisor: f32) {
        *self = *self / divisor;
    }
}

/// One after the other, each sum rounded; of none the null vector.
impl Sum for Vector2D {
    fn sum<I: Iterator<Item = Self>>(vectors: I) -> Self {
        vectors.fold(Self::ZERO, Add::add)
    }
}

impl<'a> Sum<&'a Self> for Vector2D {
    fn sum<I: Iterator<Item = &'a Self>>(vectors: I) -> Self {
        vectors.copied().sum()
    }
}

/// As a tuple, each coordinate as the formatter is told to: `{v:.1}` has one digit after the point.
impl fmt::Display for Vector2D {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        self.x.fmt(f)?;
        f.write_str(", ")?;
        self.y.fmt(f)?;
        f.write_str(")")
    }
}

impl From<[f32; 2]> for Vector2D {
    fn from([x, y]: [f32; 2]) -> Self {
        Self::new(x, y)
    }
}

impl From<Vector2D> for [f32; 2] {
    fn from(v: Vector2D) -> Self {
        [v.x, v.y]
    }
}

impl From<(f32, f32)> for Vector2D {
    fn from((x, y): (f32, f32)) -> Self {
        Self::new(x, y)
    }
}

impl From<Vector2D> for (f32, f32) {
    fn from(v: Vector2D) -> Self {
        (v.x, v.y)
    }
}
