//! Common points and stretches of borders against all that the oracle finds.

use clash2d::{Intersection, Vector2D};
use clash2d_oracle::any::{self, Figure, Role, Shared, Stretch};

use crate::compare::{Extent, check};
use crate::edges::{Edge, Place, edges, number};
use crate::shape::with_shapes;

const EXTENT: Extent = match cfg!(debug_assertions) {
    true => Extent { cases: 1, every: 4, points: 10 },
    false => Extent { cases: 1, every: 1, points: 16 },
};

/// Each common point is told, plain ones once, and so is each stretch; nothing else is.
#[test]
fn intersections() {
    check(EXTENT, |a, b, _| {
        let mut buffer = vec![Intersection::default(); 400];
        let count = with_shapes(a, b, |a, b| clash2d::intersections(a, b, &mut buffer));
        let Some(truth) = any::shared_border(a, b) else { return Ok(()) };
        let told = &buffer[..count.min(buffer.len())];
        let slack = slack(&[a, b], told);
        if slack.is_infinite() || !is_clear(&truth, slack) {
            return Ok(());
        }
        let wrong = |what: &str| Err(format!("{what} within {slack}: {told:?} for {truth:?}"));
        if !is_sorted(told) {
            return wrong("unsorted");
        }
        if let Some(what) = [a, b]
            .iter()
            .enumerate()
            .find_map(|(side, figure)| told.iter().find(|found| !fits(figure, found, side, slack)))
        {
            return wrong(&format!("parameters of {what:?}"));
        }
        let is_wrong = |point: &&any::Crossing| !is_told_well([a, b], told, point.at, slack);
        if let Some(point) = truth.points.iter().find(is_wrong) {
            return wrong(&format!("told with other edges: {:?}", point.at));
        }
        compare(&truth, told, slack).map_or(Ok(()), wrong)
    });
}

/// What is wrong with the points and stretches that are told.
fn compare(truth: &Shared, told: &[Intersection], slack: f64) -> Option<&'static str> {
    let is_point = |found: &&Intersection| found.place_a.along == found.end_a;
    for crossing in &truth.points {
        let at = |found: &&Intersection| apart(place(found.start), crossing.at) <= slack;
        match told.iter().filter(is_point).filter(at).count() {
            0 => return Some("a missing point"),
            1 => (),
            _ if crossing.is_plain => return Some("a point told twice"),
            _ => (),
        }
    }
    for found in told.iter().filter(is_point) {
        let here = |crossing: &any::Crossing| apart(place(found.start), crossing.at) <= slack;
        // Other edges may cross where some run along each other.
        let is_on = |stretch: &Stretch| {
            stretch.ends.iter().any(|&end| apart(place(found.start), end) <= slack)
        };
        if !truth.points.iter().any(here) && !truth.stretches.iter().any(is_on) {
            return Some("a point too much");
        }
    }
    let stretches: Vec<&Intersection> = told.iter().filter(|found| !is_point(found)).collect();
    let is_in = |stretch: &Stretch, found: &Intersection| {
        is_endless(found) || lies_between(stretch, place(found.start), place(found.end), slack)
    };
    for stretch in &truth.stretches {
        if !stretches.iter().any(|found| is_in(stretch, found)) {
            return Some("a missing stretch");
        }
    }
    for found in stretches {
        if !truth.stretches.iter().any(|stretch| is_in(stretch, found)) {
            return Some("a stretch too much");
        }
        let is_end = |end: Vector2D| {
            let mut ends = truth.stretches.iter().flat_map(|stretch| stretch.ends);
            is_endless(found) || ends.any(|other| apart(place(end), other) <= slack)
        };
        if !is_end(found.start) || !is_end(found.end) {
            return Some("a stretch that ends elsewhere");
        }
    }
    None
}

fn is_endless(found: &Intersection) -> bool {
    [found.place_a.along, found.end_a] == [f32::NEG_INFINITY, f32::INFINITY]
}

fn is_sorted(told: &[Intersection]) -> bool {
    told.is_sorted_by(|a, b| {
        let place = |place: clash2d::Place| (place.member, place.edge, place.along);
        let key = |found: &Intersection| (place(found.place_a), place(found.place_b));
        key(a) <= key(b)
    })
}

/// Whether a piece belongs to a straight or round stretch from one place to another; a round one
/// leads counterclockwise.
fn lies_between(stretch: &Stretch, start: Place, end: Place, slack: f64) -> bool {
    let middle = stretch.middle;
    let Some(center) = stretch.center else {
        return (apart(start, middle) + apart(middle, end) - apart(start, end)).abs() <= slack;
    };
    let radius = apart(center, middle);
    let on = |p: Place| (apart(center, p) - radius).abs() <= slack;
    let angle = |p: Place| quarters([p[0] - center[0], p[1] - center[1]]);
    let turn = |from: f64, to: f64| (to - from).rem_euclid(4.0);
    let (from, to) = (angle(start), angle(end));
    let whole = if apart(start, end) <= slack { 4.0 } else { turn(from, to) };
    on(start) && on(end) && turn(from, angle(middle)) <= whole
}

/// A number from 0 to 4 that grows with the angle.
fn quarters([x, y]: Place) -> f64 {
    let part = y / (x.abs() + y.abs());
    match () {
        () if x < 0.0 => 2.0 - part,
        () if y < 0.0 => 4.0 + part,
        () => part,
    }
}

