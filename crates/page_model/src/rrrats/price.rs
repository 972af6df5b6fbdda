//! Price of decisions at the table, by the exact values of best play against the strategy.

use engines::rrrats::Values;
use engines::rrrats::best_play::Choice;
use engines::rrrats::table::worth;
use experiments::rrrats::table::Decision;
use games::rrrats::Action;
use texts::Texts;

/// Below this a difference is none.
const NOTHING: f64 = 5e-5;

/// What both decisions were worth to the person, who plays best afterwards. `values` are those of best play against
/// the strategy.
pub fn choice(decision: &Decision, values: &Values) -> Choice {
    worth(&decision.before, values)
}

/// What a decision has cost, in points per game: never negative.
pub fn cost(decision: &Decision, values: &Values) -> f64 {
    let Choice { stop, roll } = choice(decision, values);
    let taken = if decision.action == Action::Roll {
        roll
    } else {
        stop
    };
    stop.max(roll) - taken
}

/// Whether a decision was the best, or what it has cost.
pub fn verdict(decision: &Decision, values: &Values, texts: &Texts) -> String {
    let words = &texts.labs.rrrats.page;
    let rolled = decision.action == Action::Roll;
    let cost = cost(decision, values);
    if cost < NOTHING {
        (words.best)(rolled)
    } else {
        (words.not_best)(rolled, 100.0 * cost)
    }
}
