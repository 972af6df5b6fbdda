//! The ladder and the convergence lab as people use them.
//!
//! * `running`: a run is begun, seen live, stopped, resumed, and there again after a reload.
//! * `settings`: texts that name no agent. `convergence`: curves and exact scores.

mod convergence;
mod running;
mod settings;

use crate::support::{Failure, Page};

impl Page {
    /// Opens the ladder with these parameters.
    pub async fn open_ladder(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/ladder?{query}")).await?;
        self.wait_for("#standings tbody tr").await?;
        Ok(())
    }

    /// Waits until the run is in this state.
    pub async fn wait_for_run(&self, state: &str) -> Result<(), Failure> {
        self.wait_for(&format!("#run-status[data-state={state}]"))
            .await?;
        Ok(())
    }

    /// Games, searches or whatever is counted, so far.
    pub async fn done_so_far(&self) -> Result<f64, Failure> {
        let body = "return Number(document.querySelector('#run-status').dataset.done)";
        self.number(body, vec![]).await
    }

    /// Waits until more than this is done.
    pub async fn wait_for_more_than(&self, done: f64) -> Result<(), Failure> {
        let more =
            "return Number(document.querySelector('#run-status').dataset.done) > arguments[0]";
        self.wait_until("the run to go on", more, vec![done.into()])
            .await
    }
}
