//! Photographs of the page, in `shots/`, for looking at: `cargo xtask shots`.
//!
//! Nothing is compared: what looks right is for people to say. A photograph of the window, and one of the
//! whole page where that is taller.

use std::fs;
use std::path::Path;

use crate::support::{Failure, Page, Viewport, browse};

/// Name of the photograph, and address within the page.
const PAGES: [(&str, &str); 3] = [
    ("home", ""),
    ("connect-four", "#/connect-four?moves=4453"),
    ("broken-link", "#/no-such-lab"),
];

const VIEWPORTS: [Viewport; 4] = [
    Viewport::DESKTOP,
    Viewport::DESKTOP.dark(),
    Viewport::PHONE,
    Viewport::PHONE.dark(),
];

#[test]
#[ignore = "makes pictures, checks nothing; run by `cargo xtask shots`"]
fn shots() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("shots");
    fs::create_dir_all(&folder).expect("the folder for the pictures can be made");
    for (name, hash) in PAGES {
        for viewport in VIEWPORTS {
            let theme = if viewport.dark { "dark" } else { "light" };
            let shot = format!("{name}-{}-{theme}", viewport.width);
            println!("{shot}");
            let path = |suffix: &str| folder.join(format!("{shot}{suffix}.png"));
            browse(&shot, viewport, hash, async |page| {
                take(page, &path(""), &path("-full")).await
            });
        }
    }
}

async fn take(page: &Page, window: &Path, whole: &Path) -> Result<(), Failure> {
    page.wait_for("[data-ready]").await?;
    page.screenshot(window).await?;
    if page.is_taller_than_window().await? {
        page.screenshot_whole(whole).await?;
    }
    Ok(())
}
