//! Where the libraries are that the C programs link.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The static and the shared library of one build.
pub(crate) struct Library {
    /// The folder of both.
    pub(crate) folder: PathBuf,
}

impl Library {
    /// What this test's own profile makes of the library, with the features of the test.
    pub(crate) fn tested() -> &'static Self {
        &built()[0]
    }

    /// The same without the book's names.
    pub(crate) fn without_book() -> &'static Self {
        &built()[1]
    }

    /// A program that finds the shared library here first, and not in a folder that Cargo adds, where
    /// an older one may lie.
    pub(crate) fn program(&self, file: &Path) -> Command {
        let search_path = match std::env::consts::OS {
            "windows" => "PATH",
            "macos" => "DYLD_LIBRARY_PATH",
            _ => "LD_LIBRARY_PATH",
        };
        let mut folders = vec![self.folder.clone()];
        folders.extend(std::env::split_paths(&std::env::var_os(search_path).unwrap_or_default()));
        let mut program = Command::new(file);
        program
            .env(search_path, std::env::join_paths(folders).expect("folders without a separator"));
        program
    }

    /// The static library.
    pub(crate) fn static_path(&self) -> PathBuf {
        self.folder.join("libclash2d.a")
    }

    /// The shared library.
    pub(crate) fn shared_path(&self) -> PathBuf {
        let (prefix, suffix) = (std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
        self.folder.join(format!("{prefix}clash2d{suffix}"))
    }
}

/// The system's libraries that a program needs beside a static library that has std inside, as one of
/// a debug build has: `rustc --print native-static-libs`, without what a C compiler adds by itself.
pub(crate) const SYSTEM_LIBRARIES: &[&str] = if cfg!(windows) {
    &["-lkernel32", "-lntdll", "-luserenv", "-lws2_32", "-ldbghelp"]
} else if cfg!(target_os = "macos") {
    &["-lm"]
} else {
    &["-lpthread", "-ldl", "-lm"]
};

/// The root of the source tree; nothing is written there.
pub(crate) fn source() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A folder of its own for what a test writes.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c_suite").join(name);
    std::fs::create_dir_all(&folder).expect("a folder for the test's files");
    folder
}

/// The library with the features of this test, and without the book's names. The crates that it consists of
/// were built for the test already; both are linked in the same folder, and one is kept elsewhere.
fn built() -> &'static [Library; 2] {
    static BUILT: OnceLock<[Library; 2]> = OnceLock::new();
    BUILT.get_or_init(|| {
        let test = std::env::current_exe().expect("the test's own path");
        let folder = test.ancestors().nth(2).expect("the folder of the profile");
        let tested = Library { folder: folder.to_path_buf() };
        let without_book = Library { folder: scratch("without_book") };
        build(folder, &[]);
        for file in [Library::static_path, Library::shared_path] {
            std::fs::copy(file(&tested), file(&without_book)).expect("a library to copy");
        }
        if cfg!(feature = "book") {
            build(folder, &["--features", "book"]);
        }
        [tested, without_book]
    })
}

/// Builds the library into the folder of a profile: Cargo has released its lock on it by now. Everything
/// is downloaded already, so that no network is needed.
fn build(folder: &Path, features: &[&str]) {
    let profile = if folder.ends_with("debug") { "dev" } else { "release" };
    let status = Command::new(env!("CARGO"))
        .args(["build", "--package", "clash2d-c", "--lib", "--quiet", "--offline"])
        .args(["--profile", profile, "--no-default-features"])
        .args(features)
        .arg("--manifest-path")
        .arg(source().join("Cargo.toml"))
        .arg("--target-dir")
        .arg(folder.parent().expect("the target folder"))
        .env_remove("CARGO_BUILD_TARGET")
        .status()
        .expect("cargo runs");
    assert!(status.success(), "cargo build of the C library failed");
}
