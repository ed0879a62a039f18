//! Whether a mover is inside a piece, on big numbers and by another way than the library's: two convex sets with
//! corners and radii share an inner point if their cores are nearer than both radii, or without any radius if no
//! edge of either has the other one on its far side.

use std::cmp::Ordering;

use clash2d::{Rectangle, Vector2D};
use clash2d_oracle::Real;

use super::level::{Kind, Piece};

/// A place, and about where it is: floats tell what is far from a tie, and leave only that to big numbers.
#[derive(Clone)]
struct Point {
    at: [Real; 2],
    about: [f64; 2],
}

impl Point {
    fn new(at: [Real; 2]) -> Self {
        let about = [at[0].about(), at[1].about()];
        Self { at, about }
    }

    /// Which one is first, from the left to the right and then from below.
    fn order(&self, other: &Self) -> Ordering {
        self.at.partial_cmp(&other.at).expect("numbers")
    }
}

/// The corners and the radius of a piece where it is, moved.
#[derive(Clone)]
pub(crate) struct Core {
    corners: Vec<Point>,
    radius: Real,
    /// How the corners turn: greater is counterclockwise.
    turn: Ordering,
    /// About where it is: the least and greatest coordinates.
    frame: [f64; 4],
}

fn real(terms: &[f32]) -> Real {
    terms.iter().fold(Real::new(0.0), |sum, term| &sum + &Real::new(*term))
}

fn minus(a: &Point, b: &Point) -> [Real; 2] {
    [&a.at[0] - &b.at[0], &a.at[1] - &b.at[1]]
}

fn cross(a: &[Real; 2], b: &[Real; 2]) -> Real {
    &(&a[0] * &b[1]) - &(&a[1] * &b[0])
}

fn dot(a: &[Real; 2], b: &[Real; 2]) -> Real {
    &(&a[0] * &b[0]) + &(&a[1] * &b[1])
}

fn sign(number: &Real) -> Ordering {
    match number.is_zero() {
        true => Ordering::Equal,
        false if number.is_negative() => Ordering::Less,
        false => Ordering::Greater,
    }
}

/// How far a place is in floats, and the size of all numbers of which that is the difference.
fn about([from, to]: [&Point; 2]) -> ([f64; 2], f64) {
    let [[a, b], [c, d]] = [from.about, to.about];
    ([c - a, d - b], [a, b, c, d].iter().fold(0.0, |size: f64, x| size.max(x.abs())))
}

/// On which side of the way from a to b a place is: greater is the left one.
fn side(a: &Point, b: &Point, place: &Point) -> Ordering {
    let ((way, size), (to, other)) = (about([a, b]), about([a, place]));
    let turn = way[0] * to[1] - way[1] * to[0];
    // Each difference is off by 2^-50 of the greatest coordinate at most.
    let sizes = [way[0], way[1], to[0], to[1]].iter().map(|x| x.abs()).sum::<f64>();
    if turn.abs() > 1e-14 * size.max(other) * sizes {
        return turn.total_cmp(&0.0);
    }
    sign(&cross(&minus(b, a), &minus(place, a)))
}

