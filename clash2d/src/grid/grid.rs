//! What a grid is, and what is in it.

use core::fmt;
#[cfg(feature = "__abi")]
use core::mem::MaybeUninit;

use super::cells::{Cells, Square, Window};
use super::changed::Changed;
use super::kinds::Kinds;
use super::lines::Lines;
use crate::any::{Group, Polygon, Shape, Status};
use crate::memory::Allocator;
use crate::shape::Rectangle;
use crate::tree::Frame;
use crate::vector::Vector2D;

// ---- Grids: what they are made with, and what is in them ----------------------------------------

/// What a grid is made with.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct GridSettings {
    /// How large a cell is: greater than 0.
    pub cell_size: Vector2D,
    /// Where cell (0, 0) begins.
    pub origin: Vector2D,
    /// Where its memory comes from.
    pub allocator: Allocator,
}

impl GridSettings {
    /// Cells of a size, of which the first begins at (0, 0), in the memory of the default allocator.
    pub fn new(cell_size: Vector2D) -> Self {
        Self { cell_size, origin: Vector2D::ZERO, allocator: Allocator::default() }
    }
}

/// Which cell: as many to the right of the first one, and above it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct GridCell {
    /// The column.
    pub x: i32,
    /// The row.
    pub y: i32,
}

impl GridCell {
    /// The one in a column and a row.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
}

/// What is in a cell.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Tile {
    /// 0: nothing; 1: all of the cell is solid; others by their numbers in the table.
    pub kind: u16,
    /// The program's own number, which comes back with each hit; of nothing it is 0.
    pub material: u16,
}

impl Tile {
    /// Nothing.
    pub const EMPTY: Self = Self::new(0);

    /// All of the cell.
    pub const FULL: Self = Self::new(1);

    /// One of a kind.
    pub const fn new(kind: u16) -> Self {
        Self { kind, material: 0 }
    }

    /// The same of another material.
    pub const fn with_material(self, material: u16) -> Self {
        Self { material, ..self }
    }

    pub(super) fn to_value(self) -> u32 {
        match self.kind {
            0 => 0,
            kind => u32::from(kind) | u32::from(self.material) << 16,
        }
    }

    pub(crate) fn of_value(value: u32) -> Self {
        Self { kind: value as u16, material: (value >> 16) as u16 }
    }
}

/// A cell, and what is in it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct GridTile {
    /// Which cell.
    pub cell: GridCell,
    /// What is in it.
    pub tile: Tile,
}

/// The shape of what is in a cell.
#[derive(Clone, Copy, Debug)]
pub struct CellShape<'g> {
    member: [Shape<'g>; 1],
    position: Vector2D,
}

impl CellShape<'_> {
    /// It where it stands: if that is no float, as a group of one.
    pub fn shape(&self) -> Shape<'_> {
        let [member] = &self.member;
        if member.position() == Vector2D::ZERO {
            return member.at(self.position);
        }
        Shape::from(Group::new(&self.member)).at(self.position)
    }
}

impl<'g> CellShape<'g> {
    /// The same, with the group's member in memory of the caller's.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub fn shape_in(self, member: &'g mut MaybeUninit<Shape<'g>>) -> Shape<'g> {
        let [own] = self.member;
        let member = core::slice::from_ref(&*member.write(own));
        if own.position() == Vector2D::ZERO {
            return own.at(self.position);
        }
        Shape::from(Group::new(member)).at(self.position)
    }
}

/// A level of tiles: cells of one size, each empty, full or with a convex polygon in it.
///
/// It is one set of points, the union of what is in its cells: the edges where tiles are flush are not there.
/// Cell (x, y) begins at `origin + (x, y) * cell_size`, a real number that is never rounded, and so do the points
/// of what is in it, so that neighbours share their corners wherever they are. It takes memory for what is filled:
/// 5 bytes a cell where many are together, 18 where one in 20 is filled.
///
/// ```
/// use clash2d::{Circle, Grid, GridCell, GridSettings, Tile, Vector2D};
///
/// # #[cfg(feature = "alloc")] {
/// let v = Vector2D::new;
/// let mut grid = Grid::new(&GridSettings::new(v(16.0, 16.0)))?;
/// let slope = grid.add_kind(&[v(0.0, 0.0), v(16.0, 0.0), v(16.0, 16.0)], Vector2D::ZERO)?;
/// for x in 0..10 {
///     grid.set(GridCell::new(x, 0), Tile::FULL)?;
/// }
/// grid.set(GridCell::new(4, 1), Tile::new(slope).with_material(7))?;
/// let hit = grid.cast_ray(v(0.0, 24.0), v(100.0, 0.0)).expect("the slope");
/// assert_eq!((hit.found.cell, hit.found.tile.material), (GridCell::new(4, 1), 7));
/// assert_eq!(hit.point, v(72.0, 24.0));
/// assert!(grid.collide(Circle::new(v(8.0, 20.0), 4.0))); // It touches the floor.
/// # }
/// # Ok::<(), clash2d::Status>(())
/// ```
pub struct Grid {
    pub(super) lines: Lines,
    pub(super) kinds: Kinds,
    pub(super) cells: Cells,
    /// Where cells were written since the world that has it was updated.
    pub(super) changed: Changed,
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grid").field("len", &self.len()).finish_non_exhaustive()
    }
}

