//! War, Rrrats and tuning: games between two strategies, evaluations of a search. Computing alone in the page, on one worker;
//! the whole program natively, on one thread.

use super::{ROUNDS, Seconds, computing, native};
use crate::support::{Failure, Page};

/// What is run.
struct Work {
    name: &'static str,
    link: &'static str,
    /// Enough that beginning and ending do not count, nor the exact numbers of Rrrats.
    units: u64,
    unit: &'static str,
}

const WORKS: [Work; 3] = [
    Work {
        name: "War, decreasing against random order, 500 000 games",
        link: "war?games=500000",
        units: 500_000,
        unit: "a game",
    },
    Work {
        name: "Rrrats, (1, 1, 0.36) against (½, ½, ½), 20 million games",
        link: "rrrats?a=1,1,0.36&b=0.5,0.5,0.5&games=20000000",
        units: 20_000_000,
        unit: "a game",
    },
    Work {
        name: "NTBEA, 10 bits, 50 neighbours, 20 runs of 20 000 evaluations",
        link: "tuning?evaluations=20000&repeats=20&finalists=0",
        units: 400_000,
        unit: "an evaluation",
    },
];

/// The page has one worker only, as for one processor.
pub async fn measure(page: &Page) -> Result<(), Failure> {
    for work in WORKS {
        let mut best = Seconds::UNKNOWN;
        for _ in 0..ROUNDS {
            let (native, _) = native::run(work.link, 1);
            let browser = computing(page, work.link).await?;
            let units = work.units as f64;
            best.better(native / units, browser / units);
        }
        best.print(&format!("{}: {}", work.name, work.unit));
    }
    Ok(())
}
