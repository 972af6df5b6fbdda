//! As game: the same game as a tree and as a matrix, for the labs of these and as files.

use super::analysis::Analysis;
use crate::kit::short::short;
use engines::bayesian::forms::{strategic, tree};
use experiments::matrix::MatrixExperiment;
use experiments::tree_game::TreeGameExperiment;
use games::strategic::StrategicGame;
use games::strategic::names::write as write_names;
use games::strategic::names::write_group;
use games::strategic::text::{Reading, write};
use games::tree_game::{TreeGame, text};

/// The tree; `None` if it would be too large.
pub fn as_tree(of: &Analysis) -> Option<TreeGame> {
    tree(&of.game).ok()
}

/// The matrix; `None` if it would be too large.
pub fn as_matrix(of: &Analysis) -> Option<StrategicGame> {
    strategic(&of.game).ok()
}

/// The link of the tree's lab.
pub fn tree_link(of: &Analysis) -> Option<String> {
    let game = as_tree(of)?;
    let names = game.players().to_vec();
    short(TreeGameExperiment {
        game: text::write(&game),
        players: write_group(&names),
        ..TreeGameExperiment::default()
    })
}

/// The link of the matrix's lab.
pub fn matrix_link(of: &Analysis) -> Option<String> {
    let game = as_matrix(of)?;
    short(MatrixExperiment {
        game: write(&game, Reading::Each),
        actions: write_names(game.actions()),
        players: write_group(game.players()),
        ..MatrixExperiment::default()
    })
}
