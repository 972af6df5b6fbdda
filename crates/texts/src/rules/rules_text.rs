//! Rules of one game.

/// The rules of a game, or what a problem is.
#[derive(Debug)]
pub struct RulesText {
    pub name: &'static str,
    /// On the button that opens them.
    pub button: &'static str,
    pub sentences: &'static [&'static str],
    /// What the drawing shows, below it.
    pub drawing: &'static str,
    /// One hand or turn, told; empty where none helps.
    pub example: &'static str,
}
