//! Convex polygons of 3 to 1,000 corners against whole numbers: every pair of corners and edges, without
//! any rounding.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

use clash2d::{
    Capsule, Circle, Node, Polygon, Prepared, Rectangle, Relation, Segment, Shape, Vector2D,
    collide, contact, distance, relate,
};
use clash2d_oracle::Rng;

/// Units of 1/64.
type Spot = [i64; 2];

const UNIT: f64 = 1.0 / 64.0;

/// Corners counterclockwise, at least one, none of them twice.
type Ring = Vec<Spot>;

fn minus(a: Spot, b: Spot) -> Spot {
    [a[0] - b[0], a[1] - b[1]]
}

fn cross(a: Spot, b: Spot) -> i128 {
    i128::from(a[0]) * i128::from(b[1]) - i128::from(a[1]) * i128::from(b[0])
}

fn dot(a: Spot, b: Spot) -> i128 {
    i128::from(a[0]) * i128::from(b[0]) + i128::from(a[1]) * i128::from(b[1])
}

/// The way from each corner to the next one.
fn edges(ring: &Ring) -> impl Iterator<Item = [Spot; 2]> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(&a, &b)| [a, b])
}

/// Whether each corner is a turn to the left, or lies in line if that is allowed.
fn is_convex(ring: &Ring, may_be_straight: bool) -> bool {
    let count = ring.len();
    let turn = |i: usize| {
        let [a, b, c] = [0, 1, 2].map(|step| ring[(i + step) % count]);
        cross(minus(b, a), minus(c, b))
    };
    let is_left = |turn: i128| turn > 0 || (may_be_straight && turn == 0);
    (0..count).all(|i| is_left(turn(i)))
}

/// About so many corners on an ellipse.
fn ellipse(rng: &mut Rng, count: usize, [width, height]: [f64; 2], is_even: bool) -> Ring {
    let shift = rng.f64();
    let spot = |i: usize| {
        let part = if is_even { shift } else { 0.8 * rng.f64() };
        let angle = (i as f64 + part) / count as f64 * core::f64::consts::TAU;
        [(width * angle.cos()).round() as i64, (height * angle.sin()).round() as i64]
    };
    let mut ring: Ring = (0..count).map(spot).collect();
    ring.dedup();
    // What rounding has bent inwards is left out.
    while ring.len() > 3 && !is_convex(&ring, false) {
        let count = ring.len();
        let bent = (0..count).find(|&i| {
            let [a, b, c] = [0, 1, 2].map(|step| ring[(i + step) % count]);
            cross(minus(b, a), minus(c, b)) <= 0
        });
        ring.remove((bent.expect("a corner") + 1) % count);
    }
    ring
}

/// The same with another vertex in the middle of each even edge.
fn with_middles(ring: &Ring) -> Ring {
    let middles = |[a, b]: [Spot; 2]| {
        let sum = [a[0] + b[0], a[1] + b[1]];
        let is_even = sum[0] % 2 == 0 && sum[1] % 2 == 0;
        [Some(a), is_even.then(|| [sum[0] / 2, sum[1] / 2])]
    };
    edges(ring).flat_map(middles).flatten().collect()
}

fn moved(ring: &Ring, by: Spot) -> Ring {
    ring.iter().map(|p| [p[0] + by[0], p[1] + by[1]]).collect()
}

fn vectors(ring: &Ring) -> Vec<Vector2D> {
    let vector = |p: &Spot| Vector2D::new((p[0] as f64 * UNIT) as f32, (p[1] as f64 * UNIT) as f32);
    ring.iter().map(vector).collect()
}

/// What is true of two rings.
struct Truth {
    /// The greatest height of all of a ring above an edge of the other one, its sign exact.
    gap: f64,
    /// The square of the distance of the borders.
    square: f64,
    relation: Relation,
}

/// The least and the greatest height of a ring outside of an edge, times its length.
fn heights(edge: [Spot; 2], ring: &Ring) -> [i128; 2] {
    let way = minus(edge[1], edge[0]);
    let heights = || ring.iter().map(|&p| -cross(way, minus(p, edge[0])));
    [heights().min().expect("a corner"), heights().max().expect("a corner")]
}

fn square_to(p: Spot, [a, b]: [Spot; 2]) -> f64 {
    let (path, ahead) = (minus(b, a), dot(minus(b, a), minus(p, a)));
    let square = dot(path, path);
    if ahead <= 0 || square == 0 {
        return dot(minus(p, a), minus(p, a)) as f64;
    }
    if ahead >= square {
        return dot(minus(p, b), minus(p, b)) as f64;
    }
    let height = cross(path, minus(p, a)) as f64;
    height * height / square as f64
}

