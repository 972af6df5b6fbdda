//! Browsers that keep nothing: cookies blocked, sandboxed frames, storage taken away.

use crate::support::{Failure, Page, Viewport, browse};

/// What a page finds in place of its storage: an error, as with blocked cookies, or nothing at all.
const BLOCKED: [&str; 2] = [
    "throw new DOMException('denied', 'SecurityError')",
    "return null",
];

/// Takes the storage away, every time the page is loaded from now on.
async fn block(page: &Page, answer: &str) -> Result<(), Failure> {
    let script = format!(
        "for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {{ configurable: true, get() {{ {answer}; }} }});"
    );
    page.eval_before_load(&script).await
}

#[test]
fn blocked_storage_costs_nothing_but_memory() {
    browse("blocked_storage", Viewport::DESKTOP, "", async |page| {
        for answer in BLOCKED {
            block(page, answer).await?;
            page.load("").await?;
            page.wait_for("[data-ready]").await?;
            page.click("button.icon-button").await?;
            page.load("#/war?games=200").await?;
            page.begin().await?;
            page.wait_for("#run-status[data-state=finished]").await?;
            page.load("#/mcts?simulations=200&exact=0").await?;
            page.take_hint().await?;
        }
        Ok(())
    });
}
