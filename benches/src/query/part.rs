//! What a question is about.

use clash2d_oracle::any::{Figure, Pair, Role};

/// A sort of shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A point.
    Point,
    /// A segment.
    Segment,
    /// A disc.
    Circle,
    /// An axis-aligned box.
    Rectangle,
    /// A turned box.
    OrientedRectangle,
    /// A segment with a radius.
    Capsule,
    /// A convex polygon of six vertices.
    Hexagon,
    /// A polygon of one ring, with any number of vertices.
    Outline,
    /// A concave polygon of that many vertices, as it is.
    Polygon(usize),
    /// The same, prepared for many questions.
    Prepared(usize),
}

impl Piece {
    /// Its name in tables, then the names of what it is a sort of.
    fn names(self) -> Vec<String> {
        let (own, wider): (&str, &[&str]) = match self {
            Piece::Point => ("point", &["cloud"]),
            Piece::Segment => ("segment", &["shape", "cloud"]),
            Piece::Circle => ("circle", &["shape", "cloud"]),
            Piece::Rectangle => ("rectangle", &["box", "polygon", "shape", "cloud"]),
            Piece::OrientedRectangle => {
                ("oriented_rectangle", &["box", "polygon", "shape", "cloud"])
            }
            Piece::Capsule => ("capsule", &["shape", "cloud"]),
            Piece::Hexagon => ("hexagon", &["polygon", "outline", "shape", "cloud"]),
            Piece::Outline => ("outline", &[]),
            Piece::Polygon(count) => return vec![format!("polygon_{count}"), "outline".into()],
            Piece::Prepared(count) => return vec![format!("prepared_{count}"), "prepared".into()],
        };
        [own].iter().chain(wider).map(ToString::to_string).collect()
    }

    /// Whether it has so many vertices that only some of them are drawn, for all questions.
    pub fn is_large(self) -> bool {
        matches!(self, Piece::Polygon(_) | Piece::Prepared(_))
    }
}

/// A piece, and what it does meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It rests.
    Still(Piece),
    /// It moves along a straight line; a moving point is a ray.
    Moving(Piece),
    /// It moves and turns around its center.
    Turning(Piece),
}

impl Part {
    /// The piece.
    pub fn piece(self) -> Piece {
        match self {
            Part::Still(piece) | Part::Moving(piece) | Part::Turning(piece) => piece,
        }
    }

    /// Its name in tables, then the names under which a peer may know how to make or ask it.
    pub fn names(self) -> Vec<String> {
        let prefixed = |word: &str, piece: Piece| {
            let names = piece.names().into_iter().map(|name| format!("{word}_{name}"));
            names.chain([word.to_owned()]).collect()
        };
        match self {
            Part::Still(piece) => piece.names(),
            Part::Moving(Piece::Point) => vec!["ray".to_owned()],
            Part::Moving(piece) => prefixed("moving", piece),
            Part::Turning(piece) => prefixed("turning", piece),
        }
    }
}

/// A shape and what it does meanwhile.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Where and what it is at the start.
    pub figure: Figure,
    /// By how much it moves.
    pub movement: Pair,
    /// By how many degrees it turns around its center.
    pub turn: f32,
}

impl Subject {
    /// A shape at rest.
    pub fn still(figure: Figure) -> Self {
        Self { figure, movement: [0.0; 2], turn: 0.0 }
    }

    /// All its numbers, in the order of the C structs; a movement and a turn follow where the part
    /// has them.
    pub fn numbers(&self, part: Part) -> Vec<f32> {
        let mut figure = self.figure.clone();
        let mut numbers: Vec<f32> = figure.numbers().into_iter().map(|(_, n)| *n).collect();
        if matches!(self.figure, Figure::Polygon { .. }) {
            // The radius, which no peer's polygon has.
            numbers.pop();
        }
        if !matches!(part, Part::Still(_)) {
            numbers.extend(self.movement);
        }
        if matches!(part, Part::Turning(_)) {
            numbers.push(self.turn);
        }
        numbers
    }

    /// Moves it as a whole.
    pub fn shift(&mut self, by: Pair) {
        for (role, number) in self.figure.numbers() {
            if let Role::Place(axis) = role {
                *number += by[axis];
            }
        }
    }
}
