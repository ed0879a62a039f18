//! Where the borders of two shapes cross.

#![forbid(unsafe_code)]

use crate::any::Shape;
use crate::border::{Figure, Find, Labelled, Part, anchor, walk};
use crate::exact::ball::Ball;
use crate::exact::real::{Near, Real};
use crate::outline::Bounds;
use crate::vector::Vector2D;

/// A point that the borders of two shapes share, or a stretch along which they run together.
///
/// The border of a shape without area is all of it. Edges are numbered from 0: those of polygons,
/// chains and rectangles in the order of their vertices (rectangles: bottom, right, top, left);
/// a circle has one, a capsule the side to the right of its way, the arc around `point2`, the other
/// side, the arc around `point1`; a sector the outer arc, the inner one if there is one, the first
/// side, the second; the edges of a rounded polygon or chain the arc around their first vertex, for
/// an open chain's last one also that around its second, and both sides; a group those of its
/// members, one after the other.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Intersection {
    /// The common point, or the first one of the stretch along the border of a.
    pub start: Vector2D,
    /// The last point of the stretch; of a point, the same.
    pub end: Vector2D,
    /// The edge of a.
    pub edge_a: u32,
    /// The edge of b.
    pub edge_b: u32,
    /// Where on the edge of a it starts, from 0 to 1; of a line, a multiple of its direction; on arcs,
    /// which run counterclockwise, a part of their angle.
    pub start_a: f32,
    /// Where on the edge of a it ends.
    pub end_a: f32,
    /// Where on the edge of b it starts.
    pub start_b: f32,
    /// Where on the edge of b it ends: less than the start if b runs the other way, and more than 1
    /// beyond the start of a whole circle.
    pub end_b: f32,
}

/// All points and stretches that the borders of two shapes share, in their order along the border of a;
/// how many there are, of which the first ones are in the buffer.
///
/// The border of a group's member counts but where members together cover everything around a point. A
/// whole circle's parameter starts at +X from its center, and the straight sides of sectors run outward.
///
/// Which edges meet is decided exactly, as [`relate`](crate::relate) does; a point in which edges end
/// is told once, as the start of the next edge. Points and parameters are within 1 ulp of the true ones,
/// or of 2^-24 of the size of the shapes. Two equal lines share one stretch with infinite parameters,
/// told at the base of a. With two segments or lines the parameters are the u_a and u_b
/// of line intersection. O(n m) for n and m edges.
///
/// ```
/// use clash2d::{Intersection, Segment, Vector2D, intersections};
///
/// let a = Segment::new(Vector2D::new(0.0, 0.0), Vector2D::new(8.0, 0.0));
/// let b = Segment::new(Vector2D::new(2.0, -1.0), Vector2D::new(2.0, 3.0));
/// let mut found = [Intersection::default(); 1];
/// assert_eq!(intersections(&a.into(), &b.into(), &mut found), 1);
/// assert_eq!((found[0].start_a, found[0].start_b), (0.25, 0.25));
/// ```
pub fn intersections(a: &Shape<'_>, b: &Shape<'_>, buffer: &mut [Intersection]) -> usize {
    let (a, b) = (a.form().lean(), b.form().lean());
    let anchor = anchor(a).or_else(|| anchor(b)).unwrap_or_default();
    let Some((a, b)) = Figure::of(a, anchor).zip(Figure::of(b, anchor)) else { return 0 };
    let (a, b) = (a.near(&b.frame()), b.near(&a.frame()));
    let mut list = List { buffer, count: 0 };
    a.with_boxes(|a| b.with_boxes(|b| insert_all(a, b, &mut list)));
    list.count
}

fn insert_all(a: &Figure<'_>, b: &Figure<'_>, list: &mut List<'_>) {
    if !a.frame().meets(&b.frame()) {
        return;
    }
    a.any_piece_near::<Near>(b.bounds(), |label| {
        // Once to see whether there is a doubt, and once to note it all.
        if on_piece(a, &label, b, |_| ()).is_some() {
            on_piece(a, &label, b, |found| list.insert(found));
        } else {
            carefully(a, label.index, b, list);
        }
        Some(false)
    });
}

/// Along the piece with an index, in hundreds of bits.
#[cold]
#[inline(never)]
fn carefully(a: &Figure<'_>, index: u32, b: &Figure<'_>, list: &mut List<'_>) {
    a.any_piece_near::<Ball>(b.bounds(), |label| {
        if label.index == index {
            on_piece(a, &label, b, |found| list.insert(found));
        }
        Some(label.index == index)
    });
}

/// What was found, in order; what does not fit is counted.
struct List<'b> {
    buffer: &'b mut [Intersection],
    count: usize,
}

impl List<'_> {
    fn insert(&mut self, found: Intersection) {
        let key = |i: &Intersection| (i.edge_a, i.start_a, i.edge_b, i.start_b);
        let kept = self.count.min(self.buffer.len());
        self.count += 1;
        let place = self.buffer[..kept].partition_point(|other| key(other) <= key(&found));
        if place < self.buffer.len() {
            let end = kept.min(self.buffer.len() - 1);
            self.buffer.copy_within(place..end, place + 1);
            self.buffer[place] = found;
        }
    }
}

