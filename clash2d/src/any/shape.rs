//! The tagged union, and groups, whose members are such unions.

use core::fmt;
use core::marker::PhantomData;

use super::chain::Chain;
use super::lent::{address, lent};
use super::polygon::Polygon;
use super::status::Status;
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::tree::Node;
use crate::vector::Vector2D;

// ---- Any shape ---------------------------------------------------------------------------------

/// The kinds of shapes.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum ShapeKind {
    /// No shape: the empty set, which meets nothing.
    None = 0,
    /// A point.
    Point = 1,
    /// An endless straight line.
    Line = 2,
    /// A straight piece between two points.
    Segment = 3,
    /// A filled circle.
    Circle = 4,
    /// A filled rectangle whose sides run along the axes.
    Rectangle = 5,
    /// A filled rectangle that is turned around its center.
    OrientedRectangle = 6,
    /// All points within a distance from a segment.
    Capsule = 7,
    /// A filled polygon.
    Polygon = 8,
    /// A line of straight pieces.
    Chain = 9,
    /// A piece of a disc or of a ring.
    Sector = 10,
    /// Several shapes taken as one.
    Group = 11,
    /// A polygon, chain or group that is prepared for many questions.
    Prepared = 12,
}

impl ShapeKind {
    /// That of a number, if it is no prepared one.
    #[inline]
    pub(crate) fn plain(number: u64) -> Option<Self> {
        Some(match number {
            0 => Self::None,
            1 => Self::Point,
            2 => Self::Line,
            3 => Self::Segment,
            4 => Self::Circle,
            5 => Self::Rectangle,
            6 => Self::OrientedRectangle,
            7 => Self::Capsule,
            8 => Self::Polygon,
            9 => Self::Chain,
            10 => Self::Sector,
            11 => Self::Group,
            _ => return None,
        })
    }
}

/// Several shapes taken as one: all of their points.
///
/// It borrows its members; an invalid one is empty, and groups can't be members.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Group<'a> {
    /// The members.
    shapes: *const Shape<'a>,
    /// How many members there are; a group without any is empty.
    count: usize,
    lifetime: PhantomData<&'a Shape<'a>>,
}

/// A polygon, chain or group that is prepared for many questions: most of them look at a few of its
/// edges or members only.
///
/// It is the same set of points, and all answers are the same. It borrows nodes. Polygons and chains
/// are copied into these, so that what they were made of may change or go; a group keeps borrowing
/// its members, which must stay as they are. Nodes hold no addresses, and may be moved as a whole.
///
/// ```
/// use clash2d::{Node, Polygon, Prepared, Shape, Vector2D, collide};
///
/// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
/// let triangle = Shape::from(Polygon::new(&corners));
/// let mut memory = vec![Node::default(); Prepared::size(&triangle)];
/// let prepared = Shape::from(Prepared::new(&triangle, &mut memory)?);
/// assert!(collide(&prepared, Vector2D::new(2.0, 1.5))); // On the long side.
/// # Ok::<(), clash2d::Status>(())
/// ```
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Prepared<'a> {
    /// What clash_shape_prepared wrote.
    pub(super) nodes: *const Node,
    /// How many nodes there are; a prepared shape without any is empty.
    pub(super) node_count: usize,
    /// The members of a group; null if it is none.
    pub(super) shapes: *const Shape<'a>,
    /// How many members there are.
    pub(super) shape_count: usize,
    pub(super) lifetime: PhantomData<&'a Node>,
}