impl Truth {
    fn of(a: &Ring, b: &Ring) -> Self {
        let mut gap = f64::NEG_INFINITY;
        let mut outside = [i128::MIN; 2];
        for (side, [of, other]) in [[a, b], [b, a]].into_iter().enumerate() {
            for edge in edges(of).filter(|_| of.len() > 1) {
                let [least, most] = heights(edge, other);
                let way = minus(edge[1], edge[0]);
                gap = gap.max(least as f64 / (dot(way, way) as f64).sqrt());
                outside[side] = outside[side].max(most);
            }
        }
        let square = [[a, b], [b, a]].into_iter().flat_map(|[of, other]| {
            of.iter().flat_map(move |&p| edges(other).map(move |edge| square_to(p, edge)))
        });
        let square = square.fold(f64::INFINITY, f64::min);
        // A point has no edges.
        let [b_in_a, a_in_b] = [0, 1].map(|i| outside[i] <= 0 && [a, b][i].len() > 1);
        let touches = outside.contains(&0);
        let relation = match (a_in_b, b_in_a) {
            _ if gap > 0.0 => Relation::Disjoint,
            (true, true) => Relation::Equal,
            (true, false) if touches => Relation::AInsideBTouching,
            (true, false) => Relation::AInsideB,
            (false, true) if touches => Relation::BInsideATouching,
            (false, true) => Relation::BInsideA,
            _ if gap == 0.0 => Relation::Touching,
            _ => Relation::Overlapping,
        };
        Self { gap: gap * UNIT, square: square * UNIT * UNIT, relation }
    }
}

/// Half a place of a float, and what positions and depths may be off by besides.
fn slack(x: f64, extent: f64) -> f64 {
    0.6 * f64::from((x as f32).abs().next_up() - (x as f32).abs()) + extent * 0.5_f64.powi(40)
}

fn extent(rings: [&Ring; 2]) -> f64 {
    let numbers = rings.into_iter().flatten().flatten();
    numbers.fold(0, |most, x| x.abs().max(most)) as f64 * UNIT
}

