//! Lab of regret: tests of what the page decides.
//!
//! * [`situation`], [`support`]: what they share. [`shown`], [`moments`], [`progress`]: what is shown of a run, and when.
//! * [`board`], [`cells`], [`deal`], [`set_line`], [`equilibria`]: pictures of one moment. [`curves`], [`strategies`]: numbers.
//! * [`look`], [`iteration`], [`walk_state`], [`telling`]: inside one iteration. [`sitting`], [`table`]: hands at the table.
//! * [`strategy_files`]: strategies out and in. [`larger_games`]: what is not poker.

mod board;
mod cells;
mod choices;
mod curves;
mod deal;
mod equilibria;
mod iteration;
mod larger_games;
mod look;
mod moments;
mod progress;
mod set_line;
mod shown;
mod sitting;
mod situation;
mod strategies;
mod strategy_files;
#[path = "../../../../engines/tests/engines/regret/support.rs"]
#[allow(dead_code, reason = "some of it is for the engines' tests alone")]
mod support;
mod table;
mod telling;
mod walk_state;