/// The shapes of all kinds, in one place.
#[repr(C)]
#[derive(Clone, Copy)]
union ShapeData<'a> {
    /// For CLASH_SHAPE_POINT.
    point: Vector2D,
    /// For CLASH_SHAPE_LINE.
    line: Line,
    /// For CLASH_SHAPE_SEGMENT.
    segment: Segment,
    /// For CLASH_SHAPE_CIRCLE.
    circle: Circle,
    /// For CLASH_SHAPE_RECTANGLE.
    rectangle: Rectangle,
    /// For CLASH_SHAPE_ORIENTED_RECTANGLE.
    oriented_rectangle: OrientedRectangle,
    /// For CLASH_SHAPE_CAPSULE.
    capsule: Capsule,
    /// For CLASH_SHAPE_POLYGON.
    polygon: Polygon<'a>,
    /// For CLASH_SHAPE_CHAIN.
    chain: Chain<'a>,
    /// For CLASH_SHAPE_SECTOR.
    sector: Sector,
    /// For CLASH_SHAPE_GROUP.
    group: Group<'a>,
    /// For CLASH_SHAPE_PREPARED.
    prepared: Prepared<'a>,
}

/// Any shape: a kind, and the shape of that kind.
///
/// ```
/// use clash2d::{Polygon, Shape, Status, Vector2D};
///
/// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
/// let triangle = Shape::from(Polygon::new(&corners).with_radius(0.5));
/// assert_eq!(triangle.check(), Status::Ok);
/// ```
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Shape<'a> {
    /// A ClashShapeKind; with any other number it is the empty set.
    kind: u32,
    /// 0; with any other number it is the empty set.
    reserved: u32,
    /// The shape of that kind.
    data: ShapeData<'a>,
    /// Where it stands: each of its points is the one in `data` plus this, a sum of real numbers that
    /// is never rounded. So a shape keeps its form wherever it is, and moves without a copy and
    /// without being prepared anew. Members of a group have their own position and the group's.
    position: Vector2D,
}

/// What a shape is, as the geometry sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub enum Form<'a> {
    /// Nothing: of no kind, or of an unknown one.
    #[default]
    None,
    /// A point.
    Point(Vector2D),
    /// An endless straight line.
    Line(Line),
    /// A straight piece between two points.
    Segment(Segment),
    /// A filled circle.
    Circle(Circle),
    /// A filled rectangle whose sides run along the axes.
    Rectangle(Rectangle),
    /// A filled rectangle that is turned around its center.
    OrientedRectangle(OrientedRectangle),
    /// All points within a distance from a segment.
    Capsule(Capsule),
    /// A filled polygon.
    Polygon(Polygon<'a>),
    /// A line of straight pieces.
    Chain(Chain<'a>),
    /// A piece of a disc or of a ring.
    Sector(Sector),
    /// Several shapes taken as one.
    Group(Group<'a>),
    /// A polygon, chain or group that is prepared for many questions.
    Prepared(Prepared<'a>),
}

impl Form<'_> {
    /// Whether two shapes are the same points, written in the same numbers and order; of prepared ones, in
    /// the same memory. Which side of a chain is solid makes no difference to that.
    pub(crate) fn is_written_as(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Point(a), Self::Point(b)) => a == b,
            (Self::Line(a), Self::Line(b)) => a == b,
            (Self::Segment(a), Self::Segment(b)) => a == b,
            (Self::Circle(a), Self::Circle(b)) => a == b,
            (Self::Rectangle(a), Self::Rectangle(b)) => a == b,
            (Self::OrientedRectangle(a), Self::OrientedRectangle(b)) => a == b,
            (Self::Capsule(a), Self::Capsule(b)) => a == b,
            (Self::Sector(a), Self::Sector(b)) => a == b,
            (Self::Polygon(a), Self::Polygon(b)) => {
                a.radius() == b.radius() && a.rings().eq(b.rings())
            }
            (Self::Chain(a), Self::Chain(b)) => {
                a.radius() == b.radius()
                    && a.is_closed() == b.is_closed()
                    && a.vertices() == b.vertices()
            }
            (Self::Group(a), Self::Group(b)) => core::ptr::eq(a.shapes(), b.shapes()),
            (Self::Prepared(a), Self::Prepared(b)) => {
                a.nodes == b.nodes && a.node_count == b.node_count && a.shapes == b.shapes
            }
            _ => false,
        }
    }

    /// The same, with a prepared shape as the polygon, chain or group that it was made of.
    #[inline]
    pub fn plain(self) -> Self {
        match self {
            Self::Prepared(prepared) => prepared.plain(),
            form => form,
        }
    }

    /// A point near it, if it has one; None of a group.
    #[inline(always)]
    pub(crate) fn home(self) -> Option<Vector2D> {
        match self {
            Self::Point(p) => Some(p),
            Self::Line(line) => Some(line.base),
            Self::Segment(s) => Some(s.point1),
            Self::Circle(c) => Some(c.center),
            Self::Rectangle(r) => Some(r.origin),
            Self::OrientedRectangle(r) => Some(r.center),
            Self::Capsule(c) => Some(c.point1),
            Self::Polygon(p) => p.vertices().first().copied(),
            Self::Chain(c) => c.vertices().first().copied(),
            Self::Sector(s) => Some(s.center),
            Self::Prepared(_) => self.plain_home(),
            Self::None | Self::Group(_) => None,
        }
    }

    #[cold]
    #[inline(never)]
    fn plain_home(self) -> Option<Vector2D> {
        self.plain().home()
    }

    /// The same, with a prepared shape as what it was made of if that has few vertices.
    pub(crate) fn handy(self) -> Self {
        if let Self::Prepared(prepared) = self { prepared.handy().unwrap_or(self) } else { self }
    }

    /// The same, with a prepared shape as what it was made of unless it is a polygon or chain of many
    /// vertices.
    #[inline]
    pub(crate) fn lean(self) -> Self {
        match self {
            Self::Prepared(prepared) if prepared.has_many_edges() => self,
            form => form.plain(),
        }
    }
}

