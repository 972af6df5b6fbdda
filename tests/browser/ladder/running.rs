//! A run is begun, seen live, stopped, resumed, and there again after a reload.

use crate::support::{Viewport, browse};

const SMALL: &str = "agent=uct(100)&rungs=random,tactical&games=8&width=5&height=5";
/// Long enough to be stopped, in blocks that are done soon.
const LONG: &str = "agent=uct(300)&rungs=uct(300),tactical,uct(3000),minimax(7)&games=2000";

#[test]
fn a_small_ladder_is_climbed() {
    browse("a_small_ladder", Viewport::DESKTOP, "", async |page| {
        page.open_ladder(SMALL).await?;
        // A link starts stopped.
        page.begin().await?;
        page.wait_for_run("finished").await?;
        assert_eq!(page.done_so_far().await?, 16.0);
        assert!(page.text("#measure").await?.contains("beaten"));
        assert_eq!(page.count("#standings tbody tr[data-games='8']").await?, 2);
        // The last game of a rung opens in the lab where games are looked at.
        page.click("#standings tbody tr:first-child a").await?;
        page.wait_for(".board").await?;
        assert_eq!(page.parameter("person").await?, "both");
        assert!(page.parameter("moves").await?.len() >= 7);
        page.back().await?;
        page.wait_for("#standings tbody tr[data-games='8']").await?;
        Ok(())
    });
}

#[test]
fn a_run_is_stopped_keeps_what_it_found_and_goes_on() {
    browse("a_ladder_is_stopped", Viewport::DESKTOP, "", async |page| {
        page.open_ladder(LONG).await?;
        page.begin().await?;
        page.wait_for_more_than(60.0).await?;
        page.click("#pause").await?;
        page.wait_for_run("paused").await?;
        page.click("#pause").await?;
        page.wait_for_run("running").await?;
        page.click("#stop").await?;
        page.wait_for_run("stopped").await?;
        let stopped = page.done_so_far().await?;
        assert!((60.0..8_000.0).contains(&stopped), "{stopped}");
        page.wait_for_text("#run-status", "Stopped early").await?;
        // The same after a reload.
        page.reload().await?;
        page.wait_for_run("stopped").await?;
        assert_eq!(page.done_so_far().await?, stopped);
        // Finished blocks are taken over: a block has 40 games, and no more than the blocks under way are lost.
        page.click("#resume").await?;
        page.wait_for_more_than(stopped).await?;
        page.click("#stop").await?;
        page.wait_for_run("stopped").await?;
        Ok(())
    });
}

#[test]
fn a_reload_in_the_middle_loses_little_and_starts_stopped() {
    browse(
        "a_ladder_is_reloaded",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.open_ladder(LONG).await?;
            page.begin().await?;
            page.wait_for_more_than(200.0).await?;
            page.reload().await?;
            page.wait_for_run("stopped").await?;
            assert!(page.done_so_far().await? > 0.0);
            Ok(())
        },
    );
}

#[test]
fn a_race_decides_a_rung() {
    browse(
        "a_race_decides_a_rung",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.open_ladder(
                "agent=tactical&rungs=random&decide=race&epsilon=0.1&width=5&height=5",
            )
            .await?;
            // What is asked is what matters: no fixed number of games.
            assert_eq!(page.count("#parameter-games").await?, 0);
            page.begin().await?;
            page.wait_for_run("finished").await?;
            page.wait_for_text("#standings tbody", "surely beaten")
                .await?;
            assert!(page.done_so_far().await? < 400.0);
            page.set_field("#parameter-epsilon", "0.6").await?;
            page.wait_for_text("#parameter-epsilon-error", "to 0.499")
                .await
        },
    );
}
