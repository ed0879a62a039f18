//! Reads `tests/cases/shapes/*.txt` and asks them: the functions of the C ABI that the other readers have no
//! words for.

mod answer;
mod figure;
mod functions;
mod reader;
mod shape;

pub(crate) use figure::truth;
pub(crate) use functions::FUNCTIONS;
use reader::Reader;

use super::Case;

/// What the library says otherwise than a case, if it does.
pub(crate) fn complaint(case: &Case) -> Option<String> {
    let text = spaced(&case.text);
    wrong(&case.name, &text).err().map(|problem| format!("{problem}\n    {}", case.text))
}

/// A line with its brackets as words of their own.
pub(crate) fn spaced(text: &str) -> String {
    text.replace('[', " [ ").replace(']', " ] ")
}

fn wrong(name: &str, text: &str) -> Result<(), String> {
    let (call, answer) = text.split_once('=').ok_or("no = and answer")?;
    let given: Vec<&str> = call.split_whitespace().skip(1).collect();
    // Brackets in an answer are for the eye.
    let expected: Vec<&str> =
        answer.split_whitespace().filter(|word| !["[", "]"].contains(word)).collect();
    let function = FUNCTIONS.iter().find(|(known, _)| *known == name);
    let (_, ask) = function.ok_or("unknown function")?;
    let told = ask(&mut Reader::new(&given))?;
    if told.is(&expected)? {
        return Ok(());
    }
    Err(format!("expected {}, got {told}", expected.join(" ")))
}
