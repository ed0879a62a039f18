//! The displacements at which two convex parts overlap.

use super::part::Part;
use super::wall::Wall;
use crate::distance::place::{Place, cross, dot, minus, plus, times, unit};
use crate::outline::Bounds;
use crate::root::square_root;

/// The corners of the displacements at which the hulls of two parts meet if the second one is moved,
/// counterclockwise: the differences of their corners, by the direction of the edges.
#[derive(Clone, Copy)]
struct Walk<'p, 'a> {
    parts: [&'p Part<'a>; 2],
    numbers: [usize; 2],
    /// The corners with these numbers, and those after them.
    corners: [[Place<f64>; 2]; 2],
    /// How many edges are left.
    left: [usize; 2],
    is_over: bool,
}

impl<'p, 'a> Walk<'p, 'a> {
    fn new(a: &'p Part<'a>, b: &'p Part<'a>) -> Self {
        let edges = |part: &Part<'_>| if part.count() == 1 { 0 } else { part.count() };
        let (parts, numbers) = ([a, b], [a.lowest(1.0), b.lowest(-1.0)]);
        let corners = [0, 1].map(|i| {
            let number = numbers[i];
            [number, parts[i].next(number)].map(|number| parts[i].corner(number))
        });
        Self { parts, numbers, corners, left: [edges(a), edges(b)], is_over: false }
    }
}

impl Iterator for Walk<'_, '_> {
    type Item = Place<f64>;

    fn next(&mut self) -> Option<Place<f64>> {
        if self.is_over {
            return None;
        }
        let [[a, a_next], [b, b_next]] = self.corners;
        let i = match self.left {
            [0, 0] => {
                self.is_over = true;
                return Some(minus(a, b));
            }
            [_, 0] => 0,
            [0, _] => 1,
            _ => usize::from(is_after(minus(a_next, a), minus(b, b_next))),
        };
        let part = self.parts[i];
        self.numbers[i] = part.next(self.numbers[i]);
        self.corners[i] = [self.corners[i][1], part.corner(part.next(self.numbers[i]))];
        self.left[i] -= 1;
        self.is_over = self.left == [0, 0];
        Some(minus(a, b))
    }
}

/// Whether one direction comes after another one, counterclockwise from that of the X axis.
fn is_after(a: Place<f64>, b: Place<f64>) -> bool {
    let is_lower = |[x, y]: Place<f64>| y < 0.0 || (y == 0.0 && x < 0.0);
    match (is_lower(a), is_lower(b)) {
        (a_lower, b_lower) if a_lower != b_lower => a_lower,
        _ => cross(a, b) < 0.0,
    }
}

/// Visits the edges between corners that are walked along, back to the first one.
fn each_edge(
    mut walk: impl Iterator<Item = Place<f64>>,
    mut visit: impl FnMut([Place<f64>; 2], Place<f64>),
) {
    let Some(first) = walk.next() else { return };
    let mut from = first;
    for to in walk.chain([first]) {
        if let Some([x, y]) = unit(minus(to, from)) {
            visit([from, to], [y, -x]);
            from = to;
        }
    }
}

fn largest([x, y]: Place<f64>) -> f64 {
    x.abs().max(y.abs())
}

/// What a place is to the edges around a convex area.
struct Beside {
    /// The greatest height above the line through an edge.
    highest: f64,
    /// The square of the distance from the nearest place on an edge.
    square: f64,
    /// No less than any coordinate.
    size: f64,
}

impl Beside {
    fn of(walk: impl Iterator<Item = Place<f64>> + Clone, place: Place<f64>) -> Self {
        let first = walk.clone().next().unwrap_or_default();
        let way = minus(place, first);
        let mut beside = Self {
            highest: f64::NEG_INFINITY,
            square: dot(way, way),
            size: largest(first).max(largest(place)),
        };
        each_edge(walk, |ends, normal| beside.add(ends, normal, place));
        beside
    }

