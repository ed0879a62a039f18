//! Reads `tests/cases/*.txt`: lines of `FUNCTION ARGUMENTS = ANSWER  # NOTE`.

pub(crate) mod any;

use crate::common::abi::{Answer, Slot};
use crate::common::array::ArrayFunction;
use crate::common::table::Function;
use std::path::{Path, PathBuf};

/// A file of cases.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) cases: Vec<Case>,
}

/// A line of a file, still as text.
pub(crate) struct Case {
    /// From 1.
    pub(crate) line: usize,
    /// Without the note.
    pub(crate) text: String,
    /// The function's symbol.
    pub(crate) name: String,
}

/// What a case expects and what the library says.
#[derive(Debug)]
pub(crate) struct Call {
    pub(crate) expected: Answer,
    pub(crate) got: Answer,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

/// The text of a file.
pub(crate) fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).expect("a file of cases")
}

/// The files of the functions of plain numbers; those of the book's names only where the library has them.
pub(crate) fn all() -> Vec<File> {
    let mut files = files_in("");
    files.retain(|file| cfg!(feature = "book") || file.name != "book.txt");
    files
}

/// The files of the functions of any shape.
pub(crate) fn of_any_shape() -> Vec<File> {
    files_in("shapes/")
}

fn files_in(below: &str) -> Vec<File> {
    let entries = std::fs::read_dir(folder().join(below)).expect("the folder of the cases");
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".txt")).collect();
    names.sort();
    assert!(names.len() >= 5, "only {names:?}");
    let file = |name| {
        let name = format!("{below}{name}");
        File { cases: parse(&read(&name)), name }
    };
    names.into_iter().map(file).collect()
}

/// The cases of a text.
pub(crate) fn parse(text: &str) -> Vec<Case> {
    let lines = text.lines().enumerate();
    lines.filter_map(|(number, line)| case(number + 1, line)).collect()
}

fn case(line: usize, text: &str) -> Option<Case> {
    let text = text.split('#').next().unwrap_or_default().trim().to_owned();
    let name = text.split_whitespace().next()?.to_owned();
    Some(Case { line, text, name })
}

impl Case {
    /// The arguments and the answer.
    fn sides(&self) -> Result<(Vec<&str>, Vec<&str>), String> {
        let (call, answer) = self.text.split_once('=').ok_or("no = and answer")?;
        Ok((call.split_whitespace().skip(1).collect(), answer.split_whitespace().collect()))
    }

    /// Asks a function, each token of a case being one of its words.
    pub(crate) fn call(&self, function: &Function) -> Result<Call, String> {
        let (tokens, answer) = self.sides()?;
        if tokens.len() != function.slots.len() {
            return Err(format!("takes {} numbers, not {}", function.slots.len(), tokens.len()));
        }
        let words: Vec<u32> = tokens
            .iter()
            .zip(&function.slots)
            .map(|(token, &slot)| word(token, slot))
            .collect::<Result<_, _>>()?;
        Ok(Call { expected: expected(&answer)?, got: function.call(&words) })
    }

    /// Asks a function of an array, which stands in brackets.
    pub(crate) fn call_array(&self, function: &ArrayFunction) -> Result<Call, String> {
        let (tokens, answer) = self.sides()?;
        let ["[", elements @ .., "]"] = &tokens[..] else {
            return Err("no array in brackets".to_owned());
        };
        if elements.len() % function.floats != 0 {
            return Err(format!("not a multiple of {} numbers", function.floats));
        }
        let numbers: Vec<f32> =
            elements.iter().map(|token| number(token)).collect::<Result<_, _>>()?;
        let count = numbers.len() / function.floats;
        // SAFETY: there are `count` elements at that place.
        let got = unsafe { (function.call)(numbers.as_ptr().cast(), count as i64) };
        Ok(Call { expected: expected(&answer)?, got })
    }
}

fn word(token: &str, slot: Slot) -> Result<u32, String> {
    if slot != Slot::Integer {
        return number(token).map(f32::to_bits);
    }
    token.parse().map(i32::cast_unsigned).map_err(|_| format!("{token} is no integer"))
}

fn number(token: &str) -> Result<f32, String> {
    token.parse().map_err(|_| format!("{token} is no number"))
}

fn expected(tokens: &[&str]) -> Result<Answer, String> {
    match tokens {
        ["yes"] => Ok(true.into()),
        ["no"] => Ok(false.into()),
        ["yes", found @ ..] => numbers(found).map(|numbers| Some(numbers).into()),
        _ => numbers(tokens),
    }
}

fn numbers(tokens: &[&str]) -> Result<Answer, String> {
    let numbers: Vec<f32> = tokens.iter().map(|token| number(token)).collect::<Result<_, _>>()?;
    match numbers.len() {
        1..=4 => Ok(Answer::of(&numbers)),
        count => Err(format!("{count} numbers as an answer")),
    }
}
