//! A pairing: what an experiment is about, read and ready to be played.

use engines::repeated::matches::played::Match;
use engines::repeated::strategies::automaton::Automaton;
use engines::repeated::strategies::player::Player;
use engines::repeated::strategies::strategy::Strategy;
use experiments::common::repeated::length::Length;
use experiments::common::repeated::settings::MatchSettings;
use experiments::common::repeated::stage::Stage;
use random::Random;
use std::sync::Arc;

/// Two strategies, the game, and how matches go.
pub(super) struct Pairing {
    pub stage: Arc<Stage>,
    pub strategies: [Strategy; 2],
    pub players: [Player; 2],
    pub settings: MatchSettings,
    pub seed: u64,
}

impl Pairing {
    /// The stream of a match, from 0.
    pub fn stream(&self, number: u64) -> Random {
        Random::stream(self.seed, number)
    }

    /// A match between these two, before its first round.
    pub fn begin(&self, players: [&Player; 2], number: u64) -> Match {
        let (horizon, noise) = (self.settings.horizon(), self.settings.noise());
        Match::new(
            &self.stage.game,
            players,
            horizon,
            noise,
            self.stream(number),
        )
    }

    /// Whether the players know which round is the last.
    pub fn is_end_known(&self) -> bool {
        self.settings.rounds != Length::Random
    }

    /// The automata that both are, each the smallest; which of them are none.
    pub fn automata(&self, is_end_known: bool) -> Result<[Automaton; 2], [bool; 2]> {
        let automata = self
            .players
            .each_ref()
            .map(|player| player.automaton(is_end_known).map(Automaton::minimal));
        match automata {
            [Some(first), Some(second)] => Ok([first, second]),
            missing => Err(missing.map(|automaton| automaton.is_none())),
        }
    }
}
