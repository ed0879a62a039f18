//! One question in one scene of one size, and which of them are wanted.

use super::question::{Ask, Guise, Other, PAIRS, SINGLES, Stage, names};
use super::scene::SCENES;
use crate::arguments::Arguments;

/// How many pieces there are, unless something else is wanted.
pub const SIZES: [usize; 5] = [10, 100, 1_000, 10_000, 100_000];

/// A question in a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What is asked.
    pub question: &'static str,
    /// Where.
    pub scene: &'static str,
    /// About whom.
    pub other: Other,
    /// How the shapes are told.
    pub form: Guise,
    /// How many pieces there are.
    pub size: usize,
}

impl Cell {
    /// `question/scene/other/form/size`, as [`Cell::name`] writes it.
    pub fn named(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split('/').collect();
        let [question, scene, other, form, size] = words[..] else { return None };
        Some(Self {
            question: names().into_iter().find(|name| *name == question)?,
            scene: SCENES.iter().map(|scene| scene.0).find(|name| *name == scene)?,
            other: Other::ALL.into_iter().find(|one| one.name() == other)?,
            form: Guise::ALL.into_iter().find(|one| one.name() == form)?,
            size: size.parse().ok()?,
        })
    }

    /// The same in one word.
    pub fn name(&self) -> String {
        let Self { question, scene, other, form, size } = self;
        format!("{question}/{scene}/{}/{}/{size}", other.name(), form.name())
    }

    /// The question, ready to be asked; None where it makes no sense.
    pub fn ready(&self) -> Option<Ask> {
        let make = SCENES.iter().find(|scene| scene.0 == self.scene)?.1;
        let scene = make(self.size);
        if let Some((_, single)) = SINGLES.iter().find(|single| single.0 == self.question) {
            return single(&scene);
        }
        let (_, ask) = PAIRS.iter().find(|pair| pair.0 == self.question)?;
        Some(ask(Stage::new(&scene, self.other, self.form)))
    }
}

/// The cells that are wanted, by each part of their names.
pub struct Filter {
    questions: Vec<String>,
    scenes: Vec<String>,
    others: Vec<String>,
    forms: Vec<String>,
    /// How many pieces.
    pub sizes: Vec<usize>,
}

impl Filter {
    /// What the command line says; nothing means all.
    pub fn new(arguments: &Arguments) -> Self {
        let words = |option: &str| -> Vec<String> {
            arguments
                .text(option)
                .map_or_else(Vec::new, |text| text.split(',').map(str::to_owned).collect())
        };
        let sizes: Vec<usize> = words("--size").iter().filter_map(|n| n.parse().ok()).collect();
        let usual = if arguments.has("--smoke") { &SIZES[..2] } else { &SIZES[..] };
        Self {
            questions: words("--question"),
            scenes: words("--scene"),
            others: words("--other"),
            forms: words("--form"),
            sizes: if sizes.is_empty() { usual.to_vec() } else { sizes },
        }
    }

    /// The rows of a question, each with its least size.
    pub fn rows(&self, question: &'static str) -> Vec<Cell> {
        let is_wanted = |words: &[String], name: &str| {
            words.is_empty() || words.iter().any(|word| word == name)
        };
        if !is_wanted(&self.questions, question) {
            return Vec::new();
        }
        let is_pair = PAIRS.iter().any(|pair| pair.0 == question);
        let forms = if is_pair { &Guise::ALL[..] } else { &Guise::ALL[..1] };
        let others = if is_pair { &Other::ALL[..2] } else { &Other::ALL[2..] };
        let mut rows = Vec::new();
        for (scene, _) in SCENES.iter().filter(|scene| is_wanted(&self.scenes, scene.0)) {
            for other in others.iter().filter(|other| is_wanted(&self.others, other.name())) {
                rows.extend(forms.iter().map(|&form| Cell {
                    question,
                    scene,
                    other: *other,
                    form,
                    size: self.sizes[0],
                }));
            }
        }
        // What stands far away is no row of the tables.
        let is_usual = |row: &Cell| row.form != Guise::Far || !self.forms.is_empty();
        rows.retain(|row| is_usual(row) && is_wanted(&self.forms, row.form.name()));
        rows
    }

    /// All cells that are wanted.
    pub fn cells(&self) -> Vec<Cell> {
        let rows = names().into_iter().flat_map(|question| self.rows(question));
        rows.flat_map(|row| self.sizes.iter().map(move |&size| Cell { size, ..row })).collect()
    }
}
