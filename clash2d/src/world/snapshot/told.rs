//! What a world tells of itself.

use super::super::World;
use super::super::body::{Body, State};
use super::super::shapes::Entry;
use super::super::stream::{Sink, write_shape};
use super::grid::tell_grid;
use crate::pose::Pose;

/// A place in the store without a shape.
pub(super) const FREE: u32 = u32::MAX;
/// Memory for a turned shape, which is made from the shape of its collider.
pub(super) const TURNED: u32 = u32::MAX - 1;

impl World {
    /// Tells a section: numbers of the world, shapes, colliders, or pairs.
    pub(super) fn tell_section(&self, section: usize, sink: &mut impl Sink) {
        match section {
            0 => self.tell_world(sink),
            1 => self.tell_shapes(sink),
            2 => self.bodies.list.iter().for_each(|body| self.tell_body(body, sink)),
            _ => self
                .updates
                .touching
                .iter()
                .flat_map(|pair| pair.key())
                .for_each(|index| sink.word(index)),
        }
    }

    fn tell_world(&self, sink: &mut impl Sink) {
        sink.number(self.tolerance);
        sink.vector(self.region.low);
        sink.vector(self.region.high);
        sink.word(self.shapes.free);
        sink.word(self.bodies.free);
        self.bodies.removed.iter().for_each(|&index| sink.word(index));
        for (index, grid) in self.grids.iter() {
            sink.word(index);
            tell_grid(grid, sink);
        }
    }

    fn tell_shapes(&self, sink: &mut impl Sink) {
        for (number, entry) in (0..).zip(&self.shapes.entries) {
            match entry {
                Entry::Free { next } => {
                    sink.word(FREE);
                    sink.word(*next);
                }
                Entry::Small { users: 0, .. } | Entry::Block { users: 0, .. } => sink.word(TURNED),
                _ => write_shape(sink, &self.shapes.get(number)),
            }
        }
    }

    fn tell_body(&self, body: &Body, sink: &mut impl Sink) {
        let state = body.state.told();
        sink.word(state);
        sink.word(body.generation);
        if !body.state.has(State(State::ALIVE.0 | State::REMOVED.0)) {
            return sink.word(body.stops);
        }
        let filter = body.filter();
        sink.long(filter.layers);
        sink.long(filter.mask);
        sink.word(filter.family);
        sink.word(filter.flags);
        sink.long(body.user);
        if !body.is_alive() {
            return sink.word(body.stops);
        }
        sink.word(body.own);
        sink.word(body.turned);
        sink.vector(body.one_way);
        tell_pose(body.pose, sink);
        self.tell_way(body, sink);
    }

    fn tell_way(&self, body: &Body, sink: &mut impl Sink) {
        sink.word(self.stops.moves(body));
        if !body.state.has(State::MOVED) {
            return;
        }
        tell_pose(body.start, sink);
        sink.word(self.stops.of(body.stops).count() as u32);
        for link in self.stops.of(body.stops) {
            tell_pose(link.stop.pose, sink);
            sink.number(link.stop.time);
            sink.word(link.number);
        }
    }
}

fn tell_pose(pose: Pose, sink: &mut impl Sink) {
    sink.vector(pose.position);
    sink.number(pose.rotation);
}
