//! The evolution lab: strategies of War, of Rrrats or of Connect Four's evaluation, evolved by algorithms 6 to 9 of the
//! thesis (see [`engines::evolution`]).
//!
//! A chunk is an evolution. Generation g of evolution e draws from stream (e, g) of the seed, so that more generations or
//! more evolutions change nothing of the earlier ones. Beside the evolutions of Rrrats stands the truth: a chunk that looks
//! for the best strategies of three numbers.
//!
//! Built on `racing`: a generation's races.
//! Built on `rrrats`: the exact optimum.

mod exact;
mod findings;
pub mod generation;
mod landscape;
mod method;
mod report;
pub mod settings;
pub mod snapshot;

use crate::common::agent_cost::cost_of_move;
use crate::common::algorithms::AlgorithmName;
use crate::common::rrrats_rules::{BustName, RrratsRules};
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::link_fault::repair_moment;
use crate::report::{Report, Table};
use crate::rrrats::RrratsExperiment;
use crate::seal::Seal;
use crate::{LabExperiment, Reached};
use engines::agents::Agent;
use engines::evolution::{Contest, Source};
pub use exact::ExactValues;
pub use findings::{Cross, Evolved, Findings, Step};
use games::connect_four::Setup;
use games::rrrats::AtFour;
pub use landscape::{Landscape, OfLandscape, SIDE};
use serde::Serialize;
pub use settings::{EvolutionExperiment, GameName, Plane, StepBy, View};
pub use snapshot::{EvolutionSnapshot, Snapshot};
use texts::Texts;
use ts_rs::TS;

impl EvolutionExperiment {
    /// How many numbers a strategy is.
    pub fn length(&self) -> usize {
        match self.game {
            GameName::Rrrats => self.method.rrrats().length(),
            GameName::War => self.method.war().length(),
            GameName::ConnectFour => self.method.connect_four().length(),
        }
    }

    /// The strategy that all of its evolutions start with.
    pub fn starting_strategy(&self) -> Vec<f64> {
        let source = Source {
            seed: self.seed,
            number: 0,
        };
        self.method.start.strategy(self.length(), source)
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
    pub fn truth(&self) -> Option<RrratsExperiment> {
        let is_known =
            self.game == GameName::Rrrats && self.method.rrrats().0.at_four == AtFour::Stop;
        is_known.then(|| RrratsExperiment {
            rules: RrratsRules {
                readings: self.method.rrrats,
                ..RrratsRules::default()
            },
            b: self.method.rrrats().roll_on(&self.starting_strategy()),
            optimum: true,
            ..RrratsExperiment::default()
        })
    }

    /// A game between two strategies.
    fn cost_of_game(&self) -> Cost {
        match self.game {
            GameName::Rrrats => Work::RrratsGame.times(1),
            GameName::War => Work::WarGame.times(1),
            GameName::ConnectFour => {
                let depth = self.method.depth as u32;
                cost_of_move(&Agent::minimax(depth), Setup::STANDARD) * 36
            }
        }
    }

    /// The races of a generation. As it was measured: soon offspring are no better than their parents, and such a race takes nearly
    /// all games that it may. In coevolution an offspring meets the archive from the oldest member on until it fails.
    pub(crate) fn cost_of_generation(&self) -> Cost {
        let races = match self.algorithm {
            AlgorithmName::Coevolution => 0.22 * self.archived(),
            AlgorithmName::Iterative => 0.9,
            _ => 0.6,
        };
        let most = self.settings().race.most_games();
        (self.cost_of_game() * most).scaled(races)
    }

    /// About how many strategies the archive has in the end: where an offspring must beat all of them, few are accepted.
    fn archived(&self) -> f64 {
        let generations = self.generations as f64;
        match self.algorithm {
            AlgorithmName::Coevolution => {
                (1.0 + generations).min(3.0 + 2.0 * libm::log(generations))
            }
            _ => 1.0 + 0.45 * generations,
        }
    }

    /// What the archive is worth: each of it against the start, then members with each other.
    fn cost_of_archive(&self) -> Cost {
        let archived = self.archived();
        let one = match self.game {
            GameName::Rrrats => Work::ExactPlay.times(1),
            GameName::War => self.cost_of_game() * 2_000,
            GameName::ConnectFour => self.cost_of_game() * 400,
        };
        one.scaled(archived + snapshot::pairs(archived as usize).len() as f64)
    }

    /// Of the best strategies of three numbers, which are looked for beside the evolutions.
    fn cost_of_truth(&self) -> Cost {
        Work::BestNumbers.times(u64::from(self.truth().is_some()))
    }

    /// The chunk of [`EvolutionExperiment::truth`] that looks for the best strategies.
    pub const OPTIMUM: usize = 1;

    /// The report of these findings, with the exact values that are there.
    pub fn report_with(&self, findings: &Findings, exact: &ExactValues) -> Report {
        Report::new(
            &link::write(Self::NAME, &self.reported()),
            &report::result(self, findings, exact),
            report::table(findings),
        )
    }
}

impl LabExperiment for EvolutionExperiment {
    const NAME: &'static str = "evolution";
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// A few generations.
    /// Where the best reply to the start and the equilibrium are two strategies.
    fn opening() -> Self {
        let mut opening = Self {
            generations: 12,
            ..Self::default()
        };
        opening.method.rrrats.bust = BustName::Owner;
        opening
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        let length = self.length();
        let moment = repair_moment("look", &mut self.look, self.generations);
        let start = self.method.start.repair(length);
        moment.into_iter().chain(start).collect()
    }

