//! Which types belong to the ABI.

use std::collections::BTreeSet;

use crate::model::{Api, Record, Type};

/// Types that no function needs are none of C's business; cbindgen leaves them out as well.
pub(super) fn keep_used_types(api: &mut Api) {
    let mut used = BTreeSet::new();
    for function in api.functions.iter().chain(&api.book).chain(&api.world) {
        for argument in &function.arguments {
            add(&mut used, &argument.kind, api);
            used.extend(argument.enumeration.clone());
        }
        add(&mut used, &function.returns, api);
    }
    api.structs.retain(|item| used.contains(&item.name));
    api.unions.retain(|item| used.contains(&item.name));
    api.enums.retain(|item| used.contains(&item.name));
    api.handles.retain(|item| used.contains(&item.name));
}

/// Adds a type, and all that it is made of or points to.
fn add(used: &mut BTreeSet<String>, kind: &Type, api: &Api) {
    match kind {
        Type::Void | Type::Scalar(_) => {}
        Type::Pointer { to: inner, .. } | Type::Array { of: inner, .. } => add(used, inner, api),
        Type::Callback(callback) => {
            callback.arguments.iter().for_each(|argument| add(used, &argument.kind, api));
            add(used, &callback.returns, api);
        }
        Type::Named(name) => {
            let records = || api.structs.iter().chain(&api.unions);
            if used.insert(name.clone()) {
                records().filter(|it| it.name == *name).for_each(|it| add_fields(used, it, api));
            }
        }
    }
}

fn add_fields(used: &mut BTreeSet<String>, record: &Record, api: &Api) {
    for field in &record.fields {
        add(used, &field.kind, api);
        used.extend(field.enumeration.clone());
    }
}
