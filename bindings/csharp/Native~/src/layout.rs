// Written by bindings/generate from the Rust source; changes here are lost.
//! The layouts that the tests of C# compare with are those of the library.

use clash2d::*;
use core::mem::{align_of, offset_of, size_of};

/// Fails to compile unless a number of bytes is what systems with pointers of 32 and of 64 bits have.
const fn is(bytes: usize, on_32: usize, on_64: usize) {
    assert!(bytes == if cfg!(target_pointer_width = "32") { on_32 } else { on_64 });
}

const _: () = {
    is(size_of::<Vector2D>(), 8, 8);
    is(align_of::<Vector2D>(), 4, 4);
    is(offset_of!(Vector2D, x), 0, 0);
    is(offset_of!(Vector2D, y), 4, 4);
};

const _: () = {
    is(size_of::<Line>(), 16, 16);
    is(align_of::<Line>(), 4, 4);
    is(offset_of!(Line, base), 0, 0);
    is(offset_of!(Line, direction), 8, 8);
};

const _: () = {
    is(size_of::<Segment>(), 16, 16);
    is(align_of::<Segment>(), 4, 4);
    is(offset_of!(Segment, point1), 0, 0);
    is(offset_of!(Segment, point2), 8, 8);
};

const _: () = {
    is(size_of::<Circle>(), 12, 12);
    is(align_of::<Circle>(), 4, 4);
    is(offset_of!(Circle, center), 0, 0);
    is(offset_of!(Circle, radius), 8, 8);
};

const _: () = {
    is(size_of::<Rectangle>(), 16, 16);
    is(align_of::<Rectangle>(), 4, 4);
    is(offset_of!(Rectangle, origin), 0, 0);
    is(offset_of!(Rectangle, size), 8, 8);
};

const _: () = {
    is(size_of::<OrientedRectangle>(), 20, 20);
    is(align_of::<OrientedRectangle>(), 4, 4);
    is(offset_of!(OrientedRectangle, center), 0, 0);
    is(offset_of!(OrientedRectangle, half_extend), 8, 8);
    is(offset_of!(OrientedRectangle, rotation), 16, 16);
};

const _: () = {
    is(size_of::<Range>(), 8, 8);
    is(align_of::<Range>(), 4, 4);
    is(offset_of!(Range, minimum), 0, 0);
    is(offset_of!(Range, maximum), 4, 4);
};
