//! Pairs and ways as the tests of movers draw them, and when exact numbers let a way come to a pair.

use std::boxed::Box;
use std::vec::Vec;

use clash2d_oracle::{Real as Big, Rng};

use super::track::Track;
use crate::any::{Form, Polygon, Shape};
use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// Numbers of one size around a place: on a grid, and some that are a float beside it.
pub(super) struct Draw {
    pub(super) rng: Rng,
    /// The size of what is near the place.
    unit: f32,
    pub(super) place: Vector2D,
}

impl Draw {
    pub(super) fn new(seed: u64) -> Self {
        Self { rng: Rng::with_seed(seed), unit: 1.0, place: Vector2D::ZERO }
    }

    /// From now on numbers of another size, from 1e-30 to 1e30, around the origin or as far away as floats allow: often
    /// of size 1, at 1e6 and at 1e9.
    pub(super) fn move_on(&mut self) {
        let (unit, far) = match self.rng.u32(..6) {
            0 => (two_to(self.rng.i32(-100..=100)) as f32, 0.0),
            1 => (1.0, 1e6),
            2 => (64.0, 1e9),
            3 => {
                let unit = two_to(self.rng.i32(-100..=70)) as f32;
                (unit, unit * (1_u64 << self.rng.u32(..30)) as f32)
            }
            _ => (1.0, 0.0),
        };
        self.unit = unit;
        self.place = Vector2D::new(far, if self.rng.bool() { -far } else { far });
    }

    pub(super) fn number(&mut self) -> f32 {
        let x = self.rng.i32(-12..=12) as f32 / 4.0 * self.unit;
        match self.rng.u32(..6) {
            0 => x.next_up(),
            1 => x.next_down(),
            2 => x + self.rng.f32() / 16.0 * self.unit,
            _ => x,
        }
    }

    pub(super) fn vector(&mut self) -> Vector2D {
        Vector2D::new(self.number(), self.number())
    }

    /// Near or beside the origin by so little that f64 just holds the sums, and rounds their products.
    fn beside(&mut self) -> Vector2D {
        let part = self.unit / (1_u64 << 51) as f32;
        let mut number = || self.rng.i32(-6..=6) as f32 * part;
        Vector2D::new(number(), number())
    }

    fn radius(&mut self) -> f32 {
        // Now and then so small that f64 does not hold its sum with another one.
        let part = if self.rng.u32(..4) == 0 { 1.0 / (1_u64 << 40) as f32 } else { 1.0 };
        self.number().abs() * part
    }

    /// A shape around the origin.
    fn shape(&mut self) -> Shape<'static> {
        let (a, b, size) = (self.vector(), self.vector(), self.radius());
        match self.rng.u32(..7) {
            0 => Rectangle::new(a, Vector2D::new(size, self.number().abs())).into(),
            6 => Polygon::new(Box::leak(self.ring().into()))
                .with_radius(if self.rng.bool() { size } else { 0.0 })
                .into(),
            1..=3 => Polygon::new(Box::leak(Box::new([a, b, self.vector()])))
                .with_radius(if self.rng.bool() { size } else { 0.0 })
                .into(),
            4 => Capsule::new(a, b, size).into(),
            _ => Circle::new(a, size).into(),
        }
    }

    /// A convex ring of 6 to 16 corners: ways in the order of their directions, there and back.
    fn ring(&mut self) -> Vec<Vector2D> {
        let count = self.rng.u32(3..=8);
        let mut ways: Vec<[i32; 2]> =
            (0..count).map(|_| [self.rng.i32(-4..=4), self.rng.i32(1..=4)]).collect();
        ways.sort_by(|[a, b], [c, d]| (c * b).cmp(&(a * d)));
        let back: Vec<[i32; 2]> = ways.iter().map(|way| way.map(|x| -x)).collect();
        let mut place = [self.rng.i32(-12..=0), self.rng.i32(-12..=0)];
        let step = |[x, y]: [i32; 2]| {
            place = [place[0] + x, place[1] + y];
            Vector2D::new(place[0] as f32, place[1] as f32) * (self.unit / 4.0)
        };
        let mut ring: Vec<Vector2D> = ways.into_iter().chain(back).map(step).collect();
        if self.rng.bool() {
            ring.reverse();
        }
        ring
    }

    /// A turned box near the place, and a mover near the origin.
    pub(super) fn turned(&mut self) -> [Shape<'static>; 2] {
        let half = Vector2D::new(self.radius(), self.number().abs());
        let degrees = [90.0, 30.0, self.rng.f32() * 360.0][self.rng.usize(..3)];
        let degrees = degrees * self.rng.i32(-3..=3) as f32;
        let solid = Shape::from(OrientedRectangle::new(self.vector(), half, degrees));
        [solid.at(self.place), self.shape()]
    }

    /// An obstacle near the place, and a mover near the origin.
    pub(super) fn shapes(&mut self) -> [Shape<'static>; 2] {
        let (solid, mover) = (self.shape().at(self.place), self.shape());
        // Movers are moved by what is very small, as obstacles may stand anywhere.
        [solid, if self.rng.bool() { mover.at(self.beside()) } else { mover }]
    }

    /// A way towards an edge as seen from where it begins, all within a reach of it, that ends or goes past it, next to
    /// it: some roundings of f64 away, or a part of one of a float.
    pub(super) fn aimed(&mut self, from: Vector2D, edge: [[f64; 2]; 2], reach: f64) -> Track {
        let [start, along] = edge;
        let length = (along[0] * along[0] + along[1] * along[1]).sqrt();
        let out = if length > 0.0 { reach / length } else { 0.0 };
        let part = [0.0, 1.0, self.rng.f64()][self.rng.usize(..3)];
        let past = if self.rng.u32(..3) == 0 { 2.0 } else { 1.0 };
        let turned = [along[1], -along[0]];
        // Of what remains beside a float: f64 rounds what is far away by so much.
        let off = self.rng.i32(-2..=2) as f32 / (1_u32 << self.rng.u32(..24)) as f32;
        let by = [0, 1].map(|axis| {
            let end = past * (start[axis] + part * along[axis] + out * turned[axis]);
            let rest = (end - f64::from(end as f32)) as f32;
            [end as f32, rest + rest * off]
        });
        Track { from, by, is_endless: self.rng.u32(..4) == 0 }
    }

    /// A way near the place.
    pub(super) fn track(&mut self) -> Track {
        let (from, to) = (self.place + self.vector(), self.vector());
        match self.rng.u32(..4) {
            0 => Track::at(from),
            1 => Track::endless(from, [[to.x, 0.0], [to.y, 0.0]]),
            2 => Track::along(from, to),
            _ => Track::between(from, self.place + to),
        }
    }
}

