//! Which colliders a question to a world is about.

use clash2d::{ColliderId, Query, QueryFlags};
use godot::builtin::PackedInt64Array;

use super::settings::{family, id};
use crate::report;

/// Which colliders a question is about; the ids that it is not about are sorted.
pub(super) struct Asked {
    layers: u64,
    family: u32,
    flags: u32,
    exclude: Vec<ColliderId>,
}

/// All flags that there are.
const FLAGS: i64 = QueryFlags::NoSensors as i64
    | QueryFlags::NoSolids as i64
    | QueryFlags::NoStatics as i64
    | QueryFlags::NoMoving as i64
    | QueryFlags::OneWay as i64;

/// What these numbers ask for; none, and a report, if one is refused.
pub(super) fn asked(
    mask: i64,
    exclude: &PackedInt64Array,
    flags: i64,
    family: i64,
) -> Option<Asked> {
    if flags & !FLAGS != 0 {
        report::unknown_bits("flags", "ClashWorld2D.QUERY_…");
        return None;
    }
    let family = self::family(family)?;
    let mut exclude: Vec<_> = exclude.as_slice().iter().copied().map(id).collect();
    exclude.sort_unstable();
    Some(Asked { layers: mask as u64, family, flags: flags as u32, exclude })
}

impl Asked {
    /// Asks, with how many answers are wanted; 0: all.
    pub(super) fn ask<T>(&self, limit: usize, ask: impl FnOnce(&Query<'_>) -> T) -> T {
        let mut query = Query::default();
        (query.layers, query.family, query.flags) = (self.layers, self.family, self.flags);
        query.limit = limit;
        if self.exclude.is_empty() {
            return ask(&query);
        }
        ask(&query.accepting(&|id, _| self.exclude.binary_search(&id).is_err()))
    }
}
