//! What a moving shape meets first.

use core::cell::{Cell, RefCell};

use super::contact::GridContact;
use super::grid::{Grid, GridCell, GridTile, Tile};
use super::near::frame_of;
use super::sweep::Sweep;
use crate::any::{Chain, Form, Placed, Shape, Side};
use crate::cast::{CastHit, CastSettings, Several, Union};
use crate::distance::members::each_member;
use crate::exact::position::Position;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// When and where a moving shape meets a grid first.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct GridCastHit {
    /// The cell, and what is in it.
    pub found: GridTile,
    /// When and where: the tile is the first shape, so that the normal leads out of the grid.
    pub cast: CastHit,
}

impl Grid {
    /// What a shape meets first that moves in a straight line, each of its points to where it is + movement, a sum of real
    /// numbers; None if it never shares a point with the grid, and if the settings are
    /// [refused](CastSettings::check). As exact as [`cast_with`](crate::cast_with).
    ///
    /// The normal is one of the union: of an edge where tiles are flush there is none, and a corner counts only if it is one
    /// of the union. What touches at the start meets at 0 with the deepest of all [`contacts`](Self::contacts), or with
    /// [`CastMode::Approaching`](crate::CastMode::Approaching) the deepest into which the movement leads; what slides along
    /// flush tiles meets none of them. Of tiles that are met at the same time the one that is most in the way is told. Tiles
    /// that let pass are there as all others.
    ///
    /// Looks at what is filled along the way of a box around the shape, up to there: what is empty is skipped in large
    /// blocks.
    pub fn cast<'s>(
        &self,
        shape: impl Into<Shape<'s>>,
        movement: Vector2D,
        settings: &CastSettings,
    ) -> Option<GridCastHit> {
        self.cast_by(&shape.into(), [movement, Vector2D::ZERO], settings)
    }

    /// The same with a movement that is the sum of two vectors.
    pub(crate) fn cast_by(
        &self,
        shape: &Shape<'_>,
        movement: [Vector2D; 2],
        settings: &CastSettings,
    ) -> Option<GridCastHit> {
        let mut several = Several::new(shape, movement, settings)?;
        let near = frame_of(shape).filter(|_| !self.is_empty())?;
        if self.is_met(shape, &several) {
            let hit = self.deepest(shape, &several);
            if hit.is_some() || !several.leave() {
                return hit;
            }
        }
        if movement == [Vector2D::ZERO; 2] {
            return None;
        }
        self.first_of(several, shape, movement, near)
    }

    /// Whether a shape meets the grid at the start.
    fn is_met(&self, shape: &Shape<'_>, several: &Several<'_>) -> bool {
        let (mut is_met, kept) = (false, several.kept());
        each_member(Placed::of(shape), |_, member| {
            is_met = is_met || self.any_near(member, kept, &mut |_, tile| several.meets(tile));
        });
        is_met
    }

    /// The hit of a shape that meets the grid at the start, if one counts.
    fn deepest(&self, shape: &Shape<'_>, several: &Several<'_>) -> Option<GridCastHit> {
        let mut deepest: Option<((bool, f32), GridCastHit)> = None;
        self.each_contact(shape, several.kept(), &mut |&GridContact { found, contact }| {
            let rank = (several.is_there(&contact), contact.depth);
            if deepest.is_none_or(|(deepest, _)| rank > deepest) {
                let tile = self.placed(found.cell, found.tile.kind);
                let hit = several.start(&contact, tile);
                deepest = hit.map(|cast| (rank, GridCastHit { found, cast })).or(deepest);
            }
        });
        deepest.map(|(_, hit)| hit).or_else(|| self.first_alone(shape, several))
    }

    /// The hit of the first tile that is met at the start by itself: where a chain has contacts on its free side only.
    fn first_alone(&self, shape: &Shape<'_>, several: &Several<'_>) -> Option<GridCastHit> {
        let mut first = None;
        each_member(Placed::of(shape), |_, member| {
            self.any_near(member, several.kept(), &mut |found, _| {
                let tile = self.shape_of(found.cell, found.tile.kind);
                let hit = || several.start_at(&tile.shape());
                first = first.or_else(|| Some(GridCastHit { found, cast: hit()? }));
                first.is_some()
            });
        });
        first
    }

    fn first_of<'s>(
        &'s self,
        several: Several<'s>,
        shape: &Shape<'_>,
        [movement, rest]: [Vector2D; 2],
        near: Frame,
    ) -> Option<GridCastHit> {
        let by = [[movement.x, rest.x], [movement.y, rest.y]];
        let sweep = Sweep::new(near.grown(several.kept().into()), [0.0; 2], by);
        let is_endless = !(near.low.is_finite() && near.high.is_finite());
        let (several, first) = (RefCell::new(several), Cell::new(None));
        self.cells.any(
            &sweep.window(&self.lines),
            sweep.flips(),
            &mut |square| {
                let last = several.borrow().last().next_up();
                let is_met = |block: Shape<'_>| {
                    let several = several.borrow();
                    let settings = CastSettings::new().with_distance_kept(several.kept());
                    several.cast_at(&block, &settings).is_some()
                };
                sweep.time_of(&self.lines, square).is_some_and(|time| time <= last.into())
                    && (!is_endless || self.block(square).is_none_or(is_met))
            },
            &mut |cell, value| {
                let found = self.tile(cell, value);
                let from = Position::of(shape.position());
                if self.take(found, from, &mut several.borrow_mut()) {
                    first.set(Some(found));
                }
                false
            },
        );
        let cast = several.borrow().hit()?;
        Some(GridCastHit { found: first.get()?, cast })
    }
}

impl Grid {
    /// Casts at a tile; whether it is met first so far.
    fn take(&self, found: GridTile, from: Position, several: &mut Several<'_>) -> bool {
        let GridTile { cell, tile: Tile { kind, .. } } = found;
        let (tile, border) = (self.placed(cell, kind), Border { grid: self, cell, from });
        if !several.is_leaving() {
            return several.take(tile, &self.shape_of(cell, kind).shape(), &border);
        }
        // What is met at the start may reach into the ground, where it meets no edge that is not there.
        let mut is_first = false;
        self.each_exposed(cell, kind, &mut |_, ends| {
            let edge = Form::Chain(Chain::new(&ends).with_solid_side(Side::Left));
            is_first |= several.take_edge(tile.with(edge), tile, &border);
        });
        is_first
    }
}

/// The border at a tile.
struct Border<'g> {
    grid: &'g Grid,
    cell: GridCell,
    /// From where it is seen.
    from: Position,
}

impl Union for Border<'_> {
    fn each_way(&self, corner: Vector2D, visit: &mut dyn FnMut([Vector2D; 2], Position)) {
        self.grid.each_branch(self.cell, corner, &mut |branch| {
            let position = self.grid.position_of(branch.cell);
            visit(branch.ends, position.seen_from(self.from));
        });
    }
}
