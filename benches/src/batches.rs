//! Batches beside loops in plain f32 that the compiler makes vectors of, in one process, on the same numbers.
//!
//! The plain loops are what a game would write: the formulas in f32, wrong answers and all. They and ours
//! answer the same pairs in turn, and what counts is the ratio of the medians.

use std::cell::RefCell;
use std::hint::black_box;

use clash2d::{Batch, Numbers, ShapeKind, batch_collide, batch_collide_pairs};
use clash2d_oracle::Rng;

use crate::arguments::Arguments;
use crate::stopwatch::{self, Lap};

/// Numbers of shapes, field by field.
type Columns = Vec<Vec<f32>>;

/// A loop in plain f32: the columns of both sides, and a byte for each answer.
type Plain = fn(&Columns, &Columns, &mut [u8]);

/// A row of the table.
struct Row {
    name: &'static str,
    kinds: [ShapeKind; 2],
    plain: Plain,
    /// Whether the first side is one shape.
    is_one: bool,
}

/// Columns as slices of one length, so that no index is checked in the loop.
fn slices<const N: usize>(columns: &Columns, count: usize) -> [&[f32]; N] {
    std::array::from_fn(|i| &columns[i][..count])
}

/// Loops in plain f32, compiled for the processor that ours find.
macro_rules! plain {
    ($($name:ident($a:ident: $na:literal, $b:ident: $nb:literal, $i:ident, $one:literal) $formula:expr;)*) => {$(
        fn $name(a: &Columns, b: &Columns, out: &mut [u8]) {
            #[inline(always)]
            fn run(a: &Columns, b: &Columns, out: &mut [u8]) {
                let count = out.len();
                let $a: [&[f32]; $na] = slices(a, if $one { 1 } else { count });
                let $b: [&[f32]; $nb] = slices(b, count);
                for (j, out) in out.iter_mut().enumerate() {
                    let $i = [if $one { 0 } else { j }, j];
                    *out = u8::from($formula);
                }
            }
            #[cfg(target_arch = "x86_64")]
            #[target_feature(enable = "avx2")]
            fn wide(a: &Columns, b: &Columns, out: &mut [u8]) {
                run(a, b, out);
            }
            #[cfg(target_arch = "x86_64")]
            if std::arch::is_x86_feature_detected!("avx2") {
                // SAFETY: it has been asked for.
                return unsafe { wide(a, b, out) };
            }
            run(a, b, out);
        }
    )*};
}

