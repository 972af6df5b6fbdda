//! Playing: by mouse, by keyboard alone, to the end and back.

use fantoccini::key::Key;

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn a_game_is_played_to_its_end_and_replayed() {
    let viewport = Viewport::DESKTOP;
    browse(
        "a_game_is_played_to_its_end",
        viewport,
        "#/",
        async |page| {
            page.click(".map a[href='#/mcts?view=play']").await?;
            page.wait_for(".board").await?;
            page.open_lab("simulations=60&seed=3&view=play").await?;
            let status = play_to_the_end(page).await?;
            let moves = page.parameter("moves").await?;
            if !status.contains("draw") {
                assert!(page.count(".winning-mark").await? >= 4, "{moves}: {status}");
            }
            assert_eq!(
                page.count(".column.free").await?,
                0,
                "nothing can be played any more"
            );
            replay(page, &moves).await
        },
    );
}

/// Clicks the first column that is free until the game is over.
async fn play_to_the_end(page: &Page) -> Result<String, Failure> {
    for _ in 0..42 {
        let status = page.wait_for_turn().await?;
        if status.contains("has won") || status.contains("draw") {
            return Ok(status);
        }
        page.click(".column.free").await?;
        // The move is in the address before the machine answers.
        page.wait_until(
            "the move to count",
            "return location.hash.includes('moves=')",
            vec![],
        )
        .await?;
    }
    page.wait_for_turn().await
}

async fn replay(page: &Page, moves: &str) -> Result<(), Failure> {
    page.press(Key::Home).await?;
    page.wait_for_parameter("ply", "0").await?;
    assert_eq!(page.count(".cell .stone").await?, 0);
    page.press(Key::Right).await?;
    page.press(Key::Right).await?;
    page.wait_for_parameter("ply", "2").await?;
    assert_eq!(page.count(".cell .stone").await?, 2);
    page.press(Key::Left).await?;
    page.wait_for_parameter("ply", "1").await?;
    // Scrubbing by the slider.
    page.script(
        "const slider = document.querySelector('.time-control input');\
         slider.value = 3; slider.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.wait_for_parameter("ply", "3").await?;
    page.press(Key::End).await?;
    page.wait_for_parameter("ply", "").await?;
    assert_eq!(
        page.parameter("moves").await?,
        moves,
        "a replay changes nothing"
    );
    // Playing runs by itself to the end.
    let back = "document.querySelector('.time-control select').value = '10';\
                document.querySelector('.time-control select').dispatchEvent(new Event('change', { bubbles: true }))";
    page.script(back, vec![]).await?;
    page.press(Key::Home).await?;
    page.wait_for_parameter("ply", "0").await?;
    page.keys(" ").await?;
    page.wait_for_parameter("ply", "").await
}

#[test]
fn the_keyboard_alone_is_enough() {
    let viewport = Viewport::DESKTOP;
    browse(
        "the_keyboard_alone",
        viewport,
        "#/mcts?simulations=200&seed=5",
        async |page| {
            page.wait_for(".board").await?;
            page.tab_to("[id^=column-]").await?;
            page.press(Key::Right).await?;
            page.keys("\u{E007}").await?;
            page.wait_for_turn().await?;
            let moves = page.parameter("moves").await?;
            assert!(moves.starts_with('5') && moves.len() == 2, "{moves}");
            page.keys("1").await?;
            page.wait_until(
                "two more moves",
                "return /moves=....($|&)/.test(location.hash)",
                vec![],
            )
            .await?;
            assert!(page.parameter("moves").await?[2..].starts_with('1'));
            page.wait_for_turn().await?;
            // A screen reader moves the focus by itself.
            page.script("document.getElementById('column-5').focus()", vec![])
                .await?;
            page.wait_for("#column-5[tabindex='0']").await?;
            page.keys("\u{E007}").await?;
            page.wait_until(
                "two more moves",
                "return /moves=......($|&)/.test(location.hash)",
                vec![],
            )
            .await?;
            assert!(page.parameter("moves").await?[4..].starts_with('6'));
            page.wait_for_turn().await?;
            page.tab_to("#hint").await?;
            page.keys(" ").await?;
            page.wait_for("#summary[data-state=finished]").await?;
            page.tab_back_to("#undo").await?;
            page.keys("\u{E007}").await?;
            page.wait_for_parameter("ply", "4").await
        },
    );
}

#[test]
fn both_sides_by_hand_with_undo_redo_and_a_new_game() {
    let viewport = Viewport::PHONE;
    browse(
        "both_sides_by_hand",
        viewport,
        "#/mcts?person=both&seed=1",
        async |page| {
            for column in ["4", "4", "3"] {
                page.click(&format!(".column.free[data-column='{column}']"))
                    .await?;
            }
            page.wait_for_parameter("moves", "443").await?;
            page.click("#undo").await?;
            page.wait_for_parameter("ply", "2").await?;
            page.click("#redo").await?;
            page.wait_for_parameter("ply", "").await?;
            page.click("#undo").await?;
            page.wait_for_parameter("ply", "2").await?;
            page.click(".column.free[data-column='7']").await?;
            page.wait_for_parameter("moves", "447").await?;
            page.click("#new-game").await?;
            page.wait_for_parameter("moves", "").await?;
            assert_ne!(
                page.parameter("seed").await?,
                "",
                "a new game has a new seed"
            );
            page.back().await?;
            page.wait_for_parameter("moves", "447").await
        },
    );
}

#[test]
fn the_machine_plays_either_side_and_itself() {
    let viewport = Viewport::DESKTOP;
    browse(
        "the_machine_plays_either_side",
        viewport,
        "#/mcts?simulations=100",
        async |page| {
            page.click("#swap").await?;
            page.wait_for_parameter("person", "second").await?;
            let one_move = "return /moves=.($|&)/.test(location.hash)";
            page.wait_until("the machine to begin", one_move, vec![])
                .await?;
            page.open_lab("person=neither&simulations=40").await?;
            assert!(
                page.text("#status").await?.contains("waiting"),
                "a link starts stopped"
            );
            page.click("#machine-move").await?;
            page.wait_for_text("#status", "has won").await
        },
    );
}
