//! The first few of many answers, in a buffer of the caller's.

/// The best answers so far, by a key that no two share.
pub(super) struct Best<'o, T, F> {
    out: &'o mut [T],
    /// How many of these are answers; once all are, they are a heap with the last one first.
    len: usize,
    /// How many answers there were.
    total: usize,
    limit: usize,
    key: F,
}

impl<'o, T: Copy, K: Ord + Copy + Into<u64>, F: Fn(&T) -> K> Best<'o, T, F> {
    /// None so far, of so many that are wanted, 0: of all, of which as many are kept as there is room for.
    pub(super) fn new(out: &'o mut [T], limit: usize, key: F) -> Self {
        let limit = if limit == 0 { usize::MAX } else { limit };
        let room = out.len().min(limit);
        Self { out: &mut out[..room], len: 0, total: 0, limit, key }
    }

    /// The last one of those that are wanted, if there are so many: what comes after it does not matter.
    pub(super) fn last(&self) -> Option<&T> {
        let is_full = (self.len == self.limit) & (self.len > 0);
        if is_full { self.out.first() } else { None }
    }

    /// The key of that.
    pub(super) fn last_key(&self) -> Option<K> {
        self.last().map(&self.key)
    }

    /// Whether none is kept.
    pub(super) fn counts_only(&self) -> bool {
        self.out.is_empty()
    }

    /// Whether whatever else is found changes nothing.
    pub(super) fn is_over(&self) -> bool {
        self.out.is_empty() & (self.total >= self.limit)
    }

    #[inline]
    pub(super) fn add(&mut self, answer: T) {
        self.total += 1;
        let Some(place) = self.out.get_mut(self.len) else { return self.replace(answer) };
        *place = answer;
        self.len += 1;
        if self.len == self.out.len() {
            self.fill();
        }
    }

    /// Makes a heap of the answers, which are as many as are kept.
    #[inline(never)]
    fn fill(&mut self) {
        (0..self.len / 2).rev().for_each(|place| self.sink(place));
    }

    /// Keeps an answer instead of the last one that is kept, if it comes before that.
    fn replace(&mut self, answer: T) {
        if self.out.first().is_some_and(|last| (self.key)(&answer) < (self.key)(last)) {
            self.out[0] = answer;
            self.sink(0);
        }
    }

    /// Brings the heap below a place into order.
    fn sink(&mut self, mut place: usize) {
        let answer = self.out[place];
        loop {
            let (left, right) = (2 * place + 1, 2 * place + 2);
            let is_after = |a: usize, b: usize| (self.key)(&self.out[a]) > (self.key)(&self.out[b]);
            let child = if right < self.len && is_after(right, left) { right } else { left };
            if child >= self.len || (self.key)(&self.out[child]) <= (self.key)(&answer) {
                break;
            }
            self.out[place] = self.out[child];
            place = child;
        }
        self.out[place] = answer;
    }

    /// Sorts them; how many there were, but no more than were wanted.
    pub(super) fn end(self) -> usize {
        sort(&mut self.out[..self.len], self.key);
        self.total.min(self.limit)
    }
}

/// Sorts answers by keys that no two share.
fn sort<T: Copy, K: Ord + Copy + Into<u64>>(answers: &mut [T], key: impl Fn(&T) -> K) {
    if answers.is_sorted_by_key(&key) {
        return;
    }
    let Some(&first) = answers.first().filter(|_| answers.len() <= FEW) else {
        return answers.sort_unstable_by_key(key);
    };
    let (mut old, mut keys) = ([first; FEW], [0; FEW]);
    for ((old, own), answer) in old.iter_mut().zip(&mut keys).zip(&*answers) {
        (*old, *own) = (*answer, key(answer).into());
    }
    let ranks = ranks(&keys[..answers.len()]);
    for (&answer, rank) in old.iter().zip(ranks).take(answers.len()) {
        answers[usize::from(rank)] = answer;
    }
}

/// So many answers are few.
pub(super) const FEW: usize = 16;

/// How many keys are less than each: of few that sorts them without a branch, as which of two is less can't be predicted.
#[inline(never)]
fn ranks(keys: &[u64]) -> [u8; FEW] {
    let mut ranks = [0; FEW];
    for (own, rank) in keys.iter().zip(&mut ranks) {
        *rank = keys.iter().map(|other| u8::from(other < own)).sum();
    }
    ranks
}
