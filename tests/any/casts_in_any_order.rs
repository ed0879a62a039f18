//! Which of several contacts at the same time is told depends on geometry alone, not on the order in
//! which parts are given, nor on whether they are prepared.

use clash2d::{
    Capsule, CastMode, CastSettings, Chain, Circle, Group, Motion, Polygon, Rectangle, Shape, Side,
    Vector2D, cast, cast_ray, cast_turning_with, cast_with,
};
use clash2d_oracle::Rng;

use crate::prepared::prepared;

fn v(x: i32, y: i32) -> Vector2D {
    Vector2D::new(x as f32, y as f32)
}

/// Times and normals of a cast and of a ray; what touches at the start is not a question of these.
fn answers(mover: &Shape<'_>, way: Vector2D, other: &Shape<'_>, from: Vector2D) -> String {
    let hit = cast(mover, way, other, Vector2D::ZERO);
    let ray = cast_ray(other, from, way);
    let ends = ray.map(|ray| (ray.entry, ray.entry_normal, ray.exit, ray.exit_normal));
    let hit = hit.filter(|hit| !hit.starts_in_contact).map(|hit| (hit.fraction, hit.normal));
    format!("{hit:?} {ends:?}")
}

/// The same of a cast that turns.
fn turned(mover: &Shape<'_>, way: Vector2D, other: &Shape<'_>, from: Vector2D) -> String {
    let turn = Motion { movement: way, rotation: 30.0, pivot: from };
    let hit = cast_turning_with(
        mover,
        turn,
        other,
        Motion::default(),
        &CastSettings::new().with_tolerance(0.01),
    );
    let hit = hit.filter(|hit| !hit.starts_in_contact);
    format!("{:?}", hit.map(|hit| (hit.fraction, hit.normal)))
}

/// All of what a cast says.
fn whole(mover: &Shape<'_>, way: Vector2D, other: &Shape<'_>, from: Vector2D) -> String {
    let hits = [CastMode::All, CastMode::Approaching]
        .map(|mode| cast_with(mover, way, other, Vector2D::ZERO, &mode.into()));
    format!("{hits:?} {:?}", cast_ray(other, from, way))
}

#[test]
fn a_step_meets_a_step_the_same_way_in_any_order() {
    let step = [v(0, -8), v(16, -8), v(16, 8), v(32, 8)];
    let corner = [v(24, -32), v(56, -32), v(56, -16), v(40, -16), v(40, 0), v(24, 0)];
    let way = v(24, -24);
    let mut normals = Vec::new();
    for is_reversed in [false, true] {
        let (mut step, mut corner) = (step, corner);
        if is_reversed {
            step.reverse();
            corner.reverse();
        }
        let (chain, polygon) = (Chain::new(&step).into(), Polygon::new(&corner).into());
        let mut memory = [Vec::new(), Vec::new()];
        let [first, second] = &mut memory;
        let (ready, ready_polygon) = (prepared(&chain, first), prepared(&polygon, second));
        for a in [&chain, &ready] {
            for b in [&polygon, &ready_polygon] {
                let hit = cast(a, way, b, Vector2D::ZERO).unwrap();
                let back = cast(b, -way, a, Vector2D::ZERO).unwrap();
                normals.extend([(hit.fraction, hit.normal), (back.fraction, -back.normal)]);
            }
        }
    }
    assert!(normals.iter().all(|other| *other == normals[0]), "{normals:?}");
}

/// Two vertices of a chain with a solid side meet an upright edge at the same time: that of which the free
/// side is above hides none that is more in the way.
#[test]
fn vertices_with_free_sides_are_met_the_same_way_in_any_order() {
    let own = [v(-4, -4), v(-2, -4), v(0, -4), v(0, -6)];
    let row = [v(3, -5), v(6, -5), v(4, -5), v(4, -5), v(3, -6), v(5, -6), v(5, -9), v(5, -9)];
    let mut back = row;
    back.reverse();
    let mover = Chain::new(&own).closed();
    let chains = [
        Chain::new(&row).with_solid_side(Side::Right),
        Chain::new(&back).with_solid_side(Side::Left),
    ];
    for chain in chains {
        let hit = cast(mover, v(4, -1), chain, Vector2D::ZERO).unwrap();
        assert_eq!((hit.fraction, hit.normal), (0.75, v(1, 0)));
    }
}

/// A vertex with a free side of its own meets a level edge that leads there and back: which of the two is looked
/// at first makes no difference.
#[test]
fn an_edge_there_and_back_is_met_the_same_way_in_any_order() {
    let own = [v(10, -5), v(8, -5), v(9, -3), v(12, -5)];
    let row = [v(-4, 2), v(-1, 2), v(-1, 2), v(-1, 3), v(-1, 2), v(2, 2), v(-1, 2)];
    let mut back = row;
    back.reverse();
    let mover = Chain::new(&own).with_solid_side(Side::Right);
    let chains = [
        Chain::new(&row).with_solid_side(Side::Left),
        Chain::new(&back).with_solid_side(Side::Right),
    ];
    let hits = chains.map(|chain| cast(mover, v(-11, 7), chain, Vector2D::ZERO).unwrap());
    assert_eq!((hits[0].fraction, hits[0].normal), (hits[1].fraction, hits[1].normal));
}

