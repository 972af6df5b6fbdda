//! Games against a search: what looks to the end never loses; nothing moves by itself because of a link.

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn perfect_tic_tac_toe_is_not_beaten() {
    let hash = "#/minimax?game=tic-tac-toe&algorithm=alpha-beta&table=on";
    browse(
        "minimax_play_first",
        Viewport::DESKTOP,
        hash,
        async |page| {
            page.wait_for_searches().await?;
            page.click("#play-first").await?;
            page.wait_for_parameter("person", "first").await?;
            page.wait_for_text("#status", "Your move: you are First")
                .await?;
            let end = first_free_squares(page).await?;
            assert!(
                end.contains("Second has won") || end.contains("draw"),
                "{end}"
            );
            assert_eq!(page.count(".square[aria-disabled=false]").await?, 0);
            page.click("#new-game").await?;
            page.wait_for_parameter("moves", "").await?;
            page.wait_for_text("#status", "Your move: you are First")
                .await?;
            page.click("#leave-game").await?;
            page.wait_for_parameter("person", "").await?;
            page.click("#play-second").await?;
            page.wait_for_parameter("person", "second").await?;
            // The player who plays second has asked the machine to begin.
            page.wait_for_text("#status", "Your move: you are Second")
                .await?;
            let end = first_free_squares(page).await?;
            assert!(
                end.contains("First has won") || end.contains("draw"),
                "{end}"
            );
            Ok(())
        },
    );
}

/// Plays the first free square until the game is over, and says how it ended.
async fn first_free_squares(page: &Page) -> Result<String, Failure> {
    for _ in 0..6 {
        let status = wait_for_turn(page).await?;
        if !status.contains("Your move") {
            return Ok(status);
        }
        let moves = page.parameter("moves").await?;
        page.click(".square[aria-disabled=false]").await?;
        page.wait_until(
            "the move to count",
            "return !location.hash.includes(`moves=${arguments[0]}&`) || arguments[0] === ''",
            vec![moves.into()],
        )
        .await?;
    }
    wait_for_turn(page).await
}

/// Waits until it is the person's turn or the game is over.
async fn wait_for_turn(page: &Page) -> Result<String, Failure> {
    let body = "return document.querySelector('#status')?.innerText.includes('machine') === false";
    page.wait_until("the machine to move", body, vec![]).await?;
    page.text("#status").await
}

#[test]
fn connect_four_against_a_configuration_with_undo() {
    let hash = "#/minimax?game=connect-four&depth=4&algorithm=pvs&table=on&person=first";
    browse("minimax_play_four", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_text("#status", "Your move: you are First")
            .await?;
        page.click(".column.free[data-column='4']").await?;
        page.wait_until(
            "the machine to answer",
            "return /moves=4.(&|$)/.test(location.hash)",
            vec![],
        )
        .await?;
        page.wait_for_text(".game-row", "What the machine saw before it chose")
            .await?;
        page.wait_for(".tree-picture [data-node='0']").await?;
        let moves = page.parameter("moves").await?;
        page.click("#undo").await?;
        page.wait_for_parameter("ply", "0").await?;
        assert_eq!(
            page.count(".board > .cell .stone, .board .cell .stone")
                .await?,
            0
        );
        assert_eq!(page.parameter("moves").await?, moves, "nothing is lost");
        page.click(".column.free[data-column='1']").await?;
        page.wait_until(
            "another game",
            "return /moves=1.(&|$)/.test(location.hash)",
            vec![],
        )
        .await?;
        // The tree can be put away.
        page.click("#toggle-tree").await?;
        page.wait_until(
            "the tree to go",
            "return !document.querySelector('.tree-picture')",
            vec![],
        )
        .await?;
        page.click("#toggle-tree").await?;
        page.wait_for(".tree-picture [data-node]").await?;
        page.click("#new-game").await?;
        page.wait_for_parameter("moves", "").await
    });
}

#[test]
fn a_link_into_a_game_starts_stopped() {
    let hash = "#/minimax?game=tic-tac-toe&moves=1&person=first&algorithm=alpha-beta";
    browse("minimax_play_link", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_text("#status", "the machine is waiting")
            .await?;
        page.wait_for_searches().await?;
        pause().await;
        assert_eq!(page.parameter("moves").await?, "1", "a link starts stopped");
        page.click("#machine-move").await?;
        page.wait_until(
            "the move",
            "return /moves=15(&|$)/.test(location.hash)",
            vec![],
        )
        .await?;
        // A link that comes from outside while a game is played stops it.
        page.goto_hash("#/minimax?game=tic-tac-toe&moves=3&person=first&algorithm=alpha-beta")
            .await?;
        page.wait_for("#machine-move").await?;
        page.wait_for_searches().await?;
        pause().await;
        assert_eq!(page.parameter("moves").await?, "3");
        page.reload().await?;
        page.wait_for_searches().await?;
        pause().await;
        assert_eq!(page.parameter("moves").await?, "3");
        Ok(())
    });
}

/// Time for something to happen that must not: the machine moves 350 ms after its answer.
async fn pause() {
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
}
