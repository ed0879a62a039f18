//! A list of obstacles, and which of them are near a whole move: all of it is looked at once, however often it bends.

use super::obstacle::{Obstacle, ObstacleId};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many of a list are known to be near: of more all are asked each time.
const MOST: usize = 64;

/// What of a list is near a box, besides all that moved.
pub(super) struct Listed<'s> {
    list: &'s [Obstacle<'s>],
    around: Frame,
    numbers: [u32; MOST],
    count: usize,
    pub(super) has_moved: bool,
}

impl<'s> Listed<'s> {
    pub(super) fn new(list: &'s [Obstacle<'s>], around: Frame) -> Self {
        let list = &list[..list.len().min(u32::MAX as usize)];
        let mut listed = Self { list, around, numbers: [0; MOST], count: 0, has_moved: false };
        for (number, obstacle) in (0..).zip(list) {
            let is_moved = is_moved(obstacle);
            listed.has_moved |= is_moved;
            if is_moved || !obstacle.shape.is_single() || obstacle.shape.frame().meets(&around) {
                if let Some(free) = listed.numbers.get_mut(listed.count) {
                    *free = number;
                }
                listed.count += 1;
            }
        }
        listed
    }

    /// Visits all that moved or may meet a box, and others, in the order of the list.
    pub(super) fn each_near(
        &self,
        near: &Frame,
        visit: &mut dyn FnMut(ObstacleId, &'s Obstacle<'s>),
    ) {
        match self.numbers.get(..self.count).filter(|_| self.around.holds(near)) {
            Some(numbers) => numbers.iter().for_each(|&number| {
                visit(ObstacleId::listed(number), &self.list[number as usize]);
            }),
            None => self.each(visit),
        }
    }

    /// Visits all of them.
    pub(super) fn each(&self, visit: &mut dyn FnMut(ObstacleId, &'s Obstacle<'s>)) {
        (0..).zip(self.list).for_each(|(number, it)| visit(ObstacleId::listed(number), it));
    }
}

/// Whether it came where it is by a motion.
fn is_moved(obstacle: &Obstacle<'_>) -> bool {
    let motion = &obstacle.motion;
    (motion.movement != Vector2D::ZERO) | (motion.rotation != 0.0)
}
