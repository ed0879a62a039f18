//! What plain f64 knows of two shapes: of nearly all whether they touch.

use crate::any::{Shape, ShapeKind};
use crate::distance::Distance;
use crate::exact::float::{greater, lesser};
use crate::place::Place;
use crate::root::square_root;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::world::stream::small;

/// A box: a shape lies within a distance of it, and what is within another distance of it lies in the shape.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    low: [f64; 2],
    high: [f64; 2],
    outer: f64,
    /// Less than 0: there is none.
    inner: f64,
}

/// As a part of all numbers, more than what a few sums and products of them lose.
const ROOM: f64 = 1.0 / (1_u64 << 48) as f64;

/// The root of a sum of two squares is no more than the greater number and so much of the other one.
const ASIDE: f64 = 0.41422;

impl Bounds {
    /// Of what may be anywhere.
    pub(super) const UNKNOWN: Self =
        Self { low: [0.0; 2], high: [0.0; 2], outer: f64::INFINITY, inner: -1.0 };

    /// Of a valid shape of a fixed size in its own coordinates, by the numbers of its kind.
    #[inline]
    pub(super) fn of(kind: ShapeKind, [a, b, c, d, e, _]: [f32; 6]) -> Self {
        let [a, b, c, d, e] = [a, b, c, d, e].map(f64::from);
        match kind {
            ShapeKind::Point => Self { low: [a, b], high: [a, b], outer: 0.0, inner: 0.0 },
            ShapeKind::Circle => Self { low: [a, b], high: [a, b], outer: c, inner: c },
            ShapeKind::Rectangle => {
                Self { low: [a, b], high: [a + c, b + d], outer: 0.0, inner: 0.0 }
            }
            ShapeKind::OrientedRectangle => {
                let (more, less) = (greater(c, d), lesser(c, d));
                Self { low: [a, b], high: [a, b], outer: more + ASIDE * less, inner: less }
            }
            ShapeKind::Segment => Self::around([a, b], [c, d], 0.0),
            ShapeKind::Capsule => Self::around([a, b], [c, d], e),
            _ => Self::UNKNOWN,
        }
    }

    /// Of what a box holds.
    pub(super) fn of_frame(Frame { low, high }: Frame) -> Self {
        let wide = |v: Vector2D| [v.x, v.y].map(f64::from);
        Self { low: wide(low), high: wide(high), outer: 0.0, inner: -1.0 }
    }

    /// Somewhere, if it has something in it.
    #[inline]
    pub(super) fn filled_at(self, place: Vector2D) -> Option<Filled> {
        let (bounds, size) = self.at(place);
        (bounds.inner >= 0.0).then_some(Filled { bounds, size })
    }

    /// Of what lies within a distance of a segment.
    #[inline]
    fn around(p: [f64; 2], q: [f64; 2], outer: f64) -> Self {
        let low = [lesser(p[0], q[0]), lesser(p[1], q[1])];
        let high = [greater(p[0], q[0]), greater(p[1], q[1])];
        Self { low, high, outer, inner: -1.0 }
    }

    /// Somewhere else, and how large the numbers are together.
    #[inline]
    fn at(mut self, place: Vector2D) -> (Self, f64) {
        let mut size = self.outer;
        for (axis, by) in [place.x, place.y].map(f64::from).into_iter().enumerate() {
            size += self.low[axis].abs() + self.high[axis].abs() + by.abs();
            self.low[axis] += by;
            self.high[axis] += by;
        }
        (self, size)
    }
}

/// A shape where it stands that holds all of its box, or a disc about as large, and how large the numbers are.
#[derive(Clone, Copy)]
pub(super) struct Filled {
    bounds: Bounds,
    size: f64,
}

impl Filled {
    /// None of any other one, and of one that is invalid.
    pub(super) fn of(shape: &Shape<'_>) -> Option<Self> {
        let (kind, numbers) = small(shape.form())?;
        let [_, _, width, height, turn, _] = numbers;
        let filled = Bounds::of(kind, numbers).filled_at(shape.position())?;
        let is_valid = (width >= 0.0) & (height >= 0.0) & turn.is_finite();
        (is_valid & (filled.size < f64::INFINITY)).then_some(filled)
    }

    /// Whether two of them touch; None: that is in doubt.
    #[inline]
    pub(super) fn touch(self, other: Self) -> Option<bool> {
        self.gap_to(other).verdict()
    }

    /// The same of a point or a circle, and none of any other one.
    pub(super) fn disc(shape: &Shape<'_>) -> Option<Self> {
        let is_disc = matches!(shape.kind(), ShapeKind::Point | ShapeKind::Circle);
        if is_disc { Self::of(shape) } else { None }
    }

