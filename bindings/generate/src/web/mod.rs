//! The npm package: classes of simple shapes, readers of answers, enumerators, and the types of all these.

mod answer;
mod doc;
mod enumerator;
mod field;
mod raw;
mod shape;

use crate::model::{Api, Record};
use crate::{Output, Result};

const HEAD: &str = "// Written by bindings/generate from the Rust source; changes here are lost.\n";

/// Everything of the package that follows from the ABI.
pub fn outputs(api: &Api) -> Result<Vec<Output>> {
    let output = |path: &str, text: String| Output {
        path: format!("bindings/web/src/generated/{path}"),
        text: format!("{HEAD}{text}"),
    };
    Ok(vec![
        output("shapes.js", shape::classes(api)?),
        output("literals.js", shape::literals(api)?),
        output("shapes.d.ts", shape::types(api)?),
        output("answers.js", answer::readers(api)?),
        output("answers.d.ts", answer::types(api)?),
        output("enums.js", enumerator::values(api)?),
        output("enums.d.ts", enumerator::types(api)?),
        output("raw.d.ts", raw::types(api)),
    ])
}

fn record<'a>(api: &'a Api, name: &str) -> Result<&'a Record> {
    let found = api.structs.iter().find(|record| record.name == name);
    found.ok_or_else(|| format!("{name}: no such struct"))
}

/// A type's name in JavaScript.
fn name(c_name: &str) -> &str {
    c_name.strip_prefix("Clash").unwrap_or(c_name)
}
