//! A region outside of which pairs are not looked for.

use super::World;
use super::body::State;
use super::found::Key;
use super::shapes::frame_of;
use crate::any::{Shape, Status};
use crate::shape::Rectangle;
use crate::tree::Frame;

impl World {
    /// Lets updates look only for pairs of which both are in a region; None: for all, as at first.
    ///
    /// One is in it if a box around it and its way since the last update touches it; around oriented rectangles,
    /// sectors and turns boxes are larger than need be. Grids are in every region. The next update ends the pairs of what is outside then, and
    /// begins those of what is inside, as `EventFlags::Changed`. Queries ask everywhere. Not ok: why the
    /// rectangle is invalid. O(n).
    pub fn set_region(&mut self, region: Option<Rectangle>) -> Result<(), Status> {
        let region = region.map(Shape::from);
        region.map_or(Ok(()), |region| region.check().to_result())?;
        self.set_frame(region.map_or(Frame::PLANE, |region| frame_of(&region)))
    }

    /// The same with a box; one that is none has no meaning.
    pub(super) fn set_frame(&mut self, region: Frame) -> Result<(), Status> {
        if !region.meets(&region) {
            return Err(Status::NotFinite);
        }
        for index in 0..self.bodies.list.len() as u32 {
            if self.bodies.at(index).is_alive() {
                let frame = self.frame_on_way(index, 0);
                if frame.meets(&region) & !frame.meets(&self.region) {
                    self.index.set(index, frame);
                    self.change(index)?;
                }
            }
        }
        self.index.refit(&self.tasks);
        self.region = region;
        self.log.set_region(region);
        Ok(())
    }

    /// Whether a collider is in the region; its box must be that of its way.
    pub(super) fn is_within(&self, index: u32) -> bool {
        !self.has_region() || self.is_in_region(index)
    }

    pub(super) fn are_within(&self, key: Key) -> bool {
        !self.has_region() || key.iter().all(|&index| self.is_in_region(index))
    }

    fn is_in_region(&self, index: u32) -> bool {
        self.bodies.at(index).state.has(State::GRID) || self.index.frame(index).meets(&self.region)
    }

    /// How many of those that moved or changed are in the region, and there.
    pub(super) fn active_within(&self) -> usize {
        if !self.has_region() {
            return self.active.len();
        }
        let is_within = |&&index: &&u32| self.bodies.at(index).is_alive() && self.is_within(index);
        self.active.iter().filter(is_within).count()
    }

    pub(super) fn has_region(&self) -> bool {
        let Frame { low, high } = self.region;
        [low.x, low.y, high.x, high.y].iter().any(|bound| bound.is_finite())
    }
}
