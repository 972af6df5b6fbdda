//! Nothing sticks out: no page is wider than its window, whatever is opened in it.

use crate::support::{Failure, Page, Viewport, browse};

const TWELVE: &str = "width=12&height=12&blocked=6.4&simulations=2000&seed=1";

#[test]
fn no_page_is_wider_than_a_phone() {
    browse("no_wider_than_a_phone", Viewport::PHONE, "", async |page| {
        fits(page, "home").await?;
        page.load(&format!("#/{}", "x".repeat(300))).await?;
        page.wait_for("[role=alert]").await?;
        fits(page, "a broken link").await?;
        page.open_lab(&format!(
            "simulations={}&{}=1",
            "7".repeat(60),
            "k".repeat(80)
        ))
        .await?;
        page.wait_for(".notices").await?;
        fits(page, "long notices").await?;
        everything_open(page).await
    });
}

#[test]
fn no_page_is_wider_than_a_desktop() {
    browse(
        "no_wider_than_a_desktop",
        Viewport::DESKTOP,
        "",
        async |page| everything_open(page).await,
    );
}

/// The widest board with its result, every fold open.
async fn everything_open(page: &Page) -> Result<(), Failure> {
    page.open_lab(TWELVE).await?;
    page.take_hint().await?;
    page.script(
        "document.querySelectorAll('details').forEach(fold => fold.open = true)",
        vec![],
    )
    .await?;
    fits(page, "everything open").await?;
    page.script(
        "document.querySelector('.menu-content').scrollIntoView()",
        vec![],
    )
    .await?;
    let inside = "const box = document.querySelector('.menu-content').getBoundingClientRect();\
                  return box.left >= 0 && box.right <= innerWidth";
    assert_eq!(
        page.script(inside, vec![]).await?,
        true,
        "the menu is inside the window"
    );
    Ok(())
}

async fn fits(page: &Page, what: &str) -> Result<(), Failure> {
    let excess = "return document.documentElement.scrollWidth - innerWidth";
    let excess = page.number(excess, vec![]).await?;
    assert!(excess <= 0.0, "{what}: {excess} pixels too wide");
    Ok(())
}

#[test]
fn a_narrower_board_is_still_reached_by_keyboard() {
    browse("a_narrower_board", Viewport::DESKTOP, "", async |page| {
        page.open_lab("width=12").await?;
        page.script(
            "const field = document.querySelector('#parameter-width'); field.value = '4';\
             field.dispatchEvent(new Event('change', { bubbles: true }))",
            vec![],
        )
        .await?;
        page.wait_for_parameter("width", "4").await?;
        assert_eq!(page.count(".column[tabindex='0']").await?, 1);
        Ok(())
    });
}
