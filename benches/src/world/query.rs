//! Questions to a world of boxes, one after the other, beside others' answers about the same boxes.

use std::cell::RefCell;

use clash2d::{ColliderId, Query, Ray, Rectangle, Shape, Vector2D, WorldHit};
use parry2d::bounding_volume::Aabb;
use parry2d::query::{Ray as ParryRay, RayCast};
use rstar::primitives::{GeomWithData, Rectangle as Envelope};
use rstar::{AABB, RTree};

use super::others::{Box2d, Parry, bounds};
use super::ours::Ours;
use super::scene::Random;
use super::{Item, Layout, Scene};
use crate::stopwatch::{Lap, race};

/// How many of each question are asked in a round.
const ASKED: usize = 2048;

/// A question, and who answers it.
struct Row<'a> {
    name: String,
    /// Ours, parry2d, Box2D and rstar.
    laps: [Option<Lap<'a>>; 4],
}

fn envelope(item: &Item) -> Envelope<[f32; 2]> {
    let [low, high] = item.corners();
    Envelope::from_corners([low.x, low.y], [high.x, high.y])
}

/// Prints a row for each question and number of boxes: nanoseconds of ours, and by how much others take longer.
pub(super) fn main(layouts: &[(&str, Layout)], sizes: &[usize], rounds: usize) {
    println!("\n| question, boxes | ours, ns | parry2d | Box2D | rstar |\n|---|---|---|---|---|");
    for &(layout, kind) in layouts {
        for &count in sizes {
            print_rows(&Scene::new(kind, count), &format!("{layout}, {count}"), rounds);
        }
    }
}

/// All of them build what they have at once.
fn print_rows(scene: &Scene, title: &str, rounds: usize) {
    let (ours, parry, box2d) = (Ours::new(scene), Parry::new(scene), Box2d::new(scene));
    let leaves = scene.items.iter().enumerate();
    let leaves = leaves.map(|(number, item)| GeomWithData::new(envelope(item), number as u32));
    let rstar = RTree::bulk_load(leaves.collect());
    let asked = Asked::new(scene);
    let of = Answerers { scene, ours: &ours, parry: &parry, box2d: &box2d, rstar: &rstar };
    for row in of.rows(&asked) {
        print_row(&row, title, rounds);
    }
}

fn print_row(row: &Row<'_>, title: &str, rounds: usize) {
    let times = race(&row.laps, ASKED, rounds);
    let times = times.iter().map(|time| time.as_ref().map_or(f64::NAN, |time| time.nanoseconds));
    let times: Vec<f64> = times.collect();
    let ratio = |time: f64| match time.is_nan() {
        true => String::from("–"),
        false => format!("{:.1} ×", time / times[0]),
    };
    let [parry, box2d, rstar] = [1, 2, 3].map(|number| ratio(times[number]));
    println!("| {}, {title} | {:.0} | {parry} | {box2d} | {rstar} |", row.name, times[0]);
}

/// What is asked about.
struct Asked {
    /// Of each of the lengths.
    rays: [Vec<Ray>; LENGTHS.len()],
    points: Vec<Vector2D>,
}

impl Asked {
    fn new(scene: &Scene) -> Self {
        let mut random = Random::new(9);
        let mut point = || random.vector(Random::part, scene.side);
        let points: Vec<Vector2D> = (0..ASKED).map(|_| point()).collect();
        let rays = LENGTHS.map(|length| {
            let ray = |&origin: &Vector2D| {
                let way = random.vector(Random::around, 1.0);
                Ray { origin, movement: way * (length / way.length()), family: 0 }
            };
            points.iter().map(ray).collect()
        });
        Self { rays, points }
    }
}

/// Who knows the boxes.
#[derive(Clone, Copy)]
struct Answerers<'a> {
    scene: &'a Scene,
    ours: &'a Ours,
    parry: &'a Parry,
    box2d: &'a Box2d,
    rstar: &'a RTree<GeomWithData<Envelope<[f32; 2]>, u32>>,
}

fn sum<T>(all: &[T], ask: impl Fn(&T) -> u64) -> u64 {
    all.iter().map(ask).sum()
}

/// The sides of boxes that are asked about; 0: a point.
const SIDES: [f32; 4] = [4.0, 0.0, 1.0, 30.0];

/// The lengths of rays.
const LENGTHS: [f32; 3] = [50.0, 5.0, 500.0];

