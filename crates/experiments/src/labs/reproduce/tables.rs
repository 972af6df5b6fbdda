//! The tables: published, ours, and the difference.

use super::published::{self, Published};
use super::snapshot::PAIR_EVALUATIONS;
use super::snapshot::Replicate;
use super::starts::{StartFit, fits};
use super::statistics::{Beside, describe, mean_and_deviation};
use serde::Serialize;
use ts_rs::TS;

/// One cell of tables 5.2 and 5.4.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Pair {
    pub mean: Beside,
    /// Standard deviation between evaluations: published, and ours within an evolution.
    pub deviation: (f64, Option<f64>),
}

/// A game's tables. Algorithms stand in the order of [`published`].
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Tables {
    /// Evolutions an algorithm that everything is known about, and that are wanted.
    pub evolutions: (u64, u64),
    /// By algorithm and statistic; empty until an evolution is evaluated.
    pub against_start: Vec<Vec<Beside>>,
    /// By row and column; empty likewise.
    pub pairs: Vec<Vec<Pair>>,
    /// Mean, deviation, minimum, quartiles, maximum of what single evolutions have come to, by algorithm.
    pub between: Vec<[f64; 7]>,
    /// What strategies were worth against the start after each generation, mean over evolutions, by algorithm.
    pub by_generation: Vec<Vec<f64>>,
    /// Games of the evolutions, mean, by algorithm.
    pub games: Vec<f64>,
    /// What has been found, an evolution after the other, by algorithm: as people read it.
    pub strategies: Vec<Vec<Vec<f64>>>,
    /// Where evolutions have different starts: these, and how near they come to what was published, the nearest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<StartFit>>", optional)]
    pub starts: Vec<StartFit>,
}

impl Tables {
    /// Of the replicates that are complete, and their starts; `games` is the number of games of an evaluation.
    pub(super) fn new(
        published: &Published,
        replicates: &[Replicate],
        starts: &[Vec<f64>],
        wanted: u64,
        games: u64,
        meaning: impl Fn(&[f64]) -> Vec<f64>,
    ) -> Self {
        let count = replicates.len() as u64;
        let mut tables = Self {
            evolutions: (count, wanted),
            ..Self::default()
        };
        if replicates.is_empty() {
            return tables;
        }
        let share = |half_points: &u32| f64::from(*half_points) / (2 * games) as f64;
        for algorithm in 0..4 {
            let found: Vec<_> = replicates
                .iter()
                .map(|one| &one.algorithms[algorithm])
                .collect();
            let statistics: Vec<[f64; 7]> = found
                .iter()
                .map(|found| describe(&found.evaluations.iter().map(share).collect::<Vec<_>>()))
                .collect();
            let means: Vec<f64> = statistics.iter().map(|statistics| statistics[0]).collect();
            tables
                .against_start
                .push(beside(&published.against_start[algorithm], &statistics));
            tables.between.push(describe(&means));
            let curves: Vec<&[f64]> = found.iter().map(|found| &found.by_generation[..]).collect();
            tables.by_generation.push(mean_curve(&curves));
            let played: f64 = found.iter().map(|found| found.games as f64).sum();
            tables.games.push(played / count as f64);
            tables
                .strategies
                .push(found.iter().map(|found| meaning(&found.strategy)).collect());
        }
        if starts.iter().any(|start| *start != starts[0]) {
            let starts: Vec<Vec<f64>> = starts.iter().map(|start| meaning(start)).collect();
            tables.starts = fits(published, replicates, &starts);
        }
        tables.pairs = pairs(published, replicates, share);
        tables
    }
}

/// The statistics of an algorithm, an array an evolution, beside the published ones.
fn beside(published: &[f64; 7], ours: &[[f64; 7]]) -> Vec<Beside> {
    let of = |statistic: usize| {
        let numbers: Vec<f64> = ours
            .iter()
            .map(|statistics| statistics[statistic])
            .collect();
        let error = match statistic {
            0 => published[1] / published::EVALUATIONS.sqrt(),
            _ => 0.0,
        };
        Beside::new(published[statistic], error, &numbers)
    };
    (0..7).map(of).collect()
}

fn mean_curve(curves: &[&[f64]]) -> Vec<f64> {
    let length = curves.iter().map(|curve| curve.len()).min().unwrap_or(0);
    let mean = |generation: usize| {
        let sum: f64 = curves.iter().map(|curve| curve[generation]).sum();
        sum / curves.len() as f64
    };
    (0..length).map(mean).collect()
}

fn pairs(
    published: &Published,
    replicates: &[Replicate],
    share: impl Fn(&u32) -> f64,
) -> Vec<Vec<Pair>> {
    let cell = |row: usize, column: usize| {
        let first = (4 * row + column) * PAIR_EVALUATIONS as usize;
        let of = |replicate: &Replicate| {
            let evaluations = &replicate.pairs[first..first + PAIR_EVALUATIONS as usize];
            mean_and_deviation(&evaluations.iter().map(&share).collect::<Vec<_>>())
        };
        let (means, deviations): (Vec<f64>, Vec<Option<f64>>) = replicates.iter().map(of).unzip();
        let squares = deviations
            .iter()
            .flatten()
            .map(|deviation| deviation * deviation);
        let variance = squares.sum::<f64>() / replicates.len() as f64;
        let (mean, deviation) = published.pairs[row][column];
        Pair {
            mean: Beside::new(mean, deviation / published::EVALUATIONS.sqrt(), &means),
            deviation: (deviation, Some(variance.sqrt())),
        }
    };
    (0..4)
        .map(|row| (0..4).map(|column| cell(row, column)).collect())
        .collect()
}
