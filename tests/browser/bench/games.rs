//! War and Rrrats, many games between two strategies: computing alone in the page, on one worker; the whole program
//! natively, on one thread.

use super::{ROUNDS, Seconds, computing, native};
use crate::support::{Failure, Page};

/// Enough games that beginning and ending do not count, nor the exact numbers of Rrrats.
const RUNS: [(&str, &str, u64); 2] = [
    ("War, decreasing against random order", "war?", 500_000),
    (
        "Rrrats, (1, 1, 0.36) against (½, ½, ½)",
        "rrrats?a=1,1,0.36&b=0.5,0.5,0.5&",
        20_000_000,
    ),
];

/// The page has one worker only, see [`super::ONE_PROCESSOR`].
pub async fn measure(page: &Page) -> Result<(), Failure> {
    for (name, lab, games) in RUNS {
        let link = format!("{lab}games={games}");
        let mut best = Seconds::UNKNOWN;
        for _ in 0..ROUNDS {
            let (native, _) = native::run(&link, 1);
            let browser = computing(page, &link).await?;
            let units = games as f64;
            best.better(native / units, browser / units);
        }
        best.print(&format!("{name}, {games} games: a game"));
    }
    Ok(())
}
