//! The lab of extensive games: a tree with hidden moves, and everything that can be said of it exactly.
//!
//! One chunk solves the subgames from the last to the first, then finds optimal play, or an equilibrium, on the sequence form.
//!
//! * `settings`: the parameters. `given`: the game that they name. `findings`: what is found. `report`: the same for programs.
//! * [`assessment`]: what is done and believed, as links say it.
//! * [`learned`]: the result with what a learner makes of the game.
//! * `inquiries`: what else the page asks.

pub mod assessment;
mod findings;
mod given;
mod inquiries;
pub mod learned;
mod report;
mod settings;

use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::from_file::FromFile;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Reached};
pub use findings::{
    Behaviour, CONSISTENCY_LIMITS, Findings, Forgotten, MAX_JUDGED, NoPlay, Planned, Play, Pure,
    Rationality, Solution, Stage, Subgame,
};
pub use given::{WrongSeat, WrongTree, name_of};
pub use inquiries::{
    Checked, LearnedPoint, Learning, MAX_SEQUENCES, SequenceMatrices, Sequences, SetVerdict,
    TreeGameInquiry, Verdicts,
};
use serde::Serialize;
pub use settings::{Marked, Opponent, StrategicForm, TreeGameExperiment, View};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

impl LabExperiment for TreeGameExperiment {
    const NAME: &'static str = "tree-game";
    const LAYOUT: u32 = 2;
    type Snapshot = Findings;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.tree_game.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.tree().map(drop).map_err(|wrong| NotRunnable::Text {
            key: wrong.key(),
            fault: Arc::new(wrong),
        })
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        let Ok(game) = self.tree() else {
            return Vec::new();
        };
        let mut problems = Vec::new();
        let (found, players) = (self.person, game.players().len());
        if found > players as u64 {
            problems.push(Diagnostic::new("person", WrongSeat { found, players }));
            self.person = Self::default().person;
        }
        while let Some((key, fault)) = self.wrong_shares(&game) {
            match key {
                "beliefs" => self.beliefs.clear(),
                "lock" => self.lock.clear(),
                _ => self.assessment.clear(),
            }
            problems.push(Diagnostic::new(key, fault));
        }
        problems
    }

    fn with_default_moment(&self) -> Self {
        let fresh = Self::default();
        Self {
            step: fresh.step,
            assessment: fresh.assessment,
            beliefs: fresh.beliefs,
            moves: fresh.moves,
            series: fresh.series,
            lock: fresh.lock,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.game != before.game
    }

    fn with_file(&self, text: &str) -> Option<Result<Vec<FromFile<Self>>, String>> {
        Some(self.with_foreign(text).map_err(|fault| fault.to_string()))
    }

    fn foreign_text(&self) -> Option<&str> {
        let wrong = self.tree().err()?;
        matches!(wrong, WrongTree::Text(_)).then_some(&self.game)
    }

    fn chunk_count(&self) -> usize {
        1
    }

    fn cost(&self) -> Cost {
        let Ok(game) = self.tree() else {
            return Cost::default();
        };
        let (nodes, sets) = (game.nodes().len() as u64, game.sets().len() as u64);
        // Induction sees each node a few times; the sequence form has a tableau as large as what is needed of the game.
        Work::Pivot.times(50 * nodes + nodes * sets)
    }

    fn fits(&self) -> impl Fn(usize, &Findings) -> bool {
        let game = self.tree().ok();
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
