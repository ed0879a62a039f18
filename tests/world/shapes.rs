//! Shapes that own their arrays.

use clash2d::{
    Capsule, Chain, Circle, Form, Group, Line, Node, OrientedRectangle, Polygon, Pose, Prepared,
    Rectangle, Sector, Segment, Shape, ShapeMemory, Side, Vector2D,
};
use clash2d_oracle::Rng;

/// A shape with its arrays.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) body: Body,
    is_prepared: bool,
    /// Whether it is a point or a circle around the origin.
    pub(crate) is_round: bool,
    position: Vector2D,
}

#[derive(Clone, Debug)]
pub(crate) enum Body {
    Plain(Shape<'static>),
    Polygon(Vec<Vector2D>, Vec<u32>, f32),
    Chain(Vec<Vector2D>, bool, f32, Side),
    Group(Vec<Kept>),
}

impl From<Body> for Kept {
    fn from(body: Body) -> Self {
        let is_round = match &body {
            Body::Plain(shape) => match shape.form() {
                Form::None => true,
                Form::Point(p) => p == Vector2D::ZERO,
                Form::Circle(c) => c.center == Vector2D::ZERO,
                _ => false,
            },
            _ => false,
        };
        Self { body, is_prepared: false, is_round, position: Vector2D::ZERO }
    }
}

impl From<Shape<'static>> for Kept {
    fn from(shape: Shape<'static>) -> Self {
        Body::Plain(shape).into()
    }
}

