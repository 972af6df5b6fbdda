//! Playing: what is shown and what is hidden, and that it is in the link.

use super::{MIDDLE, solved};
use crate::support::{Failure, Page, Viewport, browse};

const ALONE: &str = "#/mcts?moves=445523314672&simulations=50&person=both&view=play";

#[test]
fn scores_are_hidden_until_asked_for_and_moves_lead_back_to_their_moment() {
    browse("mcts_playing", Viewport::DESKTOP, ALONE, async |page| {
        nothing_tells_the_best_move_while_one_plays_unless_it_is_asked_for(page).await?;
        moves_that_were_played_lead_back_to_their_moment(page).await?;
        the_coach_names_the_price_of_a_move_and_can_be_sent_away(page).await
    });
}

async fn nothing_tells_the_best_move_while_one_plays_unless_it_is_asked_for(
    page: &Page,
) -> Result<(), Failure> {
    page.wait_for(".play .board").await?;
    page.click("#show-scores").await?;
    page.wait_for_parameter("scores", "on").await?;
    page.wait_for(".play .board .exact.best").await?;
    page.click("#show-scores").await?;
    page.wait_for_parameter("scores", "").await?;
    assert_eq!(page.count(".play .board .exact").await?, 0);
    assert_eq!(page.count(".play .board .thought").await?, 0);
    assert_eq!(page.count("#thoughts").await?, 0, "the view stands alone");
    page.wait_for_text(".sentence", "You play against UCT")
        .await?;
    assert_eq!(page.count(".sentence [data-value='move']").await?, 0);
    page.click("#hint").await?;
    page.wait_for_parameter("thoughts", "on").await?;
    page.wait_for(".play .board .thought.best").await?;
    page.wait_for_text("#status", "The machine suggests column")
        .await?;
    page.reload().await?;
    page.wait_for(".play .board .thought.best").await?;
    Ok(())
}

async fn moves_that_were_played_lead_back_to_their_moment(page: &Page) -> Result<(), Failure> {
    page.click(".moves-played li:nth-child(4) button").await?;
    page.wait_for_parameter("ply", "4").await?;
    assert_eq!(page.count(".play .cell .stone").await?, 4);
    page.click(".whole-page a").await?;
    page.wait_for_parameter("view", "").await?;
    page.wait_for(".growing [data-node]").await?;
    Ok(())
}

async fn the_coach_names_the_price_of_a_move_and_can_be_sent_away(
    page: &Page,
) -> Result<(), Failure> {
    page.follow(ALONE).await?;
    page.click("[data-column='1'].column").await?;
    page.wait_for_text("#coach", "scores 11 less than the best (columns 5")
        .await?;
    page.click("#show-coach").await?;
    page.wait_for_parameter("coach", "off").await?;
    assert_eq!(page.count("#coach").await?, 0);
    Ok(())
}

#[test]
fn an_edit_of_the_settings_leaves_the_game_and_another_board_is_a_new_place() {
    browse("mcts_edit", Viewport::DESKTOP, MIDDLE, async |page| {
        solved(page).await?;
        page.click("#all-settings").await?;
        page.set_field("#parameter-c", "2").await?;
        page.wait_for_parameter("c", "2").await?;
        assert_eq!(page.parameter("moves").await?, "445523314672");
        page.set_field("#parameter-width", "9").await?;
        page.wait_for_parameter("width", "9").await?;
        page.wait_for_parameter("moves", "").await?;
        page.back().await?;
        page.wait_for_parameter("moves", "445523314672").await?;
        a_stone_lies_on_what_is_blocked(page).await
    });
}

async fn a_stone_lies_on_what_is_blocked(page: &Page) -> Result<(), Failure> {
    page.set_field("#parameter-blocked", "6.1").await?;
    page.wait_for_parameter("blocked", "6.1").await?;
    page.wait_for_parameter("moves", "").await?;
    page.set_field("#parameter-in_a_row", "9").await?;
    page.wait_for_text(".field-error", "3 to 5").await?;
    let kept = page.parameter("in_a_row").await?;
    assert_eq!(kept, "", "what is refused changes nothing");
    page.set_field("#parameter-in_a_row", "5").await?;
    page.wait_for_parameter("in_a_row", "5").await?;
    // Escape: the settings lie over the board.
    page.keys("\u{E00C}").await?;
    page.click(".column.free[data-column='6']").await?;
    page.wait_for("[aria-label='Column 6, row 2: First']")
        .await?;
    page.wait_for_turn().await.map(drop)
}