// SAFETY: it gives out shared slices of plain numbers, as `&'a [Node]` itself does, and a group.
unsafe impl Send for Prepared<'_> {}
// SAFETY: as above.
unsafe impl Sync for Prepared<'_> {}

// SAFETY: a group gives out shared slices of shapes, which are plain numbers and such slices.
unsafe impl Send for Group<'_> {}
// SAFETY: as above.
unsafe impl Sync for Group<'_> {}

impl<'a> Group<'a> {
    /// The group of these shapes.
    pub const fn new(shapes: &'a [Shape<'a>]) -> Self {
        Self { shapes: address(shapes), count: shapes.len(), lifetime: PhantomData }
    }

    /// The group of members that nobody keeps track of.
    ///
    /// # Safety
    /// They are readable as long as this or a copy of it is used, unless `shapes` is null or
    /// unaligned.
    #[cfg(feature = "__abi")]
    #[doc(hidden)]
    pub const unsafe fn lent(shapes: *const Shape<'a>, count: usize) -> Self {
        Self { shapes, count, lifetime: PhantomData }
    }

    /// The members; none if the array is impossible.
    pub fn shapes(self) -> &'a [Shape<'a>] {
        // SAFETY: `new` had a slice; who fills in the fields in C promises the same.
        unsafe { lent(self.shapes, self.count) }.unwrap_or_default()
    }

    /// Whether it and all members are valid, or the first reason why not.
    pub fn check(self) -> Status {
        // SAFETY: as for the shapes.
        let Some(shapes) = (unsafe { lent(self.shapes, self.count) }) else {
            return Status::BadArray;
        };
        let check = |shape: &Shape<'_>| match shape.form().plain() {
            Form::Group(_) => Status::NestedGroup,
            _ => shape.check(),
        };
        shapes.iter().map(check).find(|&status| status != Status::Ok).unwrap_or(Status::Ok)
    }
}

/// Whether all members are equal, in the same order.
impl PartialEq for Group<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.shapes() == other.shapes()
    }
}

impl Default for Group<'_> {
    fn default() -> Self {
        Self::new(&[])
    }
}

impl fmt::Debug for Group<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.shapes()).finish()
    }
}

