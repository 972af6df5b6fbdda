//! Module of equilibria: pages of the labs about games in a matrix, games in a tree and repeated games, a folder each. `paste_game`: games in whatever
//! form people have them. `strategies`: what pages of repeated games have in common.

#![cfg(target_arch = "wasm32")]

mod matrix;
mod paste_game;
mod repeated;
mod strategies;
mod tournament;
mod tree_game;

page_kit::lab_pages! {
    Matrix(lab) => matrix::MatrixPage(lab),
    Repeated(lab) => repeated::RepeatedPage(lab),
    Tournament(lab) => tournament::TournamentPage(lab),
    TreeGame(lab) => tree_game::TreeGamePage(lab),
}
