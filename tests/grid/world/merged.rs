//! A grid in a world beside the polygon that its tiles are.

use clash2d::{
    Capsule, Circle, Collider, Contact, Polygon, Pose, Rectangle, Shape, Vector2D, World, collide,
    contacts_within,
};
use clash2d_oracle::Rng;

use super::new_world;
use crate::level::v;
use crate::terrain::Terrain;

/// A terrain as a level, and as the polygon that it is.
struct Ground {
    worlds: [World; 2],
    outline: Vec<Vector2D>,
}

impl Ground {
    fn random(rng: &mut Rng) -> Self {
        let Terrain { grid, outline } = Terrain::random(rng);
        let (mut level, mut polygon) = (new_world(), new_world());
        level.add_grid(grid, &Collider::default()).expect("memory");
        let merged = Polygon::new(&outline).into();
        polygon.add(&Collider::new(&merged)).expect("memory");
        Self { worlds: [level, polygon], outline }
    }

    /// What pairs a shape begins that moves from a pose to another one: with the level, and with the polygon.
    fn met(&mut self, shape: &Shape<'_>, [from, to]: [Pose; 2]) -> [Option<(f32, Vector2D)>; 2] {
        self.worlds.each_mut().map(|world| {
            let id = world.add(&Collider { pose: from, ..Collider::new(shape) }).expect("memory");
            world.update().expect("memory");
            world.move_to(id, to).expect("a move");
            let events = world.update().expect("memory");
            let begin = events.begins().first().map(|begin| (begin.enter, begin.normal));
            assert!(world.remove(id));
            world.update().expect("memory");
            begin
        })
    }
}

/// Ways that are sums of two floats, on which corners of shapes come to corners of tiles exactly.
#[test]
fn ways_of_no_floats_meet_of_a_level_what_they_meet_of_the_merged_polygon() {
    // 12 and this is no float.
    const LITTLE: f32 = 5.0 / (1 << 24) as f32;
    let (mut hits, mut corners) = (0, 0);
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let mut ground = Ground::random(&mut rng);
        let outline = ground.outline.clone();
        let merged = Shape::from(Polygon::new(&outline));
        for _ in 0..12 {
            let at = v(rng.i32(0..25) as f32 * 4.0, rng.i32(2..25) as f32 * 4.0);
            let way = v(rng.i32(-4..5) as f32, rng.i32(-4..1) as f32);
            let ends = [way * -LITTLE, way * 12.0].map(|place| Pose::new(place, 0.0));
            for shape in own_shapes(&mut rng, at) {
                if way == Vector2D::ZERO || collide(merged, shape.at(ends[0].position)) {
                    continue;
                }
                let [level, polygon] = ground.met(&shape, ends);
                let what = || format!("{seed}: {shape:?} by {way:?}: {level:?} {polygon:?}");
                let enters = [level, polygon].map(|met| met.map(|met| met.0));
                assert_eq!(enters[0], enters[1], "{}", what());
                let [normal, wanted] = [level, polygon].map(|met| met.unwrap_or_default().1);
                assert!((normal - wanted).length() < 1e-6, "{}", what());
                hits += usize::from(level.is_some());
                corners += usize::from(level.is_some_and(|(_, normal)| normal.y == 1.0));
            }
        }
    }
    assert!(hits > 1000 && corners > 100, "{hits} {corners}");
}

/// Boxes and circles whose own coordinates are those of a place.
fn own_shapes(rng: &mut Rng, at: Vector2D) -> [Shape<'static>; 3] {
    let half = rng.i32(1..5) as f32;
    [
        Rectangle::new(at, v(half * 2.0, half * 3.0)).into(),
        Circle::new(at, half).into(),
        Capsule::new(at, at + v(0.0, 6.0), half).into(),
    ]
}

/// What turns meets the level when it meets the polygon, but for the tolerance, and on the way out of that.
#[test]
fn what_turns_meets_of_a_level_what_it_meets_of_the_merged_polygon() {
    let (mut hits, mut flat) = (0, 0);
    for seed in 0..100 {
        let mut rng = Rng::with_seed(seed);
        let mut ground = Ground::random(&mut rng);
        let outline = ground.outline.clone();
        let merged = Shape::from(Polygon::new(&outline));
        for _ in 0..12 {
            let at = v(rng.f32() * 96.0, rng.f32() * 40.0 + 40.0);
            let half = v(rng.f32() * 3.0 + 1.0, rng.f32() * 2.0 + 1.0);
            let shapes: [Shape<'_>; 2] = [
                Rectangle::new(half * -1.0, half * 2.0).into(),
                Capsule::new(v(0.0, 0.0), v(half.x, half.y), 1.0).into(),
            ];
            let way = v(rng.f32() * 60.0 - 30.0, rng.f32() * -60.0);
            let turn = [90.0, -30.0, 200.0, 7.0][rng.usize(..4)];
            let ends = [Pose::new(at, 0.0), Pose::new(at + way, turn)];
            for shape in shapes {
                if collide(merged, shape.at(at)) {
                    continue;
                }
                let [level, polygon] = ground.met(&shape, ends);
                let what = || format!("{seed}: {shape:?} {ends:?}: {level:?} {polygon:?}");
                assert_eq!(level.is_some(), polygon.is_some(), "{}", what());
                let (Some((enter, normal)), Some((other, wanted))) = (level, polygon) else {
                    continue;
                };
                assert!((enter - other).abs() < 1e-3, "{}", what());
                // In a corner that bends inwards it may come to either side first.
                let then = shape.turned(turn * enter, Default::default()).expect("a small shape");
                let then = then.at(at + way * enter);
                let mut near = [Contact::default(); 16];
                let count = contacts_within(merged, then, 0.02, &mut near).min(16);
                let mut all = near[..count].iter().map(|near| near.normal).chain([wanted]);
                assert!(all.any(|wanted| (normal - wanted).length() < 0.02), "{}", what());
                hits += 1;
                flat += usize::from(normal == v(0.0, 1.0));
            }
        }
    }
    assert!(hits > 500 && flat > 100, "{hits} {flat}");
}
