//! Sizes, offsets, and which types are used.

use std::collections::BTreeMap;

use crate::Result;
use crate::layout::Layout;
use crate::model::{Api, Field, Record};

/// Finds sizes and offsets, and puts each struct behind those that it is made of.
pub(super) fn lay_out(api: &mut Api) -> Result<()> {
    let mut known: BTreeMap<String, Layout> =
        api.enums.iter().map(|item| (item.name.clone(), Layout::of_enum())).collect();
    let mut structs = std::mem::take(&mut api.structs);
    let mut unions = std::mem::take(&mut api.unions);
    while !structs.is_empty() || !unions.is_empty() {
        let before = structs.len() + unions.len();
        take_known(&mut structs, &mut api.structs, &mut known, false);
        take_known(&mut unions, &mut api.unions, &mut known, true);
        if structs.len() + unions.len() == before {
            let names: Vec<&str> =
                structs.iter().chain(&unions).map(|item| item.name.as_str()).collect();
            return Err(format!("no layout for {}", names.join(", ")));
        }
    }
    Ok(())
}

/// Moves the records whose fields all have a known layout, in order.
fn take_known(
    from: &mut Vec<Record>,
    to: &mut Vec<Record>,
    known: &mut BTreeMap<String, Layout>,
    is_union: bool,
) {
    for mut record in std::mem::take(from) {
        let layout = |field: &Field| Layout::of(&field.kind, &|name| known.get(name).copied());
        let Some(fields) = record.fields.iter().map(layout).collect::<Option<Vec<_>>>() else {
            from.push(record);
            continue;
        };
        let (layout, offsets) =
            if is_union { (Layout::of_union(&fields), vec![]) } else { Layout::of_struct(&fields) };
        for (field, offset) in record.fields.iter_mut().zip(offsets) {
            field.offset = offset;
        }
        (record.size, record.alignment) = (layout.size, layout.alignment);
        known.insert(record.name.clone(), layout);
        to.push(record);
    }
}

/// Rust's own structs are none of C's business unless a function has a pointer to them.
pub(super) fn keep_used_handles(api: &mut Api) {
    let used: Vec<String> = api
        .functions
        .iter()
        .chain(&api.book)
        .flat_map(|function| {
            function.arguments.iter().map(|argument| &argument.kind).chain([&function.returns])
        })
        .map(|kind| kind.to_string().trim_matches(['*', ' ']).replace("const ", ""))
        .collect();
    api.handles.retain(|handle| used.contains(&handle.name));
}
