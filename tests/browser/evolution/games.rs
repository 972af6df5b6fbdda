//! Rrrats by hand, with the coach; War to watch.

use crate::support::{Failure, Key, Page, Viewport, browse};

#[test]
fn rrrats_is_played_by_key_and_gone_through_roll_by_roll() {
    browse("rrrats_by_hand", Viewport::DESKTOP, "", async |page| {
        rrrats_is_played_by_key_and_decisions_have_a_price(page).await?;
        a_game_of_rrrats_is_gone_through_roll_by_roll(page).await
    });
}

async fn rrrats_is_played_by_key_and_decisions_have_a_price(page: &Page) -> Result<(), Failure> {
    page.run_to_the_end("rrrats").await?;
    page.wait_for_text("#exact", "0.788620").await?;
    // Before the decision nothing says what it is worth.
    page.wait_for_text("#coach", "which is better").await?;
    assert_eq!(page.count("#coach .worth").await?, 0);
    page.keys("s").await?;
    page.wait_for_parameter("decisions", "s").await?;
    page.wait_for_text("#coach", "You stopped with 1 token in hand")
        .await?;
    assert_eq!(page.count("#coach .worth").await?, 2);
    page.keys("r").await?;
    page.wait_for_parameter("decisions", "sr").await?;
    page.wait_for_text("#coach", "2 decisions").await?;
    // Taken back, and played on in the link alone.
    page.keys("u").await?;
    page.wait_for_parameter("decisions", "s").await?;
    page.reload().await?;
    page.wait_for("#rrrats-table[data-decisions='s']").await?;
    page.click("#new-game").await?;
    page.wait_for_parameter("deal", "2").await?;
    page.wait_for("#rrrats-table[data-decisions='']").await?;
    // Another game is no other question: what was computed is still there.
    page.wait_for_text("#exact", "0.788620").await?;
    page.wait_for_text("#coach", "which is better").await?;
    Ok(())
}

/// The opponent's turn is there roll by roll, and can be gone through.
async fn a_game_of_rrrats_is_gone_through_roll_by_roll(page: &Page) -> Result<(), Failure> {
    page.load("#/rrrats?decisions=s").await?;
    page.wait_for("#turns [data-player='1'] li").await?;
    let rolls = page.count("#turns [data-player='1'] li").await?;
    page.press(Key::Left).await?;
    page.wait_for_text("#turn", "earlier moment").await?;
    // Nothing is decided there.
    page.keys("r").await?;
    page.wait_for("#roll[aria-disabled=true]").await?;
    assert_eq!(page.parameter("decisions").await?, "s");
    page.press(Key::Home).await?;
    page.wait_for_parameter("step", "0").await?;
    assert_eq!(page.count("#turns li").await?, 0);
    page.press(Key::End).await?;
    page.wait_for_parameter("step", "").await?;
    page.wait_for("#roll[aria-disabled=false]").await?;
    assert_eq!(page.count("#turns [data-player='1'] li").await?, rolls);
    Ok(())
}

#[test]
fn war_is_watched_and_counted_however_long_it_lasts() {
    browse("war_show", Viewport::DESKTOP, "", async |page| {
        war_is_watched_round_by_round_and_counted(page).await?;
        the_longest_game_of_war_is_watched(page).await
    });
}

async fn war_is_watched_round_by_round_and_counted(page: &Page) -> Result<(), Failure> {
    page.load("#/war?games=20000").await?;
    page.wait_for_text("#happened", "The cards are dealt")
        .await?;
    page.press(Key::Right).await?;
    page.wait_for_parameter("round", "1").await?;
    // The ace beats the five; both go under the winner's pile, which is a card larger.
    page.wait_for_text("#happened", "takes both").await?;
    assert_eq!(page.count(".war-card.turns").await?, 2);
    let counts =
        "return [...document.querySelectorAll('.war-seat')].map(one => one.dataset.cards).join()";
    assert_eq!(page.script(counts, vec![]).await?.as_str(), Some("27,25"));
    // The chart is as wide as the game, its lines end at the moment.
    let ends = "return [...document.querySelectorAll('#view-counts .chart.coloured polyline.line')]
            .map(line => line.getAttribute('points').split(' ').length)";
    let points = page.script(ends, vec![]).await?;
    assert_eq!(points.to_string(), "[2,2]");
    page.press(Key::End).await?;
    page.wait_for_parameter("round", "end").await?;
    page.wait_for_text("#happened", "after").await?;
    let longer = "return document.querySelector('#view-counts .chart.coloured polyline.line').getAttribute('points').split(' ').length > 100";
    page.wait_until("the whole game in the chart", longer, vec![])
        .await?;
    page.begin().await?;
    page.wait_for_run("finished").await?;
    let score = page.said_by("#score", "score").await?;
    // 0.6962 of the oracle; 20 000 games have a standard error of 0.0033, four of them allowed.
    assert!((score - 0.6962).abs() < 0.0134, "{score}");
    page.click("#next-game").await?;
    page.wait_for_parameter("show", "2").await
}

/// A worker plays it, and the page has no more to show of it than of a short one.
async fn the_longest_game_of_war_is_watched(page: &Page) -> Result<(), Failure> {
    page.load("#/war?cap=1000000&b=0,1,0").await?;
    page.wait_for("#show[data-last='1000000']").await?;
    page.press(Key::End).await?;
    page.wait_for_text("#happened", "Stopped after").await?;
    let elements = page.count("#show *").await?;
    assert!(elements < 400, "{elements}");
    page.load("#/war?cap=1000000&b=0,1,0&round=777777").await?;
    page.wait_for("#show[data-round='777777']").await?;
    Ok(())
}
