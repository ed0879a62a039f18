//! The oracle's figures as shapes of the library.
#![allow(dead_code, reason = "each test uses a part")]

use clash2d::{
    Capsule, Chain, Circle, Group, Line, OrientedRectangle, Polygon, Rectangle, Sector, Segment,
    Shape, Side, Vector2D,
};
use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, Pair, draw_pair};

/// Asks something about the shape of a figure; groups in groups are dissolved.
pub(crate) fn ask<T>(figure: &Figure, question: impl FnOnce(&Shape<'_>) -> T) -> T {
    let parts: Vec<Part<'_>> = members(figure).into_iter().map(Part::of).collect();
    let shapes: Vec<Shape<'_>> = parts.iter().map(Part::shape).collect();
    match figure {
        Figure::Group(_) => question(&Group::new(&shapes).into()),
        _ => question(&shapes[0]),
    }
}

/// Asks something about the shapes of two figures.
pub(crate) fn ask_both<T>(
    [a, b]: [&Figure; 2],
    question: impl FnOnce(&Shape<'_>, &Shape<'_>) -> T,
) -> T {
    ask(a, |a| ask(b, |b| question(a, b)))
}

/// The figures that a figure consists of.
pub(crate) fn members(figure: &Figure) -> Vec<&Figure> {
    match figure {
        Figure::Group(figures) => figures.iter().flat_map(members).collect(),
        _ => vec![figure],
    }
}

/// A figure that is no group, and what its shape borrows.
struct Part<'f> {
    figure: &'f Figure,
    vertices: Vec<Vector2D>,
    sizes: Vec<u32>,
}

fn vector(pair: &Pair) -> Vector2D {
    Vector2D::from(*pair)
}

impl<'f> Part<'f> {
    fn of(figure: &'f Figure) -> Self {
        let rings: Vec<&Vec<Pair>> = match figure {
            Figure::Polygon { rings, .. } => rings.iter().collect(),
            Figure::Chain { vertices, .. } => vec![vertices],
            _ => Vec::new(),
        };
        let sizes = rings.iter().map(|ring| ring.len() as u32).collect();
        let vertices = rings.into_iter().flatten().map(vector).collect();
        Self { figure, vertices, sizes }
    }

    fn shape(&self) -> Shape<'_> {
        match self.figure {
            Figure::Point { at } => vector(at).into(),
            Figure::Line { base, direction } => Line::new(vector(base), vector(direction)).into(),
            Figure::Segment { point1, point2 } => {
                Segment::new(vector(point1), vector(point2)).into()
            }
            Figure::Circle { center, radius } => Circle::new(vector(center), *radius).into(),
            Figure::Rectangle { origin, size } => {
                Rectangle::new(vector(origin), vector(size)).into()
            }
            Figure::Oriented { center, half_extend, rotation } => {
                OrientedRectangle::new(vector(center), vector(half_extend), *rotation).into()
            }
            Figure::Capsule { point1, point2, radius } => {
                Capsule::new(vector(point1), vector(point2), *radius).into()
            }
            Figure::Polygon { radius, .. } => {
                Polygon::new(&self.vertices).with_rings(&self.sizes).with_radius(*radius).into()
            }
            Figure::Chain { closed, radius, side, .. } => self.chain(*closed, *radius, *side),
            Figure::Sector { center, inner_radius, radius, direction, half_angle } => {
                Sector::new(vector(center), *radius, *direction, *half_angle)
                    .with_inner_radius(*inner_radius)
                    .into()
            }
            Figure::Group(_) | Figure::At { .. } => unreachable!("groups are dissolved"),
        }
    }

    fn chain(&self, closed: bool, radius: f32, side: u32) -> Shape<'_> {
        let side = [Side::None, Side::Left, Side::Right][side as usize];
        let chain = Chain::new(&self.vertices).with_radius(radius).with_solid_side(side);
        if closed { chain.closed() } else { chain }.into()
    }
}

/// A segment, a polygon to and fro between its ends, and another figure, or another such polygon instead of
/// a segment; None of a segment without length.
pub(crate) fn in_line(
    kind: Kind,
    distribution: Distribution,
    rng: &mut Rng,
) -> Option<[Figure; 3]> {
    let [segment, other] = draw_pair([Kind::Segment, kind], distribution, rng);
    let polygon = to_and_fro(&segment, distribution, rng)?;
    let other = to_and_fro(&other, distribution, rng).unwrap_or(other);
    Some([segment, polygon, other])
}

/// A polygon whose vertices are the ends of a segment and, on a grid, quarters of it.
fn to_and_fro(segment: &Figure, distribution: Distribution, rng: &mut Rng) -> Option<Figure> {
    let Figure::Segment { point1, point2 } = *segment else { return None };
    let step = if matches!(distribution, Distribution::Grid) { 1 } else { 4 };
    let at = |part: usize| match part {
        0 => point1,
        4 => point2,
        _ => [0, 1].map(|axis| point1[axis] + (point2[axis] - point1[axis]) * part as f32 / 4.0),
    };
    let mut parts: Vec<usize> =
        (0..rng.usize(0..20)).map(|_| rng.usize(0..=4) / step * step).collect();
    parts.extend([0, 4, 0]);
    rng.shuffle(&mut parts);
    let ring = parts.into_iter().map(at).collect();
    (point1 != point2).then(|| Figure::Polygon { rings: vec![ring], radius: 0.0 })
}
