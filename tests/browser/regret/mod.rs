//! The regret lab as people use it.
//!
//! * `learning`: runs, charts, reloads. `table`: sorting, filtering, selecting.
//! * `pictures`: what the page opens on. `fixing`: strategies that are fixed and freed. `files`: strategies out and in.

mod files;
mod fixing;
mod learning;
mod pictures;
mod table;

use crate::support::{Failure, Page};

impl Page {
    /// Opens the regret lab with these parameters.
    pub async fn open_regret(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/regret?{query}")).await?;
        self.wait_for("#information-sets tbody tr").await?;
        Ok(())
    }

    /// The same, and runs it to its end.
    pub async fn learn(&self, query: &str) -> Result<(), Failure> {
        self.open_regret(query).await?;
        self.begin().await?;
        self.wait_for_run("finished").await?;
        self.wait_for("#learned").await?;
        Ok(())
    }

    /// The names of the information sets that are shown, in order.
    pub async fn shown_sets(&self) -> Result<String, Failure> {
        let body = "return [...document.querySelectorAll('#information-sets tbody tr')].map(row => row.dataset.key).join(' ')";
        let names = self.script(body, vec![]).await?;
        Ok(names.as_str().unwrap_or_default().to_owned())
    }
}
