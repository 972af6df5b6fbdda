//! Versions of the page: a newer one waits to be asked for, whole, and takes nothing from windows that go on with the one before.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::offline::{change, copy, kept, kept_but, served};
use crate::support::{Failure, Page, Viewport, browse_with};

/// Gives the server a newer build: with a mark in its page, and with a sheet of another name.
fn publish(dist: &Path, version: &str) {
    let (page, worker) = (dist.join("index.html"), dist.join("service-worker.js"));
    let html = fs::read_to_string(&page).unwrap();
    let sheet = sheet(&html);
    let newer = format!("tree-{version}.css");
    fs::rename(dist.join(&sheet), dist.join(&newer)).unwrap();
    change(&page, &sheet, &newer);
    let mark = format!("<head><meta name=\"version\" content=\"{version}\" />");
    change(&page, "<head>", &mark);
    change(&worker, &sheet, &newer);
    change(&worker, "version: \"", &format!("version: \"{version}-"));
}

/// The name of a sheet of the page.
fn sheet(html: &str) -> String {
    let rest = html.split("\"./tree-").nth(1).unwrap();
    format!("tree-{}", rest.split('"').next().unwrap())
}

/// Waits for a version of the page, in which `hash` is open.
async fn is_taken(page: &Page, version: &str, hash: &str) -> Result<(), Failure> {
    let script = "return document.querySelector('meta[name=version]')?.content === arguments[0] && location.hash === arguments[1]";
    let what = "the newer version, with the same experiment";
    page.wait_until(what, script, vec![version.into(), hash.into()])
        .await
}

/// Starts the page until it is of a version: a browser that is busy counts a window that has just been left among those that are open,
/// for longer than a start takes.
async fn started_anew(page: &Page, version: &str, hash: &str) -> Result<(), Failure> {
    let script = "return document.querySelector('meta[name=version]')?.content === arguments[0]";
    for start in 0..20 {
        page.leave_for(Duration::from_millis(100 * start)).await?;
        page.load(hash).await?;
        if page.script(script, vec![version.into()]).await? == true {
            break;
        }
    }
    is_taken(page, version, hash).await
}

#[test]
fn a_newer_version_waits_until_somebody_asks_for_it() {
    let dist = copy("versions_newer");
    browse_with(
        "versions_newer",
        Viewport::DESKTOP,
        "#/",
        served(&dist),
        async |page| {
            kept(page).await?;
            assert_eq!(page.count(".update-notice").await?, 0);
            publish(&dist, "newer");
            page.load("#/minimax?step=5").await?;
            page.wait_for("#update-now").await?;
            // Nothing changes in the middle of work, not even by loading the page anew.
            page.click("#update-later").await?;
            page.goto_hash("#/minimax?step=6").await?;
            page.reload().await?;
            page.wait_for("#update-now").await?;
            assert_eq!(page.count("meta[name=version]").await?, 0);
            assert_eq!(page.nameless().await?, Vec::<String>::new());
            page.click("#update-now").await?;
            is_taken(page, "newer", "#/minimax?step=6").await?;
            kept(page).await?;
            page.wait_for("svg.tree").await?;
            assert_eq!(page.count(".update-notice").await?, 0);
            // Nor does anybody have to ask: when the last window is closed, the next start has it.
            publish(&dist, "newest");
            page.reload().await?;
            page.wait_for("#update-now").await?;
            is_taken(page, "newer", "#/minimax?step=6").await?;
            started_anew(page, "newest", "#/minimax").await
        },
    );
}

#[test]
fn a_version_that_waits_is_kept_whole_for_a_start_without_network() {
    let dist = copy("versions_whole");
    browse_with(
        "versions_whole",
        Viewport::DESKTOP,
        "#/",
        served(&dist),
        async |page| {
            kept(page).await?;
            publish(&dist, "newer");
            page.load("#/minimax").await?;
            page.wait_for("#update-now").await?;
            kept_but(page, 2, &[]).await?;
            page.go_offline();
            let lesson = "#/lesson/learning-from-regret?scene=2";
            started_anew(page, "newer", lesson).await?;
            page.wait_for(".lesson-stage svg").await.map(drop)
        },
    );
}

#[test]
fn a_window_goes_on_with_its_version_until_it_asks_for_the_newer_one_itself() {
    let dist = copy("versions_windows");
    let earlier = sheet(&fs::read_to_string(dist.join("index.html")).unwrap());
    browse_with(
        "versions_windows",
        Viewport::DESKTOP,
        "#/",
        served(&dist),
        async |page| {
            kept(page).await?;
            page.load("#/minimax?step=5").await?;
            page.wait_for("svg.tree").await?;
            publish(&dist, "newer");
            let first = page.open_window("#/minimax?step=6").await?;
            page.wait_for("#update-now").await?;
            let second = page.go_to_window(&first).await?;
            page.wait_for("#update-now").await?;
            page.click("#update-now").await?;
            is_taken(page, "newer", "#/minimax?step=5").await?;
            kept_but(page, 2, &[]).await?;
            // What only the earlier version has is not on the server any more.
            page.go_to_window(&second).await?;
            let whole = "return (async () => (await fetch(arguments[0])).ok)()";
            page.wait_until("the earlier sheet", whole, vec![earlier.into()])
                .await?;
            assert_eq!(page.count("meta[name=version]").await?, 0);
            page.click("#update-now").await?;
            is_taken(page, "newer", "#/minimax?step=6").await?;
            page.close_window(&first).await?;
            page.reload().await?;
            kept(page).await
        },
    );
}
