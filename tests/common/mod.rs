//! The whole C ABI as a table: every function behind one signature, words in, words out.
//!
//! The totality, allocation and API tests and the fuzz target read the same table.

#![allow(dead_code, reason = "no single test uses all of it")]

pub(crate) mod abi;
pub(crate) mod agreement;
pub(crate) mod any;
pub(crate) mod array;
pub(crate) mod case;
pub(crate) mod number;
pub(crate) mod question;
pub(crate) mod relation;
pub(crate) mod table;
