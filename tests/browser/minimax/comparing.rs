//! Two searches of one tree, side by side.

use fantoccini::key::Key;

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn two_searches_step_together_and_where_they_part_is_marked() {
    browse(
        "minimax_versus",
        Viewport::DESKTOP,
        "#/minimax?algorithm=alpha-beta&versus=minimax",
        async |page| {
            step_together(page).await?;
            are_marked_where_they_part(page).await
        },
    );
}

async fn step_together(page: &Page) -> Result<(), Failure> {
    page.wait_for_searches().await?;
    page.wait_for(".side-tree[data-side='1'] [data-node]")
        .await?;
    assert_eq!(page.count(".tree-picture").await?, 2);
    page.wait_for_text("[data-side='0'] .side-name", "Alpha-beta")
        .await?;
    page.wait_for_text("[data-side='1'] .side-name", "Minimax")
        .await?;
    // The longer of the two says how long it takes.
    page.wait_for_text(".time-caption", "of 26").await?;
    page.scrub(13).await?;
    page.wait_for_tree("phase(7, 'cut', 0) && phase(7, 'current', 1)")
        .await?;
    page.wait_for_text("#story", "The rest is cut").await?;
    page.click("[data-side='1'] .side-name").await?;
    page.wait_for_parameter("side", "versus").await?;
    page.wait_for_text("#story", "it is worth 4").await?;
    page.wait_for("[data-side='1'] .side-name[aria-pressed=true]")
        .await?;
    page.press(Key::Right).await?;
    page.wait_for_step(14).await?;
    page.wait_for_text("#arithmetic", "min(2, 4) = 2").await?;
    page.click("[data-side='0'] .side-name").await?;
    page.wait_for_text("#arithmetic", "max(3, 2) = 3").await?;
    page.press(Key::End).await?;
    page.wait_for_step(26).await?;
    // The first has come to its end before.
    page.wait_for_text("#story", "The root has its value: 3.")
        .await?;
    page.wait_for_tree("value(0, 0) === '3' && value(0, 1) === '3'")
        .await?;
    both_are_counted(page).await
}

async fn both_are_counted(page: &Page) -> Result<(), Failure> {
    let header = page.text("#counts thead").await?;
    assert_eq!(
        header.matches("Alpha-beta").count() + header.matches("Minimax").count(),
        4,
        "{header}"
    );
    let excess = "const table = document.querySelector('#counts').parentElement;\
                      return table.scrollWidth - table.clientWidth";
    let excess = page.number(excess, vec![]).await?;
    assert!(excess <= 0.0, "{excess} pixels of the table are hidden");
    assert_eq!(page.counts(0).await?, ["11", "11", "13", "13"]);
    assert_eq!(page.counts(2).await?, ["1", "1", "0", "0"]);
    assert_eq!(page.counts(5).await?, ["", "3", "", "3"]);
    Ok(())
}

async fn are_marked_where_they_part(page: &Page) -> Result<(), Failure> {
    page.wait_for_searches().await?;
    page.wait_for_text("#difference", "only Minimax looks at 2")
        .await?;
    page.click("#first-difference").await?;
    page.wait_for_step(13).await?;
    page.wait_for_text("#story", "The rest is cut").await?;
    // The one that cuts has nothing of its own; the other marks what it meets alone, as it meets it.
    let marked = |side: usize| format!("[data-side='{side}'] .tree-picture .alone");
    assert_eq!(page.count(&marked(0)).await?, 0);
    page.wait_for(&marked(1)).await?;
    page.press(Key::End).await?;
    page.wait_for_step(26).await?;
    page.wait_until(
        "two marks",
        "return document.querySelectorAll(\"[data-side='1'] .tree-picture .alone\").length === 2",
        vec![],
    )
    .await?;
    page.keys("d").await?;
    page.wait_for_step(13).await?;
    // Two of a kind differ in nothing, and there is nowhere to jump to.
    page.open_minimax("versus=minimax").await?;
    page.wait_for_text("#difference", "do the same").await?;
    assert_eq!(page.count("#first-difference").await?, 0);
    Ok(())
}

#[test]
fn a_second_search_is_asked_for_in_the_form_and_sent_away() {
    let viewport = Viewport::DESKTOP;
    browse(
        "minimax_second",
        viewport,
        "#/minimax?step=5",
        async |page| {
            page.wait_for_searches().await?;
            page.set_field("#parameter-versus", "alpha-beta").await?;
            page.wait_for_parameter("versus", "alpha-beta").await?;
            page.wait_for(".side-tree[data-side='1'] [data-node]")
                .await?;
            page.wait_for("#parameter-versus_depth").await?;
            page.scrub(26).await?;
            assert_eq!(page.counts(0).await?, ["13", "13", "11", "11"]);
            // A selected second search goes with it.
            page.click("[data-side='1'] .side-name").await?;
            page.set_field("#parameter-versus", "none").await?;
            page.wait_until(
                "one tree",
                "return document.querySelectorAll('.tree-picture').length === 1",
                vec![],
            )
            .await?;
            page.wait_for_searches().await?;
            assert_eq!(page.count("#parameter-versus_depth").await?, 0);
            assert!(!page.story().await?[0].is_empty());
            Ok(())
        },
    );
}