/// A power of two, from 2^-1000 to 2^960.
pub(super) fn two_to(exponent: i32) -> f64 {
    Big::power(exponent.into()).about()
}

/// A vector in exact numbers.
type Exact = [Big; 2];

pub(super) fn exact(v: Vector2D) -> Exact {
    [Big::new(v.x), Big::new(v.y)]
}

pub(super) fn plus([a, b]: &Exact, [c, d]: &Exact) -> Exact {
    [a + c, b + d]
}

pub(super) fn minus([a, b]: &Exact, [c, d]: &Exact) -> Exact {
    [a - c, b - d]
}

pub(super) fn dot([a, b]: &Exact, [c, d]: &Exact) -> Big {
    &(a * c) + &(b * d)
}

pub(super) fn cross([a, b]: &Exact, [c, d]: &Exact) -> Big {
    &(a * d) - &(b * c)
}

pub(super) fn way_of(track: &Track) -> Exact {
    track.by.map(|[a, b]| &Big::new(a) + &Big::new(b))
}

/// The corners of a shape that is drawn here where it stands, and its radius.
fn corners(shape: &Shape<'_>) -> (Vec<Exact>, f32) {
    let (own, radius): (Vec<Exact>, f32) = match shape.form() {
        Form::Rectangle(Rectangle { origin, size }) => {
            let sides = [[0.0, 0.0], [size.x, 0.0], [size.x, size.y], [0.0, size.y]];
            let corner = |[x, y]: [f32; 2]| plus(&exact(origin), &exact(Vector2D::new(x, y)));
            (sides.map(corner).into(), 0.0)
        }
        Form::Polygon(polygon) => {
            (polygon.rings().flatten().copied().map(exact).collect(), polygon.radius())
        }
        Form::Capsule(c) => ([c.point1, c.point2].map(exact).into(), c.radius),
        Form::Circle(c) => ([exact(c.center)].into(), c.radius),
        form => unreachable!("{form:?} is not drawn"),
    };
    let position = exact(shape.position());
    (own.iter().map(|own| plus(own, &position)).collect(), radius)
}

/// All places where a mover shares a point with an obstacle: the hull of some points, and all within a distance.
pub(super) struct Grown {
    points: Vec<Exact>,
    reach: Big,
}

