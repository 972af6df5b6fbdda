//! Runs that somebody starts and waits for: the row with their state and their buttons.

use super::Page;
use crate::support::failure::Failure;

impl Page {
    /// Opens a lab that is run from beginning to end, and runs it.
    pub async fn run_to_the_end(&self, link: &str) -> Result<(), Failure> {
        self.load(&format!("#/{link}")).await?;
        self.begin().await?;
        self.wait_for_run("finished").await
    }

    /// Begins the run, unless it is small and has begun by itself.
    pub async fn begin(&self) -> Result<(), Failure> {
        let waits = "const status = document.querySelector('#run-status');\
                     return !!status && (status.dataset.state !== 'none' || !!document.querySelector('#run'))";
        self.wait_until("a run or the way to begin it", waits, vec![])
            .await?;
        let is_idle = self.count("#run-status[data-state=none]").await? > 0;
        if is_idle {
            self.click("#run").await
        } else {
            Ok(())
        }
    }

    /// Waits until the run is in this state and the page shows all of it.
    pub async fn wait_for_run(&self, state: &str) -> Result<(), Failure> {
        self.wait_for(&format!("#run-status[data-state={state}]"))
            .await?;
        self.wait_for_parts().await
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
