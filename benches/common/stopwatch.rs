//! The stopwatch: the best of as many rounds as there is time for, in time of the processor, so that it does not count
//! while others have it.

use cpu_time::ProcessTime;
use std::time::{Duration, Instant};

/// Rounds go on for so long; at least one is done, however long it takes.
const ENOUGH: Duration = Duration::from_millis(500);

/// Seconds a unit of `work`, which does `units` of them.
pub fn seconds_a_unit(units: u64, mut work: impl FnMut()) -> f64 {
    let begin = Instant::now();
    let mut best = Duration::MAX;
    while best == Duration::MAX || begin.elapsed() < ENOUGH {
        let start = ProcessTime::now();
        work();
        best = best.min(start.elapsed());
    }
    best.as_secs_f64() / units as f64
}
