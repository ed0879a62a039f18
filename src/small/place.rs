//! Places that are chosen without branches: which one it will be can't be predicted.

/// A place or a way.
pub(crate) type Place = [f64; 2];

/// One of two finite places; NaN or so if one is not.
#[inline(always)]
pub(crate) fn select_place(condition: bool, yes: Place, no: Place) -> Place {
    // Compilers make a branch of a mask, but not of a product. Both are exact.
    let weight = f64::from(u8::from(condition));
    let rest = 1.0 - weight;
    [yes[0] * weight + no[0] * rest, yes[1] * weight + no[1] * rest]
}
