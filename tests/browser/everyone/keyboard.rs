//! Whole games by keys alone, as one plays who has no mouse: everything is reached by the tab key, pressed by enter, and nothing throws one
//! back to the top of the page.

use crate::support::{Failure, Key, Page, Viewport, browse};

/// Goes to a control by the tab key and presses it.
async fn press(page: &Page, css: &str) -> Result<(), Failure> {
    page.wait_for(css).await?;
    page.tab_to(css).await?;
    page.press(Key::Enter).await
}

/// An action at the table of poker that is possible now.
const ACTION: &str = "#poker-table [data-action][aria-disabled=false]";

/// A game has no more decisions than this.
const DECISIONS: usize = 200;

#[test]
fn connect_four_to_its_end() {
    let game = "#/mcts?simulations=20&seed=5&width=4&height=4";
    browse("keys_connect_four", Viewport::DESKTOP, game, async |page| {
        page.wait_for(".board").await?;
        page.tab_to("[id^=column-]").await?;
        let is_over = "return !document.querySelector('.column.free')";
        let may_play = "return !document.querySelector('.column.free') || !!document.querySelector('#hint[aria-disabled=false]')";
        for number in 0..DECISIONS {
            page.wait_until("the turn", may_play, vec![]).await?;
            if page.script(is_over, vec![]).await? == true {
                page.wait_for("#new-game").await?;
                page.tab_to("#new-game").await?;
                page.press(Key::Enter).await?;
                return page.wait_for_parameter("moves", "").await;
            }
            // Columns that are full say no, and another is tried.
            page.keys(&(number % 4 + 1).to_string()).await?;
        }
        panic!("the game does not end");
    });
}

#[test]
fn kuhn_poker_by_keys() {
    let game = "#/regret?iterations=200&seed=3";
    browse("keys_kuhn", Viewport::DESKTOP, game, async |page| {
        page.begin().await?;
        page.wait_for("#run-status[data-state=finished]").await?;
        press(page, "#next-hand").await?;
        for _ in 0..DECISIONS {
            page.wait_for(&format!("{ACTION}, #poker-table[data-state=over]"))
                .await?;
            if page.count("#poker-table[data-state=over]").await? == 1 {
                assert!(page.count("#hands tbody tr").await? >= 1);
                return Ok(());
            }
            // Before the button that has dealt.
            page.tab_back_to(ACTION).await?;
            page.press(Key::Enter).await?;
        }
        panic!("the hand does not end");
    });
}

#[test]
fn rrrats_to_its_end() {
    let game = "#/rrrats?tokens=6&games=100";
    browse("keys_rrrats", Viewport::DESKTOP, game, async |page| {
        page.wait_for("#rrrats-table").await?;
        for number in 0..DECISIONS {
            if page.count("#rrrats-table[data-state=over]").await? == 1 {
                assert!(page.text("#turn").await?.len() > 10);
                return Ok(());
            }
            let before = page.parameter("decisions").await?;
            let button = if number % 3 == 2 { "#stop" } else { "#roll" };
            press(page, button).await?;
            let decided =
                "return document.querySelector('#rrrats-table').dataset.decisions !== arguments[0]";
            page.wait_until("the decision", decided, vec![before.into()])
                .await?;
        }
        panic!("the game does not end");
    });
}

#[test]
fn war_and_minimax_are_gone_through() {
    browse(
        "keys_time",
        Viewport::DESKTOP,
        "#/war?games=200&round=0",
        async |page| {
            page.wait_for("#show[data-round='0']").await?;
            press(
                page,
                "[aria-label^='One step forward'], [aria-label^='One round forward']",
            )
            .await?;
            page.wait_for("#show[data-round='1']").await?;
            page.load("#/minimax?algorithm=alpha-beta&step=end").await?;
            page.wait_for("svg.tree [data-node]").await?;
            page.tab_to("svg.tree").await?;
            // Arrow keys go from node to node, and each is read out.
            let other = "return document.querySelector('.reading[aria-live]').innerText.trim() !== arguments[0]";
            for key in [Key::Down, Key::Down, Key::Up] {
                let before = page.text(".reading[aria-live]").await?;
                page.press(key).await?;
                page.wait_until("another node to be read", other, vec![before.trim().into()])
                    .await?;
            }
            Ok(())
        },
    );
}
