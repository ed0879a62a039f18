//! Ways out of what a mover is in at the start.

use clash2d::{
    Circle, Mover, MoverState, MoverTouch, Obstacle, OrientedRectangle, Rectangle, Vector2D,
};
use clash2d_oracle::Rng;

const UP: Vector2D = Vector2D::new(0.0, 1.0);

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// The sides of a box, in whole numbers.
type Sides = [i32; 4];

/// Where the mover may not be, by half its width: all inside of these.
fn grown([left, low, right, high]: Sides, half: i32) -> Sides {
    [left - half, low - half, right + half, high + half]
}

fn holds([left, low, right, high]: Sides, [x, y]: [i32; 2]) -> bool {
    left < x && x < right && low < y && y < high
}

/// The square of the distance of the nearest place that is in none: it is beside a side, or where it is.
fn shortest(walls: &[Sides], [x, y]: [i32; 2]) -> i32 {
    let places = |here: i32, axis: usize| {
        let sides = walls.iter().flat_map(move |wall| [wall[axis], wall[axis + 2]]);
        sides.chain([here]).collect::<Vec<_>>()
    };
    let (xs, ys) = (places(x, 0), places(y, 1));
    let all = xs.iter().flat_map(|x| ys.iter().map(|y| [*x, *y]));
    let free = all.filter(|place| !walls.iter().any(|wall| holds(*wall, *place)));
    let squares = free.map(|[a, b]| (a - x) * (a - x) + (b - y) * (b - y));
    squares.min().expect("all is beside something")
}

/// Out of boxes that overlap as they like it goes the shortest way, as whole numbers tell.
#[test]
fn out_of_boxes_it_goes_the_shortest_way() {
    let mut rng = Rng::with_seed(57);
    let (mut out, mut inside, mut several) = (0, 0, 0);
    for _ in 0..6_000 {
        let mut number = |most: i32| rng.i32(-most..=most);
        let here = [number(3), number(3)];
        let count = 1 + number(5).unsigned_abs() * 2;
        let boxes: Vec<Sides> = (0..count)
            .map(|_| {
                let ([x, y], [w, h]) = ([number(6), number(6)], [number(5), number(5)]);
                [x, y, x + 1 + w.abs(), y + 1 + h.abs()]
            })
            .collect();
        let walls: Vec<Sides> = boxes.iter().map(|wall| grown(*wall, 1)).collect();
        let list: Vec<Obstacle<'_>> = boxes
            .iter()
            .map(|wall| wall.map(|side| side as f32))
            .map(|[l, b, r, t]| Obstacle::new(Rectangle::new(v(l, b), v(r - l, t - b))))
            .collect();
        let mover = Mover::new(Rectangle::new(v(-1.0, -1.0), v(2.0, 2.0)), UP);
        let from = v(here[0] as f32, here[1] as f32);
        let state = MoverState::default();
        let moved = mover.advance(list[..].into(), from, v(0.0, 0.0), &state, &mut [], &mut []);
        let moved = moved.expect("a mover");
        let way = moved.position - from;
        assert_eq!(
            way.x * way.x + way.y * way.y,
            shortest(&walls, here) as f32,
            "{here:?} {boxes:?}"
        );
        let times = walls.iter().filter(|wall| holds(**wall, here)).count();
        assert_eq!(moved.state.is(MoverTouch::PushedOut), times > 0);
        out += u32::from(times == 0);
        inside += u32::from(times > 0);
        several += u32::from(times > 1);
    }
    assert!(out > 500 && inside > 2_000 && several > 1_000, "{out} {inside} {several}");
}

/// Out of few and of many pieces of all kinds, in another order it goes the same way.
#[test]
fn the_order_of_what_it_is_in_does_not_matter() {
    let mut rng = Rng::with_seed(58);
    let mut moved_out = 0;
    for _ in 0..600 {
        let count = rng.u32(1..=40);
        let mut number = || (rng.f32() * 4.0 - 2.0, rng.f32() * 2.0 + 0.1, rng.u32(..3));
        let list: Vec<Obstacle<'_>> = (0..count)
            .map(|_| {
                let ((x, size, kind), (y, other, _)) = (number(), number());
                let half = v(size, other);
                match kind {
                    0 => Obstacle::new(Rectangle::new(v(x, y) - half, half * 2.0)),
                    1 => Obstacle::new(OrientedRectangle::new(v(x, y), half, size * 90.0)),
                    _ => Obstacle::new(Circle::new(v(x, y), size)),
                }
            })
            .collect();
        let mover = Mover::new(Rectangle::new(v(-0.5, -0.5), v(1.0, 1.0)), UP);
        let ask = |list: &[Obstacle<'_>]| {
            let (zero, state) = (v(0.0, 0.0), MoverState::default());
            mover.advance(list.into(), zero, zero, &state, &mut [], &mut []).expect("a mover")
        };
        let (mut other, first) = (list.clone(), ask(&list));
        other.reverse();
        let middle = other.len() / 3;
        other.rotate_left(middle);
        let second = ask(&other);
        assert_eq!(first.position, second.position, "{list:?}");
        moved_out += u32::from(first.position != v(0.0, 0.0));
    }
    assert!(moved_out > 400, "{moved_out}");
}

/// Where floats are finer along one axis than along the other, the nearest ones to a border may all be in the box.
#[test]
fn it_gets_out_where_floats_are_finer_along_one_axis() {
    let (x, y) = (-0.2, -0.4);
    let wall = Rectangle::new(v(0.1, -0.4), v(0.5, 0.3));
    let mut wall = Obstacle::new(wall);
    wall.shape = wall.shape.at(v(-0.5, 0.0));
    let mover = Mover::new(Rectangle::new(v(-0.1, -0.1), v(0.2, 0.2)), UP);
    let state = MoverState::default();
    let moved = mover.advance([wall][..].into(), v(x, y), v(0.0, 0.0), &state, &mut [], &mut []);
    // The border is below -0.5 by a part of a float.
    assert_eq!(moved.expect("a mover").position, v(x, (-0.5_f32).next_down()));
}
