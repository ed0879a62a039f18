//! What a mover has around it.

use super::grown::Pair;
use super::listed::Listed;
use super::nearby::{Nearby, Neighbour};
use super::obstacle::{Obstacle, ObstacleId};
use super::order::Order;
use super::piece::{Passing, Piece, each_piece, terms};
use super::plane::{leads, wide};
use super::seen::Seen;
use super::track::{Sweep, Track};
use crate::any::{Form, Placed, Shape};
use crate::cast::Motion;
use crate::exact::position::Position;
use crate::exact::terms::Vector;
use crate::grid::{Grid, GridCell};
use crate::pose::Pose;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::world::{Query, World};

/// Where obstacles are: in a list, in a world, in a grid, or in several of these.
#[derive(Clone, Copy, Default)]
pub struct Obstacles<'a> {
    /// The list, of which the first 2^32 - 1 count.
    pub list: &'a [Obstacle<'a>],
    /// The world, and which of its colliders; sensors are never among them.
    pub world: Option<(&'a World, &'a Query<'a>)>,
    /// A grid of tiles.
    pub grid: Option<&'a Grid>,
}

impl<'a> From<&'a [Obstacle<'a>]> for Obstacles<'a> {
    fn from(list: &'a [Obstacle<'a>]) -> Self {
        Self { list, ..Self::default() }
    }
}

/// The mover's shape: one convex piece, or members that are.
#[derive(Clone, Copy)]
pub(super) enum Body<'m> {
    One(Piece<'m>),
    /// Members that stand somewhere, and the gap that they keep.
    Many(&'m [Shape<'m>], Position, f32),
}

impl<'m> Body<'m> {
    /// None if it has a piece that is not convex, or none with an inside.
    pub(super) fn of(shape: &Shape<'m>, gap: f32) -> Option<Self> {
        let placed = Placed::of(shape);
        let members = match placed.form {
            Form::Group(group) => Some(group.shapes()),
            Form::Prepared(prepared) => prepared.members().map(|(shapes, _)| shapes),
            _ => None,
        };
        let is_fit = |piece: &Piece<'_>| piece.has_area();
        match members {
            None => Piece::of(placed).filter(is_fit).map(|piece| Self::One(piece.keeping(gap))),
            Some(shapes) => {
                let pieces = shapes.iter().map(|shape| Placed::member(shape, placed.position));
                let are_fit = pieces
                    .clone()
                    .all(|member| Piece::of(member).is_some_and(|piece| is_fit(&piece)));
                (are_fit && !shapes.is_empty()).then_some(Self::Many(shapes, placed.position, gap))
            }
        }
    }

    pub(super) fn each(&self, visit: &mut dyn FnMut(&Piece<'m>)) {
        match self {
            Self::One(piece) => visit(piece),
            Self::Many(shapes, position, gap) => {
                for shape in *shapes {
                    if let Some(piece) = Piece::of(Placed::member(shape, *position)) {
                        visit(&piece.keeping(*gap));
                    }
                }
            }
        }
    }

    fn is_one(&self) -> bool {
        self.only().is_some()
    }

    /// Its piece, if it has no more.
    fn only(&self) -> Option<&Piece<'m>> {
        if let Self::One(piece) = self { Some(piece) } else { None }
    }

    /// Around it at the origin.
    pub(super) fn frame(&self) -> Frame {
        let mut frame = Frame::EMPTY;
        self.each(&mut |piece| frame = frame.joined(piece.frame));
        frame
    }
}

/// A mover and the obstacles that count.
#[derive(Clone, Copy)]
pub(super) struct Scene<'s> {
    pub(super) body: Body<'s>,
    /// Around the mover at the origin.
    pub(super) frame: Frame,
    pub(super) obstacles: Obstacles<'s>,
    /// The list among these.
    pub(super) listed: &'s Listed<'s>,
    /// What is known of these.
    pub(super) nearby: Option<&'s Nearby<'s>>,
    /// One that does not count.
    pub(super) without: Option<ObstacleId>,
    /// Of carriers only these count, if it is told.
    pub(super) carriers: Option<&'s [Option<ObstacleId>]>,
    /// One-way obstacles that let pass along this don't count.
    pub(super) dropped: Option<Vector2D>,
    /// Whether carriers are where they began.
    pub(super) is_before: bool,
}

