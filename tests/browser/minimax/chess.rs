//! Gardner's chess: a game by keyboard, and by finger what a pawn becomes.

use crate::support::{Failure, Key, Page, Viewport, browse};

#[test]
fn a_game_by_keyboard() {
    let hash = "#/minimax?game=gardner&depth=1&algorithm=alpha-beta";
    browse(
        "minimax_chess_keys",
        Viewport::DESKTOP,
        hash,
        async |page| {
            page.wait_for_searches().await?;
            page.click("#play-first").await?;
            page.wait_for("#chess-board [data-square=c1][tabindex='0']")
                .await?;
            page.script(
                "document.querySelector('#chess-board [data-square=c1]').focus()",
                vec![],
            )
            .await?;
            page.press(Key::Left).await?;
            page.wait_for("#chess-board [data-square=b1]:focus").await?;
            page.press(Key::Enter).await?;
            page.wait_for("#chess-board [data-square=b1][aria-pressed=true]")
                .await?;
            assert_eq!(page.count("#chess-board .target").await?, 2, "a3 and c3");
            page.press(Key::Escape).await?;
            page.wait_for("#chess-board [data-square=b1][aria-pressed=false]")
                .await?;
            page.press(Key::Enter).await?;
            for key in [Key::Right, Key::Up, Key::Up] {
                page.press(key).await?;
            }
            page.wait_for("#chess-board [data-square=c3]:focus").await?;
            page.press(Key::Enter).await?;
            // The knight has moved, and the machine answers.
            page.wait_until(
                "the answer",
                "return /moves=b1c3\\w{4}/.test(location.hash)",
                vec![],
            )
            .await?;
            page.wait_for("#chess-board [data-square=c3]:focus").await?;
            page.wait_for_text("#status", "Your move").await
        },
    );
}

#[test]
fn a_pawn_becomes_what_is_chosen() {
    let hash = "#/minimax?game=gardner&position=4k/P4/5/5/4K%20w&depth=1&person=both&view=play";
    browse(
        "minimax_chess_promotion",
        Viewport::PHONE,
        hash,
        async |page| {
            page.wait_for("#chess-board").await?;
            press_square(page, "a4").await?;
            press_square(page, "a5").await?;
            page.wait_for(".chess-promotions").await?;
            assert_eq!(page.count(".chess-promotion").await?, 4);
            page.click(".chess-promotion[data-promotion=n]").await?;
            page.wait_for_parameter("moves", "a4a5n").await?;
            page.wait_for("#chess-board [data-square=a5][aria-label^='a5: knight of First']")
                .await?;
            // A piece that cannot go there is chosen anew, and another piece instead of it.
            press_square(page, "e5").await?;
            press_square(page, "a1").await?;
            assert_eq!(page.count("#chess-board .target").await?, 0);
            page.click("#undo").await?;
            page.wait_for_parameter("ply", "0").await
        },
    );
}

async fn press_square(page: &Page, square: &str) -> Result<(), Failure> {
    page.click(&format!("#chess-board [data-square={square}]"))
        .await
}
