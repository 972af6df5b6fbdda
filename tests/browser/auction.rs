//! Auctions: a bid is tried and bettered, a series is played, bidders learn, the question is answered, a value is pressed, and a formula that is wrong is mended.

use crate::support::{Viewport, browse};

#[test]
fn a_bid_is_tried_and_the_question_is_answered() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("auction_{name}");
        browse(
            &name,
            viewport,
            "#/auction?bidders=2&value=0.8&auctions=500",
            async |page| {
                page.wait_for_run("finished").await?;
                page.wait_for_text(".sentence", "bids 0.4").await?;
                page.wait_for_text(".sentence", "expects 0.3333").await?;
                assert_eq!(page.count(".revenue-row").await?, 0);
                page.click("#revenue .predict button:nth-of-type(3)")
                    .await?;
                page.wait_for_text("#revenue", "Right").await?;
                assert_eq!(page.count(".revenue-row").await?, 4);
                page.type_into("#turn input", "0.6").await?;
                page.wait_for_text("#turn", "probability 1 and gain 0.2")
                    .await?;
                page.click("#turn .actions button").await?;
                page.wait_for_text("#turn", "Best is 0.4, for a gain of 0.32")
                    .await?;
                assert_eq!(page.without_room().await?, Vec::<String>::new());
                assert_eq!(page.nameless().await?, Vec::<String>::new());
                Ok(())
            },
        );
    }
}

/// Naive opponents leave more; a series is played with hindsight; bidders learn, and their rounds are gone through.
#[test]
fn a_series_is_played_and_bidders_learn() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("auction_play_{name}");
        let link = "#/auction?bidders=2&value=0.8&auctions=500";
        browse(&name, viewport, link, async |page| {
            page.wait_for_run("finished").await?;
            page.click("#turn .tabs button:nth-of-type(2)").await?;
            page.type_into("#turn input", "0.3").await?;
            page.wait_for_text(
                "#turn",
                "Against naive bids you win with probability 0.3 and gain 0.15",
            )
            .await?;
            page.type_into("#play input", "half").await?;
            page.click("#play form button").await?;
            page.wait_for_text("#play", "A bid is a number").await?;
            page.type_into("#play input", "1").await?;
            page.click("#play form button").await?;
            page.wait_for_text("#play", "You win.").await?;
            page.wait_for_text("#play", "After one auction").await?;
            page.click("#play form button").await?;
            page.type_into("#play input", "0").await?;
            page.click("#play form button").await?;
            page.wait_for_text("#play", "After 2 auctions").await?;
            page.wait_for_text("#learning", "over 1\u{202f}000 rounds")
                .await?;
            page.wait_for_text("#learning", "143/400").await?;
            page.click("#learning .time-control button:first-of-type")
                .await?;
            page.wait_for_text("#learning", "in the first round")
                .await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn a_formula_that_falls_is_refused_and_mended() {
    let link = "#/auction?values=1-(2*v-1)^2%2Bv&bidders=3&auctions=100";
    browse("auction_wrong", Viewport::DESKTOP, link, async |page| {
        page.wait_for_text("main", "A distribution function never falls")
            .await?;
        page.goto_hash("#/auction?values=v^2&bidders=3&auctions=100")
            .await?;
        page.wait_for_run("finished").await?;
        // F = v²: the second-highest of three is expected to be 24 ∕ 35.
        page.wait_for_text(".sentence", "expects 0.6857").await
    });
}
