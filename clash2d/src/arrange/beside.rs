//! What lies to the left and to the right of a point on a border.

use core::cmp::Ordering;

use super::piece::Place;
use super::ray::{Passed, Ray, is_on_edge};
use crate::exact::real::{Near, Real, Tight};
use crate::outline::{Bounds, Outline, Spot, Vertex, Wedge, cross, dot, minus, sharp_ends};
use crate::vector::Vector2D;

/// Whether the points next to a place belong to a shape, and whether the place lies on its border.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Beside {
    pub(crate) left: bool,
    pub(crate) right: bool,
    pub(crate) is_on: bool,
    /// Whether the place lies on something without area, which is no border then.
    pub(crate) is_flat: bool,
}

impl Beside {
    pub(crate) const OUTSIDE: Self =
        Self { left: false, right: false, is_on: false, is_flat: false };
    pub(crate) const INSIDE: Self = Self { left: true, right: true, is_on: false, is_flat: false };
    /// On a border with the shape on its left.
    pub(crate) const LEFT: Self = Self { left: true, right: false, ..Self::BORDER };
    /// On a border with the shape on its right.
    pub(crate) const RIGHT: Self = Self { left: false, right: true, ..Self::BORDER };
    /// On what has no area.
    pub(crate) const ON: Self = Self { is_flat: true, ..Self::BORDER };
    const BORDER: Self = Self { left: false, right: false, is_on: true, is_flat: false };

    /// Whether the place belongs to the shape.
    pub(crate) fn is_covered(self) -> bool {
        self.is_on | self.left | self.right
    }

    /// On a border whose shape lies towards a normal, for one who looks along a direction.
    fn on<R: Real>(direction: Place<R>, normal: Place<R>) -> Option<Self> {
        let side = cross(direction, normal).sign()?;
        Some(Self { left: side.is_gt(), right: side.is_lt(), ..Self::BORDER })
    }

    /// The same on a piece that the place is on: one with the shape on both sides is no border.
    pub(crate) fn without_seam(self) -> Self {
        Self { is_on: self.is_on & !(self.left & self.right), ..self }
    }

    /// What two shapes cover together.
    pub(crate) fn joined(self, other: Self) -> Self {
        let (left, right) = (self.left | other.left, self.right | other.right);
        let (is_on, is_flat) = (self.is_on | other.is_on, self.is_flat | other.is_flat);
        // Two that fill both sides hide the border between them.
        Self { left, right, is_on, is_flat }.without_seam()
    }
}

/// The piece of the own border on which a place is known to lie, along the direction.
#[derive(Clone, Copy)]
pub(crate) enum Own {
    /// The edge with a number.
    Edge(u32),
    /// Beside a rounded edge, which is on the left.
    Side([Spot; 2]),
    /// On an arc around the vertex between two others, whose edges do not come nearer; on the left.
    Arc([Spot; 3]),
}

impl Own {
    /// Whether an edge is exactly as far away as the radius, on the left.
    fn is_rounded_by(self, a: &Vertex, b: &Vertex) -> bool {
        let ends = [a.spot, b.spot];
        match self {
            Self::Edge(_) => false,
            Self::Side([start, end]) => [start, end] == ends || [end, start] == ends,
            Self::Arc([before, middle, after]) => {
                ends == [before, middle] || ends == [middle, after]
            }
        }
    }
}

/// A direction along which hardly any vertices lie.
const ASLANT: [f32; 2] = [0.754_877_7, 0.569_840_3];

/// From where one looks.
pub(crate) struct Seen<R> {
    pub(crate) anchor: Vector2D,
    pub(crate) place: Place<R>,
    pub(crate) direction: Place<R>,
    /// Whether it is along a piece of a border, perhaps of this shape, and nothing crosses that there. If
    /// not, what lies to both sides is looked for a little ahead.
    pub(crate) is_between: bool,
}

