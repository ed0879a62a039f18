//! The same levels far away and turned by a right angle, movers that block each other, and carriers that turn.

use clash2d::{
    Capsule, Circle, Motion, Mover, MoverFlags, MoverState, MoverTouch, Obstacle, Rectangle, Stop,
    Vector2D,
};
use clash2d_oracle::Rng;

use super::level::{Kind, Piece};
use super::random::{self, Sort};
use super::truth::Core;
use super::{Places, UP, any_mover, played, rounds, sort};

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn is_box(piece: &Piece) -> bool {
    matches!(piece.kind, Kind::Rectangle(_))
}

/// A piece of which all points go somewhere; a box goes to a box that has no negative size.
fn mapped(piece: &Piece, to: &dyn Fn(Vector2D) -> Vector2D, size: f32) -> Piece {
    let kind = match &piece.kind {
        Kind::Rectangle(r) => {
            let (a, b) = (to(r.origin), to(r.origin + r.size));
            let low = v(a.x.min(b.x), a.y.min(b.y));
            Kind::Rectangle(Rectangle::new(low, v(a.x.max(b.x), a.y.max(b.y)) - low))
        }
        Kind::Polygon(points, radius) => {
            Kind::Polygon(points.iter().map(|&point| to(point)).collect(), radius * size)
        }
        Kind::Circle(c) => Kind::Circle(Circle::new(to(c.center), c.radius * size)),
        Kind::Capsule(c) => {
            Kind::Capsule(Capsule::new(to(c.point1), to(c.point2), c.radius * size))
        }
    };
    let one_way = to(piece.one_way) - to(Vector2D::ZERO);
    Piece { kind, one_way: v(one_way.x + 0.0, one_way.y + 0.0), ..piece.clone() }
}

/// Boxes among boxes, each way along an axis, get, enlarged 4 times at 2^20 and 4096 times at 2^30, just where they get at 0:
/// all of it has room in floats.
#[test]
fn boxes_go_far_away_as_they_do_here() {
    let (mut moved, mut floors) = (0, 0);
    for round in 0..rounds() {
        let mut rng = Rng::fixed(20_000 + round);
        let mut pieces = random::level(&mut rng, Sort::Grid);
        pieces.retain(|piece| is_box(piece) && piece.one_way.x == 0.0);
        let (w, h) = (rng.i32(1..8) as f32 / 4.0, rng.i32(1..8) as f32 / 4.0);
        let shape = Piece {
            kind: Kind::Rectangle(Rectangle::new(v(-0.5, 0.25), v(w, h))),
            ..pieces[0].clone()
        };
        let mut mover = any_mover(&mut rng, &shape);
        mover.push_out = 0.0;
        (mover.gap, mover.flags) = (0.0, mover.flags & !(MoverFlags::EvenSpeed as u32));
        let start = random::movement(&mut rng, Sort::Grid);
        let mut along = || {
            let way = random::movement(&mut rng, Sort::Grid);
            if rng.bool() { v(way.x, 0.0) } else { v(0.0, way.y) }
        };
        let ways: Vec<_> = (0..16).map(|_| along()).collect();
        let here = played(&mover, &pieces, start, &ways);
        for (size, away) in
            [(4.0, v(1_048_576.0, -1_048_576.0)), (4096.0, v(-1_073_741_824.0, 0.0))]
        {
            let to = |place: Vector2D| place * size + away;
            let there: Vec<_> = pieces.iter().map(|piece| mapped(piece, &to, size)).collect();
            let form = mapped(&shape, &|place| place * size, size);
            let [step, snap, nudge] = [mover.step, mover.snap, mover.nudge].map(|x| x * size);
            let mover = Mover { shape: form.shape(), step, snap, nudge, ..mover };
            let ways: Vec<_> = ways.iter().map(|&way| way * size).collect();
            let far = played(&mover, &there, to(start), &ways);
            let back =
                here.iter().map(|&(place, touches)| (to(place), touches)).collect::<Places>();
            assert_eq!(far, back, "{round}: {away:?}, {shape:?} {mover:?} from {start:?}");
        }
        moved += usize::from(here.last().is_some_and(|last| last.0 != start));
        floors += here.iter().filter(|at| at.1 & MoverTouch::Floor as u32 != 0).count();
    }
    assert!(moved as u64 > rounds() / 3 && floors > 20, "{moved} {floors}");
}

