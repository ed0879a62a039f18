//! Names the shared library; with the feature `headers`, writes the C headers from the Rust source.
//!
//! The headers are committed, so that a user's build neither writes them nor compiles cbindgen:
//! `cargo build --features headers` is for who changes what they declare.

#[cfg(feature = "headers")]
#[path = "src/headers.rs"]
mod headers;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    name_shared_library();
    link_c_library();
    #[cfg(feature = "headers")]
    headers::write();
}

/// Gives the shared library the name under which programs look for it, wherever they were linked;
/// with `capi`, whoever builds it gives it a name with a version.
fn name_shared_library() {
    if std::env::var_os("CARGO_FEATURE_CAPI").is_some() {
        return;
    }
    match std::env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "android" | "freebsd") => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libclash2d.so");
        }
        Ok("macos" | "ios") => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libclash2d.dylib");
        }
        _ => {}
    }
}

/// Links the shared library with the system's C library, of which it takes `memcpy` and the like: there is
/// no std that would.
fn link_c_library() {
    let of_target =
        |name: &str| std::env::var(format!("CARGO_CFG_TARGET_{name}")).unwrap_or_default();
    let options: &[&str] = match (of_target("OS").as_str(), of_target("ENV").as_str()) {
        ("macos" | "ios", _) => &["-lSystem"],
        ("windows", "msvc") => &["/DEFAULTLIB:msvcrt", "/DEFAULTLIB:kernel32"],
        ("windows", _) => &[],
        _ if of_target("FAMILY") == "unix" => &["-lc"],
        _ => &[],
    };
    for option in options {
        println!("cargo::rustc-cdylib-link-arg={option}");
    }
}
