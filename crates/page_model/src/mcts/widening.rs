//! Widening, and what it saves, in words.

use experiments::mcts::MctsExperiment;
use experiments::mcts::widening::Compared;
use texts::{Texts, WideningOf};

/// What the comparison comes to; empty before anything is compared.
pub fn sentence(lab: &MctsExperiment, found: &[Compared], texts: &Texts) -> String {
    let words = &texts.labs.mcts.widening;
    let Some(last) = found.last() else {
        return String::new();
    };
    let [_, widened] = lab.compared_parameters();
    let share = |once: u64, nodes: u64| once as f64 / nodes.max(1) as f64;
    let caught_up = found
        .iter()
        .find(|at| at.widened.deepest >= last.plain.deepest);
    (words.saved)(&WideningOf {
        simulations: (texts.number)(last.simulations),
        factor: widened.widening_base,
        exponent: widened.widening,
        deepest: [last.plain.deepest, last.widened.deepest],
        once: [
            share(last.plain.once, last.plain.nodes),
            share(last.widened.once, last.widened.nodes),
        ],
        caught_up: caught_up.map(|at| (texts.number)(at.simulations)),
    })
}
