//! Parameters of Bayesian games, as they stand in links, forms and help.

use crate::parameters::{AnyText, Exactly, Integer, OneOf, choices, parameters};
use engines::bayesian::game::{MAX_PLAYERS, MAX_TYPES};
use games::fraction::Fraction;

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Strategies = "strategies",
        Equilibria = "equilibria",
        Knowing = "knowing",
        Dominance = "dominance",
        Payoffs = "payoffs",
    }
}

choices! {
    /// What is drawn of an equilibrium.
    pub enum Marks {
        Equilibrium = "equilibrium",
        Nothing = "nothing",
    }
}

/// Characters of a game.
pub const MAX_CHARACTERS: usize = 6_000;
/// Equilibria that can be looked at.
pub const MAX_EQUILIBRIUM: u64 = 200;

parameters! {
    /// One experiment: a game.
    pub struct BayesianExperiment, texts labs.bayesian.parameters {
        /// A game of the library by its name, or one that is written.
        game: String = "unknown-friend".to_owned(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.bayesian.allowed_game }, Everyone;
        /// The number that formulas call x.
        x: Fraction = Fraction::new(1, 2), Exactly { minimum: Fraction::ZERO, maximum: Fraction::ONE }, Everyone, if |lab| lab.uses_x();
        /// Which of the equilibria is shown.
        equilibrium: u64 = 1, Integer { minimum: 1, maximum: MAX_EQUILIBRIUM }, Look;
        /// Whose beliefs are shown.
        player: u64 = 1, Integer { minimum: 1, maximum: MAX_PLAYERS as u64 }, Look;
        own_type: u64 = 1, Integer { minimum: 1, maximum: MAX_TYPES as u64 }, Look;
        /// Whether equilibria are shown.
        marks: Marks = Marks::Equilibrium, OneOf(Marks::NAMES), Look;
        view: View = View::All, OneOf(View::NAMES), Look;
    }
}
