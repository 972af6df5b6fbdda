//! Anyone who works by keyboard is not thrown back to the top of the page by what was pressed.

use fantoccini::key::Key;

use crate::support::{Failure, Page, Viewport, browse};

async fn press(page: &Page, css: &str) -> Result<(), Failure> {
    page.wait_for(css).await?;
    page.tab_to(css).await?;
    page.press(Key::Enter).await
}

#[test]
fn time_at_its_end_keeps_the_focus_and_presses_nothing() {
    browse("focus_time", Viewport::DESKTOP, "", async |page| {
        page.open_lab("moves=4455&person=both&view=play").await?;
        let [start, back, end] =
            [1, 2, 5].map(|place| format!(".time-control button:nth-child({place})"));
        press(page, &start).await?;
        page.wait_for_parameter("ply", "0").await?;
        assert!(
            page.has_focus(&format!("{start}[aria-disabled=true]"))
                .await?
        );
        let link = page.hash().await?;
        // A resting button hears neither keys nor clicks.
        page.press(Key::Enter).await?;
        page.click(&back).await?;
        assert_eq!(page.hash().await?, link);
        press(page, &end).await?;
        page.wait_for_parameter("ply", "").await?;
        assert!(
            page.has_focus(&format!("{end}[aria-disabled=true]"))
                .await?
        );
        Ok(())
    });
}
