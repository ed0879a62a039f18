//! Casts at prepared worlds, and of them, answer bit for bit as at plain ones.

use clash2d::{
    Capsule, CastHit, CastMode, CastSettings, Chain, Circle, Group, Line, Motion,
    OrientedRectangle, Place, Polygon, Rectangle, Sector, Segment, Shape, Side, Vector2D, cast,
    cast_ray, cast_turning_with, cast_with,
};
use clash2d_oracle::Rng;
use std::cell::RefCell;

use crate::prepared::prepared;

/// Numbers on a grid, or any others.
#[derive(Clone, Copy)]
struct Draw<'r> {
    rng: &'r RefCell<Rng>,
    is_on_grid: bool,
}

/// What a world borrows.
struct Ground {
    vertices: Vec<Vector2D>,
    ring_sizes: Vec<u32>,
    crowd: Vec<Vec<Vector2D>>,
}

/// Where a part of the way around the origin leads.
fn diamond(part: f32) -> [f32; 2] {
    [part, part + 0.25].map(|x| 4.0 * (x - (x + 0.5).floor()).abs() - 1.0)
}

impl Draw<'_> {
    fn below(self, count: u32) -> u32 {
        self.rng.borrow_mut().u32(..count)
    }

    fn chance(self, of: u32) -> bool {
        self.below(of) == 0
    }

    fn number(self, size: f32) -> f32 {
        let x = (self.rng.borrow_mut().f32() - 0.5) * 2.0 * size;
        if self.is_on_grid { x.round() } else { x }
    }

    fn vector(self, size: f32) -> Vector2D {
        Vector2D::new(self.number(size), self.number(size))
    }

    fn size(self) -> f32 {
        self.number(2.0).abs()
    }

    fn radius(self) -> f32 {
        if self.chance(2) { 0.0 } else { self.size() }
    }

    /// A ring around a place, more or less uneven, or a walk.
    fn row(self, count: usize) -> Vec<Vector2D> {
        let (center, size) = (self.vector(10.0), 4.0 + count as f32 / 6.0);
        let mut place = self.vector(size);
        let mut step = || {
            place += self.vector(2.0);
            place
        };
        if self.chance(3) {
            return (0..count).map(|_| step()).collect();
        }
        let round = |x: f32| if self.is_on_grid { x.round() } else { x };
        let corner = |number: usize| {
            let [x, y] = diamond(number as f32 / count as f32).map(|x| round(x * size));
            center + Vector2D::new(x, y) + self.vector(0.6)
        };
        (0..count).map(corner).collect()
    }

    fn ground(self) -> Ground {
        let most = if self.chance(2) { 60 } else { 260 };
        let vertices = self.row(3 + self.below(most) as usize);
        let mut ring_sizes = Vec::new();
        let mut left = vertices.len() as u32;
        while self.chance(2) && left > 8 {
            ring_sizes.push(1 + self.below(left / 2));
            left -= ring_sizes.last().unwrap();
        }
        ring_sizes.push(left);
        let crowd = (0..3).map(|_| self.row(3 + self.below(50) as usize)).collect();
        Ground { vertices, ring_sizes, crowd }
    }

    fn side(self) -> Side {
        [Side::None, Side::Left, Side::Right][self.below(3) as usize]
    }

    fn chain(self, vertices: &[Vector2D]) -> Shape<'_> {
        let chain = Chain::new(vertices).with_radius(self.radius()).with_solid_side(self.side());
        if self.chance(3) { chain.closed().into() } else { chain.into() }
    }

    /// One of each kind but groups, near a place.
    fn shape(self, place: Vector2D, vertices: &[Vector2D]) -> Shape<'_> {
        let (p, q) = (place, place + self.vector(2.0));
        let sizes = Vector2D::new(self.size(), self.size());
        match self.below(11) {
            0 => p.into(),
            1 => Segment::new(p, q).into(),
            2 | 3 => Circle::new(p, self.size()).into(),
            4 => Capsule::new(p, q, self.size()).into(),
            5 => Rectangle::new(p, sizes).into(),
            6 => OrientedRectangle::new(p, sizes, self.number(360.0)).into(),
            7 => self.chain(vertices),
            8 if self.chance(2) => Line::new(p, self.vector(2.0)).into(),
            9 => Sector {
                center: p,
                inner_radius: 0.0,
                radius: self.size(),
                direction: self.number(180.0),
                half_angle: self.number(190.0).abs(),
            }
            .into(),
            _ => Polygon::new(vertices).with_radius(self.radius()).into(),
        }
    }

    /// Many shapes around.
    fn members<'a>(self, ground: &'a Ground) -> Vec<Shape<'a>> {
        ground
            .vertices
            .iter()
            .map(|&place| {
                let crowd = &ground.crowd[self.below(3) as usize];
                let some = if self.chance(20) { &crowd[..] } else { &crowd[..3] };
                self.shape(place, some)
            })
            .collect()
    }

    fn world<'a>(self, ground: &'a Ground, members: &'a [Shape<'a>]) -> Shape<'a> {
        match self.below(4) {
            0 => Polygon::new(&ground.vertices).with_radius(self.radius()).into(),
            1 => Polygon::new(&ground.vertices)
                .with_rings(&ground.ring_sizes)
                .with_radius(self.radius())
                .into(),
            2 => self.chain(&ground.vertices),
            _ => Group::new(members).into(),
        }
    }

    /// Where something starts that moves towards a vertex, beside it or anywhere.
    fn course(self, ground: &Ground) -> [Vector2D; 2] {
        let to = ground.vertices[self.below(ground.vertices.len() as u32) as usize];
        let from = if self.chance(8) { to } else { to + self.vector(6.0) };
        let beside = if self.chance(2) { Vector2D::ZERO } else { self.vector(2.0) };
        let length = [0.5, 1.0, 2.0, 2.0, 16.0][self.below(5) as usize];
        [from, (to + beside - from) * length]
    }
}

