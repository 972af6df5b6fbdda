//! Cost of races: their games, and the tests after them.

use crate::cost::{Cost, Work};
use engines::racing::{Plan, Schedule};

/// A race whose games cost `game` each and whose first player's expected result is `mean`; `None` where nobody knows it. A race
/// ends when what it knows is as narrow as the distance of the mean from ½, and at the latest when it is as narrow as ε.
pub fn cost_of_race(plan: &Plan, game: Cost, mean: Option<f64>) -> Cost {
    let share = mean.map_or(UNKNOWN, |mean| {
        let times_wider = ((mean - 0.5).abs() / plan.epsilon).max(1.0);
        1.0 / (times_wider * times_wider)
    });
    let games = (plan.most_games() as f64 * share) as u64;
    let tests = match plan.rules.schedule {
        Schedule::EveryGame => games,
        Schedule::Squares | Schedule::SquaresFromMinimum => games.isqrt(),
    };
    game * games + Work::RaceTest.times(tests)
}

/// Of the most games that it may have, where the mean is not known.
const UNKNOWN: f64 = 0.5;
