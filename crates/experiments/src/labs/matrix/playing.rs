//! A game that is played again and again by hand: what a link tells of it, and how it stands.
//!
//! A round is a letter: the action's number among digits and small letters, `0` for the first. Where both players sit at the same screen a
//! round is two letters, the first player's before the second's. What the machine does follows from the link, so it is not in it.

use super::settings::{MatrixLab, Opponent, Person};
use crate::Lab;
use crate::problem::Problem;
use games::fraction::Fraction;
use games::record::MoveError;
use games::strategic::StrategicGame;

/// Digits and letters of actions.
const BASE: u32 = 36;

/// How a repeated game stands, for one of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What the player has got in all.
    pub sum: f64,
    /// The action that would have brought most if it had always been played, the first of several, and what it would have brought.
    pub in_hindsight: (u8, f64),
}

impl MatrixLab {
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

    /// The player whose action comes next in the link.
    pub fn to_play(&self) -> usize {
        if self.is_between_people() {
            self.rounds.len() % 2
        } else {
            self.seat()
        }
    }

    /// The actions that the link tells, in its order.
    pub fn done(&self) -> Vec<u8> {
        let digits = self
            .rounds
            .chars()
            .map_while(|letter| letter.to_digit(BASE));
        digits.map(|digit| digit as u8).collect()
    }

    /// The rounds that are over, as the actions of both players, where the machine has done this.
    pub fn rounds_with(&self, machine: &[u8]) -> Vec<[u8; 2]> {
        let done = self.done();
        if self.is_between_people() {
            return done
                .chunks_exact(2)
                .map(|pair| [pair[0], pair[1]])
                .collect();
        }
        let pairs = done.iter().zip(machine);
        pairs
            .map(|(&person, &machine)| match self.seat() {
                0 => [person, machine],
                _ => [machine, person],
            })
            .collect()
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

    /// Before the first round of another series: the opponent draws something else.
    #[must_use]
    pub fn another_series(&self) -> Self {
        let draws = !self.is_between_people() && self.opponent != Opponent::BestResponder;
        Self {
            rounds: String::new(),
            series: if draws {
                self.series.wrapping_add(1)
            } else {
                self.series
            },
            ..self.clone()
        }
    }

    /// Cuts off what is no action of the player whose turn it is.
    pub(super) fn repair_rounds(&mut self, game: &StrategicGame) -> Option<Problem> {
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
        Some(Problem::new("rounds", MoveError::NotAMove { ply, symbol }))
    }
}

/// How `player` stands after these rounds.
pub fn standing(game: &StrategicGame, player: usize, rounds: &[[u8; 2]]) -> Standing {
    let payoff = |own: u8, round: &[u8; 2]| {
        let mut profile = round.map(usize::from);
        profile[player] = own.into();
        game.payoff(game.profile(&profile), player).value()
    };
    let with = |action: u8| {
        rounds
            .iter()
            .map(|round| payoff(action, round))
            .sum::<f64>()
    };
    let all = (0..game.size(player) as u8).map(|action| (action, with(action)));
    let better = |best: (u8, f64), other: (u8, f64)| if other.1 > best.1 { other } else { best };
    Standing {
        sum: rounds
            .iter()
            .map(|round| payoff(round[player], round))
            .sum(),
        in_hindsight: all.reduce(better).unwrap_or_default(),
    }
}

/// What both get in a round.
pub fn paid(game: &StrategicGame, round: [u8; 2]) -> [Fraction; 2] {
    let profile = game.profile(&round.map(usize::from));
    [0, 1].map(|player| game.payoff(profile, player))
}
