//! The way by which one shape is to be moved so that it leaves another one.

#![forbid(unsafe_code)]

mod part;
mod wall;

mod sum;

mod scene;

mod overlap;

mod floats;
mod search;

mod elsewhere;

use crate::any::{Form, Placed, Shape};
use crate::collide::{collide, forms_collide, parallel_vectors};
use crate::contact::{Nearness, Touch, each_touch, touch_of_convex};
use crate::distance::body::Body;
use crate::distance::order;
use crate::distance::place::times;
use crate::outline::{Outline, straight};
use crate::shape::Line;
use crate::tree::Frame;
use crate::vector::Vector2D;
use elsewhere::{is_elsewhere, way_off};
use overlap::{forms_overlap, members_overlap, outlines_overlap, simple_overlap};
use part::{Part, Way};
use scene::{Scene, Shapes, frame_of};
use search::shortest_way;

/// [`ask::separation`](crate::ask::separation).
pub fn separation(a: &Shape<'_>, b: &Shape<'_>) -> Option<Vector2D> {
    if is_elsewhere(a) || is_elsewhere(b) {
        return separation_elsewhere(a, b);
    }
    let (a, b) = (a.form().handy(), b.form().handy());
    if !forms_collide(a, b) {
        return None;
    }
    if have_crossing_lines(a, b) {
        return Some(NOWHERE);
    }
    // Swapped shapes are looked at in the same order.
    let is_swapped = order::is_after(a, b);
    let question = Question { a, b, sign: if is_swapped { -1.0 } else { 1.0 } };
    let found = if is_swapped { question.way_of(b, a) } else { question.way_of(a, b) };
    Some(found.unwrap_or(NOWHERE))
}

#[cold]
#[inline(never)]
fn separation_elsewhere(a: &Shape<'_>, b: &Shape<'_>) -> Option<Vector2D> {
    if !collide(a, b) {
        return None;
    }
    let is_nowhere = have_crossing_lines(a.form(), b.form());
    Some(if is_nowhere { None } else { elsewhere::way_out(a, b) }.unwrap_or(NOWHERE))
}

/// Whether each has a line of which one crosses the other, wherever they stand: then nothing separates the two.
fn have_crossing_lines(a: Form<'_>, b: Form<'_>) -> bool {
    // What has fewer members is asked first, as it seldom has lines.
    let [few, many] = if members(a).len() < members(b).len() { [a, b] } else { [b, a] };
    let Some(line) = lines(few).next() else { return false };
    let Some(other) = lines(many).next() else { return false };
    let is_across = |a: Line, b: Line| !parallel_vectors(a.direction, b.direction);
    lines(many).any(|own| is_across(own, line)) || lines(few).any(|own| is_across(own, other))
}

fn members(form: Form<'_>) -> &[Shape<'_>] {
    if let Form::Group(group) = form.plain() { group.shapes() } else { &[] }
}

/// A line, or the lines of a group.
fn lines(form: Form<'_>) -> impl Iterator<Item = Line> {
    let members = members(form).iter().map(|member| Placed::of(member).form);
    members.chain([form]).filter_map(|form| match form.plain() {
        Form::Line(line) => Some(line),
        _ => None,
    })
}

/// Where nothing separates two shapes.
const NOWHERE: Vector2D = Vector2D::new(f32::INFINITY, f32::INFINITY);

/// Two shapes that collide, of which the second one is to be moved.
#[derive(Clone, Copy)]
struct Question<'a> {
    a: Form<'a>,
    b: Form<'a>,
    /// Minus 1 if the first one is looked at as the one that moves, the opposite way; otherwise 1.
    sign: f64,
}

impl<'a> Question<'a> {
    /// The way for the second of the two forms, in the order in which they are looked at.
    fn way_of(&self, a: Form<'a>, b: Form<'a>) -> Option<Vector2D> {
        let [(a, is_a_straight), (b, is_b_straight)] = [a, b].map(|form| straight(form.into()));
        let pair = Body::pair(a, b);
        let touch = pair.and_then(|(bodies, anchor, _)| {
            touch_of_convex(a.form, b.form).or_else(|| touch_of(bodies, anchor))
        });
        if touch.is_none() && !members_overlap(self.a.into(), self.b.into()) {
            return Some(Vector2D::ZERO);
        }
        let Some((bodies, anchor, _)) = pair else {
            return self.way_in(&Scene::new(Shapes::Placed([a, b])), None);
        };
        let [Body::Outline(first), Body::Outline(second)] = bodies else {
            return self.way_for(touch, bodies, anchor, None);
        };
        first.with_boxes(|a| {
            second.with_boxes(|b| {
                let bodies = [Body::Outline(*a), Body::Outline(*b)];
                // All vertices are to leave, each rounded where it goes.
                let outlines = Some([a, b]).filter(|_| !is_a_straight && !is_b_straight);
                self.way_for(touch, bodies, anchor, outlines)
            })
        })
    }

