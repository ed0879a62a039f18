//! Shapes with a convex core of few vertices, each of which is known about and exactly.

use core::cmp::Ordering;

use crate::any::{Form, Polygon};
use crate::exact::float::{greater, lesser};
use crate::exact::real::Real;
use crate::outline::{Core as Vertices, Outline, Spot, Vertex, side};
use crate::vector::Vector2D;

/// How many vertices there may be.
const MOST: usize = 16;

/// A convex core and a radius around it: a point, a path between two vertices, or an area without
/// straight angles, counterclockwise.
pub(super) struct Core<'a> {
    outline: Outline<'a>,
    pub(super) count: usize,
    is_reversed: bool,
}

/// About where the vertices of a core are, seen from the anchor.
pub(super) struct Places {
    count: usize,
    x: [f64; MOST],
    y: [f64; MOST],
    /// What each coordinate may be off by.
    slip: f64,
    /// No less than the difference of any coordinates of its own, and from the anchor.
    size: f64,
}

impl<'a> Core<'a> {
    /// The core of a valid shape, seen from an anchor; None if it has none of this sort.
    pub(super) fn of(form: Form<'a>, anchor: Vector2D) -> Option<Self> {
        let outline = Outline::of(form, anchor)?.reduced();
        let (count, is_reversed) = match outline.core() {
            Vertices::Few(_, count) => (*count, false),
            Vertices::Polygon(polygon) => {
                (polygon.vertices().len(), is_reversed(*polygon, &outline)?)
            }
            Vertices::Chain(chain) => (outline.radius > 0.0 || !chain.is_closed())
                .then_some((chain.vertices().len(), false))?,
        };
        Some(Self { outline, count, is_reversed })
    }

    /// About where its vertices are.
    pub(super) fn places(&self) -> Places {
        let (mut slip, mut reach): (f64, f64) = (0.0, 0.0);
        let [mut x, mut y] = [[0.0; MOST]; 2];
        for (i, v) in self.vertices().enumerate() {
            [x[i], y[i]] = v.place();
            slip = greater(slip, greater(v.near[0].slip(), v.near[1].slip()));
            reach = greater(reach, greater(x[i].abs(), y[i].abs()));
        }
        Places { count: self.count, x, y, slip, size: 2.0 * reach }
    }

    /// One of the vertices, counted round.
    pub(super) fn vertex(&self, number: usize) -> Vertex {
        let number = if number == self.count { 0 } else { number };
        let place = if self.is_reversed { self.count - 1 - number } else { number };
        let vertex = |v: Vector2D| Vertex::new(self.outline.spot(v), self.outline.anchor());
        match self.outline.core() {
            Vertices::Few(few, _) => few[place],
            Vertices::Polygon(polygon) => vertex(polygon.vertices()[place]),
            Vertices::Chain(chain) => vertex(chain.vertices()[place]),
        }
    }

    /// Its vertices.
    pub(super) fn vertices(&self) -> impl Iterator<Item = Vertex> {
        (0..self.count).map(|number| self.vertex(number))
    }

    /// The ends of its edges: of a path there and back, and of a point twice itself.
    pub(super) fn edges(&self) -> impl Iterator<Item = [Vertex; 2]> {
        (0..self.count).map(|number| [self.vertex(number), self.vertex(number + 1)])
    }

    /// How far the shape reaches beyond the core.
    pub(super) fn radius(&self) -> f32 {
        self.outline.radius
    }

    /// Whether the core has an area.
    pub(super) fn has_area(&self) -> bool {
        self.count > 2
    }

    /// Whether it is a chain of several edges without a radius.
    pub(super) fn is_chain(&self) -> bool {
        matches!(self.outline.core(), Vertices::Chain(_)) && self.count > 2 && self.radius() == 0.0
    }

    /// How a vertex lies to the edges of a core with an area: less inside, greater outside.
    pub(super) fn place_of(&self, v: &Vertex) -> Ordering {
        let mut place = Ordering::Less;
        for [a, b] in self.edges() {
            match side(&a, &b, v) {
                Ordering::Less => return Ordering::Greater,
                Ordering::Equal => place = Ordering::Equal,
                Ordering::Greater => (),
            }
        }
        place
    }

