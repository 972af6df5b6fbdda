//! What is below the engines: rules of games, pictures of trees, how sure a number is.
//!
//! * [`conformance`]: what every game must do, counted facts, Connect Four against a plain specification.
//! * [`extensive`]: games of several players as trees. [`tree_game`]: such games as texts and files. [`strategic`]: payoff matrices as texts. [`import`]: games from elsewhere. [`gardner`]: chess on five by five. [`aliens`]: the arcade game. [`drawing`]: pictures of trees. [`statistics`]: intervals, and how often they hold.

mod aliens;
mod conformance;
mod drawing;
mod extensive;
mod gardner;
mod import;
mod statistics;
mod strategic;
mod tree_game;
