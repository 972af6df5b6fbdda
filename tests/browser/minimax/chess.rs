//! Gardner's chess: the preset on number and kind of pieces, the sum, a game by keyboard and by mouse, what a pawn becomes.

use crate::support::{Failure, Key, Page, Viewport, browse};
use texts::ENGLISH;

/// The preset's link.
fn preset(begins: &str) -> String {
    let presets = ENGLISH.labs.minimax.page.presets;
    let found = presets.iter().find(|(link, _)| link.starts_with(begins));
    format!("#/{}", found.expect(begins).0.replace(' ', "%20"))
}

#[test]
fn the_preset_on_number_and_kind() {
    let hash = preset("minimax?game=gardner&position=rq2k");
    browse(
        "minimax_chess_preset",
        Viewport::DESKTOP,
        &hash,
        async |page| {
            page.wait_for_searches().await?;
            assert!(page.count(".tree-picture .mini-piece.first").await? > 10);
            // The root: king, queen, rook and bishop each, four pawns against three.
            page.load(&format!("{hash}&step=0")).await?;
            page.wait_for_text("#evaluation .sum", "+1").await?;
            assert_eq!(page.count("#chess-look .piece").await?, 15);
            page.wait_for_text("#evaluation-said", "First, who is Max")
                .await?;
            page.wait_for_text("#evaluation-said", "a win: 0.01")
                .await?;
            // One more point for each pawn.
            page.open_settings().await?;
            page.set_field("#parameter-pawn", "2").await?;
            page.wait_for_parameter("pawn", "2").await?;
            page.wait_for_text("#evaluation .sum", "+2").await
        },
    );
}

#[test]
fn a_typed_position_is_shown_or_its_fault_is() {
    let hash = "#/minimax?game=gardner&depth=1&step=end";
    browse(
        "minimax_chess_typed",
        Viewport::DESKTOP,
        hash,
        async |page| {
            page.wait_for_searches().await?;
            page.open_settings().await?;
            page.set_field("#parameter-position", "k4/5/1K3/5/4R")
                .await?;
            page.wait_for_text("#result", "Value 1, best move: Re5#")
                .await?;
            page.set_field("#parameter-position", "k4/5/5/4R").await?;
            page.wait_for_text("#parameter-position-error", "there are 4 ranks")
                .await
        },
    );
}

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

#[test]
fn memory_of_tree_path_and_table() {
    let hash = preset("minimax?game=gardner&depth=4");
    browse("minimax_memory", Viewport::DESKTOP, &hash, async |page| {
        page.wait_for("#memory-table [data-kept=Table]").await?;
        page.wait_for_text("#memory-said", "Depth first, the search keeps the path")
            .await?;
        page.wait_for_text("#memory-said", "The table keeps")
            .await?;
        page.wait_for_text("#memory-table [data-kept=Path]", "nodes of 56 bytes")
            .await?;
        // At the beginning nothing is kept yet.
        page.load(&hash.replace("step=400", "step=0")).await?;
        page.wait_for_text(
            "#memory-table [data-kept='Whole tree'] td:nth-of-type(2) .small",
            "0",
        )
        .await?;
        page.wait_for_text("#memory-table [data-kept=Table] td:nth-of-type(2)", "0 B")
            .await
    });
}
