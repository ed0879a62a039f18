//! What the borders of two shapes tell, part by part: the relation of any two shapes.

use super::Relation;
use crate::arrange::{Beside, Cut, Figure, Find, Id, Part, Walk};
use crate::exact::real::{Only, Real, Tight};
use crate::exact::settle::settle;
use crate::outline::Spot;

/// What was found along the borders of two shapes that share a point.
#[derive(Clone, Copy, Default)]
pub(super) struct Found {
    /// Whether they share interior points.
    overlaps: bool,
    /// Whether points of a are none of b, and the other way round.
    leaves: [bool; 2],
    /// Whether points of a lie on the border of b, and the other way round.
    touches: [bool; 2],
    /// Whether all points that they share are known.
    is_complete: bool,
}

impl Found {
    pub(super) fn of(a: &Figure<'_>, b: &Figure<'_>) -> Self {
        let leaves = [a.leaves(&b.bounds()), b.leaves(&a.bounds())];
        Self { leaves, ..Self::default() }.completed(a, b)
    }

    /// As if all were known but whether they share interior points, so that the first one ends the search.
    pub(super) fn of_interiors(a: &Figure<'_>, b: &Figure<'_>) -> Self {
        Self { leaves: [true; 2], touches: [true; 2], ..Self::default() }.completed(a, b)
    }

    /// Whether they share interior points.
    pub(super) fn overlaps(self) -> bool {
        self.overlaps
    }

    /// With all that the borders tell.
    fn completed(self, a: &Figure<'_>, b: &Figure<'_>) -> Self {
        match (a.dimension, b.dimension) {
            (0, 0) => {
                let mut found = points_found(a, b, 0);
                found.joined(points_found(b, a, 1));
                found
            }
            (0, _) => points_found(a, b, 0),
            (_, 0) => points_found(b, a, 1),
            _ => {
                // First what f64 is certain about: often that is enough.
                let mut found = self;
                let mut ways = [(a, b, 0, Doubts::default()), (b, a, 1, Doubts::default())];
                if b.dimension < a.dimension {
                    ways.swap(0, 1);
                }
                for (own, other, number, doubts) in &mut ways {
                    found.go_around(own, other, *number, doubts);
                    // What has no area is all border, which shows whatever it shares.
                    found.is_complete |=
                        own.dimension < 2 && found.go_again(own, other, *number, doubts);
                }
                for (own, other, number, doubts) in &mut ways {
                    found.go_again(own, other, *number, doubts);
                }
                found
            }
        }
    }

    /// Goes along the border of the figure with a number, until nothing more can be learned; notes the pieces
    /// about which f64 is in doubt.
    fn go_around(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        number: usize,
        doubts: &mut Doubts,
    ) {
        if self.is_final(number) {
            return;
        }
        own.any_piece_near(other.bounds(), Only, None, |label| {
            if self.add_piece(&Walk::quickly(own, label, other), number).is_none() {
                doubts.note(label.id);
            }
            Some(self.is_final(number))
        });
    }

    /// Goes along these pieces again, and settles what is in doubt; whether nothing is any more.
    fn go_again(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        number: usize,
        doubts: &mut Doubts,
    ) -> bool {
        let doubts = core::mem::take(doubts);
        if self.is_final(number) || doubts.count == 0 {
            return true;
        }
        let (mut next, mut is_certain) = (0, true);
        own.any_piece_near(other.bounds(), Only, None, |label| {
            let is_doubtful = match doubts.first.get(next) {
                Some(id) => next < doubts.count && *id == label.id,
                None => self.add_piece(&Walk::quickly(own, label, other), number).is_none(),
            };
            if is_doubtful {
                next += 1;
                is_certain &= self.add_piece(&Walk::exactly(own, label, other), number).is_some();
            }
            Some(self.is_final(number) || next == doubts.count)
        });
        is_certain
    }

    /// Whether nothing of the border of the figure with a number can change the relation any more.
    fn is_final(&self, number: usize) -> bool {
        self.leaves[number] && (self.is_complete || (self.overlaps && self.leaves[1 - number]))
    }

    fn joined(&mut self, other: Self) {
        self.overlaps |= other.overlaps;
        for number in 0..2 {
            self.leaves[number] |= other.leaves[number];
            self.touches[number] |= other.touches[number];
        }
    }

    pub(super) fn relation(self) -> Relation {
        match (self.leaves, self.touches) {
            ([false, false], _) => Relation::Equal,
            ([false, true], [false, _]) => Relation::AInsideB,
            ([false, true], [true, _]) => Relation::AInsideBTouching,
            ([true, false], [_, false]) => Relation::BInsideA,
            ([true, false], [_, true]) => Relation::BInsideATouching,
            _ if self.overlaps => Relation::Overlapping,
            _ => Relation::Touching,
        }
    }
}

/// Pieces about which f64 is in doubt, in the order in which they come.
#[derive(Default)]
struct Doubts {
    first: [Id; 32],
    /// How many there are, which may be more.
    count: usize,
}

impl Doubts {
    fn note(&mut self, id: Id) {
        if let Some(place) = self.first.get_mut(self.count) {
            *place = id;
        }
        self.count += 1;
    }
}

