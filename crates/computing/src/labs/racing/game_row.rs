//! Games that take many steps, one after the other.

use engines::racing::Outcome;

/// A row of games.
pub(super) trait Games {
    /// About a millisecond's work, or as much as there is left of a game; its result if that ends it.
    fn step(&mut self) -> Option<Outcome>;

    /// Whether it can go on after games that were played elsewhere, as if it had played them itself.
    fn goes_on_after_games(&self) -> bool;

    /// Goes on after so many games, before its own first one.
    fn go_on_after(&mut self, games: u64);
}
