//! The corners of a shape, and the normals of its edges.

use core::hint::select_unpredictable;

use crate::angle::Rotation;
use crate::any::Polygon;
use crate::exact::float::{greater, lesser};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::{Vector2D, square_root};

/// A convex core of at most N corners, counterclockwise, seen from an anchor.
#[derive(Clone, Copy)]
pub(crate) struct Small<const N: usize> {
    /// The corners; unused places repeat the first one.
    x: [f64; N],
    y: [f64; N],
    /// Vectors out of the edges from each corner to the next one; null for unused places.
    out_x: [f64; N],
    out_y: [f64; N],
    /// 1 over the squares of their lengths.
    inverse: [f64; N],
    count: usize,
    /// How far the shape reaches beyond its core.
    pub(crate) radius: f64,
    /// Whether the shape itself has the corners in the opposite order.
    pub(crate) is_reversed: bool,
}

#[inline]
fn seen_from(v: Vector2D, anchor: Vector2D) -> [f64; 2] {
    [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
}

/// The way from one vertex to another.
#[inline]
fn way(from: Vector2D, to: Vector2D) -> [f64; 2] {
    seen_from(to, from)
}

impl Small<1> {
    #[inline]
    pub(super) fn point(p: Vector2D, radius: f32, anchor: Vector2D) -> Option<Self> {
        let [x, y] = seen_from(p, anchor);
        Self::of([x], [y], [0.0], [0.0], radius).valid()
    }
}

impl Small<2> {
    #[inline]
    pub(super) fn path([from, to]: [Vector2D; 2], radius: f32, anchor: Vector2D) -> Option<Self> {
        let ([x, y], ends) = (way(from, to), [from, to].map(|end| seen_from(end, anchor)));
        let inverse = 1.0 / (x * x + y * y);
        let core =
            Self::of(ends.map(|end| end[0]), ends.map(|end| end[1]), [y, -y], [-x, x], radius);
        let core = Self { inverse: [inverse; 2], ..core };
        if inverse < f64::INFINITY { core.valid() } else { None }
    }
}

impl Small<4> {
    /// A box from its lower left corner on, in its own frame.
    #[inline]
    fn turned_box(x: [f64; 4], y: [f64; 4], [cos, sin]: [f64; 2]) -> Option<Self> {
        Self::of(x, y, [sin, cos, -sin, -cos], [-cos, sin, cos, -sin], 0.0).valid()
    }

    #[inline]
    pub(super) fn upright(r: Rectangle, anchor: Vector2D) -> Option<Self> {
        let [left, low] = seen_from(r.origin, anchor);
        let (width, height) = (f64::from(r.size.x), f64::from(r.size.y));
        let (right, top) = (left + width, low + height);
        if !((width > 0.0) & (height > 0.0)) {
            return None;
        }
        Self::turned_box([left, right, right, left], [low, low, top, top], [1.0, 0.0])
    }

    #[inline]
    pub(super) fn turned(r: OrientedRectangle, anchor: Vector2D) -> Option<Self> {
        let (width, height) = (f64::from(r.half_extend.x), f64::from(r.half_extend.y));
        if !((width > 0.0) & (height > 0.0)) {
            return None;
        }
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let [x, y] = seen_from(r.center, anchor);
        let (along, up) = ([width * cos, width * sin], [-height * sin, height * cos]);
        let (right, left) = ([x + along[0], y + along[1]], [x - along[0], y - along[1]]);
        Self::turned_box(
            [left[0] - up[0], right[0] - up[0], right[0] + up[0], left[0] + up[0]],
            [left[1] - up[1], right[1] - up[1], right[1] + up[1], left[1] + up[1]],
            [cos, sin],
        )
    }
}

impl Small<8> {
    /// The corners of a polygon, without its edges.
    #[inline(always)]
    pub(super) fn polygon(polygon: Polygon<'_>, anchor: Vector2D) -> Option<Self> {
        let ring = polygon.rings().next()?;
        let count = ring.len();
        if !(3..=8).contains(&count) || polygon.vertices().len() != count {
            return None;
        }
        let ([ax, ay], [bx, by]) = (way(ring[0], ring[1]), way(ring[1], ring[2]));
        let is_reversed = ax * by < ay * bx;
        let [mut x, mut y] = [[0.0; 8]; 2];
        for i in 0..8 {
            let number = if i < count { i } else { 0 };
            let vertex = ring[if is_reversed { count - 1 - number } else { number }];
            [x[i], y[i]] = seen_from(vertex, Vector2D::ZERO);
        }
        let [mut out_x, mut out_y] = [[0.0; 8]; 2];
        for i in 0..8 {
            [out_x[i], out_y[i]] = [y[(i + 1) & 7] - y[i], x[i] - x[(i + 1) & 7]];
        }
        let [left, low] = seen_from(anchor, Vector2D::ZERO);
        let (x, y) = (x.map(|x| x - left), y.map(|y| y - low));
        let core = Self::of(x, y, out_x, out_y, polygon.radius());
        Self { count, is_reversed, ..core }.valid()
    }
}

impl<const N: usize> Small<N> {
    /// Corners, and unit vectors out of the edges.
    #[inline(always)]
    fn of(x: [f64; N], y: [f64; N], out_x: [f64; N], out_y: [f64; N], radius: f32) -> Self {
        let (inverse, radius) = ([1.0; N], radius.into());
        Self { x, y, out_x, out_y, inverse, count: N, radius, is_reversed: false }
    }

    /// The core, if all its numbers are finite and it has no negative radius.
    #[inline(always)]
    fn valid(self) -> Option<Self> {
        let mut nothing = 0.0 * self.radius;
        for i in 0..N {
            nothing += 0.0 * self.x[i] + 0.0 * self.y[i];
        }
        ((nothing == 0.0) & (self.radius >= 0.0)).then_some(self)
    }

    /// Finds out more about its edges: whether the core is convex beyond doubt.
    #[inline]
    pub(super) fn has_edges(&mut self) -> bool {
        if N < 8 {
            return true;
        }
        for i in 0..N {
            let (x, y) = (self.out_x[i], self.out_y[i]);
            self.inverse[i] = 1.0 / (x * x + y * y);
        }
        self.turns_left_once()
    }

    /// Whether another core lies beyond all of this one, and by more than a reach, in the direction
    /// of its middle; convex or not.
    #[inline]
    pub(crate) fn is_clear_of<const M: usize>(&self, other: &Small<M>, reach: f64) -> bool {
        let ([ax, ay], [bx, by]) = (self.middle(), other.middle());
        let (x, y) = (bx - ax, by - ay);
        let (mut least, mut greatest) = (f64::INFINITY, f64::NEG_INFINITY);
        for i in 0..M {
            least = lesser(x * other.x[i] + y * other.y[i], least);
        }
        for i in 0..N {
            greatest = greater(x * self.x[i] + y * self.y[i], greatest);
        }
        let gap = least - greatest;
        (gap > 0.0) & (gap * gap > reach * reach * (x * x + y * y))
    }

    /// Whether the edges turn to the left at each corner, beyond doubt, and once round.
    #[inline]
    fn turns_left_once(&self) -> bool {
        const DOUBT: f64 = 4.0 * f64::EPSILON;
        let (mut is_left, mut changes, mut last) = (true, 0, self.count - 1);
        for next in 0..self.count {
            let p = self.out_x[last] * self.out_y[next];
            let q = self.out_y[last] * self.out_x[next];
            is_left &= p - q > DOUBT * (p.abs() + q.abs());
            changes += u8::from(self.is_upper(last) != self.is_upper(next));
            last = next;
        }
        is_left & (changes == 2)
    }

    /// Whether an edge points out into one of the directions from 0 to 180 degrees, without the latter.
    #[inline]
    fn is_upper(&self, face: usize) -> bool {
        let (x, y) = (self.out_x[face], self.out_y[face]);
        (y > 0.0) | ((y == 0.0) & (x > 0.0))
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    #[inline]
    pub(crate) fn corner(&self, number: usize) -> [f64; 2] {
        [self.x[number], self.y[number]]
    }

    /// The unit vector out of an edge.
    #[inline]
    pub(crate) fn normal(&self, face: usize) -> [f64; 2] {
        let scale = square_root(self.inverse[face]);
        [self.out_x[face] * scale, self.out_y[face] * scale]
    }

    /// The place on an edge's line below a place; its first corner itself, if that is what is below.
    #[inline]
    pub(super) fn foot(&self, face: usize, [x, y]: [f64; 2]) -> [f64; 2] {
        let ([start_x, start_y], out) = (self.corner(face), [self.out_x[face], self.out_y[face]]);
        let along = (out[0] * (y - start_y) - out[1] * (x - start_x)) * self.inverse[face];
        [start_x - along * out[1], start_y + along * out[0]]
    }

    #[inline]
    pub(crate) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    #[inline]
    pub(crate) fn previous(&self, number: usize) -> usize {
        if number == 0 { self.count - 1 } else { number - 1 }
    }

    /// A place inside.
    #[inline]
    pub(super) fn middle(&self) -> [f64; 2] {
        let opposite = self.count / 2;
        [0.5 * (self.x[0] + self.x[opposite]), 0.5 * (self.y[0] + self.y[opposite])]
    }

    /// No less than any coordinate.
    #[inline]
    pub(crate) fn size(&self) -> f64 {
        let mut size = 0.0;
        for i in 0..N {
            size = greater(size, greater(self.x[i].abs(), self.y[i].abs()));
        }
        size
    }

    /// For each edge the square of how far another core lies above it at least, with the sign of
    /// that; NaN for unused ones.
    #[inline]
    pub(super) fn clearances<const M: usize>(&self, other: &Small<M>) -> [f64; N] {
        let mut least = [f64::INFINITY; N];
        for corner in 0..M {
            let (x, y) = (other.x[corner], other.y[corner]);
            for (i, least) in least.iter_mut().enumerate() {
                *least = lesser(self.out_x[i] * x + self.out_y[i] * y, *least);
            }
        }
        for (i, least) in least.iter_mut().enumerate() {
            let gap = *least - (self.out_x[i] * self.x[i] + self.out_y[i] * self.y[i]);
            *least = gap * gap.abs() * self.inverse[i];
        }
        least
    }

    /// Whether no edge has a place outside; for more than two corners.
    #[inline]
    pub(crate) fn contains(&self, [x, y]: [f64; 2]) -> bool {
        let mut is_inside = N > 2;
        for i in 0..N {
            let height = self.out_x[i] * (x - self.x[i]) + self.out_y[i] * (y - self.y[i]);
            is_inside &= height <= 0.0;
        }
        is_inside
    }

    /// The corner whose position along a direction is the least.
    #[inline]
    pub(crate) fn least_corner(&self, [x, y]: [f64; 2]) -> usize {
        let (mut least, mut corner) = (f64::INFINITY, 0);
        for i in 0..N {
            let position = x * self.x[i] + y * self.y[i];
            let is_less = position < least;
            least = select_unpredictable(is_less, position, least);
            corner = select_unpredictable(is_less, i, corner);
        }
        corner
    }
}