/// Of any size a level is walked alike: what lies near 0 is no nearer to a mover whose own size is 2^-90.
#[test]
fn levels_of_any_size_are_walked_alike() {
    for round in 0..rounds() {
        let mut rng = Rng::fixed(22_000 + round);
        let (pieces, shape) =
            (random::level(&mut rng, Sort::Grid), random::mover(&mut rng, Sort::Grid));
        let mover = any_mover(&mut rng, &shape);
        let start = random::movement(&mut rng, Sort::Grid);
        let ways: Vec<_> = (0..12).map(|_| random::movement(&mut rng, Sort::Any)).collect();
        let here = played(&mover, &pieces, start, &ways);
        for power in [-10, -30, -60, -90, 40, 90_i32] {
            let part = if power < 0 { 0.5 } else { 2.0 };
            let size = (0..power.abs()).fold(1.0, |size, _| size * part);
            let to = |place: Vector2D| place * size;
            let there: Vec<_> = pieces.iter().map(|piece| mapped(piece, &to, size)).collect();
            let form = mapped(&shape, &to, size);
            let [step, snap, nudge, gap] =
                [mover.step, mover.snap, mover.nudge, mover.gap].map(|x| x * size);
            let push_out = if mover.push_out < 1.0 { mover.push_out * size } else { f32::MAX };
            let mover = Mover { shape: form.shape(), step, snap, nudge, gap, push_out, ..mover };
            let ways: Vec<_> = ways.iter().map(|&way| to(way)).collect();
            let other = played(&mover, &there, to(start), &ways);
            let here: Places = here.iter().map(|&(place, touches)| (to(place), touches)).collect();
            // What is next to nothing beside all sizes has no room in floats.
            let is_nothing = |way: Vector2D| way.x.abs().max(way.y.abs()) < f32::MIN_POSITIVE;
            let are_alike =
                other.iter().zip(&here).all(|(a, b)| a.1 == b.1 && is_nothing(a.0 - b.0));
            assert!(are_alike, "{round}: {size}, {mover:?} {pieces:?} {other:?} {here:?}");
            assert_eq!(other.len(), here.len());
        }
    }
}

/// Turned by a right angle, with what is up, all goes the turned way, up to where the nearest floats are two.
#[test]
fn what_is_turned_by_a_right_angle_goes_turned_ways() {
    let mut compared = 0;
    for round in 0..rounds() {
        let mut rng = Rng::fixed(21_000 + round);
        let (pieces, shape) =
            (random::level(&mut rng, Sort::Grid), random::mover(&mut rng, Sort::Grid));
        let mover = any_mover(&mut rng, &shape);
        let start = random::movement(&mut rng, Sort::Grid);
        let ways: Vec<_> = (0..12).map(|_| random::movement(&mut rng, Sort::Grid)).collect();
        let here = played(&mover, &pieces, start, &ways);
        // Of two ways out that are as short one is taken.
        if here.iter().any(|at| at.1 & MoverTouch::PushedOut as u32 != 0) {
            continue;
        }
        let turn = |place: Vector2D| v(0.0 - place.y, place.x + 0.0);
        let pieces: Vec<_> = pieces.iter().map(|piece| mapped(piece, &turn, 1.0)).collect();
        let shape = mapped(&shape, &turn, 1.0);
        let mover = Mover { shape: shape.shape(), up: turn(mover.up), ..mover };
        let ways: Vec<_> = ways.iter().map(|&way| turn(way)).collect();
        let turned = played(&mover, &pieces, turn(start), &ways);
        // Of two floats that are as near one is taken, and what comes then is another way.
        let apart = turned.iter().zip(&here).find(|(turned, here)| turned.0 != turn(here.0));
        if let Some((turned, here)) = apart {
            let off = (turned.0 - turn(here.0)).length();
            assert!(off < 1e-5, "{round}: {mover:?} {turned:?} {here:?}");
            continue;
        }
        let touches = |places: &Places| places.iter().map(|at| at.1).collect::<Vec<_>>();
        assert_eq!(touches(&turned), touches(&here), "{round}: {mover:?}");
        compared += 1;
    }
    assert!(compared as u64 > rounds() / 4, "{compared}");
}

