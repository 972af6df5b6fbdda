//! One race, step by step.

use crate::support::{Viewport, browse};
use fantoccini::key::Key;

#[test]
fn a_race_is_stepped_through_and_its_moment_is_in_the_link() {
    browse("a_race_is_stepped", Viewport::DESKTOP, "", async |page| {
        // A first player who wins every game is found after 8² of them.
        page.race("mean=1&repeats=3&epsilon=0.05&all=off").await?;
        let verdict = page.text("#verdict").await?;
        assert!(verdict.contains("first player is better"), "{verdict}");
        let last = page.games_looked_at().await?;
        assert_eq!(
            last, 49.0,
            "ln(3·38/0.05)·3/n² is below one half from n = 7 on"
        );
        page.press(Key::Home).await?;
        page.wait_for_parameter("game", "0").await?;
        page.wait_for_text("#verdict", "Undecided").await?;
        page.press(Key::Right).await?;
        page.wait_for_parameter("game", "").await?;
        page.wait_for_text("#bounds", "best bounds").await?;
        // Game by game.
        page.click(".race-time .tabs button:last-child").await?;
        page.press(Key::Left).await?;
        page.wait_for_parameter("game", "48").await?;
        page.wait_for_text("#so-far", "48 won, 0 drawn, 0 lost")
            .await?;
        // The moment is there again after a reload.
        page.reload().await?;
        page.wait_for_text("#so-far", "48 won").await?;
        assert_eq!(page.games_looked_at().await?, 48.0);
        assert_eq!(
            page.text("#decisions [data-race=ilebr-star-2] td:nth-child(3)")
                .await?,
            "not yet"
        );
        Ok(())
    });
}

#[test]
fn every_race_says_something_of_the_same_games() {
    browse("every_race_says", Viewport::DESKTOP, "", async |page| {
        page.race("mean=0.6&epsilon=0.05&repeats=2").await?;
        assert_eq!(page.count("#decisions tbody tr[data-games]").await?, 7);
        let games = async |race: &str| {
            let body = "return Number(document.querySelector(`[data-race=${arguments[0]}]`).dataset.games)";
            page.number(body, vec![race.into()]).await
        };
        let (starred, unstarred) = (games("ilebr-star-1").await?, games("ilebr-2").await?);
        assert!(starred < unstarred && unstarred < games("lebr").await?);
        assert_eq!(starred, games("ilebr-star-2").await?);
        // Another race by its row: a click, and the same games are looked at by it.
        page.click("#decisions [data-race=lebr] a").await?;
        page.wait_for_parameter("race", "lebr").await?;
        page.wait_for_run("none").await
    });
}

#[test]
fn a_race_that_plays_stops_at_its_end() {
    browse("a_race_plays", Viewport::DESKTOP, "", async |page| {
        page.race("mean=0.9&epsilon=0.05&repeats=1&all=off&game=0")
            .await?;
        page.click("button[aria-label^=Play]").await?;
        page.wait_for_parameter("game", "").await?;
        page.wait_for_text("#verdict", "first player is better")
            .await?;
        page.wait_for("button[aria-label^=Play]").await?;
        Ok(())
    });
}
