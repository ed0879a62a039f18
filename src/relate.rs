//! How two shapes lie to each other.

#![forbid(unsafe_code)]

use crate::any::Shape;
use crate::border::{Beside, Figure, Find, Labelled, anchor, walk};
use crate::collide::forms_collide;
use crate::exact::ball::Ball;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::outline::minus;

/// How two shapes lie to each other, as sets of points.
///
/// What has an area consists of its border and its interior; of a segment or an open chain without a
/// radius the ends take the place of the border, and a point, a line and a closed chain have none.
#[repr(u32)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Relation {
    /// They share no point, or one of them is empty.
    #[default]
    Disjoint = 0,
    /// They share points, but no interior ones, and neither contains the other.
    Touching = 1,
    /// They share interior points, and neither contains the other.
    Overlapping = 2,
    /// All of a belongs to the interior of b.
    AInsideB = 3,
    /// All of a belongs to b, and some of it to the border of b.
    AInsideBTouching = 4,
    /// All of b belongs to the interior of a.
    BInsideA = 5,
    /// All of b belongs to a, and some of it to the border of a.
    BInsideATouching = 6,
    /// They consist of the same points.
    Equal = 7,
}

/// How two shapes lie to each other: apart, touching, overlapping, one inside the other, or equal.
///
/// Exact as [`collide`](crate::collide) is; what a root, a sine or a cosine leaves undecided at 2^-100
/// is taken for equal. O(n m (n + m)) for n and m vertices, but that is rare: pieces of the
/// borders that are apart cost next to nothing.
///
/// ```
/// use clash2d::{Circle, Rectangle, Relation, Vector2D, relate};
///
/// let room = Rectangle::new(Vector2D::ZERO, Vector2D::new(8.0, 6.0));
/// let ball = Circle::new(Vector2D::new(2.0, 3.0), 2.0);
/// assert_eq!(relate(&ball.into(), &room.into()), Relation::AInsideBTouching);
/// ```
pub fn relate(a: &Shape<'_>, b: &Shape<'_>) -> Relation {
    let (a, b) = (a.form(), b.form());
    if !forms_collide(a, b) {
        return Relation::Disjoint;
    }
    let anchor = anchor(a).or_else(|| anchor(b)).unwrap_or_default();
    let figures = Figure::of(a, anchor).zip(Figure::of(b, anchor));
    figures.map_or(Relation::Touching, |(a, b)| Found::of(&a, &b).relation())
}

/// Whether every point of `b` is one of `a`; no if one of them is empty.
pub fn contains(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    use Relation::{BInsideA, BInsideATouching, Equal};
    matches!(relate(a, b), BInsideA | BInsideATouching | Equal)
}

/// What was found along the borders of two shapes that share a point.
#[derive(Clone, Copy, Default)]
struct Found {
    /// Whether they share interior points.
    overlaps: bool,
    /// Whether points of a are none of b, and the other way round.
    leaves: [bool; 2],
    /// Whether points of a lie on the border of b, and the other way round.
    touches: [bool; 2],
}

impl Found {
    fn of(a: &Figure<'_>, b: &Figure<'_>) -> Self {
        let mut found = Self::default();
        found.go_around(a, b, 0);
        found.go_around(b, a, 1);
        found
    }

    /// Goes along the border of the figure with a number.
    fn go_around(&mut self, own: &Figure<'_>, other: &Figure<'_>, number: usize) {
        match own.dimension() {
            0 => self.joined(point_found(own, other, number)),
            _ => {
                own.any_piece::<Near>(|label| {
                    let near = piece_found(own, &label, other, number);
                    let found = near.unwrap_or_else(|| carefully(own, label.index, other, number));
                    self.joined(found);
                    Some(false)
                });
            }
        }
    }

    fn joined(&mut self, other: Self) {
        self.overlaps |= other.overlaps;
        for number in 0..2 {
            self.leaves[number] |= other.leaves[number];
            self.touches[number] |= other.touches[number];
        }
    }