/// Hits in words. Of several edges in one point a prepared shape may have another one.
fn without_places(mode: CastMode, mut hits: [Option<CastHit>; 2]) -> String {
    for hit in hits.iter_mut().flatten() {
        [hit.place_a, hit.place_b] = [Place::default(); 2];
    }
    format!("{mode:?} {hits:?}")
}

/// What rays and moving shapes meet, in words that tell all bits.
fn answers(world: &Shape<'_>, mover: &Shape<'_>, [from, way]: [Vector2D; 2]) -> Vec<String> {
    let (back, rest) = (way * -0.5, Vector2D::ZERO);
    let both = |mode: CastMode| {
        let hits = [
            cast_with(mover, way, world, rest, &mode.into()),
            cast_with(world, back, mover, way * 0.5, &mode.into()),
        ];
        without_places(mode, hits)
    };
    vec![
        format!("{:?}", cast_ray(world, from, way)),
        format!("{:?}", cast_ray(world, from + way, back)),
        both(CastMode::All),
        both(CastMode::Approaching),
    ]
}

/// The same of shapes that turn.
fn answers_of_turns(
    world: &Shape<'_>,
    mover: &Shape<'_>,
    [from, movement]: [Vector2D; 2],
) -> Vec<String> {
    let turn = Motion { movement, rotation: 70.0, pivot: from };
    let slow = Motion { movement: movement * 0.25, rotation: -20.0, pivot: from };
    let told = |mode: CastMode| {
        let hits = [
            cast_turning_with(
                mover,
                turn,
                world,
                Motion::default(),
                &CastSettings::new().with_tolerance(0.01).with_mode(mode),
            ),
            cast_turning_with(
                world,
                slow,
                mover,
                turn,
                &CastSettings::new().with_tolerance(0.01).with_mode(mode),
            ),
        ];
        without_places(mode, hits)
    };
    vec![told(CastMode::All), told(CastMode::Approaching)]
}

/// Fails where a prepared world, a prepared mover or both answer otherwise than plain ones.
fn agree(rounds: u32, ask: impl Fn(&Shape<'_>, &Shape<'_>, [Vector2D; 2]) -> Vec<String>) {
    let rng = RefCell::new(Rng::with_seed(12));
    for round in 0..rounds {
        let draw = Draw { rng: &rng, is_on_grid: round % 2 == 0 };
        let grounds = [draw.ground(), draw.ground()];
        let members = grounds.each_ref().map(|ground| draw.members(ground));
        let world = draw.world(&grounds[0], &members[0]);
        let mut memory = [Vec::new(), Vec::new()];
        let [first, second] = &mut memory;
        let ready = prepared(&world, first);
        for _ in 0..8 {
            let course = draw.course(&grounds[0]);
            let own: Vec<Vector2D> = grounds[1].crowd[0]
                .iter()
                .take(3 + round as usize % 6)
                .map(|&v| v * 0.25 + course[0])
                .collect();
            let mover = draw.shape(course[0], &own);
            let (plain, prepared) = (ask(&world, &mover, course), ask(&ready, &mover, course));
            assert_eq!(plain, prepared, "round {round}: {course:?} {mover:?}\n{world:?}");
        }
        let mover = draw.world(&grounds[1], &members[1]);
        let other = prepared(&mover, second);
        let course = draw.course(&grounds[0]);
        let plain = ask(&world, &mover, course);
        for [world, mover] in [[&ready, &mover], [&world, &other], [&ready, &other]] {
            assert_eq!(plain, ask(world, mover, course), "round {round}: {course:?} both");
        }
    }
}

