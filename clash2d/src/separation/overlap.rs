//! Whether two shapes share interior points: exactly, after floats were added to the coordinates of
//! one of them.

use core::cmp::Ordering;

use super::part::Part;
use super::scene::any_members_near;
use crate::any::{Form, Placed};
use crate::collide::parallel_vectors;
use crate::distance::body::{Body, shifted};
use crate::distance::place::Place;
use crate::exact::judge::decide;
use crate::exact::oriented::axes_overlap;
use crate::outline::{
    Bounds, Ends, Outline, Spot, Vertex, compare, distance_to_line, is_same, meet, overlap_rounded,
    sharp_ends, side, straight,
};
use crate::relate::{Relation, interiors_meet, relate, relation_of_placed};
use crate::shape::Line;
use crate::vector::Vector2D;

/// Whether members of two forms share interior points, the second one moved.
pub(super) fn forms_overlap(a: Form<'_>, b: Form<'_>, by: Vector2D) -> bool {
    let about: Place<f64> = [by.x.into(), by.y.into()];
    any_members_near(a.into(), b.into(), about, &mut |a, b| {
        simple_overlap(a.form, b.form, by).unwrap_or_else(|| {
            Body::pair_shifted(a, b, by)
                .is_some_and(|(bodies, ..)| overlap([a.form, b.form], bodies, by))
        })
    })
}

/// Whether members of two shapes share interior points, wherever they stand.
#[inline(never)]
pub(super) fn members_overlap(a: Placed<'_>, b: Placed<'_>) -> bool {
    any_members_near(a, b, [0.0; 2], &mut |a, b| match Body::pair(a, b) {
        Some(([Body::Outline(first), Body::Outline(second)], ..)) => {
            let overlap = outlines_overlap_with_boxes(&first, &second);
            overlap
                && (![(a, first), (b, second)].iter().any(may_have_inner_edges)
                    || share_more_than_border(a, b))
        }
        Some(_) => share_more_than_border(a, b),
        None => false,
    })
}

/// Whether there may be edges, which others cover, with no interior point on either side.
fn may_have_inner_edges((placed, outline): &(Placed<'_>, Outline<'_>)) -> bool {
    let is_polygon = outline.radius == 0.0 && outline.may_cover_itself();
    is_polygon && Part::of(outline).is_none() && !straight(*placed).1
}

/// Whether two shapes share interior points, or one lies in the other one: it may be nothing but border.
fn share_more_than_border(a: Placed<'_>, b: Placed<'_>) -> bool {
    interiors_meet(a, b)
        || !matches!(relation_of_placed(a, b), Relation::Disjoint | Relation::Touching)
}

/// Whether two forms share interior points, the second one moved, as their relation tells; None where that
/// does not, and of forms whose outlines tell it sooner.
pub(super) fn simple_overlap(a: Form<'_>, b: Form<'_>, by: Vector2D) -> Option<bool> {
    let (first, second) = (dimension(a)?, dimension(b)?);
    let (is_point, b) = (first.min(second) == 0, shifted(b, by));
    match relate(&a.into(), &b.into()) {
        Relation::Disjoint | Relation::Touching => Some(false),
        Relation::AInsideBTouching | Relation::BInsideATouching if first != second => {
            match (a, b) {
                _ if is_point => Some(false),
                // What is on a side does not reach to both sides of it.
                (Form::OrientedRectangle(r), Form::Segment(s))
                | (Form::Segment(s), Form::OrientedRectangle(r)) => {
                    Some(decide!(j: f64 => axes_overlap(j, r, s) > 0.0))
                }
                _ => None,
            }
        }
        _ => Some(true),
    }
}

/// How many dimensions a segment, a disc or a rectangle has that is no flat one; None of other forms.
fn dimension(form: Form<'_>) -> Option<u32> {
    let is_area = |size: Vector2D| (size.x > 0.0) & (size.y > 0.0);
    match form {
        Form::Point(_) => Some(0),
        Form::Segment(s) => (s.point1 != s.point2).then_some(1),
        Form::Circle(c) => (c.radius > 0.0).then_some(2),
        Form::Rectangle(r) => is_area(r.size).then_some(2),
        Form::OrientedRectangle(r) => is_area(r.half_extend).then_some(2),
        _ => None,
    }
}