plain! {
    circles(a: 3, b: 3, i, false) {
        let (x, y) = (a[0][i[0]] - b[0][i[1]], a[1][i[0]] - b[1][i[1]]);
        let r = a[2][i[0]] + b[2][i[1]];
        x * x + y * y <= r * r
    };
    circle(a: 3, b: 3, i, true) {
        let (x, y) = (a[0][i[0]] - b[0][i[1]], a[1][i[0]] - b[1][i[1]]);
        let r = a[2][i[0]] + b[2][i[1]];
        x * x + y * y <= r * r
    };
    rectangles(a: 4, b: 4, i, false) {
        (a[0][i[0]] <= b[0][i[1]] + b[2][i[1]])
            & (b[0][i[1]] <= a[0][i[0]] + a[2][i[0]])
            & (a[1][i[0]] <= b[1][i[1]] + b[3][i[1]])
            & (b[1][i[1]] <= a[1][i[0]] + a[3][i[0]])
    };
    rectangle(a: 4, b: 4, i, true) {
        (a[0][i[0]] <= b[0][i[1]] + b[2][i[1]])
            & (b[0][i[1]] <= a[0][i[0]] + a[2][i[0]])
            & (a[1][i[0]] <= b[1][i[1]] + b[3][i[1]])
            & (b[1][i[1]] <= a[1][i[0]] + a[3][i[0]])
    };
    circle_rectangle(a: 3, b: 4, i, false) {
        let beyond = |c: f32, low: f32, size: f32| (low - c).max(c - low - size).max(0.0);
        let x = beyond(a[0][i[0]], b[0][i[1]], b[2][i[1]]);
        let y = beyond(a[1][i[0]], b[1][i[1]], b[3][i[1]]);
        x * x + y * y <= a[2][i[0]] * a[2][i[0]]
    };
    segments(a: 4, b: 4, i, false) {
        let at = |side: &[&[f32]; 4], k: usize| [side[0][k], side[1][k], side[2][k], side[3][k]];
        let ([ax, ay, bx, by], [cx, cy, dx, dy]) = (at(&a, i[0]), at(&b, i[1]));
        let cross = |ux: f32, uy: f32, vx: f32, vy: f32| ux * vy - uy * vx;
        let c = cross(bx - ax, by - ay, cx - ax, cy - ay);
        let d = cross(bx - ax, by - ay, dx - ax, dy - ay);
        let e = cross(dx - cx, dy - cy, ax - cx, ay - cy);
        let f = cross(dx - cx, dy - cy, bx - cx, by - cy);
        (c * d <= 0.0) & (e * f <= 0.0)
    };
    circle_capsule(a: 3, b: 5, i, false) {
        let (ux, uy) = (b[2][i[1]] - b[0][i[1]], b[3][i[1]] - b[1][i[1]]);
        let (vx, vy) = (a[0][i[0]] - b[0][i[1]], a[1][i[0]] - b[1][i[1]]);
        let t = ((ux * vx + uy * vy) / (ux * ux + uy * uy)).clamp(0.0, 1.0);
        let (x, y) = (vx - t * ux, vy - t * uy);
        let r = a[2][i[0]] + b[4][i[1]];
        x * x + y * y <= r * r
    };
    capsules(a: 5, b: 5, i, false) {
        let (px, py) = (a[0][i[0]], a[1][i[0]]);
        let (ux, uy) = (a[2][i[0]] - px, a[3][i[0]] - py);
        let (vx, vy) = (b[2][i[1]] - b[0][i[1]], b[3][i[1]] - b[1][i[1]]);
        let (rx, ry) = (px - b[0][i[1]], py - b[1][i[1]]);
        let (uu, vv, uv) = (ux * ux + uy * uy, vx * vx + vy * vy, ux * vx + uy * vy);
        let (ur, vr) = (ux * rx + uy * ry, vx * rx + vy * ry);
        let denominator = uu * vv - uv * uv;
        let s = ((uv * vr - ur * vv) / denominator).clamp(0.0, 1.0);
        let t = ((uv * s + vr) / vv).clamp(0.0, 1.0);
        let s = ((uv * t - ur) / uu).clamp(0.0, 1.0);
        let (x, y) = (rx + s * ux - t * vx, ry + s * uy - t * vy);
        let r = a[4][i[0]] + b[4][i[1]];
        x * x + y * y <= r * r
    };
    turned(a: 6, b: 6, i, false) {
        // The sines and cosines are given: no loop in plain Rust makes vectors of their functions.
        let (x, y) = (b[0][i[1]] - a[0][i[0]], b[1][i[1]] - a[1][i[0]]);
        let (aw, ah, ac, an) = (a[2][i[0]], a[3][i[0]], a[4][i[0]], a[5][i[0]]);
        let (bw, bh, bc, bn) = (b[2][i[1]], b[3][i[1]], b[4][i[1]], b[5][i[1]]);
        let (c, s) = ((ac * bc + an * bn).abs(), (ac * bn - an * bc).abs());
        ((x * ac + y * an).abs() <= aw + bw * c + bh * s)
            & ((y * ac - x * an).abs() <= ah + bw * s + bh * c)
            & ((x * bc + y * bn).abs() <= bw + aw * c + ah * s)
            & ((y * bc - x * bn).abs() <= bh + aw * s + ah * c)
    };
}

const ROWS: [Row; 9] = [
    Row {
        name: "circle, many circles",
        kinds: [ShapeKind::Circle; 2],
        plain: circle,
        is_one: true,
    },
    Row { name: "circles", kinds: [ShapeKind::Circle; 2], plain: circles, is_one: false },
    Row {
        name: "rectangle, many rectangles",
        kinds: [ShapeKind::Rectangle; 2],
        plain: rectangle,
        is_one: true,
    },
    Row { name: "rectangles", kinds: [ShapeKind::Rectangle; 2], plain: rectangles, is_one: false },
    Row {
        name: "circles, rectangles",
        kinds: [ShapeKind::Circle, ShapeKind::Rectangle],
        plain: circle_rectangle,
        is_one: false,
    },
    Row { name: "segments", kinds: [ShapeKind::Segment; 2], plain: segments, is_one: false },
    Row {
        name: "circles, capsules",
        kinds: [ShapeKind::Circle, ShapeKind::Capsule],
        plain: circle_capsule,
        is_one: false,
    },
    Row { name: "capsules", kinds: [ShapeKind::Capsule; 2], plain: capsules, is_one: false },
    Row {
        name: "turned boxes",
        kinds: [ShapeKind::OrientedRectangle; 2],
        plain: turned,
        is_one: false,
    },
];

/// How many numbers the struct of a kind has.
fn number_count(kind: ShapeKind) -> usize {
    match kind {
        ShapeKind::Circle => 3,
        ShapeKind::Segment | ShapeKind::Rectangle => 4,
        _ => 5,
    }
}

