//! How grids become colliders of a world, and are lent by it.

use core::mem::replace;
use core::ops::Deref;

use super::World;
use super::body::State;
use super::collider::{Collider, ColliderId};
use crate::any::Status;
use crate::grid::{Grid, GridArea, GridCell, GridRows, Tile};
use crate::pose::Pose;
use crate::vector::Vector2D;

impl World {
    /// Adds a grid, which is the world's from then on, as one collider; without success it is dropped.
    ///
    /// It stands where its cells are, and can't be moved: of the collider the filter and user count, and tiles
    /// let pass in the directions of their kinds. Queries, updates and movers meet the union of its tiles. Its `shape` is the
    /// empty one; [`World::grid`] answers what is to be asked about it alone. Two grids are no pair. Hits have the cell, and
    /// are those of [`Grid::cast_ray`], [`Grid::cast`] and [`Grid::distance`]; in a cast with a turn, and with
    /// [`QueryFlags::OneWay`](crate::QueryFlags::OneWay) where a kind has a direction, each tile is met by itself.
    ///
    /// Not ok: `NotFinite` of a direction, `UnknownValue` of flags that there are not, `OutOfMemory`.
    ///
    /// ```
    /// use clash2d::{
    ///     Circle, Collider, Grid, GridCell, GridSettings, Pose, Query, Tile, Vector2D, World, WorldHit,
    /// };
    ///
    /// # #[cfg(feature = "alloc")] {
    /// let v = Vector2D::new;
    /// let mut level = Grid::new(&GridSettings::new(v(16.0, 16.0)))?;
    /// for x in 0..10 {
    ///     level.set(GridCell::new(x, 0), Tile::FULL)?;
    /// }
    /// let mut world = World::default();
    /// let level = world.add_grid(level, &Collider::default())?;
    /// let ball = Circle::new(Vector2D::ZERO, 4.0).into();
    /// let ball = world.add(&Collider { pose: Pose::new(v(40.0, 36.0), 0.0), ..Collider::new(&ball) })?;
    /// world.update()?;
    /// world.move_to(ball, Pose::new(v(40.0, 4.0), 0.0))?;
    /// let events = world.update()?;
    /// assert_eq!(events.begins()[0].enter, 0.5); // It came down to the floor at 20.
    ///
    /// world.grid_mut(level).expect("it is one").set(GridCell::new(2, 0), Tile::EMPTY)?;
    /// let mut hit = [WorldHit::default()];
    /// world.cast_ray(v(90.0, 8.0), v(-90.0, 0.0), &Query::default().with_limit(1), &mut hit);
    /// assert_eq!((hit[0].id, hit[0].cell), (level, GridCell::new(5, 0)));
    /// # }
    /// # Ok::<(), clash2d::Status>(())
    /// ```
    pub fn add_grid(&mut self, grid: Grid, collider: &Collider<'_>) -> Result<ColliderId, Status> {
        self.grids.reserve()?;
        self.grids.owned.try_push(grid)?;
        let last = self.grids.owned.len() - 1;
        let id = self.add_holder(collider);
        id.inspect_err(|_| self.grids.owned.swap_remove(last))
    }

    /// Adds the collider of a grid that is the last one, or about to be: for its index there is room.
    pub(super) fn add_holder(&mut self, collider: &Collider<'_>) -> Result<ColliderId, Status> {
        let id = self.add(&Collider { shape: None, pose: Pose::IDENTITY, ..*collider })?;
        self.bodies.at_mut(id.index).state.set(State::GRID);
        self.grids.holders.try_push(id.index)?;
        self.grids.is_untold = true;
        Ok(id)
    }

    /// The grid that a collider is; None of any other, and of a stale id.
    pub fn grid(&self, id: ColliderId) -> Option<&Grid> {
        self.grid_at(self.bodies.find(id).map(|_| id.index)?)
    }

    /// The same to be written: queries see each change at once, and the next update tells what pairs it made and ended,
    /// as [`EventFlags::Changed`](crate::EventFlags::Changed). That looks at what is near the cells that were written.
    pub fn grid_mut(&mut self, id: ColliderId) -> Option<GridMut<'_>> {
        let before = self.bodies.find(id).map(|body| body.state)?;
        let place = self.grids.place(id.index).filter(|_| before.has(State::GRID))?;
        self.change(id.index).ok()?;
        self.grids.is_untold = true;
        let state = &mut self.bodies.at_mut(id.index).state;
        if !before.has(State::ACTIVE) || before.has(State::EDITED) {
            state.set(State::EDITED);
        }
        Some(GridMut { grid: self.grids.owned.get_mut(place)?, state: Some(state) })
    }

    /// The grid of a collider, if it is one.
    #[inline]
    pub(super) fn grid_at(&self, index: u32) -> Option<&Grid> {
        let is_grid = self.bodies.at(index).state.has(State::GRID);
        if is_grid { self.grids.get(index) } else { None }
    }
}

/// A grid to be written, of a world or of the program's; it has all questions of a [`Grid`].
#[derive(Debug)]
pub struct GridMut<'w> {
    grid: &'w mut Grid,
    /// Of its collider in a world.
    state: Option<&'w mut State>,
}

impl<'w> From<&'w mut Grid> for GridMut<'w> {
    fn from(grid: &'w mut Grid) -> Self {
        Self { grid, state: None }
    }
}

impl Deref for GridMut<'_> {
    type Target = Grid;

    fn deref(&self) -> &Grid {
        self.grid
    }
}

impl<'w> GridMut<'w> {
    /// See [`Grid::set`].
    pub fn set(&mut self, cell: GridCell, tile: Tile) -> Result<(), Status> {
        self.grid.set(cell, tile)
    }

    /// See [`Grid::fill`].
    pub fn fill(&mut self, area: GridArea, tile: Tile) -> Result<(), Status> {
        self.grid.fill(area, tile)
    }

    /// See [`Grid::fill_bytes`].
    pub fn fill_bytes(
        &mut self,
        area: GridArea,
        bytes: &[u8],
        stride: usize,
        rows: GridRows,
        tiles: &[Tile],
    ) -> Result<(), Status> {
        self.grid.fill_bytes(area, bytes, stride, rows, tiles)
    }

    /// See [`Grid::fill_bits`].
    pub fn fill_bits(
        &mut self,
        area: GridArea,
        bits: &[u8],
        stride: usize,
        rows: GridRows,
        tile: Tile,
    ) -> Result<(), Status> {
        self.grid.fill_bits(area, bits, stride, rows, tile)
    }

    /// See [`Grid::add_kind`].
    pub fn add_kind(&mut self, corners: &[Vector2D], one_way: Vector2D) -> Result<u16, Status> {
        self.grid.add_kind(corners, one_way)
    }

    /// Puts another grid in its place, which is the world's then, and gives it back. The next update looks at all
    /// colliders then, O(n).
    pub fn replace(&mut self, grid: Grid) -> Grid {
        if let Some(state) = &mut self.state {
            state.clear(State::EDITED);
        }
        replace(self.grid, grid)
    }

    /// It, in whose place no other one may be put.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub fn into_mut(self) -> &'w mut Grid {
        self.grid
    }
}
