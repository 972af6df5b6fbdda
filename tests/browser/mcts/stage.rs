//! The stage: the tree as it grows, phase by phase, with its board and its arithmetic, all about the same moment.

use super::{MIDDLE, SMALL};
use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn a_search_is_watched_phase_by_phase_and_back() {
    browse("mcts_inside", Viewport::DESKTOP, MIDDLE, async |page| {
        page.wait_for("#inside[data-simulations='200']").await?;
        page.wait_for(".growing [data-node]").await?;
        page.click("#inside button[aria-label^='One step back']")
            .await?;
        page.wait_for_parameter("look", "799").await?;
        page.wait_for_text("#phases .lit", "Playout").await?;
        page.wait_for("#stage-column-0").await?;
        assert!(
            page.count(".position .extra .stone").await? > 0,
            "it is on the board"
        );
        page.click("#inside button[aria-label^='To the start']")
            .await?;
        page.wait_for_parameter("look", "0").await?;
        for phase in ["Selection", "Expansion", "Playout", "Backpropagation"] {
            page.click("#inside button[aria-label^='One step forward']")
                .await?;
            page.wait_for_text("#phases .lit", phase).await?;
        }
        page.click("#inside [data-leap='10']").await?;
        page.wait_for("#inside[data-simulations='11'][data-loading=false]")
            .await?;
        page.click("#path-fold > summary").await?;
        page.wait_for_text("#path", "ln").await
    });
}

#[test]
fn a_simulation_fits_one_screen_is_lit_everywhere_and_goes_phase_by_phase() {
    browse(
        "mcts_phases",
        Viewport::DESKTOP,
        &format!("{SMALL}&look=69"),
        async |page| {
            all_of_it_is_on_one_screen(page).await?;
            what_is_pointed_at_is_lit(page).await?;
            phases_are_a_press_apart(page).await?;
            a_mean_is_guessed_before_the_result_is_counted(page).await
        },
    );
}

async fn all_of_it_is_on_one_screen(page: &Page) -> Result<(), Failure> {
    page.wait_for(".growing [data-node='2']").await?;
    for part in [
        ".sentence",
        ".growing svg",
        "#phases",
        "#formula",
        ".position .board",
        "#inside",
    ] {
        let body = "const box = document.querySelector(arguments[0]).getBoundingClientRect();\
                return box.height > 0 && box.bottom <= 720 && box.right <= innerWidth";
        page.wait_until(
            &format!("{part} on the first screen"),
            body,
            vec![part.into()],
        )
        .await?;
    }
    Ok(())
}

async fn what_is_pointed_at_is_lit(page: &Page) -> Result<(), Failure> {
    page.wait_for("#bounds tr[data-column='3']").await?;
    let point = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";
    page.script(point, vec!["#bounds tr[data-column='3'] th".into()])
        .await?;
    page.wait_for(".growing-node[data-node='3'][data-lit]")
        .await?;
    page.script(point, vec!["#formula .number .term".into()])
        .await?;
    page.wait_for("#bounds .part.mean[data-lit]").await?;
    page.wait_for(".growing text.mean[data-lit]").await?;
    assert_eq!(
        page.count(".growing-node[data-node='3'][data-lit]").await?,
        0
    );
    Ok(())
}

async fn phases_are_a_press_apart(page: &Page) -> Result<(), Failure> {
    page.wait_for("#bounds tr.best").await?;
    // Nothing of what is weighed is cut.
    let cut = "return [...document.querySelectorAll('#bounds td')].filter(cell => cell.scrollHeight > cell.clientHeight + 1 || cell.clientHeight < 16).length";
    assert_eq!(page.number(cut, vec![]).await?, 0.0);
    for (place, look) in [(2, "70"), (3, "71"), (4, "72"), (1, "69")] {
        page.click(&format!("#phases li:nth-child({place}) button"))
            .await?;
        page.wait_for_parameter("look", look).await?;
        page.wait_for(&format!("#phases li:nth-child({place}) .lit"))
            .await?;
    }
    page.click("#phases li:nth-child(3) button").await?;
    page.wait_for(".growing .playout .stone").await?;
    page.click("#phases li:nth-child(4) button").await?;
    page.wait_for(".growing .gain").await?;
    page.wait_for_text("#update", "+ 1").await
}

async fn a_mean_is_guessed_before_the_result_is_counted(page: &Page) -> Result<(), Failure> {
    page.click("#phases li:nth-child(3) button").await?;
    page.wait_for_parameter("look", "71").await?;
    page.set_field(".predict input", "abc").await?;
    page.wait_for(".predict [role=alert]").await?;
    page.set_field(".predict input", "0.01").await?;
    page.wait_for(".predict[data-answered=true]").await?;
    let mean = "return document.querySelector('.predict .number').innerText.match(/= (0\\.\\d+|1\\.00)/)[1]";
    let mean = page.script(mean, vec![]).await?;
    page.click("#inside button[aria-label^='One step forward']")
        .await?;
    let counted = "return [...document.querySelectorAll('.growing-node')].some(node => node.dataset.node.length === 1\
        && node.querySelector('.box.lit') && node.querySelector('.mean').textContent === arguments[0])";
    page.wait_until("the mean in the tree", counted, vec![mean])
        .await
}

#[test]
fn a_node_that_is_looked_at_is_in_the_link_with_its_own_decision() {
    browse("mcts_node", Viewport::DESKTOP, SMALL, async |page| {
        page.click(".growing-node[data-node='1']").await?;
        page.wait_for_parameter("at", "1").await?;
        page.wait_for(".choosing[data-place='1']").await?;
        page.reload().await?;
        page.wait_for(".choosing[data-place='1']").await?;
        // Its moves, and on the board what led there.
        assert_eq!(page.count(".position .extra").await?, 1);
        page.click("#unselect").await?;
        page.wait_for_parameter("at", "").await?;
        page.wait_for("#update").await?;
        Ok(())
    });
}

#[test]
fn the_next_column_is_guessed_before_it_is_shown() {
    // After simulation 19: the bound of one column is higher than all others.
    browse(
        "mcts_guess",
        Viewport::DESKTOP,
        &format!("{SMALL}&look=76"),
        async |page| {
            page.wait_for(".predict button").await?;
            let right = guessed(page).await?;
            page.reload().await?;
            // The first answer counts.
            page.wait_for(".predict[data-answered=true]").await?;
            page.click("#inside button[aria-label^='One step forward']")
                .await?;
            page.wait_for(&format!("#bounds tr.best[data-column='{right}']"))
                .await?;
            Ok(())
        },
    );
}

/// Answers with the first option, and reads which one is right.
async fn guessed(page: &Page) -> Result<String, Failure> {
    page.click(".predict .actions button").await?;
    page.wait_for(".predict[data-answered=true]").await?;
    let why =
        "return document.querySelector('.predict .number').innerText.match(/Column (\\d+)/)[1]";
    let right = page.script(why, vec![]).await?;
    Ok(right.as_str().unwrap_or_default().to_owned())
}