impl Core {
    pub(crate) fn new(piece: &Piece, by: Vector2D) -> Self {
        let place = |v: Vector2D, size: Vector2D| {
            let at = piece.position;
            Point::new([real(&[v.x, size.x, at.x, by.x]), real(&[v.y, size.y, at.y, by.y])])
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
        let axis = |axis: usize| corners.iter().map(move |corner| corner.about[axis]);
        let least = |axis: &mut dyn Iterator<Item = f64>| axis.fold(f64::INFINITY, f64::min);
        let most = |axis: &mut dyn Iterator<Item = f64>| axis.fold(f64::NEG_INFINITY, f64::max);
        let frame =
            [least(&mut axis(0)), least(&mut axis(1)), most(&mut axis(0)), most(&mut axis(1))];
        let room = f64::from(radius)
            + 1e-3
            + 1e-6 * frame.iter().fold(0.0, |size: f64, x| size.max(x.abs()));
        let frame = [frame[0] - room, frame[1] - room, frame[2] + room, frame[3] + room];
        let turn = turn_of(&corners);
        Self { corners, radius: Real::new(radius), turn, frame }
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

    /// Whether all of another one is on the outer side of an edge, or on its line.
    fn is_beside(&self, other: &Self) -> bool {
        self.has_beyond(other, Ordering::is_le)
    }

    fn is_strictly_beside(&self, other: &Self) -> bool {
        self.has_beyond(other, Ordering::is_lt)
    }

    /// Whether all of another one is on a side of an edge, of which greater is the inner one.
    fn has_beyond(&self, other: &Self, is_out: impl Fn(Ordering) -> bool) -> bool {
        self.corners.len() > 2
            && self
                .edges()
                .any(|edge| other.corners.iter().all(|corner| is_out(self.side_of(edge, corner))))
    }

    fn holds(&self, place: &Point) -> bool {
        self.corners.len() > 2 && self.edges().all(|edge| self.side_of(edge, place).is_ge())
    }

    /// On which side of an edge a place is: greater is the inner one; with no area it is on each.
    fn side_of(&self, [a, b]: [&Point; 2], place: &Point) -> Ordering {
        match self.turn {
            Ordering::Greater => side(a, b, place),
            Ordering::Less => side(b, a, place),
            Ordering::Equal => Ordering::Equal,
        }
    }

    fn crosses(&self, other: &Self) -> bool {
        let parts = |[a, b]: [&Point; 2], [c, d]: [&Point; 2]| {
            let sides = [side(a, b, c), side(a, b, d)];
            sides[0] != Ordering::Equal && sides[0] == sides[1].reverse()
        };
        self.edges().any(|ab| other.edges().any(|cd| parts(ab, cd) && parts(cd, ab)))
    }
}

/// How corners turn: greater is counterclockwise.
fn turn_of(corners: &[Point]) -> Ordering {
    let parts = corners
        .windows(2)
        .map(|edge| cross(&minus(&edge[0], &corners[0]), &minus(&edge[1], &corners[0])));
    sign(&parts.fold(Real::new(0.0), |sum, part| &sum + &part))
}

/// Whether a place is nearer to an edge than the root of `square`.
fn is_closer(place: &Point, a: &Point, b: &Point, square: &Real) -> bool {
    if let Some((about, room)) = square_of(place, a, b)
        && (about - square.about()).abs() > room
    {
        return about < square.about();
    }
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

/// About the square of how far a place is from an edge, and by how much that may be off at most; None from an edge that
/// is short beside that.
fn square_of(place: &Point, a: &Point, b: &Point) -> Option<(f64, f64)> {
    let ((way, size), (to, other)) = (about([a, b]), about([a, place]));
    let [length, far] = [way, to].map(|[x, y]| x * x + y * y);
    if length > 0.0 && length < 1e-6 * far {
        return None;
    }
    let ahead = (way[0] * to[0] + way[1] * to[1]) / length;
    let part = if length == 0.0 { 0.0 } else { ahead.clamp(0.0, 1.0) };
    let [x, y] = [to[0] - part * way[0], to[1] - part * way[1]];
    let size = size.max(other);
    Some((x * x + y * y, 1e-10 * size * size))
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
        let turn = turn_of(&corners);
        Self { corners, radius: start.radius, turn, frame }
    }
}

/// The corners of what some points span, counterclockwise.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(Point::order);
    points.dedup_by(|a, b| a.at == b.at);
    if points.len() < 3 {
        return points;
    }
    let half = |points: &mut dyn Iterator<Item = &Point>| {
        let mut half: Vec<Point> = Vec::new();
        for point in points {
            while let [.., a, b] = &half[..] {
                if side(a, b, point).is_gt() {
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