fn check(a: &Ring, b: &Ring, [shape, other]: [&Shape<'_>; 2], radii: [f64; 2], tell: &str) {
    let (truth, reach) = (Truth::of(a, b), radii[0] + radii[1]);
    let extent = extent([a, b]) + reach;
    let is_met = truth.gap <= 0.0;
    if reach == 0.0 {
        assert_eq!(collide(shape, other), is_met, "{tell}");
        let relation = relate(shape, other);
        assert_eq!(relation, truth.relation, "{tell}");
    }
    if b.len() <= 2 && radii[0] == 0.0 {
        // A point or a path with a radius holds what has no corner farther away than that.
        let near =
            |&p: &Spot| edges(b).map(|edge| square_to(p, edge)).fold(f64::INFINITY, f64::min);
        let rest = radii[1] - a.iter().map(near).fold(0.0, f64::max).sqrt() * UNIT;
        let relation = relate(shape, other);
        let is_held = [Relation::AInsideB, Relation::AInsideBTouching].contains(&relation);
        assert!(is_held == (rest > 0.0) || rest.abs() < extent * 1e-9, "{relation:?}: {tell}");
    }
    let found = distance(shape, other).expect("a distance");
    let apart = if is_met { 0.0 } else { truth.square.sqrt() };
    let off = (f64::from(found.distance) - (apart - reach).max(0.0)).abs();
    assert!(off <= slack(apart, extent), "{found:?}, not {apart} - {reach}: {tell}");
    assert!((found.distance == 0.0) == collide(shape, other), "{found:?}: {tell}");
    let back = distance(other, shape).expect("a distance");
    let same = [back.point_b, back.point_a] == [found.point_a, found.point_b];
    assert!(same && back.distance == found.distance, "{found:?} {back:?}: {tell}");
    let touch = contact(shape, other);
    assert_eq!(touch.is_some(), found.distance == 0.0, "{tell}");
    let Some(touch) = touch else { return };
    let depth = reach - if is_met { truth.gap } else { truth.square.sqrt() };
    let off = (f64::from(touch.depth) - depth).abs();
    assert!(off <= slack(depth, extent), "{touch:?}, not {depth}: {tell}");
    let back = contact(other, shape).expect("a contact");
    // Equal shapes are the same in both orders.
    let same = (back.normal, back.depth) == (-touch.normal, touch.depth);
    assert!(same || a == b, "{touch:?} {back:?}: {tell}");
}

/// Rings, and what they are called.
fn rings(rng: &mut Rng, count: usize) -> Vec<(&'static str, Ring)> {
    let radius = 40_000.0;
    let mut all = vec![
        ("regular", ellipse(rng, count, [radius; 2], true)),
        ("random", ellipse(rng, count, [radius; 2], false)),
        ("thin", ellipse(rng, count, [radius, radius / 50.0], true)),
        ("flat", ellipse(rng, count, [radius / 700.0, radius], false)),
    ];
    all.push(("straight", with_middles(&all[0].1)));
    all
}

/// Where the second ring is to stand: apart, near, touching in whole numbers, overlapping, inside.
fn places(rng: &mut Rng, a: &Ring, b: &Ring) -> Vec<Spot> {
    let right = |ring: &Ring| ring.iter().map(|p| p[0]).max().expect("a corner");
    let left = |ring: &Ring| ring.iter().map(|p| p[0]).min().expect("a corner");
    let step = right(a) - left(b);
    let corner = a[rng.usize(..a.len())];
    let opposite = b[rng.usize(..b.len())];
    vec![
        [step + 5_000, 3_000],
        [step + 1, -20],
        [step, 0],
        [step - 1, 7],
        [step / 2, step / 3],
        minus(corner, opposite),
        [0, 0],
        [rng.i64(-300..300), rng.i64(-300..300)],
        [-2 * step, step],
    ]
}

fn ladder(counts: impl IntoIterator<Item = usize>, seed: u64) {
    let rng = &mut Rng::with_seed(seed);
    for count in counts {
        let others = 3 + rng.usize(..count);
        let (firsts, seconds) = (rings(rng, count), rings(rng, others));
        for (name, a) in &firsts {
            let (second, b) = &seconds[rng.usize(..seconds.len())];
            let b: Ring = match rng.usize(..3) {
                0 => b.iter().map(|p| [p[0] / 16 * 16, p[1] / 16 * 16]).collect(),
                _ => b.clone(),
            };
            let b = if is_convex(&b, true) { b } else { seconds[1].1.clone() };
            for by in places(rng, a, &b) {
                // Far away there is room for fewer bits.
                let far = [0, 64 * 100_000][rng.usize(..2)];
                let (a, b) = (moved(a, [far, far]), moved(&b, [by[0] + far, by[1] + far]));
                let mut corners = [vectors(&a), vectors(&b)];
                corners.iter_mut().for_each(|ring| {
                    let start = rng.usize(..ring.len());
                    ring.rotate_left(start);
                    if rng.bool() {
                        ring.reverse();
                    }
                });
                let radii = [[0.0; 2], [0.5, 0.0], [8.0, 2.0]][rng.usize(..3)];
                let round = |i: usize| Polygon::new(&corners[i]).with_radius(radii[i] as f32);
                let shapes = [0, 1].map(|i| Shape::from(round(i)));
                let tell = format!("{name} {second} {radii:?} {corners:?}");
                check(&a, &b, [&shapes[0], &shapes[1]], radii, &tell);
                let mut nodes = vec![Node::default(); Prepared::size(shapes[1])];
                let prepared = Prepared::new(shapes[1], &mut nodes).expect("valid").into();
                let [plain, same] = [&shapes[1], &prepared]
                    .map(|b| (distance(shapes[0], b), contact(shapes[0], b)));
                assert_eq!(plain, same, "{tell}");
                if radii == [0.0; 2] {
                    let relations = [&shapes[1], &prepared].map(|b| relate(shapes[0], b));
                    assert_eq!(relations[0], relations[1], "{tell}");
                }
            }
        }
    }
}

#[test]
fn few_corners() {
    ladder((3..=24).chain(3..=24), 1);
}

#[test]
fn more_corners() {
    ladder((25..=64).step_by(if cfg!(debug_assertions) { 7 } else { 1 }), 2);
}

#[test]
fn many_corners() {
    ladder([100, 300], 3);
    if !cfg!(debug_assertions) {
        ladder([1000, 3000], 4);
    }
}

/// A shape and the ring of its corners, with how far it reaches beyond them.
fn simple(rng: &mut Rng, kind: usize, at: Spot) -> (Ring, f64, Shape<'static>) {
    let size = [1, 100, 30_000][rng.usize(..3)];
    let mut near = || [at[0] + rng.i64(-size..=size), at[1] + rng.i64(-size..=size)];
    let (p, q) = (near(), near());
    let [v, w] = [0, 1].map(|i| vectors(&vec![[p, q][i]])[0]);
    let round = [0.5, 64.0, 1_000.0][rng.usize(..3)];
    let path = if p == q { vec![p] } else { vec![p, q] };
    match kind {
        0 => (vec![p], 0.0, v.into()),
        1 => (vec![p], round, Circle::new(v, round as f32).into()),
        2 => (path, 0.0, Segment::new(v, w).into()),
        3 => (path, round, Capsule::new(v, w, round as f32).into()),
        _ => {
            let [low, high] = [0, 1].map(|i| [p[0].min(q[0]), p[0].max(q[0]) + 1][i]);
            let [down, up] = [0, 1].map(|i| [p[1].min(q[1]), p[1].max(q[1]) + 1][i]);
            let corners = vec![[low, down], [high, down], [high, up], [low, up]];
            let [v, w] = [0, 2].map(|i| vectors(&vec![corners[i]])[0]);
            (corners, 0.0, Rectangle::new(v, w - v).into())
        }
    }
}

#[test]
fn simple_shapes_beside_many_corners() {
    let rng = &mut Rng::with_seed(5);
    for count in [3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 31, 64, 100, 300] {
        for (name, ring) in rings(rng, count) {
            let corners = vectors(&ring);
            let shape = Shape::from(Polygon::new(&corners));
            for case in 0..30 {
                let corner = ring[rng.usize(..ring.len())];
                let at = [[0, 0], corner, [corner[0] * 2, corner[1] / 2], [corner[0], 0]][case % 4];
                let (other, radius, simple) = simple(rng, case % 5, at);
                let tell = format!("{name} {simple:?} {corners:?}");
                check(&ring, &other, [&shape, &simple], [0.0, radius], &tell);
            }
        }
    }
}
