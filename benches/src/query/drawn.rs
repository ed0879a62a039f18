//! Cases for the exactness of questions about prebuilt shapes, with the exact answers.

use clash2d_oracle::Rng;
use clash2d_oracle::any::{Distribution, Figure, Kind, Pair, cast, collide, draw, draw_pair, ray};

use super::part::{Part, Piece, Subject};
use super::row::{Question, Row};

/// Two subjects, and whether they meet.
pub struct Drawn {
    /// The subjects.
    pub pair: [Subject; 2],
    /// The exact answer.
    pub truth: bool,
}

/// The most vertices that a convex polygon of a peer may have.
const MOST: usize = 8;

/// What adjacent cases are made from.
const SMOOTH: [Distribution; 4] =
    [Distribution::Uniform, Distribution::Grid, Distribution::Far, Distribution::Angles];

/// The next random case.
pub fn next(row: &Row, distribution: Distribution, rng: &mut Rng) -> Drawn {
    loop {
        let drawn = match distribution {
            Distribution::Adjacent => adjacent(row, rng),
            _ => pair(row, distribution, rng),
        };
        let decided = drawn.and_then(|pair| Some((truth(row, &pair)?, pair)));
        if let Some((truth, pair)) = decided {
            return Drawn { pair, truth };
        }
    }
}

/// None where the oracle abstains.
fn truth(row: &Row, [a, b]: &[Subject; 2]) -> Option<bool> {
    if !a.figure.is_valid() || !b.figure.is_valid() {
        return Some(false);
    }
    match (row.question, &a.figure) {
        (Question::Cast, Figure::Point { at }) => {
            ray(&b.figure, *at, a.movement).map(|way| way.is_some())
        }
        (Question::Cast, _) => {
            cast(&a.figure, a.movement, &b.figure, b.movement).map(|time| time.is_some())
        }
        _ => collide(&a.figure, &b.figure),
    }
}

/// None where what was drawn is no such piece.
fn pair(row: &Row, distribution: Distribution, rng: &mut Rng) -> Option<[Subject; 2]> {
    let pieces = row.parts.map(Part::piece);
    let [a, b] = draw_pair(pieces.map(kind), distribution, rng);
    let (a, b) = (fitted(pieces[0], a)?, fitted(pieces[1], b)?);
    let movement = match row.parts[0] {
        Part::Still(_) => [0.0; 2],
        _ => way(&a, &b, distribution, rng),
    };
    Some([Subject { movement, ..Subject::still(a) }, Subject::still(b)])
}

/// To a point of the other one, or anywhere.
fn way(a: &Figure, b: &Figure, distribution: Distribution, rng: &mut Rng) -> Pair {
    let anywhere = draw(Kind::Point, distribution, rng).points()[0];
    let goal = if rng.bool() { b.points()[0] } else { anywhere };
    let start = a.points()[0];
    [0, 1].map(|axis| match goal[axis] - start[axis] {
        way if way.is_nan() => 0.0,
        way => way.clamp(f32::MIN, f32::MAX),
    })
}

fn kind(piece: Piece) -> Kind {
    match piece {
        Piece::Point => Kind::Point,
        Piece::Segment => Kind::Segment,
        Piece::Circle => Kind::Circle,
        Piece::Rectangle => Kind::Rectangle,
        Piece::OrientedRectangle => Kind::Oriented,
        Piece::Capsule => Kind::Capsule,
        _ => Kind::Polygon,
    }
}

/// The polygons that the others have: convex ones of few vertices, or a single outline.
fn fitted(piece: Piece, figure: Figure) -> Option<Figure> {
    let Figure::Polygon { mut rings, .. } = figure else {
        return Some(figure);
    };
    let ring = rings.swap_remove(0);
    let ring = if piece == Piece::Hexagon { convex(ring)? } else { ring };
    let is_outline = ring.len() > 2;
    is_outline.then(|| Figure::Polygon { rings: vec![ring], radius: 0.0 })
}

/// Some vertices in convex position, counterclockwise; none if there are not three of them.
fn convex(mut ring: Vec<Pair>) -> Option<Vec<Pair>> {
    if ring.iter().flatten().any(|number| !number.is_finite()) {
        return Some(ring);
    }
    ring.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    ring.dedup();
    let half = |points: &mut dyn Iterator<Item = Pair>| {
        let mut chain: Vec<Pair> = Vec::new();
        for point in points {
            while let [.., a, b] = chain[..]
                && !turns_left(a, b, point)
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let lower = half(&mut ring.iter().copied());
    let upper = half(&mut ring.iter().rev().copied());
    let hull = [lower, upper].concat();
    let step = hull.len().div_ceil(MOST);
    let hull: Vec<Pair> = hull.into_iter().step_by(step.max(1)).collect();
    (hull.len() > 2).then_some(hull)
}

/// By more than the rounding of this very formula.
fn turns_left(a: Pair, b: Pair, c: Pair) -> bool {
    let [u, v] = [b, c].map(|p| [0, 1].map(|axis| f64::from(p[axis]) - f64::from(a[axis])));
    let (left, right) = (u[0] * v[1], u[1] * v[0]);
    left - right > 1e-9 * (left.abs() + right.abs())
}

/// A pair beside the shift of the second one at which the answer flips.
fn adjacent(row: &Row, rng: &mut Rng) -> Option<[Subject; 2]> {
    let distribution = SMOOTH[rng.usize(..SMOOTH.len())];
    let pair = pair(row, distribution, rng)?;
    let axis = rng.usize(..2);
    let far = draw(Kind::Point, Distribution::Uniform, rng).points()[0][axis] * 4.0;
    let shifted = |by: f32| {
        let mut pair = pair.clone();
        let mut shift = [0.0; 2];
        shift[axis] = by;
        pair[1].shift(shift);
        pair
    };
    let ask = |by: f32| truth(row, &shifted(by));
    let answer = ask(0.0)?;
    if ask(far)? == answer {
        return None;
    }
    let (mut from, mut to) = (rank(0.0), rank(far));
    while (to - from).abs() > 1 {
        let middle = from + (to - from) / 2;
        if ask(number(middle))? == answer { from = middle } else { to = middle }
    }
    Some(shifted(number(if rng.bool() { from } else { to })))
}

/// The place of a number in the order of all floats; both zeros stand at 0.
fn rank(number: f32) -> i64 {
    let size = i64::from(number.abs().to_bits());
    if number < 0.0 { -size } else { size }
}

/// The float of that rank.
fn number(rank: i64) -> f32 {
    let size = f32::from_bits(rank.unsigned_abs() as u32);
    if rank < 0 { -size } else { size }
}
