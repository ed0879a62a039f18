//! Convex shapes of few vertices, where f64 is certain: most pairs are told apart here, or found to
//! overlap, before anything has to be exact.

use crate::angle::Rotation;
use crate::any::Form;
use crate::exact::float::{greater, lesser};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How many vertices there may be.
const MOST: usize = 16;

/// The core of a convex shape in f64, counterclockwise; the rest of the places repeats the first one.
pub(super) struct Convex {
    x: [f64; MOST],
    y: [f64; MOST],
    count: usize,
    radius: f64,
    /// What each coordinate may be off by.
    slip: f64,
    low: [f64; 2],
    high: [f64; 2],
}

impl Convex {
    /// The core of a valid shape, seen from an anchor; None if it has none of this sort.
    #[inline]
    pub(super) fn of(form: Form<'_>, anchor: Vector2D) -> Option<Self> {
        match form {
            Form::Point(p) => Self::of_floats(&[p], 0.0, anchor),
            Form::Segment(s) => Self::of_floats(&[s.point1, s.point2], 0.0, anchor),
            Form::Circle(c) => Self::of_floats(&[c.center], c.radius, anchor),
            Form::Capsule(c) => Self::of_floats(&[c.point1, c.point2], c.radius, anchor),
            Form::Rectangle(r) => {
                let [x, y] = seen(r.origin, anchor);
                let (width, height) = (f64::from(r.size.x), f64::from(r.size.y));
                let corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
                if r.is_valid() { Self::of_corners(corners) } else { None }
            }
            Form::OrientedRectangle(r) => {
                let [x, y] = seen(r.center, anchor);
                let Rotation { sin, cos } = Rotation::new(r.rotation);
                let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[a, b]| {
                    let (a, b) = (a * f64::from(r.half_extend.x), b * f64::from(r.half_extend.y));
                    [x + (a * cos - b * sin), y + (a * sin + b * cos)]
                });
                if r.is_valid() { Self::of_corners(corners) } else { None }
            }
            Form::Polygon(p) if p.is_single_ring() => {
                Self::of_floats(p.vertices(), p.radius(), anchor)
            }
            _ => None,
        }
    }

    #[inline]
    fn of_floats(vertices: &[Vector2D], radius: f32, anchor: Vector2D) -> Option<Self> {
        if vertices.len() > MOST || !(radius >= 0.0 && radius.is_finite()) {
            return None;
        }
        let places = vertices.iter().map(|&v| seen(v, anchor));
        let is_finite = vertices.iter().fold(true, |all, v| all & v.is_finite());
        if is_finite { Self::collected(places, vertices.len(), radius.into()) } else { None }
    }

    #[inline]
    fn of_corners(corners: [[f64; 2]; 4]) -> Option<Self> {
        Self::collected(corners.into_iter(), 4, 0.0)
    }

    #[inline]
    fn collected(
        places: impl Iterator<Item = [f64; 2]>,
        count: usize,
        radius: f64,
    ) -> Option<Self> {
        let mut places = places;
        let [first_x, first_y] = places.next()?;
        let (mut x, mut y) = ([first_x; MOST], [first_y; MOST]);
        let (mut low, mut high) = ([first_x, first_y], [first_x, first_y]);
        for (i, place) in places.enumerate() {
            (x[i + 1], y[i + 1]) = (place[0], place[1]);
            for axis in 0..2 {
                low[axis] = lesser(low[axis], place[axis]);
                high[axis] = greater(high[axis], place[axis]);
            }
        }
        let size = greater(greater(-low[0], high[0]), greater(-low[1], high[1]));
        // A difference, a rotation and three sums: less than 16 roundings of the greatest number.
        Some(Self { x, y, count, radius, slip: 16.0 * f64::EPSILON * size, low, high })
    }

    /// The same counterclockwise, if it is certainly convex.
    #[inline]
    fn oriented(&self) -> Option<Self> {
        let Self { count, slip, .. } = *self;
        if count < 3 {
            return Some(Self { ..*self });
        }
        let (mut is_left, mut is_right, mut turns) = (true, true, 0);
        let edge = |i: usize| {
            let (i, next) = (i % count, (i + 1) % count);
            [self.x[next] - self.x[i], self.y[next] - self.y[i]]
        };
        let mut before = edge(count - 1);
        for i in 0..count {
            let after = edge(i);
            let (left, right) = (before[0] * after[1], before[1] * after[0]);
            let room = before[0].abs() + before[1].abs() + after[0].abs() + after[1].abs();
            let bound = (left.abs() + right.abs()) * (4.0 * f64::EPSILON) + 4.0 * slip * room;
            is_left &= left - right > bound;
            is_right &= right - left > bound;
            turns += u32::from((before[0] > 0.0) != (after[0] > 0.0));
            before = after;
        }
        // A star turns more often than once around.
        if !(is_left | is_right) || turns > 2 {
            return None;
        }
        let mut oriented = Self { ..*self };
        if is_right {
            oriented.x[..count].reverse();
            oriented.y[..count].reverse();
            let (x, y) = (oriented.x[0], oriented.y[0]);
            oriented.x[count..].fill(x);
            oriented.y[count..].fill(y);
        }
        Some(oriented)
    }

    /// Shows for each edge how far outside of it another core lies at the least, until an answer is
    /// yes.
    ///
    /// Distances are taken times the edge's length. A coordinate difference is off by the slips and a
    /// rounding, as is the edge; their products are off by what the bound adds up.
    #[inline]
    fn any_edge(&self, other: &Self, mut test: impl FnMut(Outside) -> bool) -> bool {
        let edges = if self.count < 2 { 0 } else { self.count };
        let chunks = other.count.div_ceil(4);
        let size = self.size() + other.size();
        let slip = self.slip + other.slip;
        (0..edges).any(|i| {
            let next = if i + 1 == self.count { 0 } else { i + 1 };
            let normal = [self.y[next] - self.y[i], self.x[i] - self.x[next]];
            let mut least = [f64::INFINITY; 4];
            for chunk in 0..chunks {
                for (lane, least) in least.iter_mut().enumerate() {
                    let place = 4 * chunk + lane;
                    let (dx, dy) = (other.x[place] - self.x[i], other.y[place] - self.y[i]);
                    *least = lesser(*least, dx * normal[0] + dy * normal[1]);
                }
            }
            let length = normal[0].abs() + normal[1].abs();
            test(Outside {
                least: lesser(lesser(least[0], least[1]), lesser(least[2], least[3])),
                bound: length * (size * (8.0 * f64::EPSILON) + 4.0 * slip) + 4.0 * slip * size,
                normal,
            })
        })
    }

    /// Whether another core lies outside of one of the edges by more than `reach`, or inside of all.
    #[inline]
    fn widest_gap(&self, other: &Self, reach: f64) -> Gap {
        let mut overlaps = true;
        let is_apart = self.any_edge(other, |outside| {
            overlaps &= outside.least < -outside.bound;
            outside.least > outside.reach(reach) + outside.bound
        });
        match (is_apart, overlaps) {
            (true, _) => Gap::Apart,
            (_, true) => Gap::None,
            _ => Gap::Doubtful,
        }
    }

    fn size(&self) -> f64 {
        let reach = |axis: usize| greater(-self.low[axis], self.high[axis]);
        reach(0).abs() + reach(1).abs()
    }

    /// Whether bounds tell two shapes apart.
    #[inline]
    fn is_boxed_apart(&self, other: &Self, reach: f64) -> bool {
        let slip = 2.0 * (self.slip + other.slip) + reach * (1.0 + 4.0 * f64::EPSILON);
        (self.low[0] - other.high[0] > slip)
            | (other.low[0] - self.high[0] > slip)
            | (self.low[1] - other.high[1] > slip)
            | (other.low[1] - self.high[1] > slip)
    }
}

