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
                Self::Sector {
                    center: spot(center),
                    radii: [f64::from(*inner_radius), f64::from(*radius)],
                    direction: *direction,
                    half_angle: *half_angle,
                }
            }
            Figure::Group(_) => unreachable!("a member"),
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
fn is_inside(edges: &[[[f64; 2]; 2]]) -> bool {
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
