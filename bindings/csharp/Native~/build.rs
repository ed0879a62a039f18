//! Links the shared library with the system's C library, as the build script of the C libraries does.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
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
