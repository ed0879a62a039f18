//! Grids as words: where their cells are, the kinds of tiles, and each block of cells in which there is something.

use super::super::stream::Sink;
use super::reader::Source;
use super::shape::Failure;
use crate::grid::{Grid, GridSettings, Tile};
use crate::memory::{Allocator, List};
use crate::vector::Vector2D;

pub(super) fn tell_grid(grid: &Grid, sink: &mut impl Sink) {
    sink.vector(grid.cell_size());
    sink.vector(grid.origin());
    sink.word(grid.told_kinds().count() as u32);
    for (corners, one_way) in grid.told_kinds() {
        sink.vector(one_way);
        sink.vectors(corners);
    }
    let mut count = 0;
    grid.each_block(&mut |_, _| count += 1);
    sink.word(count);
    grid.each_block(&mut |[x, y], numbers| {
        sink.word(x as u32);
        sink.word(y as u32);
        let bits = numbers.iter().zip(0..).filter(|(number, _)| **number != 0);
        sink.long(bits.fold(0, |mask, (_, bit)| mask | 1 << bit));
        numbers.iter().filter(|number| **number != 0).for_each(|&number| sink.word(number));
    });
}

/// How many kinds have numbers, besides what is empty and what is full.
const MOST_KINDS: u32 = u16::MAX as u32 - 1;

pub(super) fn read_grid(source: &mut impl Source, allocator: Allocator) -> Result<Grid, Failure> {
    let (cell_size, origin) = (read_vector(source)?, read_vector(source)?);
    let mut grid = Grid::new(&GridSettings { cell_size, origin, allocator })?;
    let mut corners = List::new(allocator);
    let kinds = source.word()?;
    if kinds > MOST_KINDS {
        return Err(Failure::Bad);
    }
    for _ in 0..kinds {
        let one_way = read_vector(source)?;
        corners.clear();
        for _ in 0..source.word()? {
            corners.try_push(read_vector(source)?)?;
        }
        grid.add_kind(&corners, one_way)?;
    }
    for _ in 0..source.word()? {
        read_block(source, &mut grid)?;
    }
    Ok(grid)
}

fn read_block(source: &mut impl Source, grid: &mut Grid) -> Result<(), Failure> {
    let first = [source.word()? as i32, source.word()? as i32];
    let mask = source.long()?;
    for place in (0..64).filter(|place| mask >> place & 1 == 1) {
        let cell = Grid::cell_in_block(first, place).ok_or(Failure::Bad)?;
        grid.set(cell, Tile::of_value(source.word()?))?;
    }
    Ok(())
}

fn read_vector(source: &mut impl Source) -> Result<Vector2D, Failure> {
    Ok(Vector2D::new(source.number()?, source.number()?))
}
