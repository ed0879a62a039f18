//! The place on a border where a point is.

use super::{Curve, Place};
use crate::any::{Placed, Shape};
use crate::arrange::{Figure, anchor};
use crate::exact::ball::Ball;
use crate::exact::real::{Near, Real};
use crate::outline::{Bounds, dot, minus};
use crate::root::square_root;
use crate::vector::Vector2D;

impl Shape<'_> {
    /// The place on the border that is nearest to a point, such as another answer tells; None if the
    /// shape is empty.
    ///
    /// Of edges that are equally near, as far as the rounding of the point tells, that one which faces
    /// along `normal` most, out of the shape or into it, and then the first one: so an edge agrees with
    /// the normal of a contact, a cast or a ray, and with the way between two nearest points. O(n) for
    /// vertices or members; of a prepared shape, and on the border, those near the point.
    ///
    /// ```
    /// use clash2d::{Rectangle, Shape, Vector2D, cast_ray};
    ///
    /// let wall = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 3.0)));
    /// let hit = cast_ray(&wall, Vector2D::new(2.0, 5.0), Vector2D::new(0.0, -4.0)).unwrap();
    /// let place = wall.place_at(hit.entry_point, hit.entry_normal).unwrap();
    /// assert_eq!((place.edge, place.along), (2, 0.5)); // The middle of the top.
    /// assert_eq!(wall.point_at(place), Some(hit.entry_point));
    /// ```
    pub fn place_at(&self, point: Vector2D, normal: Vector2D) -> Option<Place> {
        if !point.is_finite() {
            return None;
        }
        let placed = Placed::of(self);
        let anchor = anchor(placed)?;
        let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
        let slack = f64::from(point.x.abs().max(point.y.abs())) / f64::from(1 << 22);
        let slack = slack + f64::from(f32::from_bits(1));
        let sight = Sight { point: minus(wide(point), wide(anchor)), normal: wide(normal), slack };
        Figure::of(placed, anchor)?.with_boxes(|figure| {
            sight.nearest::<Near>(figure).unwrap_or_else(|| sight.nearest::<Ball>(figure)?)
        })
    }
}

/// A point whose place is wanted, seen from an anchor.
struct Sight {
    point: [f64; 2],
    normal: [f64; 2],
    /// What its rounding may come to.
    slack: f64,
}

/// What may be its place.
struct Found {
    gap: f64,
    facing: f64,
    place: Place,
}

impl Sight {
    /// The nearest place; None in doubt. The search goes on in larger boxes until something is found.
    fn nearest<R: Real>(&self, figure: &Figure<'_>) -> Option<Option<Place>> {
        let around = |reach: f64| Bounds {
            low: self.point.map(|x| x - reach),
            high: self.point.map(|x| x + reach),
        };
        let mut reach = self.slack;
        while reach < f64::from(f32::MAX) * 16.0 {
            let mut best: Option<Found> = None;
            figure.any_piece_near::<R>(around(reach), |label| {
                let curve = Curve::of(label.piece, figure.anchor)?;
                let found = self.on(&curve, figure.number_of(label.id));
                let is_first = best.as_ref().is_none_or(|best| found.is_before(best));
                if found.gap <= reach && is_first {
                    best = Some(found);
                }
                Some(false)
            })?;
            if let Some(best) = best {
                return Some(Some(best.place));
            }
            reach *= 16.0;
        }
        Some(None)
    }

    /// The nearest place of an edge.
    fn on(&self, curve: &Curve, number: [u32; 2]) -> Found {
        let along = curve.along_of(self.point);
        let (way, out) = (minus(self.point, curve.place(along)), curve.normal(self.point));
        let gap = square_root(dot(way, way)).max(self.slack);
        Found { gap, facing: dot(self.normal, out).abs(), place: Place::new(number, along as f32) }
    }
}

impl Found {
    fn is_before(&self, other: &Self) -> bool {
        /// What directions are off by at most.
        const ERROR: f64 = 1.0 / (1 << 20) as f64;
        let key = |found: &Self| (found.place.member, found.place.edge);
        if self.gap != other.gap {
            return self.gap < other.gap;
        }
        let more = self.facing - other.facing;
        more > ERROR || (more >= -ERROR && key(self) < key(other))
    }
}

impl Curve {
    /// Where the nearest place is on it.
    fn along_of(&self, point: [f64; 2]) -> f64 {
        let way = minus(point, self.from);
        if self.radius > 0.0 {
            return self.part_of(way);
        }
        let square = dot(self.along, self.along);
        let part = if square > 0.0 { dot(way, self.along) / square } else { 0.0 };
        if self.is_endless { part } else { part.clamp(0.0, 1.0) }
    }

    /// The direction of length 1 across it at a point of it.
    fn normal(&self, point: [f64; 2]) -> [f64; 2] {
        let [x, y] = self.along;
        let [x, y] = if self.radius > 0.0 { minus(point, self.from) } else { [y, -x] };
        let length = square_root(dot([x, y], [x, y]));
        if length > 0.0 { [x / length, y / length] } else { [0.0; 2] }
    }
}
