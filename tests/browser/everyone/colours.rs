//! Contrast themes: the system's few colours in place of the page's, and no grounds. What is told by its ground alone keeps it; what is
//! chosen, disabled or has the focus is still told apart.

use crate::support::{Failure, Page, Viewport, browse};

/// Elements without words or a picture in them that have a ground: nothing else tells what they tell. Each with a number, for [`LOST`].
const MARKS: &str = "const ground = one => { const { backgroundColor, backgroundImage } = getComputedStyle(one);
  return backgroundImage !== 'none' || !/, 0\\)$|transparent/.test(backgroundColor); };
const seen = [...document.querySelectorAll('main *')].filter(one => !one.firstElementChild && one.textContent.trim() === ''
  && !one.closest('svg') && !one.matches('input, select, textarea, button, progress, canvas, img, video') && one.checkVisibility() && ground(one));
seen.forEach((one, number) => one.dataset.mark = number);
return seen.length";

/// Those of them that are as the page's ground now.
const LOST: &str = "const paper = getComputedStyle(document.body).backgroundColor;
return [...new Set([...document.querySelectorAll('[data-mark]')].filter(one => {
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle, boxShadow } = getComputedStyle(one);
  const is_bordered = boxShadow !== 'none' || parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
  return backgroundImage === 'none' && !is_bordered && (backgroundColor === paper || /, 0\\)$|transparent/.test(backgroundColor));
}).map(one => `${one.localName}.${one.className} in .${one.parentElement.className}`))]";

/// How many marks a page for a desk shows, and those that a contrast theme takes away.
pub async fn lost_marks(page: &Page) -> Result<(f64, Vec<String>), Failure> {
    let marks = page.number(MARKS, vec![]).await?;
    page.show_as(Viewport::DESKTOP.forced_colours()).await?;
    let lost = page.sentences(LOST).await?;
    page.show_as(Viewport::DESKTOP).await?;
    Ok((marks, lost))
}

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
        discs_are_of_two_colours(page).await
    });
}

async fn discs_are_of_two_colours(page: &Page) -> Result<(), Failure> {
    page.load("#/mcts?moves=4455&person=both").await?;
    page.wait_for(".board .stone.second").await?;
    let first = shown(page, ".board .stone.first circle", "fill").await?;
    assert_ne!(
        first,
        shown(page, ".board .stone.second circle", "fill").await?
    );
    Ok(())
}
