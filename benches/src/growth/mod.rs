//! What questions cost as shapes grow: each question in each scene, from 10 pieces on.
//!
//! - [`scene`]: what there is, friendly and hostile
//! - [`question`]: what is asked
//! - [`cell`]: one question in one scene of one size
//! - [`clock`]: how long it takes, in a child that can be stopped
//! - [`count`]: how many instructions it takes, under valgrind
//! - [`stack`]: how much of the stack it takes
//! - [`budget`]: what it may cost
//! - [`table`]: the answers, as text

pub mod scene;

pub mod question;

pub mod cell;

pub mod clock;
pub mod count;
pub mod stack;

pub mod budget;
pub mod table;

use std::time::Duration;

use crate::arguments::Arguments;
use cell::{Cell, Filter};
use table::Unit;

const USAGE: &str = "growth [--question NAME,..] [--scene NAME,..] [--other hero,twin,alone] \
[--form plain,prepared,far] [--size N,..] [--patience MILLISECONDS] [--smoke] [--counted] [--stack] \
[--budgets FILE] [--out FILE] [--under-valgrind CELL]";

/// The program.
pub fn main() {
    let arguments = Arguments::read(USAGE);
    if let Some(cell) = arguments.text(count::OPTION) {
        return count::child(&Cell::named(cell).expect("a cell"));
    }
    if let Some(path) = arguments.text("--budgets") {
        return budget::check(path);
    }
    let filter = Filter::new(&arguments);
    let patience = Duration::from_millis(arguments.number("--patience", 100));
    if arguments.has("--stack") {
        return stack::report(&filter, patience);
    }
    let text = if arguments.has("--counted") {
        table::written(&filter, Unit::Instructions, |cell| count::counted(cell, patience))
    } else {
        table::written(&filter, Unit::Nanoseconds, |cell| clock::timed(cell, patience))
    };
    match arguments.text("--out") {
        Some(path) => std::fs::write(path, text).expect("the table can be written"),
        None => println!("{text}"),
    }
}
