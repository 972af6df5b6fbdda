//! The lab of ratings: what features of a move are worth, learned from games between agents.
//!
//! After Rémi Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007), on games of agents instead of
//! masters, see [`engines::ratings`]; the features are those of [`games::connect_four::features`]. The report that UCT is
//! taken from sorts and widens by such ratings, "learned offline", and says no more of them.
//!
//! Chunks are blocks of games; how long a block is follows from the number of games alone. The first agent begins games 0, 2,
//! 4 …; game g draws from stream g, first some stones at random, so that games differ. The fit needs all games and is done
//! when it is asked for: by a worker, in steps, for the page and for the report.

mod findings;
mod inquiries;
mod report;
mod settings;
mod snapshot;

use crate::common::agent_cost::{cost_of_move, moves_of_a_side};
use crate::common::blocks::block_games;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::report::{Report, Table};
use crate::{LabExperiment, Progress, Reached, link};
use core::ops::Range;
use engines::Status;
use engines::agents::Agent;
use engines::ratings::Learned;
pub use findings::{Findings, PlayedGame};
use games::connect_four::Setup;
pub use inquiries::RatingsInquiry;
pub use report::{FeatureResult, ForetoldResult, RatingsResult};
use serde::Serialize;
pub use settings::{Learn, RatingsExperiment, View};
pub use snapshot::{Snapshot, fits};
use texts::Texts;
use ts_rs::TS;

/// The fewest games in a block, an even number.
const MIN_GAMES: u64 = 4;

impl RatingsExperiment {
    /// The board.
    pub fn setup(&self) -> Setup {
        self.board.setup()
    }

    /// The games that a chunk plays, of those of the experiment.
    pub fn games_of(&self, chunk: usize) -> Range<u64> {
        let length = block_games(self.games, MIN_GAMES);
        let begin = chunk as u64 * length;
        begin..(begin + length).min(self.games)
    }

    /// The report of these findings, and of what was learned from them.
    pub fn report_with(&self, findings: &Findings, learned: &Learned) -> Report {
        let result = RatingsResult::new(findings, learned);
        let table = report::table(&result);
        Report::new(&link::write(Self::NAME, &self.reported()), &result, table)
    }

    fn learned_now(&self, findings: &Findings) -> RatingsResult {
        let mut learning = self.learning(findings);
        while learning.step() == Status::Running {}
        let learned = learning.learned();
        let learned = learned.unwrap_or_else(|| unreachable!("it is finished"));
        RatingsResult::new(findings, &learned)
    }
}

impl LabExperiment for RatingsExperiment {
    const NAME: &'static str = "ratings";
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.board.repair().into_iter().collect()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.ratings.page.summary
    }

    fn wants_book(&self) -> bool {
        self.setup() == Setup::STANDARD && [self.first, self.second].contains(&Agent::Perfect)
    }

    fn chunk_count(&self) -> usize {
        self.games.div_ceil(block_games(self.games, MIN_GAMES)) as usize
    }

    fn cost(&self) -> Cost {
        let moves =
            cost_of_move(&self.first, self.setup()) + cost_of_move(&self.second, self.setup());
        let played = moves * moves_of_a_side(self.setup()) * self.games;
        played.in_chunks(self.chunk_count())
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        let games = (self.games / times).max(2);
        Some(Self {
            games: games - games % 2,
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| fits(snapshot, &self.games_of(chunk), self.setup())
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        let games = self.games_of(chunk);
        let (done, total) = (snapshot.len() as u64, games.end - games.start);
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        let mut findings = Findings::default();
        findings.progress.total = self.games;
        findings
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        findings.progress.done += snapshot.len() as u64;
        let numbered = (self.games_of(chunk).start..).zip(snapshot);
        let games = numbered.map(|(number, columns)| PlayedGame { number, columns });
        findings.games.extend(games);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        self.learned_now(findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(&self.learned_now(findings))
    }
}
