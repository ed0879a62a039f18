//! A map made with Tiled as a grid of clash2d, and a hero that walks through it.

pub mod map;
pub mod picture;
pub mod walk;
