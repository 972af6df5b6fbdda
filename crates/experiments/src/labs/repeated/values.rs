//! Exact values of a pair: what two strategies get from each other, without playing.

use crate::common::amount::Amount;
use serde::{Deserialize, Serialize};

/// What both get on average, and how often what happens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Means {
    /// By player.
    pub payoffs: [Amount; 2],
    /// The share of each outcome, by the first player's and then the second player's action.
    pub shares: Vec<f64>,
}

/// What may happen in the long run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LongRun {
    pub probability: Amount,
    pub means: Means,
}

/// Why there are no such values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoValue {
    /// Of these players it is not known that they are automata.
    NoAutomaton([bool; 2]),
    /// These players do something else where they know which round is the last.
    KnowsEnd([bool; 2]),
    /// These players mix.
    Mixes([bool; 2]),
    /// There are too many pairs of states.
    TooLarge,
    /// There are too many rounds for so many pairs of states.
    TooLong,
}

/// Values that follow from the pair of automata, with the errors that there are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Values {
    /// Where they may end up: one where the limit of means is certain.
    pub classes: Vec<LongRun>,
    /// The limit of means, as it is expected.
    pub long_run: Means,
    /// Normalised discounted, (1 − δ) Σ δᵗ u; `None` until it is known.
    pub discounted: Option<Means>,
    /// The outcomes before those that come again and again, and these, where nothing is random.
    pub cycle: Option<[Vec<u8>; 2]>,
}

impl Means {
    /// Whether these can be means of a game with so many outcomes.
    pub fn fits(&self, outcomes: usize) -> bool {
        self.shares.len() == outcomes
    }
}

impl Values {
    /// Whether these can be values of a game with so many outcomes.
    pub fn fits(&self, outcomes: usize) -> bool {
        let is_outcome = |&outcome: &u8| usize::from(outcome) < outcomes;
        let classes = self.classes.iter().map(|class| &class.means);
        let mut all = classes.chain([&self.long_run]).chain(&self.discounted);
        all.all(|means| means.fits(outcomes))
            && self.cycle.iter().flatten().flatten().all(is_outcome)
    }
}
