//! Snapshots: the first chunk plays the match that is shown and works out all that is exact; the others play matches.

use super::described::Described;
use super::film::{Film, Round};
use super::theory::Theory;
use super::values::{Means, NoValue, Values};
use crate::common::repeated::sums::Sums;
use engines::repeated::stage_game::{Seat, StageGame};
use serde::{Deserialize, Serialize};

/// What is being found out, in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Step {
    #[default]
    Match,
    Values,
    Rounds,
    Region,
    Perfection,
    Patience,
    Supported,
    Line,
    Done,
}

/// What the first chunk has found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    pub step: Step,
    /// Raised with each bit of work.
    pub effort: u64,
    pub film: Film,
    /// Both strategies, described before the first round; none before anything was done.
    pub strategies: Vec<Described>,
    /// `None` until they are known.
    pub values: Option<Result<Values, NoValue>>,
    /// The mean over all rounds of a match, where their number is known.
    pub over_rounds: Option<Result<Means, NoValue>>,
    pub theory: Theory,
}

/// Matches that were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Simulated {
    /// By player: the mean payoff of a round, by match; of matches whose length is drawn (1 − δ) times the sum, whose mean is the normalised discounted
    /// payoff.
    pub payoffs: [Sums; 2],
    /// By player: how often they played their first action, by match.
    pub first_actions: [Sums; 2],
    /// Whether every match is the same.
    pub is_certain: bool,
}

/// What a chunk sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Snapshot {
    Analysis(Box<Analysis>),
    Simulated(Simulated),
}

impl Analysis {
    /// Whether it can be of this game.
    pub fn fits(&self, game: &StageGame) -> bool {
        let outcomes = game.size(0) * game.size(1);
        let is_nothing = self.strategies.is_empty() && self.film == Film::default();
        let mut strategies = self.strategies.iter().enumerate();
        let is_begun = self.strategies.len() == 2
            && strategies.all(|(player, known)| known.fits(Seat { game, player }))
            && self.film.fits(game)
            && self.film.rounds.iter().all(|round| self.explains(round));
        let mut values = self.values.iter().flatten();
        let mut over_rounds = self.over_rounds.iter().flatten();
        (is_nothing || is_begun)
            && values.all(|known| known.fits(outcomes))
            && over_rounds.all(|known| known.fits(outcomes))
            && self.theory.fits([game.size(0), game.size(1)])
    }

    /// Whether the states and rules of a round are there.
    fn explains(&self, round: &Round) -> bool {
        let is_there = |number: Option<u16>, count: usize| {
            number.is_none_or(|number| usize::from(number) < count)
        };
        let mut players = self.strategies.iter().enumerate();
        players.all(|(player, known)| {
            is_there(round.states[player], known.states().len())
                && is_there(round.rules[player], known.rules.len())
        })
    }
}

impl Simulated {
    /// How many matches were played.
    pub fn matches(&self) -> u64 {
        self.payoffs[0].count
    }

    /// Adds other matches of the same players.
    pub fn merge(&mut self, other: &Self) {
        let pairs = self.payoffs.iter_mut().zip(&other.payoffs);
        pairs.for_each(|(sums, others)| sums.merge(others));
        let pairs = self.first_actions.iter_mut().zip(&other.first_actions);
        pairs.for_each(|(sums, others)| sums.merge(others));
        self.is_certain = other.is_certain;
    }

    /// Whether it can be of at most so many matches.
    pub fn fits(&self, matches: u64) -> bool {
        let all = self.payoffs.iter().chain(&self.first_actions);
        all.into_iter()
            .all(|sums| sums.fits(matches) && sums.count == self.matches())
    }
}
