//! Sectors in real numbers, seen from their centers.

use core::cmp::Ordering;

use super::sign::{cross, dot, is_near_line, is_near_path, minus, plus};
use crate::exact::real::{Only, Real};
use crate::shape::Sector;

/// A point or a direction.
type Place<R> = [R; 2];

/// A sector around the origin.
#[derive(Clone, Copy)]
pub(crate) struct Wedge<R> {
    pub(crate) radii: [R; 2],
    /// The directions in which it begins and ends, counterclockwise, and the one in the middle.
    pub(crate) start: Place<R>,
    pub(crate) end: Place<R>,
    pub(crate) middle: Place<R>,
    /// Whether it is a whole disc or ring.
    pub(crate) is_whole: bool,
    /// Whether it is more than half of one.
    pub(crate) is_wide: bool,
}

/// A straight way of which all, or only the part from 0 to 1, counts.
#[derive(Clone, Copy)]
pub(crate) struct Way<R> {
    pub(crate) from: Place<R>,
    pub(crate) along: Place<R>,
    pub(crate) is_endless: bool,
}

impl<R: Real> Way<R> {
    /// The way from one point to another.
    pub(crate) fn between(from: Place<R>, to: Place<R>) -> Self {
        Self { from, along: minus(to, from), is_endless: false }
    }

    pub(crate) fn to(self) -> Place<R> {
        plus(self.from, self.along)
    }

    pub(crate) fn at(self, part: R) -> Place<R> {
        [self.from[0] + part * self.along[0], self.from[1] + part * self.along[1]]
    }

    /// Whether a part of it counts.
    pub(crate) fn has(self, part: R) -> Option<bool> {
        Some(self.is_endless || (part.sign()?.is_ge() && part.compare(part.like(1.0))?.is_le()))
    }
}

impl<R: Real> Wedge<R> {
    pub(crate) fn new(s: Sector) -> Self
    where
        R: Real<Run = Only>,
    {
        Self::new_in(s, Only)
    }

    /// The sector in a run.
    #[inline(never)]
    pub(crate) fn new_in(s: Sector, run: R::Run) -> Self {
        Self {
            radii: [R::new_in(s.inner_radius, run), R::new_in(s.radius, run)],
            start: R::rotation_between_in(s.half_angle, s.direction, run),
            end: R::rotation_between_in(-s.half_angle, s.direction, run),
            middle: R::rotation_in(s.direction, run),
            is_whole: s.half_angle >= 180.0,
            is_wide: s.half_angle > 90.0,
        }
    }

    /// Whether a point lies in one of its directions; the center lies in all.
    #[inline(never)]
    pub(crate) fn faces(&self, p: Place<R>) -> Option<bool> {
        if self.is_whole {
            return Some(true);
        }
        let is_after_start = cross(self.start, p).sign()?.is_ge();
        let is_before_end = cross(p, self.end).sign()?.is_ge();
        if self.is_wide {
            return Some(is_after_start || is_before_end);
        }
        // The last condition tells a sector without width from what lies behind it.
        Some(is_after_start && is_before_end && dot(self.middle, p).sign()?.is_ge())
    }

    /// Whether a point in one of its directions is at most `reach` away along that direction.
    #[inline(never)]
    fn reaches(&self, p: Place<R>, reach: R) -> Option<bool> {
        let square = dot(p, p);
        let [inner, outer] = self.radii;
        let is_within = square.compare((outer + reach).square())?.is_le();
        let room = inner - reach;
        let is_beyond = room.sign()?.is_le() || square.compare(room.square())?.is_ge();
        Some(is_within && is_beyond && self.faces(p)?)
    }

    /// Whether it contains a point.
    pub(crate) fn contains(&self, p: Place<R>) -> Option<bool> {
        self.reaches(p, p[0].like(0.0))
    }

    /// Its straight sides, from the inside to the outside.
    pub(crate) fn sides(&self) -> [[Place<R>; 2]; 2] {
        [self.side(self.start), self.side(self.end)]
    }

    /// The side along a direction.
    #[inline(never)]
    pub(crate) fn side(&self, [x, y]: Place<R>) -> [Place<R>; 2] {
        let [inner, outer] = self.radii;
        [[inner * x, inner * y], [outer * x, outer * y]]
    }

