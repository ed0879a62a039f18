//! What may come in the way of something that moves in a straight line.

use core::cell::Cell;

use super::Outline;
use super::bounds::Bounds;
use super::vertex::Vertex;
use crate::exact::float::greater;
use crate::exact::real::{Near, Real};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// All places that a box passes on its way; never too little.
pub(crate) struct Lane {
    around: Frame,
    center: [f64; 2],
    half: [f64; 2],
    along: [f64; 2],
    /// The error of a cross product, relatively to the places' coordinates.
    error: f64,
    /// What the box adds to these.
    size: f64,
}

impl Lane {
    /// All of the plane.
    pub(crate) fn everywhere() -> Self {
        Self::new(Frame::PLANE, [Near::new(0.0); 2])
    }

    /// The lane of a box that moves.
    pub(crate) fn new(start: Frame, movement: [Near; 2]) -> Self {
        let [x, y] = start.middles();
        let along = movement.map(Near::value);
        let slip: f64 = movement.map(Near::slip).iter().sum();
        Self {
            around: swept(start, movement),
            center: [x.0, y.0],
            half: [x.1, y.1],
            along,
            error: 32.0 * f64::EPSILON * (along[0].abs() + along[1].abs()) + slip,
            size: x.0.abs() + y.0.abs() + x.1 + y.1,
        }
    }

    /// Whether a box may be met: it is not all on one side of the way.
    #[inline]
    pub(crate) fn may_meet(&self, frame: &Frame) -> bool {
        let [x, y] = frame.middles();
        let cross = self.along[0] * (y.0 - self.center[1]) - self.along[1] * (x.0 - self.center[0]);
        let reach =
            self.along[0].abs() * (y.1 + self.half[1]) + self.along[1].abs() * (x.1 + self.half[0]);
        let size = x.0.abs() + y.0.abs() + x.1 + y.1 + self.size;
        let is_beside = cross.abs() > reach + self.error * size;
        frame.meets(&self.around) & !is_beside
    }
}

impl Outline<'_> {
    /// Whether an edge passes a test, one after the other; if it has boxes, those are left out that
    /// certainly stay further away than its radius and a reach together from what starts in
    /// some bounds and moves, along an edge if one is told.
    #[inline]
    pub(crate) fn any_edge_on_way(
        &self,
        start: &Bounds,
        movement: [Near; 2],
        way: Option<[[f64; 2]; 2]>,
        reach: f64,
        test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        if self.boxes().is_none() {
            return self.any_edge(test);
        }
        let reach = f64::from(self.radius) + reach;
        let lane = Lane::new(self.frame_of_bounds(start).grown(reach), movement);
        let met = || way.map(|way| (way, reach * reach));
        self.any_edge_whose(|frame| lane.may_meet(frame), met, test)
    }

    /// The greatest height of a vertex, where heights rise or fall along each axis, or fall and then
    /// rise.
    pub(crate) fn greatest(&self, height: impl Fn([f64; 2]) -> f64) -> f64 {
        let greatest = Cell::new(f64::NEG_INFINITY);
        let take = |vertex: &Vertex| {
            greatest.set(greater(greatest.get(), height(vertex.place())));
            false
        };
        let Some(runs) = self.boxes() else {
            self.any_vertex(take);
            return greatest.get();
        };
        let vertices = runs.path.vertices;
        let take = |v: &Vector2D| take(&self.vertex(*v));
        // So that most boxes are left out.
        vertices.iter().step_by(vertices.len() / 16 + 1).chain(vertices.last()).any(take);
        let corner = |x: f32, y: f32| height(self.place(Vector2D::new(x, y)));
        runs.any_run(
            |Frame { low, high }| {
                // Roundings change no order, so that no vertex is higher than all corners.
                (corner(low.x, low.y) > greatest.get())
                    | (corner(high.x, low.y) > greatest.get())
                    | (corner(low.x, high.y) > greatest.get())
                    | (corner(high.x, high.y) > greatest.get())
            },
            |run| vertices.iter().take(run.end).skip(run.start).any(take),
        );
        greatest.get()
    }
}

/// Around a box and all places to which it moves; never too small.
pub(crate) fn swept(start: Frame, movement: [Near; 2]) -> Frame {
    let Frame { low, high } = start;
    let [x, y] = movement;
    let end = |from: f32, way: Near, sign: f64| f64::from(from) + way.value() + sign * way.slip();
    let size: f64 = movement.iter().map(|way| way.value().abs() + way.slip()).sum();
    let end = Frame::around(
        [end(low.x, x, -1.0), end(low.y, y, -1.0)],
        [end(high.x, x, 1.0), end(high.y, y, 1.0)],
        size,
    );
    start.joined(end)
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::Rng;

    use super::Outline;
    use crate::any::{Form, Polygon, Prepared};
    use crate::tree::Node;
    use crate::vector::Vector2D;

    fn number(rng: &mut Rng) -> f32 {
        (rng.f32() - 0.5) * 100.0
    }

    #[test]
    fn the_greatest_height_is_that_of_all_vertices() {
        let rng = &mut Rng::with_seed(3);
        for count in (40..1000).step_by(5) {
            let vertices: Vec<Vector2D> =
                (0..count).map(|_| Vector2D::new(number(rng), number(rng))).collect();
            let polygon = Polygon::new(&vertices);
            let mut memory = vec![Node::default(); Prepared::size(polygon)];
            let prepared = Prepared::new(polygon, &mut memory).expect("a valid polygon");
            let [plain, ready] = [Form::Polygon(polygon), Form::Prepared(prepared)]
                .map(|form| Outline::of(form, vertices[0]).expect("an outline"));
            let [x, y] = [number(rng), number(rng)].map(f64::from);
            let ahead = |[a, b]: [f64; 2]| x * a + y * b;
            let square = |[a, b]: [f64; 2]| (a - x) * (a - x) + (b - y) * (b - y);
            assert_eq!(plain.greatest(ahead), ready.greatest(ahead));
            assert_eq!(plain.greatest(square), ready.greatest(square));
        }
    }
}
