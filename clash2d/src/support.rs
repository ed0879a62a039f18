//! The point of a shape that lies farthest along a direction.

#![forbid(unsafe_code)]

use core::cell::Cell;
use core::cmp::Ordering;

use crate::any::{Form, Placed, Shape, moved_frame};
use crate::exact::judge::{Judge, decide};
use crate::exact::polynomial;
use crate::exact::position::Position;
use crate::exact::real::{Near, Only, Real};
use crate::exact::settle::settle;
use crate::exact::terms::{from_to, vector};
use crate::outline::{Core, Corner, Outline, Rim, Spot, Wedge, dot, minus};
use crate::place::Place;
use crate::shape::{Line, Sector};
use crate::tree::{Frame, Runs, Tree};
use crate::vector::Vector2D;

/// A point of a shape that lies farthest along a direction.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Support {
    /// The point; infinite where no float is large enough.
    pub point: Vector2D,
    /// Where it is on the border.
    pub place: Place,
}

/// [`ask::support_point`](crate::ask::support_point).
pub fn support_point(shape: &Shape<'_>, direction: Vector2D) -> Option<Support> {
    if !direction.is_finite() || direction == Vector2D::ZERO {
        return None;
    }
    let placed = Placed::of(shape);
    let mut far = Farthest { direction, is_endless: false, tip: None };
    match placed.form {
        Form::Group(group) => {
            let members = group.shapes().iter().zip(0..);
            members.for_each(|(member, number)| {
                far.consider(number, Placed::member(member, placed.position));
            });
        }
        Form::Prepared(prepared) => match prepared.members() {
            Some((members, tree)) => far.consider_near(members, tree, placed.position),
            None => far.consider(0, placed),
        },
        _ => far.consider(0, placed),
    }
    far.tip.filter(|_| !far.is_endless).map(|tip| tip.support(direction))
}

/// What lies farthest on a member: a corner, or the point of a circle around it.
#[derive(Clone, Copy)]
struct Tip<'a> {
    number: u32,
    member: Placed<'a>,
    spot: Spot,
    radius: f32,
}

impl<'a> Tip<'a> {
    /// Of a shape that is no group; None of a line, and if it is empty.
    fn of(number: u32, member: Placed<'a>, direction: Vector2D) -> Option<Self> {
        let member = member.lean();
        let (spot, radius) = match member.form {
            Form::Sector(sector) if sector.is_valid() => {
                tip_of_sector(sector, member.position, direction)
            }
            Form::Prepared(prepared) => {
                let radius = Outline::of(member, Vector2D::ZERO)?.radius;
                let vertex = farthest_of_runs(&prepared.runs()?, direction);
                (Spot::of(vertex).at(member.position), radius)
            }
            form => {
                let outline = Outline::of(member, form.home()?)?;
                (tip_of_outline(&outline, direction)?, outline.radius)
            }
        };
        Some(Self { number, member, spot, radius })
    }

    /// Whether it lies beyond another one.
    fn compare(&self, other: &Self, direction: Vector2D) -> Ordering {
        if self.radius == other.radius {
            return compare(self.spot, other.spot, direction);
        }
        settle!(R, run => {
            let radius = R::sum_in(&[self.radius, -other.radius], run);
            let way = way::<R>(other.spot, self.spot, run);
            (dot(way, real(direction, run)) + radius * length(direction, run)).sign()
        }, or Ordering::Equal)
    }

    /// How far it lies along the direction, times the length of that.
    fn ahead(&self, direction: Vector2D) -> Near {
        let ahead: Near = dot(self.spot.seen_from(Vector2D::ZERO), real(direction, Only));
        ahead + Near::new(self.radius) * length(direction, Only)
    }

    fn support(self, direction: Vector2D) -> Support {
        let Self { number, member, .. } = self;
        let x = self.coordinate(0, direction.x, direction);
        let point = Vector2D::narrow(x, self.coordinate(1, direction.y, direction));
        Support { point, place: Place::on(number, member, point, direction) }
    }

