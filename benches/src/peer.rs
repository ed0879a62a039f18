//! Ours and the others: where each one's functions are found.

use crate::call::Address;
use crate::parry;
use libloading::Library;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the names of our functions begin with.
const OURS: &str = "clash_";

/// Someone who answers the same questions.
pub struct Peer {
    /// What tables call it.
    pub name: &'static str,
    library: Option<Library>,
    prefix: &'static str,
}

impl Peer {
    fn open(name: &'static str, path: &Path, prefix: &'static str) -> Peer {
        // SAFETY: none of these libraries runs code when it is loaded.
        let library = unsafe { Library::new(path) }
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Peer { name, library: Some(library), prefix }
    }

    /// clash2d's shared library; without a path it is built first, as a user would build it.
    pub fn ours(path: Option<PathBuf>) -> Peer {
        let path = path.unwrap_or_else(build_ours);
        Peer::open("clash2d", &path, OURS)
    }

    /// The book's own names in clash2d's library: where a name keeps the book's threshold, so
    /// does the function.
    pub fn book(path: Option<PathBuf>) -> Peer {
        let path = path.unwrap_or_else(build_ours);
        Peer::open("clash2d, book", &path, "")
    }

    /// The textbook's formulas.
    pub fn plain() -> Peer {
        Peer::open("plain f32", Path::new(env!("PLAIN_LIBRARY")), "plain_")
    }

    /// Box2D v3.
    pub fn box2d() -> Peer {
        Peer::open("Box2D v3", Path::new(env!("BOX2D_LIBRARY")), "box2d_")
    }

    /// Box2D v3, asked about clouds of points with a radius.
    pub fn gjk() -> Peer {
        Peer::open("Box2D GJK", Path::new(env!("BOX2D_LIBRARY")), "gjk_")
    }

    /// Chipmunk, where it is installed.
    pub fn chipmunk() -> Option<Peer> {
        let path = env!("CHIPMUNK_LIBRARY");
        (!path.is_empty()).then(|| Peer::open("Chipmunk", Path::new(path), "chipmunk_"))
    }

    /// raylib.
    pub fn raylib() -> Peer {
        Peer::open("raylib", Path::new(env!("RAYLIB_LIBRARY")), "raylib_")
    }

    /// parry2d, a part of this program.
    pub fn parry() -> Peer {
        Peer { name: "parry2d", library: None, prefix: "" }
    }

    /// Whether this is clash2d.
    pub fn is_ours(&self) -> bool {
        self.prefix == OURS
    }

    /// Whether this is parry2d, which has no library of its own.
    pub fn is_parry(&self) -> bool {
        self.library.is_none()
    }

    /// The function with the book's name, where this one has it.
    pub fn find(&self, function: &str) -> Option<Address> {
        if self.is_parry() {
            return parry::find(function);
        }
        self.symbol(function)
    }

    /// What its library calls so after the prefix.
    pub fn symbol(&self, name: &str) -> Option<Address> {
        let symbol = format!("{}{name}", self.prefix);
        // SAFETY: only the address is taken.
        let found =
            unsafe { self.library.as_ref()?.get::<unsafe extern "C" fn()>(symbol.as_bytes()) };
        found.ok().map(|function| Address(*function as *const ()))
    }
}

/// Builds the shared library with the root's release profile and tells where it is.
pub fn build_ours() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.toml");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut build = Command::new(cargo);
    build.args(["build", "--release", "--lib", "--package", "clash2d-c", "--quiet"]);
    build.args(["--message-format", "json", "--manifest-path"]).arg(manifest);
    let output = build.stderr(std::process::Stdio::inherit()).output().expect("cargo");
    assert!(output.status.success(), "clash2d does not build");
    let messages = String::from_utf8_lossy(&output.stdout);
    let wanted = format!("clash2d{}", std::env::consts::DLL_SUFFIX);
    let built = messages.split('"').rfind(|word| word.ends_with(&wanted));
    PathBuf::from(built.expect("cargo names the shared library"))
}
