//! The way of a mover over seams and slopes, through a one-way floor and on a lift.

use clash2d::{
    Capsule, Circle, Mover, MoverHit, MoverState, Obstacle, Polygon, Rectangle, Relation, Shape,
    Stop, Vector2D, relate, slid_velocity,
};

use super::{pair, short, v};
use crate::figure::{Figure, Situation, note};
use crate::panel::{Panel, WIDE};

const UP: Vector2D = v(0.0, 1.0);
const RAMP: [Vector2D; 3] = [v(2.5, 2.0), v(6.5, 5.0), v(6.5, 2.0)];
const BACK: [Vector2D; 3] = [v(9.5, 2.0), v(9.5, 5.0), v(12.5, 2.0)];

pub(super) fn figure() -> Figure {
    let situations = vec![seams(), slopes(), one_way(), lift()];
    let figure = Figure::new("movers", "the way of a mover", situations);
    figure.titled("clash_mover_advance").in_columns(2)
}

fn rectangle(x: f32, y: f32, w: f32, h: f32) -> Obstacle<'static> {
    Obstacle::new(Rectangle::new(v(x, y), v(w, h)))
}

fn tiles(top: f32) -> Vec<Obstacle<'static>> {
    (0_u8..15).map(|x| rectangle(x.into(), top - 1.0, 1.0, 1.0)).collect()
}

/// Someone who moves from frame to frame, and is drawn now and then.
struct Walk<'s> {
    mover: Mover<'s>,
    place: Vector2D,
    velocity: Vector2D,
    state: MoverState,
    panel: Panel,
    frames: usize,
    /// The heights at which it stood, one after the other, and in how many frames it did not.
    heights: Vec<f32>,
    in_the_air: usize,
}

impl<'s> Walk<'s> {
    fn new(mover: Mover<'s>, place: Vector2D, velocity: Vector2D) -> Self {
        let (panel, state) = (Panel::new(WIDE), MoverState::default());
        Self { mover, place, velocity, state, panel, frames: 0, heights: Vec::new(), in_the_air: 0 }
    }

    /// A frame: as it runs, and down, as fast as it falls. It ends in nothing that lets nobody pass.
    fn step(&mut self, level: &[Obstacle<'_>], run: f32) {
        self.velocity = v(run, self.velocity.y - 0.012);
        let (mut hits, mut stops) = ([MoverHit::default(); 8], [Stop::default(); 16]);
        let (from, by) = (self.place, self.velocity);
        let moved = self.mover.advance(level.into(), from, by, &self.state, &mut hits, &mut stops);
        let moved = moved.expect("a mover");
        self.velocity = slid_velocity(by, &hits[..moved.hit_count]);
        let mut last = from;
        for stop in &stops[..moved.stop_count] {
            self.panel.way(last, stop.pose.position, "contact");
            last = stop.pose.position;
        }
        (self.place, self.state) = (moved.position, moved.state);
        let shape = self.shape();
        for solid in level.iter().filter(|obstacle| obstacle.one_way == Vector2D::ZERO) {
            let relation = relate(shape, solid.shape);
            assert!(matches!(relation, Relation::Disjoint | Relation::Touching), "{relation:?}");
        }
        if self.state.stands_on().is_some() {
            self.velocity.y = self.velocity.y.min(0.0);
            self.heights.push(self.place.y);
            self.heights.dedup();
        } else {
            self.in_the_air += 1;
        }
        if self.frames.is_multiple_of(12) {
            self.panel.any(&shape, "a ghost");
        }
        self.frames += 1;
    }

    fn shape(&self) -> Shape<'s> {
        self.mover.shape.at(self.place)
    }

