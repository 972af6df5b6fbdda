//! Parameters of the evolution lab, as they stand in links, forms and help.

use crate::parameters::{Kind, choices, parameters};
use crate::race_kinds::{DELTA, EPSILON};
use crate::racing::RaceName;
use crate::rrrats::settings::{self as rrrats, AtFourName, BustName, EndName};
use crate::war::settings::{self as war, AtCapName, CAP, OutOfCardsName};
use engines::evolution::contests::{ConnectFourContest, RrratsContest, WarContest};
use engines::evolution::{Opponents, Settings};

choices! {
    /// The games.
    pub enum GameName {
        Rrrats = "rrrats",
        War = "war",
        ConnectFour = "connect-four",
    }
}

choices! {
    /// The algorithms 6 to 9, in the order of the numbers of the source.
    pub enum AlgorithmName {
        Iterative = "iterative",
        Coevolution = "coevolution",
        Approximate1 = "approximate-1",
        Approximate2 = "approximate-2",
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

impl AlgorithmName {
    /// All, in the order of their names.
    pub const ALL: [Self; 4] = [
        Self::Iterative,
        Self::Coevolution,
        Self::Approximate1,
        Self::Approximate2,
    ];
    const OPPONENTS: [Opponents; 4] = [
        Opponents::Parent,
        Opponents::All,
        Opponents::OneARace,
        Opponents::OneAGame,
    ];

    /// Whom an offspring must beat.
    pub fn opponents(self) -> Opponents {
        Self::OPPONENTS[self as usize]
    }

    /// Its name in links.
    pub fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// Generations of an evolution, at most.
pub(crate) const MAX_GENERATIONS: u64 = 2_000;
/// σ at the beginning.
pub(crate) const SIGMA: Kind = Kind::Real {
    minimum: 0.001,
    maximum: 1_000.0,
};
/// A factor of σ.
pub(crate) const FACTOR: Kind = Kind::Real {
    minimum: 0.1,
    maximum: 10.0,
};

parameters! {
    /// One experiment: a game, how strategies are evolved in it, and for how long.
    pub struct EvolutionLab, texts evolution_parameters {
        game: GameName = GameName::Rrrats, Kind::Choice(GameName::NAMES), Everyone;
        algorithm: AlgorithmName = AlgorithmName::Coevolution, Kind::Choice(AlgorithmName::NAMES), Everyone;
        generations: u64 = 60, Kind::Integer { minimum: 1, maximum: MAX_GENERATIONS }, Everyone;
        /// Games after which no generation is begun; 0 for no such limit.
        games: u64 = 0, Kind::Integer { minimum: 0, maximum: 1_000_000_000_000 }, Everyone;
        /// Evolutions, each with other random numbers.
        evolutions: u64 = 1, Kind::Integer { minimum: 1, maximum: 50 }, Everyone;
        race: RaceName = RaceName::IlebrStar2, Kind::Choice(RaceName::NAMES), Advanced;
        epsilon: f64 = 0.01, EPSILON, Advanced;
        delta: f64 = 0.05, DELTA, Advanced;
        sigma: f64 = Settings::SIGMA, SIGMA, Advanced;
        success: f64 = Settings::FACTORS[0], FACTOR, Advanced;
        failure: f64 = Settings::FACTORS[1], FACTOR, Advanced;
        /// Of Rrrats.
        end: EndName = EndName::Turn, Kind::Choice(EndName::NAMES), Advanced;
        at_four: AtFourName = AtFourName::Stop, Kind::Choice(AtFourName::NAMES), Advanced;
        bust: BustName = BustName::Pile, Kind::Choice(BustName::NAMES), Advanced;
        /// Of War.
        out_of_cards: OutOfCardsName = OutOfCardsName::Lose, Kind::Choice(OutOfCardsName::NAMES), Advanced;
        cap: u64 = 10_000, CAP, Advanced;
        at_cap: AtCapName = AtCapName::Half, Kind::Choice(AtCapName::NAMES), Advanced;
        /// Of Connect Four: moves that both look ahead.
        depth: u64 = 2, Kind::Integer { minimum: 1, maximum: 6 }, Advanced;
        /// The generation looked at; the last one if not given.
        look: Option<u64> = None, Kind::IntegerOrEnd { minimum: 1, maximum: MAX_GENERATIONS }, Stage;
        /// The moment of it: after so many games, or its end.
        game_seen: Option<u64> = None, Kind::IntegerOrEnd { minimum: 0, maximum: 1_000_000_000_000 }, Stage;
        step_by: StepBy = StepBy::Tests, Kind::Choice(StepBy::NAMES), Stage;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

impl EvolutionLab {
    /// The engine's settings.
    pub fn settings(&self) -> Settings {
        Settings {
            opponents: self.algorithm.opponents(),
            race: self.race.rules().plan(self.epsilon, self.delta),
            sigma: self.sigma,
            factors: [self.success, self.failure],
            generations: self.generations,
            games: if self.games == 0 {
                u64::MAX
            } else {
                self.games
            },
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

    /// Rrrats as read here.
    pub fn rrrats(&self) -> RrratsContest {
        RrratsContest(rrrats::rules(self.end, self.at_four, self.bust))
    }

    /// War as read here.
    pub fn war(&self) -> WarContest {
        WarContest(war::rules(self.out_of_cards, self.cap, self.at_cap))
    }

    /// Connect Four with players that look so far ahead.
    pub fn connect_four(&self) -> ConnectFourContest {
        ConnectFourContest {
            depth: self.depth as u32,
        }
    }
}
