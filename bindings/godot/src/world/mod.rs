//! Worlds: many colliders, those of nodes and plain ones, the pairs among them, and questions about all of them.
//!
//! - [`world`]: `ClashWorld2D`, a node with a world of the library; `colliders`, `ask`, `bytes` and `logs` are more of its
//!   methods.
//! - [`collider`]: `ClashCollider2D`, a node with a shape, which registers itself with the world above it.
//! - [`followers`]: which collider of a world goes where which node goes.
//! - [`character`]: `ClashCharacter2D`, a node that moves itself through the world above it, by `walk`; [`slide`]: what it comes to.
//! - [`tile_grid`]: `ClashTileGrid2D`, a node with a level of tiles, which the world above it has as one collider; [`tile_layer`]:
//!   a `TileMapLayer`, from which [`tiles`] reads it; [`tile_fill`], [`tile_ask`], [`tile_hit`]: more of its methods and answers.
//! - [`event`], [`hit`], [`replay`]: what worlds tell; [`query`]: which colliders they are asked about.
//!
//! A world is borrowed while it works, never while a game's own functions run: signals come after that.

#![forbid(unsafe_code)]

mod settings;

mod followers;

mod collider;

mod event;
mod hit;
mod query;

#[allow(clippy::module_inception, reason = "the file of the type of this name")]
mod world;

mod ask;
mod bytes;
mod colliders;
mod logs;
mod replay;

mod tile_hit;
mod tile_layer;

mod tile_grid;

mod tile_fill;

mod tile_ask;
mod tiles;

mod slide;

mod character;
mod walk;
