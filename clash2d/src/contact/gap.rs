//! What is between the borders around two cores, and which way they are pushed apart.

use super::answer::{Contact, ContactPoint};
use super::places::Sites;
use crate::pack::{Pack, Two};
use crate::small::{Span, sum, twice};
use crate::vector::Vector2D;

/// How two shapes with a point or a segment as their core touch.
pub(super) struct Found {
    /// The contact, if they do.
    pub(super) contact: Contact,
    /// Whether they do.
    pub(super) is_there: bool,
    /// Whether that is beyond doubt.
    pub(super) is_certain: bool,
    /// Whether the contact is right if they do.
    pub(super) is_known: bool,
}

/// What is between the borders around the nearest places of two cores.
#[derive(Clone, Copy)]
pub(super) struct Gap {
    pub(super) radii: Two,
    /// How deep they are in each other, negative if they are apart; 0 where that is in doubt.
    pub(super) depth: Two,
    /// Whether they come within the margin.
    pub(super) is_there: bool,
    pub(super) is_certain: bool,
    /// Whether the contact is right if they touch.
    pub(super) is_known: bool,
}

impl Gap {
    #[inline(always)]
    pub(super) fn of(gap: Two, slip: Two, radii: Two, margin: f32) -> Self {
        let (reach, length, margin) = (sum(radii), gap.abs(), Two::all(margin.into()));
        let (depth, doubt) = (reach - gap, slip + length * Two::all(4.0 * f64::EPSILON));
        let (rest, told) = (depth + margin, doubt + least_told(margin));
        // The cores have to be apart, or to cross, by so much that the direction is known to half a place.
        let sure = (length * Two::all(1.0 / (1 << 24) as f64)).first();
        Self {
            radii,
            depth: limited(depth, margin).only(depth.abs().is_above(told)),
            is_there: rest.first() > doubt.first(),
            // Not if a number is NaN or infinite.
            is_certain: (doubt.first() < rest.abs().first())
                & (told.first() < depth.abs().first())
                & (doubt.first() < sure),
            is_known: (doubt.first() < sure) & (sure < f64::INFINITY),
        }
    }

    /// The contact at a single point. Its place does not depend on the order of the shapes.
    #[inline(always)]
    pub(super) fn at(self, span: Span, normal: Two, feature: u32, sites: Sites) -> Found {
        let [a, b] = twice(self.radii);
        let [from, to] = [span.places[0] + normal * a, span.places[1] - normal * b];
        let position = narrow((from + to) * Two::all(0.5));
        let depth = self.depth.narrow().x;
        let point = ContactPoint::new(position, depth, halves(feature), sites);
        let points = [point, ContactPoint::default()];
        self.found(normal, points, 1)
    }

    #[inline(always)]
    pub(super) fn found(self, normal: Two, points: [ContactPoint; 2], point_count: u32) -> Found {
        // Without the sign of a zero.
        let normal = (normal + Two::all(0.0)).narrow();
        let depth = self.depth.narrow().x;
        let [member_a, member_b, part_a, part_b] = [0; 4];
        let contact =
            Contact { normal, depth, points, point_count, member_a, member_b, part_a, part_b };
        let Self { is_there, is_certain, is_known, .. } = self;
        Found { contact, is_there, is_certain, is_known }
    }
}

/// Depths, none less than a margin allows.
#[inline(always)]
pub(super) fn limited(depths: Two, margin: Two) -> Two {
    depths.greater(Two::all(0.0) - margin)
}

/// What is nearer to 0 is to be told from it exactly: what an f32 can't hold, if there is a margin.
#[inline(always)]
pub(super) fn least_told(margin: Two) -> Two {
    margin.lesser(Two::all(f32::from_bits(1).into()))
}

/// The marks of two shapes of few corners, which are handed around as one number.
#[inline(always)]
pub(super) fn halves(feature: u32) -> [u32; 2] {
    [feature >> 16, feature & 0xffff]
}

/// A place in floats, none of them infinite.
#[inline(always)]
pub(super) fn narrow(place: Two) -> Vector2D {
    const LAST: f64 = f32::MAX as f64;
    place.greater(Two::all(-LAST)).lesser(Two::all(LAST)).narrow()
}
