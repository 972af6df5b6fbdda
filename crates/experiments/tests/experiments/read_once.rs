//! Games that links have as text are read once, however often the page asks about an experiment.

use experiments::{Experiment, LabExperiment, Snapshots};
use std::rc::Rc;
use std::sync::Arc;

/// Everything that a page asks before it draws.
fn ask(lab: &impl LabExperiment) {
    assert!(lab.runnable().is_ok());
    assert!(lab.cost().nanoseconds() > 0.0);
    assert!(lab.merge(&vec![None; lab.chunk_count()]).is_ok());
}

fn opened(link: &str) -> Experiment {
    Experiment::open(link).expect(link).experiment
}

#[test]
fn a_game_is_read_once() {
    let Experiment::TreeGame(tree_game) = opened("tree-game") else {
        panic!("another lab")
    };
    let tree = tree_game.tree().expect("a game");
    ask(&tree_game);
    assert!(Arc::ptr_eq(&tree, &tree_game.tree().expect("a game")));

    let Experiment::Matrix(matrix) = opened("matrix?game=1:2,3:4;5:6,7:8") else {
        panic!("another lab")
    };
    let game = matrix.game().expect("a game");
    ask(&matrix);
    assert!(Arc::ptr_eq(&game, &matrix.game().expect("a game")));

    let Experiment::Minimax(minimax) = opened("minimax") else {
        panic!("another lab")
    };
    let tree = minimax.tree();
    ask(&minimax);
    assert!(Rc::ptr_eq(&tree, &minimax.tree()));

    let Experiment::Regret(regret) = opened("regret") else {
        panic!("another lab")
    };
    let tree = regret.tree();
    ask(&regret);
    assert!(Arc::ptr_eq(&tree, &regret.tree()));
}
