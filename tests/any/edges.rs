//! The edges of figures in plain numbers, in the order in which intersections number them.
#![allow(clippy::disallowed_methods, reason = "nothing here needs the same bits everywhere")]

use clash2d_oracle::any::{self, Figure, Pair};

use crate::shape::ungrouped;

pub(crate) type Place = [f64; 2];

/// An edge, with a parameter along it.
#[derive(Clone, Copy)]
pub(crate) enum Edge {
    /// A start, and what a parameter of 1 leads by.
    Straight(Place, Place),
    /// A base, and a direction in which it has no end, nor back.
    Endless(Place, Place),
    /// Center and radius, the angle at which it starts, and what a parameter of 1 turns by, in degrees.
    Round(Place, f64, [f64; 2]),
}

impl Edge {
    /// Whether it has no ends.
    pub(crate) fn is_endless(self) -> bool {
        match self {
            Self::Straight(..) => false,
            Self::Endless(..) => true,
            Self::Round(_, _, [_, turn]) => turn == 360.0,
        }
    }

    /// Whether it is but a point.
    pub(crate) fn is_dot(self) -> bool {
        matches!(self, Self::Straight(_, [0.0, 0.0]))
    }

    /// How far a place is from it.
    pub(crate) fn distance(self, place: Place) -> f64 {
        match self {
            Self::Straight(from, along) => {
                let ([x, y], square) = (minus(place, from), dot(along, along));
                let part = if square > 0.0 { dot([x, y], along) / square } else { 0.0 };
                length(minus(place, self.at(part.clamp(0.0, 1.0)).0))
            }
            Self::Endless(from, [x, y]) => {
                let [to_x, to_y] = minus(place, from);
                (x * to_y - y * to_x).abs() / length([x, y])
            }
            Self::Round(center, radius, [from, turn]) => {
                let [x, y] = minus(place, center);
                let angle = (y.atan2(x).to_degrees() - from).rem_euclid(360.0);
                let ends = [0.0, 1.0].map(|part| length(minus(place, self.at(part).0)));
                let aside = (length([x, y]) - radius).abs();
                if angle <= turn { aside } else { ends[0].min(ends[1]) }
            }
        }
    }

    /// A place, and what an error of 1 of the parameter moves it by.
    pub(crate) fn at(self, part: f64) -> (Place, f64) {
        match self {
            Self::Straight(from, along) | Self::Endless(from, along) => {
                ([0, 1].map(|axis| from[axis] + part * along[axis]), length(along))
            }
            Self::Round(center, radius, [from, turn]) => {
                let [x, y] = direction_at(turns([from, turn]), part);
                ([center[0] + radius * x, center[1] + radius * y], radius * turn.to_radians())
            }
        }
    }
}

/// The number of an edge of a member among those of all.
pub(crate) fn number(figure: &Figure, place: clash2d::Place) -> Option<u32> {
    if !matches!(figure, Figure::Group(_)) {
        return (place.member == 0).then_some(place.edge);
    }
    let members = ungrouped(figure);
    let before = members.iter().take(place.member as usize);
    let before = before.filter(|member| !any::is_empty(member)).map(|member| edges(member));
    let count = before.map(|edges| edges.map(|edges| edges.len() as u32)).sum::<Option<u32>>()?;
    let count_there = edges(members.get(place.member as usize)?)?.len() as u32;
    (place.edge < count_there).then_some(count + place.edge)
}

/// The edges of a figure; None if it is degenerate, or rounded with many vertices, or empty.
pub(crate) fn edges(figure: &Figure) -> Option<Vec<Edge>> {
    if !figure.is_valid() {
        return None;
    }
    match figure {
        Figure::Point { at } => Some(path(&[*at, *at])),
        Figure::Line { base, direction } => (*direction != [0.0; 2])
            .then(|| vec![Edge::Endless(base.map(f64::from), direction.map(f64::from))]),
        Figure::Segment { point1, point2 } => spread(&[*point1, *point2], path),
        Figure::Circle { center, radius } => {
            (*radius > 0.0).then(|| vec![circle(*center, *radius)])
        }
        Figure::Rectangle { origin, size } => rectangle(*origin, *size),
        Figure::Oriented { center, half_extend, rotation } => {
            oriented(*center, *half_extend, f64::from(*rotation).rem_euclid(360.0))
        }
        Figure::Capsule { point1, point2, radius: 0.0 } => spread(&[*point1, *point2], path),
        Figure::Capsule { point1, point2, radius } => {
            spread(&[*point1, *point2], |ends| capsule(ends, f64::from(*radius)))
        }
        Figure::Polygon { rings, radius: 0.0 } => {
            let rings: Option<Vec<Vec<Edge>>> =
                rings.iter().map(|ring| spread(ring, closed)).collect();
            rings.map(|rings| rings.concat()).filter(|edges| !edges.is_empty())
        }
        Figure::Chain { vertices, closed: is_closed, radius: 0.0, .. } => {
            spread(vertices, if *is_closed { closed } else { path })
        }
        Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
            let direction = f64::from(*direction).rem_euclid(360.0);
            sector(*center, [*inner_radius, *radius], direction, (*half_angle).into())
        }
        Figure::Group(members) => {
            let members = members.iter().filter(|member| !any::is_empty(member));
            let members: Option<Vec<Vec<Edge>>> = members.map(edges).collect();
            members.map(|members| members.concat())
        }
        Figure::Polygon { .. } | Figure::Chain { .. } | Figure::At { .. } => None,
    }
}

fn between(a: Pair, b: Pair) -> Edge {
    Edge::Straight(a.map(f64::from), way(a, b))
}

