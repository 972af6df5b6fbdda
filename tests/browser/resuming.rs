//! Nothing that was found is lost: stop, go on, reload, go on, edit and come back.

use crate::support::{Failure, Page, Viewport, browse};

/// Long runs of a single chunk, or of few: the whole of what was done is in chunks that were only begun.
const REGRET: &str = "#/regret?game=leduc&iterations=2000000&compare=cfr-plus";
const TUNING: &str = "#/tuning?problem=agent&evaluations=3000&repeats=4";
const MCTS: &str = "simulations=100000000&trees=4&nodes=50000&seed=3&person=both&exact=0";

impl Page {
    /// How far the row of a run says it is, from now on, and whether it was ever less than `least`.
    async fn watch_done(&self, least: f64) -> Result<(), Failure> {
        let watch = "window.least = Infinity; clearInterval(window.watching);
            window.watching = setInterval(() => {
                const status = document.querySelector('#run-status, #summary');
                if (status) window.least = Math.min(window.least, Number(status.dataset.done));
            }, 5); return arguments[0]";
        self.script(watch, vec![least.into()]).await?;
        Ok(())
    }

    async fn assert_never_below(&self, least: f64) -> Result<(), Failure> {
        let found = self.number("return window.least", vec![]).await?;
        assert!(found >= least, "fell from {least} to {found}");
        Ok(())
    }
}

/// Runs, stops, goes on, reloads, goes on: what is done never becomes less, and little is done again.
async fn goes_on(page: &Page, link: &str, some: f64) -> Result<(), Failure> {
    page.load(link).await?;
    page.wait_for_run("none").await?;
    page.begin().await?;
    page.wait_for_more_than(some).await?;
    page.click("#stop").await?;
    page.wait_for_run("stopped").await?;
    // The workers' last words.
    page.script("return new Promise(then => setTimeout(then, 600))", vec![])
        .await?;
    for reloads in [false, true] {
        let stopped = page.done_so_far().await?;
        if reloads {
            page.reload().await?;
            page.wait_for_run("stopped").await?;
            assert_eq!(page.done_so_far().await?, stopped);
        }
        assert_eq!(
            page.count("#run-remark").await?,
            0,
            "nothing to be done again"
        );
        page.watch_done(stopped).await?;
        page.click("#resume").await?;
        page.wait_for_more_than(stopped).await?;
        page.assert_never_below(stopped).await?;
        page.click("#stop").await?;
        page.wait_for_run("stopped").await?;
        page.script("return new Promise(then => setTimeout(then, 600))", vec![])
            .await?;
    }
    Ok(())
}

#[test]
fn long_runs_go_on_where_they_were() {
    browse("runs_go_on", Viewport::DESKTOP, "", async |page| {
        for (link, some) in [(REGRET, 3_000.0), (TUNING, 100.0)] {
            let gone_on = goes_on(page, link, some).await;
            gone_on.map_err(|failure| failure.at(link))?;
        }
        Ok(())
    });
}

async fn simulations(page: &Page) -> Result<f64, Failure> {
    let done = "return Number(document.querySelector('#summary').dataset.done)";
    page.number(done, vec![]).await
}

#[test]
fn searches_are_there_after_a_reload() {
    browse("searches_are_there", Viewport::DESKTOP, "", async |page| {
        a_finished_search_is_there_after_a_reload(page).await?;
        a_search_that_was_stopped_is_there_after_a_reload(page).await
    });
}

async fn a_finished_search_is_there_after_a_reload(page: &Page) -> Result<(), Failure> {
    page.open_lab("simulations=2000&exact=0&person=both")
        .await?;
    page.take_hint().await?;
    let thoughts = page.thoughts().await?;
    page.reload().await?;
    page.wait_for("#summary[data-state=finished]").await?;
    assert_eq!(page.thoughts().await?, thoughts);
    // Asked again it answers at once, with the same.
    page.take_hint().await?;
    assert_eq!(page.thoughts().await?, thoughts);
    Ok(())
}

/// A tree is too large to be kept: what it showed stays, and what going on costs is said before.
async fn a_search_that_was_stopped_is_there_after_a_reload(page: &Page) -> Result<(), Failure> {
    page.open_lab(MCTS).await?;
    page.click("#hint").await?;
    page.wait_for_simulations().await?;
    page.script("return new Promise(then => setTimeout(then, 1500))", vec![])
        .await?;
    page.click("#stop").await?;
    page.wait_for("#summary[data-state=stopped]").await?;
    page.script("return new Promise(then => setTimeout(then, 600))", vec![])
        .await?;
    let stopped = simulations(page).await?;
    page.wait_for_text("#summary", "about 100 % of the work")
        .await?;
    page.reload().await?;
    page.wait_for("#summary[data-state=stopped]").await?;
    assert_eq!(simulations(page).await?, stopped);
    page.watch_done(stopped).await?;
    page.click("#hint").await?;
    page.wait_for("#summary[data-state=running]").await?;
    let more = "return Number(document.querySelector('#summary').dataset.done) > arguments[0]";
    page.wait_until("the search to pass it", more, vec![stopped.into()])
        .await?;
    page.assert_never_below(stopped).await?;
    page.click("#stop").await?;
    page.wait_for("#summary[data-state=stopped]").await?;
    Ok(())
}

/// An edit ends the run, says so, and the back button comes back to all of it.
#[test]
fn an_edit_during_a_run_keeps_what_was_found_one_step_back() {
    browse(
        "an_edit_during_a_run",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.load("#/regret?iterations=900000000&seed=4").await?;
            page.wait_for_run("none").await?;
            page.begin().await?;
            page.wait_for_more_than(1_000.0).await?;
            let running = page.done_so_far().await?;
            page.set_field("#parameter-cards", "4").await?;
            page.wait_for_parameter("cards", "4").await?;
            page.wait_for_run("none").await?;
            page.wait_for_text("#run-status", "earlier settings was stopped")
                .await?;
            // More edits are edits of the same place.
            page.set_field("#parameter-cards", "5").await?;
            page.wait_for_parameter("cards", "5").await?;
            page.back().await?;
            page.wait_for_run("stopped").await?;
            let kept = page.done_so_far().await?;
            assert!(kept >= running, "{kept} of {running}");
            page.click("#resume").await?;
            page.wait_for_more_than(kept).await?;
            page.click("#stop").await?;
            page.wait_for_run("stopped").await?;
            Ok(())
        },
    );
}

/// Nobody stopped what was only left: it goes on when one comes back, to the same end.
#[test]
fn a_small_run_that_was_left_goes_on_by_itself() {
    const SMALL: &str = "#/racing?mean=0.503&repeats=300";
    browse("left_goes_on", Viewport::DESKTOP, "", async |page| {
        page.load(SMALL).await?;
        page.wait_for_run("running").await?;
        page.goto_hash("#/racing?mean=0.6").await?;
        page.wait_for_run("finished").await?;
        page.back().await?;
        page.wait_for_run("finished").await?;
        page.load("#/racing?mean=0.503&repeats=301").await?;
        page.wait_for_run("running").await?;
        page.goto_hash("#/").await?;
        page.wait_for(".home").await?;
        page.back().await?;
        page.wait_for_run("finished").await
    });
}