impl<'a> Shape<'a> {
    /// The same shape standing at another position, which is added to each of its coordinates.
    ///
    /// The sums are real ones: nothing is rounded, and no vertex is copied or prepared anew.
    ///
    /// ```
    /// use clash2d::{Polygon, Rectangle, Shape, Vector2D, collide};
    ///
    /// let corners = [(0.0, 0.0), (0.3, 0.0), (0.0, 0.4)].map(Vector2D::from);
    /// let far = Vector2D::new(1e9, 0.0); // Floats are 64 apart there.
    /// let triangle = Shape::from(Polygon::new(&corners)).at(far);
    /// let beside = Shape::from(Vector2D::new(0.3, 0.0));
    /// assert!(collide(&triangle, &beside.at(far)));
    /// assert!(!collide(&triangle, &Shape::from(Vector2D::new(0.3, 1e-9)).at(far)));
    /// ```
    #[inline]
    pub const fn at(self, position: Vector2D) -> Self {
        Self { position, ..self }
    }

    /// A point near it in its own coordinates, if it has one; zero for a group.
    #[inline(always)]
    pub(crate) fn home(&self) -> Vector2D {
        // Where all the simple kinds have one, without a choice between them.
        if matches!(self.tag(), 1..=7 | 10) {
            // SAFETY: as for the form; each of these begins with a point.
            return unsafe { self.data.point };
        }
        self.form().home().unwrap_or_default()
    }

    /// The same shape with its position in its own numbers, if these are floats then: never a polygon, a chain
    /// or more than one shape, unless they are at no position.
    #[inline(always)]
    pub(crate) fn moved(&self) -> Option<Self> {
        let by = self.position;
        let mut moved = Self { position: Vector2D::ZERO, ..*self };
        match self.tag() {
            1 | 2 | 4..=6 | 10 => {
                // SAFETY: as for the form; each of these begins with a point.
                let point = unsafe { self.data.point };
                moved.data.point = moved_point(point, by)?;
            }
            3 | 7 => {
                // SAFETY: as for the form; both begin with two points.
                let Segment { point1, point2 } = unsafe { self.data.segment };
                moved.data.segment =
                    Segment::new(moved_point(point1, by)?, moved_point(point2, by)?);
            }
            _ if by == Vector2D::ZERO => {}
            _ => return None,
        }
        Some(moved)
    }

    /// What is added to each of its coordinates.
    #[inline]
    pub const fn position(&self) -> Vector2D {
        self.position
    }

    /// Lets it stand at another position.
    #[inline]
    pub fn set_position(&mut self, position: Vector2D) {
        self.position = position;
    }

    /// Its kind, and above it what is reserved: one number, so that nobody asks for both.
    #[inline(always)]
    fn tag(&self) -> u64 {
        u64::from(self.reserved) << 32 | u64::from(self.kind)
    }

    /// How many numbers of kinds there are in tables: a power of 2, with one for what is of no kind.
    pub(crate) const PLACES: usize = 16;

