//! As matrix: the link of the payoff matrix of a game that another lab plays.

use super::short::short;
use experiments::matrix::MatrixExperiment;

/// The link; `None` if the game cannot be read.
pub fn matrix_link(lab: MatrixExperiment) -> Option<String> {
    lab.game().ok()?;
    let lab = if lab.is_named() {
        // The name says what the numbers are.
        MatrixExperiment {
            game: lab.game,
            ..MatrixExperiment::default()
        }
    } else {
        lab
    };
    short(lab)
}
