//! Numbers with one square root in them, and points of such.

use std::cmp::Ordering;

use crate::number::Number;
use crate::point::Point;

/// `plain + factor * sqrt(under)`, where `under` is not negative.
pub(crate) struct Surd<'a, N> {
    pub(crate) plain: N,
    pub(crate) factor: N,
    pub(crate) under: &'a N,
}

impl<N: Number> Surd<'_, N> {
    pub(crate) fn sign(&self) -> Option<Ordering> {
        let (plain, factor) = (self.plain.sign()?, self.factor.sign());
        let root = self.under.sign().zip(factor).map(|(under, factor)| match under {
            Ordering::Equal => Ordering::Equal,
            _ => factor,
        });
        match root? {
            Ordering::Equal => Some(plain),
            root if plain == Ordering::Equal || plain == root => Some(root),
            _ => {
                let squares =
                    self.plain.squared().compare(&self.factor.squared().times(self.under));
                squares.map(|order| if plain == Ordering::Less { order.reverse() } else { order })
            }
        }
    }
}

/// A vector `plain + factor * sqrt(under)`.
pub(crate) struct Place<'a, N> {
    pub(crate) plain: Point<N>,
    /// None where there is no root.
    pub(crate) root: Option<(Point<N>, &'a N)>,
}

impl<N: Number> Place<'_, N> {
    pub(crate) fn exact(plain: Point<N>) -> Self {
        Self { plain, root: None }
    }

    /// On which side of a direction it points: greater is left.
    pub(crate) fn side_of(&self, direction: &Point<N>) -> Option<Ordering> {
        let plain = direction.cross(&self.plain);
        match &self.root {
            None => plain.sign(),
            Some((factor, under)) => Surd { plain, factor: direction.cross(factor), under }.sign(),
        }
    }
}
