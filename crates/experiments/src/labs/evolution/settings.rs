//! Parameters of the evolution lab, as they stand in links, forms and help.

use super::method::Method;
use crate::common::algorithms::AlgorithmName;
use crate::parameters::{Integer, IntegerOrEnd, OneOf, RealOrInfinite, SEED, choices, parameters};
use engines::evolution::Settings;

choices! {
    /// The games.
    pub enum GameName {
        Rrrats = "rrrats",
        War = "war",
        ConnectFour = "connect-four",
    }
}

choices! {
    /// What a step inside a generation is.
    pub enum StepBy {
        /// A test of a race, as far as they were recorded.
        Tests = "tests",
        /// A game.
        Games = "games",
    }
}

choices! {
    /// Which two probabilities of a strategy of Rrrats make a plane: of rolling on with so many tokens in hand.
    pub enum Plane {
        TwoThree = "two-three",
        OneThree = "one-three",
        OneTwo = "one-two",
    }
}

/// Generations of an evolution, at most.
pub(crate) const MAX_GENERATIONS: u64 = 2_000;
choices! {
    /// What can be shown alone.
    pub enum View {
        All = "all",
        Landscape = "landscape",
        Race = "race",
        Generation = "generation",
        History = "history",
        Archive = "archive",
        Evolutions = "evolutions",
        PseudoCode = "pseudo-code",
    }
}

parameters! {
    /// One experiment: a game, how strategies are evolved in it, and for how long.
    pub struct EvolutionExperiment, texts labs.evolution.parameters {
        game: GameName = GameName::Rrrats, OneOf(GameName::NAMES), Everyone;
        algorithm: AlgorithmName = AlgorithmName::Coevolution, OneOf(AlgorithmName::NAMES), Everyone;
        generations: u64 = 60, Integer { minimum: 1, maximum: MAX_GENERATIONS }, Everyone;
        /// Games after which no generation is begun; 0 for no such limit.
        games: u64 = 0, Integer { minimum: 0, maximum: 1_000_000_000_000 }, Everyone;
        /// The share won against the start with which an evolution ends.
        goal: Option<f64> = None, RealOrInfinite { minimum: 0.0, maximum: 1.0 }, Advanced;
        /// Evolutions, each with other random numbers.
        evolutions: u64 = 1, Integer { minimum: 1, maximum: 50 }, Everyone;
        ..method: Method, as declared;
        /// The generation looked at; the last one if not given.
        look: Option<u64> = None, IntegerOrEnd { minimum: 1, maximum: MAX_GENERATIONS }, Look;
        /// The moment of it: after so many games, or its end.
        game_seen: Option<u64> = None, IntegerOrEnd { minimum: 0, maximum: 1_000_000_000_000 }, Look;
        step_by: StepBy = StepBy::Tests, OneOf(StepBy::NAMES), Look;
        plane: Plane = Plane::TwoThree, OneOf(Plane::NAMES), Look, if |lab| lab.game == GameName::Rrrats;
        view: View = View::All, OneOf(View::NAMES), Look;
        seed: u64 = 1, SEED, Everyone;
    }
}

impl EvolutionExperiment {
    /// The engine's settings.
    pub fn settings(&self) -> Settings {
        Settings {
            generations: self.generations,
            games: if self.games == 0 {
                u64::MAX
            } else {
                self.games
            },
            ..self.method.settings(self.algorithm.opponents())
        }
    }

    /// The same with another moment looked at: a generation, after so many of its games or at its end.
    #[must_use]
    pub fn looking(&self, generation: u64, game_seen: Option<u64>) -> Self {
        Self {
            look: (generation < self.generations).then_some(generation),
            game_seen,
            ..self.clone()
        }
    }
}
