//! The functions of the C ABI that take any shape, and shapes of any kind from words.

use super::abi::{Answer, Argument, Record, Slot, written};
use super::table::Function;
use clash2d::{
    Batch, Capsule, CastHit, CastMode, CastSettings, Circle, Contact, Distance, Edge, Form,
    IndexPair, Intersection, Line, Mass, Motion, Node, OrientedRectangle, Place, Pose, RayHit,
    Rectangle, Relation, Sector, Segment, Shape, ShapeKind, SignedDistance, Status, Stretch,
    Support, Vector2D,
};
use clash2d_ffi as ffi;
use std::ffi::CStr;
use std::mem::MaybeUninit;

/// Any shape, well or badly formed, or null, with room for what it borrows.
pub(crate) struct AnyShape {
    kind: u32,
    /// What is special about its array.
    choice: u32,
    points: [Vector2D; 4],
    extents: [f32; 2],
}

/// Settings of casts, null, usual ones or any.
struct AnySettings {
    kind: u32,
    choices: [u32; 2],
    numbers: [f32; 3],
}

impl Argument for AnySettings {
    fn slots() -> Vec<Slot> {
        [[Slot::Choice; 3], [Slot::Extent; 3]].concat()
    }

    fn take(words: &mut &[u32]) -> Self {
        let (kind, choices) = (u32::take(words), [(); 2].map(|()| u32::take(words)));
        Self { kind, choices, numbers: [(); 3].map(|()| f32::take(words)) }
    }
}

impl AnySettings {
    fn settings(&self) -> Option<CastSettings> {
        let ([mode, sides], [largest, kept, tolerance]) =
            (self.choices.map(|x| x % 3), self.numbers);
        let usual = CastSettings::new().with_tolerance(tolerance);
        let any = |words: [u32; 5]| {
            // SAFETY: these are five numbers of 32 bits, which may be any.
            unsafe { std::mem::transmute::<[u32; 5], CastSettings>(words) }
        };
        let of = |largest: f32, kept: f32| {
            any([mode, sides, largest.to_bits(), kept.to_bits(), tolerance.to_bits()])
        };
        match self.kind % 8 {
            0 => None,
            1 => Some(usual),
            2 => Some(usual.with_mode(CastMode::Approaching)),
            3 => Some(of(1.0, kept)),
            4 => Some(of(largest / 8.0, 0.0)),
            5 => Some(of(largest / 8.0, kept / 8.0)),
            _ => Some(of(largest, kept)),
        }
    }
}

/// The numbers of settings.
fn bits(settings: CastSettings) -> [u32; 5] {
    // SAFETY: these are five numbers of 32 bits.
    unsafe { std::mem::transmute(settings) }
}

/// The arrays that a shape may borrow.
#[derive(Default)]
pub(crate) struct Room {
    sizes: [u32; 3],
    vertices: [Vector2D; MANY],
    members: [Shape<'static>; 2],
    nodes: [Node; 8],
}

/// How many vertices the larger polygons and chains have.
const MANY: usize = 12;

impl Argument for AnyShape {
    fn slots() -> Vec<Slot> {
        [vec![Slot::Choice; 2], vec![Slot::Coordinate; 8], vec![Slot::Extent; 2]].concat()
    }

    fn take(words: &mut &[u32]) -> Self {
        let (kind, choice) = (u32::take(words), u32::take(words));
        let points = [(); 4].map(|()| Vector2D::take(words));
        Self { kind, choice, points, extents: [(); 2].map(|()| f32::take(words)) }
    }
}

impl AnyShape {
    /// Asks something about the shape, or about null.
    pub(crate) fn ask<R>(&self, question: impl FnOnce(Option<&Shape<'static>>) -> R) -> R {
        let mut room = Room::default();
        match self.kind % 16 {
            12 => question(None),
            // The answers about prepared shapes are those about others.
            kind @ 13.. => {
                let shape = self.shape(kind, &mut room);
                question(Some(&prepared(&shape, &mut room.nodes).unwrap_or(shape)))
            }
            kind => question(Some(&self.shape(kind, &mut room))),
        }
    }

    /// The shape; it borrows from this and from the room.
    fn shape(&self, kind: u32, room: &mut Room) -> Shape<'static> {
        match kind {
            0 => Shape::default(),
            8 => self.polygon(room),
            9 => self.chain(),
            11 => self.group(room),
            13 => self.large_polygon(room),
            14 => self.large_chain(room),
            15 => unknown(),
            kind => self.plain(kind, 0),
        }
    }

