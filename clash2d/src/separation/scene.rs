//! Two shapes, one of which is moved: which of their parts overlap then, and whether one shape lies
//! within the edges of the other one.

use core::cell::Cell;

use super::part::{Part, any_part, single_part};
use super::sum::Sum;
use crate::any::{Form, Placed, Shape, moved_frame};
use crate::contact::slice::slices;
use crate::contact::{Nearness, each_touch};
use crate::distance::body::Body;
use crate::distance::edges::square_to_path;
use crate::distance::place::{Place, cross, dot, minus, nearest_on, plus, times, unit};
use crate::exact::real::Near;
use crate::outline::{Bounds, Outline, Spot, Vertex, may_be_within};
use crate::root::square_root;
use crate::shape::Line;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Two shapes, none of them empty, and how much was asked about them.
pub(super) struct Scene<'a> {
    pub(super) shapes: Shapes<'a>,
    /// How many pairs of parts were looked at.
    pub(super) steps: Cell<usize>,
}

#[expect(clippy::large_enum_variant, reason = "lives on the stack, once")]
pub(super) enum Shapes<'a> {
    /// Neither of them is a group; seen from an anchor.
    Bodies([Body<'a>; 2], Vector2D),
    /// Any shapes where they stand.
    Placed([Placed<'a>; 2]),
}

impl<'a> Scene<'a> {
    pub(super) fn new(shapes: Shapes<'a>) -> Self {
        Self { shapes, steps: Cell::new(0) }
    }

    /// Whether two bodies that come near each other pass a test if the second shape is moved.
    fn any_bodies(
        &self,
        by: Place<f64>,
        test: &mut dyn FnMut([&Body<'a>; 2], Vector2D) -> bool,
    ) -> bool {
        match &self.shapes {
            Shapes::Bodies([a, b], anchor) => test([a, b], *anchor),
            Shapes::Placed([a, b]) => any_members_near(*a, *b, by, &mut |a, b| {
                let pair = Body::pair(a, b);
                pair.is_some_and(|([a, b], anchor, _)| test([&a, &b], anchor))
            }),
        }
    }

    /// Whether the displacements at which two parts overlap that come near each other pass a test, near one of these.
    fn any_sum(&self, by: Place<f64>, test: &mut dyn FnMut(Sum) -> bool) -> bool {
        self.any_bodies(by, &mut |[a, b], anchor| match (a, b) {
            (Body::Line(line), other) => test(strip(*line, [a, b], other, anchor, 1.0)),
            (other, Body::Line(line)) => test(strip(*line, [a, b], other, anchor, -1.0)),
            _ => self.any_sum_of([a, b], anchor, by, test),
        })
    }

    fn any_sum_of(
        &self,
        [a, b]: [&Body<'a>; 2],
        anchor: Vector2D,
        by: Place<f64>,
        test: &mut dyn FnMut(Sum) -> bool,
    ) -> bool {
        let [single_a, single_b] = [a, b].map(single_part);
        let (around, back) = (bounds_of(b, anchor), by.map(|x| -x));
        let size = around.size() + bounds_of(a, anchor).size() + by[0].abs() + by[1].abs();
        // More than twice what any sum may be off by.
        let room = 256.0 * f64::EPSILON * size;
        any_part(a, single_a.as_ref(), anchor, &moved(around, by), (None, 0.0), &mut |a| {
            let near = moved(a.bounds(), back);
            let ends = a.ends().map(|ends| ends.map(|end| plus(end, back)));
            let met = ends.filter(|_| self.is_costly());
            let reach = a.radius + room;
            any_part(b, single_b.as_ref(), anchor, &near, (met, reach), &mut |b| {
                if !b.bounds().is_near(&near, [0.0; 2]) {
                    return false;
                }
                self.steps.set(self.steps.get() + 1);
                let reach = reach + b.radius;
                let both = ends.zip(b.ends());
                both.is_none_or(|(ends, own)| may_be_within(ends, own, reach * reach))
                    && test(Sum::of(a, b, by))
            })
        })
    }

    /// Whether so many pairs of parts were looked at that no march goes on, nor matters how many they are.
    fn is_costly(&self) -> bool {
        self.steps.get() > 30_000
    }

    /// Two parts that overlap at a displacement, by more than a number of errors: those that do so
    /// deepest.
    #[inline(never)]
    pub(super) fn deepest(&self, by: Place<f64>, errors: f64) -> Option<Sum> {
        let mut deepest: Option<(f64, Sum)> = None;
        self.any_sum(by, &mut |sum| {
            let depth = sum.depth(by);
            if depth > errors * sum.room && deepest.is_none_or(|(other, _)| depth > other) {
                deepest = Some((depth, sum));
            }
            false
        });
        deepest.map(|(_, sum)| sum)
    }

    /// How far the second shape has to go on along a direction until no two parts overlap that do so
    /// now, and where the last of these do, or any where no march goes on; None if none do.
    fn exit(&self, by: Place<f64>, along: Place<f64>) -> Option<(f64, Sum)> {
        let mut last: Option<(f64, Sum)> = None;
        self.any_sum(by, &mut |sum| {
            if sum.depth(by) > sum.room {
                let exit = sum.exit(by, along) + sum.room;
                if last.is_none_or(|(other, _)| exit > other) {
                    last = Some((exit, sum));
                }
            }
            last.is_some() && self.is_costly()
        });
        last
    }

    /// The way to the nearest edge from a vertex of the other shape that edges surround where one
    /// shape is moved: the way that the moved one has to go. None if there is no such vertex.
    #[inline(never)]
    pub(super) fn way_to_border(&self, by: Place<f64>) -> Option<Place<f64>> {
        let mut way = None;
        self.any_bodies(by, &mut |bodies, _| {
            let [Body::Outline(a), Body::Outline(b)] = bodies else { return false };
            let back = by.map(|x| -x);
            way = out_of(a, b, by).or_else(|| out_of(b, a, back).map(|way| way.map(|x| -x)));
            way.is_some()
        });
        way
    }

    /// How far the second shape has to be moved along a unit vector, and which two parts are the last
    /// to be left; None if that is not found or more than a limit.
    #[inline(never)]
    pub(super) fn march(&self, along: Place<f64>, limit: f64) -> Option<(f64, Option<Sum>)> {
        /// How many parts may lie one behind the other.
        const PATIENCE: usize = 256;
        let (mut distance, mut last) = (0.0, None);
        for _ in 0..PATIENCE {
            let by = times(along, distance);
            let step = if let Some((exit, sum)) = self.exit(by, along) {
                last = Some(sum);
                exit
            } else if let Some(way) = self.way_to_border(by) {
                square_root(dot(way, way)) + distance * 1e-9
            } else {
                return Some((distance, last));
            };
            let next = distance + step;
            if next >= limit || next <= distance || self.is_costly() {
                return None;
            }
            distance = next;
        }
        None
    }
}

/// The displacements at which a line, as the first or second of two bodies, overlaps the other one.
fn strip(line: Line, bodies: [&Body<'_>; 2], other: &Body<'_>, anchor: Vector2D, sign: f64) -> Sum {
    let along = [f64::from(line.direction.x), f64::from(line.direction.y)];
    let normal = unit(along).map_or([1.0, 0.0], |[x, y]| [-y, x]);
    let base = dot(normal, Vertex::new(Spot::of(line.base), anchor).place());
    let [mut low, mut high] = heights(other, anchor, normal).map(|height| sign * (base - height));
    if low > high {
        (low, high) = (high, low);
    }
    // Off a chain with a solid side there is one way only.
    if matches!(other, Body::Outline(outline) if outline.solid_side() != crate::any::Side::None) {
        each_touch(bodies.map(|body| *body), anchor, Nearness::MEETING, &mut |touch, _| {
            if dot(touch.normal, normal) > 0.0 {
                low = f64::NEG_INFINITY;
            } else {
                high = f64::INFINITY;
            }
        });
    }
    Sum::strip(normal, [low, high])
}

/// The least and the greatest position of a body along a unit vector.
fn heights(body: &Body<'_>, anchor: Vector2D, normal: Place<f64>) -> [f64; 2] {
    let back = normal.map(|x| -x);
    match body {
        Body::Line(line) => {
            let along = [f64::from(line.direction.x), f64::from(line.direction.y)];
            let position = dot(normal, Vertex::new(Spot::of(line.base), anchor).place());
            let is_across = dot(normal, along).abs() > 1e-12 * (along[0].abs() + along[1].abs());
            if is_across { [f64::NEG_INFINITY, f64::INFINITY] } else { [position; 2] }
        }
        Body::Outline(outline) => {
            let radius = f64::from(outline.radius);
            let height = |along| outline.greatest(|place| dot(along, place)) + radius;
            [-height(back), height(normal)]
        }
        Body::Sector(sector) => {
            let height = |along: Place<f64>| {
                let heights = slices(*sector, anchor)
                    .map(|slice| crate::contact::solid::Solid::height(&slice, along));
                heights.fold(f64::MIN, f64::max)
            };
            [-height(back), height(normal)]
        }
    }
}

/// Within which coordinates a body lies.
fn bounds_of(body: &Body<'_>, anchor: Vector2D) -> Bounds {
    match body {
        Body::Line(_) => Bounds::PLANE,
        Body::Outline(outline) => outline.bounds().grown(outline.radius),
        Body::Sector(sector) => {
            let center = Vertex::new(Spot::of(sector.center), anchor);
            // The pieces around it reach farther.
            Bounds::of(&center, &center).grown(sector.radius * 1.01)
        }
    }
}

fn moved(bounds: Bounds, by: Place<f64>) -> Bounds {
    let room = |x: f64, by: f64| (x.abs() + by.abs()) * (4.0 * f64::EPSILON);
    let end = |x: f64, by: f64, side: f64| x + by + side * room(x, by);
    Bounds {
        low: [end(bounds.low[0], by[0], -1.0), end(bounds.low[1], by[1], -1.0)],
        high: [end(bounds.high[0], by[0], 1.0), end(bounds.high[1], by[1], 1.0)],
    }
}

/// The way out of an outline, which is not convex, to its nearest edge, from a vertex of another one
/// that is moved and that edges surround; None if there is none.
fn out_of(outline: &Outline<'_>, other: &Outline<'_>, by: Place<f64>) -> Option<Place<f64>> {
    if !outline.is_filled || Part::of(outline).is_some() {
        return None;
    }
    /// How many vertices are looked at where the first one is too close to an edge.
    const FEW: usize = 8;
    let around = outline.bounds();
    let room = 64.0 * f64::EPSILON * (around.size() + by[0].abs() + by[1].abs());
    let (mut way, is_doubtful) = (None, Cell::new(false));
    let mut ask = |v: &Vertex| {
        let place = plus(v.place(), by);
        let is_within = (0..2).all(|i| place[i] >= around.low[i] && place[i] <= around.high[i]);
        if is_within && surrounds(outline, place) {
            let to_edge = minus(nearest_edge(outline, place), place);
            let is_close = dot(to_edge, to_edge) <= room * room;
            is_doubtful.set(is_doubtful.get() | is_close);
            way = (!is_close).then_some(to_edge);
        }
        way.is_some()
    };
    if !other.any_part(&mut ask) && is_doubtful.get() {
        let mut number = 0;
        other.any_vertex(|v| {
            number += 1;
            number > FEW || ask(v)
        });
    }
    way
}

/// The place on an edge that is nearest to another one.
fn nearest_edge(outline: &Outline<'_>, place: Place<f64>) -> Place<f64> {
    let (least, mut nearest) = (Cell::new(f64::INFINITY), place);
    outline.any_edge_nearer(&Bounds { low: place, high: place }, None, &least, |a, b| {
        let ends = [a.place(), b.place()];
        let square = square_to_path(place, ends);
        if square < least.get() {
            least.set(square);
            nearest = nearest_on(ends, place);
        }
        false
    });
    nearest
}

/// Whether edges surround a place, by the even-odd rule.
fn surrounds(outline: &Outline<'_>, place: Place<f64>) -> bool {
    let seen = |v: &Vertex| minus(v.place(), place);
    let around = Bounds::around(place.map(Near::exactly), 0.0);
    let is_above = |v: &Vertex| seen(v)[1] > 0.0;
    let is_inside = outline.is_crossed(&around, is_above, |a, b, is_inside| {
        let [a, b] = [a, b].map(seen);
        *is_inside ^= (a[1] > 0.0) != (b[1] > 0.0) && (cross(a, b) > 0.0) == (b[1] > a[1]);
        false
    });
    is_inside == Some(true)
}

/// Whether two members of groups, or the shapes themselves, pass a test; only those are asked whose
/// boxes meet if the second shape is moved by a vector, or each of its coordinates by the float next
/// to that.
pub(super) fn any_members_near<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    by: Place<f64>,
    test: &mut dyn FnMut(Placed<'a>, Placed<'a>) -> bool,
) -> bool {
    let around = moved_frame(frame_of(b.form), b.position.seen_from(a.position));
    any_member_near(a, &shifted_frame(around, by), &mut |a| {
        let near = shifted_frame(a.seen_from(b.position).frame(), by.map(|x| -x));
        any_member_near(b, &near, &mut |b| test(a, b))
    })
}

/// A box around all of a form, if it is a group, too.
pub(super) fn frame_of(form: Form<'_>) -> Frame {
    let Form::Group(group) = form else { return form.frame() };
    let frames = group.shapes().iter().map(Shape::frame);
    frames.fold(Frame::EMPTY, Frame::joined)
}

fn shifted_frame(Frame { low, high }: Frame, by: Place<f64>) -> Frame {
    let place = |v: Vector2D| [f64::from(v.x) + by[0], f64::from(v.y) + by[1]];
    let size = [low.x, low.y, high.x, high.y].map(|x| f64::from(x.abs())).into_iter();
    let size = size.chain(by.map(f64::abs)).fold(0.0, f64::max);
    if !size.is_finite() {
        return if low.x > high.x { Frame::EMPTY } else { Frame::PLANE };
    }
    // Coordinates may have been rounded.
    let room = size * f64::from(f32::EPSILON) + f64::from(f32::MIN_POSITIVE);
    Frame::around(place(low).map(|x| x - room), place(high).map(|x| x + room), size)
}

/// Whether a member of a group, or the shape itself, passes a test, of those near a box that is seen from where the
/// group stands.
fn any_member_near<'a>(
    placed: Placed<'a>,
    near: &Frame,
    test: &mut dyn FnMut(Placed<'a>) -> bool,
) -> bool {
    let position = placed.position;
    let mut ask = |shape: &Shape<'a>| {
        let alone = Placed::of(shape).lean();
        // Groups in groups are empty.
        !matches!(alone.form, Form::Group(_))
            && alone.frame().meets(near)
            && test(alone.with_position(alone.position.plus(position)))
    };
    match placed.form {
        Form::Group(group) => group.shapes().iter().any(ask),
        Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => tree.any(
            |_, _, node| node.select(|frame| frame.meets(near)),
            |number| ask(&shapes[number]),
        ),
        _ => test(placed),
    }
}
