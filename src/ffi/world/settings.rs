//! Making worlds, and what they are made with.

use core::ptr::NonNull;

use super::system;
use clash2d::{Collider, Query, World, WorldSettings};

// ---- Worlds ------------------------------------------------------------------------------------

/// What a null pointer to settings means: the system's memory (on WebAssembly without a system pages of the module's own),
/// no threads but the caller's, the smallest tolerance.
#[unsafe(no_mangle)]
pub extern "C" fn clash_default_world() -> WorldSettings {
    WorldSettings { allocator: system::allocator(), ..WorldSettings::default() }
}

/// No shape; at the origin, on layer 1, looks for all; solid, moving, swept.
#[unsafe(no_mangle)]
pub extern "C" fn clash_default_collider() -> Collider<'static> {
    Collider::default()
}

/// What a null pointer to a query means: all layers, any family, no limit.
#[unsafe(no_mangle)]
pub extern "C" fn clash_default_query() -> Query<'static> {
    Query::default()
}

/// A world without colliders; null: there is no memory for it and the colliders that the settings ask
/// for. Settings without functions for memory mean the system's. clash_world_destroy ends it.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_create(settings: Option<&WorldSettings>) -> *mut World {
    let mut settings = settings.copied().unwrap_or_default();
    if settings.allocator.is_default() {
        settings.allocator = system::allocator();
    }
    World::create(&settings).map_or(core::ptr::null_mut(), NonNull::as_ptr)
}

/// Ends a world and all that belongs to it; null is none.
///
/// # Safety
/// clash_world_create made it, and nobody uses it any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_destroy(world: *mut World) {
    if let Some(world) = NonNull::new(world) {
        // SAFETY: the caller's promise.
        unsafe { World::destroy(world) }
    }
}
