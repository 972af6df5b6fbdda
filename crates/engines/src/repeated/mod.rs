//! Repeated games: two players meet again and again in the same stage game, and each does what a strategy says.
//!
//! Sources: R. Axelrod, "Effective choice in the prisoner's dilemma" (1980) and "The Evolution of Cooperation" (1984); G. J. Mailath and L. Samuelson,
//! "Repeated Games and Reputations" (2006). Each module names its own.
//!
//! * [`stage_game`]: what is played in a round. [`settings`]: how long, and what goes wrong.
//! * [`strategies`]: strategies as data, and what plays them. [`language`]: strategies as texts, and a library of them by name.
//! * [`matches`](mod@matches): a match, round by round. [`values`]: what comes of it, exactly.
//! * [`tournament`]: everybody against everybody. [`theory`]: what patience can support.

pub mod language;
pub mod matches;
pub mod settings;
pub mod stage_game;
pub mod strategies;
pub mod theory;
pub mod tournament;
pub mod values;
