//! Against the best of all plans of a small game.

use super::walk::Walk;
use super::{RANDOM, evolution, one_step, tree};
use engines::planning::{Method, Planner, PlanningAgent, RollingHorizonSettings};
use games::ForwardModel;
use random::Random;

/// The share of 200 games in which the first action keeps the best plan possible.
fn share_of_best(agent: PlanningAgent) -> f64 {
    let games = 200;
    let right = (0..games).filter(|&game| {
        let walk = Walk::new(game);
        let mut random = Random::stream(9, game);
        let mut after = walk;
        after.go(Planner::new(agent).decide(&walk, &mut random));
        after.best() == walk.best()
    });
    right.count() as f64 / games as f64
}

/// Evolution whose children are new in every action.
fn drawing(population: u16) -> PlanningAgent {
    let settings = RollingHorizonSettings {
        horizon: Walk::LENGTH as u16,
        population,
        mutation: 1.0,
        shift: false,
    };
    PlanningAgent {
        method: Method::RollingHorizon(settings),
        budget: 8_000,
    }
}

/// 81 plans of four steps. One of them is not among 2 000 drawn with probability (80/81)²⁰⁰⁰ < 10⁻¹⁰, so the best is known. With
/// fewer changes evolution may stand on a plan that no few changes improve: it is better than chance all the same.
#[test]
fn with_all_plans_tried_the_best_is_found() {
    assert_eq!(share_of_best(drawing(1)), 1.0);
    assert_eq!(share_of_best(drawing(10)), 1.0);
    let length = Walk::LENGTH as u16;
    // The tree goes where it is good on average, and so to the best in time.
    let others = [
        evolution(8_000, 1, length),
        evolution(8_000, 10, length),
        tree(20_000, length),
    ];
    for agent in others {
        let share = share_of_best(agent);
        assert!(share > 1.0 / 3.0 + 0.133, "{agent:?} {share}");
    }
    // Chance is right one time in three: standard error 0.033 in 200 games, four of them allowed.
    let random = share_of_best(RANDOM);
    assert!((random - 1.0 / 3.0).abs() < 0.133, "{random}");
}

/// One step ahead the best action is known exactly.
#[test]
fn one_step_takes_the_best_step() {
    for game in 0..200 {
        let walk = Walk::new(game);
        let mut random = Random::stream(9, game);
        let action = Planner::new(one_step(3)).decide(&walk, &mut random);
        let worth = |action: u8| {
            let mut after = walk;
            after.go(action);
            after.worth()
        };
        assert!(
            Walk::ACTIONS
                .iter()
                .all(|&other| worth(other) <= worth(action))
        );
    }
}
