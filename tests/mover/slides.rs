//! Slides along one and two walls of any slope, to the place of both half-planes that is nearest to the goal.

use clash2d::{
    Capsule, Circle, Mover, MoverState, MoverTouch, Obstacle, Polygon, Rectangle, Shape, Vector2D,
};
use clash2d_oracle::Rng;

use super::level::{Kind, Piece};
use super::random;
use super::truth::Core;
use super::{UP, rounds, sort};

type Place = [f64; 2];

fn wide(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
}

fn dot(a: Place, b: Place) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

fn plus(a: Place, b: Place, times: f64) -> Place {
    [a[0] + times * b[0], a[1] + times * b[1]]
}

/// All x with n·x >= least, n of length 1.
struct Half {
    normal: Place,
    least: f64,
}

impl Half {
    fn height(&self, place: Place) -> f64 {
        dot(self.normal, place) - self.least
    }

    fn foot(&self, place: Place) -> Place {
        plus(place, self.normal, -self.height(place))
    }

    fn meeting(&self, other: &Self) -> Place {
        let (a, b) = (self.normal, other.normal);
        let turn = a[0] * b[1] - a[1] * b[0];
        [
            (self.least * b[1] - other.least * a[1]) / turn,
            (other.least * a[0] - self.least * b[0]) / turn,
        ]
    }
}

/// The place of all that is nearest to a goal, of its feet and of where two lines meet.
fn nearest(halves: &[Half], goal: Place, room: f64) -> Place {
    let mut places: Vec<Place> = vec![goal];
    places.extend(halves.iter().map(|half| half.foot(goal)));
    if let [a, b] = halves {
        places.push(a.meeting(b));
    }
    let is_held = |place: &&Place| halves.iter().all(|half| half.height(**place) >= -room);
    let square = |place: &Place| dot(plus(*place, goal, -1.0), plus(*place, goal, -1.0));
    let best = places.iter().filter(is_held).min_by(|a, b| square(a).total_cmp(&square(b)));
    *best.expect("a place")
}

/// A shape, its corners, and its radius.
fn any_shape(rng: &mut Rng, size: f32) -> (Shape<'static>, Vec<Vector2D>, f32) {
    let mut number = || (rng.f32() * 0.75 + 0.25) * size;
    let (a, b, c) = (number(), number(), number());
    match rng.u32(..3) {
        0 => (Circle::new(Vector2D::ZERO, a).into(), vec![Vector2D::ZERO], a),
        1 => {
            let ends = [Vector2D::new(0.0 - a, 0.0), Vector2D::new(b, b)];
            (Capsule::new(ends[0], ends[1], c).into(), ends.to_vec(), c)
        }
        _ => {
            let corner = |x: f32, y: f32| Vector2D::new(x - a, y - b);
            let corners = [corner(0.0, 0.0), corner(c, 0.0), corner(c, a), corner(0.0, a)];
            // Written as corners, so that no sum is rounded.
            let ring: &'static [Vector2D] = Box::leak(Box::new(corners));
            (Polygon::new(ring).into(), corners.to_vec(), 0.0)
        }
    }
}

