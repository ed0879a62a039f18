//! Whether two shapes come within a distance of each other.

#![forbid(unsafe_code)]

use core::cell::Cell;

use crate::any::{Placed, Shape};
use crate::collide::{collide, placed_is_near};
use crate::distance::{ByKind, Distance, any_pair_within, distance, far_beyond, with_members};
use crate::exact::judge::quickly;

/// [`ask::within`](crate::ask::within).
pub fn within(a: &Shape<'_>, b: &Shape<'_>, distance: f32) -> bool {
    match distance {
        0.0 => collide(a, b),
        0.0.. => are_within(a, b, distance),
        _ => false,
    }
}

fn are_within(a: &Shape<'_>, b: &Shape<'_>, limit: f32) -> bool {
    if limit == f32::INFINITY {
        return distance(a, b).is_some();
    }
    if a.is_single() & b.is_single() {
        let quick = quickly(|| surely_within(a, b, limit));
        return quick.unwrap_or_else(|| placed_is_near(Placed::of(a), Placed::of(b), limit));
    }
    // Boxes that are farther apart are so whatever was rounded.
    let reach = Cell::new(far_beyond(limit));
    let [a, b] = [a, b].map(|shape| with_members(Placed::of(shape)));
    any_pair_within(a, b, &reach, &mut |_, [a, b]| {
        let quick = quickly(|| surely_within(&a.shape()?, &b.shape()?, limit));
        quick.unwrap_or_else(|| placed_is_near(a, b, limit))
    })
}

/// [`ask::distance_within`](crate::ask::distance_within).
pub(crate) fn distance_within(a: &Shape<'_>, b: &Shape<'_>, maximum: f32) -> Option<Distance> {
    match maximum {
        f32::INFINITY => distance(a, b),
        0.0.. => Distance::of_any(a, b, maximum).filter(|found| is_near_as(a, b, *found, maximum)),
        _ => None,
    }
}

/// Whether two shapes whose distance is known come within another one.
fn is_near_as(a: &Shape<'_>, b: &Shape<'_>, found: Distance, limit: f32) -> bool {
    let quick = if a.is_single() & b.is_single() { surely_as_near(found, limit) } else { None };
    quick.unwrap_or_else(|| within(a, b, limit))
}

/// Whether two shapes come within a distance, if the rounded distance between them tells.
fn surely_within(a: &Shape<'_>, b: &Shape<'_>, limit: f32) -> Option<bool> {
    distance(a, b).map_or(Some(false), |found| surely_as_near(found, limit))
}

/// Whether a rounded distance is within another one, unless it is next to it.
fn surely_as_near(found: Distance, limit: f32) -> Option<bool> {
    // It is off by less than the way to the next float.
    let apart = found.distance;
    if apart.next_up() < limit {
        return Some(true);
    }
    if apart.next_down() <= limit { None } else { Some(false) }
}
