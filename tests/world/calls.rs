//! Worlds by any bytes: each is a call, or a number in one. One world runs out of memory now and then, and is to be as
//! another one that never does; bytes that are no snapshot or log of theirs are refused, or make a world that stands by it.
//!
//! fuzz/fuzz_targets/world.rs draws the bytes, too.

use std::collections::BTreeSet;

use clash2d::{
    Capsule, CastMode, Chain, Circle, Collider, ColliderFlags, ColliderId, Filter, Grid, GridArea,
    GridCell, GridSettings, GridTile, Line, Motion, Mover, MoverHit, MoverState, Obstacles,
    OrientedRectangle, Polygon, Pose, Query, Rectangle, Replay, Segment, Shape, Status, Stop, Tile,
    Vector2D, World, WorldHit, WorldSettings, collide,
};

use crate::memory::Memory;

/// Bytes to take from; zeros when there are no more.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn below(&mut self, end: usize) -> usize {
        usize::from(self.next()) % end
    }

    /// Mostly an eighth of a small integer; or what is hard, or no number.
    fn number(&mut self) -> f32 {
        const HARD: [f32; 8] = [
            f32::NAN,
            f32::INFINITY,
            f32::MAX,
            1e30,
            -1e-30,
            f32::MIN_POSITIVE,
            16_777_217.0,
            -0.0,
        ];
        match self.next() {
            byte @ 0..=7 if self.next() < 64 => HARD[usize::from(byte)],
            byte => f32::from(i16::from(byte) - 128) / 8.0,
        }
    }

    fn vector(&mut self) -> Vector2D {
        Vector2D::new(self.number(), self.number())
    }

    fn pose(&mut self) -> Pose {
        let position = self.vector();
        let rotation = if self.below(3) == 0 { self.number() * 15.0 } else { 0.0 };
        Pose::new(position, rotation)
    }

    fn filter(&mut self) -> Filter {
        let byte = self.next();
        let flags = if byte < 250 { u32::from(byte) % 16 } else { u32::from(byte) };
        let mask = if byte.is_multiple_of(2) { u64::MAX } else { u64::from(self.next()) };
        Filter { layers: 1 << (byte % 3), mask, family: u32::from(byte) / 16 % 3, flags }
    }

    /// A few cells near the first one, or now and then far away.
    fn area(&mut self) -> GridArea {
        let at = |byte: u8| match byte {
            0 => i32::MIN,
            1 => i32::MAX - 3,
            byte => i32::from(byte % 24) - 12,
        };
        let first = GridCell::new(at(self.next()), at(self.next()));
        GridArea::new(first, self.below(5) as u32, self.below(5) as u32)
    }

    /// Nothing, all of a cell, one of two kinds, or one that there is not.
    fn tile(&mut self) -> Tile {
        Tile::new([0, 0, 0, 1, 1, 2, 3, 4][self.below(8)]).with_material(self.below(3) as u16)
    }

    /// Hands over a shape, which may be an invalid one.
    fn shape(&mut self, take: &mut dyn FnMut(&mut Self, &Shape<'_>)) {
        let kind = self.below(12);
        let (a, b, size) = (self.vector(), self.vector(), self.number() / 4.0);
        let vertices: Vec<Vector2D> =
            if kind > 8 { (0..self.below(7)).map(|_| self.vector()).collect() } else { vec![] };
        let shape: Shape<'_> = match kind {
            0 => Shape::default(),
            1 => a.into(),
            2 => Line::new(a, b).into(),
            3 | 4 => Circle::new(a, size).into(),
            5 => Segment::new(a, b).into(),
            6 => Rectangle::new(a, b).into(),
            7 => OrientedRectangle::new(a, b, size).into(),
            8 => Capsule::new(a, b, size).into(),
            9 => Polygon::new(&vertices).into(),
            10 => Polygon::new(&vertices).with_radius(size).into(),
            _ => Chain::new(&vertices).into(),
        };
        let shape = if self.below(4) == 0 { shape.at(a) } else { shape };
        take(self, &shape);
    }
}