    /// The way out where two bodies touch, or out of all that overlaps.
    fn way_for(
        &self,
        touch: Option<Touch>,
        bodies: [Body<'_>; 2],
        anchor: Vector2D,
        outlines: Option<[&Outline<'_>; 2]>,
    ) -> Option<Vector2D> {
        match touch {
            Some(touch) => self.float_of(&Way::along(touch), floats::ANY, outlines),
            None => self.way_in(&Scene::new(Shapes::Bodies(bodies, anchor)), outlines),
        }
    }

    /// The way out in a scene, whose outlines may have boxes around their edges.
    fn way_in(&self, scene: &Scene<'_>, outlines: Option<[&Outline<'_>; 2]>) -> Option<Vector2D> {
        shortest_way(scene, &mut |way| self.float_of(way, floats::FEW, outlines))
            .or_else(|| self.float_of(&self.way_past(), floats::ANY, outlines))
            .or_else(|| {
                way_off(&self.a.into(), &self.b.into(), 4, |way| {
                    self.float_of(&way.turned(self.sign), floats::ANY, outlines)
                })
            })
    }

    /// The floats of a way that separate the two; None if none are found.
    fn float_of(
        &self,
        way: &Way,
        patience: usize,
        outlines: Option<[&Outline<'_>; 2]>,
    ) -> Option<Vector2D> {
        let way = way.turned(self.sign);
        let Frame { low, high } = match self.b {
            Form::Line(line) => Frame::of(line.base, line.base),
            form => frame_of(form),
        };
        let sizes = [low.x, low.y, high.x, high.y].map(|x| f64::from(x.abs())).into_iter();
        let sizes = sizes.chain(way.to.map(f64::abs)).filter(|size| size.is_finite());
        let last_place = sizes.fold(0.0, f64::max) * f64::from(f32::EPSILON);
        let step = last_place.max(f64::from(f32::from_bits(1)));
        floats::first_float(&way, step, patience, |by| self.is_apart(by, outlines))
    }

    /// Whether the two share no interior points if a float is added to each coordinate of the second one.
    fn is_apart(&self, by: Vector2D, outlines: Option<[&Outline<'_>; 2]>) -> bool {
        if let Some(overlap) = simple_overlap(self.a, self.b, by) {
            return !overlap;
        }
        let Some(mut outlines) = outlines else { return !forms_overlap(self.a, self.b, by) };
        if self.sign < 0.0 {
            outlines.reverse();
        }
        let [a, b] = outlines;
        match Body::moved(self.b, b, by) {
            Some(Body::Outline(b)) => !outlines_overlap(a, &b),
            _ => true,
        }
    }

    /// The way past all of the first shape along an axis.
    fn way_past(&self) -> Way {
        let [first, second] = [self.a, self.b].map(frame_of);
        let ways = [
            ([1.0, 0.0], f64::from(first.high.x) - f64::from(second.low.x)),
            ([0.0, 1.0], f64::from(first.high.y) - f64::from(second.low.y)),
            ([-1.0, 0.0], f64::from(second.high.x) - f64::from(first.low.x)),
            ([0.0, -1.0], f64::from(second.high.y) - f64::from(first.low.y)),
        ];
        let ([x, y], length) = ways.into_iter().fold(ways[0], |a, b| if b.1 < a.1 { b } else { a });
        let along = [self.sign * x, self.sign * y];
        Way { to: times(along, length.min(f32::MAX.into())), along }
    }
}

/// How two bodies touch if one is a line, or if both are convex: that tells the shortest way out.
fn touch_of(bodies: [Body<'_>; 2], anchor: Vector2D) -> Option<Touch> {
    let is_line = |body: &Body<'_>| matches!(body, Body::Line(_));
    let is_convex = |body: &Body<'_>| match body {
        Body::Line(_) => true,
        Body::Sector(sector) => sector.inner_radius == 0.0 && sector.half_angle <= 90.0,
        Body::Outline(outline) => Part::of(outline).is_some(),
    };
    if !bodies.iter().any(is_line) && !bodies.iter().all(is_convex) {
        return None;
    }
    let mut last = None;
    each_touch(bodies, anchor, Nearness::MEETING, &mut |touch, _| last = Some(touch));
    last
}
