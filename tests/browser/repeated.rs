//! Repeated games: the match is scrubbed and pressed, strategies are written and their faults marked, patience is dragged, and one plays by hand.

use crate::support::{Failure, Page, Viewport, browse};
use fantoccini::key::Key;

const FIELD: &str = "#strategy-text-0";

#[test]
fn it_opens_on_the_match_with_both_strategies_and_what_they_get() {
    for (name, viewport) in [("desk", Viewport::DESKTOP), ("telephone", Viewport::PHONE)] {
        let name = format!("repeated_{name}");
        browse(&name, viewport, "#/repeated", async |page| {
            page.wait_for_run("finished").await?;
            page.wait_for("#film[data-round='200']").await?;
            assert_eq!(page.count(".film-row .move").await?, 48);
            assert_eq!(page.count(".film-row .move.now").await?, 2);
            page.wait_for("#values [data-value=long-run]").await?;
            page.wait_for(".patience-plane[data-corners]").await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            Ok(())
        });
    }
}

#[test]
fn a_press_on_a_move_tells_its_round_and_lights_the_state() {
    let link = "#/repeated?first=GrimTrigger&second=Defector&rounds=20&round=1";
    browse("repeated_film", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.wait_for(".machine[data-state='0']").await?;
        page.click(".film-row.by-first [data-round='5']").await?;
        page.wait_for("#film[data-round='5']").await?;
        page.wait_for(".machine[data-state='1'] .state.now").await?;
        page.wait_for_text("#round-told", "Grim trigger plays defect")
            .await?;
        page.wait_for_parameter("round", "5").await?;
        page.press(Key::Right).await?;
        page.wait_for_parameter("round", "6").await
    });
}

#[test]
fn what_is_wrong_with_a_strategy_is_marked_and_nothing_is_lost() {
    browse(
        "repeated_editor",
        Viewport::DESKTOP,
        "#/repeated",
        async |page| {
            page.wait_for_run("finished").await?;
            write(page, "first: C; else: X").await?;
            page.wait_for_text(".strategy-editor .field-error", "“X” is no action")
                .await?;
            page.wait_for_text(".strategy-editor .wrong-place mark", "X")
                .await?;
            // It is not played, and stays when something else changes.
            page.press(Key::Enter).await?;
            page.wait_for_parameter("first", "").await?;
            page.slide("#patience-slider", 60).await?;
            page.wait_for_parameter("continuation", "0.6").await?;
            assert_eq!(written(page).await?, "first: C; else: X");
            write(page, "first: C; else: D").await?;
            page.click(FIELD).await?;
            page.press(Key::Enter).await?;
            page.wait_for(".strategy-rules li").await
        },
    );
}

async fn write(page: &Page, text: &str) -> Result<(), Failure> {
    let body = "const field = document.querySelector(arguments[0]); field.focus(); field.value = arguments[1];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    page.script(body, vec![FIELD.into(), text.into()]).await?;
    Ok(())
}

async fn written(page: &Page) -> Result<String, Failure> {
    let body = "return document.querySelector(arguments[0]).value";
    let value = page.script(body, vec![FIELD.into()]).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

#[test]
fn what_is_supported_follows_the_slider() {
    let link = "#/repeated?first=GrimTrigger&second=GrimTrigger";
    browse("repeated_patience", Viewport::DESKTOP, link, async |page| {
        page.wait_for_run("finished").await?;
        page.wait_for("#perfection[data-perfect=true]").await?;
        page.slide("#patience-slider", 10).await?;
        // Nothing but defection.
        page.wait_for(".patience-plane[data-corners='1']").await?;
        page.wait_for("#perfection[data-perfect=false]").await?;
        page.wait_for_text("#perfection", "exactly when δ ≥ 1/2")
            .await
    });
}

#[test]
fn a_hidden_opponent_is_played_and_guessed() {
    let link = "#/repeated?second=TitForTat&hidden=on&rounds=50";
    browse("repeated_hand", Viewport::DESKTOP, link, async |page| {
        page.wait_for("#hand").await?;
        assert_eq!(page.count("#film, #strategies").await?, 0);
        for (round, action) in ["0", "1", "0"].into_iter().enumerate() {
            page.click(&format!("[data-key=move-{action}][aria-disabled=false]"))
                .await?;
            page.wait_for(&format!("#hand[data-rounds='{}']", round + 1))
                .await?;
        }
        page.wait_for_parameter("moves", "010").await?;
        page.wait_for_text("#hand-told", "Round 3").await?;
        let press = "[...document.querySelectorAll('.predict button')].find(one => one.textContent === 'Tit for tat').click()";
        page.script(press, vec![]).await?;
        page.wait_for_text(".predict-verdict", "Right: Tit for tat")
            .await?;
        page.click("[data-key=reveal]").await?;
        page.wait_for("#film").await
    });
}
