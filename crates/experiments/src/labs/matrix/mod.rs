//! The lab of strategic games: a payoff matrix, and everything that can be said of it exactly.
//!
//! One chunk goes through the questions one after the other, cheap ones first, so that something is shown at once and what takes long comes last.
//!
//! * `settings`: the parameters. `given`: the game that the parameters name.
//! * `start`: where dynamics begin. `findings`: what is found. `report` and `report_of_several`: the same for programs. `inquiries`: what the page asks while somebody watches an algorithm or a dynamic.
//! * `quantal`: players who choose better actions more often. `exercise`: games that are drawn. `playing`, `crossing`: a game by hand, round after round, and what is crossed out by hand, as links write it.

mod crossing;
mod exercise;
mod findings;
mod given;
mod inquiries;
mod playing;
mod quantal;
mod report;
mod report_of_several;
mod settings;
mod start;

use crate::common::strategic_text::WrongGame;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::from_file::FromFile;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Reached};
pub use crossing::{Crossed, CrossingVerdict, Crossings, PlayerAction};
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::correlated;
use engines::equilibria::extreme::{self, expected_bases};
pub use findings::{
    Approximate, Component, Correlated, Degenerate, Distribution, Eliminated, Elimination,
    Equilibrium, Exact, Extreme, Findings, Limit, MAX_LISTED, Motion, Piece, Profile, Risk,
    Security, Shape, Stability, Stage, UnderWay,
};
use games::strategic::{StrategicFault, StrategicGame};
pub use inquiries::{
    Arrow, MatrixInquiry, Orbit, Pivot, Played, QuantalQuestion, Supports, SupportsVerdict, Way,
};
pub use quantal::{Quantal, QuantalAt, QuantalBranch, QuantalFit, QuantalPoint, has_quantal};
use serde::Serialize;
pub use settings::{
    Algorithm, Difficulty, DynamicName, EXERCISE, Marked, MatrixExperiment, Opponent, Payoffs,
    Person, Populations, View,
};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

/// Zero-sum games from 14 × 14 on are expected to have more bases.
const MAX_BASES_OF_ZERO_SUM: u64 = 20_000;

/// Whether a game of two has so many vertices that only pairs of optimal strategies are sought, as games allow that are as good as a zero-sum game.
pub fn seeks_optimal_only(game: &StrategicGame) -> bool {
    game.players().len() == 2
        && expected_bases(game.size(0), game.size(1)) > MAX_BASES_OF_ZERO_SUM
        && game.zero_sum_twin().is_some()
}

impl LabExperiment for MatrixExperiment {
    const NAME: &'static str = "matrix";
    const LAYOUT: u32 = 3;
    type Snapshot = Findings;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.matrix.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.game().map(drop).map_err(|wrong| NotRunnable::Text {
            key: wrong.key,
            fault: Arc::new(wrong),
        })
    }

    /// Another meaning of the numbers keeps the first player's payoffs.
    fn change(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let lab = self.with_text(key, text)?;
        if lab.payoffs == self.payoffs {
            return lab.repaired_but_for(key);
        }
        self.with_reading(lab.payoffs.reading()).map_err(|fault| {
            Some(Diagnostic::new(
                key,
                WrongGame {
                    key: "payoffs",
                    fault,
                },
            ))
        })
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        let Ok(game) = self.game() else {
            return Vec::new();
        };
        let repaired = [
            self.repair_payoffs(&game),
            self.repair_start(&game),
            self.repair_rounds(&game),
            self.repair_crossings(&game),
            self.repair_counts(&game),
        ];
        repaired.into_iter().flatten().collect()
    }

    fn with_default_moment(&self) -> Self {
        let fresh = Self::default();
        Self {
            step: fresh.step,
            label: fresh.label,
            time: fresh.time,
            rounds: fresh.rounds,
            crossing: fresh.crossing,
            branch: fresh.branch,
            series: fresh.series,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.game != before.game || self.seed != before.seed
    }

    fn with_file(&self, text: &str) -> Option<Result<Vec<FromFile<Self>>, String>> {
        Some(self.with_foreign(text).map_err(|fault| fault.to_string()))
    }

    fn foreign_text(&self) -> Option<&str> {
        let wrong = self.game().err()?;
        let is_unknown = matches!(wrong.fault, StrategicFault::Unknown(_));
        (wrong.key == "game" && !is_unknown).then_some(&self.game)
    }

    fn chunk_count(&self) -> usize {
        1
    }

    fn cost(&self) -> Cost {
        let Ok(game) = self.game() else {
            return Cost::default();
        };
        let (rows, columns) = (game.size(0), game.size(1));
        let entries = (game.profiles() + rows + columns) as u64;
        // Dominance is a linear programme an action and a round.
        let programs = 10 * entries * entries;
        if game.players().len() != 2 {
            return Work::Pivot.times(120 * entries + programs);
        }
        let integers = Bimatrix::new(&game);
        let equilibria = if seeks_optimal_only(&game) {
            // To each of a few bases and back.
            4 * (rows + columns) as u64 * entries
        } else {
            extreme::expected_work(&integers)
        };
        Work::Pivot.times(equilibria + correlated::expected_work(&integers) + programs)
    }

    fn fits(&self) -> impl Fn(usize, &Findings) -> bool {
        let game = self.game().ok();
        move |_, findings| game.as_ref().is_some_and(|game| findings.fits(game))
    }

    fn progress_of(&self, _: usize, findings: &Findings) -> Reached {
        Reached::whole(findings.stage == Stage::Done, findings.effort)
    }

    fn begin(&self) -> Findings {
        Findings::default()
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Findings) {
        *findings = snapshot;
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(self, findings)
    }
}