    /// The directions of the start and the end, and whether it is the start; none of a whole one.
    pub(crate) fn side_directions(&self) -> impl Iterator<Item = (Place<R>, bool)> {
        let sides =
            if self.is_whole { None } else { Some([(self.start, true), (self.end, false)]) };
        sides.into_iter().flatten()
    }

    /// A point of it.
    pub(crate) fn sample(&self) -> Place<R> {
        self.middle.map(|x| self.radii[1] * x)
    }

    /// Whether a straight way meets one of the arcs.
    #[inline(never)]
    fn arcs_meet(&self, way: Way<R>) -> Option<bool> {
        for radius in self.radii {
            for part in crossings(way, radius)?.into_iter().flatten() {
                if way.has(part)? && self.faces(way.at(part))? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }

    /// Whether a straight way comes within `reach` of it.
    ///
    /// The nearest points of the two are an end or a corner of one of them, or the arc faces the
    /// way's point next to the center.
    #[inline(never)]
    pub(crate) fn is_near(&self, way: Way<R>, reach: R) -> Option<bool> {
        if dot(way.along, way.along).sign()?.is_eq() {
            return self.is_near_point(way.from, reach);
        }
        if !way.is_endless {
            for end in [way.from, way.to()] {
                if self.is_near_point(end, reach)? {
                    return Some(true);
                }
            }
        }
        Some(
            self.faces_way(way, reach)?
                || self.arcs_meet(way)?
                || self.sides_are_near(way, reach)?,
        )
    }

    /// Whether the way's point next to the center lies between its ends, in one of the directions,
    /// and within `reach` of the arcs. That point itself is not needed, which would be far off where
    /// the way is short.
    #[inline(never)]
    fn faces_way(&self, way: Way<R>, reach: R) -> Option<bool> {
        let Way { from, along: [x, y], is_endless } = way;
        let is_beside = |p: Place<R>, side: Ordering| Some(dot(p, way.along).sign()? != side);
        let is_between = is_endless
            || (is_beside(from, Ordering::Greater)? && is_beside(way.to(), Ordering::Less)?);
        if !is_between {
            return Some(false);
        }
        let area = cross(way.along, from);
        let normal = if area.sign()?.is_lt() { [y, -x] } else { [-y, x] };
        let [inner, outer] = self.radii;
        let (area, square) = (area.square(), dot(way.along, way.along));
        let room = inner - reach;
        Some(
            area.compare((outer + reach).square() * square)?.is_le()
                && (room.sign()?.is_le() || area.compare(room.square() * square)?.is_ge())
                && self.faces(normal)?,
        )
    }

    #[inline(never)]
    fn is_near_point(&self, p: Place<R>, reach: R) -> Option<bool> {
        if self.reaches(p, reach)? {
            return Some(true);
        }
        self.any_side(|[a, b]| is_near_path(p, a, b, reach))
    }

    /// Whether a corner comes within `reach` of a way, or a side meets it.
    #[inline(never)]
    fn sides_are_near(&self, way: Way<R>, reach: R) -> Option<bool> {
        self.any_side(|[a, b]| {
            Some(is_near_way(a, way, reach)? || is_near_way(b, way, reach)? || straddle(way, a, b)?)
        })
    }

    fn any_side(&self, test: impl Fn([Place<R>; 2]) -> Option<bool>) -> Option<bool> {
        if self.is_whole {
            return Some(false);
        }
        Some(test(self.side(self.start))? || test(self.side(self.end))?)
    }

    /// Whether two sectors come within `reach` of each other; the other one's center lies at `center`.
    pub(crate) fn comes_near(&self, other: &Self, center: Place<R>, reach: R) -> Option<bool> {
        let here = |[a, b]: [Place<R>; 2]| Way::between(minus(a, center), minus(b, center));
        let there = |[a, b]: [Place<R>; 2]| Way::between(plus(a, center), plus(b, center));
        Some(
            other.reaches(minus(self.sample(), center), reach)?
                || self.reaches(plus(other.sample(), center), reach)?
                || self.any_side(|side| other.is_near(here(side), reach))?
                || other.any_side(|side| self.is_near(there(side), reach))?
                || self.arcs_cross(other, center)?
                || (reach.sign()?.is_ne() && self.arcs_face(other, center, reach)?),
        )
    }

    /// Whether points of two arcs on the line of the centers, where arcs apart are nearest, are at most
    /// `reach` from each other. Arcs around the same center are nearest at an end or at the sample.
    #[inline(never)]
    fn arcs_face(&self, other: &Self, center: Place<R>, reach: R) -> Option<bool> {
        let back = center.map(|x| -x);
        let square = dot(center, center);
        for (way, is_ahead) in [(center, true), (back, false)] {
            for (other_way, is_other_ahead) in [(center, true), (back, false)] {
                if !(self.faces(way)? && other.faces(other_way)?) {
                    continue;
                }
                for [a, b] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
                    let a = if is_ahead { self.radii[a] } else { -self.radii[a] };
                    let b = if is_other_ahead { other.radii[b] } else { -other.radii[b] };
                    // Between the two lies |center| + b - a.
                    let is_within = compare_root(square, a - b + reach)?.is_le()
                        && compare_root(square, a - b - reach)?.is_ge();
                    if is_within {
                        return Some(true);
                    }
                }
            }
        }
        Some(false)
    }

    #[inline(never)]
    fn arcs_cross(&self, other: &Self, center: Place<R>) -> Option<bool> {
        let square = dot(center, center);
        if square.sign()?.is_eq() {
            // Circles around the same center are apart, or the same: then an end or the middle of
            // one arc lies in the other one.
            return Some(false);
        }
        for a in self.radii {
            for b in other.radii {
                let doubled = square + a.square() - b.square();
                // (2 |center| height)² of the two crossings above the line of the centers.
                let height = (square.like(4.0) * square * a.square()) - doubled.square();
                if height.sign()?.is_lt() {
                    continue;
                }
                let half = square.like(0.5).over(square);
                let (along, across) = (doubled * half, height.square_root() * half);
                for across in [across, -across] {
                    let [x, y] = center;
                    let p = [along * x - across * y, along * y + across * x];
                    if self.faces(p)? && other.faces(minus(p, center))? {
                        return Some(true);
                    }
                }
            }
        }
        Some(false)
    }
}

/// How the root of a number compares with another number.
fn compare_root<R: Real>(square: R, other: R) -> Option<Ordering> {
    match other.sign()? {
        Ordering::Less => Some(Ordering::Greater),
        _ => square.compare(other.square()),
    }
}

/// Where a straight way crosses a circle around the origin.
#[inline(never)]
pub(crate) fn crossings<R: Real>(way: Way<R>, radius: R) -> Option<[Option<R>; 2]> {
    let square = dot(way.along, way.along);
    let half = -dot(way.from, way.along);
    // radius² |along|² - (from x along)², without the difference of great squares.
    let discriminant = radius.square() * square - cross(way.from, way.along).square();
    if discriminant.sign()?.is_lt() {
        return Some([None; 2]);
    }
    let root = discriminant.square_root();
    Some([Some((half - root).over(square)), Some((half + root).over(square))])
}

/// Whether a point is at most `reach` away from a way.
#[inline(never)]
fn is_near_way<R: Real>(p: Place<R>, way: Way<R>, reach: R) -> Option<bool> {
    if !way.is_endless {
        return is_near_path(p, way.from, way.to(), reach);
    }
    is_near_line(p, way.from, way.along, reach)
}

/// Whether a way runs between two points or through one of them.
#[inline(never)]
fn straddle<R: Real>(way: Way<R>, a: Place<R>, b: Place<R>) -> Option<bool> {
    let side = |p: Place<R>| cross(way.along, minus(p, way.from)).sign();
    let is_between = |a: Ordering, b: Ordering| a != b || a.is_eq();
    let (a_side, b_side) = (side(a)?, side(b)?);
    if !is_between(a_side, b_side) || way.is_endless {
        return Some(is_between(a_side, b_side));
    }
    if a_side.is_eq() && b_side.is_eq() {
        // On one line: then they share an end or a corner, or are apart.
        return Some(false);
    }
    let along = minus(b, a);
    let of_way = |p: Place<R>| cross(along, minus(p, a)).sign();
    Some(is_between(of_way(way.from)?, of_way(way.to())?))
}
