//! Polygons: rings of borrowed vertices.

use core::marker::PhantomData;

use super::lent::{address, lent, lent_or_none};
use super::status::Status;
use crate::vector::Vector2D;

/// A filled polygon, its border included: convex or not, with or without holes, counterclockwise or
/// clockwise.
///
/// It consists of its edges and of all points inside by the even-odd rule: a ray from there crosses
/// the edges an odd number of times. A ring within another one is therefore a hole, and edges may
/// cross. It borrows its vertices and is made of all of them: one that is not finite makes it
/// invalid.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Polygon<'a> {
    /// The vertices of all rings, one ring after the other; each ring leads back to its first one.
    vertices: *const Vector2D,
    /// How many vertices there are; a polygon without any is empty, with one a point.
    count: usize,
    /// How many vertices each ring has, which must add up to `count`; null if there is one ring.
    ring_sizes: *const u32,
    /// How many rings there are; 0 if there is one of all vertices.
    ring_count: usize,
    /// Rounds the corners: all points within this distance belong to it, too; 0 or more.
    radius: f32,
    lifetime: PhantomData<&'a Vector2D>,
}

// SAFETY: a polygon gives out shared slices of plain numbers, as `&'a [Vector2D]` itself does.
unsafe impl Send for Polygon<'_> {}
// SAFETY: as above.
unsafe impl Sync for Polygon<'_> {}

/// Whether all numbers are equal, wherever the vertices are; of rings also how many vertices each has.
impl PartialEq for Polygon<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.vertices() == other.vertices()
            && self.ring_sizes() == other.ring_sizes()
            && self.radius == other.radius
    }
}

impl Default for Polygon<'_> {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl<'a> Polygon<'a> {
    /// The polygon of one ring of vertices.
    pub const fn new(vertices: &'a [Vector2D]) -> Self {
        Self {
            vertices: address(vertices),
            count: vertices.len(),
            ring_sizes: core::ptr::null(),
            ring_count: 0,
            radius: 0.0,
            lifetime: PhantomData,
        }
    }

    /// The polygon of arrays that nobody keeps track of.
    ///
    /// # Safety
    /// Each array is readable as long as this or a copy of it is used, unless it is null or
    /// unaligned.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub const unsafe fn lent(
        vertices: *const Vector2D,
        count: usize,
        ring_sizes: *const u32,
        ring_count: usize,
        radius: f32,
    ) -> Self {
        Self { vertices, count, ring_sizes, ring_count, radius, lifetime: PhantomData }
    }

    /// The same vertices as several rings of these sizes: outlines and holes.
    pub const fn with_rings(self, ring_sizes: &'a [u32]) -> Self {
        Self { ring_sizes: address(ring_sizes), ring_count: ring_sizes.len(), ..self }
    }

    /// The same polygon with all points within a distance from it.
    pub const fn with_radius(self, radius: f32) -> Self {
        Self { radius, ..self }
    }

    /// The vertices of all rings; none if the array is impossible.
    #[inline]
    pub fn vertices(self) -> &'a [Vector2D] {
        // SAFETY: `new` had a slice; who fills in the fields in C promises the same.
        unsafe { lent_or_none(self.vertices, self.count) }
    }

    /// How far it reaches beyond its core.
    #[inline]
    pub const fn radius(self) -> f32 {
        self.radius
    }

    /// Whether all vertices make one ring.
    #[inline]
    pub(crate) const fn is_single_ring(self) -> bool {
        self.ring_count == 0
    }

    /// The rings, one slice of vertices each; empty if the sizes do not add up.
    pub fn rings(self) -> Rings<'a> {
        let vertices = self.vertices();
        match self.ring_sizes() {
            Some([]) => Rings { vertices, sizes: &[], is_single: !vertices.is_empty() },
            Some(sizes) if adds_up(sizes, vertices.len()) => {
                Rings { vertices, sizes, is_single: false }
            }
            _ => Rings { vertices: &[], sizes: &[], is_single: false },
        }
    }

    /// How many vertices each ring has, none of a single one; None if the array is impossible.
    pub(crate) fn ring_sizes(self) -> Option<&'a [u32]> {
        // SAFETY: as for the vertices.
        unsafe { lent(self.ring_sizes, self.ring_count) }
    }

    /// Whether it is valid, or the first reason why not. O(vertices + rings).
    pub fn check(self) -> Status {
        // SAFETY: as for the vertices.
        let Some(vertices) = (unsafe { lent(self.vertices, self.count) }) else {
            return Status::BadArray;
        };
        match self.ring_sizes() {
            None => Status::BadArray,
            Some(sizes) if !sizes.is_empty() && !adds_up(sizes, vertices.len()) => Status::BadRings,
            _ if !vertices.iter().all(|v| v.is_finite()) => Status::NotFinite,
            _ => Status::of_length(self.radius),
        }
    }

    /// Whether it has a ring of vertices whose numbers are all finite, and no negative radius.
    pub fn is_valid(self) -> bool {
        self.check() == Status::Ok
    }
}

/// Whether the sizes of the rings make up all vertices.
fn adds_up(sizes: &[u32], count: usize) -> bool {
    let total = sizes.iter().try_fold(0_usize, |sum, &size| sum.checked_add(size as usize));
    total == Some(count)
}

/// The rings of a polygon, one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rings<'a> {
    vertices: &'a [Vector2D],
    sizes: &'a [u32],
    is_single: bool,
}

impl<'a> Iterator for Rings<'a> {
    type Item = &'a [Vector2D];

    fn next(&mut self) -> Option<&'a [Vector2D]> {
        if self.is_single {
            self.is_single = false;
            return Some(self.vertices);
        }
        let (&size, sizes) = self.sizes.split_first()?;
        let (ring, vertices) = self.vertices.split_at_checked(size as usize)?;
        (self.vertices, self.sizes) = (vertices, sizes);
        Some(ring)
    }
}
