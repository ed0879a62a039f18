//! Figures in plain floats: near the truth, and nothing like the oracle's way to it.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

use clash2d_oracle::any::Figure;

/// A point in plain floats.
pub(crate) type Spot = [f64; 2];

/// A figure as edges in plain floats.
pub(crate) struct Naive {
    /// Round borders as many short edges.
    pub(crate) edges: Vec<[Spot; 2]>,
    pub(crate) filled: bool,
    pub(crate) radius: f64,
}

/// How many edges stand for a full turn.
const STEPS: usize = 180;

/// The valid parts of a figure; lines as segments of this reach.
pub(crate) fn naive(figure: &Figure, reach: f64) -> Vec<Naive> {
    match figure {
        Figure::Group(members) => members.iter().flat_map(|member| naive(member, reach)).collect(),
        _ if !figure.is_valid() => Vec::new(),
        _ => vec![single(figure, reach)],
    }
}

fn single(figure: &Figure, reach: f64) -> Naive {
    let spots = |points: &[[f32; 2]]| points.iter().map(|p| p.map(f64::from)).collect::<Vec<_>>();
    let open = |points: &[[f32; 2]], radius: f32| Naive {
        edges: run(&spots(points), false),
        filled: false,
        radius: radius.into(),
    };
    let filled = |ring: &[Spot]| Naive { edges: run(ring, true), filled: true, radius: 0.0 };
    match figure {
        Figure::Point { at } => open(&[*at], 0.0),
        Figure::Line { base, direction } => {
            let ([x, y], [dx, dy]) = (base.map(f64::from), direction.map(f64::from));
            let length = if dx == 0.0 && dy == 0.0 { 1.0 } else { dx.hypot(dy) };
            let end = |sign: f64| [x + sign * reach * dx / length, y + sign * reach * dy / length];
            Naive { edges: vec![[end(-1.0), end(1.0)]], filled: false, radius: 0.0 }
        }
        Figure::Segment { point1, point2 } => open(&[*point1, *point2], 0.0),
        Figure::Circle { center, radius } => open(&[*center], *radius),
        Figure::Capsule { point1, point2, radius } => open(&[*point1, *point2], *radius),
        Figure::Rectangle { origin, size } => {
            let ([x, y], [width, height]) = (origin.map(f64::from), size.map(f64::from));
            filled(&[[x, y], [x + width, y], [x + width, y + height], [x, y + height]])
        }
        Figure::Oriented { center, half_extend: [width, height], rotation } => {
            let (sin, cos) = turn(f64::from(*rotation));
            let [x, y] = center.map(f64::from);
            let corner = |(side_x, side_y): (f64, f64)| {
                let (u, v) = (side_x * f64::from(*width), side_y * f64::from(*height));
                [x + u * cos - v * sin, y + u * sin + v * cos]
            };
            filled(&[(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(corner))
        }
        Figure::Polygon { rings, radius } => Naive {
            edges: rings.iter().flat_map(|ring| run(&spots(ring), true)).collect(),
            filled: true,
            radius: (*radius).into(),
        },
        Figure::Chain { vertices, closed, radius, .. } => {
            Naive { edges: run(&spots(vertices), *closed), filled: false, radius: (*radius).into() }
        }
        Figure::Sector { .. } => sector(figure),
        Figure::Group(_) | Figure::At { .. } => unreachable!("none of these is drawn"),
    }
}

/// Out along one side, around, back along the other, around; whole ones as two rings.
fn sector(figure: &Figure) -> Naive {
    let Figure::Sector { center, inner_radius, radius, direction, half_angle } = figure else {
        unreachable!("a sector");
    };
    let [x, y] = center.map(f64::from);
    let [inner, outer] = [inner_radius, radius].map(|&length| f64::from(length));
    let (half, middle) = (f64::from(half_angle.min(180.0)), f64::from(direction % 360.0));
    let arc = |distance: f64| -> Vec<Spot> {
        let at = |i: usize| {
            let (sin, cos) = turn(middle + half * (2.0 * i as f64 / STEPS as f64 - 1.0));
            [x + distance * cos, y + distance * sin]
        };
        (0..=STEPS).map(at).collect()
    };
    let mut edges = run(&arc(outer), false);
    edges.extend(run(&arc(inner), false));
    if half < 180.0 {
        edges.extend([0, STEPS].map(|i| [arc(inner)[i], arc(outer)[i]]));
    }
    Naive { edges, filled: true, radius: 0.0 }
}

fn turn(degrees: f64) -> (f64, f64) {
    (degrees % 360.0).to_radians().sin_cos()
}

fn run(points: &[Spot], closed: bool) -> Vec<[Spot; 2]> {
    let count = points.len();
    let last = if closed || count == 1 { count } else { count.saturating_sub(1) };
    (0..last).map(|i| [points[i], points[(i + 1) % count]]).collect()
}

impl Naive {
    /// From a point to the set before it is grown, 0 inside.
    pub(crate) fn distance(&self, point: Spot) -> f64 {
        if self.filled && self.surrounds(point) {
            return 0.0;
        }
        self.edges.iter().map(|edge| to_edge(point, *edge)).fold(f64::INFINITY, f64::min)
    }

    /// By a ray in a direction that no border has.
    fn surrounds(&self, [x, y]: Spot) -> bool {
        let (dx, dy) = (0.682_371_4, 0.731_021_9);
        let side = |[px, py]: Spot| (px - x) * dy - (py - y) * dx;
        let ahead = |[px, py]: Spot| (px - x) * dx + (py - y) * dy;
        let crossed = self.edges.iter().filter(|[a, b]| {
            let (from, to) = (side(*a), side(*b));
            (from > 0.0) != (to > 0.0)
                && ahead(*a) + (ahead(*b) - ahead(*a)) * from / (from - to) > 0.0
        });
        crossed.count() % 2 == 1
    }
}

fn to_edge([x, y]: Spot, [[ax, ay], [bx, by]]: [Spot; 2]) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let whole = dx * dx + dy * dy;
    let part = (x - ax) * dx + (y - ay) * dy;
    let t = if whole > 0.0 { (part / whole).clamp(0.0, 1.0) } else { 0.0 };
    (x - ax - t * dx).hypot(y - ay - t * dy)
}
