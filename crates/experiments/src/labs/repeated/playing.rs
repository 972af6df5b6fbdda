//! A match by hand: what a link tells of it. A round is a digit, the number of the visitor's action from 0; what the opponent does follows from the link.

use super::settings::{MAX_MOVES, RepeatedExperiment};
use crate::common::repeated::length::Length;
use crate::diagnostic::Diagnostic;
use engines::repeated::stage_game::StageGame;
use games::record::MoveError;

impl RepeatedExperiment {
    /// What the visitor has decided, round by round.
    pub fn decided(&self) -> Vec<u8> {
        let digits = self.moves.chars().map_while(|digit| digit.to_digit(10));
        digits.map(|digit| digit as u8).collect()
    }

    /// How many rounds can be played by hand.
    pub fn max_moves(&self) -> usize {
        match self.settings.rounds {
            Length::Rounds(rounds) => MAX_MOVES.min(rounds as usize),
            Length::Random => MAX_MOVES,
        }
    }

    /// With one more decision of the visitor; none if there is no round for it.
    pub fn with_decision(&self, action: u8) -> Option<Self> {
        let digit = char::from_digit(action.into(), 10)?;
        let has_room = self.moves.len() < self.max_moves();
        has_room.then(|| Self {
            moves: format!("{}{digit}", self.moves),
            ..self.clone()
        })
    }

    /// Without the visitor's last decision.
    #[must_use]
    pub fn taken_back(&self) -> Self {
        let mut lab = self.clone();
        lab.moves.pop();
        lab
    }

    /// Cuts off what is no action of the first player, and rounds after the last.
    pub(super) fn repair_moves(&mut self, game: &StageGame) -> Option<Diagnostic> {
        let is_action = |digit: char| {
            let action = digit.to_digit(10);
            action.is_some_and(|action| (action as usize) < game.size(0))
        };
        let last = self.max_moves();
        let mut moves = self.moves.chars().enumerate();
        let (at, wrong) = moves.find(|&(at, digit)| at >= last || !is_action(digit))?;
        let (ply, symbol) = (at + 1, wrong.to_string());
        self.moves = self.moves.chars().take(at).collect();
        let fault = if is_action(wrong) {
            MoveError::AfterTheEnd { ply, symbol }
        } else {
            MoveError::NotAMove { ply, symbol }
        };
        Some(Diagnostic::new("moves", fault))
    }
}
