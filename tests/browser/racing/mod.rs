//! The racing lab and race curves as people use them.
//!
//! * `course`: a race is run, stepped through, and found again in its link. `results`: files.
//! * `curves`: the figures, their sliders.

mod course;
mod curves;
mod results;

use crate::support::{Failure, Page};

impl Page {
    /// Opens the racing lab with these parameters and runs it to its end.
    pub async fn race(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/racing?{query}")).await?;
        self.begin().await?;
        self.wait_for_run("finished").await?;
        self.wait_for("#slips").await?;
        self.wait_for(".moment[aria-busy=false]").await?;
        Ok(())
    }

    /// The games after which the race is looked at.
    pub async fn games_looked_at(&self) -> Result<f64, Failure> {
        let games = "return Number(document.querySelector('.moment').dataset.games)";
        self.number(games, vec![]).await
    }
}
