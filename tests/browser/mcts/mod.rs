//! The Monte Carlo tree search lab.
//!
//! * `stage`: the tree as it grows, the simulation at work, questions before the next step.
//! * `thinking`: what is thought of a position, exact scores.
//! * `playing`: what is shown and hidden while one plays.

mod playing;
mod stage;
mod thinking;

use crate::support::{Failure, Page};

/// Solved in a moment by the engine.
const MIDDLE: &str = "#/mcts?moves=445523314672&simulations=200&seed=3";
/// A tree that is drawn whole.
const SMALL: &str = "#/mcts?simulations=30&width=4&height=4&in_a_row=3";

async fn solved(page: &Page) -> Result<(), Failure> {
    page.wait_for("#verdict[data-finished=true]").await?;
    Ok(())
}