impl Grown {
    pub(super) fn new([solid, mover]: &[Shape<'_>; 2], gap: f32) -> Self {
        let ((solid, a), (mover, b)) = (corners(solid), corners(mover));
        let from_mover = |place: &Exact| mover.iter().map(|own| minus(place, own)).collect();
        let points = solid.iter().flat_map(|place| -> Vec<Exact> { from_mover(place) }).collect();
        Self { points, reach: &(&Big::new(a) + &Big::new(b)) + &Big::new(gap) }
    }

    /// The part of a way that leads into it before it is there, to 250 bits.
    ///
    /// The pieces between any two of the points hold the whole border of the hull.
    pub(super) fn time(&self, track: &Track) -> Big {
        let (from, by) = (exact(track.from), way_of(track));
        let points: Vec<Exact> = self.points.iter().map(|place| minus(place, &from)).collect();
        if holds_origin(&points) {
            return Big::new(0.0);
        }
        let mut times: Vec<Big> =
            points.iter().filter_map(|place| self.time_to_point(place, &by)).collect();
        for (number, a) in points.iter().enumerate() {
            times.extend(points[..number].iter().filter_map(|b| self.time_to_side([a, b], &by)));
        }
        times.into_iter().reduce(|a, b| if b < a { b } else { a }).expect("a way that enters")
    }

    /// Of what comes as near to a point: |t by - point|² = reach².
    fn time_to_point(&self, point: &Exact, by: &Exact) -> Option<Big> {
        let (ahead, length) = (dot(point, by), dot(by, by));
        let rest = &dot(point, point) - &(&self.reach * &self.reach);
        if rest <= Big::new(0.0) {
            return Some(Big::new(0.0));
        }
        let root = &(&ahead * &ahead) - &(&length * &rest);
        let is_met = ahead > Big::new(0.0) && !root.is_negative();
        is_met.then(|| rest.divided_by(&(&ahead + &root.root())))
    }

    /// Of what comes as near to the line through two points, if it does so beside the two.
    fn time_to_side(&self, [a, b]: [&Exact; 2], by: &Exact) -> Option<Big> {
        let along = minus(b, a);
        let (height, rate) = (cross(&along, a), cross(&along, by));
        let (zero, square) = (Big::new(0.0), dot(&along, &along));
        let part = &height.abs() - &(&self.reach * &square.root());
        let is_near = part <= zero;
        let is_led = height.is_negative() == rate.is_negative() && !rate.is_zero();
        if square.is_zero() || !(is_near || is_led) {
            return None;
        }
        let time = if is_near { zero.clone() } else { part.divided_by(&rate.abs()) };
        let place = by.clone().map(|x| &x * &time);
        let ahead = dot(&minus(&place, a), &along);
        (ahead >= zero && ahead <= square).then_some(time)
    }
}

/// Whether the hull of some points holds the origin: if it does not, all are on one side of the ray to one of them, or
/// on the ray.
fn holds_origin(points: &[Exact]) -> bool {
    let zero = Big::new(0.0);
    let is_ahead = |a: &Exact, b: &Exact| {
        let side = cross(a, b);
        side > zero || (side.is_zero() && dot(a, b) > zero)
    };
    !points.iter().any(|a| points.iter().all(|b| is_ahead(a, b)))
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Real as Big;

    use super::{Draw, Track, exact, plus, way_of};
    use crate::tree::Frame;

    /// A box near the origin, or a point or an edge.
    fn frame(draw: &mut Draw) -> Frame {
        Frame::of(draw.vector(), draw.vector())
    }

    /// Whether a box that moves is on one side of another one along an axis, or touches it, on all of the way.
    fn is_beside(track: &Track, mover: &Frame, solid: &Frame, axis: usize) -> bool {
        let (from, by) = (exact(track.from), way_of(track));
        let [low, high] = [mover.low, mover.high].map(|corner| plus(&from, &exact(corner)));
        let [least, most] = [solid.low, solid.high].map(exact);
        let end = |x: &Big| x + &by[axis];
        let zero = Big::new(0.0);
        let (is_below, is_above) = (high[axis] <= least[axis], low[axis] >= most[axis]);
        if track.is_endless {
            return (is_below && by[axis] <= zero) || (is_above && by[axis] >= zero);
        }
        (is_below && end(&high[axis]) <= least[axis]) || (is_above && end(&low[axis]) >= most[axis])
    }

    /// What passes a box is beside it on all of the way, as exact numbers tell; and on a grid nothing is in doubt.
    #[test]
    fn what_passes_is_beside_it_on_all_of_the_way() {
        let mut draw = Draw::new(41);
        let (mut passing, mut doubtful, mut meeting) = (0, 0, 0);
        for _ in 0..60_000 {
            draw.move_on();
            let (mut solid, mover, track) = (frame(&mut draw), frame(&mut draw), draw.track());
            let place = draw.place;
            (solid.low, solid.high) = (solid.low + place, solid.high + place);
            let is_certain = track.passes(&mover, &solid);
            let truth = (0..2).any(|axis| is_beside(&track, &mover, &solid, axis));
            assert!(truth || !is_certain, "{mover:?} {solid:?} {:?} {:?}", track.from, track.by);
            passing += u32::from(is_certain);
            doubtful += u32::from(truth && !is_certain);
            meeting += u32::from(!truth);
        }
        assert!(
            passing > 20_000 && meeting > 10_000 && doubtful < passing / 50,
            "{passing} {meeting} {doubtful}"
        );
    }
}
