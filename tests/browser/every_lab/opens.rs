//! No lab opens empty: its bare link, the link of the list of labs, and every choice of one of its settings show something without
//! anything being pressed.

use texts::ENGLISH;

use super::visit::each_lab;
use crate::labs::choices::links_of_choices;
use crate::support::{Failure, Page, Viewport, browse};

/// A node of the tree of a search.
const TREE: &str = "[data-view=tree] .growing-node";

/// Something was found, and what is drawn of it has many parts, whatever they are made of.
const DRAWN: &str = "const stage = document.querySelector('.stage-area[data-found=true]');\
    return !!stage && stage.querySelectorAll('.main-views *').length >= 12";

/// Of the first view on a telephone, in pixels: below it begins the picture.
const MAX_TOP: f64 = 370.0;

#[test]
fn no_lab_opens_empty() {
    each_lab("opens", Viewport::DESKTOP, async |page, row| {
        let mut faults = Vec::new();
        page.load("#/gallery").await?;
        for link in links(row.lab) {
            page.follow(&format!("#/{link}")).await?;
            if let Err(failure) = is_drawn(page).await {
                faults.push(format!("{link} opens empty: {failure:?}"));
            }
        }
        Ok(faults)
    });
}

/// On a telephone one sees what a lab is about without scrolling, and what moves it in time is in reach.
#[test]
fn the_first_picture_is_on_the_first_screen_of_a_telephone() {
    each_lab("opens_high", Viewport::PHONE, async |page, row| {
        let mut faults = Vec::new();
        open(page, row.lab).await?;
        let place = "const card = document.querySelector('.main-views .card').getBoundingClientRect();\
            const time = document.querySelector('.stage-time');\
            return [card.top + scrollY, time ? time.getBoundingClientRect().bottom - innerHeight : 0]";
        let place = page.script(place, vec![]).await?;
        if place[0].as_f64() > Some(MAX_TOP) {
            faults.push(format!("the first view begins at {}", place[0]));
        }
        if place[1].as_f64() > Some(1.0) {
            faults.push(format!("time is {} below the window", place[1]));
        }
        Ok(faults)
    });
}

/// The solver is not in the list of labs, and has a page.
#[test]
fn the_solver_shows_a_score_over_each_column() {
    browse("opens_solver", Viewport::DESKTOP, "", async |page| {
        open(page, "solve").await?;
        page.wait_for_text("#solve-verdict", "First wins").await?;
        page.click("#solve-column-3").await?;
        page.wait_for_parameter("moves", "4").await
    });
}

/// Before it is run, while it is paused, and stopped: the newest tree stands there, not an empty board.
#[test]
fn a_long_search_shows_its_newest_tree() {
    browse("opens_long_search", Viewport::DESKTOP, "", async |page| {
        page.load("#/mcts?simulations=100000000").await?;
        page.wait_for(TREE).await?;
        page.click("#search").await?;
        page.wait_for_simulations().await?;
        page.wait_for(TREE).await?;
        page.click("#pause").await?;
        page.wait_for(TREE).await?;
        page.click("#stop").await?;
        page.wait_for(TREE).await?;
        page.reload().await?;
        page.wait_for(TREE).await
    });
}

async fn open(page: &Page, link: &str) -> Result<(), Failure> {
    page.load(&format!("#/{link}")).await?;
    is_drawn(page).await
}

async fn is_drawn(page: &Page) -> Result<(), Failure> {
    page.wait_until("something to be drawn", DRAWN, vec![])
        .await
}

/// The bare link, that of the list, and the lab with every option of each setting.
fn links(lab: &str) -> Vec<String> {
    let listed = ENGLISH.shell.listed_labs();
    let listed = listed.filter(|listed| listed.key == lab);
    let mut links = links_of_choices(lab);
    links.extend(listed.map(|lab| lab.link.to_owned()));
    links.sort();
    links.dedup();
    links
}
