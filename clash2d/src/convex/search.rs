//! The nearest places of two cores, or one that they share, guessed step by step and then proved.
//!
//! Nothing is asked of the corners but to be vertices of a ring: a strip between two places that has all
//! of one core before it, and all of the other one behind it, proves that nothing is nearer; edges that
//! go once around a place and have it all on the same side prove that it lies inside.

use super::DOUBT;
use super::core::{Core, Ends, Foot, Place, Shaped, middle};
use super::face::Face;
use super::nearest::{Above, Way, above, are_nearest};
use crate::exact::float::greater;
use crate::outline::{cross, dot, minus};
use crate::root::square_root;

/// What two cores have.
pub(crate) enum Found {
    /// The nearest places of cores that are apart, and where these are on their borders.
    Apart([Place; 2], [Foot; 2]),
    /// A place that both share, and not at the border of both.
    Shared(Place),
}

/// The nearest places of two cores, or one that they share; None if no few steps lead there, and where
/// there may be less than a tolerance between them.
#[inline(never)]
pub(crate) fn search<A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>) -> Option<Found> {
    let doubt = DOUBT * greater(a.size, b.size);
    let tolerance = 2.0 * doubt;
    let (a, b) = (&a.core, &b.core);
    let ahead = minus(middle(b), middle(a));
    let first = Pair::facing(a, b, [0; 2], ahead);
    if dot(ahead, first.way) < 0.0
        && let Some(place) = place_inside(a, b, first.corners, tolerance)
    {
        return Some(Found::Shared(place));
    }
    let (places, feet, way) = match approach(a, b, first)? {
        Approach::Nearest([left, right]) => {
            nearest(a, b, [left.corners, right.corners], tolerance)?
        }
        Approach::Around(pairs) => return shared(a, b, pairs, tolerance).map(Found::Shared),
    };
    let is_clear = way.square > tolerance * way.length;
    (is_clear && are_nearest(a, b, way, 0.5 * doubt)).then_some(Found::Apart(places, feet))
}

/// A corner of each core, and the way from the first one to the second one.
#[derive(Clone, Copy)]
struct Pair {
    corners: [usize; 2],
    way: Place,
}

impl Pair {
    /// The corners to which the borders lead towards the other core along a direction, from others on.
    #[inline(always)]
    fn facing<A: Core, B: Core>(a: &A, b: &B, [i, j]: [usize; 2], direction: Place) -> Self {
        let (i, j) = (a.climbed(i, direction), b.climbed(j, minus([0.0; 2], direction)));
        Self { corners: [i, j], way: minus(b.corner(j), a.corner(i)) }
    }
}

/// What two cores come to.
enum Approach {
    /// The nearest corners, or those next to the nearest places on both sides.
    Nearest([Pair; 2]),
    /// Pairs of corners, between the ways of which there is none of no length: the cores overlap.
    Around([Pair; 3]),
}

/// By the algorithm of Gilbert, Johnson and Keerthi: the ways from one core to the other one make a convex
/// area, of which the point nearest to zero is sought. It is nearest to one or between two known ones; of
/// the foremost ones in its direction one is nearer, until none is.
#[inline(always)]
fn approach<A: Core, B: Core>(a: &A, b: &B, first: Pair) -> Option<Approach> {
    const STEPS: usize = 32;
    // On the left and on the right of zero, seen along the direction.
    let (mut left, mut right, mut direction) = (first, first, first.way);
    for _ in 0..STEPS {
        let next = Pair::facing(a, b, left.corners, direction);
        if dot(direction, next.way) >= dot(direction, left.way) {
            return Some(Approach::Nearest([left, right]));
        }
        let is_left = cross(direction, next.way) > 0.0;
        let ends = if is_left { [next, right] } else { [left, next] };
        let edge = minus(ends[1].way, ends[0].way);
        if dot(ends[0].way, edge) >= 0.0 {
            (left, right, direction) = (ends[0], ends[0], ends[0].way);
        } else if dot(ends[1].way, edge) <= 0.0 {
            (left, right, direction) = (ends[1], ends[1], ends[1].way);
        } else {
            direction = [0.0 - edge[1], edge[0]];
            if dot(direction, ends[0].way) <= 0.0 {
                return Some(Approach::Around([left, right, next]));
            }
            [left, right] = ends;
        }
    }
    None
}