/// What lies beside a place in an outline, on a piece of its own border or anywhere.
#[inline(never)]
pub(crate) fn outline<R: Real>(
    outline: &Outline<'_>,
    seen: &Seen<R>,
    own: Option<Own>,
) -> Option<Beside> {
    let Seen { anchor, place, .. } = *seen;
    let is_round = outline.radius > 0.0;
    // What is within the radius of an edge is found sooner than what a ray passes.
    let round = if is_round { rounded(outline, seen, own)? } else { Beside::OUTSIDE };
    if round == Beside::INSIDE || (is_round && !outline.is_filled) {
        return Some(round);
    }
    if outline.is_filled {
        let own = match own {
            Some(Own::Edge(number)) => Some(number),
            _ => None,
        };
        // Whether it is covered can be told from anywhere; from an arc its vertex is straight aside.
        let direction = if is_round { ASLANT.map(|x| place[0].like(x)) } else { seen.direction };
        let core = filled(outline, anchor, place, direction, own)?;
        return Some(match is_round {
            true if core.is_covered() => Beside::INSIDE,
            true => round,
            false => core,
        });
    }
    let (bounds, nearly) = (Bounds::around(place, 0.0), place.map(Near::about));
    let is_on = any_edge_at(outline, place, |a, b| {
        let side = cross(minus(b.near, a.near), minus(nearly, a.near)).sign();
        if side.is_some_and(Ordering::is_ne) || !Bounds::of(a, b).is_near(&bounds, [0.0; 2]) {
            return Some(false);
        }
        let [p, q] = [a, b].map(|vertex| vertex.spot.seen_in(anchor, place[0].run()));
        is_on_edge(place, p, q)
    })?;
    Some(if is_on { Beside::ON } else { Beside::OUTSIDE })
}

/// By the even-odd rule: with a ray to the left, from a little ahead. What runs through the place
/// along the direction lies between left and right; the edge with the number `own` does, without
/// further ado.
#[inline(never)]
fn filled<R: Real>(
    outline: &Outline<'_>,
    anchor: Vector2D,
    place: Place<R>,
    direction: Place<R>,
    own: Option<u32>,
) -> Option<Beside> {
    let ray = Ray::new(anchor, place, direction);
    let Passed { is_odd, is_on, is_between } = match outline.boxes() {
        Some(runs) => ray.pass_all(runs, outline, own)?,
        None => ray.pass_each(outline, own)?,
    };
    Some(Beside { left: is_odd, right: is_odd ^ is_between, is_on, is_flat: false })
}

/// Within the radius of the edges.
#[inline(never)]
fn rounded<R: Real>(outline: &Outline<'_>, seen: &Seen<R>, own: Option<Own>) -> Option<Beside> {
    let Seen { anchor, place, direction, is_between } = *seen;
    let mut beside = Beside::OUTSIDE;
    let limit = place[0].like(outline.radius).square();
    let bounds = Bounds::around(place, 0.0);
    let is_inside = any_edge_at(outline, place, |a, b| {
        if !Bounds::of(a, b).is_near(&bounds, [outline.radius, 0.0]) {
            return Some(false);
        }
        if own.is_some_and(|own| own.is_rounded_by(a, b)) {
            (beside.left, beside.is_on) = (true, true);
            return Some(false);
        }
        let spots = [a, b].map(|vertex| vertex.spot);
        if !R::IS_QUICK {
            let nearly = way_to_edge(place.map(Tight::about), spots, anchor);
            let nearly = nearly.and_then(|way| dot(way, way).compare(Tight::about(limit)));
            if let Some(side @ (Ordering::Less | Ordering::Greater)) = nearly {
                return Some(side.is_lt());
            }
        }
        let way = way_to_edge(place, spots, anchor)?;
        match dot(way, way).compare(limit)? {
            Ordering::Less => Some(true),
            Ordering::Equal => {
                let on =
                    if is_between { Beside::on(direction, way)? } else { ahead(seen, way, spots)? };
                beside.left |= on.left;
                beside.right |= on.right;
                beside.is_on = true;
                Some(false)
            }
            Ordering::Greater => Some(false),
        }
    })?;
    Some(if is_inside { Beside::INSIDE } else { beside })
}