    fn add(&mut self, [from, to]: [Place<f64>; 2], normal: Place<f64>, place: Place<f64>) {
        self.size = self.size.max(largest(to));
        let way = minus(place, from);
        let height = dot(normal, way);
        self.highest = self.highest.max(height);
        let along = [-normal[1], normal[0]];
        let (ahead, length) = (dot(along, way), dot(along, minus(to, from)));
        let nearest = plus(from, times(along, ahead.clamp(0.0, length)));
        let rest = minus(place, nearest);
        let square =
            if ahead >= 0.0 && ahead <= length { height * height } else { dot(rest, rest) };
        self.square = self.square.min(square);
    }

    /// By how much heights and distances may be off.
    fn room(&self) -> f64 {
        64.0 * f64::EPSILON * self.size
    }

    /// Whether it is certainly below all edges; without area it never is.
    fn is_inside(&self) -> bool {
        self.highest < -self.room() && self.highest > f64::NEG_INFINITY
    }

    /// How far the place is inside, if it is no farther away than the radius.
    fn depth(&self, radius: f64) -> f64 {
        radius - if self.is_inside() { self.highest } else { square_root(self.square) }
    }
}

/// How many corners are kept of the displacements at which two parts overlap.
const MOST: usize = 16;

/// The displacements at which two convex parts overlap: the hull of some corners and all within a
/// radius; or if it is a strip between two lines all that is between these.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    corners: [Place<f64>; MOST],
    normals: [Place<f64>; MOST],
    count: usize,
    pub(super) radius: f64,
    is_strip: bool,
    /// Displacements lead out of it to these sides only.
    free: [Place<f64>; 2],
    /// No less than the error of any number here.
    pub(super) room: f64,
    /// Within which coordinates it lies.
    bounds: Bounds,
}

impl Sum {
    /// Of two parts; of many corners those near a place, and the one that is opposite.
    pub(super) fn of(a: &Part<'_>, b: &Part<'_>, place: Place<f64>) -> Self {
        let mut sum = Self {
            corners: [[0.0; 2]; MOST],
            normals: [[0.0; 2]; MOST],
            count: 0,
            radius: a.radius + b.radius,
            is_strip: false,
            free: [a.free, b.free.map(|x| -x)],
            room: 0.0,
            bounds: Bounds::PLANE,
        };
        let walk = Walk::new(a, b);
        if a.count() + b.count() <= MOST {
            sum.fill(walk);
        } else {
            sum.fill_near(walk, place);
        }
        sum
    }

    /// The displacements along a normal that lie within a range.
    pub(super) fn strip(normal: Place<f64>, [from, to]: [f64; 2]) -> Self {
        let mut sum = Self {
            corners: [[0.0; 2]; MOST],
            normals: [[0.0; 2]; MOST],
            count: 2,
            radius: 0.0,
            is_strip: true,
            free: [[0.0; 2]; 2],
            room: 16.0 * f64::EPSILON * from.abs().max(to.abs()),
            bounds: Bounds::PLANE,
        };
        sum.corners[0] = times(normal, to);
        sum.corners[1] = times(normal, from);
        (sum.normals[0], sum.normals[1]) = (normal, normal.map(|x| -x));
        sum
    }

    fn fill(&mut self, walk: impl Iterator<Item = Place<f64>> + Clone) {
        self.corners[0] = walk.clone().next().unwrap_or_default();
        self.count = 0;
        each_edge(walk, |[from, _], normal| {
            if self.count < MOST {
                (self.corners[self.count], self.normals[self.count]) = (from, normal);
                self.count += 1;
            }
        });
        self.count = self.count.max(1);
        let corners = self.corners[..self.count].iter();
        let core = corners.map(|place| Bounds { low: *place, high: *place });
        let Bounds { low, high } = core.fold(Bounds::EMPTY, Bounds::joined);
        let size = [low, high].into_iter().flatten().fold(0.0, |size: f64, x| size.max(x.abs()));
        self.room = 32.0 * f64::EPSILON * (size + self.radius);
        let reach = self.radius + self.room;
        self.bounds = Bounds { low: low.map(|x| x - reach), high: high.map(|x| x + reach) };
    }

