//! What the borders of two shapes tell, part by part: the relation of any two shapes.

use super::Relation;
use crate::arrange::{Beside, Figure, Find, Id, Labelled, Part, Walk};
use crate::exact::ball::{Ball, Fine};
use crate::exact::real::{Real, Tight};
use crate::exact::settle::settle;

/// What was found along the borders of two shapes that share a point.
#[derive(Clone, Copy, Default)]
pub(super) struct Found {
    /// Whether they share interior points.
    overlaps: bool,
    /// Whether points of a are none of b, and the other way round.
    leaves: [bool; 2],
    /// Whether points of a lie on the border of b, and the other way round.
    touches: [bool; 2],
}

impl Found {
    pub(super) fn of(a: &Figure<'_>, b: &Figure<'_>) -> Self {
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
                let leaves = [a.leaves(&b.bounds()), b.leaves(&a.bounds())];
                let mut found = Self { leaves, ..Self::default() };
                let mut ways = [(a, b, 0, Doubts::default()), (b, a, 1, Doubts::default())];
                for (own, other, number, doubts) in &mut ways {
                    found.go_around(own, other, *number, doubts);
                }
                for (own, other, number, doubts) in &ways {
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
        if self.is_final() {
            return;
        }
        own.any_piece_near::<Tight>(other.bounds(), |label| {
            if self.add_piece(own, label, other, number).is_none() {
                doubts.note(label.id);
            }
            Some(self.is_final())
        });
    }

    /// Goes along these pieces again, in hundreds of bits.
    fn go_again(&mut self, own: &Figure<'_>, other: &Figure<'_>, number: usize, doubts: &Doubts) {
        if self.is_final() || doubts.count == 0 {
            return;
        }
        let mut next = 0;
        own.any_piece_near::<Tight>(other.bounds(), |label| {
            let is_doubtful = match doubts.first.get(next) {
                Some(id) => next < doubts.count && *id == label.id,
                None => self.add_piece(own, label, other, number).is_none(),
            };
            if is_doubtful {
                next += 1;
                carefully(self, own, label, other, number);
            }
            Some(self.is_final() || next == doubts.count)
        });
    }

    /// Whether nothing can change the relation any more.
    fn is_final(&self) -> bool {
        self.overlaps && self.leaves == [true; 2]
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

/// Along a piece, in hundreds of bits.
#[cold]
#[inline(never)]
fn carefully(
    found: &mut Found,
    own: &Figure<'_>,
    label: &Labelled<Tight>,
    other: &Figure<'_>,
    number: usize,
) {
    if found.add_again::<Ball>(own, label, other, number).is_none() {
        let _ = found.add_again::<Fine>(own, label, other, number);
    }
}

/// The points that a figure consists of, and what they are to the other one.
fn points_found(own: &Figure<'_>, other: &Figure<'_>, number: usize) -> Found {
    let bounds = other.bounds();
    settle!(R => {
        let mut found = Found::default();
        found.leaves[number] = own.leaves(&bounds);
        own.any_point::<R>(&bounds, &mut |place| {
            let beside = other.beside(place, [R::new(1.0), R::new(0.0)])?;
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
    /// [`add_piece`](Self::add_piece) in other numbers.
    #[inline(never)]
    fn add_again<R: Real>(
        &mut self,
        own: &Figure<'_>,
        label: &Labelled<Tight>,
        other: &Figure<'_>,
        number: usize,
    ) -> Option<()> {
        let label = own.again::<R>(label);
        self.add_piece(own, label.as_ref()?, other, number)
    }

    /// Adds what is certain along a piece of a border; None if there is more.
    #[inline(never)]
    fn add_piece<R: Real>(
        &mut self,
        own: &Figure<'_>,
        label: &Labelled<R>,
        other: &Figure<'_>,
        number: usize,
    ) -> Option<()> {
        let (mut is_certain, mut is_cut, mut last) = (true, false, None);
        let walk = Walk { own, label, other, within: other.bounds() };
        walk.first(|find| {
            match find {
                Find::Dot(place) => self.add_dot(own, other, place, number)?,
                Find::Cut(cut) if label.is_flat() => {
                    let added = self.add_cut(own, other, cut.point(&label.piece), number);
                    is_certain &= added.is_some();
                }
                Find::Cut(_) => {
                    is_cut = true;
                    if let Some(part) = &last {
                        self.add_end(own, label, part, number)?;
                    }
                }
                Find::Part(part) => {
                    if core::mem::take(&mut is_cut) {
                        self.add_end(own, label, &part, number)?;
                    }
                    last = Some(part);
                    self.add_sample(own, label, other, part.sample(), number)?;
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
    fn add_end<R: Real>(
        &mut self,
        own: &Figure<'_>,
        label: &Labelled<R>,
        part: &Part<'_, R>,
        number: usize,
    ) -> Option<()> {
        if self.may_touch(1 - number) {
            let [place, direction] = part.sample();
            let beside = own.beside_own(label, place, direction)?;
            self.touches[1 - number] |= beside.is_on && !beside.is_flat;
        }
        Some(())
    }

    /// A point between two cuts, which stands for all of them.
    #[inline(never)]
    fn add_sample<R: Real>(
        &mut self,
        own: &Figure<'_>,
        label: &Labelled<R>,
        other: &Figure<'_>,
        [place, direction]: [[R; 2]; 2],
        number: usize,
    ) -> Option<()> {
        let own_beside = || own.beside_own(label, place, direction);
        let other_beside = || other.beside_other(own.on(label)?, place, direction);
        if self.leaves[number] && self.overlaps {
            // Only what is border may tell something of the other figure.
            let beside = own_beside()?;
            if beside.is_on || beside.is_flat {
                self.add_part(beside, other_beside()?, number);
            }
            return Some(());
        }
        let there = other_beside()?;
        if there.is_covered() {
            self.add_part(own_beside()?, there, number);
        }
        self.leaves[number] |= !there.is_covered();
        Some(())
    }

    /// A point of the other border on a piece without area.
    #[inline(never)]
    fn add_cut<R: Real>(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        place: [R; 2],
        number: usize,
    ) -> Option<()> {
        // A point of a simple border is border.
        let is_border = |figure: &Figure<'_>| {
            let is_simple = figure.dimension == 2 && !figure.may_cover_itself();
            if is_simple { Some(true) } else { figure.is_border(place) }
        };
        self.add_common([is_border(own)?, is_border(other)?], number);
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
    fn add_dot<R: Real>(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        place: [R; 2],
        number: usize,
    ) -> Option<()> {
        let there = other.beside(place, [R::new(1.0), R::new(0.0)])?;
        self.leaves[number] |= !there.is_covered();
        if there.is_covered() {
            self.add_common([own.is_border(place)?, other.is_border(place)?], number);
        }
        Some(())
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
