//! The nearest points of a sector and of something else, seen from the sector's center.

use super::edges::square_to_path;
use super::gap::{Found, Gap};
use super::place::{Place, cross, dot, length, minus, plus, times};
use crate::exact::position::Position;
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::outline::{Bounds, Outline, Way, Wedge, crossings};
use crate::shape::{Line, Sector};

/// The gap from a sector to a line that does not meet it and stands somewhere.
pub(crate) fn line_apart(sector: Sector, line: Line, at: Position) -> Found {
    settle!(R, run => {
        let way = Way { from: at.point_in(line.base, sector.center, run), ..endless(line, sector, run) };
        let gap = to_way(&Wedge::<R>::new_in(sector, run), way)?;
        gap.between_borders([0.0; 2], sector.center)
    }, or Found::FAR)
}

/// The gap from a sector to an outline, seen from its center, that does not meet it.
pub(crate) fn outline_apart(sector: Sector, outline: &Outline<'_>) -> Found {
    let radii = [0.0, outline.radius];
    let mut least = Found::FAR;
    outline.any_edge(|a, b| {
        let nearest = square_to_path([0.0; 2], [a.place(), b.place()]);
        let reach = f64::from(sector.radius) + f64::from(outline.radius) + least.length;
        // How far the edge is off where it comes near, if it is a long one.
        let doubt = 64.0 * f64::EPSILON * Bounds::of(a, b).size();
        let limit = reach * (1.0 + 1.0 / 1024.0) + doubt;
        if nearest > limit * limit {
            return false;
        }
        least = least.or(settle!(R, run => {
            let [a, b] = [a.spot, b.spot].map(|spot| spot.seen_in::<R>(sector.center, run));
            let gap = to_way(&Wedge::new_in(sector, run), Way::between(a, b))?;
            gap.between_borders(radii, sector.center)
        }, or Found::FAR));
        false
    });
    least
}

/// The gap between two sectors that do not meet, of which the second one stands somewhere.
pub(crate) fn sectors_apart(a: Sector, b: Sector, at: Position) -> Found {
    settle!(R, run => {
        let [wedge, other] = [a, b].map(|sector| Wedge::<R>::new_in(sector, run));
        let gap = between(&wedge, &other, at.point_in(b.center, a.center, run))?;
        gap.between_borders([0.0; 2], a.center)
    }, or Found::FAR)
}

/// The way along a line, seen from a sector's center.
pub(crate) fn endless<R: Real>(line: Line, sector: Sector, run: R::Run) -> Way<R> {
    let along = [line.direction.x, line.direction.y].map(|x| R::new_in(x, run));
    let axis = |base: f32, center: f32| R::sum_in(&[base, -center], run);
    let from = [axis(line.base.x, sector.center.x), axis(line.base.y, sector.center.y)];
    Way { from, along, is_endless: true }
}

/// The center of b, seen from the one of a.
pub(crate) fn center_seen_from<R: Real>(a: Sector, b: Sector, run: R::Run) -> Place<R> {
    let axis = |a: f32, b: f32| R::sum_in(&[b, -a], run);
    [axis(a.center.x, b.center.x), axis(a.center.y, b.center.y)]
}

/// The gap from a sector to a point; nothing if the point belongs to it.
#[inline(never)]
pub(crate) fn to_point<R: Real>(wedge: &Wedge<R>, p: Place<R>) -> Option<Gap<R>> {
    if wedge.faces(p)? {
        return along_ray(wedge, p);
    }
    let mut least = None;
    for &direction in [&wedge.start, &wedge.end] {
        add(&mut least, Gap::to_path(p, wedge.side(direction)))?;
    }
    least.map(Gap::swapped)
}

/// The gap to a point that lies in one of the sector's directions.
#[inline(never)]
fn along_ray<R: Real>(wedge: &Wedge<R>, p: Place<R>) -> Option<Gap<R>> {
    let [inner, outer] = wedge.radii;
    let distance = length(p);
    let at = |radius: R| times(p, radius.over(distance));
    if distance.compare(outer)?.is_gt() {
        return Some(Gap { length: distance - outer, from: at(outer), to: p });
    }
    if distance.compare(inner)?.is_ge() {
        return Some(Gap { length: distance.like(0.0), from: p, to: p });
    }
    let is_center = distance.sign()?.is_eq();
    let from = if is_center { times(wedge.middle, inner) } else { at(inner) };
    Some(Gap { length: inner - distance, from, to: p })
}

