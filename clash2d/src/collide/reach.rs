//! Whether points are just within reach of segments, where all numbers are short: on a grid, or of
//! about one size.

use core::cmp::Ordering;

use crate::exact::terms::Terms;
use crate::pack::{Four, Mask, Pack, Two};
use crate::shape::Segment;
use crate::vector::Vector2D;

/// Whether a point is at most the sum of two distances away from a segment; None if a number is too long
/// for products of four to be exact in f64.
///
/// Each argument fits into a register: numbers that were written one by one can't be read at once soon.
#[inline(never)]
pub(super) fn is_near_shortly(
    start: Vector2D,
    end: Vector2D,
    p: Vector2D,
    reach: Terms<2>,
) -> Option<bool> {
    look(Segment::new(start, end), p, reach)
        .map(|look| look.is_within(|reach, square| reach.is_at_least(square)))
}

/// How the distance of a point from a segment compares with the sum of two; None for the same reason.
#[inline(never)]
pub(super) fn compare_shortly(s: Segment, p: Vector2D, reach: Terms<2>) -> Option<Ordering> {
    let look = look(s, p, reach)?;
    if look.is_within(|reach, square| reach.is_above(square)) {
        return Some(Ordering::Less);
    }
    let is_within = look.is_within(|reach, square| reach.is_at_least(square));
    Some(if is_within { Ordering::Equal } else { Ordering::Greater })
}

/// Squares of distances and of a reach.
struct Look {
    /// Of the distances from the ends.
    squares: Two,
    reach: Two,
    /// Of the cross product with the segment, and of that times the reach; these count between its ends.
    beside: [Two; 2],
    is_beside: bool,
}

impl Look {
    /// Of the ways from both ends to a point, which have 12 bits in units of the grid: cross products have
    /// 26 bits, so that their squares fit, and where a product with a reach does not, it is greater.
    #[inline(always)]
    fn on_grid(ways: Four, [a, b]: Terms<2>) -> Self {
        let [from_start, from_end] = ways.wide();
        let (path, reach) = (from_start - from_end, f64::from(a) + f64::from(b));
        let ([path_x, path_y], [x, y]) = (path.spread(), Two::transposed([from_start, from_end]));
        let (squares, reach) = (x * x + y * y, Two::all(reach * reach));
        let (area, square) = (path_x * y - path_y * x, path_x * path_x + path_y * path_y);
        let is_beside = lies_within(path_x * x + path_y * y);
        Self { squares, reach, beside: [area * area, reach * square], is_beside }
    }

    #[inline(always)]
    fn is_within(&self, test: impl Fn(Two, Two) -> <Two as Pack>::Mask) -> bool {
        let is_near_line = test(self.beside[1], self.beside[0]).bits() & 1 != 0;
        test(self.reach, self.squares).any() | (is_near_line & self.is_beside)
    }
}

#[inline(always)]
fn look(s: Segment, p: Vector2D, reach: Terms<2>) -> Option<Look> {
    let ends = Four::of([s.point1, s.point2]);
    let others = Four::of([p, Vector2D::new(reach[0], reach[1])]);
    let ways = Four::of([p, p]) - ends;
    let off = is_off(ends) | is_off(others) | ways.abs().is_above(Four::all(512.0));
    if off.any() { look_closely(s, p, reach) } else { Some(Look::on_grid(ways, reach)) }
}

/// Whether numbers are not multiples of 1/8, or too large to tell.
#[inline(always)]
fn is_off(numbers: Four) -> <Four as Pack>::Mask {
    // Rounds to an integer what is at most a third of this.
    let (scaled, integer) = (Four::all(8.0) * numbers, Four::all(12_582_912.0));
    let is_small = Four::all(4_194_304.0).is_at_least(scaled.abs());
    !(((scaled + integer) - integer).is_equal(scaled) & is_small)
}

