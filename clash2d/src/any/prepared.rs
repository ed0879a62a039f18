//! Prepared polygons, chains and groups: a hierarchy over their edges or members.

use core::marker::PhantomData;

use super::course::Course;
use super::layout::{Kind, Layout, Proof, Source};
use super::lent::{address, lent};
use super::placed::Placed;
use super::shape::{Form, Group, Prepared, Shape};
use super::status::Status;
use crate::tree::{Frame, Node, Runs, Tree};
use crate::vector::Vector2D;

/// A ring that goes round a convex area once.
pub(crate) struct Round<'a> {
    pub(crate) ring: &'a [Vector2D],
    /// How far the polygon reaches beyond it.
    pub(crate) radius: f32,
    /// The box around it.
    pub(crate) frame: Frame,
    pub(crate) course: Course,
    /// A power of 2 that all ways between its vertices are multiples of; 0 if none is known.
    pub(crate) unit: f32,
}

/// Whether both are prepared alike, of equal vertices or members.
impl PartialEq for Prepared<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.nodes() == other.nodes() && self.shapes() == other.shapes()
    }
}

impl Default for Prepared<'_> {
    fn default() -> Self {
        Self::of(&[], &[])
    }
}

impl<'a> Prepared<'a> {
    const fn of(nodes: &'a [Node], shapes: &'a [Shape<'a>]) -> Self {
        Self {
            nodes: address(nodes),
            node_count: nodes.len(),
            shapes: address(shapes),
            shape_count: shapes.len(),
            lifetime: PhantomData,
        }
    }

    /// How many nodes it takes to prepare a polygon, a chain or a group; 0 of an invalid one and of
    /// any other shape. O(vertices), O(members).
    pub fn size<'s>(shape: impl Into<Shape<'s>>) -> usize {
        Source::of(shape.into().form()).map_or(0, |source| source.layout.total())
    }

