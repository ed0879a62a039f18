//! The numbers of a struct, by what JavaScript calls them and where they are.

use super::{name, record};
use crate::Result;
use crate::model::{Api, Record, Scalar, Type};

/// A number of a struct.
pub struct Number {
    /// Its name, if a shape has it.
    pub name: String,
    /// In bytes, on 32 bits.
    pub offset: u64,
    pub doc: String,
}

impl Number {
    /// What must not be negative.
    pub fn is_size(&self) -> bool {
        const SIZES: [&str; 7] =
            ["radius", "innerRadius", "halfAngle", "width", "height", "halfWidth", "halfHeight"];
        SIZES.contains(&&*self.name)
    }

    pub fn is_in_degrees(&self) -> bool {
        ["rotation", "direction", "halfAngle"].contains(&&*self.name)
    }
}

/// The numbers of a shape, all of which are floats, alone or in vectors.
pub fn numbers(record: &Record) -> Result<Vec<Number>> {
    let mut numbers = Vec::new();
    for field in &record.fields {
        let mut add = |name: &str, offset, doc: String| {
            numbers.push(Number { name: name.into(), offset: field.offset.on_32 + offset, doc });
        };
        match &field.kind {
            Type::Scalar(Scalar::Float) => add(&field.name, 0, field.doc.clone()),
            Type::Named(kind) if kind == "ClashVector2D" => {
                let [x, y] = coordinates(&field.name)?;
                add(x, 0, format!("{} Along the X axis.", field.doc));
                add(y, 4, format!("{} Along the Y axis.", field.doc));
            }
            kind => return Err(format!("{}: {kind} is no number", record.name)),
        }
    }
    Ok(numbers)
}

/// What the two numbers of a vector are called.
fn coordinates(field: &str) -> Result<[&'static str; 2]> {
    Ok(match field {
        "center" | "origin" | "base" => ["x", "y"],
        "direction" => ["dx", "dy"],
        "point1" => ["x1", "y1"],
        "point2" => ["x2", "y2"],
        "size" => ["width", "height"],
        "halfExtend" => ["halfWidth", "halfHeight"],
        _ => return Err(format!("{field}: no names for its coordinates")),
    })
}

/// A shape of numbers alone.
pub struct Simple<'a> {
    pub record: &'a Record,
    pub class: &'static str,
    pub kind: i64,
    pub numbers: Vec<Number>,
}

impl Simple<'_> {
    /// The word for it in literals.
    pub fn word(&self) -> String {
        let mut letters = self.class.chars();
        let first = letters.next().map(|first| first.to_ascii_lowercase());
        first.into_iter().chain(letters).collect()
    }

    pub fn names(&self) -> Vec<&str> {
        self.numbers.iter().map(|number| &*number.name).collect()
    }

    /// Whether it has one radius within another.
    pub fn is_ring(&self) -> bool {
        self.names().contains(&"innerRadius")
    }
}

/// All shapes of numbers alone.
pub fn simple_shapes(api: &Api) -> Result<Vec<Simple<'_>>> {
    const SHAPES: [(&str, &str, &str); 8] = [
        ("ClashVector2D", "Point", "CLASH_SHAPE_POINT"),
        ("ClashLine", "Line", "CLASH_SHAPE_LINE"),
        ("ClashSegment", "Segment", "CLASH_SHAPE_SEGMENT"),
        ("ClashCircle", "Circle", "CLASH_SHAPE_CIRCLE"),
        ("ClashRectangle", "Rectangle", "CLASH_SHAPE_RECTANGLE"),
        ("ClashOrientedRectangle", "OrientedRectangle", "CLASH_SHAPE_ORIENTED_RECTANGLE"),
        ("ClashCapsule", "Capsule", "CLASH_SHAPE_CAPSULE"),
        ("ClashSector", "Sector", "CLASH_SHAPE_SECTOR"),
    ];
    let shape = |(c_name, class, kind)| {
        let record = record(api, c_name)?;
        let values = api.enums.iter().flat_map(|item| &item.values);
        let value = values.into_iter().find(|value| value.name == kind);
        let kind = value.ok_or_else(|| format!("{kind}: no such kind"))?.value;
        Ok(Simple { record, class, kind, numbers: numbers(record)? })
    };
    SHAPES.into_iter().map(shape).collect()
}

/// The shape that a struct of an answer is, except a vector.
pub fn simple_shape<'a>(api: &'a Api, c_name: &str) -> Result<Option<Simple<'a>>> {
    let shapes = simple_shapes(api)?.into_iter();
    let found = shapes.filter(|shape| shape.class == name(c_name));
    Ok({ found }.next())
}
