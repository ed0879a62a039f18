//! Shapes in memory, one way or another.

use crate::draw::number_count;
use clash2d::{Batch, Numbers, ShapeKind};
use clash2d_oracle::Rng;

/// Shapes in memory.
pub(crate) struct Laid {
    kind: ShapeKind,
    count: usize,
    way: Way,
}

enum Way {
    /// Structs of a size, which begin with them somewhere.
    Structs { bytes: Vec<u8>, start: usize, stride: usize },
    /// An array for each number.
    Columns(Vec<Vec<f32>>),
}

/// Lays shapes into memory: side by side, with other things between, unaligned, or number by number.
pub(crate) fn lay(kind: ShapeKind, shapes: &[[f32; 6]], rng: &mut Rng) -> Laid {
    let numbers = number_count(kind);
    let way = match rng.usize(..3) {
        0 => {
            let column = |i: usize| shapes.iter().map(|shape| shape[i]).collect();
            Way::Columns((0..numbers).map(column).collect())
        }
        other => {
            let (start, between) =
                if other == 1 { (0, 0) } else { (rng.usize(..9), rng.usize(..30)) };
            let stride = 4 * numbers + between;
            let mut bytes = vec![0xff; start + stride * shapes.len()];
            for (place, shape) in bytes[start..].chunks_exact_mut(stride).zip(shapes) {
                for (place, number) in place.chunks_exact_mut(4).zip(&shape[..numbers]) {
                    place.copy_from_slice(&number.to_ne_bytes());
                }
            }
            Way::Structs { bytes, start, stride }
        }
    };
    Laid { kind, count: shapes.len(), way }
}

impl Laid {
    pub(crate) fn batch(&self) -> Batch<'_> {
        match &self.way {
            Way::Structs { bytes, start, stride } => {
                let first = bytes[*start..].as_ptr().cast();
                // SAFETY: so many structs are there.
                unsafe { Batch::lent(self.kind, first, *stride, self.count) }
            }
            Way::Columns(columns) => {
                let columns: Vec<_> = columns.iter().map(|column| Numbers::Each(column)).collect();
                Batch::of_numbers(self.kind, &columns).expect("as many columns as numbers")
            }
        }
    }
}
