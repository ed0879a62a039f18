//! A figure: situations side by side, each with its verdict, its plot and its numbers.

use crate::panel::{Panel, View, WIDE};
use crate::shape::{Shape, ask, is_touching};
use crate::svg::{self, Place};

/// What the library says about a situation.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Verdict {
    Yes,
    /// Yes, but hardly.
    Touching,
    No,
}

impl Verdict {
    pub(crate) fn new(is_yes: bool, is_touching: bool) -> Self {
        match (is_yes, is_touching) {
            (false, _) => Self::No,
            (true, false) => Self::Yes,
            (true, true) => Self::Touching,
        }
    }

    /// The style of the frame around the plot.
    fn class(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Touching => "touching",
            Self::No => "no",
        }
    }

    pub(crate) fn frame(self) -> String {
        format!("{}-frame", self.class())
    }

    fn words(self) -> (&'static str, f64) {
        match self {
            Self::Yes => ("yes", 47.0),
            Self::Touching => ("yes: touching", 104.0),
            Self::No => ("no", 41.0),
        }
    }

    /// A sign and a word on a coloured plate, and how wide that is.
    pub(crate) fn badge(self, [x, y]: Place) -> (String, f64) {
        let (words, width) = self.words();
        let content = svg::rectangle(self.class(), [0.0, 0.0], [width, 18.0], 9.0)
            + &svg::group([11.0, 9.0], &self.sign())
            + &svg::text("word", [20.0, 13.2], words);
        (svg::group([x, y], &content), width)
    }

    /// A tick or a cross around the origin.
    pub(crate) fn sign(self) -> String {
        svg::path("sign", if self == Self::No { "M-3-3 3 3M3-3-3 3" } else { "M-4 0-1 3 4-3" })
    }
}

/// A line of text below a plot: a name in its colour, and its value.
pub(crate) struct Note {
    class: &'static str,
    name: String,
    value: String,
}

pub(crate) fn note(class: &'static str, name: &str, value: impl ToString) -> Note {
    Note { class, name: name.into(), value: value.to_string() }
}

/// One situation of a figure.
pub(crate) struct Situation {
    pub(crate) verdict: Option<Verdict>,
    pub(crate) caption: String,
    pub(crate) panel: Panel,
    pub(crate) notes: Vec<Note>,
}

pub(crate) struct Figure {
    /// The file's name without its ending.
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) section: &'static str,
    pub(crate) situations: Vec<Situation>,
    /// How many situations stand in a row.
    columns: usize,
}

/// A situation of two shapes, before the library was asked.
pub(crate) struct Case {
    pub(crate) caption: &'static str,
    pub(crate) a: Shape,
    pub(crate) b: Shape,
    /// Where they touch.
    touch: Option<[f32; 2]>,
}

pub(crate) fn case(caption: &'static str, a: Shape, b: Shape) -> Case {
    Case { caption, a, b, touch: None }
}

impl Case {
    /// The two touch here, and nowhere else but along an edge.
    pub(crate) fn touching_at(self, place: [f32; 2]) -> Self {
        Self { touch: Some(place), ..self }
    }

    /// The library's answer. It has to agree with what the picture is about to mark.
    pub(crate) fn verdict(&self) -> Verdict {
        let Some(place) = self.touch else { return Verdict::new(ask(self.a, self.b).1, false) };
        assert!(
            is_touching(self.a, self.b)
                && self.a.is_near(place.into())
                && self.b.is_near(place.into()),
            "{} and {} do not touch at {place:?}",
            self.a,
            self.b,
        );
        Verdict::Touching
    }

    /// The two shapes without their names.
    pub(crate) fn panel(&self, view: View) -> Panel {
        let mut panel = Panel::new(view);
        panel.shape(self.a, "a").shape(self.b, "b");
        if let Some(place) = self.touch {
            panel.touch(place.into());
        }
        panel
    }

