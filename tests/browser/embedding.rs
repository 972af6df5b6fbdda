//! Views shown alone: embedded in a page of another origin, and presented.

use crate::support::{Failure, Key, Page, Viewport, browse};

/// Time control, once there is something to step through.
const STEPPABLE: &str = ".time-control input[type=range]:enabled";

/// The example that the documentation has, with the page's own address.
fn example(page: &Page) -> String {
    include_str!("../../docs/embedding.html").replace("https://saddlepoint.example/", &page.url())
}

/// A page with one frame, so high, that hears nothing of the page around it, and with what it says about its height written down.
fn with_frame(link: &str, height: u32) -> String {
    format!(
        "<!doctype html><iframe src=\"{link}\" referrerpolicy=\"no-referrer\" style=\"border: 0; width: 600px; height: {height}px\"></iframe>
         <script>told = []; addEventListener('message', event => told.push(event.data))</script>"
    )
}

/// Browsers draw frames of other origins, and so measure them, while they are in sight.
async fn wait_for_heights(page: &Page, frames: usize) -> Result<(), Failure> {
    for frame in 0..frames {
        let is_told = "const frame = document.querySelectorAll('iframe')[arguments[0]];
            frame.scrollIntoView();
            return frame.style.height !== ''";
        page.wait_until("a frame's height", is_told, vec![frame.into()])
            .await?;
    }
    Ok(())
}

#[test]
fn views_stand_in_pages_of_another_origin_and_say_how_high_they_are() {
    browse("embedding", Viewport::DESKTOP, "", async |page| {
        three_views_stand_in_a_page_of_another_origin(page).await?;
        a_frame_says_how_high_it_is_and_follows_its_time(page).await
    });
}

async fn three_views_stand_in_a_page_of_another_origin(page: &Page) -> Result<(), Failure> {
    page.show_elsewhere(&example(page)).await?;
    wait_for_heights(page, 3).await?;
    for (index, (view, seen)) in [
        ("tree", "#view-tree svg.tree"),
        ("exploitability", "#view-exploitability svg"),
        ("race", "#view-race svg"),
    ]
    .into_iter()
    .enumerate()
    {
        page.enter_frame(index as u16).await?;
        page.wait_for(seen).await?;
        page.wait_for(".time-control").await?;
        assert_eq!(page.count("[data-view]").await?, 1, "{view}");
        assert_eq!(page.count("header.shell-header, .lab-title").await?, 0);
        let out = page
            .attribute(".alone-footer a", "href")
            .await?
            .unwrap_or_default();
        assert!(
            out.contains(&format!("view={view}")) && !out.contains("embed"),
            "{out}"
        );
        page.leave_frame().await?;
    }
    page.load("").await
}

async fn a_frame_says_how_high_it_is_and_follows_its_time(page: &Page) -> Result<(), Failure> {
    let link = format!("{}#/minimax?step=3&amp;view=tree&amp;embed=on", page.url());
    page.show_elsewhere(&with_frame(&link, 100)).await?;
    let told =
        "return told.every(({ type }) => ['saddlepoint-height', 'saddlepoint-link', 'saddlepoint-result'].includes(type))
                    && told.findLast(({ type }) => type === 'saddlepoint-height')?.height > 200";
    page.wait_until("a height", told, vec![]).await?;
    page.enter_frame(0).await?;
    page.wait_for(STEPPABLE).await?;
    page.click(".time-control button:nth-of-type(4)").await?;
    page.wait_until(
        "the next step, still embedded",
        "return location.hash.includes('step=4') && location.hash.endsWith('embed=on')",
        vec![],
    )
    .await?;
    assert_eq!(page.count("header.shell-header").await?, 0);
    page.leave_frame().await?;
    page.load("").await
}

#[test]
fn links_that_are_wrong_say_so_in_the_frame() {
    browse("embedded_wrong", Viewport::DESKTOP, "", async |page| {
        for (link, words) in [
            ("regret?iterations=many&amp;embed=on", "iterations"),
            ("nothing?embed=on", "nothing"),
            ("regret?view=moon&amp;embed=on", "view"),
        ] {
            let link = format!("{}#/{link}", page.url());
            page.show_elsewhere(&with_frame(&link, 300)).await?;
            page.enter_frame(0).await?;
            page.wait_for_text("main", words).await?;
            page.leave_frame().await?;
        }
        page.load("").await
    });
}

#[test]
fn a_clicker_steps_through_what_is_presented() {
    browse(
        "presented",
        Viewport::DESKTOP,
        "#/minimax?step=3&view=tree&present=on",
        async |page| {
            page.wait_for(STEPPABLE).await?;
            assert_eq!(page.count("header.shell-header").await?, 0);
            page.press(Key::PageDown).await?;
            page.wait_for_parameter("step", "4").await?;
            page.press(Key::PageUp).await?;
            page.press(Key::PageUp).await?;
            page.wait_for_parameter("step", "2").await?;
            assert!(page.hash().await?.ends_with("present=on"));
            page.goto_hash("#/lesson/game-trees-by-hand?present=on")
                .await?;
            page.wait_for("#scene-heading").await?;
            page.press(Key::PageDown).await?;
            page.wait_until(
                "the second scene",
                "return location.hash.includes('scene=2') && location.hash.endsWith('present=on')",
                vec![],
            )
            .await?;
            page.press(Key::PageUp).await?;
            page.wait_until(
                "the first scene",
                "return !location.hash.includes('scene=')",
                vec![],
            )
            .await?;
            page.wait_for("#full-screen").await?;
            page.click(".alone-footer a").await?;
            page.wait_for("header.shell-header").await?;
            Ok(())
        },
    );
}

#[test]
fn the_dialog_writes_the_addresses() {
    browse(
        "show_elsewhere",
        Viewport::DESKTOP,
        "#/regret",
        async |page| {
            page.wait_for("#share").await?;
            page.script("document.querySelector('.files-menu summary')?.click(); document.querySelector('.show-elsewhere').click()", vec![]).await?;
            page.wait_for("dialog.ways-to-show[open]").await?;
            page.script("const views = document.querySelector('#shown-view'); views.value = 'simplex'; views.value = 'exploitability'; views.dispatchEvent(new Event('change', { bubbles: true }))", vec![]).await?;
            page.wait_until("the view in the snippet", "return document.querySelector('#embed-snippet').value.includes('view=exploitability&amp;embed=on')", vec![]).await?;
            let words = page
                .script(
                    "return document.querySelector('#link-in-words').value",
                    vec![],
                )
                .await?;
            let words = words.as_str().unwrap_or_default();
            assert!(
                words.starts_with('[') && words.ends_with("view=exploitability)"),
                "{words}"
            );
            let present = page
                .attribute("#present", "href")
                .await?
                .unwrap_or_default();
            assert!(
                present.ends_with("view=exploitability&present=on"),
                "{present}"
            );
            Ok(())
        },
    );
}
