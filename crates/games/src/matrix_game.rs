//! Matrix games as trees: the first player chooses a row, then the second, who does not see it, a column.
//!
//! Source: J. von Neumann, "Zur Theorie der Gesellschaftsspiele" (1928). Both choose at the same time; a tree has to
//! put one of them first, and the second's information set hides what the first has done.

use super::{Deterministic, Game, InfoSets, Player, Turn, ZeroSum};
use core::fmt::{self, Display};

/// A game of one simultaneous choice, where both have the same choices.
#[derive(Debug, PartialEq)]
pub struct Matrix {
    choices: &'static [&'static str],
    /// What the first player gets, row by row.
    payoffs: &'static [f64],
}

impl Matrix {
    /// What both choose from.
    pub fn choices(&self) -> &'static [&'static str] {
        self.choices
    }
}

/// Rock beats scissors beats paper beats rock. Value 0, each with 1/3.
pub const ROCK_PAPER_SCISSORS: Matrix = Matrix {
    choices: &["rock", "paper", "scissors"],
    payoffs: &[0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0],
};

/// The first player wins if the pennies match. Value 0, each with 1/2.
pub const MATCHING_PENNIES: Matrix = Matrix {
    choices: &["heads", "tails"],
    payoffs: &[1.0, -1.0, -1.0, 1.0],
};

/// A choice by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    number: u8,
    name: &'static str,
}

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct MatrixGame {
    matrix: &'static Matrix,
    chosen: [Option<Choice>; 2],
}

impl MatrixGame {
    /// Before both have chosen.
    pub fn new(matrix: &'static Matrix) -> Self {
        Self {
            matrix,
            chosen: [None; 2],
        }
    }
}

/// The choices, in the order of the matrix.
#[derive(Clone, Debug)]
pub struct Choices {
    matrix: &'static Matrix,
    next: usize,
}

impl Iterator for Choices {
    type Item = Choice;

    fn next(&mut self) -> Option<Choice> {
        let name = self.matrix.choices.get(self.next)?;
        let number = self.next as u8;
        self.next += 1;
        Some(Choice { number, name })
    }
}

impl Game for MatrixGame {
    type Action = Choice;
    type Actions = Choices;

    fn turn(&self) -> Turn {
        match self.chosen {
            [None, _] => Turn::Player(Player::First),
            [_, None] => Turn::Player(Player::Second),
            _ => Turn::Over,
        }
    }

    fn actions(&self) -> Choices {
        let next = match self.turn() {
            Turn::Over => self.matrix.choices.len(),
            _ => 0,
        };
        Choices {
            matrix: self.matrix,
            next,
        }
    }

    fn apply(&mut self, action: Choice) {
        debug_assert!(self.actions().any(|legal| legal == action));
        let mover = usize::from(self.chosen[0].is_some());
        self.chosen[mover] = Some(action);
    }

    fn payoff(&self, player: Player) -> f64 {
        let [Some(row), Some(column)] = self.chosen else {
            return 0.0;
        };
        let columns = self.matrix.choices.len();
        let index = usize::from(row.number) * columns + usize::from(column.number);
        let for_first = self.matrix.payoffs[index];
        match player {
            Player::First => for_first,
            Player::Second => 0.0 - for_first,
        }
    }
}

/// Whose choice it is. As text `row` or `column`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chooser(bool);

impl Display for Chooser {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(if self.0 { "column" } else { "row" })
    }
}

impl InfoSets for MatrixGame {
    type InformationSet = Chooser;

    fn information_set(&self) -> Chooser {
        Chooser(self.chosen[0].is_some())
    }

    fn action_name(action: Choice) -> String {
        action.name.to_owned()
    }
}

impl Deterministic for MatrixGame {}
impl ZeroSum for MatrixGame {}
