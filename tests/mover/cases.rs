//! Single questions to movers, whose answers geometry tells.

use clash2d::{
    Capsule, Chain, Circle, Collider, ColliderFlags, Filter, Group, Motion, Mover, MoverFlags,
    MoverHit, MoverResult, MoverState, MoverTouch, Obstacle, ObstacleId, Obstacles,
    OrientedRectangle, Polygon, Pose, Query, Rectangle, Relation, Shape, Side, Status, Stop,
    Vector2D, World, slid_velocity,
};

const UP: Vector2D = Vector2D::new(0.0, 1.0);

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn rectangle(x: f32, y: f32, w: f32, h: f32) -> Obstacle<'static> {
    Obstacle::new(Rectangle::new(v(x, y), v(w, h)))
}

fn hero() -> Mover<'static> {
    Mover::new(Rectangle::new(v(-0.5, -0.5), v(1.0, 1.0)), UP)
}

/// A move from a state in which it stood on a floor.
fn go(mover: &Mover<'_>, list: &[Obstacle<'_>], from: Vector2D, by: Vector2D) -> MoverResult {
    let before =
        mover.advance(list.into(), from, v(0.0, 0.0), &MoverState::default(), &mut [], &mut []);
    let before = before.expect("a mover").state;
    mover.advance(list.into(), from, by, &before, &mut [], &mut []).expect("a mover")
}

/// Floors and walls stop only what leads into them, whatever their sizes are.
#[test]
fn floors_of_any_width_let_go_on() {
    let mut rng = clash2d_oracle::Rng::with_seed(91);
    let round = Mover::new(Circle::new(v(0.0, 0.0), 0.5), UP);
    for _ in 0..2_000 {
        let size = 4.0 + rng.f32() * 8.0;
        let (along, into) = (rng.f32() * 0.5, rng.f32() * 0.3);
        for mover in [hero(), round] {
            let floor = [rectangle(-2.0, -1.0, size, 1.0)];
            let moved = go(&mover, &floor, v(0.0, 0.5), v(along, 0.0 - into));
            assert_eq!(moved.position, v(along, 0.5), "{size} {into}");
            let wall = [rectangle(-1.0, -2.0, 1.0, size)];
            let moved = go(&mover, &wall, v(0.5, 0.0), v(0.0 - into, along));
            assert_eq!(moved.position, v(0.5, along), "{size} {into}");
        }
    }
}

#[test]
fn what_is_no_mover_is_refused() {
    let floor = [rectangle(-4.0, -1.0, 8.0, 1.0)];
    let ask = |mover: Mover<'_>, from, by| {
        let state = MoverState::default();
        mover.advance(floor[..].into(), from, by, &state, &mut [], &mut []).err()
    };
    let (here, by) = (v(0.0, 0.5), v(1.0, 0.0));
    assert_eq!(ask(hero(), here, by), None);
    assert_eq!(ask(hero(), v(f32::NAN, 0.0), by), Some(Status::NotFinite));
    assert_eq!(ask(hero(), here, v(f32::INFINITY, 0.0)), Some(Status::NotFinite));
    assert_eq!(ask(Mover { step: -1.0, ..hero() }, here, by), Some(Status::Negative));
    assert_eq!(ask(Mover { up: v(0.0, f32::NAN), ..hero() }, here, by), Some(Status::NotFinite));
    assert_eq!(ask(Mover { flags: 64, ..hero() }, here, by), Some(Status::UnknownValue));
    assert_eq!(ask(Mover { reserved: 1, ..hero() }, here, by), Some(Status::ReservedNotZero));
    let shaped = |shape: Shape<'static>| Mover { shape, ..hero() };
    assert_eq!(ask(shaped(v(0.0, 0.0).into()), here, by), Some(Status::NotSimple));
    assert_eq!(
        ask(shaped(Rectangle::new(v(0.0, 0.0), v(1.0, 0.0)).into()), here, by),
        Some(Status::NotSimple)
    );
    assert_eq!(
        ask(shaped(Circle::new(v(0.0, 0.0), -1.0).into()), here, by),
        Some(Status::Negative)
    );
    let bent = [v(0.0, 0.0), v(4.0, 0.0), v(1.0, 1.0), v(0.0, 4.0)];
    let bent = Mover::new(Polygon::new(&bent), UP);
    let state = MoverState::default();
    let refused = bent.advance(floor[..].into(), here, by, &state, &mut [], &mut []);
    assert_eq!(refused.err(), Some(Status::NotSimple));
}

