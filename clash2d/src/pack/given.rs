//! What questions about arrays are asked of: the numbers of shapes, one or one for each lane.

use super::many::{Lanes, Row};

/// The numbers of shapes.
pub(crate) trait Numbers {
    /// Some of them from a lane on.
    fn get<L: Lanes>(&self, place: usize, first: usize) -> L;
}

/// The numbers of one shape for all lanes.
pub(crate) struct Same(pub(crate) [f32; 5]);

/// Those of a shape for each lane.
pub(crate) struct Each<'a>(pub(crate) [&'a Row; 5]);

impl Numbers for Same {
    #[inline(always)]
    fn get<L: Lanes>(&self, place: usize, _: usize) -> L {
        L::all(self.0[place])
    }
}

impl Numbers for Each<'_> {
    #[inline(always)]
    fn get<L: Lanes>(&self, place: usize, first: usize) -> L {
        L::load(self.0[place], first)
    }
}

/// How the numbers are given.
pub(crate) trait Given {
    type At<'a>: Numbers;
}

/// As [`Same`].
#[derive(Clone, Copy)]
pub(crate) struct ByOne;

/// As [`Each`].
#[derive(Clone, Copy)]
pub(crate) struct ByEach;

impl Given for ByOne {
    type At<'a> = Same;
}

impl Given for ByEach {
    type At<'a> = Each<'a>;
}
