//! Hands against a strategy, and what decisions cost.

use crate::regret::support::{kuhn, leduc, solver};
use engines::regret::play::Hand;
use engines::regret::{BestResponse, Evaluation, GameTree, RegretParameters, Strategy};
use games::Player;
use random::Random;

fn learned(tree: &std::sync::Arc<GameTree>) -> Strategy {
    let mut solver = solver(tree, RegretParameters::CFR, 1);
    solver.advance(40);
    solver.average_strategy()
}

/// Plays a hand with random actions, or with the best ones; winnings and what the decisions cost.
fn play(
    tree: &GameTree,
    strategy: &Strategy,
    best: &BestResponse,
    index: u64,
    mut random: Option<Random>,
) -> (f64, f64) {
    let mut hand = Hand::deal(tree, strategy, best.player, 11, index);
    let mut cost = 0.0;
    while !hand.is_over(tree) {
        let row = tree.row(hand.node()).unwrap();
        let actions = tree.slots(row).len();
        let action = match &mut random {
            Some(random) => random.below(actions as u32) as usize,
            None => best.best_action(tree, row),
        };
        assert!(hand.clone().act(tree, strategy, best, actions).is_none());
        cost += hand.act(tree, strategy, best, action).unwrap().cost;
    }
    let path = hand.path(tree);
    assert_eq!((path[0], *path.last().unwrap()), (0, hand.node()));
    assert!(hand.act(tree, strategy, best, 0).is_none(), "it is over");
    (hand.winnings(tree), cost)
}

/// The mean of winnings is the exact value, within four standard errors; and what random play loses against the best is
/// exactly what its decisions cost, on average.
#[test]
fn hands_are_worth_what_they_should_be() {
    const HANDS: u64 = 20_000;
    for tree in [kuhn(3), leduc()] {
        let strategy = learned(&tree);
        for player in Player::BOTH {
            let best = BestResponse::against(&tree, &strategy, player);
            for is_random in [false, true] {
                let hands: Vec<(f64, f64)> = (0..HANDS)
                    .map(|index| {
                        let random = is_random.then(|| Random::stream(12, index));
                        play(&tree, &strategy, &best, index, random)
                    })
                    .collect();
                // What is won and what was lost on the way is the best response's value in all.
                let sums: Vec<f64> = hands.iter().map(|(won, cost)| won + cost).collect();
                let mean = sums.iter().sum::<f64>() / HANDS as f64;
                let squares: f64 = sums.iter().map(|sum| (sum - mean) * (sum - mean)).sum();
                let error = (squares / HANDS as f64 / HANDS as f64).sqrt();
                assert!(
                    (mean - best.value).abs() < 4.0 * error,
                    "{mean} ± {error}, {}",
                    best.value
                );
                let costs: f64 = hands.iter().map(|(_, cost)| cost).sum();
                assert_eq!(costs > 1e-9, is_random);
            }
        }
    }
}

#[test]
fn the_same_hand_is_dealt_again() {
    let tree = leduc();
    let strategy = learned(&tree);
    for index in 0..50 {
        let deal = |seed| Hand::deal(&tree, &strategy, Player::Second, seed, index);
        assert_eq!(deal(3), deal(3));
    }
    let nodes = |seed: u64| -> Vec<u32> {
        let hands = (0..50).map(|index| Hand::deal(&tree, &strategy, Player::Second, seed, index));
        hands.map(|hand| hand.node()).collect()
    };
    assert_ne!(nodes(3), nodes(4));
}

/// What a strategy loses against the best response is what its own decisions cost, weighted with how often they come:
/// the exact form of what is told after a hand.
#[test]
fn costs_add_up_to_the_whole_loss() {
    for tree in [kuhn(3), kuhn(6), leduc()] {
        let strategy = learned(&tree);
        let evaluation = Evaluation::of(&tree, &strategy);
        for player in Player::BOTH {
            let best = BestResponse::against(&tree, &strategy, player);
            let own = own_reach(&tree, &strategy, player);
            let loss: f64 = tree
                .rows_of(player)
                .filter_map(|row| {
                    let costs = best.costs(&tree, row)?;
                    let mixed: f64 = costs
                        .iter()
                        .zip(strategy.row(&tree, row))
                        .map(|(c, s)| c * s)
                        .sum();
                    Some(own[row] * best.reach(row) * mixed)
                })
                .sum();
            let value = match player {
                Player::First => evaluation.value,
                Player::Second => -evaluation.value,
            };
            assert!((best.value - value - loss).abs() < 1e-12, "{loss}");
        }
    }
}

/// By row: the product of the player's own probabilities on the way to it.
fn own_reach(tree: &GameTree, strategy: &Strategy, player: Player) -> Vec<f64> {
    let mut reach = vec![1.0; tree.information_sets().len()];
    for row in tree.rows_of(player) {
        let mut node = tree.information_sets()[row].nodes[0];
        while let Some(parent) = tree.parent(node) {
            let above = tree.row(parent);
            if let Some(above) =
                above.filter(|&above| tree.information_sets()[above].player == player)
            {
                let index = tree
                    .children(parent)
                    .iter()
                    .position(|&child| child == node);
                reach[row] *= strategy.row(tree, above)[index.unwrap()];
            }
            node = parent;
        }
    }
    reach
}
