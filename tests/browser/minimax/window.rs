//! α and β as a line that closes, and what is cut as a ghost with its reason.

use fantoccini::key::Key;

use super::NODE;
use crate::support::{Failure, Page, Viewport, browse};

/// Where something stands on the line, in percent.
async fn place(page: &Page, css: &str) -> Result<f64, Failure> {
    let body = "return parseFloat(document.querySelector(arguments[0])?.style.left ?? 'NaN')";
    page.number(body, vec![css.into()]).await
}

#[test]
fn the_window_closes_where_the_rest_is_cut_and_says_why() {
    browse(
        "minimax_window",
        Viewport::DESKTOP,
        "#/minimax?algorithm=alpha-beta",
        async |page| {
            the_same_thing_is_lit_everywhere(page).await?;
            alpha_beta_says_why_it_cuts(page).await?;
            the_window_closes(page).await
        },
    );
}

async fn the_same_thing_is_lit_everywhere(page: &Page) -> Result<(), Failure> {
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
}

async fn alpha_beta_says_why_it_cuts(page: &Page) -> Result<(), Failure> {
    const WHY: &str =
        "Min can hold this to 2 already, but Max has 3 elsewhere: 2 ≤ 3. The rest is cut.";
    page.wait_for_searches().await?;
    page.wait_for_step(9).await?;
    page.click("#next-cut").await?;
    page.wait_for_step(13).await?;
    page.wait_for_text("#story", WHY).await?;
    assert_eq!(
        page.story().await?[1..],
        ["2 ≤ 3 = α", "if α ≥ β: cut the rest"]
    );
    page.wait_for_tree("phase(7, 'cut') && phase(8, 'cut') && !phase(6, 'cut')")
        .await?;
    let strikes = page.count(".tree-picture .strike").await?;
    assert_eq!(strikes, 2, "both branches are struck out");
    // What the root has and what comes down from it.
    page.wait_for_tree("note(0).replaceAll(' ', '') === '(3,∞)' && note(5) !== ''")
        .await?;
    page.click_node(0, 7).await?;
    page.wait_for_text(".reading", WHY).await?;
    page.press(Key::End).await?;
    page.wait_for_step(23).await?;
    page.wait_for_text(".reading", WHY).await?;
    assert_eq!(page.count(".tree-picture .edge.principal").await?, 2);
    page.wait_for_tree("phase(1, 'principal') && phase(2, 'principal')")
        .await?;
    assert_eq!(page.counts(2).await?, ["1", "1"]);
    page.wait_for_text("#result", "Value 3, best move: branch 1. Best play: 1 1.")
        .await?;
    page.press(Key::Home).await?;
    page.wait_for_step(0).await?;
    page.keys("c").await?;
    page.wait_for_step(13).await
}

async fn the_window_closes(page: &Page) -> Result<(), Failure> {
    page.scrub(9).await?;
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
    what_is_cut_says_why(page).await
}

/// Beside what is cut, once for both branches.
async fn what_is_cut_says_why(page: &Page) -> Result<(), Failure> {
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
}
