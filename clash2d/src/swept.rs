//! What is around a shape on the whole way of a motion.

#![forbid(unsafe_code)]

use core::f64::consts::PI;

use crate::angle::{Reduced, Rotation};
use crate::any::{Form, Placed, Shape, moved_frame};
use crate::cast::Motion;
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::hull::{bounding_rectangle, frame_of, rectangle_of};
use crate::outline::{Outline, Spot};
use crate::root::square_root;
use crate::shape::{Rectangle, Sector};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// [`ask::swept_bounding_rectangle`](crate::ask::swept_bounding_rectangle).
pub fn swept_bounding_rectangle(shape: &Shape<'_>, motion: Motion) -> Option<Rectangle> {
    if !motion.is_finite() {
        return None;
    }
    if motion.rotation == 0.0 && motion.movement == Vector2D::ZERO {
        return bounding_rectangle(shape);
    }
    let placed = Placed::of(shape).plain();
    let around = |placed| {
        if motion.rotation == 0.0 { straight(placed, motion) } else { turning(placed, motion) }
    };
    let frame = match placed.form {
        Form::Group(group) => {
            Placed::members(group, placed.position).map(around).fold(Frame::EMPTY, Frame::joined)
        }
        _ => around(placed),
    };
    let r = rectangle_of(frame);
    if r.origin.x.is_nan() { None } else { Some(r) }
}

fn straight(placed: Placed<'_>, motion: Motion) -> Frame {
    let frame = frame_of(placed);
    if !frame.meets(&frame) {
        return Frame::EMPTY;
    }
    frame.joined(moved_frame(frame, Position::of(motion.movement)))
}

fn turning(placed: Placed<'_>, motion: Motion) -> Frame {
    let mut way = Way::new(motion);
    match placed.form.plain() {
        Form::Line(line) if line.direction == Vector2D::ZERO => {
            way.add_outline(placed.with(Form::Point(line.base)));
        }
        Form::Line(line) => return if line.is_valid() { Frame::PLANE } else { Frame::EMPTY },
        Form::Sector(sector) if sector.is_valid() => way.add_sector(sector, placed.position),
        form => way.add_outline(placed.with(form)),
    }
    way.frame()
}

/// The way of a motion that turns, and how far what has been added reaches on it.
struct Way {
    pivot: Vector2D,
    movement: [f64; 2],
    /// How far it turns, in radians, without a sign.
    turn: f64,
    is_clockwise: bool,
    end: Rotation,
    /// Seen from where the pivot begins.
    low: [f64; 2],
    high: [f64; 2],
    /// No less than all ways from the pivot.
    size: f64,
}

impl Way {
    fn new(Motion { movement, rotation, pivot }: Motion) -> Self {
        Self {
            pivot,
            movement: [movement.x, movement.y].map(f64::from),
            turn: f64::from(rotation.abs()) * (PI / 180.0),
            is_clockwise: rotation < 0.0,
            end: Rotation::new(rotation.abs()),
            low: [f64::INFINITY; 2],
            high: [f64::NEG_INFINITY; 2],
            size: 0.0,
        }
    }

    fn add_outline(&mut self, placed: Placed<'_>) {
        if let Some(outline) = Outline::of(placed, self.pivot) {
            outline.any_vertex(|vertex| {
                self.add(vertex.near, outline.radius.into());
                false
            });
        }
    }

    /// Adds the corners of a sector, and points around its arc.
    fn add_sector(&mut self, sector: Sector, position: Position) {
        let Sector { center, radius, inner_radius, direction, half_angle } = sector;
        self.size = self.size.max(2.0 * f64::from(radius));
        let center = Spot::of(center).at(position).seen_from::<Near>(self.pivot);
        if half_angle >= 180.0 {
            return self.add(center, radius.into());
        }
        /// Between two points at the arc, in degrees.
        const STEP: f64 = 1.40625;
        let (middle, half) = (Rotation::new(direction), f64::from(half_angle));
        let mut add_at = |degrees: f64, radius: f64| {
            let beside = Rotation::of(Reduced::of_wide(degrees));
            let cos = middle.cos * beside.cos - middle.sin * beside.sin;
            let sin = middle.sin * beside.cos + middle.cos * beside.sin;
            let point = [radius * cos, radius * sin].map(Near::exactly);
            self.add([center[0] + point[0], center[1] + point[1]], 0.0);
        };
        for end in [-half, half] {
            add_at(end, inner_radius.into());
            add_at(end, radius.into());
        }
        let mut steps = 1.0;
        while 2.0 * half > steps * STEP {
            steps += 1.0;
        }
        let step = 2.0 * half / steps;
        let outer = f64::from(radius) / Rotation::of(Reduced::of_wide(step / 2.0)).cos;
        let mut number = 0.5;
        while number < steps {
            add_at(number * step - half, outer);
            number += 1.0;
        }
    }

    /// Adds a disc around a point that is seen from the pivot.
    fn add(&mut self, arm: [Near; 2], radius: f64) {
        let slip = arm[0].slip() + arm[1].slip();
        let [x, y] = arm.map(Near::value);
        let across = if self.is_clockwise { [y, -x] } else { [-y, x] };
        for axis in 0..2 {
            let (along, across, way) = ([x, y][axis], across[axis], self.movement[axis]);
            let high = self.farthest(along, across, way) + radius + slip;
            let low = -self.farthest(-along, -across, -way) - radius - slip;
            self.high[axis] = self.high[axis].max(high);
            self.low[axis] = self.low[axis].min(low);
        }
        let way = self.movement[0].abs() + self.movement[1].abs();
        self.size = self.size.max(x.abs() + y.abs() + radius + way + slip);
    }

    /// How far along an axis an arm reaches that moves along it by `way` while it turns to `across`.
    ///
    /// way t + along cos(turn t) + across sin(turn t) is greatest at an end, or where the way makes up
    /// for what the turn takes away.
    fn farthest(&self, along: f64, across: f64, way: f64) -> f64 {
        let end = way + along * self.end.cos + across * self.end.sin;
        let most = along.max(end);
        let arm = square_root(along * along + across * across);
        let lean = way / (self.turn * arm);
        let is_slow = lean.abs() <= 1.0;
        if !is_slow {
            return most;
        }
        let steep = square_root(1.0 - lean * lean);
        // The arm lies at -first of the place where it reaches farthest.
        let first = libm::atan2(lean, steep) + libm::atan2(across, along);
        let whole = 2.0 * PI;
        let turns = if way >= 0.0 {
            libm::floor((self.turn - first) / whole)
        } else {
            libm::ceil(-first / whole)
        };
        let turned = first + turns * whole;
        // Of so many turns one is never too late but for its rounding.
        if (turned >= 0.0) & (turned <= self.turn) | (self.turn > 2.0 * whole) {
            return most.max(way * (turned / self.turn).clamp(0.0, 1.0) + arm * steep);
        }
        most
    }

    /// The box around all of it; never too small.
    fn frame(&self) -> Frame {
        if self.high[0] == f64::NEG_INFINITY {
            return Frame::EMPTY;
        }
        let pivot = [self.pivot.x, self.pivot.y].map(f64::from);
        // Of what is rounded a few dozen times.
        let room = self.size / (1_u64 << 42) as f64;
        let low = [self.low[0] + pivot[0] - room, self.low[1] + pivot[1] - room];
        let high = [self.high[0] + pivot[0] + room, self.high[1] + pivot[1] + room];
        Frame::around(low, high, self.size + pivot[0].abs() + pivot[1].abs())
    }
}