/// Whether no two features are so near to each other that roundings hide which is which.
fn is_clear(truth: &Shared, slack: f64) -> bool {
    let mut places: Vec<Place> = truth.points.iter().map(|crossing| crossing.at).collect();
    let is_long = |stretch: &Stretch| {
        apart(stretch.ends[0], stretch.middle) > 4.0 * slack
            && apart(stretch.ends[1], stretch.middle) > 4.0 * slack
    };
    let points = places.len();
    places.extend(truth.stretches.iter().flat_map(|stretch| stretch.ends));
    let is_alone = |i: usize| {
        places.iter().enumerate().all(|(j, &other)| i == j || apart(places[i], other) > 4.0 * slack)
    };
    truth.stretches.iter().all(is_long) && (0..points).all(is_alone)
}

/// Whether the parameters of a figure's edge lead to the ends.
fn fits(figure: &Figure, found: &Intersection, side: usize, slack: f64) -> bool {
    let (place_on, end) = match side {
        0 => (found.place_a, found.end_a),
        _ => (found.place_b, found.end_b),
    };
    let Some(edges) = edges(figure) else { return true };
    let edge = number(figure, place_on).and_then(|number| edges.get(number as usize));
    let (Some(edge), parts) = (edge, [place_on.along, end]) else { return false };
    parts.into_iter().zip([found.start, found.end]).all(|(part, end)| {
        let part = f64::from(part);
        let (at, lever) = edge.at(part);
        let slack = slack + lever * f64::from(f32::EPSILON) * part.abs().max(1.0);
        part.is_infinite() || apart(at, place(end)) <= slack
    })
}

/// The numbers of the edges with which a common point is to be told: those that run through it, and
/// the first one of those that begin there, or else that end there, or are but a point. None in doubt.
fn tellers(edges: &[Edge], at: Place, slack: f64, is_group: bool) -> Option<Vec<u32>> {
    const SAME: f64 = 1e-6;
    if edges.iter().any(|edge| edge.at(1.0).1 < 100.0 * slack && !edge.is_dot()) {
        return None;
    }
    let (mut through, mut begin, mut end, mut dots) = (vec![], vec![], vec![], vec![]);
    for (number, edge) in edges.iter().enumerate() {
        // Where one coordinate is far greater than the other one, roundings of places at an end and
        // beside it are the same length.
        let gap_to = |end: Place| {
            let is_same = |axis: usize| {
                (end[axis] - at[axis]).abs() <= 1e-9 * end[axis].abs().max(at[axis].abs())
            };
            let gap = apart(end, at);
            if is_same(0) && is_same(1) { gap } else { gap.max(2.0 * SAME * slack) }
        };
        let ends = [0.0, 1.0].map(|part| gap_to(edge.at(part).0));
        let is_near = |gap: f64| (gap > SAME * slack) & (gap < 4.0 * slack);
        let is_end = |gap: f64| gap <= SAME * slack && !edge.is_endless();
        let gap = edge.distance(at);
        if is_near(gap) || (!edge.is_endless() && ends.into_iter().any(is_near)) {
            return None;
        }
        let number = number as u32;
        match ends.map(is_end) {
            [true, true] => dots.push(number),
            [true, _] => begin.push(number),
            [_, true] => end.push(number),
            _ if gap <= SAME * slack => through.push(number),
            _ => (),
        }
    }
    begin.extend(end.into_iter().chain(dots));
    through.extend(if is_group { &begin[..] } else { &begin[..begin.len().min(1)] });
    Some(through)
}

/// Whether a common point is told with the right edges, each pair once. Which members of a group tell
/// it, of those that end there, is left open.
fn is_told_well(figures: [&Figure; 2], told: &[Intersection], at: Place, slack: f64) -> bool {
    let is_group = figures.map(|figure| matches!(figure, Figure::Group(_)));
    let tellers = |side: usize| tellers(&edges(figures[side])?, at, slack, is_group[side]);
    let Some((on_a, on_b)) = tellers(0).zip(tellers(1)) else { return true };
    let is_here = |found: &&Intersection| {
        found.place_a.along == found.end_a && apart(place(found.start), at) <= slack
    };
    let here = || told.iter().filter(is_here);
    let is_on =
        |side: usize, place: clash2d::Place, edge: u32| number(figures[side], place) == Some(edge);
    let count = |a: u32, b: u32| {
        here().filter(|f| is_on(0, f.place_a, a) && is_on(1, f.place_b, b)).count()
    };
    let pairs = || on_a.iter().flat_map(|a| on_b.iter().map(|b| count(*a, *b)));
    let total: usize = pairs().sum();
    let once = if is_group.contains(&true) { 0..=1 } else { 1..=1 };
    total > 0 && total == here().count() && pairs().all(|count| once.contains(&count))
}

fn place(v: Vector2D) -> Place {
    [v.x.into(), v.y.into()]
}

fn apart([ax, ay]: Place, [bx, by]: Place) -> f64 {
    let (x, y) = (bx - ax, by - ay);
    (x * x + y * y).sqrt()
}

/// What the roundings of a point may come to.
fn slack(figures: &[&Figure], told: &[Intersection]) -> f64 {
    let mut copies: Vec<Figure> = figures.iter().map(|&figure| figure.clone()).collect();
    let is_length = |role: Role| !matches!(role, Role::Angle | Role::Opening);
    let numbers = copies.iter_mut().flat_map(Figure::numbers);
    let numbers = numbers.filter(|(role, _)| is_length(*role)).map(|(_, number)| number.abs());
    let ends = told.iter().flat_map(|found| [found.start, found.end]);
    let size = numbers.chain(ends.flat_map(|end| [end.x.abs(), end.y.abs()])).fold(0.0, f32::max);
    2.0 * f64::from(size) * f64::from(f32::EPSILON)
}
