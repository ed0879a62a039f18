//! Random numbers, the same in each run unless another seed is wished for.

use std::ops::{Deref, DerefMut};

/// Random numbers from a seed, and from that in `CLASH2D_SEED`, if it is set: all tests that draw their
/// cases draw others then.
#[derive(Clone, Debug)]
pub struct Rng(fastrand::Rng);

impl Rng {
    /// Random numbers from a seed.
    ///
    /// # Panics
    /// If `CLASH2D_SEED` is no number.
    pub fn with_seed(seed: u64) -> Self {
        let other = std::env::var("CLASH2D_SEED")
            .map_or(0, |text| text.parse::<u64>().expect("CLASH2D_SEED has to be a number"));
        Self::fixed(seed ^ other.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// The same whatever `CLASH2D_SEED` is, for what is written into files.
    pub fn fixed(seed: u64) -> Self {
        Self(fastrand::Rng::with_seed(seed))
    }

    /// Others, from a seed that these tell.
    pub fn fork(&mut self) -> Self {
        Self(self.0.fork())
    }
}

impl Deref for Rng {
    type Target = fastrand::Rng;

    fn deref(&self) -> &fastrand::Rng {
        &self.0
    }
}

impl DerefMut for Rng {
    fn deref_mut(&mut self) -> &mut fastrand::Rng {
        &mut self.0
    }
}
