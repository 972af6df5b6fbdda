//! What the tests of the Connect Four lab do again and again.

use crate::support::{Failure, Page};

impl Page {
    /// Opens the lab with these parameters and waits until it is drawn.
    pub async fn open_lab(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/mcts?{query}")).await?;
        self.wait_for(".board").await?;
        Ok(())
    }

    /// Waits until the machine has moved or the game is over, and says what the status line says.
    pub async fn wait_for_turn(&self) -> Result<String, Failure> {
        let body = "const status = document.querySelector('#status')?.innerText ?? 'waiting';\
                    return !status.includes('thinking') && !status.includes('waiting')";
        self.wait_until("the machine to move", body, vec![]).await?;
        self.text("#status").await
    }

    /// Asks for a hint and waits for the whole answer.
    pub async fn take_hint(&self) -> Result<(), Failure> {
        self.click("#hint[aria-disabled=false]").await?;
        self.wait_for("#summary[data-state=finished]").await?;
        Ok(())
    }

    /// Waits until the first news of a run is there.
    pub async fn wait_for_simulations(&self) -> Result<(), Failure> {
        let some = "return Number(document.querySelector('#summary')?.dataset.done) > 0";
        self.wait_until("the first simulations", some, vec![]).await
    }

    /// What the search thought of each move, row by row. Exact scores are left out: they belong to the position,
    /// and come while the test looks.
    pub async fn thoughts(&self) -> Result<String, Failure> {
        self.wait_for("#thoughts tbody tr").await?;
        let body = "return [...document.querySelectorAll('#thoughts tbody tr')].map(row => \
                    [...row.querySelectorAll('th, td:not(.exact)')].map(cell => cell.innerText.trim()).join(' ')).join('\\n')";
        let thoughts = self.script(body, vec![]).await?;
        Ok(thoughts.as_str().unwrap_or_default().to_owned())
    }
}