    /// A shape without an array, of some of the points.
    fn plain(&self, kind: u32, first: usize) -> Shape<'static> {
        let ([p, q], [small, large]) = ([self.points[first], self.points[first + 1]], self.extents);
        let size = Vector2D::new(small, large);
        match kind {
            1 => ffi::clash_shape_point(p),
            2 => ffi::clash_shape_line(Line::new(p, q)),
            3 => ffi::clash_shape_segment(Segment::new(p, q)),
            4 => ffi::clash_shape_circle(Circle::new(p, small)),
            5 => ffi::clash_shape_rectangle(Rectangle::new(p, size)),
            6 => ffi::clash_shape_oriented_rectangle(OrientedRectangle::new(p, size, q.x)),
            7 => ffi::clash_shape_capsule(Capsule::new(p, q, small)),
            _ => {
                let sector = Sector::new(p, large, q.x, q.y).with_inner_radius(small);
                ffi::clash_shape_sector(sector)
            }
        }
    }

    fn polygon(&self, room: &mut Room) -> Shape<'static> {
        let (vertices, count) = self.vertices();
        // The second one is as it must be, but for a choice of 2.
        room.sizes = [2, (count as u32).wrapping_sub(2 + self.choice % 4 / 2), 0];
        let rings = if self.choice.is_multiple_of(4) { 0 } else { 2 };
        // SAFETY: the shape is used only as long as this and the room are there.
        unsafe {
            ffi::clash_shape_polygon_with_rings(
                vertices,
                count,
                room.sizes.as_ptr(),
                rings,
                self.extents[0],
            )
        }
    }

    fn chain(&self) -> Shape<'static> {
        let ((vertices, count), choice) = (self.vertices(), self.choice % 4);
        // SAFETY: the shape is used only as long as this is there.
        unsafe { ffi::clash_shape_chain(vertices, count, self.extents[0], choice == 1, choice) }
    }

    /// The first vertices, or too many of them at null.
    fn vertices(&self) -> (*const Vector2D, usize) {
        let count = 4 - self.choice as usize / 4 % 5;
        match self.choice % 4 {
            3 => (std::ptr::null(), count),
            _ => (self.points.as_ptr(), count),
        }
    }

    /// A polygon of many vertices, in up to three rings: without a radius, as everything that touches
    /// everything would take too long.
    fn large_polygon(&self, room: &mut Room) -> Shape<'static> {
        room.vertices = self.many();
        let (sizes, rings) = match self.choice % 8 {
            0 | 1 => ([0; 3], 0),
            2..=4 => ([4; 3], 3),
            5 => ([6, 6, 0], 2),
            6 => ([1, 2, 9], 3),
            _ => ([4, 4, 3], 3),
        };
        room.sizes = sizes;
        let (vertices, sizes) = (room.vertices.as_ptr(), room.sizes.as_ptr());
        // SAFETY: the shape is used only as long as the room is there.
        unsafe { ffi::clash_shape_polygon_with_rings(vertices, MANY, sizes, rings, 0.0) }
    }

    fn large_chain(&self, room: &mut Room) -> Shape<'static> {
        room.vertices = self.many();
        let (vertices, choice) = (room.vertices.as_ptr(), self.choice);
        // SAFETY: the shape is used only as long as the room is there.
        unsafe { ffi::clash_shape_chain(vertices, MANY, 0.0, choice % 2 == 1, choice / 2 % 4) }
    }

    /// The points, the same half as far from the first one, and the same moved by the extents.
    fn many(&self) -> [Vector2D; MANY] {
        let (points, [width, height]) = (self.points, self.extents);
        std::array::from_fn(|i| match (points[i % 4], i / 4) {
            (point, 0) => point,
            (point, 1) => points[0] + (point - points[0]) * 0.5,
            (point, _) => point + Vector2D::new(width, height),
        })
    }

    fn group(&self, room: &mut Room) -> Shape<'static> {
        let kind = |number: u32| [1, 2, 3, 4, 5, 6, 7, 10][number as usize % 8];
        room.members = [self.plain(kind(self.choice), 0), self.plain(kind(self.choice / 3), 2)];
        if self.choice == 13 {
            // SAFETY: a group of none.
            room.members[1] = unsafe { ffi::clash_shape_group(std::ptr::null(), 0) };
        }
        let count = 2 - self.choice as usize / 8 % 3;
        // SAFETY: the shape is used only as long as the room is there.
        unsafe { ffi::clash_shape_group(room.members.as_ptr(), count) }
    }
}

/// The same shape, prepared, or why not.
fn prepared(shape: &Shape<'static>, nodes: &mut [Node; 8]) -> Result<Shape<'static>, Status> {
    let mut prepared = MaybeUninit::uninit();
    let (first, capacity) = (nodes.as_mut_ptr(), nodes.len());
    // SAFETY: the shape is used only as long as the nodes are there.
    let status =
        unsafe { ffi::clash_shape_prepared(Some(shape), first, capacity, Some(&mut prepared)) };
    // SAFETY: it has been written.
    if status == Status::Ok { Ok(unsafe { prepared.assume_init() }) } else { Err(status) }
}

/// A shape of an unknown kind.
fn unknown() -> Shape<'static> {
    let mut shape = MaybeUninit::<Shape<'static>>::zeroed();
    // SAFETY: a shape starts with the number of its kind, and consists of numbers and addresses.
    unsafe {
        shape.as_mut_ptr().cast::<u32>().write(99);
        shape.assume_init()
    }
}

