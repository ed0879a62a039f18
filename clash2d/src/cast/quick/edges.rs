//! Where a ray first and last crosses edges without a radius.

use core::cmp::Ordering;

use super::cut::Cut;

/// The cuts of a ray's line.
#[derive(Default)]
pub(super) struct Cuts {
    /// The first one on the ray, and the last one.
    pub(super) first: Option<Cut>,
    pub(super) last: Option<Cut>,
    /// How many are on the ray.
    pub(super) between: u32,
}

impl Cuts {
    /// Takes a cut, unless it may be at the start or the end, or at the same time as another one whose
    /// normal may differ.
    #[inline]
    pub(super) fn take(&mut self, cut: Cut) -> Option<()> {
        let (time, error) = (cut.time.value(), cut.error);
        let is_clear = (time.abs() > error) & ((time - 1.0).abs() > error);
        if !is_clear {
            return None;
        }
        if !(0.0..1.0).contains(&time) {
            return Some(());
        }
        self.between += 1;
        let Some((first, last)) = self.first.zip(self.last) else {
            (self.first, self.last) = (Some(cut), Some(cut));
            return Some(());
        };
        let order = |other: &Cut| {
            let lead = time - other.time.value();
            if lead.abs() > error + other.error {
                return lead.partial_cmp(&0.0);
            }
            cut.is_with(other).then_some(Ordering::Equal)
        };
        let (to_first, to_last) = (order(&first)?, order(&last)?);
        self.first = Some(if to_first.is_lt() { cut } else { first });
        self.last = Some(if to_last.is_gt() { cut } else { last });
        Some(())
    }
}
