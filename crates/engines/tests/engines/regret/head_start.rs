//! A head start: without one rock, paper, scissors begins in equilibrium; with one the current strategies go round while
//! their average goes to the middle.

use crate::regret::support::{VARIANTS, kuhn};
use engines::regret::{Evaluation, GameTree, Locks, RegretParameters, Solver};
use games::matrix_game::{MatrixGame, ROCK_PAPER_SCISSORS};
use random::Random;
use std::sync::Arc;

fn run(head_start: f64) -> Solver {
    let tree = Arc::new(GameTree::new(&MatrixGame::new(&ROCK_PAPER_SCISSORS)));
    let parameters = RegretParameters {
        head_start,
        ..RegretParameters::CFR
    };
    let locks = Locks::none(&tree);
    Solver::new(tree, parameters, locks, Random::stream(1, 0))
}

#[test]
fn with_a_head_start_there_is_something_to_see() {
    let mut still = run(0.0);
    still.advance(1_000);
    assert!(
        still
            .cumulative_regrets()
            .iter()
            .all(|&regret| regret == 0.0)
    );
    let mut solver = run(1.0);
    assert_eq!(
        solver.current_strategy().slots(),
        [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]
    );
    // Each action is at some time the one that is played most, again and again: the strategy goes round.
    let mut leaders = Vec::new();
    for _ in 0..1_000 {
        solver.advance(1);
        let current = solver.current_strategy();
        let row = current.row(solver.tree(), 0);
        let leader = (0..3).max_by(|&a, &b| row[a].total_cmp(&row[b])).unwrap();
        if leaders.last() != Some(&leader) {
            leaders.push(leader);
        }
    }
    assert!(leaders.len() >= 6, "{leaders:?}");
    assert!((0..3).all(|action| leaders.contains(&action)));
    let tree = solver.tree().clone();
    let distance =
        |solver: &Solver| Evaluation::of(&tree, &solver.average_strategy()).exploitability();
    let early = distance(&solver);
    solver.advance(99_000);
    let late = distance(&solver);
    // A regret of the order of √T: a hundred times the iterations, a tenth of it, within a factor of three.
    assert!(late < 0.3 * early && late > 0.0, "{early}, then {late}");
    let current = Evaluation::of(&tree, &solver.current_strategy()).exploitability();
    assert!(current > 10.0 * late, "{current} beside {late}");
}

/// The bound counts the head start as regret, so it holds with one.
#[test]
fn the_regret_theorem_holds_with_a_head_start() {
    let tree = kuhn(3);
    for parameters in VARIANTS.into_iter().filter(|variant| !variant.is_random()) {
        let parameters = RegretParameters {
            head_start: 2.5,
            ..parameters
        };
        let locks = Locks::none(&tree);
        let mut solver = Solver::new(tree.clone(), parameters, locks, Random::stream(1, 0));
        for _ in 0..200 {
            solver.advance(1);
            let found = Evaluation::of(&tree, &solver.average_strategy()).exploitability();
            let bound = solver.exploitability_bound().unwrap();
            assert!(
                found <= bound + 1e-12,
                "{parameters:?}: {found} above {bound}"
            );
        }
        solver.advance(3_000);
        let found = Evaluation::of(&tree, &solver.average_strategy()).exploitability();
        assert!(found < 0.01, "{parameters:?}: {found}");
    }
}
