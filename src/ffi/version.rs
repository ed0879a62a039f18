//! The version of the linked library.

// ---- Version -----------------------------------------------------------------------------------

/// The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
/// Equal to CLASH_VERSION where header and library belong together.
#[unsafe(no_mangle)]
pub extern "C" fn clash_version() -> u32 {
    clash2d::VERSION
}
