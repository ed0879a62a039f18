//! A point that two shapes share.

use super::body::Body;
use super::edges::{Beside, Edges, Rivals};
use super::gap::{Gap, seen_from_origin};
use super::place::{Place, cross, dot, length, minus, plus, times};
use super::wedge::{center_seen_from, endless, meeting, to_point};
use crate::exact::real::{Only, Real};
use crate::exact::rough::Rough;
use crate::exact::settle::settle;
use crate::outline::{Bounds, Outline, Spot, Vertex, Way, Wedge, meet, sharp_ends, side};
use crate::shape::{Line, Sector};
use crate::vector::Vector2D;

/// A point that two shapes share, or about the nearest to one.
pub(crate) fn shared_point([a, b]: [Body<'_>; 2], anchor: Vector2D) -> Place<f64> {
    match (a, b) {
        (Body::Outline(a), Body::Outline(b)) => {
            a.with_boxes(|a| b.with_boxes(|b| of_outlines(a, b)))
        }
        (Body::Line(line), Body::Outline(outline)) | (Body::Outline(outline), Body::Line(line)) => {
            of_line(line, &outline)
        }
        (Body::Line(a), Body::Line(b)) => of_lines(a, b),
        (Body::Line(line), Body::Sector(sector)) | (Body::Sector(sector), Body::Line(line)) => {
            of_sector(sector, endless(line, sector, Only))
        }
        (Body::Sector(sector), Body::Outline(outline))
        | (Body::Outline(outline), Body::Sector(sector)) => of_covered(sector, &outline, anchor),
        (Body::Sector(a), Body::Sector(b)) => of_sectors(a, b),
    }
}

fn of_outlines(a: &Outline<'_>, b: &Outline<'_>) -> Place<f64> {
    let (mut crossing, bounds) = (None, b.bounds());
    a.any_edge_near(&bounds, b.radius, |a, a_end| {
        let around = Bounds::of(a, a_end);
        around.is_near(&bounds, [0.0; 2])
            && b.any_edge_beside(&around, sharp_ends([a.near, a_end.near]), 0.0, |b, b_end| {
                if !meet(a, a_end, b, b_end) {
                    return false;
                }
                crossing = Some(on_both([a, a_end], [b, b_end]));
                true
            })
    });
    let reach = f64::from(a.radius) + f64::from(b.radius);
    let closest = || Edges(a, b).closest(f64::INFINITY);
    let within = || closest().filter(|closest| reach > 0.0 && closest.length() <= reach);
    let radii = [a.radius, b.radius];
    crossing
        .or_else(|| within().map(|closest| closest.divided(radii)))
        .or_else(|| a.covered_part(b).or_else(|| b.covered_part(a)).map(of_spot))
        .or_else(|| closest().map(|closest| closest.divided(radii)))
        .unwrap_or_default()
}

fn of_spot(spot: Spot) -> Place<f64> {
    let home = spot.home();
    seen_from_origin(spot.seen_from::<Rough>(home), home)
}

/// A point of two edges that meet.
fn on_both([a, a_end]: [&Vertex; 2], [b, b_end]: [&Vertex; 2]) -> Place<f64> {
    let is_on =
        |p: &&Vertex, from: &Vertex, to: &Vertex| side(from, to, p).is_eq() && meet(p, p, from, to);
    let end_of_a = [a, a_end].into_iter().find(|p| is_on(p, b, b_end));
    let end = end_of_a.or_else(|| [b, b_end].into_iter().find(|p| is_on(p, a, a_end)));
    if let Some(end) = end {
        return of_spot(end.spot);
    }
    let anchor = a.spot.home();
    settle!(R, run => {
        let [a, a_end, b, b_end] =
            [a, a_end, b, b_end].map(|vertex| vertex.spot.seen_in::<R>(anchor, run));
        crossing(a, minus(a_end, a), b, minus(b_end, b), anchor)
    })
}

/// Where the lines through `a` and `b` cross, seen from the origin; nowhere if they are parallel.
fn crossing<R: Real>(
    a: Place<R>,
    along_a: Place<R>,
    b: Place<R>,
    along_b: Place<R>,
    anchor: Vector2D,
) -> Option<Place<f64>> {
    let across = cross(along_a, along_b);
    if across.sign()?.is_eq() {
        return None;
    }
    let part = cross(minus(b, a), along_b).over(across);
    part.to_absolute(1e-12 * (1.0 + part.value().abs()))?;
    Some(seen_from_origin(plus(a, times(along_a, part)), anchor))
}

fn direction<R: Real>(line: Line, run: R::Run) -> Place<R> {
    [line.direction.x, line.direction.y].map(|x| R::new_in(x, run))
}

fn of_line(line: Line, outline: &Outline<'_>) -> Place<f64> {
    let base = Vertex::new(Spot::of(line.base), outline.anchor());
    let next = Vertex::new(Spot::next_on(line), outline.anchor());
    let mut crossing_edge = None;
    outline.any_edge(|a, b| {
        let is_crossed = side(&base, &next, a) != side(&base, &next, b);
        if is_crossed {
            crossing_edge = Some([a.spot, b.spot]);
        }
        is_crossed
    });
    let anchor = line.base;
    let crossed = crossing_edge.and_then(|edge| {
        settle!(R, run => {
            let [a, b] = edge.map(|spot| spot.seen_in::<R>(anchor, run));
            let base = [R::new_in(0.0, run); 2];
            crossing(a, minus(b, a), base, direction(line, run), anchor).map(Some)
        })
    });
    let closest =
        || Beside(line, outline).closest(f64::INFINITY).map(|closest| closest.divided([0.0; 2]));
    crossed.or_else(closest).unwrap_or_default()
}

fn of_lines(a: Line, b: Line) -> Place<f64> {
    let anchor = a.base;
    settle!(R, run => {
        let base = Spot::of(b.base).seen_in::<R>(anchor, run);
        crossing([R::new_in(0.0, run); 2], direction(a, run), base, direction(b, run), anchor)
    }, or [anchor.x, anchor.y].map(f64::from))
}

fn of_sector(sector: Sector, way: Way<Rough>) -> Place<f64> {
    let gap = meeting(&Wedge::new(sector), way);
    gap.map(|gap| seen_from_origin(gap.from, sector.center)).unwrap_or_default()
}

fn of_covered(sector: Sector, outline: &Outline<'_>, anchor: Vector2D) -> Place<f64> {
    let wedge = Wedge::<Rough>::new(sector);
    let mut least: Option<Gap<Rough>> = None;
    outline.any_edge(|a, b| {
        let [a, b] = [a.spot, b.spot].map(|spot| spot.seen_from(sector.center));
        if let Some(gap) = meeting(&wedge, Way::between(a, b)) {
            least = Some(least.map_or(gap, |least| least.or(gap)));
        }
        false
    });
    let near = least.filter(|gap| gap.length.value() <= f64::from(outline.radius));
    let sample = || outline.surrounds(sector).then(|| wedge.sample());
    let place = near.map(|gap| gap.from).or_else(sample).or(least.map(|gap| gap.from));
    place.map(|place| seen_from_origin(place, anchor)).unwrap_or_default()
}

fn of_sectors(a: Sector, b: Sector) -> Place<f64> {
    let (wedge, other) = (Wedge::<Rough>::new(a), Wedge::new(b));
    let center = center_seen_from(a, b, Only);
    let mut least: Option<(f64, Place<Rough>)> = None;
    each_candidate([&wedge, &other], center, |p| {
        let gaps = [to_point(&wedge, p), to_point(&other, minus(p, center))];
        let Some([Gap { length: a, .. }, Gap { length: b, .. }]) = both(gaps) else { return };
        let off = (a + b).value();
        if least.is_none_or(|least| off < least.0) {
            least = Some((off, p));
        }
    });
    least.map(|(_, place)| seen_from_origin(place, a.center)).unwrap_or_default()
}

fn both<T>([a, b]: [Option<T>; 2]) -> Option<[T; 2]> {
    Some([a?, b?])
}

/// Visits points that two sectors may share: if they share any, then one of these.
fn each_candidate(
    [a, b]: [&Wedge<Rough>; 2],
    center: Place<Rough>,
    mut visit: impl FnMut(Place<Rough>),
) {
    visit(a.sample());
    visit(plus(b.sample(), center));
    for [from, to] in b.sides() {
        let way = Way::between(plus(from, center), plus(to, center));
        meeting(a, way).into_iter().for_each(|gap| visit(gap.from));
    }
    for [from, to] in a.sides() {
        let way = Way::between(minus(from, center), minus(to, center));
        meeting(b, way).into_iter().for_each(|gap| visit(plus(gap.from, center)));
    }
    for radius in a.radii {
        for other in b.radii {
            rim_crossings(radius, other, center).into_iter().for_each(&mut visit);
        }
    }
}

/// Where two circles cross, the first one around the origin; any points if they do not.
fn rim_crossings(a: Rough, b: Rough, center: Place<Rough>) -> [Place<Rough>; 2] {
    let square = dot(center, center);
    let half = Rough::new(0.5).over(square);
    let along = (square + a.square() - b.square()) * half;
    let ahead = times(center, along);
    let across = (a.square() - dot(ahead, ahead)).square_root().over(length(center));
    let [x, y] = times(center, across);
    [plus(ahead, [-y, x]), plus(ahead, [y, -x])]
}