    /// What it is, in its own coordinates: without its position.
    #[inline]
    pub fn form(&self) -> Form<'a> {
        let data = &self.data;
        // SAFETY: each kind has its own field, which was filled in together with the kind; in C, by
        // the caller's promise. All fields are made of numbers and addresses, which may be any.
        unsafe {
            match self.tag() {
                1 => Form::Point(data.point),
                2 => Form::Line(data.line),
                3 => Form::Segment(data.segment),
                4 => Form::Circle(data.circle),
                5 => Form::Rectangle(data.rectangle),
                6 => Form::OrientedRectangle(data.oriented_rectangle),
                7 => Form::Capsule(data.capsule),
                8 => Form::Polygon(data.polygon),
                9 => Form::Chain(data.chain),
                10 => Form::Sector(data.sector),
                11 => Form::Group(data.group),
                12 => Form::Prepared(data.prepared),
                _ => Form::None,
            }
        }
    }

    /// A shape of a fixed size by its numbers, in their order; of any other kind none. What it has no use for is not looked at.
    #[inline]
    pub(crate) const fn of_numbers(kind: ShapeKind, [a, b, c, d, e, f]: [f32; 6]) -> Self {
        use ShapeKind::{Chain, Group, None, Polygon, Prepared};
        let kind = if matches!(kind, Polygon | Chain | Group | Prepared) { None } else { kind };
        let (center, inner_radius, radius) = (Vector2D::new(a, b), c, d);
        // All of these kinds are made of floats alone, and none has more.
        let sector = Sector { center, inner_radius, radius, direction: e, half_angle: f };
        let (kind, data) = (kind as u32, ShapeData { sector });
        Self { kind, reserved: 0, data, position: Vector2D::ZERO }
    }

    /// Where the numbers of its form begin.
    pub(super) const fn data(&self) -> *const u8 {
        (&raw const self.data).cast()
    }

    /// Whether it is surely no group.
    #[inline(always)]
    pub(crate) fn is_single(&self) -> bool {
        self.kind < ShapeKind::Group as u32
    }

    /// The number of its kind, for tables of as many; the last one for an unknown one, too.
    #[inline(always)]
    pub(crate) fn place(&self) -> usize {
        self.tag().min(Self::PLACES as u64 - 1) as usize
    }

    /// Its kind; None for an unknown one, too.
    #[inline]
    pub(crate) fn kind(&self) -> ShapeKind {
        ShapeKind::plain(self.tag()).unwrap_or(ShapeKind::None)
    }

    /// Whether it is valid, or the first reason why not: an invalid shape is the empty set.
    ///
    /// No shape at all is valid, too. O(vertices), O(members).
    pub fn check(&self) -> Status {
        if self.kind > ShapeKind::Prepared as u32 {
            return Status::UnknownKind;
        }
        if self.reserved != 0 {
            return Status::ReservedNotZero;
        }
        if !self.position.is_finite() {
            return Status::NotFinite;
        }
        match self.form() {
            Form::None => Status::Ok,
            Form::Point(p) => check_numbers(&[p.x, p.y], &[]),
            Form::Line(Line { base, direction }) => check_vectors(&[base, direction], &[]),
            Form::Segment(s) => check_vectors(&[s.point1, s.point2], &[]),
            Form::Circle(c) => check_vectors(&[c.center], &[c.radius]),
            Form::Rectangle(r) => check_vectors(&[r.origin], &[r.size.x, r.size.y]),
            Form::OrientedRectangle(r) => check_numbers(
                &[r.center.x, r.center.y, r.rotation],
                &[r.half_extend.x, r.half_extend.y],
            ),
            Form::Capsule(c) => check_vectors(&[c.point1, c.point2], &[c.radius]),
            Form::Polygon(polygon) => polygon.check(),
            Form::Chain(chain) => chain.check(),
            Form::Sector(s) => check_sector(s),
            Form::Group(group) => group.check(),
            Form::Prepared(prepared) => prepared.check(),
        }
    }
}

fn check_sector(s: Sector) -> Status {
    let Sector { center, inner_radius, radius, direction, half_angle } = s;
    let status =
        check_numbers(&[center.x, center.y, direction], &[inner_radius, radius, half_angle]);
    if status == Status::Ok && inner_radius > radius { Status::BadInnerRadius } else { status }
}

fn check_vectors(vectors: &[Vector2D], lengths: &[f32]) -> Status {
    if !vectors.iter().all(|v| v.is_finite()) {
        return Status::NotFinite;
    }
    check_numbers(&[], lengths)
}

/// What is wrong with some numbers that must be finite, and with some that must be 0 or more as well.
fn check_numbers(numbers: &[f32], lengths: &[f32]) -> Status {
    if !numbers.iter().chain(lengths).all(|number| number.is_finite()) {
        return Status::NotFinite;
    }
    if lengths.iter().any(|&length| length < 0.0) { Status::Negative } else { Status::Ok }
}

/// A sum of vectors, if its coordinates are floats.
#[inline(always)]
fn moved_point(v: Vector2D, by: Vector2D) -> Option<Vector2D> {
    let moved = v + by;
    let is_exact = |x: f32, by: f32, moved: f32| {
        // Each of the two is taken back without a rounding, or the sum was rounded.
        (moved - by == x) & (moved - x == by)
    };
    (is_exact(v.x, by.x, moved.x) & is_exact(v.y, by.y, moved.y)).then_some(moved)
}

