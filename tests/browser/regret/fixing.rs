//! Strategies that are fixed and freed, which the link says.

use crate::support::{Viewport, browse};

#[test]
fn an_information_set_is_fixed_costs_something_and_is_freed() {
    browse("regret_fixing", Viewport::DESKTOP, "", async |page| {
        page.learn("iterations=1000&variant=cfr-plus").await?;
        page.click("#information-sets tr[data-key=J] .key").await?;
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
        page.wait_for_text("#lock-cost", "Run this experiment")
            .await?;
        page.begin().await?;
        page.wait_for_run("finished").await?;
        page.wait_for_text("#lock-cost", "a difference of −")
            .await?;
        // The other experiment's results are still there.
        page.click("#free").await?;
        page.wait_for_parameter("lock", "").await?;
        page.wait_for_run("finished").await
    });
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
