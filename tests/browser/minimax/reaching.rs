//! Everything in reach: on a small laptop without scrolling, and by keyboard alone.

use fantoccini::key::Key;

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn tree_and_time_fit_on_a_small_laptop() {
    let queries = [
        "",
        "algorithm=alpha-beta&step=13",
        "algorithm=alpha-beta&versus=minimax&step=13",
        "game=exercise&hide=values&step=end",
        "game=tic-tac-toe&moves=15927&step=40",
    ];
    browse("minimax_one_screen", Viewport::DESKTOP, "", async |page| {
        for query in queries {
            page.open_minimax(query).await?;
            for css in [
                ".sentence",
                ".tree-picture",
                "#story",
                "#window-line",
                ".pseudo-code",
                ".time-control",
                ".jumps",
            ] {
                let body = "const box = document.querySelector(arguments[0]).getBoundingClientRect();\
                            return Math.max(-box.top, box.bottom - innerHeight)";
                let hidden = page.number(body, vec![css.into()]).await?;
                assert!(
                    hidden <= 0.0,
                    "{query}: {hidden} pixels of {css} are hidden"
                );
            }
            let height =
                "return document.querySelector('.tree-picture').getBoundingClientRect().height";
            let height = page.number(height, vec![]).await?;
            assert!(height >= 190.0, "{query}: the tree has {height} pixels");
        }
        Ok(())
    });
}

#[test]
fn the_tree_is_walked_by_keyboard_alone() {
    let hash = "#/minimax?foretell=on&step=9";
    browse("minimax_walk", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        page.wait_for_step(9).await?;
        page.wait_for(".tree-view svg[role=application][aria-label]")
            .await?;
        page.tab_to(".tree-picture").await?;
        reads(page, Key::Up, "the root").await?;
        reads(page, Key::Down, "node 1: value 3").await?;
        reads(page, Key::Right, "node 2: not met yet; it will come to 2").await?;
        reads(page, Key::Right, "node 3").await?;
        reads(page, Key::Left, "node 2").await?;
        reads(page, Key::Left, "node 1").await?;
        reads(page, Key::Down, "node 1.1: value 3").await?;
        reads(page, Key::Up, "node 1").await?;
        page.wait_for("[data-node='1'] .ring").await?;
        page.keys("\u{E007}").await?;
        page.wait_until(
            "the node to be folded",
            "return !document.querySelector(\"[data-node='2']\")",
            vec![],
        )
        .await?;
        page.wait_for(".wedge.collapsed").await?;
        page.keys("\u{E007}").await?;
        page.wait_for("[data-node='2']").await?;
        page.wait_for_step(9).await?;
        page.keys("++").await?;
        page.wait_until(
            "the tree to come closer",
            "return !document.querySelector('.tree-picture').hasAttribute('data-whole')",
            vec![],
        )
        .await?;
        page.keys("0").await?;
        page.wait_for(".tree-picture[data-whole]").await?;
        page.wait_for_step(9).await?;
        // Keys that the tree has no use for are time's all the same.
        page.keys("l").await?;
        page.wait_for_step(11).await?;
        page.press(Key::End).await?;
        page.wait_for_step(26).await?;
        assert!(page.has_focus(".tree-picture").await?);
        page.scrub(9).await?;
        // Outside of the tree the same keys are time's again.
        page.tab_to(".time-control button:nth-child(4)").await?;
        page.press(Key::Right).await?;
        page.wait_for_step(10).await
    });
}

/// Where a screen reader is told which node one is at.
const LIVE: &str = ".tree-foot .reading[aria-live=polite]";

async fn reads(page: &Page, key: Key, text: &str) -> Result<(), Failure> {
    page.press(key).await?;
    page.wait_for_text(LIVE, text).await
}