impl<'a> Answerers<'a> {
    fn rows(self, asked: &'a Asked) -> Vec<Row<'a>> {
        let rays = LENGTHS.iter().zip(&asked.rays);
        let rays = rays
            .flat_map(|(&length, rays)| [self.rays(length, rays), self.many_rays(length, rays)]);
        let boxes = SIDES.iter().map(|&side| self.overlaps(side, asked));
        rays.chain(boxes).chain([self.nearest(asked)]).collect()
    }

    fn rays(self, length: f32, rays: &'a [Ray]) -> Row<'a> {
        let query = Query::default().with_limit(1);
        let own = move |ray: &Ray| {
            let mut hit = [WorldHit::default()];
            self.ours.world.cast_ray(ray.origin, ray.movement, &query, &mut hit) as u64
        };
        let on_way = self.box2d.on_way();
        Row {
            name: format!("closest on a ray of {length}"),
            laps: [
                Some(Box::new(move || sum(rays, own))),
                Some(Box::new(move || sum(rays, |ray| self.parry_ray(ray)))),
                Some(Box::new(move || sum(rays, |ray| on_way(ray.origin, ray.movement)))),
                None,
            ],
        }
    }

    fn parry_ray(self, ray: &Ray) -> u64 {
        let [origin, way] = [ray.origin, ray.movement].map(|v| [v.x, v.y]);
        let ray = ParryRay::new(origin.into(), way.into());
        let met = |number: u32, best: f32| {
            bounds(&self.scene.items[number as usize]).cast_local_ray(&ray, best, true)
        };
        u64::from(self.parry.tree.cast_ray(&ray, 1.0, met).is_some())
    }

    fn many_rays(self, length: f32, rays: &'a [Ray]) -> Row<'a> {
        let own = move || {
            let mut hits = vec![WorldHit::default(); ASKED];
            self.ours.world.cast_rays(rays, &Query::default(), &mut hits) as u64
        };
        let Row { laps: [_, parry, box2d, _], .. } = self.rays(length, rays);
        let name = String::from("the same of an array of rays");
        Row { name, laps: [Some(Box::new(own)), parry, box2d, None] }
    }

    fn overlaps(self, side: f32, asked: &'a Asked) -> Row<'a> {
        let size = Vector2D::new(side, side);
        let out = RefCell::new(vec![ColliderId::NONE; 1 << 14]);
        let own = move |&point: &Vector2D| {
            let shape = match side > 0.0 {
                true => Shape::from(Rectangle::new(point, size)),
                false => Shape::from(point),
            };
            self.ours.world.overlaps(shape, &Query::default(), &mut out.borrow_mut()) as u64
        };
        let parry = move |&point: &Vector2D| {
            let [low, high] = [point, point + size].map(|v| [v.x, v.y].into());
            self.parry.tree.intersect_aabb(&Aabb { mins: low, maxs: high }).count() as u64
        };
        let rstar = move |&point: &Vector2D| {
            let [low, high] = [point, point + size].map(|v| [v.x, v.y]);
            let envelope = AABB::from_corners(low, high);
            self.rstar.locate_in_envelope_intersecting(&envelope).count() as u64
        };
        let in_box = self.box2d.in_box();
        Row {
            name: match side > 0.0 {
                true => format!("in a box of side {side}"),
                false => String::from("at a point"),
            },
            laps: [
                Some(Box::new(move || sum(&asked.points, &own))),
                Some(Box::new(move || sum(&asked.points, parry))),
                Some(Box::new(move || sum(&asked.points, |&point| in_box([point, point + size])))),
                Some(Box::new(move || sum(&asked.points, rstar))),
            ],
        }
    }

    fn nearest(self, asked: &'a Asked) -> Row<'a> {
        let query = Query::default().with_limit(8);
        let own = move |&point: &Vector2D| {
            let mut hits = [WorldHit::default(); 8];
            let shape = Shape::from(point);
            self.ours.world.nearest(shape, f32::INFINITY, &query, &mut hits) as u64
        };
        let rstar = move |point: &Vector2D| {
            let nearest = self.rstar.nearest_neighbor_iter(&[point.x, point.y]).take(8);
            nearest.map(|found| u64::from(found.data > 0)).sum()
        };
        Row {
            name: String::from("the 8 nearest"),
            laps: [
                Some(Box::new(move || sum(&asked.points, own))),
                None,
                None,
                Some(Box::new(move || sum(&asked.points, rstar))),
            ],
        }
    }
}

#[cfg(test)]
mod test {
    use super::{
        ASKED, Answerers, Asked, Box2d, Envelope, GeomWithData, Layout, Ours, Parry, RTree, Scene,
    };

    /// All find as many as brute force.
    #[test]
    fn all_answer_the_same() {
        let scene = Scene::new(Layout::Uniform, 3000);
        let (ours, parry, box2d) = (Ours::new(&scene), Parry::new(&scene), Box2d::new(&scene));
        let leaf = |item| GeomWithData::<Envelope<_>, _>::new(super::envelope(item), 1);
        let rstar = RTree::bulk_load(scene.items.iter().map(leaf).collect());
        let of =
            Answerers { scene: &scene, ours: &ours, parry: &parry, box2d: &box2d, rstar: &rstar };
        let asked = Asked::new(&scene);
        for row in of.rows(&asked) {
            let counts: Vec<u64> = row.laps.iter().flatten().map(|lap| lap()).collect();
            assert!(counts.iter().all(|&count| count == counts[0]), "{}: {counts:?}", row.name);
            assert!(counts[0] > ASKED as u64 / 8, "{}: {counts:?}", row.name);
        }
    }
}
