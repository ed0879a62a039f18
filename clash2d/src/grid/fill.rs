//! Many cells at once.

use super::cells::Window;
use super::grid::{Grid, GridCell, GridTile, Tile};
use super::leaves::Need;
use crate::any::Status;

/// A rectangle of cells.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct GridArea {
    /// The lower left one.
    pub first: GridCell,
    /// How many columns there are.
    pub width: u32,
    /// How many rows there are.
    pub height: u32,
}

impl GridArea {
    /// So many columns and rows from a cell on.
    pub const fn new(first: GridCell, width: u32, height: u32) -> Self {
        Self { first, width, height }
    }

    /// From which to which cell on each axis.
    fn ranges(&self) -> [[i64; 2]; 2] {
        let range = |first: i32, count: u32| {
            let first = i64::from(first);
            [first, first + i64::from(count) - 1]
        };
        [range(self.first.x, self.width), range(self.first.y, self.height)]
    }

    fn is_empty(&self) -> bool {
        self.cells() == 0
    }

    /// How many there are.
    fn cells(&self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }
}

/// In which order the rows of cells are in an array.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum GridRows {
    /// The lowest one first, upwards, as the numbers of cells are.
    #[default]
    BottomFirst = 0,
    /// The highest one first, as text and most pictures are.
    TopFirst = 1,
}

impl GridRows {
    /// That of a number; None if it is an unknown one.
    pub const fn of_number(number: u32) -> Option<Self> {
        match number {
            0 => Some(Self::BottomFirst),
            1 => Some(Self::TopFirst),
            _ => None,
        }
    }

    /// Which row of an array a row of cells is.
    fn row(self, y: u32, height: u32) -> usize {
        match self {
            Self::BottomFirst => y as usize,
            Self::TopFirst => (height - 1 - y) as usize,
        }
    }
}

/// Whether an array has all rows of an area, some elements apart.
fn has_all(area: &GridArea, stride: usize, length: usize) -> bool {
    let rows = (area.height as usize - 1).checked_mul(stride);
    rows.and_then(|rows| rows.checked_add(area.width as usize)).is_some_and(|end| end <= length)
}

impl Grid {
    /// Writes the same into all cells of a rectangle. What is empty takes no time, and no memory.
    ///
    /// Not ok, and nothing is changed: as [`set`](Self::set) of any of them, and `UnknownValue` also of cells beyond those
    /// that there are.
    pub fn fill(&mut self, area: GridArea, tile: Tile) -> Result<(), Status> {
        match tile.kind {
            0 => self.clear(area),
            kind => {
                self.reserve_least(&area, kind)?;
                self.fill_with(area, |_, _| Some(tile))
            }
        }
    }

    /// Room for the numbers in all cells of a rectangle, before each is asked for; not ok if that is easily told.
    fn reserve_least(&mut self, area: &GridArea, kind: u16) -> Result<(), Status> {
        self.check(area)?;
        let has_ends = |axis: usize| {
            let ends = area.ranges()[axis];
            ends.into_iter().all(|number| self.lines.has_line(axis, number as i32))
        };
        let is_known = usize::from(kind) < self.kinds.len() && has_ends(0) && has_ends(1);
        match area.is_empty() || is_known {
            true => Ok(self.cells.reserve_least(area.cells())?),
            false => Err(Status::UnknownValue),
        }
    }

    /// Writes what an array of bytes says into all cells of a rectangle: a row after the other, of which each begins
    /// `stride` bytes after the one before. `tiles` says what each byte stands for: 0 for the first of them; also nothing.
    ///
    /// Not ok, and nothing is changed: as [`fill`](Self::fill); `UnknownValue` of a byte for which there is no tile;
    /// `BadArray` if there are too few bytes.
    pub fn fill_bytes(
        &mut self,
        area: GridArea,
        bytes: &[u8],
        stride: usize,
        rows: GridRows,
        tiles: &[Tile],
    ) -> Result<(), Status> {
        if !area.is_empty() && !has_all(&area, stride, bytes.len()) {
            return Err(Status::BadArray);
        }
        self.fill_with(area, |x, y| {
            let byte = bytes[rows.row(y, area.height) * stride + x as usize];
            tiles.get(usize::from(byte)).copied()
        })
    }