/// The gap from a sector to a way that does not meet it; see [`Wedge::is_near`].
#[inline(never)]
fn to_way<R: Real>(wedge: &Wedge<R>, way: Way<R>) -> Option<Gap<R>> {
    let square = dot(way.along, way.along);
    if square.sign()?.is_eq() {
        return to_point(wedge, way.from);
    }
    let mut least: Option<Gap<R>> = None;
    let mut add = |gap: Option<Gap<R>>| add(&mut least, gap);
    if !way.is_endless {
        add(to_point(wedge, way.from))?;
        add(to_point(wedge, way.to()))?;
    }
    let next_to_center = -dot(way.from, way.along).over(square);
    if way.has(next_to_center)? {
        add(to_point(wedge, way.at(next_to_center)))?;
    }
    if !wedge.is_whole {
        for &direction in [&wedge.start, &wedge.end] {
            for &corner in &wedge.side(direction) {
                add(from_corner(corner, way))?;
            }
        }
    }
    least
}

/// Keeps the lesser gap; None of none.
#[inline(never)]
fn add<R: Real>(least: &mut Option<Gap<R>>, gap: Option<Gap<R>>) -> Option<()> {
    let gap = gap?;
    *least = Some(least.map_or(gap, |least| least.or(gap)));
    Some(())
}

#[inline(never)]
fn from_corner<R: Real>(corner: Place<R>, way: Way<R>) -> Option<Gap<R>> {
    if way.is_endless {
        return Some(Gap::to_line(corner, way.from, way.along));
    }
    Gap::to_path(corner, [way.from, way.to()])
}

/// The gap between two sectors that do not meet; the other one's center lies at `center`.
#[inline(never)]
fn between<R: Real>(a: &Wedge<R>, b: &Wedge<R>, center: Place<R>) -> Option<Gap<R>> {
    let mut least: Option<Gap<R>> = None;
    each_gap(a, b, center, &mut |gap| add(&mut least, gap))?;
    let back = times(center, center[0].like(-1.0));
    each_gap(b, a, back, &mut |gap| add(&mut least, gap.map(|gap| seen_back(gap, center))))?;
    least
}

/// A gap between two, the other way and from the place from which a center is seen.
#[inline(never)]
fn seen_back<R: Real>(gap: Gap<R>, center: Place<R>) -> Gap<R> {
    Gap { from: plus(gap.to, center), to: plus(gap.from, center), ..gap }
}

/// Visits the gaps from the straight sides of b, and from its arcs along the line of the centers, to
/// a.
#[inline(never)]
fn each_gap<R: Real>(
    a: &Wedge<R>,
    b: &Wedge<R>,
    center: Place<R>,
    visit: &mut dyn FnMut(Option<Gap<R>>) -> Option<()>,
) -> Option<()> {
    if !b.is_whole {
        for &direction in [&b.start, &b.end] {
            let [from, to] = b.side(direction);
            visit(to_way(a, Way::between(plus(from, center), plus(to, center))))?;
        }
    }
    let directions = directions(b, center);
    for &direction in directions.as_ref()? {
        for &radius in &b.radii {
            if b.faces(direction)? {
                visit(to_point(a, plus(center, times(direction, radius))))?;
            }
        }
    }
    Some(())
}

/// The directions towards and away from another center; where that is the same one, any.
#[inline(never)]
fn directions<R: Real>(wedge: &Wedge<R>, center: Place<R>) -> Option<[Place<R>; 2]> {
    let distance = length(center);
    if distance.sign()?.is_eq() {
        return Some([wedge.middle; 2]);
    }
    let ahead = times(center, distance.like(1.0).over(distance));
    Some([ahead, times(ahead, distance.like(-1.0))])
}

/// A point of the sector that is one of the way's as well, or about the nearest to it; how far it is
/// from there.
pub(crate) fn meeting<R: Real>(wedge: &Wedge<R>, way: Way<R>) -> Option<Gap<R>> {
    let mut least = to_way(wedge, way)?;
    if dot(way.along, way.along).sign()?.is_eq() {
        return Some(least);
    }
    for radius in wedge.radii {
        for part in crossings(way, radius)?.into_iter().flatten() {
            if way.has(part)? {
                least = least.or(to_point(wedge, way.at(part))?);
            }
        }
    }
    for [a, b] in wedge.sides() {
        let across = cross(way.along, minus(b, a));
        if across.sign()?.is_ne() {
            let part = cross(minus(a, way.from), minus(b, a)).over(across);
            if way.has(part)? {
                least = least.or(to_point(wedge, way.at(part))?);
            }
        }
    }
    Some(least)
}
