//! What every game must do, on every game; counted facts; and Connect Four against a plain specification.
//!
//! * [`suite`]: the properties, for any game; [`boards`] runs them on all games and boards.
//! * [`counts`]: how many positions and games there are, against published or independently counted numbers.
//! * [`random_play`]: how games of random moves end.
//! * [`plain`]: Connect Four on a plain array, cell by cell; [`against_plain`] compares the bitboards with it.
//! * [`evaluations`]: what positions seem to be worth, against plain sums.
//! * [`features`]: what kind of move a move is, against counting stones along lines.
//! * [`knowledge`]: what can be told of actions at a glance, against trying them.
//! * [`symbols`]: moves of two characters.
//! * [`facts`]: the numbers of `crates/games/tests/oracles/facts.json`.

mod against_plain;
mod boards;
mod counts;
mod evaluations;
mod facts;
mod features;
mod knowledge;
mod plain;
mod random_play;
mod suite;
mod symbols;