/// Of numbers on a small grid, so that much happens at the same time.
struct Draw(Rng);

impl Draw {
    fn place(&mut self, far: i32) -> Vector2D {
        v(self.0.i32(-far..=far), self.0.i32(-far..=far))
    }

    fn row(&mut self, count: usize, around: Vector2D) -> Vec<Vector2D> {
        let mut at = around;
        let mut step = |_| {
            let (along, up) = (self.0.i32(-3..=3), self.0.i32(-3..=3));
            at += [v(along, 0), v(0, up), v(along, up)][self.0.usize(..3)];
            at
        };
        (0..count).map(&mut step).collect()
    }

    fn side(&mut self) -> Side {
        [Side::None, Side::Left, Side::Right][self.0.usize(..3)]
    }

    fn shape<'a>(&mut self, row: &'a [Vector2D]) -> Shape<'a> {
        let size = v(self.0.i32(0..=3), self.0.i32(0..=3));
        match self.0.u8(..7) {
            0 => row[0].into(),
            1 => Circle::new(row[0], size.x).into(),
            2 => Rectangle::new(row[0], size).into(),
            3 => Capsule::new(row[0], row[1], size.x).into(),
            4 => Chain::new(row).with_solid_side(self.side()).into(),
            5 => Chain::new(row).closed().into(),
            _ => Polygon::new(row).into(),
        }
    }
}

fn is_same_in_any_order(seed: u64, count: u32, turn: impl Fn(&mut Draw, &str)) {
    let mut draw = Draw(Rng::with_seed(seed));
    (0..count).for_each(|round| turn(&mut draw, &format!("round {round}")));
}

fn count(debug: u32, release: u32) -> u32 {
    if cfg!(debug_assertions) { debug } else { release }
}

#[test]
fn casts_at_chains_in_reverse() {
    is_same_in_any_order(21, count(2000, 50_000), |draw, round| {
        let length = draw.0.usize(2..9);
        let (from, center) = (draw.place(8), draw.place(4));
        let (row, own) = (draw.row(length, center), draw.row(4, from));
        let (mover, side) = (draw.shape(&own), draw.side());
        let way = if draw.0.bool() { row[0] - from } else { draw.place(12) };
        let other_side = match side {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
            Side::None => Side::None,
        };
        let radius = draw.0.i32(0..=1) as f32;
        let back: Vec<Vector2D> = row.iter().rev().copied().collect();
        let chain = Shape::from(Chain::new(&row).with_radius(radius).with_solid_side(side));
        let reversed =
            Shape::from(Chain::new(&back).with_radius(radius).with_solid_side(other_side));
        let mut memory = Vec::new();
        let ready = prepared(&chain, &mut memory);
        let told = format!("{round}: {mover:?} of {own:?} by {way:?}\n{row:?} {side:?} {radius}");
        let plain = whole(&mover, way, &chain, from);
        assert_eq!(plain, whole(&mover, way, &ready, from), "prepared, {told}");
        let plain = answers(&mover, way, &chain, from);
        assert_eq!(plain, answers(&mover, way, &reversed, from), "reversed, {told}");
    });
}

#[test]
fn casts_at_members_in_reverse() {
    is_same_in_any_order(22, count(2000, 50_000), |draw, round| {
        let from = draw.place(8);
        let length = draw.0.usize(2..7);
        let rows: Vec<Vec<Vector2D>> = (0..length)
            .map(|_| {
                let center = draw.place(5);
                draw.row(4, center)
            })
            .collect();
        let own = draw.row(4, from);
        let mover = draw.shape(&own);
        let members: Vec<Shape<'_>> = rows.iter().map(|row| draw.shape(row)).collect();
        let back: Vec<Shape<'_>> = members.iter().rev().copied().collect();
        let way = if draw.0.bool() { rows[0][0] - from } else { draw.place(12) };
        let (group, reversed) = (Group::new(&members).into(), Group::new(&back).into());
        let mut memory = Vec::new();
        let ready = prepared(&group, &mut memory);
        let told = format!("{round}: {mover:?} of {own:?} by {way:?}\n{group:?}\n{rows:?}");
        let plain = whole(&mover, way, &group, from);
        assert_eq!(plain, whole(&mover, way, &ready, from), "prepared, {told}");
        for ask in [answers, turned] {
            let plain = ask(&mover, way, &group, from);
            assert_eq!(plain, ask(&mover, way, &reversed, from), "reversed, {told}");
        }
    });
}
