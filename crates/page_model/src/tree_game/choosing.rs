//! Choosing of a game: from the library or one of somebody's own, and the number in its name.

use experiments::tree_game::TreeGameExperiment;
use games::tree_game::library;

/// The name that stands for a game of somebody's own.
pub const OWN: &str = "own";
/// A game of somebody's own begins with one decision.
const ONE_DECISION: &str = "1(left:1;0 right:0;1)";

/// The lab with the game of this name.
pub fn chosen(lab: &TreeGameExperiment, name: &str) -> Option<TreeGameExperiment> {
    let game = if name == OWN {
        ONE_DECISION.to_owned()
    } else {
        library::find(name)?.0.link()
    };
    Some(with_game(lab, game))
}

/// The lab with the game of this name that has another number in it.
pub fn with_number(lab: &TreeGameExperiment, name: &str, number: i64) -> TreeGameExperiment {
    with_game(lab, format!("{name}-{number}"))
}

/// The lab with another game.
fn with_game(lab: &TreeGameExperiment, game: String) -> TreeGameExperiment {
    TreeGameExperiment {
        game,
        view: lab.view,
        ..TreeGameExperiment::default()
    }
}
