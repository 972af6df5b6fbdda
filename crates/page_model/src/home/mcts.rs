//! Connect Four, small: which position the machine thinks about, and which is next.

use experiments::Lab;
use experiments::mcts::{MctsLab, Person, Thoughts};
use games::connect_four::Column;

/// The miniature's machine: weak and quick.
const SIMULATIONS: u64 = 400;
/// The position that it begins with.
pub fn first_game() -> MctsLab {
    MctsLab {
        moves: "4453".to_owned(),
        person: Person::Neither,
        simulations: SIMULATIONS,
        ..MctsLab::default()
    }
}

/// The position after the best move, or a new game after the end; `None` while the thoughts are of another
/// position.
pub fn next(lab: &MctsLab, thoughts: Option<&Thoughts>) -> Option<MctsLab> {
    if lab.runnable().is_err() {
        return Some(MctsLab {
            moves: first_game().moves,
            seed: lab.seed + 1,
            ..lab.clone()
        });
    }
    let best: Column = thoughts?.best?;
    lab.play(best)
}