/// A wall whose border is about so far before a place, and the half-plane of a mover beside it.
fn wall(
    rng: &mut Rng,
    from: Place,
    size: f64,
    mover: (&[Vector2D], f32),
) -> (Obstacle<'static>, Half) {
    // Along an axis, and a slope.
    let normal = match rng.u32(..6) {
        number @ 0..4 => [[0.0, 1.0], [0.0, -1.0], [1.0, 0.0], [-1.0, 0.0]][number as usize],
        _ => {
            let [x, y] = [rng.f64() - 0.5, rng.f64() - 0.5];
            let length = (x * x + y * y).sqrt();
            [x / length, y / length]
        }
    };
    let (corners, radius) = mover;
    let reach = |normal: Place| {
        let least = corners.iter().map(|corner| dot(normal, wide(*corner)));
        f64::from(radius) - least.fold(f64::INFINITY, f64::min)
    };
    let off = reach(normal) + (rng.f64() + 1.0 / 64.0) * size;
    let along = [normal[1], -normal[0]];
    let base = plus(from, normal, -off);
    let length = (1.0 + rng.f64()) * 32.0 * size;
    let depth = (1.0 + rng.f64()) * 32.0 * size;
    let float = |place: Place| Vector2D::new(place[0] as f32, place[1] as f32);
    let [a, b] = [plus(base, along, -length), plus(base, along, length)];
    // Around it counterclockwise: what is behind it, then its border from right to left of what looks along the normal.
    let ring = [a, plus(a, normal, -depth), plus(b, normal, -depth), b].map(float);
    let ring: &'static [Vector2D; 4] = Box::leak(Box::new(ring));
    let (a, b) = (wide(ring[0]), wide(ring[3]));
    let [x, y] = plus(b, a, -1.0);
    let length = (x * x + y * y).sqrt();
    let normal = [-y / length, x / length];
    let half = Half { normal, least: dot(normal, a) + reach(normal) };
    let upright = normal[0] == 0.0 || normal[1] == 0.0;
    let shape: Shape<'static> = if upright && rng.bool() {
        let xs = ring.map(|v| v.x);
        let ys = ring.map(|v| v.y);
        let least = |x: [f32; 4]| x.into_iter().fold(f32::INFINITY, f32::min);
        let most = |x: [f32; 4]| x.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let low = Vector2D::new(least(xs), least(ys));
        let box_size = Vector2D::new(most(xs) - low.x, most(ys) - low.y);
        let is_exact = low + box_size == Vector2D::new(most(xs), most(ys));
        if is_exact { Rectangle::new(low, box_size).into() } else { Polygon::new(ring).into() }
    } else {
        Polygon::new(ring).into()
    };
    (Obstacle::new(shape), half)
}

/// As all that it may be in is convex, it gets as near to its goal as what is nearest in that: to some floats, divided by the
/// sine of the angle between both walls.
#[test]
fn it_gets_to_what_is_nearest_to_its_goal() {
    let (mut free, mut slid, mut wedged) = (0, 0, 0);
    let mut rng = Rng::with_seed(95);
    for _ in 0..rounds() * 80 {
        let size = f64::from(1 << rng.u32(..24)) / 256.0;
        let (shape, corners, radius) = any_shape(&mut rng, size as f32);
        let mut about = |times: f64| [0, 1].map(|_| ((rng.f64() - 0.5) * times * size) as f32);
        let ([x, y], [right, up]) = (about(64.0), about(2.0));
        let (from, by) = (Vector2D::new(x, y), Vector2D::new(right, up));
        let count = 1 + rng.usize(..2);
        let walls = (0..count).map(|_| wall(&mut rng, wide(from), size, (&corners, radius)));
        let (obstacles, halves): (Vec<_>, Vec<_>) = walls.unzip();
        let sine = match &halves[..] {
            [a, b] => (a.normal[0] * b.normal[1] - a.normal[1] * b.normal[0]).abs(),
            _ => 1.0,
        };
        if sine < 0.1 {
            continue;
        }
        let goal = plus(wide(from), wide(by), 1.0);
        let float = 128.0 * size / f64::from(1 << 23);
        let best = nearest(&halves, goal, 1e-9 * size);
        let mover = Mover::new(shape, UP);
        let state = MoverState::default();
        let moved = mover.advance(obstacles[..].into(), from, by, &state, &mut [], &mut []);
        let moved = moved.expect("a mover");
        let off = |place: Place| {
            let [x, y] = plus(place, goal, -1.0);
            (x * x + y * y).sqrt()
        };
        assert!(
            off(wide(moved.position)) <= off(best) + 8.0 * float / sine,
            "{mover:?} {obstacles:?} {from:?} {by:?}: {:?} for {best:?}",
            moved.position
        );
        match halves.iter().filter(|half| half.height(best) < 1e-6 * size).count() {
            0 => free += 1,
            1 => slid += 1,
            _ => wedged += 1,
        }
    }
    assert!(free > 500 && slid > 500 && wedged > 50, "{free} {slid} {wedged}");
}

