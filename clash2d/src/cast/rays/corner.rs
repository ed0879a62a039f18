//! Rays through corners of polygons whose numbers are short.

use super::super::corner::crossed_normal;
use super::super::hit::RayHit;
use super::cuts::{Cuts, SHORT, crossed};
use super::span::Span;
use super::track::{Grid, Track};
use crate::distance::place::{Place, cross, dot, minus, unit};
use crate::pack::{Four, Pack, Pair, Two};
use crate::place::Somewhere;
use crate::vector::Vector2D;

fn wide(v: Vector2D) -> Place<f64> {
    [v.x.into(), v.y.into()]
}

/// What a ring's vertices are to the line of a ray: bits of those on the right of it, and on it.
struct Sides {
    right: u32,
    on: u32,
    count: usize,
}

impl Sides {
    /// None unless f64 makes no mistake.
    fn of(ring: &[Vector2D], track: Track) -> Option<Self> {
        let is_short = track.is_on(Grid::FINE)
            & ring.chunks(2).all(|pair| Grid::FINE.has(Four::of([pair[0], pair[pair.len() - 1]])));
        let (start, along) = (track.start().numbers(), wide(track.movement));
        let (mut right, mut on, mut most) = (0, 0, 0.0_f64);
        for (number, vertex) in ring.iter().enumerate() {
            let place = minus(wide(*vertex), start);
            let aside = cross(along, place);
            right |= u32::from(aside < 0.0) << number;
            on |= u32::from(aside == 0.0) << number;
            most = most.max(place[0].abs() + place[1].abs());
        }
        let is_small = most + along[0].abs() + along[1].abs() < SHORT;
        (is_short & is_small).then_some(Self { right, on, count: ring.len() })
    }

    /// The only vertex that is not on one side of the line.
    fn touched(&self) -> Option<usize> {
        let all = (1 << self.count) - 1;
        let is_aside = (self.right == 0) | (self.right | self.on == all);
        (is_aside & self.on.is_power_of_two()).then(|| self.on.trailing_zeros() as usize)
    }

    /// Whether the edges cross the line wherever they meet it.
    fn is_crossed(&self) -> bool {
        let Self { right, on, count } = *self;
        let next = |bits: u32| bits >> 1 | (bits & 1) << (count - 1);
        let previous = |bits: u32| bits << 1 | bits >> (count - 1);
        let is_apart = on & (next(on) | previous(on)) == 0;
        is_apart & (on & !(next(right) ^ previous(right)) == 0)
    }

    /// The end of an edge on the line.
    fn end(&self, edge: usize) -> Option<usize> {
        let next = if edge + 1 == self.count { 0 } else { edge + 1 };
        [edge, next].into_iter().find(|number| self.on >> number & 1 != 0)
    }
}

/// [`cast_ray`](super::super::cast_ray) of a polygon of which vertices may lie on the line of a ray.
#[inline(never)]
pub(super) fn through_corners(ring: &[Vector2D], track: Track) -> Option<Option<RayHit>> {
    let sides = Sides::of(ring, track)?;
    if let Some(number) = sides.touched() {
        return touch(*ring.get(number)?, sides.right == 0, track);
    }
    if !sides.is_crossed() {
        return None;
    }
    let Some(numbers) = crossed(sides.right, sides.count)? else { return Some(None) };
    let cuts = Cuts::new(ring, numbers, track)?.in_order()?;
    let Some(passage) = cuts.span.passage()? else { return Some(None) };
    let mut normals = cuts.normals();
    let ahead = unit(wide(track.movement))?;
    for (lane, ahead) in [(0, ahead), (1, ahead.map(|x| -x))] {
        if let Some(number) = sides.end(cuts.numbers[lane]) {
            let [x, y] = normal(ring, number, ahead);
            normals[lane] = Two::new(-x, -y);
        }
    }
    passage.write(track, normals, &cuts.edges_of(ring)?)
}

/// At a vertex, the others being on the left of the line or on the right.
fn touch(vertex: Vector2D, is_left: bool, track: Track) -> Option<Option<RayHit>> {
    let (along, place) = (wide(track.movement), track.sees(vertex).numbers());
    let span = Span {
        above: Two::all(dot(along, place)),
        below: Two::all(dot(along, along)),
        slack: Two::all(0.0),
        weight: Two::all(1.0),
    };
    let Some(passage) = span.passage()? else { return Some(None) };
    let [x, y] = unit(along)?;
    let out = if is_left { Two::new(y, -x) } else { Two::new(-y, x) };
    passage.write(track, [out; 2], &Somewhere)
}

/// Into the shape at a vertex that is crossed, as [`Corner`](super::super::corner::Corner) has it.
fn normal(ring: &[Vector2D], number: usize, ahead: Place<f64>) -> Place<f64> {
    let count = ring.len();
    let edges = [number + count - 1, number + 1]
        .map(|other| minus(wide(ring[other % count]), wide(ring[number])));
    crossed_normal(edges, ahead)
}