/// Random shapes of which a good part meets another one; behind the degrees of boxes their cosine and sine.
#[allow(clippy::disallowed_methods, reason = "for the loops that are compared with")]
fn draw(kind: ShapeKind, count: usize, rng: &mut Rng) -> Columns {
    let mut columns = vec![vec![]; 7];
    for _ in 0..count {
        let [x, y] = [(); 2].map(|()| rng.f32() * 6.0);
        let [width, height] = [(); 2].map(|()| rng.f32() * 2.0 + 0.2);
        let [far_x, far_y] = [x + 3.0 * (rng.f32() - 0.5), y + 3.0 * (rng.f32() - 0.5)];
        let degrees = rng.f32() * 360.0;
        let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
        let numbers = match kind {
            ShapeKind::Circle => [x, y, 0.6 * width, 0.0, 0.0, 0.0, 0.0],
            ShapeKind::Rectangle => [x, y, width, height, 0.0, 0.0, 0.0],
            ShapeKind::Segment => [x, y, far_x, far_y, 0.0, 0.0, 0.0],
            ShapeKind::Capsule => [x, y, far_x, far_y, 0.3 * width, 0.0, 0.0],
            _ => [x, y, width, height, degrees, cos as f32, sin as f32],
        };
        columns.iter_mut().zip(numbers).for_each(|(column, number)| column.push(number));
    }
    columns
}

fn batch(kind: ShapeKind, columns: &Columns) -> Batch<'_> {
    let fields: Vec<_> =
        columns[..number_count(kind)].iter().map(|column| Numbers::Each(column)).collect();
    Batch::of_numbers(kind, &fields).expect("as many fields as numbers")
}

/// The same shapes as structs.
fn structs(kind: ShapeKind, columns: &Columns) -> Vec<f32> {
    let numbers = number_count(kind);
    (0..columns[0].len() * numbers).map(|i| columns[i % numbers][i / numbers]).collect()
}

fn of_structs(kind: ShapeKind, numbers: &[f32]) -> Batch<'_> {
    let step = number_count(kind);
    let fields: Vec<_> = (0..step).map(|first| Numbers::Every(step, &numbers[first..])).collect();
    Batch::of_numbers(kind, &fields).expect("as many fields as numbers")
}

/// Asks ours; how many are yes.
fn ask(is_one: bool, a: &Batch<'_>, b: &Batch<'_>, mask: &mut [u64]) -> u64 {
    let found = match is_one {
        true => batch_collide(a.get(0), b, mask),
        false => batch_collide_pairs(a, b, mask),
    };
    found as u64
}

/// Times a row: the plain loop, ours of arrays of numbers, and ours of structs.
fn measure(row: &Row, count: usize, rounds: usize, repeats: usize) -> [f64; 3] {
    let mut rng = Rng::fixed(1507);
    let [a, b] = row.kinds.map(|kind| draw(kind, count, &mut rng));
    let lain = [structs(row.kinds[0], &a), structs(row.kinds[1], &b)];
    let columns = [batch(row.kinds[0], &a), batch(row.kinds[1], &b)];
    let structs = [of_structs(row.kinds[0], &lain[0]), of_structs(row.kinds[1], &lain[1])];
    // A box has its cosine and sine in place of its degrees.
    let of_plain = |columns: &Columns| match row.kinds[0] {
        ShapeKind::OrientedRectangle => [&columns[..4], &columns[5..]].concat(),
        _ => columns.clone(),
    };
    let plain = [of_plain(&a), of_plain(&b)];
    let (bytes, mask) = (RefCell::new(vec![0; count]), RefCell::new(vec![0; count.div_ceil(64)]));
    let again = |ask: &dyn Fn() -> u64| (0..repeats).map(|_| black_box(ask())).sum::<u64>();
    let ours = |[a, b]: &[Batch<'_>; 2]| again(&|| ask(row.is_one, a, b, &mut mask.borrow_mut()));
    let laps: [Option<Lap<'_>>; 3] = [
        Some(Box::new(|| {
            again(&|| {
                let bytes = &mut *bytes.borrow_mut();
                (row.plain)(black_box(&plain[0]), black_box(&plain[1]), bytes);
                u64::from(bytes[count / 2])
            })
        })),
        Some(Box::new(|| ours(&columns))),
        Some(Box::new(|| ours(&structs))),
    ];
    let timings = stopwatch::race(&laps, count * repeats, rounds);
    std::array::from_fn(|i| timings[i].as_ref().map_or(f64::NAN, |timing| timing.nanoseconds))
}

const USAGE: &str = "batches [--rounds N] [--only NAME]
  --rounds N    rounds per row, 31 unless told
  --only NAME   only rows whose name contains NAME";

/// How many shapes fit into the caches, and how many do not; and how often the former are asked in a round.
const SIZES: [(&str, usize, usize); 2] = [("in cache", 4096, 64), ("from memory", 1 << 21, 1)];

/// The whole benchmark.
pub fn main() {
    let arguments = Arguments::read(USAGE);
    let only = arguments.text("--only").unwrap_or("");
    let rounds = arguments.number("--rounds", 31);
    println!("| nanoseconds a pair | where | plain f32 | arrays | structs | ratio of arrays |");
    println!("|---|---|---|---|---|---|");
    for row in ROWS.iter().filter(|row| row.name.contains(only)) {
        for (place, count, repeats) in SIZES {
            let [plain, columns, structs] = measure(row, count, rounds, repeats);
            let ratio = columns / plain;
            println!(
                "| {} | {place} | {plain:.2} | {columns:.2} | {structs:.2} | {ratio:.2} |",
                row.name
            );
        }
    }
}
