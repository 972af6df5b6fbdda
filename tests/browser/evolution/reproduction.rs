//! The reproduction: one click, tables and plots; stopped and resumed after a reload.

use crate::support::{Viewport, browse};
use experiments::reproduce::STARTS_OF_WAR;

const SMALL: &str =
    "reproduce?generations=3&evolutions=4&war_evolutions=1&evaluations=4&games=100&cap=500";

#[test]
fn one_click_fills_all_tables() {
    browse("reproduction", Viewport::DESKTOP, "", async |page| {
        page.run_to_the_end(SMALL).await?;
        for table in ["1", "2", "3", "4"] {
            page.wait_for(&format!("#table-5-{table} td.ours")).await?;
        }
        // Four algorithms, seven statistics; published, ours, the difference.
        assert_eq!(page.count("#table-5-3 .published tbody tr").await?, 28);
        assert_eq!(page.count("#table-5-4 .published tbody tr").await?, 16);
        page.wait_for_text("#table-5-3 .published tbody tr:first-child", "0.7866")
            .await?;
        let ours = "return document.querySelector('#table-5-3 td.ours').innerText";
        let ours = page.script(ours, vec![]).await?;
        assert!(
            ours.as_str().unwrap_or_default().starts_with("0."),
            "{ours}"
        );
        // A box a published column, one for ours and one between evolutions.
        assert_eq!(page.count("#table-5-3 svg rect.bar").await?, 12);
        assert_eq!(page.count("#readings tbody tr").await?, 8);
        // What explains the differences is said about these evolutions.
        page.wait_for_text("#findings", "always rolling on scores 0.8094")
            .await?;
        page.wait_for_text("#findings", "in decreasing order")
            .await?;
        assert_eq!(page.count("#account .accounts tbody tr").await?, 8);
        Ok(())
    });
}

/// Runs that come with the page are there without a press: what follows from each reading, and the search for a start.
#[test]
fn stored_runs_are_shown_at_once() {
    browse(
        "reproduction_stored",
        Viewport::DESKTOP,
        "#/reproduce?view=account",
        async |page| {
            page.wait_for_text("#reading-verdict", "0.6203").await?;
            let optimum = "[data-about=readings-optimum-owner]";
            page.wait_for_text(optimum, "0.6203").await?;
            page.load(&format!("#/{STARTS_OF_WAR}")).await?;
            page.wait_for_text("[data-about=source]", "Jakóbczyk")
                .await?;
            page.wait_for("#start-map .equilibrium-cross").await?;
            assert_eq!(page.count("#start-map .simplex-dot").await?, 78);
            Ok(())
        },
    );
}

#[test]
fn it_is_paused_stopped_and_goes_on_after_a_reload() {
    browse(
        "reproduction_resumed",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.load(
                "#/reproduce?generations=6&evolutions=60&war_evolutions=1&cap=400&evaluations=20",
            )
            .await?;
            page.begin().await?;
            page.wait_for("#table-5-3[data-evolutions='3'], #table-5-3[data-evolutions='4'], #table-5-3[data-evolutions='5']").await?;
            page.click("#pause").await?;
            page.wait_for_run("paused").await?;
            page.click("#stop").await?;
            page.wait_for_run("stopped").await?;
            let replicates = page.said_by("#table-5-3", "evolutions").await?;
            page.reload().await?;
            page.wait_for_run("stopped").await?;
            page.wait_for("#table-5-3 td.ours").await?;
            assert_eq!(page.said_by("#table-5-3", "evolutions").await?, replicates);
            page.click("#resume").await?;
            let more = "return Number(document.querySelector('#table-5-3').dataset.evolutions) > arguments[0]";
            page.wait_until("more replicates", more, vec![replicates.into()])
                .await?;
            page.click("#stop").await?;
            page.wait_for_run("stopped").await
        },
    );
}