impl Grid {
    /// A grid of empty cells. Not ok: `NotFinite`, and `Negative` of a cell's size that is not greater than 0.
    pub fn new(settings: &GridSettings) -> Result<Self, Status> {
        let GridSettings { cell_size: size, origin, allocator } = *settings;
        if !(size.is_finite() && origin.is_finite()) {
            return Err(Status::NotFinite);
        }
        if !(size.x > 0.0 && size.y > 0.0) {
            return Err(Status::Negative);
        }
        let lines = Lines { origin, size };
        let (kinds, cells) = (Kinds::new(size, allocator), Cells::new(allocator));
        Ok(Self { lines, kinds, cells, changed: Changed::NONE })
    }

    /// Where its memory comes from.
    pub fn allocator(&self) -> Allocator {
        self.cells.allocator()
    }

    /// How large a cell is.
    pub fn cell_size(&self) -> Vector2D {
        self.lines.size
    }

    /// Where cell (0, 0) begins.
    pub fn origin(&self) -> Vector2D {
        self.lines.origin
    }

    /// How many cells are not empty.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether all cells are empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a kind of tile: a convex polygon, seen from where a cell begins, either way round. The answer is its
    /// number, from 2 on in the order of the calls.
    ///
    /// Where a corner's X is 0 or that of the cell's size, or its Y, it is exactly on the side of the cell, and the
    /// neighbour's corner at the same height is the same point. Things pass it in the direction `one_way` as
    /// movers pass such obstacles; (0, 0): in none.
    ///
    /// Not ok: `NotFinite`; `UnknownValue` if a corner is outside of the cell; `NotSimple` if it is not convex or
    /// has no area; `OutOfMemory`, also of more than 65,534 kinds.
    pub fn add_kind(&mut self, corners: &[Vector2D], one_way: Vector2D) -> Result<u16, Status> {
        self.kinds.add(corners, one_way)
    }

    /// The direction in which movers pass a kind, as it was added; (0, 0) of all others.
    pub fn one_way(&self, kind: u16) -> Vector2D {
        self.kinds.one_way(kind)
    }

    /// Writes what is in a cell. O(1).
    ///
    /// Not ok, and nothing is changed: `UnknownValue` of a kind that there is not, and if the place where the cell
    /// begins is no sum of two floats on each axis, as it is up to 2^24 cells away from an origin of (0, 0) whatever
    /// their size is, and anywhere if the size has up to 17 binary digits; `OutOfMemory`.
    pub fn set(&mut self, cell: GridCell, tile: Tile) -> Result<(), Status> {
        let GridCell { x, y } = cell;
        let is_known = usize::from(tile.kind) < self.kinds.len();
        if !is_known || (tile.kind != 0 && self.lines.corner([x, y]).is_none()) {
            return Err(Status::UnknownValue);
        }
        self.cells.set([x, y], tile.to_value())?;
        self.changed.add(Window([x, y].map(|x| [x.into(); 2])));
        Ok(())
    }

    /// What is in a cell. O(1).
    pub fn get(&self, cell: GridCell) -> Tile {
        Tile::of_value(self.cells.get([cell.x, cell.y]))
    }

    /// The cell in which a point is: of a point on a line between two, the one to the right or above. None if it is not
    /// finite, or there is no such cell. Exact.
    pub fn cell_at(&self, point: Vector2D) -> Option<GridCell> {
        let x = self.lines.cell_at(0, point.x)?;
        Some(GridCell { x, y: self.lines.cell_at(1, point.y)? })
    }

    /// The shape of what is in a cell, for all questions about shapes; None of an empty one.
    pub fn shape(&self, cell: GridCell) -> Option<CellShape<'_>> {
        let tile = self.get(cell);
        (tile.kind != 0).then(|| self.shape_of(cell, tile.kind))
    }

    pub(super) fn shape_of(&self, GridCell { x, y }: GridCell, kind: u16) -> CellShape<'_> {
        let [x, y] = self.lines.corner([x, y]).unwrap_or_default();
        let own = match kind {
            1 => Rectangle::new(Vector2D::ZERO, self.lines.size).into(),
            _ => Shape::from(Polygon::new(self.kinds.corners(kind))),
        };
        let member = [own.at(Vector2D::new(x[1], y[1]))];
        CellShape { member, position: Vector2D::new(x[0], y[0]) }
    }

    /// A rectangle around all cells of a square, as a shape; None if it has no floats.
    pub(super) fn block(&self, square: &Square) -> Option<Shape<'static>> {
        let [[left, right], [bottom, top]] = self.lines.around(square);
        let Frame { low, high } = Frame::around([left, bottom], [right, top], 0.0);
        let size = |low: f32, high: f32| ((f64::from(high) - f64::from(low)) as f32).next_up();
        let r = Rectangle::new(low, Vector2D::new(size(low.x, high.x), size(low.y, high.y)));
        (r.origin.is_finite() && r.size.is_finite()).then(|| r.into())
    }
}
