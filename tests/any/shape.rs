//! The oracle's figures as the library's shapes.

use clash2d::{
    Capsule, Chain, Circle, Group, Line, OrientedRectangle, Polygon, Rectangle, Sector, Segment,
    Shape, Side, Vector2D,
};
use clash2d_oracle::any::{Figure, Pair};

/// What a shape borrows.
#[derive(Default)]
struct Lent {
    vertices: Vec<Vector2D>,
    ring_sizes: Vec<u32>,
}

/// The answer to a question about two figures as shapes.
pub(crate) fn with_shapes<T>(
    a: &Figure,
    b: &Figure,
    question: impl FnOnce(&Shape<'_>, &Shape<'_>) -> T,
) -> T {
    with_shape(a, |a| with_shape(b, |b| question(a, b)))
}

/// The answer to a question about a figure as a shape. The members of a group's groups become its
/// own, as the library knows no groups of groups.
pub(crate) fn with_shape<T>(figure: &Figure, question: impl FnOnce(&Shape<'_>) -> T) -> T {
    let (figure, position) = without_position(figure);
    let figures = ungrouped(figure);
    let lent: Vec<Lent> = figures.iter().map(|figure| Lent::by(figure)).collect();
    let shapes: Vec<Shape> =
        figures.iter().zip(&lent).map(|(figure, lent)| shape(figure, lent)).collect();
    let shape = match figure {
        Figure::Group(_) => Group::new(&shapes).into(),
        _ => shapes[0],
    };
    question(&shape.at(vector(position)))
}

/// A figure in its own coordinates, and where it stands.
fn without_position(figure: &Figure) -> (&Figure, Pair) {
    match figure {
        Figure::At { position, figure } => (figure, *position),
        _ => (figure, [0.0; 2]),
    }
}

/// The figures that a figure consists of, none of them a group.
pub(crate) fn ungrouped(figure: &Figure) -> Vec<&Figure> {
    match figure {
        Figure::Group(members) => members.iter().flat_map(ungrouped).collect(),
        _ => vec![figure],
    }
}

/// A vector of two coordinates.
pub(crate) fn vector([x, y]: Pair) -> Vector2D {
    Vector2D::new(x, y)
}

impl Lent {
    fn by(figure: &Figure) -> Self {
        let (figure, _) = without_position(figure);
        let vectors = |points: &[Pair]| points.iter().map(|&point| vector(point)).collect();
        match figure {
            Figure::Polygon { rings, .. } => Self {
                vertices: vectors(&rings.concat()),
                ring_sizes: rings.iter().map(|ring| ring.len() as u32).collect(),
            },
            Figure::Chain { vertices, .. } => {
                Self { vertices: vectors(vertices), ..Self::default() }
            }
            _ => Self::default(),
        }
    }
}

fn shape<'a>(figure: &Figure, lent: &'a Lent) -> Shape<'a> {
    let (figure, position) = without_position(figure);
    unmoved(figure, lent).at(vector(position))
}

fn unmoved<'a>(figure: &Figure, lent: &'a Lent) -> Shape<'a> {
    match *figure {
        Figure::Point { at } => vector(at).into(),
        Figure::Line { base, direction } => Line::new(vector(base), vector(direction)).into(),
        Figure::Segment { point1, point2 } => Segment::new(vector(point1), vector(point2)).into(),
        Figure::Circle { center, radius } => Circle::new(vector(center), radius).into(),
        Figure::Rectangle { origin, size } => Rectangle::new(vector(origin), vector(size)).into(),
        Figure::Oriented { center, half_extend, rotation } => {
            OrientedRectangle::new(vector(center), vector(half_extend), rotation).into()
        }
        Figure::Capsule { point1, point2, radius } => {
            Capsule::new(vector(point1), vector(point2), radius).into()
        }
        Figure::Polygon { radius, .. } => polygon(lent).with_radius(radius).into(),
        Figure::Chain { closed, radius, side, .. } => {
            let chain =
                Chain::new(&lent.vertices).with_radius(radius).with_solid_side(match side {
                    1 => Side::Left,
                    2 => Side::Right,
                    _ => Side::None,
                });
            if closed { chain.closed().into() } else { chain.into() }
        }
        Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
            let center = vector(center);
            Sector { center, inner_radius, radius, direction, half_angle }.into()
        }
        Figure::Group(_) | Figure::At { .. } => unreachable!("these are taken apart"),
    }
}

/// A single ring is told as C programs do, without sizes.
fn polygon(lent: &Lent) -> Polygon<'_> {
    let polygon = Polygon::new(&lent.vertices);
    if lent.ring_sizes.len() == 1 { polygon } else { polygon.with_rings(&lent.ring_sizes) }
}