/// Two shapes for a question.
fn pair<R>(
    a: &AnyShape,
    b: &AnyShape,
    question: impl FnOnce(Option<&Shape<'static>>, Option<&Shape<'static>>) -> R,
) -> R {
    a.ask(|a| b.ask(|b| question(a, b)))
}

/// What a function answers that writes to a place: no, or what it has written.
fn told<T>(ask: impl FnOnce(Option<&mut MaybeUninit<T>>) -> bool) -> Answer
where
    Record: From<Option<T>>,
{
    Answer::Record(written(ask).into())
}

/// What a function answers that fills a buffer: how many there are, and what it has written.
fn listed<T: Default + Copy>(list: impl FnOnce(*mut T, usize) -> usize) -> Answer
where
    Record: From<Option<T>>,
{
    let mut buffer = [T::default(); 2];
    let count = list(buffer.as_mut_ptr(), 1);
    let first = Record::from((count > 0).then_some(buffer[0]));
    assert!(Record::from(Some(buffer[1])) == Record::from(Some(T::default())), "overrun");
    Answer::Record(first.word(count as u32))
}

macro_rules! records {
    ($($name:ident: $record:ty => $words:expr;)*) => {
        $(impl From<Option<$record>> for Record {
            fn from(answer: Option<$record>) -> Self {
                let is_yes = Self::default().word(answer.is_some().into());
                let words: fn(Self, $record) -> Self = $words;
                match answer {
                    Some($name) => words(is_yes, $name),
                    None => is_yes,
                }
            }
        })*
    };
}

records! {
    v: Vector2D => |record, v| record.vector(v);
    area: f32 => |record, area| record.number(area);
    c: Circle => |record, c| record.vector(c.center).number(c.radius);
    r: Rectangle => |record, r| record.vector(r.origin).vector(r.size);
    r: OrientedRectangle => |record, r| {
        record.vector(r.center).vector(r.half_extend).number(r.rotation)
    };
    found: Distance => |record, found| {
        let record = record.number(found.distance).vector(found.point_a).vector(found.point_b);
        of_place(of_place(record, found.place_a), found.place_b)
    };
    found: SignedDistance => |record, found| {
        let record = record.number(found.distance).vector(found.point).vector(found.normal);
        of_place(record, found.place)
    };
    found: Stretch => |record, found| {
        let record = record.number(found.entry).number(found.exit);
        record.vector(found.entry_point).vector(found.exit_point)
    };
    found: Mass => |record, found| {
        record.number(found.area).vector(found.centroid).number(found.second_moment)
    };
    found: Support => |record, found| of_place(record.vector(found.point), found.place);
    hit: RayHit => |record, hit| {
        let record = record.number(hit.entry).number(hit.exit);
        let record = record.vector(hit.entry_point).vector(hit.exit_point);
        let record = record.vector(hit.entry_normal).vector(hit.exit_normal);
        let record = of_place(of_place(record, hit.entry_place), hit.exit_place);
        record.word(hit.starts_inside.into())
    };
    hit: CastHit => |record, hit| {
        let record = record.number(hit.fraction).vector(hit.point).vector(hit.normal);
        let record = of_place(of_place(record, hit.place_a), hit.place_b);
        record.word(hit.starts_in_contact.into())
    };
    contact: Contact => |record, contact| {
        let record = record.vector(contact.normal).number(contact.depth);
        let count = contact.point_count.min(2) as usize;
        let points = contact.points[..count].iter().fold(record, |record, point| {
            let record = record.vector(point.position).number(point.depth);
            let record = record.word(point.feature_a).word(point.feature_b);
            of_place(of_place(record, point.place_a), point.place_b)
        });
        let points = points.word(contact.point_count);
        let members = points.word(contact.member_a).word(contact.member_b);
        members.word(contact.part_a).word(contact.part_b)
    };
    crossing: Intersection => |record, crossing| {
        let record = record.vector(crossing.start).vector(crossing.end);
        let record = of_place(of_place(record, crossing.place_a), crossing.place_b);
        record.number(crossing.end_a).number(crossing.end_b)
    };
    place: Place => |record, place| of_place(record, place);
    edge: Edge => |record, edge| {
        let record = record.vector(edge.start).vector(edge.end).vector(edge.center);
        record.numbers(&[edge.radius, edge.from, edge.to])
    };
}

