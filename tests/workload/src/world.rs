//! 1,000 frames of a world with colliders of all kinds: what it tells, and its hash after each.

use crate::case::Random;
use crate::draw;
use crate::memory::allocator;
use clash2d::{
    Capsule, CastMode, Chain, Circle, Collider, ColliderId, Filter, Group, Line, Motion, Node,
    OrientedRectangle, Polygon, Pose, Prepared, Query, Rectangle, Sector, Segment, Shape, Side,
    Stop, Vector2D, World, WorldHit, WorldSettings,
};

pub(crate) const FRAMES: usize = 1000;

/// How many colliders there are at first.
const COUNT: usize = 40;

/// Visits what is told in each frame, as words.
pub(crate) fn each(visit: &mut dyn FnMut(&[u32])) {
    let mut scene = Scene::new();
    (0..COUNT).for_each(|_| scene.add());
    for frame in 0..FRAMES {
        scene.told.clear();
        (0..8).for_each(|_| scene.change());
        scene.ask();
        if frame % 50 == 49 {
            scene.restore();
        }
        scene.update();
        visit(&scene.told);
    }
}

struct Scene {
    world: World,
    ids: Vec<ColliderId>,
    random: Random,
    base: Vec<u8>,
    told: Vec<u32>,
}

fn world() -> World {
    let settings = WorldSettings { allocator: allocator(), ..WorldSettings::default() };
    World::new(&settings).expect("there is memory")
}

impl Scene {
    fn new() -> Self {
        let (random, base, told) = (Random(2026), Vec::new(), Vec::new());
        Self { world: world(), ids: Vec::new(), random, base, told }
    }

    fn number(&mut self, size: f32) -> f32 {
        draw::number(&mut self.random, size)
    }

    fn vector(&mut self, size: f32) -> Vector2D {
        draw::vector(&mut self.random, size)
    }

    fn pose(&mut self) -> Pose {
        let rotation = match self.random.below(4) {
            0 => self.random.below(49) as f32 * 15.0 - 360.0,
            1 => self.number(400.0),
            _ => 0.0,
        };
        Pose::new(self.vector(8.0), rotation)
    }

    fn filter(&mut self) -> Filter {
        let family = [0, 0, 0, 1, 2][self.random.below(5)];
        let mask = [u64::MAX, u64::MAX, 1, 2][self.random.below(4)];
        let flags = [0, 0, 0, 1, 2, 4][self.random.below(6)];
        Filter { layers: 1 << self.random.below(3), mask, family, flags }
    }

    /// Hands over a shape of any kind.
    fn shape(&mut self, take: &mut dyn FnMut(&mut Self, &Shape<'_>)) {
        let vertices: [Vector2D; 6] = std::array::from_fn(|_| self.vector(1.0));
        let [a, b, c, ..] = vertices;
        let size = Vector2D::new(c.x.abs(), c.y.abs());
        let radius = self.number(0.5).abs();
        let side = [Side::None, Side::Left, Side::Right][self.random.below(3)];
        let polygon = Polygon::new(&vertices).with_radius(radius);
        let mut nodes = [Node::default(); 64];
        let shape: Shape<'_> = match self.random.below(14) {
            0 => a.into(),
            1 if self.random.below(4) == 0 => Line::new(a, b).into(),
            1 | 2 => Segment::new(a, b).into(),
            3 => Circle::new(a, size.x).into(),
            4 => Circle::new(Vector2D::ZERO, size.y).into(),
            5 => Rectangle::new(a, size).into(),
            6 => OrientedRectangle::new(a, size, self.number(180.0)).into(),
            7 => Capsule::new(a, b, radius).into(),
            8 => {
                let (inner_radius, radius) = (radius, radius + size.x);
                let (direction, half_angle) = (self.number(180.0), self.number(180.0).abs());
                Sector { center: a, inner_radius, radius, direction, half_angle }.into()
            }
            9 => polygon.into(),
            10 => polygon.with_rings(&[3, 3]).into(),
            11 => Chain::new(&vertices).with_solid_side(side).with_radius(radius).into(),
            12 => {
                let members = [Circle::new(a, radius).into(), Shape::from(polygon).at(b)];
                return take(self, &Group::new(&members).into());
            }
            _ => {
                let chain = Shape::from(Chain::new(&vertices).closed().with_radius(radius));
                let nodes = &mut nodes[..Prepared::size(chain)];
                Shape::from(Prepared::new(chain, nodes).expect("it is valid")).at(b)
            }
        };
        take(self, &shape);
    }

    fn add(&mut self) {
        let (pose, filter, one_way) = (self.pose(), self.filter(), Vector2D::ZERO);
        let user = self.random.draw();
        self.shape(&mut |scene, shape| {
            let collider = Collider { shape: Some(shape), pose, one_way, filter, user };
            let id = scene.world.add(&collider).expect("it is valid");
            scene.ids.push(id);
        });
    }

