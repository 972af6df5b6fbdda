//! Game that is played again and again by hand: what a link tells of it.
//!
//! A round is a letter: the action's number among digits and small letters, `0` for the first. Where both players sit at the same screen a
//! round is two letters, the first player's before the second's. What the machine does follows from the link, so it is not in it.

use super::settings::{MatrixExperiment, Person};
use crate::LabExperiment;
use crate::diagnostic::Diagnostic;
use games::record::MoveError;
use games::strategic::StrategicGame;

/// Digits and letters of actions.
const BASE: u32 = 36;

impl MatrixExperiment {
    /// Which player a person is, against the machine.
    pub fn seat(&self) -> usize {
        usize::from(self.person == Person::Second)
    }

    /// The experiment that the machine is asked about: the same in all rounds.
    #[must_use]
    pub fn hand_game(&self) -> Self {
        Self {
            person: self.person,
            opponent: self.opponent,
            series: self.series,
            label: self.label,
            ..self.asked()
        }
    }

    /// Whether two people play at the same screen.
    pub fn is_between_people(&self) -> bool {
        self.person == Person::Both
    }

    /// The actions that the link tells, in its order.
    pub fn done(&self) -> Vec<u8> {
        let digits = self
            .rounds
            .chars()
            .map_while(|letter| letter.to_digit(BASE));
        digits.map(|digit| digit as u8).collect()
    }

    /// With one more action of the player whose turn it is. `None` if the link is full.
    pub fn with_action(&self, action: u8) -> Option<Self> {
        let letter = char::from_digit(action.into(), BASE)?;
        let is_full = self.rounds.len() >= super::settings::MAX_ROUNDS;
        let rounds = format!("{}{letter}", self.rounds);
        (!is_full).then(|| Self {
            rounds,
            ..self.clone()
        })
    }

    /// Without the last action in the link.
    #[must_use]
    pub fn taken_back(&self) -> Self {
        let mut lab = self.clone();
        lab.rounds.pop();
        lab
    }

    /// Cuts off what is no action of the player whose turn it is.
    pub(super) fn repair_rounds(&mut self, game: &StrategicGame) -> Option<Diagnostic> {
        let player = |number: usize| match self.person {
            Person::Both => number % 2,
            _ => self.seat(),
        };
        let is_action = |(number, letter): (usize, char)| {
            letter.is_ascii_digit() || letter.is_ascii_lowercase()
        } && letter
            .to_digit(BASE)
            .is_some_and(|action| (action as usize) < game.size(player(number)));
        let wrong = self
            .rounds
            .chars()
            .enumerate()
            .position(|pair| !is_action(pair))?;
        let symbol = self.rounds.chars().nth(wrong)?.to_string();
        self.rounds = self.rounds.chars().take(wrong).collect();
        let ply = wrong + 1;
        Some(Diagnostic::new(
            "rounds",
            MoveError::NotAMove { ply, symbol },
        ))
    }
}