fn of_place(record: Record, place: Place) -> Record {
    record.word(place.member).word(place.edge).number(place.along)
}

impl From<Relation> for Answer {
    fn from(relation: Relation) -> Self {
        Record::default().word(relation as u32).into()
    }
}

/// The kind, whether it is valid, and the numbers.
impl From<Shape<'_>> for Answer {
    fn from(shape: Shape<'_>) -> Self {
        let record = Record::default().word(shape.check() as u32);
        let record = match shape.form().plain() {
            Form::Point(p) => record.word(1).vector(p),
            Form::Line(l) => record.word(2).vector(l.base).vector(l.direction),
            Form::Segment(s) => record.word(3).vector(s.point1).vector(s.point2),
            Form::Circle(c) => record.word(4).vector(c.center).number(c.radius),
            Form::Rectangle(r) => record.word(5).vector(r.origin).vector(r.size),
            Form::OrientedRectangle(r) => {
                record.word(6).vector(r.center).vector(r.half_extend).number(r.rotation)
            }
            Form::Capsule(c) => record.word(7).vector(c.point1).vector(c.point2).number(c.radius),
            Form::Polygon(p) => of_vertices(record.word(8), p.vertices()).number(p.radius()),
            Form::Chain(c) => {
                let record = of_vertices(record.word(9), c.vertices()).number(c.radius());
                record.word(c.is_closed().into()).word(c.side() as u32)
            }
            Form::Sector(s) => {
                let record = record.word(10).vector(s.center).number(s.inner_radius);
                record.numbers(&[s.radius, s.direction, s.half_angle])
            }
            Form::Group(g) => record.word(11).word(g.shapes().len() as u32),
            Form::Prepared(_) => record.word(12),
            _ => record,
        };
        record.into()
    }
}

fn of_vertices(record: Record, vertices: &[Vector2D]) -> Record {
    vertices.iter().fold(record, |record, &v| record.vector(v))
}

impl Argument for Motion {
    fn slots() -> Vec<Slot> {
        vec![Slot::Coordinate; 5]
    }

    fn take(words: &mut &[u32]) -> Self {
        let (movement, rotation) = (Vector2D::take(words), f32::take(words));
        Self { movement, rotation, pivot: Vector2D::take(words) }
    }
}

/// Room for the vertices that a function writes.
const EMPTY: [Vector2D; 5] = [Vector2D::ZERO; 5];

macro_rules! any_functions {
    ($($name:ident = $call:expr;)*) => {
        vec![$(Function::new(stringify!($name), {
            use ffi::$name;
            $call
        }),)*]
    };
}

/// All of them.
pub(crate) fn functions() -> Vec<Function> {
    let mut functions = made();
    functions.append(&mut bordered());
    functions.append(&mut asked());
    functions.append(&mut cast());
    functions.append(&mut adapted());
    functions.append(&mut measured());
    functions.append(&mut batched());
    functions
}

/// What makes shapes of any kind, and what checks them.
fn made() -> Vec<Function> {
    any_functions! {
        clash_shape_point = |p: Vector2D| clash_shape_point(p);
        clash_shape_line = |l: Line| clash_shape_line(l);
        clash_shape_segment = |s: Segment| clash_shape_segment(s);
        clash_shape_circle = |c: Circle| clash_shape_circle(c);
        clash_shape_rectangle = |r: Rectangle| clash_shape_rectangle(r);
        clash_shape_oriented_rectangle = |r: OrientedRectangle| clash_shape_oriented_rectangle(r);
        clash_shape_capsule = |c: Capsule| clash_shape_capsule(c);
        clash_shape_sector = |s: Sector| clash_shape_sector(s);
        clash_shape_polygon = |vertices: [Vector2D; 3], radius: f32| {
            // SAFETY: the shape is used only as long as the vertices are there.
            Answer::from(unsafe { clash_shape_polygon(vertices.as_ptr(), 3, radius) })
        };
        clash_shape_polygon_with_rings = |vertices: [Vector2D; 3], size: u32, radius: f32| {
            let sizes = [size % 4, 1];
            // SAFETY: the shape is used only as long as the arrays are there.
            let shape = unsafe {
                clash_shape_polygon_with_rings(vertices.as_ptr(), 3, sizes.as_ptr(), 2, radius)
            };
            Answer::from(shape)
        };
        clash_shape_chain = |vertices: [Vector2D; 3], radius: f32, side: u32| {
            // SAFETY: the shape is used only as long as the vertices are there.
            let shape =
                unsafe { clash_shape_chain(vertices.as_ptr(), 3, radius, side % 2 == 1, side) };
            Answer::from(shape)
        };
        clash_shape_group = |a: AnyShape, b: AnyShape| pair(&a, &b, |a, b| {
            let members = [a, b].map(|shape| shape.copied().unwrap_or_default());
            // SAFETY: the shape is used only as long as the members are there.
            Answer::from(unsafe { clash_shape_group(members.as_ptr(), 2) })
        });
        clash_shape_check = |shape: AnyShape| shape.ask(|shape| clash_shape_check(shape));
        clash_status_message = |status: u32| {
            // SAFETY: it gives a text with its end.
            let message = unsafe { CStr::from_ptr(clash_status_message(status)) };
            let bytes = message.to_bytes();
            assert!(!bytes.is_empty(), "no message for status {status}");
            Record::default().word(bytes.len() as u32).word(bytes[0].into())
        };
    }
}

