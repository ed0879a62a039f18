//! Contacts of points, segments, circles and capsules, in closed form.

use super::manifold::{Facing, Mark, Side, corner, edge};
use super::quick::Found;
use super::{Contact, ContactPoint};
use crate::angle::select;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::distance::vector;
use crate::root::square_root;
use crate::small::{Foot, Paths, Round, Span};
use crate::vector::Vector2D;

/// How two such shapes touch; None where their cores do, or nearly so.
#[inline(always)]
pub(super) fn touch(a: Round, b: Round) -> Option<Found<Contact>> {
    match (a, b) {
        (Round::Disc(p, a), Round::Disc(q, b)) => {
            let gap = Gap::of(Span::between(p, q), [a, b])?;
            Some(gap.found(|gap| gap.at_corners([0, 0])))
        }
        (Round::Disc(p, a), Round::Path(path, b)) => beside(p, path, [a, b]),
        (Round::Path(path, a), Round::Disc(p, b)) => {
            Some(beside(p, path, [b, a])?.map(Contact::swapped))
        }
        (Round::Path(p, a), Round::Path(q, b)) => paths_touch([p, q], [a, b]),
    }
}

/// The nearest places of two cores, and what is between the borders around them.
#[derive(Clone, Copy)]
struct Gap {
    span: Span,
    radii: [f64; 2],
    length: f64,
    depth: f64,
    /// What the depth may be off by.
    doubt: f64,
}

impl Gap {
    /// None if the cores are not beyond doubt apart.
    #[inline(always)]
    fn of(span: Span, radii: [f64; 2]) -> Option<Self> {
        let length = square_root(dot(span.way, span.way));
        let depth = radii[0] + radii[1] - length;
        let doubt = span.slip + 4.0 * f64::EPSILON * length;
        ((length > span.slip) & (length < f64::INFINITY)).then_some(Self {
            span,
            radii,
            length,
            depth,
            doubt,
        })
    }

    #[inline(always)]
    fn found<T>(&self, contact: impl FnOnce(Self) -> T) -> Found<T> {
        if self.depth < -self.doubt {
            return Found::Apart;
        }
        let is_certain = self.depth > self.doubt;
        let contact = contact(Self { depth: select(is_certain, self.depth, 0.0), ..*self });
        if is_certain { Found::Touch(contact) } else { Found::Doubtful(contact) }
    }

    /// The contact at two corners.
    #[inline(always)]
    fn at_corners(&self, corners: [usize; 2]) -> Contact {
        let normal = times(self.span.way, 1.0 / self.length);
        self.along(normal, [corner(corners[0]), corner(corners[1])])
    }

    /// The contact at a single point. Its place does not depend on the order of the shapes.
    #[inline(always)]
    fn along(&self, normal: Place<f64>, [a, b]: [Mark; 2]) -> Contact {
        let ([from, to], depth) = (self.span.places, self.depth as f32);
        let [from, to] =
            [plus(from, times(normal, self.radii[0])), minus(to, times(normal, self.radii[1]))];
        let position = vector(times(plus(from, to), 0.5));
        let feature = u32::from(a) << 16 | u32::from(b);
        let point = ContactPoint { position, depth, feature };
        Contact {
            normal: Vector2D::narrow(normal[0] + 0.0, normal[1] + 0.0),
            depth,
            points: [point, ContactPoint::default()],
            point_count: 1,
            part_a: 0,
            part_b: 0,
        }
    }
}

/// Between a point and a segment.
#[inline(always)]
fn beside(p: Place<f64>, path: [Place<f64>; 2], radii: [f64; 2]) -> Option<Found<Contact>> {
    let foot = Foot::of(p, path);
    let gap = Gap::of(foot.span, radii)?;
    Some(gap.found(|gap| {
        if foot.is_start | foot.is_end {
            return gap.at_corners([0, usize::from(foot.is_end)]);
        }
        let (normal, face) = above(&foot);
        gap.along([-normal[0], -normal[1]], [corner(0), edge(face)])
    }))
}

/// The unit vector out of a segment that is below a point, and the number of the edge that has it.
#[inline(always)]
fn above(foot: &Foot) -> (Place<f64>, usize) {
    let [x, y] = foot.path;
    // The way leads from the point to the segment.
    let is_left = cross(foot.path, foot.span.way) < 0.0;
    let scale = 1.0 / square_root(x * x + y * y);
    let scale = if is_left { -scale } else { scale };
    ([y * scale, -x * scale], usize::from(is_left))
}

#[inline(always)]
fn paths_touch([p, q]: [[Place<f64>; 2]; 2], radii: [f64; 2]) -> Option<Found<Contact>> {
    let Paths::Apart(foot, turn) = Paths::of(p, q) else { return None };
    let span = if turn.is_on_first { foot.span.swapped() } else { foot.span };
    let gap = Gap::of(span, radii)?;
    Some(gap.found(|gap| {
        if foot.is_start | foot.is_end {
            let corners = [turn.end, usize::from(foot.is_end)];
            let [a, b] = corners;
            return gap.at_corners(if turn.is_on_first { [b, a] } else { corners });
        }
        let (normal, face) = above(&foot);
        let ends = if turn.is_on_first { [p, q] } else { [q, p] };
        let radii = if turn.is_on_first { radii } else { [radii[1], radii[0]] };
        let anchor = ends[0][0];
        let seen = |[from, to]: [Place<f64>; 2]| [minus(from, anchor), minus(to, anchor)];
        let facing = Facing {
            reference: side(seen(ends[0]), face),
            incident: side_against(seen(ends[1]), normal),
            radii,
            normal,
            depth: gap.depth,
            tolerance: gap.doubt,
        };
        let touch = facing.touch();
        let touch = if turn.is_on_first { touch } else { touch.swapped() };
        Contact::new(touch, vector(anchor), [0; 2])
    }))
}

/// One of the two sides of a segment.
#[inline(always)]
fn side([from, to]: [Place<f64>; 2], face: usize) -> Side {
    let (ends, corners) = ([from, to], [corner(0), corner(1)]);
    let other = 1 - face;
    Side {
        ends: [ends[face], ends[other]],
        corners: [corners[face], corners[other]],
        edge: edge(face),
    }
}

/// The side of a segment that faces a direction.
#[inline(always)]
fn side_against(ends: [Place<f64>; 2], direction: Place<f64>) -> Side {
    // Out of the first side, a way turned to the right.
    let is_second = cross(minus(ends[1], ends[0]), direction) < 0.0;
    side(ends, usize::from(is_second))
}
