//! Agents at Aliens: the same game from the same seed, and more points with more budget.

use super::{RANDOM, evolution, one_step, played, tree};
use engines::planning::{Planner, PlanningAgent};
use games::aliens::{Action, Position, Rules};

fn play(planner: &mut Planner, game: u64) -> (Position, Vec<Action>) {
    played::play(planner, Rules::default(), 1, game)
}

/// Points of each of so many games.
fn points(agent: PlanningAgent, games: u64) -> Vec<f64> {
    let mut planner = Planner::new(agent);
    let played = (0..games).map(|game| play(&mut planner, game).0);
    played.map(|end| f64::from(end.points())).collect()
}

fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for agent in [
        RANDOM,
        one_step(8),
        evolution(60, 1, 20),
        evolution(60, 4, 10),
        tree(60, 10),
    ] {
        let mut used = Planner::new(agent);
        play(&mut used, 1);
        assert_eq!(play(&mut used, 2), play(&mut Planner::new(agent), 2));
    }
}

/// 30 games each. Means of points may fall by four standard errors of their difference, which chance does once in 30 000 times;
/// and where the budget is a hundred times as large, points rise by as much.
#[test]
fn a_larger_budget_is_not_worse() {
    type Of = fn(u32) -> PlanningAgent;
    let agents: [Of; 3] = [
        |budget| evolution(budget, 1, 15),
        |budget| evolution(budget, 5, 15),
        |budget| tree(budget, 15),
    ];
    for agent in agents {
        let found = [4, 40, 400].map(|budget| mean_and_error(&points(agent(budget), 30)));
        for pair in found.windows(2) {
            let allowed = 4.0 * pair[0].1.hypot(pair[1].1);
            assert!(pair[1].0 >= pair[0].0 - allowed, "{found:?}");
        }
        let [low, _, high] = found;
        assert!(high.0 > low.0 + 4.0 * low.1.hypot(high.1), "{found:?}");
    }
}

/// Looking a step ahead, it never goes where a bomb is about to hit if it can stay out of its way, so it lasts longer than chance.
#[test]
fn one_step_lasts_longer_than_chance() {
    let lasted = |agent| {
        let mut planner = Planner::new(agent);
        let steps: Vec<f64> = (0..60)
            .map(|game| play(&mut planner, game).1.len() as f64)
            .collect();
        mean_and_error(&steps)
    };
    let (chance, ahead) = (lasted(RANDOM), lasted(one_step(20)));
    let error = chance.1.hypot(ahead.1);
    assert!(ahead.0 > chance.0 + 4.0 * error, "{chance:?} {ahead:?}");
}
