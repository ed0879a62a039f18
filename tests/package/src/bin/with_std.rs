//! An ordinary program.

#[path = "../question.rs"]
mod question;

fn main() {
    assert!(question::is_answered());
}
