//! Convex shapes without a radius: by the side of an edge on which a vertex lies.

use super::Relation;
use super::core::{Core, Sight};
use crate::any::Form;
use crate::exact::judge::decide;
use crate::exact::oriented::{boxes_overlap, rectangle_overlap};
use crate::outline::{compare, is_same, side};

/// How two shapes without a radius lie to each other that share a point. The cores are theirs.
pub(super) fn relation(forms: [Form<'_>; 2], a: &Core<'_>, b: &Core<'_>) -> Relation {
    match (a.count, b.count) {
        (1, _) => of_point(a, b, [Relation::AInsideB, Relation::AInsideBTouching]),
        (_, 1) => of_point(b, a, [Relation::BInsideA, Relation::BInsideATouching]),
        (2, 2) => of_segments(a, b),
        _ => of_areas(forms, a, b),
    }
}

/// A point is in the other shape, or on its border; two points are equal.
fn of_point(point: &Core<'_>, other: &Core<'_>, [inside, touching]: [Relation; 2]) -> Relation {
    let p = point.vertex(0);
    let touches = match other.count {
        1 => return Relation::Equal,
        2 => other.vertices().any(|end| is_same(&p, &end)),
        _ => !other.place_of(&p).is_lt(),
    };
    if touches { touching } else { inside }
}

/// Segments cross, lie on one line, or touch with an end.
fn of_segments(a: &Core<'_>, b: &Core<'_>) -> Relation {
    let sides = |own: &Core<'_>, other: &Core<'_>| {
        let [start, end] = [own.vertex(0), own.vertex(1)];
        [0, 1].map(|number| side(&start, &end, &other.vertex(number)))
    };
    let (of_b, of_a) = (sides(a, b), sides(b, a));
    if of_b.into_iter().chain(of_a).all(|side| side.is_eq()) {
        return of_ranges(a, b);
    }
    let touches = of_b.into_iter().chain(of_a).any(|side| side.is_eq());
    if touches { Relation::Touching } else { Relation::Overlapping }
}

/// Segments on one line that share a point: by their ends along the axis on which they have a length.
fn of_ranges(a: &Core<'_>, b: &Core<'_>) -> Relation {
    let axis = usize::from(compare(0, &a.vertex(0), &a.vertex(1)).is_eq());
    let range = |core: &Core<'_>| {
        let ends = [core.vertex(0), core.vertex(1)];
        let is_forward = compare(axis, &ends[0], &ends[1]).is_lt();
        if is_forward { ends } else { [ends[1], ends[0]] }
    };
    let ([a_low, a_high], [b_low, b_high]) = (range(a), range(b));
    let (low, high) = (compare(axis, &a_low, &b_low), compare(axis, &a_high, &b_high));
    let touches = low.is_eq() || high.is_eq();
    let meet_at_end =
        compare(axis, &a_low, &b_high).is_eq() || compare(axis, &b_low, &a_high).is_eq();
    Relation::of_held([low.is_ge() && high.is_le(), low.is_le() && high.is_ge()], touches)
        .unwrap_or(if meet_at_end { Relation::Touching } else { Relation::Overlapping })
}

/// Two areas, or a segment and an area: the lines of the edges, of the segment's too, tell whether the
/// interiors meet.
fn of_areas(forms: [Form<'_>; 2], a: &Core<'_>, b: &Core<'_>) -> Relation {
    let places = [a.places(), b.places()];
    let sights = [places[0].look_at(&places[1]), places[1].look_at(&places[0])];
    let (b_in_a, a_in_b) = (held(b, a, sights[0]), held(a, b, sights[1]));
    let touches = [a_in_b, b_in_a].contains(&Some(true));
    Relation::of_held([a_in_b.is_some(), b_in_a.is_some()], touches).unwrap_or_else(|| {
        let may_part = sights[0].may_part | sights[1].may_part != 0;
        match may_part && is_parted(forms, [a, b], sights) {
            true => Relation::Touching,
            false => Relation::Overlapping,
        }
    })
}

/// Whether a line leads between two shapes that both touch, where that is in doubt.
#[cold]
#[inline(never)]
fn is_parted(forms: [Form<'_>; 2], [a, b]: [&Core<'_>; 2], sights: [Sight; 2]) -> bool {
    let is_beside = |own: &Core<'_>, other: &Core<'_>, edges: u32| {
        (0..own.count)
            .filter(|edge| edges >> edge & 1 == 1)
            .any(|edge| own.heights(edge, other).all(|height| height.is_ge()))
    };
    match (forms[0], forms[1]) {
        (Form::OrientedRectangle(a), Form::OrientedRectangle(b)) => {
            decide!(j: f64 => boxes_overlap(j, a, b) <= 0.0)
        }
        (Form::OrientedRectangle(a), Form::Rectangle(b))
        | (Form::Rectangle(b), Form::OrientedRectangle(a)) => {
            decide!(j: f64 => rectangle_overlap(j, a, b) <= 0.0)
        }
        _ => is_beside(a, b, sights[0].may_part) || is_beside(b, a, sights[1].may_part),
    }
}

/// Whether a core touches the border of another one that holds it; None if it does not.
fn held(inner: &Core<'_>, outer: &Core<'_>, sight: Sight) -> Option<bool> {
    if sight.leaves || !outer.has_area() {
        return None;
    }
    let mut touches = false;
    for edge in (0..outer.count).filter(|edge| sight.may_touch >> edge & 1 == 1) {
        match outer.heights(edge, inner).max()? {
            core::cmp::Ordering::Greater => return None,
            height => touches |= height.is_eq(),
        }
    }
    Some(touches)
}