impl fmt::Debug for Shape<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.form().fmt(f)?;
        if self.is_at_origin() { Ok(()) } else { write!(f, " at {:?}", self.position) }
    }
}

/// Whether all numbers are equal: two ways to write the same points are two shapes.
impl PartialEq for Shape<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.tag() == other.tag() && self.position == other.position && self.form() == other.form()
    }
}

impl Default for Shape<'_> {
    fn default() -> Self {
        let data = ShapeData { point: Vector2D::ZERO };
        Self { kind: ShapeKind::None as u32, reserved: 0, data, position: Vector2D::ZERO }
    }
}

impl<'a> From<Form<'a>> for Shape<'a> {
    fn from(form: Form<'a>) -> Self {
        match form {
            Form::None => Self::default(),
            Form::Point(point) => point.into(),
            Form::Line(line) => line.into(),
            Form::Segment(segment) => segment.into(),
            Form::Circle(circle) => circle.into(),
            Form::Rectangle(rectangle) => rectangle.into(),
            Form::OrientedRectangle(rectangle) => rectangle.into(),
            Form::Capsule(capsule) => capsule.into(),
            Form::Polygon(polygon) => polygon.into(),
            Form::Chain(chain) => chain.into(),
            Form::Sector(sector) => sector.into(),
            Form::Group(group) => group.into(),
            Form::Prepared(prepared) => prepared.into(),
        }
    }
}

/// What can be copied is a shape by reference, too.
impl<'a, T: Copy + Into<Self>> From<&T> for Shape<'a> {
    #[inline]
    fn from(shape: &T) -> Self {
        (*shape).into()
    }
}

/// A shape of a known kind.
pub(crate) trait OfKind<'a>: Copy {
    /// It, if a shape is of that kind.
    fn of<'s>(shape: &'s Shape<'a>) -> Option<&'s Self>;
}

/// Makes a shape of each kind from its own type, and back.
macro_rules! shape_from {
    ($($type:ty, $field:ident, $kind:ident;)*) => {$(
        impl<'a> From<$type> for Shape<'a> {
            #[inline]
            fn from($field: $type) -> Self {
                let (kind, data) = (ShapeKind::$kind as u32, ShapeData { $field });
                Self { kind, reserved: 0, data, position: Vector2D::ZERO }
            }
        }

        impl<'a> OfKind<'a> for $type {
            #[inline]
            fn of<'s>(shape: &'s Shape<'a>) -> Option<&'s Self> {
                // SAFETY: as for the form.
                (shape.tag() == ShapeKind::$kind as u64).then(|| unsafe { &shape.data.$field })
            }
        }
    )*};
}

shape_from! {
    Vector2D, point, Point;
    Line, line, Line;
    Segment, segment, Segment;
    Circle, circle, Circle;
    Rectangle, rectangle, Rectangle;
    OrientedRectangle, oriented_rectangle, OrientedRectangle;
    Capsule, capsule, Capsule;
    Polygon<'a>, polygon, Polygon;
    Chain<'a>, chain, Chain;
    Sector, sector, Sector;
    Group<'a>, group, Group;
    Prepared<'a>, prepared, Prepared;
}

#[cfg(test)]
mod tests {
    use super::Shape;
    use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
    use crate::vector::Vector2D;

    #[test]
    fn simple_shapes_are_at_home_where_their_forms_are() {
        let (p, q) = (Vector2D::new(1.0, 2.0), Vector2D::new(3.0, 4.0));
        let shapes: [Shape<'_>; 8] = [
            p.into(),
            Line::new(p, q).into(),
            Segment::new(p, q).into(),
            Circle::new(p, 5.0).into(),
            Rectangle::new(p, q).into(),
            OrientedRectangle::new(p, q, 6.0).into(),
            Capsule::new(p, q, 7.0).into(),
            Sector::new(p, 8.0, 9.0, 10.0).into(),
        ];
        assert!(shapes.iter().all(|shape| (shape.home(), shape.form().home()) == (p, Some(p))));
    }
}
