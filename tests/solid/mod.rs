//! Figures in big numbers, asked the slow way.
#![allow(dead_code, reason = "each test uses a part")]

use clash2d::Vector2D;
use clash2d_oracle::Real;
use clash2d_oracle::any::{Figure, Pair};

use crate::figures::members;

/// A point or a way.
pub(crate) type Spot = [Real; 2];

/// A valid figure that is no group.
pub(crate) enum Solid {
    /// Edges, what they surround if they are filled, and all within a radius.
    Straight {
        edges: Vec<[Spot; 2]>,
        is_filled: bool,
        radius: Real,
    },
    Line {
        base: Spot,
        along: Spot,
    },
    Sector {
        center: Spot,
        radii: [f64; 2],
        direction: f32,
        half_angle: f32,
    },
}

fn spot(pair: &Pair) -> Spot {
    pair.map(Real::new)
}

pub(crate) fn plus([ax, ay]: &Spot, [bx, by]: &Spot) -> Spot {
    [ax + bx, ay + by]
}

pub(crate) fn minus([ax, ay]: &Spot, [bx, by]: &Spot) -> Spot {
    [ax - bx, ay - by]
}

pub(crate) fn dot([ax, ay]: &Spot, [bx, by]: &Spot) -> Real {
    &(ax * bx) + &(ay * by)
}

pub(crate) fn cross([ax, ay]: &Spot, [bx, by]: &Spot) -> Real {
    &(ax * by) - &(ay * bx)
}

/// The squares of the distances from the ends of two edges to the other one.
pub(crate) fn squares([a, b]: &[Spot; 2], [c, d]: &[Spot; 2]) -> [Real; 4] {
    [square(a, c, d), square(b, c, d), square(c, a, b), square(d, a, b)]
}

fn square(p: &Spot, a: &Spot, b: &Spot) -> Real {
    let (path, from_a, from_b) = (minus(b, a), minus(p, a), minus(p, b));
    let zero = Real::new(0.0);
    if dot(&path, &from_a) <= zero {
        return dot(&from_a, &from_a);
    }
    if dot(&path, &from_b) >= zero {
        return dot(&from_b, &from_b);
    }
    let height = cross(&path, &from_a);
    (&height * &height).divided_by(&dot(&path, &path))
}

fn ring(corners: &[Spot]) -> Vec<[Spot; 2]> {
    let last = corners.last().into_iter().chain(corners);
    last.zip(corners).map(|(a, b)| [a.clone(), b.clone()]).collect()
}

fn path(corners: &[Spot]) -> Vec<[Spot; 2]> {
    if corners.len() == 1 {
        return ring(corners);
    }
    corners.windows(2).map(|two| [two[0].clone(), two[1].clone()]).collect()
}

impl Solid {
    /// The parts of a figure.
    pub(crate) fn all_of(figure: &Figure) -> Vec<Self> {
        let valid = members(figure).into_iter().filter(|figure| figure.is_valid());
        valid.map(Self::of).filter(|solid| !solid.is_empty()).collect()
    }

    fn is_empty(&self) -> bool {
        matches!(self, Self::Straight { edges, .. } if edges.is_empty())
    }

