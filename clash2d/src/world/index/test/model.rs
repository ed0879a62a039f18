//! The index and a plain list of boxes, which do the same.

use core::ops::ControlFlow::{Break, Continue};
use std::vec::Vec;

use super::check;
use super::scene::{Random, square};
use crate::memory::Allocator;
use crate::memory::List;
use crate::tree::Frame;
use crate::vector::Vector2D;
use crate::world::Tasks;
use crate::world::index::join::Pair;
use crate::world::index::{Index, Way};

pub(super) struct Model {
    pub(super) index: Index,
    /// The box of each item that is there.
    all: Vec<Option<Frame>>,
}

fn is_some(frame: &Frame) -> bool {
    frame.low.x <= frame.high.x && frame.low.y <= frame.high.y
}

impl Model {
    pub(super) fn new(allocator: Allocator) -> Self {
        Self { index: Index::new(allocator), all: Vec::new() }
    }

    pub(super) fn insert(&mut self, frame: Frame) {
        self.index.try_insert(self.all.len() as u32, frame).expect("memory");
        self.all.push(Some(frame));
    }

    pub(super) fn insert_all(&mut self, frames: &[Frame]) {
        let items: Vec<u32> =
            (self.all.len()..).take(frames.len()).map(|item| item as u32).collect();
        self.index.try_insert_all(&items, |number| frames[number]).expect("memory");
        self.all.extend(frames.iter().copied().map(Some));
    }

    pub(super) fn remove(&mut self, item: usize) {
        let was = self.all.get_mut(item).and_then(Option::take).is_some();
        assert_eq!(self.index.contains(item as u32), was);
        assert_eq!(self.index.remove(item as u32), was);
    }

    pub(super) fn update(&mut self, item: usize, frame: Frame) {
        self.index.update(item as u32, frame);
        self.note(item, frame);
    }

    pub(super) fn set(&mut self, item: usize, frame: Frame) {
        self.index.set(item as u32, frame);
        self.note(item, frame);
    }

    fn note(&mut self, item: usize, frame: Frame) {
        if let Some(Some(old)) = self.all.get_mut(item) {
            *old = frame;
        }
    }

    pub(super) fn refit(&mut self) {
        self.index.refit(&Tasks::default());
    }

    pub(super) fn refit_all(&mut self, moved: impl Fn(usize, Frame) -> Frame) {
        for item in 0..self.all.len() {
            if let Some(frame) = self.all[item] {
                self.set(item, moved(item, frame));
            }
        }
        self.refit();
    }

    /// The items that are there, with boxes of something.
    fn some(&self) -> impl Iterator<Item = (u32, Frame)> + '_ {
        let all = self.all.iter().enumerate();
        all.filter_map(|(item, frame)| Some((item as u32, (*frame)?))).filter(|(_, f)| is_some(f))
    }

    pub(super) fn frames(&self) -> Vec<Frame> {
        self.all.iter().flatten().copied().collect()
    }

    /// Holds that all answers are those of brute force.
    pub(super) fn agrees(&self, what: &str, random: &mut Random) {
        check::is_sound(&self.index);
        for (item, frame) in self.all.iter().enumerate() {
            let is_there = frame.is_some();
            assert_eq!(self.index.contains(item as u32), is_there, "{what}");
            let frame = frame.filter(is_some).unwrap_or(Frame::EMPTY);
            assert_eq!(
                format!("{:?}", self.index.frame(item as u32)),
                format!("{frame:?}"),
                "{what}"
            );
        }
        self.agrees_with_itself(what);
        for _ in 0..20 {
            let frame = self.place(random);
            self.overlaps(&frame, what);
            self.near(&frame, random, what);
            self.on_way(&frame, random, what);
        }
    }

    /// A place to ask about: near one of the items, most times.
    fn place(&self, random: &mut Random) -> Frame {
        let (side, x, y) = (random.below(30) as f32, random.around(30), random.around(30));
        match self.all.get(random.below(self.all.len() + 3)) {
            Some(Some(near)) if near.low.x.is_finite() && near.low.y.is_finite() => {
                square(near.low.x + x, near.low.y + y, side)
            }
            Some(None) => Frame::PLANE,
            _ => square(x, y, side),
        }
    }

    fn agrees_with_itself(&self, what: &str) {
        let all: Vec<_> = self.some().collect();
        let mut expected: Vec<Pair> = Vec::new();
        for (number, (a, frame)) in all.iter().enumerate() {
            let after = all[number + 1..].iter().filter(|(_, other)| frame.meets(other));
            expected.extend(after.map(|(b, _)| [*a, *b]));
        }
        let mut pairs = pairs(&self.index);
        pairs.sort_unstable();
        assert!(pairs == expected, "{what}: {} pairs, not {}", pairs.len(), expected.len());
    }

    fn overlaps(&self, frame: &Frame, what: &str) {
        let expected: Vec<u32> =
            self.some().filter(|(_, own)| own.meets(frame)).map(|(item, _)| item).collect();
        let mut found = Vec::new();
        let inner = Frame { low: frame.low, ..Frame::PLANE };
        let flow = self.index.for_some_overlaps(frame, &inner, |met| {
            for (item, is_inside) in met {
                assert!(self.all[item as usize].is_some_and(|own| inner.holds(&own) == is_inside));
                found.push(item);
            }
            Continue(())
        });
        assert!(flow.is_continue());
        found.sort_unstable();
        assert_eq!(found, expected, "{what} {frame:?}");
        let mut calls = 0;
        let flow = self.index.for_each_overlap(frame, |_| {
            calls += 1;
            Break(())
        });
        assert_eq!((flow.is_break(), calls), (!expected.is_empty(), expected.len().min(1)));
    }

    fn near(&self, frame: &Frame, random: &mut Random, what: &str) {
        let limit = (random.below(200) * random.below(200)) as f64;
        let square =
            |item: u32| self.all[item as usize].map_or(f64::NAN, |own| own.square_to(frame));
        let mut found = Vec::new();
        self.index.for_each_near(frame, limit, |_| (), &mut |item| {
            found.push(item);
            f64::INFINITY
        });
        let within =
            |limit: f64| self.some().map(|(item, _)| item).filter(move |&i| square(i) <= limit);
        holds_between(
            found,
            within(limit),
            within(limit * NEARLY_ONE),
            &format!("{what} {frame:?}"),
        );
        let least = within(f64::INFINITY).map(square).fold(f64::INFINITY, f64::min);
        let mut nearest = f64::INFINITY;
        self.index.for_each_near(frame, f64::INFINITY, |_| (), &mut |item| {
            nearest = nearest.min(square(item));
            nearest
        });
        assert_eq!(nearest, least, "{what} {frame:?}");
    }

    fn on_way(&self, start: &Frame, random: &mut Random, what: &str) {
        let size = 1 + random.below(300);
        let [x, y] = [random.around(size), random.around(size)];
        let way = Way { start: *start, movement: Vector2D::new(x, y) };
        let limit = [0, 1, 2, 4][random.below(4)];
        let met = |room: f64| {
            let all =
                self.some().map(move |(item, own)| (item, entry(start, [x, y], &own, limit, room)));
            all.filter_map(|(item, entry)| Some((item, entry?)))
        };
        let items = |room: f64| met(room).map(|(item, _)| item);
        let part = f64::from(limit as u32) / 4.0;
        let mut found = Vec::new();
        self.index.for_each_on_way(&way, part, |item| {
            found.push(item);
            f64::INFINITY
        });
        holds_between(found, items(1.0), items(NEARLY_ONE), &format!("{what} {way:?} {limit}"));
        let first = met(1.0).map(|(_, entry)| entry).fold(f64::INFINITY, f64::min);
        let mut least = f64::INFINITY;
        self.index.for_each_on_way(&way, part, |item| {
            let entry = met(1.0).find(|(other, _)| *other == item).map(|(_, entry)| entry);
            least = entry.map_or(least, |entry| entry.min(least));
            least
        });
        assert_eq!(least, first, "{what} {way:?}");
    }
}

