//! What questions about two shapes of at most 32 vertices each cost, whatever their numbers are: blocks
//! of machine code that are run are counted, and no question may take more than [`MOST`].
//!
//! Built by .ci/fuzz, which has the compiler call `__sanitizer_cov_trace_pc` in each block.
#![no_main]

#[path = "../../tests/common/mod.rs"]
mod common;
mod decode;

use clash2d::{
    Capsule, CastMode, Chain, Circle, Contact, Group, Intersection, Line, Motion,
    OrientedRectangle, Polygon, Rectangle, Sector, Segment, Shape, Vector2D, cast_ray, cast_turning_with, cast_with,
    CastSettings, collide, contact_within, contacts_within, contains, convex_hull, distance_within, intersections,
    oriented_box, relate, separation, within,
};
use common::abi::Slot;
use decode::Bytes;
use libfuzzer_sys::fuzz_target;
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Blocks of 17 instructions each where long numbers decide, and of up to 40 where shapes turn. Wanted are 50
/// million instructions, 3 million blocks; what is compared pair by pair in long numbers takes more: contacts of
/// turned boxes and casts of rounded edges whose sizes differ by 2^110.
const MOST: u64 = 40_000_000;

/// Vertices of each of the two shapes.
const VERTICES: usize = 32;

/// Numbers of questions that cut borders at each other, which do not hold it yet.
const NOT_YET: [u8; 4] = [1, 2, 6, 7];

static BLOCKS: AtomicU64 = AtomicU64::new(0);

/// Called in each block of machine code but those of functions with such names.
#[unsafe(no_mangle)]
extern "C" fn __sanitizer_cov_trace_pc() {
    BLOCKS.store(BLOCKS.load(Relaxed) + 1, Relaxed);
}

/// Numbers for a shape: finite ones, so that the shape is one.
fn numbers(bytes: &mut Bytes<'_>, count: usize) -> Vec<f32> {
    let words = decode::words(bytes, &vec![Slot::Coordinate; count]);
    let finite = |word| Some(f32::from_bits(word)).filter(|number| number.is_finite());
    words.into_iter().map(|word| finite(word).unwrap_or(1.0)).collect()
}

fn vertices(bytes: &mut Bytes<'_>, count: usize) -> Vec<Vector2D> {
    let point = |two: &[f32]| Vector2D::new(two[0], two[1]);
    numbers(bytes, 2 * count).chunks_exact(2).map(point).collect()
}

/// One that borrows nothing, and how many vertices it has.
fn simple(bytes: &mut Bytes<'_>) -> (Shape<'static>, usize) {
    let kind = bytes.next();
    let n = numbers(bytes, 6);
    let [p, q] = [(n[0], n[1]), (n[2], n[3])].map(Vector2D::from);
    let extent = Vector2D::new(n[2].abs(), n[3].abs());
    let (shape, count): (Shape<'_>, _) = match kind % 8 {
        0 => (p.into(), 1),
        1 => (Segment::new(p, q).into(), 2),
        2 => (Circle::new(p, n[2].abs()).into(), 1),
        3 => (Rectangle::new(p, extent).into(), 4),
        4 => (OrientedRectangle::new(p, extent, n[4]).into(), 4),
        5 => (Capsule::new(p, q, n[4].abs()).into(), 2),
        6 => {
            let (least, most) = (n[4].abs().min(n[5].abs()), n[4].abs().max(n[5].abs()));
            let sector = Sector {
                center: p,
                inner_radius: least,
                radius: most,
                direction: n[2],
                half_angle: n[3].abs(),
            };
            (sector.into(), 4)
        }
        _ => (Line::new(p, q).into(), 1),
    };
    (shape, count)
}

/// What the two shapes borrow.
#[derive(Default)]
struct Owned {
    vertices: Vec<Vector2D>,
    ring_sizes: Vec<u32>,
    members: Vec<Shape<'static>>,
    form: u8,
    radius: f32,
    position: Vector2D,
}

