//! How many steps a question may take: what comes near again and again is said to meet when they are
//! taken, so that no input costs more.

use core::cell::Cell;

/// How many steps a pair of parts may take at most.
const OF_PAIR: u32 = 1 << 13;

/// How many steps all pairs may take before each of the others may take [`FEW`] only.
const OF_ALL: u32 = 1 << 15;

/// How many steps any pair may take.
const FEW: u32 = 64;

/// What is left of it.
pub(super) struct Budget {
    all: Cell<u32>,
    /// What this pair was given, and what it has left.
    given: Cell<u32>,
    left: Cell<u32>,
}

impl Budget {
    pub(super) const fn new() -> Self {
        Self { all: Cell::new(OF_ALL), given: Cell::new(0), left: Cell::new(0) }
    }

    /// Those of the next pair: a quarter of what is left at most, so that some are left for all.
    pub(super) fn begin_pair(&self) {
        let taken = self.given.get() - self.left.get();
        self.all.set(self.all.get().saturating_sub(taken));
        let given = (self.all.get() / 4).clamp(FEW, OF_PAIR);
        self.given.set(given);
        self.left.set(given);
    }

    /// Whether this pair may take one more step, which it does.
    pub(super) fn step(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0
    }
}
