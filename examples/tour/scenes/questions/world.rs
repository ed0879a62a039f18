//! A world of some colliders: the pairs of a frame, its events over time, the hits of a ray, and what is nearest.

use std::alloc::{Layout, alloc, dealloc};
use std::ffi::c_void;
use std::ptr::null_mut;

use clash2d::{
    Allocator, Capsule, Circle, Collider, ColliderId, OrientedRectangle, Polygon, Pose, Query,
    Rectangle, Shape, Vector2D, World, WorldHit, WorldSettings,
};

use super::{middle, pair, short, v};
use crate::figure::{Figure, Note, Situation, note};
use crate::panel::{Panel, View, WIDE};
use crate::svg;

const KITE: [Vector2D; 4] = [v(-1.6, 0.0), v(0.0, -0.9), v(1.2, 0.0), v(0.0, 0.9)];

/// Where each collider is at first, and where it goes.
const WAYS: [[Vector2D; 2]; 7] = [
    [v(2.0, 8.0), v(13.0, 6.6)],
    [v(4.5, 2.5), v(4.5, 2.5)],
    [v(7.2, 7.2), v(7.2, 7.2)],
    [v(12.2, 3.2), v(8.4, 3.2)],
    [v(1.6, 4.6), v(3.4, 3.4)],
    [v(10.2, 8.2), v(10.2, 5.2)],
    [v(7.6, 1.4), v(7.6, 1.4)],
];

/// A world of some colliders, which have moved once.
struct Scene {
    world: World,
    ids: Vec<ColliderId>,
}

/// One with the memory of this program.
fn empty_world() -> World {
    unsafe extern "C" fn take(size: usize, alignment: usize, _: *mut c_void) -> *mut c_void {
        // SAFETY: a world asks for some bytes at a power of two.
        Layout::from_size_align(size, alignment)
            .map_or(null_mut(), |layout| unsafe { alloc(layout) }.cast())
    }
    unsafe extern "C" fn give(memory: *mut c_void, size: usize, alignment: usize, _: *mut c_void) {
        if let Ok(layout) = Layout::from_size_align(size, alignment) {
            // SAFETY: it was taken above, with the same numbers.
            unsafe { dealloc(memory.cast(), layout) }
        }
    }
    // SAFETY: these are the functions that the allocator asks for, on any thread.
    let allocator = unsafe { Allocator::new(take, give, null_mut()) };
    World::new(&WorldSettings { allocator, ..WorldSettings::default() }).expect("there is memory")
}

impl Scene {
    fn new() -> Self {
        let shapes: [Shape<'_>; 7] = [
            Circle::new(Vector2D::ZERO, 0.5).into(),
            Rectangle::new(v(-1.5, -1.0), v(3.0, 2.0)).into(),
            OrientedRectangle::new(Vector2D::ZERO, v(1.3, 0.35), 60.0).into(),
            Capsule::new(v(-1.0, 0.0), v(1.0, 0.0), 0.5).into(),
            Circle::new(Vector2D::ZERO, 0.9).into(),
            Polygon::new(&KITE).into(),
            Rectangle::new(v(-1.2, -0.6), v(2.4, 1.2)).into(),
        ];
        let mut world = empty_world();
        let add = |(shape, [from, _]): (&Shape<'_>, [Vector2D; 2])| {
            let collider = Collider { pose: Pose::new(from, 0.0), ..Collider::new(shape) };
            world.add(&collider).expect("there is memory")
        };
        let ids: Vec<ColliderId> = shapes.iter().zip(WAYS).map(add).collect();
        world.update().expect("there is memory");
        let ends: Vec<Pose> = WAYS.iter().map(|&[_, end]| Pose::new(end, 0.0)).collect();
        world.move_all(&ids, &ends);
        world.update().expect("there is memory");
        Self { world, ids }
    }

    fn shape(&self, id: ColliderId) -> Shape<'_> {
        self.world.shape(id).expect("it is there")
    }

    /// Everything where it is now, with its number.
    fn panel(&self) -> Panel {
        let mut panel = Panel::new(WIDE);
        for &id in &self.ids {
            panel.any(&self.shape(id), "b");
        }
        for (number, &id) in self.ids.iter().enumerate() {
            panel.label(&number.to_string(), middle(&self.shape(id)), "name tb");
        }
        panel
    }
}

