//! The C suite: `c_tests/` compiled by the machine's C compiler, against the static and the shared
//! library; the two headers under several compilers and beside other headers; exported symbols.
//!
//! What a machine lacks (clang, mingw, Xlib, raylib) is skipped with a line on stderr; with `CI=true`
//! that is a failure. `.ci/c_checks` installs all of it.
#![cfg(not(target_env = "msvc"))]
#![cfg_attr(not(feature = "book"), allow(dead_code, reason = "the suite needs the book's names"))]

mod compiler;
#[cfg(target_os = "linux")]
mod declared;
mod documents;
mod headers;
mod library;
mod programs;
#[cfg(target_os = "linux")]
mod symbols;
