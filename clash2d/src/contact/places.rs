//! Where contact points are on the borders of both shapes, told from what faces each other there.

use crate::angle::turn_of;
use crate::arrange::part_of_turns;
use crate::convex::{Core, Shaped};
use crate::outline::{cross, dot, minus};
use crate::place::{Place, around_end};

/// The place of a point on the border of a shape that is no group, as one number.
#[derive(Clone, Copy, Default)]
pub(crate) struct Site(u64);

/// Those of a point on both shapes.
pub(crate) type Sites = [Site; 2];

impl Site {
    /// To be looked up.
    pub(super) const UNKNOWN: Self = Self((u32::MAX as u64) << 32);

    #[inline(always)]
    pub(super) fn new(edge: u32, along: f32) -> Self {
        Self(u64::from(edge) << 32 | u64::from(along.to_bits()))
    }

    #[inline(always)]
    pub(super) fn is_known(self) -> bool {
        self.0 < Self::UNKNOWN.0
    }

    #[inline(always)]
    pub(super) fn place(self) -> Place {
        Place::new([0, (self.0 >> 32) as u32], f32::from_bits(self.0 as u32))
    }
}

/// The same with the shapes swapped, if so told; without a branch.
#[inline(always)]
pub(super) fn swapped_if(is_swapped: bool, [Site(a), Site(b)]: Sites) -> Sites {
    let change = (a ^ b) & u64::from(is_swapped).wrapping_neg();
    [Site(a ^ change), Site(b ^ change)]
}

/// A place in the plane, or a way.
type Way = [f64; 2];

/// What counts as an end of an edge, as a part of that.
const NEAR: f64 = 1e-9;

/// Whether a part of the way along an edge is not beyond its ends.
pub(super) fn is_on(part: f64) -> bool {
    (-NEAR..=1.0 + NEAR).contains(&part)
}

/// A place on an edge; no zero is negative.
#[inline(always)]
pub(super) fn on_edge(edge: u32, part: f64) -> Site {
    Site::new(edge, (if part > 0.0 { part.min(1.0) } else { 0.0 }) as f32)
}

/// On a circle around a point, in a direction out of it.
#[inline(always)]
fn on_disc(radius: f64, out: Way) -> Site {
    on_edge(0, if radius > 0.0 { turn_of(out) } else { 0.0 })
}

/// On a segment or a capsule of some length, at a point that is seen from its start, on the side to which
/// a direction leads.
#[inline(always)]
pub(super) fn on_path(path: Way, radius: f64, at: Way, out: Way) -> Site {
    let part = dot(at, path) / dot(path, path);
    if radius == 0.0 {
        return on_edge(0, part);
    }
    let right = [path[1], -path[0]];
    if is_on(part) {
        let is_left = dot(right, out) < 0.0;
        return if is_left { on_edge(2, 1.0 - part) } else { on_edge(0, part) };
    }
    let is_start = part < 0.0;
    let (edge, along) = around_end(is_start, path, if is_start { at } else { minus(at, path) });
    Site::new(edge, along)
}

/// The features of two shapes that face each other, by the numbers that the shapes have for them.
#[derive(Clone, Copy)]
pub(super) enum Feature {
    Vertex(usize),
    Edge(usize),
}

/// On a convex shape with its core, at a point next to one of its features, on the side to which a
/// direction leads; unknown on an edge in line with that.
#[inline]
pub(super) fn on_core<C: Core>(of: &Shaped<C>, feature: Feature, at: Way, out: Way) -> Site {
    if C::IS_POINT {
        return on_disc(of.radius, out);
    }
    if !C::IS_AREA {
        return on_path(of.core.edge(0), of.radius, minus(at, of.core.corner(0)), out);
    }
    match feature {
        Feature::Vertex(number) if of.radius > 0.0 => on_arc(of, of.number(number, 1), at),
        Feature::Vertex(number) => on_edge(number as u32, 0.0),
        Feature::Edge(number) => on_side(of, number, at),
    }
}

/// Next to an edge between the corners of a core.
#[inline(always)]
fn on_side<C: Core>(of: &Shaped<C>, number: usize, at: Way) -> Site {
    let face = of.number(number, 2);
    let [start, edge] = of.core.corner_and_edge(face);
    let part = dot(minus(at, start), edge) / dot(edge, edge);
    let number = number as u32;
    if of.radius > 0.0 {
        if is_on(part) {
            return on_edge(3 * number + 1 + u32::from(of.is_reversed), part);
        }
        return on_arc(of, if part > 0.0 { of.core.next(face) } else { face }, at);
    }
    if !is_on(part) {
        return Site::UNKNOWN;
    }
    on_edge(number, if of.is_reversed { 1.0 - part } else { part })
}

/// Around a corner.
#[inline(never)]
fn on_arc<C: Core>(of: &Shaped<C>, corner: usize, at: Way) -> Site {
    let normals = [of.core.outward(of.core.previous(corner)), of.core.outward(corner)];
    if cross(normals[0], normals[1]) <= 0.0 {
        return Site::UNKNOWN;
    }
    let number = 3 * of.number(corner, 1) as u32;
    around(number, normals, minus(at, of.core.corner(corner)))
}

/// On the arc with a number between two directions, at most half a turn apart, in another one.
pub(super) fn around(number: u32, ends: [Way; 2], way: Way) -> Site {
    let [from, to] = ends.map(turn_of);
    let to = if to < from { to + 1.0 } else { to };
    on_edge(number, part_of_turns([from, to], turn_of(way)))
}
