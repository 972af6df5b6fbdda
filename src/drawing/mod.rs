//! Pictures as text: trees laid out tidily and written as SVG and TikZ. Knows no game, no engine and no browser.
//!
//! * [`tree`]: what a picture of a tree is made from.
//! * [`layout`]: where its nodes stand.

pub mod layout;
pub mod tree;
