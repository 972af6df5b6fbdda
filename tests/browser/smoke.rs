//! The page starts.

use crate::support::{Viewport, browse};

#[test]
fn the_page_gets_ready() {
    browse(
        "the_page_gets_ready",
        Viewport::DESKTOP,
        "#/",
        async |page| {
            page.wait_for("[data-ready]").await?;
            Ok(())
        },
    );
}
