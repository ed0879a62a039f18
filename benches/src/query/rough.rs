//! Whether shapes meet, roughly: in plain `f64`, to draw cases with.

use clash2d_oracle::any::{Figure, Pair};

use super::part::Subject;

type Spot = [f64; 2];

/// A point, a segment or a simple filled polygon, grown by a radius.
#[derive(Clone)]
pub struct Outline {
    vertices: Vec<Spot>,
    radius: f64,
}

impl Outline {
    /// All that a subject passes; turns do not count. Exact for convex shapes.
    pub fn of(subject: &Subject) -> Outline {
        let mut outline = Outline::at_rest(&subject.figure);
        let [x, y] = subject.movement.map(f64::from);
        if [x, y] != [0.0; 2] {
            let moved = outline.vertices.iter().map(|v| [v[0] + x, v[1] + y]);
            outline.vertices = hull(outline.vertices.iter().copied().chain(moved).collect());
        }
        outline
    }

    fn at_rest(figure: &Figure) -> Outline {
        let wide = |point: &Pair| point.map(f64::from);
        let (vertices, radius) = match figure {
            Figure::Point { at } => (vec![wide(at)], 0.0),
            Figure::Segment { point1, point2 } => (vec![wide(point1), wide(point2)], 0.0),
            Figure::Circle { center, radius } => (vec![wide(center)], *radius),
            Figure::Capsule { point1, point2, radius } => {
                (vec![wide(point1), wide(point2)], *radius)
            }
            Figure::Rectangle { origin, size } => {
                let half = wide(size).map(|side| side / 2.0);
                let center = [0, 1].map(|axis| f64::from(origin[axis]) + half[axis]);
                (corners(center, half, 0.0), 0.0)
            }
            Figure::Oriented { center, half_extend, rotation } => {
                (corners(wide(center), wide(half_extend), f64::from(*rotation)), 0.0)
            }
            Figure::Polygon { rings, radius } => {
                (rings.concat().iter().map(wide).collect(), *radius)
            }
            _ => panic!("no outline of {figure}"),
        };
        Outline { vertices, radius: radius.into() }
    }

    fn edges(&self) -> impl Iterator<Item = [Spot; 2]> {
        let next = self.vertices.iter().cycle().skip(1);
        self.vertices.iter().zip(next).map(|(&from, &to)| [from, to])
    }

    fn holds(&self, point: Spot) -> bool {
        let crosses = |[from, to]: [Spot; 2]| {
            (from[0] <= point[0]) != (to[0] <= point[0])
                && (cross(from, to, point) > 0.0) == (from[0] <= point[0])
        };
        self.vertices.len() > 2 && self.edges().filter(|&edge| crosses(edge)).count() % 2 == 1
    }

    /// Whether the two share a point.
    pub fn meets(&self, other: &Outline) -> bool {
        let reach = self.radius + other.radius;
        self.holds(other.vertices[0])
            || other.holds(self.vertices[0])
            || self.edges().any(|a| other.edges().any(|b| within(a, b, reach)))
    }

    /// The same, moved by a factor away from another one's center.
    pub fn away_from(&self, other: &Outline, factor: f64) -> Outline {
        let (from, to) = (other.center(), self.center());
        let by = [0, 1].map(|axis| (to[axis] - from[axis]) * factor);
        let moved = self.vertices.iter().map(|v| [v[0] + by[0], v[1] + by[1]]);
        Outline { vertices: moved.collect(), radius: self.radius }
    }

    fn center(&self) -> Spot {
        let count = self.vertices.len() as f64;
        [0, 1].map(|axis| self.vertices.iter().map(|vertex| vertex[axis]).sum::<f64>() / count)
    }

    /// The greatest distance of its points from a place.
    pub fn reach_from(&self, place: Spot) -> f64 {
        let far = self.vertices.iter().map(|v| length([v[0] - place[0], v[1] - place[1]]));
        far.fold(0.0, f64::max) + self.radius
    }
}

#[allow(clippy::disallowed_methods, reason = "the last bit of a drawn case does not matter")]
fn corners(center: Spot, half: Spot, degrees: f64) -> Vec<Spot> {
    let (sine, cosine) = degrees.to_radians().sin_cos();
    let corner = |[u, v]: [f64; 2]| {
        let (x, y) = (u * half[0], v * half[1]);
        [center[0] + x * cosine - y * sine, center[1] + x * sine + y * cosine]
    };
    [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(corner).to_vec()
}

/// Positive where the point is to the left of the way.
fn cross(from: Spot, to: Spot, point: Spot) -> f64 {
    (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])
}

fn within(a: [Spot; 2], b: [Spot; 2], reach: f64) -> bool {
    let sides = |a: [Spot; 2], b: [Spot; 2]| b.map(|point| cross(a[0], a[1], point));
    let ([a1, a2], [b1, b2]) = (sides(b, a), sides(a, b));
    let is_crossing = a1 * a2 < 0.0 && b1 * b2 < 0.0;
    let near = |point: Spot, edge: [Spot; 2]| distance(point, edge) <= reach;
    is_crossing || a.iter().any(|&p| near(p, b)) || b.iter().any(|&p| near(p, a))
}

fn distance(point: Spot, [from, to]: [Spot; 2]) -> f64 {
    let (along, away) =
        ([to[0] - from[0], to[1] - from[1]], [point[0] - from[0], point[1] - from[1]]);
    let length2 = along[0] * along[0] + along[1] * along[1];
    let part = (along[0] * away[0] + along[1] * away[1]) / length2;
    let part = if length2 > 0.0 { part.clamp(0.0, 1.0) } else { 0.0 };
    length([away[0] - part * along[0], away[1] - part * along[1]])
}

fn length([x, y]: Spot) -> f64 {
    (x * x + y * y).sqrt()
}

/// Counterclockwise, by Andrew's monotone chain.
fn hull(mut points: Vec<Spot>) -> Vec<Spot> {
    points.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let half = |points: &mut dyn Iterator<Item = Spot>| {
        let mut chain: Vec<Spot> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..]
                && cross(a, b, point) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let lower = half(&mut points.iter().copied());
    let upper = half(&mut points.iter().rev().copied());
    [lower, upper].concat()
}