#[test]
fn what_it_came_to_and_where_it_went_is_told() {
    let level = [rectangle(-4.0, -1.0, 8.0, 1.0), rectangle(2.0, 0.0, 1.0, 4.0)];
    let (mut hits, mut stops) = ([MoverHit::default(); 4], [Stop::default(); 4]);
    let state = MoverState::default();
    let moved =
        hero().advance(level[..].into(), v(0.0, 1.5), v(3.0, -2.0), &state, &mut hits, &mut stops);
    let moved = moved.expect("a mover");
    assert_eq!((moved.position, moved.rest), (v(1.5, 0.5), v(1.5, -1.0)));
    assert_eq!(stops[..moved.stop_count], [Stop { pose: Pose::new(v(1.5, 0.5), 0.0), time: 1.0 }]);
    let [floor, wall] = [MoverTouch::Floor, MoverTouch::Wall].map(|touch| touch as u32);
    let tell = |hit: &MoverHit| (hit.id, hit.position, hit.normal, hit.stop, hit.time, hit.touch);
    assert_eq!(
        hits[..moved.hit_count].iter().map(tell).collect::<Vec<_>>(),
        [
            (ObstacleId::listed(0), v(1.5, 0.5), v(0.0, -1.0), 1, 1.0, floor),
            (ObstacleId::listed(1), v(1.5, 0.5), v(1.0, 0.0), 1, 1.0, wall)
        ]
    );
    assert_eq!(moved.state.stands_on(), Some(ObstacleId::listed(0)));
    assert_eq!(moved.state.touches, MoverTouch::Floor as u32 | MoverTouch::Wall as u32);
    assert_eq!(slid_velocity(v(3.0, -2.0), &hits[..moved.hit_count]), v(0.0, 0.0));
    assert_eq!(slid_velocity(v(-3.0, -2.0), &hits[..1]), v(-3.0, 0.0));
}

/// Of all velocities that lead into nothing, by directions all round, none is nearer.
#[test]
fn the_velocity_that_is_left_is_the_nearest_that_leads_into_nothing() {
    let mut rng = clash2d_oracle::Rng::fixed(4000);
    let mut kinds = [0; 3];
    for round in 0..2000 {
        let mut unit = || v(0.0, 1.0).rotated(rng.u32(..24) as f32 * 15.0);
        let (velocity, normals) = (unit() * 3.0, [unit(), unit(), unit()]);
        let mut hits = [MoverHit::default(); 3];
        hits.iter_mut().zip(normals).for_each(|(hit, normal)| hit.normal = normal);
        let hits = &hits[..round % 4];
        let found = slid_velocity(velocity, hits);
        let is_free = |way: Vector2D| hits.iter().all(|hit| way.dot(hit.normal) <= 1e-5);
        assert!(is_free(found), "{round}: {found:?}");
        // Directions between those of the normals are never the nearest.
        let ways = (0..24).map(|step| v(0.0, 1.0).rotated(step as f32 * 15.0));
        let onto = ways.filter(|way| is_free(*way)).map(|way| way * way.dot(velocity).max(0.0));
        let best = onto.map(|way| (way - velocity).length()).fold(3.0, f32::min);
        assert!(((found - velocity).length() - best).abs() < 1e-5, "{round}: {found:?} {best}");
        kinds[if found == velocity { 0 } else { usize::from(found.length() > 1e-5) + 1 }] += 1;
        let mut other = hits.to_vec();
        other.reverse();
        assert_eq!(slid_velocity(velocity, &other), found, "{round}");
    }
    assert!(kinds.iter().all(|count| *count > 100), "{kinds:?}");
}

#[test]
fn stops_and_hits_have_the_parts_of_the_way_as_times() {
    // Down by 2, then along the floor by 6 to the wall.
    let level = [rectangle(-4.0, -1.0, 16.0, 1.0), rectangle(7.5, 0.0, 1.0, 4.0)];
    let (mut hits, mut stops) = ([MoverHit::default(); 4], [Stop::default(); 4]);
    let state = MoverState::default();
    let mut go = |from, by| {
        let moved = hero().advance(level[..].into(), from, by, &state, &mut hits, &mut stops);
        let moved = moved.expect("a mover");
        let stops = stops[..moved.stop_count].iter().map(|stop| (stop.pose.position, stop.time));
        let hits = hits[..moved.hit_count].iter().map(|hit| (hit.id.number, hit.time));
        (stops.collect::<Vec<_>>(), hits.collect::<Vec<_>>())
    };
    // 5 along (3, -4), then 3 along the floor.
    let (stops, hits) = go(v(1.0, 4.5), v(9.0, -12.0));
    assert_eq!(stops, [(v(4.0, 0.5), 0.625), (v(7.0, 0.5), 1.0)]);
    assert_eq!(hits, [(0, 0.625), (1, 1.0)]);
    // It lies at both at the start.
    let (stops, hits) = go(v(7.0, 0.5), v(1.0, -1.0));
    assert_eq!((stops, hits.iter().all(|hit| hit.1 == 0.0)), (vec![], true));
}

#[test]
fn hits_have_what_the_program_keeps_with_colliders() {
    let mut world = super::new_world();
    let floor = Shape::from(Rectangle::new(v(-4.0, -1.0), v(8.0, 1.0)));
    let id = world.add(&Collider { user: 77, ..Collider::new(&floor) }).expect("a collider");
    let query = Query::default();
    let obstacles = Obstacles { list: &[], world: Some((&world, &query)), grid: None };
    let (mut hits, state) = ([MoverHit::default()], MoverState::default());
    let moved = hero().advance(obstacles, v(0.0, 2.0), v(0.0, -4.0), &state, &mut hits, &mut []);
    assert_eq!(moved.expect("a mover").hit_count, 1);
    assert_eq!((hits[0].id, hits[0].user), (ObstacleId::of(id), 77));
}

#[test]
fn it_falls_through_one_way_floors_if_it_is_to() {
    let level = [rectangle(-4.0, 0.0, 8.0, 0.25).with_one_way(UP), rectangle(-4.0, -3.0, 8.0, 1.0)];
    let fall = v(0.0, -0.5);
    assert_eq!(go(&hero(), &level, v(0.0, 0.75), fall).position, v(0.0, 0.75));
    let drop = hero().with_flag(MoverFlags::Drop);
    assert_eq!(go(&drop, &level, v(0.0, 0.75), fall).position, v(0.0, 0.25));
    // It is in it now, so that it lets pass whatever the flags.
    assert_eq!(go(&hero(), &level, v(0.0, 0.25), v(0.0, -9.0)).position, v(0.0, -1.5));
}

