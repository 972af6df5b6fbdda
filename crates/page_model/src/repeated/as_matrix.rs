//! As matrix: the game that is repeated, once.

use crate::kit::as_matrix::matrix_link;
use experiments::matrix::MatrixExperiment;
use experiments::repeated::RepeatedExperiment;

/// The matrix of a game that is repeated; `None` if it cannot be read.
pub fn of_repeated(lab: &RepeatedExperiment) -> Option<String> {
    matrix_link(MatrixExperiment {
        game: lab.stage.game.clone(),
        actions: lab.stage.actions.clone(),
        ..MatrixExperiment::default()
    })
}