    /// What a disc and a rectangle have between them, if that is certain to the last bit of each number.
    pub(super) fn beside(self, other: Self) -> Option<Distance> {
        /// So small a part of the numbers is too little between the two, or on the way to the next corner.
        const LITTLE: f64 = 1.0 / (1 << 20) as f64;
        let (Bounds { low: [x, y], inner: radius, .. }, Bounds { low, high, .. }) =
            (self.bounds, other.bounds);
        let room = (self.size + other.size) * (16.0 * ROOM);
        let little = (self.size + other.size) * LITTLE;
        let nearest = [0, 1].map(|i| lesser(greater([x, y][i], low[i]), high[i]));
        let way = [nearest[0] - x, nearest[1] - y];
        let length = square_root(way[0] * way[0] + way[1] * way[1]);
        let lead = way[1].abs() - way[0].abs();
        let is_level = lead > 0.0;
        let axis = usize::from(!is_level);
        let sizes = [high[0] - low[0], high[1] - low[1]];
        let is_wide = lesser(sizes[0], sizes[1]) > little;
        if !(is_wide & (lead.abs() > little) & (length - radius > little)) {
            return None;
        }
        // The top and the left side run back.
        let (edge, is_back) = match (is_level, way[1 - axis] > 0.0) {
            (true, true) => (0, false),
            (false, false) => (1, false),
            (true, false) => (2, true),
            (false, true) => (3, true),
        };
        let start = if is_back { high } else { low };
        let part = (nearest[axis] - start[axis]).abs() / sizes[axis];
        // Beside the edge it is at the end, exactly.
        let slip = if way[axis].abs() > room { 0.0 } else { room / sizes[axis] };
        let share = radius / length;
        let point = |at: [f64; 2]| Some(Vector2D::new(float(at[0], room)?, float(at[1], room)?));
        Some(Distance {
            distance: float(length - radius, room)?,
            point_a: point([x + way[0] * share, y + way[1] * share])?,
            point_b: point(nearest)?,
            place_b: Place::new([0, edge], float(part, slip)?),
            ..Distance::default()
        })
    }

    /// A box that lies wholly in it, nearly as large as can be; of a shape without an area one of nothing.
    pub(super) fn inner(self) -> Frame {
        // The corners of a square of that size are in a disc.
        let Frame { low, high } = self.frame(0.7 * self.bounds.inner - self.rounding());
        let (x, y) = (low.x.max(f32::MIN), low.y.max(f32::MIN));
        let top = Vector2D::new(high.x.min(f32::MAX), high.y.min(f32::MAX));
        Frame { low: Vector2D::new(x, y), high: top }
    }

    /// A box around it, nearly as small as can be; None of a turned one.
    pub(super) fn outer(self) -> Option<Frame> {
        let Bounds { inner, outer, .. } = self.bounds;
        (inner == outer).then(|| self.frame(outer + self.rounding()))
    }

    /// More than floats in the size of its numbers are rounded by.
    fn rounding(self) -> f64 {
        f64::from(f32::EPSILON) * self.size + f64::from(f32::MIN_POSITIVE)
    }

    /// Its box, with so much more on each side.
    fn frame(self, room: f64) -> Frame {
        let Bounds { low, high, .. } = self.bounds;
        let [low, high] = [low.map(|x| x - room), high.map(|x| x + room)];
        let [low, high] = [low, high].map(|[x, y]| Vector2D::new(x as f32, y as f32));
        Frame { low, high }
    }

    #[inline(always)]
    fn gap_to(self, other: Self) -> Gap {
        Gap::between((self.bounds, self.size), (other.bounds, other.size))
    }

    /// No less and no more than the distance of two of them.
    #[inline]
    pub(super) fn distances(self, other: Self) -> [f64; 2] {
        let gap = self.gap_to(other);
        let length = square_root(gap.square);
        let room = gap.room + length * ROOM;
        [length - gap.outer - room, length - gap.inner + room].map(|x| greater(x, 0.0))
    }
}

/// The float that a number is rounded to, if that is certain as far as it may be off.
fn float(number: f64, room: f64) -> Option<f32> {
    let [low, high] = [number - room, number + room].map(|x| x as f32);
    ((low == high) & low.is_finite()).then_some(low)
}

/// What is between two boxes.
struct Gap {
    /// Along the axis on which they are farther apart; less than 0: they overlap.
    most: f64,
    square: f64,
    /// What is taken from it to get the least and the greatest distance of the shapes.
    outer: f64,
    inner: f64,
    /// What all of this may be off by.
    room: f64,
    /// Whether all between the boxes is between the shapes as well.
    are_filled: bool,
}

