//! Large trees: half a million positions are kept and walked through; what is larger is counted.

use crate::support::{Failure, MAX_TASK, Page, Viewport, browse};

/// As for tasks: the scripts of one move.
const MAX_MOVE: f64 = 500.0;

#[test]
fn all_of_tic_tac_toe_is_kept_and_walked_through() {
    browse("minimax_all_of_it", Viewport::DESKTOP, "", async |page| {
        let longest = page
            .longest_task("all of tic-tac-toe", walk_through)
            .await?;
        assert!(longest < MAX_TASK, "{longest} ms");
        Ok(())
    });
}

async fn walk_through(page: &Page) -> Result<(), Failure> {
    page.open_minimax("game=tic-tac-toe").await?;
    page.wait_for_text(".time-caption", "of 1\u{202f}099\u{202f}892")
        .await?;
    // So large a tree opens at its end.
    page.wait_for_step(1_099_892).await?;
    assert_eq!(page.counts(0).await?, ["549\u{202f}946"; 2]);
    page.wait_for_text("#result", "Value 0").await?;
    let before = page.script_milliseconds().await?;
    let moves = [3, 700_000, 40_000, 1_000_000, 123_456, 549_946, 77, 900_001];
    for step in moves {
        let picture = picture(page).await?;
        page.scrub(step).await?;
        page.wait_until(
            &format!("another picture at step {step}"),
            "return document.querySelector('.tree-picture g').innerHTML !== arguments[0]",
            vec![picture.into()],
        )
        .await?;
    }
    let spent = page.script_milliseconds().await? - before;
    let each = spent / moves.len() as f64;
    println!("a move through half a million positions: {each:.1} ms of scripts");
    assert!(each < MAX_MOVE, "{each} ms");
    zoom_and_pan(page).await
}

async fn picture(page: &Page) -> Result<String, Failure> {
    let body = "return document.querySelector('.tree-picture g').innerHTML";
    let picture = page.script(body, vec![]).await?;
    Ok(picture.as_str().unwrap_or_default().to_owned())
}

/// Thirty turns of the wheel and thirty movements of the mouse, one a frame.
async fn zoom_and_pan(page: &Page) -> Result<(), Failure> {
    const FRAMES: f64 = 30.0;
    let each_frame = "const picture = document.querySelector('.tree-picture');\
                      const box = picture.getBoundingClientRect();\
                      const at = { clientX: box.left + box.width / 2, clientY: box.top + 60, bubbles: true, cancelable: true };\
                      const frame = () => new Promise(drawn => requestAnimationFrame(drawn));";
    let wheel = format!(
        "{each_frame} return (async () => {{ for (let n = 0; n < {FRAMES}; n++) {{\
           picture.dispatchEvent(new WheelEvent('wheel', {{ ...at, deltaY: -120 }})); await frame(); }} }})()"
    );
    let drag = format!(
        "{each_frame} const point = (name, n) => picture.dispatchEvent(new PointerEvent(name,\
           {{ ...at, pointerId: 1, button: 0, clientX: at.clientX + 9 * n }}));\
         return (async () => {{ point('pointerdown', 0); for (let n = 1; n <= {FRAMES}; n++) {{ point('pointermove', n);\
           await frame(); }} point('pointerup', {FRAMES}); }})()"
    );
    for (what, script) in [("the wheel", wheel), ("a drag", drag)] {
        let drawn = picture(page).await?;
        let before = page.script_milliseconds().await?;
        page.script(&script, vec![]).await?;
        let each = (page.script_milliseconds().await? - before) / FRAMES;
        println!("{what}: {each:.1} ms of scripts a frame");
        page.wait_until(
            &format!("another picture by {what}"),
            "return document.querySelector('.tree-picture g').innerHTML !== arguments[0]",
            vec![drawn.into()],
        )
        .await?;
        assert!(each < MAX_TASK, "{each} ms");
    }
    // The player who takes the view in hand is followed no longer.
    page.wait_for(".tree-tools button[aria-pressed=false]")
        .await?;
    page.click(".tree-tools button[title^='Show the whole']")
        .await?;
    page.wait_for(".tree-picture [data-node='0']").await?;
    Ok(())
}

#[test]
fn a_tree_too_large_to_keep_is_counted_on_paused_and_stopped() {
    let hash = "#/minimax?game=connect-four&depth=12";
    browse("minimax_too_large", Viewport::DESKTOP, hash, async |page| {
        page.wait_for("#search-status[data-state=paused]").await?;
        page.wait_for_text("#search-status", "too large to be kept")
            .await?;
        // The first levels of the tree are drawn.
        page.wait_for("#first-levels").await?;
        page.wait_for("svg.tree-picture g").await?;
        page.wait_for_text("#counts", "so far").await?;
        // Each worker answers the pause; after that nothing moves.
        let still = "const read = () => document.querySelector('#search-status').dataset.nodes;\
                     const before = read();\
                     return new Promise(then => setTimeout(() => then(read() === before), 300))";
        page.wait_until("the search to wait", still, vec![]).await?;
        let waiting = nodes(page).await?;
        assert!(waiting >= 500_000.0, "{waiting}");
        page.click("#count-on").await?;
        let more =
            "return Number(document.querySelector('#search-status').dataset.nodes) > arguments[0]";
        page.wait_until("the counting to go on", more, vec![waiting.into()])
            .await?;
        page.wait_for("#search-status[data-state=counting]").await?;
        page.click("#pause").await?;
        page.wait_for("#search-status[data-state=paused]").await?;
        page.click("#count-on").await?;
        page.wait_for("#search-status[data-state=counting]").await?;
        page.click("#stop").await?;
        page.wait_for("#search-status[data-state=stopped]").await?;
        page.wait_for_text("#search-status", "Stopped early after")
            .await?;
        assert!(page.counts(0).await?[0].chars().count() > 6);
        // That it is too large is known by now, so it is counted on without asking.
        page.click("#again").await?;
        page.wait_for("#search-status[data-state=counting]").await?;
        // The workers are free for another question.
        page.set_field("#parameter-depth", "3").await?;
        page.wait_for_searches().await?;
        page.wait_for_text(".time-caption", "of").await
    });
}

async fn nodes(page: &Page) -> Result<f64, Failure> {
    page.number(
        "return Number(document.querySelector('#search-status').dataset.nodes)",
        vec![],
    )
    .await
}
