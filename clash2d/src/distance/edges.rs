//! The nearest vertices and edges of two cores: plain numbers find them, real numbers confirm them.

use core::cell::Cell;

use super::gap::{Found, Gap, PRECISION};
use super::place::{Place, cross, dot, minus};
use crate::exact::position::Position;
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::outline::{Bounds, Outline, Spot, Vertex, sharp_ends};
use crate::root::square_root;
use crate::shape::Line;
use crate::vector::Vector2D;

/// A vertex of one shape, and what of the other one it may be nearest to.
#[derive(Clone, Copy, PartialEq)]
enum Rival {
    Edge(Spot, [Spot; 2]),
    Line(Spot, Line),
}

impl Rival {
    /// The gap from the vertex, seen from an anchor.
    fn gap<R: Real>(self, anchor: Vector2D, run: R::Run) -> Option<Gap<R>> {
        let place = |spot: Spot| spot.seen_in(anchor, run);
        match self {
            Rival::Edge(vertex, edge) => Gap::to_path(place(vertex), edge.map(place)),
            Rival::Line(vertex, line) => {
                let along = [line.direction.x, line.direction.y].map(|x| R::new_in(x, run));
                Some(Gap::to_line(place(vertex), place(Spot::of(line.base)), along))
            }
        }
    }

    /// A place for an anchor that is near.
    fn home(self) -> Vector2D {
        let (Rival::Edge(vertex, _) | Rival::Line(vertex, _)) = self;
        vertex.home()
    }
}

/// A rival, and about how far apart it is.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Closest {
    rival: Rival,
    /// Whether the vertex is one of the second shape.
    is_swapped: bool,
    /// The square of the distance.
    square: f64,
}

impl Closest {
    /// About how far the cores are apart.
    pub(crate) fn length(self) -> f64 {
        square_root(self.square)
    }

    fn gap<R: Real>(self, anchor: Vector2D, run: R::Run) -> Option<Gap<R>> {
        let gap = self.rival.gap(anchor, run)?;
        Some(if self.is_swapped { gap.swapped() } else { gap })
    }

    /// What is between the borders.
    fn found(self, radii: [f32; 2]) -> Found {
        let anchor = self.rival.home();
        settle!(R, run => self.gap::<R>(anchor, run)?.between_borders(radii, anchor), or Found::FAR)
    }

    /// The point that divides the gap as the radii do.
    #[inline(never)]
    pub(crate) fn divided(self, radii: [f32; 2]) -> Place<f64> {
        let anchor = self.rival.home();
        settle!(R, run => Some(self.gap::<R>(anchor, run)?.divided(radii, anchor)))
    }
}

/// What two shapes that an outline is one of may be nearest with.
pub(crate) trait Rivals {
    /// Visits what is nearer than the square root of `limit`, which the visitor may lower.
    fn each(&self, limit: f64, visit: impl FnMut(Closest) -> f64);

    /// No less than any coordinate, seen from the anchor.
    fn size(&self) -> f64;

    /// How far the two reach beyond their cores.
    fn radii(&self) -> [f32; 2];

    /// More than the square of the distance of the nearest ones.
    fn first_limit(&self) -> f64 {
        f64::INFINITY
    }

    /// The first of the nearest ones; perhaps none if all are no nearer than the square root of a limit.
    fn closest(&self, limit: f64) -> Option<Closest> {
        let mut closest = None;
        self.each(limit.min(self.first_limit()), |rival| {
            closest = Some(rival);
            rival.square
        });
        closest
    }

    /// The gap between two shapes that do not meet, if it is no longer than some length.
    fn apart(&self, far: f64) -> Found {
        let [a, b] = self.radii();
        // 32 roundings of numbers of that size, at most, and as much for what vertices are off by.
        let doubt = self.size() * 128.0 * f64::EPSILON;
        let beyond = (far + f64::from(a) + f64::from(b)) * (1.0 + 1e-9) + 2.0 * doubt;
        let limit = beyond * beyond + f64::MIN_POSITIVE;
        let Some(closest) = self.closest(limit) else { return Found::FAR };
        let length = closest.length();
        let found = closest.found([a, b]);
        if 2.0 * doubt <= PRECISION * (length - f64::from(a) - f64::from(b)) {
            return found;
        }
        let limit = length + 2.0 * doubt;
        let (limit, mut least) = (limit * limit, found);
        self.each(limit, |rival| {
            if rival != closest {
                least = least.or(rival.found([a, b]));
            }
            limit
        });
        least
    }
}

