//! A convex shape that moves and turns, and where it is at a time.

use core::ops::{Add, Mul, Sub};

use super::super::super::quick::Core;
use super::super::motion::{Carrier, Snapshot};
use super::numbers::{Numbers, Places};
use crate::angle::Rotation;
use crate::any::Form;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::pack::{Pack, Two};
use crate::vector::Vector2D;

/// A shape, seen from its pivot at the start.
pub(super) struct Flyer<const P: usize> {
    pub(super) arms: Places<P>,
    /// Out of the edge from each corner to the next one, of length 1.
    pub(super) normals: Places<P>,
    /// Half of the greatest second derivatives of the corners.
    pub(super) bends: Numbers<P>,
    pub(super) count: usize,
    pub(super) radius: f64,
    /// The greatest distance of a corner from the pivot.
    pub(super) arm: f64,
    pub(super) carrier: Carrier,
}

/// Where a shape's pivot, its corners and normals are at a time.
pub(super) struct Stand<const P: usize> {
    pub(super) pivot: Place<f64>,
    pub(super) corners: Places<P>,
    pub(super) normals: Places<P>,
    pub(super) count: usize,
}

impl<const P: usize> Flyer<P> {
    #[inline(always)]
    pub(super) fn new(core: &Core<'_>, carrier: Carrier) -> Self {
        let number = |i: usize| if i < core.count { i } else { 0 };
        let edges: Places<P> = Places::each(|i| core.edge(number(i)));
        let least = Two::all(f64::MIN_POSITIVE);
        let scales = edges.lengths().map(|length| Two::all(1.0) / length.greater(least));
        let normals = Places {
            x: edges.y.with(&scales, |y, scale| y * scale),
            y: edges.x.with(&scales, |x, scale| -x * scale),
        };
        let arms = Places::each(|i| core.corner(number(i))).moved(times(carrier.pivot, -1.0));
        Self::of(arms, normals, carrier).counting(core.count, core.radius)
    }

    /// With all corners, and without a radius.
    #[inline(always)]
    pub(super) fn of(arms: Places<P>, normals: Places<P>, carrier: Carrier) -> Self {
        let half_square = Two::all(carrier.rotation * carrier.rotation / 2.0);
        let reaches = arms.lengths();
        let bends = reaches.map(|reach| half_square * reach);
        Self { arms, normals, bends, count: 2 * P, radius: 0.0, arm: reaches.greatest().1, carrier }
    }

    #[inline(always)]
    pub(super) fn counting(self, count: usize, radius: f64) -> Self {
        Self { count, radius, ..self }
    }

    #[inline(always)]
    pub(super) fn stand(&self, pose: &Snapshot) -> Stand<P> {
        Stand {
            pivot: pose.pivot,
            corners: self.arms.turned(pose).moved(pose.pivot),
            normals: self.normals.turned(pose),
            count: self.count,
        }
    }

    /// How fast the corners move in a direction.
    #[inline(always)]
    pub(super) fn speeds(&self, stand: &Stand<P>, n: Place<f64>) -> Numbers<P> {
        let Carrier { movement, rotation, .. } = self.carrier;
        let speed = Two::all(dot(n, movement) - rotation * cross(stand.pivot, n));
        let turn = Two::all(rotation);
        stand.corners.along([n[1], -n[0]]).map(|beside| speed + turn * beside)
    }
}

impl Flyer<2> {
    /// Of a rectangle, seen from a place, unless it is flat or invalid.
    #[inline(always)]
    pub(super) fn of_box(form: Form<'_>, carrier: Carrier, start: Place<f64>) -> Option<Self> {
        let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
        let (center, half, Rotation { sin, cos }) = match form {
            Form::Rectangle(r) => {
                let half = times(wide(r.size), 0.5);
                (plus(wide(r.origin), half), half, Rotation { sin: 0.0, cos: 1.0 })
            }
            Form::OrientedRectangle(r) => {
                (wide(r.center), wide(r.half_extend), Rotation::new(r.rotation))
            }
            _ => return None,
        };
        let (arm, [width, height]) = (minus(minus(center, start), carrier.pivot), half);
        // No to all that is not finite.
        let is_sane = 0.0 * (arm[0] + arm[1] + width + height + sin) == 0.0;
        if !(is_sane & (width > 0.0) & (height > 0.0)) {
            return None;
        }
        let corner = |right: f64, up: f64| {
            let (ahead, beside) = (right * width, up * height);
            plus(arm, [ahead * cos - beside * sin, ahead * sin + beside * cos])
        };
        let corners = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        let normals = [[sin, -cos], [cos, sin], [-sin, cos], [-cos, -sin]];
        Some(Self::of(Places::each(|i| corners[i]), Places::each(|i| normals[i]), carrier))
    }
}

impl<const P: usize> Stand<P> {
    /// The corner that is least far along a direction.
    #[inline(always)]
    pub(super) fn least(&self, n: Place<f64>) -> usize {
        self.corners.along(n).least().0
    }

    /// The corner that is nearest to a place.
    #[inline(always)]
    pub(super) fn nearest(&self, place: Place<f64>) -> usize {
        let ways = self.corners.moved(times(place, -1.0));
        ways.x.with(&ways.y, |x, y| x * x + y * y).least().0
    }

    pub(super) fn next(&self, number: usize) -> usize {
        if number + 1 >= self.count { 0 } else { number + 1 }
    }

    /// The edge above which another shape lies highest, and how high it is.
    #[inline(always)]
    pub(super) fn highest(&self, other: &Self) -> (usize, f64) {
        let mut least = Numbers([Two::all(f64::INFINITY); P]);
        for corner in 0..2 * P {
            let heights = self.normals.along(other.corners.at(corner));
            least = least.with(&heights, Two::lesser);
        }
        let Places { x, y } = &self.normals;
        let (across, up) = (x.with(&self.corners.x, Mul::mul), y.with(&self.corners.y, Mul::mul));
        let bases = across.with(&up, Add::add);
        let (number, highest) = least.with(&bases, Sub::sub).greatest();
        (number, if self.count > 1 { highest } else { f64::NEG_INFINITY })
    }

    pub(super) fn edge(&self, number: usize) -> [Place<f64>; 2] {
        [self.corners.at(number), self.corners.at(self.next(number))]
    }
}
