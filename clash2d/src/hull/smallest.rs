//! The smallest disc around some discs, in f64.

use crate::exact::float::greater;
use crate::root::square_root;
use crate::vector::Vector2D;

/// A circle in f64.
#[derive(Clone, Copy, Default)]
pub(super) struct Disc {
    pub(super) center: [f64; 2],
    pub(super) radius: f64,
}

impl Disc {
    /// A point.
    pub(super) fn point(center: [f64; 2]) -> Self {
        Self { center, radius: 0.0 }
    }

    /// How far it reaches from a point.
    pub(super) fn reach_from(self, from: [f64; 2]) -> f64 {
        length(minus(self.center, from)) + self.radius
    }

    /// The one of two discs that reaches farther from a point; the first one if both reach as far.
    pub(super) fn farther(self, other: Self, from: [f64; 2]) -> Self {
        if other.reach_from(from) > self.reach_from(from) { other } else { self }
    }
}

/// The smallest disc around some others, of which `farthest` finds the one that reaches farthest
/// from a point; None if there is none.
///
/// Found from at most three of them: in each round the one joins that reaches farthest out of the
/// disc around those. That disc grows until it is too small by no more than 2^-44.
pub(super) fn smallest(farthest: impl Fn([f64; 2]) -> Option<Disc>) -> Option<Disc> {
    const GROWN: f64 = 1.0 + 1.0 / (1_u64 << 44) as f64;
    let mut base = Base::default();
    let mut around = Disc { center: [0.0; 2], radius: -1.0 };
    loop {
        let farthest = farthest(around.center)?;
        if farthest.reach_from(around.center) <= around.radius * GROWN {
            return Some(around);
        }
        let (larger_base, larger) = base.joined_by(farthest);
        if larger.radius <= around.radius {
            return Some(around);
        }
        (base, around) = (larger_base, larger);
    }
}

/// The discs that hold the one around them in place: up to three.
#[derive(Clone, Copy, Default)]
struct Base {
    discs: [Disc; 3],
    count: usize,
}

impl Base {
    /// The base of the smallest disc around these discs and a new one, which is part of it; and
    /// that disc.
    ///
    /// Each choice of up to three discs has its own center. The best is the one from which all
    /// reach least far, however exact it is.
    fn joined_by(self, new: Disc) -> (Self, Disc) {
        let old = &self.discs[..self.count];
        let mut best = (self, Disc { radius: f64::INFINITY, ..new });
        let mut consider = |chosen: &[Disc], center: [f64; 2]| {
            let reach = |reach: f64, disc: &Disc| greater(disc.reach_from(center), reach);
            let radius = old.iter().fold(new.reach_from(center), reach);
            if radius < best.1.radius {
                best = (Self::of(chosen), Disc { center, radius });
            }
        };
        consider(&[new], new.center);
        for (number, &a) in old.iter().enumerate() {
            consider(&[new, a], center_of_two(new, a));
            for &b in &old[..number] {
                for center in centers_of_three([new, a, b]) {
                    consider(&[new, a, b], center);
                }
            }
        }
        best
    }

    fn of(chosen: &[Disc]) -> Self {
        let mut base = Self { count: chosen.len(), ..Self::default() };
        base.discs[..chosen.len()].copy_from_slice(chosen);
        base
    }
}

/// The center of the smallest disc around two that do not contain each other; NaN if they are
/// concentric.
fn center_of_two(a: Disc, b: Disc) -> [f64; 2] {
    let way = minus(b.center, a.center);
    let distance = length(way);
    let part = 0.5 * (distance + (b.radius - a.radius)) / distance;
    [a.center[0] + part * way[0], a.center[1] + part * way[1]]
}

/// The centers of the discs that three others touch from within, or NaN.
///
/// Seen from the center of the first disc, and with r its distance to the one sought:
/// |c|² = r² and |c - p|² = (r - s)² give c·p = (|p|² - s²) / 2 + s r for each of the other two, so
/// that c = u + v r, and |u + v r|² = r².
fn centers_of_three(discs: [Disc; 3]) -> [[f64; 2]; 2] {
    let [origin, a, b] = with_widest_angle_first(discs);
    let (p, q) = (minus(a.center, origin.center), minus(b.center, origin.center));
    let (s, t) = (a.radius - origin.radius, b.radius - origin.radius);
    let u = solved(p, q, [0.5 * (dot(p, p) - s * s), 0.5 * (dot(q, q) - t * t)]);
    let v = solved(p, q, [s, t]);
    roots(dot(v, v) - 1.0, dot(u, v), dot(u, u))
        .map(|r| [origin.center[0] + u[0] + v[0] * r, origin.center[1] + u[1] + v[1] * r])
}

/// The discs such that the other two are seen from the first one's center at an angle of 60 degrees
/// or more: where all three hold a disc in place, that is at most 90, and nothing cancels out.
fn with_widest_angle_first([a, b, c]: [Disc; 3]) -> [Disc; 3] {
    let side = |p: Disc, q: Disc| length(minus(p.center, q.center));
    let (opposite_a, opposite_b, opposite_c) = (side(b, c), side(c, a), side(a, b));
    if (opposite_a >= opposite_b) & (opposite_a >= opposite_c) {
        return [a, b, c];
    }
    if opposite_b >= opposite_c { [b, c, a] } else { [c, a, b] }
}

/// The vector with these dot products with two others.
fn solved(p: [f64; 2], q: [f64; 2], [with_p, with_q]: [f64; 2]) -> [f64; 2] {
    let area = p[0] * q[1] - p[1] * q[0];
    [(with_p * q[1] - with_q * p[1]) / area, (with_q * p[0] - with_p * q[0]) / area]
}

/// The roots of a r² + 2 b r + c, without cancellation.
fn roots(a: f64, b: f64, c: f64) -> [f64; 2] {
    let root = square_root(b * b - a * c);
    let sum = if b < 0.0 { b - root } else { b + root };
    [-sum / a, -c / sum]
}

pub(super) fn minus(a: [f64; 2], b: [f64; 2]) -> [f64; 2] {
    [a[0] - b[0], a[1] - b[1]]
}

fn dot(a: [f64; 2], b: [f64; 2]) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

pub(super) fn length(v: [f64; 2]) -> f64 {
    square_root(dot(v, v))
}

/// The way from one point to another.
pub(super) fn way(a: Vector2D, b: Vector2D) -> [f64; 2] {
    [f64::from(b.x) - f64::from(a.x), f64::from(b.y) - f64::from(a.y)]
}
