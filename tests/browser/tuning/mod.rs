//! The tuning lab as people use it.
//!
//! * `maps`: what the lab opens on. `search`: a search is run, stepped through, and found again in its link. `results`: files.

mod maps;
mod results;
mod search;

use crate::support::{Failure, Page};

impl Page {
    /// Opens the tuning lab with these parameters and runs it to its end.
    pub async fn tune(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/tuning?{query}")).await?;
        // A link to a step begins by itself.
        if !query.contains("step=") {
            self.begin().await?;
        }
        self.wait_for_run("finished").await?;
        self.wait_for("#curves tbody tr").await?;
        self.wait_for(".tuning-now[aria-busy=false]").await?;
        Ok(())
    }

    /// The steps after which the search is looked at.
    pub async fn steps_looked_at(&self) -> Result<f64, Failure> {
        let steps = "return Number(document.querySelector('.tuning-now').dataset.steps)";
        self.number(steps, vec![]).await
    }
}
