//! Movers by any bytes, among lists, worlds and grids of any bits or of small numbers.
//!
//! fuzz/fuzz_targets/mover.rs draws the bytes, too.

use clash2d::{
    Capsule, Chain, Circle, Collider, ColliderFlags, ColliderId, Filter, Grid, GridCell,
    GridSettings, Group, Line, Motion, Mover, MoverHit, MoverResult, MoverState, MoverTouch,
    Obstacle, ObstacleId, Obstacles, OrientedRectangle, Polygon, Pose, Query, Rectangle, Relation,
    Sector, Segment, Shape, Side, Stop, Tile, Vector2D, World, WorldSettings, relate,
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

    /// Mostly an eighth of a small integer, now and then any bits.
    fn number(&mut self) -> f32 {
        match self.next() {
            0..=3 => f32::from_bits(u32::from_le_bytes([(); 4].map(|()| self.next()))),
            4..=15 => f32::from(self.next()) / 37.0 - 3.5,
            byte => f32::from(i16::from(byte) - 136) / 8.0,
        }
    }

    fn vector(&mut self) -> Vector2D {
        Vector2D::new(self.number(), self.number())
    }

    /// A third as large, so that levels have room.
    fn size(&mut self) -> f32 {
        self.number().abs() / 4.0
    }

    fn sometimes<T>(&mut self, take: impl FnOnce(&mut Self) -> T, otherwise: T) -> T {
        if self.below(3) == 0 { take(self) } else { otherwise }
    }

    fn vertices(&mut self) -> Vec<Vector2D> {
        (0..self.below(7)).map(|_| self.vector() * 0.25).collect()
    }

    /// A shape, which may be an invalid one, and whether nobody may be in it: lines and sectors stop nobody, and of some
    /// only the border or a side does.
    fn shape<'a>(
        &mut self,
        vertices: &'a [Vector2D],
        members: &'a [Shape<'a>],
    ) -> (Shape<'a>, bool) {
        let (kind, a, size) = (self.below(14), self.vector() * 0.25, self.size());
        let shape = match kind {
            0 => Shape::default(),
            1 => Line::new(a, self.vector()).into(),
            2 => Segment::new(a, self.vector() * 0.25).into(),
            3 => OrientedRectangle::new(a, Vector2D::new(size, 0.5), self.number() * 15.0).into(),
            4 => Capsule::new(a, self.vector() * 0.25, size).into(),
            5 => Polygon::new(vertices).with_radius(self.sometimes(Self::size, 0.0)).into(),
            6 => Chain::new(vertices).into(),
            7 => Chain::new(vertices).with_solid_side(Side::Left).into(),
            8 => Group::new(members).into(),
            9 => {
                let [direction, half_angle] = [self.number() * 15.0, self.size() * 15.0];
                Sector { center: a, radius: size, inner_radius: 0.0, direction, half_angle }.into()
            }
            10 | 11 => Circle::new(a, size).into(),
            _ => Rectangle::new(a, Vector2D::new(size, self.size())).into(),
        };
        (shape, matches!(kind, 2..=4 | 10..))
    }

    fn obstacle<'a>(&mut self, shape: Shape<'a>) -> Obstacle<'a> {
        let obstacle = Obstacle::new(shape.at(self.vector() * 0.5));
        let motion = |bytes: &mut Self| Motion {
            movement: bytes.vector() * 0.125,
            rotation: bytes.sometimes(Self::number, 0.0),
            pivot: bytes.vector(),
        };
        let motion = self.sometimes(motion, Motion::default());
        obstacle.with_motion(motion).with_one_way(self.sometimes(Self::vector, Vector2D::ZERO))
    }

    fn mover<'a>(&mut self, shape: Shape<'a>) -> Mover<'a> {
        let up = self.sometimes(Self::vector, Vector2D::new(0.0, 1.0));
        let mut mover = Mover::new(shape, up);
        let mut length = || self.sometimes(Self::size, 0.0);
        (mover.step, mover.snap, mover.nudge, mover.gap) = (length(), length(), length(), length());
        mover.push_out = self.sometimes(Self::size, f32::MAX);
        mover.floor_angle = self.sometimes(|bytes| bytes.size() * 45.0, 45.0);
        mover.flags = u32::from(self.next()) % 64;
        mover
    }
}

