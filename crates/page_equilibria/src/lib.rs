//! Module of equilibria: pages of the labs about games in a matrix, games in a tree and repeated games, a folder each. `paste_game`: games in whatever
//! form people have them. `strategies`: what pages of repeated games have in common.

#![cfg(target_arch = "wasm32")]

mod paste_game;
mod strategies;

experiments::labs_of!(Equilibria => page_kit::lab_pages);