fn rounds(debug: u32, release: u32) -> u32 {
    if cfg!(debug_assertions) { debug } else { release }
}

#[test]
fn casts_at_prepared_worlds() {
    agree(rounds(12, 2000), answers);
}

#[test]
fn turning_casts_at_prepared_worlds() {
    agree(rounds(20, 200), answers_of_turns);
}

/// The first time at which something meets one of some shapes.
fn least<'s>(
    shapes: impl Iterator<Item = &'s Shape<'s>>,
    ask: impl Fn(&Shape<'_>) -> Option<CastHit>,
) -> Option<f32> {
    shapes.filter_map(|shape| ask(shape).map(|hit| hit.fraction)).reduce(f32::min)
}

/// Nothing is left out of many edges or members that would have been met.
#[test]
fn worlds_are_met_where_their_parts_are() {
    let rng = RefCell::new(Rng::with_seed(13));
    for round in 0..rounds(120, 2000) {
        let draw = Draw { rng: &rng, is_on_grid: round % 2 == 0 };
        let ground = draw.ground();
        let (members, radius) = (draw.members(&ground), draw.radius());
        let group = Shape::from(Group::new(&members));
        let chain = Shape::from(Chain::new(&ground.vertices).with_radius(radius));
        let pieces = ground.vertices.windows(3).map(|v| Chain::new(v).with_radius(radius).into());
        let pieces: Vec<Shape<'_>> = pieces.collect();
        let [place, way] = draw.course(&ground);
        let few: Vec<Shape<'_>> =
            (0..3).map(|_| draw.shape(place + draw.vector(3.0), &ground.crowd[0][..3])).collect();
        let mover = if draw.chance(2) { Group::new(&few).into() } else { few[0] };
        let still = Vector2D::ZERO;
        let moving = |shape: &Shape<'_>| cast(mover, way, shape, still);
        let turn = Motion { movement: way, rotation: 100.0, pivot: place };
        let rotation = if draw.chance(3) { 40.0 } else { 0.0 };
        let drift = Motion { movement: way * -0.5, rotation, pivot: ground.vertices[0] };
        let turning = |shape: &Shape<'_>| {
            cast_turning_with(shape, drift, mover, turn, &CastSettings::new().with_tolerance(0.05))
        };
        let told = format!("round {round}: {mover:?} by {way:?}");
        let once = |shape: &Shape<'_>, ask: &dyn Fn(&Shape<'_>) -> Option<CastHit>| {
            ask(shape).map(|hit| hit.fraction)
        };
        assert_eq!(once(&group, &moving), least(members.iter(), moving), "group, {told}");
        assert_eq!(once(&chain, &moving), least(pieces.iter(), moving), "chain, {told}");
        // Within the tolerance either time may be early.
        for (whole, parts) in [(&group, &members), (&chain, &pieces)] {
            match (once(whole, &turning), least(parts.iter(), turning)) {
                (Some(time), Some(part)) => {
                    assert!((time - part).abs() < 0.05, "{time}, not {part}, {told}")
                }
                (time, part) => assert_eq!(time, part, "turning, {told}"),
            }
        }
    }
}

/// Boxes around edges do not reach as far as the edges do.
#[test]
fn a_rod_that_turns_meets_what_is_round_about_edges() {
    let wall: Vec<Vector2D> = (10..50).map(|x| Vector2D::new(x as f32, 0.0)).collect();
    let wall = Chain::new(&wall).with_radius(2.0);
    let [start, end] = [0.0, 1.0].map(|x| Vector2D::new(x, 1.5));
    let movement = Vector2D::new(32.0, 0.0);
    let turn = Motion { movement, rotation: 1.0, pivot: start };
    let rod = Segment::new(start, end);
    let hit = cast_turning_with(
        rod,
        turn,
        wall,
        Motion::default(),
        &CastSettings::new().with_tolerance(0.01),
    )
    .unwrap();
    // It comes 0.5 below the top of the round end, and turns by half a degree at most until then.
    assert!((0.23..0.25).contains(&hit.fraction), "{hit:?}");
}
