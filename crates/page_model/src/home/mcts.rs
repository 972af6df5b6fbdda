//! Connect Four, small: which position the machine thinks about, and which is next.

use experiments::LabExperiment;
use experiments::mcts::{MctsExperiment, Person, Thoughts};
use games::connect_four::Column;

/// The miniature's machine: weak and quick.
const SIMULATIONS: u64 = 400;
/// The position that it begins with.
pub fn first_game() -> MctsExperiment {
    MctsExperiment {
        moves: "4453".to_owned(),
        person: Person::Neither,
        simulations: SIMULATIONS,
        ..MctsExperiment::default()
    }
}

/// The position after the best move, or a new game after the end; `None` while the thoughts are of another
/// position.
pub fn next(lab: &MctsExperiment, thoughts: Option<&Thoughts>) -> Option<MctsExperiment> {
    if lab.runnable().is_err() {
        return Some(MctsExperiment {
            moves: first_game().moves,
            seed: lab.seed + 1,
            ..lab.clone()
        });
    }
    let best: Column = thoughts?.best?;
    lab.play(best)
}
