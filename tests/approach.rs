//! Casts of shapes that touch at the start: along walls, out of contacts, and into the next ones.

use clash2d::{
    Capsule, CastHit, CastMode, CastSettings, Chain, Circle, Group, Line, Motion,
    OrientedRectangle, Polygon, Rectangle, Sector, Segment, Shape, Side, Vector2D, cast,
    cast_turning_with, cast_with,
};

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Shape<'static> {
    Rectangle::new(v(x, y), v(width, height)).into()
}

/// What a shape meets that moves among others, if it may slide along and leave what it touches.
fn approach(mover: &Shape<'_>, movement: Vector2D, wall: &Shape<'_>) -> Option<CastHit> {
    cast_with(mover, movement, wall, Vector2D::ZERO, &CastMode::Approaching.into())
}

/// The fraction and the normal.
fn stop(mover: &Shape<'_>, movement: Vector2D, wall: &Shape<'_>) -> Option<(f32, Vector2D)> {
    approach(mover, movement, wall).map(|hit| (hit.fraction, hit.normal))
}

#[test]
fn a_crate_on_the_floor_slides_and_rises_but_does_not_sink() {
    let (crate_, floor) = (rectangle(0.0, 1.0, 2.0, 2.0), rectangle(-10.0, 0.0, 20.0, 1.0));
    for free in [v(5.0, 0.0), v(-5.0, 0.0), v(0.0, 3.0), v(5.0, 1e-3), v(-50.0, 2.0)] {
        assert_eq!(stop(&crate_, free, &floor), None, "{free:?}");
        let hit = cast(crate_, free, floor, Vector2D::ZERO).unwrap();
        assert!(hit.starts_in_contact && hit.fraction == 0.0);
    }
    for blocked in [v(0.0, -1.0), v(5.0, -1e-3), v(-5.0, -5.0)] {
        assert_eq!(stop(&crate_, blocked, &floor), Some((0.0, v(0.0, -1.0))), "{blocked:?}");
    }
}

#[test]
fn without_a_contact_at_the_start_both_modes_agree() {
    let (ball, wall) = (Circle::new(v(0.0, 0.0), 1.0).into(), rectangle(4.0, -3.0, 1.0, 6.0));
    let hit = approach(&ball, v(6.0, 0.0), &wall).unwrap();
    assert_eq!(hit, cast(ball, v(6.0, 0.0), wall, Vector2D::ZERO).unwrap());
    assert_eq!((hit.fraction, hit.normal, hit.starts_in_contact), (0.5, v(1.0, 0.0), false));
}

#[test]
fn a_row_of_tiles_is_as_smooth_as_one() {
    let tiles: Vec<Shape<'_>> =
        (0..8).map(|i| rectangle(16.0 * i as f32, 0.0, 16.0, 16.0)).collect();
    let mut level = tiles.clone();
    level.push(rectangle(96.0, 16.0, 16.0, 16.0));
    let (floor, level) = (Group::new(&tiles).into(), Group::new(&level).into());
    let movers: [Shape<'_>; 4] = [
        rectangle(16.0, 16.0, 16.0, 16.0),
        Circle::new(v(24.0, 24.0), 8.0).into(),
        Capsule::new(v(24.0, 24.0), v(24.0, 40.0), 8.0).into(),
        OrientedRectangle::new(v(24.0, 24.0), v(8.0, 8.0), 90.0).into(),
    ];
    for mover in &movers {
        for way in [v(64.0, 0.0), v(-16.0, 0.0), v(-64.0, 0.0), v(1e-3, 0.0), v(3.0, 1.0)] {
            assert_eq!(stop(mover, way, &floor), None, "{mover:?} {way:?}");
        }
        let hit = stop(mover, v(128.0, 0.0), &level);
        assert_eq!(hit, Some((0.5, v(1.0, 0.0))), "{mover:?}");
    }
}

/// Box2D's ghost vertices: a chain of level pieces does not stop what slides on it.
#[test]
fn a_chain_of_pieces_is_as_smooth_as_one() {
    let mut vertices: Vec<Vector2D> = (0..10).map(|i| v(10.0 * i as f32, 0.0)).collect();
    vertices.push(v(90.0, 40.0));
    for side in [Side::None, Side::Right] {
        let chain = Chain::new(&vertices).with_solid_side(side).into();
        let movers: [Shape<'_>; 3] = [
            rectangle(10.0, 0.0, 10.0, 10.0),
            Circle::new(v(15.0, 5.0), 5.0).into(),
            Capsule::new(v(15.0, 5.0), v(15.0, 30.0), 5.0).into(),
        ];
        for mover in &movers {
            assert_eq!(stop(mover, v(70.0, 0.0), &chain).map(|hit| hit.0), Some(1.0), "{mover:?}");
            assert_eq!(stop(mover, v(69.0, 0.0), &chain), None, "{mover:?}");
            assert_eq!(stop(mover, v(140.0, 0.0), &chain), Some((0.5, v(1.0, 0.0))), "{mover:?}");
        }
    }
}