/// An obstacle that moved.
#[derive(Clone, Copy)]
pub(super) struct Carrier<'s> {
    pub(super) id: ObstacleId,
    /// Where it is now.
    placed: Placed<'s>,
    /// How it came there, unless it turned as well.
    by: Option<Vector<2>>,
    poses: [Pose; 2],
    one_way: Vector2D,
}

impl<'s> Carrier<'s> {
    fn of_list(id: ObstacleId, obstacle: &Obstacle<'s>) -> Option<Self> {
        let Motion { movement, rotation, pivot } = obstacle.motion;
        let is_moved = movement != Vector2D::ZERO || rotation != 0.0;
        if !(is_moved && movement.is_finite() && rotation.is_finite() && pivot.is_finite()) {
            return None;
        }
        let is_straight = rotation == 0.0;
        let from = if is_straight { Vector2D::ZERO } else { pivot };
        let poses = [Pose::new(from, 0.0), Pose::new(from + movement, rotation)];
        let (placed, one_way) = (Placed::of(&obstacle.shape), obstacle.one_way);
        Some(Self { id, placed, by: is_straight.then(|| terms(movement)), poses, one_way })
    }

    /// Where it began, if it has not turned.
    fn before(&self) -> Option<Placed<'s>> {
        let back = Position::sum(self.by?.map(|by| by.map(|term| -term)));
        Some(self.placed.with_position(self.placed.position.plus(back)))
    }

    /// How far it takes what stands on it at a place.
    pub(super) fn taken(&self, place: Vector2D) -> Vector2D {
        let [before, now] = self.poses;
        if before.rotation == now.rotation {
            return now.position - before.position;
        }
        now.transform_point(before.inverse_transform_point(place)) - place
    }
}

/// A piece of an obstacle and the mover, seen from where a way begins, and where it lets pass.
pub(super) struct Found<'p, 's> {
    pub(super) id: ObstacleId,
    /// Of the grid the cell.
    pub(super) cell: GridCell,
    pub(super) seen: Seen<'p, 's, 's>,
    pub(super) passing: Passing,
}

impl<'s> Scene<'s> {
    pub(super) fn new(body: Body<'s>, obstacles: Obstacles<'s>, listed: &'s Listed<'s>) -> Self {
        Self {
            frame: body.frame(),
            body,
            obstacles,
            listed,
            nearby: None,
            without: None,
            carriers: None,
            dropped: None,
            is_before: false,
        }
    }

    /// Finds what is near: all pieces of the list and of the world in a box, if they are few.
    pub(super) fn look_around(&self, nearby: &mut Nearby<'s>) {
        let area = nearby.area;
        let sweep = Sweep { track: None, mover: self.frame, near: area };
        self.each_obstacle(&area, &mut |id, placed, one_way| {
            if !nearby.is_full() {
                each_piece(placed, &sweep, &mut |solid, passing| {
                    let order = self.body.only().and_then(|mover| Order::of(solid, mover));
                    nearby.add(Neighbour { id, one_way, solid: *solid, order, passing });
                });
            }
        });
    }

