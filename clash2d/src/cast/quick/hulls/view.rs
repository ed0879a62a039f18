//! Hulls that move, in f32: whether they pass each other by, and which edge is met first.
//!
//! All is seen from one of the corners. Corners are off by 2^-24 of where they are, and sums of two
//! products of their coordinates with those of a way by less than 2^-22 of the product of both
//! lengths. The length of the way times that to any corner is at most how far that corner is ahead and
//! how far aside.

use core::array::from_fn;

use super::hull::{Hull, Places};
use crate::distance::place::Place;
use crate::outline::{cross, dot, minus};
use crate::pack::{Four, Mask, Pack};
use crate::root::square_root;

/// More than errors are, as a part of sizes; four times as much as they can be.
const DOUBT: f32 = 1.0 / (1 << 20) as f32;

/// So much more than what may be lost below the smallest f32 that it does not count.
const LEAST: f32 = 1.0 / (1_u64 << 60) as f32;

/// Two hulls, of which the first one moves.
pub(super) struct View<const C: usize, const D: usize> {
    pub(super) first: [Places; C],
    pub(super) second: [Places; D],
    pub(super) along: Place<f32>,
    /// The length of the way, and its square.
    length: f32,
    square: f32,
    /// What places may be off by, times the length of the way; not finite if a number is not.
    room: f32,
    /// By how much the hulls are apart, at least, times that length: with the first one to the left,
    /// with the second one to the left, until the end, and behind.
    gaps: Four,
}

/// An edge that may be met first.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// Whether it is one of the first hull.
    pub(super) is_first: bool,
    pub(super) edge: usize,
}

#[inline(always)]
fn all([x, y]: Place<f32>) -> Places {
    [Four::all(x), Four::all(y)]
}

/// How far hulls reach to the left, to the right, ahead and back.
#[inline(always)]
fn extremes<const N: usize>(places: &[Places; N], along: Places) -> [Four; 4] {
    let nothing = Four::all(0.0);
    let rows: [[Four; 4]; N] = from_fn(|pack| {
        let (aside, ahead) = (cross(along, places[pack]), dot(along, places[pack]));
        [aside, nothing - aside, ahead, nothing - ahead]
    });
    rows.into_iter().reduce(|a, b| from_fn(|row| a[row].greater(b[row]))).unwrap_or([nothing; 4])
}

/// The sum of how far places are aside, times 0: that, unless one of them is not finite.
#[inline(always)]
fn nothing_of<const N: usize>(places: &[Places; N], along: Places) -> Four {
    let asides = places.iter().map(|&place| cross(along, place));
    asides.reduce(|a, b| a + b).unwrap_or(Four::all(0.0)) * Four::all(0.0)
}

impl<const C: usize, const D: usize> View<C, D> {
    #[inline(always)]
    pub(super) fn of<A: Hull<C>, B: Hull<D>>(a: &A, b: &B, along: Place<f32>) -> Self {
        let anchor = a.anchor();
        let (first, second, way) = (a.seen_from(anchor), b.seen_from(anchor), all(along));
        let square = along[0] * along[0] + along[1] * along[1];
        let length = square_root(f64::from(square)) as f32;
        let [left, right, ahead, back] = extremes(&second, way);
        let others = Four::greatest_of([right, left, back, ahead]);
        let (mut sum, mut sizes) = (others, others.abs() + nothing_of(&second, way));
        if !A::IS_POINT {
            let own = Four::greatest_of(extremes(&first, way));
            sum = sum + own;
            sizes = sizes + own.abs() + nothing_of(&first, way);
        }
        let room = DOUBT * sizes.total();
        Self { first, second, along, length, square, room, gaps: Four::all(0.0) - sum }
    }

    /// Whether they certainly pass each other by, or the second one lies behind or is not reached; or
    /// one is not finite.
    #[inline(always)]
    pub(super) fn is_missed(&self, reach: f32) -> bool {
        let least = reach * self.length * (1.0 + DOUBT) + self.room + LEAST;
        let until_end = self.square * (1.0 + DOUBT);
        let limit = Four::each(|i| if i == 2 { least + until_end } else { least });
        self.gaps.is_above(limit).any() & (self.square > LEAST)
    }

    /// Whether all numbers are finite, and not too small.
    #[inline(always)]
    pub(super) fn is_sane(&self) -> bool {
        (self.square > LEAST) & (self.room < f32::MAX)
    }

