//! Every combination of shape, slope, step, one-way floor, carrier and settings, in one room.

use std::time::Instant;

use clash2d::{
    Capsule, Circle, Mover, MoverFlags, MoverState, MoverTouch, Obstacle, Rectangle, Stop, Vector2D,
};
use clash2d_oracle::Rng;

use super::level::{Kind, Piece};
use super::truth::Core;

/// Of each kind of choice, how many there are.
const CHOICES: [usize; 6] = [8, 7, 5, 5, 5, 4];

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn piece(name: &str, kind: Kind) -> Piece {
    let (position, movement, one_way) = (Vector2D::ZERO, Vector2D::ZERO, Vector2D::ZERO);
    Piece { name: name.into(), kind, one_way, position, movement }
}

fn block(x: f32, y: f32, w: f32, h: f32) -> Piece {
    piece("block", Kind::Rectangle(Rectangle::new(v(x, y), v(w, h))))
}

fn polygon(corners: &[(f32, f32)], radius: f32) -> Kind {
    Kind::Polygon(corners.iter().map(|corner| Vector2D::from(*corner)).collect(), radius)
}

fn shape(choice: usize) -> Piece {
    let kind = match choice {
        0 => Kind::Rectangle(Rectangle::new(v(-0.5, -0.5), v(1.0, 1.0))),
        1 => Kind::Rectangle(Rectangle::new(v(-0.25, -0.5), v(0.5, 1.5))),
        2 => Kind::Circle(Circle::new(Vector2D::ZERO, 0.5)),
        3 => Kind::Capsule(Capsule::new(v(0.0, 0.0), v(0.0, 0.75), 0.375)),
        4 => polygon(&[(-0.5, 0.0), (0.0, -0.5), (0.5, 0.0), (0.0, 0.5)], 0.0),
        5 => polygon(&[(-0.5, -0.5), (0.5, -0.5), (0.0, 0.75)], 0.0),
        6 => polygon(&[(-0.25, -0.25), (0.25, -0.25), (0.25, 0.5), (-0.25, 0.5)], 0.25),
        _ => polygon(
            &[(-0.5, 0.0), (-0.25, -0.5), (0.25, -0.5), (0.5, 0.0), (0.25, 0.5), (-0.25, 0.5)],
            0.0,
        ),
    };
    piece("mover", kind)
}

/// A room with flush tiles as its floor, and what is chosen in it: the static pieces, then the one-way one and the carrier.
fn room(choice: [usize; 6]) -> (Vec<Piece>, Vec<Piece>) {
    let [_, slope, step, one_way, carrier, _] = choice;
    let mut pieces: Vec<Piece> = (-4_i8..12).map(|x| block(x.into(), -1.0, 1.0, 1.0)).collect();
    pieces.extend([
        block(-5.0, -1.0, 1.0, 9.0),
        block(12.0, -1.0, 1.0, 9.0),
        block(-4.0, 7.0, 16.0, 1.0),
    ]);
    let slopes = [(4.0, 1.0), (4.0, 3.0), (2.0, 2.0), (1.5, 2.0), (1.0, 2.0), (0.25, 2.0)];
    if let Some((run, rise)) = slope.checked_sub(1).map(|slope| slopes[slope]) {
        pieces
            .push(piece("slope", polygon(&[(1.0, 0.0), (1.0 + run, rise), (1.0 + run, 0.0)], 0.0)));
    }
    if step > 0 {
        pieces.push(block(8.0, 0.0, 2.0, [0.0625, 0.25, 0.5, 1.0][step - 1]));
    }
    let mut others = Vec::new();
    if one_way > 0 {
        let way = [v(0.0, 1.0), v(1.0, 0.0), v(-1.0, 1.0), v(0.0, -1.0)][one_way - 1];
        others.push(Piece { one_way: way, ..block(5.0, 2.0, 3.0, 0.25) });
    }
    if carrier > 0 {
        others.push(Piece { position: v(-3.0, 1.0), ..block(0.0, 0.0, 2.0, 0.5) });
    }
    (pieces, others)
}

/// How far the carrier goes in a frame: to and fro.
fn drive(choice: usize, frame: usize) -> Vector2D {
    let by = [v(0.0, 0.0), v(0.125, 0.0), v(0.0, 0.125), v(0.25, -0.0625), v(0.75, 0.25)][choice];
    if frame % 16 < 8 { by } else { by * -1.0 }
}

fn mover(choice: [usize; 6], shape: &Piece) -> Mover<'_> {
    let mut mover = Mover::new(shape.shape(), v(0.0, 1.0));
    if choice[5] > 0 {
        (mover.step, mover.snap) = (0.25, 0.25);
    }
    match choice[5] {
        2 => mover.with_flag(MoverFlags::EvenSpeed).with_flag(MoverFlags::ClimbOnlyFloors),
        3 => Mover { gap: 0.0625, nudge: 0.25, ..mover },
        _ => mover,
    }
}

