//! Whether a mover is inside a piece, on big numbers and by another way than the library's: two convex sets with
//! corners and radii share an inner point if their cores are nearer than both radii, or without any radius if no
//! edge of either has the other one on its far side.

use clash2d::{Rectangle, Vector2D};
use clash2d_oracle::Real;

use super::level::{Kind, Piece};

type Point = [Real; 2];

/// The corners and the radius of a piece where it is, moved.
#[derive(Clone)]
pub(crate) struct Core {
    corners: Vec<Point>,
    radius: Real,
    /// About where it is: the least and greatest coordinates.
    frame: [f64; 4],
}

fn real(terms: &[f32]) -> Real {
    terms.iter().fold(Real::new(0.0), |sum, term| &sum + &Real::new(*term))
}

fn minus(a: &Point, b: &Point) -> Point {
    [&a[0] - &b[0], &a[1] - &b[1]]
}

fn cross(a: &Point, b: &Point) -> Real {
    &(&a[0] * &b[1]) - &(&a[1] * &b[0])
}

fn dot(a: &Point, b: &Point) -> Real {
    &(&a[0] * &b[0]) + &(&a[1] * &b[1])
}

impl Core {
    pub(crate) fn new(piece: &Piece, by: Vector2D) -> Self {
        let place = |v: Vector2D, size: Vector2D| {
            let at = piece.position;
            [real(&[v.x, size.x, at.x, by.x]), real(&[v.y, size.y, at.y, by.y])]
        };
        let point = |v: Vector2D| place(v, Vector2D::ZERO);
        let (corners, radius): (Vec<Point>, f32) = match &piece.kind {
            Kind::Rectangle(Rectangle { origin, size }) => {
                let sizes = [(0.0, 0.0), (size.x, 0.0), (size.x, size.y), (0.0, size.y)];
                (sizes.iter().map(|(x, y)| place(*origin, Vector2D::new(*x, *y))).collect(), 0.0)
            }
            Kind::Polygon(points, radius) => (points.iter().map(|v| point(*v)).collect(), *radius),
            Kind::Circle(c) => (vec![point(c.center)], c.radius),
            Kind::Capsule(c) => (vec![point(c.point1), point(c.point2)], c.radius),
        };
        let axis = |axis: usize| corners.iter().map(move |corner| corner[axis].about());
        let least = |axis: &mut dyn Iterator<Item = f64>| axis.fold(f64::INFINITY, f64::min);
        let most = |axis: &mut dyn Iterator<Item = f64>| axis.fold(f64::NEG_INFINITY, f64::max);
        let frame =
            [least(&mut axis(0)), least(&mut axis(1)), most(&mut axis(0)), most(&mut axis(1))];
        let room = f64::from(radius)
            + 1e-3
            + 1e-6 * frame.iter().fold(0.0, |size: f64, x| size.max(x.abs()));
        let frame = [frame[0] - room, frame[1] - room, frame[2] + room, frame[3] + room];
        Self { corners, radius: Real::new(radius), frame }
    }

    fn is_near(&self, other: &Self) -> bool {
        let ([a, b, c, d], [e, f, g, h]) = (self.frame, other.frame);
        a <= g && b <= h && e <= c && f <= d
    }

    /// Whether two share an inner point.
    pub(crate) fn overlaps(&self, other: &Self) -> bool {
        if !self.is_near(other) {
            return false;
        }
        let reach = &self.radius + &other.radius;
        if reach.is_zero() {
            return !self.is_beside(other) && !other.is_beside(self);
        }
        if !self.is_strictly_beside(other)
            && !other.is_strictly_beside(self)
            && self.corners.len() > 2
            && other.corners.len() > 2
        {
            return true;
        }
        let square = &reach * &reach;
        let is_near = |a: &Self, b: &Self| {
            a.corners
                .iter()
                .any(|corner| b.edges().any(|[from, to]| is_closer(corner, from, to, &square)))
                || a.holds(&b.corners[0])
        };
        is_near(self, other) || is_near(other, self) || self.crosses(other)
    }