/// Moves a shape from a place, and sees that it ends in none of what is solid and that its way crosses nothing of that.
fn moved(
    (mover, shape): (&Mover<'_>, &Piece),
    list: &[Obstacle<'_>],
    solid: [&[Core]; 2],
    (place, by): (Vector2D, Vector2D),
    before: &MoverState,
) -> Result<(Vector2D, MoverState), String> {
    let mut stops = [Stop::default(); 64];
    let moved = mover.advance(list.into(), place, by, before, &mut [], &mut stops);
    let moved = moved.expect("a mover");
    let told = format!("from {place:?} by {by:?}: {moved:?}");
    if moved.state.is(MoverTouch::Stuck) || moved.state.is(MoverTouch::Crushed) {
        return Ok((moved.position, moved.state));
    }
    let [still, moving] = solid;
    let stops = &stops[..moved.stop_count];
    let is_pushed = moved.state.is(MoverTouch::PushedOut);
    // Out of what it is in at the start it goes straight, and so it does out of carriers that turned.
    let base = stops.first().filter(|_| is_pushed).map_or(place, |stop| stop.pose.position);
    let mut from = place;
    for (number, stop) in stops.iter().enumerate() {
        let to = stop.pose.position;
        let is_led_out = moved.carried != Vector2D::ZERO && to - base == moved.carried;
        let is_way = !(number == 0 && is_pushed || is_led_out);
        let way = if is_way { Core::swept(shape, from, to) } else { Core::new(shape, to) };
        if still.iter().any(|core| core.overlaps(&way)) {
            return Err(format!("{told} crosses something on the way to {to:?}"));
        }
        from = to;
    }
    let end = Core::new(shape, moved.position);
    match moving.iter().chain(still).any(|core| core.overlaps(&end)) {
        true => Err(format!("{told} is in something")),
        false => Ok((moved.position, moved.state)),
    }
}

/// One after the other they move, each among the others where these are.
#[test]
fn movers_that_block_each_other_share_nothing() {
    let mut touched = 0;
    for round in 0..rounds() / 2 {
        let mut rng = Rng::fixed(22_000 + round);
        let sort = sort(round);
        let mut pieces = random::level(&mut rng, sort);
        pieces.retain(|piece| piece.one_way == Vector2D::ZERO);
        let shapes: Vec<Piece> = (0..4).map(|_| random::mover(&mut rng, sort)).collect();
        let movers: Vec<_> = shapes.iter().map(|shape| any_mover(&mut rng, shape)).collect();
        let mut places: Vec<_> = shapes.iter().map(|_| random::movement(&mut rng, sort)).collect();
        let mut states = [MoverState::default(); 4];
        let walls: Vec<Core> =
            pieces.iter().map(|piece| Core::new(piece, Vector2D::ZERO)).collect();
        for step in 0..10 {
            for who in 0..4 {
                let others: Vec<Piece> = (0..4)
                    .filter(|other| *other != who)
                    .map(|other| Piece { position: places[other], ..shapes[other].clone() })
                    .collect();
                let list: Vec<_> = pieces.iter().chain(&others).map(Piece::obstacle).collect();
                let solid: Vec<Core> = others
                    .iter()
                    .map(|piece| Core::new(piece, Vector2D::ZERO))
                    .chain(walls.iter().cloned())
                    .collect();
                let by = random::movement(&mut rng, sort) * 0.25;
                let mover = (&movers[who], &shapes[who]);
                let told = moved(mover, &list, [&solid, &[]], (places[who], by), &states[who]);
                let told = told.unwrap_or_else(|told| panic!("{round} {step} {who}: {told}"));
                (places[who], states[who]) = told;
                touched += u32::from(states[who].touches != 0);
            }
        }
    }
    assert!(u64::from(touched) > rounds(), "{touched}");
}

/// What turns takes along or pushes, and leaves nobody in it: where it is now nobody is, and no wall is crossed.
#[test]
fn carriers_that_turn_have_nobody_in_them() {
    let (mut carried, mut crushed) = (0, 0);
    for round in 0..rounds() {
        let mut rng = Rng::fixed(23_000 + round);
        let sort = sort(round);
        let mut pieces = random::level(&mut rng, sort);
        pieces.retain(|piece| piece.one_way == Vector2D::ZERO);
        let shape = random::mover(&mut rng, sort);
        let mover = any_mover(&mut rng, &shape);
        let plank = Rectangle::new(v(-2.0, -0.25), v(4.0, 0.5));
        let at = random::movement(&mut rng, sort) * 0.125;
        let turns = [1.0, -1.0, 15.0, 90.0, -7.5];
        let (rotation, by) = (turns[rng.usize(..5)], random::movement(&mut rng, sort) * 0.03125);
        let walls: Vec<Core> =
            pieces.iter().map(|piece| Core::new(piece, Vector2D::ZERO)).collect();
        let (mut place, mut state) =
            (random::movement(&mut rng, sort) * 0.125, MoverState::default());
        for step in 1..12 {
            // The corners of the plank where it is after so many steps, as floats, which is what it is then.
            let (angle, center) = (rotation * step as f32, at + by * step as f32);
            let turned = clash2d::Pose::new(center, angle);
            let corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 0.5), (0.0, 0.5)];
            let corners: Vec<_> = corners
                .iter()
                .map(|&(x, y)| turned.transform_point(plank.origin + v(x, y)))
                .collect();
            let plank = Piece { kind: Kind::Polygon(corners, 0.0), ..pieces[0].clone() };
            let motion = Motion::new(by, rotation, center - by);
            let list: Vec<_> = pieces
                .iter()
                .map(Piece::obstacle)
                .chain([Obstacle::new(plank.shape()).with_motion(motion)])
                .collect();
            let turning = [Core::new(&plank, Vector2D::ZERO)];
            let way = random::movement(&mut rng, sort) * 0.0625 - UP * 0.25;
            let told = moved((&mover, &shape), &list, [&walls, &turning], (place, way), &state);
            let told = told.unwrap_or_else(|told| panic!("{round} {step}: {told}"));
            carried += u32::from(told.1.is(MoverTouch::Floor));
            crushed += u32::from(told.1.is(MoverTouch::Crushed));
            (place, state) = told;
        }
    }
    assert!(u64::from(carried) > rounds() / 4 && crushed > 0, "{carried} {crushed}");
}
