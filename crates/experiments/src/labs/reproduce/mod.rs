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
use crate::{ChunkOutput, Experiment, ForeignSnapshot, LabExperiment, Progress, Reached};
use engines::evolution::{Contest, Source};
use readings::READINGS;
pub use readings::ReadingRow;
use serde::Serialize;
pub use settings::{ReproduceExperiment, View};
use snapshot::{PAIR_EVALUATIONS, Replicate, Shape};
use starts::grid_point;
pub use statistics::Beside;
pub use tables::{Findings, Pair, Tables};
use texts::Texts;

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

/// What a chunk is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    War,
    Rrrats,
}

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
            question: self.fingerprint_of(chunk),
            length: self.length(self.game_of(chunk).0),
            generations: self.generations,
            evaluations: self.evaluations,
            games: self.games,
        }
    }

    /// The whole work of a chunk, in evaluations.
    fn total(&self) -> u64 {
        8 * self.evaluations + 16 * PAIR_EVALUATIONS
    }
}

impl LabExperiment for ReproduceExperiment {
    const NAME: &'static str = "reproduce";
    const LAYOUT: u32 = 2;
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

    fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        if index == self.readings_chunk() {
            let rows = readings::decode(snapshot, self.fingerprint_of(index))?;
            let (done, total) = (rows.len() as u64, READINGS.len() as u64);
            return Some(Reached::of(Progress { done, total }));
        }
        let replicate = Replicate::read(snapshot, &self.shape(index))?;
        let (evaluations, evolutions) = replicate.done(self.generations);
        Some(Reached {
            progress: Progress {
                done: evaluations + evolutions * self.evaluations,
                total: self.total(),
            },
            effort: evaluations.saturating_add(replicate.games()),
            is_finished: replicate.is_complete(self.evaluations),
        })
    }

    fn merge(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Self::Findings, ForeignSnapshot> {
        let mut complete: [Vec<Replicate>; 2] = [Vec::new(), Vec::new()];
        let mut starts: [Vec<Vec<f64>>; 2] = [Vec::new(), Vec::new()];
        let (mut done, mut readings) = (0, Vec::new());
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let foreign = ForeignSnapshot { chunk };
            if chunk == self.readings_chunk() {
                let rows = readings::decode(bytes, self.fingerprint_of(chunk));
                readings = rows.ok_or(foreign)?;
                continue;
            }
            let replicate = Replicate::read(bytes, &self.shape(chunk));
            let replicate = replicate.ok_or(foreign)?;
            let (evaluations, evolutions) = replicate.done(self.generations);
            done += evaluations + evolutions * self.evaluations;
            if replicate.is_complete(self.evaluations) {
                let game = self.game_of(chunk).0 as usize;
                complete[game].push(replicate);
                starts[game].push(self.starting_strategy(chunk));
            }
        }
        let [war, rrrats] = complete;
        let [war_starts, rrrats_starts] = starts;
        let (war_contest, rrrats_contest) = (self.war(), self.rrrats());
        Ok(Findings {
            war: Tables::new(
                &published::WAR,
                &war,
                &war_starts,
                self.war_evolutions,
                self.games,
                |strategy| war_contest.meaning(strategy),
            ),
            rrrats: Tables::new(
                &published::RRRATS,
                &rrrats,
                &rrrats_starts,
                self.evolutions,
                self.games,
                |strategy| rrrats_contest.meaning(strategy),
            ),
            readings,
            progress: Progress {
                done,
                total: self.total() * (self.war_evolutions + self.evolutions),
            },
        })
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize {
        report::result(self, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