    /// Visits the pieces that the mover may come into on a way.
    fn each_near(&self, track: &Track, visit: &mut dyn FnMut(&Found<'_, 's>)) {
        let (sweep, body, none) = (self.sweep(track), &self.body, GridCell::default());
        let mut take = |id,
                        cell,
                        one_way: Vector2D,
                        solid: &Piece<'s>,
                        order: Option<&Order>,
                        passing: Passing| {
            let own = (one_way != Vector2D::ZERO).then(|| terms(one_way));
            let passing = own.or(passing);
            body.each(&mut |mover| {
                // Of several pieces each has a box of its own.
                if body.is_one() || !track.passes(&mover.frame, &solid.frame) {
                    let own = order.is_none().then(|| Order::of(solid, mover)).flatten();
                    let order = order.or(own.as_ref());
                    let seen = Pair { solid, mover, order }.seen_from(track.from);
                    visit(&Found { id, cell, seen, passing });
                }
            });
        };
        match self.nearby.filter(|nearby| !self.is_before && nearby.knows(&sweep.near)) {
            Some(nearby) => {
                for Neighbour { id, one_way, solid, order, passing } in nearby.iter() {
                    if self.counts(*id, *one_way) && sweep.may_enter(&solid.frame) {
                        take(*id, none, *one_way, solid, order.as_ref(), *passing);
                    }
                }
            }
            None => self.each_obstacle(&sweep.near, &mut |id, placed, one_way| {
                each_piece(placed, &sweep, &mut |solid, passing| {
                    take(id, none, one_way, solid, None, passing);
                });
            }),
        }
        self.each_grid(&mut |id, grid| {
            grid.each_on_way(&self.frame, track.from, track.by, &mut |cell, placed, one_way| {
                if self.counts(id, one_way) {
                    each_piece(placed, &sweep, &mut |solid, passing| {
                        take(id, cell, one_way, solid, None, passing);
                    });
                }
            });
        });
    }

