//! Through the textbook's tree, step by step: in the picture, in words and numbers, in memory, in the link.

use fantoccini::key::Key;

use super::NODE;
use crate::support::{Failure, Page, Viewport, browse};

/// The textbook's tree has 13 nodes, each of which is met and left.
const LAST: u64 = 26;

#[test]
fn buttons_and_keys_walk_through_time() {
    browse(
        "minimax_time",
        Viewport::DESKTOP,
        "#/minimax",
        async |page| {
            buttons_step_through_the_textbooks_tree(page).await?;
            keys_walk_through_time(page).await
        },
    );
}

async fn buttons_step_through_the_textbooks_tree(page: &Page) -> Result<(), Failure> {
    page.wait_for_searches().await?;
    // It opens where the first branch has come to its value.
    page.wait_for_text(".time-caption", "step 9 of 26").await?;
    page.wait_for_text("#story", "Node 1 returns 3 to the root")
        .await?;
    page.wait_for_tree("value(1) === '3' && value(5) === ''")
        .await?;
    page.click("#foretell").await?;
    page.wait_for_tree("value(1) === '3' && value(5) === '2'")
        .await?;
    assert_eq!(
        page.script(
            &format!(
                "{NODE} return [1, 5].map(number => node(number).classList.contains('foretold'))"
            ),
            vec![]
        )
        .await?,
        serde_json::json!([false, true]),
        "what is still to come is faint"
    );
    from_its_start(page).await
}

async fn from_its_start(page: &Page) -> Result<(), Failure> {
    page.press_time("To the start").await?;
    page.wait_for_parameter("step", "0").await?;
    let leaves = "return [...document.querySelectorAll('.node.leaf .value')].map(value => value.textContent).join(' ')";
    assert_eq!(page.script(leaves, vec![]).await?, "3 12 8 2 4 6 14 5 2");
    page.wait_for_text("#story", "Step forward to begin at the root")
        .await?;
    assert_eq!(page.count(".pseudo-code .lit").await?, 0);
    page.press_time("One step forward").await?;
    page.wait_for_step(1).await?;
    let [story, arithmetic, lit] = page.story().await?;
    assert!(story.starts_with("Max is to move at the root."), "{story}");
    assert_eq!(
        (arithmetic.as_str(), lit.contains("value ← −∞")),
        ("", true)
    );
    page.press_time("One step forward").await?;
    page.press_time("One step forward").await?;
    page.wait_for_step(3).await?;
    page.wait_for_text("#story", "it is worth 3").await?;
    assert!(page.story().await?[2].starts_with("if finished"));
    page.press_time("One step back").await?;
    page.wait_for_step(2).await?;
    page.press_time("To the end").await?;
    page.wait_for_step(LAST).await?;
    page.wait_for_text("#story", "The root has its value: 3.")
        .await?;
    page.wait_for_tree(
        "value(0) === '3' && value(1) === '3' && value(5) === '2' && value(9) === '2'",
    )
    .await?;
    page.press_time("To the start").await?;
    page.wait_for_step(0).await
}

async fn keys_walk_through_time(page: &Page) -> Result<(), Failure> {
    // The space bar would press the button that has the focus.
    page.script("document.activeElement.blur()", vec![]).await?;
    page.press(Key::Right).await?;
    page.wait_for_step(1).await?;
    page.press(Key::Home).await?;
    page.wait_for_step(0).await?;
    for _ in 0..3 {
        page.press(Key::Right).await?;
    }
    page.wait_for_step(3).await?;
    page.press(Key::Left).await?;
    page.wait_for_step(2).await?;
    page.press(Key::End).await?;
    page.wait_for_step(LAST).await?;
    page.press(Key::Home).await?;
    page.wait_for_step(0).await?;
    // Fast, so that nobody waits: it runs to the end by itself, and a second press stops it.
    page.set_field(".time-control select", "10").await?;
    page.keys(" ").await?;
    page.wait_until(
        "time to run",
        "return document.querySelector('.time-control input').value >= 3",
        vec![],
    )
    .await?;
    page.keys(" ").await?;
    page.wait_for(".time-control button[aria-label^='Play']")
        .await?;
    let stopped = page.parameter("step").await?;
    page.keys(" ").await?;
    page.wait_for_step(LAST).await?;
    assert!(
        stopped.parse::<u64>().is_ok_and(|step| step < LAST),
        "{stopped}"
    );
    jumps(page).await
}

/// Keys that jump: a leaf, a value at the root. There is nothing to cut here.
async fn jumps(page: &Page) -> Result<(), Failure> {
    page.press(Key::Home).await?;
    page.wait_for_step(0).await?;
    page.keys("l").await?;
    page.wait_for_step(3).await?;
    page.keys("L").await?;
    page.wait_for_step(5).await?;
    page.keys("r").await?;
    page.wait_for_step(9).await?;
    page.keys("c").await?;
    page.wait_for_step(LAST).await?;
    assert_eq!(page.count("#next-cut").await?, 0);
    page.scrub(10).await?;
    page.click("#next-at-root").await?;
    page.wait_for_step(17).await?;
    page.click("#next-leaf").await?;
    page.wait_for_step(19).await
}

#[test]
fn the_link_has_the_moment() {
    let viewport = Viewport::DESKTOP;
    browse("minimax_moment", viewport, "#/minimax", async |page| {
        page.wait_for_searches().await?;
        page.scrub(16).await?;
        page.wait_for_text("#arithmetic", "min(2, 6) = 2").await?;
        let told = page.story().await?;
        page.reload().await?;
        page.wait_for_searches().await?;
        page.wait_for_step(16).await?;
        assert_eq!(page.story().await?, told, "after a reload");
        let shared = page
            .attribute("#share", "data-link")
            .await?
            .unwrap_or_default();
        let (_, hash) = shared.split_once('#').expect("a link has a hash");
        // Another visitor has nothing of ours.
        page.script("localStorage.clear()", vec![]).await?;
        page.load(&format!("#{hash}")).await?;
        page.wait_for_searches().await?;
        page.wait_for_step(16).await?;
        assert_eq!(page.story().await?, told, "by a shared link");
        // Steps replace each other in the history: one step back leaves the lab.
        page.scrub(3).await?;
        page.scrub(4).await?;
        page.goto_hash("#/minimax?algorithm=alpha-beta").await?;
        page.wait_for_text(".pseudo-code", "α").await?;
        page.back().await?;
        page.wait_for_step(4).await
    });
}