    fn of(figure: &Figure) -> Self {
        let straight = |edges, is_filled, radius: f32| Self::Straight {
            edges,
            is_filled,
            radius: Real::new(radius),
        };
        let open = |points: &[Pair], radius: f32| {
            let corners: Vec<Spot> = points.iter().map(spot).collect();
            straight(path(&corners), false, radius)
        };
        match figure {
            Figure::Point { at } => open(&[*at], 0.0),
            Figure::Line { base, direction } if *direction == [0.0; 2] => open(&[*base], 0.0),
            Figure::Line { base, direction } => {
                Self::Line { base: spot(base), along: spot(direction) }
            }
            Figure::Segment { point1, point2 } => open(&[*point1, *point2], 0.0),
            Figure::Circle { center, radius } => open(&[*center], *radius),
            Figure::Capsule { point1, point2, radius } => open(&[*point1, *point2], *radius),
            Figure::Rectangle { origin, size: [width, height] } => {
                let corners = [[0.0, 0.0], [*width, 0.0], [*width, *height], [0.0, *height]];
                let corners = corners.map(|corner| plus(&spot(origin), &spot(&corner)));
                straight(ring(&corners), true, 0.0)
            }
            Figure::Oriented { center, half_extend, rotation } => {
                straight(ring(&corners(*center, *half_extend, *rotation)), true, 0.0)
            }
            Figure::Polygon { rings, radius } => {
                let ring =
                    |vertices: &Vec<Pair>| ring(&vertices.iter().map(spot).collect::<Vec<_>>());
                straight(rings.iter().flat_map(ring).collect(), true, *radius)
            }
            Figure::Chain { vertices, closed, radius, .. } => {
                let corners: Vec<Spot> = vertices.iter().map(spot).collect();
                let edges = if *closed { ring(&corners) } else { path(&corners) };
                straight(edges, false, *radius)
            }
            Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
                if *radius == 0.0 || *half_angle >= 180.0 && *inner_radius == 0.0 {
                    return open(&[*center], *radius);
                }
                if *half_angle == 0.0 {
                    let end = |x: f32| corners(*center, [x, 0.0], *direction)[1].clone();
                    return straight(path(&[end(*inner_radius), end(*radius)]), false, 0.0);
                }
                let radii = [*inner_radius, *radius].map(f64::from);
                let (direction, half_angle) = (*direction, *half_angle);
                Self::Sector { center: spot(center), radii, direction, half_angle }
            }
            Figure::Group(_) | Figure::At { .. } => unreachable!("a member"),
        }
    }

    /// The distance from it to a point, in f64 from there.
    pub(crate) fn distance_to(&self, p: Vector2D) -> f64 {
        let p = [Real::new(p.x), Real::new(p.y)];
        let seen = |spot: &Spot| minus(spot, &p).map(|x| x.about());
        match self {
            Self::Line { base, along } => {
                let ([x, y], [dx, dy]) = (seen(base), along.clone().map(|x| x.about()));
                ((dx * y - dy * x) / dx.hypot(dy)).abs()
            }
            Self::Straight { edges, is_filled, radius } => {
                let edges: Vec<[[f64; 2]; 2]> =
                    edges.iter().map(|[a, b]| [seen(a), seen(b)]).collect();
                if *is_filled && is_inside(&edges) {
                    return 0.0;
                }
                let least = edges.iter().map(from_origin).fold(f64::INFINITY, f64::min);
                (least - radius.about()).max(0.0)
            }
            Self::Sector { center, radii, direction, half_angle } => {
                from_sector(seen(center), *radii, *direction, *half_angle)
            }
        }
    }
}

fn corners(center: Pair, [width, height]: Pair, rotation: f32) -> Vec<Spot> {
    let (cos, sin) = Real::cosine_and_sine(rotation);
    let corner = |[x, y]: [f32; 2]| {
        let (x, y) = (Real::new(x), Real::new(y));
        let turned = [&(&x * &cos) - &(&y * &sin), &(&x * &sin) + &(&y * &cos)];
        plus(&spot(&center), &turned)
    };
    [[-width, -height], [width, -height], [width, height], [-width, height]].map(corner).into()
}

/// The distance from the origin to an edge.
fn from_origin([a, b]: &[[f64; 2]; 2]) -> f64 {
    let [x, y] = [b[0] - a[0], b[1] - a[1]];
    let square = x * x + y * y;
    let part = if square > 0.0 { (-(a[0] * x + a[1] * y) / square).clamp(0.0, 1.0) } else { 0.0 };
    if part > 0.0 && part < 1.0 {
        return ((a[0] * y - a[1] * x) / square.sqrt()).abs();
    }
    let end = if part == 0.0 { a } else { b };
    end[0].hypot(end[1])
}

/// Whether an odd number of edges cross the X axis to the right of the origin.
pub(crate) fn is_inside(edges: &[[[f64; 2]; 2]]) -> bool {
    let is_crossed = |[a, b]: &&[[f64; 2]; 2]| {
        (a[1] > 0.0) != (b[1] > 0.0) && a[0] + (b[0] - a[0]) * (-a[1] / (b[1] - a[1])) > 0.0
    };
    edges.iter().filter(is_crossed).count() % 2 == 1
}

/// The distance from the origin to a sector.
fn from_sector(center: [f64; 2], [inner, outer]: [f64; 2], direction: f32, half_angle: f32) -> f64 {
    let [x, y] = [-center[0], -center[1]];
    let distance = x.hypot(y);
    let turn = |degrees: f64| {
        let (sin, cos) = (degrees % 360.0).to_radians().sin_cos();
        [cos, sin]
    };
    let (direction, half) = (f64::from(direction) % 360.0, f64::from(half_angle));
    let middle = turn(direction);
    let angle = (middle[0] * y - middle[1] * x).atan2(middle[0] * x + middle[1] * y).abs();
    if half >= 180.0 || angle <= half.to_radians() || distance == 0.0 {
        return (distance - outer).max(inner - distance).max(0.0);
    }
    let side = |degrees: f64| {
        let [cos, sin] = turn(degrees);
        from_origin(&[inner, outer].map(|r| [center[0] + r * cos, center[1] + r * sin]))
    };
    side(direction - half).min(side(direction + half))
}

