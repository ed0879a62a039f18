//! Classes of the shapes that are made of numbers alone, and literals of them.

use super::doc::comment;
use super::field::{Number, Simple, simple_shapes};
use crate::Result;
use crate::model::Api;

/// Where the data of a shape begins, in bytes.
const DATA: u64 = 8;

/// The classes.
pub fn classes(api: &Api) -> Result<String> {
    let shapes = simple_shapes(api)?;
    let mut text = String::from(
        "import { degrees, finite, ring, size } from \"../check.js\";\n\
         import { Shape, read, write } from \"../shape.js\";\n",
    );
    for shape in &shapes {
        text += &format!("\n{}", class(shape));
    }
    Ok(text)
}

fn class(shape: &Simple) -> String {
    let Simple { class, kind, record, .. } = shape;
    let list = shape.names().join(", ");
    let doc = comment(&record.doc, "");
    let mut text = format!(
        "{doc}export class {class} extends Shape {{\n    constructor({list}, options) {{\n        \
         super({kind}, options);\n        try {{\n            this.set({list});\n        }} catch (error) {{\n            \
         this.dispose();\n            throw error;\n        }}\n    }}\n\n    \
         get type() {{\n        return \"{word}\";\n    }}\n\n    \
         /** Sets all numbers at once. */\n    set({list}) {{\n        \
         const isStrict = this.isStrict;\n{checks}        const f = this.floats, i = this.word;\n{writes}        return this;\n    }}\n",
        word = shape.word(),
        checks = checks(shape, ""),
        writes = writes(shape, ""),
    );
    for number in &shape.numbers {
        text += &accessors(shape, number);
    }
    text + "}\n"
}

/// What each number must be, and is from then on: the float that is held.
fn checks(shape: &Simple, of: &str) -> String {
    let indent = if of.is_empty() { "        " } else { "    " };
    let declared = if of.is_empty() { "" } else { "const " };
    let check = |number: &Number| {
        let name = &number.name;
        let check = if number.is_size() { "size" } else { "finite" };
        format!("{indent}{declared}{name} = {check}({of}{name}, \"{name}\", isStrict);\n")
    };
    let ring = if shape.is_ring() {
        format!("{indent}ring(innerRadius, radius, isStrict);\n")
    } else {
        String::new()
    };
    shape.numbers.iter().map(check).collect::<String>() + &ring
}

fn writes(shape: &Simple, indent: &str) -> String {
    let indent = if indent.is_empty() { "        " } else { indent };
    let write = |number: &Number| format!("{indent}f[i + {}] = {};\n", word(number), number.name);
    shape.numbers.iter().map(write).collect()
}

/// Which word of a shape a number is.
fn word(number: &Number) -> u64 {
    (DATA + number.offset) / 4
}

fn accessors(shape: &Simple, number: &Number) -> String {
    let (name, word) = (&number.name, word(number));
    let check = if number.is_size() { "size" } else { "finite" };
    let ring = match (shape.is_ring(), &**name) {
        (true, "innerRadius") => "        ring(value, this.radius, this.isStrict);\n",
        (true, "radius") => "        ring(this.innerRadius, value, this.isStrict);\n",
        _ => "",
    };
    let mut text = format!(
        "\n    get {name}() {{\n        return read(this, {word});\n    }}\n\n    \
         set {name}(value) {{\n        value = {check}(value, \"{name}\", this.isStrict);\n{ring}        write(this, {word}, value);\n    }}\n"
    );
    if number.is_in_degrees() {
        text += &format!(
            "\n    get {name}Radians() {{\n        return (this.{name} * Math.PI) / 180;\n    }}\n\n    \
             set {name}Radians(value) {{\n        this.{name} = degrees(value, \"{name}Radians\");\n    }}\n"
        );
    }
    text
}

/// The writers of literals: each writes the numbers to a word of memory, and returns the kind.
pub fn literals(api: &Api) -> Result<String> {
    let shapes = simple_shapes(api)?;
    let writers: String = shapes.iter().map(literal).collect();
    let words: Vec<String> = shapes.iter().map(Simple::word).collect();
    Ok(format!(
        "import {{ finite, ring, size }} from \"../check.js\";\nimport {{ f32 }} from \"../memory.js\";\n{writers}\n\
         /** How a literal of each type is written. */\nexport const simple = {{ {} }};\n",
        words.join(", "),
    ))
}

fn literal(shape: &Simple) -> String {
    format!(
        "\nfunction {}(literal, i, isStrict) {{\n{}    const f = f32();\n{}    return {};\n}}\n",
        shape.word(),
        checks(shape, "literal."),
        writes(shape, "    "),
        shape.kind,
    )
}

/// The types of the classes, and of their literals.
pub fn types(api: &Api) -> Result<String> {
    let shapes = simple_shapes(api)?;
    let mut text =
        String::from("import type { Placed, Shape, ShapeOptions } from \"../types.js\";\n");
    for shape in &shapes {
        text += &format!("\n{}\n{}", class_type(shape), literal_type(shape));
    }
    let words: Vec<String> = shapes.iter().map(|shape| format!("{}Literal", shape.class)).collect();
    text += "\n/** A shape of numbers alone, as a plain object. */\n";
    Ok(text + &format!("export type SimpleLiteral =\n    | {};\n", words.join("\n    | ")))
}

fn class_type(shape: &Simple) -> String {
    let Simple { class, record, .. } = shape;
    let list: Vec<String> = shape.names().iter().map(|name| format!("{name}: number")).collect();
    let list = list.join(", ");
    let fields: String = shape.numbers.iter().map(field_type).collect();
    format!(
        "{}export declare class {class} extends Shape {{\n    constructor({list}, options?: ShapeOptions);\n    \
         readonly type: \"{}\";\n    /** Sets all numbers at once; none of them if one is refused. */\n    \
         set({list}): this;\n{fields}}}\n",
        comment(&record.doc, ""),
        shape.word(),
    )
}

fn field_type(number: &Number) -> String {
    let Number { name, doc, .. } = number;
    let mut text = comment(doc, "    ") + &format!("    {name}: number;\n");
    if number.is_in_degrees() {
        text += &format!(
            "    /** The same in radians. Right angles stay right angles. */\n    {name}Radians: number;\n"
        );
    }
    text
}

fn literal_type(shape: &Simple) -> String {
    let fields = shape
        .numbers
        .iter()
        .map(|number| comment(&number.doc, "    ") + &format!("    {}: number;\n", number.name));
    format!(
        "{}export interface {}Literal extends Placed {{\n    type: \"{}\";\n{}}}\n",
        comment(&shape.record.doc, ""),
        shape.class,
        shape.word(),
        fields.collect::<String>(),
    )
}