    fn coordinate(&self, axis: usize, part: f32, direction: Vector2D) -> f64 {
        const ERROR: f64 = 1.0 / (1_u64 << 40) as f64;
        settle!(R, run => {
            let corner = self.spot.seen_in::<R>(Vector2D::ZERO, run)[axis];
            let [radius, ahead] = [self.radius, part].map(|x| R::new_in(x, run));
            let out = || radius * ahead.over(length(direction, run));
            let is_corner = part == 0.0 || self.radius == 0.0;
            if is_corner { corner } else { corner + out() }.to_relative(ERROR)
        })
    }
}

fn real<R: Real>(v: Vector2D, run: R::Run) -> [R; 2] {
    [v.x, v.y].map(|x| R::new_in(x, run))
}

fn length<R: Real>(v: Vector2D, run: R::Run) -> R {
    let new = |x: f32| R::new_in(x, run);
    match v {
        Vector2D { x: 0.0, y: along } | Vector2D { x: along, y: 0.0 } => new(along.abs()),
        Vector2D { x, y } => (new(x).square() + new(y).square()).square_root(),
    }
}

fn way<R: Real>(from: Spot, to: Spot, run: R::Run) -> [R; 2] {
    let anchor = from.home();
    minus(to.seen_in(anchor, run), from.seen_in(anchor, run))
}

/// Whether a corner lies beyond another one.
fn compare(a: Spot, b: Spot, direction: Vector2D) -> Ordering {
    settle!(R, run => dot(way::<R>(b, a, run), real(direction, run)).sign(), or Ordering::Equal)
}

/// The first of the corners that lie farthest.
fn farthest(corners: impl Iterator<Item = Spot>, direction: Vector2D) -> Option<Spot> {
    corners.reduce(|best, spot| if compare(spot, best, direction).is_gt() { spot } else { best })
}

fn tip_of_outline(outline: &Outline<'_>, direction: Vector2D) -> Option<Spot> {
    let vertices = match outline.core() {
        Core::Few(few, count) => {
            return farthest(few.iter().take(*count).map(|vertex| vertex.spot), direction);
        }
        Core::Polygon(polygon) => polygon.vertices(),
        Core::Chain(chain) => chain.vertices(),
    };
    let best = vertices.iter().copied().reduce(|best, v| {
        let is_beyond = decide!(j: f32 => ahead(j, best, v, direction) > 0.0);
        if is_beyond { v } else { best }
    });
    best.map(|vertex| outline.spot(vertex))
}

/// The corner that lies farthest, or the center if that is the arc.
fn tip_of_sector(sector: Sector, position: Position, direction: Vector2D) -> (Spot, f32) {
    let Sector { center, radius, inner_radius, direction: middle, half_angle } = sector;
    if settle!(R, run => Wedge::<R>::new_in(sector, run).faces(real(direction, run))) {
        return (Spot::of(center).at(position), radius);
    }
    let corner = |radius: f32, beside: f32| {
        let corner = Corner::Rim(Rim { center, radius, direction: middle, beside });
        Spot { corner, position }
    };
    let corners = [half_angle, -half_angle]
        .into_iter()
        .flat_map(|beside| [inner_radius, radius].map(|radius| corner(radius, beside)));
    (farthest(corners, direction).unwrap_or(Spot::of(center)), 0.0)
}

