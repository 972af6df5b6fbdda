//! Module of search: pages of the labs about trees that are searched, a folder each. `agent_picker`: a player as a chip.

#![cfg(target_arch = "wasm32")]

mod agent_picker;
mod convergence;
mod graded_test;
mod ladder;
mod mcts;
mod minimax;
mod ratings;
mod solve;

page_kit::lab_pages! {
    Minimax(lab) => minimax::MinimaxPage(lab),
    Mcts(lab) => mcts::MctsPage(lab),
    Solve(lab) => solve::SolvePage(lab),
    Ladder(lab) => ladder::LadderPage(lab),
    GradedTest(lab) => graded_test::GradedTestPage(lab),
    Convergence(lab) => convergence::ConvergencePage(lab),
    Ratings(lab) => ratings::RatingsPage(lab),
}
