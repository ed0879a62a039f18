//! Rays through small shapes.

use super::super::hit::RayHit;
use super::cloud::{Cloud, Gaze};
use super::number::{CLEAR, TINY, ceiling, floor, point, wide};
use crate::any::Form;
use crate::distance::place::{Place, dot};
use crate::vector::{Vector2D, square_root};

/// Where the line of a ray crosses a border, how far ahead.
#[derive(Clone, Copy)]
struct Crossing {
    ahead: f64,
    /// How far that is off, at most.
    error: f64,
    /// Out of the shape for one who comes in: along and across the ray, of length 1.
    out: Place<f64>,
}

impl Crossing {
    /// The first of two, or the last one in the mirror; of two that may be the same, one that says so.
    #[inline]
    fn first(self, other: Option<Self>, sign: f64) -> Self {
        let Some(other) = other else { return self };
        let (lead, error) = (sign * (other.ahead - self.ahead), self.error + other.error);
        let first = if lead > 0.0 { self } else { other };
        if lead.abs() > error { first } else { Self { error, ..first } }
    }
}

/// A ray, and where its line enters and leaves a shape last.
struct Ray {
    whole: f64,
    /// The first crossing between the start and the end, and the last one.
    entry: Option<Crossing>,
    exit: Option<Crossing>,
    /// How many crossings lie behind the start, and beyond the end.
    behind: u32,
    beyond: u32,
}

impl Ray {
    /// Takes a crossing, unless it may be at the start or the end: whether it was not.
    #[inline]
    fn take(&mut self, crossing: Crossing) -> bool {
        let Crossing { ahead, error, .. } = crossing;
        if !((ahead.abs() > error) & ((ahead - self.whole).abs() > error)) {
            return false;
        }
        if ahead < 0.0 {
            self.behind += 1;
        } else if ahead > self.whole {
            self.beyond += 1;
        } else {
            self.entry = Some(crossing.first(self.entry, 1.0));
            self.exit = Some(crossing.first(self.exit, -1.0));
        }
        true
    }

    /// All crossings with edges; whether they are all clear.
    #[inline]
    fn cross_edges(&mut self, cloud: &Cloud) -> bool {
        for [p, q] in cloud.edges() {
            let below = [cloud.aside[p], cloud.aside[q]];
            let is_clear = (below[0].abs() > cloud.error) & (below[1].abs() > cloud.error);
            if !is_clear {
                return false;
            }
            if (below[0] > 0.0) == (below[1] > 0.0) {
                continue;
            }
            let (along, across) = (cloud.ahead[q] - cloud.ahead[p], below[1] - below[0]);
            let slope = along / across;
            let ahead = cloud.ahead[p] - below[0] * slope;
            let error = 4.0 * cloud.error * (1.0 + slope.abs());
            let scale = 1.0 / square_root(1.0 + slope * slope);
            if !self.take(Crossing { ahead, error, out: [-scale, slope * scale] }) {
                return false;
            }
        }
        true
    }
}

/// What a ray through a convex shape with a radius enters first and leaves last.
struct Rounded {
    entry: Option<Crossing>,
    exit: Option<Crossing>,
}

impl Rounded {
    /// Of a single vertex or edge; None if the ray may graze it.
    #[inline]
    fn new(cloud: &Cloud, length: f64) -> Option<Self> {
        let mut rounded = Self { entry: None, exit: None };
        let reach = length * cloud.radius;
        let (square, error) = (reach * reach, cloud.error + reach / (1_u64 << 50) as f64);
        for vertex in 0..cloud.count {
            let (ahead, aside) = (cloud.ahead[vertex], cloud.aside[vertex]);
            if aside.abs() > reach + error {
                continue;
            }
            let room = square - aside * aside;
            if !((room > CLEAR * square) & (error < TINY * reach)) {
                return None;
            }
            let root = square_root(room);
            let error = error * (2.0 + 4.0 * reach / root);
            let [x, y] = [root / reach, -aside / reach];
            rounded.enter(Crossing { ahead: ahead - root, error, out: [-x, y] });
            rounded.leave(Crossing { ahead: ahead + root, error, out: [x, y] });
        }
        if cloud.count == 2 {
            rounded.cross_sides(cloud, reach)?;
        }
        Some(rounded)
    }