/// Tiles of any widths side by side, walked over and back with what a frame's gravity adds, at places of any size: each
/// move goes all of its way along them.
#[test]
fn floors_of_tiles_of_any_widths_let_go_on() {
    let mut rng = Rng::with_seed(96);
    for _ in 0..rounds() * 2 {
        let unit = f32::from_bits(rng.u32(117..137) << 23);
        // Borders are whole numbers of units, so that no sum is rounded.
        let mut border = rng.i32(-(1 << 20)..=1 << 20) as f32 * unit;
        let from = Vector2D::new(border + 700.0 * unit, 128.0 * unit);
        let mut tiles = Vec::new();
        while border < from.x + 2_000.0 * unit {
            let width = rng.i32(1..=600) as f32 * unit;
            let height = rng.i32(1..=600) as f32 * unit;
            let origin = Vector2D::new(border, 0.0 - height);
            tiles.push(Obstacle::new(Rectangle::new(origin, Vector2D::new(width, height))));
            border += width;
        }
        let size = 128.0 * unit;
        let shape = match rng.u32(..3) {
            0 => Circle::new(Vector2D::ZERO, size).into(),
            1 => {
                let half = Vector2D::new(rng.f32() * size, 0.0);
                Capsule::new(Vector2D::ZERO - half, half, size).into()
            }
            _ => {
                let low = Vector2D::new(0.0 - size, 0.0 - size);
                Shape::from(Rectangle::new(low, Vector2D::new(2.0 * size, 3.0 * size)))
            }
        };
        let mover = Mover::new(shape, UP);
        let (mut place, mut state) = (from, MoverState::default());
        let by = Vector2D::new((rng.f32() - 0.25) * 32.0 * unit, 0.0 - rng.f32() * 32.0 * unit);
        for frame in 0..30 {
            let moved = mover.advance(tiles[..].into(), place, by, &state, &mut [], &mut []);
            let moved = moved.expect("a mover");
            let goal = Vector2D::new((f64::from(place.x) + f64::from(by.x)) as f32, from.y);
            assert_eq!(moved.position, goal, "{frame}: {mover:?} {tiles:?} {place:?} {by:?}");
            (place, state) = (moved.position, moved.state);
        }
    }
}

/// In levels of all sorts: from where it stops no short way that is free leads on towards its goal. One may be missed in a
/// thousand places, of what is round alone: where two round borders touch each other in a point.
#[test]
fn it_stops_only_where_no_way_leads_on() {
    let (mut stopped, mut missed, mut straight) = (0, 0, 0);
    for round in 0..rounds() {
        let mut rng = Rng::fixed(30_000 + round);
        let sort = sort(round);
        let (mut pieces, shape) = (random::level(&mut rng, sort), random::mover(&mut rng, sort));
        pieces.retain(|piece| piece.one_way == Vector2D::ZERO);
        let solid: Vec<Core> =
            pieces.iter().map(|piece| Core::new(piece, Vector2D::ZERO)).collect();
        let list: Vec<Obstacle<'_>> = pieces.iter().map(Piece::obstacle).collect();
        let is_round = !matches!(shape.kind, Kind::Rectangle(_) | Kind::Polygon(_, 0.0));
        let mover = Mover::new(shape.shape(), UP);
        let (mut place, mut state) = (random::movement(&mut rng, sort), MoverState::default());
        for _ in 0..12 {
            let by = random::movement(&mut rng, sort);
            let goal = plus(wide(place), wide(by), 1.0);
            let moved = mover.advance(list[..].into(), place, by, &state, &mut [], &mut []);
            let moved = moved.expect("a mover");
            (place, state) = (moved.position, moved.state);
            if state.is(MoverTouch::Stuck)
                || state.is(MoverTouch::PushedOut)
                || moved.stop_count > 30
            {
                continue;
            }
            let far = |place: Place| {
                let [x, y] = plus(place, goal, -1.0);
                (x * x + y * y).sqrt()
            };
            stopped += u32::from(far(wide(place)) > 0.01);
            for number in 0..64 {
                // On the four sides of a square.
                let along = f64::from(number % 16) / 8.0 - 1.0;
                let sides = [[1.0, along], [-along, 1.0], [-1.0, -along], [along, -1.0]];
                let length = (1.0 + along * along).sqrt() / 64.0;
                let [x, y] = plus(wide(place), sides[number as usize / 16], 1.0 / 64.0);
                let next = Vector2D::new(x as f32, y as f32);
                if far(wide(next)) < far(wide(place)) - 0.1 * length {
                    let way = Core::swept(&shape, place, next);
                    if !solid.iter().any(|solid| solid.overlaps(&way)) {
                        missed += 1;
                        straight += u32::from(!is_round);
                        break;
                    }
                }
            }
        }
    }
    assert!(stopped > 100 && 1_000 * missed <= stopped, "{missed} of {stopped}");
    assert_eq!(straight, 0);
}
