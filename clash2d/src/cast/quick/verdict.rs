//! What quick casts say.

use super::super::hit::CastHit;

/// Whether two shapes that move meet, and where.
#[derive(Clone, Copy)]
pub(in super::super) struct Verdict {
    /// Whether that is certain.
    pub(in super::super) is_known: bool,
    pub(in super::super) is_hit: bool,
    /// If it is not certain, whether they seem to share a point at the start.
    pub(in super::super) may_touch: bool,
    /// Of use only if it is one.
    pub(in super::super) hit: CastHit,
}

impl Verdict {
    pub(in super::super) const DOUBT: Self =
        Self { is_known: false, is_hit: false, may_touch: false, hit: CastHit::NONE };
    pub(super) const MISS: Self = Self { is_known: true, ..Self::DOUBT };

    /// The same with the shapes swapped.
    #[inline(always)]
    pub(in super::super) fn swapped(self) -> Self {
        Self { hit: self.hit.swapped(), ..self }
    }
}
