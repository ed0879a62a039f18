//! Wholes that are cut into smaller and smaller parts, down to single edges or members.

use core::ops::Range;

use super::super::body::Body;
use super::crowd::Crowd;
use super::feature::{Feature, Rod, each_feature};
use super::motion::{Carrier, unit};
use crate::any::moved_frame;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::exact::float::greater;
use crate::outline::{Core, Lane, Outline};
use crate::tree::{Frame, Path, Runs, part_of};
use crate::vector::Vector2D;

/// Of so few edges each vertex is looked at, which tells more than a box.
const FEW: usize = 8;

/// A feature, edges that follow each other, or members of a group.
#[derive(Clone, Copy)]
pub(super) enum Whole<'w> {
    Feature(Feature),
    Edges(Edges<'w>),
    Crowd(&'w Crowd<'w, 'w>),
}

/// Edges that follow each other.
#[derive(Clone, Copy)]
pub(super) struct Edges<'w> {
    outline: &'w Outline<'w>,
    path: Path<'w>,
    runs: Option<&'w Runs<'w>>,
    pivot: Place<f64>,
}

/// The numbers of a few edges or members.
pub(super) struct Few {
    numbers: [u32; Self::MOST],
    count: usize,
}

impl Few {
    const MOST: usize = 8;

    pub(super) fn numbers(&self) -> &[u32] {
        &self.numbers[..self.count]
    }

    /// Whether there is no room for one more.
    pub(super) fn is_full_for(&mut self, number: usize) -> bool {
        let place = self.numbers.get_mut(self.count);
        let is_full = place.is_none();
        if let Some(place) = place {
            *place = number as u32;
            self.count += 1;
        }
        is_full
    }
}

/// Visits what a body consists of.
pub(super) fn each_whole(body: &Body<'_>, carrier: &Carrier, mut visit: impl FnMut(Whole<'_>)) {
    let Body::Outline(outline) = body else {
        return each_feature(body, carrier, |feature| visit(Whole::Feature(feature)));
    };
    let (runs, pivot) = (outline.boxes(), carrier.pivot);
    let mut show = |path| visit(Whole::Edges(Edges { outline, path, runs, pivot }));
    let mut ring =
        |vertices, is_closed| show(Path { vertices, ends: &[], is_closed, is_regular: false });
    match (runs, outline.core()) {
        (Some(runs), _) => show(runs.path),
        (None, Core::Polygon(polygon)) => {
            let rings = polygon.rings().filter(|vertices| !vertices.is_empty());
            rings.for_each(|vertices| ring(vertices, true));
        }
        (None, Core::Chain(chain)) => ring(chain.vertices(), chain.is_closed()),
        (None, Core::Few(..)) => {
            each_feature(body, carrier, |feature| visit(Whole::Feature(feature)));
        }
    }
}

impl Whole<'_> {
    /// The numbers of all edges or members.
    pub(super) fn all(&self) -> [u32; 2] {
        match self {
            Self::Feature(_) => [0, 1],
            Self::Edges(edges) => [0, edges.path.count() as u32],
            Self::Crowd(crowd) => [0, crowd.count() as u32],
        }
    }

    /// A single edge as it is, and a rod around several ones, or around members.
    pub(super) fn feature(&self, numbers: Range<usize>) -> Feature {
        match self {
            Self::Feature(feature) => *feature,
            Self::Edges(edges) => Feature::Rod(edges.rod(numbers)),
            Self::Crowd(crowd) => Feature::Rod(crowd.rod(&numbers)),
        }
    }

    /// The single edges or members to which a lane leads, if these are few.
    pub(super) fn few_in(&self, lane: &Lane) -> Option<Few> {
        let mut few = Few { numbers: [0; Few::MOST], count: 0 };
        let are_many = match self {
            Self::Feature(_) => few.is_full_for(0),
            Self::Edges(edges) => edges.are_many_in(lane, &mut few),
            Self::Crowd(crowd) => crowd.any_in(lane, |number| few.is_full_for(number)),
        };
        if are_many { None } else { Some(few) }
    }

    /// Visits the parts into which some edges or members are cut, at least those that a lane leads to.
    pub(super) fn each_part(
        &self,
        numbers: Range<usize>,
        lane: &Lane,
        mut visit: impl FnMut([u32; 2]),
    ) {
        let step = match self {
            Self::Feature(_) => return,
            Self::Edges(edges) => edges.step(numbers.len()),
            Self::Crowd(crowd) => crowd.step(numbers.len()),
        };
        for start in numbers.clone().step_by(step.max(1)) {
            let part = start..numbers.end.min(start + step);
            let matters = match self {
                Self::Feature(_) => true,
                Self::Edges(edges) => edges.matters(&part, lane),
                Self::Crowd(crowd) => crowd.matters(&part, lane),
            };
            if matters {
                visit([part.start as u32, part.end as u32]);
            }
        }
    }
}

