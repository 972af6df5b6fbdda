//! The evolution lab: strategies of War, of Rrrats or of Connect Four's evaluation, evolved by algorithms 6 to 9 of the
//! thesis (see [`engines::evolution`]).
//!
//! A chunk is an evolution. Generation g of evolution e draws from stream (e, g) of the seed, so that more generations or
//! more evolutions change nothing of the earlier ones. Beside the evolutions of Rrrats stands the truth: a chunk that looks
//! for the best strategies of three numbers.

mod chunk;
mod exact;
mod findings;
pub mod generation;
mod landscape;
mod method;
mod report;
mod reporting;
pub mod settings;
mod snapshot;

use crate::common::agent_cost::cost_of_move;
use crate::common::algorithms::AlgorithmName;
use crate::common::rrrats_rules::RrratsRules;
use crate::cost::{Cost, Work};
use crate::inquiry::{Answering, Format, NoAnswer};
use crate::link;
use crate::link_fault::repair_moment;
use crate::problem::Problem;
use crate::report::Table;
use crate::rrrats::RrratsLab;
use crate::{Chunk, ForeignSnapshot, Lab, Reached, Sent};
use chunk::EvolutionChunk;
use engines::agents::Agent;
use engines::evolution::{Contest, Evolution, Source};
use exact::ExactValues;
pub use findings::{Cross, Evolved, Findings, Step};
use games::connect_four::Setup;
use games::rrrats::AtFour;
pub use landscape::{Landscape, SIDE};
use reporting::Reporting;
use serde::Serialize;
pub use settings::{EvolutionLab, GameName, Plane, StepBy, View};
use snapshot::Snapshot;
use texts::Texts;

impl EvolutionLab {
    /// How many numbers a strategy is.
    pub fn length(&self) -> usize {
        match self.game {
            GameName::Rrrats => self.method.rrrats().length(),
            GameName::War => self.method.war().length(),
            GameName::ConnectFour => self.method.connect_four().length(),
        }
    }

    /// What a strategy means, see [`Contest::meaning`].
    pub fn meaning(&self, strategy: &[f64]) -> Vec<f64> {
        match self.game {
            GameName::Rrrats => self.method.rrrats().meaning(strategy),
            GameName::War => self.method.war().meaning(strategy),
            GameName::ConnectFour => self.method.connect_four().meaning(strategy),
        }
    }

    /// The experiment that knows the best strategies, for Rrrats with three numbers.
    pub fn truth(&self) -> Option<RrratsLab> {
        let is_known =
            self.game == GameName::Rrrats && self.method.rrrats().0.at_four == AtFour::Stop;
        is_known.then(|| RrratsLab {
            rules: RrratsRules {
                readings: self.method.rrrats,
                ..RrratsRules::default()
            },
            optimum: true,
            ..RrratsLab::default()
        })
    }

    /// Of one race a generation, as if it took half of the games that it may take.
    pub(crate) fn cost_of_generation(&self) -> Cost {
        let game = match self.game {
            GameName::Rrrats => Work::RrratsGame.times(1),
            GameName::War => Work::WarGame.times(1),
            GameName::ConnectFour => {
                let depth = self.method.depth as u32;
                cost_of_move(&Agent::Minimax { depth }, Setup::STANDARD) * 36
            }
        };
        game * (self.settings().race.most_games() / 2)
    }

    /// The chunk of [`EvolutionLab::truth`] that looks for the best strategies.
    const OPTIMUM: usize = 1;

    fn read(&self, evolution: usize, bytes: &[u8]) -> Option<Snapshot> {
        let snapshot = Snapshot::decode(bytes, self.fingerprint_of(evolution))?;
        snapshot
            .fits(self.length(), self.generations)
            .then_some(snapshot)
    }
}

impl Lab for EvolutionLab {
    const NAME: &'static str = "evolution";
    type Findings = Findings;

    /// A few generations.
    fn opening() -> Self {
        Self {
            generations: 12,
            ..Self::default()
        }
    }

