//! One question about many shapes, whose numbers are in an array.

use super::ClashGeometry2D;
use crate::convert::degrees;
use crate::report;
use crate::shape::shape_of;
use clash2d::{
    Batch, IndexPair, Numbers, ShapeKind, batch_cast_rays, batch_collide, batch_collide_pairs,
    batch_find_pairs, batch_find_pairs_capacity,
};
use godot::classes::Resource;
use godot::prelude::*;

/// The kinds of shapes that batches have, how many numbers each has, and which of these are angles.
const KINDS: [(ShapeKind, usize, &[usize]); 8] = [
    (ShapeKind::Point, 2, &[]),
    (ShapeKind::Line, 4, &[]),
    (ShapeKind::Segment, 4, &[]),
    (ShapeKind::Circle, 3, &[]),
    (ShapeKind::Rectangle, 4, &[]),
    (ShapeKind::OrientedRectangle, 5, &[4]),
    (ShapeKind::Capsule, 5, &[]),
    (ShapeKind::Sector, 6, &[4, 5]),
];

/// Asks something about the shapes of a kind whose numbers stand one after the other; None, and a report, if
/// it is no such kind.
fn lend<T>(
    kind: i64,
    numbers: &PackedFloat32Array,
    ask: impl FnOnce(&Batch<'_>) -> T,
) -> Option<T> {
    let known = KINDS.iter().find(|(known, ..)| *known as i64 == kind);
    let Some(&(kind, count, angles)) = known else {
        report::unknown("kind", "a constant KIND_…");
        return None;
    };
    let mut numbers = numbers.to_vec();
    for shape in numbers.chunks_exact_mut(count) {
        angles.iter().for_each(|&angle| shape[angle] = degrees(f64::from(shape[angle])));
    }
    let whole = &numbers[..numbers.len() - numbers.len() % count];
    let fields: Vec<_> =
        (0..count).map(|first| Numbers::Every(count, &whole[first.min(whole.len())..])).collect();
    Some(ask(&Batch::of_numbers(kind, &fields)?))
}

/// A byte for each answer.
fn bytes(count: usize, ask: impl FnOnce(&mut [u64]) -> usize) -> PackedByteArray {
    let mut mask = vec![0; count.div_ceil(64)];
    ask(&mut mask);
    (0..count).map(|i| (mask[i / 64] >> (i % 64) & 1) as u8).collect()
}

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// Which of many shapes a shape of any class collides with: a byte for each, 1 or 0. Each answer is that
    /// of [method collide], exactly; most of them are found several at once.
    ///
    /// The shapes are of one kind, a constant [code]KIND_…[/code], and their numbers stand in the array one
    /// after the other, in the order in which their classes are created: of circles [code]x, y, radius[/code],
    /// of segments both points, of lines base and direction, of rectangles position and size, of oriented
    /// rectangles center, half extents and rotation in radians, of capsules both points and the radius, of
    /// sectors center, inner radius, radius, direction and half angle in radians. What is left over at the
    /// end is no shape.
    #[func]
    fn batch_collide(
        shape: Option<Gd<Resource>>,
        kind: i64,
        numbers: PackedFloat32Array,
    ) -> PackedByteArray {
        let Some(shape) = shape_of("shape", shape) else { return PackedByteArray::new() };
        let ask = |many: &Batch<'_>| {
            shape.lend(|shape| bytes(many.len(), |mask| batch_collide(shape, many, mask)))
        };
        lend(kind, &numbers, ask).unwrap_or_default()
    }

    /// Which of many shapes collide with the one of the same number among others: a byte for each, 1 or 0. Of
    /// different counts the smaller one counts. What the numbers are, [method batch_collide] says.
    #[func]
    fn batch_collide_pairs(
        kind_a: i64,
        numbers_a: PackedFloat32Array,
        kind_b: i64,
        numbers_b: PackedFloat32Array,
    ) -> PackedByteArray {
        let ask = |a: &Batch<'_>, b: &Batch<'_>| {
            bytes(a.len().min(b.len()), |mask| batch_collide_pairs(a, b, mask))
        };
        let both = lend(kind_a, &numbers_a, |a| lend(kind_b, &numbers_b, |b| ask(a, b)));
        both.flatten().unwrap_or_default()
    }

    /// Where rays enter a shape of any class: the parts of them before, from 0 to 1, or 2 where one meets no
    /// point of it. Each answer is the entry of [method cast_ray]. The kind is [constant KIND_LINE]: of each ray
    /// the array has [code]origin_x, origin_y, movement_x, movement_y[/code].
    #[func]
    fn batch_cast_rays(
        shape: Option<Gd<Resource>>,
        kind: i64,
        numbers: PackedFloat32Array,
    ) -> PackedFloat32Array {
        let Some(shape) = shape_of("shape", shape) else { return PackedFloat32Array::new() };
        let ask = |rays: &Batch<'_>| {
            let mut entries = vec![0.0; rays.len()];
            shape.lend(|shape| batch_cast_rays(shape, rays, &mut entries));
            PackedFloat32Array::from(entries)
        };
        lend(kind, &numbers, ask).unwrap_or_default()
    }

    /// All pairs of one of many shapes and one of others that collide, by their numbers in order; with no others,
    /// of kind 0, of two of the first ones. Of each pair the array has both numbers. With a limit other than 0
    /// only the first so many pairs are looked for. O(n log n) and what is near, in any scene.
    ///
    /// What the numbers are, [method batch_collide] says.
    #[func]
    fn batch_find_pairs(
        kind_a: i64,
        numbers_a: PackedFloat32Array,
        kind_b: i64,
        numbers_b: PackedFloat32Array,
        limit: i64,
    ) -> PackedInt32Array {
        let limit = usize::try_from(limit).unwrap_or(0);
        let found = lend(kind_a, &numbers_a, |a| match kind_b {
            0 => Some(pairs(a, None, limit)),
            kind_b => lend(kind_b, &numbers_b, |b| pairs(a, Some(b), limit)),
        });
        found.flatten().unwrap_or_default()
    }

    /// The numbers of the bytes that are not 0, in order: which shapes [method batch_collide] says yes of.
    #[func]
    fn mask_indices(mask: PackedByteArray) -> PackedInt32Array {
        let yes = mask.as_slice().iter().enumerate().filter(|(_, byte)| **byte != 0);
        yes.map(|(number, _)| number as i32).collect()
    }
}

/// The pairs of two batches, or of one.
fn pairs(a: &Batch<'_>, b: Option<&Batch<'_>>, limit: usize) -> PackedInt32Array {
    let mut scratch = vec![0; batch_find_pairs_capacity(a, b)];
    let mut pairs = vec![IndexPair::default(); a.len().max(16)];
    let mut count = batch_find_pairs(a, b, limit, &mut pairs, &mut scratch);
    if count > pairs.len() {
        pairs.resize(count, IndexPair::default());
        count = batch_find_pairs(a, b, limit, &mut pairs, &mut scratch);
    }
    pairs[..count].iter().flat_map(|pair| [pair.a as i32, pair.b as i32]).collect()
}
