//! Repeated games: two strategies meet again and again in the same game. A match to watch, what both get exactly and in many matches, and which payoffs
//! patience can support.
//!
//! Chunk 0 plays the match that is shown and works out everything exact. The others are blocks of matches: match number m, from 0, has stream m of the
//! seed, and match 0 is the one that is shown.
//!
//! * `settings`: the parameters. `playing`: a match by hand, as links write it.
//! * `film`: the match that is shown. `described`: the strategies. `values`: what they get. `theory`: what can be supported. `snapshot`: what chunks send.
//! * `findings`: all of it together. `report`: the same for programs; `listing`: for people at a terminal. `inquiries`: what the page asks.

mod described;
mod film;
mod findings;
mod inquiries;
mod listing;
mod playing;
mod report;
mod settings;
mod snapshot;
mod theory;
mod values;

use crate::common::blocks::block_games;
use crate::common::last::Last;
use crate::common::repeated::stage::Stage;
use crate::common::repeated::strategy::{fit, strategy_of};
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
use core::ops::Range;
pub use described::{Described, MAX_DRAWN, Machine, State};
use engines::repeated::language::fault::StrategyFault;
use engines::repeated::language::resolve;
use engines::repeated::stage_game::{Seat, StageGame};
use engines::repeated::strategies::strategy::Strategy;
pub use film::{Film, MAX_SHOWN, Round};
pub use findings::Findings;
pub use inquiries::{
    MISTAKE_AFTER, Played, Recovery, RepeatedInquiry, Suspect, Verdict, WithoutLotteries,
};
use serde::Serialize;
pub use settings::{MAX_MOVES, RepeatedExperiment, View};
pub use snapshot::{Analysis, Simulated, Snapshot, Step};
use texts::Texts;
pub use theory::{
    Deviation, End, Known, Line, MAX_DEVIATIONS, Perfection, Point, Region, Supported, Theory,
};
use ts_rs::TS;
pub use values::{LongRun, Means, NoValue, Values};

/// A round of the first match of the defaults in which there is something to see.
const OPENING_ROUND: u64 = 12;
/// Rounds in a block of matches, about, at least.
const MIN_ROUNDS: f64 = 100_000.0;

/// What is found out about the texts of both strategies.
#[derive(Clone)]
struct Fitting {
    /// Texts that fit the game.
    texts: [String; 2],
    /// What was wrong with those that did not.
    problems: Vec<Diagnostic>,
    /// How many follow rules that are no automaton.
    by_rules: u64,
}

impl RepeatedExperiment {
    /// The strategies of both.
    ///
    /// # Errors
    /// If one does not fit the game, which a repaired experiment rules out.
    pub fn strategies(&self, stage: &Stage) -> Result<[Strategy; 2], StrategyFault> {
        let game = &stage.game;
        let strategy = |text: &str, player: usize| Ok(strategy_of(text, Seat { game, player })?.0);
        Ok([strategy(&self.first, 0)?, strategy(&self.second, 1)?])
    }

    /// The matches that a chunk plays, of those of the experiment; none of the first chunk.
    pub fn matches_of(&self, chunk: usize) -> Range<u64> {
        let Some(block) = chunk.checked_sub(1) else {
            return 0..0;
        };
        let begin = block as u64 * self.matches_in_block();
        begin..(begin + self.matches_in_block()).min(self.matches)
    }

    fn matches_in_block(&self) -> u64 {
        let fewest = (MIN_ROUNDS / self.settings.mean_rounds()).ceil();
        block_games(self.matches, fewest as u64)
    }

    /// The texts of both. The last ones are remembered: whether rules can hold and what automaton they are is found out by trying everything.
    fn fitting(&self, stage: &Stage) -> Fitting {
        thread_local! {
            static LAST: Last<[String; 4], Fitting> = Last::default();
        }
        let texts = [
            &self.stage.game,
            &self.stage.actions,
            &self.first,
            &self.second,
        ];
        let make = || {
            let fitting = self.find_out(&stage.game);
            (texts.map(Clone::clone), fitting)
        };
        LAST.with(|last| last.get(|known| known.each_ref() == texts, make))
    }

