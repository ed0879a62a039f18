//! Questions about prebuilt shapes: whether, how far, how deep and when any two of them meet.
//!
//! A row asks one question about two parts. Everyone prepares all shapes first, as their users
//! would; only the calls are timed.

pub mod answers;
pub mod drawn;
pub mod exactness;
pub mod goals;
pub mod ours;
pub mod parry;
pub mod part;
pub mod peer;
pub mod pieces;
pub mod rough;
pub mod row;
pub mod scene;
pub mod speed;