#[test]
fn the_other_arm_of_a_concave_shape_is_met_again() {
    let outline = [
        (0.0, 0.0),
        (12.0, 0.0),
        (12.0, 10.0),
        (10.0, 10.0),
        (10.0, 2.0),
        (2.0, 2.0),
        (2.0, 10.0),
        (0.0, 10.0),
    ];
    let vertices = outline.map(Vector2D::from);
    for radius in [0.0, 0.25] {
        let bucket = Polygon::new(&vertices).with_radius(radius).into();
        // It leans on the left arm, or is a little into it.
        for x in [2.0 + radius, 1.9375 + radius] {
            let crate_ = rectangle(x, 5.0, 2.0, 2.0);
            let way = 10.0 - radius - (x + 2.0);
            let hit = approach(&crate_, v(16.0, 0.0), &bucket).unwrap();
            assert_eq!((hit.fraction, hit.normal), (way / 16.0, v(1.0, 0.0)), "{x} {radius}");
            assert!(hit.starts_in_contact);
            assert_eq!(stop(&crate_, v(0.0, 2.0), &bucket), None);
            assert_eq!(stop(&crate_, v(-1.0, 0.0), &bucket).map(|hit| hit.0), Some(0.0));
        }
    }
}

#[test]
fn the_other_arm_of_what_moves_meets_a_concave_shape() {
    let arms = [(0.0, 5.0), (0.0, -5.0), (10.0, -5.0), (10.0, 5.0)].map(Vector2D::from);
    let hook = [(0.0, -1.0), (2.0, -1.0), (2.0, 0.0)].map(Vector2D::from);
    let (arms, hook) = (Chain::new(&arms).into(), Chain::new(&hook).into());
    let hit = approach(&arms, v(-16.0, 0.0), &hook).unwrap();
    assert_eq!((hit.fraction, hit.starts_in_contact), (0.5, true));
    let hit = approach(&hook, v(16.0, 0.0), &arms).unwrap();
    assert_eq!((hit.fraction, hit.starts_in_contact), (0.5, true));
}

#[test]
fn a_ball_in_a_ring_meets_the_other_side() {
    let ring = Sector::new(v(0.0, 0.0), 12.0, 0.0, 180.0).with_inner_radius(10.0).into();
    let ball = Circle::new(v(-8.0, 0.0), 2.0).into();
    assert_eq!(stop(&ball, v(32.0, 0.0), &ring), Some((0.5, v(1.0, 0.0))));
    assert_eq!(stop(&ball, v(-1.0, 0.0), &ring), Some((0.0, v(-1.0, 0.0))));
    assert_eq!(stop(&ball, v(8.0, 0.0), &ring), None);
}

#[test]
fn a_slope_does_not_hold_what_slides_down_on_it() {
    let slope = [v(0.0, 30.0), v(40.0, 0.0), v(80.0, 0.0), v(80.0, 20.0)];
    let chain = Chain::new(&slope).with_solid_side(Side::Right).into();
    // Touching at (16, 18), with the normal (3, 4) / 5.
    let ball = Circle::new(v(19.0, 22.0), 5.0).into();
    let hit = approach(&ball, v(16.0, -12.0), &chain);
    assert_eq!(hit, None, "on the slope");
    let hit = approach(&ball, v(40.0, -30.0), &chain).unwrap();
    assert_eq!((hit.fraction, hit.normal), (17.0 / 30.0, v(0.0, -1.0)), "to its foot");
    assert!(stop(&ball, v(0.0, -1.0), &chain).is_some_and(|hit| hit.0 == 0.0), "into it");
}

#[test]
fn corners_that_pass_are_no_obstacles() {
    let tile = rectangle(16.0, 0.0, 16.0, 16.0);
    // It comes from outside, level with the top.
    let crate_ = rectangle(-8.0, 16.0, 16.0, 16.0);
    let hit = approach(&crate_, v(32.0, 0.0), &tile).unwrap();
    assert_eq!((hit.fraction, hit.normal), (0.25, v(0.0, -1.0)));
    // It comes level with the whole side.
    let crate_ = rectangle(-8.0, 0.0, 16.0, 16.0);
    let hit = approach(&crate_, v(32.0, 0.0), &tile).unwrap();
    assert_eq!((hit.fraction, hit.normal), (0.25, v(1.0, 0.0)));
}

