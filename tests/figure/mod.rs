//! The oracle's figures as the library's shapes.

use clash2d::{
    Capsule, Chain, Circle, Group, Line, OrientedRectangle, Polygon, Rectangle, Sector, Segment,
    Shape, Side, Vector2D,
};
use clash2d_oracle::any::{Figure, Pair};

/// A figure, and the arrays that its shape borrows.
struct Held<'f> {
    figure: &'f Figure,
    vertices: Vec<Vector2D>,
    ring_sizes: Vec<u32>,
}

/// Asks about the shape that a figure is.
pub(crate) fn lend<T>(figure: &Figure, ask: impl FnOnce(&Shape<'_>) -> T) -> T {
    lend_all(std::slice::from_ref(figure), |shapes| ask(&shapes[0]))
}

/// Asks about the shapes that figures are.
pub(crate) fn lend_all<T>(figures: &[Figure], ask: impl FnOnce(&[Shape<'_>]) -> T) -> T {
    let held = |figure| {
        let mut members = Vec::new();
        flatten(figure, &mut members);
        members
    };
    let held: Vec<Vec<Held<'_>>> = figures.iter().map(held).collect();
    let parts: Vec<Vec<Shape<'_>>> =
        held.iter().map(|members| members.iter().map(Held::shape).collect()).collect();
    let mut shapes = Vec::new();
    for (figure, parts) in figures.iter().zip(&parts) {
        let is_group = matches!(figure, Figure::Group(_));
        shapes.push(if is_group { Group::new(parts).into() } else { parts[0] });
    }
    ask(&shapes)
}

/// Asks about two shapes.
pub(crate) fn lend_both<T>(
    [a, b]: [&Figure; 2],
    ask: impl FnOnce(&Shape<'_>, &Shape<'_>) -> T,
) -> T {
    lend(a, |a| lend(b, |b| ask(a, b)))
}

fn flatten<'f>(figure: &'f Figure, members: &mut Vec<Held<'f>>) {
    match figure {
        Figure::Group(group) => group.iter().for_each(|member| flatten(member, members)),
        _ => members.push(Held::new(figure)),
    }
}

impl<'f> Held<'f> {
    fn new(figure: &'f Figure) -> Self {
        let of = |points: &[Pair]| points.iter().copied().map(Vector2D::from).collect();
        let (vertices, ring_sizes) = match figure {
            Figure::Polygon { rings, .. } => {
                (of(&rings.concat()), rings.iter().map(|ring| ring.len() as u32).collect())
            }
            Figure::Chain { vertices, .. } => (of(vertices), Vec::new()),
            _ => (Vec::new(), Vec::new()),
        };
        Self { figure, vertices, ring_sizes }
    }

    fn shape(&self) -> Shape<'_> {
        let v = Vector2D::from;
        match *self.figure {
            Figure::Point { at } => v(at).into(),
            Figure::Line { base, direction } => Line::new(v(base), v(direction)).into(),
            Figure::Segment { point1, point2 } => Segment::new(v(point1), v(point2)).into(),
            Figure::Circle { center, radius } => Circle::new(v(center), radius).into(),
            Figure::Rectangle { origin, size } => Rectangle::new(v(origin), v(size)).into(),
            Figure::Oriented { center, half_extend, rotation } => {
                OrientedRectangle::new(v(center), v(half_extend), rotation).into()
            }
            Figure::Capsule { point1, point2, radius } => {
                Capsule::new(v(point1), v(point2), radius).into()
            }
            Figure::Polygon { radius, .. } => {
                let polygon = Polygon::new(&self.vertices).with_radius(radius);
                // A single ring as programs have it, without sizes.
                let is_single = self.ring_sizes.len() == 1;
                if is_single { polygon } else { polygon.with_rings(&self.ring_sizes) }.into()
            }
            Figure::Chain { closed, radius, side, .. } => {
                let side = [Side::None, Side::Left, Side::Right][side.min(2) as usize];
                let chain = Chain::new(&self.vertices).with_radius(radius).with_solid_side(side);
                if closed { chain.closed() } else { chain }.into()
            }
            Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
                let sector = Sector::new(v(center), radius, direction, half_angle);
                sector.with_inner_radius(inner_radius).into()
            }
            Figure::Group(_) | Figure::At { .. } => unreachable!("a group is taken apart"),
        }
    }
}
