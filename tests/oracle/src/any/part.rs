//! The sets that figures consist of, in exact numbers.

use super::lift::{Lift, Spot};
use super::line::Line;
use super::sector::{Arcs, Sector, Wedge};
use super::simple::{self, Corner, Opening, Simple};
use super::straight::Straight;
use super::turning::Turning;

/// A piece of a figure.
pub(crate) enum Part {
    Line(Line),
    Straight(Straight),
    Sector(Box<Sector>),
}

impl Part {
    pub(crate) fn new(figure: &Simple, lift: &Lift) -> Self {
        match figure {
            Simple::Line(base, direction) => {
                Part::Line(Line { base: lift.corner(base), direction: lift.point(*direction) })
            }
            Simple::Outline(outline) => {
                let spots =
                    |run: &Vec<Corner>| run.iter().map(|corner| lift.corner(corner)).collect();
                let runs = outline.runs.iter().map(spots).collect();
                Part::Straight(Straight::new(runs, outline.filling, lift.length(outline.radius)))
            }
            Simple::Sector(arcs) => Part::Sector(Box::new(sector(arcs, lift))),
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

fn sector(arcs: &simple::Arcs, lift: &Lift) -> Sector {
    let at =
        |length: f32, angle: Turning| lift.corner(&arcs.center).plus(&lift.turned(length, angle));
    let vectors = |sides: &[Turning; 2]| sides.map(|angle| lift.turned(arcs.outer, angle));
    let wedge = match &arcs.opening {
        Opening::Whole => Wedge::Whole,
        Opening::Narrow(sides) => Wedge::Narrow(vectors(sides)),
        Opening::Wide(sides) => Wedge::Wide(vectors(sides)),
    };
    let ends = |&angle: &Turning| -> [Spot; 2] { [at(arcs.inner, angle), at(arcs.outer, angle)] };
    let sides: Vec<[Spot; 2]> = arcs.opening.sides().iter().map(ends).collect();
    let sample = || at(arcs.outer, Turning::new(0.0));
    let sample = sides.first().map_or_else(sample, |side| side[1].clone());
    let (inner, outer) = (lift.length(arcs.inner), lift.length(arcs.outer));
    let exact = Arcs { center: lift.corner(&arcs.center), inner, outer, wedge };
    Sector::new(exact, sides, sample)
}