/// A factor for numbers that may be off by a little of themselves.
const NEARLY_ONE: f64 = 1.0 + 1e-5;

/// Holds that some items are found, each once, and none besides but such as are nearly among them.
fn holds_between(
    mut found: Vec<u32>,
    least: impl Iterator<Item = u32>,
    most: impl Iterator<Item = u32>,
    what: &str,
) {
    let (least, most): (Vec<u32>, Vec<u32>) = (least.collect(), most.collect());
    found.sort_unstable();
    assert!(found.is_sorted_by(|a, b| a < b), "{what}: twice");
    assert!(least.iter().all(|item| found.binary_search(item).is_ok()), "{what}: {least:?}");
    assert!(found.iter().all(|item| most.contains(item)), "{what}: {found:?}");
}

/// The pairs of an index, found in seven parts.
fn pairs(index: &Index) -> Vec<Pair> {
    let mut list = List::new(Allocator::default());
    (0..7).for_each(|part| index.some_pairs(part, 7, &mut list).expect("memory"));
    list.to_vec()
}

/// From which part on a moving box meets another one, if it does within so many quarters of its way: both of
/// whole numbers, so that the quotients are compared as products. Infinite ones are very large.
fn entry(
    start: &Frame,
    movement: [f32; 2],
    other: &Frame,
    quarters: usize,
    room: f64,
) -> Option<f64> {
    let whole = |x: f32| {
        if x.is_finite() { x as i128 } else { i128::from(x > 0.0) * (2 << 60) - (1 << 60) }
    };
    // As quotients: a numerator and a denominator above 0.
    let (mut enter, mut leave) = ((0, 1), (quarters as i128, 4));
    let axes = [
        (start.low.x, start.high.x, movement[0], other.low.x, other.high.x),
        (start.low.y, start.high.y, movement[1], other.low.y, other.high.y),
    ];
    for (low, high, step, from, to) in
        axes.map(|(a, b, step, c, d)| (whole(a), whole(b), whole(step), whole(c), whole(d)))
    {
        let (below, above) = (from - high, to - low);
        if step == 0 && (below > 0 || above < 0) {
            return None;
        }
        if step != 0 {
            let (near, far) = if step > 0 { (below, above) } else { (-above, -below) };
            let step = step.abs();
            enter = if near * enter.1 > enter.0 * step { (near, step) } else { enter };
            leave = if far * leave.1 < leave.0 * step { (far, step) } else { leave };
        }
    }
    let [left, right] = [enter.0 * leave.1, leave.0 * enter.1];
    let is_met = left <= right || (room > 1.0 && left as f64 <= right as f64 * room);
    is_met.then(|| enter.0 as f64 / enter.1 as f64)
}