    fn change(&mut self) {
        let place = self.random.below(self.ids.len());
        let (id, pose, near) = (self.ids[place], self.pose(), self.vector(2.0));
        let now = self.world.get(id).expect("it is there").pose;
        let beside = Pose::new(now.position + near, now.rotation);
        let turned = Pose::new(now.position + near, pose.rotation);
        match self.random.below(32) {
            0 => {
                self.world.remove(id);
                self.ids.swap_remove(place);
                self.add();
            }
            1 => self.world.place(id, pose).expect("it is there"),
            2 => self.shape(&mut |scene, shape| {
                scene.world.set_shape(id, shape).expect("it is valid");
            }),
            3 => {
                let filter = self.filter();
                let collider = Collider { filter, ..Collider::default() };
                self.world.set(id, &collider).expect("it is there");
            }
            4 if self.random.below(8) == 0 => {
                let (origin, size) = (self.vector(8.0), self.vector(8.0));
                let region = Rectangle::new(origin, Vector2D::new(size.x.abs(), size.y.abs()));
                let region = (self.random.below(4) == 0).then_some(region);
                self.world.set_region(region).expect("it is valid");
            }
            5..8 => {
                let stops = [(beside, 0.25), (turned, 0.75), (pose, 1.0)];
                let stops = stops.map(|(pose, time)| Stop { pose, time });
                let count = 1 + self.random.below(3);
                self.world.move_along(id, &stops[..count]).expect("it is there");
            }
            8..12 => self.world.move_to(id, turned).expect("it is there"),
            12..14 => self.world.move_to(id, pose).expect("it is there"),
            _ => self.world.move_to(id, beside).expect("it is there"),
        }
    }

    /// Asks the world as it is, and writes down what it tells.
    fn ask(&mut self) {
        let (pose, movement, maximum) = (self.pose(), self.vector(8.0), self.number(4.0).abs());
        let rotation = if self.random.below(2) == 0 { 0.0 } else { self.number(180.0) };
        let mode = [CastMode::All, CastMode::Approaching][self.random.below(2)];
        self.shape(&mut |scene, shape| {
            let (mut ids, mut hits) = ([ColliderId::NONE; 8], [WorldHit::default(); 8]);
            let (query, from) = (Query::default(), pose.position);
            let shape = shape.at(from);
            let motion = Motion { movement, rotation, pivot: from };
            let count = scene.world.overlaps(shape, &query, &mut ids);
            scene.told.push(count as u32);
            scene.told.extend(ids.iter().take(count).map(|id| id.index));
            let world = &scene.world;
            for ask in [
                &|out: &mut _| world.nearest(shape, maximum, &query, out),
                &|out: &mut _| world.cast_ray(from, movement, &query, out),
                &|out: &mut _| world.cast(shape, motion, mode, &query, out),
            ] as [&dyn Fn(&mut [WorldHit]) -> usize; 3]
            {
                let count = ask(&mut hits);
                scene.told.push(count as u32);
                hits.iter().take(count).for_each(|hit| tell_hit(hit, &mut scene.told));
            }
        });
    }

    /// Goes on in a world that is made from the bytes of this one.
    fn restore(&mut self) {
        let base = (!self.base.is_empty()).then_some(&self.base[..]);
        let mut bytes = vec![0; self.world.snapshot(base, &mut [])];
        self.world.snapshot(base, &mut bytes);
        let mut other = world();
        other.restore(base, &bytes).expect("it is a snapshot");
        self.base = vec![0; other.snapshot(None, &mut [])];
        other.snapshot(None, &mut self.base);
        let words = bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word));
        self.told.extend(words);
        self.world = other;
    }

    fn update(&mut self) {
        let events = self.world.update().expect("there is memory");
        for event in events.begins().iter().chain(events.ends()) {
            let id = [event.pair.a, event.pair.b].map(|id| [id.index, id.generation]);
            self.told.extend(id.as_flattened());
            let numbers = [
                event.enter,
                event.exit,
                event.point.x,
                event.point.y,
                event.normal.x,
                event.normal.y,
            ];
            self.told.extend(numbers.map(f32::to_bits));
            self.told.push(event.flags);
        }
        self.told.extend(events.stays().iter().map(|pair| pair.a.index << 16 | pair.b.index));
        let hash = self.world.hash();
        self.told.extend([hash as u32, (hash >> 32) as u32]);
    }
}

fn tell_hit(hit: &WorldHit, told: &mut Vec<u32>) {
    let WorldHit { id, fraction, exit, point, normal, place, .. } = *hit;
    let numbers = [fraction, exit, point.x, point.y, normal.x, normal.y, place.along];
    told.extend(numbers.map(f32::to_bits));
    told.extend([id.index, id.generation, place.member, place.edge, hit.starts_inside.into()]);
}