/// To the right, to the left with leaps, and to the right again, mostly downwards; the first round of a seed is on a grid.
fn wishes(seed: u64) -> Vec<Vector2D> {
    let mut rng = Rng::fixed(7000 + seed);
    let run = |frame: usize| [0.25, -0.25, 0.25][frame / 24];
    let leap = |frame: usize| if frame % 24 < 6 { 0.5 } else { -0.25 };
    let mut part = || if seed == 0 { 1.0 } else { rng.f32() * 2.0 };
    (0..72).map(|frame| v(run(frame) * part(), leap(frame) * part())).collect()
}

/// What has been checked.
#[derive(Default)]
struct Seen {
    touches: u32,
    steps: u64,
    /// How many combinations were played, and how many of them in a mirror, too.
    played: u64,
    mirrored: u64,
}

/// Sees where a frame starts, its stops and what is told of its end.
type Check<'c> = dyn FnMut(&Play<'_>, Vector2D, &[Stop], &MoverState) + 'c;

struct Play<'p> {
    mover: &'p Mover<'p>,
    shape: &'p Piece,
    fixed: &'p [Piece],
    others: Vec<Piece>,
}

impl Play<'_> {
    /// Where it gets in each frame.
    fn go(
        &mut self,
        carrier: usize,
        sign: f32,
        wishes: &[Vector2D],
        check: &mut Check<'_>,
    ) -> super::Places {
        let (mut place, mut state) = (v(sign * -2.0, 3.0), MoverState::default());
        let mut places = Vec::new();
        for (frame, wish) in wishes.iter().enumerate() {
            let by = drive(carrier, frame);
            let by = v(sign * by.x, by.y);
            for piece in self.others.iter_mut().filter(|piece| piece.one_way == Vector2D::ZERO) {
                (piece.position, piece.movement) = (piece.position + by, by);
            }
            let list: Vec<Obstacle<'_>> =
                self.fixed.iter().chain(&self.others).map(Piece::obstacle).collect();
            let (wish, mut stops) = (v(sign * wish.x, wish.y), [Stop::default(); 64]);
            let moved =
                self.mover.advance(list[..].into(), place, wish, &state, &mut [], &mut stops);
            let moved = moved.expect("a mover");
            check(self, place, &stops[..moved.stop_count], &moved.state);
            assert!(
                moved.stop_count == 0
                    || stops[moved.stop_count - 1].pose.position == moved.position
            );
            (place, state) = (moved.position, moved.state);
            places.push((v(sign * place.x + 0.0, place.y), state.touches));
        }
        places
    }

    /// Whether it comes to a place where a push changes nothing any more, with the carrier where it is: then the next one,
    /// which is the same question, does not either.
    fn settles(&self, push: Vector2D) -> bool {
        let resting = |piece: &Piece| Piece { movement: Vector2D::ZERO, ..piece.clone() };
        let others: Vec<_> = self.others.iter().map(resting).collect();
        let list: Vec<Obstacle<'_>> =
            self.fixed.iter().chain(&others).map(Piece::obstacle).collect();
        let (mut place, mut state) = (v(-2.0, 3.0), MoverState::default());
        (0..200).any(|_| {
            let moved = self.mover.advance(list[..].into(), place, push, &state, &mut [], &mut []);
            let moved = moved.expect("a mover");
            let is_same = (moved.position, moved.state) == (place, state);
            (place, state) = (moved.position, moved.state);
            is_same
        })
    }

    /// Each straight part of a way is out of all that stays where it is, and its end of the carrier. What is known is that a
    /// place is out of the former.
    fn is_out(
        &self,
        fixed: &[Core],
        known: &mut Option<Vector2D>,
        from: Vector2D,
        stops: &[Stop],
        state: &MoverState,
    ) -> bool {
        let mut from = from;
        for (number, stop) in stops.iter().enumerate() {
            let to = stop.pose.position;
            let is_way = number > 0 || !state.is(MoverTouch::PushedOut);
            let way =
                if is_way { Core::swept(self.shape, from, to) } else { Core::new(self.shape, to) };
            let is_known = from == to && *known == Some(to);
            if !is_known && fixed.iter().any(|core| core.overlaps(&way)) {
                return false;
            }
            (from, *known) = (to, Some(to));
        }
        let end = Core::new(self.shape, from);
        let mut solid = self.others.iter().filter(|piece| piece.one_way == Vector2D::ZERO);
        state.is(MoverTouch::Crushed)
            || state.is(MoverTouch::Stuck)
            || !solid.any(|piece| Core::new(piece, Vector2D::ZERO).overlaps(&end))
    }
}

