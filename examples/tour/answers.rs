//! The answers for the figures of the book "2D Game Collision Detection" by Thomas Schwarzl.

use crate::scenes::motion;
use crate::shape::{Shape, ask, circle, line, oriented, point, rectangle, segment};

/// What a pair of the book's figures is expected to answer.
type Expectation = (Shape, Shape, bool);

/// The pairs that the book asserts, in its order.
fn pairs() -> Vec<Expectation> {
    let (down, up) = ([5.0, -1.0], [5.0, 2.0]);
    let boxes = [
        rectangle([1.0, 1.0], [4.0, 4.0]),
        rectangle([2.0, 2.0], [5.0, 5.0]),
        rectangle([6.0, 4.0], [4.0, 2.0]),
    ];
    let circles = [4.0, 7.0, 10.0].map(|x| circle([x, 4.0], 2.0));
    let upright = rectangle([3.0, 2.0], [6.0, 4.0]);
    let turned = oriented([5.0, 4.0], [3.0, 2.0], 30.0);
    vec![
        (boxes[0], boxes[1], true),
        (boxes[1], boxes[2], true),
        (boxes[0], boxes[2], false),
        (circles[0], circles[1], true),
        (circles[1], circles[2], true),
        (circles[0], circles[2], false),
        (point([2.0, 3.0]), point([2.0, 3.0]), true),
        (point([2.0, 3.0]), point([3.0, 4.0]), false),
        (line([3.0, 5.0], down), line([3.0, 5.0], up), true),
        (line([3.0, 5.0], down), line([3.0, 2.0], up), true),
        (line([3.0, 5.0], up), line([3.0, 2.0], up), false),
        (line([3.0, 5.0], down), line([8.0, 4.0], down), true),
        (segment([3.0, 4.0], [11.0, 1.0]), segment([8.0, 4.0], [11.0, 7.0]), false),
        (oriented([3.0, 5.0], [1.0, 3.0], 15.0), oriented([10.0, 5.0], [2.0, 2.0], -15.0), false),
        (circle([6.0, 4.0], 3.0), point([8.0, 3.0]), true),
        (circle([6.0, 4.0], 3.0), point([11.0, 7.0]), false),
        (circle([6.0, 3.0], 2.0), line([4.0, 7.0], down), false),
        (circle([4.0, 4.0], 3.0), segment([8.0, 6.0], [13.0, 6.0]), false),
        (circle([5.0, 4.0], 1.0), upright, true),
        (circle([7.0, 8.0], 1.0), upright, false),
        (circle([5.0, 7.0], 2.0), turned, true),
        (point([4.0, 5.0]), upright, true),
        (point([11.0, 4.0]), upright, false),
        (line([6.0, 8.0], [2.0, -3.0]), upright, true),
        (upright, segment([6.0, 8.0], [10.0, 2.0]), true),
        (oriented([10.0, 4.0], [4.0, 2.0], 25.0), rectangle([1.0, 5.0], [3.0, 3.0]), false),
        (line([3.0, 7.0], [7.0, -2.0]), point([5.0, 3.0]), false),
        (point([1.0, 4.0]), segment([6.0, 6.0], [13.0, 4.0]), false),
        (turned, point([6.0, 5.0]), true),
        (turned, point([10.0, 6.0]), false),
        (line([3.0, 4.0], [4.0, -2.0]), segment([8.0, 4.0], [11.0, 7.0]), false),
        (line([7.0, 3.0], [2.0, -1.0]), turned, true),
        (turned, segment([1.0, 8.0], [7.0, 5.0]), true),
    ]
}

/// A line of the table.
fn row(function: &str, a: Shape, b: Shape, answer: bool, last: &str) {
    let (a, b, answer) = (a.to_string(), b.to_string(), word(answer));
    println!("  {function:<36}  {a:<21}  {b:<22}  {answer:<7}  {last}");
}

/// Prints every pair with the library's answer beside the book's, and some moving shapes, of which
/// the book asserts nothing; how many answers differ.
pub(crate) fn print() -> usize {
    println!("  {:<36}  {:<21}  {:<22}  {:<7}  book", "function", "a", "b", "clash2d");
    let mut last = "";
    let mut wrong = 0;
    for (a, b, expected) in pairs() {
        let (function, answer) = ask(a, b);
        let remark = if answer == expected { "" } else { "  DIFFERS" };
        let name = if function == last { "" } else { function };
        row(name, a, b, answer, &format!("{}{remark}", word(expected)));
        wrong += usize::from(answer != expected);
        last = function;
    }
    println!("\n  {:<36}  {:<21}  {:<22}  {:<7}  a moves by", "function", "a", "b", "clash2d");
    for way in motion::ways() {
        let (function, answer) = way.answer();
        row(function, way.a, way.b, answer, &Shape::Point(way.movement.into()).to_string());
    }
    wrong
}

fn word(answer: bool) -> &'static str {
    if answer { "yes" } else { "no" }
}
