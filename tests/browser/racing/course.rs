//! One race, step by step.

use crate::support::{Failure, Page, Viewport, browse};
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
        // The rule that has ended it is marked, and it alone; its numbers are those of the formula.
        page.wait_for_text(".stopping-rules .fired", "LB > ½")
            .await?;
        assert_eq!(page.count(".stopping-rules [data-fired=true]").await?, 1);
        let lower = page.text("[data-bound=lower]").await?;
        let rule = page.text(".stopping-rules .fired .number").await?;
        assert_eq!(lower.replace("LB = ", ""), rule.replace(" > 0.5", ""));
        page.wait_for_text(".pseudo-code .lit", "if LB > ½").await?;
        // Game by game.
        page.click(".race-time .tabs button:last-child").await?;
        page.press(Key::Left).await?;
        page.wait_for_parameter("game", "48").await?;
        page.wait_for_text("#so-far", "48 won, 0 drawn, 0 lost")
            .await?;
        page.wait_for_text(".pseudo-code .lit", "play a game")
            .await?;
        // The moment is there again after a reload.
        page.reload().await?;
        page.wait_for_text("#so-far", "48 won").await?;
        assert_eq!(page.games_looked_at().await?, 48.0);
        page.wait_for_text("#lanes [data-race=ilebr-star-2]", "not yet")
            .await?;
        assert_eq!(page.count(".stopping-rules [data-fired=true]").await?, 0);
        Ok(())
    });
}

#[test]
fn every_race_says_something_of_the_same_games() {
    browse("every_race_says", Viewport::DESKTOP, "", async |page| {
        page.race("mean=0.6&epsilon=0.05&repeats=2").await?;
        assert_eq!(page.count("#lanes .lane[data-games]").await?, 7);
        let games = async |race: &str| {
            let body = "return Number(document.querySelector(`[data-race=${arguments[0]}]`).dataset.games)";
            page.number(body, vec![race.into()]).await
        };
        let (starred, unstarred) = (games("ilebr-star-1").await?, games("ilebr-2").await?);
        assert!(starred < unstarred && unstarred < games("lebr").await?);
        assert_eq!(starred, games("ilebr-star-2").await?);
        // All of it as a table, with the same games.
        page.click("#decisions-fold summary").await?;
        page.wait_for("#decisions tbody tr[data-games]").await?;
        assert_eq!(page.count("#decisions tbody tr[data-games]").await?, 7);
        // A press on a lane, and the same games are looked at by that race.
        let before = games("lebr").await?;
        page.click("#lanes [data-race=lebr]").await?;
        page.wait_for_parameter("race", "lebr").await?;
        page.wait_for_run("finished").await?;
        page.wait_for("#lanes [data-race=lebr][aria-pressed=true]")
            .await?;
        assert_eq!(games("lebr").await?, before);
        Ok(())
    });
}

/// Anyone who steps with the pointer on a button stays on it.
#[test]
fn nothing_moves_while_a_race_is_stepped_through() {
    for (name, viewport) in [
        ("a_race_keeps_still", Viewport::DESKTOP),
        ("a_race_keeps_still_telephone", Viewport::PHONE),
    ] {
        browse(name, viewport, "", async |page| {
            page.race("mean=0.8&repeats=2&epsilon=0.05&game=0").await?;
            let places = "return JSON.stringify(['.race-time button', '.race-time input', '#verdict', '#lanes']
                .map(name => document.querySelector(name).getBoundingClientRect())
                .map(box => [box.left, box.top + scrollY].map(Math.round)))";
            let before = page.script(places, vec![]).await?;
            for _ in 0..5 {
                let games = page.games_looked_at().await?;
                page.press(Key::Right).await?;
                let later =
                    "return Number(document.querySelector('.moment').dataset.games) > arguments[0]";
                page.wait_until("the next test", later, vec![games.into()])
                    .await?;
                assert_eq!(
                    page.script(places, vec![]).await?,
                    before,
                    "after {games} games"
                );
            }
            // By games instead of tests: the tab that is pressed is no wider.
            page.click(".race-time .tabs button:last-child").await?;
            page.wait_for(".race-time .tabs button:last-child[aria-pressed=true]")
                .await?;
            assert_eq!(page.script(places, vec![]).await?, before);
            Ok(())
        });
    }
}

#[test]
fn the_chart_keeps_its_window_and_tells_the_bounds_and_races_have_costs() {
    browse("race_chart", Viewport::DESKTOP, "", async |page| {
        the_window_stays_and_the_lines_end_at_the_moment(page).await?;
        the_chart_tells_the_bounds(page).await?;
        races_cost_games_and_errors_unless_players_are_equal(page).await
    });
}

