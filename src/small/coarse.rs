//! Corners in f32: which edge of two cores is most before the other one, and what lies beyond doubt on one
//! side of a line.
//!
//! Which features are nearest is only guessed, so that no order or convexity of the corners is asked for;
//! that all others are farther away, or that a place lies inside, is proved.

use core::hint::select_unpredictable;

use super::overhang::left;
use super::pairs::first;
use super::ring::flips_twice;
use super::round::sum;
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// A path, or a ring of 3 to 8 corners.
pub(crate) struct Coarse<'a> {
    corners: &'a [Vector2D],
    /// The corners, seen from an anchor; unused places repeat the first one.
    x: [Four; 2],
    y: [Four; 2],
    /// Vectors out of the edges from each corner to the next one, off by one rounding each.
    out_x: [Four; 2],
    out_y: [Four; 2],
    /// Whether it seems to turn to the right.
    is_reversed: bool,
}

/// An edge, so that the core seems to lie to its left, and the bits of the numbers of its ends.
pub(crate) struct Edge {
    pub(crate) ends: [Two; 2],
    bits: u32,
}

impl<'a> Coarse<'a> {
    /// Of the vertices of a ring, 3 to 8.
    #[inline(always)]
    pub(crate) fn ring(ring: &'a [Vector2D], anchor: Vector2D) -> Self {
        let corners = match <&[Vector2D; 6]>::try_from(ring) {
            Ok(six) => Four::of_six(six),
            Err(_) => some_corners(ring),
        };
        let [from, middle, to] = [ring[0], ring[1], ring[2]];
        let turn =
            (middle.x - from.x) * (to.y - middle.y) - (middle.y - from.y) * (to.x - middle.x);
        Self::new(ring, corners, turn, anchor)
    }

    /// Of a path, as a ring that leads there and back, seen from its start.
    #[inline(always)]
    pub(crate) fn path(path: &'a [Vector2D; 2]) -> Self {
        let [x, y] = Four::vertices(|i| path[usize::from(i == 1)]);
        let corners = [[x, Four::all(path[0].x)], [y, Four::all(path[0].y)]];
        Self::new(path, corners, 0.0, path[0])
    }

    #[inline(always)]
    fn new(corners: &'a [Vector2D], [x, y]: [[Four; 2]; 2], turn: f32, anchor: Vector2D) -> Self {
        let sign = Four::all(1.0_f32.copysign(turn));
        let next =
            |all: [Four; 2]| [Pack::followed_by(all[0], all[1]), Pack::followed_by(all[1], all[0])];
        let minus = |a: [Four; 2], b: [Four; 2]| [(a[0] - b[0]) * sign, (a[1] - b[1]) * sign];
        let seen = |all: [Four; 2], from: f32| all.map(|number| number - Four::all(from));
        Self {
            corners,
            x: seen(x, anchor.x),
            y: seen(y, anchor.y),
            out_x: minus(next(y), y),
            out_y: minus(x, next(x)),
            is_reversed: turn < 0.0,
        }
    }

    /// How many corners there are.
    #[inline(always)]
    pub(crate) fn count(&self) -> usize {
        self.corners.len()
    }

    /// A corner; the last one if there are not as many.
    #[inline(always)]
    pub(crate) fn corner(&self, number: usize) -> Two {
        Two::of(self.corners[number.min(self.count() - 1)])
    }

    /// A bit for each corner.
    #[inline(always)]
    fn all_bits(&self) -> u32 {
        (1 << self.count()) - 1
    }

    /// The sums of the absolute coordinates of corners.
    #[inline(always)]
    fn sums(&self) -> [Four; 2] {
        [self.x[0].abs() + self.y[0].abs(), self.x[1].abs() + self.y[1].abs()]
    }

    /// No less than any sum of absolute coordinates of two cores, in all numbers; None if one is not
    /// finite, and if all are so small or great that products of some of them could not be told.
    #[inline(always)]
    pub(crate) fn size_of(a: &Self, b: &Self) -> Option<Four> {
        const LEAST: f32 = 1.0 / (1 << 28) as f32;
        const MOST: f32 = (1 << 28) as f32;
        let ([p, q], [r, s]) = (a.sums(), b.sums());
        let size = p.greater(q).greater(r.greater(s)).greatest();
        // The greatest one may leave out NaN.
        let is_usual = Four::all(MOST).is_above((p + q) + (r + s));
        let is_usual = is_usual & size.is_above(Four::all(LEAST));
        (is_usual.bits() == 15).then_some(size)
    }