impl Kept {
    /// Asks about the shape.
    pub(crate) fn lend<T>(&self, ask: impl FnOnce(&Shape<'_>) -> T) -> T {
        let mut ask = Some(ask);
        let mut answer = None;
        self.lend_to(&mut |shape| answer = ask.take().map(|ask| ask(shape)));
        answer.expect("it was asked")
    }

    fn lend_to(&self, ask: &mut dyn FnMut(&Shape<'_>)) {
        match &self.body {
            Body::Plain(shape) => ask(&shape.at(self.position)),
            Body::Polygon(vertices, rings, radius) => {
                let polygon = Polygon::new(vertices).with_rings(rings).with_radius(*radius);
                self.lend_ready(&polygon.into(), ask);
            }
            Body::Chain(vertices, is_closed, radius, side) => {
                let chain = Chain::new(vertices).with_radius(*radius).with_solid_side(*side);
                self.lend_ready(&if *is_closed { chain.closed() } else { chain }.into(), ask);
            }
            Body::Group(members) => lend_all(members, &mut Vec::new(), &mut |members| {
                self.lend_ready(&Group::new(members).into(), ask);
            }),
        }
    }

    fn lend_ready(&self, shape: &Shape<'_>, ask: &mut dyn FnMut(&Shape<'_>)) {
        if !self.is_prepared {
            return ask(&shape.at(self.position));
        }
        let mut nodes = vec![Node::default(); Prepared::size(shape)];
        let prepared = match shape.form() {
            Form::Group(group) => Prepared::group(group, &mut nodes),
            _ => Prepared::new(shape, &mut nodes),
        };
        ask(&Shape::from(prepared.expect("it is valid")).at(self.position));
    }
}

/// Asks about shapes, all at once.
pub(crate) fn lend_all<'a>(
    rest: &'a [Kept],
    lent: &mut Vec<Shape<'a>>,
    ask: &mut dyn FnMut(&[Shape<'_>]),
) {
    let Some((first, rest)) = rest.split_first() else { return ask(lent) };
    first.lend_to(&mut |shape| {
        let mut all: Vec<Shape<'_>> = lent.clone();
        all.push(*shape);
        lend_all(rest, &mut all, ask);
    });
}

/// The box around a shape at a position, by its least and greatest coordinates, as regions see it: sectors are whole
/// circles, and oriented rectangles reach as far as both half extents together.
pub(crate) fn box_around(form: Form<'_>, position: Vector2D) -> [f64; 4] {
    let (x, y) = (f64::from(position.x), f64::from(position.y));
    let of = |points: &[Vector2D], reach: f64| {
        let mut around = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
        for point in points {
            let (x, y) = (x + f64::from(point.x), y + f64::from(point.y));
            around = join(around, [x - reach, y - reach, x + reach, y + reach]);
        }
        around
    };
    match form {
        Form::None => of(&[], 0.0),
        Form::Point(p) => of(&[p], 0.0),
        Form::Line(_) => [f64::NEG_INFINITY, f64::NEG_INFINITY, f64::INFINITY, f64::INFINITY],
        Form::Segment(s) => of(&[s.point1, s.point2], 0.0),
        Form::Circle(c) => of(&[c.center], c.radius.into()),
        Form::Rectangle(r) => of(&[r.origin, r.origin + r.size], 0.0),
        Form::OrientedRectangle(r) => {
            of(&[r.center], f64::from(r.half_extend.x) + f64::from(r.half_extend.y))
        }
        Form::Capsule(c) => of(&[c.point1, c.point2], c.radius.into()),
        Form::Sector(s) => of(&[s.center], s.radius.into()),
        Form::Polygon(p) => of(p.vertices(), p.radius().into()),
        Form::Chain(c) => of(c.vertices(), c.radius().into()),
        Form::Group(group) => {
            let of_member =
                |member: &Shape<'_>| box_around(member.form(), position + member.position());
            group.shapes().iter().map(of_member).fold(of(&[], 0.0), join)
        }
        Form::Prepared(prepared) => box_around(prepared.plain(), position),
        _ => panic!("a kind that is not known here"),
    }
}

/// The box around two boxes.
pub(crate) fn join(a: [f64; 4], b: [f64; 4]) -> [f64; 4] {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// Asks about a shape where it is at a pose.
pub(crate) fn at_pose<T>(shape: &Kept, pose: Pose, ask: impl FnOnce(&Shape<'_>) -> T) -> T {
    shape.lend(|shape| {
        let size = shape.turned_capacity();
        let mut vertices = vec![Vector2D::ZERO; size.vertex_count];
        let mut ring_sizes = vec![0; size.ring_count];
        let mut nodes = vec![Node::default(); size.node_count];
        let mut members = vec![Shape::default(); size.member_count];
        let memory = ShapeMemory {
            vertices: &mut vertices,
            ring_sizes: &mut ring_sizes,
            nodes: &mut nodes,
            members: &mut members,
        };
        ask(&shape.at_pose(pose, memory).expect("a valid shape"))
    })
}

/// A number on a grid, or any.
pub(crate) fn number(rng: &mut Rng, reach: f32, is_grid: bool) -> f32 {
    let whole = (rng.u64(..2001) as f32 - 1000.0) / 1000.0 * reach;
    if is_grid { (whole * 4.0).round() / 4.0 } else { whole + rng.u64(..1000) as f32 * 1e-5 }
}

pub(crate) fn vector(rng: &mut Rng, reach: f32, is_grid: bool) -> Vector2D {
    Vector2D::new(number(rng, reach, is_grid), number(rng, reach, is_grid))
}

/// A shape of any kind, about as large as 1.
pub(crate) fn any_shape(rng: &mut Rng, is_grid: bool) -> Kept {
    let kind = rng.u64(..14);
    let body = match kind {
        0 => Body::Plain(Shape::default()),
        11 if rng.u64(..3) > 0 => Body::Plain(Circle::new(Vector2D::ZERO, 0.5).into()),
        11 => {
            let direction = vector(rng, 1.0, is_grid);
            Body::Plain(Line::new(vector(rng, 1.0, is_grid), direction).into())
        }
        10 | 12 => {
            let count = 2 + rng.u64(..3) as usize;
            Body::Group((0..count).map(|_| member(rng, is_grid)).collect())
        }
        _ => member(rng, is_grid).body,
    };
    let mut kept = Kept::from(body);
    kept.is_prepared = rng.u64(..3) == 0;
    if rng.u64(..6) == 0 {
        (kept.position, kept.is_round) = (vector(rng, 1.0, is_grid), false);
    }
    kept
}

fn member(rng: &mut Rng, is_grid: bool) -> Kept {
    let size = |rng: &mut Rng| number(rng, 1.0, is_grid).abs();
    let at = |rng: &mut Rng| vector(rng, 1.0, is_grid);
    let shape: Shape<'static> = match rng.u64(..10) {
        0 => at(rng).into(),
        1 => Segment::new(at(rng), at(rng)).into(),
        2 => Circle::new(at(rng), size(rng)).into(),
        3 => Circle::new(Vector2D::ZERO, size(rng)).into(),
        4 => Rectangle::new(at(rng), Vector2D::new(size(rng), size(rng))).into(),
        5 => {
            let half = Vector2D::new(size(rng), size(rng));
            OrientedRectangle::new(at(rng), half, rng.u64(..24) as f32 * 15.0).into()
        }
        6 => Capsule::new(at(rng), at(rng), size(rng)).into(),
        7 => {
            let (inner_radius, more) = (size(rng), size(rng));
            let (direction, half_angle) =
                (rng.u64(..24) as f32 * 15.0, rng.u64(..13) as f32 * 15.0);
            let radius = inner_radius + more;
            Sector { center: at(rng), inner_radius, radius, direction, half_angle }.into()
        }
        kind => {
            let count = 1 + rng.u64(..6) as usize;
            let vertices: Vec<Vector2D> = (0..count).map(|_| at(rng)).collect();
            let radius = if rng.u64(..2) == 0 { 0.0 } else { size(rng) };
            let body = if kind == 8 {
                let rings = if count > 4 { vec![3, count as u32 - 3] } else { Vec::new() };
                Body::Polygon(vertices, rings, radius)
            } else {
                let side = [Side::None, Side::Left, Side::Right][rng.u64(..3) as usize];
                Body::Chain(vertices, rng.u64(..2) == 0, radius, side)
            };
            let mut kept = Kept::from(body);
            kept.is_prepared = rng.u64(..3) == 0;
            return kept;
        }
    };
    shape.into()
}
