//! Common parts of the programs that measure: the test sets of the solver, names of what more than one of them
//! does, a stopwatch, and one way to say what was found. `cargo xtask bench` runs them in turn and joins their rows.

pub mod program;
pub mod row;
pub mod sets;
pub mod stopwatch;

/// The search that peers do too: simulations from the empty standard board, one random playout each.
pub const SIMULATIONS: u32 = 100_000;
/// Its name in the table.
pub const UCT: &str = "UCT, 7×6, 100 000 simulations: a simulation";

/// Iterations of both players that a peer does too: on which game, and what is drawn at random.
pub const KUHN_CFR: &str = "CFR, Kuhn poker: an iteration";
pub const KUHN_EXTERNAL: &str = "external sampling, Kuhn poker: an iteration";
pub const LEDUC_CFR: &str = "CFR, Leduc poker: an iteration";
pub const LEDUC_EXTERNAL: &str = "external sampling, Leduc poker: an iteration";
