//! Chains: level geometry of borrowed vertices.

use core::marker::PhantomData;

use super::lent::{address, lent};
use super::status::Status;
use crate::vector::Vector2D;

/// Which side of a chain is solid ground, seen from each vertex towards the next.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// None: things are pushed off to the side on which they are.
    #[default]
    None = 0,
    /// The left one: things are pushed off to the right.
    Left = 1,
    /// The right one: things are pushed off to the left.
    Right = 2,
}

impl Side {
    /// The side of a number; none if it is an unknown one.
    pub(super) const fn of_number(number: u32) -> Self {
        match number {
            1 => Self::Left,
            2 => Self::Right,
            _ => Self::None,
        }
    }
}

/// A line of straight pieces from vertex to vertex, open or closed, nothing of it filled.
///
/// A solid side does not add points to it: it says to which side contacts push, and from which side rays and
/// casts meet it. What touches the chain is pushed to its free side, however it came there; what is near it
/// without touching has contacts in front of the free side only. As each piece knows its neighbours, nothing
/// stumbles over the vertices in between. It borrows its vertices; one that
/// is not finite makes it invalid.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Chain<'a> {
    /// The vertices, in order.
    vertices: *const Vector2D,
    /// How many vertices there are; a chain without any is empty, with one a point.
    count: usize,
    /// The thickness to either side: all points within this distance belong to it; 0 or more.
    radius: f32,
    /// 1 if the last vertex is joined to the first one, otherwise 0.
    closed: u32,
    /// The solid side: a ClashSide.
    side: u32,
    lifetime: PhantomData<&'a Vector2D>,
}

// SAFETY: a chain gives out shared slices of plain numbers, as `&'a [Vector2D]` itself does.
unsafe impl Send for Chain<'_> {}
// SAFETY: as above.
unsafe impl Sync for Chain<'_> {}

/// Whether all numbers are equal, wherever the vertices are.
impl PartialEq for Chain<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.vertices() == other.vertices()
            && (self.radius, self.closed, self.side) == (other.radius, other.closed, other.side)
    }
}

impl Default for Chain<'_> {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl<'a> Chain<'a> {
    /// The open chain of these vertices, with no solid side.
    pub const fn new(vertices: &'a [Vector2D]) -> Self {
        Self {
            vertices: address(vertices),
            count: vertices.len(),
            radius: 0.0,
            closed: 0,
            side: Side::None as u32,
            lifetime: PhantomData,
        }
    }

    /// The chain of vertices that nobody keeps track of.
    ///
    /// # Safety
    /// They are readable as long as this or a copy of it is used, unless `vertices` is null or
    /// unaligned.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub const unsafe fn lent(
        vertices: *const Vector2D,
        count: usize,
        radius: f32,
        closed: u32,
        side: u32,
    ) -> Self {
        Self { vertices, count, radius, closed, side, lifetime: PhantomData }
    }

    /// The same chain with its last vertex joined to the first one.
    pub const fn closed(self) -> Self {
        Self { closed: 1, ..self }
    }

    /// The same chain with solid ground on one side.
    pub const fn with_solid_side(self, side: Side) -> Self {
        Self { side: side as u32, ..self }
    }

    /// The same chain with all points within a distance from it.
    pub const fn with_radius(self, radius: f32) -> Self {
        Self { radius, ..self }
    }

    /// The vertices; none if the array is impossible.
    pub fn vertices(self) -> &'a [Vector2D] {
        // SAFETY: `new` had a slice; who fills in the fields in C promises the same.
        unsafe { lent(self.vertices, self.count) }.unwrap_or_default()
    }

    /// How far it reaches beyond its pieces.
    pub const fn radius(self) -> f32 {
        self.radius
    }

    /// Whether the last vertex is joined to the first one.
    pub const fn is_closed(self) -> bool {
        self.closed != 0
    }

    /// The solid side; none if it is an unknown one.
    pub const fn side(self) -> Side {
        Side::of_number(self.side)
    }

    /// Whether it is valid, or the first reason why not. O(vertices).
    pub fn check(self) -> Status {
        // SAFETY: as for the vertices.
        let Some(vertices) = (unsafe { lent(self.vertices, self.count) }) else {
            return Status::BadArray;
        };
        if self.closed > 1 || self.side > Side::Right as u32 {
            return Status::UnknownValue;
        }
        if !vertices.iter().all(|v| v.is_finite()) {
            return Status::NotFinite;
        }
        Status::of_length(self.radius)
    }

    /// Whether all its numbers are finite, the radius is not negative, and the rest is known.
    pub fn is_valid(self) -> bool {
        self.check() == Status::Ok
    }
}
