//! Counterfactual regret minimisation: computing alone in the page, the whole program natively.

use super::{ROUNDS, Seconds, computing, native};
use crate::support::{Failure, Page};

/// Enough iterations that beginning and ending do not count.
const RUNS: [(&str, &str, u64); 4] = [
    ("CFR, Kuhn poker", "variant=cfr", 2_000_000),
    (
        "external sampling, Kuhn poker",
        "variant=external-sampling",
        5_000_000,
    ),
    ("CFR, Leduc poker", "game=leduc&variant=cfr", 50_000),
    (
        "external sampling, Leduc poker",
        "game=leduc&variant=external-sampling",
        1_000_000,
    ),
];

pub async fn measure(page: &Page) -> Result<(), Failure> {
    for (name, query, iterations) in RUNS {
        let link = format!("regret?{query}&iterations={iterations}");
        let mut best = Seconds::UNKNOWN;
        for _ in 0..ROUNDS {
            let (native, _) = native::run(&link, 1);
            let browser = computing(page, &link).await?;
            let units = iterations as f64;
            best.better(native / units, browser / units);
        }
        best.print(&format!("{name}, {iterations} iterations: an iteration"));
    }
    Ok(())
}