    fn repair(&mut self) -> Vec<Problem> {
        let problem = repair_moment("look", &mut self.look, self.generations);
        problem.into_iter().collect()
    }

    fn unmoved(&self) -> Self {
        Self {
            look: None,
            game_seen: None,
            ..self.clone()
        }
    }

    fn fingerprint_of(&self, evolution: usize) -> u64 {
        let alone = Self {
            evolutions: 1,
            ..self.asked()
        };
        let link = link::write(Self::NAME, &alone);
        link::fingerprint(&format!("{link} {evolution}"))
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.evolution.lab.summary
    }

    fn chunk_count(&self) -> usize {
        self.evolutions as usize + usize::from(self.truth().is_some())
    }

    /// Without the truth, which takes its seconds beside the evolutions: nobody has to wait for it.
    /// In coevolution an offspring meets one accepted before after the other until it fails: soon that is about four races a
    /// generation, however many more there are.
    fn cost(&self) -> Cost {
        let races = match self.algorithm {
            AlgorithmName::Coevolution => 1 + self.generations.min(12) / 4,
            _ => 1,
        };
        self.cost_of_generation() * (self.generations * self.evolutions) * races
    }

    fn start(&self, index: usize) -> Box<dyn Chunk> {
        if let Some(truth) = self.truth().filter(|_| index as u64 >= self.evolutions) {
            return truth.start(Self::OPTIMUM);
        }
        let question = self.fingerprint_of(index);
        let source = Source {
            seed: self.seed,
            number: index as u64,
        };
        let settings = self.settings();
        fn chunk<C: Contest + 'static>(
            question: u64,
            evolution: Evolution<C>,
            generations: u64,
        ) -> Box<dyn Chunk> {
            Box::new(EvolutionChunk::new(question, evolution, generations))
        }
        let generations = self.generations;
        match self.game {
            GameName::Rrrats => chunk(
                question,
                Evolution::new(self.method.rrrats(), settings, source),
                generations,
            ),
            GameName::War => chunk(
                question,
                Evolution::new(self.method.war(), settings, source),
                generations,
            ),
            GameName::ConnectFour => chunk(
                question,
                Evolution::new(self.method.connect_four(), settings, source),
                generations,
            ),
        }
    }

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        if let Some(truth) = self.truth().filter(|_| index as u64 >= self.evolutions) {
            return truth.reached(Self::OPTIMUM, snapshot);
        }
        let snapshot = self.read(index, snapshot)?;
        Some(Reached {
            progress: snapshot.progress(self.generations),
            effort: snapshot.effort(),
            is_finished: snapshot.is_finished,
        })
    }

    fn merge(&self, snapshots: &[Option<Sent>]) -> Result<Self::Findings, ForeignSnapshot> {
        let evolutions = self.evolutions as usize;
        let mut findings = Findings::new(self);
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let foreign = ForeignSnapshot { chunk };
            let Some(bytes) = bytes else { continue };
            if chunk < evolutions {
                let snapshot = self.read(chunk, bytes).ok_or(foreign)?;
                findings.add(self, chunk, snapshot);
            } else {
                let truth = self.truth().ok_or(foreign)?;
                let alone = [None, Some(bytes.clone())];
                let found = truth.merge(&alone).map_err(|_| foreign)?;
                findings.optimum = found.optimum;
            }
        }
        Ok(findings)
    }

    fn answer(&self, inquiry: &[u8], _: &[Option<Sent>]) -> Result<Box<dyn Answering>, NoAnswer> {
        self.begin_landscape(inquiry)
    }

    fn answer_report(
        &self,
        format: Format,
        snapshots: &[Option<Sent>],
    ) -> Result<Box<dyn Answering>, NoAnswer> {
        let findings = self.merge(snapshots)?;
        Ok(Box::new(Reporting::new(self, findings, format)))
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(self, findings, &ExactValues::all(self, findings))
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
