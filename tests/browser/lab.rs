//! What the tests of the Connect Four lab do again and again.

use serde_json::Value;

use crate::support::{Failure, Page};

impl Page {
    /// Opens the lab with these parameters and waits until it is drawn.
    pub async fn open_lab(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/connect-four?{query}")).await?;
        self.wait_for(".board").await?;
        Ok(())
    }

    /// The value of a parameter in the address; empty if it is not there.
    pub async fn parameter(&self, key: &str) -> Result<String, Failure> {
        let hash = self.hash().await?;
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        let value = query.split('&').filter_map(|pair| pair.split_once('='));
        let mut value = value.filter(|(name, _)| *name == key);
        Ok(value.next().map_or("", |(_, value)| value).to_owned())
    }

    /// Waits until the address has this value of a parameter.
    pub async fn wait_for_parameter(&self, key: &str, value: &str) -> Result<(), Failure> {
        let body = "const query = location.hash.split('?')[1] ?? '';\
                    const found = query.split('&').map(pair => pair.split('=')).find(pair => pair[0] === arguments[0]);\
                    return (found?.[1] ?? '') === arguments[1]";
        let what = format!("the address to have {key}={value}");
        self.wait_until(&what, body, vec![key.into(), value.into()])
            .await
    }

    /// Waits until the machine has moved or the game is over, and says what the status line says.
    pub async fn wait_for_turn(&self) -> Result<String, Failure> {
        let body = "const status = document.querySelector('#status').innerText;\
                    return !status.includes('thinking') && !status.includes('waits')";
        self.wait_until("the machine to move", body, vec![]).await?;
        self.text("#status").await
    }

    /// Asks for a hint and waits for the whole answer.
    pub async fn take_hint(&self) -> Result<(), Failure> {
        self.click("#hint:not(:disabled)").await?;
        self.wait_for("#summary[data-state=finished]").await?;
        Ok(())
    }

    /// Waits until the first news of a run is there.
    pub async fn wait_for_simulations(&self) -> Result<(), Failure> {
        let some = "return Number(document.querySelector('#summary')?.dataset.done) > 0";
        self.wait_until("the first simulations", some, vec![]).await
    }

    /// The table of thoughts as text, row by row.
    pub async fn thoughts(&self) -> Result<String, Failure> {
        self.text("#thoughts tbody").await
    }

    /// From now on (after the next load) keeps what the page offers for download in `window.downloads`.
    pub async fn keep_downloads(&self) -> Result<(), Failure> {
        self.eval_before_load(
            "window.downloads = [];\
             const create = URL.createObjectURL;\
             URL.createObjectURL = blob => { window.downloads.push(blob); return create.call(URL, blob); };",
        )
        .await
    }

    /// The text of the latest download.
    pub async fn last_download(&self) -> Result<String, Failure> {
        let text = self
            .script("return window.downloads.at(-1).text()", vec![])
            .await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// A number that a script returns.
    pub async fn number(&self, body: &str, arguments: Vec<Value>) -> Result<f64, Failure> {
        Ok(self
            .script(body, arguments)
            .await?
            .as_f64()
            .unwrap_or(f64::NAN))
    }
}
