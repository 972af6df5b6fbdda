//! Long runs: stopped, paused, interrupted by a reload, robbed of a worker; and the page's own thread meanwhile.

use crate::support::{Failure, KEEPING_WORKERS, MAX_TASK, Page, Viewport, browse};

/// So long that no machine finishes it during a test.
const ENDLESS: &str = "simulations=100000000&trees=8&nodes=50000&seed=1";

#[test]
fn a_long_think_is_paused_goes_on_and_is_stopped_at_once_with_what_it_found() {
    browse("a_run_is_paused", Viewport::DESKTOP, "", async |page| {
        page.open_lab(ENDLESS).await?;
        page.click("#hint").await?;
        page.wait_for_simulations().await?;
        page.click("#pause").await?;
        page.wait_for("#summary[data-state=paused]").await?;
        // Each worker answers the pause; after that nothing moves.
        let still = "const read = () => document.querySelector('#summary').dataset.done;\
                     const before = read();\
                     return new Promise(then => setTimeout(() => then(read() === before), 300))";
        page.wait_until("the workers to rest", still, vec![])
            .await?;
        let paused = done(page).await?;
        page.click("#pause").await?;
        let more = "return Number(document.querySelector('#summary').dataset.done) > arguments[0]";
        page.wait_until("the run to go on", more, vec![paused.into()])
            .await?;
        is_stopped_at_once(page).await?;
        // The workers are free again: another question is answered.
        page.goto_hash("#/mcts?simulations=500").await?;
        page.take_hint().await
    });
}

async fn is_stopped_at_once(page: &Page) -> Result<(), Failure> {
    page.click("#stop").await?;
    page.wait_for("#summary[data-state=stopped]").await?;
    assert!(page.text("#summary").await?.contains("Stopped early"));
    let done = done(page).await?;
    assert!(done > 0.0 && done < 1e8, "{done}");
    page.wait_for("#hint[aria-disabled=false]").await
}

#[test]
fn a_reload_in_the_middle_of_a_move_loses_nothing() {
    browse(
        "a_reload_in_the_middle",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.open_lab(ENDLESS).await?;
            page.click(".column.free[data-column='4']").await?;
            page.wait_for_simulations().await?;
            page.reload().await?;
            page.wait_for_text("#status", "thinking").await?;
            page.wait_for_parameter("moves", "4").await?;
            page.click("#move-now").await?;
            page.wait_until(
                "the machine to move",
                "return /moves=4./.test(location.hash)",
                vec![],
            )
            .await
        },
    );
}

#[test]
fn a_worker_that_dies_is_replaced_and_the_result_is_the_same() {
    browse("a_worker_that_dies", Viewport::DESKTOP, "", async |page| {
        let query = "simulations=4000000&trees=4&nodes=50000&seed=6&person=both&exact=0";
        page.eval_before_load(KEEPING_WORKERS).await?;
        page.open_lab(query).await?;
        page.take_hint().await?;
        let undisturbed = page.thoughts().await?;
        // One dies with a word, one without: that one is missed when it stays silent.
        for last_words in ["worker.dispatchEvent(new Event('error'));", ""] {
            // What was found is kept: this time it is to be computed.
            page.script("sessionStorage.clear()", vec![]).await?;
            page.open_lab(query).await?;
            page.wait_for_calm().await?;
            page.click("#hint").await?;
            page.wait_for_simulations().await?;
            let kill =
                format!("const worker = window.workers[0]; worker.terminate(); {last_words}");
            page.script(&kill, vec![]).await?;
            page.wait_for("#summary[data-state=finished]").await?;
            assert_eq!(page.thoughts().await?, undisturbed);
            let begun = page.number("return window.workers.length", vec![]).await?;
            let cores = page
                .number("return navigator.hardwareConcurrency", vec![])
                .await?;
            assert!(begun > cores.min(4.0), "a worker was replaced");
        }
        Ok(())
    });
}

#[test]
fn workers_that_never_start_fail_the_run_with_a_sentence() {
    browse(
        "workers_that_never_start",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.eval_before_load(
                "window.Worker = class { constructor(url, options) { options.type; throw new Error('refused'); } };",
            )
            .await?;
            page.open_lab("simulations=500").await?;
            page.click("#hint").await?;
            page.wait_for_text("[role=alert]", "the run was ended")
                .await?;
            page.wait_for("#hint[aria-disabled=false]").await?;
            Ok(())
        },
    );
}

#[test]
fn the_pages_thread_stays_free_while_all_workers_are_busy() {
    browse(
        "the_pages_thread_stays_free",
        Viewport::DESKTOP,
        "",
        async |page| {
            let longest = page
                .longest_task("all workers busy", work_for_a_while)
                .await?;
            assert!(longest < MAX_TASK, "{longest} ms");
            Ok(())
        },
    );
}

/// Three seconds of a search without an end.
async fn work_for_a_while(page: &Page) -> Result<(), Failure> {
    page.open_lab(ENDLESS).await?;
    page.click("#hint").await?;
    page.wait_for_simulations().await?;
    page.script("return new Promise(then => setTimeout(then, 3000))", vec![])
        .await?;
    page.click("#stop").await?;
    page.wait_for("#summary[data-state=stopped]").await?;
    Ok(())
}

async fn done(page: &Page) -> Result<f64, Failure> {
    page.number(
        "return Number(document.querySelector('#summary').dataset.done)",
        vec![],
    )
    .await
}

/// The control is drawn anew with each report of the run, five times a second; a step of one or two a second comes all the same.
#[test]
fn play_moves_on_while_something_runs() {
    for (name, link, control, begun) in [
        (
            "play_during_regret",
            "regret?game=leduc&iterations=3000000&look=3",
            ".time-control",
            "3",
        ),
        (
            "play_during_evolution",
            "evolution?generations=2000&epsilon=0.003&look=1",
            ".generations .time-control",
            "1",
        ),
    ] {
        browse(name, Viewport::DESKTOP, "", async |page| {
            page.load(&format!("#/{link}")).await?;
            page.begin().await?;
            page.wait_for_run("running").await?;
            page.wait_for_more_than(2.0).await?;
            page.click(&format!("{control} button[aria-label^=Play]"))
                .await?;
            let moved = "return new URLSearchParams(location.hash.split('?')[1]).get('look') !== arguments[0]";
            page.wait_until("the next moment", moved, vec![begun.into()])
                .await?;
            assert_eq!(page.count("#run-status[data-state=running]").await?, 1);
            page.click("#stop").await?;
            page.wait_for_run("stopped").await
        });
    }
}
