//! Sureness of a perfect player, whose time is limited.

/// What is certain of a perfect player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sureness {
    /// No move has a better score.
    BestScore,
    /// No move has a better result, but another might win sooner or lose later.
    BestResult,
    /// It was not solved in time.
    Unproven,
}
