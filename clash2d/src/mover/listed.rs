//! A list of obstacles, and which of them are near a whole move: all of it is looked at once, however often it bends.

use super::obstacle::{Obstacle, ObstacleId};
use crate::any::{Form, Shape};
use crate::shape::Rectangle;
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
            if is_moved || !is_beyond(&obstacle.shape, &around) {
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

/// Whether all of a shape is outside of a box, beyond doubt; of what is made of others it is not told.
fn is_beyond(shape: &Shape<'_>, around: &Frame) -> bool {
    let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
    let plain = |corners: Frame, radius: f32| (wide(corners.low), wide(corners.high), radius);
    let all = |corners: &[Vector2D]| {
        corners.iter().fold(Frame::EMPTY, |frame, &v| frame.joined(Frame::of(v, v)))
    };
    let (low, high, radius) = match shape.form() {
        Form::Rectangle(Rectangle { origin, size }) => {
            let ([x, y], [width, height]) = (wide(origin), wide(size));
            ([x, y], [x + width, y + height], 0.0)
        }
        Form::Point(p) => plain(Frame::of(p, p), 0.0),
        Form::Segment(s) => plain(Frame::of(s.point1, s.point2), 0.0),
        Form::Circle(c) => plain(Frame::of(c.center, c.center), c.radius),
        Form::Capsule(c) => plain(Frame::of(c.point1, c.point2), c.radius),
        Form::OrientedRectangle(r) => {
            plain(Frame::of(r.center, r.center), r.half_extend.x + r.half_extend.y)
        }
        Form::Polygon(polygon) => plain(all(polygon.vertices()), polygon.radius()),
        Form::Chain(chain) => plain(all(chain.vertices()), chain.radius()),
        _ => return false,
    };
    let by = wide(shape.position());
    let limits = [wide(around.low), wide(around.high)];
    (0..2).any(|axis| {
        let size = low[axis].abs() + high[axis].abs() + by[axis].abs();
        // More than three sums lose; half extents may have been rounded by a float.
        let reach = f64::from(radius) * (1.0 + 1e-6) + size * (8.0 * f64::EPSILON);
        (high[axis] + by[axis] + reach < limits[0][axis])
            | (low[axis] + by[axis] - reach > limits[1][axis])
    })
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{Listed, is_beyond};
    use crate::mover::draw::Draw;
    use crate::mover::obstacle::Obstacle;
    use crate::shape::OrientedRectangle;
    use crate::tree::Frame;
    use crate::vector::Vector2D;

    /// What is not told to be near a box does not meet any box in it, as its own least box tells.
    #[test]
    fn what_is_beyond_meets_nothing() {
        let mut draw = Draw::new(81);
        let (mut beyond, mut near) = (0, 0);
        for _ in 0..2_000 {
            draw.move_on();
            let mut list: Vec<Obstacle<'_>> =
                (0..9).map(|_| Obstacle::new(draw.shapes()[0])).collect();
            let half = Vector2D::new(draw.number().abs(), draw.number().abs());
            let turned = OrientedRectangle::new(draw.vector(), half, draw.rng.f32() * 360.0);
            list.push(Obstacle::new(turned).with_movement(Vector2D::ZERO));
            let place = draw.place;
            let mut frame = || Frame::of(place + draw.vector(), place + draw.vector());
            let (around, inner) = (frame(), frame());
            for obstacle in &list {
                let is_met = obstacle.shape.frame().meets(&around);
                let is_beyond = is_beyond(&obstacle.shape, &around);
                // The box of a shape that is turned, or has a radius, is rounded outwards.
                assert!(!(is_beyond && is_met) || is_beside(obstacle, &around), "{obstacle:?}");
                beyond += u32::from(is_beyond);
                near += u32::from(is_met);
            }
            let listed = Listed::new(&list, around);
            let mut told = Vec::new();
            listed.each_near(&inner, &mut |id, _| told.push(id.number));
            assert!(told.is_sorted());
            for (number, obstacle) in (0..).zip(&list) {
                let is_met = obstacle.shape.frame().meets(&inner);
                assert!(!is_met || told.contains(&number) || is_beside(obstacle, &inner));
            }
        }
        assert!(beyond > 2_000 && near > 2_000, "{beyond} {near}");
    }

    /// Whether its box meets another one by a few roundings only.
    fn is_beside(obstacle: &Obstacle<'_>, around: &Frame) -> bool {
        let Frame { low, high } = obstacle.shape.frame();
        let shrink = |x: f32, up: bool| {
            let step = if up { f32::next_up } else { f32::next_down };
            (0..4).fold(x, |x, _| step(x))
        };
        let low = Vector2D::new(shrink(low.x, true), shrink(low.y, true));
        let high = Vector2D::new(shrink(high.x, false), shrink(high.y, false));
        !Frame { low, high }.meets(around)
    }
}
