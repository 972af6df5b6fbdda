//! A run: its generations, the race in each, what it comes to; and there again after a reload.

use super::SHORT;
use crate::support::{Failure, Key, Page, Viewport, browse, native_result};

#[test]
fn an_evolution_is_looked_at_by_generations_and_is_that_of_the_command_line() {
    browse("an_evolution", Viewport::DESKTOP, "", async |page| {
        an_evolution_is_run_and_looked_at_generation_by_generation(page).await?;
        the_page_finds_what_the_command_line_finds(page).await
    });
}

async fn an_evolution_is_run_and_looked_at_generation_by_generation(
    page: &Page,
) -> Result<(), Failure> {
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
}

async fn the_page_finds_what_the_command_line_finds(page: &Page) -> Result<(), Failure> {
    let link = format!("evolution?{SHORT}&algorithm=approximate-2&seed=5");
    page.run_to_the_end(&link).await?;
    page.wait_for_text("#distance", "best strategy").await?;
    let native: serde_json::Value = serde_json::from_str(&native_result(&link, "json")).unwrap();
    let expected = native["result"]["exact"]["against_start"]["mean"]
        .as_f64()
        .unwrap();
    // To the last bit.
    assert_eq!(page.said_by("#distance", "worth").await?, expected);
    Ok(())
}
