//! Movers: scenes from what went wrong for users of other engines, and properties.

mod abi;
mod bits;
mod calls;
mod carriers;
mod cases;
mod check;
mod combine;
mod elsewhere;
mod exits;
mod level;
#[path = "../world/memory.rs"]
#[allow(dead_code, reason = "the tests of worlds count it, too")]
mod memory;
mod play;
mod random;
mod reach;
mod slides;
mod trigger;
mod truth;
mod whole;

use clash2d::{
    Collider, Mover, MoverFlags, MoverState, MoverTouch, Obstacle, Obstacles, Query, Stop,
    Vector2D, World, WorldSettings,
};
use clash2d_oracle::Rng;
use level::Piece;
use random::Sort;
use serde_json::Value;
use truth::Core;

const UP: Vector2D = Vector2D::new(0.0, 1.0);

/// A world in the system's memory.
fn new_world() -> World {
    let allocator = memory::Memory::new().allocator();
    World::new(&WorldSettings { allocator, ..WorldSettings::default() }).expect("a world")
}

fn scenes() -> Vec<Value> {
    let scenes = serde_json::from_str(include_str!("scenes.json")).expect("scenes");
    let Value::Array(scenes) = scenes else { panic!("no list of scenes") };
    scenes
}

#[test]
fn scenes_go_as_they_should() {
    let only = std::env::var("CLASH2D_SCENE").unwrap_or_default();
    let mut failures = Vec::new();
    for scene in scenes() {
        let id = scene["id"].as_str().expect("an id");
        if id.starts_with(&only) {
            let found = check::failures(&scene).into_iter();
            failures.extend(found.map(|failure| format!("{id} ({}): {failure}", scene["title"])));
        }
    }
    assert!(failures.is_empty(), "{} fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn mirrored_scenes_go_as_they_do_in_a_mirror() {
    for scene in scenes() {
        // One that is put out of rock goes out on one side, and tiles are changed by their numbers.
        if ["IN6", "TI5"].iter().any(|id| scene["id"] == *id) {
            continue;
        }
        let played = play::Scene { most: 100, ..play::Scene::of(&scene) };
        let told = |step: &play::Step, sign: f32| {
            (Vector2D::new(sign * step.place.x + 0.0, step.place.y), step.state.touches)
        };
        let [steps, mirrored] = [played.play(), played.mirrored().play()];
        let [steps, mirrored] = [(steps, 1.0), (mirrored, -1.0)]
            .map(|(steps, sign)| steps.iter().map(|step| told(step, sign)).collect::<Places>());
        assert_eq!(steps, mirrored, "{}", scene["id"]);
    }
}

/// A mover with any settings.
fn any_mover<'a>(rng: &mut Rng, shape: &'a Piece) -> Mover<'a> {
    let up = if rng.u32(..4) == 0 { Vector2D::ZERO } else { UP };
    let mut mover = Mover::new(shape.shape(), up);
    mover.flags = if rng.bool() { 0 } else { rng.u32(..64) & !(MoverFlags::Drop as u32) };
    mover.floor_angle = [45.0, 0.0, 60.0][rng.usize(..3)];
    let mut maybe = |most: f32| if rng.u32(..3) == 0 { most } else { 0.0 };
    (mover.step, mover.snap, mover.nudge) = (maybe(0.5), maybe(0.5), maybe(0.25));
    mover.gap = maybe(0.0625);
    mover.push_out = if rng.u32(..4) == 0 { 0.125 } else { f32::MAX };
    mover
}

