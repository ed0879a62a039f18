//! The stretches of a segment that lie in a shape.

#![forbid(unsafe_code)]

use crate::any::{Placed, Shape};
use crate::arrange::{Cut, Figure, Find, Piece, Walk, anchor};
use crate::collide::collide;
use crate::exact::real::{Only, Real, Tight};
use crate::exact::settle::settle_long;
use crate::intersect::rounded;
use crate::outline::Bounds;
use crate::shape::Segment;
use crate::vector::Vector2D;

/// A stretch of a segment that lies in a shape, or a single point of it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Stretch {
    /// The part of the segment before the stretch, from 0 to 1.
    pub entry: f32,
    /// The part of the segment before the end of the stretch, from 0 to 1; of a single point the same.
    pub exit: f32,
    /// The first point of the stretch.
    pub entry_point: Vector2D,
    /// The last point of the stretch.
    pub exit_point: Vector2D,
}

/// [`ask::clip_segment`](crate::ask::clip_segment).
pub fn clip_segment(shape: &Shape<'_>, segment: Segment, buffer: &mut [Stretch]) -> usize {
    let (own, mut list) = (Shape::from(segment), List { buffer, count: 0, last: 0.0 });
    if !collide(shape, &own) {
        return 0;
    }
    let Segment { point1, point2 } = segment;
    if point1 == point2 {
        list.push(Stretch { entry: 0.0, exit: 1.0, entry_point: point1, exit_point: point1 });
        return list.count;
    }
    let (own, shape) = (Placed::of(&own), Placed::of(shape));
    let anchor = anchor(own).unwrap_or_default();
    let Some((own, shape)) = Figure::of(own, anchor).zip(Figure::of(shape, anchor)) else {
        return 0;
    };
    shape.with_boxes(|shape| {
        own.any_piece_near(Bounds::PLANE, Only, None, |label| {
            clip(&Walk::exactly(&own, label, shape), &mut list);
            Some(false)
        })
    });
    list.count
}

/// What was found, in order; what does not fit is counted.
struct List<'b> {
    buffer: &'b mut [Stretch],
    count: usize,
    /// Where the last one ends.
    last: f32,
}

impl List<'_> {
    /// Adds a stretch, of which rounding may not change the order.
    fn push(&mut self, found: Stretch) {
        let entry = found.entry.max(self.last);
        self.last = found.exit.max(entry);
        if let Some(place) = self.buffer.get_mut(self.count) {
            *place = Stretch { entry, exit: self.last, ..found };
        }
        self.count += 1;
    }
}

/// The stretches of a piece, which is a segment, that lie in the other figure. All of that one's border
/// belongs to it, so that whatever cuts the piece is a point of both.
fn clip(walk: &Walk<'_>, list: &mut List<'_>) -> Option<()> {
    let mut open: Option<[Cut<Tight>; 2]> = None;
    walk.all(|find| {
        match find {
            Find::Part(part) if part.beside(true)?.is_covered() => {
                let (from, to) = part.from.zip(part.to)?;
                open = Some([open.map_or(from, |[first, _]| first), to]);
            }
            Find::Cut(cut, _) => open = open.or(Some([cut, cut])),
            _ => {
                if let Some(ends) = open.take() {
                    list.push(stretch(walk, ends)?);
                }
            }
        }
        Some(())
    })?;
    list.push(stretch(walk, open?)?);
    Some(())
}

/// The stretch between two cuts.
#[inline(never)]
fn stretch(walk: &Walk<'_>, ends: [Cut<Tight>; 2]) -> Option<Stretch> {
    let anchor = walk.own.anchor;
    between(&walk.label.piece, ends, anchor).or_else(|| {
        settle_long!(R, run => {
            let piece = walk.piece::<R>(run)?;
            let [from, to] = ends.map(|end| walk.again(&piece, &end));
            between(&piece, [from?, to?], anchor)
        })
    })
}

/// The same in numbers of one kind.
#[inline(never)]
fn between<R: Real>(piece: &Piece<R>, ends: [Cut<R>; 2], anchor: Vector2D) -> Option<Stretch> {
    let [entry, exit] = ends.map(|end| piece.fraction(end.at));
    let [entry_point, exit_point] = ends.map(|end| rounded(end.point(piece), anchor));
    Some(Stretch { entry: entry?, exit: exit?, entry_point: entry_point?, exit_point: exit_point? })
}