/// Notes what the border of b has in common with a piece of the border of a.
fn on_piece<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    b: &Figure<'_>,
    mut note: impl FnMut(Intersection),
) -> Option<()> {
    if label.is_dot() {
        return on_dot(a, label, b, note);
    }
    b.any_piece_near(label.piece.bounds(), |by| {
        for cut in label.piece.cuts(&by.piece)?.into_iter().flatten() {
            if let Some(found) = point(a, label, cut, b, &by)? {
                note(found);
            }
        }
        Some(false)
    })?;
    walk(a, label, b, |find| {
        if let Find::Part(part) = find
            && let Some(found) = stretch(a, label, &part, b)?
        {
            note(found);
        }
        Some(())
    })
}

/// Notes a single point of a, if the border of b runs through it.
fn on_dot<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    b: &Figure<'_>,
    mut note: impl FnMut(Intersection),
) -> Option<()> {
    let (start, place) = (R::new(0.0), label.piece.at(R::new(0.0)));
    b.any_piece_near(Bounds::around(place, 0.0), |by| {
        if by.piece.holds(place)?
            && let Some(found) = point(a, label, start, b, &by)?
        {
            note(found);
        }
        Some(false)
    })
    .map(|_| ())
}

/// A common point of two pieces, unless a stretch ends there, or it is told elsewhere.
fn point<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    cut: R,
    b: &Figure<'_>,
    by: &Labelled<R>,
) -> Option<Option<Intersection>> {
    let place = label.piece.at(cut);
    let Some(there) = by.piece.parameter_of(place)? else { return Some(None) };
    let is_told = a.is_told_elsewhere(label, cut)? || b.is_told_elsewhere(by, there)?;
    if is_told || !a.is_outermost(place)? || !b.is_outermost(place)? || run_along(a, b, place)? {
        return Some(None);
    }
    found([label, by], [cut, cut], [there, there], a.anchor).map(Some)
}

/// The stretch that a part of the border of a is, if b runs along it.
fn stretch<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    part: &Part<R>,
    b: &Figure<'_>,
) -> Option<Option<Intersection>> {
    if !is_common(a, label, part, b)? {
        return Some(None);
    }
    let [place, _] = part.sample();
    let mut answer = None;
    b.any_piece_near(Bounds::around(place, 0.0), |by| {
        if !by.piece.holds(place)? {
            return Some(false);
        }
        let ends = [part.from, part.to].map(|end| end.unwrap_or(R::new(0.0)));
        let [start, end] = ends.map(|end| by.piece.parameter_of(label.piece.at(end)));
        if let (Some(start), Some(end)) = (start?, end?) {
            let mut stretch = found([label, &by], ends, [start, end], a.anchor)?;
            if part.from.is_none() && part.to.is_none() {
                (stretch.start_a, stretch.end_a) = (f32::NEG_INFINITY, f32::INFINITY);
                (stretch.start_b, stretch.end_b) = (f32::NEG_INFINITY, f32::INFINITY);
            } else if by.piece.is_whole_circle() && stretch.end_b <= stretch.start_b {
                stretch.end_b += 1.0;
            }
            answer = Some(stretch);
        }
        Some(true)
    })?;
    Some(answer)
}

/// Whether the border of b runs along a part of the border of a.
fn is_common<R: Real>(
    a: &Figure<'_>,
    label: &Labelled<R>,
    part: &Part<R>,
    b: &Figure<'_>,
) -> Option<bool> {
    let [place, direction] = part.sample();
    Some(a.beside_own(label, place, direction)?.is_on && b.beside(place, direction)?.is_on)
}

/// Whether both borders go on together from a place.
fn run_along<R: Real>(a: &Figure<'_>, b: &Figure<'_>, place: [R; 2]) -> Option<bool> {
    let pieces_do =
        a.any_branch(place, |branch| b.any_branch(place, |other| branch.is_same(&other)))?;
    if !pieces_do || !(a.may_cover_itself() || b.may_cover_itself()) {
        return Some(pieces_do);
    }
    // Not all pieces are border everywhere.
    a.any_piece_near(Bounds::around(place, 0.0), |label| {
        if label.is_dot() || !label.piece.holds(place)? {
            return Some(false);
        }
        let Some(here) = label.piece.parameter_of(place)? else { return Some(false) };
        let mut is_common_from_here = false;
        walk(a, &label, b, |find| {
            if let Find::Part(part) = find
                && part.has_end(here)?
            {
                is_common_from_here |= is_common(a, &label, &part, b)?;
            }
            Some(())
        })?;
        Some(is_common_from_here)
    })
}

/// The result for pieces of a and b and the parameters on both.
fn found<R: Real>(
    [label, by]: [&Labelled<R>; 2],
    on_a: [R; 2],
    on_b: [R; 2],
    anchor: Vector2D,
) -> Option<Intersection> {
    let [start, end] = on_a.map(|parameter| rounded(label.piece.at(parameter), anchor));
    let [start_a, end_a] = on_a.map(|parameter| label.piece.fraction(parameter));
    let [start_b, end_b] = on_b.map(|parameter| by.piece.fraction(parameter));
    Some(Intersection {
        start: start?,
        end: end?,
        edge_a: label.index,
        edge_b: by.index,
        start_a: start_a?,
        end_a: end_a?,
        start_b: start_b?,
        end_b: end_b?,
    })
}

/// A point that is seen from an anchor.
fn rounded<R: Real>([x, y]: [R; 2], anchor: Vector2D) -> Option<Vector2D> {
    let axis = |x: R, anchor: f32| {
        let sum = x + R::new(anchor);
        let size = x.value().abs().max(f64::from(anchor).abs());
        sum.to_absolute(size * (1.0 / (1_u64 << 27) as f64)).map(|sum| sum as f32)
    };
    Some(Vector2D::new(axis(x, anchor.x)?, axis(y, anchor.y)?))
}