/// The nearest places if they are at or between pairs of corners, and the way from one to the other as a
/// strip between the cores has it. Where edges of both are nearest the one of the first core tells.
#[inline(always)]
fn nearest<A: Core, B: Core>(
    a: &A,
    b: &B,
    [left, right]: [Ends; 2],
    tolerance: f64,
) -> Option<([Place; 2], [Foot; 2], Way)> {
    if left == right {
        let places = [a.corner(left[0]), b.corner(left[1])];
        let feet = [a.own_corner(left[0]), b.own_corner(left[1])];
        return Some((places, feet, Way::between(places)));
    }
    if left[0] != right[0] {
        let (above, feet, way) = beside(a, b, [left[0], right[0]], left[1], tolerance)?;
        return Some((above.places, feet, way));
    }
    let (above, feet, way) = beside(b, a, [left[1], right[1]], left[0], tolerance)?;
    if above.low[0] == above.low[1] {
        let ([from, to], [foot, other]) = (above.places, feet);
        return Some(([to, from], [other, foot], way.back()));
    }
    let [to, from] = above.low;
    let (above, feet, way) = beside(a, b, [from, to], left[1], tolerance)?;
    Some((above.places, feet, way))
}

/// What is nearest above the edge that leads counterclockwise from one corner to another one, or backward
/// where the corners go clockwise. Above the edge itself its normal tells the direction, which the ends of
/// a short way do not.
#[inline(never)]
fn beside<A: Core, B: Core>(
    of: &A,
    other: &B,
    [from, to]: Ends,
    opposite: usize,
    tolerance: f64,
) -> Option<(Above, [Foot; 2], Way)> {
    let (of, number) = if of.next(from) == to {
        (*of, from)
    } else if of.next(to) == from {
        of.backward(from)
    } else {
        return None;
    };
    let rise = of.rise(number, other.corner(opposite));
    let above = above(&of, other, Face { number, opposite, rise, gap: rise }, tolerance);
    let way = if above.corners().is_some() {
        Way::between(above.places)
    } else {
        let way = of.outward(number);
        Way { way, square: rise, length: square_root(dot(way, way)) }
    };
    let feet = above.feet(&of, other);
    Some((above, feet, way))
}

/// One of two corners, or a place of a path, that lies inside of the other core.
#[inline(always)]
fn place_inside<A: Core, B: Core>(a: &A, b: &B, [i, j]: Ends, tolerance: f64) -> Option<Place> {
    let (p, q) = (a.place_towards(middle(b), i), b.place_towards(middle(a), j));
    if b.holds(p, tolerance) {
        return Some(p);
    }
    a.holds(q, tolerance).then_some(q)
}

