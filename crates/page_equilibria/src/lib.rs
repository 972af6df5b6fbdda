//! Module of equilibria: pages of the labs about games in a matrix, games of numbers, games in a tree, repeated games and populations, a folder each. `paste_game`: games in
//! whatever form people have them. `as_matrix`: a press to a game's matrix. `pressing`: where a picture is pressed. `strategies`: what pages of repeated games have in common.

#![cfg(target_arch = "wasm32")]

mod as_matrix;
mod paste_game;
mod pressing;
mod strategies;

experiments::labs_of!(Equilibria => page_kit::lab_pages);
