//! Grids of tiles.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use super::system;
use crate::{buffer, written};
use clash2d::abi::{array, create, destroy, is_possible};
use clash2d::{
    Grid, GridCell, GridDistance, GridRayHit, GridSettings, GridTile, Shape, Status, Tile, Vector2D,
};

// ---- Grids: levels of tiles ---------------------------------------------------------------------

/// Cells of a size, of which the first begins at (0, 0), in the system's memory.
#[unsafe(no_mangle)]
pub extern "C" fn clash_default_grid(cell_size: Vector2D) -> GridSettings {
    GridSettings { allocator: system::allocator(), ..GridSettings::new(cell_size) }
}

/// A grid of empty cells: a level of tiles, of which only what is filled takes memory. Null: there is no memory, or the
/// settings are null, not finite, or of cells whose size is not greater than 0. Settings without functions for memory
/// mean the system's. clash_grid_destroy ends it.
///
/// A grid is one set of points, the union of what is in its cells: the edges where tiles are flush are not there. Cell
/// (x, y) begins at origin + (x, y) * cellSize, a real number that is never rounded. It may be asked from many threads
/// as long as nobody changes it.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_create(settings: Option<&GridSettings>) -> *mut Grid {
    let Some(mut settings) = settings.copied() else { return core::ptr::null_mut() };
    if settings.allocator.is_default() {
        settings.allocator = system::allocator();
    }
    let grid = Grid::new(&settings).ok().and_then(|grid| create(&settings.allocator, grid));
    grid.map_or(core::ptr::null_mut(), NonNull::as_ptr)
}

/// Ends a grid and all that belongs to it; null is none.
///
/// # Safety
/// clash_grid_create made it, and nobody uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_destroy(grid: *mut Grid) {
    if let Some(grid) = NonNull::new(grid) {
        // SAFETY: the caller's promise.
        unsafe { destroy(grid, Grid::allocator) }
    }
}

/// Adds a kind of tile: a convex polygon, seen from where a cell begins, either way round. Kinds are numbered from 2 on
/// in the order of the calls. A corner whose X or Y is 0 or the cell's size is exactly on the side of the cell, and the
/// neighbour's corner there is the same point. Movers pass it in the direction `oneWay` as they pass such obstacles;
/// (0, 0): in none. The corners are copied; they may be those of another kind.
/// Not ok, and nothing is changed: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE if a corner is outside of the cell, CLASH_STATUS_NOT_SIMPLE if it is not convex or has no
/// area, CLASH_STATUS_OUT_OF_MEMORY, also of more than 65,534 kinds.
/// `outKind` may be null, and is written only if the status is CLASH_STATUS_OK.
///
/// # Safety
/// `corners` points to `count` elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_add_kind(
    grid: Option<&mut Grid>,
    corners: *const Vector2D,
    count: usize,
    one_way: Vector2D,
    out_kind: Option<&mut MaybeUninit<u16>>,
) -> Status {
    let Some(grid) = grid else { return Status::NullPointer };
    if count > 0 && !is_possible(corners, count) {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise.
    let kind = grid.add_kind(unsafe { array(corners, count) }, one_way);
    written(kind.ok(), out_kind);
    kind.err().unwrap_or(Status::Ok)
}

/// Writes what is in a cell. O(1).
/// Not ok, and nothing is changed: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_OUT_OF_MEMORY, and CLASH_STATUS_UNKNOWN_VALUE of
/// a kind that there is not, and if the place where the cell begins is no sum of two floats on each axis, as it is up to
/// 2^24 cells away from an origin of (0, 0) whatever their size is, and anywhere if the size has up to 17 binary digits.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_set(grid: Option<&mut Grid>, cell: GridCell, tile: Tile) -> Status {
    let Some(grid) = grid else { return Status::NullPointer };
    grid.set(cell, tile).err().unwrap_or(Status::Ok)
}

/// What is in a cell; nothing if the grid is null. O(1).
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_get(grid: Option<&Grid>, cell: GridCell) -> Tile {
    grid.map_or(Tile::EMPTY, |grid| grid.get(cell))
}

/// How many cells are not empty.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_count(grid: Option<&Grid>) -> usize {
    grid.map_or(0, Grid::len)
}

/// The cell in which a point is: of a point on a line between two, the one to the right or above. No if the grid is null,
/// the point not finite, or there is no such cell. Exact.
/// `outCell` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_cell_at(
    grid: Option<&Grid>,
    point: Vector2D,
    out_cell: Option<&mut MaybeUninit<GridCell>>,
) -> bool {
    written(grid.and_then(|grid| grid.cell_at(point)), out_cell)
}

/// The shape of what is in a cell, for each function of clash2d.h: `outShape`. Where the cell begins may be no float;
/// then it is a group, whose member is `outMember`. The corners are the grid's until it is changed.
/// No if the cell is empty or a pointer null; then nothing is written.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_shape<'g>(
    grid: Option<&'g Grid>,
    cell: GridCell,
    out_member: Option<&'g mut MaybeUninit<Shape<'g>>>,
    out_shape: Option<&mut MaybeUninit<Shape<'g>>>,
) -> bool {
    let Some(((grid, member), out)) = grid.zip(out_member).zip(out_shape) else { return false };
    written(grid.shape(cell).map(|shape| shape.shape_in(member)), Some(out))
}

/// Whether a shape shares a point with the grid; touching counts. Exact. No if either is null.
/// Asks the cells that are near the shape until one touches it.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_collide(grid: Option<&Grid>, shape: Option<&Shape<'_>>) -> bool {
    grid.zip(shape).is_some_and(|(grid, shape)| grid.collide(shape))
}

/// All cells with something that shares a point with a shape; how many, of which as many are written as there is room
/// for. Exact. None if either is null.
/// They come in blocks of 8 by 8, by rows from below and in each from the left. Cell x is in block (x + 4) / 8, rounded
/// down; blocks are in larger ones in the same way.
///
/// # Safety
/// `outTiles` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_touched(
    grid: Option<&Grid>,
    shape: Option<&Shape<'_>>,
    out_tiles: *mut GridTile,
    capacity: usize,
) -> usize {
    let Some((grid, shape)) = grid.zip(shape) else { return 0 };
    // SAFETY: the caller's promise.
    grid.touched(shape, unsafe { buffer(out_tiles, capacity) })
}

/// What a ray, the way from `origin` to `origin + movement`, meets first; no if it shares no point with the grid, or that
/// is null. Exact; the end is a sum of real numbers.
/// Tiles that let movers pass are there as all others. Looks at what is filled along the ray up to there: what is empty
/// is skipped in large blocks. `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_cast_ray(
    grid: Option<&Grid>,
    origin: Vector2D,
    movement: Vector2D,
    out_hit: Option<&mut MaybeUninit<GridRayHit>>,
) -> bool {
    written(grid.and_then(|grid| grid.cast_ray(origin, movement)), out_hit)
}

/// How far a shape is from the grid, if that is no more than `maximum`; no also if all cells are empty or either is null.
/// As exact as clash_distance. Looks at the cells within a few times that distance.
/// `outDistance` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_distance(
    grid: Option<&Grid>,
    shape: Option<&Shape<'_>>,
    maximum: f32,
    out_distance: Option<&mut MaybeUninit<GridDistance>>,
) -> bool {
    let found = grid.zip(shape).and_then(|(grid, shape)| grid.distance(shape, maximum));
    written(found, out_distance)
}