    /// Prepares a polygon or a chain in at least as many nodes as [`Prepared::size`] says, without its
    /// position: [`Shape::at`].
    ///
    /// Not ok: `UnknownKind` of any other shape, `BufferTooSmall`, and why the shape is invalid.
    /// O(vertices).
    pub fn new<'s>(shape: impl Into<Shape<'s>>, memory: &'a mut [Node]) -> Result<Self, Status> {
        Self::moved(shape.into().form(), memory, |vertex| vertex)
    }

    /// Prepares a polygon or a chain as it is with each vertex moved.
    pub(crate) fn moved(
        form: Form<'_>,
        memory: &'a mut [Node],
        moved: impl Fn(Vector2D) -> Vector2D,
    ) -> Result<Self, Status> {
        let source = Source::of(form)?;
        if source.layout.kind == Kind::Group {
            return Err(Status::UnknownKind);
        }
        let memory = source.write(memory, moved)?;
        let (front, tree) = memory.split_at_mut(source.layout.tree());
        Runs::build(source.layout.path(front), tree);
        Ok(Self::of(memory, &[]))
    }

    /// The polygon or chain that was prepared in these nodes, or in nodes that they are a copy of: to
    /// keep them in a struct of one's own. Nothing if they are not as they were written. O(1).
    ///
    /// ```
    /// use clash2d::{Node, Polygon, Prepared, Shape, Status, Vector2D, collide};
    ///
    /// struct Island(Vec<Node>);
    ///
    /// impl Island {
    ///     fn new(coast: &[Vector2D]) -> Result<Self, Status> {
    ///         let shape = Shape::from(Polygon::new(coast));
    ///         let mut nodes = vec![Node::default(); Prepared::size(&shape)];
    ///         Prepared::new(&shape, &mut nodes)?;
    ///         Ok(Self(nodes))
    ///     }
    ///
    ///     fn holds(&self, place: Vector2D) -> bool {
    ///         collide(Prepared::written(&self.0), place)
    ///     }
    /// }
    /// let coast = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
    /// assert!(Island::new(&coast)?.holds(Vector2D::new(2.0, 1.5)));
    /// # Ok::<(), Status>(())
    /// ```
    pub const fn written(nodes: &'a [Node]) -> Self {
        Self::of(nodes, &[])
    }

    /// Prepares a group in at least as many nodes as [`Prepared::size`] says, with the positions of its
    /// members, but without its own.
    ///
    /// Not ok: `BufferTooSmall`, and why the group is invalid. O(members), O(their vertices).
    pub fn group(group: Group<'a>, memory: &'a mut [Node]) -> Result<Self, Status> {
        let source = Source::of(Form::Group(group))?;
        let memory = source.write(memory, |vertex| vertex)?;
        let members = group.shapes();
        let frame = |member: usize| Placed::of(&members[member]).frame();
        Tree::build(&mut memory[source.layout.tree()..], members.len(), frame);
        Ok(Self::of(memory, members))
    }

    /// The members; none if the array is impossible.
    fn shapes(self) -> &'a [Shape<'a>] {
        // SAFETY: `of` had a slice; who fills in the fields in C promises the same.
        unsafe { lent(self.shapes, self.shape_count) }.unwrap_or_default()
    }

    /// What was written; nothing if the array is impossible.
    fn nodes(self) -> Option<&'a [Node]> {
        // SAFETY: as for the members.
        unsafe { lent(self.nodes, self.node_count) }
    }

    /// What was written, if it still has the form.
    #[inline]
    fn layout(self) -> Option<(Layout, &'a [Node])> {
        let nodes = self.nodes()?;
        Some((Layout::read(nodes)?, nodes))
    }

    /// What it was made of: a polygon or chain in the nodes, or the group; nothing if the nodes are
    /// not as they were written.
    pub fn plain(self) -> Form<'a> {
        let Some((layout, nodes)) = self.layout() else { return Form::None };
        match layout.kind {
            Kind::Polygon => Form::Polygon(layout.polygon(nodes)),
            Kind::Chain => Form::Chain(layout.chain(nodes)),
            Kind::Group => Form::Group(Group::new(self.shapes())),
        }
    }

    /// Whether it is a polygon or chain of more vertices than some questions take at once.
    pub(crate) fn has_many_edges(self) -> bool {
        self.layout().is_some_and(|(layout, _)| layout.has_many_vertices())
    }

    /// What it was made of; None where the boxes serve: of many vertices, and of members.
    #[inline]
    pub(crate) fn handy(self) -> Option<Form<'a>> {
        let Some((layout, nodes)) = self.layout() else { return Some(Form::None) };
        match layout.kind {
            Kind::Group if self.members().is_some() => None,
            Kind::Group => Some(Form::Group(Group::new(self.shapes()))),
            _ if layout.has_many_vertices() => None,
            Kind::Polygon => Some(Form::Polygon(layout.polygon(nodes))),
            Kind::Chain => Some(Form::Chain(layout.chain(nodes))),
        }
    }

    /// The edges of a polygon or chain; None if there are none.
    #[inline]
    pub(crate) fn runs(self) -> Option<Runs<'a>> {
        let (layout, nodes) = self.layout()?;
        runs(layout, nodes)
    }

    /// The vertices of a polygon of one ring without a radius; None of any other shape.
    #[inline]
    pub(crate) fn ring(self) -> Option<&'a [Vector2D]> {
        let (layout, nodes) = self.layout()?;
        layout.ring(nodes)
    }

    /// The ring of a polygon that is known to be convex.
    #[inline]
    pub(crate) fn round(self) -> Option<Round<'a>> {
        let (layout, nodes) = self.layout()?;
        let (ring, Proof { course, unit, frame, .. }) = layout.proved(nodes)?;
        Some(Round { ring, radius: layout.radius, frame, course, unit })
    }

    /// Whether it is a polygon that is known to be convex.
    #[inline]
    pub(crate) fn is_round(self) -> bool {
        self.layout().is_some_and(|(layout, nodes)| layout.proved(nodes).is_some())
    }

    /// The edges of a polygon, and how far it reaches beyond them; None of any other shape.
    #[inline]
    pub(crate) fn polygon(self) -> Option<(Runs<'a>, f32)> {
        let (layout, nodes) = self.layout()?;
        let runs = runs(layout, nodes)?;
        (layout.kind == Kind::Polygon).then_some((runs, layout.radius))
    }

    /// The members of a group with boxes around them; None of any other shape.
    #[inline]
    pub(crate) fn members(self) -> Option<(&'a [Shape<'a>], Tree<'a>)> {
        let (layout, nodes) = self.layout().filter(|(layout, _)| layout.kind == Kind::Group)?;
        let members = self.shapes();
        let tree = Tree::new(layout.tree_nodes(nodes), layout.count)?;
        (layout.count == members.len()).then_some((members, tree))
    }

    /// A box around it.
    pub(crate) fn frame(self) -> Frame {
        let Some((layout, nodes)) = self.layout() else { return Frame::EMPTY };
        let frame = match layout.kind {
            Kind::Group => self.members().map(|(_, tree)| tree.frame()),
            _ => runs(layout, nodes).map(|runs| runs.frame().grown(layout.radius.into())),
        };
        frame.unwrap_or(Frame::EMPTY)
    }

    /// Whether it is valid, or the first reason why not. O(vertices), O(members).
    pub fn check(self) -> Status {
        // SAFETY: as for the members.
        let Some(nodes) = (unsafe { lent(self.nodes, self.node_count) }) else {
            return Status::BadArray;
        };
        if nodes.is_empty() {
            return Status::BadArray;
        }
        if Layout::read(nodes).is_none_or(|layout| layout.total() != nodes.len()) {
            return Status::BadNodes;
        }
        match self.plain() {
            Form::Polygon(polygon) => polygon.check(),
            Form::Chain(chain) => chain.check(),
            Form::Group(group) if self.members().is_some() || group.shapes().is_empty() => {
                group.check()
            }
            _ => Status::BadArray,
        }
    }
}

impl<'a> Shape<'a> {
    /// How many nodes [`Shape::prepared`] takes: 0 of a shape that has no vertices or members to prepare, and
    /// of an invalid one. O(vertices), O(members).
    pub fn prepared_capacity(&self) -> usize {
        if self.check() == Status::Ok { Prepared::size(self) } else { 0 }
    }

    /// The shape prepared for many questions, at the same position: a polygon, a chain or a group with
    /// boxes around what it consists of, in at least as many nodes as [`Shape::prepared_capacity`] says;
    /// any other shape is itself.
    ///
    /// It borrows the members of a group, and nodes; what [`Prepared::new`] makes of a polygon or chain borrows
    /// nothing of these. Not ok: `BufferTooSmall`, and why the shape is invalid. O(vertices), O(members).
    pub fn prepared(&self, memory: &'a mut [Node]) -> Result<Self, Status> {
        self.check().to_result()?;
        let prepared = match self.form().plain() {
            Form::Polygon(_) | Form::Chain(_) => Prepared::new(self, memory)?,
            Form::Group(group) => Prepared::group(group, memory)?,
            _ => return Ok(*self),
        };
        Ok(Self::from(prepared).at(self.position()))
    }
}

#[inline]
fn runs<'a>(layout: Layout, nodes: &'a [Node]) -> Option<Runs<'a>> {
    match layout.kind {
        Kind::Group => None,
        _ => Runs::new(layout.path(nodes), layout.tree_nodes(nodes)),
    }
}
