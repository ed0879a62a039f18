//! What quick casts say.

use super::super::hit::CastHit;

/// Whether two shapes that move meet, and where.
#[derive(Clone, Copy)]
pub(in super::super) struct Verdict {
    /// Whether that is certain.
    pub(in super::super) is_known: bool,
    pub(in super::super) is_hit: bool,
    /// Of use only if it is one.
    pub(in super::super) hit: CastHit,
}

impl Verdict {
    pub(super) const MISS: Self = Self { is_known: true, is_hit: false, hit: CastHit::NONE };
    pub(super) const DOUBT: Self = Self { is_known: false, is_hit: false, hit: CastHit::NONE };

    /// The same with the shapes swapped.
    #[inline(always)]
    pub(in super::super) fn swapped(self) -> Self {
        Self { hit: self.hit.swapped(), ..self }
    }
}
