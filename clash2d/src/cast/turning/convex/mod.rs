//! Convex shapes of few corners that turn: stepped as a whole.
//!
//! In the direction of the gap the shapes stay apart as long as each corner of one does of each corner
//! of the other, by the bounds of [`step`](super::step). The room that is left of a pair of corners is
//! a concave function of the time, so that it lasts for as long as it is there at the end; otherwise
//! the pair that lacks most then says when its own room ends, and so on.
//!
//! Where a corner is nearest to an edge, that direction turns with the edge. Seen from the edge the
//! other shape's corners stay beyond its line for some time, too, and longer if they are near: then
//! what the edge's own ends do does not matter. Mostly that edge stays between the shapes until they
//! meet: as long as it tells enough, no step looks at anything else.

mod numbers;

mod flyer;
mod over;

mod closest;

mod flight;

mod orbits;

mod leave;
mod steps;

use super::super::quick::Core;
use super::budget::Budget;
use super::motion::{Carrier, Nearness};
use super::search::Near;
use crate::any::Form;
use crate::distance::place::Place;
use flight::{Flight, Stop};
use flyer::Flyer;

/// How many corners of a shape are stepped as a whole.
const MOST: usize = 8;

/// What is known about the start, and from when on nothing is of interest.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// Nothing.
    Unknown(f64),
    /// The shapes share no point.
    Apart(f64),
    /// They may leave a contact; the second time is when the motions end.
    Leaving([f64; 2]),
}

impl<const P: usize> Flight<P> {
    #[inline(never)]
    fn answer(&self, start: Start, budget: &Budget) -> Option<Option<Near>> {
        budget.begin_pair();
        let stop = match start {
            Start::Unknown(latest) | Start::Apart(latest) => {
                let from = self.first_chance();
                if from < latest { self.run(from, latest, budget) } else { None }
            }
            Start::Leaving(times) => self.leave(times, self.margin.allowance(), budget),
        };
        let is_doubt = |stop: &Stop| matches!(start, Start::Unknown(_)) & (stop.time <= 0.0);
        if stop.as_ref().is_some_and(is_doubt) {
            None
        } else {
            Some(stop.map(|stop| self.near(stop)))
        }
    }
}

/// The answer of [`Search`](super::search::Search) of forms that are seen from a place in the coordinates of each; the outer
/// None if the shapes are not convex and small, or if they may touch at a start that is unknown.
pub(super) fn convex_shapes(
    forms: [Form<'_>; 2],
    carriers: [Carrier; 2],
    places: [Place<f64>; 2],
    nearness: Nearness,
    start: Start,
    budget: &Budget,
) -> Option<Option<Near>> {
    let [own, other] = [0, 1].map(|i| Flyer::of_box(forms[i], carriers[i], places[i]));
    if let (Some(a), Some(b)) = (own, other) {
        return Flight::new([a, b], nearness).answer(start, budget);
    }
    any_convex_shapes(forms, carriers, places, nearness, start, budget)
}

#[inline(never)]
fn any_convex_shapes(
    forms: [Form<'_>; 2],
    carriers: [Carrier; 2],
    places: [Place<f64>; 2],
    nearness: Nearness,
    start: Start,
    budget: &Budget,
) -> Option<Option<Near>> {
    if forms.iter().any(has_many) {
        return None;
    }
    let cores = [Core::of(forms[0], places[0])?, Core::of(forms[1], places[1])?];
    let few = cores[0].count.max(cores[1].count) <= 4;
    let (cores, number) = (cores.each_ref(), [0, 1]);
    match few {
        true => Flight::new(number.map(|i| Flyer::<2>::new(cores[i], carriers[i])), nearness)
            .answer(start, budget),
        false => {
            const PACKS: usize = MOST / 2;
            Flight::new(number.map(|i| Flyer::<PACKS>::new(cores[i], carriers[i])), nearness)
                .answer(start, budget)
        }
    }
}

fn has_many(form: &Form<'_>) -> bool {
    matches!(form, Form::Polygon(polygon) if polygon.vertices().len() > MOST)
}
