//! The sets that figures consist of, in exact numbers.

use super::figure::{Figure, Pair};
use super::lift::{Lift, Spot};
use super::line::Line;
use super::sector::{Arcs, Sector, Wedge};
use super::straight::{Filling, Straight};
use super::turning::Turning;

/// A connected piece of a figure, or several of them.
pub(crate) enum Part {
    Line(Line),
    Straight(Straight),
    Sector(Box<Sector>),
}

impl Part {
    /// The parts of a figure; none of an empty one.
    pub(crate) fn all_of(figure: &Figure, lift: &Lift) -> Vec<Part> {
        match figure {
            Figure::Group(members) => {
                members.iter().flat_map(|member| Self::all_of(member, lift)).collect()
            }
            _ if !figure.is_valid() => Vec::new(),
            _ => vec![Self::of(figure, lift)],
        }
    }

    fn of(figure: &Figure, lift: &Lift) -> Part {
        match figure {
            Figure::Point { at } => open(lift, &[*at], 0.0),
            Figure::Line { base, direction } if *direction == [0.0; 2] => open(lift, &[*base], 0.0),
            Figure::Line { base, direction } => {
                Part::Line(Line { base: lift.point(*base), direction: lift.point(*direction) })
            }
            Figure::Segment { point1, point2 } => open(lift, &[*point1, *point2], 0.0),
            Figure::Circle { center, radius } => open(lift, &[*center], *radius),
            Figure::Rectangle { origin, size } => filled(lift, rectangle(lift, *origin, *size)),
            Figure::Oriented { center, half_extend, rotation } => {
                filled(lift, oriented(lift, *center, *half_extend, *rotation))
            }
            Figure::Capsule { point1, point2, radius } => open(lift, &[*point1, *point2], *radius),
            Figure::Polygon { rings, radius } => {
                let runs = rings.iter().map(|ring| spots(lift, ring)).collect();
                Part::Straight(Straight::new(runs, Filling::Filled, lift.length(*radius)))
            }
            Figure::Chain { vertices, closed, radius, .. } => {
                let filling = if *closed { Filling::Closed } else { Filling::Open };
                let runs = vec![spots(lift, vertices)];
                Part::Straight(Straight::new(runs, filling, lift.length(*radius)))
            }
            Figure::Sector { .. } => sector(lift, figure),
            Figure::Group(_) => unreachable!("a group is taken apart"),
        }
    }

    pub(crate) fn meets(&self, other: &Self) -> Option<bool> {
        match (self, other) {
            (Part::Line(a), Part::Line(b)) => a.meets(b),
            (Part::Line(a), Part::Straight(b)) | (Part::Straight(b), Part::Line(a)) => {
                a.meets_straight(b)
            }
            (Part::Line(a), Part::Sector(b)) | (Part::Sector(b), Part::Line(a)) => b.meets_line(a),
            (Part::Straight(a), Part::Straight(b)) => a.meets(b),
            (Part::Straight(a), Part::Sector(b)) | (Part::Sector(b), Part::Straight(a)) => {
                b.meets_straight(a)
            }
            (Part::Sector(a), Part::Sector(b)) => a.meets(b),
        }
    }
}

fn spots(lift: &Lift, points: &[Pair]) -> Vec<Spot> {
    points.iter().map(|&point| lift.point(point)).collect()
}

fn open(lift: &Lift, points: &[Pair], radius: f32) -> Part {
    let runs = vec![spots(lift, points)];
    Part::Straight(Straight::new(runs, Filling::Open, lift.length(radius)))
}

fn filled(lift: &Lift, ring: Vec<Spot>) -> Part {
    Part::Straight(Straight::new(vec![ring], Filling::Filled, lift.length(0.0)))
}

fn rectangle(lift: &Lift, origin: Pair, [width, height]: Pair) -> Vec<Spot> {
    let corners = [[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]];
    let origin = lift.point(origin);
    corners.map(|corner| origin.plus(&lift.point(corner))).into()
}

fn oriented(lift: &Lift, center: Pair, [width, height]: Pair, rotation: f32) -> Vec<Spot> {
    let (center, angle) = (lift.point(center), Turning::new(rotation));
    let along = lift.turned(width, angle);
    let up = lift.turned(height, Turning::sum(rotation, 90.0));
    let (right, left) = (center.plus(&along), center.minus(&along));
    vec![right.minus(&up), right.plus(&up), left.plus(&up), left.minus(&up)]
}

/// A sector, or what it is without a part of its size: a point, a segment, a disc.
fn sector(lift: &Lift, figure: &Figure) -> Part {
    let Figure::Sector { center, inner_radius, radius, direction, half_angle } = figure else {
        unreachable!("a sector");
    };
    let middle = lift.point(*center);
    let at = |distance: f32, angle: Turning| middle.plus(&lift.turned(distance, angle));
    if *radius == 0.0 || (*half_angle >= 180.0 && *inner_radius == 0.0) {
        return open(lift, &[*center], *radius);
    }
    if *half_angle == 0.0 {
        let ahead = Turning::new(*direction);
        let ends = vec![at(*inner_radius, ahead), at(*radius, ahead)];
        return Part::Straight(Straight::new(vec![ends], Filling::Open, lift.length(0.0)));
    }
    let angles = [-half_angle, *half_angle].map(|beside| Turning::sum(*direction, beside));
    let vectors = || angles.map(|angle| lift.turned(*radius, angle));
    let sides = || angles.map(|angle| [at(*inner_radius, angle), at(*radius, angle)]).into();
    let (wedge, sides, sample) = match *half_angle {
        180.0.. => (Wedge::Whole, Vec::new(), at(*radius, Turning::new(0.0))),
        half if half > 90.0 => (Wedge::Wide(vectors()), sides(), at(*radius, angles[0])),
        _ => (Wedge::Narrow(vectors()), sides(), at(*radius, angles[0])),
    };
    let (inner, outer) = (lift.length(*inner_radius), lift.length(*radius));
    let arcs = Arcs { center: middle.clone(), inner, outer, wedge };
    Part::Sector(Box::new(Sector::new(arcs, sides, sample)))
}
