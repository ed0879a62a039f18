//! The C++ suite: `tests/cpp/` compiled by g++ and clang++ as C++17 and C++20, against the static and
//! the shared library; `clash2d.hpp` beside other headers and with the vectors of other libraries;
//! its completeness.
//!
//! The suite is compiled once, and with `CLASH2D_SUITES=all`, as `.ci/c_checks` asks, in all of these ways.
//!
//! What a machine lacks (clang, mingw, Xlib) is skipped with a line on stderr; with `CI=true` that
//! is a failure. `.ci/c_checks` and `.ci/install` install all of it.
#![cfg(not(target_env = "msvc"))]

#[path = "../c_suite/compiler.rs"]
#[allow(dead_code, reason = "the C suite needs more of it")]
mod compiler;
mod cpp;
#[cfg(target_os = "linux")]
#[path = "../c_suite/declared.rs"]
#[allow(dead_code, reason = "the C suite needs more of it")]
mod declared;
#[path = "../c_suite/documents.rs"]
mod documents;
mod face;
#[path = "../c_suite/library.rs"]
#[allow(dead_code, reason = "the C suite needs more of it")]
mod library;
mod neighbours;
mod programs;