/// What leads to members, edges and vertices.
fn bordered() -> Vec<Function> {
    any_functions! {
        clash_shape_member_count = |a: AnyShape| {
            Record::default().word(a.ask(|a| clash_shape_member_count(a)) as u32)
        };
        clash_shape_edge_count = |a: AnyShape, member: u32| {
            Record::default().word(a.ask(|a| clash_shape_edge_count(a, member % 3)))
        };
        clash_shape_vertex_count = |a: AnyShape, member: u32| {
            Record::default().word(a.ask(|a| clash_shape_vertex_count(a, member % 3)) as u32)
        };
        clash_shape_edge = |a: AnyShape, member: u32, edge: u32| {
            a.ask(|a| told(|out| clash_shape_edge(a, member % 3, edge % 8, out)))
        };
        clash_shape_vertex = |a: AnyShape, member: u32, vertex: u32| {
            a.ask(|a| told(|out| clash_shape_vertex(a, member % 3, vertex % 5, out)))
        };
        clash_shape_place_at = |a: AnyShape, point: Vector2D, normal: Vector2D| {
            a.ask(|a| told(|out| clash_shape_place_at(a, point, normal, out)))
        };
        clash_shape_point_at = |a: AnyShape, member: u32, edge: u32, along: f32| {
            let place = Place { member: member % 3, edge: edge % 8, along };
            a.ask(|a| told(|out| clash_shape_point_at(a, place, out)))
        };
    }
}

/// A number or, for half of all numbers, what is usual.
fn every_other(number: f32, usual: f32) -> f32 {
    if number.to_bits().is_multiple_of(2) { usual } else { number }
}

/// The questions about any two shapes.
fn asked() -> Vec<Function> {
    any_functions! {
        clash_collide = |a: AnyShape, b: AnyShape| pair(&a, &b, |a, b| clash_collide(a, b));
        clash_within = |a: AnyShape, b: AnyShape, distance: f32| {
            pair(&a, &b, |a, b| clash_within(a, b, distance))
        };
        clash_relate = |a: AnyShape, b: AnyShape| pair(&a, &b, |a, b| clash_relate(a, b));
        clash_contains = |a: AnyShape, b: AnyShape| pair(&a, &b, |a, b| clash_contains(a, b));
        clash_distance = |a: AnyShape, b: AnyShape, maximum: f32| {
            let maximum = every_other(maximum, f32::INFINITY);
            pair(&a, &b, |a, b| told(|out| clash_distance(a, b, maximum, out)))
        };
        clash_signed_distance = |a: AnyShape, point: Vector2D| {
            a.ask(|a| told(|out| clash_signed_distance(a, point, out)))
        };
        clash_contact = |a: AnyShape, b: AnyShape, distance: f32| {
            let distance = every_other(distance, 0.0);
            pair(&a, &b, |a, b| told(|out| clash_contact(a, b, distance, out)))
        };
        clash_contacts = |a: AnyShape, b: AnyShape, distance: f32| {
            let distance = every_other(distance, 0.0);
            pair(&a, &b, |a, b| {
                // SAFETY: the buffer has room for what is announced.
                listed(|out, room| unsafe { clash_contacts(a, b, distance, out, room) })
            })
        };
        clash_separation = |a: AnyShape, b: AnyShape| {
            pair(&a, &b, |a, b| told(|out| clash_separation(a, b, out)))
        };
        clash_intersections = |a: AnyShape, b: AnyShape| {
            // SAFETY: the buffer has room for what is announced.
            pair(&a, &b, |a, b| listed(|out, room| unsafe { clash_intersections(a, b, out, room) }))
        };
        clash_clip_segment = |a: AnyShape, segment: Segment| {
            // SAFETY: the buffer has room for what is announced.
            a.ask(|a| listed(|out, room| unsafe { clash_clip_segment(a, segment, out, room) }))
        };
    }
}

