//! Distances of convex shapes, where plain f64 is exact enough beyond doubt.

use super::gap::{Found, PRECISION};
use super::place::{Place, dot, minus, plus, times};
use crate::angle::select;
use crate::convex::{
    self, Core, DOUBT, Face, Foot, Question, Shaped, Way, above, are_nearest, best_faces, better,
    contains, meet_exactly, search,
};
use crate::exact::float::greater;
use crate::place;
use crate::root::square_root;
use crate::small::LEAST;

/// What is between two shapes.
pub(super) enum Between {
    /// The gap, as long as some float at least; of no length, at a point that they share, if they
    /// meet. And where on both borders that is, if they do not and that is known.
    Known(Found, [place::Place; 2]),
    /// A point that they share, if they do.
    Doubtful(Place<f64>),
}

/// The nearest places of two cores.
struct Span {
    places: [Place<f64>; 2],
    /// From the first one to the second one.
    way: Place<f64>,
    /// What its length may be off by, but for two roundings of its own.
    slip: f64,
}

/// Asks for that.
#[derive(Clone, Copy)]
pub(super) struct Quick;

impl Question for Quick {
    type Answer = Between;

    #[inline(always)]
    fn sieve<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Between> {
        match search(a, b)? {
            convex::Found::Shared(place) => Some(Between::shared(place)),
            convex::Found::Apart(places, feet) => {
                let slip = greater(a.size, b.size) * DOUBT;
                Some(beside(a, b, places, feet, slip))
            }
        }
    }

    #[inline(always)]
    fn answer<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Between> {
        let doubt = greater(a.size, b.size) * DOUBT;
        let tolerance = 2.0 * doubt;
        let faces = best_faces(&a.core, &b.core);
        let (face, is_second) = better::<A, B>(faces, tolerance);
        let between = if is_second {
            from_face(b, a, face, [tolerance, doubt])?.swapped()
        } else {
            from_face(a, b, face, [tolerance, doubt])?
        };
        Some(match between {
            Between::Doubtful(place) if meet_exactly(a, b, faces) => Between::shared(place),
            between => between,
        })
    }

    fn swapped(between: Between) -> Between {
        between.swapped()
    }
}

impl Between {
    #[inline]
    fn shared(place: Place<f64>) -> Self {
        Between::Known(
            Found { length: 0.0, from: place, to: place, way: [0.0; 2] },
            Default::default(),
        )
    }

    #[inline]
    fn swapped(self) -> Self {
        match self {
            Between::Known(found, [a, b]) => Between::Known(found.swapped(), [b, a]),
            doubtful => doubtful,
        }
    }

    /// What it is when seen from the origin rather than from an anchor.
    #[inline]
    pub(super) fn seen_from(self, anchor: Place<f64>) -> Self {
        match self {
            Between::Known(found, places) => Between::Known(found.seen_from(anchor), places),
            Between::Doubtful(place) => Between::Doubtful(plus(place, anchor)),
        }
    }
}

/// What is between the core of a face, the best one of both, and another core.
#[inline(always)]
fn from_face<A: Core, B: Core>(
    of: &Shaped<A>,
    other: &Shaped<B>,
    face: Face,
    [tolerance, slip]: [f64; 2],
) -> Option<Between> {
    if face.gap < -tolerance {
        return shared(&of.core, &other.core, face, tolerance);
    }
    let above = above(&of.core, &other.core, face, tolerance);
    let is_nearest = are_nearest(&of.core, &other.core, Way::between(above.places), 0.5 * slip);
    let feet = above.feet(&of.core, &other.core);
    let between = beside(of, other, above.places, feet, slip);
    // What is as near as that meets, whatever else is nearer.
    let is_shared = matches!(between, Between::Known(found, _) if found.length == 0.0);
    let is_round = (of.radius > 0.0) | (other.radius > 0.0);
    (is_nearest | (is_round & is_shared)).then_some(between)
}

/// What is between two shapes with these nearest places of their cores.
#[inline(always)]
fn beside<A: Core, B: Core>(
    a: &Shaped<A>,
    b: &Shaped<B>,
    [from, to]: [Place<f64>; 2],
    feet: [Foot; 2],
    slip: f64,
) -> Between {
    let (way, back) = (minus(to, from), minus(from, to));
    let places = [placed(a, feet[0], way), placed(b, feet[1], back)];
    // Few shapes of corners are round, so that this can be foretold.
    if [a.radius, b.radius] == [0.0; 2] {
        let length = square_root(dot(way, way));
        let is_known = slip + 4.0 * f64::EPSILON * length < PRECISION * length;
        let found = Found { length, from, to, way };
        return if is_known { Between::Known(found, places) } else { Between::Doubtful(to) };
    }
    let span = Span { places: [to, from], way: back, slip: slip + LEAST };
    let [place, other] = places;
    between_borders(span, [b.radius, a.radius], [other, place]).swapped()
}

