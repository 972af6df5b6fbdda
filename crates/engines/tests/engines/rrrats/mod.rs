//! Rrrats: the rules by hand, the exact numbers against an oracle and against games played, best play.
//!
//! * [`rules`]: single rolls and turns under every reading. [`played`]: games against the exact probabilities.
//! * [`oracles`]: exact probabilities of another implementation. [`best`]: best play, best numbers, the equilibrium.

mod best;
mod oracles;
mod played;
mod rules;
mod support;
