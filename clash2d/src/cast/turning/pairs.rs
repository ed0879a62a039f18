//! Pairs of parts of two wholes that may come near each other.
//!
//! A rod around many parts stays away from another one at least as long as it says by the bounds of
//! [`step`](super::step), and none of the parts is near for as long. Of two wholes the larger one is
//! cut, and what is met first is gone on with first, so that little is looked at once a time is known.

use core::ops::Range;

use super::feature::Feature;
use super::motion::{Snapshot, length};
use super::step::{Course, SHORTEST};
use super::whole::Whole;
use crate::distance::place::minus;
use crate::outline::Lane;

/// So few parts are all gone on with: what they do then tells more.
const FEW: usize = 2;

/// Visits the numbers of parts that can't be cut, at least of those that a course does not certainly keep
/// apart up to a time, which the visitor may lessen.
pub(super) fn each_pair(
    wholes: [&Whole<'_>; 2],
    lanes: [&Lane; 2],
    course: &Course,
    mut latest: f64,
    mut visit: impl FnMut([usize; 2]) -> f64,
) {
    if let [Some(a), Some(b)] = [0, 1].map(|whole| wholes[whole].few_in(lanes[whole])) {
        let pairs = a.numbers().iter().flat_map(|i| b.numbers().iter().map(move |j| [*i, *j]));
        pairs.for_each(|pair| _ = visit(pair.map(|number| number as usize)));
        return;
    }
    let feature = |whole: usize, piece: &Piece| wholes[whole].feature(piece.numbers(whole));
    let all = Piece { numbers: wholes.map(Whole::all), time: 0.0 };
    let features = [0, 1].map(|whole| feature(whole, &all));
    let Some(time) = apart_until(course, &features, course.poses(0.0), [0.0, latest]) else {
        return;
    };
    let mut pending = Pending::new();
    pending.push(Piece { time, ..all });
    while let Some(piece) = pending.pop() {
        if piece.time > latest {
            continue;
        }
        let features = [0, 1].map(|whole| feature(whole, &piece));
        let Some(cut) = piece.larger(&features) else {
            latest = visit(piece.numbers.map(|[start, _]| start as usize));
            continue;
        };
        let first = pending.count;
        wholes[cut].each_part(piece.numbers(cut), lanes[cut], |part| {
            let mut part_of = piece;
            part_of.numbers[cut] = part;
            pending.push(part_of);
        });
        if pending.count - first > FEW {
            let poses = course.poses(piece.time);
            pending.update_from(first, |piece| {
                let mut features = features;
                features[cut] = feature(cut, piece);
                apart_until(course, &features, poses, [piece.time, latest])
            });
        }
    }
}

/// Until when two features, which are apart until a time, are certainly not near each other; None if
/// that is so up to the latest one.
fn apart_until(
    course: &Course,
    features: &[Feature; 2],
    poses: [Snapshot; 2],
    [from, latest]: [f64; 2],
) -> Option<f64> {
    /// How often it pays to go on with the same ones.
    const PATIENCE: u32 = 4;
    let (mut time, mut poses) = (from, poses);
    for turn in 0..PATIENCE {
        if turn > 0 {
            poses = course.poses(time);
        }
        let safe = course.features_apart(features, &poses, latest - time);
        if safe < SHORTEST {
            break;
        }
        time += safe;
        if time > latest {
            return None;
        }
    }
    Some(time)
}

/// How large a feature is; a rail can't be cut.
fn size(feature: &Feature) -> f64 {
    match feature {
        Feature::Rod(rod) => rod.reach + length(minus(rod.arms[1], rod.arms[0])),
        Feature::Rail(_) => 0.0,
    }
}

/// A part of each of two wholes, and until when they are certainly apart.
#[derive(Clone, Copy)]
struct Piece {
    numbers: [[u32; 2]; 2],
    time: f64,
}

impl Piece {
    fn numbers(&self, whole: usize) -> Range<usize> {
        let [start, end] = self.numbers[whole];
        start as usize..end as usize
    }

    /// The part to cut, of which the features are around; None if there is one of each only.
    fn larger(&self, features: &[Feature; 2]) -> Option<usize> {
        match [0, 1].map(|whole| self.numbers(whole).len() > 1) {
            [true, true] => Some(usize::from(size(&features[1]) > size(&features[0]))),
            [true, false] => Some(0),
            [false, true] => Some(1),
            [false, false] => None,
        }
    }
}

/// What is still to be looked at.
struct Pending {
    pieces: [Piece; Self::MOST],
    count: usize,
}

impl Pending {
    /// Each of two wholes of up to 2^32 edges is cut into eight parts twelve times at most, and all parts
    /// but the one that is cut wait.
    const MOST: usize = 2 * 12 * 7 + 1;

    fn new() -> Self {
        Self { pieces: [Piece { numbers: [[0; 2]; 2], time: 0.0 }; Self::MOST], count: 0 }
    }

    fn push(&mut self, piece: Piece) {
        if let Some(place) = self.pieces.get_mut(self.count) {
            *place = piece;
            self.count += 1;
        }
    }

    fn pop(&mut self) -> Option<Piece> {
        self.count = self.count.checked_sub(1)?;
        Some(self.pieces[self.count])
    }

    /// Takes the times of the latest pieces, and those without one away; the first ones in time are
    /// looked at next.
    fn update_from(&mut self, first: usize, time: impl Fn(&Piece) -> Option<f64>) {
        let mut count = first;
        for number in first..self.count {
            let piece = self.pieces[number];
            if let Some(time) = time(&piece) {
                self.pieces[count] = Piece { time, ..piece };
                count += 1;
            }
        }
        self.count = count;
        self.pieces[first..count].sort_unstable_by(|a, b| b.time.total_cmp(&a.time));
    }
}
