//! From lab to lab: the row of groups, and the list of all labs; by keyboard, on a telephone, before the program.

use crate::support::{Failure, Key, Page, Viewport, browse};
use texts::ENGLISH;

const MENU: &str = ".lab-menu";
const SUMMARY: &str = ".lab-menu summary";
const OPEN: &str = ".lab-menu[open]";

impl Page {
    /// What is wrong with the open list: links that are not in the window, even scrolled to, too low for a finger, or
    /// without the name and the question of their lab.
    async fn faults_of_the_list(&self, least_height: f64) -> Result<Vec<String>, Failure> {
        let body = "const found = [];
            for (const link of document.querySelectorAll('.lab-list a')) {
                link.scrollIntoView({ block: 'nearest' });
                const box = link.getBoundingClientRect();
                const isInside = box.left >= 0 && box.right <= document.documentElement.clientWidth
                    && box.top >= 0 && box.bottom <= innerHeight;
                if (!isInside || box.height < arguments[0]) found.push(link.hash);
            }
            return JSON.stringify(found)";
        let found = self.script(body, vec![least_height.into()]).await?;
        let found = found.as_str().unwrap_or_default();
        let mut faults: Vec<String> = serde_json::from_str(found).expect("a list");
        for lab in ENGLISH.shell.listed_labs() {
            let link = format!(".lab-list a[href^='#/{}']", lab.key);
            let words = self.attribute_or_text(&link).await?;
            if !words.contains(lab.name) || !words.contains(lab.question) {
                faults.push(format!("{}: “{words}”", lab.key));
            }
        }
        Ok(faults)
    }

    async fn attribute_or_text(&self, css: &str) -> Result<String, Failure> {
        let body = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let words = self.script(body, vec![css.into()]).await?;
        Ok(words.as_str().unwrap_or_default().to_owned())
    }

    /// The height of the header, which is one row whatever is open.
    async fn header_height(&self) -> Result<f64, Failure> {
        let height = "return document.querySelector('.shell-header').offsetHeight";
        self.number(height, vec![]).await
    }
}

#[test]
fn labs_are_reached_through_groups_and_list_which_closes_elsewhere() {
    browse("navigation", Viewport::DESKTOP, "#/", async |page| {
        the_list_closes_when_one_goes_elsewhere(page).await?;
        labs_are_reached_through_groups_and_list_by_keyboard(page).await
    });
}

async fn the_list_closes_when_one_goes_elsewhere(page: &Page) -> Result<(), Failure> {
    page.wait_for("main[data-ready]").await?;
    page.click(SUMMARY).await?;
    page.wait_for(OPEN).await?;
    // Beside its links it stays.
    page.click(".lab-list").await?;
    assert_eq!(page.count(OPEN).await?, 1);
    page.click(".shell-footer p").await?;
    assert_eq!(page.count(OPEN).await?, 0);
    Ok(())
}

async fn labs_are_reached_through_groups_and_list_by_keyboard(page: &Page) -> Result<(), Failure> {
    page.wait_for("main[data-ready]").await?;
    page.tab_to(".shell-header nav a.lab-group[href^='#/racing']")
        .await?;
    page.press(Key::Return).await?;
    page.wait_for_text("main h1", "Race two strategies").await?;
    page.wait_for("a.lab-group[href^='#/racing'][aria-current=true]")
        .await?;
    page.tab_to(SUMMARY).await?;
    page.press(Key::Return).await?;
    page.wait_for(OPEN).await?;
    assert_eq!(page.faults_of_the_list(20.0).await?, Vec::<String>::new());
    page.wait_for(".lab-list a[aria-current=page][href^='#/racing']")
        .await?;
    // Escape leads back to what opened it.
    page.tab_to(".lab-list a[href^='#/evolution']").await?;
    page.press(Key::Escape).await?;
    page.wait_for_focus(SUMMARY).await?;
    assert_eq!(page.count(OPEN).await?, 0);
    page.press(Key::Return).await?;
    page.tab_to(".lab-list a[href^='#/evolution']").await?;
    page.press(Key::Return).await?;
    page.wait_for_text("main h1", "Evolve a strategy").await?;
    assert_eq!(page.count(OPEN).await?, 0, "it has done its work");
    assert_eq!(page.count(".shell-header nav a[aria-current]").await?, 2);
    // What another lab's page shows belongs to that lab.
    page.load("#/solve?moves=44").await?;
    page.wait_for(".lab-list a[aria-current=page][href^='#/mcts']")
        .await?;
    Ok(())
}

#[test]
fn the_header_is_one_row_and_all_labs_are_in_reach() {
    for (name, viewport, finger) in [
        ("telephone", Viewport::PHONE, 38.0),
        ("desk", Viewport::DESKTOP, 20.0),
    ] {
        browse(&format!("header_{name}"), viewport, "", async |page| {
            for link in ["", "#/evolution", "#/mcts", "#/minimax"] {
                page.load(link).await?;
                page.wait_for("main[data-ready]").await?;
                let height = page.header_height().await?;
                assert!(height <= 64.0, "{link}: {height} pixels high");
                assert_eq!(page.count(MENU).await?, 1);
                page.click(SUMMARY).await?;
                page.wait_for(OPEN).await?;
                let faults = page.faults_of_the_list(finger).await?;
                assert_eq!(faults, Vec::<String>::new(), "{link}");
                let excess = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
                assert_eq!(page.number(excess, vec![]).await?, 0.0, "{link}");
            }
            Ok(())
        });
    }
}

#[test]
fn groups_without_a_place_in_the_row_are_seen_while_they_have_the_focus() {
    let narrow = Viewport {
        width: 900,
        ..Viewport::DESKTOP
    };
    browse("navigation_row", narrow, "#/minimax", async |page| {
        let scrolled = "return document.querySelector('.lab-groups').scrollTop";
        page.tab_to(".lab-groups li:last-child a").await?;
        assert!(page.number(scrolled, vec![]).await? > 0.0);
        page.tab_to(SUMMARY).await?;
        assert_eq!(page.number(scrolled, vec![]).await?, 0.0);
        Ok(())
    });
}