fn memory() -> &'static Memory {
    thread_local!(static MEMORY: &'static Memory = Memory::new());
    MEMORY.with(|memory| *memory)
}

fn world() -> World {
    let settings = WorldSettings { allocator: memory().allocator(), ..WorldSettings::default() };
    World::new(&settings).expect("nothing is asked for")
}

/// What a grid is made of.
struct Level {
    cell: Vector2D,
    origin: Vector2D,
    one_way: Vector2D,
    filled: Vec<(GridArea, Tile)>,
}

impl Level {
    fn take(bytes: &mut Bytes<'_>) -> Self {
        let cell = [Vector2D::new(1.0, 1.0), Vector2D::new(2.0, 0.5), bytes.vector()];
        let (cell, origin, one_way) = (cell[bytes.below(3)], bytes.vector(), bytes.vector());
        let filled = (0..bytes.below(6)).map(|_| (bytes.area(), bytes.tile())).collect();
        Self { cell, origin, one_way, filled }
    }

    /// It, with two kinds: a slope, and what lets pass in a direction. Cells that can't be filled stay empty.
    fn make(&self) -> Result<Grid, Status> {
        let allocator = memory().allocator();
        let settings =
            GridSettings { origin: self.origin, allocator, ..GridSettings::new(self.cell) };
        let mut grid = Grid::new(&settings)?;
        let Vector2D { x, y } = self.cell;
        let slope = [Vector2D::ZERO, Vector2D::new(x, 0.0), Vector2D::new(x, y)];
        grid.add_kind(&slope, Vector2D::ZERO)?;
        grid.add_kind(&slope, self.one_way)?;
        for &(area, tile) in &self.filled {
            match grid.fill(area, tile) {
                Err(Status::UnknownValue) => {}
                filled => filled?,
            }
        }
        Ok(grid)
    }
}

struct Play<'b> {
    bytes: Bytes<'b>,
    /// The one that runs out of memory, and the one that does not.
    worlds: [World; 2],
    /// Some of which are stale.
    ids: Vec<ColliderId>,
    /// Whether pairs are told in a region only.
    has_region: bool,
    base: Vec<u8>,
    log: Vec<u8>,
}

/// Plays until there are no more bytes.
pub(crate) fn play(bytes: &[u8]) {
    memory().grant(i64::MAX);
    let worlds = [world(), world()];
    let (ids, base, log) = (Vec::new(), Vec::new(), Vec::new());
    let mut play = Play { bytes: Bytes(bytes), worlds, ids, has_region: false, base, log };
    play.worlds[1].record(true).expect("there is memory");
    while !play.bytes.0.is_empty() {
        play.step();
    }
    play.replay();
}

fn snapshot(world: &World, base: Option<&[u8]>) -> Vec<u8> {
    let mut bytes = vec![0; world.snapshot(base, &mut [])];
    world.snapshot(base, &mut bytes);
    bytes
}

