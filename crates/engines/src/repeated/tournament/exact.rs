//! The exact matrix: what all pairs of entrants get, without playing.

use super::entrant::{Entrant, pairs};
use crate::repeated::settings::{Horizon, Noise};
use crate::repeated::stage_game::StageGame;
use crate::repeated::strategies::automaton::Automaton;
use crate::repeated::values::pair::Pair;
use crate::repeated::values::shares::{Amount, Shares};

/// Of which payoffs the mean is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The limit of means, expected where it is random.
    LongRun,
    /// Normalised discounted, or over all rounds.
    Of(Horizon),
}

/// Entrants that are automata, the smallest that play as they do.
#[derive(Clone, Debug)]
pub struct Smallest(Vec<[Option<Automaton>; 2]>);

impl Smallest {
    pub fn new(entrants: &[Entrant], worth: Worth) -> Self {
        let is_end_known = matches!(worth, Worth::Of(Horizon::Rounds(_)));
        let smallest = |Entrant(sides): &Entrant| {
            sides
                .each_ref()
                .map(|player| player.automaton(is_end_known).map(Automaton::minimal))
        };
        Self(entrants.iter().map(smallest).collect())
    }

    /// How often each outcome happens when one meets another; none if one is no automaton, both together are too large, or the rounds too
    /// many.
    pub fn shares(
        &self,
        [first, second]: [usize; 2],
        noise: Noise,
        worth: Worth,
    ) -> Option<Shares> {
        let automata = [self.0[first][0].as_ref()?, self.0[second][1].as_ref()?];
        let pair = Pair::new(automata, noise).ok()?;
        Some(match worth {
            Worth::LongRun => pair.expected(),
            Worth::Of(Horizon::Continuation(delta)) => pair.discounted(delta),
            Worth::Of(Horizon::Rounds(rounds)) => pair.over_rounds(rounds)?,
        })
    }
}

/// What each entrant gets against each other, as the first player where it comes earlier; in the order of [`pairs`], with itself.
pub fn matrix(
    game: &StageGame,
    entrants: &[Entrant],
    noise: Noise,
    worth: Worth,
) -> Vec<Option<[Amount; 2]>> {
    let smallest = Smallest::new(entrants, worth);
    let met = |pair| {
        let shares = smallest.shares(pair, noise, worth)?;
        Some([0, 1].map(|player| shares.payoff(game, player)))
    };
    pairs(entrants.len(), true).map(met).collect()
}