/// The largest number of a figure: what errors are measured by.
pub(crate) fn size(figure: &Figure) -> f64 {
    let numbers = |figure: &Figure| -> Vec<f64> {
        let mut figure = figure.clone();
        figure.numbers().into_iter().map(|(_, x)| f64::from(*x).abs()).collect()
    };
    members(figure).iter().filter(|f| f.is_valid()).flat_map(|f| numbers(f)).fold(0.0, f64::max)
}

/// A convex figure in plain numbers: its corners, and arcs around centers.
pub(crate) struct Support {
    corners: Vec<[f64; 2]>,
    radius: f64,
    arc: Option<Arc>,
}

struct Arc {
    center: [f64; 2],
    radius: f64,
    middle: f64,
    half: f64,
}

impl Support {
    /// None of a figure that is not convex.
    pub(crate) fn of(figure: &Figure) -> Option<Self> {
        if let Figure::Sector { center, inner_radius, radius, direction, half_angle } = figure {
            return sector_support(*center, [*inner_radius, *radius], *direction, *half_angle);
        }
        let is_convex = match figure {
            Figure::Polygon { rings, .. } => rings.len() == 1 && is_convex(&rings[0]),
            _ => !matches!(figure, Figure::Chain { .. } | Figure::Group(_)),
        };
        let solids = Solid::all_of(figure);
        match solids.first()? {
            Solid::Straight { edges, radius, .. } if is_convex => {
                let about = |spot: &Spot| spot.clone().map(|x| x.about());
                let corners = edges.iter().flatten().map(about).collect();
                Some(Self { corners, radius: radius.about(), arc: None })
            }
            _ => None,
        }
    }

    /// The greatest position along a unit vector.
    pub(crate) fn height(&self, [x, y]: [f64; 2]) -> f64 {
        let corners = self.corners.iter().map(|corner| corner[0] * x + corner[1] * y);
        let corners = corners.fold(f64::NEG_INFINITY, f64::max) + self.radius;
        let Some(arc) = &self.arc else { return corners };
        let (sin, cos) = arc.middle.sin_cos();
        let angle = (cos * y - sin * x).atan2(cos * x + sin * y).abs();
        if angle > arc.half {
            return corners;
        }
        corners.max(arc.center[0] * x + arc.center[1] * y + arc.radius)
    }

    /// Directions in which two figures may be least deep.
    pub(crate) fn directions(&self, other: &Self) -> Vec<[f64; 2]> {
        let mut ways = Vec::new();
        for a in &self.corners {
            for b in other.corners.iter().chain(&self.corners) {
                ways.push([b[0] - a[0], b[1] - a[1]]);
                ways.push([b[1] - a[1], a[0] - b[0]]);
            }
        }
        for a in &other.corners {
            ways.extend(other.corners.iter().map(|b| [b[1] - a[1], a[0] - b[0]]));
        }
        ways.extend((0..32).map(|i| {
            let (sin, cos) = (f64::from(i) * 0.2).sin_cos();
            [cos, sin]
        }));
        let unit = |[x, y]: [f64; 2]| [x / x.hypot(y), y / x.hypot(y)];
        let both = |[x, y]: [f64; 2]| [[x, y], [-x, -y]];
        ways.retain(|[x, y]| x.hypot(*y) > 0.0);
        ways.into_iter().map(unit).flat_map(both).collect()
    }
}

fn sector_support(
    center: Pair,
    [inner, outer]: [f32; 2],
    direction: f32,
    half_angle: f32,
) -> Option<Support> {
    let is_whole = half_angle >= 180.0;
    if inner > 0.0 || (half_angle > 90.0 && !is_whole) || inner > outer || half_angle < 0.0 {
        return None;
    }
    if !(outer.is_finite() && direction.is_finite() && half_angle.is_finite()) {
        return None;
    }
    let center = center.map(f64::from);
    let (middle, half) =
        ((f64::from(direction) % 360.0).to_radians(), f64::from(half_angle).to_radians());
    let corner = |angle: f64| {
        let (sin, cos) = angle.sin_cos();
        [center[0] + f64::from(outer) * cos, center[1] + f64::from(outer) * sin]
    };
    let corners = vec![center, corner(middle - half), corner(middle + half)];
    let arc = Arc { center, radius: outer.into(), middle, half: if is_whole { 9.0 } else { half } };
    Some(Support { corners, radius: 0.0, arc: Some(arc) })
}

/// Whether a ring is convex with an area: all points on one side of each edge, once round.
fn is_convex(ring: &[Pair]) -> bool {
    let corners: Vec<Spot> = ring.iter().map(spot).collect();
    let zero = Real::new(0.0);
    let (mut left, mut right) = (false, false);
    for [a, b] in crate::solid::ring(&corners) {
        for p in &corners {
            let [from_a, way] = [minus(p, &a), minus(&b, &a)];
            let side = cross(&way, &from_a);
            left |= side > zero;
            right |= side < zero;
        }
    }
    left != right
}
