//! The paths in some code, and the modules that they lead to.

use super::Tree;

/// The modules that the words of a module name, in `use` lines and elsewhere. What another module
/// only passes on counts as the module that it comes from.
pub(crate) fn used(tree: &Tree, module: &[String], words: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let starts = at == 0 || words[at - 1] != "::";
        if !starts || words.get(at + 1).is_none_or(|next| next != "::") {
            continue;
        }
        let start = match word.as_str() {
            "crate" => Vec::new(),
            "self" => module.to_vec(),
            "super" => module[..module.len().saturating_sub(1)].to_vec(),
            _ => continue,
        };
        for path in leaves(&words[at + 2..], &start).0 {
            // A module's own parts are its own affair.
            let is_own = |used: &Vec<String>| !used.starts_with(module);
            found.extend(origins(tree, &path).into_iter().filter(is_own));
        }
    }
    found
}

/// The full paths of a tree of paths such as `a::{b, c::d}`, and how many words it takes.
fn leaves(words: &[String], start: &[String]) -> (Vec<Vec<String>>, usize) {
    let mut path = start.to_vec();
    let mut at = 0;
    loop {
        match words.get(at).map(String::as_str) {
            Some("{") => {
                let (found, length) = branches(&words[at + 1..], &path);
                return (found, at + 1 + length);
            }
            Some("super") => drop(path.pop()),
            Some("self") => {}
            Some(word) => path.push(word.to_string()),
            None => return (vec![path], at),
        }
        if words.get(at + 1).is_none_or(|next| next != "::") {
            return (vec![path], at + 1);
        }
        at += 2;
    }
}

/// The full paths between two braces, and how many words they take, the closing brace included.
fn branches(words: &[String], start: &[String]) -> (Vec<Vec<String>>, usize) {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        match word.as_str() {
            "}" => return (found, at + 1),
            "," => at += 1,
            "as" => at += 2,
            _ => {
                let (more, length) = leaves(&words[at..], start);
                found.extend(more);
                at += length;
            }
        }
    }
    (found, at)
}

/// The modules that a path leads to: the longest beginning that is one, or where that module takes
/// the next name from.
fn origins(tree: &Tree, path: &[String]) -> Vec<Vec<String>> {
    let mut length = 0;
    while length < path.len() && tree.children(&path[..length]).contains(&path[length]) {
        length += 1;
    }
    let (module, rest) = path.split_at(length);
    let Some(name) = rest.first().filter(|name| !defines(tree, module, name)) else {
        return vec![module.to_vec()];
    };
    let passed_on = passed_on(tree, module);
    let mut from: Vec<_> = passed_on
        .into_iter()
        .filter(|(as_name, _)| name == "*" || as_name == name || as_name == "*")
        .flat_map(|(_, origin)| origins(tree, &origin))
        .collect();
    from.push(module.to_vec());
    from
}

/// Whether a module's own file defines a name.
fn defines(tree: &Tree, module: &[String], name: &str) -> bool {
    const KINDS: [&str; 9] =
        ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "macro_rules"];
    let is_definition = |two: &[String]| KINDS.contains(&two[0].as_str()) && two[1] == name;
    tree.words(module).windows(2).any(is_definition)
}

/// The names that a module takes from its own parts, `a` of `use b::a` or of `use b::c as a`, and
/// their paths.
fn passed_on(tree: &Tree, module: &[String]) -> Vec<(String, Vec<String>)> {
    let words = tree.words(module);
    let children = tree.children(module);
    let mut found = Vec::new();
    for (at, _) in words.iter().enumerate().filter(|(_, word)| *word == "use") {
        if !words.get(at + 1).is_some_and(|first| children.contains(first)) {
            continue;
        }
        let (paths, length) = leaves(&words[at + 1..], module);
        let line = &words[at + 1..at + 1 + length];
        for path in paths {
            let last = path.last().expect("a name");
            let place = line.iter().position(|word| word == last).unwrap_or(0);
            let renamed = line.get(place + 1).filter(|word| *word == "as");
            let name = renamed.and_then(|_| line.get(place + 2)).unwrap_or(last);
            found.push((name.clone(), path.clone()));
        }
    }
    found
}
