//! Builds one shared object for each peer that is called through a C ABI: Box2D, raylib, Chipmunk and
//! the plain formulas. Their paths reach the crate as `BOX2D_LIBRARY`, `RAYLIB_LIBRARY`,
//! `CHIPMUNK_LIBRARY` (empty where Chipmunk is not installed) and `PLAIN_LIBRARY`; with the feature `movers` all of
//! Box2D as `BOX2D_WORLD_LIBRARY`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What Box2D's shape functions and its tree consist of; the rest is its world.
const BOX2D_SOURCES: [&str; 8] =
    ["aabb", "core", "distance", "dynamic_tree", "geometry", "hull", "manifold", "math_functions"];

fn main() {
    for path in ["build.rs", "c", "src/plain.rs", "src/plain", "src/shapes.rs"] {
        println!("cargo:rerun-if-changed={path}");
    }
    let packages = packages();
    let box2d = folder(&packages, "boxdd-sys").join("third-party/box2d");
    build_box2d(&box2d);
    if env::var_os("CARGO_FEATURE_MOVERS").is_some() {
        build_box2d_world(&box2d);
    }
    build_raylib(&folder(&packages, "raylib-sys").join("raylib/src"));
    build_chipmunk();
    build_plain();
    describe_compiler();
}

/// What cargo knows about every package of the workspace; fetches the sources of the peers.
fn packages() -> String {
    let mut metadata = Command::new(env::var("CARGO").expect("cargo"));
    metadata.args(["metadata", "--format-version", "1"]);
    let output = metadata.output().expect("cargo metadata");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("metadata is UTF-8")
}

/// The folder of a package's source, from the path of its manifest.
fn folder(packages: &str, name: &str) -> PathBuf {
    let manifest = packages
        .split("\"manifest_path\":\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .find(|path| path.contains(&format!("/{name}-")))
        .unwrap_or_else(|| panic!("no source of {name}"));
    Path::new(manifest).parent().expect("a manifest is in a folder").to_owned()
}

fn build_box2d(source: &Path) {
    let mut compile = compiler();
    compile.args(["-std=gnu17", "-DNDEBUG", "-ffp-contract=off"]);
    compile.args(["c/box2d.c", "c/box2d_query.c", "c/box2d_tree.c", "c/gjk.c"]);
    if cc::Build::new().opt_level(3).get_compiler().is_like_gnu() {
        // clang would want its own linker for that.
        compile.arg("-flto");
    }
    compile.args(BOX2D_SOURCES.map(|name| source.join(format!("src/{name}.c"))));
    compile.arg("-I").arg(source.join("include")).arg("-I").arg(source.join("src"));
    link(compile, "BOX2D_LIBRARY", "box2d");
}

/// All of Box2D, as its mover asks a world.
fn build_box2d_world(source: &Path) {
    let mut compile = compiler();
    compile.args(["-std=gnu17", "-DNDEBUG", "-ffp-contract=off", "-pthread", "c/box2d_mover.c"]);
    let files = source.join("src").read_dir().expect("a folder of sources");
    let files = files.map(|file| file.expect("a file").path());
    compile.args(files.filter(|path| path.extension().is_some_and(|extension| extension == "c")));
    compile.arg("-I").arg(source.join("include")).arg("-I").arg(source.join("src"));
    link(compile, "BOX2D_WORLD_LIBRARY", "box2d_world");
}

/// raylib's drawing functions stay undefined: nobody calls them.
fn build_raylib(source: &Path) {
    let mut compile = compiler();
    compile.args(["-std=gnu99", "-DNDEBUG", "c/raylib.c"]);
    if cfg!(target_os = "macos") {
        compile.args(["-undefined", "dynamic_lookup"]);
    } else {
        compile.arg("-Wl,-z,lazy");
    }
    compile.arg("-I").arg(source);
    link(compile, "RAYLIB_LIBRARY", "raylib");
}

/// The installed shared library behind our signatures; nothing where there is none.
fn build_chipmunk() {
    let mut compile = compiler();
    compile.args(["-std=gnu99", "-DNDEBUG", "c/chipmunk.c", "c/chipmunk_hash.c", "-lchipmunk"]);
    let mut check = compiler();
    check.args(["-E", "-include", "chipmunk/chipmunk.h", "-x", "c", "/dev/null"]);
    if check.output().is_ok_and(|output| output.status.success()) {
        return link(compile, "CHIPMUNK_LIBRARY", "chipmunk_queries");
    }
    println!("cargo:warning=without Chipmunk: benches/install_needs gets it");
    println!("cargo:rustc-env=CHIPMUNK_LIBRARY=");
}

fn compiler() -> Command {
    let mut compile = cc::Build::new().opt_level(3).get_compiler().to_command();
    compile.args(["-O3", "-fPIC", "-shared", "-fno-semantic-interposition", "-w", "-Ic"]);
    compile
}

fn link(mut compile: Command, variable: &str, name: &str) {
    let path = library(name);
    compile.arg("-o").arg(&path).arg("-lm");
    run(compile);
    println!("cargo:rustc-env={variable}={}", path.display());
}

fn build_plain() {
    let path = library("plain");
    let mut compile = Command::new(env::var("RUSTC").expect("rustc"));
    compile.args(["--edition", "2024", "--crate-type", "cdylib", "--crate-name", "plain"]);
    compile.args(["-C", "opt-level=3", "-C", "panic=abort", "-C", "codegen-units=1"]);
    compile.arg("src/plain.rs").arg("-o").arg(&path);
    run(compile);
    println!("cargo:rustc-env=PLAIN_LIBRARY={}", path.display());
}

fn library(name: &str) -> PathBuf {
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("an output folder"));
    folder.join(format!("{}{name}{}", env::consts::DLL_PREFIX, env::consts::DLL_SUFFIX))
}

fn run(mut command: Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}

/// The first line of `cc --version` and of `rustc --version`, for the head of a record.
fn describe_compiler() {
    let c = first_line(cc::Build::new().opt_level(3).get_compiler().to_command());
    let rust = first_line(Command::new(env::var("RUSTC").expect("rustc")));
    println!("cargo:rustc-env=C_COMPILER={c}");
    println!("cargo:rustc-env=RUST_COMPILER={rust}");
}

fn first_line(mut command: Command) -> String {
    let output = command.arg("--version").output().expect("a compiler tells its version");
    String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or("unknown").to_owned()
}
