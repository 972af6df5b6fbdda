//! Links that are not quite right: what is wrong is said, and the lab goes on.

use fantoccini::key::Key;

use crate::support::{Viewport, browse};

/// What follows `#/minimax?`, and what the page must say about it.
const BROKEN: [(&str, &str); 16] = [
    ("tree=((1 2)", "is not closed"),
    ("tree=", "there is no tree here"),
    ("tree=~AAAA", "packed"),
    ("tree=(1 %00 2)", "At character 4"),
    ("depth=1000000000", "“1000000000”"),
    ("depth=0", "whole number from 1 to 200"),
    ("step=99999999999", "“99999999999”"),
    ("game=chess", "“chess”"),
    ("game=tic-tac-toe&moves=155", "move 3"),
    ("game=tic-tac-toe&moves=1a", "“a”"),
    ("game=tic-tac-toe&moves=1425367", "after the end"),
    ("game=nim&moves=a9", "move 1"),
    ("game=nim&heaps=1,2,99", "“1,2,99”"),
    ("game=connect-four&blocked=9.9&depth=2", "9.9"),
    ("game=connect-four&moves=4444444&depth=2", "move 7"),
    ("ordering=static,static&tables=on", "“tables”"),
];

#[test]
fn broken_links_say_what_is_wrong_and_go_on() {
    browse(
        "minimax_broken_links",
        Viewport::DESKTOP,
        "",
        async |page| {
            for (query, said) in BROKEN {
                let hash = format!("#/minimax?{query}");
                page.load(&hash).await?;
                page.wait_for_text("[role=alert]", said).await?;
                page.wait_for_searches().await?;
                page.press(Key::Right).await?;
                page.wait_until(
                    &format!("{query} to go on"),
                    "return document.querySelector('.time-control input').value > 0",
                    vec![],
                )
                .await?;
            }
            Ok(())
        },
    );
}

#[test]
fn a_step_beyond_the_end_is_the_end() {
    let hash = "#/minimax?step=500&levels=3&branching=2";
    browse("minimax_beyond", Viewport::DESKTOP, hash, async |page| {
        page.wait_for_searches().await?;
        page.wait_for_text(".time-caption", "step 26 of 26").await?;
        page.press(Key::Left).await?;
        page.wait_for_step(25).await
    });
}

#[test]
fn a_view_that_the_game_does_not_have_gives_way_to_the_main_one() {
    let hash = "#/minimax?view=play";
    browse("minimax_no_view", Viewport::PHONE, hash, async |page| {
        page.wait_for(".main-views .view svg.tree-picture").await?;
        page.wait_for(".whole-page a").await
    });
}