impl Gap {
    /// Of boxes where they stand, and how large the numbers of each are.
    #[inline(always)]
    fn between((a, size_a): (Bounds, f64), (b, size_b): (Bounds, f64)) -> Self {
        let gap = |axis: usize| greater(b.low[axis] - a.high[axis], a.low[axis] - b.high[axis]);
        let (x, y) = (gap(0), gap(1));
        let (across, up) = (greater(x, 0.0), greater(y, 0.0));
        Self {
            most: greater(x, y),
            square: across * across + up * up,
            outer: a.outer + b.outer,
            inner: a.inner + b.inner,
            room: (size_a + size_b) * ROOM,
            are_filled: (a.inner >= 0.0) & (b.inner >= 0.0),
        }
    }

    /// Whether the shapes touch; None: that is in doubt.
    #[inline]
    fn verdict(self) -> Option<bool> {
        let (outer, inner) = (self.outer + self.room, self.inner - self.room);
        let are_apart = self.square > outer * outer * (1.0 + ROOM);
        let is_deep = (inner > 0.0) & (self.square < inner * inner * (1.0 - ROOM));
        let do_meet = (self.most < -self.room) | is_deep;
        (are_apart | (self.are_filled & do_meet)).then_some(!are_apart)
    }
}

/// Whether two shapes touch that stand at places; None: that is in doubt.
#[inline]
pub(super) fn touch([a, b]: [Bounds; 2], [at_a, at_b]: [Vector2D; 2]) -> Option<bool> {
    Gap::between(a.at(at_a), b.at(at_b)).verdict()
}

