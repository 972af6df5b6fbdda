//! Tournaments: it opens on ranking and map, a newcomer is let in by keyboard, a pair is reached by keyboard and leads to its match, codes of a class are pasted, a population is scrubbed.

use crate::support::{Failure, Page, Viewport, browse};
use classes::strategy_code::{HandedInStrategy, write};
use fantoccini::key::Key;

#[test]
fn it_opens_on_who_gets_what_from_whom_and_on_a_population() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("tournament_{name}");
        browse(&name, viewport, "#/tournament", async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for(".ranking-table .bar-exact").await?;
            assert_eq!(page.count(".ranking-table tbody tr").await?, 8);
            assert_eq!(page.count(".pair-map button").await?, 64);
            page.wait_for(".ecology-picture[data-areas='8']").await?;
            page.wait_for("#changes .predict").await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            page.wait_for("#newcomers button").await?;
            let focus = "document.querySelector('#newcomers button').focus()";
            page.script(focus, vec![]).await?;
            page.press(Key::Enter).await?;
            page.wait_for_text(".ranking-table", "ZD generous tit for tat 2")
                .await?;
            let is_kept = "return document.activeElement.closest('#changes') !== null";
            page.wait_until("the focus", is_kept, vec![]).await
        });
    }
}

#[test]
fn a_cell_is_reached_by_arrow_keys_and_leads_to_the_match_of_its_pair() {
    let link = "#/tournament?entrants=Cooperator,Defector,TitForTat&pair=2.1";
    browse("tournament_pair", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        // Defectors come first, then tit for tat.
        let focus = "document.querySelector('.pair-map [aria-pressed=true]').focus()";
        page.script(focus, vec![]).await?;
        page.wait_for_text(
            "#pairs .reading",
            "Always defect gets 5.00 from Always cooperate",
        )
        .await?;
        page.press(Key::Down).await?;
        page.press(Key::Left).await?;
        page.wait_for_text("#pairs .reading", "Tit for tat gets 3.00 from Tit for tat")
            .await?;
        page.press(Key::Left).await?;
        page.press(Key::Enter).await?;
        page.wait_for_parameter("pair", "3.2").await?;
        page.wait_for_text("#pair", "0.9950 = 199/200").await?;
        page.click("[data-key=watch-match]").await?;
        page.wait_for_parameter("second", "Defector").await?;
        page.wait_for("#film").await
    });
}

#[test]
fn codes_of_a_class_are_pasted_and_a_population_is_scrubbed() {
    let link = "#/tournament?entrants=Cooperator,Defector&repetitions=10";
    browse("tournament_class", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.click("#class-codes summary").await?;
        page.wait_for("#class-codes-text").await?;
        let codes = [(3, "TitForTat"), (4, "else: rock"), (5, "Random")];
        let codes = codes.map(|(seat, text)| {
            let text = text.to_owned();
            let seat = Some(seat);
            write(&HandedInStrategy { seat, text }).unwrap_or_default()
        });
        paste(page, &codes.join("\n")).await?;
        page.wait_for_text("#codes-left-out", "Seat 4").await?;
        page.click("[data-key=only-codes]").await?;
        page.wait_for_text(".ranking-table", "Seat 3").await?;
        assert_eq!(page.count(".entrant-chips li").await?, 2);
        page.wait_for(".ecology-picture[data-areas='2']").await?;
        page.slide("#ecology .time-track input", 0).await?;
        page.wait_for_parameter("generation", "0").await?;
        page.wait_for_text(".ecology-shares", "50.0 %").await
    });
}

async fn paste(page: &Page, text: &str) -> Result<(), Failure> {
    let body =
        "const field = document.querySelector('#class-codes-text'); field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    page.script(body, vec![text.into()]).await?;
    Ok(())
}
