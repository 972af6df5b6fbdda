//! A run is paused, stopped, there again after a reload, and resumed.

use crate::support::{Viewport, browse};

/// Long enough to be stopped, in blocks that are done soon.
const LONG: &str = "agent=uct(300)&rungs=uct(300),tactical,uct(3000),minimax(7)&games=2000";

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
