//! Search over the site: by keys from anywhere, through its results without a pointer, and the header that it stands in.

use crate::support::{Failure, Key, Page, Viewport, browse};

const BUTTON: &str = "header .site-search-button";
const OPEN: &str = "dialog.site-search[open]";
const FIELD: &str = "#site-search-field";
const CHOSEN: &str = ".site-search-result[aria-selected=true]";
/// Whether the page has fetched the list of all there is. What the service worker keeps is its own affair.
const IS_FETCHED: &str = "return performance.getEntriesByType('resource').some(({ name }) => name.includes('site-index.txt'))";

impl Page {
    async fn is_index_fetched(&self) -> Result<bool, Failure> {
        Ok(self.script(IS_FETCHED, vec![]).await?.as_bool() == Some(true))
    }

    async fn wait_for_dialog_to_close(&self) -> Result<(), Failure> {
        let is_closed = "return !document.querySelector('dialog[open]')";
        self.wait_until("the dialog to close", is_closed, vec![])
            .await
    }
}

#[test]
fn keys_open_it_and_lead_to_a_lab() {
    browse("site_search", Viewport::DESKTOP, "#/matrix", async |page| {
        page.wait_for("main[data-ready] .view").await?;
        assert!(!page.is_index_fetched().await?);
        page.keys("/").await?;
        page.wait_for(OPEN).await?;
        page.wait_for_focus(FIELD).await?;
        // Before anything is typed there are ways to begin, the lab where one is among them.
        page.wait_for(".site-search-result[href^='#/matrix']")
            .await?;
        page.wait_for(".site-search-result[href^='#/lesson/']")
            .await?;
        assert_eq!(
            page.inaccessible_in_both_themes().await?,
            Vec::<String>::new()
        );
        assert!(page.is_index_fetched().await?);
        page.press(Key::Escape).await?;
        page.wait_for_dialog_to_close().await?;
        results_are_gone_through_by_keys(page).await
    });
}

async fn results_are_gone_through_by_keys(page: &Page) -> Result<(), Failure> {
    page.tab_to(BUTTON).await?;
    page.chord(Key::Control, 'k').await?;
    page.wait_for_focus(FIELD).await?;
    page.keys("xyzzy").await?;
    page.wait_for_text(OPEN, "Nothing has all the words of “xyzzy”.")
        .await?;
    page.press(Key::Escape).await?;
    page.wait_for_focus(BUTTON).await?;
    page.press(Key::Return).await?;
    page.wait_for_focus(FIELD).await?;
    // What is typed takes the place of what was typed before.
    page.keys("TWO strätegies").await?;
    page.wait_for(".site-search-result[href^='#/racing']")
        .await?;
    assert_eq!(
        page.inaccessible_in_both_themes().await?,
        Vec::<String>::new()
    );
    let first = page.attribute(CHOSEN, "id").await?;
    page.press(Key::Down).await?;
    page.wait_until(
        "the second result",
        "return document.querySelector('#site-search-1')?.ariaSelected === 'true'",
        vec![],
    )
    .await?;
    assert_ne!(page.attribute(CHOSEN, "id").await?, first);
    page.press(Key::Up).await?;
    page.wait_for("#site-search-0[aria-selected=true]").await?;
    assert!(page.has_focus(FIELD).await?);
    page.keys(" race").await?;
    page.wait_for("#site-search-0[href^='#/racing']").await?;
    page.press(Key::Return).await?;
    page.wait_for_dialog_to_close().await?;
    page.wait_for_text("main h1", "Race two strategies").await
}

#[test]
fn in_a_field_a_stroke_is_a_letter_and_a_word_leads_to_the_glossary() {
    browse(
        "site_search_fields",
        Viewport::DESKTOP,
        "#/",
        async |page| {
            page.wait_for("main[data-ready]").await?;
            page.click("header button[aria-label=Glossary]").await?;
            page.wait_for("dialog.glossary[open]").await?;
            page.click("#find-term").await?;
            page.keys("/").await?;
            assert_eq!(page.count(OPEN).await?, 0);
            page.press(Key::Escape).await?;
            page.press(Key::Escape).await?;
            page.wait_for_dialog_to_close().await?;
            page.keys("/").await?;
            page.wait_for_focus(FIELD).await?;
            page.keys("a/b").await?;
            let typed = "return document.querySelector('#site-search-field').value === 'a/b'";
            page.wait_until("a stroke in the field", typed, vec![])
                .await?;
            page.script(
                "document.querySelector('#site-search-field').select()",
                vec![],
            )
            .await?;
            page.keys("nashconv").await?;
            page.wait_for_text("#site-search-0", "NashConv").await?;
            page.press(Key::Return).await?;
            page.wait_for("dialog.glossary[open]").await?;
            page.wait_for_text("dialog.glossary dt", "NashConv").await
        },
    );
}

#[test]
fn it_works_on_a_telephone_and_the_menu_leads_everywhere() {
    browse(
        "site_search_telephone",
        Viewport::PHONE,
        "#/regret",
        async |page| {
            page.wait_for("main[data-ready]").await?;
            page.click(BUTTON).await?;
            page.wait_for_focus(FIELD).await?;
            page.keys("prisoner").await?;
            page.wait_for(".site-search-result[href*='prisoners-dilemma']")
                .await?;
            assert_eq!(page.without_room().await?, Vec::<String>::new());
            assert_eq!(
                page.inaccessible_in_both_themes().await?,
                Vec::<String>::new()
            );
            page.click(".site-search-result[href*='prisoners-dilemma']")
                .await?;
            page.wait_for_dialog_to_close().await?;
            for (address, shown) in [
                ("#/gallery", ".gallery h1"),
                ("#/class", "main h1"),
                ("#/lessons", "#lessons-heading"),
            ] {
                page.click(".lab-menu summary").await?;
                page.click(&format!(".lab-list a[href='{address}']"))
                    .await?;
                page.wait_for(shown).await?;
            }
            let is_in_sight = "const { top } = document.querySelector('#lessons-heading').getBoundingClientRect();
            return top >= 0 && top < innerHeight";
            page.wait_until("the lessons in sight", is_in_sight, vec![])
                .await
        },
    );
}

/// Where everything in the header is, before the program and after.
const PLACES: &str = "return JSON.stringify([...document.querySelectorAll('.brand, .lab-groups, .lab-menu, .site-search-button')]
    .map(part => part.getBoundingClientRect()).map(({ left, top, width, height }) => [left, top, width, height].map(Math.round)))";

#[test]
fn nothing_in_the_header_moves_wraps_or_overflows() {
    for width in [1280, 1024, 768, 390] {
        let viewport = Viewport {
            width,
            ..Viewport::DESKTOP
        };
        browse(
            &format!("header_at_{width}"),
            viewport,
            "#/",
            async |page| {
                page.wait_for("main[data-ready]").await?;
                let after = page.script(PLACES, vec![]).await?;
                let drawn = "return fetch('./').then(answer => answer.text()).then(page => {
                const drawn = new DOMParser().parseFromString(page, 'text/html').querySelector('#app');
                document.querySelector('#app').replaceChildren(...drawn.children);
            })";
                page.script(drawn, vec![]).await?;
                assert_eq!(page.script(PLACES, vec![]).await?, after, "{width}");
                let excess = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
                assert_eq!(page.number(excess, vec![]).await?, 0.0, "{width}");
                Ok(())
            },
        );
    }
}
