//! A run: its generations, the race in each, what it comes to; and there again after a reload.

use super::SHORT;
use crate::support::{Key, Viewport, browse, native_result};

#[test]
fn an_evolution_is_run_and_looked_at_generation_by_generation() {
    browse("an_evolution", Viewport::DESKTOP, "", async |page| {
        page.load(&format!("#/evolution?{SHORT}")).await?;
        // A link starts stopped.
        page.begin().await?;
        page.wait_for_run("finished").await?;
        page.wait_for("#generation[data-number='12']").await?;
        page.wait_for_text("#distance", "best strategy").await?;
        let worth = page.said_by("#distance", "worth").await?;
        assert!(worth > 0.5 && worth < 0.8094, "{worth}");
        page.wait_for("#archive .heat-map td.wins").await?;
        // Back by key, and all of it is in the address.
        page.press(Key::Left).await?;
        page.wait_for_parameter("look", "11").await?;
        page.wait_for("#generation[data-number='11']").await?;
        // To the beginning of its race: nothing is decided yet.
        page.click("#race .time-control button:first-child").await?;
        page.wait_for_parameter("game_seen", "0").await?;
        page.wait_for_text("#verdict", "Not decided yet").await?;
        page.wait_for_text(".pseudo-code .lit", "x′ ← x").await?;
        page.reload().await?;
        page.wait_for_text("#verdict", "Not decided yet").await?;
        page.wait_for("#generation[data-number='11']").await?;
        assert_eq!(page.said_by("#distance", "worth").await?, worth);
        Ok(())
    });
}

#[test]
fn the_page_finds_what_the_command_line_finds() {
    browse("evolution_native", Viewport::DESKTOP, "", async |page| {
        let link = format!("evolution?{SHORT}&algorithm=approximate-2&seed=5");
        page.run_to_the_end(&link).await?;
        page.wait_for_text("#distance", "best strategy").await?;
        let native: serde_json::Value =
            serde_json::from_str(&native_result(&link, "json")).unwrap();
        let expected = native["result"]["exact"]["against_start"]["mean"]
            .as_f64()
            .unwrap();
        // To the last bit.
        assert_eq!(page.said_by("#distance", "worth").await?, expected);
        Ok(())
    });
}

#[test]
fn several_evolutions_of_war_stand_side_by_side() {
    browse("evolutions_of_war", Viewport::DESKTOP, "", async |page| {
        page.run_to_the_end(
            "evolution?game=war&algorithm=iterative&generations=4&evolutions=3&epsilon=0.2",
        )
        .await?;
        page.wait_for("#all-evolutions tbody tr:nth-child(3)")
            .await?;
        assert_eq!(page.count("#generation .strategies-now tbody tr").await?, 3);
        page.wait_for_text("#distance", "(95 %: ").await
    });
}

#[test]
fn a_long_evolution_is_stopped_and_begins_again() {
    browse("evolution_stopped", Viewport::DESKTOP, "", async |page| {
        page.load("#/evolution?generations=2000&algorithm=coevolution")
            .await?;
        page.begin().await?;
        page.wait_for_more_than(2.0).await?;
        page.wait_for("#generation").await?;
        page.click("#stop").await?;
        page.wait_for_run("stopped").await?;
        assert!(page.done_so_far().await? > 2.0);
        page.wait_for("#generation").await?;
        Ok(())
    });
}
