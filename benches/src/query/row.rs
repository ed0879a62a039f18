//! What is asked.

use super::part::Part::{Moving, Still, Turning};
use super::part::Piece::{
    Capsule, Circle, Hexagon, OrientedRectangle, Point, Polygon, Prepared, Rectangle, Segment,
};
use super::part::{Part, Piece};

/// A question about two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether they share a point.
    Collide,
    /// Which of the ways to share points it is.
    Relate,
    /// How far apart, and the closest points.
    Distance,
    /// The normal, the depth and one or two points.
    Contact,
    /// When they meet.
    Cast,
}

impl Question {
    /// A lower-case word for tables and symbols.
    pub fn name(self) -> &'static str {
        match self {
            Question::Collide => "collide",
            Question::Relate => "relate",
            Question::Distance => "distance",
            Question::Contact => "contact",
            Question::Cast => "cast",
        }
    }
}

/// A question about two sorts of parts.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What is asked.
    pub question: Question,
    /// About what.
    pub parts: [Part; 2],
}

impl Row {
    /// As tables call it.
    pub fn name(&self) -> String {
        self.symbols().swap_remove(0)
    }

    /// The names under which a peer may know the function, the most special one first.
    pub fn symbols(&self) -> Vec<String> {
        let question = self.question.name();
        let [a, b] = self.parts.map(Part::names);
        let pairs = a.iter().flat_map(|a| b.iter().map(move |b| format!("{question}_{a}_{b}")));
        pairs.collect()
    }

    /// Whether a question about large polygons on both sides takes microseconds.
    pub fn is_heavy(&self) -> bool {
        self.parts.iter().all(|part| part.piece().is_large())
    }
}

const COLLIDE: [[Piece; 2]; 23] = [
    [Point, Capsule],
    [Point, Hexagon],
    [Capsule, Capsule],
    [Capsule, Circle],
    [Capsule, Rectangle],
    [Capsule, OrientedRectangle],
    [Capsule, Hexagon],
    [Circle, Circle],
    [Circle, Hexagon],
    [Rectangle, Rectangle],
    [OrientedRectangle, OrientedRectangle],
    [Hexagon, Hexagon],
    [Hexagon, Segment],
    [Point, Polygon(16)],
    [Point, Prepared(16)],
    [Point, Polygon(100)],
    [Point, Prepared(100)],
    [Point, Polygon(1000)],
    [Point, Prepared(1000)],
    [Polygon(100), Polygon(100)],
    [Prepared(100), Prepared(100)],
    [Polygon(1000), Polygon(1000)],
    [Prepared(1000), Prepared(1000)],
];

const RELATE: [[Piece; 2]; 6] = [
    [Point, Hexagon],
    [Capsule, Capsule],
    [Circle, Circle],
    [Rectangle, Rectangle],
    [OrientedRectangle, OrientedRectangle],
    [Hexagon, Hexagon],
];

const DISTANCE: [[Piece; 2]; 9] = [
    [Point, Hexagon],
    [Capsule, Capsule],
    [Capsule, Circle],
    [Capsule, OrientedRectangle],
    [Circle, Circle],
    [Circle, Hexagon],
    [OrientedRectangle, OrientedRectangle],
    [Hexagon, Hexagon],
    [Hexagon, Segment],
];

const CONTACT: [[Piece; 2]; 9] = [
    [Capsule, Capsule],
    [Capsule, Circle],
    [Capsule, OrientedRectangle],
    [Circle, Circle],
    [Circle, Hexagon],
    [Rectangle, Rectangle],
    [OrientedRectangle, OrientedRectangle],
    [Hexagon, Hexagon],
    [Hexagon, Segment],
];

const RAY: [Piece; 6] = [Segment, Circle, Rectangle, OrientedRectangle, Capsule, Hexagon];

const MOVING: [[Piece; 2]; 6] = [
    [Circle, Circle],
    [Circle, Rectangle],
    [Circle, Hexagon],
    [Rectangle, Rectangle],
    [Capsule, Rectangle],
    [Hexagon, Hexagon],
];

/// Everything that is asked.
pub fn rows() -> Vec<Row> {
    let still = |question: Question, pairs: &[[Piece; 2]]| -> Vec<Row> {
        pairs.iter().map(|pair| Row { question, parts: pair.map(Still) }).collect()
    };
    let cast = |a: Part, b: Part| Row { question: Question::Cast, parts: [a, b] };
    let mut rows = still(Question::Collide, &COLLIDE);
    rows.extend(still(Question::Relate, &RELATE));
    rows.extend(still(Question::Distance, &DISTANCE));
    rows.extend(still(Question::Contact, &CONTACT));
    rows.extend(RAY.map(|piece| cast(Moving(Point), Still(piece))));
    rows.extend(MOVING.map(|[a, b]| cast(Moving(a), Still(b))));
    rows.push(cast(Turning(OrientedRectangle), Turning(OrientedRectangle)));
    rows
}