/// Whether two bodies share interior points, which two forms are, the second one moved.
///
/// Also if they only touch and one of them is a sector, and the other one a polygon or chain that is
/// moved.
pub(super) fn overlap(forms: [Form<'_>; 2], [a, b]: [Body<'_>; 2], by: Vector2D) -> bool {
    match (a, b) {
        (Body::Outline(a), Body::Outline(b)) => outlines_overlap_with_boxes(&a, &b),
        (Body::Line(line), Body::Outline(outline)) | (Body::Outline(outline), Body::Line(line)) => {
            line_overlaps(line, &outline)
        }
        (Body::Line(a), Body::Line(b)) => {
            let anchor = a.base;
            let place = |spot| Vertex::new(spot, anchor);
            !parallel_vectors(a.direction, b.direction)
                || side(
                    &place(Spot::of(a.base)),
                    &place(Spot::next_on(a)),
                    &place(Spot::of(b.base)),
                )
                .is_eq()
        }
        (Body::Sector(sector), Body::Outline(outline))
        | (Body::Outline(outline), Body::Sector(sector)) => {
            outline.meets_sector(sector) && do_not_only_touch(forms, by)
        }
        _ => do_not_only_touch(forms, by),
    }
}

fn do_not_only_touch([a, b]: [Form<'_>; 2], by: Vector2D) -> bool {
    let is_borrowed = matches!(b, Form::Polygon(_) | Form::Chain(_) | Form::Prepared(_));
    if is_borrowed && by != Vector2D::ZERO {
        return true;
    }
    let b = shifted(b, by);
    !matches!(relate(&a.into(), &b.into()), Relation::Touching | Relation::Disjoint)
}

/// Whether a line comes closer to an outline than its radius, or shares points with its inside; of one
/// without area all points but the ends.
fn line_overlaps(line: Line, outline: &Outline<'_>) -> bool {
    let base = Vertex::new(Spot::of(line.base), outline.anchor());
    let next = Vertex::new(Spot::next_on(line), outline.anchor());
    let is_flat = outline.dimension() < 2;
    let (mut is_left, mut is_right) = (false, false);
    let reach = [outline.radius, 0.0];
    outline.any_vertex(|v| {
        let side = side(&base, &next, v);
        is_left |= side.is_gt();
        is_right |= side.is_lt();
        let is_close = outline.radius > 0.0 && distance_to_line(v, &base, &next, reach).is_lt();
        is_close || (is_left && is_right) || (is_flat && side.is_eq() && !is_end(outline, v))
    }) || (is_flat && !is_left && !is_right)
}

fn outlines_overlap_with_boxes(a: &Outline<'_>, b: &Outline<'_>) -> bool {
    a.with_boxes(|a| b.with_boxes(|b| outlines_overlap(a, b)))
}

/// Whether two outlines share interior points; of those without area all points but the ends.
pub(super) fn outlines_overlap(a: &Outline<'_>, b: &Outline<'_>) -> bool {
    let (reach, around) = ([a.radius, b.radius], b.bounds());
    if !a.bounds().is_near(&around, reach) {
        return false;
    }
    let [flat_a, flat_b] = [a, b].map(Outline::flattened);
    let [a, b] = [flat_a.as_ref().unwrap_or(a), flat_b.as_ref().unwrap_or(b)];
    let is_round = reach != [0.0; 2];
    let any_edges = a.any_edge_near(&around, b.radius, |from, to| {
        let (bounds, edge) = (Bounds::of(from, to), sharp_ends([from.near, to.near]));
        bounds.is_near(&around, reach)
            && b.any_edge_beside(&bounds, edge, a.radius.into(), |c, d| {
                let is_near = bounds.is_near(&Bounds::of(c, d), reach);
                match is_round {
                    true => is_near && overlap_rounded([from, to], [c, d], reach),
                    false => is_near && edges_overlap([a, b], [from, to], [c, d]),
                }
            })
    });
    any_edges || holds_part(a, b) || holds_part(b, a)
}

/// Whether the edges of an outline surround one vertex of a connected part of another one.
fn holds_part(a: &Outline<'_>, b: &Outline<'_>) -> bool {
    a.is_filled && b.any_part(|v| a.covers(v) && (b.radius > 0.0 || a.radius > 0.0 || !is_on(a, v)))
}

/// Whether a vertex lies on an edge.
fn is_on(outline: &Outline<'_>, p: &Vertex) -> bool {
    outline.any_edge_near(&Bounds::of(p, p), 0.0, |a, b| meet(a, b, p, p))
}

/// Whether two edges of outlines without radius cross, or share a point around which the outlines
/// share interior points.
fn edges_overlap(outlines: [&Outline<'_>; 2], [a, b]: [&Vertex; 2], [c, d]: [&Vertex; 2]) -> bool {
    let sides = [side(a, b, c), side(a, b, d)];
    if sides[0] == sides[1] && sides[0].is_ne() {
        return false;
    }
    let others = [side(c, d, a), side(c, d, b)];
    if others[0] == others[1] && others[0].is_ne() {
        return false;
    }
    if sides.iter().chain(&others).all(|side| side.is_ne()) {
        return true;
    }
    // Of what is closed each vertex is the start of an edge.
    let [are_open, others_are_open] = outlines.map(Outline::is_open);
    let touches = |p: &Vertex, side: Ordering, [from, to]: [&Vertex; 2]| {
        side.is_eq() && is_within(p, [from, to]) && overlap_around(outlines, p)
    };
    touches(c, sides[0], [a, b])
        || touches(a, others[0], [c, d])
        || (others_are_open && touches(d, sides[1], [a, b]))
        || (are_open && touches(b, others[1], [c, d]))
}

/// Whether a vertex on the line through the ends of an edge lies between these.
fn is_within(p: &Vertex, ends: [&Vertex; 2]) -> bool {
    [0, 1].into_iter().all(|axis| {
        let [a, b] = ends.map(|end| compare(axis, p, end));
        a != b || a.is_eq()
    })
}

/// Whether a vertex is an end of an open chain or segment.
fn is_end(outline: &Outline<'_>, p: &Vertex) -> bool {
    let Ends::Open(ends) = outline.ends() else { return false };
    ends.into_iter().any(|end| is_same(&Vertex::new(end, outline.anchor()), p))
}

/// How many directions are looked at around a place where edges meet; where there are more the
/// shapes count as overlapping.
const MOST: usize = 24;

/// The directions in which edges leave a place, counterclockwise from that of the X axis, which comes
/// last, and whose edges these are.
struct Star {
    rays: [(Vertex, usize); MOST],
    count: usize,
}

/// Whether two outlines without radius share interior points right beside a place on the borders of
/// both.
#[inline(never)]
fn overlap_around(outlines: [&Outline<'_>; 2], p: &Vertex) -> bool {
    let mut star = Star { rays: [(*p, 0); MOST], count: 0 };
    let mut are_inside = [false; 2];
    for (number, outline) in outlines.into_iter().enumerate() {
        let is_known = star.add_edges(outline, number, p);
        if !is_known {
            return true;
        }
        are_inside[number] = outline.is_filled && is_inside_above(outline, p);
    }
    let [a, b] = outlines;
    let are_flat = a.dimension() < 2 && b.dimension() < 2;
    // What comes back to its end goes through it.
    let ends = |outline, number| is_end(outline, p) && star.edges_of(number) == 1;
    if are_flat && !ends(a, 0) && !ends(b, 1) {
        return true;
    }
    star.any_shared(outlines.map(|outline| outline.is_filled), are_inside, p)
}

impl Star {
    /// Adds the directions of an outline's edges; whether there was room.
    fn add_edges(&mut self, outline: &Outline<'_>, number: usize, p: &Vertex) -> bool {
        let around = Bounds::of(p, p);
        !outline.any_edge_near(&around, 0.0, |from, to| {
            let is_on = || side(from, to, p).is_eq() && is_within(p, [from, to]);
            if !Bounds::of(from, to).is_near(&around, [0.0; 2]) || is_same(from, to) || !is_on() {
                return false;
            }
            let is_full =
                |end: &Vertex, star: &mut Self| !is_same(end, p) && !star.add(*end, number, p);
            is_full(from, self) || is_full(to, self)
        })
    }

    /// How many edges of an outline there are.
    fn edges_of(&self, owner: usize) -> usize {
        self.rays[..self.count].iter().filter(|ray| ray.1 == owner).count()
    }

    fn add(&mut self, end: Vertex, number: usize, p: &Vertex) -> bool {
        if self.count == MOST {
            return false;
        }
        let mut place = self.count;
        while place > 0 && is_before(p, &end, &self.rays[place - 1].0) {
            self.rays[place] = self.rays[place - 1];
            place -= 1;
        }
        self.rays[place] = (end, number);
        self.count += 1;
        true
    }

    /// Whether two outlines, which are filled or not, share interior points in some direction, told by
    /// whether the first direction, a little off the X axis, leads into them.
    fn any_shared(&self, are_filled: [bool; 2], mut are_inside: [bool; 2], p: &Vertex) -> bool {
        let (mut number, mut surround) = (0, are_inside);
        if are_inside == [true; 2] {
            return true;
        }
        while number < self.count {
            let (first, before) = (&self.rays[number].0, are_inside);
            let mut has_edge = [false; 2];
            while number < self.count && !is_before(p, first, &self.rays[number].0) {
                let owner = self.rays[number].1;
                has_edge[owner] = true;
                are_inside[owner] ^= are_filled[owner];
                number += 1;
            }
            let is_flat = |i: usize| has_edge[i] && !before[i] && !are_inside[i];
            let is_full = |i: usize| before[i] && are_inside[i];
            let is_shared =
                (is_flat(0) && (is_flat(1) || is_full(1))) || (is_full(0) && is_flat(1));
            if is_shared || are_inside == [true; 2] {
                return true;
            }
            (0..2).for_each(|i| surround[i] &= are_inside[i]);
        }
        // What has no edge here is a point.
        (surround[0] && self.edges_of(1) == 0) || (surround[1] && self.edges_of(0) == 0)
    }
}

/// Whether a direction from a place comes before another one, counterclockwise from that of the X axis,
/// which comes last.
fn is_before(p: &Vertex, a: &Vertex, b: &Vertex) -> bool {
    let half = |v: &Vertex| {
        let (x, y) = (compare(0, v, p), compare(1, v, p));
        match (y.is_gt(), y.is_eq(), x.is_lt()) {
            (true, ..) => 0,
            (_, true, true) => 1,
            (_, false, _) => 2,
            _ => 3,
        }
    };
    let (a_half, b_half) = (half(a), half(b));
    if a_half == b_half { side(p, a, b).is_gt() } else { a_half < b_half }
}

/// Whether what is next to a place along the X axis, and a little above, is inside of the edges by the
/// even-odd rule.
fn is_inside_above(outline: &Outline<'_>, p: &Vertex) -> bool {
    let is_above = |v: &Vertex| compare(1, v, p).is_gt();
    let is_inside = outline.is_crossed(&Bounds::of(p, p), is_above, |a, b, is_inside| {
        let ends = [is_above(a), is_above(b)];
        // An edge through the place is crossed where that is.
        let is_crossed = || side(a, b, p).is_gt() == ends[1] && side(a, b, p).is_ne();
        *is_inside ^= ends[0] != ends[1] && is_crossed();
        false
    });
    is_inside == Some(true)
}
