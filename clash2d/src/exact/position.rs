//! Where a shape stands: what is added to all of its coordinates, never rounded.

use super::float::two_sum;
use super::real::{Near, Only, Real};
use super::terms::{Terms, Vector};
use crate::vector::Vector2D;

/// A real sum of up to four floats on each axis; those that are 0 come last.
///
/// A shape stands at a sum of up to two: a member's position and its group's. Seen from another shape
/// it is a difference of two such sums.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Position(pub(crate) Vector<4>);

impl Position {
    /// Where a shape stands that is not moved.
    pub(crate) const ZERO: Self = Self([[0.0; 4]; 2]);

    /// A single vector.
    #[inline]
    pub(crate) fn of(v: Vector2D) -> Self {
        Self([[v.x, 0.0, 0.0, 0.0], [v.y, 0.0, 0.0, 0.0]])
    }

    /// Whether it changes nothing.
    #[inline]
    pub(crate) fn is_zero(&self) -> bool {
        (self.0[0][0] == 0.0) & (self.0[1][0] == 0.0)
    }

    /// The sum of two positions that have no more than four terms together.
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        if self.is_zero() {
            return other;
        }
        if other.is_zero() {
            return self;
        }
        Self([0, 1].map(|axis| total(self.0[axis], other.0[axis])))
    }

    /// A sum of floats on each axis, of which some may be 0.
    pub(crate) fn sum(v: Vector<2>) -> Self {
        let [[x, a], [y, b]] = v;
        Self::of(Vector2D::new(x, y)).plus(Self::of(Vector2D::new(a, b)))
    }

    /// The way here from another position; the two have no more than four terms together.
    pub(crate) fn seen_from(self, other: Self) -> Self {
        self.plus(Self(other.0.map(|terms| terms.map(|term| -term))))
    }

    /// The floats that it is, if there are any.
    pub(crate) fn single(self) -> Option<Vector2D> {
        let [x, y] = self.0;
        ((x[1] == 0.0) & (y[1] == 0.0)).then(|| Vector2D::new(x[0], y[0]))
    }

    /// A coordinate of what stands here, a sum of floats in its own frame, seen from a float.
    #[inline]
    pub(crate) fn coordinate<R: Real>(
        &self,
        axis: usize,
        own: Terms<2>,
        anchor: f32,
        run: R::Run,
    ) -> R {
        if self.is_zero() {
            return R::sum_in(&[own[0], -anchor, own[1]], run);
        }
        let [a, b, c, d] = self.0[axis];
        // What is far away is left before something small is lost in it.
        R::sum_in(&[a, b, c, d, -anchor, own[0], own[1]], run)
    }

    /// A point of a frame that stands here, seen from an anchor.
    #[inline]
    pub(crate) fn point<R: Real<Run = Only>>(&self, own: Vector2D, anchor: Vector2D) -> [R; 2] {
        self.point_in(own, anchor, Only)
    }

    /// The same in a run.
    #[inline]
    pub(crate) fn point_in<R: Real>(&self, own: Vector2D, from: Vector2D, run: R::Run) -> [R; 2] {
        let coordinate = |axis, own, from| self.coordinate(axis, [own, 0.0], from, run);
        [coordinate(0, own.x, from.x), coordinate(1, own.y, from.y)]
    }

    /// A point of a frame that stands here, as what stands at another position sees it.
    pub(crate) fn point_for(&self, place: Vector2D, other: Self) -> [f64; 2] {
        let own = [place.x, place.y];
        [0, 1].map(|axis| {
            let ([a, b, c, d], [e, f, g, h]) = (self.0[axis], other.0[axis]);
            Near::sum(&[a, b, c, d, -e, -f, -g, -h, own[axis]]).value()
        })
    }

    /// Itself as real numbers.
    #[inline]
    pub(crate) fn reals<R: Real<Run = Only>>(&self) -> [R; 2] {
        self.0.map(|terms| R::sum(&terms))
    }

    /// A place in a frame that stands here, as all others see it: rounded at the end only.
    #[inline]
    pub(crate) fn of_place(&self, place: [f64; 2]) -> [f64; 2] {
        if self.is_zero() {
            return place;
        }
        let [x, y] = self.reals::<Near>().map(Real::value);
        [place[0] + x, place[1] + y]
    }
}

/// The sum of all terms, as a single one if it is one, otherwise as they are but for opposite ones.
fn total(mut a: Terms<4>, mut b: Terms<4>) -> Terms<4> {
    for a in &mut a {
        if let Some(opposite) = b.iter_mut().find(|b| **b == -*a) {
            (*a, *opposite) = (0.0, 0.0);
        }
    }
    let terms = a.into_iter().zip(b).flat_map(|(a, b)| [a, b]).filter(|&term| term != 0.0);
    let (mut sum, mut is_exact) = (0.0_f64, true);
    for term in terms.clone() {
        let lost;
        (sum, lost) = two_sum(sum, f64::from(term));
        is_exact &= lost == 0.0;
    }
    let single = sum as f32;
    if is_exact & (f64::from(single) == sum) {
        return [single, 0.0, 0.0, 0.0];
    }
    let mut all = [0.0; 4];
    all.iter_mut().zip(terms).for_each(|(place, term)| *place = term);
    all
}

#[cfg(test)]
mod tests {
    use super::Position;
    use crate::vector::Vector2D;

    fn at(x: f32, y: f32) -> Position {
        Position::of(Vector2D::new(x, y))
    }

    #[test]
    fn what_cancels_leaves_a_single_float() {
        let a = at(1e20, 3.0).plus(at(0.5, 1e-30));
        assert_eq!(a.single(), None);
        let seen = a.seen_from(at(1e20, 1e-30));
        assert_eq!(seen.single(), Some(Vector2D::new(0.5, 3.0)));
        assert!(a.seen_from(a).is_zero());
        assert!(at(-0.0, 0.0).is_zero() && !at(0.0, 1e-45).is_zero());
    }

    #[test]
    fn what_is_0_comes_last() {
        let sum = Position::sum([[0.0, 5.0], [-0.0, 0.0]]);
        assert_eq!((sum.single(), sum.is_zero()), (Some(Vector2D::new(5.0, 0.0)), false));
    }

    #[test]
    fn places_are_added_once() {
        let a = at(1e20, 3.0).plus(at(-1e20, 0.25));
        assert_eq!(a.of_place([1.0, 2.0]), [1.0, 5.25]);
        // No float is as large, but f64 is.
        assert_eq!(
            at(3e38, 0.0).plus(at(3e38, 0.0)).of_place([0.0; 2])[0],
            2.0 * f64::from(3e38_f32)
        );
    }
}
