//! Games of one simultaneous choice, whatever they pay: one player after the other chooses, and nobody sees what others chose.
//!
//! Sources: L. S. Shapley, "Some topics in two-person games" (Advances in Game Theory, 1964) for the game in which learners run in circles; R. D. Luce
//! and H. Raiffa, "Games and Decisions" (1957) for the battle of the sexes, with the payoffs that most textbooks have.

use super::position::{Position, Step};

/// A game of two players.
#[derive(Debug, PartialEq)]
pub struct Bimatrix {
    /// The names of the rows and of the columns.
    pub choices: [&'static [&'static str]; 2],
    /// What both get, row by row.
    pub payoffs: &'static [[f64; 2]],
}

/// Shapley's game. The row player wants the same number, the column player the next one; the player who gets that gets 1. Its only
/// equilibrium is each with 1/3.
pub const SHAPLEY: Bimatrix = Bimatrix {
    choices: [&["one", "two", "three"]; 2],
    payoffs: &[
        [1.0, 0.0],
        [0.0, 1.0],
        [0.0, 0.0],
        [0.0, 0.0],
        [1.0, 0.0],
        [0.0, 1.0],
        [0.0, 1.0],
        [0.0, 0.0],
        [1.0, 0.0],
    ],
};

/// Both would rather be together than alone; one prefers the opera, the other the match. Three equilibria: both to the opera, both to the
/// match, and each to the favourite with 2/3, which is worse for both.
pub const BATTLE_OF_THE_SEXES: Bimatrix = Bimatrix {
    choices: [&["opera", "match"]; 2],
    payoffs: &[[2.0, 1.0], [0.0, 0.0], [0.0, 0.0], [1.0, 2.0]],
};

/// A position: what has been chosen so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Choosing {
    matrix: &'static Bimatrix,
    row: Option<usize>,
    column: Option<usize>,
}

impl Bimatrix {
    /// Before both have chosen.
    pub fn position(&'static self) -> Choosing {
        Choosing {
            matrix: self,
            row: None,
            column: None,
        }
    }
}

impl Position for Choosing {
    type InformationSet = &'static str;

    fn step(&self) -> Step<Self> {
        let [rows, columns] = self.matrix.choices;
        let choose = |names: &[&str], with: &dyn Fn(usize) -> Self| {
            let numbered = names.iter().enumerate();
            numbered
                .map(|(number, name)| ((*name).to_owned(), with(number)))
                .collect()
        };
        match (self.row, self.column) {
            (None, _) => Step::Decision {
                player: 0,
                information_set: "row",
                actions: choose(rows, &|row| Self {
                    row: Some(row),
                    ..self.clone()
                }),
            },
            (Some(_), None) => Step::Decision {
                player: 1,
                information_set: "column",
                actions: choose(columns, &|column| Self {
                    column: Some(column),
                    ..self.clone()
                }),
            },
            (Some(row), Some(column)) => {
                Step::End(self.matrix.payoffs[row * columns.len() + column].to_vec())
            }
        }
    }
}