#[test]
fn a_chain_with_a_solid_side_stops_what_comes_from_the_free_one() {
    let path = [v(-4.0, 0.0), v(0.0, 0.0), v(4.0, 0.0)];
    // To its left is up.
    let level = [Obstacle::new(Chain::new(&path).with_solid_side(Side::Right))];
    assert_eq!(go(&hero(), &level, v(0.0, 2.0), v(1.0, -4.0)).position, v(1.0, 0.5));
    assert_eq!(go(&hero(), &level, v(0.0, -2.0), v(1.0, 4.0)).position, v(1.0, 2.0));
    let plain = [Obstacle::new(Chain::new(&path))];
    assert_eq!(go(&hero(), &plain, v(0.0, -2.0), v(1.0, 4.0)).position, v(1.0, -0.5));
}

#[test]
fn the_border_of_what_is_not_convex_stops_it() {
    let cup = [
        v(-4.0, 0.0),
        v(4.0, 0.0),
        v(4.0, 4.0),
        v(3.0, 4.0),
        v(3.0, 1.0),
        v(-3.0, 1.0),
        v(-3.0, 4.0),
        v(-4.0, 4.0),
    ];
    let cup = Shape::from(Polygon::new(&cup));
    let mut memory = vec![clash2d::Node::default(); cup.prepared_capacity()];
    let prepared = cup.prepared(&mut memory).expect("nodes");
    for shape in [cup, prepared] {
        let level = [Obstacle::new(shape.at(v(10.0, 0.0)))];
        assert_eq!(go(&hero(), &level, v(10.0, 8.0), v(20.0, -20.0)).position, v(30.0, -12.0));
        assert_eq!(go(&hero(), &level, v(10.0, 3.0), v(20.0, -20.0)).position, v(12.5, 1.5));
        assert_eq!(go(&hero(), &level, v(20.0, 2.0), v(-20.0, 0.0)).position, v(14.5, 2.0));
    }
}

#[test]
fn all_members_of_a_group_are_stopped() {
    // A cross: it hangs by its arms between two posts.
    let bars = [
        Rectangle::new(v(-2.0, -0.5), v(4.0, 1.0)).into(),
        Rectangle::new(v(-0.5, -2.0), v(1.0, 4.0)).into(),
    ];
    let cross = Mover::new(Group::new(&bars), UP);
    let posts = [rectangle(-2.0, -4.0, 1.0, 4.0), rectangle(1.0, -4.0, 1.0, 4.0)];
    let moved = go(&cross, &posts, v(0.25, 3.0), v(0.5, -9.0));
    assert_eq!((moved.position, moved.state.is(MoverTouch::Floor)), (v(0.5, 0.5), true));
}

#[test]
fn it_keeps_its_gap() {
    let level = [rectangle(-4.0, -1.0, 8.0, 1.0), rectangle(2.0, 0.0, 1.0, 4.0)];
    let shy = Mover { gap: 0.125, ..hero() };
    let moved = go(&shy, &level, v(0.0, 2.0), v(8.0, -8.0));
    assert_eq!(moved.position, v(1.375, 0.625));
    assert!(moved.state.is(MoverTouch::Floor) && moved.state.is(MoverTouch::Wall));
}

#[test]
fn it_gives_way_to_the_corner_of_a_ceiling() {
    let level = [rectangle(0.375, 2.0, 4.0, 1.0)];
    let polite = Mover { nudge: 0.25, ..hero() };
    let moved = go(&polite, &level, v(0.0, 0.0), v(0.0, 4.0));
    assert_eq!((moved.position, moved.state.is(MoverTouch::Nudged)), (v(-0.125, 4.0), true));
    assert_eq!(go(&hero(), &level, v(0.0, 0.0), v(0.0, 4.0)).position, v(0.0, 1.5));
    let mean = Mover { nudge: 0.0625, ..hero() };
    assert_eq!(go(&mean, &level, v(0.0, 0.0), v(0.0, 4.0)).position, v(0.0, 1.5));
}

#[test]
fn slopes_do_not_slow_it_down_if_it_is_even() {
    // Along (4, 3).
    let slope = [v(-16.0, -12.0), v(16.0, 12.0), v(16.0, -12.0)];
    let level = [Obstacle::new(Polygon::new(&slope))];
    let foot = Mover::new(Circle::new(v(0.0, 0.0), 2.5), UP);
    let on_it = v(-1.5, 2.0);
    let slow = go(&foot, &level, on_it, v(1.0, 0.0)).position - on_it;
    assert!((slow.length() - 0.8).abs() < 1e-6, "{slow:?}");
    let even =
        go(&foot.with_flag(MoverFlags::EvenSpeed), &level, on_it, v(1.0, 0.0)).position - on_it;
    assert!((even.length() - 1.0).abs() < 1e-6, "{even:?}");
}

#[test]
fn what_is_left_adds_up() {
    // Floats are 1/16384 apart there.
    let (mut place, mut rest) = (v(1000.0, 0.0), v(0.0, 0.0));
    for _ in 0..1000 {
        let moved = go(&hero(), &[], place, v(1e-6, 0.0) + rest);
        (place, rest) = (moved.position, moved.rest);
    }
    assert!((f64::from(place.x - 1000.0) + f64::from(rest.x) - 1e-3).abs() < 1e-6, "{place:?}");
}