pub(super) fn figure() -> Figure {
    let scene = Scene::new();
    let situations = vec![pairs(&scene), events(&scene), ray(&scene), nearest(&scene)];
    let figure = Figure::new("world", "pairs, events and queries", situations);
    figure.titled("clash_world").in_columns(2)
}

/// What moved, and which pairs touch or did on the way.
fn pairs(scene: &Scene) -> Situation {
    let mut panel = scene.panel();
    for (&id, [from, to]) in scene.ids.iter().zip(WAYS) {
        if from != to {
            panel.any(&scene.shape(id).at(from), "b ghost").arrow(from, to, "a");
        }
    }
    let events = scene.world.events();
    for event in events.begins() {
        panel.touch(event.point);
    }
    let [begins, ends] = [events.begins(), events.ends()];
    let notes = vec![
        note("ta", "moved", "straight, at an even rate"),
        note("touching", "first contacts", format!("{} pairs have begun", begins.len())),
        note("tb", "of these", format!("{} in passing, and have ended", ends.len())),
    ];
    Situation { verdict: None, caption: "which pairs an update finds".into(), panel, notes }
}

/// The part of the update in which each pair touched.
fn events(scene: &Scene) -> Situation {
    let begins = scene.world.events().begins();
    let view = View { origin: [-0.2, 0.0], size: [1.4, begins.len() as f32 + 1.0], ..WIDE };
    let [width, height] = WIDE.pixels();
    let place = |time: f32, row: usize| {
        let x = (f64::from(time) + 0.2) / 1.4 * width;
        [x, (row as f64 + 1.0) / f64::from(view.size[1]) * height]
    };
    let mut content = svg::rectangle("paper", [0.0, 0.0], [width, height], 0.0);
    for (time, words) in [(0.0, "before"), (1.0, "now")] {
        let [x, _] = place(time, 0);
        content += &svg::polyline("axis", &[[x, 0.0], [x, height - 16.0]], false);
        content += &svg::text("tick middle", [x, height - 5.0], words);
    }
    for (row, event) in begins.iter().enumerate() {
        let [from, to] = [event.enter, event.exit].map(|time| place(time, row));
        let class = if event.exit < 1.0 { "b" } else { "a" };
        content += &svg::rectangle(class, [from[0], from[1] - 5.0], [to[0] - from[0], 10.0], 3.0);
        let words = format!("{} and {}", event.pair.a.index, event.pair.b.index);
        content += &svg::text("end", [from[0] - 6.0, from[1] + 4.0], &words);
    }
    let notes = vec![
        note("ta", "touches now", "it has begun"),
        note("tb", "touched on the way", "it has begun and ended"),
        note("quiet", "order", "by the time of the first contact"),
    ];
    let mut panel = Panel::new(WIDE);
    panel.draw(&content);
    Situation { verdict: None, caption: "its events, over time".into(), panel, notes }
}

/// All hits of a ray, in their order.
fn ray(scene: &Scene) -> Situation {
    let (origin, movement) = (v(0.6, 1.0), v(13.6, 6.4));
    let mut hits = [WorldHit::default(); 8];
    let count = scene.world.cast_ray(origin, movement, &Query::default(), &mut hits);
    let mut panel = scene.panel();
    panel.arrow(origin, origin + movement, "a");
    for hit in &hits[..count] {
        panel.touch(hit.point);
    }
    let mut notes = vec![note("ta", "ray", format!("{} by {}", pair(origin), pair(movement)))];
    notes.extend(hits[..count].iter().map(|hit| told("entry", hit)));
    Situation { verdict: None, caption: "what a ray meets, in order".into(), panel, notes }
}

/// The three nearest to a place.
fn nearest(scene: &Scene) -> Situation {
    let from = v(6.2, 4.9);
    let mut hits = [WorldHit::default(); 3];
    let query = Query::default().with_limit(3);
    let count = scene.world.nearest(from, f32::INFINITY, &query, &mut hits);
    let mut panel = scene.panel();
    panel.any(&from.into(), "a");
    for hit in &hits[..count] {
        panel.way(from, hit.point, "contact").touch(hit.point);
    }
    let mut notes = vec![note("ta", "from", pair(from))];
    notes.extend(hits[..count].iter().map(|hit| told("distance", hit)));
    Situation { verdict: None, caption: "what is nearest".into(), panel, notes }
}

fn told(name: &str, hit: &WorldHit) -> Note {
    let words = format!("{name} {} at {}", short(hit.fraction), pair(hit.point));
    note("touching", &format!("collider {}", hit.id.index), words)
}
