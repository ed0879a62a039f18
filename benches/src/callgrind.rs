//! Counting instead of timing: instructions a call, and how often f64 could not decide, seen as
//! calls of functions whose name says that they go on with more care. Needs valgrind.

use crate::call::signature;
use crate::peer::Peer;
use crate::query;
use crate::query::row::Row;
use crate::record;
use crate::scene::{self, Scene};
use std::collections::HashMap;
use std::path::Path;
use std::process::{Command, Stdio};

/// The option with which this program runs itself under valgrind.
pub const OPTION: &str = "--under-valgrind";

/// Cases that are counted.
const CALLS: usize = 4096;

/// Cases of each question about prebuilt shapes.
const QUERY_CALLS: usize = 512;

/// What the names of the library's functions contain that decide what f64 could not.
const UNCERTAIN: [&str; 2] = ["carefully", "_exactly"];

/// What was counted for one function in one scene.
#[derive(Default)]
struct Counted {
    calls: u64,
    instructions: u64,
    uncertain: u64,
}

/// Calls one function of the library in one scene, `NAME/SCENE`, and nothing else.
pub fn child(what: &str, library: &Path) {
    let (name, scene) = what.split_once('/').expect("NAME/SCENE");
    if let Some(row) = query::row::rows().into_iter().find(|row| row.name() == name) {
        return query_child(&row, scene, library);
    }
    let scene = Scene::ALL.into_iter().find(|s| s.name() == scene).expect("a scene");
    let peer = Peer::ours(Some(library.to_owned()));
    let Some(address) = peer.find(name) else {
        return;
    };
    let numbers = scene::cases(name, scene, CALLS);
    // SAFETY: the library's function of that name has the name's signature.
    let cases = unsafe { (signature(name).lay_out)(&numbers, scene::arity(name)) };
    std::hint::black_box(cases(address));
}

fn query_child(row: &Row, scene: &str, library: &Path) {
    let scenes = query::scene::Scene::of(row);
    let scene = scenes.into_iter().find(|of| of.name() == scene).expect("a scene");
    let cases = query::scene::cases(row, scene, QUERY_CALLS);
    let ours = Peer::ours(Some(library.to_owned()));
    std::hint::black_box(ours.asked(row, &cases).map(|asked| asked.total()));
}

/// Counts the functions whose name contains `only` and prints a table; records that of all.
pub fn count(only: &str, library: &Path) {
    let mut text = format!(
        "Instructions a call, and in brackets how often in a hundred calls the rare path out of line is taken, \
         where floating point leaves a doubt and the coordinates are not short, or the rectangles turned:\n\n| function | {} |\n|---|---|---|---|---|\n",
        Scene::ALL.map(Scene::name).join(" | ")
    );
    let functions = scene::functions(Scene::Random);
    for name in functions.into_iter().filter(|name| *name != "nothing" && name.contains(only)) {
        let cells = Scene::ALL.map(|scene| {
            let measured = scene::functions(scene).contains(&name);
            let what = format!("{name}/{}", scene.name());
            measured.then(|| run(&what, name, library)).map_or("–".to_owned(), show)
        });
        text += &format!("| `{name}` | {} |\n", cells.join(" | "));
    }
    text += &count_queries(only, library);
    println!("{text}");
    if only.is_empty() {
        let path = record::save("instructions.md", &text).expect("the record can be written");
        println!("recorded in {}", path.display());
    }
}

/// The same for the questions about prebuilt shapes.
fn count_queries(only: &str, library: &Path) -> String {
    use query::scene::Scene::{Near, Tiles, Touching};
    let scenes = [Near, Tiles, Touching];
    let names = scenes.map(query::scene::Scene::name).join(" | ");
    let mut text = format!("\n| question | {names} |\n|---|---|---|---|\n");
    for row in query::row::rows().iter().filter(|row| row.name().contains(only)) {
        let name = row.name();
        let cells = scenes.map(|scene| {
            let measured = query::scene::Scene::of(row).contains(&scene);
            let what = format!("{name}/{}", scene.name());
            let function = query::ours::symbol(row);
            measured.then(|| run(&what, function, library)).map_or("–".to_owned(), show)
        });
        text += &format!("| `{name}` | {} |\n", cells.join(" | "));
    }
    text
}

fn show(counted: Counted) -> String {
    if counted.calls == 0 {
        return "–".to_owned();
    }
    let calls = counted.calls as f64;
    let uncertain = counted.uncertain as f64 * 100.0 / calls;
    format!("{:.0} ({uncertain:.1})", counted.instructions as f64 / calls)
}

/// Runs this program as a child with `what`, and looks for a function of the library.
fn run(what: &str, function: &str, library: &Path) -> Counted {
    let out = std::env::temp_dir().join(format!("clash2d-callgrind-{}", std::process::id()));
    let this = std::env::current_exe().expect("this program");
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--quiet", "--collect-jumps=no", "--demangle=no"]);
    valgrind.arg(format!("--callgrind-out-file={}", out.display()));
    valgrind.arg(this).args([OPTION, what]);
    valgrind.arg("--library").arg(library).stdout(Stdio::null()).stderr(Stdio::null());
    let status = valgrind.status().expect("valgrind is installed");
    assert!(status.success(), "valgrind failed for {what}");
    let profile = std::fs::read_to_string(&out).expect("valgrind writes a profile");
    let _ = std::fs::remove_file(out);
    read(&profile, function)
}

/// Reads a profile: `fn=` opens a caller, `cfn=` names a callee, `calls=` and the line after it
/// tell how often and what it cost. A name is spelt out once, as `(id) name`. Where the book's name
/// and the prefixed one are the same code, the profile may tell either.
fn read(profile: &str, function: &str) -> Counted {
    let mut names: HashMap<&str, &str> = HashMap::new();
    let mut counted = Counted::default();
    let (mut caller, mut callee) = ("", "");
    let mut lines = profile.lines();
    while let Some(line) = lines.next() {
        if let Some(name) = line.strip_prefix("fn=") {
            caller = resolve(name, &mut names);
        } else if let Some(name) = line.strip_prefix("cfn=") {
            callee = resolve(name, &mut names);
        } else if let Some(call) = line.strip_prefix("calls=") {
            let calls = first_number(call);
            let cost = lines.next().and_then(|line| line.split(' ').nth(1));
            if callee.strip_prefix("clash_").unwrap_or(callee) == function {
                counted.calls += calls;
                counted.instructions += cost.map_or(0, first_number);
            }
            if is_uncertain(callee) && !is_uncertain(caller) {
                counted.uncertain += calls;
            }
        }
    }
    counted
}

fn is_uncertain(function: &str) -> bool {
    UNCERTAIN.iter().any(|word| function.contains(word))
}

fn resolve<'a>(name: &'a str, names: &mut HashMap<&'a str, &'a str>) -> &'a str {
    match name.split_once(' ') {
        Some((id, name)) => {
            names.insert(id, name);
            name
        }
        None => names.get(name).copied().unwrap_or(""),
    }
}

fn first_number(text: &str) -> u64 {
    text.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