/// The casts.
fn cast() -> Vec<Function> {
    any_functions! {
        clash_cast_settings_check = |settings: AnySettings| {
            clash_cast_settings_check(settings.settings().as_ref())
        };
        clash_default_cast = || {
            let words = bits(clash_default_cast());
            words.iter().fold(Record::default(), |record, &word| record.word(word))
        };
        clash_cast_ray =
            |shape: AnyShape, origin: Vector2D, movement: Vector2D, settings: AnySettings| {
                let settings = settings.settings();
                let ask = |shape: Option<&Shape<'_>>| {
                    told(|out| clash_cast_ray(shape, origin, movement, settings.as_ref(), out))
                };
                shape.ask(ask)
            };
        clash_cast = |a: AnyShape,
                      move_a: Vector2D,
                      b: AnyShape,
                      move_b: Vector2D,
                      settings: AnySettings| {
            let settings = settings.settings();
            pair(&a, &b, |a, b| {
                told(|out| clash_cast(a, move_a, b, move_b, settings.as_ref(), out))
            })
        };
        clash_cast_turning = |a: AnyShape,
                              move_a: Motion,
                              b: AnyShape,
                              move_b: Motion,
                              settings: AnySettings| {
            let settings = settings.settings();
            pair(&a, &b, |a, b| {
                told(|out| clash_cast_turning(a, move_a, b, move_b, settings.as_ref(), out))
            })
        };
    }
}

/// How many shapes batches have: more than a word.
const BATCH: usize = 70;

