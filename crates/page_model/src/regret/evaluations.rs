//! Evaluations of strategies, in the order of the rows of their tables.

use engines::regret::Evaluation;

/// The value, what each player wins by a best response, and the exploitability.
pub fn numbers(of: &Evaluation) -> [f64; 4] {
    let [first, second] = of.best_responses;
    [of.value, first, second, of.exploitability()]
}