fn memory() -> &'static Memory {
    thread_local!(static MEMORY: &'static Memory = Memory::new());
    MEMORY.with(|memory| *memory)
}

fn world(bytes: &mut Bytes<'_>, shapes: &[(Shape<'_>, bool)]) -> (World, Vec<ColliderId>) {
    let settings = WorldSettings { allocator: memory().allocator(), ..WorldSettings::default() };
    let mut world = World::new(&settings).expect("a world");
    let mut ids = Vec::new();
    for (shape, is_solid) in shapes {
        let flags =
            [0, ColliderFlags::Carrier as u32, ColliderFlags::Sensor as u32][bytes.below(3)];
        let filter = Filter { flags, ..Filter::default() };
        let pose = Pose::new(bytes.vector() * 0.5, bytes.sometimes(Bytes::number, 0.0) * 15.0);
        let one_way = bytes.sometimes(Bytes::vector, Vector2D::ZERO);
        let user = u64::from(*is_solid);
        ids.extend(world.add(&Collider { pose, one_way, filter, user, ..Collider::new(shape) }));
    }
    world.update().expect("memory");
    (world, ids)
}

fn grid(bytes: &mut Bytes<'_>) -> (Grid, Vec<GridCell>) {
    let cell_size =
        bytes.sometimes(|bytes| Vector2D::new(bytes.size(), bytes.size()), Vector2D::new(1.0, 1.0));
    let origin = bytes.sometimes(Bytes::vector, Vector2D::ZERO);
    let allocator = memory().allocator();
    let usual =
        GridSettings { cell_size: Vector2D::new(1.0, 1.0), origin: Vector2D::ZERO, allocator };
    let grid = Grid::new(&GridSettings { cell_size, origin, allocator });
    let mut grid = grid.or_else(|_| Grid::new(&usual)).expect("a grid");
    for _ in 0..bytes.below(3) {
        _ = grid.add_kind(&bytes.vertices(), bytes.sometimes(Bytes::vector, Vector2D::ZERO));
    }
    let mut cells = Vec::new();
    for _ in 0..bytes.below(24) {
        let place = usize::from(bytes.next());
        let cell = GridCell::new((place % 16) as i32 - 8, (place / 16) as i32 - 8);
        if grid.set(cell, Tile::new(bytes.below(4) as u16)).is_ok() {
            cells.push(cell);
        }
    }
    (grid, cells)
}

fn is_in(mover: &Shape<'_>, other: &Shape<'_>) -> bool {
    !matches!(relate(mover, other), Relation::Disjoint | Relation::Touching)
}