    /// For each edge in some packs the square of how far some corners of another core lie above it at
    /// least, with the sign of that; NaN for unused ones.
    #[inline(always)]
    fn gaps<const PACKS: usize, const CORNERS: usize>(&self, other: &Self) -> [Four; 2] {
        let (x, y) = (other.x.map(Four::spread), other.y.map(Four::spread));
        let mut least = [Four::all(f32::INFINITY); 2];
        for corner in 0..CORNERS {
            let (x, y) = (x[corner / 4][corner % 4], y[corner / 4][corner % 4]);
            for (pack, least) in least[..PACKS].iter_mut().enumerate() {
                *least = (self.out_x[pack] * x + self.out_y[pack] * y).lesser(*least);
            }
        }
        let mut gaps = [Four::all(f32::NEG_INFINITY); 2];
        for pack in 0..PACKS {
            let (x, y) = (self.out_x[pack], self.out_y[pack]);
            let rise = least[pack] - (x * self.x[pack] + y * self.y[pack]);
            gaps[pack] = (rise * rise.abs()).over(x * x + y * y);
        }
        gaps
    }

    /// The number of the edge above which another core lies farthest, or is least deep behind, and
    /// whether it is one of the other core. PACKS and CORNERS say how many there are of the first core.
    #[inline(always)]
    pub(crate) fn best_edge<const PACKS: usize, const CORNERS: usize, const OTHERS: usize>(
        a: &Self,
        b: &Self,
    ) -> (usize, bool) {
        let ([p, q], [r, s]) = (a.gaps::<PACKS, OTHERS>(b), b.gaps::<2, CORNERS>(a));
        let gaps = [p, q, r, s];
        let none = Four::all(f32::NEG_INFINITY);
        let most = gaps.into_iter().fold(none, |most, gap| gap.greater(most)).greatest();
        let number = first::<16>(Four::bits_of(gaps.map(|gap| gap.is_equal(most))));
        (number & 7, number > 7)
    }

    /// An edge.
    #[inline(always)]
    pub(crate) fn edge(&self, number: usize) -> Edge {
        let next = if number + 1 >= self.count() { 0 } else { number + 1 };
        let start = select_unpredictable(self.is_reversed, next, number);
        let end = select_unpredictable(self.is_reversed, number, next);
        Edge { ends: [self.corner(start), self.corner(end)], bits: 1 << start | 1 << end }
    }

    /// How far each corner is along a direction.
    #[inline(always)]
    fn along(&self, [x, y]: [Four; 2]) -> [Four; 2] {
        [self.x[0] * x + self.y[0] * y, self.x[1] * x + self.y[1] * y]
    }

    /// The bits of the corners that are farthest along a direction, but for some doubt.
    #[inline(always)]
    pub(crate) fn farthest(&self, direction: Two, size: Four) -> u32 {
        let direction = direction.spread_narrow();
        let along = self.along(direction);
        let limit = along[0].greater(along[1]).greatest() - doubt(direction, size);
        let bits = along.map(|along| along.is_at_least(limit).bits());
        (bits[0] | bits[1] << 4) & self.all_bits()
    }

    /// Whether a place lies inside beyond doubt, and off the border.
    ///
    /// All edges have it to the left, or all to the right, and lead up and down once, so that the core
    /// goes round it once. With u for 2^-24 and the size as unit coordinates are off by u, those of the
    /// place too, their differences by 4, their products with an edge by 8 times that and their sum by
    /// 10 at most, of the 16 that are allowed for.
    #[inline(always)]
    pub(crate) fn holds(&self, place: Two, anchor: Two, size: Four) -> bool {
        let [x, y] = (place - anchor).spread_narrow();
        // No edge is as long as twice the size in both directions.
        let doubt = doubt([size + size; 2], size);
        let (mut is_behind, mut down) = (0, 0);
        for pack in 0..2 {
            let out = [self.out_x[pack], self.out_y[pack]];
            let height = out[0] * (self.x[pack] - x) + out[1] * (self.y[pack] - y);
            is_behind |= height.is_above(doubt).bits() << (4 * pack);
            down |= Four::all(0.0).is_above(out[0]).bits() << (4 * pack);
        }
        (!is_behind & self.all_bits() == 0) & flips_twice(down, self.count())
    }
}