/// How many levels are drawn.
fn rounds() -> u64 {
    let usual = if cfg!(debug_assertions) { 60 } else { 4000 };
    std::env::var("CLASH2D_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(usual)
}

fn sort(round: u64) -> Sort {
    if round.is_multiple_of(2) { Sort::Grid } else { Sort::Any }
}

/// Each place and each straight part of a way is outside of all solid pieces, as exact arithmetic tells.
#[test]
fn movers_are_never_inside_and_cross_nothing() {
    let (mut seen, mut hits) = (0, 0);
    for round in 0..rounds() {
        let mut rng = Rng::fixed(round);
        let sort = sort(round);
        let (pieces, shape) = (random::level(&mut rng, sort), random::mover(&mut rng, sort));
        let mover = any_mover(&mut rng, &shape);
        let solid = pieces.iter().filter(|piece| piece.one_way == Vector2D::ZERO);
        let solid: Vec<Core> = solid.map(|piece| Core::new(piece, Vector2D::ZERO)).collect();
        let list: Vec<Obstacle<'_>> = pieces.iter().map(Piece::obstacle).collect();
        let (mut place, mut state) = (random::movement(&mut rng, sort), MoverState::default());
        for step in 0..12 {
            let movement = random::movement(&mut rng, sort);
            let mut stops = [Stop::default(); 64];
            let obstacles = Obstacles::from(&list[..]);
            let result = mover
                .advance(obstacles, place, movement, &state, &mut [], &mut stops)
                .expect("a mover");
            let is_stuck = result.state.is(MoverTouch::Stuck);
            assert!(!is_stuck || result.position == place);
            let mut from = place;
            let stops = stops[..result.stop_count].iter().map(|stop| &stop.pose.position);
            for (number, to) in stops.enumerate() {
                let is_way = number > 0 || !result.state.is(MoverTouch::PushedOut);
                let way =
                    if is_way { Core::swept(&shape, from, *to) } else { Core::new(&shape, *to) };
                let crossed = solid.iter().position(|solid| solid.overlaps(&way));
                assert_eq!(
                    crossed, None,
                    "{round} {step}: {from:?} to {to:?} of {shape:?}: {pieces:?}"
                );
                from = *to;
            }
            assert!(is_stuck || from == result.position, "{round} {step}");
            (place, state) = (result.position, result.state);
            seen |= result.state.touches;
            hits += result.hit_count;
        }
    }
    // All of it happened but for what carriers do, and what is rare.
    assert_eq!((seen | MoverTouch::Snapped as u32, hits > 100), (255, true));
}

/// The places to which a mover comes, and what is told of each.
type Places = Vec<(Vector2D, u32)>;

fn played(mover: &Mover<'_>, pieces: &[Piece], start: Vector2D, ways: &[Vector2D]) -> Places {
    let (mut place, mut state) = (start, MoverState::default());
    let go = |way: &Vector2D| {
        (place, state) = play::advance(mover, pieces, place, *way, &state);
        (place, state.touches)
    };
    ways.iter().map(go).collect()
}

/// The same bits whatever the order of the pieces, in a world, and in a mirror.
#[test]
fn neither_order_nor_worlds_nor_mirrors_change_a_bit() {
    for round in 0..rounds() {
        let mut rng = Rng::fixed(1000 + round);
        let sort = sort(round);
        let (pieces, shape) = (random::level(&mut rng, sort), random::mover(&mut rng, sort));
        let mover = any_mover(&mut rng, &shape);
        let start = random::movement(&mut rng, sort);
        let ways: Vec<_> = (0..12).map(|_| random::movement(&mut rng, sort)).collect();
        let places = played(&mover, &pieces, start, &ways);
        let mut other = pieces.clone();
        other.reverse();
        other.rotate_left(2);
        assert_eq!(places, played(&mover, &other, start, &ways), "{round}, another order");
        assert_eq!(places, played_in_world(&mover, &pieces, start, &ways), "{round}, in a world");
        // Of two ways out that are as short one is taken.
        let is_pushed =
            |(_, touches): &(Vector2D, u32)| touches & MoverTouch::PushedOut as u32 != 0;
        if matches!(sort, Sort::Grid) && !places.iter().any(is_pushed) {
            let flip = |v: &Vector2D| Vector2D::new(0.0 - v.x, v.y);
            let other: Vec<_> = pieces.iter().map(Piece::mirrored).collect();
            let shape = shape.mirrored();
            let mover = Mover { shape: shape.shape(), ..mover };
            let ways: Vec<_> = ways.iter().map(flip).collect();
            let mirrored = played(&mover, &other, flip(&start), &ways);
            assert_eq!(
                places,
                mirrored.iter().map(|(place, touches)| (flip(place), *touches)).collect::<Places>(),
                "{round}, mirrored"
            );
        }
    }
}

fn played_in_world(
    mover: &Mover<'_>,
    pieces: &[Piece],
    start: Vector2D,
    ways: &[Vector2D],
) -> Places {
    let mut world = new_world();
    for piece in pieces {
        let shape = piece.shape();
        let collider = Collider { one_way: piece.one_way, ..Collider::new(&shape) };
        world.add(&collider).expect("a collider");
    }
    let query = Query::default();
    let obstacles = Obstacles { list: &[], world: Some((&world, &query)), grid: None };
    let (mut place, mut state) = (start, MoverState::default());
    let go = |way: &Vector2D| {
        let result =
            mover.advance(obstacles, place, *way, &state, &mut [], &mut []).expect("a mover");
        (place, state) = (result.position, result.state);
        (place, state.touches)
    };
    ways.iter().map(go).collect()
}

/// A mover that is pushed on and on in a room comes to a place that it keeps.
#[test]
fn movers_settle() {
    for round in 0..rounds() / 4 {
        let mut rng = Rng::fixed(2000 + round);
        let sort = sort(round);
        let (pieces, shape) = (random::level(&mut rng, sort), random::mover(&mut rng, sort));
        let pieces: Vec<_> =
            pieces.into_iter().filter(|piece| piece.one_way == Vector2D::ZERO).collect();
        let mover = Mover::new(shape.shape(), UP);
        let start = random::movement(&mut rng, sort);
        let way = random::movement(&mut rng, Sort::Grid) * 0.25;
        let places = played(&mover, &pieces, start, &vec![way; 400]);
        // Beside the room it may come past its end, and goes on for ever.
        let first = places[0].0;
        let is_out = first.x.abs().max(first.y.abs()) > 6.0;
        assert!(
            is_out || places[398].0 == places[399].0,
            "{round}: {:?} and {:?}",
            places[398],
            places[399]
        );
    }
}
