//! How two figures lie to each other, as sets.

use super::figure::Figure;
use super::plane::{Location, Piece, Pose, Sample, Scope, around, skeleton};

/// How two sets lie to each other. The earlier of two that hold is meant.
///
/// The border of a set with an area is where it ends: not where a polygon's edges, or what is
/// rounded, have it on both sides. Of a segment, an arc and an open chain without radius it is their ends. Other sets have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Relation {
    /// No common point.
    Disjoint,
    /// The same points.
    Equal,
    /// The first is part of the second, and keeps clear of its border.
    AInsideB,
    /// The first is part of the second.
    AInsideBTouching,
    /// The second is part of the first, and keeps clear of its border.
    BInsideA,
    /// The second is part of the first.
    BInsideATouching,
    /// Points in common, but none that belongs to no border.
    Touching,
    /// Points in common that belong to neither border.
    Overlapping,
}

/// The most curves with which the answer doesn't take too long.
const MANY: usize = 400;

/// How two figures lie to each other.
///
/// None where sines and cosines leave it in doubt, with too many curves, and for groups of several
/// members where the answer depends on what their common border is.
pub fn relate(a: &Figure, b: &Figure) -> Option<Relation> {
    Scope::ask([a, b], &[], |scope| {
        let [a, b] = [a, b].map(|figure| Piece::all_of(figure, &Pose::still()));
        let pieces: Vec<&Piece> = a.iter().chain(&b).collect();
        if pieces.iter().map(|piece| piece.curves(scope).len()).sum::<usize>() > MANY {
            return None;
        }
        let mut evidence = Evidence::default();
        let (vertices, runs) = skeleton(&pieces, scope);
        let mut add = |sample: &Sample, around: &dyn Fn() -> Vec<Sample>| {
            let locations = [&a, &b].map(|pieces| locate(pieces, sample, around, scope));
            evidence.add(locations, sample.beside);
        };
        for vertex in &vertices {
            add(vertex, &|| around(vertex, &runs, scope));
        }
        for run in &runs {
            add(&run.middle, &|| run.sides.clone());
            run.sides.iter().for_each(|side| add(side, &Vec::new));
        }
        let relation = evidence.relation();
        evidence.is_clear(relation, [&a, &b].map(|pieces| Border::of(pieces))).then_some(relation)
    })
    .flatten()
}

/// Where a sample lies, by what is next to it where that matters.
fn locate(
    pieces: &[Piece],
    sample: &Sample,
    around: &dyn Fn() -> Vec<Sample>,
    scope: &Scope,
) -> Location {
    let locate = |piece: &Piece| match piece.locate(sample, scope) {
        Location::Border if piece.may_have_seams() && piece.holds_all(&around(), scope) => {
            Location::Inside
        }
        location => location,
    };
    pieces.iter().map(locate).max().unwrap_or(Location::Outside)
}

/// How sure the border of a figure is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    /// There is one member.
    Told,
    /// Members of one dimension: perhaps some of their border is within the union.
    Partly,
    /// Members of several dimensions.
    Untold,
}

impl Border {
    fn of(pieces: &[Piece]) -> Self {
        let mut dimensions = pieces.iter().map(Piece::dimension);
        let first = dimensions.next();
        match pieces.len() {
            0 | 1 => Self::Told,
            _ if dimensions.all(|dimension| Some(dimension) == first) => Self::Partly,
            _ => Self::Untold,
        }
    }
}

/// Which combinations of locations there are.
#[derive(Default)]
struct Evidence {
    seen: [[bool; 3]; 3],
    /// Whether both have an area in common.
    common_area: bool,
}

impl Evidence {
    fn add(&mut self, [a, b]: [Location; 2], is_area: bool) {
        self.seen[a as usize][b as usize] = true;
        self.common_area |= is_area && a == Location::Inside && b == Location::Inside;
    }

    fn relation(&self) -> Relation {
        let [out, border, inside] = [0, 1, 2];
        let seen = |a: usize, b: usize| self.seen[a][b];
        let only_a = seen(border, out) || seen(inside, out);
        let only_b = seen(out, border) || seen(out, inside);
        let common = [border, inside].into_iter().any(|a| seen(a, border) || seen(a, inside));
        if !common {
            return Relation::Disjoint;
        }
        match (only_a, only_b) {
            (false, false) => Relation::Equal,
            (false, true) if seen(border, border) || seen(inside, border) => {
                Relation::AInsideBTouching
            }
            (false, true) => Relation::AInsideB,
            (true, false) if seen(border, border) || seen(border, inside) => {
                Relation::BInsideATouching
            }
            (true, false) => Relation::BInsideA,
            _ if seen(inside, inside) => Relation::Overlapping,
            _ => Relation::Touching,
        }
    }

    /// Whether the answer is the same however the border of several members is told.
    fn is_clear(&self, relation: Relation, [a, b]: [Border; 2]) -> bool {
        let told = a == Border::Told && b == Border::Told;
        match relation {
            Relation::Disjoint | Relation::Equal => true,
            Relation::AInsideB => b != Border::Untold,
            Relation::BInsideA => a != Border::Untold,
            Relation::AInsideBTouching => b == Border::Told,
            Relation::BInsideATouching => a == Border::Told,
            Relation::Touching => told,
            Relation::Overlapping => told || self.common_area,
        }
    }
}
