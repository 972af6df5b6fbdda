//! The evolution lab, the reproduction, Rrrats and War as people use them.
//!
//! * `generations`: a run, its generations and races, step by step. `reproduction`: what comes with the page.
//! * `by_games`: a generation game by game. `games`: Rrrats by hand, War to watch.

mod by_games;
mod games;
mod generations;
mod reproduction;

use crate::support::{Failure, Page};

/// Done in a moment.
pub const SHORT: &str = "generations=12&epsilon=0.05";

impl Page {
    /// A number that an element says about itself in its `data-…`.
    pub async fn said_by(&self, css: &str, name: &str) -> Result<f64, Failure> {
        self.wait_for(css).await?;
        let body = "return Number(document.querySelector(arguments[0]).dataset[arguments[1]])";
        self.number(body, vec![css.into(), name.into()]).await
    }
}
