//! Tournaments: everybody against everybody in a repeated game, played and worked out exactly; who comes where, who gets what from whom, and which of them
//! would take over a population.
//!
//! Source: R. Axelrod, "Effective choice in the prisoner's dilemma" (1980) and "The Evolution of Cooperation" (1984). Everybody meets everybody, and itself
//! unless a switch says otherwise; in games that are not symmetric all pairs meet both ways. How sure the table is: see
//! [`engines::repeated::tournament::standing`]; entrants next to each other are compared pair by pair.
//!
//! The first chunks work out what pairs get exactly, each some of the pairs. The others play: some pairs in some repetitions. A match has a stream of random
//! numbers of its own, made of the seed, the pair and the repetition.
//!
//! * `settings`: the parameters. `entrants`: a list of strategies with names. `pair`: a cell of the matrix. `fitting`: entrants that fit the game. `from_text`:
//!   a list in whatever form people have it.
//! * `division`: which chunk does what. `snapshot`: what it sends. `findings`: the matrix of pairs and the tables. `population`: shares over generations.
//! * `report`: all of it for programs. `inquiries`: what the page asks.

mod division;
mod entrants;
mod findings;
mod fitting;
mod from_text;
mod inquiries;
mod pair;
mod population;
mod report;
mod settings;
mod snapshot;

use crate::common::last::Last;
use crate::common::repeated::length::Length;
use crate::common::repeated::settings::MatchSettings;
use crate::common::repeated::stage::{Stage, StageSettings};
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::from_file::FromFile;
use crate::link_fault::LinkFault;
use crate::parameters::{IntegerOrEnd, Kind};
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
use division::Division;
pub use division::Part;
use engines::repeated::tournament::entrant::pairs;
pub use engines::repeated::tournament::standing::Standing;
pub use entrants::{Entrant, EntrantList, MAX_NAME, MIN_ENTRANTS, WrongEntrants};
pub use findings::{Cell, Exactly, Findings, known_payoffs};
use fitting::{Fitting, fitting};
use games::fraction::Fraction;
pub use inquiries::{Errors, MAX_ERRORS, Newcomer, NoiseCurve, TournamentInquiry, errors};
pub use pair::PairOrNone;
pub use population::{Basis, Population};
use serde::Serialize;
use settings::usual;
pub use settings::{MAX_GENERATIONS, TournamentExperiment, View};
pub use snapshot::{ExactPair, Known, NoValue, Snapshot};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

impl TournamentExperiment {
    /// Who meets whom, by their places in the list; the first of each pair is the first player.
    pub fn pairs(&self) -> Vec<[usize; 2]> {
        pairs(self.entrants.len(), self.both_ways()).collect()
    }

    /// Whether pairs meet both ways, since the game is not symmetric.
    pub fn both_ways(&self) -> bool {
        let stage = self.stage.stage();
        stage.is_ok_and(|stage| stage.game.units(0) != stage.game.units(1))
    }

    /// What a chunk does.
    pub fn part(&self, chunk: usize) -> Part {
        self.division().part(chunk)
    }

    fn division(&self) -> Division {
        let count = self.entrants.len();
        let pairs = if self.both_ways() {
            count * count
        } else {
            count * (count + 1) / 2
        };
        Division::new(pairs, self.repetitions, self.settings.mean_rounds())
    }

    /// Entrants that fit the game. The last ones are remembered: whether rules can hold is found out by trying everything.
    fn fitting(&self, stage: &Stage) -> Fitting {
        thread_local! {
            static LAST: Last<(StageSettings, Vec<Entrant>), Fitting> = Last::default();
        }
        let make = || {
            let known = (self.stage.clone(), self.entrants.clone());
            (known, fitting(&self.entrants, &stage.game))
        };
        let is_known = |(stage, entrants): &(StageSettings, Vec<Entrant>)| {
            *stage == self.stage && *entrants == self.entrants
        };
        LAST.with(|last| last.get(is_known, make))
    }

    /// No cell is shown that the matrix does not have.
    fn repair_pair(&mut self) -> Option<Diagnostic> {
        let count = self.entrants.len();
        let wrong = self
            .pair
            .filter(|pair| pair.iter().any(|&place| place >= count))?;
        let found = wrong.map(|place| (place + 1).to_string()).join(".");
        self.pair = None;
        let allowed: Arc<dyn Kind> = Arc::new(PairOrNone);
        Some(Diagnostic::new("pair", LinkFault::Value { found, allowed }))
    }

