//! Links to a moment open on it; keys drive only what is in sight; what scrolls can be reached; errors stand at their field.

use crate::support::{Failure, Key, Page, Viewport, browse};

impl Page {
    /// How far below the upper edge of the window an element begins, in pixels.
    async fn top(&self, css: &str) -> Result<f64, Failure> {
        let body = "return document.querySelector(arguments[0]).getBoundingClientRect().top";
        self.number(body, vec![css.into()]).await
    }
}

#[test]
fn a_link_to_a_step_opens_on_it() {
    browse("arriving_steps", Viewport::DESKTOP, "", async |page| {
        a_link_to_a_step_of_an_iteration_opens_on_it(page).await?;
        a_link_to_a_step_of_a_search_shows_it(page).await
    });
}

async fn a_link_to_a_step_of_an_iteration_opens_on_it(page: &Page) -> Result<(), Failure> {
    page.load("#/regret?look=1&step=147").await?;
    page.wait_for("#inside[data-iteration='1'] .tree-picture [data-node]")
        .await?;
    page.wait_for_text("#inside .time-caption", "147").await?;
    let in_sight = "const top = document.querySelector('#inside').getBoundingClientRect().top; return top > -5 && top < 60";
    page.wait_until("the stage is in sight", in_sight, vec![])
        .await?;
    // The keys are for the stage while it is in sight, and not when it is not.
    page.press(Key::Right).await?;
    page.wait_for_parameter("step", "148").await?;
    page.script("window.scrollTo(0, 0)", vec![]).await?;
    assert!(page.top("#inside").await? > 700.0);
    page.press(Key::Home).await?;
    page.press(Key::Right).await?;
    assert_eq!(page.parameter("step").await?, "148");
    // Another link in the same window, to what takes long: it is said, not done.
    page.goto_hash(
        "#/regret?game=leduc&variant=external-sampling&iterations=900000000&look=900000000&step=3",
    )
    .await?;
    page.wait_for_text("#costly-moment", "900").await?;
    // As far up as the page can be scrolled: little stands below it.
    let in_window = "const box = document.querySelector('#costly-moment').getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight";
    page.wait_until("what it says is in sight", in_window, vec![])
        .await
}

async fn a_link_to_a_step_of_a_search_shows_it(page: &Page) -> Result<(), Failure> {
    page.load("#/tuning?step=3&row=3&column=5").await?;
    page.wait_for_run("finished").await?;
    assert_eq!(page.steps_looked_at().await?, 3.0);
    // What takes games to find out begins when somebody wants it.
    page.load("#/tuning?problem=agent&evaluations=200&step=3")
        .await?;
    page.wait_for_text("#nothing-yet", "shows step 3").await?;
    page.wait_for_run("none").await
}

#[test]
fn narrow_telephones_show_whole_pages_and_reach_what_scrolls() {
    browse("arriving_narrow", Viewport::PHONE, "", async |page| {
        what_scrolls_sideways_says_so_and_can_be_reached(page).await?;
        the_narrowest_telephones_show_whole_pages(page).await
    });
}

async fn what_scrolls_sideways_says_so_and_can_be_reached(page: &Page) -> Result<(), Failure> {
    page.learn("iterations=50").await?;
    page.wait_for(".scroll[data-hint]:has(#information-sets)")
        .await?;
    let reached = "const one = document.querySelector('.scroll:has(#information-sets)');\
            return one.tabIndex === 0 && one.getAttribute('role') === 'group' && one.ariaLabel.includes('What each player does')";
    page.wait_until("it is a group with a name", reached, vec![])
        .await?;
    let all = "return [...document.querySelectorAll('.scroll')].every(one => one.scrollWidth <= one.clientWidth + 1 || one.tabIndex === 0)";
    page.wait_until("all that scrolls is reached", all, vec![])
        .await
}

async fn the_narrowest_telephones_show_whole_pages(page: &Page) -> Result<(), Failure> {
    for link in [
        "minimax",
        "minimax?game=connect-four",
        "rrrats",
        "regret",
        "tuning",
    ] {
        page.load(&format!("#/{link}")).await?;
        page.wait_for(".lab").await?;
        let narrow = "document.body.style.width = '320px';\
                const wide = [...document.querySelectorAll('.lab .stage, .lab #rrrats-table')].map(one => one.scrollWidth - one.clientWidth);\
                document.body.style.width = ''; return Math.max(0, ...wide)";
        let surplus = page.number(narrow, vec![]).await?;
        assert!(surplus <= 1.0, "{link}: {surplus}");
    }
    Ok(())
}

#[test]
fn errors_stand_at_their_field() {
    browse("arriving_errors", Viewport::DESKTOP, "", async |page| {
        page.load("#/tuning?problem=own&formula=x%2B").await?;
        page.wait_for("#parameter-formula[aria-invalid=true]")
            .await?;
        page.wait_for("#parameter-formula-error[role=alert]")
            .await?;
        let described = page
            .attribute("#parameter-formula", "aria-describedby")
            .await?;
        assert!(described.unwrap().contains("parameter-formula-error"));
        page.set_field("#parameter-space", "x: 1..").await?;
        page.wait_for("#parameter-space-error").await?;
        page.open_regret("").await?;
        page.set_field("#parameter-lock", "X:0.3").await?;
        page.wait_for_text("#parameter-lock-error", "Jpb").await?;
        // The main variant is not offered beside itself.
        page.wait_for("#parameter-compare-cfr-plus").await?;
        assert_eq!(page.count("#parameter-compare-cfr").await?, 0);
        Ok(())
    });
}