/// Up to 2^-22 of its length a movement may lead into what it slides along.
#[test]
fn what_hardly_leads_into_the_floor_slides() {
    let (crate_, floor) = (rectangle(0.0, 1.0, 2.0, 2.0), rectangle(-10.0, 0.0, 20.0, 1.0));
    let part = |power: u32| 8.0 / (1_u32 << power) as f32;
    assert_eq!(stop(&crate_, v(8.0, -part(24)), &floor), None);
    assert_eq!(stop(&crate_, v(8.0, -part(20)), &floor), Some((0.0, v(0.0, -1.0))));
    let level = Line::new(v(0.0, 1.0), v(1.0, 0.0)).into();
    assert_eq!(stop(&crate_, v(8.0, -part(24)), &level), None);
    assert_eq!(stop(&crate_, v(8.0, -part(20)), &level), Some((0.0, v(0.0, -1.0))));
    // The same of what is met next: a plank that leans by less, and one that leans by more.
    let plank = |lean: f32| Segment::new(v(2.0, -2.0 * lean), v(6.0, 2.0 * lean)).into();
    let before = Segment::new(v(-4.0, 0.0), v(0.0, 0.0)).into();
    let met = |lean: f32| {
        let planks = [before, plank(lean)];
        stop(&v(0.0, 0.0).into(), v(8.0, 0.0), &Group::new(&planks).into()).map(|hit| hit.0)
    };
    assert_eq!((met(part(27)), met(part(20))), (None, Some(0.5)));
}

#[test]
fn the_deepest_obstacle_and_the_next_one_count() {
    let crate_ = rectangle(0.0, 0.0, 2.0, 2.0);
    let (floor, wall) = (rectangle(-10.0, -1.0, 20.0, 1.25), rectangle(1.5, 0.75, 4.0, 1.0));
    for members in [[floor, wall], [wall, floor]] {
        let hit = stop(&crate_, v(1.0, -1.0), &Group::new(&members).into());
        assert_eq!(hit, Some((0.0, v(1.0, 0.0))));
    }
    let (floor, post) = (rectangle(-10.0, -1.0, 30.0, 1.0), |x: f32| rectangle(x, 0.0, 1.0, 4.0));
    for members in [[floor, post(6.0), post(10.0)], [post(10.0), floor, post(6.0)]] {
        let hit = stop(&crate_, v(16.0, 0.0), &Group::new(&members).into());
        assert_eq!(hit, Some((0.25, v(1.0, 0.0))));
    }
}

/// Their corners touch, and nothing else ever does.
#[test]
fn what_passes_at_a_corner_is_not_held_by_it() {
    let tile = rectangle(0.0, 0.0, 2.0, 2.0);
    for (x, y) in [(-2.0, 2.0), (-2.0, -2.0), (2.0, 2.0), (2.0, -2.0)] {
        for (crate_, other) in
            [(rectangle(x, y, 2.0, 2.0), tile), (tile, rectangle(-x, -y, 2.0, 2.0))]
        {
            for way in [v(-2.0 * x, 0.0), v(0.0, -2.0 * y), v(x, 0.0), v(0.0, y), v(x, y)] {
                assert_eq!(stop(&crate_, way, &other), None, "{crate_:?} {way:?}");
            }
            assert!(stop(&crate_, v(-x, -y), &other).is_some_and(|hit| hit.0 == 0.0));
        }
    }
    // Round ones as well, whose arcs touch where they pass.
    let ball = |x: f32, y: f32| Shape::from(Circle::new(v(x, y), 1.0));
    for y in [2.0, -2.0] {
        assert_eq!(stop(&ball(0.0, y), v(4.0, 0.0), &ball(0.0, 0.0)), None);
        assert_eq!(stop(&ball(0.0, y), v(4.0, -y), &ball(0.0, 0.0)).map(|hit| hit.0), Some(0.0));
    }
}

/// What comes from its free side meets a chain with a solid side, and what comes out of the ground passes.
#[test]
fn a_chain_with_a_solid_side_is_met_from_its_free_side() {
    let vertices = [v(-9.0, 0.0), v(-1.0, 0.0), v(9.0, 0.0)];
    let movers = |y: f32| -> [Shape<'static>; 4] {
        [
            Circle::new(v(2.0, 3.0 * y), 1.0).into(),
            Capsule::new(v(1.0, 3.0 * y), v(3.0, 3.0 * y), 1.0).into(),
            rectangle(1.0, if y > 0.0 { 2.0 } else { -3.0 }, 2.0, 1.0),
            Sector::new(v(2.0, 3.0 * y), 1.0, 20.0, 180.0).into(),
        ]
    };
    for (side, free) in [(Side::Right, v(0.0, 1.0)), (Side::Left, v(0.0, -1.0))] {
        let chain = Chain::new(&vertices).with_solid_side(side);
        for y in [1.0, -1.0] {
            for mover in movers(y) {
                let way = v(0.0, -8.0 * y);
                let hit = cast(mover, way, chain, Vector2D::ZERO);
                let back = cast(chain, -way, mover, Vector2D::ZERO);
                let told = [hit, back].map(|hit| hit.map(|hit| (hit.fraction, hit.normal)));
                let is_met = free.y == y;
                let expected = [-free, free].map(|normal| is_met.then_some((0.25, normal)));
                assert_eq!(told, expected, "{side:?} {mover:?}");
            }
        }
    }
}

