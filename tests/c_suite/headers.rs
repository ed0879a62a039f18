//! The headers: alone, twice, as several languages, and beside the headers of others.

use std::path::Path;
use std::process::Command;

use crate::compiler::{finish, named, not_asked_for, run, skip};
use crate::library::{Library, SYSTEM_LIBRARIES, scratch};

/// What a header must compile as: the compilers' options.
const C99: &[&str] = &["-x", "c", "-std=c99"];
const C11: &[&str] = &["-x", "c", "-std=c11"];
const CPP17: &[&str] = &["-x", "c++", "-std=c++17"];

/// Compiles a file of these includes.
fn compile(compiler: &mut Command, language: &[&str], includes: &[&str], name: &str) {
    let folder = scratch("headers");
    let file = folder.join(name);
    write_source(&file, includes);
    run(compiler.args(language).arg("-c").arg(&file).arg("-o").arg(file.with_extension("o")));
}

/// Writes a program that includes some headers and uses one function.
fn write_source(file: &Path, includes: &[&str]) {
    let lines: String = includes.iter().map(|header| format!("#include <{header}>\n")).collect();
    let main = "int main(void) { return clash_version() == CLASH_VERSION ? 0 : 1; }\n";
    std::fs::write(file, lines + main).expect("a writable folder");
}

#[test]
fn each_header_compiles_alone() {
    for (program, language, extension) in [
        ("gcc", C99, "c99"),
        ("gcc", C11, "c11"),
        ("g++", CPP17, "cpp17"),
        ("clang", C99, "c99"),
        ("clang", C11, "c11"),
        ("clang++", CPP17, "cpp17"),
    ] {
        for header in ["clash2d", "book", "world"] {
            let Some(mut compiler) = named(program) else {
                skip(&format!("{header}.h as {extension}"), &format!("{program} is missing"));
                continue;
            };
            let include = format!("clash2d/{header}.h");
            let name = format!("{header}_{program}.{extension}.source");
            compile(&mut compiler, language, &[&include, &include], &name);
        }
    }
}

/// Without `extern "C"` around the declarations it would not link.
#[test]
fn a_cpp_program_links_and_runs() {
    let Some(mut compiler) = named("g++") else {
        return skip("a C++ program", "g++ is missing");
    };
    let file = scratch("headers").join("program.cpp");
    let program = file.with_extension("program");
    write_source(&file, &["clash2d/clash2d.h"]);
    compiler.arg("-std=c++17").arg(&file).arg(Library::tested().static_path());
    run(compiler.args(SYSTEM_LIBRARIES).arg("-o").arg(&program));
    run(&mut Command::new(program));
}

/// A header of somebody else that games include, too.
struct Neighbour {
    header: &'static str,
    compiler: &'static str,
    language: &'static [&'static str],
    /// What a machine lacks that can't compile it.
    package: &'static str,
}

const NEIGHBOURS: [Neighbour; 5] = [
    Neighbour {
        header: "windows.h",
        compiler: "x86_64-w64-mingw32-gcc",
        language: C99,
        package: "mingw",
    },
    Neighbour { header: "X11/Xlib.h", compiler: "gcc", language: C99, package: "libx11-dev" },
    Neighbour { header: "X11/Xlib.h", compiler: "g++", language: CPP17, package: "libx11-dev" },
    Neighbour { header: "raylib.h", compiler: "gcc", language: C99, package: "raylib" },
    Neighbour { header: "raylib.h", compiler: "g++", language: CPP17, package: "raylib" },
];

impl Neighbour {
    /// Its compiler, if that can compile it. raylib is in few systems' packages, so that the
    /// environment may say where it is: `CLASH2D_RAYLIB_INCLUDE`.
    fn compiler(&self) -> Option<Command> {
        let mut compiler = named(self.compiler)?;
        if let Some(folder) = std::env::var_os("CLASH2D_RAYLIB_INCLUDE") {
            compiler.arg("-isystem").arg(folder);
        }
        Some(compiler)
    }

    /// Whether the machine has it.
    fn is_there(&self) -> bool {
        let Some(mut compiler) = self.compiler() else { return false };
        let file = scratch("headers").join("neighbour.source");
        std::fs::write(&file, format!("#include <{}>\n", self.header)).expect("a writable folder");
        compiler.args(self.language).arg("-fsyntax-only").arg(&file);
        finish(&mut compiler).status.success()
    }

    /// Compiles `clash2d.h` before it and after it.
    fn check(&self) {
        let name = format!("{}_{}.source", self.header.replace(['/', '.'], "_"), self.compiler);
        for includes in [[self.header, "clash2d/clash2d.h"], ["clash2d/clash2d.h", self.header]] {
            let mut compiler = self.compiler().expect("a compiler that was there before");
            compile(&mut compiler, self.language, &includes, &name);
        }
    }
}

/// raylib's header has to be asked for: `.ci/c_checks` fetches it.
#[test]
fn clash2d_h_compiles_beside_others() {
    for neighbour in NEIGHBOURS {
        let Neighbour { header, compiler, package, .. } = neighbour;
        if neighbour.is_there() {
            neighbour.check();
        } else if package == "raylib" && std::env::var_os("CLASH2D_RAYLIB_INCLUDE").is_none() {
            not_asked_for(&format!("{header} with {compiler}"), "CLASH2D_RAYLIB_INCLUDE");
        } else {
            skip(&format!("clash2d.h beside {header} with {compiler}"), &format!("no {package}"));
        }
    }
}
