//! Shapes at a pose: turned in memory of their own, and then moved exactly.

use libm::fmodf;

use crate::any::{
    Chain, Form, Group, Polygon, Prepared, Shape, ShapeCapacity, ShapeMemory, Status,
};
use crate::pose::Pose;
use crate::rotation::Turn;
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::tree::Node;
use crate::vector::Vector2D;

impl<'a> Shape<'a> {
    /// How much memory [`Shape::turned`] takes at most; nothing for an invalid shape.
    /// O(members), with invalid ones O(vertices).
    pub fn turned_capacity(&self) -> ShapeCapacity {
        if self.check() == Status::Ok { ShapeCapacity::of(self) } else { ShapeCapacity::default() }
    }

    /// The shape turned by some degrees around the origin, in memory of its own: it borrows nothing of
    /// this one. With 0 degrees it is a copy.
    ///
    /// Each vertex is rounded once, error at most 0.51 ulp of each coordinate, and multiples of 90
    /// degrees are exact; so is a position turned. A rectangle becomes an oriented one unless it is
    /// turned by full turns, and its center is rounded; so is the sum of two angles. A prepared shape
    /// stays prepared, and so do members of a group, which is turned member by member.
    /// Not ok: why the shape is invalid, or becomes so; `NotFinite` if the degrees are not finite;
    /// `BufferTooSmall`. O(vertices), O(members).
    pub fn turned(&self, degrees: f32, memory: ShapeMemory<'a>) -> Result<Self, Status> {
        self.check().to_result()?;
        if !degrees.is_finite() {
            return Err(Status::NotFinite);
        }
        let turned = Writer { turn: part_of_turn(degrees), memory }.shape(self)?;
        turned.check().to_result().map(|()| turned)
    }

    /// The shape as it is in the world, if its numbers are those of a frame at a pose: turned as
    /// [`Shape::turned`] says, and then moved exactly, by its position.
    ///
    /// Turned by full turns it borrows what this one does, and nothing is written. The position of
    /// this shape is turned and moved like a point: error at most 0.51 ulp of each coordinate, none
    /// at the origin. Not ok as above, and `NotFinite` of a pose that is not finite.
    ///
    /// ```
    /// use clash2d::{Polygon, Pose, Shape, ShapeMemory, Vector2D};
    ///
    /// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
    /// let ship = Shape::from(Polygon::new(&corners));
    /// let mut vertices = vec![Vector2D::ZERO; ship.turned_capacity().vertex_count];
    /// let memory = ShapeMemory { vertices: &mut vertices, ..ShapeMemory::default() };
    /// let there = ship.at_pose(Pose::new(Vector2D::new(1e9, 0.0), 90.0), memory)?;
    /// assert_eq!(there.position(), Vector2D::new(1e9, 0.0));
    /// assert_eq!(vertices[1], Vector2D::new(0.0, 4.0));
    /// # Ok::<(), clash2d::Status>(())
    /// ```
    pub fn at_pose(&self, pose: Pose, memory: ShapeMemory<'a>) -> Result<Self, Status> {
        self.check().to_result()?;
        if !pose.is_finite() {
            return Err(Status::NotFinite);
        }
        let position = pose.transform_point(self.position());
        let own = match part_of_turn(pose.rotation) {
            None => *self,
            Some(_) => self.at(Vector2D::ZERO).turned(pose.rotation, memory)?,
        };
        if position.is_finite() { Ok(own.at(position)) } else { Err(Status::NotFinite) }
    }

    /// The same in nodes, at least as many as [`ShapeCapacity::in_nodes`] says of what it takes.
    pub fn at_pose_in(&self, pose: Pose, nodes: &'a mut [Node]) -> Result<Self, Status> {
        // Too little of all of it is told where it matters.
        let memory = ShapeMemory::in_nodes(self.turned_capacity(), nodes);
        self.at_pose(pose, memory.unwrap_or_default())
    }
}

/// A turn by some degrees; None by full turns.
fn part_of_turn(degrees: f32) -> Option<(Turn, f32)> {
    if fmodf(degrees, 360.0) == 0.0 { None } else { Some((Turn::new(degrees), degrees)) }
}

