//! Strategic form beside the tree, as long as it can be seen at a glance; and the Bayesian game that some trees are.

use crate::kit::short::link;
use engines::bayesian::of_tree::of_tree;
use engines::bayesian::text::write;
use games::strategic::StrategicGame;
use games::tree_game::TreeGame;
use games::tree_game::strategic::{strategic_form, strategies};

/// Strategies of a player that are shown at most, and visits of nodes that the page itself makes.
const MAX_SHOWN: usize = 64;
const MAX_VISITS: usize = 100_000;

/// Nodes of a tree that is read as a Bayesian game: the text of a larger one is longer than its lab takes, and the page would wait.
const MAX_NODES: usize = 5_000;

/// What is made of the tree.
#[derive(Clone, Debug, PartialEq)]
pub enum Matrix {
    Made(StrategicGame),
    Large,
    None(String),
}

/// The matrix of a game, or why there is none.
pub fn matrix(game: &TreeGame, is_reduced: bool) -> Matrix {
    let of = |player: usize| strategies(game, player, is_reduced, MAX_SHOWN).map(|all| all.len());
    let sizes: Option<Vec<usize>> = (0..game.players().len()).map(of).collect();
    let visits = sizes.map(|sizes| sizes.iter().product::<usize>() * game.nodes().len());
    if visits.is_none_or(|visits| visits > MAX_VISITS) {
        return Matrix::Large;
    }
    match strategic_form(game, is_reduced) {
        Ok(game) => Matrix::Made(game),
        Err(wrong) => Matrix::None(wrong.to_string()),
    }
}

/// The lab of Bayesian games with the game that a tree is; `None` if it is none, or too large for a link.
pub fn bayesian_link(game: &TreeGame) -> Option<String> {
    let is_small = game.nodes().len() <= MAX_NODES;
    let found = is_small.then(|| of_tree(game).ok()).flatten()?;
    link("bayesian", &[("game", &write(&found))])
}
