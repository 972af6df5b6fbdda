//! Games in the tree: tic-tac-toe, Nim, Connect Four; depth and evaluation.

use crate::support::{Viewport, browse};

#[test]
fn the_end_of_a_tic_tac_toe_game() {
    let hash = "#/minimax?game=tic-tac-toe&moves=15927&step=end";
    browse(
        "minimax_tic_tac_toe",
        Viewport::DESKTOP,
        hash,
        async |page| {
            page.wait_for_searches().await?;
            // Second to move in 4 empty squares: 1 + 4 + … nodes, each with its miniature.
            assert!(page.count(".tree-picture .mini-grid").await? > 20);
            assert!(page.count(".tree-picture .mini-stone.second").await? > 20);
            // Closer there is room for the label too: won, drawn or lost.
            page.click(".tree-tools button[aria-label^='Zoom in']")
                .await?;
            page.click(".tree-tools button[aria-label^='Zoom in']")
                .await?;
            page.wait_for_tree("node(0)?.querySelector('.label')?.textContent === 'w'")
                .await?;
            page.wait_for_text("#result", "Value 1, best move: square 8")
                .await?;
            // Earlier in the game, to the end and one move ahead: there the squares' worth decides.
            page.open_minimax("game=tic-tac-toe&moves=159&step=end")
                .await?;
            page.wait_for_text("#result", "Value 0, best move: square 2")
                .await?;
            page.set_field("#parameter-depth", "1").await?;
            page.wait_for_text("#result", "Value 0.01, best move: square 3")
                .await?;
            page.set_field("#parameter-edge", "0.5").await?;
            page.wait_for_parameter("edge", "0.5").await?;
            page.wait_for_text("#result", "Value 0.49, best move: square 2")
                .await
        },
    );
}

#[test]
fn any_position_can_be_typed() {
    let hash = "#/minimax?game=tic-tac-toe&moves=15&algorithm=alpha-beta";
    browse("minimax_position", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        page.set_field("#parameter-moves", "15927").await?;
        page.wait_for_parameter("moves", "15927").await?;
        page.wait_for_text("#result", "Value 1, best move: square 8")
            .await?;
        // A square that is taken: the game stays what it was.
        page.set_field("#parameter-moves", "11").await?;
        page.wait_for("#parameter-moves-error").await?;
        assert_eq!(page.parameter("moves").await?, "15927");
        Ok(())
    });
}

#[test]
fn nim_by_both_rules() {
    let hash = "#/minimax?game=nim&algorithm=alpha-beta&step=end";
    browse("minimax_nim", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        // The root and its six moves.
        assert!(page.count(".tree-picture .mini-object").await? >= 7);
        // 1 ⊕ 2 ⊕ 3 = 0: the player who is to move loses.
        page.wait_for_text("#result", "Value −1").await?;
        page.open_settings().await?;
        page.set_field("#parameter-heaps", "1,1").await?;
        page.wait_for_parameter("heaps", "1,1").await?;
        page.wait_for_text("#result", "Value −1").await?;
        page.click("#parameter-misere").await?;
        page.wait_for_parameter("misere", "on").await?;
        page.wait_for_text("#result", "Value 1, best move: 1 from heap a")
            .await?;
        page.set_field("#parameter-moves", "4453").await?;
        page.wait_for_text("#parameter-moves-error", "not a move of this game")
            .await?;
        page.set_field("#parameter-heaps", "1,2,10").await?;
        page.wait_for("#parameter-heaps-error").await?;
        page.wait_for_parameter("heaps", "1,1").await
    });
}

/// What every search of the board of 4 × 4 cells says that looks five moves ahead.
const FIVE_AHEAD: &str = "Value 0.023, best move: column 2";

#[test]
fn a_small_connect_four() {
    let hash = "#/minimax?game=connect-four&width=4&height=4&in_a_row=3&depth=3&step=end";
    browse(
        "minimax_small_board",
        Viewport::DESKTOP,
        hash,
        async |page| {
            page.wait_for_searches().await?;
            assert!(page.count(".tree-picture .mini-board").await? > 4);
            // 1 + 4 + 16 + 64 positions.
            assert_eq!(page.counts(0).await?, ["85", "85"]);
            let value = page.result().await?;
            assert!(!value.starts_with(FIVE_AHEAD), "{value}");
            page.set_field("#parameter-depth", "5").await?;
            page.wait_for_parameter("depth", "5").await?;
            page.wait_for_searches().await?;
            page.wait_for_text("#result", FIVE_AHEAD).await?;
            assert_eq!(page.counts(0).await?[1], "1\u{202f}361");
            page.set_field("#parameter-algorithm", "alpha-beta").await?;
            page.wait_for_text(".pseudo-code", "α ≥ β").await?;
            page.wait_for_text("#result", FIVE_AHEAD).await?;
            page.wait_until(
                "fewer nodes",
                "return Number(document.querySelector('#search-status').dataset.nodes) < 1000",
                vec![],
            )
            .await
        },
    );
}

#[test]
fn every_preset_opens() {
    browse(
        "minimax_presets",
        Viewport::DESKTOP,
        "#/minimax",
        async |page| {
            page.wait_for_searches().await?;
            let links = "return [...document.querySelectorAll('.presets a')].map(one => one.getAttribute('href'))";
            let links = page.script(links, vec![]).await?;
            let links = links.as_array().cloned().unwrap_or_default();
            assert!(links.len() >= 14, "{links:?}");
            for link in links {
                let link = link.as_str().unwrap_or_default();
                page.load(link).await?;
                page.wait_for("#search-status[data-state=finished]").await?;
                page.wait_for(
                    "[data-view=tree] [data-node], #savings tbody tr, #memory-table tbody tr",
                )
                .await?;
                assert_eq!(page.count("[role=alert]").await?, 0, "{link}");
            }
            Ok(())
        },
    );
}

#[test]
fn nodes_have_the_colour_of_who_moves_there() {
    let hash = "#/minimax?game=tic-tac-toe&moves=159&algorithm=alpha-beta&step=1";
    browse("minimax_colours", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        // The second player is to move, and maximises.
        page.wait_for(".tree-picture .max.second[data-node='0']")
            .await?;
        Ok(())
    });
}
