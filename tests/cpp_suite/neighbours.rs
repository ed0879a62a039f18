//! `clash2d.hpp` beside the headers of others, in either order and included twice.

use std::process::Command;

use crate::compiler::{finish, named, not_asked_for, run, skip};
use crate::cpp::{LANGUAGES, compiler};
use crate::library::scratch;
use crate::programs::libraries_include;

/// A program that includes some headers and uses the face.
fn program(includes: &[&str]) -> String {
    includes.iter().map(|line| format!("{line}\n")).collect::<String>()
        + "bool f(clash::Circle c, clash::Rectangle r) { return clash::collide(r, c); }\n\
           float g(float x) { return clash::clamp_on_range(x, 0, 1); }\n"
}

/// Compiles a program, as a game that treats its own warnings as errors.
fn compile(mut compiler: Command, includes: &[&str], name: &str) {
    let file = scratch("cpp_neighbours").join(name);
    std::fs::write(&file, program(includes)).expect("a writable folder");
    run(compiler.arg("-fsyntax-only").arg(&file));
}

/// A header of somebody else that games include, too.
struct Neighbour {
    header: &'static str,
    compiler: &'static str,
    package: &'static str,
}

const NEIGHBOURS: [Neighbour; 4] = [
    Neighbour { header: "windows.h", compiler: "x86_64-w64-mingw32-g++", package: "mingw" },
    Neighbour { header: "X11/Xlib.h", compiler: "g++", package: "libx11-dev" },
    Neighbour { header: "raylib.h", compiler: "g++", package: "raylib" },
    Neighbour { header: "raylib.h", compiler: "clang++", package: "raylib" },
];

/// What the headers of Visual C++ define, and those of mingw for C alone.
const MIN_AND_MAX: &str = "#undef min\n#undef max\n\
    #define min(a, b) (((a) < (b)) ? (a) : (b))\n#define max(a, b) (((a) > (b)) ? (a) : (b))";

const FACE: &str = "#include <clash2d/clash2d.hpp>\n#include <clash2d/world.hpp>";

impl Neighbour {
    /// Its compiler, with the folders in which it may be; nothing where the machine has none.
    fn compiler(&self, language: &str) -> Option<Command> {
        let mut compiler = named(self.compiler).and_then(|_| compiler(self.compiler, language))?;
        for folder in libraries_include() {
            compiler.arg("-isystem").arg(folder);
        }
        Some(compiler)
    }

    /// Whether the machine has it.
    fn is_there(&self) -> bool {
        let Some(mut compiler) = self.compiler(LANGUAGES[0]) else { return false };
        let file = scratch("cpp_neighbours").join("neighbour.cpp");
        std::fs::write(&file, format!("#include <{}>\n", self.header)).expect("a writable folder");
        finish(compiler.arg("-fsyntax-only").arg(&file)).status.success()
    }

    fn check(&self) {
        let name = format!("{}_{}.cpp", self.header.replace(['/', '.'], "_"), self.compiler);
        let include = format!("#include <{}>", self.header);
        for language in LANGUAGES {
            let compiler = || self.compiler(language).expect("a compiler that was there before");
            compile(compiler(), &[FACE, &include, FACE], &name);
            compile(compiler(), &[&include, FACE, FACE], &name);
            compile(compiler(), &[&include, MIN_AND_MAX, FACE], &name);
        }
    }
}

/// raylib's header has to be asked for: `.ci/install` and `.ci/c_checks` fetch it.
#[test]
fn the_face_compiles_beside_others() {
    for neighbour in NEIGHBOURS {
        let Neighbour { header, compiler, package } = neighbour;
        if neighbour.is_there() {
            neighbour.check();
        } else if package == "raylib" && libraries_include().is_empty() {
            not_asked_for(&format!("{header} with {compiler}"), "CLASH2D_LIBRARIES_INCLUDE");
        } else {
            skip(&format!("clash2d.hpp beside {header} with {compiler}"), &format!("no {package}"));
        }
    }
}

/// Alone, twice, and beside the book's header, whose names are its own.
#[test]
fn the_face_compiles_beside_the_book() {
    const BOOK: &str = "#include <clash2d/book.h>";
    for program in crate::cpp::COMPILERS {
        for language in LANGUAGES {
            for (name, includes) in
                [("alone", [FACE, FACE]), ("before", [FACE, BOOK]), ("after", [BOOK, FACE])]
            {
                let Some(compiler) = compiler(program, language) else { continue };
                compile(compiler, &includes, &format!("{name}_{program}{language}.cpp"));
            }
        }
    }
}

/// What the compiler must refuse says so in words.
#[test]
fn older_languages_are_refused() {
    let Some(mut compiler) = compiler("g++", "-std=c++14") else { return };
    let file = scratch("cpp_neighbours").join("older.cpp");
    std::fs::write(&file, program(&[FACE])).expect("a writable folder");
    let output = finish(compiler.arg("-fsyntax-only").arg(&file));
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && complaints.contains("needs C++17"), "{complaints}");
}
