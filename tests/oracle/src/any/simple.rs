//! What figures consist of: their degenerate forms are simpler ones, and groups are taken apart.

use super::figure::{Figure, Pair};
use super::turning::Turning;

/// A corner: a point, and from there some lengths in some directions.
#[derive(Clone, Debug)]
pub(crate) struct Corner {
    pub(crate) at: Pair,
    pub(crate) arms: Vec<(f32, Turning)>,
}

/// How runs of corners make a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filling {
    /// The edges from each corner to the next.
    Open,
    /// And from the last one to the first.
    Closed,
    /// And what they enclose.
    Filled,
}

/// Edges, or an area, grown by a radius.
#[derive(Clone, Debug)]
pub(crate) struct Outline {
    pub(crate) runs: Vec<Vec<Corner>>,
    pub(crate) filling: Filling,
    pub(crate) radius: f32,
}

/// A sector with an opening and a radius that are not 0, and that is no disc.
#[derive(Clone, Debug)]
pub(crate) struct Arcs {
    pub(crate) center: Corner,
    pub(crate) inner: f32,
    pub(crate) outer: f32,
    pub(crate) opening: Opening,
}

/// The directions of a sector.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Opening {
    /// All of them.
    Whole,
    /// From the first counterclockwise to the second, at most 180 degrees.
    Narrow([Turning; 2]),
    /// Likewise, but more than 180 degrees.
    Wide([Turning; 2]),
}

/// A figure that is no group, valid and not degenerate.
#[derive(Clone, Debug)]
pub(crate) enum Simple {
    /// A base and a direction.
    Line(Corner, Pair),
    Outline(Outline),
    Sector(Arcs),
}

/// The simple figures that a figure consists of; none of an empty one.
pub(crate) fn simple(figure: &Figure) -> Vec<Simple> {
    match figure {
        Figure::Group(members) => members.iter().flat_map(simple).collect(),
        Figure::At { position, figure } if position.iter().all(|x| x.is_finite()) => {
            simple(figure).into_iter().map(|simple| simple.at(*position)).collect()
        }
        _ if !figure.is_valid() => Vec::new(),
        Figure::Polygon { rings, .. } if rings.iter().all(Vec::is_empty) => Vec::new(),
        Figure::Chain { vertices, .. } if vertices.is_empty() => Vec::new(),
        _ => vec![single(figure)],
    }
}

fn single(figure: &Figure) -> Simple {
    match figure {
        Figure::Point { at } => open(&[*at], 0.0),
        Figure::Line { base, direction } if *direction == [0.0; 2] => open(&[*base], 0.0),
        Figure::Line { base, direction } => Simple::Line(corner(*base), *direction),
        Figure::Segment { point1, point2 } => open(&[*point1, *point2], 0.0),
        Figure::Circle { center, radius } => open(&[*center], *radius),
        Figure::Rectangle { origin, size } => rectangle(*origin, *size),
        Figure::Oriented { center, half_extend, rotation } => {
            oriented(*center, *half_extend, *rotation)
        }
        Figure::Capsule { point1, point2, radius } => open(&[*point1, *point2], *radius),
        Figure::Polygon { rings, radius } => {
            let rings = rings.iter().filter(|ring| !ring.is_empty());
            let runs = rings.map(|ring| corners(ring)).collect();
            Simple::Outline(Outline { runs, filling: Filling::Filled, radius: *radius })
        }
        Figure::Chain { vertices, closed, radius, .. } => {
            let filling = if *closed { Filling::Closed } else { Filling::Open };
            Simple::Outline(Outline { runs: vec![corners(vertices)], filling, radius: *radius })
        }
        Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
            sector(*center, [*inner_radius, *radius], *direction, *half_angle)
        }
        Figure::Group(_) | Figure::At { .. } => unreachable!("these are taken apart"),
    }
}

fn corners(points: &[Pair]) -> Vec<Corner> {
    points.iter().copied().map(corner).collect()
}

