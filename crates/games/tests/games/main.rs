//! Rules of games, from outside.
//!
//! * [`conformance`]: what every game must do, counted facts, Connect Four against a plain specification.
//! * [`extensive`]: games of several players as trees. [`tree_game`]: such games as texts and files. [`typed_trees`]: trees as people type them. [`strategic`]: payoff matrices as texts. [`import`]: games from elsewhere. [`gardner`]: chess on five by five. [`aliens`]: the arcade game. [`war`]: the card game.

mod aliens;
mod conformance;
mod extensive;
mod gardner;
mod import;
mod strategic;
mod tree_game;
mod typed_trees;
mod war;
