//! The film of a match: its rounds, with what was decided, done and seen in each, and why.

use engines::repeated::stage_game::StageGame;
use serde::{Deserialize, Serialize};

/// Rounds that a film shows; the rest of the match is only counted.
pub const MAX_SHOWN: usize = 2_000;

/// A round; the first player comes first. Actions are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub decided: [u8; 2],
    /// What was done: errors of execution are what differs from what was decided.
    pub actions: [u8; 2],
    /// What each saw of the other one: errors of perception are what differs from what was done.
    pub seen: [u8; 2],
    /// The state that each was in, of the automaton that is drawn, if one is.
    pub states: [Option<u16>; 2],
    /// The rule by which each decided, if they have rules.
    pub rules: [Option<u16>; 2],
}

/// A match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Film {
    /// The first rounds.
    pub rounds: Vec<Round>,
    /// How many rounds were played.
    pub played: u32,
    /// How many rounds the match has.
    pub length: u32,
    /// How often each outcome came up, by the first player's and then the second player's action.
    pub outcomes: Vec<u32>,
    /// What each has got in all, in units of the stage game.
    pub scores: [i64; 2],
    /// Whether every match of the two is the same.
    pub is_certain: bool,
}

impl Film {
    /// What each has got in all.
    pub fn payoffs(&self, game: &StageGame) -> [f64; 2] {
        self.scores
            .map(|units| units as f64 / game.denominator() as f64)
    }

    /// How often `player` has done `action`.
    pub fn count_of(&self, game: &StageGame, player: usize, action: usize) -> u64 {
        let columns = game.size(1);
        let is_it = |outcome: usize| [outcome / columns, outcome % columns][player] == action;
        let counts = self.outcomes.iter().enumerate();
        counts
            .filter(|(outcome, _)| is_it(*outcome))
            .map(|(_, &count)| u64::from(count))
            .sum()
    }

    /// Whether it can be a match of this game.
    pub fn fits(&self, game: &StageGame) -> bool {
        let sizes = [game.size(0), game.size(1)];
        let is_action = |player: usize, action: u8| usize::from(action) < sizes[player];
        let is_round = |round: &Round| {
            (0..2).all(|player| {
                is_action(player, round.decided[player])
                    && is_action(player, round.actions[player])
                    && is_action(1 - player, round.seen[player])
            })
        };
        self.rounds.len() <= MAX_SHOWN.min(self.played as usize)
            && self.played <= self.length
            && self.rounds.iter().all(is_round)
            && self.outcomes.len() == sizes[0] * sizes[1]
    }
}