    #[inline]
    fn cross_sides(&mut self, cloud: &Cloud, reach: f64) -> Option<()> {
        let along = cloud.ahead[1] - cloud.ahead[0];
        let across = cloud.aside[1] - cloud.aside[0];
        let length = square_root(along * along + across * across);
        if length == 0.0 {
            return Some(());
        }
        let is_steep = across.abs() > CLEAR * length;
        if !is_steep {
            return None;
        }
        let slope = along / across;
        let scale = 1.0 / square_root(1.0 + slope * slope);
        let out = [-scale, slope * scale];
        let turn = 4.0 * cloud.error / length + 1.0 / (1_u64 << 50) as f64;
        let error = cloud.error + reach * turn;
        for sign in [1.0, -1.0] {
            let [ahead, left] = out.map(|x| sign * reach * x);
            let below = [cloud.aside[0] + left, cloud.aside[1] + left];
            let is_clear = (below[0].abs() > error) & (below[1].abs() > error);
            // Otherwise the disc around the end is met as soon, but for 2^-80 of its size.
            if is_clear & ((below[0] > 0.0) != (below[1] > 0.0)) {
                let ahead = cloud.ahead[0] + ahead - below[0] * slope;
                let error = 4.0 * error * (1.0 + slope.abs());
                let crossing = Crossing { ahead, error, out: out.map(|x| sign * x) };
                if sign > 0.0 { self.enter(crossing) } else { self.leave(crossing) }
            }
        }
        Some(())
    }

    #[inline]
    fn enter(&mut self, crossing: Crossing) {
        self.entry = Some(crossing.first(self.entry, 1.0));
    }

    #[inline]
    fn leave(&mut self, crossing: Crossing) {
        self.exit = Some(crossing.first(self.exit, -1.0));
    }
}

/// The ends of a hit, of which one is missing where the ray starts or ends in the shape.
struct Ends {
    entry: Option<Crossing>,
    exit: Option<Crossing>,
}

impl Ends {
    /// Through edges without a radius; the inner None if none is met.
    #[inline]
    fn of_edges(cloud: &Cloud, whole: f64) -> Option<Option<Self>> {
        let mut ray = Ray { whole, entry: None, exit: None, behind: 0, beyond: 0 };
        if !ray.cross_edges(cloud) {
            return None;
        }
        let starts_inside = cloud.is_filled & (ray.behind % 2 == 1);
        let ends_inside = cloud.is_filled & (ray.beyond % 2 == 1);
        if !starts_inside & ray.entry.is_none() {
            return Some(None);
        }
        let entry = if starts_inside { None } else { ray.entry };
        let exit = if ends_inside { None } else { ray.exit };
        Some(Some(Self { entry, exit }))
    }

    /// Through a vertex or an edge with a radius.
    #[inline]
    fn of_rounded(cloud: &Cloud, whole: f64, length: f64) -> Option<Option<Self>> {
        let Rounded { entry, exit } = Rounded::new(cloud, length)?;
        let Some((entry, exit)) = entry.zip(exit) else { return Some(None) };
        let is_clear = |crossing: Crossing| {
            let from_end = crossing.ahead - whole;
            (crossing.ahead.abs() > crossing.error) & (from_end.abs() > crossing.error)
        };
        if !(is_clear(entry) & is_clear(exit)) {
            return None;
        }
        if (exit.ahead < 0.0) | (entry.ahead > whole) {
            return Some(None);
        }
        let entry = (entry.ahead > 0.0).then_some(entry);
        Some(Some(Self { entry, exit: (exit.ahead < whole).then_some(exit) }))
    }
}

