//! 400 frames of movers of all kinds among lists and worlds: where they get, what they tell and what is left of their
//! velocities.

use crate::case::Random;
use crate::draw::{number, vector};
use crate::memory::allocator;
use clash2d::{
    Capsule, Chain, Circle, Collider, ColliderFlags, ColliderId, Filter, Group, Motion, Mover,
    MoverHit, MoverState, Obstacle, Obstacles, OrientedRectangle, Polygon, Pose, Query, Rectangle,
    Shape, Side, Stop, Vector2D, World, WorldSettings, slid_velocity,
};

pub(crate) const FRAMES: usize = 400;

/// How many frames a level lasts.
const LASTING: usize = 20;

/// Visits what is told in each frame, as words.
pub(crate) fn each(visit: &mut dyn FnMut(&[u32])) {
    let mut random = Random(2027);
    for _ in 0..FRAMES / LASTING {
        Level::new(&mut random).play(visit);
    }
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// Convex, and each with an area but for chances that are no less of interest.
fn convex(random: &mut Random) -> Shape<'static> {
    let (a, radius) = (vector(random, 1.0), 0.25 + number(random, 0.25).abs());
    match random.below(4) {
        0 => Circle::new(v(0.0, 0.0), radius).into(),
        1 => Capsule::new(v(0.0, 0.0), a, radius).into(),
        2 => Rectangle::new(v(-radius, -radius), v(2.0 * radius, radius + 0.5)).into(),
        _ => OrientedRectangle::new(v(0.0, 0.0), v(radius, 0.5), number(random, 180.0)).into(),
    }
}

struct Level<'r> {
    random: &'r mut Random,
    world: World,
    lift: ColliderId,
    told: Vec<u32>,
}

impl<'r> Level<'r> {
    /// A room, with things in it.
    fn new(random: &'r mut Random) -> Self {
        let settings = WorldSettings { allocator: allocator(), ..WorldSettings::default() };
        let mut world = World::new(&settings).expect("there is memory");
        for [x, y, width, height] in [
            [-9.0, -9.0, 18.0, 1.0],
            [-9.0, 8.0, 18.0, 1.0],
            [-9.0, -9.0, 1.0, 18.0],
            [8.0, -9.0, 1.0, 18.0],
        ] {
            let wall = Rectangle::new(v(x, y), v(width, height)).into();
            world.add(&Collider::new(&wall)).expect("it is valid");
        }
        for _ in 0..12 {
            let (shape, position) = (convex(random), vector(random, 8.0));
            let rotation = if random.below(2) == 0 { 0.0 } else { number(random, 180.0) };
            let one_way = if random.below(3) == 0 { vector(random, 1.0) } else { Vector2D::ZERO };
            let pose = Pose::new(position, rotation);
            world.add(&Collider { pose, one_way, ..Collider::new(&shape) }).expect("it is valid");
        }
        let path = [v(-8.0, -6.0), v(-4.0, -7.0), v(0.0, -5.0), v(3.0, -5.0), v(8.0, -7.5)];
        let hills = Chain::new(&path).with_solid_side(Side::Right).into();
        world.add(&Collider::new(&hills)).expect("it is valid");
        let plank = Rectangle::new(v(-1.5, -0.25), v(3.0, 0.5)).into();
        let filter = Filter { flags: ColliderFlags::Carrier as u32, ..Filter::default() };
        let lift = world.add(&Collider { filter, ..Collider::new(&plank) }).expect("it is valid");
        world.update().expect("there is memory");
        Self { random, world, lift, told: Vec::new() }
    }

    fn play(&mut self, visit: &mut dyn FnMut(&[u32])) {
        let corners = [v(-0.5, -0.5), v(0.5, -0.5), v(0.75, 0.25), v(-0.25, 0.5)];
        let parts = [convex(self.random), convex(self.random).at(v(0.5, 0.25))];
        let shapes: [Shape<'_>; 3] =
            [convex(self.random), Polygon::new(&corners).into(), Group::new(&parts).into()];
        let mut movers = shapes
            .map(|shape| (self.mover(shape), vector(self.random, 7.0), MoverState::default()));
        for _ in 0..LASTING {
            self.told.clear();
            let by = vector(self.random, 0.5);
            let now = self.world.get(self.lift).expect("it is there").pose;
            let rotation = now.rotation + [0.0, 0.0, 3.0][self.random.below(3)];
            self.world.move_to(self.lift, Pose::new(now.position + by, rotation)).expect("a pose");
            for (mover, position, state) in &mut movers {
                (*position, *state) = self.advance(mover, *position, state);
            }
            self.world.update().expect("there is memory");
            visit(&self.told);
        }
    }

    fn mover<'s>(&mut self, shape: Shape<'s>) -> Mover<'s> {
        let up = if self.random.below(4) == 0 { Vector2D::ZERO } else { v(0.0, 1.0) };
        let mut maybe = |most: f32| if self.random.below(3) == 0 { most } else { 0.0 };
        let (step, snap, nudge, gap) = (maybe(0.5), maybe(0.5), maybe(0.25), maybe(0.0625));
        let flags = self.random.below(64) as u32;
        Mover { step, snap, nudge, gap, flags, ..Mover::new(shape, up) }
    }

    /// Moves one among the world and a block that moves.
    fn advance(
        &mut self,
        mover: &Mover<'_>,
        from: Vector2D,
        before: &MoverState,
    ) -> (Vector2D, MoverState) {
        let block = Obstacle::new(Rectangle::new(vector(self.random, 6.0), v(1.0, 1.0)));
        let motion = Motion::straight(vector(self.random, 0.5));
        let list = [if self.random.below(2) == 0 { block } else { block.with_motion(motion) }];
        let size = [0.5, 4.0][self.random.below(2)];
        let by = vector(self.random, size) - v(0.0, 0.25);
        let (mut hits, mut stops) = ([MoverHit::default(); 8], [Stop::default(); 64]);
        let query = Query::default();
        let obstacles = Obstacles { list: &list, world: Some((&self.world, &query)), grid: None };
        let moved = mover.advance(obstacles, from, by, before, &mut hits, &mut stops);
        let Ok(moved) = moved else {
            self.told.push(u32::MAX);
            return (from, *before);
        };
        self.told.extend([moved.state.touches, moved.hit_count as u32, moved.stop_count as u32]);
        let hits = &hits[..moved.hit_count.min(8)];
        let velocity = slid_velocity(by, hits);
        for vector in
            [moved.position, moved.carried, moved.rest, moved.state.floor_normal, velocity]
        {
            self.tell(vector);
        }
        for hit in hits {
            let id = hit.id;
            self.told.extend([
                id.collider.index,
                id.collider.generation,
                id.number,
                hit.stop,
                hit.touch,
            ]);
            self.told.push(hit.time.to_bits());
            self.tell(hit.position);
            self.tell(hit.normal);
        }
        for stop in &stops[..moved.stop_count] {
            self.told.push(stop.time.to_bits());
            self.tell(stop.pose.position);
        }
        (moved.position, moved.state)
    }

    fn tell(&mut self, vector: Vector2D) {
        self.told.extend([vector.x, vector.y].map(f32::to_bits));
    }
}