impl Play<'_> {
    /// Makes a call in both worlds.
    fn both(&mut self, call: &mut dyn FnMut(&mut World) -> Result<(), Status>) {
        let before = self.worlds[0].hash();
        let expected = call(&mut self.worlds[1]);
        if self.bytes.below(4) == 0 {
            memory().grant(self.bytes.below(6) as i64);
        }
        let mut found = call(&mut self.worlds[0]);
        memory().grant(i64::MAX);
        if found == Err(Status::OutOfMemory) {
            assert_eq!(self.worlds[0].hash(), before, "a call that failed");
            found = call(&mut self.worlds[0]);
        }
        assert_eq!(found, expected);
        assert!(found.is_ok() || self.worlds[1].hash() == before, "a call that is refused");
        assert_eq!(self.worlds[0].hash(), self.worlds[1].hash());
    }

    fn id(&mut self) -> ColliderId {
        let number = self.bytes.below(self.ids.len() + 1);
        self.ids.get(number).copied().unwrap_or(ColliderId::new(number as u32, 1))
    }

    fn step(&mut self) {
        match self.bytes.below(20) {
            0..3 => self.add(),
            3 => {
                let id = self.id();
                let is_there = self.worlds.each_mut().map(|world| world.remove(id));
                assert_eq!(is_there[0], is_there[1]);
            }
            4..7 => {
                let (id, pose) = (self.id(), self.bytes.pose());
                self.both(&mut |world| world.move_to(id, pose));
            }
            7 => {
                let (id, pose) = (self.id(), self.bytes.pose());
                self.both(&mut |world| world.place(id, pose));
            }
            8 => {
                let (id, count) = (self.id(), self.bytes.below(4));
                let mut stop = || {
                    let pose = self.bytes.pose();
                    Stop { pose, time: f32::from(self.bytes.next()) / 128.0 }
                };
                let stops: Vec<Stop> = (0..count).map(|_| stop()).collect();
                self.both(&mut |world| world.move_along(id, &stops));
            }
            9 => {
                let more = self.bytes.below(5);
                self.set_shapes(more, &[], &[]);
            }
            10 => {
                let more = self.bytes.below(5);
                let ids: Vec<ColliderId> = (0..more).map(|_| self.id()).collect();
                let mut other = || Collider { filter: self.bytes.filter(), ..Collider::default() };
                let colliders: Vec<_> = (0..more).map(|_| other()).collect();
                self.both(&mut |world| world.set_all(&ids, &colliders));
            }
            11 => {
                let region = Rectangle::new(self.bytes.vector(), self.bytes.vector());
                let region = (self.bytes.below(3) > 0).then_some(region);
                self.both(&mut |world| world.set_region(region));
                let is_valid =
                    region.is_none_or(|region| Shape::from(region).check() == Status::Ok);
                self.has_region = if is_valid { region.is_some() } else { self.has_region };
            }
            12 => self.ask(),
            13 => self.restore(),
            14 => self.add_grid(),
            15 | 16 => self.edit_grid(),
            17 => self.replace_grid(),
            _ => {
                self.both(&mut |world| world.update().map(drop));
                let [one, other] = self.worlds.each_ref().map(World::events);
                assert_eq!(format!("{:?}", one.begins()), format!("{:?}", other.begins()));
                assert_eq!(format!("{:?}", one.ends()), format!("{:?}", other.ends()));
                assert_eq!(one.stays(), other.stays());
                self.check_grids();
            }
        }
    }

    /// Sets shapes, and so many more that are drawn first, all at once.
    fn set_shapes(&mut self, more: usize, ids: &[ColliderId], shapes: &[Shape<'_>]) {
        if more == 0 {
            return self.both(&mut |world| world.set_shape_all(ids, shapes));
        }
        let ids = [ids, &[self.id()]].concat();
        self.with_shape(&mut |play, shape| {
            play.set_shapes(more - 1, &ids, &[shapes, &[*shape]].concat());
        });
    }

    fn add_grid(&mut self) {
        let (level, filter) = (Level::take(&mut self.bytes), self.bytes.filter());
        let (collider, mut id) = (Collider { filter, user: 9, ..Collider::default() }, None);
        self.both(&mut |world| {
            let own = world.add_grid(level.make()?, &collider)?;
            id = Some(own);
            Ok(())
        });
        self.ids.extend(id);
    }

    /// The id of a grid, if there is one.
    fn grid_id(&mut self) -> Option<ColliderId> {
        let grids: Vec<_> =
            self.worlds[0].ids().filter(|&id| self.worlds[0].grid(id).is_some()).collect();
        grids.get(self.bytes.below(grids.len().max(1))).copied()
    }

    fn edit_grid(&mut self) {
        let Some(id) = self.grid_id() else { return };
        let (area, tile, is_one) = (self.bytes.area(), self.bytes.tile(), self.bytes.below(2) == 0);
        // It counts as written as soon as it is lent.
        self.both(&mut |world| world.grid_mut(id).map(drop).ok_or(Status::OutOfMemory));
        self.both(&mut |world| {
            let mut grid = world.grid_mut(id).expect("it is one");
            if is_one { grid.set(area.first, tile) } else { grid.fill(area, tile) }
        });
    }

    fn replace_grid(&mut self) {
        let Some(id) = self.grid_id() else { return };
        let level = Level::take(&mut self.bytes);
        self.both(&mut |world| world.grid_mut(id).map(drop).ok_or(Status::OutOfMemory));
        self.both(&mut |world| {
            let made = level.make()?;
            world.grid_mut(id).expect("it is one").replace(made);
            Ok(())
        });
    }

    /// After an update each grid touches what one of its tiles touches, but for what the other filter hides.
    fn check_grids(&self) {
        if self.has_region {
            return;
        }
        let (world, mut told) = (&self.worlds[0], BTreeSet::new());
        let events = world.events();
        told.extend(events.stays().iter().map(|pair| [pair.a, pair.b]));
        told.extend(events.begins().iter().map(|begin| [begin.pair.a, begin.pair.b]));
        // What began and ended in one update is among both.
        events.ends().iter().for_each(|end| _ = told.remove(&[end.pair.a, end.pair.b]));
        for id in world.ids() {
            let Some(grid) = world.grid(id) else { continue };
            let mut tiles = vec![GridTile::default(); grid.len()];
            grid.tiles(None, &mut tiles);
            for other in world.ids().filter(|&other| world.grid(other).is_none()) {
                let shape = world.shape(other).expect("it is there");
                let touches = tiles.iter().any(|tile| {
                    let own = grid.shape(tile.cell).expect("it is filled");
                    collide(own.shape(), shape)
                });
                let [a, b] = [id, other].map(|id| world.get(id).expect("it is there").filter);
                let key = if id.index < other.index { [id, other] } else { [other, id] };
                assert_eq!(told.contains(&key), touches && are_pair(&a, &b), "{id:?} {other:?}");
            }
        }
    }

    fn with_shape(&mut self, take: &mut dyn FnMut(&mut Self, &Shape<'_>)) {
        let mut bytes = Bytes(self.bytes.0);
        bytes.shape(&mut |rest, shape| {
            self.bytes.0 = rest.0;
            take(self, shape);
        });
    }

    fn add(&mut self) {
        let (pose, filter, one_way) = (self.bytes.pose(), self.bytes.filter(), Vector2D::ZERO);
        self.with_shape(&mut |play, shape| {
            let mut id = ColliderId::NONE;
            let collider = Collider { shape: Some(shape), pose, filter, one_way, user: 7 };
            play.both(&mut |world| world.add(&collider).map(|own| id = own));
            if !id.is_none() {
                play.ids.push(id);
            }
        });
    }

    /// Both worlds answer the same, whatever the shape is.
    fn ask(&mut self) {
        let (movement, rotation) = (self.bytes.vector(), self.bytes.number());
        let (origin, maximum, query) = (self.bytes.vector(), self.bytes.number(), Query::default());
        let flags = u32::from(self.bytes.next()) % 64;
        self.with_shape(&mut |play, shape| {
            let motion = Motion { movement, rotation, pivot: origin };
            let told = |world: &World| {
                let (mut ids, mut hits) = ([ColliderId::NONE; 4], [WorldHit::default(); 12]);
                let (first, rest) = hits.split_at_mut(4);
                let (second, third) = rest.split_at_mut(4);
                let counts = [
                    world.overlaps(shape, &query, &mut ids),
                    world.nearest(shape, maximum, &query, first),
                    world.cast_ray(origin, movement, &query, second),
                    world.cast(shape, motion, CastMode::Approaching, &query, third),
                ];
                let mover = Mover { flags, ..Mover::new(*shape, origin) };
                let obstacles = Obstacles { list: &[], world: Some((world, &query)), grid: None };
                let (mut touched, mut stops) = ([MoverHit::default(); 4], [Stop::default(); 4]);
                let state = MoverState::default();
                let moved =
                    mover.advance(obstacles, origin, movement, &state, &mut touched, &mut stops);
                format!("{counts:?} {ids:?} {hits:?} {moved:?} {touched:?} {stops:?}")
            };
            let [one, other] = play.worlds.each_ref().map(told);
            assert_eq!(one, other);
        });
    }

    /// A world from its snapshot goes on as before; one from spoilt bytes is not made, or tells these very bytes.
    fn restore(&mut self) {
        let base = (self.bytes.below(2) == 0 && !self.base.is_empty()).then(|| self.base.clone());
        let base = base.as_deref();
        let own = snapshot(&self.worlds[0], base);
        assert_eq!(own, snapshot(&self.worlds[1], base));
        let mut spoilt = own.clone();
        let place = (usize::from(self.bytes.next()) << 8 | self.bytes.below(256)) % own.len();
        spoilt[place] ^= 1 << self.bytes.below(8);
        let mut other = world();
        assert_eq!(other.restore(base, &spoilt), Err(Status::BadSnapshot), "not sealed");
        seal(&mut spoilt);
        if other.restore(base, &spoilt).is_ok() {
            assert!(base.is_some() || snapshot(&other, None) == spoilt, "byte {place}");
            other.update().expect("there is memory");
        }
        self.both(&mut |world| world.restore(base, &own));
        self.base = snapshot(&self.worlds[0], None);
    }

    /// The log plays to the same; a spoilt one is refused, or played as far as it is one.
    fn replay(&mut self) {
        let start = self.log.len();
        self.log.resize(start + self.worlds[1].take_log(&mut []), 0);
        self.worlds[1].take_log(&mut self.log[start..]);
        let (mut other, mut replay) = (world(), Replay::default());
        let (mut last, mut before) = (0, vec![]);
        while replay.place < self.log.len() as u64 {
            (last, before) = (replay.place, snapshot(&other, None));
            other.replay(&self.log, &mut replay).expect("it is a log");
            assert_eq!(replay.found, replay.expected);
        }
        let frame = (last as usize).max(8);
        let first = frame + 12;
        // At most 40 places, as each is played: one of a long log may take milliseconds.
        let step = (self.log.len().saturating_sub(first) / 40).max(5);
        for place in (first..self.log.len()).step_by(step) {
            let mut spoilt = self.log.clone();
            spoilt[place] ^= 1 << (place % 8);
            // What an earlier one added would be asked again and again.
            other.restore(None, &before).expect("it is a snapshot");
            let mut replay = Replay { place: frame as u64, ..Replay::default() };
            assert_eq!(other.replay(&spoilt, &mut replay), Err(Status::BadSnapshot), "not sealed");
            let hash = hash_of(&spoilt[first..]);
            spoilt[frame + 4..frame + 12].copy_from_slice(&hash.to_le_bytes());
            let _ = other.replay(&spoilt, &mut replay);
        }
    }
}

/// Whether two of these filters are a pair.
fn are_pair(a: &Filter, b: &Filter) -> bool {
    let sees = |a: &Filter, b: &Filter| a.mask & b.layers != 0;
    let both = |flag: ColliderFlags| a.flags & b.flags & flag as u32 != 0;
    let any_sensor = (a.flags | b.flags) & ColliderFlags::Sensor as u32 != 0;
    let are_still = both(ColliderFlags::Static) && !any_sensor;
    (sees(a, b) || sees(b, a)) && (a.family != b.family || a.family == 0) && !are_still
}

/// Ends a snapshot with the hash that its other bytes have.
fn seal(snapshot: &mut [u8]) {
    if let Some((whole, tail)) = snapshot.split_last_chunk_mut::<8>() {
        *tail = hash_of(whole).to_le_bytes();
    }
}

/// The hash of words in snapshots and logs.
fn hash_of(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0xd6e8_feb8_6659_fd93;
    let words = bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word));
    let step = |hash: u64, word| (hash ^ u64::from(word)).wrapping_mul(FACTOR).rotate_left(29);
    let mixed = |hash: u64| (hash ^ hash >> 32).wrapping_mul(FACTOR);
    let hash = mixed(mixed(words.fold(0x9e37_79b9_7f4a_7c15, step)));
    hash ^ hash >> 32
}
