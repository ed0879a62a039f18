//! What is there of a chain with a solid side, and what of it meets something at the start.

use super::body::{Body, anchor_of};
use super::facing::Facing;
use super::first::Wanted;
use super::members::each_pair_on_way;
use super::settings::{CastSides, Rules};
use crate::any::{Form, Placed, Side, moved_frame};
use crate::collide::placed_is_near;
use crate::exact::position::Position;
use crate::exact::terms::Vector;
use crate::outline::{Corner, Vertex};
use crate::shape::Capsule;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Which side of a shape is solid, if it is a chain.
pub(super) fn side_of(form: Form<'_>) -> Side {
    if let Form::Chain(chain) = form.plain() { chain.side() } else { Side::None }
}

/// Whether a shape, or one of its members, may have a solid side.
pub(super) fn may_be_sided(placed: &Placed<'_>) -> bool {
    matches!(placed.form.plain(), Form::Group(_)) || side_of(placed.form) != Side::None
}

impl Rules {
    /// The body of a shape, without a solid side if these are ignored.
    pub(super) fn body<'a>(&self, placed: Placed<'a>, anchor: Vector2D) -> Option<Body<'a>> {
        let body = Body::of(placed, anchor)?;
        Some(match (self.sides, body) {
            (CastSides::Ignore, Body::Outline(outline)) => Body::Outline(outline.without_side()),
            _ => body,
        })
    }

    /// A shape that is no group, without a solid side if these are ignored.
    pub(super) fn seen<'a>(&self, placed: Placed<'a>) -> Placed<'a> {
        match (self.sides, placed.form.plain()) {
            (CastSides::Ignore, Form::Chain(chain)) if chain.side() != Side::None => {
                placed.with(Form::Chain(chain.with_solid_side(Side::None)))
            }
            _ => placed,
        }
    }

    /// Whether a shape that is no group may not be there as a whole.
    pub(super) fn minds(&self, placed: &Placed<'_>) -> bool {
        self.sides == CastSides::Respect && side_of(placed.form) != Side::None
    }

    /// Whether a shape, or one of its members, may not be there as a whole.
    pub(super) fn may_mind(&self, placed: &Placed<'_>) -> bool {
        self.sides == CastSides::Respect && may_be_sided(placed)
    }

    /// Whether shapes that meet at the start do so with what is there for a movement, which is not null.
    pub(super) fn do_meet(&self, a: Placed<'_>, b: Placed<'_>, movement: Vector<2>) -> bool {
        if !self.may_mind(&a) && !self.may_mind(&b) {
            return true;
        }
        let (([a, b], _), mut do_meet) = (Placed::aligned(a, b), false);
        each_pair_on_way(a, b, movement, Wanted::start(self.kept), &mut |pair| {
            do_meet = do_meet || self.members_meet(pair.members, movement);
        });
        do_meet
    }

    fn members_meet(&self, [a, b]: [Placed<'_>; 2], movement: Vector<2>) -> bool {
        let kept = self.kept;
        let Some(anchor) = anchor_of(a, b) else { return false };
        let Some((first, second)) = Body::of(a, anchor).zip(Body::of(b, anchor)) else {
            return false;
        };
        let beside = (movement, kept);
        let run = |[first, second]: [&Body<'_>; 2]| {
            any_piece((a, first), 0, beside, (b, second), |a| {
                any_piece((b, second), 1, beside, a, |b| match (a.1, b.1) {
                    (Body::Outline(a), Body::Outline(b)) if kept == 0.0 => a.collides(b),
                    (Body::Outline(a), Body::Outline(b)) => a.comes_near(b, kept),
                    _ => placed_is_near(a.0, b.0, kept),
                })
            })
        };
        placed_is_near(a, b, kept)
            && first.with_boxes(&mut |a| second.with_boxes(&mut |b| run([a, b])))
    }
}

/// A shape, or an edge of it, and what it is for casts.
type Piece<'p> = (Placed<'p>, &'p Body<'p>);

/// Whether a shape that is no group passes a test, or for what has a solid side an edge that is there and whose box
/// meets another one.
fn any_piece(
    (placed, body): Piece<'_>,
    number: usize,
    (movement, kept): (Vector<2>, f32),
    other: Piece<'_>,
    mut test: impl FnMut(Piece<'_>) -> bool,
) -> bool {
    let side = side_of(placed.form);
    let Body::Outline(outline) = body else { return test((placed, body)) };
    if side == Side::None {
        return test((placed, body));
    }
    let facing = Facing::new(side, number, movement, outline.anchor());
    let ends = if let Body::Outline(other) = other.1 { other.edge_places() } else { None };
    let far = [outline.radius, other.1.radius(), kept].into_iter().map(f64::from).sum::<f64>();
    let around = other.0.frame().grown(kept.into());
    let around = moved_frame(around, Position::ZERO.seen_from(placed.position));
    let around = around.grown(outline.radius.into());
    let is_near = |frame: &Frame| frame.meets(&around);
    let met = || ends.map(|ends| (ends, far * far));
    outline.any_edge_whose(is_near, met, |a, b| {
        let [from, to] = [a, b].map(own);
        let edge = placed.with(Form::Capsule(Capsule::new(from, to, outline.radius)));
        is_near(&Frame::of(from, to))
            && facing.has([a, b])
            && Body::of(edge, outline.anchor()).is_some_and(|body| test((edge, &body)))
    })
}

/// Where a chain has a vertex in its own coordinates.
fn own(vertex: &Vertex) -> Vector2D {
    let Corner::Fixed([[x, _], [y, _]]) = vertex.spot.corner else { return Vector2D::ZERO };
    Vector2D::new(x, y)
}