    fn repair_generation(&mut self) -> Option<Diagnostic> {
        let last = self.generations;
        // The end has one text only, so that equal experiments have equal links.
        let found = self.generation.take_if(|generation| *generation >= last)?;
        let allowed: Arc<dyn Kind> = Arc::new(IntegerOrEnd {
            minimum: 0,
            maximum: last,
        });
        let found_text = found.to_string();
        let fault = LinkFault::Value {
            found: found_text,
            allowed,
        };
        (found > last).then(|| Diagnostic::new("generation", fault))
    }
}

impl LabExperiment for TournamentExperiment {
    const NAME: &'static str = "tournament";
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.tournament.page.summary
    }

    /// Matches whose end nobody knows, and moves that go wrong now and then.
    fn opening() -> Self {
        let fresh = Self::default();
        Self {
            settings: MatchSettings {
                rounds: Length::Random,
                continuation: Fraction::new(99, 100),
                execution: Fraction::new(3, 100),
                ..fresh.settings
            },
            ..fresh
        }
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.stage.runnable()
    }

    /// Entrants that do not fit the game take no part.
    fn repair(&mut self) -> Vec<Diagnostic> {
        let mut problems = Vec::new();
        if let Ok(stage) = self.stage.stage() {
            let (entrants, wrong) = self.fitting(&stage);
            // Nobody asked for those that take part by default: in other games fewer of them do.
            if self.entrants != usual() {
                problems = wrong;
            }
            self.entrants = entrants;
        }
        problems.extend(self.repair_pair());
        problems.extend(self.repair_generation());
        problems
    }

    fn with_default_moment(&self) -> Self {
        let fresh = Self::default();
        Self {
            pair: fresh.pair,
            generation: fresh.generation,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.stage != before.stage
    }

    fn with_file(&self, text: &str) -> Option<Result<Vec<FromFile<Self>>, String>> {
        Some(self.of_text(text))
    }

    fn chunk_count(&self) -> usize {
        self.division().chunks()
    }

    fn cost(&self) -> Cost {
        let division = self.division();
        let rounds =
            (division.pairs as u64 * self.repetitions) as f64 * self.settings.mean_rounds();
        let exact = Work::RepeatedPair.times(division.pairs as u64);
        let played = Work::RepeatedRound.times(rounds as u64);
        (exact + played).in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            repetitions: (self.repetitions / times).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let division = self.division();
        move |chunk, snapshot| snapshot.fits(&division.part(chunk))
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        match (self.part(chunk), snapshot) {
            (Part::Exact(pairs), Snapshot::Exact(known)) => {
                Reached::whole(known.len() == pairs.len(), known.len() as u64)
            }
            (part, _) => Reached::of(Progress {
                done: snapshot.matches(),
                total: part.matches(),
            }),
        }
    }

    fn begin(&self) -> Findings {
        let division = self.division();
        let pairs = division.pairs;
        let total = pairs as u64 * self.repetitions;
        Findings {
            both_ways: self.both_ways(),
            exact: vec![None; pairs],
            met: vec![Default::default(); pairs],
            progress: Progress { done: 0, total },
            ..Findings::default()
        }
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        findings.progress.done += snapshot.matches();
        match (self.part(chunk), snapshot) {
            (Part::Exact(pairs), Snapshot::Exact(known)) => {
                for (pair, known) in pairs.zip(known) {
                    findings.exact[pair] = Some(known);
                }
            }
            (Part::Played { pairs, .. }, Snapshot::Played(met)) => {
                for (pair, met) in pairs.zip(met) {
                    findings.met[pair].merge(&met);
                }
            }
            // No chunk sends what another does.
            _ => {}
        }
    }

    fn settle(&self, findings: &mut Findings) {
        if let Ok(stage) = self.stage.stage() {
            self.rank(findings, &stage);
        }
    }

    fn result(&self, findings: &Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Findings) -> Table {
        report::table(self, findings)
    }

    fn listing(&self, findings: &Findings, texts: &Texts) -> String {
        report::listing(self, findings, texts)
    }
}
