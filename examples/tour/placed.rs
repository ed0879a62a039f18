//! Shapes in the numbers of the picture, which has no positions.

use clash2d::{Form, Polygon, Pose, Shape, Vector2D};

/// A shape at a pose, its position in its own numbers; vertices and the sizes of rings are written to
/// buffers.
pub(crate) fn placed<'a>(
    shape: &Shape<'_>,
    pose: Pose,
    buffer: &'a mut [Vector2D],
    ring_sizes: &'a mut [u32],
) -> Shape<'a> {
    let Pose { position, rotation } = pose;
    match shape.form() {
        Form::Point(p) => p.placed(position, rotation).into(),
        Form::Line(l) => l.placed(position, rotation).into(),
        Form::Segment(s) => s.placed(position, rotation).into(),
        Form::Circle(c) => c.placed(position, rotation).into(),
        Form::Rectangle(r) => r.placed(position, rotation).into(),
        Form::OrientedRectangle(r) => r.placed(position, rotation).into(),
        Form::Capsule(c) => c.placed(position, rotation).into(),
        Form::Sector(s) => s.placed(position, rotation).into(),
        Form::Polygon(p) => {
            let vertices = p.vertices();
            clash2d::place_vertices(vertices, position, rotation, buffer);
            let count = p.rings().count();
            for (size, ring) in ring_sizes.iter_mut().zip(p.rings()) {
                *size = ring.len() as u32;
            }
            let placed = Polygon::new(&buffer[..vertices.len()]).with_radius(p.radius());
            if count < 2 { placed.into() } else { placed.with_rings(&ring_sizes[..count]).into() }
        }
        Form::Chain(c) => {
            let vertices = c.vertices();
            clash2d::place_vertices(vertices, position, rotation, buffer);
            let chain = clash2d::Chain::new(&buffer[..vertices.len()]).with_radius(c.radius());
            let chain = chain.with_solid_side(c.side());
            if c.is_closed() { chain.closed().into() } else { chain.into() }
        }
        _ => Shape::default(),
    }
}