/// The place that pairs of corners around zero have in common, if both cores have it.
///
/// Ways are off by 48 e of the size, so that a cross product is by no more than that times the sum of both
/// lengths, and beyond the tolerance the ways do go around zero: then the place lies between the corners
/// of each core. With rounded parts it is off by 3 e of the cube of the longest way over their sum, which
/// is to be less than 3 tolerances. Where a core may not have all between its corners the place has to lie
/// inside of it.
#[inline(always)]
fn shared<A: Core, B: Core>(a: &A, b: &B, pairs: [Pair; 3], tolerance: f64) -> Option<Place> {
    let [p, q, r] = pairs.map(|pair| pair.way);
    let parts = [cross(q, r), cross(r, p), cross(p, q)];
    let lengths = [p, q, r].map(|[x, y]| x.abs() + y.abs());
    let (sum, all) = (parts[0] + parts[1] + parts[2], lengths[0] + lengths[1] + lengths[2]);
    let sign = 1.0_f64.copysign(sum);
    if !(0..3).all(|i| sign * parts[i] > tolerance * (all - lengths[i])) {
        return None;
    }
    let between = |corners: [Place; 3]| {
        [0, 1].map(|axis| {
            let part = |i: usize| parts[i] * corners[i][axis];
            (part(0) + part(1) + part(2)) / sum
        })
    };
    let (in_a, in_b) = (pairs.map(|pair| pair.corners[0]), pairs.map(|pair| pair.corners[1]));
    if a.spans(in_a) {
        let place = between(in_a.map(|corner| a.corner(corner)));
        let is_well_known = sign * sum * tolerance > f64::EPSILON * all * all * all;
        let is_shared = (is_well_known && b.spans(in_b)) || b.holds(place, tolerance);
        return is_shared.then_some(place);
    }
    let place = between(in_b.map(|corner| b.corner(corner)));
    let is_shared = a.holds(place, tolerance) && (b.spans(in_b) || b.holds(place, tolerance));
    is_shared.then_some(place)
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::{Found, search};
    use crate::any::{Polygon, Shape};
    use crate::convex::core::Sort;
    use crate::convex::hull::Hull;
    use crate::outline::{cross, dot, minus};
    use crate::root::square_root;
    use crate::vector::Vector2D;

    type Place = [f64; 2];

    /// Corners of a circle, in the order of it or in any, around a place.
    fn ring(rng: &mut Rng, [x, y]: Place) -> Vec<Vector2D> {
        let mut parts: Vec<i64> =
            (0..3 + rng.usize(..14)).map(|_| rng.usize(..4000) as i64 - 2000).collect();
        parts.dedup();
        if rng.usize(..4) > 0 {
            parts.sort_unstable();
            parts.dedup();
        }
        if rng.usize(..2) == 0 {
            parts.reverse();
        }
        let radius = [1.0, 0.1, 30.0][rng.usize(..3)];
        let corner = |&part: &i64| {
            let t = part as f64 / 500.0;
            let scale = radius / (1.0 + t * t);
            let [u, v] = [(1.0 - t * t) * scale, 2.0 * t * scale];
            Vector2D::new((x + u) as f32, (y + v) as f32)
        };
        parts.iter().map(corner).collect()
    }

    fn wide(ring: &[Vector2D]) -> Vec<Place> {
        ring.iter().map(|v| [v.x.into(), v.y.into()]).collect()
    }

    fn edges(ring: &[Place]) -> impl Iterator<Item = [Place; 2]> + '_ {
        (0..ring.len()).map(|i| [ring[i], ring[(i + 1) % ring.len()]])
    }

    fn length_to_edge(p: Place, [from, to]: [Place; 2]) -> f64 {
        let (path, way) = (minus(to, from), minus(p, from));
        let part = (dot(path, way) / dot(path, path).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
        let rest = [way[0] - path[0] * part, way[1] - path[1] * part];
        square_root(dot(rest, rest))
    }

    fn length_to_border(p: Place, ring: &[Place]) -> f64 {
        edges(ring).map(|edge| length_to_edge(p, edge)).fold(f64::INFINITY, f64::min)
    }

    fn has(ring: &[Place], p: Place) -> bool {
        let is_crossed = |[from, to]: &[Place; 2]| {
            let side = cross(minus(*from, p), minus(*to, p));
            (from[1] > p[1]) != (to[1] > p[1]) && (side > 0.0) == (to[1] > p[1])
        };
        edges(ring).filter(is_crossed).count() % 2 == 1 || length_to_border(p, ring) < 1e-10
    }

    /// Also if the corners do not go once around: then less is found, but nothing wrong.
    #[test]
    fn what_is_found_is_so() {
        let (rng, mut apart, mut shared) = (&mut Rng::with_seed(7), 0, 0);
        for _ in 0..60_000 {
            let far = [0.0, 1.0, 3.0, 40.0][rng.usize(..4)];
            let other = [far, far * (rng.usize(..200) as f64 / 100.0 - 1.0)];
            let rings = [ring(rng, [0.0; 2]), ring(rng, other)];
            let shapes = [0, 1].map(|i| Shape::from(Polygon::new(&rings[i])));
            let [Some(a), Some(b)] = [0, 1].map(|i| Hull::of(&shapes[i], [0.0; 2])) else {
                continue;
            };
            let [p, q] = [wide(&rings[0]), wide(&rings[1])];
            match search(&a, &b) {
                None => {}
                Some(Found::Shared(place)) => {
                    assert!(has(&p, place) && has(&q, place), "{rings:?} {place:?}");
                    shared += 1;
                }
                Some(Found::Apart([from, to], _)) => {
                    let way = minus(to, from);
                    let least = p.iter().map(|&corner| length_to_border(corner, &q));
                    let least = least.chain(q.iter().map(|&corner| length_to_border(corner, &p)));
                    let least = least.fold(f64::INFINITY, f64::min);
                    let off = (square_root(dot(way, way)) - least).abs();
                    assert!(off < 1e-12 * (1.0 + far), "{rings:?} {from:?} {to:?} {least}");
                    assert!(length_to_border(from, &p) < 1e-12 && length_to_border(to, &q) < 1e-12);
                    apart += 1;
                }
            }
        }
        assert!(apart > 15_000 && shared > 8_000, "{apart} {shared}");
    }
}
