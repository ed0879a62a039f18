//! What touches now, what stays and what may have changed, beside what touched before.

use core::ops::Range;

use super::World;
use super::body::{NONE, State};
use super::event::Pair;
use super::found::{Candidate, Change, Key, Part};
use super::sorted::sort;
use crate::memory::{List, OutOfMemory};

impl Part {
    /// Finds what differs of pairs with lower indices in a range, told all that touched, in order, and in lists what
    /// may touch.
    #[inline(never)]
    pub(super) fn find<'a>(
        &mut self,
        world: &World,
        range: Range<usize>,
        touched: &[Pair],
        found: impl Iterator<Item = &'a [Key]> + Clone,
        restless: Restless<'_>,
    ) -> Result<(), OutOfMemory> {
        let Self { candidates, ends, touching, stays, changes } = self;
        sort(found, range.clone(), ends, candidates)?;
        touching.clear();
        stays.clear();
        changes.clear();
        let place = |end: usize| touched.partition_point(|pair| (pair.key()[0] as usize) < end);
        let rest = &touched[place(range.start)..place(range.end)];
        Differ { world, restless, touching, stays, changes }.compare(rest, candidates)
    }
}

/// Who compares, and where what is found goes.
struct Differ<'a> {
    world: &'a World,
    restless: Restless<'a>,
    touching: &'a mut List<Pair>,
    stays: &'a mut List<Pair>,
    changes: &'a mut List<Change>,
}

impl Differ<'_> {
    /// Compares what touched with what may touch, both in order.
    fn compare(&mut self, mut rest: &[Pair], candidates: &[Candidate]) -> Result<(), OutOfMemory> {
        let first = |rest: &[Pair]| rest.first().map(|pair| Candidate::new(pair.key()));
        for candidate in candidates {
            let key = candidate.key();
            if first(rest).is_some_and(|before| before < Candidate::new(key)) {
                rest = self.follow(rest, key)?;
            }
            let is = candidate.touches();
            let was = first(rest) == Some(Candidate::new(key));
            if was & is {
                self.stay(rest[0])?;
            } else {
                if is {
                    self.touching.try_push(self.world.pair(key))?;
                }
                if was != is || self.world.may_have_met(key) {
                    self.changes.try_push(Change::new(key, was, is))?;
                }
            }
            rest = &rest[usize::from(was)..];
        }
        self.follow(rest, [NONE; 2]).map(drop)
    }

    /// The same of pairs that touched and are not among the candidates, up to a key; what is left.
    #[inline(never)]
    fn follow<'r>(&mut self, mut rest: &'r [Pair], end: Key) -> Result<&'r [Pair], OutOfMemory> {
        let end = Candidate::new(end);
        let is_before = |pair: &Pair| Candidate::new(pair.key()) < end;
        while let Some(&pair) = rest.first().filter(|pair| is_before(pair)) {
            let is_quiet = |pair: &Pair| is_before(pair) && !self.restless.has(pair.key());
            let quiet = rest.iter().position(|pair| !is_quiet(pair)).unwrap_or(rest.len());
            if quiet > 0 {
                self.touching.try_extend(&rest[..quiet])?;
                self.stays.try_extend(&rest[..quiet])?;
            } else if self.world.still_touch(pair.key()) {
                self.stay(pair)?;
            } else {
                self.changes.try_push(Change::new(pair.key(), true, false))?;
            }
            rest = &rest[quiet.max(1)..];
        }
        Ok(rest)
    }

    #[inline(always)]
    fn stay(&mut self, pair: Pair) -> Result<(), OutOfMemory> {
        self.touching.try_push(pair)?;
        self.stays.try_push(pair)
    }
}

/// Colliders whose pairs may have ended although no candidates tell of them, as bits; None: all may be.
#[derive(Clone, Copy)]
pub(super) struct Restless<'a>(Option<&'a [u64]>);

impl Restless<'_> {
    /// Whether one of a pair is.
    #[inline]
    fn has(self, key: Key) -> bool {
        let bit = |bits: &[u64], index: u32| bits[index as usize / 64] >> (index % 64) & 1;
        self.0.is_none_or(|bits| key.iter().any(|&index| bit(bits, index) != 0))
    }
}

impl World {
    /// Those that moved, changed or were removed, written to bits; None where these are most.
    pub(super) fn find_restless<'a>(
        &self,
        bits: &'a mut List<u64>,
    ) -> Result<Restless<'a>, OutOfMemory> {
        if self.has_region() || self.active.len() > self.len() / 2 {
            return Ok(Restless(None));
        }
        bits.clear();
        bits.try_resize(self.bodies.list.len().div_ceil(64), 0)?;
        let mut set = |index: u32| bits[index as usize / 64] |= 1 << (index % 64);
        self.active.iter().for_each(|&index| set(index));
        self.bodies.removed().for_each(set);
        Ok(Restless(Some(bits)))
    }

    /// Whether a pair that touched, and is not among the candidates, touches as before.
    fn still_touch(&self, key: Key) -> bool {
        key.iter().all(|&index| {
            let state = self.bodies.at(index).state;
            // What is where cells of a grid were written is a candidate.
            state.has(State::ALIVE) & (!state.has(State::ACTIVE) | state.has(State::EDITED))
        }) && self.are_within(key)
    }

    /// Whether a pair that touches neither before nor now may have done so in between.
    #[inline(never)]
    fn may_have_met(&self, key: Key) -> bool {
        let bodies = key.map(|index| self.bodies.at(index));
        bodies.iter().any(|body| body.has_way())
            && (self.grid_of(key).is_some() || !self.shapes.pass_by(bodies))
    }
}
