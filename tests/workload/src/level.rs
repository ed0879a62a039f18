//! 200 frames of a world whose level is a grid: cells are written while things fly and turn through them and a mover walks
//! among them.

use crate::case::Random;
use crate::draw::{number, vector};
use crate::memory::allocator;
use crate::told::Told;
use clash2d::{
    Capsule, CastMode, CastSettings, Circle, Collider, ColliderId, Grid, GridArea, GridCell,
    GridRows, GridSettings, Motion, Mover, MoverHit, MoverState, Obstacles, OrientedRectangle,
    Pose, Query, QueryFlags, Rectangle, Shape, Stop, Tile, Vector2D, World, WorldHit,
    WorldSettings,
};

pub(crate) const FRAMES: usize = 200;

/// How far things are from the origin, at most, in cells of size 1.
const SIZE: f32 = 8.0;

/// From where the mover falls into the level.
const TOP: Vector2D = Vector2D::new(0.0, SIZE);

/// Visits what is decided in each frame, as words: pairs, times, and where the mover gets.
pub(crate) fn each_decided(visit: &mut dyn FnMut(&[u32])) {
    each(&mut |told| visit(&told.decided));
}

/// Visits the points and normals of each frame, as words.
pub(crate) fn each_place(visit: &mut dyn FnMut(&[u32])) {
    each(&mut |told| visit(&told.places));
}

fn each(visit: &mut dyn FnMut(&Told)) {
    let mut random = Random(2029);
    let mut level = Level::new(&mut random);
    for frame in 0..FRAMES {
        level.told.clear();
        level.write();
        level.go();
        level.walk();
        level.ask();
        if frame % 40 == 39 {
            level.restore();
        }
        level.update();
        visit(&level.told);
    }
}

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn world() -> World {
    let settings = WorldSettings { allocator: allocator(), ..WorldSettings::default() };
    World::new(&settings).expect("there is memory")
}

/// Tiles of each form: full ones, slopes, a half, a plank that lets pass upwards.
fn grid() -> Grid {
    let settings = GridSettings { allocator: allocator(), ..GridSettings::new(v(1.0, 1.0)) };
    let mut grid = Grid::new(&settings).expect("there is memory");
    let plank = [v(0.0, 0.75), v(1.0, 0.75), v(1.0, 1.0), v(0.0, 1.0)];
    for (corners, one_way) in [
        (&[v(0.0, 0.0), v(1.0, 0.0), v(1.0, 1.0)][..], Vector2D::ZERO),
        (&[v(0.0, 0.0), v(1.0, 0.0), v(0.0, 0.375)], Vector2D::ZERO),
        (&[v(0.0, 0.0), v(1.0, 0.0), v(1.0, 0.5), v(0.0, 0.5)], Vector2D::ZERO),
        (&plank, v(0.0, 1.0)),
    ] {
        grid.add_kind(corners, one_way).expect("a kind");
    }
    grid
}

struct Level<'r> {
    random: &'r mut Random,
    world: World,
    grid: ColliderId,
    things: Vec<ColliderId>,
    position: Vector2D,
    state: MoverState,
    told: Told,
}

impl<'r> Level<'r> {
    fn new(random: &'r mut Random) -> Self {
        let mut world = world();
        let grid = world.add_grid(grid(), &Collider::default()).expect("there is memory");
        let things = (0..8).map(|_| {
            let shape = thing(random);
            let pose = Pose::new(vector(random, SIZE), 0.0);
            world.add(&Collider { pose, ..Collider::new(&shape) }).expect("it is valid")
        });
        let (things, position) = (things.collect(), TOP);
        let (state, told) = (MoverState::default(), Told::default());
        Self { random, world, grid, things, position, state, told }
    }

    /// Fills a few cells, or empties them.
    fn write(&mut self) {
        let mut below = |count| self.random.below(count);
        let first = GridCell::new(below(14) as i32 - 8, below(14) as i32 - 8);
        let area = GridArea::new(first, below(6) as u32, below(4) as u32);
        let rows = [GridRows::BottomFirst, GridRows::TopFirst][below(2)];
        let bytes = [(); 32].map(|()| below(8) as u8);
        // Of eight numbers the first three are empty.
        let tile = |number: u16| match number.saturating_sub(2) {
            0 => Tile::EMPTY,
            kind => Tile::new(kind).with_material(number),
        };
        let tiles: [Tile; 8] = std::array::from_fn(|number| tile(number as u16));
        let mut grid = self.world.grid_mut(self.grid).expect("it is one");
        grid.fill_bytes(area, &bytes, 6, rows, &tiles).expect("there is memory");
    }

    /// Things go straight, with bends, or turn on their way.
    fn go(&mut self) {
        for _ in 0..3 {
            let id = self.things[self.random.below(self.things.len())];
            let now = self.world.get(id).expect("it is there").pose;
            let (to, aside) = (vector(self.random, SIZE), vector(self.random, 2.0));
            let turn = [0.0, 0.0, 45.0, -100.0][self.random.below(4)];
            let pose = Pose::new(to, now.rotation + turn);
            let stops = [(Pose::new(to + aside, now.rotation), 0.5), (pose, 1.0)];
            let stops = stops.map(|(pose, time)| Stop { pose, time });
            let count = self.random.below(2);
            self.world.move_along(id, &stops[count..]).expect("it is there");
        }
    }

