//! The ladder and the convergence lab as people use them.
//!
//! * `climbing`: rungs as they are drawn, players as they are picked. `running`: a run is paused, stopped, there again after a reload, and resumed.
//! * `convergence`: curves and exact scores.

mod climbing;
mod convergence;
mod running;

use crate::support::{Failure, Page};

impl Page {
    /// Opens the ladder with these parameters.
    pub async fn open_ladder(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/ladder?{query}")).await?;
        self.wait_for("#standings tbody tr").await?;
        Ok(())
    }
}
