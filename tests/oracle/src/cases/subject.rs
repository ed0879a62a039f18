//! A function with the form of its arguments and its true answers.

use super::answer::is_valid;
use super::numbers::{NUMBERS, Numbers};
use super::text;
use crate::{BOOK_FUNCTIONS, Function, Kind};

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
    /// How many numbers it takes, or an element of it.
    fn arity(self) -> usize {
        match self {
            Self::Shape(kind) | Self::Array(kind) => kind.arity(),
            Self::Integer => 1,
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
        let numbers = || NUMBERS.iter().find(|function| function.name == name);
        let found = Function::named(name).map(Self::Question);
        let found = found.or_else(|| numbers().map(Self::Numbers));
        found.unwrap_or_else(|| panic!("no function {name}"))
    }

    /// The function of book.h of that name.
    pub(crate) fn of_book(name: &str) -> Self {
        let with_threshold = BOOK_FUNCTIONS.iter().find(|function| function.name == name);
        with_threshold.map_or_else(|| Self::exact(name), Self::Question)
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

    pub(crate) fn parameters(&self) -> Vec<Parameter> {
        match self {
            Self::Question(function) => {
                function.kinds.iter().map(|&kind| Parameter::Shape(kind)).collect()
            }
            Self::Numbers(function) => function.parameters.to_vec(),
        }
    }

    /// Fails unless there are as many numbers as the function takes.
    fn check(&self, arguments: &[f64]) {
        let fits = match self.parameters()[..] {
            [Parameter::Array(kind)] => arguments.len().is_multiple_of(kind.arity()),
            ref parameters => {
                parameters.iter().map(|parameter| parameter.arity()).sum::<usize>()
                    == arguments.len()
            }
        };
        assert!(fits, "{} of {arguments:?}", self.name());
    }

    /// The arguments as a case has them.
    pub(crate) fn shown(&self, arguments: &[f64]) -> String {
        self.check(arguments);
        let parameters = self.parameters();
        let has_integer = parameters.last() == Some(&Parameter::Integer);
        let texts = arguments.iter().enumerate().map(|(place, &number)| {
            let is_integer = has_integer && place + 1 == arguments.len();
            if is_integer { format!("{number}") } else { text::shown(number as f32) }
        });
        let mut words: Vec<String> = texts.collect();
        if let [Parameter::Array(_)] = parameters[..] {
            words.insert(0, "[".to_owned());
            words.push("]".to_owned());
        }
        words.join(" ")
    }

    /// Whether the answer is numbers, none of them arguable, and no 0, whose sign may be.
    pub(crate) fn is_plain(&self, arguments: &[f64]) -> bool {
        let Self::Numbers(function) = self else { return false };
        (function.answer)(arguments).is_some_and(|numbers| !numbers.contains(&0.0))
    }

    /// The answer as a case of clash2d.h has it: of an array, first whether there is one.
    pub(crate) fn exact_answer(&self, arguments: &[f64]) -> String {
        let [Parameter::Array(kind)] = self.parameters()[..] else {
            return self.answer(arguments);
        };
        let is_there = arguments.chunks(kind.arity()).any(|element| is_valid(kind, element));
        if is_there { format!("yes {}", self.answer(arguments)) } else { "no".to_owned() }
    }

    /// The answer as a case of book.h has it: of an empty array, zeros.
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
