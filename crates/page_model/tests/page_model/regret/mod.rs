//! Lab of regret: tests of what the page decides. `situation` has what they share.

mod board;
mod deal;
mod equilibria;
mod look;
mod sitting;
mod situation;
mod strategy_files;
#[path = "../../../../engines/tests/engines/regret/support.rs"]
#[allow(dead_code, reason = "some of it is for the engines' tests alone")]
mod support;
mod table;
mod telling;
mod walk_state;