fn way(a: Pair, b: Pair) -> Place {
    [0, 1].map(|axis| f64::from(b[axis]) - f64::from(a[axis]))
}

fn path(vertices: &[Pair]) -> Vec<Edge> {
    vertices.windows(2).map(|pair| between(pair[0], pair[1])).collect()
}

fn closed(vertices: &[Pair]) -> Vec<Edge> {
    let after = vertices.iter().cycle().skip(1);
    vertices.iter().zip(after).map(|(a, b)| between(*a, *b)).collect()
}

/// The edges between vertices that are not all the same.
fn spread(vertices: &[Pair], edges: impl Fn(&[Pair]) -> Vec<Edge>) -> Option<Vec<Edge>> {
    vertices.iter().any(|vertex| *vertex != vertices[0]).then(|| edges(vertices))
}

fn circle(center: Pair, radius: f32) -> Edge {
    Edge::Round(center.map(f64::from), radius.into(), [0.0, 360.0])
}

/// Counterclockwise, from the bottom on.
fn rectangle(origin: Pair, size: Pair) -> Option<Vec<Edge>> {
    let ([x, y], [width, height]) = (origin.map(f64::from), size.map(f64::from));
    let corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
    let ways = [[width, 0.0], [0.0, height], [-width, 0.0], [0.0, -height]];
    let edges = || corners.into_iter().zip(ways).map(|(from, way)| Edge::Straight(from, way));
    (width > 0.0 && height > 0.0).then(|| edges().collect())
}

fn oriented(center: Pair, half: Pair, rotation: f64) -> Option<Vec<Edge>> {
    let (center, [width, height]) = (center.map(f64::from), half.map(f64::from));
    let [right, up] =
        [around([0.0; 2], width, rotation), around([0.0; 2], height, rotation + 90.0)];
    let corner = |x: f64, y: f64| [0, 1].map(|i| center[i] + x * right[i] + y * up[i]);
    let edge = |x: f64, y: f64, way: Place, by: f64| {
        Edge::Straight(corner(x, y), way.map(|x| 2.0 * by * x))
    };
    let edges = || {
        let (bottom, top) = (edge(-1.0, -1.0, right, 1.0), edge(1.0, 1.0, right, -1.0));
        vec![bottom, edge(1.0, -1.0, up, 1.0), top, edge(-1.0, 1.0, up, -1.0)]
    };
    (width > 0.0 && height > 0.0).then(edges)
}

/// Counterclockwise, from the side to the right of the way on.
fn capsule(ends: &[Pair], radius: f64) -> Vec<Edge> {
    let [p, q] = [ends[0], ends[1]].map(|end| end.map(f64::from));
    let along = way(ends[0], ends[1]);
    let [x, y] = along.map(|x| x / length(along) * radius);
    let right = (-x).atan2(y).to_degrees();
    let side = |[a, b]: Place, sign: f64| {
        Edge::Straight([a + sign * y, b - sign * x], along.map(|x| sign * x))
    };
    let arc = |center: Place, start: f64| Edge::Round(center, radius, [start, 180.0]);
    vec![side(p, 1.0), arc(q, right), side(q, -1.0), arc(p, right + 180.0)]
}

/// The first side, the outer arc, the second side, inwards, and the inner arc, counterclockwise.
fn sector(center: Pair, radii: [f32; 2], direction: f64, half: f64) -> Option<Vec<Edge>> {
    let ([inner, outer], center) = (radii.map(f64::from), center.map(f64::from));
    if half <= 0.0 || outer <= inner {
        return None;
    }
    // A whole one is a circle.
    let turn = if half >= 180.0 { [0.0, 360.0] } else { [direction - half, 2.0 * half] };
    let arc = |radius: f64| Edge::Round(center, radius, turn);
    let side = |angle: f64, from: f64, to: f64| {
        Edge::Straight(around(center, from, angle), around([0.0; 2], to - from, angle))
    };
    let mut edges = vec![arc(outer)];
    if half < 180.0 {
        edges.insert(0, side(direction - half, inner, outer));
        edges.push(side(direction + half, outer, inner));
    }
    if inner > 0.0 {
        edges.push(arc(inner));
    }
    Some(edges)
}

/// Where an arc begins and ends, with a corner of a square at each quarter of a turn.
fn turns([from, turn]: [f64; 2]) -> [f64; 2] {
    let measured = |degrees: f64| {
        let quarters = (degrees / 90.0).floor();
        let (sin, cos) = (degrees - 90.0 * quarters).to_radians().sin_cos();
        (quarters + sin / (sin + cos)) / 4.0
    };
    [measured(from), if turn == 360.0 { measured(from) + 1.0 } else { measured(from + turn) }]
}

/// The direction at a part of the way between two such turns.
fn direction_at([from, to]: [f64; 2], part: f64) -> Place {
    let quarters = 4.0 * (from + part * (to - from));
    let rest = quarters - quarters.floor();
    let degrees = 90.0 * quarters.floor() + rest.atan2(1.0 - rest).to_degrees();
    around([0.0; 2], 1.0, degrees)
}

/// The place at a distance and an angle.
fn around(center: Place, radius: f64, degrees: f64) -> Place {
    let (sin, cos) = degrees.rem_euclid(360.0).to_radians().sin_cos();
    [center[0] + radius * cos, center[1] + radius * sin]
}

fn minus([ax, ay]: Place, [bx, by]: Place) -> Place {
    [ax - bx, ay - by]
}

fn dot([ax, ay]: Place, [bx, by]: Place) -> f64 {
    ax * bx + ay * by
}

fn length([x, y]: Place) -> f64 {
    (x * x + y * y).sqrt()
}