/// Two outlines.
pub(crate) struct Edges<'a, 'b>(pub(crate) &'a Outline<'b>, pub(crate) &'a Outline<'b>);

impl Rivals for Edges<'_, '_> {
    /// A little more than the square of a distance between vertices.
    fn first_limit(&self) -> f64 {
        let Some([a, b]) = self.0.vertices_near(self.1) else { return f64::INFINITY };
        let way = minus(b.place(), a.place());
        dot(way, way) * (1.0 + 1e-9) + f64::MIN_POSITIVE
    }

    fn each(&self, limit: f64, mut visit: impl FnMut(Closest) -> f64) {
        let Self(a, b) = self;
        let (bounds, ends) = (b.bounds(), [a.is_open(), b.is_open()]);
        let limit = Cell::new(limit);
        a.any_edge_nearer(&bounds, None, &limit, |a, a_end| {
            let around = Bounds::of(a, a_end);
            if around.square_to(&bounds) >= limit.get() {
                return false;
            }
            b.any_edge_nearer(&around, sharp_ends([a.near, a_end.near]), &limit, |b, b_end| {
                if around.square_to(&Bounds::of(b, b_end)) >= limit.get() {
                    return false;
                }
                let mut try_vertex = |p: &Vertex, [from, to]: [&Vertex; 2], is_swapped| {
                    let square = square_to_path(p.place(), [from.place(), to.place()]);
                    if square < limit.get() {
                        let rival = Rival::Edge(p.spot, [from.spot, to.spot]);
                        limit.set(visit(Closest { rival, is_swapped, square }));
                    }
                };
                try_vertex(a, [b, b_end], false);
                try_vertex(b, [a, a_end], true);
                if ends[0] {
                    try_vertex(a_end, [b, b_end], false);
                }
                if ends[1] {
                    try_vertex(b_end, [a, a_end], true);
                }
                false
            })
        });
    }

    fn size(&self) -> f64 {
        self.0.bounds().joined(self.1.bounds()).size()
    }

    fn radii(&self) -> [f32; 2] {
        [self.0.radius, self.1.radius]
    }
}

/// A line with a direction and an outline, in this order.
pub(crate) struct Beside<'a, 'b>(pub(crate) Line, pub(crate) &'a Outline<'b>);

impl Rivals for Beside<'_, '_> {
    fn each(&self, mut limit: f64, mut visit: impl FnMut(Closest) -> f64) {
        let Self(line, outline) = *self;
        let base = Vertex::new(Spot::of(line.base), outline.anchor()).place();
        let along = [f64::from(line.direction.x), f64::from(line.direction.y)];
        let mut try_vertex = |p: &Vertex| {
            let height = cross(along, minus(p.place(), base));
            let square = height * height / dot(along, along);
            if square < limit {
                let rival = Rival::Line(p.spot, line);
                limit = visit(Closest { rival, is_swapped: true, square });
            }
        };
        outline.any_edge(|a, b| {
            try_vertex(a);
            if outline.is_open() {
                try_vertex(b);
            }
            false
        });
    }

    fn size(&self) -> f64 {
        let base = Vertex::new(Spot::of(self.0.base), self.1.anchor());
        self.1.bounds().joined(Bounds::of(&base, &base)).size()
    }

    fn radii(&self) -> [f32; 2] {
        [0.0, self.1.radius]
    }
}

/// The gap between two lines that do not meet, and so are parallel, of which the second one stands somewhere.
pub(crate) fn lines_apart(a: Line, b: Line, at: Position) -> Found {
    settle!(R, run => {
        let along = [b.direction.x, b.direction.y].map(|x| R::new_in(x, run));
        let (here, base) = ([R::new_in(0.0, run); 2], at.point_in(b.base, a.base, run));
        Gap::to_line(here, base, along).between_borders([0.0; 2], a.base)
    }, or Found::FAR)
}

/// The square of the distance from a point to the segment from `a` to `b`.
#[inline]
pub(crate) fn square_to_path(p: Place<f64>, [a, b]: [Place<f64>; 2]) -> f64 {
    let (path, from_a) = (minus(b, a), minus(p, a));
    let (ahead, square) = (dot(path, from_a), dot(path, path));
    if ahead <= 0.0 {
        return dot(from_a, from_a);
    }
    if ahead >= square {
        let from_b = minus(p, b);
        return dot(from_b, from_b);
    }
    let height = cross(path, from_a);
    height * height / square
}