    fn situation(&self, view: View) -> Situation {
        let mut panel = self.panel(view);
        panel.name("a", self.a, "ta").name("b", self.b, "tb");
        Situation {
            verdict: Some(self.verdict()),
            caption: self.caption.into(),
            panel,
            notes: vec![note("ta", "a", self.a), note("tb", "b", self.b)],
        }
    }
}

/// The figure of a pair's function.
pub(crate) struct Pair {
    pub(crate) section: &'static str,
    pub(crate) cases: [Case; 3],
}

impl Pair {
    pub(crate) fn figure(&self) -> Figure {
        let (name, _) = ask(self.cases[0].a, self.cases[0].b);
        let situations = self.cases.iter().map(|case| case.situation(WIDE)).collect();
        Figure::new(name, self.section, situations)
    }
}

/// Pixels around everything, between plots, above and below them.
const MARGIN: f64 = 18.0;
const LEFT: f64 = 32.0;
const GAP: f64 = 34.0;
const HEAD: f64 = 76.0;
const CAPTION: f64 = 36.0;
const FOOT: f64 = 18.0;
const LINE: f64 = 15.0;

impl Figure {
    /// A figure that has the same title as its file.
    pub(crate) fn new(name: &str, section: &'static str, situations: Vec<Situation>) -> Self {
        let columns = situations.len();
        Self { name: name.into(), title: name.into(), section, situations, columns }
    }

    pub(crate) fn titled(self, title: &str) -> Self {
        Self { title: title.into(), ..self }
    }

    pub(crate) fn in_columns(self, columns: usize) -> Self {
        Self { columns, ..self }
    }

    /// The figure as an SVG picture.
    pub(crate) fn picture(&self) -> String {
        let [mut width, mut top]: Place = [0.0, HEAD];
        let mut content = String::new();
        for row in self.situations.chunks(self.columns) {
            let (row, [right, bottom]) = row_at(top, row);
            content += &row;
            width = width.max(right);
            top = bottom + CAPTION;
        }
        let height = top - CAPTION;
        let head = svg::text("title", [LEFT, 33.0], &self.title)
            + &svg::text("quiet end", [width - MARGIN, 32.0], self.section);
        svg::picture(
            width,
            height,
            &format!("{}: {}", self.title, self.section),
            &(head + &content),
        )
    }
}

/// Situations side by side, below each other's captions; and where the row ends.
fn row_at(top: f64, situations: &[Situation]) -> (String, Place) {
    let lines = situations.iter().map(|s| s.notes.len()).max().unwrap_or(0);
    let mut x = LEFT;
    let mut bottom: f64 = 0.0;
    let mut content = String::new();
    for situation in situations {
        let [width, height] = situation.panel.view().pixels();
        content += &svg::group([x, top], &situation.content(height));
        x += width + GAP;
        bottom = bottom.max(top + height);
    }
    (content, [x - GAP + MARGIN, bottom + FOOT + LINE * lines as f64 + 12.0])
}

impl Situation {
    /// Around the upper left corner of the plot.
    fn content(&self, height: f64) -> String {
        let mut caption_at = 0.0;
        let mut content = String::new();
        let mut frame = "frame".to_string();
        if let Some(verdict) = self.verdict {
            let (badge, width) = verdict.badge([0.0, -25.0]);
            content += &badge;
            caption_at = width + 8.0;
            frame = verdict.frame();
        }
        content += &svg::text("", [caption_at, -11.8], &self.caption);
        content += &self.panel.finish(&frame);
        for (i, note) in self.notes.iter().enumerate() {
            content += &note.text([0.0, height + FOOT + 11.0 + LINE * i as f64]);
        }
        content
    }
}

impl Note {
    fn text(&self, [x, y]: Place) -> String {
        let (x, y) = (svg::number(x), svg::number(y));
        let (class, name, value) =
            (self.class, svg::escaped(&self.name), svg::escaped(&self.value));
        format!(
            "<text class=\"mono\" x=\"{x}\" y=\"{y}\"><tspan class=\"{class}\">{name}</tspan> \
             {value}</text>\n"
        )
    }
}
