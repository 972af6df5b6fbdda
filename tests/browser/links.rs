//! Links: shared, broken, and what stays of a visit.

use crate::support::{Failure, Page, Viewport, browse};

/// A link and what the page must say about it.
const BROKEN: [(&str, &str); 10] = [
    ("#/no-such-lab?moves=44", "no-such-lab"),
    ("#/mcts?v=7", "version “7”"),
    ("#/mcts?colour=red", "“colour”"),
    ("#/mcts?simulations=many", "“many”"),
    ("#/mcts?simulations=0&seed=4", "whole number from 1"),
    ("#/mcts?moves=44x", "“x”"),
    ("#/mcts?moves=4444444", "move 7"),
    ("#/mcts?moves=12121212", "after the end"),
    ("#/mcts?blocked=9.9", "9.9"),
    ("#/mcts?moves=~AAAA&%FF=%zz", "packed"),
];

#[test]
fn broken_and_endless_links_say_what_is_wrong() {
    browse("broken_links", Viewport::DESKTOP, "", async |page| {
        broken_links_say_what_is_wrong(page).await?;
        a_very_long_link_is_refused(page).await
    });
}

async fn broken_links_say_what_is_wrong(page: &Page) -> Result<(), Failure> {
    for (hash, said) in BROKEN {
        page.load(hash).await?;
        page.wait_for_text("[role=alert]", said).await?;
        assert_eq!(page.hash().await?, hash, "the link is kept");
        if page.count(".board").await? == 0 {
            page.click("#broken-link a[href^='#/mcts']").await?;
            page.wait_for(".board").await?;
        } else if page.count(".column.free").await? > 0 {
            page.click(".column.free").await?;
            page.wait_until(
                "the notice to go",
                "return !document.querySelector('.notices')",
                vec![],
            )
            .await?;
        }
    }
    Ok(())
}

async fn a_very_long_link_is_refused(page: &Page) -> Result<(), Failure> {
    page.load(&format!("#/mcts?moves={}", "4".repeat(9_000)))
        .await?;
    page.wait_for_text("[role=alert]", "8000").await
}

/// That the game is looked at after its last move.
const LAST_MOVE: &str = ".moves-played li:last-child [aria-current=step]";

#[test]
fn a_shared_link_shows_the_same_moment() {
    let hash = "#/mcts?moves=4453&simulations=500&seed=9&exact=0";
    browse("a_shared_link", Viewport::DESKTOP, hash, async |page| {
        page.take_hint().await?;
        let thoughts = page.thoughts().await?;
        page.click("#undo").await?;
        page.wait_for_parameter("ply", "2").await?;
        let body = "return document.querySelector('#share').dataset.link";
        let shared = page.script(body, vec![]).await?;
        let shared = shared.as_str().unwrap_or_default().to_owned();
        page.click("#share").await?;
        // Copied, or, where the browser forbids that, shown to be copied by hand.
        let said =
            "return document.querySelector('.share').innerText.match(/copied|Copy/) !== null";
        page.wait_until("the link to be given", said, vec![])
            .await?;
        let (_, hash) = shared.split_once('#').expect("a link has a hash");
        page.load(&format!("#{hash}")).await?;
        page.wait_for(".play .board").await?;
        assert_eq!(page.count(".play .cell .stone").await?, 2);
        page.goto_hash("#/mcts?moves=4453&simulations=500&seed=9&exact=0")
            .await?;
        page.wait_for(LAST_MOVE).await?;
        page.take_hint().await?;
        assert_eq!(page.thoughts().await?, thoughts);
        Ok(())
    });
}

#[test]
fn the_lab_goes_on_where_it_was() {
    let hash = "#/mcts?moves=4453";
    browse("the_lab_goes_on", Viewport::DESKTOP, hash, async |page| {
        page.wait_for(".board").await?;
        page.reload().await?;
        page.wait_for(LAST_MOVE).await?;
        assert_eq!(page.count(".moves-played li").await?, 4);
        page.click(".brand").await?;
        page.click("nav a[href^='#/mcts']").await?;
        page.wait_for(LAST_MOVE).await?;
        // The bare name is the default experiment for everybody, whatever was here before.
        page.load("#/mcts").await?;
        page.wait_for(".play .board").await?;
        assert_eq!(page.count(".moves-played li").await?, 0);
        Ok(())
    });
}

#[test]
fn the_theme_is_kept() {
    browse("the_theme_is_kept", Viewport::DESKTOP, "#/", async |page| {
        page.click(".shell-header button[aria-label^=Colours]")
            .await?;
        page.wait_for("html[data-theme=light]").await?;
        page.click(".shell-header button[aria-label^=Colours]")
            .await?;
        page.wait_for("html[data-theme=dark]").await?;
        page.reload().await?;
        page.wait_for("html[data-theme=dark]").await?;
        Ok(())
    });
}

#[test]
fn a_browser_without_module_workers_is_told_so() {
    browse(
        "without_module_workers",
        Viewport::DESKTOP,
        "",
        async |page| {
            page.eval_before_load("window.Worker = class { terminate() {} };")
                .await?;
            page.load("#/mcts").await?;
            page.wait_for_text("#loading", "lacks module workers")
                .await?;
            assert_eq!(page.count(".board").await?, 0);
            Ok(())
        },
    );
}
