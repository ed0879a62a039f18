//! The constants of the library.

use super::{doc, scalar_name};
use crate::model::{Constant, Type};
use crate::names::pascal;

/// A constant of the class `Clash`.
pub fn text(constant: &Constant) -> String {
    let kind = match constant.kind {
        Type::Scalar(scalar) => scalar_name(scalar),
        _ => unreachable!("the reader takes numbers alone"),
    };
    let comment = doc::comment(&constant.doc, &format!("C: <c>{}</c>.", constant.name), "        ");
    format!("{comment}        public const {kind} {} = {};\n", name(constant), constant.value)
}

/// `MaximumCount` for `CLASH_MAXIMUM_COUNT`.
pub fn name(constant: &Constant) -> String {
    pascal(&constant.name.trim_start_matches("CLASH_").to_lowercase())
}
