//! Shapes and batches from words. What they borrow is never freed, as a test ends soon.

use super::reader::{Read, Reader};
use clash2d::{Batch, Node, Pose, Shape, ShapeKind, Status, Vector2D};
use clash2d_ffi as ffi;
use std::mem::MaybeUninit;

/// A shape, or null.
pub(crate) struct Any(Option<Shape<'static>>);

impl Any {
    pub(crate) fn get(&self) -> Option<&Shape<'static>> {
        self.0.as_ref()
    }
}

impl Read for Any {
    fn read(words: &mut Reader<'_>) -> Result<Self, String> {
        let is_null = words.accept("null");
        Ok(Self(if is_null { None } else { Some(Shape::read(words)?) }))
    }
}

impl Read for Shape<'static> {
    fn read(words: &mut Reader<'_>) -> Result<Self, String> {
        Ok(match words.next()? {
            "none" => Shape::default(),
            "unknown" => unknown(),
            "point" => ffi::clash_shape_point(Read::read(words)?),
            "line" => ffi::clash_shape_line(Read::read(words)?),
            "segment" => ffi::clash_shape_segment(Read::read(words)?),
            "circle" => ffi::clash_shape_circle(Read::read(words)?),
            "rectangle" => ffi::clash_shape_rectangle(Read::read(words)?),
            "oriented_rectangle" => ffi::clash_shape_oriented_rectangle(Read::read(words)?),
            "capsule" => ffi::clash_shape_capsule(Read::read(words)?),
            "sector" => ffi::clash_shape_sector(Read::read(words)?),
            "polygon" => polygon(words)?,
            "chain" => chain(words)?,
            "group" => group(words)?,
            "regular_polygon" => regular_polygon(words)?,
            "rounded_rectangle" => rounded_rectangle(words)?,
            "at" => {
                let position = Vector2D::read(words)?;
                Shape::read(words)?.at(position)
            }
            "prepared" => prepared(&Shape::read(words)?)?,
            "posed" => {
                let pose = Pose::read(words)?;
                posed(&Shape::read(words)?, pose)?
            }
            other => return Err(format!("{other} is no shape")),
        })
    }
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

fn polygon(words: &mut Reader<'_>) -> Result<Shape<'static>, String> {
    let vertices = Vec::<Vector2D>::read(words)?.leak();
    let sizes = Vec::<u32>::read(words)?.leak();
    let radius = f32::read(words)?;
    let (first, count) = (vertices.as_ptr(), vertices.len());
    // SAFETY: the arrays are never freed.
    Ok(unsafe {
        match sizes.len() {
            0 => ffi::clash_shape_polygon(first, count, radius),
            rings => {
                let sizes = sizes.as_ptr();
                ffi::clash_shape_polygon_with_rings(first, count, sizes, rings, radius)
            }
        }
    })
}

fn chain(words: &mut Reader<'_>) -> Result<Shape<'static>, String> {
    let vertices = Vec::<Vector2D>::read(words)?.leak();
    let (radius, closed, side) = (f32::read(words)?, u32::read(words)?, u32::read(words)?);
    let (first, count) = (vertices.as_ptr(), vertices.len());
    // SAFETY: the array is never freed.
    Ok(unsafe { ffi::clash_shape_chain(first, count, radius, closed != 0, side) })
}

fn group(words: &mut Reader<'_>) -> Result<Shape<'static>, String> {
    let members = Vec::<Shape<'static>>::read(words)?.leak();
    // SAFETY: the array is never freed.
    Ok(unsafe { ffi::clash_shape_group(members.as_ptr(), members.len()) })
}

fn regular_polygon(words: &mut Reader<'_>) -> Result<Shape<'static>, String> {
    let (center, radius) = (Vector2D::read(words)?, f32::read(words)?);
    let (rotation, count) = (f32::read(words)?, usize::read(words)?);
    let room = vec![Vector2D::ZERO; count].leak().as_mut_ptr();
    // SAFETY: there is room for so many vertices, which are never freed.
    Ok(unsafe { ffi::clash_regular_polygon(center, radius, rotation, room, count) })
}

fn rounded_rectangle(words: &mut Reader<'_>) -> Result<Shape<'static>, String> {
    let room = vec![Vector2D::ZERO; 4].leak().as_mut_ptr();
    let (r, radius) = (Read::read(words)?, f32::read(words)?);
    // SAFETY: there is room for so many vertices, which are never freed.
    Ok(unsafe { ffi::clash_rounded_rectangle(r, radius, room, 4) })
}

fn prepared(shape: &Shape<'static>) -> Result<Shape<'static>, String> {
    let capacity = ffi::clash_shape_prepared_capacity(Some(shape));
    let nodes = nodes(capacity);
    let mut made = MaybeUninit::uninit();
    // SAFETY: there are so many nodes, and they are never freed.
    let status =
        unsafe { ffi::clash_shape_prepared(Some(shape), nodes, capacity, Some(&mut made)) };
    // SAFETY: it has been written.
    if status == Status::Ok { Ok(unsafe { made.assume_init() }) } else { Err(status.to_string()) }
}

fn posed(shape: &Shape<'static>, pose: Pose) -> Result<Shape<'static>, String> {
    let capacity = ffi::clash_shape_at_pose_capacity(Some(shape));
    let nodes = nodes(capacity);
    let mut made = MaybeUninit::uninit();
    // SAFETY: there are so many nodes, and they are never freed.
    let status =
        unsafe { ffi::clash_shape_at_pose(Some(shape), pose, nodes, capacity, Some(&mut made)) };
    // SAFETY: it has been written.
    if status == Status::Ok { Ok(unsafe { made.assume_init() }) } else { Err(status.to_string()) }
}

/// Nodes that are never freed.
pub(crate) fn nodes(count: usize) -> *mut Node {
    vec![Node::default(); count].leak().as_mut_ptr()
}

/// Shapes of one kind, or null.
pub(crate) struct Many(Option<Batch<'static>>);

impl Many {
    pub(crate) fn get(&self) -> Option<&Batch<'static>> {
        self.0.as_ref()
    }
}

/// The kinds that batches have, and how many numbers each takes.
const KINDS: [(&str, ShapeKind, usize); 9] = [
    ("point", ShapeKind::Point, 2),
    ("line", ShapeKind::Line, 4),
    ("segment", ShapeKind::Segment, 4),
    ("circle", ShapeKind::Circle, 3),
    ("rectangle", ShapeKind::Rectangle, 4),
    ("oriented_rectangle", ShapeKind::OrientedRectangle, 5),
    ("capsule", ShapeKind::Capsule, 5),
    ("sector", ShapeKind::Sector, 6),
    ("polygon", ShapeKind::Polygon, 2),
];

impl Read for Many {
    fn read(words: &mut Reader<'_>) -> Result<Self, String> {
        if words.accept("null") {
            return Ok(Self(None));
        }
        let word = words.next()?;
        let found = KINDS.iter().find(|(name, ..)| *name == word);
        let &(_, kind, size) = found.ok_or_else(|| format!("{word} is no kind of batches"))?;
        let numbers = Vec::<f32>::read(words)?.leak();
        if numbers.len() % size != 0 {
            return Err(format!("not a multiple of {size} numbers"));
        }
        let count = numbers.len() / size;
        // SAFETY: so many shapes are there, and are never freed.
        Ok(Self(Some(unsafe { Batch::lent(kind, numbers.as_ptr(), 4 * size, count) })))
    }
}
