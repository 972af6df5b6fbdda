//! Tournaments of repeated games: computing alone in the page, on one worker; the whole program natively, on one thread. Both work out all exact
//! values too.

use super::{ROUNDS, Seconds, computing, native};
use crate::support::{Failure, Page};

const LIBRARY: &str = include_str!("../../../benches/common/strategies.txt");
/// Of a match, of a pair, and of pairs.
const PLAYED: u64 = 200 * 100 * 40 * 41 / 2;

/// The page has one worker only, as for one processor.
pub async fn measure(page: &Page) -> Result<(), Failure> {
    let mixed = |n: u64| format!("m1({n}/41,{}/41,{}/43,{}/47;1)", 41 - n, n + 1, 42 - n);
    let mixed: Vec<String> = (1..=40).map(mixed).collect();
    let library: Vec<String> = LIBRARY.lines().map(str::to_owned).collect();
    for (name, entrants) in [("memory-one", mixed), ("of the library", library)] {
        let link = format!("tournament?entrants={}", entrants.join(","));
        let mut best = Seconds::UNKNOWN;
        for _ in 0..ROUNDS {
            let (native, _) = native::run(&link, 1);
            let browser = computing(page, &link).await?;
            best.better(native / PLAYED as f64, browser / PLAYED as f64);
        }
        best.print(&format!("round robin of 40 strategies, {name}: a round"));
    }
    Ok(())
}
