//! Who moves when: the machine when it was asked to, and never because of a link, a reload or a change of sides.

use crate::support::{Failure, Page, Viewport, browse};

/// So long that no machine finishes it during a test.
const ENDLESS: &str = "simulations=100000000&nodes=50000&seed=1";

#[test]
fn what_the_machine_thought_stays_and_a_link_into_a_game_starts_stopped() {
    browse("thoughts_stay", Viewport::DESKTOP, "", async |page| {
        what_the_machine_thought_stays_after_its_move(page).await?;
        a_link_opened_in_the_middle_of_a_game_starts_stopped(page).await
    });
}

async fn what_the_machine_thought_stays_after_its_move(page: &Page) -> Result<(), Failure> {
    page.open_lab("simulations=400").await?;
    page.click(".column.free[data-column='4']").await?;
    page.click("#past-thoughts > summary").await?;
    page.wait_for_text("#past-thoughts > summary", "chose move 2")
        .await?;
    page.wait_for("#past-summary[data-state=finished]").await?;
    let table = "#past-thoughts-table tbody tr";
    assert_eq!(page.count(table).await?, 7);
    // What was best there is what was played.
    let played = page.parameter("moves").await?.split_off(1);
    page.wait_for(&format!("{table}.best[data-column='{played}']"))
        .await?;
    // Over the board are only numbers about the position on it.
    assert_eq!(page.count(".board .thought").await?, 0);
    let status = page.text("#status").await?;
    assert!(status.contains("Second played"), "{status}");
    Ok(())
}

async fn a_link_opened_in_the_middle_of_a_game_starts_stopped(page: &Page) -> Result<(), Failure> {
    page.goto_hash("#/mcts?moves=123&simulations=50").await?;
    page.wait_for_text("#status", "is waiting").await?;
    pause().await;
    assert_eq!(page.hash().await?, "#/mcts?moves=123&simulations=50");
    Ok(())
}

#[test]
fn a_thought_is_stopped_ended_by_a_change_of_sides_and_asked_for_its_move() {
    browse("thoughts_end", Viewport::DESKTOP, "", async |page| {
        a_stopped_move_stays_stopped_after_a_reload(page).await?;
        a_change_of_sides_ends_the_thought(page).await?;
        the_machine_is_asked_for_its_move_in_the_middle_of_a_search(page).await
    });
}

async fn a_stopped_move_stays_stopped_after_a_reload(page: &Page) -> Result<(), Failure> {
    page.open_lab(&format!("{ENDLESS}&moves=4")).await?;
    page.click("#machine-move").await?;
    page.wait_for_simulations().await?;
    page.click("#stop").await?;
    page.wait_for("#summary[data-state=stopped]").await?;
    page.reload().await?;
    page.wait_for_text("#status", "is waiting").await?;
    pause().await;
    assert_eq!(page.count("#stop").await?, 0);
    Ok(())
}

async fn a_change_of_sides_ends_the_thought(page: &Page) -> Result<(), Failure> {
    page.click("#machine-move").await?;
    page.wait_for_simulations().await?;
    page.click("#swap").await?;
    page.wait_for_text("#status", "Your move: you are Second")
        .await?;
    page.wait_until(
        "the thought to end",
        "return !document.querySelector('#stop')",
        vec![],
    )
    .await?;
    page.wait_for_parameter("moves", "4").await
}

/// A search that is under way anyway, most often one that nobody has asked for, is no reason to wait.
async fn the_machine_is_asked_for_its_move_in_the_middle_of_a_search(
    page: &Page,
) -> Result<(), Failure> {
    page.open_lab(&format!("{ENDLESS}&moves=4")).await?;
    page.click("#search").await?;
    page.wait_for_simulations().await?;
    assert_eq!(page.count("#move-now").await?, 0);
    page.click("#pause").await?;
    page.click("#machine-move").await?;
    page.wait_for("#machine-move[aria-disabled=true]").await?;
    page.click("#move-now").await?;
    page.wait_for_text("#status", "Second played").await
}

#[test]
fn a_move_in_the_past_can_be_taken_back() {
    let hash = "#/mcts?moves=44536712&person=both&ply=3";
    browse(
        "a_move_in_the_past",
        Viewport::DESKTOP,
        hash,
        async |page| {
            page.click(".column.free[data-column='1']").await?;
            page.wait_for_parameter("moves", "4451").await?;
            page.back().await?;
            page.wait_for_parameter("moves", "44536712").await?;
            page.wait_for_parameter("ply", "3").await
        },
    );
}

/// Time for something to happen that must not.
async fn pause() {
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
}