/// Plays until there are no more bytes; how many calls moved it or could not.
pub(crate) fn play(bytes: &[u8]) -> usize {
    let mut answers = 0;
    let mut bytes = Bytes(bytes);
    let vertices: Vec<Vec<Vector2D>> = (0..6).map(|_| bytes.vertices()).collect();
    let members: Vec<Shape<'_>> =
        vertices[..3].iter().map(|vertices| bytes.shape(vertices, &[]).0).collect();
    let shapes: Vec<(Shape<'_>, bool)> =
        vertices[..5].iter().map(|vertices| bytes.shape(vertices, &members)).collect();
    let list: Vec<Obstacle<'_>> = shapes.iter().map(|shape| bytes.obstacle(shape.0)).collect();
    let (mut world, ids) = world(&mut bytes, &shapes);
    let (grid, cells) = grid(&mut bytes);
    let (shape, _) = bytes.shape(&vertices[5], &members);
    let mover = bytes.mover(shape);
    let (mut place, mut state) = (bytes.vector(), MoverState::default());
    if bytes.below(8) == 0 {
        // What no result has told.
        (state.floor, state.touches) =
            (ObstacleId::listed(bytes.next().into()), bytes.next().into());
        state.floor_normal = bytes.vector();
    }
    while !bytes.0.is_empty() {
        if let Some(&id) = ids.get(bytes.below(8)) {
            _ = world
                .move_to(id, Pose::new(bytes.vector() * 0.5, bytes.sometimes(Bytes::number, 0.0)));
        }
        let movement = bytes.vector();
        let level = Level {
            list: &list,
            shapes: &shapes,
            world: &world,
            ids: &ids,
            grid: &grid,
            cells: &cells,
        };
        if let Some(moved) = level.advance(&mover, place, movement, &state) {
            (place, state) = (moved.position, moved.state);
            answers += 1;
        }
        world.update().expect("memory");
    }
    answers
}

struct Level<'l> {
    list: &'l [Obstacle<'l>],
    /// Of the list, with whether nobody may be in them.
    shapes: &'l [(Shape<'l>, bool)],
    world: &'l World,
    ids: &'l [ColliderId],
    grid: &'l Grid,
    cells: &'l [GridCell],
}

impl Level<'_> {
    /// Moves it: the same twice, in no solid thing, and with all that is told within what there is room for.
    fn advance(
        &self,
        mover: &Mover<'_>,
        from: Vector2D,
        by: Vector2D,
        before: &MoverState,
    ) -> Option<MoverResult> {
        let query = Query::default();
        let obstacles =
            Obstacles { list: self.list, world: Some((self.world, &query)), grid: Some(self.grid) };
        let ask = |hits: &mut [MoverHit], stops: &mut [Stop]| {
            mover.advance(obstacles, from, by, before, hits, stops).ok()
        };
        let (mut hits, mut stops) = ([MoverHit::default(); 64], [Stop::default(); 64]);
        let moved = ask(&mut hits, &mut stops)?;
        assert_eq!(ask(&mut [], &mut []), Some(moved), "with no room");
        assert!(
            moved.hit_count <= 64 && moved.stop_count <= 64 && moved.position.is_finite(),
            "{moved:?}"
        );
        let is_held = moved.state.is(MoverTouch::Stuck) || moved.state.is(MoverTouch::Crushed);
        assert!(!moved.state.is(MoverTouch::Stuck) || moved.position == from, "{moved:?}");
        if let (false, Some(inside)) = (is_held, self.inside(&mover.shape.at(moved.position))) {
            panic!("{mover:?} from {from:?} by {by:?}: {moved:?} is in {inside}");
        }
        Some(moved)
    }

    fn inside(&self, mover: &Shape<'_>) -> Option<String> {
        let is_wall = |one_way: Vector2D| one_way == Vector2D::ZERO;
        let listed =
            self.list.iter().zip(self.shapes).filter(|(it, shape)| shape.1 && is_wall(it.one_way));
        let listed = listed.map(|(it, _)| it.shape);
        let added = self.ids.iter().filter_map(|id| {
            let collider = self.world.get(*id)?;
            let is_sensor = collider.filter.is(ColliderFlags::Sensor);
            let is_solid = collider.user == 1 && is_wall(collider.one_way) && !is_sensor;
            is_solid.then(|| self.world.shape(*id))?
        });
        let mut shapes = listed.chain(added);
        if let Some(shape) = shapes.find(|shape| is_in(mover, shape)) {
            return Some(format!("{shape:?}"));
        }
        let cells =
            self.cells.iter().filter(|cell| is_wall(self.grid.one_way(self.grid.get(**cell).kind)));
        let mut tiles = cells.filter_map(|cell| Some((cell, self.grid.shape(*cell)?)));
        tiles.find(|(_, tile)| is_in(mover, &tile.shape())).map(|(cell, _)| format!("{cell:?}"))
    }
}