    /// The edges, counterclockwise or clockwise; of a segment both ways.
    fn edges(&self) -> impl Iterator<Item = [&Point; 2]> {
        let count = self.corners.len();
        (0..count).map(move |number| [&self.corners[number], &self.corners[(number + 1) % count]])
    }

    fn turn(&self) -> Real {
        let corners = &self.corners;
        (1..corners.len() - 1).fold(Real::new(0.0), |sum, number| {
            &sum + &cross(
                &minus(&corners[number], &corners[0]),
                &minus(&corners[number + 1], &corners[0]),
            )
        })
    }

    /// Whether all of another one is on the outer side of an edge, or on its line.
    fn is_beside(&self, other: &Self) -> bool {
        self.has_beyond(other, |side| side.is_negative() || side.is_zero())
    }

    fn is_strictly_beside(&self, other: &Self) -> bool {
        self.has_beyond(other, Real::is_negative)
    }

    fn has_beyond(&self, other: &Self, is_out: impl Fn(&Real) -> bool) -> bool {
        if self.corners.len() < 3 {
            return false;
        }
        let turn = self.turn();
        self.edges().any(|[a, b]| {
            let way = minus(b, a);
            other.corners.iter().all(|corner| is_out(&(&cross(&way, &minus(corner, a)) * &turn)))
        })
    }

    fn holds(&self, place: &Point) -> bool {
        if self.corners.len() < 3 {
            return false;
        }
        let turn = self.turn();
        self.edges().all(|[a, b]| !(&cross(&minus(b, a), &minus(place, a)) * &turn).is_negative())
    }

    fn crosses(&self, other: &Self) -> bool {
        self.edges().any(|[a, b]| {
            other.edges().any(|[c, d]| {
                let side = |p: &Point, q: &Point, r: &Point| cross(&minus(q, p), &minus(r, p));
                let is_between = |x: Real, y: Real| (&x * &y).is_negative();
                is_between(side(a, b, c), side(a, b, d)) && is_between(side(c, d, a), side(c, d, b))
            })
        })
    }
}

/// Whether a place is nearer to an edge than the root of `square`.
fn is_closer(place: &Point, a: &Point, b: &Point, square: &Real) -> bool {
    let (way, to) = (minus(b, a), minus(place, a));
    let (ahead, length) = (dot(&way, &to), dot(&way, &way));
    if ahead.is_negative() || length.is_zero() {
        return dot(&to, &to) < *square;
    }
    if ahead > length {
        let rest = minus(place, b);
        return dot(&rest, &rest) < *square;
    }
    let height = cross(&way, &to);
    &height * &height < square * &length
}

impl Core {
    /// All that a piece covers on a straight way between two places.
    pub(crate) fn swept(piece: &Piece, from: Vector2D, to: Vector2D) -> Self {
        let [start, end] = [from, to].map(|by| Self::new(piece, by));
        let frame = core::array::from_fn(|i| {
            let (a, b) = (start.frame[i], end.frame[i]);
            if i < 2 { a.min(b) } else { a.max(b) }
        });
        let corners = hull(start.corners.into_iter().chain(end.corners).collect());
        Self { corners, radius: start.radius, frame }
    }
}

/// The corners of what some points span, counterclockwise.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.partial_cmp(b).expect("numbers"));
    points.dedup();
    if points.len() < 3 {
        return points;
    }
    let half = |points: &mut dyn Iterator<Item = &Point>| {
        let mut half: Vec<Point> = Vec::new();
        for point in points {
            while let [.., a, b] = &half[..] {
                let turn = cross(&minus(b, a), &minus(point, a));
                if !(turn.is_negative() || turn.is_zero()) {
                    break;
                }
                half.pop();
            }
            half.push(point.clone());
        }
        half.pop();
        half
    };
    let mut corners = half(&mut points.iter());
    corners.extend(half(&mut points.iter().rev()));
    corners
}