impl Owned {
    fn take(bytes: &mut Bytes<'_>) -> Self {
        let form = bytes.next();
        let count = 1 + usize::from(bytes.next()) % VERTICES;
        let mut owned = Self { form, ..Self::default() };
        if form.is_multiple_of(3) {
            let mut left = count;
            while left > 0 {
                let (shape, taken) = simple(bytes);
                left = left.saturating_sub(taken);
                owned.members.push(shape);
            }
        } else {
            owned.vertices = vertices(bytes, count);
            let first = 1 + u32::from(bytes.next()) % count as u32;
            owned.ring_sizes =
                [first, count as u32 - first].into_iter().filter(|&n| n > 0).collect();
        }
        let rest = numbers(bytes, 3);
        if form & 16 != 0 {
            owned.radius = rest[0].abs();
        }
        if form & 32 != 0 {
            owned.position = Vector2D::new(rest[1], rest[2]);
        }
        owned
    }

    fn shape(&self) -> Shape<'_> {
        let shape: Shape<'_> = match self.form % 3 {
            0 if self.members.len() == 1 => self.members[0],
            0 => Group::new(&self.members).into(),
            1 => {
                let polygon = Polygon::new(&self.vertices).with_radius(self.radius);
                polygon.with_rings(&self.ring_sizes).into()
            }
            _ => {
                let chain = Chain::new(&self.vertices).with_radius(self.radius);
                if self.form & 8 != 0 { chain.closed() } else { chain }.into()
            }
        };
        shape.at(self.position)
    }
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = Bytes(data);
    let (question, mode) = (bytes.next() % 16, bytes.next());
    if NOT_YET.contains(&question) && std::env::var_os("CLASH2D_ALL").is_none() {
        return;
    }
    let owned = [(); 2].map(|()| Owned::take(&mut bytes));
    let [a, b] = owned.each_ref().map(Owned::shape);
    let n = numbers(&mut bytes, 6);
    let [by, origin] = [(n[0], n[1]), (n[2], n[3])].map(Vector2D::from);
    let mode = [CastMode::All, CastMode::Approaching][usize::from(mode % 2)];
    let mut crossings = [Intersection::default(); 64];
    let mut found = [Contact::default(); 16];
    let mut hull = [Vector2D::default(); VERTICES];
    BLOCKS.store(0, Relaxed);
    let name = match question {
        0 => (black_box(collide(&a, &b)), "collide").1,
        1 => (black_box(relate(&a, &b)), "relate").1,
        2 => (black_box(contains(&a, &b)), "contains").1,
        3 => (black_box(distance_within(&a, &b, n[4].abs())), "distance").1,
        4 => (black_box(contact_within(&a, &b, n[4])), "contact").1,
        5 => (black_box(contacts_within(&a, &b, n[4], &mut found)), "contacts").1,
        6 => (black_box(separation(&a, &b)), "separation").1,
        7 => (black_box(intersections(&a, &b, &mut crossings)), "intersections").1,
        8 => (black_box(cast_ray(&a, origin, by)), "cast_ray").1,
        9 => (black_box(cast_with(&a, by, &b, origin, &mode.into())), "cast").1,
        10 => {
            let [first, second] = [
                Motion { movement: by, pivot: origin, rotation: n[4] },
                Motion { movement: origin, pivot: by, rotation: n[5] },
            ];
            (black_box(cast_turning_with(&a, first, &b, second, &CastSettings::new().with_tolerance(0.01).with_mode(mode))), "cast_turning").1
        }
        11 => (black_box(oriented_box(&a)), "oriented_box").1,
        12 => (black_box(convex_hull(&owned[0].vertices, &mut hull)), "convex_hull").1,
        13 => {
            let polygon = Polygon::new(&owned[0].vertices).with_rings(&owned[0].ring_sizes);
            black_box((polygon.is_simple(), polygon.is_convex(), polygon.area()));
            (black_box(polygon.centroid()), "is_simple, is_convex, area and centroid").1
        }
        14 => (black_box(within(&a, &b, n[4])), "within").1,
        _ => {
            let polygon = Polygon::new(&owned[0].vertices).with_rings(&owned[0].ring_sizes);
            let mut buffer = vec![0; polygon.convex_pieces_capacity()];
            BLOCKS.store(0, Relaxed);
            (black_box(polygon.convex_pieces(&mut buffer).is_ok()), "convex_pieces").1
        }
    };
    let blocks = BLOCKS.load(Relaxed);
    assert!(blocks <= MOST, "{name} of {a:?} and {b:?}, {n:?}, took {blocks} blocks");
});