#[test]
fn a_carrier_crushes_what_has_no_room() {
    let press = rectangle(-2.0, 1.75, 4.0, 1.0).with_movement(v(0.0, -0.5));
    let moved = go(&hero(), &[rectangle(-2.0, -1.0, 4.0, 1.0), press], v(0.0, 0.5), v(1.0, 0.0));
    assert!(!moved.state.is(MoverTouch::Crushed), "{moved:?}");
    let press = rectangle(-2.0, 0.5, 4.0, 1.0).with_movement(v(0.0, -2.0));
    let moved = go(&hero(), &[rectangle(-2.0, -1.0, 4.0, 1.0), press], v(0.0, 0.5), v(1.0, 0.0));
    assert!(moved.state.is(MoverTouch::Crushed), "{moved:?}");
    assert_eq!((moved.position, moved.rest), (v(0.0, 0.5), v(1.0, 0.0)));
}

#[test]
fn what_is_hardly_in_a_ceiling_is_pushed_down_again() {
    let square = Mover::new(Rectangle::new(v(-8.0, 0.0), v(16.0, 32.0)), UP);
    let round = Mover::new(Capsule::new(v(0.0, 0.5), v(0.0, 1.25), 0.5), UP);
    for (hero, height) in [(square, 32.0), (round, 1.75)] {
        let list =
            [rectangle(-500.0, -16.0, 1000.0, 16.0), rectangle(-500.0, height, 1000.0, 16.0)];
        for depth in [3e-8, 1e-8, 3e-9, 1e-10, 1e-12, 1e-17, 1e-30, 1e-45] {
            let moved = go(&hero, &list, v(0.0, depth), v(1.0, 0.0));
            assert_eq!(moved.position, v(1.0, 0.0), "{depth:e}");
        }
    }
}

/// A cabin of several carriers, as tight as may be or not: whoever is in it goes with it, whatever its parts sweep over.
#[test]
fn carriers_that_move_alike_carry_it_in_their_midst() {
    let floor = rectangle(-2.0, -1.0, 4.0, 1.0);
    let [left, right] = [-1.5, 0.5].map(|x| rectangle(x, 0.0, 1.0, 4.0));
    let [low, high] = [1.0, 1.5].map(|y| rectangle(-2.0, y, 4.0, 0.25));
    let cabins = [
        vec![floor, left],
        vec![left, floor, right],
        vec![low, right, floor, left],
        vec![rectangle(-2.5, 0.0, 1.0, 4.0), high, floor],
    ];
    let ways = [[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0], [1.0, 1.0], [-1.0, 0.5]];
    for (cabin, [x, y]) in cabins.iter().flat_map(|cabin| ways.map(|way| (cabin, way))) {
        for by in [0.125, 1.0, 4.0, 1000.0].map(|length| v(x, y) * length) {
            let start = v(0.0, 0.5);
            let before = go(&hero(), cabin, start, v(0.0, 0.0)).state;
            let there =
                |part: &Obstacle<'static>| Obstacle::new(part.shape.at(by)).with_movement(by);
            let list: Vec<_> = cabin.iter().map(there).collect();
            let moved =
                hero().advance(list[..].into(), start, v(0.0, 0.0), &before, &mut [], &mut []);
            let moved = moved.expect("a mover");
            assert_eq!((moved.position, moved.carried), (start + by, by), "{list:?}");
            assert_eq!(moved.state, before, "{list:?}");
        }
    }
}

/// What pushes it while it rides moves it as far as it comes, and no farther.
#[test]
fn who_rides_is_pushed_by_what_moves_otherwise() {
    let (start, by) = (v(0.0, 0.5), v(2.0, 0.0));
    let floor = rectangle(-9.0, -1.0, 18.0, 1.0);
    for (x, movement, end) in [
        // Behind it, faster, and as fast; before it, slower, towards it, and as fast.
        (-2.0, v(4.0, 0.0), 3.5),
        (-1.5, v(2.0, 0.0), 2.0),
        (0.5, v(1.0, 0.0), 1.0),
        (1.5, v(-1.0, 0.0), 0.0),
        (0.5, v(2.0, 0.0), 2.0),
        // Doors that come down behind it, and before it.
        (-2.0, v(0.0, -4.0), 2.0),
        (1.0, v(0.0, -4.0), 0.5),
    ] {
        let other = rectangle(x, 0.0, 1.0, 2.0);
        let before = go(&hero(), &[floor], start, v(0.0, 0.0)).state;
        let list = [
            Obstacle::new(floor.shape.at(by)).with_movement(by),
            Obstacle::new(other.shape.at(movement)).with_movement(movement),
        ];
        let moved = hero().advance(list[..].into(), start, v(0.0, 0.0), &before, &mut [], &mut []);
        let moved = moved.expect("a mover");
        assert_eq!((moved.position, moved.state), (v(end, 0.5), before), "{x} {movement:?}");
    }
}

