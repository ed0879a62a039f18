//! Worlds: everything that they tell against brute force with the functions for two shapes.

mod memory;
mod model;
mod play;
mod shapes;
