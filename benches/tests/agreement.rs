//! Where shapes are drawn without ties, how far, how deep and when they meet is what other engines
//! find, too, within what f32 and their own slop leave of it.

use clash2d::{Vector2D, cast, cast_ray, contact, distance};
use clash2d_peers::peer::Peer;
use clash2d_peers::query::answers::Paper;
use clash2d_peers::query::ours::{shape, vector};
use clash2d_peers::query::part::{Part, Piece, Subject};
use clash2d_peers::query::row::{Question, Row, rows};
use clash2d_peers::query::scene::{Scene, cases};
use parry2d::query::{ContactManifold, RayIntersection, ShapeCastHit};

const CASES: usize = 1000;

/// An answer to "how much?", and a direction along which that is, either way.
#[derive(Clone, Copy, Debug)]
struct Answer {
    number: f32,
    normal: Option<Vector2D>,
}

impl Answer {
    fn new(number: f32, normal: [f32; 2]) -> Self {
        Self { number, normal: Some(normal.into()) }
    }

    fn plain(number: f32) -> Self {
        Self { number, normal: None }
    }
}

fn ours(row: &Row, [a, b]: [&Subject; 2]) -> Option<Answer> {
    let [first, second] = [a, b].map(|subject| shape(&subject.figure));
    let [way, other] = [a, b].map(|subject| vector(&subject.movement));
    match (row.question, row.parts[0]) {
        (Question::Distance, _) => {
            let found = distance(first, second)?;
            let normal = (found.point_b - found.point_a) / found.distance;
            Some(Answer::new(found.distance, [normal.x, normal.y]))
        }
        (Question::Contact, _) => {
            contact(first, second).map(|hit| Answer::new(hit.depth, hit.normal.into()))
        }
        (_, Part::Moving(Piece::Point)) => cast_ray(second, vector(&a.figure.points()[0]), way)
            .map(|hit| Answer::new(hit.entry, hit.entry_normal.into())),
        _ => {
            cast(first, way, second, other).map(|hit| Answer::new(hit.fraction, hit.normal.into()))
        }
    }
}

fn box2d(row: &Row, is_yes: bool, paper: &Paper) -> Option<Answer> {
    let at = |place: usize| [paper.number(place), paper.number(place + 1)];
    match (row.question, row.parts[0]) {
        (Question::Distance, _) => Some(Answer::new(paper.number(6), at(4))),
        _ if !is_yes => None,
        (Question::Contact, _) => {
            let count = paper.integer(10) as usize;
            let least = (0..count).map(|i| paper.number(4 + 4 * i)).fold(f32::INFINITY, f32::min);
            Some(Answer::new(-least, at(0)))
        }
        _ => Some(Answer::new(paper.number(4), at(0))),
    }
}

fn parry(row: &Row, is_yes: bool, paper: &Paper) -> Option<Answer> {
    // SAFETY: these are the types of what is written down for each question.
    unsafe {
        match (row.question, row.parts[0]) {
            (Question::Distance, _) => Some(Answer::plain(*paper.read::<f32>())),
            _ if !is_yes => None,
            (Question::Contact, _) => {
                let manifold = paper.read::<ContactManifold<(), ()>>();
                let depths = manifold.points.iter().map(|point| -point.dist);
                Some(Answer::plain(depths.fold(0.0, f32::max)))
            }
            (_, Part::Moving(Piece::Point)) => {
                let hit = paper.read::<Option<RayIntersection>>().as_ref()?;
                Some(Answer::new(hit.time_of_impact, hit.normal.into()))
            }
            _ => {
                let hit = paper.read::<Option<ShapeCastHit>>().as_ref()?;
                Some(Answer::plain(hit.time_of_impact))
            }
        }
    }
}

/// By how much two answers may differ, in units of length where shapes are some 30 units large.
fn tolerance(peer: &Peer, row: &Row) -> f32 {
    let is_turned = row.parts.iter().any(|part| part.piece() == Piece::OrientedRectangle);
    match (peer.is_parry(), row.question, row.parts[0]) {
        // It comes nearer until a step is shorter than that.
        (true, Question::Cast, _) => 5e-3,
        // Its GJK ends when it gets hardly any nearer.
        (true, Question::Distance, _) if is_turned => 0.02,
        (true, ..) => 1e-4,
        // It stops a slop of 0.005 away, which is more along a slanting way.
        (false, _, Part::Moving(piece)) if piece != Piece::Point => 0.05,
        // Its sine and cosine are good for a thousandth.
        _ if is_turned => 0.1,
        _ => 1e-4,
    }
}

/// Whether a peer asks the same thing: not where it turns shapes at another speed, measures only
/// axes, or pushes capsules whose axes cross to another side than the nearest.
fn asks_the_same(peer: &Peer, row: &Row) -> bool {
    let is_distance_of_axes = peer.name == "Box2D v3" && row.question == Question::Distance;
    let is_capsules = row.parts == [Part::Still(Piece::Capsule); 2];
    let is_pushed_elsewhere = peer.is_parry() && row.question == Question::Contact && is_capsules;
    let is_yes_or_no = matches!(row.question, Question::Collide | Question::Relate);
    let is_turning = matches!(row.parts[0], Part::Turning(_));
    !(is_distance_of_axes || is_pushed_elsewhere || is_yes_or_no || is_turning)
}

/// Whether two answers are as good as the same; what has no length has no direction.
fn is_same(ours: Option<Answer>, theirs: Option<Answer>, unit: f32, tolerance: f32) -> bool {
    let (Some(a), Some(b)) = (ours, theirs) else { return ours.is_none() && theirs.is_none() };
    let turn = a.normal.zip(b.normal).map_or(0.0, |(n, m)| 1.0 - n.dot(m).abs());
    let has_direction = a.number * unit > 0.1;
    (a.number - b.number).abs() * unit <= tolerance && (!has_direction || turn <= 1e-4)
}

/// How many cases of a row a peer answers otherwise, and one of them.
fn differences(peer: &Peer, row: &Row) -> Option<(usize, String)> {
    let drawn = cases(row, Scene::Near, CASES);
    let read = |is_yes: bool, paper: &Paper| match peer.is_parry() {
        true => parry(row, is_yes, paper),
        false => box2d(row, is_yes, paper),
    };
    let theirs = peer.results(row, &drawn, read)?;
    let mut found = (0, String::new());
    for (case, theirs) in theirs.into_iter().enumerate() {
        let [i, j] = drawn.pairs[case];
        let pair = [&drawn.subjects[0][i], &drawn.subjects[1][j]];
        let way = vector(&pair[0].movement) - vector(&pair[1].movement);
        let unit = if row.question == Question::Cast { way.length() } else { 1.0 };
        let ours = ours(row, pair);
        if !is_same(ours, theirs, unit, tolerance(peer, row)) {
            found = (found.0 + 1, format!("{pair:?}: {ours:?}, but {theirs:?}"));
        }
    }
    Some(found)
}

/// But for one in forty, where f32 decides between two sides, or a shape grazes another one.
#[test]
fn others_find_the_same() {
    let mut compared = 0;
    for peer in [Peer::box2d(), Peer::gjk(), Peer::parry()] {
        for row in rows().into_iter().filter(|row| asks_the_same(&peer, row)) {
            let Some((count, example)) = differences(&peer, &row) else { continue };
            let name = format!("{} {}", peer.name, row.name());
            assert!(count <= CASES / 40, "{name}: {count} differ, like {example}");
            compared += 1;
        }
    }
    assert!(compared > 40, "{compared}");
}
