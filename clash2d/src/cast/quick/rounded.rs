//! Rays through convex shapes with round corners.

use super::super::hit::RayHit;
use super::super::rays::Track;
use super::border::{Entry, Line};
use super::core::{Core, are_short};
use super::number::{Ratio, wide};
use super::shot::{self, Moment};
use super::sum::Sum;
use crate::any::Form;
use crate::vector::Vector2D;

/// [`cast_ray`](super::super::cast_ray) of a convex shape with a radius.
#[inline(never)]
pub(super) fn ray_rounded(form: Form<'_>, track: Track) -> Option<Option<RayHit>> {
    let (start, line) = (wide(track.origin), Line::new(wide(track.movement)));
    let [Some(origin), Some(core)] =
        [&Core::of(Form::Point(track.origin), start), &Core::of(form, start)]
    else {
        return None;
    };
    if !((core.radius > 0.0) & (line.square > 0.0) & (line.square < f64::INFINITY)) {
        return None;
    }
    let is_exact = are_short([Form::Point(track.origin), form], [line.along]);
    let cores = [origin, core];
    let hit = if is_exact { through(cores, &line, track, true) } else { None };
    hit.or_else(|| through(cores, &line, track, false))
}

#[inline(never)]
fn through(
    cores: [&Core<'_>; 2],
    line: &Line,
    track: Track,
    is_exact: bool,
) -> Option<Option<RayHit>> {
    let sum = Sum::of(cores, line);
    let Some(entry) = sum.border(cores, is_exact).enter(line)? else { return Some(None) };
    if entry.time.is_over(entry.error)? {
        return Some(None);
    }
    let Some(back) = sum.enter_back(cores, line, is_exact)? else { return Some(None) };
    let exit = Entry { time: Ratio { above: -back.time.above, ..back.time }, ..back };
    if exit.is_before_start()? {
        return Some(None);
    }
    let starts_inside = entry.is_before_start()? | (entry.time.above == 0.0);
    let ends_inside = exit.time.is_over(exit.error)? | (exit.time.above == exit.time.below);
    let moment = |Entry { time, error, out: [x, y], .. }: Entry| Moment {
        time,
        error,
        normal: Vector2D::narrow(x, y),
    };
    let entry = if starts_inside { None } else { Some(moment(entry)) };
    let exit = if ends_inside { None } else { Some(moment(exit)) };
    shot::hit(track, entry, exit).map(Some)
}

impl Entry {
    /// Whether it is certainly before the start, or not.
    #[inline]
    pub(super) fn is_before_start(&self) -> Option<bool> {
        let Self { time, error, .. } = *self;
        ((error == 0.0) | (time.above.abs() > error * time.below)).then_some(time.above < 0.0)
    }
}