    /// A capsule or a box among the tiles.
    fn walk(&mut self) {
        let shape: Shape<'_> = match self.random.below(2) {
            0 => Capsule::new(v(0.0, 0.0), v(0.0, 0.5), 0.25).into(),
            _ => Rectangle::new(v(-0.25, -0.25), v(0.5, 1.0)).into(),
        };
        let [step, snap] = [(); 2].map(|()| [0.0, 0.5][self.random.below(2)]);
        let mover = Mover { step, snap, ..Mover::new(shape, v(0.0, 1.0)) };
        let by = vector(self.random, 1.5) - v(0.0, 0.5);
        let (mut hits, mut stops) = ([MoverHit::default(); 8], [Stop::default(); 64]);
        let query = Query::default();
        let obstacles = Obstacles { list: &[], world: Some((&self.world, &query)), grid: None };
        let moved = mover.advance(obstacles, self.position, by, &self.state, &mut hits, &mut stops);
        let moved = moved.expect("it is valid");
        (self.position, self.state) = (moved.position, moved.state);
        let numbers = [moved.position, moved.rest, moved.state.floor_normal].map(|n| [n.x, n.y]);
        self.told.decided.extend(numbers.as_flattened().iter().map(|number| number.to_bits()));
        self.told.decided.extend([moved.state.touches, moved.hit_count as u32]);
        for hit in &hits[..moved.hit_count.min(8)] {
            self.told.decided.extend([hit.id.collider.index, hit.touch, hit.time.to_bits()]);
            self.told.cell(hit.cell);
        }
        // Outside of the level there is nothing.
        if self.position.x.abs().max(self.position.y.abs()) > SIZE + 2.0 {
            (self.position, self.state) = (TOP, MoverState::default());
        }
    }

    fn ask(&mut self) {
        let (shape, from) = (thing(self.random), vector(self.random, SIZE));
        let (movement, maximum) = (vector(self.random, SIZE), number(self.random, 2.0).abs());
        let rotation = [0.0, 0.0, 90.0][self.random.below(3)];
        let mode = [CastMode::All, CastMode::Approaching][self.random.below(2)];
        let query = Query::default()
            .with_flag([QueryFlags::NoSensors, QueryFlags::OneWay][self.random.below(2)]);
        let shape = shape.at(from);
        let motion = Motion { movement, rotation, pivot: from };
        let (mut ids, mut hits) = ([ColliderId::NONE; 8], [WorldHit::default(); 8]);
        let count = self.world.overlaps(shape, &query, &mut ids);
        self.told.decided.push(count as u32);
        self.told.decided.extend(ids.iter().take(count).map(|id| id.index));
        let world = &self.world;
        for ask in [
            &|out: &mut _| world.nearest(shape, maximum, &query, out),
            &|out: &mut _| world.cast_ray(from, movement, &query, out),
            &|out: &mut _| world.cast(shape, motion, mode, &query, out),
        ] as [&dyn Fn(&mut [WorldHit]) -> usize; 3]
        {
            let count = ask(&mut hits);
            self.told.decided.push(count as u32);
            for hit in hits.iter().take(count) {
                self.told.decided.extend([hit.id.index, hit.fraction.to_bits()]);
                self.told.cell(hit.cell);
                self.told.place(hit.point);
                self.told.place(hit.normal);
            }
        }
        let grid = world.grid(self.grid).expect("it is one");
        let hit = grid.cast(shape, movement, &CastSettings::from(mode));
        self.told.decided.push(hit.map_or(u32::MAX, |hit| hit.cast.fraction.to_bits()));
    }

    /// Goes on in a world that is made from the bytes of this one.
    fn restore(&mut self) {
        let mut bytes = vec![0; self.world.snapshot(None, &mut [])];
        self.world.snapshot(None, &mut bytes);
        let words = bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word));
        self.told.decided.extend(words);
        self.world = world();
        self.world.restore(None, &bytes).expect("it is a snapshot");
    }

    fn update(&mut self) {
        let events = self.world.update().expect("there is memory");
        for event in events.begins().iter().chain(events.ends()) {
            let times = [event.enter, event.exit].map(f32::to_bits);
            self.told.decided.extend([event.pair.a.index, event.pair.b.index, event.flags]);
            self.told.decided.extend(times);
            self.told.place(event.point);
            self.told.place(event.normal);
        }
        let stays = events.stays().iter().map(|pair| pair.a.index << 16 | pair.b.index);
        self.told.decided.extend(stays);
        let hash = self.world.hash();
        self.told.decided.extend([hash as u32, (hash >> 32) as u32]);
    }
}

/// What flies through the level.
fn thing(random: &mut Random) -> Shape<'static> {
    let (way, radius) = (vector(random, 1.0), 0.125 + number(random, 0.5).abs());
    match random.below(4) {
        0 => Circle::new(Vector2D::ZERO, radius).into(),
        1 => Capsule::new(Vector2D::ZERO, way, radius).into(),
        2 => Rectangle::new(v(-radius, -radius), v(2.0 * radius, 0.5)).into(),
        _ => OrientedRectangle::new(Vector2D::ZERO, v(radius, 0.5), number(random, 90.0)).into(),
    }
}
