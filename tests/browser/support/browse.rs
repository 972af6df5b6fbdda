//! The frame around a browser test: a browser before it, the final checks and the clearing up after it.

use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::browsers::RUNTIME;
use super::failure::Failure;
use super::page::{Page, Start};
use super::settings::{self, PATIENCE, TEST_LIMIT};
use super::viewport::Viewport;

/// Browsers at a time, however many tests Cargo runs at once: three keep two cores busy, since each waits now and
/// then. The stage of `cargo xtask test` runs as many.
static BROWSERS: Semaphore = Semaphore::const_new(3);

/// Opens the page at `hash` and runs `test` on it, then [`Page::finish`]. A test that loads the page itself leaves `hash` empty: to
/// load it once more takes a second.
///
/// Panics if any of these fails, as tests do, after the browser is closed. `name` is the test's: a picture of
/// the page as it was at the failure is kept under that name in `target/browser-failures`.
pub fn browse<F>(name: &str, viewport: Viewport, hash: &str, test: F)
where
    F: AsyncFnOnce(&Page) -> Result<(), Failure>,
{
    browse_with(name, viewport, hash, Start::default(), test);
}

/// The same with something special.
pub fn browse_with<F>(name: &str, viewport: Viewport, hash: &str, start: Start, test: F)
where
    F: AsyncFnOnce(&Page) -> Result<(), Failure>,
{
    let limit = start.limit.unwrap_or(TEST_LIMIT);
    let permit = RUNTIME.block_on(BROWSERS.acquire());
    let page = match RUNTIME.block_on(Page::open_with(hash, viewport, start)) {
        Ok(page) => page,
        Err(failure) => panic!("{name}: {failure}"),
    };
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
        RUNTIME.block_on(judge(&page, limit, test))
    }));
    let passed = matches!(outcome, Ok(Ok(())));
    if !passed {
        keep_evidence(name, &page);
    }
    let end = async {
        if passed {
            page.leave().await
        } else {
            page.close().await;
            Ok(())
        }
    };
    // A browser that hangs must not make the test hang.
    let ended = RUNTIME.block_on(async { timeout(PATIENCE, end).await });
    drop(permit);
    match outcome {
        Ok(Ok(())) => {
            if let Ok(Err(failure)) = ended {
                eprintln!("{name}: the browser is not used again: {failure}");
            }
        }
        Ok(Err(failure)) => panic!("{name}: {failure}"),
        Err(panic) => panic::resume_unwind(panic),
    }
}

async fn judge<F>(page: &Page, limit: Duration, test: F) -> Result<(), Failure>
where
    F: AsyncFnOnce(&Page) -> Result<(), Failure>,
{
    let whole = async {
        test(page).await?;
        page.finish().await
    };
    timeout(limit, whole).await.unwrap_or_else(|_| {
        Err(Failure::Timeout {
            what: "the end of the test".to_owned(),
            seconds: limit.as_secs(),
        })
    })
}

/// Prints the console and what the page says, and keeps a picture. None of them may hide the failure itself by failing.
fn keep_evidence(name: &str, page: &Page) {
    let folder = settings::failures();
    let picture = folder.join(format!("{name}.png"));
    let evidence = async {
        for entry in page.console().await? {
            eprintln!("{name}: {entry}");
        }
        let said = "return `${location.hash}\\n${document.body.innerText.slice(0, 3000)}`";
        let said = page.script(said, vec![]).await?;
        eprintln!("{name}: {}", said.as_str().unwrap_or_default());
        fs::create_dir_all(&folder)?;
        page.screenshot(&picture).await
    };
    match RUNTIME.block_on(async { timeout(PATIENCE, evidence).await }) {
        Ok(Ok(())) => eprintln!("{name}: see {}", picture.display()),
        Ok(Err(failure)) => eprintln!("{name}: no picture: {failure}"),
        Err(_) => eprintln!("{name}: no picture: the browser does not answer"),
    }
}
