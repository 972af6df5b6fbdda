//! The reproduction: what comes with the page.

use crate::support::{Viewport, browse};
use experiments::reproduce::STARTS_OF_WAR;

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
            // What explains the differences is said about these evolutions.
            page.wait_for_text("#findings", "always rolling on scores 0.8094")
                .await?;
            page.wait_for_text("#findings", "in decreasing order")
                .await?;
            assert_eq!(page.count("#account .accounts tbody tr").await?, 8);
            page.load(&format!("#/{STARTS_OF_WAR}")).await?;
            page.wait_for_text("[data-about=source]", "Jakóbczyk")
                .await?;
            page.wait_for("#start-map .equilibrium-cross").await?;
            assert_eq!(page.count("#start-map .simplex-dot").await?, 78);
            Ok(())
        },
    );
}