    fn situation(mut self, caption: &str, level: &[Obstacle<'_>], value: String) -> Situation {
        let shape = self.shape();
        for obstacle in level {
            self.panel.any(&obstacle.shape, "b");
        }
        self.panel.any(&shape, "a");
        let notes = vec![
            note("ta", "mover", format!("{} frames to {}", self.frames, pair(self.place))),
            note("touching", "on the floor", value),
        ];
        Situation { verdict: None, caption: caption.into(), panel: self.panel, notes }
    }
}

fn seams() -> Situation {
    let mover = Mover::new(Circle::new(Vector2D::ZERO, 0.75), UP);
    let (level, mut walk) = (tiles(3.0), Walk::new(mover, v(1.5, 7.5), Vector2D::ZERO));
    // It falls until then.
    while walk.heights.is_empty() && walk.frames < 110 {
        walk.step(&level, 0.1);
    }
    let falling = walk.in_the_air;
    (walk.frames..110).for_each(|_| walk.step(&level, 0.1));
    assert_eq!((&walk.heights[..], walk.in_the_air), (&[3.75][..], falling));
    assert!((walk.place.x - 12.5).abs() < 1e-4, "something held it up: {:?}", walk.place);
    walk.situation("over seams", &level, format!("{} in each frame", short(3.75)))
}

fn slopes() -> Situation {
    let mover = Mover::new(Rectangle::new(v(-0.5, 0.0), v(1.0, 1.5)), UP);
    let mut level = tiles(2.0);
    level.extend([Obstacle::new(Polygon::new(&RAMP)), rectangle(6.5, 2.0, 3.0, 3.0)]);
    level.push(Obstacle::new(Polygon::new(&BACK)));
    let mut walk = Walk::new(Mover { snap: 0.25, ..mover }, v(1.0, 2.0), Vector2D::ZERO);
    (0..156).for_each(|_| walk.step(&level, 0.1));
    assert_eq!(walk.in_the_air, 0);
    assert!(walk.heights.contains(&5.0) && walk.place.y == 2.0, "{:?}", walk.place);
    walk.situation("up and down slopes", &level, "in each frame".into())
}

fn one_way() -> Situation {
    let mover = Mover::new(Capsule::new(v(0.0, 0.5), v(0.0, 1.25), 0.5), UP);
    let mut level = tiles(2.0);
    level
        .extend([(3.0, 4.0), (7.0, 6.0)].map(|(x, y)| rectangle(x, y, 4.0, 0.25).with_one_way(UP)));
    let mut walk = Walk::new(mover, v(1.5, 2.0), Vector2D::ZERO);
    for _ in 0..150 {
        if walk.state.stands_on().is_some() && [2.0, 4.25].contains(&walk.place.y) {
            walk.velocity.y = if walk.place.x < 5.5 { 0.3 } else { 0.32 };
        }
        walk.step(&level, if walk.place.y == 6.25 && walk.place.x > 9.0 { 0.0 } else { 0.07 });
    }
    // Up through both, and on top of each it stands.
    assert_eq!(walk.heights, [2.0, 4.25, 6.25]);
    walk.situation("through one-way floors", &level, "open from below".into())
}

fn lift() -> Situation {
    let mover = Mover::new(Capsule::new(v(0.0, 0.5), v(0.0, 1.25), 0.5), UP);
    let mut walk = Walk::new(mover, v(1.5, 3.0), Vector2D::ZERO);
    let level = |frame: u16| {
        let ride = f32::from(frame.clamp(30, 110) - 30);
        let way = v(0.0625, 0.03125);
        let lift = rectangle(3.0 + way.x * ride, 2.5 + way.y * ride, 3.0, 0.5);
        let by = if (31..=110).contains(&frame) { way } else { Vector2D::ZERO };
        [rectangle(0.0, 0.0, 3.0, 3.0), rectangle(11.0, 0.0, 4.0, 5.5), lift.with_movement(by)]
    };
    let run = |frame: u16| if (30..110).contains(&frame) { 0.0 } else { 0.1 };
    for frame in 0..150 {
        let from = walk.place;
        walk.step(&level(frame), run(frame));
        // From the first frame of its way to the last one, neither late nor by more.
        if (31..110).contains(&frame) {
            let by = walk.place - from;
            assert!((by - v(0.0625, 0.03125)).length() < 1e-6, "{frame}: {by:?}");
            assert!(walk.state.stands_on().is_some(), "{frame}: it stands on the lift");
        }
    }
    assert_eq!(walk.place.y, 5.5);
    let first = level(0)[2].shape;
    walk.panel.any(&first, "b ghost");
    walk.situation("on a lift", &level(150), "taken along at once".into())
}
