//! A generation game by game: played again by a worker, stepped, scrubbed, and in the address.

use super::SHORT;
use crate::support::{Failure, Key, MAX_TASK, Page, Viewport, browse};

const SLIDER: &str = "#race .time-control input[type=range]";

impl Page {
    /// Waits for the moment after so many games of the generation, and says what stands there.
    async fn moment_of_generation(&self, games: u64) -> Result<String, Failure> {
        self.wait_for_parameter("game_seen", &games.to_string())
            .await?;
        let seen = "return document.querySelector(arguments[0])?.value === arguments[1]";
        let arguments = vec![SLIDER.into(), games.to_string().into()];
        self.wait_until("the moment", seen, arguments).await?;
        self.wait_for(".games-watched[aria-busy=false]").await?;
        self.text(".games-watched").await
    }
}

#[test]
fn every_game_of_a_generation_can_be_stepped_to() {
    browse("evolution_by_games", Viewport::DESKTOP, "", async |page| {
        page.run_to_the_end(&format!("evolution?{SHORT}")).await?;
        page.press(Key::Left).await?;
        page.wait_for_parameter("look", "11").await?;
        page.click("#step-by button:last-child").await?;
        page.wait_for_parameter("step_by", "games").await?;
        // The last game of the last race, with its verdict.
        page.wait_for_text("#decision", "Verdict of the race: the offspring is")
            .await?;
        page.wait_for("#verdict.accepted, #verdict.refused").await?;
        // Keys step by game now; before the first one nothing is known.
        page.press(Key::Home).await?;
        let none = page.moment_of_generation(0).await?;
        assert!(none.contains("No game yet"), "{none}");
        page.press(Key::Right).await?;
        let first = page.moment_of_generation(1).await?;
        assert!(
            first.contains("Game 1 of the race, against the start: the offspring begins"),
            "{first}"
        );
        page.wait_for_text("#decision", "the next test is after game")
            .await?;
        page.wait_for_text("#verdict", "Not decided yet").await?;
        // Scrubbed somewhere, stepped on, and there again by the address.
        page.slide(SLIDER, 150).await?;
        page.moment_of_generation(150).await?;
        page.press(Key::Right).await?;
        let before = page.moment_of_generation(151).await?;
        page.reload().await?;
        page.wait_for(".games-watched").await?;
        assert_eq!(page.moment_of_generation(151).await?, before);
        page.wait_for("#generation[data-number='11']").await?;
        Ok(())
    });
}

#[test]
fn games_are_played_by_themselves_and_the_page_keeps_up() {
    browse(
        "evolution_games_play",
        Viewport::DESKTOP,
        "",
        async |page| {
            let longest = page
                .longest_task("games of a generation", watch_games)
                .await?;
            assert!(longest < MAX_TASK, "{longest} ms");
            Ok(())
        },
    );
}

/// Two games of a generation of War, which play by themselves.
async fn watch_games(page: &Page) -> Result<(), Failure> {
    page.run_to_the_end("evolution?game=war&algorithm=approximate-2&generations=3&epsilon=0.05")
        .await?;
    page.click("#step-by button:last-child").await?;
    page.wait_for(".games-watched").await?;
    page.press(Key::Home).await?;
    page.moment_of_generation(0).await?;
    page.click("#race .time-control button:nth-child(3)")
        .await?;
    let moves = "return Number(document.querySelector(arguments[0]).value) >= 2";
    page.wait_until("two games", moves, vec![SLIDER.into()])
        .await?;
    page.wait_for_text("#game", "of the race, against").await?;
    Ok(())
}
