//! Searches whose trees are too large to be kept, so that it is the search alone that is measured.

use super::{PATIENCE, ROUNDS, Seconds, native};
use crate::support::{Failure, Page};

const SEARCHES: [(&str, &str); 2] = [
    (
        "alpha-beta, 7×6, depth 11, with open lines: a node",
        "game=connect-four&algorithm=alpha-beta&depth=11",
    ),
    (
        "the same, depth 14, with ordering and table: a node",
        "game=connect-four&algorithm=alpha-beta&depth=14&ordering=static,killer&table=on",
    ),
];

pub async fn measure(page: &Page) -> Result<(), Failure> {
    for (work, query) in SEARCHES {
        let link = format!("minimax?{query}");
        let mut best = Seconds::UNKNOWN;
        for _ in 0..ROUNDS {
            let (native, _) = native::run(&link, 1);
            let (nodes, browser) = search(page, &link).await?;
            best.better(native / nodes, browser / nodes);
        }
        best.print(work);
    }
    Ok(())
}

/// Nodes of the search in the page, and the seconds its worker was at work.
async fn search(page: &Page, link: &str) -> Result<(f64, f64), Failure> {
    page.load(&format!("#/{link}")).await?;
    // Quick searches are done before the page has paused them.
    let waits = "#search-status[data-state=paused] #count-on, #search-status[data-state=finished]";
    page.wait_for_within(waits, PATIENCE).await?;
    if page.count("#count-on").await? > 0 {
        page.click("#count-on").await?;
    }
    let finished = "#search-status[data-state=finished]";
    page.wait_for_within(finished, PATIENCE).await?;
    let number = async |name: &str| -> Result<f64, Failure> {
        let text = page.attribute("#search-status", name).await?;
        Ok(text.and_then(|text| text.parse().ok()).unwrap_or(f64::NAN))
    };
    let milliseconds = number("data-busy-milliseconds").await?;
    Ok((number("data-nodes").await?, milliseconds / 1e3))
}
