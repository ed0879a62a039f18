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
    /// What Cargo built together with this test: same profile, same features.
    ///
    /// Cargo puts all kinds of a library into the test's own folder, without a hash in their names
    /// as long as one of them is a shared library; if it ever stops to, a build of our own does.
    pub(crate) fn tested() -> &'static Self {
        static TESTED: OnceLock<Library> = OnceLock::new();
        TESTED.get_or_init(|| {
            let test = std::env::current_exe().expect("the test's own path");
            let library = Self { folder: test.parent().expect("the test's folder").to_path_buf() };
            if library.static_path().exists() && library.shared_path().exists() {
                return library;
            }
            let features = if cfg!(feature = "book") { "std,book" } else { "std" };
            build("tested", features)
        })
    }

    /// A build without the book's names.
    pub(crate) fn without_book() -> &'static Self {
        static WITHOUT_BOOK: OnceLock<Library> = OnceLock::new();
        WITHOUT_BOOK.get_or_init(|| build("without_book", "std"))
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

/// The system's libraries that a program needs beside the static library:
/// `rustc --print native-static-libs`, without those that a C compiler adds by itself.
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

/// Builds the library with some features in a target folder of its own: Cargo has released its
/// lock by now, but another feature set in the same folder would replace the tested library.
/// Everything is downloaded already, so that no network is needed.
fn build(name: &str, features: &str) -> Library {
    let target = scratch(name);
    let status = Command::new(env!("CARGO"))
        .args(["build", "--lib", "--quiet", "--offline", "--no-default-features"])
        .args(["--features", features])
        .arg("--manifest-path")
        .arg(source().join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .env_remove("CARGO_BUILD_TARGET")
        .status()
        .expect("cargo runs");
    assert!(status.success(), "cargo build --features {features} failed");
    Library { folder: target.join("debug") }
}
