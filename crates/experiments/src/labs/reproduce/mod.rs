//! The reproduction of the thesis's chapter 5: all four algorithms at War and at Rrrats, several evolutions each, every
//! evolved strategy evaluated against the start and against the three others.
//!
//! The source has one evolution an algorithm, says nothing of how long it evolved, and leaves rules open. So ours are many
//! evolutions, whose spread says what a single one may come to, and the number of generations and the readings of the rules
//! are parameters. Tables of evaluations: as the source, 100 of 10 000 games; each begins every second game against the
//! start, while in the tables of pairs the row begins (the source's diagonal of 0.519 at Rrrats says so).
//!
//! A chunk is a replicate: all four algorithms once at one game. The last chunk computes what the source's strategy is worth
//! under each reading. Evolution a of replicate r of game g draws from streams
//! that belong to it alone.

mod findings;
pub mod published;
pub mod readings;
mod report;
pub mod settings;
pub mod snapshot;
pub mod starts;
pub mod statistics;
mod tables;

use crate::common::algorithms::AlgorithmName;
use crate::common::start::Start;
use crate::cost::{Cost, Work};
use crate::report::Table;
use crate::seal::Seal;
use crate::{Experiment, LabExperiment, Progress, Reached};
use engines::evolution::{Contest, Source};
pub use findings::Findings;
use readings::READINGS;
pub use readings::ReadingRow;
use serde::Serialize;
pub use settings::{Game, ReproduceExperiment, View};
use snapshot::{PAIR_EVALUATIONS, Replicate, Shape, Snapshot};
use starts::grid_point;
pub use statistics::Beside;
pub use tables::{Pair, Tables};
use texts::Texts;
use ts_rs::TS;

/// Finished runs that come with the page: the experiment, and its file, written by `saddlepoint run LINK --save assets/FILE`.
pub const STORED: [(&str, &str); 2] = [
    ("reproduce", "reproduce.json"),
    (STARTS_OF_WAR, "reproduce-starts.json"),
];
/// The search for the start that explains table 5.1: from every mixture of a grid, the nearest generation of twelve.
pub const STARTS_OF_WAR: &str =
    "reproduce?generations=12&evolutions=1&war_evolutions=78&evaluations=2&games=1000&war_grid=12";

/// Starts are drawn from the streams of evolutions from here on, which no evolution has.
const STARTS: u64 = 1 << 30;

impl ReproduceExperiment {
    /// The chunk that computes what follows from each reading of the rules: the last.
    pub fn readings_chunk(&self) -> usize {
        (self.war_evolutions + self.evolutions) as usize
    }

    /// The game of a chunk that is a replicate, and its number. War first, since it takes longer.
    pub fn game_of(&self, chunk: usize) -> (Game, u64) {
        let chunk = chunk as u64;
        match chunk.checked_sub(self.war_evolutions) {
            None => (Game::War, chunk),
            Some(replicate) => (Game::Rrrats, replicate),
        }
    }

    /// Numbers of a strategy of a game.
    fn length(&self, game: Game) -> usize {
        match game {
            Game::War => self.war().length(),
            Game::Rrrats => self.rrrats().length(),
        }
    }