    /// The signs of how far the vertices of another core lie outside of an edge, each of them true.
    pub(super) fn heights<'s>(
        &'s self,
        edge: usize,
        other: &'s Self,
    ) -> impl Iterator<Item = Ordering> + 's {
        let [a, b] = [self.vertex(edge), self.vertex(edge + 1)];
        other.vertices().map(move |v| side(&a, &b, &v).reverse())
    }
}

impl Places {
    /// What the edges tell about another core, as far as f64 is certain.
    pub(super) fn look_at(&self, other: &Self) -> Sight {
        let reach = self.size + other.size;
        let slip = 2.0 * (self.slip + other.slip) + f64::EPSILON * reach;
        let mut sight = Sight::default();
        let mut last = self.count - 1;
        for next in 0..self.count {
            let (x, y) = (self.y[next] - self.y[last], self.x[last] - self.x[next]);
            let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
            for i in 0..other.count {
                let height = (other.x[i] - self.x[last]) * x + (other.y[i] - self.y[last]) * y;
                least = lesser(least, height);
                most = greater(most, height);
            }
            // Each of four differences is off by the slip, and products and sum by their rounding.
            let length = x.abs() + y.abs();
            let bound = 2.0 * (length * (slip + 2.0 * f64::EPSILON * reach) + 2.0 * slip * reach);
            sight.leaves |= most > bound;
            sight.may_part |= u32::from(least >= -bound) << last;
            sight.may_touch |= u32::from(most >= -bound) << last;
            last = next;
        }
        sight
    }
}

/// What the edges of a core tell about another one.
#[derive(Clone, Copy, Default)]
pub(super) struct Sight {
    /// Whether some of it lies certainly outside.
    pub(super) leaves: bool,
    /// The edges of which all may lie outside or on the line, one bit each.
    pub(super) may_part: u32,
    /// The edges of which some may lie outside or on the line.
    pub(super) may_touch: u32,
}

/// Whether a shape has no more vertices than a core.
pub(super) fn is_short(form: Form<'_>) -> bool {
    match form {
        Form::Polygon(polygon) => polygon.is_single_ring() && polygon.vertices().len() <= MOST,
        Form::Chain(chain) => chain.vertices().len() == 2,
        Form::None | Form::Line(_) | Form::Sector(_) | Form::Group(_) | Form::Prepared(_) => false,
        _ => true,
    }
}

/// Whether the vertices of a convex polygon go clockwise; None if it is not convex, or flat without a
/// radius.
fn is_reversed(polygon: Polygon<'_>, outline: &Outline<'_>) -> Option<bool> {
    let vertices = polygon.vertices();
    let count = vertices.len();
    if count < 3 {
        return (outline.radius > 0.0).then_some(false);
    }
    let mut before = [vertices[count - 2], vertices[count - 1]];
    let (mut turns, mut is_onward) = (0, before[0].x < before[1].x);
    let mut is_left = None;
    for &v in vertices {
        let turn = turn(before[0], before[1], v);
        if turn.is_eq() || is_left.is_some_and(|is_left| is_left != turn.is_gt()) {
            return None;
        }
        is_left = Some(turn.is_gt());
        before = [before[1], v];
        turns += u32::from(is_onward != (before[0].x < before[1].x));
        is_onward = before[0].x < before[1].x;
    }
    // A star turns more often than once around.
    if turns > 2 { None } else { is_left.map(|is_left| !is_left) }
}

/// On which side of the line from `a` to `b` a point lies: greater on the left.
fn turn(a: Vector2D, b: Vector2D, c: Vector2D) -> Ordering {
    let way = |p: Vector2D, q: Vector2D| {
        [f64::from(q.x) - f64::from(p.x), f64::from(q.y) - f64::from(p.y)]
    };
    let ([ux, uy], [vx, vy]) = (way(a, b), way(b, c));
    let (left, right) = (ux * vy, uy * vx);
    // Each difference and product is rounded once.
    if (left - right).abs() > 4.0 * f64::EPSILON * (left.abs() + right.abs()) {
        return if left > right { Ordering::Greater } else { Ordering::Less };
    }
    let [a, b, c] = [a, b, c].map(|v| Vertex::new(Spot::of(v), b));
    side(&a, &b, &c)
}
