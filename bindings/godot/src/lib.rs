//! clash2d for Godot 4: exact 2D collision detection in Godot's own types.
//!
//! - [`geometry`]: `ClashGeometry2D`, every function of clash2d.h as a static method.
//! - [`shape`]: the shapes as resources, `ClashCircle2D` and its like.
//! - [`answer`]: what questions about them answer, `ClashContact2D` and its like.
//! - [`world`]: `ClashWorld2D`, a node with many colliders, and `ClashCollider2D`, a node that is one.
//!
//! The geometry is in the crate clash2d; here is nothing but conversion.

#![allow(
    rustdoc::broken_intra_doc_links,
    reason = "the documentation is Godot's too, whose links look like [method Node.get_node]"
)]

use godot::prelude::*;

// Each module uses only those above it.

mod convert;
mod report;
mod text;

mod answer;

mod shape;

mod geometry;

mod world;

struct Clash2D;

// SAFETY: nothing here goes around the safety of the crate godot; Godot loads the library once, by
// the entry symbol that clash2d.gdextension names.
#[gdextension]
unsafe impl ExtensionLibrary for Clash2D {}