/// The picture keeps its window while one steps: nothing but what was known by then is drawn in it.
async fn the_window_stays_and_the_lines_end_at_the_moment(page: &Page) -> Result<(), Failure> {
    page.race("mean=0.8&repeats=2&epsilon=0.05").await?;
    let ticks = "return JSON.stringify([...document.querySelectorAll('#view-race svg.chart text:not(.name)')]
            .filter(one => !one.closest('.mark, .ruler')).map(one => one.textContent))";
    let end = "const line = document.querySelector('#view-race [data-about=lower] polyline.line').getAttribute('points');
            return Number(line.split(' ').at(-1).split(',')[0])";
    let (axes, last) = (
        page.script(ticks, vec![]).await?,
        page.number(end, vec![]).await?,
    );
    for _ in 0..3 {
        let before = page.number(end, vec![]).await?;
        page.press(Key::Left).await?;
        let earlier = "const line = document.querySelector('#view-race [data-about=lower] polyline.line').getAttribute('points');
                return Number(line.split(' ').at(-1).split(',')[0]) < arguments[0]";
        page.wait_until("an earlier moment", earlier, vec![before.into()])
            .await?;
        assert_eq!(page.script(ticks, vec![]).await?, axes);
    }
    // A press on the picture goes back to the end.
    let press =
        "const box = document.querySelector('#view-race svg.chart').getBoundingClientRect();
            document.querySelector('#view-race svg.chart').dispatchEvent(new MouseEvent('click',
                { bubbles: true, clientX: box.right - 2, clientY: box.top + 20 }))";
    page.script(press, vec![]).await?;
    page.wait_for_parameter("game", "").await?;
    let at_end = "const line = document.querySelector('#view-race [data-about=lower] polyline.line').getAttribute('points');
            return Number(line.split(' ').at(-1).split(',')[0]) === arguments[0]";
    page.wait_until("the end", at_end, vec![last.into()]).await
}

/// What is read off the chart has the bounds that its name speaks of.
async fn the_chart_tells_the_bounds(page: &Page) -> Result<(), Failure> {
    page.script("document.querySelector('.chart-frame svg').focus()", vec![])
        .await?;
    let chart = ".chart-frame svg[role=slider]";
    page.press(Key::End).await?;
    page.wait_for_text(".chart-frame .reading", "0.").await?;
    // What is read is what is said: the slider's value, step by step.
    let last = page.attribute(chart, "aria-valuemax").await?;
    let last = last.unwrap_or_default();
    page.wait_for(&format!("{chart}[aria-valuenow='{last}']"))
        .await?;
    page.press(Key::Left).await?;
    let before = last.parse::<u32>().expect("a number") - 1;
    page.wait_for(&format!("{chart}[aria-valuenow='{before}']"))
        .await?;
    let said = page.attribute(chart, "aria-valuetext").await?;
    let read = page.text(".chart-frame .reading").await?;
    let said = said.unwrap_or_default();
    // On the screen several spaces are one.
    assert!(
        said.split_whitespace().eq(read.split_whitespace()),
        "{said}"
    );
    page.press(Key::End).await?;
    page.wait_for(&format!("{chart}[aria-valuenow='{last}']"))
        .await?;
    let reading = page.text(".chart-frame .reading").await?;
    let mean = reading.split("mean: ").nth(1).unwrap_or_default();
    let numbers: Vec<f64> = mean
        .split(|letter: char| !letter.is_ascii_digit() && letter != '.')
        .filter_map(|number| number.parse().ok())
        .collect();
    let [mean, lower, upper] = numbers[..3] else {
        panic!("{reading}");
    };
    assert!(lower < mean && mean < upper && upper <= 1.0, "{reading}");
    Ok(())
}

/// Seven races, and the chosen one as it was played. With a fair coin no verdict is wrong, and the page says so.
async fn races_cost_games_and_errors_unless_players_are_equal(page: &Page) -> Result<(), Failure> {
    page.wait_for("#costs .dot-of").await?;
    assert_eq!(page.count("#costs .dot-of").await?, 8);
    assert!(!page.text("#verdict").await?.contains("neither player"));
    page.follow("#/racing?mean=0.5&repeats=2&epsilon=0.05")
        .await?;
    page.begin().await?;
    page.wait_for_run("finished").await?;
    page.wait_for_text("#verdict", "neither is better").await?;
    page.wait_for_text("#equals", "no verdict is wrong").await?;
    assert_eq!(page.count("#costs").await?, 0);
    page.follow("#/racing").await?;
    page.wait_for_text("#numbers", "8 to 213").await
}
