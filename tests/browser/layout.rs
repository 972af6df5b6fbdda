//! Nothing sticks out of pages that are no lab's; for those see `every_lab`.

use crate::support::{Failure, Page, Viewport, browse};

#[test]
fn no_page_is_wider_than_a_phone() {
    browse(
        "no_wider_than_a_phone",
        Viewport::PHONE,
        "#/",
        async |page| {
            fits(page, "home").await?;
            page.load(&format!("#/{}", "x".repeat(300))).await?;
            page.wait_for("[role=alert]").await?;
            fits(page, "a broken link").await
        },
    );
}

async fn fits(page: &Page, what: &str) -> Result<(), Failure> {
    assert_eq!(page.without_room().await?, Vec::<String>::new(), "{what}");
    Ok(())
}

#[test]
fn a_narrower_board_is_still_reached_by_keyboard() {
    browse("a_narrower_board", Viewport::DESKTOP, "", async |page| {
        page.open_lab("width=12&view=play").await?;
        page.set_field("#parameter-width", "4").await?;
        page.wait_for_parameter("width", "4").await?;
        assert_eq!(page.count(".column[tabindex='0']").await?, 1);
        Ok(())
    });
}
