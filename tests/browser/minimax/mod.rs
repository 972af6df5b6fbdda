//! The minimax lab as people use it.
//!
//! * `stepping`: through the textbook's tree, in words and numbers. `comparing`: two searches side by side. `window`: α and β,
//!   and what is cut. `savings`: what improvements save.
//! * `trees`: typed ones, and what is wrong with them; `leaves`: other values in them. `chess`: games on five by five. `large`: large trees.
//! * `predicting`, `playing`: exercises and games. `exports`: data and pictures to take away, runs as files.
//! * `reaching`: on a small laptop, by keyboard.

mod chess;
mod comparing;
mod exports;
mod large;
mod leaves;
mod playing;
mod predicting;
mod reaching;
mod savings;
mod stepping;
mod trees;
mod window;

use crate::support::{Failure, Page};

/// A function of a script: the text at a node of the first tree.
pub const NODE: &str = "const node = (number, tree = 0) => document.querySelectorAll('.tree-picture')[tree]\
                        ?.querySelector(`[data-node='${number}']`);\
                        const value = (number, tree = 0) => node(number, tree)?.querySelector('.value')?.textContent ?? '';\
                        const note = (number, tree = 0) => node(number, tree)?.querySelector('.note')?.textContent ?? '';\
                        const phase = (number, phase, tree = 0) => node(number, tree)?.classList.contains(phase) ?? false;";

impl Page {
    /// Opens the lab with these parameters and waits until its searches have come to their ends.
    pub async fn open_minimax(&self, query: &str) -> Result<(), Failure> {
        self.load(&format!("#/minimax?{query}")).await?;
        self.wait_for_searches().await
    }

    /// Waits until the searches have come to their ends and their trees are drawn.
    pub async fn wait_for_searches(&self) -> Result<(), Failure> {
        self.wait_for("#search-status[data-state=finished]").await?;
        self.wait_for(".tree-picture [data-node]").await?;
        Ok(())
    }

    /// Waits until this step is shown, in time, in the address and in the caption.
    pub async fn wait_for_step(&self, step: u64) -> Result<(), Failure> {
        let body = "const slider = document.querySelector('.time-control input');\
                    const written = /[?&]step=(\\w+)/.exec(location.hash)?.[1] ?? 'opening';\
                    const step = written === 'end' ? slider?.max : written === 'opening' ? slider?.value : written;\
                    return slider?.value === String(arguments[0]) && step === slider.value";
        self.wait_until(&format!("step {step}"), body, vec![step.into()])
            .await
    }

    /// Presses a button of the time control, by its name.
    pub async fn press_time(&self, name: &str) -> Result<(), Failure> {
        self.click(&format!(".time-control button[aria-label^='{name}']"))
            .await
    }

    /// Moves the slider of time.
    pub async fn scrub(&self, step: u64) -> Result<(), Failure> {
        self.slide(".time-control input", step).await?;
        self.wait_for_step(step).await
    }

    /// The step in words, with its arithmetic and the line of the pseudo-code that is lit.
    pub async fn story(&self) -> Result<[String; 3], Failure> {
        let body = "return ['#story', '#arithmetic', '.pseudo-code .lit']\
                    .map(css => document.querySelector(css)?.innerText ?? '')";
        let told = self.script(body, vec![]).await?;
        Ok([0, 1, 2].map(|index| told[index].as_str().unwrap_or_default().trim().to_owned()))
    }

    /// Waits until a condition on the nodes of the trees holds: [`NODE`] is there.
    pub async fn wait_for_tree(&self, condition: &str) -> Result<(), Failure> {
        let body = format!("{NODE} return {condition}");
        self.wait_until(condition, &body, vec![]).await
    }

    /// Clicks a node of a tree.
    pub async fn click_node(&self, tree: usize, node: u32) -> Result<(), Failure> {
        self.click(&format!("[data-side='{tree}'] [data-node='{node}']"))
            .await
    }

    /// A row of the table of counts.
    pub async fn counts(&self, row: usize) -> Result<Vec<String>, Failure> {
        let css = format!("#counts [data-count='{row}'] td");
        let body =
            "return [...document.querySelectorAll(arguments[0])].map(cell => cell.innerText)";
        let cells = self.script(body, vec![css.into()]).await?;
        let cells = cells.as_array().cloned().unwrap_or_default();
        let text = |cell: &serde_json::Value| cell.as_str().unwrap_or_default().to_owned();
        Ok(cells.iter().map(text).collect())
    }
}
