//! Commands of the player at the table: what keys and buttons ask for, and what becomes of the game.

use experiments::rrrats::RrratsExperiment;
use games::rrrats::Action;

/// What a key or a button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Roll,
    Stop,
    Undo,
    NewGame,
}

impl Command {
    /// The command of a key, by its name.
    pub fn of_key(key: &str) -> Option<Self> {
        match key {
            "r" | "R" | "1" => Some(Self::Roll),
            "s" | "S" | "2" => Some(Self::Stop),
            "u" | "U" => Some(Self::Undo),
            "n" | "N" => Some(Self::NewGame),
            _ => None,
        }
    }

    /// The lab after it; `None` if it cannot be had now: nothing is decided at an earlier moment than the last.
    pub fn of(self, lab: &RrratsExperiment, may_decide: bool) -> Option<RrratsExperiment> {
        match self {
            Self::Roll if may_decide => Some(lab.decide(Action::Roll)),
            Self::Stop if may_decide => Some(lab.decide(Action::Stop)),
            Self::Undo if !lab.decisions.is_empty() => {
                let mut before = lab.clone();
                before.decisions.pop();
                before.step = None;
                Some(before)
            }
            Self::NewGame => Some(lab.new_game()),
            Self::Roll | Self::Stop | Self::Undo => None,
        }
    }
}