/// A shape and a ray that may meet it.
struct Shot {
    cloud: Cloud,
    gaze: Gaze,
    origin: Vector2D,
    movement: Vector2D,
    /// The length of the movement, and its square.
    length: f64,
    whole: f64,
}

impl Shot {
    #[inline(always)]
    fn new(origin: Vector2D, movement: Vector2D) -> Self {
        let gaze = Gaze { anchor: wide(origin), along: wide(movement) };
        let whole = dot(gaze.along, gaze.along);
        let length = square_root(whole);
        Self { cloud: Cloud::empty(), gaze, origin, movement, length, whole }
    }

    /// Whether the ray certainly passes by, or does not reach the shape.
    #[inline]
    fn is_apart(&self) -> bool {
        let cloud = &self.cloud;
        let room = self.length * cloud.radius * (1.0 + CLEAR) + cloud.error;
        (cloud.aside_range[0] > room)
            | (cloud.aside_range[1] < -room)
            | (cloud.ahead_range[1] < -room)
            | (cloud.ahead_range[0] > room + self.whole * (1.0 + CLEAR))
    }

    #[inline]
    fn ends(&self) -> Option<Option<Ends>> {
        match (self.cloud.radius > 0.0, self.cloud.count) {
            (true, 1 | 2) => Ends::of_rounded(&self.cloud, self.whole, self.length),
            (false, 2..) => Ends::of_edges(&self.cloud, self.whole),
            _ => None,
        }
    }

    /// The time of a crossing, how far it may be off, and the normal.
    #[inline]
    fn moment(&self, crossing: Crossing, sign: f64) -> Option<(f64, f64, Vector2D)> {
        let reach = self.length * self.cloud.radius;
        let limit = 1024.0 * (self.cloud.error + reach / (1_u64 << 50) as f64);
        let time = crossing.ahead / self.whole;
        let error = crossing.error / self.whole + time / (1_u64 << 50) as f64;
        let ([x, y], [forward, left]) = (self.gaze.along, crossing.out.map(|x| sign * x));
        let normal = [forward * x - left * y, forward * y + left * x].map(|x| x / self.length);
        (crossing.error < limit).then(|| (time, error, Vector2D::narrow(normal[0], normal[1])))
    }

    fn hit(&self, Ends { entry, exit }: Ends) -> Option<RayHit> {
        let Self { origin, movement, .. } = *self;
        let starts_inside = entry.is_none();
        let mut hit = RayHit { starts_inside, entry_point: origin, ..RayHit::default() };
        if let Some(crossing) = entry {
            let (time, error, normal) = self.moment(crossing, 1.0)?;
            hit.entry = floor(time, error)?;
            hit.entry_point = point(origin, movement, time);
            hit.entry_normal = normal;
        }
        (hit.exit, hit.exit_point) = (1.0, origin + movement);
        if let Some(crossing) = exit {
            // An edge without a radius is left the other way.
            let sign = if self.cloud.radius > 0.0 { 1.0 } else { -1.0 };
            let (time, error, normal) = self.moment(crossing, sign)?;
            hit.exit = ceiling(time, error)?;
            hit.exit_point = point(origin, movement, time);
            hit.exit_normal = normal;
        }
        Some(hit)
    }
}

/// [`cast_ray`](super::super::cast_ray) of a small shape.
#[inline]
pub(in super::super) fn ray_small(
    form: Form<'_>,
    origin: Vector2D,
    movement: Vector2D,
) -> Option<Option<RayHit>> {
    let mut shot = Shot::new(origin, movement);
    if !shot.cloud.fill(form, &shot.gaze) || !shot.whole.is_finite() {
        return None;
    }
    if shot.is_apart() {
        return Some(None);
    }
    let Some(ends) = shot.ends()? else { return Some(None) };
    shot.hit(ends).map(Some)
}
