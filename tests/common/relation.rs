//! What the answers about a pair of shapes have to do with each other, whatever the numbers.

use super::question::shown;
use super::table::Function;

/// The shape of an argument.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Point,
    Circle,
    Rectangle,
    Oriented,
    Line,
    Segment,
}

/// As they appear in names; "rectangle" after what it is a part of.
const KINDS: [(&str, Kind); 6] = [
    ("oriented_rectangle", Kind::Oriented),
    ("rectangle", Kind::Rectangle),
    ("circle", Kind::Circle),
    ("segment", Kind::Segment),
    ("point", Kind::Point),
    ("line", Kind::Line),
];

impl Kind {
    fn words(self) -> usize {
        match self {
            Self::Point => 2,
            Self::Circle => 3,
            Self::Rectangle | Self::Line | Self::Segment => 4,
            Self::Oriented => 5,
        }
    }

    /// The shape of this kind that is the first point of some shape; of the same rotation.
    fn at_point(self, shape: &[u32]) -> Vec<u32> {
        let (x, y) = (shape[0], shape[1]);
        match self {
            Self::Point => vec![x, y],
            Self::Circle => vec![x, y, 0],
            Self::Rectangle | Self::Line => vec![x, y, 0, 0],
            Self::Segment => vec![x, y, x, y],
            Self::Oriented => vec![x, y, 0, 0, shape[4]],
        }
    }

    /// The shape with the axes exchanged: mirrored at the diagonal, which is exact.
    fn mirrored(self, shape: &[u32]) -> Vec<u32> {
        let mut words = shape.to_vec();
        words.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
        if self == Self::Oriented {
            words[4] ^= 1 << 31;
        }
        words
    }

    /// The question that asks whether a shape of this kind contains a point, and whether the point
    /// comes first.
    fn point_question(self) -> (&'static str, bool) {
        match self {
            Self::Point => ("clash_points_collide", false),
            Self::Circle => ("clash_circle_point_collide", false),
            Self::Rectangle => ("clash_point_rectangle_collide", true),
            Self::Oriented => ("clash_oriented_rectangle_point_collide", false),
            Self::Line => ("clash_line_point_collide", false),
            Self::Segment => ("clash_point_segment_collide", true),
        }
    }
}

/// The two shapes of a pair's function and whether the first one moves.
fn pair(function: &Function) -> Option<(Kind, Kind, bool)> {
    let name = function.name.strip_prefix("clash_")?;
    let name = name.strip_suffix("_short_circuit").unwrap_or(name).strip_suffix("_collide")?;
    let shapes = name.strip_prefix("moving_");
    let (first, rest) = kind(shapes.unwrap_or(name))?;
    let second = match rest.strip_prefix('_') {
        Some(rest) => kind(rest)?.0,
        None => first,
    };
    Some((first, second, shapes.is_some()))
}

fn kind(name: &str) -> Option<(Kind, &str)> {
    KINDS.iter().find_map(|&(word, kind)| Some((kind, name.strip_prefix(word)?)))
}

/// Checks the answer of an exact question about two shapes against what other questions say.
pub(crate) fn check(functions: &[Function], function: &Function, words: &[u32]) {
    let Some((first, second, moves)) = pair(function) else { return };
    let (a, rest) = words.split_at(first.words());
    let (movement, b) = rest.split_at(if moves { 2 } else { 0 });
    let asks = Pair { functions, function, first, second, a, movement, b };
    let answer = function.call(words).is_yes();
    let mirrored = [first.mirrored(a), Kind::Point.mirrored(movement), second.mirrored(b)];
    let is_same_mirrored = function.call(&mirrored.concat()).is_yes() == answer;
    let text = || shown(function, words, answer.into());
    assert!(is_same_mirrored, "mirrored at the diagonal: {}", text());
    if moves {
        assert!(asks.is_consistent_in_motion(answer), "in motion: {}", text());
        return;
    }
    assert!(asks.is_consistent_at_a_point(false), "second one a point: {}", text());
    assert!(asks.is_consistent_at_a_point(true), "first one a point: {}", text());
}

struct Pair<'a> {
    functions: &'a [Function],
    function: &'a Function,
    first: Kind,
    second: Kind,
    a: &'a [u32],
    movement: &'a [u32],
    b: &'a [u32],
}

impl Pair<'_> {
    fn ask(&self, name: &str, words: &[u32]) -> bool {
        let function = self.functions.iter().find(|function| function.name == name);
        function.expect("a function of that name").call(words).is_yes()
    }

    /// Whether one shape shrunk to a point meets the other just where that contains the point.
    fn is_consistent_at_a_point(&self, is_first: bool) -> bool {
        let Self { first, second, a, b, .. } = *self;
        let (shrunk, other, of) = if is_first { (first, second, a) } else { (second, first, b) };
        let shape = if is_first { b } else { a };
        if shrunk == Kind::Oriented && !f32::from_bits(of[4]).is_finite() {
            return true;
        }
        let point = &of[..2];
        let small = shrunk.at_point(of);
        let pair = if is_first { [&small[..], shape] } else { [shape, &small[..]] };
        let (name, point_first) = other.point_question();
        let question = if point_first { [point, shape] } else { [shape, point] };
        self.function.call(&pair.concat()).is_yes() == self.ask(name, &question.concat())
    }

    /// Whether the start counts, standing still is no motion, and only the relative motion matters.
    fn is_consistent_in_motion(&self, answer: bool) -> bool {
        let Self { a, movement, b, .. } = *self;
        let (still, turned_around) = match self.function.stem() {
            "moving_circle_circle_collide" => ("circles", "circle_circle"),
            "moving_rectangle_rectangle_collide" => ("rectangles", "rectangle_rectangle"),
            "moving_circle_rectangle_collide" => ("circle_rectangle", "rectangle_circle"),
            _ => ("circle_rectangle", "circle_rectangle"),
        };
        let swaps = self.first == Kind::Rectangle && self.second == Kind::Circle;
        let both = if swaps { [b, a] } else { [a, b] };
        let at_start = self.ask(&format!("clash_{still}_collide"), &both.concat());
        let standing = self.function.call(&[a, &[0, 0], b].concat()).is_yes();
        let back: Vec<u32> = movement.iter().map(|word| word ^ 1 << 31).collect();
        let name = format!("clash_moving_{turned_around}_collide");
        let seen_from_other = self.ask(&name, &[b, &back, a].concat());
        let is_finite = movement.iter().all(|&word| f32::from_bits(word).is_finite());
        standing == at_start && (answer || !at_start || !is_finite) && seen_from_other == answer
    }
}
