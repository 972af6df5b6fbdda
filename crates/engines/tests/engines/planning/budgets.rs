//! Budgets: each agent tries exactly as many steps as it may, at any moment of a game, also where plans end early.

use super::walk::{Walk, steps_taken};
use super::{RANDOM, evolution, one_step, tree};
use engines::planning::Planner;
use games::ForwardModel;
use random::Random;

#[test]
fn every_decision_takes_exactly_its_budget() {
    for budget in [0, 1, 2, 3, 5, 17, 100, 1_001] {
        let agents = [
            one_step(budget),
            evolution(budget, 1, 3),
            evolution(budget, 1, 20),
            evolution(budget, 7, 5),
            tree(budget, 3),
            tree(budget, 20),
        ];
        for agent in agents {
            let mut planner = Planner::new(agent);
            let mut random = Random::stream(1, 0);
            let mut walk = Walk::new(5);
            while !walk.is_over() {
                steps_taken();
                let action = planner.decide(&walk, &mut random);
                assert_eq!(steps_taken(), budget, "{agent:?}");
                walk.go(action);
            }
        }
    }
    steps_taken();
    Planner::new(RANDOM).decide(&Walk::new(5), &mut Random::stream(1, 0));
    assert_eq!(steps_taken(), 0);
}