/// Whether two shapes surely share no point on straight ways from one place to another one: some axis parts them.
#[inline]
pub(super) fn pass_by([a, b]: [Bounds; 2], [way_a, way_b]: [[Vector2D; 2]; 2]) -> bool {
    let ((_, size), (_, other)) = (a.at(way_a[0]), b.at(way_b[0]));
    let wide = |v: Vector2D| [v.x, v.y].map(f64::from);
    let [from_a, to_a, from_b, to_b] = [way_a[0], way_a[1], way_b[0], way_b[1]].map(wide);
    // Casts tell the same as long as more is between than they round of ways.
    let ends = to_a[0].abs() + to_a[1].abs() + to_b[0].abs() + to_b[1].abs();
    let room = (size + other + ends) * (64.0 * ROOM);
    // The way to the middle of where the first one, as a point, meets the second one; and half the size of that.
    let middle = [0, 1].map(|i| (b.low[i] - a.high[i] + b.high[i] - a.low[i]) * 0.5);
    let half = [0, 1].map(|i| (b.high[i] - a.low[i] - b.low[i] + a.high[i]) * 0.5);
    let begin = [0, 1].map(|i| from_a[i] - from_b[i] - middle[i]);
    let end = [0, 1].map(|i| to_a[i] - to_b[i] - middle[i]);
    let parts = |axis: [f64; 2]| {
        let dot = |v: [f64; 2]| axis[0] * v[0] + axis[1] * v[1];
        let (x, y) = (axis[0].abs(), axis[1].abs());
        let length = greater(x, y) + ASIDE * lesser(x, y);
        let most = x * half[0] + y * half[1] + (a.outer + b.outer) * length + (x + y) * room;
        let (first, last) = (dot(begin), dot(end));
        (lesser(first, last) > most) | (greater(first, last) < -most)
    };
    let across = [begin[1] - end[1], end[0] - begin[0]];
    parts([1.0, 0.0]) || parts([0.0, 1.0]) || parts(across) || parts(begin) || parts(end)
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::super::stream::small;
    use super::{Bounds, Filled, pass_by, touch};
    use crate::any::Shape;
    use crate::cast::cast;
    use crate::collide::collide;
    use crate::distance::distance;
    use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle, Segment};
    use crate::vector::Vector2D;
    use crate::within::within;

    /// A number of quarters, and now and then one of the floats next to it.
    fn number(rng: &mut Rng, most: u32) -> f32 {
        let number = rng.u32(..4 * most + 1) as f32 * 0.25;
        [number, number, number.next_up(), number.next_down().max(0.0)][rng.u32(..4) as usize]
    }

    fn shape(rng: &mut Rng) -> Shape<'static> {
        let point =
            |rng: &mut Rng| Vector2D::new(number(rng, 4), number(rng, 4)) - Vector2D::new(2.0, 2.0);
        let (p, q) = (point(rng), point(rng));
        let size = Vector2D::new(number(rng, 2), number(rng, 2));
        match rng.u32(..6) {
            0 => Shape::from(p),
            1 => Segment::new(p, q).into(),
            2 => Circle::new(p, size.x).into(),
            3 => Capsule::new(p, q, size.x).into(),
            4 => OrientedRectangle::new(p, size, number(rng, 90)).into(),
            _ => Rectangle::new(p, size).into(),
        }
    }

    fn bounds(shape: &Shape<'_>) -> Bounds {
        let (kind, numbers) = small(shape.form()).expect("a fixed size");
        Bounds::of(kind, numbers)
    }

    fn place(rng: &mut Rng, far: f32) -> Vector2D {
        Vector2D::new(number(rng, 5) + far, number(rng, 5))
    }

    /// What is certain is what exact numbers tell, also one float beside a touch; of most it is certain.
    #[test]
    fn what_is_certain_is_true() {
        let rng = &mut Rng::with_seed(7);
        let (mut known, mut apart, mut parted) = (0, 0, 0);
        for round in 0..100_000 {
            let far = if round % 3 == 0 { 1e6 } else { 0.0 };
            let shapes = [(); 2].map(|()| shape(rng));
            let (from, to) = ([(); 2].map(|()| place(rng, far)), [(); 2].map(|()| place(rng, far)));
            let bounds = shapes.each_ref().map(bounds);
            let [a, b] = [0, 1].map(|i| shapes[i].at(from[i]));
            let told = touch(bounds, from);
            assert!(told.is_none_or(|told| told == collide(&a, &b)), "{a:?} {b:?}");
            known += usize::from(told.is_some());
            if let [Some(first), Some(second)] = [0, 1].map(|i| bounds[i].filled_at(from[i])) {
                let [least, most] = first.distances(second);
                let is_least = least == 0.0 || !within(&a, &b, (least as f32).next_down());
                assert!(is_least && within(&a, &b, (most as f32).next_up()), "{a:?} {b:?}");
            }
            let [way_a, way_b] = [0, 1].map(|i| to[i] - from[i]);
            let wide = |v: Vector2D| [v.x, v.y].map(f64::from);
            let is_exact = [way_a, way_b].into_iter().map(wide).enumerate().all(|(i, way)| {
                let (from, to) = (wide(from[i]), wide(to[i]));
                (to[0] - from[0] == way[0]) & (to[1] - from[1] == way[1])
            });
            if is_exact && cast(&a, way_a, &b, way_b).is_none() {
                apart += 1;
                parted += usize::from(pass_by(bounds, [0, 1].map(|i| [from[i], to[i]])));
            } else if is_exact {
                let ways = [0, 1].map(|i| [from[i], to[i]]);
                assert!(!pass_by(bounds, ways), "{a:?} {b:?} to {to:?}");
            }
        }
        assert!(known > 60_000 && 2 * parted > apart, "{known} {apart} {parted}");
    }

    /// What is told of discs beside rectangles is what is told of any two shapes, also far away and where they are as far
    /// apart as floats tell.
    #[test]
    fn what_is_beside_is_as_any_distance() {
        let rng = &mut Rng::with_seed(11);
        let mut known = 0;
        for round in 0..200_000 {
            let scale = [1.0, 1.0, 1e-3, 1e6, 1e-30, 1e30][round % 6];
            let any = |rng: &mut Rng| match round % 4 {
                0 => (number(rng, 8) - 4.0) * scale,
                _ => (rng.u32(..1 << 24) as f32 / (1 << 21) as f32 - 4.0) * scale,
            };
            let point = |rng: &mut Rng| Vector2D::new(any(rng), any(rng));
            let [center, place, origin, at, size] = [(); 5].map(|()| point(rng));
            let place = if round % 3 == 0 { Vector2D::ZERO } else { place };
            let radius = if round % 5 == 0 { 0.0 } else { 0.2 * size.x.abs() };
            let size =
                Vector2D::new(size.y.abs(), if round % 7 == 0 { 1e-7 } else { size.x.abs() });
            let disc = if radius == 0.0 {
                Shape::from(center)
            } else {
                Circle::new(center, radius).into()
            };
            let rectangle = Rectangle::new(origin, size);
            let [disc, other] = [disc.at(place), Shape::from(rectangle).at(at)];
            let quick = Filled::disc(&disc).zip(Filled::of(&other));
            let Some(quick) = quick.and_then(|(disc, other)| disc.beside(other)) else { continue };
            let told = distance(&disc, &other).expect("valid shapes");
            known += 1;
            let numbers =
                |d: crate::distance::Distance| (d.distance, d.point_a, d.point_b, d.place_b);
            assert_eq!(numbers(quick), numbers(told), "{disc:?} {other:?}");
        }
        assert!(known > 100_000, "{known}");
    }
}
