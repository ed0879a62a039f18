//! Shapes at a pose: turned in memory of their own, and then moved exactly.

use libm::fmodf;

use crate::any::{Chain, Form, Group, Polygon, Prepared, Shape, Status};
use crate::pose::Pose;
use crate::rotation::Turn;
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::tree::Node;
use crate::vector::Vector2D;

/// How much memory a turned shape takes; each may be 0.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShapeCapacity {
    /// The vertices of all polygons and chains that are not prepared.
    pub vertex_count: usize,
    /// The rings of the polygons among these that have a size for each.
    pub ring_count: usize,
    /// The nodes of all prepared shapes.
    pub node_count: usize,
    /// The members of a group.
    pub member_count: usize,
}

impl ShapeCapacity {
    fn of(shape: &Shape<'_>) -> Self {
        match shape.form() {
            Form::Polygon(polygon) => Self {
                vertex_count: polygon.vertices().len(),
                ring_count: polygon.ring_sizes().unwrap_or_default().len(),
                ..Self::default()
            },
            Form::Chain(chain) => Self { vertex_count: chain.vertices().len(), ..Self::default() },
            Form::Group(group) => Self::of_group(group),
            Form::Prepared(prepared) => {
                let node_count = Prepared::size(shape);
                match prepared.plain() {
                    Form::Group(group) => {
                        Self { node_count, ..Self::default() }.and(Self::of_group(group))
                    }
                    _ => Self { node_count, ..Self::default() },
                }
            }
            _ => Self::default(),
        }
    }

    fn of_group(group: Group<'_>) -> Self {
        let members = group.shapes();
        let own = Self { member_count: members.len(), ..Self::default() };
        members.iter().map(Self::of).fold(own, Self::and)
    }

    fn and(self, other: Self) -> Self {
        Self {
            vertex_count: self.vertex_count + other.vertex_count,
            ring_count: self.ring_count + other.ring_count,
            node_count: self.node_count + other.node_count,
            member_count: self.member_count + other.member_count,
        }
    }
}

/// Memory for a turned shape, which borrows it: at least as much of each as [`Shape::turned_capacity`]
/// says. What is in it before has no meaning.
#[derive(Debug, Default)]
pub struct ShapeMemory<'a> {
    /// For the vertices of polygons and chains.
    pub vertices: &'a mut [Vector2D],
    /// For the sizes of the rings of polygons.
    pub ring_sizes: &'a mut [u32],
    /// For prepared shapes.
    pub nodes: &'a mut [Node],
    /// For the members of a group.
    pub members: &'a mut [Shape<'a>],
}

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
        let nodes = taken(&mut self.memory.nodes, Prepared::size(&form.into()))?;
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
