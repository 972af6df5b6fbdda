//! Module of lessons: [`lessons`] that are read and written, [`classes`] and what they make of one, the [`gallery`].
//! `counted_bars`: how many have said what.

#![cfg(target_arch = "wasm32")]

pub mod classes;
mod counted_bars;
pub mod gallery;
pub mod lessons;
