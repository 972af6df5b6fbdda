//! As matrix: the game that a population plays, between two.

use crate::kit::as_matrix::matrix_link;
use experiments::matrix::{MatrixExperiment, Payoffs};
use experiments::populations::PopulationsExperiment;

/// The matrix of a population's game; `None` if it cannot be read, or there is a fitness in its place.
pub fn of_population(lab: &PopulationsExperiment) -> Option<String> {
    let names = &lab.strategies;
    let is_of_both = lab.game.contains(':');
    let is_game = lab.fitness.is_none();
    is_game.then(|| {
        matrix_link(MatrixExperiment {
            game: lab.game.clone(),
            payoffs: if is_of_both {
                Payoffs::Both
            } else {
                Payoffs::Symmetric
            },
            actions: if names.is_empty() {
                String::new()
            } else {
                format!("{names};{names}")
            },
            ..MatrixExperiment::default()
        })
    })?
}
