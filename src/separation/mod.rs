//! The way by which one shape is to be moved so that it leaves another one.

#![forbid(unsafe_code)]

mod apart;
mod free;

use crate::any::{Form, Shape};
use crate::collide::forms_collide;
use crate::contact::convex::Convex;
use crate::contact::{Touch, each_touch, quick_touch};
use crate::distance::body::Body;
use crate::distance::place::{Place, cross, dot, unit};
use crate::distance::{each_pair, order};
use crate::root::square_root;
use crate::vector::Vector2D;
use apart::are_apart;
use free::first_free;

/// The vector by which to move the second of two shapes so that they are apart or only touch; None
/// exactly if they do not [`collide`](crate::collide).
///
/// It really separates: where it is added to each coordinate of the second shape, as f32 does, to
/// vertices, centers, origins and bases, the two share no interior points any more; this is decided
/// exactly. For two convex shapes, and with a line, it is the shortest way but for a few last places
/// of the coordinates; a line leaves a chain with a solid side as it does in
/// [`contacts`](crate::contacts). For others it is a short one: out of all contacts at once, or along
/// the normal of one of them. Both coordinates are infinite where nothing separates the two, as with
/// lines that cross.
///
/// ```
/// use clash2d::{Circle, Rectangle, Vector2D, separation};
///
/// let wall = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 8.0)).into();
/// let ball = Circle::new(Vector2D::new(4.5, 3.0), 1.0).into();
/// assert_eq!(separation(&wall, &ball), Some(Vector2D::new(0.5, 0.0)));
/// ```
pub fn separation(a: &Shape<'_>, b: &Shape<'_>) -> Option<Vector2D> {
    let (a, b) = (a.form().lean(), b.form().lean());
    if !forms_collide(a, b) {
        return None;
    }
    let way = if order::is_after(a, b) { best_way(b, a).reversed() } else { best_way(a, b) };
    Some(rounded(way, a, b))
}

/// A way in a direction.
#[derive(Clone, Copy, Default)]
struct Way {
    /// A unit vector.
    along: Place<f64>,
    length: f64,
}

impl Way {
    fn reversed(self) -> Self {
        let [x, y] = self.along;
        Self { along: [-x, -y], ..self }
    }
}

/// How many different normals of contacts are tried.
const MOST: usize = 12;

/// The normals of contacts, and how deep these are.
#[derive(Default)]
struct Walls {
    ways: [Way; MOST],
    count: usize,
}

impl Walls {
    fn add(&mut self, touch: &Touch) {
        let (along, length) = (touch.normal, touch.depth.max(0.0));
        let known = &mut self.ways[..self.count];
        if let Some(same) = known.iter_mut().find(|way| dot(way.along, along) > 1.0 - 1e-12) {
            same.length = same.length.max(length);
        } else if self.count < MOST {
            self.ways[self.count] = Way { along, length };
            self.count += 1;
        }
    }

    fn ways(&self) -> &[Way] {
        &self.ways[..self.count]
    }

    /// The shortest way out of all at once.
    fn out_of_all(&self) -> Option<Way> {
        let meets = |v: Place<f64>| {
            self.ways().iter().all(|wall| dot(v, wall.along) >= wall.length * (1.0 - 1e-12))
        };
        let mut shortest: Option<Way> = None;
        for (number, a) in self.ways().iter().enumerate() {
            for b in &self.ways()[number + 1..] {
                let Some(way) = out_of_both(*a, *b).filter(|v| meets(*v)) else { continue };
                let length = square_root(dot(way, way));
                if let Some(along) =
                    unit(way).filter(|_| shortest.is_none_or(|s| length < s.length))
                {
                    shortest = Some(Way { along, length });
                }
            }
        }
        shortest
    }
}

/// Where the borders of two half planes cross.
fn out_of_both(a: Way, b: Way) -> Option<Place<f64>> {
    let across = cross(a.along, b.along);
    if across.abs() < 1e-9 {
        return None;
    }
    let at = |i: usize| (a.length * b.along[1 - i] - b.length * a.along[1 - i]) / across;
    Some([at(0), -at(1)])
}

