//! Movers, obstacles and settings of any bits.

use clash2d::{
    Capsule, Chain, Circle, Line, Motion, Mover, MoverState, MoverTouch, Obstacle, ObstacleId,
    OrientedRectangle, Polygon, Rectangle, Sector, Segment, Shape, Side, Stop, Vector2D,
};
use clash2d_oracle::Rng;

/// Floats of any bits, or such as games have.
fn float(rng: &mut Rng, wildness: u32) -> f32 {
    match rng.u32(..wildness) {
        0 => (rng.f32() * 32.0).floor() / 4.0 - 4.0,
        1 => rng.f32() * 8.0 - 4.0,
        2 => f32::MAX * (rng.f32() - 0.5),
        3 => f32::from_bits(rng.u32(..64)),
        _ => f32::from_bits(rng.u32(..)),
    }
}

fn shape<'a>(rng: &mut Rng, wildness: u32, vertices: &'a [Vector2D]) -> Shape<'a> {
    let kind = rng.u32(..10);
    let mut f = || float(rng, wildness);
    let mut v = || Vector2D::new(f(), f());
    let shape: Shape<'a> = match kind {
        0 => v().into(),
        1 => Line { base: v(), direction: v() }.into(),
        2 => Segment::new(v(), v()).into(),
        3 => Circle::new(v(), v().x.abs()).into(),
        4 => Rectangle::new(v(), Vector2D::new(v().x.abs(), v().y.abs())).into(),
        5 => OrientedRectangle::new(v(), Vector2D::new(v().x.abs(), v().y.abs()), v().x).into(),
        6 => Capsule::new(v(), v(), v().x.abs()).into(),
        7 => Polygon::new(vertices).with_radius(v().x).into(),
        8 => Chain::new(vertices).with_solid_side(Side::Left).into(),
        _ => {
            let (center, radii) = (v(), v());
            Sector {
                center,
                radius: radii.x,
                inner_radius: 0.0,
                direction: radii.y,
                half_angle: 45.0,
            }
            .into()
        }
    };
    let position = v();
    shape.at(position)
}

#[test]
fn any_bits_have_an_answer() {
    let mut answers = 0;
    for round in 0..super::rounds() * 5 {
        let mut rng = Rng::fixed(3000 + round);
        let wildness = rng.u32(2..6);
        let vertices: Vec<Vec<Vector2D>> = (0..6)
            .map(|_| {
                let count = rng.usize(..6);
                (0..count)
                    .map(|_| Vector2D::new(float(&mut rng, wildness), float(&mut rng, wildness)))
                    .collect()
            })
            .collect();
        let v = |rng: &mut Rng| Vector2D::new(float(rng, wildness), float(rng, wildness));
        let list: Vec<_> = vertices[1..]
            .iter()
            .map(|vertices| {
                let rotation = if rng.bool() { float(&mut rng, wildness) } else { 0.0 };
                let movement = if rng.bool() { v(&mut rng) } else { Vector2D::ZERO };
                let motion = Motion { movement, rotation, pivot: v(&mut rng) };
                let one_way = if rng.bool() { v(&mut rng) } else { Vector2D::ZERO };
                let shape = shape(&mut rng, wildness, vertices);
                Obstacle::new(shape).with_motion(motion).with_one_way(one_way)
            })
            .collect();
        let mut mover = Mover::new(shape(&mut rng, 2, &vertices[0]), v(&mut rng));
        let mut length = || if rng.bool() { 0.0 } else { float(&mut rng, wildness).abs() };
        (mover.step, mover.snap, mover.nudge) = (length(), length(), length());
        (mover.gap, mover.push_out, mover.floor_angle) = (length(), length(), length());
        mover.flags = rng.u32(..64);
        let (start, by) = (v(&mut rng), v(&mut rng));
        // What no result has told.
        let mut state = MoverState::default();
        if rng.bool() {
            state.floor = ObstacleId::listed(rng.u32(..6));
            (state.touches, state.floor_normal) = (rng.u32(..), v(&mut rng));
        }
        let mut stops = [Stop::default(); 64];
        if let Ok(moved) = mover.advance(list[..].into(), start, by, &state, &mut [], &mut stops) {
            answers += 1;
            assert!(moved.position.is_finite(), "{round}: {moved:?}");
            assert!(
                !moved.state.is(MoverTouch::Stuck) || moved.position == start,
                "{round}: {moved:?}"
            );
        }
    }
    assert!(answers > 50, "{answers}");
}

#[test]
fn any_bytes_have_an_answer() {
    let mut answers = 0;
    for round in 0..super::rounds() * 20 {
        let mut rng = Rng::fixed(8000 + round);
        let count = rng.usize(100..400);
        let bytes: Vec<u8> = (0..count).map(|_| rng.u8(..)).collect();
        answers += super::calls::play(&bytes);
    }
    assert!(answers > 1000, "{answers}");
}