/// Where on the border of a shape a point is that is nearest to something in a direction.
#[inline(always)]
fn placed<C: Core>(shaped: &Shaped<C>, foot: Foot, out: Place<f64>) -> place::Place {
    let Shaped { core, radius, .. } = shaped;
    let Foot { number, part } = foot;
    if C::IS_POINT {
        return place::Place::on_disc(*radius, out);
    }
    if !C::IS_AREA {
        let part = select(number > 0, 1.0 - f64::from(part), part.into());
        return match *radius == 0.0 {
            true => place::Place::new([0; 2], part as f32),
            false => place::Place::on_path(core.edge(0), part, *radius, out),
        };
    }
    if C::IS_SYMMETRIC {
        return place::Place::new([0, number], part);
    }
    if *radius > 0.0 {
        return on_rounded(shaped, foot, out);
    }
    // An edge without a length may not be told.
    let edge = if core.edge(number as usize) != [0.0; 2] { number } else { u32::MAX };
    place::Place::new([0, edge], part)
}

#[inline(never)]
fn on_rounded<C: Core>(
    Shaped { core, is_reversed, .. }: &Shaped<C>,
    Foot { number, part }: Foot,
    out: Place<f64>,
) -> place::Place {
    // Seen as the shape has its edges.
    let edge = |number: usize| {
        let own = core.own(Foot { number: number as u32, part: 0.0 });
        let edge = core.edge(own.number as usize);
        if *is_reversed { minus([0.0; 2], edge) } else { edge }
    };
    let (count, foot) = (core.count(), (number as usize, part.into()));
    if core.has_empty_edges() {
        return place::Place::UNKNOWN;
    }
    place::Place::on_rounded_ring(count, edge, foot, out).unwrap_or(place::Place::UNKNOWN)
}

/// Between the borders around the nearest places of two cores. The length is off by four roundings
/// besides the slip. Swapping the shapes swaps the answer.
#[inline(always)]
fn between_borders(
    Span { places, way, slip }: Span,
    [a, b]: [f64; 2],
    on_borders: [place::Place; 2],
) -> Between {
    let (reach, length) = (a + b, square_root(dot(way, way)));
    let (rest, doubt) = (length - reach, slip + 4.0 * f64::EPSILON * length);
    // Without branches, as shapes that meet can't be told beforehand from others.
    let part = 1.0 / select(rest > 0.0, length, reach);
    let from = plus(places[0], times(way, a * part));
    let to = minus(places[1], times(way, b * part));
    let middle = times(plus(from, to), 0.5);
    // Neither if the length is NaN or infinite.
    if doubt < greater(PRECISION * rest, -rest) {
        let found = Found {
            length: greater(rest, 0.0),
            from: select_place(rest > 0.0, from, middle),
            to: select_place(rest > 0.0, to, middle),
            way,
        };
        return Between::Known(found, on_borders.map(|place| place.only_if(rest > 0.0)));
    }
    Between::Doubtful(if reach > 0.0 { middle } else { places[0] })
}

/// One of two finite places; NaN or so if one is not.
#[inline(always)]
fn select_place(condition: bool, yes: Place<f64>, no: Place<f64>) -> Place<f64> {
    // Compilers make a branch of a mask, but not of a product. Both are exact.
    let weight = f64::from(u8::from(condition));
    let rest = 1.0 - weight;
    [yes[0] * weight + no[0] * rest, yes[1] * weight + no[1] * rest]
}

/// A place that two overlapping cores share: where two paths cross; what is deepest behind a face, or the
/// place on the face in front of it, if that is one.
#[inline]
fn shared<A: Core, B: Core>(of: &A, other: &B, face: Face, tolerance: f64) -> Option<Between> {
    if !(A::IS_AREA | B::IS_AREA) {
        let [from, to] = [0, 1].map(|corner| other.corner(corner));
        let rises = [from, to].map(|place| of.rise(face.number, place));
        let part = rises[0] / (rises[0] - rises[1]);
        return Some(Between::shared(plus(from, times(minus(to, from), part))));
    }
    let [on_face, deepest] = above(of, other, face, tolerance).places;
    if contains(of, deepest) {
        return Some(Between::shared(deepest));
    }
    contains(other, on_face).then(|| Between::shared(on_face))
}
