//! clash2d for Godot 4: exact 2D collision detection in Godot's own types.

use godot::prelude::*;

struct Clash2D;

// SAFETY: the library is loaded by Godot, by the entry symbol that clash2d.gdextension names.
#[gdextension]
unsafe impl ExtensionLibrary for Clash2D {}
