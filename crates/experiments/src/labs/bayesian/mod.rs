//! Bayesian games: what each type does in equilibrium, exactly, what it believes, what knowing more would bring, and what no belief makes best.
//!
//! One chunk goes through the questions one after the other. Sources: see [`engines::bayesian`].
//!
//! * `settings`: the parameters. `given`: the game that they name or write. `findings`: what is found. `report`: the same for programs.

mod findings;
mod given;
mod report;
mod settings;

use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Reached};
use engines::bayesian::game::{BayesianGame, Knowledge};
use engines::bayesian::{agents, pure};
use engines::equilibria::extreme::MAX_BASES;
pub use findings::{
    Component, Dominated, Elimination, Equilibrium, Findings, Knowing, Listed, Stage,
};
pub use given::WrongGame;
use serde::Serialize;
pub use settings::{BayesianExperiment, MAX_EQUILIBRIUM, Marks, View};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

/// Equilibria that are listed at most.
pub const MAX_LISTED: usize = MAX_EQUILIBRIUM as usize;
/// Labels that the search for all extreme equilibria can tell apart.
const MAX_LABELS: usize = 60;
/// Bases that are to be expected at most of a game with other knowledge.
const MAX_BASES_OF_OTHERS: u64 = 70_000;

/// Whether all extreme equilibria of a game can be sought, and about how many bases that takes.
pub fn bases(game: &BayesianGame) -> Option<u64> {
    let labels: usize = (0..game.players.len())
        .map(|player| game.types(player) * game.actions(player))
        .sum();
    let strategies = agents::profiles(game);
    (game.players.len() == 2 && labels <= MAX_LABELS).then(|| strategies.min(MAX_BASES as u64))
}

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

/// The game in which a player knows something else, unless all its equilibria are too much work.
pub fn with_other_knowledge(
    game: &BayesianGame,
    player: usize,
    knowledge: Knowledge,
) -> Option<BayesianGame> {
    let other = game.with_knowledge(player, knowledge);
    let is_small = bases(&other).is_some_and(|bases| bases <= MAX_BASES_OF_OTHERS);
    is_small.then_some(other)
}

/// Operations of a pivot: entries of both polyhedra.
fn entries(game: &BayesianGame) -> u64 {
    let of = |player: usize| (game.types(player) * game.actions(player)) as u64;
    let all = of(0) + of(1) + 1;
    all * all / 2
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
            key: "game",
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
        let of = |game: &BayesianGame| {
            let bases = bases(game).unwrap_or_default();
            2 * bases * entries(game)
        };
        let known = other_knowledge(&game).into_iter();
        let others: u64 = known
            .filter_map(|(player, knowledge)| with_other_knowledge(&game, player, knowledge))
            .map(|other| of(&other))
            .sum();
        let payoffs = (game.states.len() * game.players.len() * game.profiles()) as u64;
        let tried = pure::profiles(&game).min(pure::MAX_PROFILES) * payoffs;
        Work::Pivot.times(of(&game) + others + 20 * tried + 100 * payoffs * payoffs)
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