/// The first of the vertices that lie farthest. What is near the greatest box goes first, so that most
/// others are left out.
fn farthest_of_runs(runs: &Runs<'_>, direction: Vector2D) -> Vector2D {
    let path = runs.path;
    let best = Cell::new((usize::MAX, None));
    let consider = |number: usize| {
        let vertex = path.vertex(number);
        let is_better = match best.get() {
            (_, None) => true,
            (first, Some(best)) if number < first => {
                decide!(j: f32 => ahead(j, best, vertex, direction) >= 0.0)
            }
            (_, Some(best)) => decide!(j: f32 => ahead(j, best, vertex, direction) > 0.0),
        };
        if is_better {
            best.set((number, Some(vertex)));
        }
    };
    let consider_run = |edges: core::ops::Range<usize>| {
        for edge in edges {
            consider(edge);
            consider(path.next(edge));
        }
    };
    consider_run(runs.first_by(|frame| -reach(frame, direction)));
    let held = || best.get().1.unwrap_or_default();
    runs.any_run(
        |frame| {
            let Vector2D { x, y } = held();
            let [x, y] =
                [f64::from(x) * f64::from(direction.x), f64::from(y) * f64::from(direction.y)];
            reach(frame, direction) >= x + y - ROUNDING * (x.abs() + y.abs())
        },
        |edges| {
            consider_run(edges);
            false
        },
    );
    held()
}

/// More than the sum of two products is off by, as a part of both.
const ROUNDING: f64 = 4.0 * f64::EPSILON;

/// No less than how far all of a box lies along a direction, times the length of that.
fn reach(frame: &Frame, direction: Vector2D) -> f64 {
    let axis = |direction: f32, low: f32, high: f32| match direction {
        0.0 => 0.0,
        _ => f64::from(direction) * f64::from(if direction > 0.0 { high } else { low }),
    };
    let x = axis(direction.x, frame.low.x, frame.high.x);
    let y = axis(direction.y, frame.low.y, frame.high.y);
    x + y + ROUNDING * (x.abs() + y.abs())
}

/// By how much a vertex lies ahead of another one, as a sign.
fn ahead<J: Judge>(j: &mut J, best: Vector2D, vertex: Vector2D, direction: Vector2D) -> J::Float {
    polynomial::dot(j, from_to(best, vertex), vector(direction))
}

/// The search for what lies farthest on a group.
struct Farthest<'a> {
    direction: Vector2D,
    /// Whether a line has been found.
    is_endless: bool,
    tip: Option<Tip<'a>>,
}

impl<'a> Farthest<'a> {
    /// Looks at a member; groups can't be one.
    fn consider(&mut self, number: u32, member: Placed<'a>) {
        let member = match member.form {
            Form::Line(Line { base, direction }) if direction == Vector2D::ZERO => {
                member.with(Form::Point(base))
            }
            Form::Line(line) => {
                self.is_endless |= line.is_valid();
                return;
            }
            _ => member,
        };
        let Some(tip) = Tip::of(number, member, self.direction) else { return };
        let is_better = self.tip.is_none_or(|best| match tip.compare(&best, self.direction) {
            Ordering::Greater => true,
            Ordering::Equal => number < best.number,
            Ordering::Less => false,
        });
        if is_better {
            self.tip = Some(tip);
        }
    }

    /// Looks at the members of a prepared group that may lie farthest, at what is in the greatest box first.
    fn consider_near(&mut self, members: &'a [Shape<'a>], tree: Tree<'a>, position: Position) {
        let direction = self.direction;
        let reach = |frame: &Frame| reach(&moved_frame(*frame, position), direction);
        let member = |far: &mut Self, number: usize| {
            if let Some(shape) = members.get(number) {
                far.consider(number as u32, Placed::member(shape, position));
            }
        };
        member(self, tree.first_by(|frame| -reach(frame)));
        let far = Cell::new(f64::NEG_INFINITY);
        let search = &mut *self;
        let held = |search: &Self| search.tip.map(|tip| tip.ahead(direction));
        let least = |ahead: Near| ahead.value() - 2.0 * ahead.slip();
        far.set(held(search).map_or(f64::NEG_INFINITY, least));
        tree.any(
            |_, _, node| node.select(|frame| reach(frame) >= far.get()),
            |number| {
                member(search, number);
                far.set(held(search).map_or(f64::NEG_INFINITY, least));
                search.is_endless
            },
        );
    }
}