    fn with_default_moment(&self) -> Self {
        Self {
            look: None,
            game_seen: None,
            ..self.clone()
        }
    }

    /// An evolution is the same, however many are beside it.
    fn fingerprint(&self) -> u64 {
        let alone = Self {
            evolutions: 1,
            ..self.asked()
        };
        link::fingerprint(&link::write(Self::NAME, &alone))
    }

    fn seals(&self) -> impl Fn(usize) -> Seal {
        let (question, evolutions) = (self.fingerprint(), self.evolutions as usize);
        let optimum = self.truth().map(|truth| truth.seals()(Self::OPTIMUM));
        move |chunk| match optimum {
            Some(optimum) if chunk >= evolutions => optimum.of_variant(1),
            _ => Seal::of_chunk(question, chunk).of_variant(0),
        }
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.evolution.lab.summary
    }

    fn chunk_count(&self) -> usize {
        self.evolutions as usize + usize::from(self.truth().is_some())
    }

    fn cost(&self) -> Cost {
        let one = self.cost_of_generation() * self.generations + self.cost_of_archive();
        let evolved = (one * self.evolutions).in_chunks(self.evolutions as usize);
        evolved.beside(self.cost_of_truth())
    }

    /// Fewer evolutions, then shorter ones.
    fn reduced(&self, times: u64) -> Option<Self> {
        let evolutions = (self.evolutions / times).max(1);
        let left = (times * evolutions / self.evolutions).max(1);
        Some(Self {
            evolutions,
            generations: (self.generations / left).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let length = self.length();
        move |_, snapshot| match snapshot {
            Snapshot::Evolution(evolution) => evolution.fits(length, self.generations),
            Snapshot::Truth(truth) => truth.optimum().is_some(),
        }
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Evolution(evolution) => Reached {
                progress: evolution.progress(self.generations),
                effort: evolution.effort(),
                is_finished: evolution.is_finished,
            },
            Snapshot::Truth(truth) => truth.reached(1),
        }
    }

    fn begin(&self) -> Findings {
        Findings::new(self)
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Evolution(evolution) => findings.add(self, chunk, evolution),
            Snapshot::Truth(truth) => findings.optimum = truth.optimum().cloned(),
        }
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings, &ExactValues::all(self, findings))
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
