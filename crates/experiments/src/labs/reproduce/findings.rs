//! Findings: the tables of both games, and what follows from each reading of the rules.

use super::published;
use super::readings::ReadingRow;
use super::settings::{Game, ReproduceExperiment};
use super::snapshot::Replicate;
use super::tables::Tables;
use crate::Progress;

/// Both games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    pub war: Tables,
    pub rrrats: Tables,
    /// What the source's strategy is worth under each reading, exactly; as far as it was computed.
    pub readings: Vec<ReadingRow>,
    /// In evaluations; an evolution counts as many as a strategy has.
    pub progress: Progress,
    /// By game, until they are in the tables: replicates that are complete, and their starts.
    complete: [(Vec<Replicate>, Vec<Vec<f64>>); 2],
}

impl Findings {
    /// Adds a replicate that is complete.
    pub(super) fn complete(&mut self, game: Game, replicate: Replicate, start: Vec<f64>) {
        let (replicates, starts) = &mut self.complete[game as usize];
        replicates.push(replicate);
        starts.push(start);
    }

    /// The tables of a game, of the replicates that have been added.
    pub(super) fn tables(
        &mut self,
        lab: &ReproduceExperiment,
        game: Game,
        meaning: impl Fn(&[f64]) -> Vec<f64>,
    ) -> Tables {
        let (replicates, starts) = core::mem::take(&mut self.complete[game as usize]);
        let (published, wanted) = match game {
            Game::War => (&published::WAR, lab.war_evolutions),
            Game::Rrrats => (&published::RRRATS, lab.evolutions),
        };
        Tables::new(published, &replicates, &starts, wanted, lab.games, meaning)
    }
}
