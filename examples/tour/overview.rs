//! One picture of all pairs: shapes across and down, and the moving ones beside them.

use crate::figure::{Case, Pair, Verdict};
use crate::panel::{View, WIDE};
use crate::scenes;
use crate::shape::Shape;
use crate::svg::{self, Place};

/// A plot of the usual part of the plane, half as large.
const SMALL: View = View { scale: 8.0, ..WIDE };

/// The shapes, in the order of their names' letters, as the functions take them.
const KINDS: [&str; 6] = ["circle", "line", "oriented rectangle", "point", "rectangle", "segment"];

const LEFT: f64 = 92.0;
const TOP: f64 = 24.0;
/// How far one plot is from the next.
const STEP: Place = [132.0, 106.0];

/// The overview as an SVG picture.
pub(crate) fn picture() -> String {
    let mut content = String::new();
    for (row, kind) in KINDS.iter().enumerate() {
        let [x, y] = cell(0, row);
        content += &label([x - 10.0, y + 44.0], kind, "end");
        let [x, y] = cell(row, KINDS.len());
        content += &label([x + 60.0, y + 12.0], kind, "middle");
    }
    for pair in scenes::pairs() {
        let [column, row] = position(&pair);
        content += &svg::group(cell(column, row), &plot(&pair.cases[(row - column) % 3]));
    }
    content += &svg::group(cell(1, 0), &title());
    let [x, y] = cell(4, 1);
    content += &label([x, y - 8.0], "moving", "");
    for (i, way) in scenes::motion::ways().iter().enumerate() {
        let (panel, verdict) = (way.panel(SMALL), way.verdict());
        let at = cell(4 + i % 2, 1 + i / 2);
        content += &svg::group(at, &(panel.plain(&verdict.frame()) + &badge(verdict)));
    }
    let [width, height] = cell(KINDS.len(), KINDS.len());
    svg::picture(width + 6.0, height + 40.0, "clash2d: 21 pairs, 4 of them on the move", &content)
}

fn cell(column: usize, row: usize) -> Place {
    [LEFT + STEP[0] * column as f64, TOP + STEP[1] * row as f64]
}

/// The column and the row of a pair, below the diagonal.
fn position(pair: &Pair) -> [usize; 2] {
    let index = |shape: Shape| KINDS.iter().position(|&kind| kind == shape.kind());
    let [a, b] = [pair.cases[0].a, pair.cases[0].b].map(|shape| index(shape).expect("a kind"));
    [a.min(b), a.max(b)]
}

fn plot(case: &Case) -> String {
    let verdict = case.verdict();
    case.panel(SMALL).plain(&verdict.frame()) + &badge(verdict)
}

/// The verdict below a plot, in small.
fn badge(verdict: Verdict) -> String {
    let (badge, _) = verdict.badge([0.0, 0.0]);
    let [_, height] = SMALL.pixels();
    let y = svg::number(height + 3.0);
    format!("<g transform=\"translate(0 {y})scale(.75)\">\n{badge}</g>\n")
}

/// A kind's name, on two lines if it has two words.
pub(crate) fn label([x, y]: Place, kind: &str, class: &str) -> String {
    let class = format!("label {class}");
    let Some((first, second)) = kind.split_once(' ') else {
        return svg::text(&class, [x, y], kind);
    };
    svg::text(&class, [x, y], first) + &svg::text(&class, [x, y + 14.0], second)
}

fn title() -> String {
    let line = |y: f64, words: &str| svg::text("", [12.0, y], words);
    svg::text("headline", [12.0, 24.0], "The book's shapes, each with each")
        + &line(48.0, "21 pairs, and 4 of them on the move; each answer is the one that")
        + &line(65.0, "exact arithmetic gives for the floats passed in. Touching counts.")
}