/// What an edge covers a little ahead of a place whose way to it is as long as the radius.
#[inline(never)]
fn ahead<R: Real>(seen: &Seen<R>, way: Place<R>, ends: [Spot; 2]) -> Option<Beside> {
    let Seen { anchor, place, direction, .. } = *seen;
    match dot(direction, way).sign()? {
        Ordering::Less => return Some(Beside::OUTSIDE),
        Ordering::Greater => return Some(Beside::INSIDE),
        Ordering::Equal => {}
    }
    // What is round curves away from whoever goes straight on.
    let [a, b] = ends.map(|spot| spot.seen_in(anchor, place[0].run()));
    let along = minus(b, a);
    let front = if dot(direction, along).sign()?.is_gt() { b } else { a };
    let goes_on = cross(direction, along).sign()?.is_eq()
        && dot(direction, minus(front, place)).sign()?.is_gt();
    if goes_on { Beside::on(direction, way) } else { Some(Beside::OUTSIDE) }
}

/// What lies beside a place in a sector, seen from the sector's center.
#[inline(never)]
pub(crate) fn wedge<R: Real>(
    wedge: &Wedge<R>,
    place: Place<R>,
    direction: Place<R>,
) -> Option<Beside> {
    let square = dot(place, place);
    let [inner, outer] = wedge.radii;
    let has_hole = inner.sign()?.is_gt();
    let from_outer = square.compare(outer.square())?;
    let from_inner = if has_hole { square.compare(inner.square())? } else { Ordering::Greater };
    if from_outer.is_gt() || from_inner.is_lt() || !wedge.faces(place)? {
        return Some(Beside::OUTSIDE);
    }
    let mut beside = Beside::INSIDE;
    let mut narrow = |normal: Place<R>| {
        let on = Beside::on(direction, normal)?;
        beside.left &= on.left;
        beside.right &= on.right;
        beside.is_on = true;
        Some(())
    };
    if from_outer.is_eq() {
        narrow(place.map(|x| -x))?;
    }
    if from_inner.is_eq() {
        narrow(place)?;
    }
    for ([x, y], is_start) in wedge.side_directions() {
        let is_on = cross([x, y], place).sign()?.is_eq() && dot([x, y], place).sign()?.is_ge();
        if is_on {
            narrow(if is_start { [-y, x] } else { [y, -x] })?;
        }
    }
    Some(beside)
}

/// The way from a place to the nearest point of an edge.
#[inline(never)]
fn way_to_edge<R: Real>(place: Place<R>, ends: [Spot; 2], anchor: Vector2D) -> Option<Place<R>> {
    let [a, b] = ends.map(|spot| spot.seen_in(anchor, place[0].run()));
    let (way, to_a, to_b) = (minus(b, a), minus(a, place), minus(b, place));
    let part = -dot(to_a, way);
    if part.sign()?.is_le() {
        return Some(to_a);
    }
    if dot(to_b, way).sign()?.is_le() {
        return Some(to_b);
    }
    let part = part.over(dot(way, way));
    Some([to_a[0] + part * way[0], to_a[1] + part * way[1]])
}

/// Whether an edge passes a test, which may be in doubt; if it has boxes, those are left out that are
/// further from a place than the radius.
fn any_edge_at<R: Real>(
    outline: &Outline<'_>,
    place: Place<R>,
    mut test: impl FnMut(&Vertex, &Vertex) -> Option<bool>,
) -> Option<bool> {
    let mut answer = Some(false);
    outline.any_edge_beside(&Bounds::around(place, 0.0), sharp_ends([place; 2]), 0.0, |a, b| {
        answer = test(a, b);
        answer != Some(false)
    });
    answer
}