/// How far outside of an edge a core lies, times the length of the edge.
#[derive(Clone, Copy)]
struct Outside {
    least: f64,
    bound: f64,
    normal: [f64; 2],
}

impl Outside {
    /// No less than a distance times the length of the edge.
    #[inline]
    fn reach(self, distance: f64) -> f64 {
        let [x, y] = self.normal;
        if distance > 0.0 {
            return distance * square_root(x * x + y * y) * (1.0 + 8.0 * f64::EPSILON);
        }
        0.0
    }
}

/// What the edges of one core say about another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    Apart,
    None,
    Doubtful,
}

/// Whether two shapes collide, where that is certain.
#[inline]
pub(super) fn collide_certainly(a: &Convex, b: &Convex) -> Option<bool> {
    let reach = a.radius + b.radius;
    if a.is_boxed_apart(b, reach) {
        return Some(false);
    }
    let (a, b) = (a.oriented()?, b.oriented()?);
    match a.widest_gap(&b, reach) {
        Gap::Apart => Some(false),
        own => match b.widest_gap(&a, reach) {
            Gap::Apart => Some(false),
            // Two cores without edges have said nothing.
            Gap::None if own == Gap::None && a.count + b.count > 3 => Some(true),
            _ => None,
        },
    }
}

/// The way from an anchor to a point.
#[inline]
fn seen(p: Vector2D, anchor: Vector2D) -> [f64; 2] {
    [f64::from(p.x) - f64::from(anchor.x), f64::from(p.y) - f64::from(anchor.y)]
}
