//! Strategies that are fixed and freed, which the link says.

use crate::support::{Failure, Key, Page, Viewport, browse};

#[test]
fn an_information_set_is_fixed_costs_something_and_is_freed() {
    browse("regret_fixing", Viewport::DESKTOP, "", async |page| {
        page.learn("iterations=1000&variant=cfr-plus").await?;
        page.click("#information-sets tr[data-key=J] .key").await?;
        page.wait_for_parameter("set", "J").await?;
        page.click("#fix-here summary").await?;
        page.set_field("#fix-0", "0").await?;
        page.set_field("#fix-1", "0.5").await?;
        page.click("#fix").await?;
        page.wait_for_text("#fix-error", "add up to 0.5").await?;
        assert_eq!(page.parameter("lock").await?, "");
        page.slide("#fix-slider", 100).await?;
        page.click("#fix").await?;
        page.wait_until(
            "the lock",
            "return location.hash.includes('lock=J')",
            vec![],
        )
        .await?;
        page.wait_for_text("#information-sets tr[data-key=J]", "fixed")
            .await?;
        // What costs little is computed again without being asked for.
        page.wait_for_run("finished").await?;
        page.wait_for_text("#lock-cost", "a difference of −")
            .await?;
        // The other experiment's results are still there.
        page.click("#free").await?;
        page.wait_for_parameter("lock", "").await?;
        page.wait_for_run("finished").await
    });
}

/// A bar is the probability itself: anyone who drags it fixes it, and sees at once who profits.
#[test]
fn a_bar_is_dragged_or_moved_by_keys_and_fixed_where_it_is_let_go() {
    browse("regret_dragging", Viewport::DESKTOP, "", async |page| {
        page.learn("iterations=500").await?;
        let drag = "const cell = document.querySelector('.board-cell[data-set=Kb]');\
            const bar = cell.querySelector('.share-bar').getBoundingClientRect();\
            const at = (type, share) => cell.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, buttons: 1,\
                clientX: bar.left + share * bar.width, clientY: bar.top + 3 }));\
            at('pointerdown', 1); for (const share of arguments[0]) at('pointermove', share);\
            at('pointerup', arguments[0].at(-1)); cell.click()";
        page.script(drag, vec![serde_json::json!([0.8, 0.5])])
            .await?;
        page.wait_for_parameter("lock", "Kb:(0.5,0.5)").await?;
        page.wait_for(".board-cell.fixed[data-set=Kb]").await?;
        // A drag is no press.
        assert_eq!(page.parameter("set").await?, "");
        page.wait_for_run("finished").await?;
        page.wait_for_text("#lock-cost", "a difference of").await?;
        let label = page
            .attribute(".board-cell[data-set=Kb]", "aria-label")
            .await?;
        assert!(
            label.as_deref().unwrap_or_default().contains("fixed"),
            "{label:?}"
        );
        // A finger that trembles only presses.
        page.script(drag, vec![serde_json::json!([0.99])]).await?;
        page.wait_for_parameter("set", "Kb").await?;
        page.back().await?;
        page.wait_for_parameter("set", "").await?;
        page.back().await?;
        page.wait_for_parameter("lock", "").await?;
        a_bar_is_fixed_by_keyboard(page).await
    });
}

async fn a_bar_is_fixed_by_keyboard(page: &Page) -> Result<(), Failure> {
    page.learn("iterations=500&lock=Kb:(0.5,0.5)").await?;
    page.script(
        "document.querySelector('.board-cell[data-set=Kb]').focus()",
        vec![],
    )
    .await?;
    for lock in ["Kb:(0.49,0.51)", "Kb:(0.48,0.52)"] {
        page.chord(Key::Shift, Key::Right).await?;
        page.wait_for_parameter("lock", lock).await?;
    }
    page.chord(Key::Shift, Key::Left).await?;
    page.wait_for_parameter("lock", "Kb:(0.49,0.51)").await
}

#[test]
fn a_whole_player_is_fixed_and_freed() {
    browse("regret_fix_player", Viewport::DESKTOP, "", async |page| {
        page.learn("game=leduc&iterations=20").await?;
        page.click("[data-player=second] [data-fix=uniform]")
            .await?;
        page.wait_for_text("#locks-now", "second:uniform").await?;
        page.click("[data-player=second] [data-fix=free]").await?;
        page.wait_for_parameter("lock", "").await?;
        page.wait_for_run("finished").await?;
        page.click("[data-player=first] [data-fix=average]").await?;
        page.wait_for("#locks-now").await?;
        page.wait_for_text("#information-sets tbody", "fixed")
            .await?;
        page.click("#free-all").await?;
        page.wait_for_parameter("lock", "").await
    });
}
