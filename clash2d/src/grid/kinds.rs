//! What may be in a cell: a table of convex polygons.

use core::ops::Range;

use crate::any::{Polygon, Status};
use crate::memory::{Allocator, List};
use crate::polygon::{Winding, winding};
use crate::vector::Vector2D;

/// A convex polygon in a cell, its corners seen from where that begins.
#[derive(Clone, Copy, Debug)]
struct Kind {
    first: u32,
    count: u32,
    one_way: Vector2D,
}

/// The table; number 0 is nothing, and 1 all of a cell.
pub(super) struct Kinds {
    full: [Vector2D; 4],
    kinds: List<Kind>,
    corners: List<Vector2D>,
    /// Whether any lets pass.
    has_one_way: bool,
}

/// A side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
    Bottom,
    Top,
}

impl Side {
    /// All of them.
    pub(super) const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Bottom, Self::Top];

    pub(super) fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Bottom => Self::Top,
            Self::Top => Self::Bottom,
        }
    }

    /// The way to the cell on the other side of it.
    pub(super) fn step(self) -> [i32; 2] {
        match self {
            Self::Left => [-1, 0],
            Self::Right => [1, 0],
            Self::Bottom => [0, -1],
            Self::Top => [0, 1],
        }
    }

    /// Where a point of a cell of a size is along this side; None if it is not on it.
    pub(super) fn along(self, p: Vector2D, size: Vector2D) -> Option<f32> {
        let (is_on, along) = match self {
            Self::Left => (p.x == 0.0, p.y),
            Self::Right => (p.x == size.x, p.y),
            Self::Bottom => (p.y == 0.0, p.x),
            Self::Top => (p.y == size.y, p.x),
        };
        is_on.then_some(along)
    }
}

impl Kinds {
    pub(super) fn new(size: Vector2D, allocator: Allocator) -> Self {
        let corner = Vector2D::new;
        let full = [Vector2D::ZERO, corner(size.x, 0.0), size, corner(0.0, size.y)];
        Self {
            full,
            kinds: List::new(allocator),
            corners: List::new(allocator),
            has_one_way: false,
        }
    }

    /// The size of a cell.
    pub(super) fn size(&self) -> Vector2D {
        self.full[2]
    }

    /// How many numbers there are.
    pub(super) fn len(&self) -> usize {
        self.kinds.len() + 2
    }

    pub(super) fn add(&mut self, corners: &[Vector2D], one_way: Vector2D) -> Result<u16, Status> {
        let size = self.size();
        if !one_way.is_finite() || !corners.iter().all(|v| v.is_finite()) {
            return Err(Status::NotFinite);
        }
        let is_in = |v: &Vector2D| 0.0 <= v.x && v.x <= size.x && 0.0 <= v.y && v.y <= size.y;
        if !corners.iter().all(is_in) {
            return Err(Status::UnknownValue);
        }
        if !Polygon::new(corners).is_convex() {
            return Err(Status::NotSimple);
        }
        let number = u16::try_from(self.len()).map_err(|_| Status::OutOfMemory)?;
        let first = u32::try_from(self.corners.len()).map_err(|_| Status::OutOfMemory)?;
        let count = u32::try_from(corners.len()).map_err(|_| Status::OutOfMemory)?;
        let is_clockwise = winding(corners) == Winding::Clockwise;
        self.kinds.try_reserve(1)?;
        // They may be another kind's.
        self.corners.try_extend(corners)?;
        if is_clockwise {
            self.corners[first as usize..].reverse();
        }
        // No zero is negative, so that equal corners have equal bits.
        self.corners[first as usize..].iter_mut().for_each(|v| *v += Vector2D::ZERO);
        self.kinds.try_push(Kind { first, count, one_way })?;
        self.has_one_way |= one_way != Vector2D::ZERO;
        Ok(number)
    }

    fn kind(&self, number: u16) -> Option<&Kind> {
        self.kinds.get(usize::from(number).checked_sub(2)?)
    }

    /// Counterclockwise; none of nothing.
    pub(super) fn corners(&self, number: u16) -> &[Vector2D] {
        match number {
            0 => &[],
            1 => &self.full,
            _ => self.kind(number).map_or(&[], |kind| {
                let first = kind.first as usize;
                let range: Range<usize> = first..first + kind.count as usize;
                &self.corners[range]
            }),
        }
    }

    /// The direction in which movers pass it; (0, 0): in none.
    pub(super) fn one_way(&self, number: u16) -> Vector2D {
        self.kind(number).map_or(Vector2D::ZERO, |kind| kind.one_way)
    }

    /// Whether movers pass any.
    pub(super) fn has_one_way(&self) -> bool {
        self.has_one_way
    }

    /// From where to where it reaches on a side of its cell; None if it does not touch it.
    pub(super) fn cover(&self, number: u16, side: Side) -> Option<[f32; 2]> {
        let size = self.size();
        let places = self.corners(number).iter().filter_map(|&v| side.along(v, size));
        places.fold(None, |cover, place| match cover {
            None => Some([place, place]),
            Some([low, high]) => Some([low.min(place), high.max(place)]),
        })
    }
}
