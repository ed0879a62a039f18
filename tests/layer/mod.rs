//! Which module uses which, read from the source.

mod path;
mod text;

use std::collections::BTreeMap;
use std::path::Path;

/// The files of a crate, by their path below `src/`.
pub(crate) struct Tree(BTreeMap<String, File>);

/// A file without comments and strings: as it is, and word by word.
struct File {
    code: String,
    words: Vec<String>,
}

impl File {
    fn of(content: &str) -> Self {
        let code = text::code(content);
        Self { words: text::words(&code), code }
    }
}

impl Tree {
    pub(crate) fn read(folder: &Path) -> Self {
        let mut files = BTreeMap::new();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(current) = folders.pop() {
            for entry in std::fs::read_dir(&current).expect("a readable folder") {
                let path = entry.expect("a readable entry").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "rs") {
                    let name = path.strip_prefix(folder).expect("a path below").to_string_lossy();
                    let content = std::fs::read_to_string(&path).expect("a readable file");
                    files.insert(name.replace('\\', "/"), File::of(&content));
                }
            }
        }
        Self(files)
    }

    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(name, content)| (name.to_string(), File::of(content))).collect())
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The file of a module: `lib.rs` for the crate itself.
    fn file(&self, module: &[String]) -> Option<&File> {
        let joined = module.join("/");
        let names = match module {
            [] => ["lib.rs".to_string(), String::new()],
            _ => [format!("{joined}.rs"), format!("{joined}/mod.rs")],
        };
        names.iter().find_map(|name| self.0.get(name))
    }

    fn code(&self, module: &[String]) -> &str {
        self.file(module).map_or("", |file| &file.code)
    }

    fn words(&self, module: &[String]) -> &[String] {
        self.file(module).map_or(&[], |file| &file.words)
    }

    /// The modules that a module declares, in order.
    fn children(&self, module: &[String]) -> Vec<String> {
        let declarations = self.words(module).windows(3);
        let declarations = declarations.filter(|three| three[0] == "mod" && three[2] == ";");
        declarations.map(|three| three[1].clone()).collect()
    }
}

/// The module of a file.
fn module_of(file: &str) -> Vec<String> {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    let parts = path.split('/').filter(|&part| part != "lib");
    parts.map(str::to_string).collect()
}

/// Where C's pointers are followed, by the shapes that borrow arrays; where the processor is told what
/// to do: packs of numbers and the square root; where memory and a world's threads come from, and what lies in that
/// memory: shapes with their arrays, events that C reads, the world itself; and where a program's function is called.
const MAY_BE_UNSAFE: [&[&str]; 9] = [
    &["any"],
    &["pack"],
    &["root"],
    &["memory"],
    &["world", "tasks"],
    &["world", "shapes"],
    &["world", "event"],
    &["world", "query"],
    &["world", "world"],
];

/// Every break of the rules, one line each.
pub(crate) fn violations(tree: &Tree) -> Vec<String> {
    let mut found = Vec::new();
    for (file, File { words, .. }) in &tree.0 {
        let module = module_of(file);
        if let Some((last, parents)) = module.split_last()
            && !tree.children(parents).contains(last)
        {
            found.push(format!("{file} belongs to no module"));
        }
        if !MAY_BE_UNSAFE.iter().any(|part| is_in(&module, part))
            && words.iter().any(|word| word == "unsafe")
        {
            found.push(format!("{file} is unsafe"));
        }
        found.extend(
            path::used(tree, &module, words)
                .into_iter()
                .filter(|used| is_below(tree, &module, used))
                .map(|used| format!("{file} uses {}", used.join("::"))),
        );
    }
    found.extend(without_promise(tree));
    found.dedup();
    found
}

/// Whether a module is another one, or a part of it.
fn is_in(module: &[String], whole: &[&str]) -> bool {
    module.len() >= whole.len() && whole.iter().zip(module).all(|(a, b)| a == b)
}

/// Whether a module is declared after another one, or after one that this is a part of. A folder's
/// own module stands above its parts: what it defines itself is theirs, too.
fn is_below(tree: &Tree, module: &[String], used: &[String]) -> bool {
    let common = module.iter().zip(used).take_while(|(a, b)| a == b).count();
    let (Some(own), Some(other)) = (module.get(common), used.get(common)) else { return false };
    let order = tree.children(&module[..common]);
    let place = |name: &String| order.iter().position(|child| child == name);
    place(other) > place(own)
}

/// The modules of `lib.rs` that may hold unsafe code although others may not.
fn without_promise(tree: &Tree) -> Vec<String> {
    let code = tree.code(&[]);
    let is_forbidden = |name: &String| {
        let own = tree.code(std::slice::from_ref(name));
        let line = format!("mod {name};");
        let before = code.split(&line).next().unwrap_or("");
        let attributes = before.rsplit(';').next().unwrap_or("");
        attributes.contains("forbid(unsafe_code)") || own.contains("#![forbid(unsafe_code)]")
    };
    let geometry: Vec<String> = tree
        .children(&[])
        .into_iter()
        .filter(|name| !MAY_BE_UNSAFE.iter().any(|part| part[0] == name))
        .collect();
    let (safe, open): (Vec<_>, Vec<_>) = geometry.into_iter().partition(is_forbidden);
    let open = open.into_iter().filter(|_| !safe.is_empty());
    open.map(|name| format!("lib.rs does not forbid unsafe code in {name}")).collect()
}