/// Along a line the faces of the walls tell where it gets: the one that comes last from behind is at its back.
#[test]
fn walls_from_behind_push_it_past_those_that_are_slower() {
    let (start, floor) = (v(0.0, 0.5), rectangle(-9.0, -1.0, 18.0, 1.0));
    for (ride, walls, end) in [
        (3.0, [(-3.5, 1.0, 6.0), (-1.5, 1.0, 3.0)], 4.0),
        (-5.0, [(-3.5, 1.0, 6.0), (-2.5, 2.0, 3.0)], 4.0),
        (-2.0, [(-6.5, 2.0, 6.0), (-2.5, 1.0, 2.0)], 2.0),
    ] {
        let before = go(&hero(), &[floor], start, v(0.0, 0.0)).state;
        let there = |part: Obstacle<'static>, by| {
            Obstacle::new(part.shape.at(v(by, 0.0))).with_movement(v(by, 0.0))
        };
        let [first, second] = walls.map(|(x, width, by)| there(rectangle(x, 0.0, width, 2.0), by));
        for walls in [[first, second], [second, first]] {
            let list = [there(floor, ride), walls[0], walls[1]];
            let moved =
                hero().advance(list[..].into(), start, v(0.0, 0.0), &before, &mut [], &mut []);
            let moved = moved.expect("a mover");
            assert_eq!((moved.position, moved.state), (v(end, 0.5), before), "{list:?}");
        }
    }
}

/// A wall comes from a side at one that a lift takes up or down: its face tells how far aside, the lift how high.
#[test]
fn a_lift_keeps_whom_a_wall_pushes() {
    let (start, floor) = (v(0.0, 0.5), rectangle(-40.0, -1.0, 80.0, 1.0));
    for (lift, wall, by, end) in [
        (3.0, rectangle(1.5, -1.0, 2.0, 4.0), v(-4.0, 2.0), v(-3.0, 3.5)),
        (-4.0, rectangle(-3.5, -3.0, 1.0, 4.0), v(5.0, -4.0), v(3.0, -3.5)),
        (5.0, rectangle(5.5, 1.0, 2.0, 8.0), v(-3.0, 3.0), v(0.0, 5.5)),
    ] {
        let before = go(&hero(), &[floor], start, v(0.0, 0.0)).state;
        let there =
            |part: Obstacle<'static>, by| Obstacle::new(part.shape.at(by)).with_movement(by);
        let list = [there(floor, v(0.0, lift)), there(wall, by)];
        let moved = hero().advance(list[..].into(), start, v(0.0, 0.0), &before, &mut [], &mut []);
        let moved = moved.expect("a mover");
        assert_eq!((moved.position, moved.state), (end, before), "{list:?}");
    }
}

/// On a slanted carrier rounding may leave it in that by less than a float: it goes no farther with it than that goes.
#[test]
fn on_a_slope_it_rides_no_farther_than_that() {
    let mut rng = clash2d_oracle::Rng::with_seed(92);
    for _ in 0..1_000 {
        let corners = [v(-4.0, -4.0), v(4.0, -4.0), v(4.0, 4.0 * rng.f32())];
        let by = v(rng.f32() * 4.0 - 2.0, rng.f32() * 4.0 - 2.0);
        let slope = Shape::from(Polygon::new(&corners));
        let fall = hero().with_flag(MoverFlags::NoSlide);
        let from = v(rng.f32() * 4.0 - 2.0, 6.0);
        let stood = go(&fall, &[Obstacle::new(slope)], from, v(0.0, -9.0));
        let list = [Obstacle::new(slope.at(by)).with_movement(by)];
        let (start, state) = (stood.position, &stood.state);
        assert!(state.is(MoverTouch::Floor));
        let moved = fall.advance(list[..].into(), start, v(0.0, 0.0), state, &mut [], &mut []);
        let moved = moved.expect("a mover");
        assert!((moved.position - (start + by)).length() < 1e-5, "{corners:?} {by:?} {moved:?}");
    }
}

#[test]
fn up_a_slope_it_is_pushed_as_far_as_the_wall_comes() {
    for (width, height) in [(8.0, 4.0), (4.0, 4.0), (2.0, 4.0)] {
        let corners = [v(0.0, 0.0), v(width, 0.0), v(width, height)];
        let (floor, ramp) = (rectangle(-9.0, -1.0, 18.0, 1.0), Polygon::new(&corners));
        let (mut place, mut state) = (v(-0.5, 0.5), MoverState::default());
        for step in 1..=8 {
            let face = step as f32 * 0.125 - 1.0;
            let wall = rectangle(face - 1.0, 0.0, 1.0, 4.0).with_movement(v(0.125, 0.0));
            let list = [floor, Obstacle::new(ramp), wall];
            let moved =
                hero().advance(list[..].into(), place, v(0.0, 0.0), &state, &mut [], &mut []);
            let moved = moved.expect("a mover");
            (place, state) = (moved.position, moved.state);
            assert!(
                !state.is(MoverTouch::Crushed) && !state.is(MoverTouch::PushedOut),
                "{moved:?}"
            );
            let end = v(face + 0.5, 0.5 + (face + 1.0) * (height / width));
            assert!((place - end).length() < 1e-5, "{width} {place:?} {end:?}");
        }
    }
}