/// The points that a figure consists of, and what they are to the other one.
fn points_found(own: &Figure<'_>, other: &Figure<'_>, number: usize) -> Found {
    let bounds = other.bounds();
    settle!(R, run from Tight => {
        let mut found = Found::default();
        found.leaves[number] = own.leaves(&bounds);
        own.any_point::<R>(&bounds, run, &mut |place| {
            let beside = other.beside(place, [R::new_in(1.0, run), R::new_in(0.0, run)])?;
            let is_border = beside.is_covered() && other.is_border(place)?;
            found.leaves[number] |= !beside.is_covered();
            found.touches[number] |= is_border;
            found.overlaps |= beside.is_covered() && !is_border;
            Some(false)
        })?;
        // What is more than points has points elsewhere.
        found.leaves[1 - number] = other.dimension > 0;
        Some(found)
    })
}

impl Found {
    /// Adds what is certain along a piece of a border; None if there is more.
    #[inline(never)]
    fn add_piece(&mut self, walk: &Walk<'_>, number: usize) -> Option<()> {
        if walk.is_hidden() {
            return Some(());
        }
        let (mut is_certain, mut is_cut, mut last) = (true, false, None);
        walk.first(|find| {
            match find {
                Find::Dot(spot) => self.add_dot(walk, spot, number),
                Find::Cut(cut, there) if walk.label.is_flat() => {
                    let members = [(false, walk.label.id.member), (true, there)];
                    let borders = members.map(|(is_other, on)| is_border(walk, &cut, is_other, on));
                    match borders {
                        [Some(own), Some(other)] => self.add_common([own, other], number),
                        _ => is_certain = false,
                    }
                }
                Find::Cut(..) => {
                    is_cut = true;
                    if let Some(part) = &last {
                        self.add_end(part, number)?;
                    }
                }
                Find::Part(part) => {
                    if core::mem::take(&mut is_cut) {
                        self.add_end(&part, number)?;
                    }
                    last = Some(part);
                    self.add_sample(&part, number)?;
                }
                Find::Shown => (is_cut, last) = (false, None),
                Find::Outside => self.leaves[number] = true,
            }
            Some(())
        })?;
        is_certain.then_some(())
    }

    /// Whether it matters if points of the figure with a number lie on the other border.
    fn may_touch(&self, number: usize) -> bool {
        !self.leaves[number] && !self.touches[number]
    }

    /// The end of a part of the border of an area, where the other border is: a border point, too, if the
    /// part consists of such. If not, other pieces that meet there tell whether it is one.
    #[inline(never)]
    fn add_end(&mut self, part: &Part<'_>, number: usize) -> Option<()> {
        if self.may_touch(1 - number) {
            let beside = part.beside(false)?;
            self.touches[1 - number] |= beside.is_on && !beside.is_flat;
        }
        Some(())
    }

    /// A part between two cuts, all points of which are alike.
    #[inline(never)]
    fn add_sample(&mut self, part: &Part<'_>, number: usize) -> Option<()> {
        if self.leaves[number] && self.overlaps {
            // Only what is border may tell something of the other figure.
            let beside = part.beside(false)?;
            if beside.is_on || beside.is_flat {
                self.add_part(beside, part.beside(true)?, number);
            }
            return Some(());
        }
        let there = part.beside(true)?;
        if there.is_covered() {
            self.add_part(part.beside(false)?, there, number);
        }
        self.leaves[number] |= !there.is_covered();
        Some(())
    }

    /// A point of both figures, by whether it is border of the own one and of the other one.
    fn add_common(&mut self, [own, other]: [bool; 2], number: usize) {
        self.touches[number] |= other;
        self.touches[1 - number] |= own;
        self.overlaps |= !own && !other;
    }

    /// A point that is a piece of the own border.
    #[inline(never)]
    fn add_dot(&mut self, walk: &Walk<'_>, spot: Spot, number: usize) {
        let Walk { own, other, .. } = *walk;
        let found = settle!(R, run from Tight => {
            let place = spot.seen_in::<R>(own.anchor, run);
            let there = other.beside(place, [R::new_in(1.0, run), R::new_in(0.0, run)])?;
            let is_border = |figure: &Figure<'_>| {
                if there.is_covered() { figure.is_border(place) } else { Some(false) }
            };
            Some((there.is_covered(), [is_border(own)?, is_border(other)?]))
        });
        let (is_covered, borders) = found;
        self.leaves[number] |= !is_covered;
        if is_covered {
            self.add_common(borders, number);
        }
    }

    /// A part of the own border.
    fn add_part(&mut self, beside: Beside, there: Beside, number: usize) {
        self.leaves[number] |=
            !there.is_covered() || (beside.left && !there.left) || (beside.right && !there.right);
        self.leaves[1 - number] |= (there.left && !beside.left) || (there.right && !beside.right);
        self.overlaps |= (beside.left && there.left)
            || (beside.right && there.right)
            || (beside.is_flat && (there.is_flat || there == Beside::INSIDE));
        self.touches[number] |= there.is_on && !there.is_flat;
        self.touches[1 - number] |= there.is_covered() && beside.is_on && !beside.is_flat;
    }
}

/// Whether a cut is border of the own figure or of the other one. A point of a simple border is one.
fn is_border(walk: &Walk<'_>, cut: &Cut<Tight>, is_other: bool, on: u32) -> Option<bool> {
    let figure = if is_other { walk.other } else { walk.own };
    let is_simple = figure.dimension == 2 && !figure.may_cover_itself();
    if is_simple && !figure.is_straight { Some(true) } else { walk.is_border(cut, is_other, on) }
}