impl AnyShape {
    /// Shapes of one kind by the points and extents, or of none that batches have.
    fn batch<R>(&self, question: impl FnOnce(&Batch<'_>) -> R) -> R {
        self.some(BATCH, question)
    }

    /// The first so many of these.
    fn some<R>(&self, count: usize, question: impl FnOnce(&Batch<'_>) -> R) -> R {
        let kinds = [
            ShapeKind::Point,
            ShapeKind::Line,
            ShapeKind::Segment,
            ShapeKind::Circle,
            ShapeKind::Rectangle,
            ShapeKind::OrientedRectangle,
            ShapeKind::Capsule,
            ShapeKind::Sector,
            ShapeKind::Polygon,
        ];
        let kind = kinds[self.kind as usize % 9];
        let numbers: [[f32; 6]; BATCH] = std::array::from_fn(|i| {
            let [p, q] = [self.points[i % 4], self.points[(i + i / 4) % 4]];
            let [small, large] = if i % 16 < 8 { self.extents } else { [self.extents[1], 0.5] };
            match kind {
                ShapeKind::Circle => [p.x, p.y, small, 0.0, 0.0, 0.0],
                ShapeKind::Rectangle => [p.x, p.y, small, large, 0.0, 0.0],
                ShapeKind::OrientedRectangle => [p.x, p.y, small, large, q.x, 0.0],
                ShapeKind::Sector => [p.x, p.y, small, large, q.x, q.y],
                _ => [p.x, p.y, q.x, q.y, small, large],
            }
        });
        // SAFETY: so many are there as long as the question is asked.
        question(&unsafe { Batch::lent(kind, numbers.as_ptr().cast(), 24, count) })
    }
}

/// How many answers are yes, and which.
fn masked(ask: impl FnOnce(*mut u64, usize) -> usize) -> Answer {
    let mut mask = [u64::MAX; 3];
    let count = ask(mask.as_mut_ptr(), 3);
    assert!(mask[2] == u64::MAX, "overrun");
    let record = Record::default().word(count as u32);
    mask[..2]
        .iter()
        .fold(record, |record, &word| record.word(word as u32).word((word >> 32) as u32))
        .into()
}

/// One question about many shapes.
fn batched() -> Vec<Function> {
    any_functions! {
        clash_batch_collide = |a: AnyShape, b: AnyShape| a.ask(|a| b.batch(|b| {
            // SAFETY: there is room for so many words.
            masked(|out, room| unsafe { clash_batch_collide(a, Some(b), out, room) })
        }));
        clash_batch_collide_pairs = |a: AnyShape, b: AnyShape| a.batch(|a| b.batch(|b| {
            // SAFETY: there is room for so many words.
            masked(|out, room| unsafe { clash_batch_collide_pairs(Some(a), Some(b), out, room) })
        }));
        clash_batch_cast_rays = |a: AnyShape, mut rays: AnyShape| {
            rays.kind = 1;
            let mut entries = [7.0; BATCH + 1];
            let out = entries.as_mut_ptr();
            let count = a.ask(|a| rays.batch(|b| {
                // SAFETY: there is room for so many.
                unsafe { clash_batch_cast_rays(a, Some(b), out, BATCH + 1) }
            }));
            assert!(entries[BATCH] == 7.0, "overrun");
            Record::default().word(count as u32).numbers(&entries[..24])
        };
        clash_batch_find_pairs = |a: AnyShape, b: AnyShape, choice: u32| {
            let mut scratch = [0; 400];
            let (mut pairs, memory) = ([IndexPair::default(); 9], choice as usize % 2 * 400);
            a.some(6, |a| b.some(6, |b| {
                let (b, limit) = (Some(b).filter(|_| !choice.is_multiple_of(3)), choice as usize / 8 % 4 * 3);
                let (out, memory_at) = (pairs.as_mut_ptr(), scratch.as_mut_ptr());
                // SAFETY: there is room for so many.
                let count = unsafe {
                    clash_batch_find_pairs(Some(a), b, limit, out, 8, memory_at, memory)
                };
                assert!(pairs[8] == IndexPair::default(), "overrun");
                let record = Record::default().word(count as u32);
                let written = pairs[..count.min(8)].iter();
                written.fold(record, |record, pair| record.word(pair.a).word(pair.b))
            }))
        };
        clash_batch_find_pairs_capacity = |a: AnyShape| a.batch(|a| {
            Record::default().word(clash_batch_find_pairs_capacity(Some(a), None) as u32)
        });
        clash_mask_indices = |low: u32, high: u32, count: u32| {
            let (mask, mut indices) = ([u64::from(low), u64::from(high) << 7], [77; 9]);
            // SAFETY: there are two words, and room for so many numbers.
            let found = unsafe {
                clash_mask_indices(mask.as_ptr(), count as usize % 3, indices.as_mut_ptr(), 8)
            };
            assert!(indices[8] == 77, "overrun");
            let record = Record::default().word(found as u32);
            indices.iter().fold(record, |record, &index| record.word(index))
        };
    }
}

/// What bounds and measures.
fn measured() -> Vec<Function> {
    any_functions! {
        clash_bounding_rectangle = |a: AnyShape| {
            a.ask(|a| told(|out| clash_bounding_rectangle(a, out)))
        };
        clash_swept_bounding_rectangle = |a: AnyShape, motion: Motion| {
            a.ask(|a| told(|out| clash_swept_bounding_rectangle(a, motion, out)))
        };
        clash_bounding_circle = |a: AnyShape| a.ask(|a| told(|out| clash_bounding_circle(a, out)));
        clash_oriented_box = |a: AnyShape| a.ask(|a| told(|out| clash_oriented_box(a, out)));
        clash_support_point = |a: AnyShape, direction: Vector2D| {
            a.ask(|a| told(|out| clash_support_point(a, direction, out)))
        };
        clash_convex_hull = |points: [Vector2D; 3]| {
            let mut room = EMPTY;
            // SAFETY: there are so many points, and room for so many.
            let count = unsafe { clash_convex_hull(points.as_ptr(), 3, room.as_mut_ptr(), 2) };
            assert!(room[2] == Vector2D::ZERO, "overrun");
            of_vertices(Record::default().word(count as u32), &room[..count.min(2)])
        };
        clash_mass = |a: AnyShape| a.ask(|a| told(|out| clash_mass(a, out)));
        clash_polygon_area = |a: AnyShape| a.ask(|a| told(|out| clash_polygon_area(a, out)));
        clash_polygon_centroid = |a: AnyShape| a.ask(|a| told(|out| clash_polygon_centroid(a, out)));
        clash_polygon_is_convex = |a: AnyShape| a.ask(|a| clash_polygon_is_convex(a));
        clash_polygon_is_simple = |a: AnyShape| a.ask(|a| clash_polygon_is_simple(a));
        clash_winding = |vertices: [Vector2D; 3]| {
            // SAFETY: there are so many vertices.
            let winding = unsafe { clash_winding(vertices.as_ptr(), 3) };
            Record::default().word(winding as u32)
        };
        clash_shape_prepared_capacity = |a: AnyShape| {
            Record::default().word(a.ask(|a| clash_shape_prepared_capacity(a)) as u32)
        };
        clash_shape_prepared = |a: AnyShape| {
            let (mut nodes, mut made) = ([Node::default(); 8], MaybeUninit::uninit());
            let first = nodes.as_mut_ptr();
            // Looked at while what it borrows is still there.
            let answer = a.ask(|a| {
                // SAFETY: there are so many nodes, and they outlive the shape.
                match unsafe { clash_shape_prepared(a, first, 4, Some(&mut made)) } {
                    // SAFETY: it has been written.
                    Status::Ok => unsafe { made.assume_init() }.into(),
                    status => Answer::from(status),
                }
            });
            assert!(nodes[4..].iter().all(|node| *node == Node::default()), "overrun");
            answer
        };
        clash_convex_pieces_capacity = |a: AnyShape| {
            Record::default().word(a.ask(|a| clash_convex_pieces_capacity(a)) as u32)
        };
        clash_convex_pieces = |a: AnyShape, capacity: u32| {
            let (mut buffer, mut counts) = ([77; 100], MaybeUninit::uninit());
            let room = [99, capacity as usize % 100][usize::from(capacity < 16)];
            let out = Some(&mut counts);
            // SAFETY: there is room for so many numbers.
            let status =
                a.ask(|a| unsafe { clash_convex_pieces(a, buffer.as_mut_ptr(), room, out) });
            assert!(buffer[room..].iter().all(|&number| number == 77), "overrun");
            let record = Record::default().word(status as u32);
            if status != Status::Ok {
                return record;
            }
            // SAFETY: it has been written.
            let counts = unsafe { counts.assume_init() };
            let used = &buffer[..counts.index_count + counts.piece_count];
            let record = record.word(counts.index_count as u32).word(counts.piece_count as u32);
            used.iter().fold(record, |record, &number| record.word(number))
        };
        clash_triangles = |a: AnyShape, capacity: u32| {
            let (mut buffer, mut counts) = ([77; 100], MaybeUninit::uninit());
            let room = [99, capacity as usize % 100][usize::from(capacity < 16)];
            let out = Some(&mut counts);
            // SAFETY: there is room for so many numbers.
            let status =
                a.ask(|a| unsafe { clash_triangles(a, buffer.as_mut_ptr(), room, out) });
            assert!(buffer[room..].iter().all(|&number| number == 77), "overrun");
            let record = Record::default().word(status as u32);
            if status != Status::Ok {
                return record;
            }
            // SAFETY: it has been written.
            let counts = unsafe { counts.assume_init() };
            let used = &buffer[..counts.index_count + counts.piece_count];
            let record = record.word(counts.index_count as u32).word(counts.piece_count as u32);
            used.iter().fold(record, |record, &number| record.word(number))
        };
    }
}

/// Numbers that may be NaN although all arguments are finite.
fn whole(answer: impl Into<Answer>) -> Record {
    let answer = answer.into();
    answer.numbers().fold(Record::default(), Record::number)
}

/// What makes shapes from what programs hold, and places them.
fn adapted() -> Vec<Function> {
    any_functions! {
        clash_rectangle_from_edges = |left: f32, bottom: f32, right: f32, top: f32| {
            clash_rectangle_from_edges(left, bottom, right, top)
        };
        clash_rectangle_from_center = |center: Vector2D, size: Vector2D| {
            clash_rectangle_from_center(center, size)
        };
        clash_oriented_rectangle_from_center = |center: Vector2D, size: Vector2D, radians: f32| {
            clash_oriented_rectangle_from_center(center, size, radians)
        };
        clash_oriented_rectangle_from_pivot = |r: Rectangle, pivot: Vector2D, rotation: f32| {
            clash_oriented_rectangle_from_pivot(r, pivot, rotation)
        };
        clash_line_through_points = |a: Vector2D, b: Vector2D| clash_line_through_points(a, b);
        clash_regular_polygon = |center: Vector2D, radius: f32, rotation: f32| {
            let mut room = EMPTY;
            // SAFETY: there is room for so many vertices, and the shape is not used any longer.
            let polygon =
                unsafe { clash_regular_polygon(center, radius, rotation, room.as_mut_ptr(), 5) };
            Answer::from(polygon)
        };
        clash_rounded_rectangle = |r: Rectangle, radius: f32| {
            let mut room = EMPTY;
            // SAFETY: there is room for so many vertices, and the shape is not used any longer.
            let polygon = unsafe { clash_rounded_rectangle(r, radius, room.as_mut_ptr(), 4) };
            assert!(room[4] == Vector2D::ZERO, "overrun");
            Answer::from(polygon)
        };
        clash_place_vertices = |vertices: [Vector2D; 3], position: Vector2D, rotation: f32| {
            let mut room = EMPTY;
            let (from, to) = (vertices.as_ptr(), room.as_mut_ptr());
            // SAFETY: there are so many vertices, and room for so many.
            let count = unsafe { clash_place_vertices(from, 3, position, rotation, to, 2) };
            assert!(room[2] == Vector2D::ZERO, "overrun");
            of_vertices(Record::default().word(count as u32), &room[..2])
        };
        clash_shape_at_pose_capacity = |a: AnyShape| {
            Record::default().word(a.ask(|a| clash_shape_at_pose_capacity(a)) as u32)
        };
        clash_shape_at_pose = |shape: AnyShape, pose: Pose| {
            let (mut room, mut placed) = ([Node::default(); 10], MaybeUninit::uninit());
            let to = room.as_mut_ptr();
            // Looked at while what it borrows is still there.
            let answer = shape.ask(|shape| {
                let out = Some(&mut placed);
                // SAFETY: there is room for so many nodes.
                match unsafe { clash_shape_at_pose(shape, pose, to, 9, out) } {
                    // SAFETY: it has been written.
                    Status::Ok => unsafe { placed.assume_init() }.into(),
                    status => Answer::from(status),
                }
            });
            assert!(room[9] == Node::default(), "overrun");
            answer
        };
    }
}