    fn fill_near(&mut self, walk: Walk<'_, '_>, place: Place<f64>) {
        let total = walk.left[0] + walk.left[1];
        let (mut least, mut number, mut nearest) = (f64::INFINITY, 0, 0);
        let mut normal = [1.0, 0.0];
        each_edge(walk, |[from, to], outward| {
            let middle = times(plus(from, to), 0.5);
            let (height, way) = (dot(outward, minus(place, from)), minus(place, middle));
            let far = height.abs() + 1e-3 * square_root(dot(way, way));
            if far < least {
                (least, nearest, normal) = (far, number, outward);
            }
            number += 1;
        });
        let first = (nearest + total - (MOST - 1) / 2) % total;
        let corners = walk.cycle().skip(first).take(MOST - 1);
        let deepest = walk.min_by(|a, b| dot(normal, *a).total_cmp(&dot(normal, *b)));
        self.fill(corners.chain(deepest));
    }

    /// How far a displacement is inside; 0 or less if it is not.
    pub(super) fn depth(&self, place: Place<f64>) -> f64 {
        let height = |i: usize| dot(self.normals[i], minus(place, self.corners[i]));
        if self.is_strip {
            return -height(0).max(height(1));
        }
        if self.radius == 0.0 && self.count > 1 {
            return -(0..self.count).map(height).fold(f64::NEG_INFINITY, f64::max);
        }
        Beside::of(self.corners[..self.count].iter().copied(), place).depth(self.radius)
    }

    /// Whether it holds a displacement, by more than the error.
    pub(super) fn holds(&self, place: Place<f64>) -> bool {
        let Bounds { low, high } = self.bounds;
        let is_near = (0..2).all(|i| (place[i] >= low[i]) & (place[i] <= high[i]));
        is_near && self.depth(place) > self.room
    }

    /// Whether the borders of two may cross.
    pub(super) fn is_near(&self, other: &Self) -> bool {
        self.bounds.is_near(&other.bounds, [0.0; 2])
    }

    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.count == other.count
            && self.radius == other.radius
            && self.corners[..self.count] == other.corners[..other.count]
    }

    /// Whether a displacement out of it may lead along a normal.
    fn lets_out(&self, normal: Place<f64>) -> bool {
        self.free.iter().all(|free| dot(*free, normal) >= 0.0)
    }

    /// Visits the pieces of its border by which displacements may leave it.
    pub(super) fn each_wall(&self, mut visit: impl FnMut(&Wall)) {
        let before = |i: usize| if i == 0 { self.count - 1 } else { i - 1 };
        for i in 0..self.count {
            let (corner, normal) = (self.corners[i], self.normals[i]);
            if self.count > 1 && self.lets_out(normal) {
                let along = [-normal[1], normal[0]];
                let next = self.corners[if i + 1 == self.count { 0 } else { i + 1 }];
                let range = match self.is_strip {
                    true => [f64::NEG_INFINITY, f64::INFINITY],
                    false => [0.0, dot(along, minus(next, corner))],
                };
                let from = plus(corner, times(normal, self.radius));
                visit(&Wall::Straight { from, normal, range });
            }
            let between = [self.normals[before(i)], normal];
            if self.radius > 0.0 && between.iter().any(|normal| self.lets_out(*normal)) {
                visit(&Wall::Arc { center: corner, radius: self.radius, between });
            }
        }
    }

    /// How far a displacement has to go on along a direction until it leaves for good.
    pub(super) fn exit(&self, place: Place<f64>, along: Place<f64>) -> f64 {
        let ray = Wall::Straight {
            from: place,
            normal: [along[1], -along[0]],
            range: [0.0, f64::INFINITY],
        };
        let mut exit: f64 = 0.0;
        let everywhere = Self { free: [[0.0; 2]; 2], ..*self };
        everywhere.each_wall(|wall| {
            wall.each_crossing(&ray, self.room, |place_out| {
                exit = exit.max(dot(along, minus(place_out, place)));
            });
        });
        exit
    }
}
