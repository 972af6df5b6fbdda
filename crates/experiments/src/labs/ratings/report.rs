//! The result: ratings with their errors, and how well they foretell, for programs, for a terminal and for the page.

use super::findings::Findings;
use crate::report::Table;
use engines::ratings::{Foretold, Learned};
use games::connect_four::features::{COUNT, NAMES};
use serde::{Deserialize, Serialize};
use statistics::share;
use ts_rs::TS;

/// Standard errors to either side of a 95 % interval.
const WIDTH: f64 = 1.96;

/// What was learned. Ratings are in Elo.
#[derive(Clone, Debug, PartialEq, Serialize, TS, Deserialize)]
pub struct RatingsResult {
    pub games: u64,
    /// Moves learned from, where there was a choice.
    pub positions: u64,
    /// All ratings, rounded, as links have them: `elo=…` and `uct(…,elo:…)`.
    pub ratings: String,
    /// An agent that uses them: a prior of ten visits, and an order.
    pub agent: String,
    pub features: Vec<FeatureResult>,
    pub foretold: ForetoldResult,
    /// Rounds of the fit, and whether the last one changed nothing any more.
    pub rounds: u32,
    pub settled: bool,
    pub stopped_early: bool,
}

/// A feature.
#[derive(Clone, Debug, PartialEq, Serialize, TS, Deserialize)]
pub struct FeatureResult {
    pub feature: String,
    pub elo: f64,
    pub standard_error: f64,
    /// 95 %, as if moves were independent and the model true.
    pub interval: (f64, f64),
    /// Positions in which some move had it, and those in which such a move was played.
    pub seen: u64,
    pub played: u64,
}

/// How well the moves of games that were kept back are foretold.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS, Deserialize)]
pub struct ForetoldResult {
    pub moves: u64,
    /// Shares of moves that had the highest rating, with 95 % intervals: learned, and set by hand; and a move drawn by chance.
    pub learned: Option<f64>,
    pub learned_interval: (f64, f64),
    pub by_hand: Option<f64>,
    pub by_hand_interval: (f64, f64),
    pub by_chance: Option<f64>,
    /// The mean logarithm of the probability of a move.
    pub log_likelihood: Option<f64>,
    pub log_likelihood_by_chance: Option<f64>,
}

impl RatingsResult {
    /// Of what was learned from these games.
    pub fn new(findings: &Findings, learned: &Learned) -> Self {
        let ratings = learned.ratings().to_string();
        Self {
            games: findings.progress.done,
            positions: learned.positions,
            agent: format!("uct(1000,ordering,prior:10,elo:{ratings})"),
            ratings,
            features: (0..COUNT)
                .map(|feature| feature_result(feature, learned))
                .collect(),
            foretold: foretold(&learned.foretold),
            rounds: learned.fitted.rounds,
            settled: learned.fitted.has_settled,
            stopped_early: findings.progress.done < findings.progress.total,
        }
    }
}

fn feature_result(feature: usize, learned: &Learned) -> FeatureResult {
    let (elo, standard_error) = learned.elo(feature);
    let (seen, played) = learned.counts[feature];
    FeatureResult {
        feature: NAMES[feature].to_owned(),
        elo,
        standard_error,
        interval: (elo - WIDTH * standard_error, elo + WIDTH * standard_error),
        seen,
        played,
    }
}

fn foretold(of: &Foretold) -> ForetoldResult {
    let per_move = |sum: f64| (of.moves > 0).then(|| sum / of.moves as f64);
    ForetoldResult {
        moves: of.moves,
        learned: per_move(of.learned),
        learned_interval: share(of.learned, of.moves),
        by_hand: per_move(of.by_hand),
        by_hand_interval: share(of.by_hand, of.moves),
        by_chance: per_move(of.by_chance),
        log_likelihood: per_move(of.log_likelihood),
        log_likelihood_by_chance: per_move(of.log_likelihood_by_chance),
    }
}

/// A row a feature.
pub fn table(result: &RatingsResult) -> Table {
    let header = ["feature", "elo", "error", "low", "high", "seen", "played"];
    let row = |feature: &FeatureResult| {
        let (low, high) = feature.interval;
        let mut cells = vec![feature.feature.clone()];
        cells.extend(
            [feature.elo, feature.standard_error, low, high].map(|elo| format!("{elo:.1}")),
        );
        cells.extend([feature.seen, feature.played].map(|count| count.to_string()));
        cells
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: result.features.iter().map(row).collect(),
    }
}