/// What writes a turned shape, one part after the other.
struct Writer<'a> {
    turn: Option<(Turn, f32)>,
    memory: ShapeMemory<'a>,
}

impl<'a> Writer<'a> {
    fn point(&self, v: Vector2D) -> Vector2D {
        self.turn.map_or(v, |(turn, _)| turn.from(Vector2D::ZERO, v))
    }

    fn angle(&self, degrees: f32) -> f32 {
        self.turn.map_or(degrees, |(_, turn)| degrees + turn)
    }

    fn rectangle(&self, r: Rectangle) -> Shape<'a> {
        self.turn.map_or(r.into(), |(_, turn)| r.placed(Vector2D::ZERO, turn).into())
    }

    /// A valid shape.
    fn shape(&mut self, shape: &Shape<'_>) -> Result<Shape<'a>, Status> {
        Ok(self.form(shape.form())?.at(self.point(shape.position())))
    }

    fn form(&mut self, form: Form<'_>) -> Result<Shape<'a>, Status> {
        Ok(match form {
            Form::None => Shape::default(),
            Form::Point(p) => self.point(p).into(),
            Form::Line(l) => Line::new(self.point(l.base), self.point(l.direction)).into(),
            Form::Segment(s) => Segment::new(self.point(s.point1), self.point(s.point2)).into(),
            Form::Circle(c) => Circle::new(self.point(c.center), c.radius).into(),
            Form::Rectangle(r) => self.rectangle(r),
            Form::OrientedRectangle(r) => {
                let center = self.point(r.center);
                OrientedRectangle::new(center, r.half_extend, self.angle(r.rotation)).into()
            }
            Form::Capsule(c) => {
                Capsule::new(self.point(c.point1), self.point(c.point2), c.radius).into()
            }
            Form::Polygon(polygon) => self.polygon(polygon)?.into(),
            Form::Chain(chain) => self.chain(chain)?.into(),
            Form::Sector(s) => {
                let (center, direction) = (self.point(s.center), self.angle(s.direction));
                Sector { center, direction, ..s }.into()
            }
            Form::Group(group) => self.group(group)?.into(),
            Form::Prepared(prepared) => self.prepared(prepared)?.into(),
        })
    }

    fn vertices(&mut self, vertices: &[Vector2D]) -> Result<&'a [Vector2D], Status> {
        let out = taken(&mut self.memory.vertices, vertices.len())?;
        out.iter_mut().zip(vertices).for_each(|(out, &vertex)| *out = self.point(vertex));
        Ok(out)
    }

    fn polygon(&mut self, polygon: Polygon<'_>) -> Result<Polygon<'a>, Status> {
        let turned = Polygon::new(self.vertices(polygon.vertices())?).with_radius(polygon.radius());
        let sizes = polygon.ring_sizes().unwrap_or_default();
        let out = taken(&mut self.memory.ring_sizes, sizes.len())?;
        out.copy_from_slice(sizes);
        Ok(turned.with_rings(out))
    }

    fn chain(&mut self, chain: Chain<'_>) -> Result<Chain<'a>, Status> {
        let turned = Chain::new(self.vertices(chain.vertices())?).with_radius(chain.radius());
        let turned = turned.with_solid_side(chain.side());
        Ok(if chain.is_closed() { turned.closed() } else { turned })
    }

    fn group(&mut self, group: Group<'_>) -> Result<Group<'a>, Status> {
        let out = taken(&mut self.memory.members, group.shapes().len())?;
        for (out, member) in out.iter_mut().zip(group.shapes()) {
            *out = self.shape(member)?;
        }
        Ok(Group::new(out))
    }

    fn prepared(&mut self, prepared: Prepared<'_>) -> Result<Prepared<'a>, Status> {
        let form = prepared.plain();
        let nodes = taken(&mut self.memory.nodes, Prepared::size(form))?;
        match form {
            Form::Group(group) => Prepared::group(self.group(group)?, nodes),
            _ => Prepared::moved(form, nodes, |vertex| self.point(vertex)),
        }
    }
}

/// The first elements of what is left of some memory.
fn taken<'a, T>(left: &mut &'a mut [T], count: usize) -> Result<&'a mut [T], Status> {
    left.split_off_mut(..count).ok_or(Status::BufferTooSmall)
}
