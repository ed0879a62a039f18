//! The questions about prebuilt shapes are asked rightly, and their cases are what they claim to be.

use clash2d_oracle::any::{cast, collide, ray};
use clash2d_peers::peer::Peer;
use clash2d_peers::query::part::{Part, Piece};
use clash2d_peers::query::row::{Question, Row, rows};
use clash2d_peers::query::scene::{Cases, Scene, cases};

const CASES: usize = 300;

/// None where the oracle does not know, which is about turns.
fn truth(row: &Row, drawn: &Cases, case: usize) -> Option<bool> {
    let [i, j] = drawn.pairs[case];
    let (a, b) = (&drawn.subjects[0][i], &drawn.subjects[1][j]);
    match row.parts[0] {
        Part::Still(_) => collide(&a.figure, &b.figure),
        Part::Moving(Piece::Point) => {
            ray(&b.figure, a.figure.points()[0], a.movement).map(|way| way.is_some())
        }
        Part::Moving(_) => {
            cast(&a.figure, a.movement, &b.figure, b.movement).map(|time| time.is_some())
        }
        Part::Turning(_) => None,
    }
}

/// Not those whose polygons take the oracle too long.
fn decidable() -> impl Iterator<Item = Row> {
    let is_small = |part: Part| match part.piece() {
        Piece::Polygon(count) | Piece::Prepared(count) => count <= 100,
        _ => true,
    };
    rows().into_iter().filter(move |row| row.parts.into_iter().all(is_small))
}

fn share_of_hits(row: &Row, scene: Scene) -> usize {
    let drawn = cases(row, scene, CASES);
    let hits = (0..CASES).filter(|&case| truth(row, &drawn, case) == Some(true));
    hits.count() * 100 / CASES
}

#[test]
fn peers_are_right_about_neighbours() {
    let others = [Peer::box2d(), Peer::gjk(), Peer::parry(), Peer::raylib()];
    for peer in others.into_iter().chain(Peer::chipmunk()) {
        for row in decidable() {
            let drawn = cases(&row, Scene::Near, CASES);
            let Some(asked) = peer.asked(&row, &drawn) else {
                continue;
            };
            let is_wrong =
                |case: &usize| truth(&row, &drawn, *case).is_some_and(|t| t != asked.answer(*case));
            let wrong = (0..CASES).filter(is_wrong).count();
            assert!(wrong <= CASES / 100, "{}: {}: {wrong} wrong", peer.name, row.name());
        }
    }
}

#[test]
fn everyone_has_something_to_say() {
    let others = [Peer::box2d(), Peer::gjk(), Peer::parry(), Peer::raylib()];
    for peer in others.into_iter().chain(Peer::chipmunk()) {
        let answered = rows().iter().filter(|row| peer.answers(row)).count();
        let least = if peer.name == "raylib" { 4 } else { 15 };
        assert!(answered >= least, "{}: {answered}", peer.name);
    }
}

#[test]
fn neighbours_cannot_be_guessed() {
    for row in decidable().filter(|row| !matches!(row.parts[0], Part::Turning(_))) {
        let hits = share_of_hits(&row, Scene::Near);
        assert!((23..=68).contains(&hits), "{}: {hits} %", row.name());
    }
}

#[test]
fn scenes_keep_their_word() {
    for row in decidable() {
        for scene in Scene::of(&row) {
            let expected = match scene {
                Scene::Apart => 0,
                Scene::Deep | Scene::Touching => 100,
                Scene::Near | Scene::Tiles => continue,
            };
            assert_eq!(share_of_hits(&row, scene), expected, "{} {}", row.name(), scene.name());
        }
    }
}

/// Drawn apart by a hair they do not touch: the touch is an exact one, not an overlap.
#[test]
fn touching_discs_only_touch() {
    let disc = Part::Still(Piece::Circle);
    let row = Row { question: Question::Collide, parts: [disc; 2] };
    let mut drawn = cases(&row, Scene::Touching, CASES);
    for case in 0..CASES {
        let (from, to) = (drawn.subjects[0][case].figure.points()[0], &mut drawn.subjects[1][case]);
        let center = to.figure.points()[0];
        let away = [0, 1].map(|axis| (center[axis] - from[axis]) * 1e-5);
        to.shift(away);
        assert_eq!(truth(&row, &drawn, case), Some(false), "{case}");
    }
}
