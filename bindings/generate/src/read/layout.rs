//! Sizes and offsets, and the ends of handles.

use std::collections::BTreeMap;

use crate::Result;
use crate::layout::Layout;
use crate::model::{Api, Field, Function, Record};

/// Finds sizes and offsets, and puts each struct behind those that it is made of.
pub(super) fn lay_out(api: &mut Api) -> Result<()> {
    let mut known: BTreeMap<String, Layout> =
        api.enums.iter().map(|item| (item.name.clone(), Layout::of_enum(item))).collect();
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

/// Finds the function that frees each handle: it takes one for good, or is called so, and takes nothing else.
pub(super) fn find_free_functions(api: &mut Api) {
    for handle in &mut api.handles {
        let frees = |function: &&Function| match function.arguments.as_slice() {
            [only] => {
                let is_end = only.is_owned || function.name.ends_with("_destroy");
                is_end && only.kind.to_string() == format!("{} *", handle.name)
            }
            _ => false,
        };
        let mut functions = api.functions.iter().chain(&api.world);
        handle.free = functions.find(frees).map(|function| function.name.clone());
    }
}