#[inline(always)]
fn look_closely(s: Segment, p: Vector2D, [a, b]: Terms<2>) -> Option<Look> {
    let ends = Four::of([s.point1, s.point2]);
    let (ways, is_exact) = difference(Four::of([p, p]), ends);
    let lengths = [a, -b].map(|length| Vector2D::new(length, 0.0));
    let [to, from] = [Four::of([s.point2, lengths[0]]), Four::of([s.point1, lengths[1]])];
    let (others, is_other_exact) = difference(to, from);
    let ([from_start, from_end], [path, reach]) = (ways.wide(), others.wide());
    // Of numbers of 24 bits products are exact, and the sign of a sum or difference of two is right.
    let ([path_x, path_y], [x, y]) = (path.spread(), Two::transposed([from_start, from_end]));
    let along = path_x * x + path_y * y;
    let (squares, is_sum_exact) = sum(x * x, y * y);
    let (areas, is_area_exact) = areas([path_x, path_y], from_start);
    let reach = reach.spread()[0] * reach.spread()[0];
    let is_short = areas.is_single() & reach.is_single() & is_sum_exact & is_area_exact;
    if (!(is_exact & is_other_exact)).any() | (!is_short).any() {
        return None;
    }
    let [square, area] = areas.spread();
    Some(Look {
        squares,
        reach,
        beside: [area * area, reach * square],
        is_beside: lies_within(along),
    })
}

/// Whether a point lies after the start and before the end of a segment, by how far along it from both.
#[inline(always)]
fn lies_within(along: Two) -> bool {
    let nothing = Two::all(0.0);
    let [is_after, is_before] = [along.is_above(nothing).bits(), nothing.is_above(along).bits()];
    is_after & is_before >> 1 & 1 != 0
}

/// The square of a path, and its cross product with a way, and whether both are exact.
#[inline(always)]
fn areas([x, y]: [Two; 2], way: Two) -> (Two, <Two as Pack>::Mask) {
    let [way_x, way_y] = way.spread();
    sum(x * x.beside(way_y), y * y.beside(Two::all(0.0) - way_x))
}

/// A difference, and whether it is exact.
#[inline(always)]
fn difference<P: Pack>(a: P, b: P) -> (P, P::Mask) {
    let difference = a - b;
    // Of the greater one the difference is taken back without a rounding.
    (difference, (difference + b).is_equal(a) & (a - difference).is_equal(b))
}

/// A sum, and whether it is exact.
#[inline(always)]
fn sum<P: Pack>(a: P, b: P) -> (P, P::Mask) {
    let sum = a + b;
    (sum, (sum - a).is_equal(b) & (sum - b).is_equal(a))
}

#[cfg(test)]
mod tests {
    use super::is_near_shortly;

    /// Sums and differences that f32 and f64 round to short numbers.
    #[test]
    fn a_number_that_is_lost_in_a_sum_is_seen() {
        let near = |end: (f32, f32), p: (f32, f32), reach: [f32; 2]| {
            is_near_shortly((0.0, 0.0).into(), end.into(), p.into(), reach)
        };
        assert_eq!(near((4.0, 0.0), (2.0, 2.0), [1.0, 1.0]), Some(true));
        assert_eq!(near((4.0, 0.0), (2.0, 2.125), [1.0, 1.0]), Some(false));
        assert_eq!(near((4.0, 0.0), (2.0, 2.0), [2.0, 1e-30]), None);
        assert_eq!(near((4.0, 1e-30), (2.0, 2.0), [1.0, 1.0]), None);
        assert_eq!(near((4.0, 0.0), (2.0, 2.0), [1.000_000_1, 1.0]), None);
        // The point is nearest to one of the ends.
        assert_eq!(near((4.0, 0.0), (-3.0, 4.0), [2.0, 3.0]), Some(true));
        assert_eq!(near((4.0, 0.0), (7.5, 4.0), [2.0, 3.0]), Some(false));
        assert_eq!(near((0.0, 0.0), (-3.0, 4.0), [2.0, 3.0]), Some(true));
    }
}