    /// The edge that is met last, if it is that of which all is met.
    #[inline(always)]
    pub(super) fn choose<A: Hull<C>, B: Hull<D>>(&self, a: &A, b: &B, signs: [f32; 2]) -> Choice {
        let (anchor, reach) = (a.anchor(), a.radius() + b.radius());
        let ([x, y], sign) = (self.along, signs[1]);
        let is_round = A::IS_ROUND | B::IS_ROUND;
        let other = Side { places: &self.second, sign, along: [x, y], reach, is_round };
        let other = other.latest(a, anchor);
        if A::IS_POINT {
            let most = other.into_iter().reduce(Four::greater).unwrap_or(Four::all(0.0));
            let number = bits_of(&other, most.greatest()).trailing_zeros() as usize;
            return Choice { is_first: false, edge: number % 8 };
        }
        let sign = signs[0];
        let own = Side { places: &self.first, sign, along: [-x, -y], reach, is_round };
        let own = own.latest(b, anchor);
        let most = other.into_iter().chain(own).reduce(Four::greater).unwrap_or(Four::all(0.0));
        let most = most.greatest();
        let bits = bits_of(&other, most) | bits_of(&own, most) << 8;
        let number = bits.trailing_zeros() as usize;
        Choice { is_first: number >= 8, edge: number % 8 }
    }

    /// Bits of the corners of both that are foremost in a direction, those of the first one against
    /// it, or that may be.
    #[inline(always)]
    pub(super) fn foremost(&self, direction: Place<f32>) -> [u32; 2] {
        let size = direction[0].abs() + direction[1].abs();
        let room = Four::all(size * self.room / self.length + LEAST);
        let back = direction.map(|x| -x);
        [bits_ahead(&self.first, all(back), room), bits_ahead(&self.second, all(direction), room)]
    }
}

#[inline(always)]
fn bits_ahead<const N: usize>(places: &[Places; N], direction: Places, room: Four) -> u32 {
    let heights: [Four; N] = from_fn(|pack| dot(direction, places[pack]));
    let most = heights.into_iter().reduce(Four::greater).unwrap_or(room).greatest();
    let least = most - room;
    (0..N).fold(0, |bits, pack| bits | heights[pack].is_above(least).bits() << (4 * pack))
}

#[inline(always)]
fn bits_of<const N: usize>(packs: &[Four; N], number: Four) -> u32 {
    (0..N).fold(0, |bits, pack| bits | packs[pack].is_equal(number).bits() << (4 * pack))
}

/// The edges of one hull, and how the other one moves.
struct Side<'p, const N: usize> {
    places: &'p [Places; N],
    /// 1 if the corners go around to the left, or else -1.
    sign: f32,
    along: Place<f32>,
    reach: f32,
    /// Whether that may be more than 0.
    is_round: bool,
}

#[inline(always)]
pub(super) fn following<const N: usize>(places: &[Places; N], pack: usize) -> Places {
    let [own, next] = [places[pack], places[(pack + 1) % N]];
    [0, 1].map(|axis| Pack::followed_by(own[axis], next[axis]))
}

impl<const N: usize> Side<'_, N> {
    /// When the other hull meets the line of each edge that faces it.
    #[inline(always)]
    fn latest<const M: usize>(self, other: &impl Hull<M>, anchor: Place<f32>) -> [Four; N] {
        let Self { places, sign, along, reach, is_round } = self;
        let edges: [Places; N] = from_fn(|pack| {
            minus(following(places, pack), places[pack]).map(|x| x * Four::all(sign))
        });
        let mut most = [Four::all(f32::NEG_INFINITY); N];
        other.each_from(anchor, |place| {
            for (most, &edge) in most.iter_mut().zip(&edges) {
                *most = most.greater(cross(edge, all(place)));
            }
        });
        from_fn(|pack| {
            let edge = edges[pack];
            let mut inner = cross(edge, places[pack]);
            if is_round {
                inner = inner - dot(edge, edge).root() * Four::all(reach);
            }
            let (room, closing) = (inner - most[pack], cross(edge, all(along)));
            let is_facing = closing.is_above(Four::all(0.0));
            room.over(closing).where_yes(is_facing, Four::all(f32::NEG_INFINITY))
        })
    }
}

/// 1 if corners go around to the left, -1 if to the right.
#[inline(always)]
pub(super) fn sign<const N: usize>(places: &[Places; N]) -> f32 {
    let areas = (0..N).map(|pack| cross(places[pack], following(places, pack)));
    let area = areas.reduce(|a, b| a + b).map_or(0.0, Four::total);
    if area < 0.0 { -1.0 } else { 1.0 }
}