    fn find_out(&self, game: &StageGame) -> Fitting {
        let mut fitting = Fitting {
            texts: [self.first.clone(), self.second.clone()],
            problems: Vec::new(),
            by_rules: 0,
        };
        for (player, key) in ["first", "second"].into_iter().enumerate() {
            let seat = Seat { game, player };
            let text = &mut fitting.texts[player];
            fitting.problems.extend(fit(key, text, seat));
            let strategy = strategy_of(text, seat).ok();
            let plays = strategy.and_then(|(strategy, _)| resolve::player(&strategy, seat).ok());
            let is_automaton = plays.is_some_and(|plays| plays.automaton(true).is_some());
            fitting.by_rules += u64::from(!is_automaton);
        }
        fitting
    }
}

impl LabExperiment for RepeatedExperiment {
    const NAME: &'static str = "repeated";
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.repeated.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.stage.runnable()
    }

    /// Strategies that do not fit the game make place for ones that do.
    fn repair(&mut self) -> Vec<Diagnostic> {
        let Ok(stage) = self.stage.stage() else {
            return Vec::new();
        };
        let Fitting {
            texts: [first, second],
            mut problems,
            ..
        } = self.fitting(&stage);
        (self.first, self.second) = (first, second);
        problems.extend(self.repair_moves(&stage.game));
        problems
    }

    fn with_default_moment(&self) -> Self {
        let fresh = Self::default();
        Self {
            round: fresh.round,
            moves: fresh.moves,
            ..self.clone()
        }
    }

    fn is_new_place(&self, before: &Self) -> bool {
        self.stage != before.stage
    }

    /// While they still cooperate.
    fn opening() -> Self {
        Self {
            round: Some(OPENING_ROUND),
            ..Self::default()
        }
    }

    fn chunk_count(&self) -> usize {
        1 + self.matches.div_ceil(self.matches_in_block()) as usize
    }

    fn cost(&self) -> Cost {
        let rounds = (self.matches as f64 * self.settings.mean_rounds()) as u64;
        let stage = self.stage.stage();
        let by_rules = stage.map_or(0, |stage| self.fitting(&stage).by_rules);
        let played = Work::RepeatedRound.times(rounds)
            + Work::RuledDecision.times(rounds.saturating_mul(by_rules));
        let played = played.in_chunks(self.chunk_count() - 1);
        played.beside(Work::RepeatedAnalysis.times(1))
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            matches: (self.matches / times).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let stage = self.stage.stage().ok();
        move |chunk, snapshot| match snapshot {
            Snapshot::Analysis(analysis) => {
                chunk == 0
                    && stage
                        .as_ref()
                        .is_some_and(|stage| analysis.fits(&stage.game))
            }
            Snapshot::Simulated(simulated) => chunk > 0 && simulated.fits(self.matches_in(chunk)),
        }
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Analysis(analysis) => {
                Reached::whole(analysis.step == Step::Done, analysis.effort)
            }
            Snapshot::Simulated(simulated) => Reached::of(Progress {
                done: simulated.matches(),
                total: self.matches_in(chunk),
            }),
        }
    }

    fn begin(&self) -> Findings {
        let mut findings = Findings::default();
        findings.progress.total = self.matches;
        findings
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Analysis(analysis) => findings.analysis = *analysis,
            Snapshot::Simulated(simulated) => {
                findings.simulated.merge(&simulated);
                findings.progress.done = findings.simulated.matches();
            }
        }
    }

    fn result(&self, findings: &Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Findings) -> Table {
        report::table(self, findings)
    }

    fn listing(&self, findings: &Findings, texts: &Texts) -> String {
        listing::listing(self, findings, texts)
    }
}

impl RepeatedExperiment {
    fn matches_in(&self, chunk: usize) -> u64 {
        let matches = self.matches_of(chunk);
        matches.end - matches.start
    }
}
