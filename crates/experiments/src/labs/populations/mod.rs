//! Populations: players who play a game with each other, and are born, die or imitate; who takes over, how often and after how long, exactly and in many
//! runs, mixed or on graphs; what is played in the long run; and where the flow of an infinite population rests.
//!
//! The first chunk works out what is known exactly; the second runs the population that is watched; the others run it again and again from its beginning.
//! Sources: see [`engines::populations`].
//!
//! * `settings`: the parameters. `game_text`, `relative_fitness`, `edges`, `start`, `planted`: values with a grammar of their own; `numbers`: what they share.
//! * `structure`: what the parameters mean to the engine. `repair`: those that do not go together. `unfit`: a fitness that would be negative.
//! * `division`: which chunk does what. `exactly`: what is known exactly. `snapshot`: what chunks send. `findings`: all of it. `report`: for programs.
//! * `inquiries`: what the page asks.

mod division;
mod edges;
mod exactly;
mod findings;
mod game_text;
mod inquiries;
mod numbers;
mod planted;
mod relative_fitness;
mod repair;
mod report;
mod settings;
mod snapshot;
mod start;
mod structure;
mod unfit;

use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
pub use division::Part;
pub use edges::Edges;
use engines::populations::compositions::count;
pub use exactly::{
    ByVertex, Ends, Exactly, Flow, LongRun, MAX_IN_FRACTIONS, MAX_REPLACED, MAX_STATES,
    MAX_SYMMETRIC, Missing, Piece, Rest, Takeover, states_or_most,
};
pub use findings::Findings;
pub use game_text::Named;
use games::fraction::Fraction;
pub use inquiries::{Drawing, FilmPart, MAX_DRAWN, PART, PopulationsInquiry};
pub use planted::Planted;
use serde::Serialize;
pub use settings::{
    MAX_SIDE, MappingName, NeighbourhoodName, PopulationsExperiment, ProcessName, Structure, View,
};
pub use snapshot::{Ran, Snapshot, Watched};
pub use start::StartCounts;
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

impl PopulationsExperiment {
    /// About how much work what is known exactly is, in products: states cubed, or sets of mutants again and again.
    fn exact_work(&self) -> u64 {
        let players = u64::from(self.players());
        let cubed = |states: u64| states.pow(3) / 30;
        let is_synchronous = self.update().is_synchronous();
        match self.structure {
            Structure::Mixed if self.size() == 2 && !is_synchronous => 100 * players,
            Structure::Mixed if self.size() == 2 => cubed(players.min(MAX_REPLACED.into())),
            Structure::Mixed => {
                let states = count(self.players(), self.size());
                let states = states.filter(|&states| states <= MAX_STATES);
                cubed(states.unwrap_or(0).into())
            }
            Structure::Star => cubed(2 * players.min(MAX_SYMMETRIC.into())),
            _ if players <= 14 => 10_000 * (1 << players),
            _ => 100_000,
        }
    }
}

/// Cooperators and one defector, on a grid that it makes a pattern of.
const KALEIDOSCOPE: u64 = 69;

impl LabExperiment for PopulationsExperiment {
    const NAME: &'static str = "populations";
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.populations.page.summary
    }

    /// One defector among cooperators who imitate the best of their neighbours (Nowak and May 1992).
    fn opening() -> Self {
        let cells = KALEIDOSCOPE * KALEIDOSCOPE;
        Self {
            game: "1,0;1.85,0".to_owned(),
            strategies: "cooperate,defect".to_owned(),
            structure: Structure::Grid,
            width: KALEIDOSCOPE,
            height: KALEIDOSCOPE,
            process: ProcessName::ImitateBest,
            with_itself: true,
            totals: true,
            start: StartCounts(vec![cells as u32]),
            planted: Planted(vec![(cells as u32 / 2, 1)]),
            generations: 100,
            runs: 1,
            generation: Some(30),
            ..Self::default()
        }
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.repaired()
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        let named = self.named().map_err(|wrong| NotRunnable::Text {
            key: wrong.key(),
            fault: Arc::new(wrong),
        })?;
        match unfit::wrong_selection(self, &named.game, &named.names) {
            Some(wrong) => Err(NotRunnable::Text {
                key: "selection",
                fault: Arc::new(wrong),
            }),
            None => Ok(()),
        }
    }

    fn offers(&self, key: &str, option: &str) -> bool {
        let is_mixed = self.structure == Structure::Mixed;
        match (key, option) {
            ("process", "imitate-best") => !is_mixed,
            ("process", "moran" | "wright-fisher") => is_mixed,
            _ => true,
        }
    }

    fn with_default_moment(&self) -> Self {
        Self {
            generation: None,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.game != before.game || self.structure != before.structure
    }

    fn chunk_count(&self) -> usize {
        self.chunks()
    }

    fn cost(&self) -> Cost {
        let players = u64::from(self.players());
        // Without selection a mutant is lost or has taken over after N² steps or fewer, and few go on for long.
        let generations = match self.mutation == Fraction::ZERO && !self.update().is_synchronous() {
            true => self.generations.min(players),
            false => self.generations,
        };
        let is_quick = self.structure == Structure::Mixed && self.size() == 2;
        let work = match (is_quick, self.process) {
            (_, ProcessName::ImitateBest) => Work::ImitatingCell,
            (true, ProcessName::WrightFisher) | (false, _) => Work::PopulationStep,
            (true, _) => Work::CountedStep,
        };
        let runs = work.times(generations * players).scaled(self.runs as f64);
        let watched = Work::PopulationStep.times(self.watched * players);
        let exact = Work::Pivot.times(self.exact_work());
        (runs + watched + exact).in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            runs: (self.runs / times).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| snapshot.fits(self, &self.part(chunk))
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        match (self.part(chunk), snapshot) {
            (_, Snapshot::Exact(exactly)) => Reached::whole(
                exactly.done as usize == Piece::ALL.len(),
                u64::from(exactly.done),
            ),
            (_, Snapshot::Watched(watched)) => {
                let frames = watched.counts.len() as u64;
                Reached::whole(frames == self.watched + 1, frames)
            }
            (Part::Runs(runs), Snapshot::Ran(ran)) => Reached::of(Progress {
                done: ran.runs(),
                total: runs.end - runs.start,
            }),
            (_, Snapshot::Ran(_)) => Reached::whole(false, 0),
        }
    }

    fn begin(&self) -> Findings {
        Findings {
            ran: Ran::none(self.size()),
            progress: Progress {
                done: 0,
                total: self.runs,
            },
            ..Findings::default()
        }
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Exact(exactly) => findings.exactly = *exactly,
            Snapshot::Watched(watched) => findings.watched = watched,
            Snapshot::Ran(ran) => {
                findings.ran.add(&ran);
                findings.progress.done = findings.ran.runs();
            }
        }
    }

    fn result(&self, findings: &Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Findings) -> Table {
        report::table(self, findings)
    }
}
