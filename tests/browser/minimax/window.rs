//! α and β as a line that closes, and what is cut as a ghost with its reason.

use super::NODE;
use crate::support::{Failure, Page, Viewport, browse};

/// Where something stands on the line, in percent.
async fn place(page: &Page, css: &str) -> Result<f64, Failure> {
    let body = "return parseFloat(document.querySelector(arguments[0])?.style.left ?? 'NaN')";
    page.number(body, vec![css.into()]).await
}

#[test]
fn the_window_closes_where_the_rest_is_cut() {
    let hash = "#/minimax?algorithm=alpha-beta";
    browse("minimax_window", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        page.wait_for_step(9).await?;
        page.wait_for_text(".bound.alpha", "α = 3: Max has it here")
            .await?;
        page.wait_for_text(".bound.beta", "β = ∞").await?;
        page.wait_for_text(".window-caption", "Only more than 3 still matters")
            .await?;
        let (alpha, beta) = (
            place(page, ".bound.alpha").await?,
            place(page, ".bound.beta").await?,
        );
        assert!(alpha < beta && beta == 100.0, "{alpha} {beta}");
        assert_eq!(page.count(".window-line.closed").await?, 0);
        page.keys("c").await?;
        page.wait_for_step(13).await?;
        page.wait_for(".window-line.closed").await?;
        page.wait_for_text(".window-caption", "Cut: α ≥ β").await?;
        let (alpha, beta) = (
            place(page, ".bound.alpha").await?,
            place(page, ".bound.beta").await?,
        );
        assert!(alpha >= beta, "{alpha} {beta}");
        assert_eq!(
            page.count(".window-axis .open").await?,
            0,
            "nothing is open between them"
        );
        // Why, beside what is cut; once for both branches.
        let reasons = "return [...document.querySelectorAll('.tree-picture .reason')].map(one => one.textContent)";
        assert_eq!(
            page.script(reasons, vec![]).await?,
            serde_json::json!(["whatever this is,Max already has 3"])
        );
        page.click_node(0, 8).await?;
        page.wait_for_text(".reading", "whatever this is, Max already has 3")
            .await?;
        page.wait_for_parameter("node", "8").await?;
        page.reload().await?;
        page.wait_for_searches().await?;
        page.wait_for_text(".reading", "whatever this is, Max already has 3")
            .await
    });
}

#[test]
fn the_same_thing_is_lit_everywhere() {
    let hash = "#/minimax?algorithm=alpha-beta";
    browse("minimax_lit", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        let over = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";
        page.script(over, vec![".bound.alpha".into()]).await?;
        page.wait_for(".pseudo-code li[data-lit]").await?;
        let lit = "return [...document.querySelectorAll('.pseudo-code [data-lit]')].every(line => line.textContent.includes('α'))";
        assert_eq!(page.script(lit, vec![]).await?, true);
        page.script(over, vec!["#stack tbody tr".into()]).await?;
        let same = format!("{NODE} return node(0).hasAttribute('data-lit')");
        page.wait_until("the node of the row to be lit", &same, vec![])
            .await
    });
}