    /// The file of [`STORED`] that has the finished run of this experiment.
    pub fn stored(&self) -> Option<&'static str> {
        let own = Experiment::from(self.clone()).asked();
        let is_own = |link: &str| {
            let opened = Experiment::open(link).map(|opened| opened.experiment);
            opened.is_ok_and(|experiment| experiment.asked() == own)
        };
        let mut stored = STORED.into_iter();
        stored.find_map(|(link, file)| is_own(link).then_some(file))
    }

    /// The strategy that the evolutions of a chunk start with, the four algorithms with the same.
    pub fn starting_strategy(&self, chunk: usize) -> Vec<f64> {
        let (game, replicate) = self.game_of(chunk);
        if game == Game::War && self.war_grid > 0 {
            return grid_point(self.war_grid, replicate);
        }
        let source = Source {
            seed: self.seed,
            number: STARTS + chunk as u64,
        };
        let start = if self.start_deviation > 0.0 {
            Start::Random(self.start_deviation)
        } else {
            Start::Zeros
        };
        start.strategy(self.length(game), source)
    }

    fn shape(&self, chunk: usize) -> Shape {
        Shape {
            length: self.length(self.game_of(chunk).0),
            generations: self.generations,
            evaluations: self.evaluations,
            games: self.games,
        }
    }

    /// How much of it a replicate has done.
    fn done(&self, replicate: &Replicate) -> u64 {
        let over = replicate.over(self.generations);
        replicate.evaluated() + over * self.evaluations
    }

    /// The whole work of a chunk, in evaluations.
    fn total(&self) -> u64 {
        8 * self.evaluations + 16 * PAIR_EVALUATIONS
    }
}

impl LabExperiment for ReproduceExperiment {
    const NAME: &'static str = "reproduce";
    const LAYOUT: u32 = 2;
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.reproduce.lab.summary
    }

    fn chunk_count(&self) -> usize {
        self.readings_chunk() + 1
    }

    /// Evolutions, as if a generation took half of the games that it may take, and the games that evaluate them.
    fn cost(&self) -> Cost {
        let race = self.settings(AlgorithmName::Coevolution.opponents()).race;
        let evolved = race.most_games() / 2 * self.generations * AlgorithmName::ALL.len() as u64;
        let games = evolved + self.total() * self.games;
        let replicates = Work::RrratsGame.times(games) * self.evolutions;
        let replicates = replicates.in_chunks(self.evolutions as usize);
        let of_war = Work::WarGame.times(games) * self.war_evolutions;
        replicates.beside(of_war.in_chunks(self.war_evolutions as usize))
    }

    /// Fewer and shorter evolutions, judged by fewer games.
    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            evolutions: (self.evolutions / times).max(1),
            war_evolutions: (self.war_evolutions / times).max(1),
            generations: (self.generations / times).max(1),
            evaluations: (self.evaluations / times).max(2),
            games: (self.games / times / 2 * 2).max(2),
            ..self.clone()
        })
    }

    fn seals(&self) -> impl Fn(usize) -> Seal {
        let (question, readings) = (self.fingerprint(), self.readings_chunk());
        move |chunk| Seal::of_chunk(question, chunk).of_variant(u8::from(chunk == readings))
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| match snapshot {
            Snapshot::Replicate(replicate) => replicate.fits(&self.shape(chunk)),
            Snapshot::Readings(rows) => readings::fit(rows),
        }
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Replicate(replicate) => Reached {
                progress: Progress {
                    done: self.done(replicate),
                    total: self.total(),
                },
                effort: replicate.effort(),
                is_finished: replicate.is_complete(self.evaluations),
            },
            Snapshot::Readings(rows) => {
                let (done, total) = (rows.len() as u64, READINGS.len() as u64);
                Reached::of(Progress { done, total })
            }
        }
    }

    fn begin(&self) -> Findings {
        let mut findings = Findings::default();
        findings.progress.total = self.total() * (self.war_evolutions + self.evolutions);
        findings
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Readings(rows) => findings.readings = rows,
            Snapshot::Replicate(replicate) => {
                findings.progress.done += self.done(&replicate);
                if replicate.is_complete(self.evaluations) {
                    let start = self.starting_strategy(chunk);
                    findings.complete(self.game_of(chunk).0, replicate, start);
                }
            }
        }
    }

    fn settle(&self, findings: &mut Findings) {
        let (war, rrrats) = (self.war(), self.rrrats());
        findings.war = findings.tables(self, Game::War, |strategy| war.meaning(strategy));
        findings.rrrats = findings.tables(self, Game::Rrrats, |strategy| rrrats.meaning(strategy));
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