#[test]
fn carriers_push_also_where_they_come_to_the_origin() {
    for (to, own) in
        [(v(10.0, 3.0), v(0.0, 0.0)), (v(0.0, 0.0), v(0.0, 0.0)), (v(0.0, 5.0), v(0.0, -5.0))]
    {
        let mut world = super::new_world();
        let wall = Shape::from(Rectangle::new(v(0.0, 0.0), v(1.0, 4.0))).at(own);
        let filter = Filter { flags: ColliderFlags::Carrier as u32, ..Filter::default() };
        let from = Pose::new(to - v(0.5, 0.0), 0.0);
        let collider = Collider { filter, pose: from, ..Collider::new(&wall) };
        let id = world.add(&collider).expect("a collider");
        world.update().expect("memory");
        assert_eq!(world.move_all(&[id], &[Pose::new(to, 0.0)]), 1);
        let (query, state) = (Query::default(), MoverState::default());
        let obstacles = Obstacles { list: &[], world: Some((&world, &query)), grid: None };
        let hero = Mover::new(Rectangle::new(v(0.0, 0.0), v(1.0, 1.0)), UP);
        let there = to + own;
        let moved =
            hero.advance(obstacles, there + v(0.5, 0.0), v(0.0, 0.0), &state, &mut [], &mut []);
        let moved = moved.expect("a mover");
        assert_eq!(moved.position, there + v(1.0, 0.0));
        assert!(!moved.state.is(MoverTouch::PushedOut), "{moved:?}");
    }
}

#[test]
fn a_turning_carrier_of_a_world_takes_it_with_it() {
    let mut world = super::new_world();
    let disc = Shape::from(Rectangle::new(v(-4.0, -1.0), v(8.0, 2.0)));
    let filter = Filter { flags: ColliderFlags::Carrier as u32, ..Filter::default() };
    let id = world.add(&Collider { filter, ..Collider::new(&disc) }).expect("a collider");
    world.update().expect("memory");
    let query = Query::default();
    let hero = Mover::new(Capsule::new(v(0.0, 0.0), v(0.0, 1.0), 0.5), UP);
    let from = v(3.0, 1.5);
    let ask = |world: &World, by, state: &MoverState| {
        let obstacles = Obstacles { list: &[], world: Some((world, &query)), grid: None };
        hero.advance(obstacles, from, by, state, &mut [], &mut []).expect("a mover")
    };
    let state = ask(&world, v(0.0, -0.25), &MoverState::default()).state;
    assert_eq!(state.stands_on(), Some(ObstacleId::of(id)));
    let pose = Pose::new(v(0.5, 0.0), 15.0);
    assert_eq!(world.move_all(&[id], &[pose]), 1);
    let wanted = pose.transform_point(from);
    let moved = ask(&world, v(0.0, 0.0), &state);
    assert!((moved.position - wanted).length() < 1e-5, "{moved:?} instead of {wanted:?}");
    assert!((moved.carried - (wanted - from)).length() < 1e-5 && moved.state.is(MoverTouch::Floor));
}

/// Planks that rock and wander take it along and push it out of where they turn to, whether it stands on them or not.
#[test]
fn it_is_never_in_what_turns() {
    let mut rng = clash2d_oracle::Rng::fixed(5000);
    let shapes: [Shape<'_>; 2] = [
        Rectangle::new(v(-0.375, 0.0), v(0.75, 1.5)).into(),
        Capsule::new(v(0.0, 0.5), v(0.0, 1.0), 0.5).into(),
    ];
    let (mut rides, mut shoves) = (0, 0);
    for round in 0..40 {
        let mut world = super::new_world();
        let plank = Shape::from(Rectangle::new(v(-1.75, -0.25), v(3.5, 0.5)));
        let ground = Shape::from(Rectangle::new(v(-20.0, -9.0), v(40.0, 1.0)));
        world.add(&Collider::new(&ground)).expect("a collider");
        let filter = Filter { flags: ColliderFlags::Carrier as u32, ..Filter::default() };
        let id = world.add(&Collider { filter, ..Collider::new(&plank) }).expect("a collider");
        world.update().expect("memory");
        let (hero, query) = (Mover::new(shapes[round % 2], UP), Query::default());
        let (mut place, mut state) = (v(rng.f32() * 3.0 - 1.5, 0.5), MoverState::default());
        let (mut pose, turn) = (Pose::default(), rng.f32() * 2.0 - 1.0);
        for step in 0..60 {
            pose.rotation += if step % 30 < 15 { turn } else { 0.0 - turn };
            pose.position += v(0.0, (rng.f32() - 0.5) * 0.125);
            world.move_to(id, pose).expect("a pose");
            let obstacles = Obstacles { list: &[], world: Some((&world, &query)), grid: None };
            let moved = hero.advance(obstacles, place, v(0.0, -0.125), &state, &mut [], &mut []);
            let moved = moved.expect("a mover");
            let held = MoverTouch::Stuck as u32 | MoverTouch::Crushed as u32;
            assert_eq!(moved.state.touches & held, 0, "{round} {step}: {moved:?}");
            let own = hero.shape.at(moved.position);
            let plank = world.shape(id).expect("it is there");
            let relation = clash2d::relate(own, plank);
            let is_out = matches!(relation, Relation::Disjoint | Relation::Touching);
            assert!(is_out, "{round} {step}: {relation:?} {moved:?}");
            rides += i32::from(moved.state.stands_on() == Some(ObstacleId::of(id)));
            shoves += i32::from(moved.carried != v(0.0, 0.0));
            (place, state) = (moved.position, moved.state);
            world.update().expect("memory");
        }
    }
    assert!(rides > 1000 && shoves > 1000, "{rides} {shoves}");
}