fn try_combination(number: usize, seed: u64, seen: &mut Seen) {
    let mut rest = number;
    let choice = CHOICES.map(|count| {
        let part = rest % count;
        rest /= count;
        part
    });
    let told = format!("{choice:?} of {number}, seed {seed}");
    let (shape, (mut fixed, others), wishes) = (shape(choice[0]), room(choice), wishes(seed));
    let mover = mover(choice, &shape);
    let cores: Vec<Core> = fixed.iter().map(|piece| Core::new(piece, Vector2D::ZERO)).collect();
    let mut play = Play { mover: &mover, shape: &shape, fixed: &fixed, others: others.clone() };
    let mut known = None;
    let places = play.go(choice[4], 1.0, &wishes, &mut |play, from, stops, state| {
        assert!(
            play.is_out(&cores, &mut known, from, stops, state),
            "{told}: from {from:?} by {stops:?}, {state:?}"
        );
        seen.touches |= state.touches;
        seen.steps += 1;
    });
    // Pushed into a corner by what is left of the room it settles.
    assert!(play.settles(wishes[71]), "{told}: it does not settle");

    fixed.reverse();
    fixed.rotate_left(3);
    let mut other = Play {
        mover: &mover,
        shape: &shape,
        fixed: &fixed,
        others: others.iter().rev().cloned().collect(),
    };
    assert_eq!(
        other.go(choice[4], 1.0, &wishes, &mut |_, _, _, _| ()),
        places,
        "{told}: in another order"
    );

    seen.played += 1;
    // Of two ways out that are as short one is taken.
    if places.iter().all(|(_, touches)| touches & MoverTouch::PushedOut as u32 == 0) {
        let [fixed, others] =
            [&fixed, &others].map(|pieces| pieces.iter().map(Piece::mirrored).collect::<Vec<_>>());
        let shape = shape.mirrored();
        let mover = Mover { shape: shape.shape(), ..mover };
        let mut mirrored = Play { mover: &mover, shape: &shape, fixed: &fixed, others };
        let mirrored = mirrored.go(choice[4], -1.0, &wishes, &mut |_, _, _, _| ());
        assert_eq!(mirrored, places, "{told}: mirrored");
        seen.mirrored += 1;
    }
}

/// A prime number: each setting is among each few of the combinations.
const APART: usize = 307;

/// Which of all combinations are tried: `CLASH2D_SHARE=2/8` leaves an eighth, of which no two shares have one in common.
fn share() -> (usize, usize) {
    let Ok(share) = std::env::var("CLASH2D_SHARE") else { return (0, 1) };
    let parts = share.split_once('/').and_then(|(a, b)| a.parse().ok().zip(b.parse().ok()));
    parts.filter(|(number, count)| number < count).expect("CLASH2D_SHARE=NUMBER/COUNT")
}

/// Nothing is entered or crossed, no order or mirror changes a bit, and pushes settle. `CLASH2D_COMBINATIONS=SEEDS` tries
/// all combinations of a share with each seed, and tells how far it is; otherwise one in [`APART`] is tried.
#[test]
fn combinations_keep_what_is_promised() {
    let seeds = std::env::var("CLASH2D_COMBINATIONS").ok().and_then(|seeds| seeds.parse().ok());
    let all: usize = CHOICES.iter().product();
    let (seeds, (first, count)) = seeds.map_or((2, (0, APART)), |seeds| (seeds, share()));
    let (mut seen, start) = (Seen::default(), Instant::now());
    for seed in 0..seeds {
        // With the sample each seed tries others.
        let first = if count == APART { seed as usize } else { first };
        for number in (0..all).filter(|number| number % APART % count == first) {
            try_combination(number, seed, &mut seen);
            if seen.played.is_multiple_of(1000) {
                let seconds = start.elapsed().as_secs();
                println!("seed {seed}: {} played, {seconds} seconds", seen.played);
            }
        }
    }
    println!("{} steps, {} of {} mirrored", seen.steps, seen.mirrored, seen.played);
    assert!(seen.mirrored > seen.played / 2, "{} of {} in a mirror", seen.mirrored, seen.played);
    let wanted = [
        MoverTouch::Floor,
        MoverTouch::Wall,
        MoverTouch::Ceiling,
        MoverTouch::Stepped,
        MoverTouch::Snapped,
        MoverTouch::Nudged,
    ];
    let missing: Vec<_> =
        wanted.iter().filter(|touch| seen.touches & **touch as u32 == 0).collect();
    assert!(missing.is_empty(), "{missing:?} in none of {} steps", seen.steps);
}
