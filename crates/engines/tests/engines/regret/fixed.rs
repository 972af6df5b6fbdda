//! Where strategies are fixed: what those who learn could still gain goes to 0, though the exploitability does not.

use crate::regret::support::{VARIANTS, kuhn, leduc};
use engines::regret::{
    BestResponse, Evaluation, GameTree, Locks, Solver, Strategy, best_response_gap, learners,
};
use games::Player;
use games::matrix_game::{MatrixGame, ROCK_PAPER_SCISSORS};
use random::Random;
use std::sync::Arc;

fn rock_paper_scissors() -> Arc<GameTree> {
    Arc::new(GameTree::new(&MatrixGame::new(&ROCK_PAPER_SCISSORS)))
}

/// Fixes these rows, to more and more of the last action.
fn locked(tree: &GameTree, rows: impl IntoIterator<Item = usize>) -> Locks {
    let mut locks = Locks::none(tree);
    for row in rows {
        let count = tree.slots(row).len();
        let last = 0.2 + 0.05 * (row % 9) as f64;
        let mut probabilities = vec![(1.0 - last) / (count - 1) as f64; count];
        probabilities[count - 1] = last;
        locks.lock(tree, row, &probabilities);
    }
    locks
}

/// Against a whole player who is fixed every variant comes to its best response, and with some rows fixed to an
/// equilibrium of the game that is left. After 2 000 iterations a gap below 0.02 antes is far below where all begin.
#[test]
fn the_gap_to_the_best_response_goes_to_0() {
    let games = [rock_paper_scissors(), kuhn(3), kuhn(5)];
    for tree in games {
        let second = tree.rows_of(Player::Second);
        let some = (0..tree.information_sets().len()).step_by(3);
        for locks in [locked(&tree, second), locked(&tree, some)] {
            for parameters in VARIANTS {
                // Outcome sampling needs more.
                let iterations = if parameters.is_random() {
                    40_000
                } else {
                    2_000
                };
                let random = Random::stream(1, 0);
                let mut solver = Solver::new(tree.clone(), parameters, locks.clone(), random);
                solver.advance(iterations);
                let gap = best_response_gap(&tree, &solver.average_strategy(), &locks);
                assert!((0.0..0.02).contains(&gap), "{parameters:?}: {gap}");
            }
        }
    }
}

/// The whole player fixed, the gap is what the other one's best response wins more than the average; nothing fixed, it
/// is the exploitability; everything fixed, nobody has anything to gain.
#[test]
fn the_gap_by_other_ways() {
    for tree in [kuhn(4), leduc()] {
        let uniform = Strategy::uniform(&tree);
        let found = Evaluation::of(&tree, &uniform);
        let none = Locks::none(&tree);
        let gap = best_response_gap(&tree, &uniform, &none);
        assert!((gap - found.exploitability()).abs() < 1e-12);
        assert_eq!(learners(&tree, &none), [true, true]);
        for player in Player::BOTH {
            let mut locks = Locks::none(&tree);
            for row in tree.rows_of(player.opponent()) {
                locks.lock(&tree, row, uniform.row(&tree, row));
            }
            let gain = found.best_responses[player.index()] - player.sign() * found.value;
            let gap = best_response_gap(&tree, &uniform, &locks);
            assert!((gap - gain).abs() < 1e-12, "{gap} for {gain}");
            assert!(!learners(&tree, &locks)[player.opponent().index()]);
        }
        let all = locked(&tree, 0..tree.information_sets().len());
        assert_eq!(best_response_gap(&tree, &uniform, &all), 0.0);
    }
}

/// What is given away at all information sets of a player is together what the best response wins more; at histories
/// that are never entered nothing is.
#[test]
fn what_is_given_away_adds_up() {
    for (tree, parameters) in [(kuhn(3), VARIANTS[0]), (leduc(), VARIANTS[1])] {
        let locks = Locks::none(&tree);
        let mut solver = Solver::new(tree.clone(), parameters, locks, Random::stream(1, 0));
        solver.advance(30);
        let average = solver.average_strategy();
        let value = Evaluation::of(&tree, &average).value;
        for player in Player::BOTH {
            let best = BestResponse::against(&tree, &average, player);
            let given_away = best.given_away(&tree, &average);
            let sum: f64 = given_away.iter().sum();
            let gain = best.value - player.sign() * value;
            assert!((sum - gain).abs() < 1e-12, "{sum} for {gain}");
            assert!(
                given_away
                    .iter()
                    .all(|&lost| (-1e-15..=gain + 1e-12).contains(&lost))
            );
        }
    }
    // Who never bets with a Jack has nothing to lose after it, whatever would be done there.
    let tree = kuhn(3);
    let mut strategy = Strategy::uniform(&tree);
    let row = |key: &str| tree.find(key).unwrap();
    strategy.set_row(&tree, row("K"), &[0.0, 1.0]);
    strategy.set_row(&tree, row("Kpb"), &[1.0, 0.0]);
    let best = BestResponse::against(&tree, &strategy, Player::First);
    assert!(best.costs(&tree, row("Kpb")).unwrap()[0] > 1.0);
    assert_eq!(best.given_away(&tree, &strategy)[row("Kpb")], 0.0);
}
