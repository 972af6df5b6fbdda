//! Whoever works by keyboard is not thrown back to the top of the page by what was pressed.

use fantoccini::key::Key;

use crate::support::{Failure, Page, Viewport, browse};

const ENDLESS: &str = "simulations=100000000&trees=8&nodes=50000&seed=1";

async fn press(page: &Page, css: &str) -> Result<(), Failure> {
    page.wait_for(css).await?;
    page.tab_to(css).await?;
    page.press(Key::Enter).await
}

#[test]
fn a_hint_leaves_the_focus_on_its_button() {
    browse("focus_hint", Viewport::DESKTOP, "", async |page| {
        page.open_lab("simulations=500").await?;
        press(page, "#hint").await?;
        page.wait_for("#summary[data-state=finished]").await?;
        page.wait_for("#hint[aria-disabled=false]").await?;
        assert!(page.has_focus("#hint").await?);
        Ok(())
    });
}

#[test]
fn stopping_a_thought_hands_the_focus_to_what_can_be_asked_next() {
    browse("focus_stop", Viewport::DESKTOP, "", async |page| {
        page.open_lab(ENDLESS).await?;
        page.click("#hint").await?;
        press(page, "#stop").await?;
        page.wait_for("#summary[data-state=stopped]").await?;
        page.wait_for_focus("#hint").await
    });
}

#[test]
fn stopping_a_run_hands_the_focus_to_its_other_buttons() {
    let hash = "#/ladder?games=100000";
    browse("focus_run", Viewport::DESKTOP, hash, async |page| {
        press(page, "#run").await?;
        press(page, "#stop").await?;
        page.wait_for_focus("#resume").await?;
        page.press(Key::Enter).await?;
        page.wait_for_focus("#pause").await
    });
}

#[test]
fn what_is_put_away_and_what_is_asked_once_hand_the_focus_on() {
    let hash = "#/minimax?game=nonsense";
    browse("focus_away", Viewport::DESKTOP, hash, async |page| {
        press(page, ".notices button").await?;
        page.wait_for_focus("#content").await?;
        page.load("#/minimax?game=tic-tac-toe&moves=1&person=first")
            .await?;
        press(page, "#machine-move").await?;
        page.wait_for_focus("#undo").await
    });
}

#[test]
fn time_at_its_end_keeps_the_focus_and_presses_nothing() {
    browse("focus_time", Viewport::DESKTOP, "", async |page| {
        page.open_lab("moves=4455&person=both").await?;
        let [start, back, end] =
            [1, 2, 5].map(|place| format!(".time-control button:nth-child({place})"));
        press(page, &start).await?;
        page.wait_for_parameter("ply", "0").await?;
        assert!(
            page.has_focus(&format!("{start}[aria-disabled=true]"))
                .await?
        );
        let link = page.script("return location.hash", vec![]).await?;
        // A resting button hears neither keys nor clicks.
        page.press(Key::Enter).await?;
        page.click(&back).await?;
        assert_eq!(page.script("return location.hash", vec![]).await?, link);
        press(page, &end).await?;
        page.wait_for_parameter("ply", "").await?;
        assert!(
            page.has_focus(&format!("{end}[aria-disabled=true]"))
                .await?
        );
        Ok(())
    });
}
