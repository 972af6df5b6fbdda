//! Regret minimisation for several players: the same as for two where both apply, exact deviations, and what is and is not promised.

mod family;
mod promises;
mod same_as_two;

use engines::regret::several::SequenceForm;
use games::extensive::kuhn::ThreePlayerKuhn;
use games::extensive::normal_form::Bimatrix;
use games::extensive::{ExtensiveGame, Position};
use std::sync::Arc;

fn game(players: usize, root: &impl Position) -> ExtensiveGame {
    ExtensiveGame::new(players, root).unwrap()
}

fn kuhn_for_three() -> ExtensiveGame {
    game(3, &ThreePlayerKuhn::new(4))
}

fn form(game: &ExtensiveGame) -> Arc<SequenceForm> {
    Arc::new(SequenceForm::new(game))
}

fn matrix(matrix: &'static Bimatrix) -> Arc<SequenceForm> {
    form(&game(2, &matrix.position()))
}