    /// Writes a tile where a bitmap has a 1, and nothing where it has a 0, into all cells of a rectangle: a row after the
    /// other, of which each begins `stride` bits after the one before. Of each byte the lowest bit comes first.
    ///
    /// Not ok, and nothing is changed: as [`fill`](Self::fill); `BadArray` if there are too few bits.
    pub fn fill_bits(
        &mut self,
        area: GridArea,
        bits: &[u8],
        stride: usize,
        rows: GridRows,
        tile: Tile,
    ) -> Result<(), Status> {
        let length = bits.len().saturating_mul(8);
        if !area.is_empty() && !has_all(&area, stride, length) {
            return Err(Status::BadArray);
        }
        self.fill_with(area, |x, y| {
            let place = rows.row(y, area.height) * stride + x as usize;
            Some(if bits[place >> 3] >> (place & 7) & 1 == 1 { tile } else { Tile::EMPTY })
        })
    }

    /// Writes what is told for each column and row of a rectangle, from 0 on, into its cells. It is asked twice for each, and
    /// tells the same; None means that it is not known.
    fn fill_with(
        &mut self,
        area: GridArea,
        tile_at: impl Fn(u32, u32) -> Option<Tile>,
    ) -> Result<(), Status> {
        self.check(&area)?;
        if area.is_empty() {
            return Ok(());
        }
        let need = self.need(&area, &tile_at)?;
        self.cells.reserve_for(need)?;
        self.changed.add(Window(area.ranges()));
        each_leaf(&area, |leaf| {
            let numbers = self.merged(&leaf, &tile_at).ok_or(Status::UnknownValue)?;
            self.cells.set_around(leaf.cell, &numbers);
            Ok(())
        })
    }

    /// What is in the cells of a rectangle, or in all cells, that is not empty; how much, of which as much is written as
    /// there is room for. In the order of [`touched`](Self::touched). What is empty is skipped in large blocks.
    pub fn tiles(&self, area: Option<GridArea>, out: &mut [GridTile]) -> usize {
        let mut count = 0;
        self.each_tile_in(area, &mut |found| {
            if let Some(place) = out.get_mut(count) {
                *place = found;
            }
            count += 1;
            false
        });
        count
    }

    /// Visits what is in the cells of a rectangle until `visit` says so.
    fn each_tile_in(&self, area: Option<GridArea>, visit: &mut dyn FnMut(GridTile) -> bool) {
        let all = [[i64::from(i32::MIN), i64::from(i32::MAX)]; 2];
        let window = Window(area.map_or(all, |area| area.ranges()));
        if area.is_none_or(|area| !area.is_empty()) {
            self.cells.any(&window, [false; 2], &mut |_| true, &mut |cell, value| {
                visit(self.tile(cell, value))
            });
        }
    }

    /// Empties all cells of a rectangle.
    fn clear(&mut self, area: GridArea) -> Result<(), Status> {
        self.check(&area)?;
        if !area.is_empty() {
            self.cells.clear(&Window(area.ranges()));
            self.changed.add(Window(area.ranges()));
        }
        Ok(())
    }

    /// Whether there are all cells of a rectangle.
    fn check(&self, area: &GridArea) -> Result<(), Status> {
        let is_known = |[_, last]: [i64; 2]| i32::try_from(last).is_ok();
        match area.is_empty() || area.ranges().into_iter().all(is_known) {
            true => Ok(()),
            false => Err(Status::UnknownValue),
        }
    }

    /// What it takes to write a rectangle; not ok if one of its cells can't be written.
    fn need(
        &self,
        area: &GridArea,
        tile_at: &impl Fn(u32, u32) -> Option<Tile>,
    ) -> Result<Need, Status> {
        let (mut need, inner) = (Need::default(), inner_blocks(area)?);
        each_leaf(area, |leaf| {
            let numbers = self.merged(&leaf, tile_at).filter(|_| self.can_write(&leaf, tile_at));
            let numbers = numbers.ok_or(Status::UnknownValue)?;
            let count = numbers.iter().filter(|&&number| number != 0).count() as u32;
            need = self.cells.need_around(leaf.cell, count, need);
            Ok(())
        })?;
        Ok(need.with_inner_at_most(inner))
    }

