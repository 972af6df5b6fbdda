//! Parameters of continuous games, as they stand in links, forms and help.

use crate::parameters::{AnyText, Exactly, Integer, IntegerOrEnd, OneOf, choices, parameters};
use games::fraction::Fraction;

choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Plane = "plane",
        Payoffs = "payoffs",
        Path = "path",
        Elimination = "elimination",
        Game = "game",
    }
}

choices! {
    /// Who answers when, in a path of best responses.
    pub enum Order {
        Turns = "turns",
        AtOnce = "at-once",
    }
}

choices! {
    /// What is drawn over both curves.
    pub enum Film {
        Path = "path",
        Elimination = "elimination",
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
pub const MAX_CHARACTERS: usize = 4_000;
/// Steps of a path of best responses at most.
pub const MAX_STEPS: usize = 60;
/// Equilibria that can be looked at.
pub const MAX_EQUILIBRIUM: u64 = 40;

const UNIT: Exactly = Exactly {
    minimum: Fraction::ZERO,
    maximum: Fraction::ONE,
};

parameters! {
    /// One experiment: a game, and where best responses begin.
    pub struct ContinuousExperiment, texts labs.continuous.parameters {
        /// A game of the library by its name, or one that is written.
        game: String = "cournot".to_owned(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.continuous.allowed_game }, Everyone;
        /// The number that formulas call t.
        t: Fraction = Fraction::ZERO, UNIT, Everyone, if |lab| lab.uses_t();
        /// Where the path of best responses begins, in parts of both intervals.
        x: Fraction = Fraction::new(1, 10), UNIT, Everyone;
        y: Fraction = Fraction::new(9, 10), UNIT, Everyone;
        order: Order = Order::Turns, OneOf(Order::NAMES), Everyone;
        film: Film = Film::Path, OneOf(Film::NAMES), Look;
        /// How many steps are shown.
        step: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: MAX_STEPS as u64 }, Look;
        /// Around which equilibrium curves of equal payoff are drawn.
        equilibrium: u64 = 1, Integer { minimum: 1, maximum: MAX_EQUILIBRIUM }, Look;
        marks: Marks = Marks::Equilibrium, OneOf(Marks::NAMES), Look;
        view: View = View::All, OneOf(View::NAMES), Look;
    }
}
