//! What the tests share: compiled games and runs.

use engines::regret::{Evaluation, GameTree, Locks, RegretParameters, Sampling, Solver};
use games::kuhn::{FirstPass, Kuhn};
use games::leduc::Leduc;
use random::Random;
use std::sync::Arc;

pub fn kuhn(cards: u8) -> Arc<GameTree> {
    Arc::new(GameTree::new(&Kuhn::new(cards, FirstPass::SecondPlayer)))
}

/// With the rule that a first pass ends the hand.
pub fn kuhn_seed(cards: u8) -> Arc<GameTree> {
    Arc::new(GameTree::new(&Kuhn::new(cards, FirstPass::Showdown)))
}

pub fn leduc() -> Arc<GameTree> {
    Arc::new(GameTree::new(&Leduc::new()))
}

/// All variants.
pub const VARIANTS: [RegretParameters; 7] = [
    RegretParameters::CFR,
    RegretParameters::CFR_PLUS,
    RegretParameters::LINEAR,
    RegretParameters::discounted(1.5, 0.0, 2.0),
    RegretParameters::sampled(Sampling::Chance),
    RegretParameters::sampled(Sampling::External),
    RegretParameters::sampled(Sampling::Outcome { exploration: 0.6 }),
];

/// A run of `parameters` that has not begun.
pub fn solver(tree: &Arc<GameTree>, parameters: RegretParameters, seed: u64) -> Solver {
    let locks = Locks::none(tree);
    Solver::new(tree.clone(), parameters, locks, Random::stream(seed, 0))
}

/// The average strategy's evaluation after so many iterations.
pub fn evaluation(
    tree: &Arc<GameTree>,
    parameters: RegretParameters,
    iterations: u64,
) -> Evaluation {
    let mut solver = solver(tree, parameters, 1);
    solver.advance(iterations);
    Evaluation::of(tree, &solver.average_strategy())
}