    /// Visits all grids.
    fn each_grid(&self, visit: &mut dyn FnMut(ObstacleId, &'s Grid)) {
        if let Some(grid) = self.obstacles.grid {
            visit(ObstacleId::GRID, grid);
        }
        if let Some((world, query)) = self.obstacles.world {
            world.each_solid_grid(query, &mut |id, grid| visit(ObstacleId::of(id), grid));
        }
    }

    fn each_obstacle(&self, near: &Frame, visit: &mut dyn FnMut(ObstacleId, Placed<'s>, Vector2D)) {
        self.listed.each_near(near, &mut |id, obstacle| {
            let carrier = Carrier::of_list(id, obstacle);
            if self.counts(id, obstacle.one_way) && (carrier.is_none() || self.has_carrier(id)) {
                let placed = match carrier {
                    Some(carrier) if self.is_before => carrier.before(),
                    _ => Some(Placed::of(&obstacle.shape)),
                };
                let is_group = !obstacle.shape.is_single();
                if let Some(placed) = placed
                    && (is_group || placed.frame().meets(near))
                {
                    visit(id, placed, obstacle.one_way);
                }
            }
        });
        if let Some((world, query)) = self.obstacles.world {
            world.each_solid(near, query, &mut |id, shape, one_way, poses| {
                let id = ObstacleId::of(id);
                let is_elsewhere = poses.is_some() && (self.is_before || !self.has_carrier(id));
                if self.counts(id, one_way) && !is_elsewhere {
                    visit(id, Placed::of(&shape), one_way);
                }
            });
            if self.is_before {
                self.each_carrier(near, &mut |carrier| {
                    if !carrier.id.is_listed()
                        && self.counts(carrier.id, carrier.one_way)
                        && let Some(placed) = carrier.before()
                    {
                        visit(carrier.id, placed, carrier.one_way);
                    }
                });
            }
        }
    }

    /// Visits all that moved, of a world what is marked as a carrier and whose way meets a box: in the order of the list,
    /// and no other.
    pub(super) fn each_carrier(&self, near: &Frame, visit: &mut dyn FnMut(&Carrier<'s>)) {
        if self.listed.has_moved {
            self.listed.each(&mut |id, obstacle| {
                if let Some(carrier) = Carrier::of_list(id, obstacle) {
                    visit(&carrier);
                }
            });
        }
        let Some((world, query)) = self.obstacles.world else { return };
        world.each_carrier(near, query, &mut |id, shape, one_way, poses| {
            let [from, to] = poses.map(|pose| pose.position);
            let is_straight = poses[0].rotation == poses[1].rotation;
            let by = is_straight.then_some([[to.x, -from.x], [to.y, -from.y]]);
            let (id, placed) = (ObstacleId::of(id), Placed::of(&shape));
            visit(&Carrier { id, placed, by, poses, one_way });
        });
    }

    /// Whether something moved.
    pub(super) fn has_carriers(&self) -> bool {
        let mut has_any = false;
        self.each_carrier(&Frame::PLANE, &mut |_| has_any = true);
        has_any
    }

    /// The part of the span after which a carrier comes to a mover that goes from a place to another one meanwhile, if it does.
    pub(super) fn push_of(&self, carrier: &Carrier<'s>, way: [Vector2D; 2]) -> Option<f64> {
        let ([from, to], [x, y]) = (way.map(wide), carrier.by?);
        let axis = |[a, b]: [f32; 2], gone: f64| {
            let by = gone - f64::from(a) - f64::from(b);
            [by as f32, (by - f64::from(by as f32)) as f32]
        };
        let by = [axis(x, to[0] - from[0]), axis(y, to[1] - from[1])];
        let track = Track { from: way[0], by, is_endless: false };
        let sweep = self.sweep(&track);
        let own = (carrier.one_way != Vector2D::ZERO).then(|| terms(carrier.one_way));
        let mut first: Option<f64> = None;
        each_piece(carrier.before()?, &sweep, &mut |solid, passing| {
            let passing = own.or(passing);
            self.body.each(&mut |mover| {
                let (id, cell) = (carrier.id, GridCell::default());
                let order = Order::of(solid, mover);
                let seen = Pair { solid, mover, order: order.as_ref() }.seen_from(way[0]);
                let found = Found { id, cell, seen, passing };
                if found.blocks(&track) {
                    let time = found.seen.meeting(&track).0.value();
                    first = Some(first.map_or(time, |first| first.min(time)));
                }
            });
        });
        first
    }

    fn has_carrier(&self, id: ObstacleId) -> bool {
        self.carriers.is_none_or(|carriers| carriers.contains(&Some(id)))
    }

    fn counts(&self, id: ObstacleId, one_way: Vector2D) -> bool {
        let is_dropped = self.dropped.is_some_and(|up| one_way.dot(up) > 0.0);
        self.without != Some(id) && !is_dropped
    }

    fn sweep<'t>(&self, track: &'t Track) -> Sweep<'t> {
        Sweep { track: Some(track), mover: self.frame, near: self.around(track) }
    }

    /// A box around the mover on a way.
    pub(super) fn around(&self, track: &Track) -> Frame {
        let axis = |from: f32, [a, b]: [f32; 2], low: f32, high: f32| {
            let (from, by) = (f64::from(from), f64::from(a) + f64::from(b));
            let (least, most) = if by < 0.0 { (from + by, from) } else { (from, from + by) };
            [least + f64::from(low), most + f64::from(high)]
        };
        let Frame { low, high } = self.frame;
        let x = axis(track.from.x, track.by[0], low.x, high.x);
        let y = axis(track.from.y, track.by[1], low.y, high.y);
        let size = [low.x, low.y, high.x, high.y, track.from.x, track.from.y];
        let size = size.iter().fold(0.0_f64, |size, x| size.max(f64::from(x.abs())));
        Frame::around([x[0], y[0]], [x[1], y[1]], size)
    }

    /// Finer than this no coordinate of the mover's place counts, near 0, where floats are without end finer than its shape.
    pub(super) fn finest(&self) -> f32 {
        const PART: f64 = 1.0 / (1 << 20) as f64;
        ((self.frame.reach_from(Vector2D::ZERO) * PART) as f32).min(f32::MAX)
    }

    /// Visits the pieces into which a way leads.
    pub(super) fn each_blocking(&self, track: &Track, visit: &mut dyn FnMut(&Found<'_, 's>)) {
        self.each_near(track, &mut |found| {
            if found.blocks(track) {
                visit(found);
            }
        });
    }

    /// Whether a way is free.
    pub(super) fn is_free(&self, track: &Track) -> bool {
        let mut is_free = true;
        self.each_near(track, &mut |found| is_free = is_free && !found.blocks(track));
        is_free
    }

    /// Whether the mover is in nothing at a place.
    pub(super) fn is_out(&self, place: Vector2D) -> bool {
        let mut is_out = true;
        self.each_around(place, &mut |_| is_out = false);
        is_out
    }

    /// Whether the mover is in a carrier that turned.
    pub(super) fn is_in_turned(&self, place: Vector2D) -> bool {
        let mut is_in = false;
        self.each_around(place, &mut |found| {
            self.each_carrier(&Frame::PLANE, &mut |carrier| {
                is_in = is_in || (carrier.id == found.id && carrier.by.is_none());
            });
        });
        is_in
    }

    /// Visits the pieces in which the mover is at a place; those that let pass are none.
    pub(super) fn each_around(&self, place: Vector2D, visit: &mut dyn FnMut(&Found<'_, 's>)) {
        self.each_near(&Track::at(place), &mut |found| {
            if found.passing.is_none() && found.seen.holds() {
                visit(found);
            }
        });
    }
}

impl Found<'_, '_> {
    /// Whether a way leads into it, and not along where it lets pass or from within it.
    fn blocks(&self, track: &Track) -> bool {
        let Some(passing) = self.passing else { return self.seen.is_entered(track) };
        leads(track, passing).is_lt()
            && self.seen.is_entered(track)
            && !self.seen.is_entered(&Track::endless(track.from, passing))
            && self.seen.is_met_facing(track, passing)
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::{Body, Scene};
    use crate::mover::draw::Draw;
    use crate::mover::listed::Listed;
    use crate::mover::nearby::Nearby;
    use crate::mover::obstacle::Obstacle;
    use crate::tree::Frame;

    /// Few and many pieces, areas that hold a way's box and others: what blocks a way is the same, in the same order.
    #[test]
    fn what_is_known_to_be_near_is_what_is_looked_for() {
        let mut draw = Draw::new(47);
        let (mut known, mut unknown, mut met) = (0, 0, 0);
        for _ in 0..3_000 {
            draw.move_on();
            let count = draw.rng.u32(..30);
            let list: Vec<Obstacle<'_>> =
                (0..count).map(|_| Obstacle::new(draw.shapes()[0])).collect();
            let Some(body) = Body::of(&draw.shapes()[1], 0.0) else { continue };
            let place = draw.place;
            let mut area = Frame::of(place + draw.vector(), place + draw.vector());
            if draw.rng.bool() {
                area = area.grown(f64::from(draw.number().abs()) * 16.0);
            }
            let (all, listed) = (Listed::new(&list, Frame::PLANE), Listed::new(&list, area));
            let direct = Scene::new(body, list[..].into(), &all);
            let mut nearby = Nearby::new(area);
            Scene { listed: &listed, ..direct }.look_around(&mut nearby);
            let scene = Scene { nearby: Some(&nearby), listed: &listed, ..direct };
            for track in (0..4).map(|_| draw.track()).filter(|track| !track.is_endless) {
                let blocking = |scene: &Scene<'_>| {
                    let mut ids = Vec::new();
                    scene.each_blocking(&track, &mut |found| ids.push(found.id));
                    ids
                };
                let expected = blocking(&direct);
                assert_eq!(blocking(&scene), expected, "{list:?} {area:?}");
                let is_known = nearby.knows(&direct.around(&track));
                known += u32::from(is_known);
                unknown += u32::from(!is_known);
                met += u32::from(is_known && !expected.is_empty());
            }
        }
        assert!(known > 1_000 && unknown > 1_000 && met > 300, "{known} {unknown} {met}");
    }
}