    fn relation(self) -> Relation {
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

/// Along the piece with an index, in hundreds of bits.
#[cold]
#[inline(never)]
fn carefully(own: &Figure<'_>, index: u32, other: &Figure<'_>, number: usize) -> Found {
    let mut found = Found::default();
    own.any_piece::<Ball>(|label| {
        if label.index != index {
            return Some(false);
        }
        found = piece_found(own, &label, other, number).unwrap_or_default();
        Some(true)
    });
    found
}

/// A point, and what it is to the other figure.
fn point_found(own: &Figure<'_>, other: &Figure<'_>, number: usize) -> Found {
    settle!(R => {
        let place = own.point::<R>();
        place.map_or(Some(Found::default()), |place| {
            let beside = other.beside(place, [R::new(1.0), R::new(0.0)])?;
            let is_border = is_on_border(other, place, beside)?;
            let mut found = Found::default();
            found.leaves[number] = !beside.is_covered();
            found.touches[number] = is_border;
            // What is more than a point has points elsewhere.
            found.leaves[1 - number] = other.dimension() > 0;
            found.overlaps = beside.is_covered() && !is_border;
            Some(found)
        })
    })
}

/// Whether a place beside which something is known lies on the border of a figure.
fn is_on_border<R: Real>(figure: &Figure<'_>, place: [R; 2], beside: Beside) -> Option<bool> {
    match figure.dimension() {
        0 => Some(false),
        1 => is_end(figure, place),
        _ => Some(beside.is_on),
    }
}

/// Whether a place is an end of a figure without area.
fn is_end<R: Real>(figure: &Figure<'_>, place: [R; 2]) -> Option<bool> {
    for end in figure.ends::<R>().into_iter().flatten() {
        let [x, y] = minus(end, place);
        if x.sign()?.is_eq() && y.sign()?.is_eq() {
            return Some(true);
        }
    }
    Some(false)
}

/// Along a piece of a border.
fn piece_found<R: Real>(
    own: &Figure<'_>,
    label: &Labelled<R>,
    other: &Figure<'_>,
    number: usize,
) -> Option<Found> {
    let mut found = Found::default();
    walk(own, label, other, |find| {
        match find {
            Find::Dot(place) => found.add_dot(own, other, place, number)?,
            Find::Cut(cut) => found.add_cut(own, other, label.piece.at(cut), number)?,
            Find::Part(part) => {
                let [place, direction] = part.sample();
                let own_beside = own.beside_own(label, place, direction)?;
                if own_beside == Beside::INSIDE {
                    // Not border at all: other points of the shape cover it.
                    return Some(());
                }
                let other_beside = other.beside(place, direction)?;
                found.add_part(own, other, own_beside, other_beside, number);
            }
        }
        Some(())
    })?;
    Some(found)
}

impl Found {
    /// A common point of both borders, or of what has no area.
    fn add_cut<R: Real>(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        place: [R; 2],
        number: usize,
    ) -> Option<()> {
        let is_border = |figure: &Figure<'_>| match figure.dimension() {
            1 => is_end(figure, place),
            _ if !figure.may_cover_itself() => Some(true),
            _ => {
                let beside = figure.beside(place, [R::new(1.0), R::new(0.0)])?;
                Some(beside.is_on)
            }
        };
        let (own_border, other_border) = (is_border(own)?, is_border(other)?);
        self.touches[number] |= other_border;
        self.touches[1 - number] |= own_border;
        self.overlaps |= !own_border && !other_border;
        Some(())
    }

    /// A point that is a piece of the own border.
    fn add_dot<R: Real>(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        place: [R; 2],
        number: usize,
    ) -> Option<()> {
        let there = other.beside(place, [R::new(1.0), R::new(0.0)])?;
        self.leaves[number] |= !there.is_covered();
        self.touches[number] |= is_on_border(other, place, there)?;
        self.touches[1 - number] |= there.is_covered() && own.dimension() == 2;
        Some(())
    }

    /// A part of the own border.
    fn add_part(
        &mut self,
        own: &Figure<'_>,
        other: &Figure<'_>,
        beside: Beside,
        there: Beside,
        number: usize,
    ) {
        let is_flat = |figure: &Figure<'_>| figure.dimension() == 1;
        self.leaves[number] |=
            !there.is_covered() || (beside.left && !there.left) || (beside.right && !there.right);
        self.leaves[1 - number] |= (there.left && !beside.left) || (there.right && !beside.right);
        self.overlaps |= (beside.left && there.left)
            || (beside.right && there.right)
            || (is_flat(own) && there == Beside::INSIDE)
            || (is_flat(own) && is_flat(other) && there.is_on);
        self.touches[number] |= there.is_on && !is_flat(other);
        self.touches[1 - number] |= there.is_covered() && !is_flat(own);
    }
}
