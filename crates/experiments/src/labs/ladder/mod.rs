//! The ladder: one agent, the contender, plays the same number of games against each of a row of opponents of rising
//! strength.
//!
//! The measure is that of the report that UCT is taken from ("90 % of games against the first 90 of the ladder"): the
//! share of opponents beaten, and the share of games won against those. Every rung is a fixed number of games, so
//! nothing is decided early; or, as a setting, a race that stops as soon as it is sure who is better
//! (see [`engines::racing`]).
//!
//! The contender begins games 0, 2, 4 …, the opponent the others. Game g of rung r draws from its own stream, so a
//! game does not depend on how many there are. Chunks are blocks of games of one rung; how long a block is follows
//! from the number of games alone. A race reads the games of its rung in their order, so it is a single block, and nothing
//! that it does not want is played. Within a block the solver of perfect players remembers earlier games.

mod findings;
mod report;
mod settings;
mod snapshot;

use crate::common::agent_cost::{cost_of_move, moves_of_a_side};
pub use crate::common::counts::Counts;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{Experiment, LabExperiment, Progress, Reached};
use core::ops::Range;
use engines::agents::{Agent, Agents};
pub use findings::{Findings, LastGame, RungStanding, VERDICTS_ERROR};
use games::connect_four::Setup;
use serde::Serialize;
pub use settings::{Decide, LadderExperiment, View};
pub use snapshot::Snapshot;
use ts_rs::TS;

use texts::Texts;

/// The fewest games in a block, an even number.
const MIN_GAMES: u64 = 4;
/// The most blocks a rung is cut into.
const MAX_BLOCKS: u64 = 50;

impl LadderExperiment {
    /// The board. [`LabExperiment::repair`] has made sure that there is one; until then the standard one stands in.
    pub fn setup(&self) -> Setup {
        self.board.setup()
    }

    /// The opponents, from the first to the last.
    pub fn opponents(&self) -> &[Agent] {
        self.rungs.as_slice()
    }

    /// Games in a block: even, so that starts alternate within each. A race is one block.
    fn block_games(&self) -> u64 {
        if let Some(plan) = self.plan() {
            return plan.most_games();
        }
        let even = |games: u64| games.next_multiple_of(2);
        even(self.games.div_ceil(MAX_BLOCKS)).max(MIN_GAMES)
    }

    fn blocks(&self) -> u64 {
        self.most_games().div_ceil(self.block_games())
    }

    /// The rung that a chunk belongs to, and which of its games it plays.
    pub fn games_of(&self, chunk: usize) -> (usize, Range<u64>) {
        let (chunk, blocks) = (chunk as u64, self.blocks());
        let first = chunk % blocks * self.block_games();
        let end = (first + self.block_games()).min(self.most_games());
        ((chunk / blocks) as usize, first..end)
    }

    /// The Connect Four lab with this game in it, to be shown.
    pub fn game_to_look_at(&self, moves: &str) -> Experiment {
        Experiment::game_from_the_beginning(self.setup(), moves.to_owned())
    }
}

/// Against each opponent, while a larger experiment waits.
const MAX_SAMPLE_GAMES: u64 = 20;

impl LabExperiment for LadderExperiment {
    const NAME: &'static str = "ladder";
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// Small players: the whole ladder is climbed in a moment.
    fn opening() -> Self {
        let opponents = vec![
            Agent::Random,
            Agent::Tactical,
            Agent::uct(50),
            Agent::minimax(2),
            Agent::minimax(4),
        ];
        let defaults = Self::default();
        Self {
            agent: Agent::uct(100),
            rungs: Agents::new(opponents).unwrap_or_else(|| defaults.rungs.clone()),
            ..defaults
        }
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.board.repair().into_iter().collect()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.ladder.page.summary
    }

    fn wants_book(&self) -> bool {
        let mut agents = self.opponents().iter().chain([&self.agent]);
        self.setup() == Setup::STANDARD && agents.any(|agent| *agent == Agent::Perfect)
    }

    fn chunk_count(&self) -> usize {
        self.opponents().len() * self.blocks() as usize
    }

    fn cost(&self) -> Cost {
        let games = match self.plan() {
            // Most rungs are far from even.
            Some(plan) => plan.most_games() / 8,
            None => self.games,
        };
        let plies = moves_of_a_side(self.setup());
        let contender = cost_of_move(&self.agent, self.setup());
        let moves = |opponent: &Agent| contender + cost_of_move(opponent, self.setup());
        let played = self.opponents().iter().map(moves).sum::<Cost>() * plies * games;
        played.in_chunks(self.chunk_count())
    }

    /// A few games, also where races decide; then the first opponents alone.
    fn reduced(&self, times: u64) -> Option<Self> {
        let most = self.most_games();
        let games = (most / times).clamp(2, MAX_SAMPLE_GAMES);
        let left = (times * games / most).max(1) as usize;
        let opponents = self.opponents();
        let kept = (opponents.len() / left).max(1).min(opponents.len());
        Some(Self {
            decide: Decide::Games,
            games: games - games % 2,
            rungs: Agents::new(opponents[..kept].to_vec())?,
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        let setup = self.setup();
        move |chunk, snapshot| {
            let (_, games) = self.games_of(chunk);
            snapshot.fits(games.end - games.start, setup)
        }
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        let (_, games) = self.games_of(chunk);
        let done = snapshot.done();
        // A race that has its verdict is over.
        let is_over = snapshot.verdict.is_some();
        let total = if is_over {
            done
        } else {
            games.end - games.start
        };
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        Findings::new(self.opponents(), self.most_games(), self.plan().is_some())
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        findings.add(self.games_of(chunk).0, &snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(&self.agent, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
