//! Shares over time, as lines.

use super::analysis::Analysis;
use crate::kit::chart::Series;

/// Numbers of the axis, and a line for each strategy.
pub struct SharesOverTime {
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
}

/// The lines of the run that is watched, up to `last` if that is given.
pub fn shares(of: &Analysis, last: Option<u64>) -> SharesOverTime {
    let counts = &of.found.watched.counts;
    let shown = last.map_or(counts.len(), |last| {
        counts.len().min(usize::try_from(last).unwrap_or(0) + 1)
    });
    let counts = &counts[..shown];
    let players = f64::from(of.lab.players());
    let line = |strategy: usize| {
        let values = counts
            .iter()
            .map(|counts| f64::from(counts.get(strategy).copied().unwrap_or(0)) / players);
        Series::line(of.name(strategy), values).toned(strategy)
    };
    SharesOverTime {
        axis: (0..shown).map(|generation| generation as f64).collect(),
        series: (0..of.size()).map(line).collect(),
    }
}
