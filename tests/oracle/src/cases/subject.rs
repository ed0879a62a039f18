//! A function with the form of its arguments and its true answers.

use super::answer::{self, Numbers};
use super::text;
use crate::{BOOK_FUNCTIONS, FUNCTIONS, Function, Kind};

/// A parameter of the C ABI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parameter {
    /// A shape, a vector or a number.
    Shape(Kind),
    /// An `int`.
    Integer,
    /// Pointer and count of some shapes; always the only parameter.
    Array(Kind),
}

impl Parameter {
    /// How many numbers it takes; none where that is up to the array.
    pub(crate) fn arity(self) -> Option<usize> {
        match self {
            Self::Shape(kind) => Some(kind.arity()),
            Self::Integer => Some(1),
            Self::Array(_) => None,
        }
    }
}

/// A function that cases are about.
pub(crate) enum Subject {
    /// It answers yes or no.
    Question(&'static Function),
    /// It answers with numbers.
    Numbers(&'static Numbers),
}

impl Subject {
    /// The function of clash2d.h of that name, without prefix.
    pub(crate) fn exact(name: &str) -> Self {
        Self::named(name, FUNCTIONS)
    }

    /// The function of book.h of that name.
    pub(crate) fn of_book(name: &str) -> Self {
        let is_it = |function: &&Function| function.name == name;
        let with_threshold = BOOK_FUNCTIONS.iter().find(is_it);
        with_threshold.map_or_else(|| Self::named(name, FUNCTIONS), Self::Question)
    }

    fn named(name: &str, questions: &'static [Function]) -> Self {
        let question = questions.iter().find(|function| function.name == name);
        let numbers = || answer::NUMBERS.iter().find(|function| function.name == name);
        let found = question.map(Self::Question).or_else(|| numbers().map(Self::Numbers));
        found.unwrap_or_else(|| panic!("no function {name}"))
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Question(function) => function.name,
            Self::Numbers(function) => function.name,
        }
    }

    /// The function behind it, if it answers yes or no.
    pub(crate) fn question(&self) -> Option<&'static Function> {
        match self {
            Self::Question(function) => Some(function),
            Self::Numbers(_) => None,
        }
    }

    /// Fails unless there are as many numbers as the function takes.
    pub(crate) fn check(&self, arguments: &[f64]) {
        let fits = match self {
            Self::Question(function) => arguments.len() == function.arity(),
            Self::Numbers(function) => {
                function.parameters.iter().all(|parameter| match parameter {
                    Parameter::Array(kind) => arguments.len().is_multiple_of(kind.arity()),
                    _ => Some(arguments.len()) == function.arity(),
                })
            }
        };
        assert!(fits, "{} of {arguments:?}", self.name());
    }

    /// The arguments as a case has them.
    pub(crate) fn shown(&self, arguments: &[f64]) -> String {
        self.check(arguments);
        let has = |wanted: fn(&Parameter) -> bool| match self {
            Self::Question(_) => false,
            Self::Numbers(function) => function.parameters.iter().any(wanted),
        };
        let is_integer = |place| place + 1 == arguments.len() && has(|p| *p == Parameter::Integer);
        let texts = arguments.iter().enumerate().map(|(place, &number)| {
            if is_integer(place) { format!("{number}") } else { text::shown(number as f32) }
        });
        let list = texts.collect::<Vec<_>>().join(" ");
        match (has(|p| matches!(p, Parameter::Array(_))), list.is_empty()) {
            (true, true) => "[ ]".to_owned(),
            (true, false) => format!("[ {list} ]"),
            _ => list,
        }
    }

    /// The answer as a case has it.
    pub(crate) fn answer(&self, arguments: &[f64]) -> String {
        match self {
            Self::Question(function) => {
                let answer = (function.decide)(&floats(arguments));
                let yes =
                    answer.unwrap_or_else(|| panic!("unsure: {} {arguments:?}", function.name));
                if yes { "yes" } else { "no" }.to_owned()
            }
            Self::Numbers(function) => {
                let numbers = (function.answer)(arguments);
                let numbers =
                    numbers.unwrap_or_else(|| panic!("arguable: {} {arguments:?}", function.name));
                numbers.into_iter().map(text::shown).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// The same as floats, which they are but for integers.
pub(crate) fn floats(numbers: &[f64]) -> Vec<f32> {
    numbers.iter().map(|&number| number as f32).collect()
}
