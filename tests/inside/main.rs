//! What of a segment lies in a shape, and how far in or out of one a point is: against big numbers, and counted
//! in cells.

#[path = "../plane/mod.rs"]
mod plane;

mod cells;
mod clip;
mod signed;