fn corner(at: Pair) -> Corner {
    Corner { at, arms: Vec::new() }
}

fn open(points: &[Pair], radius: f32) -> Simple {
    Simple::Outline(Outline { runs: vec![corners(points)], filling: Filling::Open, radius })
}

/// Four corners, or the two of a segment, or one, where the first or second step is 0.
fn boxed(corners: [Corner; 4], is_flat: [bool; 2]) -> Simple {
    let [origin, first, opposite, second] = corners;
    let (run, filling) = match is_flat {
        [false, false] => (vec![origin, first, opposite, second], Filling::Filled),
        [false, true] => (vec![origin, first], Filling::Open),
        [true, false] => (vec![origin, second], Filling::Open),
        [true, true] => (vec![origin], Filling::Open),
    };
    Simple::Outline(Outline { runs: vec![run], filling, radius: 0.0 })
}

fn rectangle(at: Pair, [width, height]: Pair) -> Simple {
    let along = (width, Turning::new(0.0));
    let up = (height, Turning::new(90.0));
    let arms = [vec![], vec![along], vec![along, up], vec![up]];
    boxed(arms.map(|arms| Corner { at, arms }), [width == 0.0, height == 0.0])
}

fn oriented(at: Pair, [width, height]: Pair, rotation: f32) -> Simple {
    let along = |sign: f32| (sign * width, Turning::new(rotation));
    let up = |sign: f32| (sign * height, Turning::sum(rotation, 90.0));
    let signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners = signs.map(|(x, y)| Corner { at, arms: vec![along(x), up(y)] });
    boxed(corners, [width == 0.0, height == 0.0])
}

fn sector(center: Pair, [inner, outer]: Pair, direction: f32, half_angle: f32) -> Simple {
    if outer == 0.0 || (half_angle >= 180.0 && inner == 0.0) {
        return open(&[center], outer);
    }
    if half_angle == 0.0 {
        let end = |length| Corner { at: center, arms: vec![(length, Turning::new(direction))] };
        let runs = vec![vec![end(inner), end(outer)]];
        return Simple::Outline(Outline { runs, filling: Filling::Open, radius: 0.0 });
    }
    let sides = || [-half_angle, half_angle].map(|beside| Turning::sum(direction, beside));
    let opening = match half_angle {
        180.0.. => Opening::Whole,
        _ if half_angle > 90.0 => Opening::Wide(sides()),
        _ => Opening::Narrow(sides()),
    };
    Simple::Sector(Arcs { center: corner(center), inner, outer, opening })
}

impl Opening {
    pub(crate) fn sides(&self) -> &[Turning] {
        match self {
            Opening::Whole => &[],
            Opening::Narrow(sides) | Opening::Wide(sides) => sides,
        }
    }
}

impl Corner {
    fn at(mut self, [x, y]: Pair) -> Self {
        self.arms.extend([(x, Turning::new(0.0)), (y, Turning::new(90.0))]);
        self
    }
}

impl Simple {
    /// The same elsewhere.
    fn at(self, position: Pair) -> Self {
        match self {
            Simple::Line(base, direction) => Simple::Line(base.at(position), direction),
            Simple::Outline(outline) => {
                let moved = |run: Vec<Corner>| run.into_iter().map(|c| c.at(position)).collect();
                let runs = outline.runs.into_iter().map(moved).collect();
                Simple::Outline(Outline { runs, ..outline })
            }
            Simple::Sector(arcs) => {
                Simple::Sector(Arcs { center: arcs.center.at(position), ..arcs })
            }
        }
    }

    /// All angles whose sines and cosines take part.
    pub(crate) fn angles(&self) -> Vec<Turning> {
        match self {
            Simple::Line(..) => Vec::new(),
            Simple::Sector(arcs) => arcs.opening.sides().to_vec(),
            Simple::Outline(outline) => {
                let arms = outline.runs.iter().flatten().flat_map(|corner| &corner.arms);
                arms.map(|&(_, angle)| angle).collect()
            }
        }
    }
}
