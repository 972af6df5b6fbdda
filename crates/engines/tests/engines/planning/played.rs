//! Games at Aliens, played by planners.

use engines::planning::Planner;
use games::ForwardModel;
use games::aliens::{Action, Position, Rules};
use random::Random;

/// A game: its end, and what was done. The planner begins anew.
pub fn play(planner: &mut Planner, rules: Rules, seed: u64, game: u64) -> (Position, Vec<Action>) {
    planner.begin();
    let mut chance = Random::stream(seed, 2 * game);
    let mut own = Random::stream(seed, 2 * game + 1);
    let mut position = Position::new(rules);
    let mut actions = Vec::new();
    while !position.is_over() {
        let action = planner.decide(&position, &mut own);
        position.step(action, &mut chance);
        actions.push(action);
    }
    (position, actions)
}
