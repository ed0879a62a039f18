//! Grids of tiles.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use super::system;
use crate::{buffer, written};
use clash2d::abi::{array, create, destroy, is_possible};
use clash2d::{
    CastSettings, Grid, GridArea, GridCastHit, GridCell, GridContact, GridDistance, GridRayHit,
    GridRows, GridSettings, GridTile, Shape, Status, Tile, Vector2D,
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

/// Writes the same into all cells of a rectangle: clash_grid_set of each. What is empty takes no time, and no memory.
/// Not ok, and nothing is changed: as clash_grid_set of any of them, and CLASH_STATUS_UNKNOWN_VALUE also of cells beyond
/// those that there are.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_fill(grid: Option<&mut Grid>, area: GridArea, tile: Tile) -> Status {
    let Some(grid) = grid else { return Status::NullPointer };
    grid.fill(area, tile).err().unwrap_or(Status::Ok)
}

/// Writes what an array of bytes says into all cells of a rectangle: a row after the other, of which each begins `stride`
/// bytes after the one before. `tiles` says what each byte stands for: 0 for the first of them; also nothing. `rows` is
/// a ClashGridRows.
/// Not ok, and nothing is changed: as clash_grid_fill; CLASH_STATUS_UNKNOWN_VALUE of a byte for which there is no tile, and
/// of unknown `rows`; CLASH_STATUS_BAD_ARRAY if there are too few bytes.
///
/// # Safety
/// `bytes` points to `count` elements, `tiles` to `tileCount`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_fill_bytes(
    grid: Option<&mut Grid>,
    area: GridArea,
    bytes: *const u8,
    count: usize,
    stride: usize,
    rows: u32,
    tiles: *const Tile,
    tile_count: usize,
) -> Status {
    let Some(grid) = grid else { return Status::NullPointer };
    let Some(rows) = GridRows::of_number(rows) else { return Status::UnknownValue };
    if (count > 0 && !is_possible(bytes, count))
        || (tile_count > 0 && !is_possible(tiles, tile_count))
    {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise.
    let (bytes, tiles) = unsafe { (array(bytes, count), array(tiles, tile_count)) };
    grid.fill_bytes(area, bytes, stride, rows, tiles).err().unwrap_or(Status::Ok)
}

/// Writes a tile where a bitmap has a 1, and nothing where it has a 0, into all cells of a rectangle: a row after the other,
/// of which each begins `stride` bits after the one before. Of each byte the lowest bit comes first. `rows` is a
/// ClashGridRows.
/// Not ok, and nothing is changed: as clash_grid_fill; CLASH_STATUS_UNKNOWN_VALUE of unknown `rows`; CLASH_STATUS_BAD_ARRAY
/// if there are too few bits.
///
/// # Safety
/// `bits` points to `count` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_fill_bits(
    grid: Option<&mut Grid>,
    area: GridArea,
    bits: *const u8,
    count: usize,
    stride: usize,
    rows: u32,
    tile: Tile,
) -> Status {
    let Some(grid) = grid else { return Status::NullPointer };
    let Some(rows) = GridRows::of_number(rows) else { return Status::UnknownValue };
    if count > 0 && !is_possible(bits, count) {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise.
    let bits = unsafe { array(bits, count) };
    grid.fill_bits(area, bits, stride, rows, tile).err().unwrap_or(Status::Ok)
}

/// What is in the cells of a rectangle that is not empty, or in all cells if `area` is null: to draw or to save; how much,
/// of which as much is written as there is room for. None if the grid is null.
/// They come in the order of clash_grid_touched. What is empty is skipped in large blocks.
///
/// # Safety
/// `outTiles` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_tiles(
    grid: Option<&Grid>,
    area: Option<&GridArea>,
    out_tiles: *mut GridTile,
    capacity: usize,
) -> usize {
    let Some(grid) = grid else { return 0 };
    // SAFETY: the caller's promise.
    grid.tiles(area.copied(), unsafe { buffer(out_tiles, capacity) })
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

/// What a shape meets first that moves in a straight line, each of its points to that + movement, a sum of real numbers; no
/// if it never shares a point with the grid, either is null, a number is not finite or the settings are refused
/// (clash_cast_settings_check). `settings` may be null: clash_default_cast. As exact as clash_cast.
/// The normal leads out of the union: it is none of an edge where tiles are flush, and a corner counts only if it is one
/// of the union. What touches at the start meets at 0 with the deepest of clash_grid_contacts, or with
/// CLASH_CAST_APPROACHING the deepest into which the movement leads; what slides along flush tiles meets none of them. Of
/// tiles that are met at the same time the one that is most in the way is told. Tiles that let movers pass are there as
/// all others.
/// Looks at what is filled along the way of a box around the shape, up to there: what is empty is skipped in large blocks.
/// `outHit` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_grid_cast(
    grid: Option<&Grid>,
    shape: Option<&Shape<'_>>,
    movement: Vector2D,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<GridCastHit>>,
) -> bool {
    let settings = settings.copied().unwrap_or_default();
    let hit = grid.zip(shape).and_then(|(grid, shape)| grid.cast(shape, movement, &settings));
    written(hit, out_hit)
}

/// All contacts of a shape with the grid, or if it comes within a distance of it: of each edge of the union's border that it
/// touches one, as clash_contacts has them of a polygon. How many, of which as many are written as there is room for. None
/// if either is null, and within a negative distance or NaN.
/// The edges where tiles are flush are not there: no contact has the normal of one, and none stumbles over their ends. Each
/// contact is that of one cell: a box on a floor has one for each tile below it, all alike. What is all inside of the grid,
/// touching no edge but from inside, is pushed out past an edge that it touches from outside then: the shortest one of the 16
/// shortest ways after which it is in no tile, or else the shortest one. Lines and sectors touch each tile as if that were
/// alone.
/// There is one exactly if the shape collides with the grid, or comes within the distance. Errors as those of
/// clash_contact; cells come in the order of clash_grid_touched, of groups for each member. Looks at the cells at the
/// border within the distance, and passes over full ones with full ones on all sides; of what is all inside at those within
/// twice that way.
///
/// # Safety
/// `outContacts` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_contacts(
    grid: Option<&Grid>,
    shape: Option<&Shape<'_>>,
    distance: f32,
    out_contacts: *mut GridContact,
    capacity: usize,
) -> usize {
    let Some((grid, shape)) = grid.zip(shape) else { return 0 };
    // SAFETY: the caller's promise.
    grid.contacts(shape, distance, unsafe { buffer(out_contacts, capacity) })
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
