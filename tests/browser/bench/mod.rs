//! How fast the engines are in Chromium, beside the native binary in the same run, and how soon pages open: `cargo xtask bench`.
//!
//! Figures of a noisy machine mean little alone; the ratios of one run do. Nothing is asserted but that both did the
//! same. What is printed are rows for the table, and remarks.

mod minimax;
mod native;
mod opening;
mod regret;
#[path = "../../../benches/common/row.rs"]
mod row;
mod runs;
mod simulations;
mod solver;
mod tournament;

use std::time::Duration;

use crate::support::{Failure, Page, Viewport, browse, processors};
pub use opening::compressed;
use row::{Row, Who};

/// Every measurement is the best of so many.
const ROUNDS: usize = 5;
/// A measurement waits at most so long.
const PATIENCE: Duration = Duration::from_secs(300);
/// What a round has found would be there in the next one, which then computed nothing. An empty tab has no storage.
const NOTHING_KEPT: &str = "if (origin !== 'null') sessionStorage.clear()";

#[test]
#[ignore = "measures, checks nothing; run by `cargo xtask bench`"]
fn bench() {
    // Begins a line: the test's own may have been begun.
    println!();
    browse("bench", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(NOTHING_KEPT).await?;
        simulations::measure(page).await?;
        minimax::measure(page).await?;
        regret::measure(page).await
    });
    browse("bench", Viewport::DESKTOP, "", async |page| {
        page.eval_before_load(NOTHING_KEPT).await?;
        // The page begins a worker for each.
        page.eval_before_load(&processors(1)).await?;
        solver::measure(page).await?;
        runs::measure(page).await?;
        tournament::measure(page).await
    });
}

#[test]
#[ignore = "measures, checks nothing; run by `cargo xtask bench`"]
fn opening() {
    println!();
    opening::measure();
}

/// Seconds that workers were at work for the experiment of `link`.
async fn computing(page: &Page, link: &str) -> Result<f64, Failure> {
    page.load(&format!("#/{link}")).await?;
    page.begin().await?;
    page.wait_for_within("#run-status[data-state=finished]", PATIENCE)
        .await?;
    let body = "return Number(document.querySelector('#run-status').dataset.busyMilliseconds)";
    let seconds = page.number(body, vec![]).await? / 1e3;
    assert!(seconds > 0.0, "{link}: nothing was computed");
    Ok(seconds)
}

/// Seconds a unit of the same work, the best so far.
struct Seconds {
    native: f64,
    browser: f64,
}

impl Seconds {
    const UNKNOWN: Self = Self {
        native: f64::INFINITY,
        browser: f64::INFINITY,
    };

    fn better(&mut self, native: f64, browser: f64) {
        self.native = self.native.min(native);
        self.browser = self.browser.min(browser);
    }

    fn print(&self, work: &str) {
        for (who, seconds) in [(Who::Native, self.native), (Who::Chromium, self.browser)] {
            let work = work.to_owned();
            println!("{}", Row { work, who, seconds });
        }
    }
}