#[test]
fn a_turning_carrier_of_a_list_takes_it_with_it() {
    let plank = |center, rotation| {
        Obstacle::new(OrientedRectangle { center, half_extend: v(4.0, 1.0), rotation })
    };
    let hero = Mover::new(Capsule::new(v(0.0, 0.0), v(0.0, 1.0), 0.5), UP);
    let from = v(3.0, 1.5);
    let state = go(&hero, &[plank(v(0.0, 0.0), 0.0)], from, v(0.0, -0.25)).state;
    assert_eq!(state.stands_on(), Some(ObstacleId::listed(0)));
    let (by, pivot) = (v(0.5, 0.0), v(1.0, 0.0));
    let motion = Motion { movement: by, rotation: 15.0, pivot };
    // Turned about the pivot, then moved.
    let turned = |p: Vector2D| pivot + (p - pivot).rotated(15.0) + by;
    let level = [plank(turned(v(0.0, 0.0)), 15.0).with_motion(motion)];
    let stay = v(0.0, 0.0);
    let moved = hero.advance(level[..].into(), from, stay, &state, &mut [], &mut []);
    let (moved, wanted) = (moved.expect("a mover"), turned(from));
    assert!((moved.position - wanted).length() < 1e-5, "{moved:?} instead of {wanted:?}");
    assert!((moved.carried - (wanted - from)).length() < 1e-5 && moved.state.is(MoverTouch::Floor));
}

/// Past the corner of a ramp, lower than it by less than a float: the next places along it are as near to the corner.
#[test]
fn a_rounded_mover_goes_on_past_a_corner() {
    let corners = [v(-8.0, 0.0), v(-4.0, 0.0), v(-4.0, 4.0)];
    let ramp = [Obstacle::new(Polygon::new(&corners))];
    let hero = Mover::new(Capsule::new(v(0.0, 0.5), v(0.0, 1.5), 0.5), UP);
    for from in [-3.999_989, -3.999_98, -3.999_95, -3.999_9] {
        for down in [0.0, -0.000_1, -0.008, -0.1] {
            let moved = go(&hero, &ramp, v(from, 4.0), v(0.1, down));
            assert!(moved.position.x > from + 0.09, "{from} {down}: {moved:?}");
        }
    }
}

/// A floor of tiles and a slope of slices, and the same of one piece each: a steep slope is a wall, and no seam of it or
/// of the floor lets anybody climb, or holds him up.
#[test]
fn steep_slopes_of_flush_pieces_are_walls() {
    let tiles = (-8..4).map(|x| rectangle(x as f32, -1.0, 1.0, 1.0));
    let (low, high) = (
        [v(4.0, 0.0), v(5.0, 2.0), v(5.0, 0.0)],
        [v(5.0, 0.0), v(5.0, 2.0), v(6.0, 4.0), v(6.0, 0.0)],
    );
    let slices = [Obstacle::new(Polygon::new(&low)), Obstacle::new(Polygon::new(&high))];
    let apart: Vec<_> = tiles.chain([rectangle(4.0, -1.0, 2.0, 1.0)]).chain(slices).collect();
    let slope = [v(4.0, 0.0), v(6.0, 4.0), v(6.0, 0.0)];
    let merged = [rectangle(-8.0, -1.0, 14.0, 1.0), Obstacle::new(Polygon::new(&slope))];
    let shapes = [
        (Shape::from(Rectangle::new(v(-0.5, 0.0), v(1.0, 1.5))), 3.5),
        (Shape::from(Capsule::new(v(0.0, 0.5), v(0.0, 1.0), 0.5)), 4.0 - 0.5 * 0.618_034),
    ];
    for (shape, foot) in shapes {
        let mover = Mover::new(shape, UP).with_flag(MoverFlags::ClimbOnlyFloors);
        let ways = [&apart[..], &merged[..]].map(|level| {
            let (mut place, mut state) = (v(-6.0, 0.0), MoverState::default());
            let mut way = Vec::new();
            for frame in 0..80 {
                // Once it is there it leaps on, against the slices, and comes down again.
                let leap = if (50..56).contains(&frame) { 0.5 } else { -0.25 };
                let moved = mover
                    .advance(level.into(), place, v(0.25, leap), &state, &mut [], &mut [])
                    .expect("a mover");
                (place, state) = (moved.position, moved.state);
                way.push((place, state.touches));
            }
            way
        });
        for (frame, (apart, merged)) in ways[0].iter().zip(&ways[1]).enumerate() {
            assert!((apart.0 - merged.0).length() < 1e-5, "{frame}: {apart:?}, {merged:?}");
            assert_eq!(apart.1, merged.1, "{frame}: {apart:?}, {merged:?}");
        }
        for (frame, (place, touches)) in ways[0].iter().enumerate().take(50) {
            let free = -6.0 + 0.25 * (frame + 1) as f32;
            let x = free.min(foot);
            assert!((place.x - x).abs() < 1e-5 && place.y == 0.0, "{frame}: {place:?}");
            assert_ne!(touches & MoverTouch::Floor as u32, 0, "{frame}: it stands");
            let is_at_wall = free > foot;
            assert_eq!(touches & MoverTouch::Wall as u32 != 0, is_at_wall, "{frame}: {place:?}");
        }
    }
}

