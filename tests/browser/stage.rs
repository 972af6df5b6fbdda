//! What stands around every lab: settings in a sentence, what is computed unasked, views alone, all settings in a drawer,
//! results that wait for newer ones, and what is marked together.

use crate::support::{Failure, Key, MAX_TASK, Page, Viewport, browse};

const GAMES: &str = ".sentence [data-key=games]";

/// The score of many games of War, once they have been played.
async fn score(page: &Page) -> Result<String, Failure> {
    page.wait_for_run("finished").await?;
    Ok(page
        .attribute("#score", "data-score")
        .await?
        .unwrap_or_default())
}

#[test]
fn numbers_in_the_sentence_are_stepped_raised_and_typed() {
    browse(
        "stage_numbers",
        Viewport::DESKTOP,
        "#/war?games=1000",
        async |page| {
            a_small_experiment_is_computed_unasked_and_again_with_every_change(page).await?;
            what_costs_more_says_how_long_it_takes_and_shows_a_small_run(page).await?;
            numbers_in_the_sentence_are_typed_and_wrong_ones_say_what_is_allowed(page).await
        },
    );
}

async fn a_small_experiment_is_computed_unasked_and_again_with_every_change(
    page: &Page,
) -> Result<(), Failure> {
    let before = score(page).await?;
    assert_eq!(page.count("#run").await?, 0);
    page.tab_to(GAMES).await?;
    page.press(Key::Up).await?;
    page.wait_for_parameter("games", "2000").await?;
    page.wait_until(
        "another score",
        "return document.querySelector('#score').dataset.score !== arguments[0]",
        vec![before.clone().into()],
    )
    .await?;
    // The way back leads to what was there.
    page.back().await?;
    page.wait_for_parameter("games", "1000").await?;
    assert_eq!(score(page).await?, before);
    Ok(())
}

async fn what_costs_more_says_how_long_it_takes_and_shows_a_small_run(
    page: &Page,
) -> Result<(), Failure> {
    let before = score(page).await?;
    page.set_field(GAMES, "1000000000").await?;
    page.wait_for_text("#run", "about").await?;
    let run = page.text("#run").await?;
    assert!(run.contains("min)"), "{run}");
    page.wait_for_text("main", "A small run is shown first")
        .await?;
    page.wait_until("its score", OTHER_SCORE, vec![before.clone().into()])
        .await?;
    page.set_field(GAMES, "1000").await?;
    assert_eq!(score(page).await?, before, "what was found is kept");
    Ok(())
}

async fn numbers_in_the_sentence_are_typed_and_wrong_ones_say_what_is_allowed(
    page: &Page,
) -> Result<(), Failure> {
    score(page).await?;
    page.set_field(GAMES, "3 000").await?;
    page.wait_for_parameter("games", "3000").await?;
    page.set_field(GAMES, "many").await?;
    page.wait_for_text(".sentence [role=alert]", "a whole number from 1")
        .await?;
    assert_eq!(page.parameter("games").await?, "3000");
    page.set_field(GAMES, "50").await?;
    page.wait_for_parameter("games", "50").await?;
    assert_eq!(page.count(".sentence [role=alert]").await?, 0);
    Ok(())
}

/// A finger or a mouse drags a number, and results follow while it does.
#[test]
fn a_number_is_dragged_without_long_tasks() {
    browse("stage_dragged", Viewport::DESKTOP, "", async |page| {
        let longest = page.longest_task("dragging", drag_games).await?;
        assert!(longest < MAX_TASK, "{longest} ms");
        Ok(())
    });
}

/// War's games are dragged from 100 to 2 000.
async fn drag_games(page: &Page) -> Result<(), Failure> {
    page.load("#/war?games=100").await?;
    score(page).await?;
    let drag = "const field = document.querySelector(arguments[0]);\
             const box = field.getBoundingClientRect();\
             const at = (name, x) => field.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, button: 0,\
                 clientX: box.left + 5 + x, clientY: box.top + 5 }));\
             return new Promise(done => {\
                 at('pointerdown', 0);\
                 let x = 0;\
                 const timer = setInterval(() => {\
                     x += 2;\
                     at('pointermove', x);\
                     if (x === 28) { clearInterval(timer); at('pointerup', x); done(); }\
                 }, 30);\
             })";
    page.script(drag, vec![GAMES.into()]).await?;
    // Four steps of seven pixels: 200, 500, 1 000, 2 000.
    page.wait_for_parameter("games", "2000").await?;
    score(page).await?;
    Ok(())
}

#[test]
fn words_are_chosen_in_place_and_texts_lead_to_their_field() {
    browse(
        "stage_words",
        Viewport::DESKTOP,
        "#/racing?repeats=20",
        async |page| {
            page.wait_for_run("finished").await?;
            page.set_field(".sentence select[aria-label='Race']", "lebr")
                .await?;
            page.wait_for_parameter("race", "lebr").await?;
            page.load("#/war?games=100").await?;
            page.set_field(".sentence select[aria-label='First strategy']", "0,1,0")
                .await?;
            page.wait_for_parameter("a", "0,1,0").await?;
            page.load("#/rrrats").await?;
            page.click(".sentence button.in-sentence").await?;
            page.wait_for_focus("#parameter-b").await?;
            page.wait_for("#all-settings[aria-expanded=true]").await?;
            Ok(())
        },
    );
}

#[test]
fn all_settings_open_and_close_and_give_the_focus_back() {
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        browse(
            "stage_settings",
            viewport,
            "#/war?games=100",
            async |page| {
                score(page).await?;
                page.wait_for("#settings[hidden]").await?;
                page.open_settings().await?;
                page.set_field("#parameter-games", "200").await?;
                page.wait_for_parameter("games", "200").await?;
                page.press(Key::Escape).await?;
                page.wait_for("#settings[hidden]").await?;
                page.wait_for_focus("#all-settings").await
            },
        );
    }
}

/// Another score than this one stands on the page.
const OTHER_SCORE: &str = "const score = document.querySelector('#score')?.dataset.score;\
    return !!score && score !== arguments[0]";

#[test]
fn a_view_is_shown_alone_and_the_link_remembers_it() {
    browse(
        "stage_view",
        Viewport::PHONE,
        "#/war?games=100",
        async |page| {
            score(page).await?;
            page.click("#view-game .alone").await?;
            page.wait_for_parameter("view", "game").await?;
            page.wait_for("#view-game").await?;
            assert_eq!(page.count(".view").await?, 1);
            page.reload().await?;
            page.wait_for("#view-game").await?;
            assert_eq!(page.count(".view").await?, 1);
            page.click(".whole-page a").await?;
            page.wait_for("#view-results").await?;
            assert_eq!(page.parameter("view").await?, "");
            page.load("#/war?games=100&view=nowhere").await?;
            page.wait_for_text(".notices", "nowhere").await?;
            page.wait_for("#view-results").await?;
            Ok(())
        },
    );
}
