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

/// The smallest automata that play as an entrant does on either side; none where it is no automaton.
#[derive(Clone, Debug)]
pub struct Smallest(pub [Option<Automaton>; 2]);

impl Smallest {
    pub fn new(Entrant(sides): &Entrant, worth: Worth) -> Self {
        let is_end_known = matches!(worth, Worth::Of(Horizon::Rounds(_)));
        let smallest = |side: usize| {
            let automaton = sides[side].automaton(is_end_known);
            automaton.map(Automaton::minimal)
        };
        let first = smallest(0);
        let second = if sides[0] == sides[1] {
            first.clone()
        } else {
            smallest(1)
        };
        Self([first, second])
    }
}

/// How often each outcome happens when two automata meet; none if they are too large together, or the rounds too many for them.
pub fn shares(automata: [&Automaton; 2], noise: Noise, worth: Worth) -> Option<Shares> {
    let pair = Pair::new(automata, noise).ok()?;
    Some(match worth {
        Worth::LongRun => pair.expected(),
        Worth::Of(Horizon::Continuation(delta)) => pair.discounted(delta),
        Worth::Of(Horizon::Rounds(rounds)) => pair.over_rounds(rounds)?,
    })
}

/// What each entrant gets against each other in a symmetric game, as the first player where it comes earlier; in the order of [`pairs`].
pub fn matrix(
    game: &StageGame,
    entrants: &[Entrant],
    noise: Noise,
    worth: Worth,
) -> Vec<Option<[Amount; 2]>> {
    let smallest: Vec<Smallest> = entrants
        .iter()
        .map(|entrant| Smallest::new(entrant, worth))
        .collect();
    let met = |[first, second]: [usize; 2]| {
        let automata = [
            smallest[first].0[0].as_ref()?,
            smallest[second].0[1].as_ref()?,
        ];
        let shares = shares(automata, noise, worth)?;
        Some([0, 1].map(|player| shares.payoff(game, player)))
    };
    pairs(entrants.len(), false).map(met).collect()
}
