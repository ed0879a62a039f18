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

impl<'o, T: Copy, K: Ord, F: Fn(&T) -> K> Best<'o, T, F> {
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

    /// Whether whatever else is found changes nothing.
    pub(super) fn is_over(&self) -> bool {
        self.out.is_empty() & (self.total >= self.limit)
    }

    pub(super) fn add(&mut self, answer: T) {
        self.total += 1;
        if self.len < self.out.len() {
            self.out[self.len] = answer;
            self.len += 1;
            if self.len == self.out.len() {
                (0..self.len / 2).rev().for_each(|place| self.sink(place));
            }
        } else if self.out.first().is_some_and(|last| (self.key)(&answer) < (self.key)(last)) {
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
        self.out[..self.len].sort_unstable_by_key(self.key);
        self.total.min(self.limit)
    }
}