#[test]
fn thin_things_leave_either_way() {
    let wall = Segment::new(v(0.0, -5.0), v(0.0, 5.0)).into();
    let point = v(0.0, 1.0).into();
    for way in [v(1.0, 0.0), v(-1.0, 0.0), v(0.0, 1.0)] {
        let hit = stop(&point, way, &wall);
        assert!(hit.is_none_or(|hit| hit.0 == 0.0), "{way:?} {hit:?}");
    }
}

#[test]
fn what_stands_still_does_not_approach() {
    let (a, b) = (rectangle(0.0, 0.0, 2.0, 2.0), rectangle(1.0, 1.0, 2.0, 2.0));
    assert_eq!(stop(&a, Vector2D::ZERO, &b), None);
    let both = cast_with(a, v(3.0, 1.0), b, v(3.0, 1.0), &CastMode::Approaching.into());
    assert_eq!(both, None);
    assert!(cast(a, v(3.0, 1.0), b, v(3.0, 1.0)).is_some());
}

/// What a turning shape meets among others that stand still.
fn swing(mover: &Shape<'_>, motion: Motion, wall: &Shape<'_>) -> Option<CastHit> {
    cast_turning_with(
        mover,
        motion,
        wall,
        Motion::default(),
        &CastSettings::new().with_tolerance(0.001).with_mode(CastMode::Approaching),
    )
}

#[test]
fn a_crate_that_tips_over_lands_on_its_side() {
    let (crate_, floor) = (rectangle(0.0, 1.0, 2.0, 2.0), rectangle(-10.0, 0.0, 20.0, 1.0));
    let tip = |rotation: f32| Motion { rotation, pivot: v(2.0, 1.0), ..Motion::default() };
    assert_eq!(swing(&crate_, tip(-89.0), &floor), None);
    let hit = swing(&crate_, tip(-120.0), &floor).unwrap();
    assert!(hit.starts_in_contact);
    assert!(hit.fraction > 0.74 && hit.fraction < 0.76, "{hit:?}");
    // The other way the pivot's neighbour is pushed into the floor at once.
    assert_eq!(swing(&crate_, tip(10.0), &floor).unwrap().fraction, 0.0);
    let rise = Motion { movement: v(0.0, 4.0), rotation: 90.0, pivot: v(1.0, 2.0) };
    assert_eq!(swing(&crate_, rise, &floor), None);
}

#[test]
fn a_door_on_its_hinge_opens_and_hits_what_stands_in_the_way() {
    let door = Capsule::new(v(0.0, 0.0), v(4.0, 0.0), 0.25).into();
    let frame = Rectangle::new(v(-2.0, -1.0), v(2.0, 1.0)).into();
    let open = Motion { rotation: 85.0, ..Motion::default() };
    assert_eq!(swing(&door, open, &frame), None);
    let group = [frame, Circle::new(v(0.0, 3.0), 0.25).into()];
    let hit = swing(&door, open, &Group::new(&group).into()).unwrap();
    // The ball is reached at 90 - asin(0.5 / 3) degrees.
    let degrees = 85.0 * hit.fraction;
    assert!(degrees <= 80.4060 && degrees > 80.38, "{degrees}");
}

#[test]
fn what_is_deep_in_the_floor_turns_out_of_it() {
    let floor = rectangle(-20.0, -8.0, 40.0, 8.0);
    let crates: [Shape<'_>; 3] = [
        rectangle(-2.0, -3.0, 4.0, 4.0),
        OrientedRectangle::new(v(0.0, -1.0), v(2.0, 2.0), 30.0).into(),
        Capsule::new(v(-1.0, -1.0), v(1.0, -1.0), 1.5).into(),
    ];
    let ceiling = [floor, rectangle(-20.0, 10.0, 40.0, 1.0)];
    for crate_ in &crates {
        for rotation in [-90.0, 20.0, 60.0] {
            let rise = |way: f32| Motion { movement: v(0.0, way), rotation, pivot: v(0.0, -1.0) };
            assert_eq!(swing(crate_, rise(5.0), &floor), None, "{crate_:?} {rotation}");
            let hit = swing(crate_, rise(20.0), &Group::new(&ceiling).into()).unwrap();
            assert!(hit.fraction > 0.35 && hit.fraction < 0.5, "{crate_:?} {rotation} {hit:?}");
            assert!(hit.starts_in_contact && hit.normal.y > 0.7, "{crate_:?} {rotation} {hit:?}");
        }
    }
}
