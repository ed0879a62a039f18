//! The C games: compiled, linked and run as a user would do it by hand.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cc::Tool;

/// What a program needs beside the static library: `rustc --print native-static-libs`, without what
/// a C compiler adds by itself.
const SYSTEM_LIBRARIES: &[&str] = if cfg!(target_env = "msvc") {
    &["kernel32.lib", "ntdll.lib", "userenv.lib", "ws2_32.lib", "dbghelp.lib"]
} else if cfg!(windows) {
    &["-lkernel32", "-lntdll", "-luserenv", "-lws2_32", "-ldbghelp"]
} else if cfg!(target_os = "macos") {
    &["-lm"]
} else {
    &["-lpthread", "-ldl", "-lm"]
};

/// Where shared libraries are looked for when a program starts.
const SEARCH_PATH: &str = if cfg!(windows) {
    "PATH"
} else if cfg!(target_os = "macos") {
    "DYLD_LIBRARY_PATH"
} else {
    "LD_LIBRARY_PATH"
};

/// A game's name, its sources, and what it is started with.
struct Game {
    name: &'static str,
    sources: &'static [&'static str],
    arguments: &'static [&'static str],
}

const BALL: Game = Game { name: "game", sources: &["examples/tour/game.c"], arguments: &[] };

/// It draws a figure of itself.
const ARENA: Game = Game {
    name: "arena",
    sources: &[
        "examples/arena/main.c",
        "examples/arena/arena.c",
        "examples/arena/script.c",
        "examples/arena/picture.c",
    ],
    arguments: &["docs/figures/arena.svg"],
};

/// Plays a game with a ball.
pub(crate) fn play() -> Result<(), String> {
    play_twice(&BALL)
}

/// Plays the arena, which draws what happens there.
pub(crate) fn play_arena() -> Result<(), String> {
    let figures = root().join("docs").join("figures");
    std::fs::create_dir_all(figures).map_err(|error| error.to_string())?;
    play_twice(&ARENA)
}

/// Compiles a game against the static and the shared library and runs both.
fn play_twice(game: &Game) -> Result<(), String> {
    let folder = build_library()?;
    let compiler = compiler()?;
    let from_static = run(&compiler, &folder, game, "static", &static_library(&folder))?;
    let from_shared = run(&compiler, &folder, game, "shared", &shared_library(&folder))?;
    if from_static != from_shared {
        return Err("the game plays differently with the shared library".into());
    }
    println!("\n{from_static}\n  The shared library plays the same game.");
    Ok(())
}

/// Puts the libraries beside the examples' folder, where users find them; they are built already.
fn build_library() -> Result<PathBuf, String> {
    let example = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = example.ancestors().nth(2).ok_or("the example is not in Cargo's target folder")?;
    let mut words = vec!["build", "--lib"];
    words.extend((!folder.ends_with("debug")).then_some("--release"));
    println!("  $ cargo {}", words.join(" "));
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(words).args(["--quiet", "--offline", "--target-dir"]);
    build.arg(folder.parent().unwrap_or(folder));
    finish(build.env_remove("CARGO_BUILD_TARGET").current_dir(root()))?;
    Ok(folder.to_path_buf())
}

/// The machine's C compiler, as the build scripts of other crates find it.
fn compiler() -> Result<Tool, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = finish(Command::new(rustc).arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.ok_or("rustc -vV does not tell the host")?;
    let mut build = cc::Build::new();
    build.host(host).target(host).opt_level(2).cargo_metadata(false).cargo_warnings(false);
    let missing = |why: String| {
        format!("no C compiler ({why}); install gcc or clang, or name one in the variable CC")
    };
    let tool = build.try_get_compiler().map_err(|error| missing(error.to_string()))?;
    let help = if tool.is_like_msvc() { "/help" } else { "--version" };
    match tool.to_command().arg(help).output() {
        Ok(_) => Ok(tool),
        Err(error) => Err(missing(format!("{}: {error}", tool.path().display()))),
    }
}

/// How to link the static library.
fn static_library(folder: &Path) -> Vec<String> {
    let name = if cfg!(target_env = "msvc") { "clash2d.lib" } else { "libclash2d.a" };
    let mut words = vec![short(&folder.join(name))];
    words.extend(SYSTEM_LIBRARIES.iter().map(ToString::to_string));
    words
}

/// How to link the shared library.
fn shared_library(folder: &Path) -> Vec<String> {
    if cfg!(target_env = "msvc") {
        return vec![short(&folder.join("clash2d.dll.lib"))];
    }
    vec!["-L".into(), short(folder), "-lclash2d".into()]
}

/// Compiles a game and runs it; what it printed.
fn run(
    compiler: &Tool,
    folder: &Path,
    game: &Game,
    linked: &str,
    library: &[String],
) -> Result<String, String> {
    let name = format!("{}_{linked}", game.name);
    let program =
        folder.join("examples").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    let program = short(&program);
    let sources = game.sources.iter().map(ToString::to_string);
    let mut words: Vec<String> = if compiler.is_like_msvc() {
        let objects = Path::new(&program).with_extension("objects");
        std::fs::create_dir_all(root().join(&objects)).map_err(|error| error.to_string())?;
        let options = ["/nologo".into(), "/Iinclude".into()];
        let output = [format!("/Fe:{program}"), format!("/Fo:{}/", objects.display())];
        options.into_iter().chain(sources).chain(output).collect()
    } else {
        let options = ["-std=c99", "-I", "include"].map(String::from);
        let output = ["-o".into(), program.clone()];
        options.into_iter().chain(sources).chain(output).collect()
    };
    words.extend_from_slice(library);
    println!("  $ {} {}", compiler.path().display(), words.join(" "));
    let mut command = Command::new(compiler.path());
    let prepared = compiler.to_command();
    command.envs(prepared.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command.args(&words).current_dir(root());
    finish(&mut command)?;

    let mut folders = vec![folder.to_path_buf()];
    folders.extend(std::env::split_paths(&std::env::var_os(SEARCH_PATH).unwrap_or_default()));
    let folders = std::env::join_paths(folders).map_err(|error| error.to_string())?;
    let mut play = Command::new(root().join(program));
    finish(play.args(game.arguments).env(SEARCH_PATH, folders).current_dir(root()))
}

/// Runs a command; what it printed, or in one line why it failed.
fn finish(command: &mut Command) -> Result<String, String> {
    let program = Path::new(command.get_program()).display().to_string();
    let output = command.output().map_err(|error| match error.kind() {
        ErrorKind::NotFound => format!("{program} is not installed"),
        _ => format!("{program}: {error}"),
    })?;
    if !output.status.success() {
        return Err(format!("{program}: {}: {}", output.status, complaint(&output)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The most telling line of what a failed command printed.
fn complaint(output: &Output) -> String {
    let text = [&output.stderr[..], &output.stdout[..]].map(String::from_utf8_lossy).concat();
    let is_error = |line: &&str| line.contains("error");
    text.lines().find(is_error).or(text.lines().next()).unwrap_or("no message").to_string()
}

/// The root of the source tree.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A path as seen from the root, if it lies below.
fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