/// The shortest way that is found.
fn best_way(a: Form<'_>, b: Form<'_>) -> Way {
    if let Some(touch) = quick_touch(a, b) {
        return Way { along: touch.normal, length: touch.depth };
    }
    let (mut walls, mut is_simple, mut pairs) = (Walls::default(), true, 0);
    each_pair(a, b, |a, b| {
        pairs += 1;
        if !forms_collide(a, b) {
            return false;
        }
        if let Some((bodies, anchor)) = Body::pair(a, b) {
            is_simple &= are_simple(&bodies);
            each_touch(bodies, anchor, &mut |touch, _| walls.add(&touch));
        }
        false
    });
    if let ([only], true, 1) = (walls.ways(), is_simple, pairs) {
        return *only;
    }
    let singles = walls.ways().iter().map(|wall| Way { length: 0.0, ..*wall });
    let mut best = Way { length: f64::INFINITY, ..Way::default() };
    for way in walls.out_of_all().into_iter().chain(singles) {
        let length = first_free(a, b, way.along, [way.length, best.length]);
        if length < best.length {
            best = Way { length, ..way };
        }
    }
    best
}

/// Whether the only touch of two bodies is the shortest way apart.
fn are_simple(bodies: &[Body<'_>; 2]) -> bool {
    let is_convex = |body: &Body<'_>| match body {
        Body::Line(_) => true,
        Body::Sector(sector) => sector.inner_radius == 0.0 && sector.half_angle <= 90.0,
        Body::Outline(outline) => Convex::of(outline).is_some(),
    };
    bodies.iter().any(|body| matches!(body, Body::Line(_))) || bodies.iter().all(is_convex)
}

/// The way in floats that separates the two; both infinite if none does.
fn rounded(way: Way, a: Form<'_>, b: Form<'_>) -> Vector2D {
    let near = Vector2D::narrow(way.along[0] * way.length + 0.0, way.along[1] * way.length + 0.0);
    if near.is_finite() && are_apart(a, b, near) {
        return near;
    }
    let mut step = last_place(b, near);
    let mut length = way.length;
    while length.is_finite() && step < f64::from(f32::MAX) {
        let [x, y] = way.along.map(|x| away_from_zero(x * length));
        let longer = Vector2D::new(x, y);
        if !longer.is_finite() {
            break;
        }
        if are_apart(a, b, longer) {
            return longer;
        }
        length = way.length + step;
        step *= 2.0;
    }
    Vector2D::new(f32::INFINITY, f32::INFINITY)
}

/// The last place of the largest coordinate of a form that is moved.
fn last_place(form: Form<'_>, by: Vector2D) -> f64 {
    let mut largest = by.x.abs().max(by.y.abs());
    let mut add = |v: Vector2D| largest = largest.max(v.x.abs()).max(v.y.abs());
    each_member(form, |body| match body {
        Body::Line(line) => add(line.base),
        Body::Sector(sector) => add(sector.center),
        Body::Outline(outline) => {
            let [x, y] = outline.bounds().low.map(|x| x as f32);
            let [right, top] = outline.bounds().high.map(|x| x as f32);
            add(Vector2D::new(x, y));
            add(Vector2D::new(right, top));
        }
    });
    f64::from(largest.next_up()) * f64::from(f32::EPSILON)
}

/// Visits a form, or the members of a group, seen from the origin.
fn each_member(form: Form<'_>, mut visit: impl FnMut(Body<'_>)) {
    let origin = Form::Point(Vector2D::ZERO);
    each_pair(origin, form, |origin, member| {
        if let Some(([_, body], _)) = Body::pair(origin, member) {
            visit(body);
        }
        false
    });
}

/// The float that is next to a number, or the number itself; not nearer to 0.
fn away_from_zero(x: f64) -> f32 {
    let near = x as f32;
    if f64::from(near).abs() >= x.abs() {
        return near;
    }
    if x > 0.0 { near.next_up() } else { near.next_down() }
}