impl Coarse<'_> {
    /// The middle of what of a path seems to lie behind all edges, if anything does.
    #[cold]
    #[inline(never)]
    pub(crate) fn middle_inside(&self, [from, to]: [Two; 2]) -> Two {
        let (mut entry, mut exit) = (0.0, 1.0);
        for number in 0..self.count() {
            let [start, end] = self.edge(number).ends;
            let inward = left(end - start);
            let [first, last] = [from, to].map(|place| sum(inward * (place - start)).first());
            let part = first / (first - last);
            if first < 0.0 && part > entry {
                entry = part;
            } else if last < 0.0 && part < exit {
                exit = part;
            }
        }
        from + (to - from) * Two::all(0.5 * (entry + exit))
    }
}

/// What a position along a direction is off by at most, and more.
#[inline(always)]
fn doubt([x, y]: [Four; 2], size: Four) -> Four {
    const UNITS: f32 = 1.0 / (1 << 20) as f32;
    (x.abs() + y.abs()) * (size * Four::all(UNITS)) + Four::all(<f32 as Number>::TINY)
}

/// Whether all corners but the ends of an edge lie beyond doubt farther along a direction than one place,
/// and all corners of another core but some not as far as another place.
///
/// With u for 2^-24 and the size times the direction as unit positions of corners are off by 4.1 u, those
/// of the places by 1 u, and their limits by 1 u, of the 16 that are allowed for.
#[inline(always)]
pub(crate) fn are_apart(
    [core, other]: [&Coarse<'_>; 2],
    edge: &Edge,
    others: u32,
    direction: Two,
    [place, other_place]: [Two; 2],
    size: Four,
) -> bool {
    let way = direction.spread_narrow();
    let doubt = doubt(way, size);
    let limits = Two::firsts(place, other_place) * direction.spread()[0]
        + Two::seconds(place, other_place) * direction.spread()[1];
    let [least, most] = limits.spread_narrow();
    let (least, most) = (least + doubt, most - doubt);
    let [p, q] = core.along(way).map(|along| along.is_above(least));
    let [r, s] = other.along(way).map(|along| most.is_above(along));
    let wanted = (core.all_bits() & !edge.bits) | (other.all_bits() & !others) << 8;
    wanted & !Four::bits_of([p, q, r, s]) == 0
}

/// The corners of a ring of 3 to 8.
#[cold]
#[inline(never)]
fn some_corners(ring: &[Vector2D]) -> [[Four; 2]; 2] {
    let vertex = |i: usize| if i < ring.len() { ring[i] } else { ring[0] };
    let [low, high] = [0, 4].map(|from| Four::vertices(|i| vertex(from + i)));
    [[low[0], high[0]], [low[1], high[1]]]
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::{Coarse, are_apart};
    use crate::pack::{Pack, Two};
    use crate::vector::Vector2D;

    /// Coordinates, in 64ths where that is said.
    type Place = [i64; 2];

    fn whole(rng: &mut Rng, most: i64) -> i64 {
        rng.usize(..2 * most as usize + 1) as i64 - most
    }

    /// Corners near or far from the origin, and others beside them.
    fn rings(rng: &mut Rng) -> [Vec<Place>; 2] {
        let most = [2, 9, 1 << 12, 1 << 22][rng.usize(..4)];
        let far = [0, 1 << 20, (1 << 23) - 1][rng.usize(..3)];
        let corners = |rng: &mut Rng| -> Vec<Place> {
            (0..3 + rng.usize(..6)).map(|_| [far + whole(rng, most), whole(rng, most)]).collect()
        };
        let (ring, mut other) = (corners(rng), corners(rng));
        for corner in &mut other {
            if rng.usize(..2) == 0 {
                *corner = ring[rng.usize(..ring.len())].map(|number| number + whole(rng, 1));
            }
        }
        [ring, other]
    }

    fn vectors(ring: &[Place], unit: f32) -> Vec<Vector2D> {
        ring.iter().map(|p| Vector2D::new(p[0] as f32 * unit, p[1] as f32 * unit)).collect()
    }

    /// Of 64ths.
    fn two(place: Place, unit: f32) -> Two {
        Two::each(|i| place[i] as f64 / 64.0 * f64::from(unit))
    }

    fn dot(a: Place, b: Place) -> i64 {
        a[0] * b[0] + a[1] * b[1]
    }

    fn minus(a: Place, b: Place) -> Place {
        [a[0] - b[0], a[1] - b[1]]
    }

    /// Whether a place lies in a ring, and not on an edge, all in 64ths.
    fn is_within(ring: &[Place], p: Place) -> bool {
        let mut is_odd = false;
        for (i, &from) in ring.iter().enumerate() {
            let to = ring[(i + 1) % ring.len()];
            let ([ax, ay], [bx, by]) = (minus(from, p), minus(to, p));
            let side = ax * by - ay * bx;
            if side == 0 && ax * bx <= 0 && ay * by <= 0 {
                return false;
            }
            is_odd ^= (ay > 0) != (by > 0) && (side > 0) == (by > 0);
        }
        is_odd
    }

    #[test]
    fn what_a_ring_holds_lies_inside() {
        let (rng, mut held) = (&mut Rng::with_seed(5), 0);
        for case in 0..300_000 {
            let [ring, other] = rings(rng);
            let unit = [1.0, 1.0 / 1024.0][case % 2];
            let part = rng.usize(..65) as i64;
            let [p, q] = [other[0], other[1]];
            let place = [0, 1].map(|i| p[i] * (64 - part) + q[i] * part);
            let corners = [&ring, &other].map(|ring| vectors(ring, unit));
            let anchor = corners[rng.usize(..2)][0];
            let [core, around] = [0, 1].map(|i| Coarse::ring(&corners[i], anchor));
            let Some(size) = Coarse::size_of(&core, &around) else { continue };
            if core.holds(two(place, unit), Two::of(anchor), size) {
                let ring: Vec<Place> = ring.iter().map(|p| p.map(|number| 64 * number)).collect();
                assert!(is_within(&ring, place), "{ring:?} {place:?}");
                held += 1;
            }
        }
        assert!(held > 10_000, "{held}");
    }

    #[test]
    fn what_is_apart_lies_beyond() {
        let (rng, mut apart) = (&mut Rng::with_seed(6), 0);
        for case in 0..300_000 {
            let [ring, other] = rings(rng);
            let unit = [1.0, 1.0 / 1024.0][case % 2];
            let corners = [&ring, &other].map(|ring| vectors(ring, unit));
            let anchor = corners[rng.usize(..2)][0];
            let [core, beside] = [0, 1].map(|i| Coarse::ring(&corners[i], anchor));
            let Some(size) = Coarse::size_of(&core, &beside) else { continue };
            let direction = minus(ring[rng.usize(..ring.len())], other[rng.usize(..other.len())]);
            let near = |rng: &mut Rng, p: Place| p.map(|number| 64 * number + whole(rng, 2000));
            let by_height = |p: &&Place| dot(direction, **p);
            let place = near(rng, *ring.iter().min_by_key(by_height).expect("a corner"));
            let other_place = near(rng, *other.iter().max_by_key(by_height).expect("a corner"));
            let edge = core.edge(rng.usize(..ring.len()));
            let others = 1 << rng.usize(..other.len());
            let seen = [place, other_place].map(|place| two(place, unit) - Two::of(anchor));
            let way = two(direction.map(|number| 64 * number), unit);
            if are_apart([&core, &beside], &edge, others, way, seen, size) {
                let height = |p: Place, from: Place| {
                    dot(direction, minus(p.map(|number| 64 * number), from))
                };
                for (i, &corner) in ring.iter().enumerate() {
                    assert!(edge.bits >> i & 1 == 1 || height(corner, place) > 0);
                }
                for (i, &corner) in other.iter().enumerate() {
                    assert!(others >> i & 1 == 1 || height(corner, other_place) < 0);
                }
                apart += 1;
            }
        }
        assert!(apart > 10_000, "{apart}");
    }
}