    /// Whether all cells of a part of a rectangle have a place, and all kinds are known.
    fn can_write(&self, leaf: &Leaf, tile_at: &impl Fn(u32, u32) -> Option<Tile>) -> bool {
        let [columns, rows] = [0, 1].map(|axis| {
            let numbers = (0..8).map(|i| leaf.base[axis] + i);
            let is_place = |number: i64| {
                i32::try_from(number).is_ok_and(|number| self.lines.has_line(axis, number))
            };
            numbers.fold(0_u32, |bits, number| bits >> 1 | u32::from(is_place(number)) << 7)
        });
        leaf.cells().all(|(bit, x, y)| {
            let Tile { kind, .. } = tile_at(x, y).unwrap_or_default();
            let is_place = columns >> (bit & 7) & rows >> (bit >> 3) & 1 == 1;
            kind == 0 || (usize::from(kind) < self.kinds.len() && is_place)
        })
    }

    /// The numbers of a block of cells with a part of a rectangle written into it; None if one is not known.
    fn merged(
        &self,
        leaf: &Leaf,
        tile_at: &impl Fn(u32, u32) -> Option<Tile>,
    ) -> Option<[u32; 64]> {
        let mut numbers = self.cells.around(leaf.cell);
        for (bit, x, y) in leaf.cells() {
            numbers[bit as usize] = tile_at(x, y)?.to_value();
        }
        Some(numbers)
    }
}

/// The part of a rectangle that is in a block of 8 × 8 cells.
struct Leaf {
    /// One of the cells.
    cell: [i32; 2],
    /// The first cell of the block, which may be none.
    base: [i64; 2],
    /// From which to which column and row of the block.
    part: [[i64; 2]; 2],
    /// Where the rectangle begins.
    first: [i64; 2],
}

impl Leaf {
    /// The bits of the cells, with their columns and rows in the rectangle.
    fn cells(&self) -> impl Iterator<Item = (u32, u32, u32)> {
        let ([[left, right], [bottom, top]], first, base) = (self.part, self.first, self.base);
        (bottom..=top).flat_map(move |y| {
            (left..=right).map(move |x| {
                let place = [base[0] + x - first[0], base[1] + y - first[1]];
                ((8 * y + x) as u32, place[0] as u32, place[1] as u32)
            })
        })
    }
}

/// The first cell of the block of 8 × 8 cells in which one is.
fn base_of(cell: i64) -> i64 {
    (cell + 4).div_euclid(8) * 8 - 4
}

/// Visits the parts of a rectangle that are in blocks of cells, until one is not ok.
fn each_leaf(
    area: &GridArea,
    mut visit: impl FnMut(Leaf) -> Result<(), Status>,
) -> Result<(), Status> {
    let ranges @ [[left, right], [bottom, top]] = area.ranges();
    if area.is_empty() {
        return Ok(());
    }
    for y in (base_of(bottom)..=top).step_by(8) {
        for x in (base_of(left)..=right).step_by(8) {
            let base = [x, y];
            let part = [0, 1].map(|axis| {
                let [from, to] = ranges[axis];
                [(from - base[axis]).max(0), (to - base[axis]).min(7)]
            });
            let cell = [0, 1].map(|axis| (base[axis] + part[axis][0]) as i32);
            visit(Leaf { cell, base, part, first: [left, bottom] })?;
        }
    }
    Ok(())
}

/// How many blocks of blocks are at a rectangle, at most; not ok if there are more blocks than numbers for them.
fn inner_blocks(area: &GridArea) -> Result<u64, Status> {
    let ranges = area.ranges();
    let blocks = |level: u32| {
        let [columns, rows] = ranges.map(|[from, to]| ((to - from) >> (3 * level)) as u64 + 2);
        columns.saturating_mul(rows)
    };
    match blocks(1) <= u64::from(u32::MAX) {
        true => Ok((2..=11).map(blocks).sum()),
        false => Err(Status::OutOfMemory),
    }
}
