//! Repeated games: what their labs have in common. `strategies`: the library of strategies.

mod strategies;

use crate::english::numbers::grouped;
use crate::parameter::{ParameterText, counted, plain};
pub use strategies::*;

texts! {
    /// What the labs of repeated games have in common.
    pub struct RepeatedGamesTexts {
        stage: StageGameTexts,
        settings: MatchSettingsTexts,
        allowed_game = "a game of two players with up to five actions each, by its name in the library or as rows \
            separated by semicolons, cells by commas and the payoffs of a cell by colons, such as 3:3,0:5;5:0,1:1",
        allowed_strategy = "a strategy: a name such as TitForTat, probabilities such as m1(9/10,0,9/10,0;1), \
            automaton(c: C, D to d; d: D), or rules such as first: C; if they defected last 2: D; else: C",
        allowed_rounds(most: u64) = format!("a whole number from 1 to {}, or the word random", grouped(most)),
        random_rounds = "a random number of",
        wrong(key: &str, fault: &str) = format!("{key}: {fault}."),
        wrong_here(fault: &str) = format!("{fault}."),
        /// Of a link or an edit whose strategy was no use: what took its place.
        replaced(fault: &str, by: &str) = format!("{fault}; {by} plays instead"),
        choosing: StrategyChoosingTexts,
        hand_in: StrategyHandInTexts,
        /// Of the library, in its order.
        strategies: &'static [StrategyText] = strategies::ENGLISH,
    }

    /// Choosing a strategy, or the game.
    pub struct StrategyChoosingTexts {
        classics = "Classics",
        tournament_1980 = "The tournament of 1980",
        zero_determinant = "Zero-determinant",
        game = "Game",
        own_game = "a game of my own",
    }

    /// Handing in a strategy.
    pub struct StrategyHandInTexts {
        heading = "Hand in the first strategy",
        lead = "Give this code to the teacher who holds a tournament. It holds your seat and the text of the \
            strategy, and nothing is sent anywhere.",
        too_long = "This strategy is too long for a code, which has room for about a hundred letters.",
    }

    /// The game that is repeated.
    pub struct StageGameTexts: ParameterText {
        game = plain("Game", "The game that is played in every round: one of the library by its name, or one that is \
            written. The first action stands for cooperating where a strategy cooperates, the second for defecting."),
        actions = plain("Actions", "The names of the actions of a game that is written; C and D, or letters, where \
            none are given."),
    }

    /// How matches go.
    pub struct MatchSettingsTexts: ParameterText {
        rounds = counted("Rounds", "rounds", "How many rounds a match has, which both players know; or “random”: \
            after each round it goes on with the continuation probability."),
        continuation = plain("Continuation probability", "How likely another round is, and so what a payoff of the next \
            round is worth now: the discount factor δ."),
        execution = plain("Errors of execution", "How likely a player does something else than they decided; both see \
            what was done."),
        perception = plain("Errors of perception", "How likely a player sees something else than the other one did."),
    }
}

impl RepeatedGamesTexts {
    /// The texts of the strategy that links call `key`.
    pub fn strategy(&self, key: &str) -> Option<&'static StrategyText> {
        self.strategies.iter().find(|known| known.key == key)
    }
}