/// Where the floor lies askew to `up` a corner is as good as a stair, on which three casts end a float off: so it went up
/// a wall, for tens of thousands of calls.
#[test]
fn no_corner_is_climbed_float_by_float() {
    let corner = [rectangle(-9.0, -9.0, 18.0, 1.0), rectangle(8.0, -9.0, 1.0, 18.0)];
    for (gap, step) in [(0.0, 0.25), (0.1, 0.25), (0.1, 0.5)] {
        let mover = Mover { up: v(1.0, 1.0), gap, step, ..hero() };
        let (mut place, mut state) = (v(5.0, -7.25), MoverState::default());
        let mut push = || {
            let moved =
                mover.advance(corner[..].into(), place, v(-1.0, -11.0), &state, &mut [], &mut []);
            let moved = moved.expect("a mover");
            (place, state) = (moved.position, moved.state);
            place
        };
        let places: Vec<_> = (0..100).map(|_| push()).collect();
        assert_eq!(places[98], places[99], "gap {gap}, step {step}");
    }
}

/// A corner that touches a corner goes on along either side of that: where the better one ends at a wall, along the other.
#[test]
fn corners_on_both_sides_let_go_on() {
    let beside_a_wall = [v(-0.25, 0.0), v(0.0, -0.5), v(0.25, 0.0), v(0.0, 0.75)];
    let below_a_ceiling = [v(-0.75, 0.0), v(0.0, -0.5), v(0.5, 0.0), v(0.0, 0.5)];
    let scenes = [
        // On the left corner of a box, to whose right it falls.
        (
            beside_a_wall,
            [rectangle(-8.0, -8.0, 2.0, 16.0), rectangle(-5.75, -2.0, 1.5, 1.75)],
            (v(-5.75, 0.25), v(5.0, -16.25)),
        ),
        // Beside the upper corner of a box, below which it goes.
        (
            below_a_ceiling,
            [rectangle(-8.0, 6.0, 16.0, 2.0), rectangle(3.5, 4.5, 0.25, 1.0)],
            (v(3.0, 5.5), v(22.5, -6.5)),
        ),
    ];
    for (corners, list, (from, by)) in scenes {
        let mover = Mover::new(Polygon::new(&corners), UP);
        assert_eq!(go(&mover, &list, from, by).position, from + by);
    }
}

/// A float beside the corner below which it goes is past that: what it has passed was a wall across its way, which led back
/// down the slope, and in a mirror was its end.
#[test]
fn nothing_is_left_of_a_corner_that_is_passed() {
    let far = v(-1_000_000.0, -4_194_304.0);
    let thin = Rectangle::new(v(-0.5, 0.999_916_85), v(0.5, 0.000_334_393_84));
    let (start, by) = (v(-999_999.25, -4_194_310.0), v(-23.424_753, 7.5));
    for sign in [1.0, -1.0] {
        let flip = |to: Vector2D| v(sign * to.x, to.y);
        let between = |a: Vector2D, b: Vector2D| {
            let (a, b) = (flip(a), flip(b));
            Rectangle::new(v(a.x.min(b.x), a.y), v((b.x - a.x).abs(), b.y - a.y))
        };
        let thin = between(thin.origin, thin.origin + thin.size);
        let list = [
            Shape::from(Capsule::new(flip(v(0.5, -5.5)), flip(v(-5.0, -2.0)), 0.0)),
            Shape::from(between(v(-7.5, 0.0), v(-3.5, 2.0))),
        ]
        .map(|shape| Obstacle::new(shape.at(flip(far))));
        let mut stops = [Stop::default(); 8];
        let moved = Mover::new(thin, v(sign * 3.0, 4.0))
            .advance(
                list[..].into(),
                flip(start),
                flip(by),
                &MoverState::default(),
                &mut [],
                &mut stops,
            )
            .expect("a mover");
        assert_eq!(moved.position, flip(v(-1_000_022.7, -4_194_302.5)));
        let heights = stops[..moved.stop_count].iter().map(|stop| stop.pose.position.y);
        assert!(heights.is_sorted(), "{stops:?}");
    }
}

/// As fast on slopes as on flat floors it is held at their upper end, unless the movement itself leads up; and it does not
/// climb a wall at the end of a slope, only to fall down again.
#[test]
fn what_is_as_fast_on_slopes_stays_on_them() {
    let ramp = [v(0.0, 0.0), v(4.0, 0.0), v(4.0, 4.0)];
    let slope = Obstacle::new(Polygon::new(&ramp));
    let flags = MoverFlags::EvenSpeed as u32;
    let ball = Mover { snap: 0.5, flags, ..Mover::new(Circle::new(v(0.0, 0.5), 0.5), UP) };
    for (end, is_wall) in
        [(rectangle(4.0, 0.0, 9.0, 4.0), false), (rectangle(3.0, -8.0, 1.0, 16.0), true)]
    {
        let level = [rectangle(-10.0, -1.0, 14.0, 1.0), slope, end];
        for by in [v(0.375, 0.0), v(0.375, -0.125), v(3.0, -1.0)] {
            let mut places = vec![];
            let (mut place, mut state) = (v(-2.0, 0.0), MoverState::default());
            for frame in 0..100 {
                let moved = ball.advance(level[..].into(), place, by, &state, &mut [], &mut []);
                let moved = moved.expect("a mover");
                (place, state) = (moved.position, moved.state);
                if place.x > 12.0 {
                    break;
                }
                assert!(state.is(MoverTouch::Floor), "{frame}: {by:?} {place:?}");
                places.push(place);
            }
            assert!(!is_wall || places[98] == places[99], "{by:?}: {:?}", &places[90..]);
        }
    }
}
