//! Numbers of Godot as what a collider is, and its id as a number.

use clash2d::{ColliderFlags, ColliderId, Filter, Vector2D};
use godot::builtin::Vector2;

use crate::convert::vector;
use crate::report;

/// What a collider is, besides its shape and where it is.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    pub(super) filter: Filter,
    pub(super) one_way: Vector2D,
    pub(super) user: u64,
}

/// All flags that there are.
const FLAGS: i64 = ColliderFlags::Static as i64
    | ColliderFlags::Sensor as i64
    | ColliderFlags::Unswept as i64
    | ColliderFlags::Carrier as i64;

/// The settings of these numbers; none, and a report, if one is refused.
pub(super) fn settings(
    [layers, mask, flags, family, user]: [i64; 5],
    one_way: Vector2,
) -> Option<Settings> {
    if flags & !FLAGS != 0 {
        report::unknown_bits("flags", "ClashWorld2D.COLLIDER_…");
        return None;
    }
    if !one_way.is_finite() {
        report::not_finite("one_way");
        return None;
    }
    let (family, flags) = (self::family(family)?, flags as u32);
    let filter = Filter { layers: layers as u64, mask: mask as u64, family, flags };
    Some(Settings { filter, one_way: vector(one_way), user: user as u64 })
}

/// The number of a family; none, and a report, if it has more than 32 bits.
pub(super) fn family(number: i64) -> Option<u32> {
    let family = u32::try_from(number).ok();
    if family.is_none() {
        report::out_of_range("family", "from 0 to 4294967295");
    }
    family
}

/// An id as a number of Godot; 0 is none.
pub(super) fn number(id: ColliderId) -> i64 {
    (u64::from(id.generation) << 32 | u64::from(id.index)) as i64
}

/// The id that a number of Godot means.
pub(super) fn id(number: i64) -> ColliderId {
    let number = number as u64;
    ColliderId::new(number as u32, (number >> 32) as u32)
}