impl Edges<'_> {
    /// How many edges a part of some of them has.
    fn step(&self, edges: usize) -> usize {
        self.runs.map_or_else(|| part_of(edges, edges), |runs| runs.part_of(edges))
    }

    /// Whether a lane leads to more edges than there is room for.
    fn are_many_in(&self, lane: &Lane, few: &mut Few) -> bool {
        let position = self.outline.position;
        let mut any = |mut run: Range<usize>| {
            run.any(|number| self.matters(&(number..number + 1), lane) && few.is_full_for(number))
        };
        match self.runs {
            Some(runs) => runs.any_run(|frame| lane.may_meet(&moved_frame(*frame, position)), any),
            None => any(0..self.path.count()),
        }
    }

    fn frame(&self, numbers: &Range<usize>) -> Option<Frame> {
        match (self.runs, numbers.len()) {
            (_, 1) => Some(self.path.frame(numbers.clone())),
            (Some(runs), _) => runs.frame_of(numbers),
            _ => None,
        }
    }

    /// Whether a lane may lead to some edges, and not all of them are a vertex at which another edge ends.
    fn matters(&self, numbers: &Range<usize>, lane: &Lane) -> bool {
        let Some(frame) = self.frame(numbers) else { return true };
        if frame.low == frame.high {
            let ring = self.path.ring(numbers.start);
            if ring.start < numbers.start && numbers.end <= ring.end {
                return false;
            }
        }
        lane.may_meet(&moved_frame(frame, self.outline.position))
    }

    fn rod(&self, numbers: Range<usize>) -> Rod {
        let reach = f64::from(self.outline.radius);
        if numbers.len() == 1 {
            let ends = self.path.edge(numbers.start);
            return Rod::new(ends.map(|v| self.arm(v)), reach);
        }
        if numbers.len() > FEW
            && let Some(frame) = self.frame(&numbers)
        {
            return Rod::around(self.arm(frame.low), self.arm(frame.high), reach);
        }
        self.around_vertices(numbers, reach)
    }

    /// From the pivot to a vertex.
    fn arm(&self, v: Vector2D) -> Place<f64> {
        minus(self.outline.place(v), self.pivot)
    }

    /// A rod from the first vertex towards the one farthest from it.
    fn around_vertices(&self, numbers: Range<usize>, reach: f64) -> Rod {
        let first = self.arm(self.path.vertex(numbers.start));
        let (mut farthest, mut most) = ([0.0; 2], 0.0);
        self.each_end(numbers.clone(), |v| {
            let way = minus(self.arm(v), first);
            let square = dot(way, way);
            if square > most {
                (farthest, most) = (way, square);
            }
        });
        let ahead = unit(farthest);
        let [mut behind, mut before, mut right, mut left] = [0.0_f64; 4];
        self.each_end(numbers, |v| {
            let way = minus(self.arm(v), first);
            let (along, beside) = (dot(ahead, way), cross(ahead, way));
            (behind, before) = (-greater(-behind, -along), greater(before, along));
            (right, left) = (-greater(-right, -beside), greater(left, beside));
        });
        let middle = plus(first, times([-ahead[1], ahead[0]], (left + right) / 2.0));
        let ends = [behind, before].map(|along| plus(middle, times(ahead, along)));
        Rod::new(ends, (left - right) / 2.0 + reach)
    }

    /// Visits the vertices at the ends of some edges.
    fn each_end(&self, numbers: Range<usize>, mut visit: impl FnMut(Vector2D)) {
        match self.path.vertices_to(&numbers) {
            Some(vertices) => vertices.iter().skip(numbers.start).for_each(|v| visit(*v)),
            None => numbers.for_each(|number| {
                self.path.edge(number).into_iter().for_each(&mut visit);
            }),
        }
    }
}
