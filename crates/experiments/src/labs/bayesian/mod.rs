//! Bayesian games: what each type does in equilibrium, exactly, what it believes, what knowing more would bring, and what no belief makes best.
//!
//! One chunk goes through the questions one after the other. Sources: see [`engines::bayesian`].
//!
//! * `settings`: the parameters. `given`: the game that they name or write. `findings`: what is found. `report`: the same for programs.

mod findings;
mod given;
mod report;
mod settings;

use crate::common::last::Last;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Reached};
use engines::bayesian::correlated::MAX_CELLS;
use engines::bayesian::estimate::{left, operations};
use engines::bayesian::game::{BayesianGame, Knowledge};
use engines::bayesian::pure;
use engines::equilibria::extreme::MAX_BASES;
pub use findings::{
    Component, Dominated, Elimination, Equilibrium, Findings, Knowing, Listed, Stage,
};
use serde::Serialize;
pub use settings::{BayesianExperiment, MAX_EQUILIBRIUM, Marks, View};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

/// Equilibria that are listed at most.
pub const MAX_LISTED: usize = MAX_EQUILIBRIUM as usize;
/// Operations at most, as [`engines::effort`] counts them, for the equilibria of a game in which somebody knows something else.
pub const MAX_EFFORT_OF_OTHERS: u64 = 75_000_000;

/// What a player could know instead of their type, where that makes a difference.
pub fn other_knowledge(game: &BayesianGame) -> Vec<(usize, Knowledge)> {
    let mut all = Vec::new();
    for player in 0..game.players.len() {
        let others = (0..game.players.len()).filter(|&other| other != player);
        if game.is_informed(player) {
            all.push((player, Knowledge::Nothing));
        }
        if others.into_iter().any(|other| game.is_informed(other)) {
            all.push((player, Knowledge::Everything));
        }
    }
    all
}

/// About how many operations everything about a game takes.
fn all_operations(game: &BayesianGame) -> u64 {
    let known = other_knowledge(game).into_iter();
    let others = known.map(|(player, knowledge)| game.with_knowledge(player, knowledge));
    let others = others.map(|other| operations(&other, &left(&other), MAX_BASES));
    let others: u64 = others.map(|other| other.min(MAX_EFFORT_OF_OTHERS)).sum();
    let left = left(game);
    let profiles = pure::profiles(&left).min(pure::MAX_PROFILES);
    let actions: usize = (0..game.players.len())
        .map(|player| game.actions(player))
        .sum();
    let cells = game.states.len() * game.profiles();
    let mediated = if cells <= MAX_CELLS { cells } else { 0 };
    let pure = 3 * profiles * (game.states.len() * actions) as u64;
    let all = operations(game, &left, MAX_BASES) + others + pure;
    all + 200 * cells as u64 + 4 * (mediated as u64).pow(3)
}

impl LabExperiment for BayesianExperiment {
    const NAME: &'static str = "bayesian";
    type Snapshot = Findings;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.bayesian.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.game().map(drop).map_err(|wrong| NotRunnable::Text {
            // Of a game of the library only x can be wrong.
            key: if self.is_of_library() { "x" } else { "game" },
            fault: Arc::new(wrong),
        })
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.repaired()
    }

    fn with_default_moment(&self) -> Self {
        let fresh = Self::default();
        Self {
            equilibrium: fresh.equilibrium,
            player: fresh.player,
            own_type: fresh.own_type,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.game != before.game
    }

    fn chunk_count(&self) -> usize {
        1
    }

    fn cost(&self) -> Cost {
        let Ok(game) = self.game() else {
            return Cost::default();
        };
        thread_local! {
            static LAST: Last<Arc<BayesianGame>, u64> = Last::default();
        }
        let is_asked = |known: &Arc<BayesianGame>| Arc::ptr_eq(known, &game);
        let make = || (game.clone(), all_operations(&game));
        Work::Pivot.times(LAST.with(|last| last.get(is_asked, make)))
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

    fn result(&self, findings: &Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Findings) -> Table {
        report::table(self, findings)
    }
}
