//! What a turning shape consists of: straight rods with a reach, arcs taken for such rods, and rails.

use super::super::body::{Body, Pie};
use super::gap::{Gap, nearest};
use super::motion::{Carrier, Snapshot, length};
use crate::angle::{Reduced, Rotation};
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::outline::Vertex;
use crate::root::square_root;

/// All within some reach of the straight way between two points.
#[derive(Clone, Copy)]
pub(super) struct Rod {
    /// From the pivot to the ends, at the start.
    pub(super) arms: [Place<f64>; 2],
    pub(super) reach: f64,
    /// Between which distances from the pivot the way between the ends lies.
    pub(super) inner: f64,
    pub(super) outer: f64,
    /// The arc that is somewhere within, if it is not all of it.
    arc: Option<Arc>,
}

/// An arc of at most 90 degrees.
#[derive(Clone, Copy)]
struct Arc {
    /// From the pivot to the center, at the start.
    center: Place<f64>,
    radius: f64,
    /// The directions of its ends.
    ends: [Place<f64>; 2],
}

/// An endless line.
#[derive(Clone, Copy)]
pub(super) struct Rail {
    /// From the pivot to a point of it, at the start.
    pub(super) arm: Place<f64>,
    /// Along it, of length 1.
    pub(super) direction: Place<f64>,
}

/// A rod or a rail.
#[derive(Clone, Copy)]
pub(super) enum Feature {
    Rod(Rod),
    Rail(Rail),
}

impl Rod {
    /// A point at the end of an arm.
    pub(super) fn point(arm: Place<f64>) -> Self {
        Self::new([arm; 2], 0.0)
    }

    pub(super) fn new(arms: [Place<f64>; 2], reach: f64) -> Self {
        Self::with_arc(arms, reach, None)
    }

    /// Around all within a reach of a box, of which two opposite corners are seen from the pivot: along
    /// its longer sides.
    pub(super) fn around(low: Place<f64>, high: Place<f64>, reach: f64) -> Self {
        let (center, [x, y]) = (times(plus(low, high), 0.5), times(minus(high, low), 0.5));
        let (along, beside) = if x > y { ([x, 0.0], y) } else { ([0.0, y], x) };
        Self::new([minus(center, along), plus(center, along)], beside + reach)
    }

    fn with_arc(arms: [Place<f64>; 2], reach: f64, arc: Option<Arc>) -> Self {
        let inner = length(nearest([0.0; 2], arms));
        let outer = length(arms[0]).max(length(arms[1]));
        Self { arms, reach, inner, outer, arc }
    }

    fn of_arc(arc: Arc) -> Self {
        let Arc { center, radius, ends } = arc;
        let chord = length(minus(ends[1], ends[0]));
        let quarter = chord * chord / 4.0;
        // What the middle of the arc is away from the chord: 1 - cos, without cancellation.
        let height = quarter / (1.0 + square_root(1.0 - quarter));
        let arms = ends.map(|end| plus(center, times(end, radius)));
        Self::with_arc(arms, radius * height, Some(arc))
    }

    /// The greatest distance of all within reach from the pivot.
    pub(super) fn farthest(&self) -> f64 {
        self.outer + self.reach
    }

    /// How far the rod may reach beyond what it stands for.
    pub(super) fn slack(&self) -> f64 {
        if self.arc.is_some() { self.reach } else { 0.0 }
    }

    /// Its arc in two halves.
    pub(super) fn halves(&self) -> Option<[Self; 2]> {
        let arc = self.arc?;
        let [start, end] = arc.ends;
        let sum = plus(start, end);
        let middle = times(sum, 1.0 / length(sum));
        Some([[start, middle], [middle, end]].map(|ends| Self::of_arc(Arc { ends, ..arc })))
    }

    /// Where its ends are.
    pub(super) fn ends(&self, pose: &Snapshot) -> [Place<f64>; 2] {
        self.arms.map(|arm| plus(pose.pivot, pose.turned(arm)))
    }
}

impl Rail {
    /// The normal towards the nearer end of a rod, and the gap to the rod's core, at two poses.
    pub(super) fn gap(&self, rod: &Rod, [own, other]: [&Snapshot; 2]) -> (Place<f64>, Gap) {
        let base = plus(own.pivot, own.turned(self.arm));
        let [x, y] = own.turned(self.direction);
        let ends = rod.ends(other);
        let heights = ends.map(|end| dot([-y, x], minus(end, base)));
        let nearer = usize::from(heights[1].abs() < heights[0].abs());
        let (end, height) = (ends[nearer], heights[nearer]);
        let is_crossing = heights[0] * heights[1] < 0.0;
        let points = [minus(end, times([-y, x], height)), end];
        let distance = if is_crossing { 0.0 } else { height.abs() };
        let normal = if height < 0.0 { [y, -x] } else { [-y, x] };
        (normal, Gap { points, distance })
    }
}

/// Visits the parts of a body.
pub(super) fn each_feature(body: &Body<'_>, carrier: &Carrier, mut visit: impl FnMut(Feature)) {
    let arm = |vertex: &Vertex| minus(vertex.place(), carrier.pivot);
    if let Body::Endless(line) = body {
        let direction = times(line.direction, 1.0 / length(line.direction));
        return visit(Feature::Rail(Rail { arm: arm(&line.points[0]), direction }));
    }
    let reach = f64::from(body.radius());
    body.each_edge(|edge| {
        visit(Feature::Rod(Rod::new(edge.map(arm), reach)));
    });
    if let Body::Pie(pie) = body {
        each_arc(pie, arm(&pie.center), |arc| visit(Feature::Rod(Rod::of_arc(arc))));
    }
}

/// Visits the arcs of a sector, cut so that none is longer than 90 degrees.
fn each_arc(pie: &Pie, center: Place<f64>, mut visit: impl FnMut(Arc)) {
    let sector = pie.sector;
    let half = f64::from(sector.half_angle).min(180.0);
    let count = ((half / 45.0) as u32 + 1).min(4);
    let whole = Rotation::new(sector.direction);
    let at = |number: u32| {
        let beside = half * (2.0 * f64::from(number) / f64::from(count) - 1.0);
        let Rotation { sin, cos } = Rotation::of(Reduced::of_wide(beside));
        [whole.cos * cos - whole.sin * sin, whole.sin * cos + whole.cos * sin]
    };
    for radius in [sector.inner_radius, sector.radius] {
        for number in 0..if radius > 0.0 { count } else { 0 } {
            let (radius, ends) = (f64::from(radius), [at(number), at(number + 1)]);
            visit(Arc { center, radius, ends });
        }
    }
}
