//! The cases to measure with.

use clash2d_oracle::Rng;

use super::part::{Part, Piece, Subject};
use super::pieces::{Style, along, between, draw};
use super::rough::Outline;
use super::row::{Question, Row};

/// Where the shapes come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// Near each other, a bit less than half of the cases hits: the outcome can't be predicted.
    Near,
    /// Near each other, and none hits.
    Apart,
    /// Every one hits.
    Deep,
    /// Near each other on a grid of 8 units.
    Tiles,
    /// On the grid, and all only touch.
    Touching,
}

impl Scene {
    /// A lower-case word for tables.
    pub fn name(self) -> &'static str {
        match self {
            Scene::Near => "near",
            Scene::Apart => "apart",
            Scene::Deep => "deep",
            Scene::Tiles => "tiles",
            Scene::Touching => "touching",
        }
    }

    /// Those in which a question is asked.
    pub fn of(row: &Row) -> Vec<Scene> {
        if row.parts.iter().any(|part| part.piece().is_large() || matches!(part, Part::Turning(_)))
        {
            return vec![Scene::Near];
        }
        let special = match row.question {
            Question::Distance => Some(Scene::Apart),
            Question::Contact => Some(Scene::Deep),
            _ => None,
        };
        let is_yes_or_no = matches!(row.question, Question::Collide | Question::Relate);
        let touching = is_yes_or_no.then_some(Scene::Touching);
        [Scene::Near].into_iter().chain(special).chain([Scene::Tiles]).chain(touching).collect()
    }

    fn style(self) -> Style {
        match self {
            Scene::Tiles | Scene::Touching => Style::Tiled,
            _ => Style::Smooth,
        }
    }

    /// The part of the cases that is drawn as hits; none where it is left to chance.
    fn hits(self) -> Option<f32> {
        match self {
            Scene::Near => Some(0.45),
            Scene::Apart => Some(0.0),
            Scene::Deep => Some(1.0),
            Scene::Tiles | Scene::Touching => None,
        }
    }
}

/// Subjects for both sides, and which are asked about together.
pub struct Cases {
    /// The subjects of both sides.
    pub subjects: [Vec<Subject>; 2],
    /// Their places, case by case.
    pub pairs: Vec<[usize; 2]>,
}

/// How many large polygons are drawn, for all questions.
const POOL: usize = 64;

/// That many cases of a scene.
pub fn cases(row: &Row, scene: Scene, count: usize) -> Cases {
    let mut rng = Rng::fixed(2026);
    if row.parts.iter().any(|part| part.piece().is_large()) {
        return large(row, count, &mut rng);
    }
    let mut subjects = [Vec::with_capacity(count), Vec::with_capacity(count)];
    for _ in 0..count {
        let [a, b] = pair(row, scene, &mut rng);
        subjects[0].push(a);
        subjects[1].push(b);
    }
    Cases { subjects, pairs: (0..count).map(|case| [case; 2]).collect() }
}

/// Drawn again until the answer is the one that a coin has chosen, or until they only touch.
fn pair(row: &Row, scene: Scene, rng: &mut Rng) -> [Subject; 2] {
    let wanted = scene.hits().map(|hits| rng.f32() < hits);
    loop {
        let pair = near(row, scene.style(), rng);
        let [a, b] = [&pair[0], &pair[1]].map(Outline::of);
        let fits = match wanted {
            Some(wanted) => a.meets(&b) == wanted,
            None if scene == Scene::Touching => a.meets(&b) && !a.meets(&b.away_from(&a, 1e-6)),
            None => true,
        };
        if fits || matches!(row.parts[0], Part::Turning(_)) {
            return pair;
        }
    }
}

/// Two subjects of which the second one lies somewhere along the way of the first one.
fn near(row: &Row, style: Style, rng: &mut Rng) -> [Subject; 2] {
    let mut pair = row.parts.map(|part| subject(part, style, rng));
    let reach = [0, 1].map(|side| {
        let still = Subject::still(pair[side].figure.clone());
        Outline::of(&still).reach_from([0.0; 2]) as f32
    });
    let reach = reach[0] + reach[1];
    let place = [0; 2].map(|_| style.snap(between(rng, -100.0, 100.0)));
    let way = match row.parts[0] {
        Part::Still(_) => [0.0; 2],
        _ => along(between(rng, 0.0, 360.0)).map(|part| style.snap(part * 3.0 * reach)),
    };
    let beside = along(between(rng, 0.0, 360.0));
    let (distance, on_way) = (1.4 * reach * rng.f32().sqrt(), between(rng, 0.2, 1.2));
    let other = [0, 1].map(|i| place[i] + style.snap(way[i] * on_way + beside[i] * distance));
    pair[0].movement = way;
    if matches!(row.parts[1], Part::Turning(_)) {
        pair[1].movement = way.map(|part| part * between(rng, -0.5, 0.5));
    }
    pair[0].shift(place);
    pair[1].shift(other);
    pair
}

fn subject(part: Part, style: Style, rng: &mut Rng) -> Subject {
    let turn = match part {
        Part::Turning(_) => between(rng, -90.0, 90.0),
        _ => 0.0,
    };
    Subject { turn, ..Subject::still(draw(part.piece(), style, rng)) }
}

/// Some large polygons around the origin, and around a place where about half of the pairs meet; a
/// point is drawn anew for each question, many for the same polygon in a row.
fn large(row: &Row, count: usize, rng: &mut Rng) -> Cases {
    let mut side = |part: Part, away: f32, spread: f32| -> Vec<Subject> {
        let drawn = if part.piece().is_large() { POOL } else { count };
        (0..drawn).map(|_| placed(part, away, spread, rng)).collect()
    };
    let [a, b] = row.parts;
    let subjects = match a.piece() {
        Piece::Point => [side(a, 0.0, 55.0), side(b, 0.0, 0.0)],
        _ => [side(a, 0.0, 15.0), side(b, 85.0, 15.0)],
    };
    let [first, second] = [&subjects[0], &subjects[1]].map(Vec::len);
    let pairs = (0..count).map(|case| [case % first, case / POOL % second]).collect();
    Cases { subjects, pairs }
}

/// Somewhere within a circle to the right of the origin.
fn placed(part: Part, away: f32, spread: f32, rng: &mut Rng) -> Subject {
    let mut subject = subject(part, Style::Smooth, rng);
    let distance = spread * rng.f32().sqrt();
    let [x, y] = along(between(rng, 0.0, 360.0)).map(|part| part * distance);
    subject.shift([away + x, y]);
    subject
}
