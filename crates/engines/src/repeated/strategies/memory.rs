//! The memory of a player in a match: enough for any rule, in a fixed size, so that playing allocates nothing.

use super::rules::{COUNTERS, Who};
use crate::repeated::stage_game::MAX_ACTIONS;

/// A memory; of the two, the player comes first. Where memories are compared, what tells most of them apart comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Memory {
    /// A bit for each of the last 64 rounds in which the action was played; the lowest is the last round.
    pub recent: [[u64; MAX_ACTIONS]; 2],
    /// How often each action was played.
    pub counts: [[u32; MAX_ACTIONS]; 2],
    /// How many rounds were played.
    pub played: u32,
    /// In units of the stage game.
    pub scores: [i64; 2],
    pub counters: [i64; COUNTERS],
    pub slipped: bool,
}

impl Memory {
    /// What somebody did `ago` rounds ago, 0 being the last; `None` before the first round.
    pub fn action(&self, who: Who, ago: usize) -> Option<usize> {
        let recent = &self.recent[who as usize];
        recent.iter().position(|rounds| rounds >> ago & 1 == 1)
    }

    /// How often somebody has done something in the last rounds.
    pub fn count_within(&self, who: Who, action: u8, rounds: u32) -> u32 {
        let recent = self.recent[who as usize][usize::from(action)];
        (recent & (u64::MAX >> (64 - rounds))).count_ones()
    }

    /// Adds a round.
    #[inline]
    pub fn add(&mut self, actions: [usize; 2], scores: [i64; 2]) {
        for (player, action) in actions.into_iter().enumerate() {
            for rounds in &mut self.recent[player] {
                *rounds <<= 1;
            }
            self.recent[player][action] |= 1;
            self.counts[player][action] += 1;
            self.scores[player] += scores[player];
        }
        self.played += 1;
    }
}
