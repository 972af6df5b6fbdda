//! An iteration step by step: the same as without anybody watching, and what is written in it is true.

use crate::regret::support::{VARIANTS, kuhn, leduc, solver};
use engines::regret::record::{Iteration, Step};
use engines::regret::{Actor, GameTree, RegretParameters};
use games::Player;

fn recorded(
    tree: &std::sync::Arc<GameTree>,
    parameters: RegretParameters,
    before: u64,
) -> Iteration {
    let mut solver = solver(tree, parameters, 5);
    solver.advance(before);
    solver.iterate_recorded()
}

#[test]
fn watching_changes_nothing() {
    for tree in [kuhn(3), leduc()] {
        for parameters in VARIANTS {
            let mut silent = solver(&tree, parameters, 5);
            silent.advance(20);
            let mut watched = solver(&tree, parameters, 5);
            watched.advance(18);
            let iteration = watched.iterate_recorded();
            assert_eq!(iteration.number, 19);
            watched.iterate_recorded();
            assert_eq!(silent.cumulative_regrets(), watched.cumulative_regrets());
            assert_eq!(silent.average_strategy(), watched.average_strategy());
            assert_eq!(silent.visited(), watched.visited());
        }
    }
}

/// Depth first: a history comes after its parent, on whose path it is, and returns before its parent does.
#[test]
fn steps_are_in_depth_first_order() {
    let tree = kuhn(3);
    for parameters in VARIANTS {
        let iteration = recorded(&tree, parameters, 3);
        let mut path: Vec<u32> = Vec::new();
        for step in &iteration.steps {
            match step {
                Step::Enter { node, .. } => {
                    assert_eq!(tree.parent(*node), path.last().copied());
                    path.push(*node);
                }
                Step::Leave { node, .. } => assert_eq!(path.pop(), Some(*node)),
                Step::Learn { node, .. } | Step::Average { node, .. } => {
                    assert_eq!(path.last(), Some(node));
                }
                Step::Settle { .. } => assert!(path.is_empty()),
            }
        }
    }
}

#[test]
fn the_arithmetic_of_every_step_is_right() {
    for tree in [kuhn(3), leduc()] {
        let iteration = recorded(&tree, RegretParameters::CFR, 4);
        let mut reach = Vec::new();
        for (index, step) in iteration.steps.iter().enumerate() {
            match step {
                Step::Enter {
                    node,
                    own,
                    opponent,
                    chance,
                    drawn,
                    ..
                } => {
                    reach.push((*own, *opponent));
                    assert_eq!((*chance, *drawn), (tree.chance_reach(*node), 1.0));
                }
                Step::Leave { .. } => {
                    reach.pop();
                }
                Step::Learn {
                    row,
                    value,
                    action_values,
                    factor,
                    regret_added,
                    strategy_added,
                    before,
                    after,
                    ..
                } => {
                    let mean: f64 = action_values
                        .iter()
                        .zip(&before.strategy)
                        .map(|(v, s)| v * s)
                        .sum();
                    assert!((mean - value).abs() < 1e-12, "step {index}");
                    let (own, _) = reach.last().unwrap();
                    for action in 0..action_values.len() {
                        let regret = factor * (action_values[action] - value);
                        assert_eq!(regret_added[action], regret);
                        assert_eq!(strategy_added[action], own * before.strategy[action]);
                        let change =
                            after.cumulative_regret[action] - before.cumulative_regret[action];
                        let set = &tree.information_sets()[*row as usize];
                        // Added once, or in Leduc once or twice.
                        let once = (change - regret).abs() < 1e-12;
                        assert!(
                            once || (set.copies > 1.0 && (change - 2.0 * regret).abs() < 1e-12)
                        );
                    }
                    assert_eq!(
                        before.strategy, after.strategy,
                        "it stands still within a walk"
                    );
                }
                Step::Average { .. } => panic!("nothing is drawn"),
                Step::Settle { .. } => {}
            }
        }
    }
}

/// The first iteration from uniform strategies, for the first player with a King, by hand. Against a pass the second
/// player bets half of the time, and then half of the calls follow; showdowns are won.
/// After a pass: ½·1 + ½·(½·(−1) + ½·2) = 0.75. After a bet: ½·1 + ½·2 = 1.5. So v = 1.125.
#[test]
fn the_first_iteration_by_hand() {
    let tree = kuhn(3);
    let iteration = recorded(&tree, RegretParameters::CFR, 0);
    let king = tree.find("K").unwrap() as u32;
    let learned = iteration.steps.iter().filter_map(|step| match step {
        Step::Learn {
            row,
            value,
            action_values,
            regret_added,
            ..
        } if *row == king => Some((*value, action_values.clone(), regret_added.clone())),
        _ => None,
    });
    let learned: Vec<_> = learned.collect();
    assert_eq!(learned.len(), 2, "one a card of the opponent");
    for (value, action_values, regrets) in learned {
        assert_eq!((value, action_values), (1.125, vec![0.75, 1.5]));
        // Each deal has probability 1/6.
        assert!(
            (regrets[0] + 0.375 / 6.0).abs() < 1e-15 && (regrets[1] - 0.375 / 6.0).abs() < 1e-15
        );
    }
    let settled = iteration.steps.iter().find_map(|step| match step {
        Step::Settle { row, after, .. } if *row == king => Some(after.strategy.clone()),
        _ => None,
    });
    assert_eq!(settled, Some(vec![0.0, 1.0]));
    let walkers: Vec<Player> = iteration
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Enter {
                walker, node: 0, ..
            } => Some(*walker),
            _ => None,
        })
        .collect();
    assert_eq!(walkers, Player::BOTH);
    assert_eq!(tree.actor(0), Actor::Chance);
}
