//! Contrast themes: the system's few colours in place of the page's, and no grounds. What is chosen, disabled or has the focus is still
//! told apart. That what is told by its ground alone keeps it is looked at in every lab.

use crate::support::{Failure, Page, Viewport, browse};

/// A property of an element as it is shown.
async fn shown(page: &Page, css: &str, property: &str) -> Result<String, Failure> {
    let body = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]";
    page.wait_for(css).await?;
    let value = page.script(body, vec![css.into(), property.into()]).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

#[test]
fn what_is_chosen_disabled_or_focused_is_told_apart() {
    let viewport = Viewport::DESKTOP.forced_colours();
    browse("colours_states", viewport, "#/mcts", async |page| {
        page.wait_for("#undo[aria-disabled=true]").await?;
        page.wait_for("#hint:not([aria-disabled=true])").await?;
        let resting = shown(page, "#undo", "color").await?;
        assert_ne!(resting, shown(page, "#hint", "color").await?);
        page.tab_to("#hint").await?;
        assert_eq!(shown(page, "#hint", "outlineStyle").await?, "solid");
        let ground = shown(page, "body", "backgroundColor").await?;
        assert_ne!(shown(page, "#hint", "outlineColor").await?, ground);
        page.load("#/regret?iterations=100").await?;
        let chosen = ".deal-node.decision[aria-pressed=true]";
        let other = ".deal-node.decision[aria-pressed=false]";
        page.click(other).await?;
        page.script("document.activeElement.blur()", vec![]).await?;
        let outline = |css| shown(page, css, "outlineStyle");
        assert_ne!(outline(chosen).await?, outline(other).await?);
        Ok(())
    });
}

#[test]
fn discs_are_not_all_of_one_colour() {
    let viewport = Viewport::DESKTOP.forced_colours();
    let game = "#/mcts?moves=4455&person=both";
    browse("colours_discs", viewport, game, async |page| {
        page.wait_for(".board .stone.second").await?;
        let fill = |css| shown(page, css, "fill");
        let first = fill(".board .stone.first circle").await?;
        assert_ne!(first, fill(".board .stone.second circle").await?);
        Ok(())
    });
}
