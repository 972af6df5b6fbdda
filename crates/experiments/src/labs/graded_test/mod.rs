//! The graded test: one player against a hundred opponents of rising strength, each game on a board that is drawn for it.
//!
//! The report that UCT is taken from was judged in this way: games against a hundred programs, numbered by strength, on boards of
//! 9 to 12 columns and rows with one cell that cannot be played, both drawn at random. Its own verdict: 90 % of wins up to number 90, above
//! that losses. What was asked for is [`GradedTestExperiment::goal`] against each of the first ninety.
//!
//! Deviations from the source: its programs are not public, so the grades are ours ([`grades`]); its budget is seconds, ours are
//! simulations; it does not say how many games it played, nor how sure its verdict is.
//!
//! Games 2k and 2k + 1 against an opponent have the same board; the candidate begins the first of them. A game draws from its own
//! stream, a board from another, so neither depends on how many games or opponents there are. Chunks are blocks of games against one
//! opponent; how long a block is follows from the number of games alone.

mod draw;
mod findings;
pub mod grades;
mod inquiries;
mod met;
mod report;
mod settings;
pub mod snapshot;

use crate::common::agent_cost::{cost_of_move, moves_of_a_side};
use crate::common::blocks::block_games;
use crate::cost::Cost;
use crate::diagnostic::Diagnostic;
use crate::link_fault::LinkFault;
use crate::parameters::Integer;
use crate::report::Table;
use crate::{Experiment, LabExperiment, Progress, Reached};
use core::ops::Range;
use engines::agents::Agent;
pub use findings::{Findings, INTERVALS_ERROR};
use games::connect_four::{Column, Setup};
pub use inquiries::{GradedTestInquiry, Simulated};
pub use met::{GameFound, Met, Standing};
use serde::Serialize;
pub use settings::{GradedTestExperiment, SIZES, View};
use snapshot::{Block, Snapshot};
use std::sync::Arc;
use texts::Texts;
use ts_rs::TS;

/// The fewest games in a block, an even number.
const MIN_GAMES: u64 = 20;
/// Moves of either player in a game, for estimates: boards are large, and games of 10 to 45 stones were measured.
const MOVES: u64 = 16;
/// Up to this grade opponents lose so soon that games are half as long.
const WEAK: u64 = 50;

impl GradedTestExperiment {
    /// The grades that are met, from the weakest to the strongest.
    pub fn grades(&self) -> Vec<u64> {
        (self.first..=self.last)
            .step_by(self.step.max(1) as usize)
            .collect()
    }

    fn blocks(&self) -> u64 {
        self.games.div_ceil(block_games(self.games, MIN_GAMES))
    }

    /// What a chunk plays: the place of its opponent among those that are met, and which of the games.
    fn place_and_games(&self, chunk: usize) -> (usize, Range<u64>) {
        let (chunk, blocks) = (chunk as u64, self.blocks());
        let length = block_games(self.games, MIN_GAMES);
        let begin = chunk % blocks * length;
        let end = (begin + length).min(self.games);
        ((chunk / blocks) as usize, begin..end)
    }

    /// What a chunk plays.
    pub fn block(&self, chunk: usize) -> Block {
        let (place, games) = self.place_and_games(chunk);
        Block {
            grade: self.first + self.step.max(1) * place as u64,
            games,
        }
    }

    /// A board neither small nor large among those that are drawn.
    fn middle_board(&self) -> Setup {
        let side = u64::midpoint(self.smallest, self.largest + 1);
        crate::common::board::setup(side, side, self.in_a_row, None)
    }

    /// The Connect Four lab with a game in it, to be stepped through.
    pub fn game_to_look_at(&self, game: &GameFound) -> Experiment {
        let columns = game.columns.iter();
        let moves = columns.filter_map(|&column| Column::new(column).map(Column::symbol));
        Experiment::game_from_the_beginning(game.setup, moves.collect())
    }

    /// Lifts the upper end of a range that is below its lower one.
    fn repair_range(key: &str, low: u64, high: &mut u64, maximum: u64) -> Option<Diagnostic> {
        let found = *high;
        if found >= low {
            return None;
        }
        *high = maximum;
        let found = found.to_string();
        let allowed = Arc::new(Integer {
            minimum: low,
            maximum,
        });
        Some(Diagnostic::new(key, LinkFault::Value { found, allowed }))
    }
}

impl LabExperiment for GradedTestExperiment {
    const NAME: &'static str = "graded-test";
    type Snapshot = Snapshot;
    type Findings = Findings;

    /// Every fifth of the lower half, a few games each, by somebody who beats the first of them: done in a moment.
    fn opening() -> Self {
        Self {
            agent: Agent::uct(200),
            first: 5,
            last: 40,
            step: 5,
            games: 60,
            ..Self::default()
        }
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        let grades = Self::repair_range("last", self.first, &mut self.last, grades::COUNT);
        let sizes = Self::repair_range("largest", self.smallest, &mut self.largest, SIZES.maximum);
        grades.into_iter().chain(sizes).collect()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.graded_test.page.summary
    }

    /// Only where the standard board may be drawn.
    fn wants_book(&self) -> bool {
        let sides = self.smallest..=self.largest;
        let is_standard = !self.blocked && self.in_a_row == u64::from(Setup::STANDARD.in_a_row());
        let (width, height) = (Setup::STANDARD.width(), Setup::STANDARD.height());
        let has_sides = sides.contains(&width.into()) && sides.contains(&height.into());
        self.agent == Agent::Perfect && is_standard && has_sides
    }

    fn chunk_count(&self) -> usize {
        self.grades().len() * self.blocks() as usize
    }

    fn cost(&self) -> Cost {
        let board = self.middle_board();
        let candidate = cost_of_move(&self.agent, board);
        let game = |grade| {
            let moves = if grade <= WEAK { MOVES / 2 } else { MOVES };
            let move_of_both = candidate + cost_of_move(&grades::opponent(grade), board);
            move_of_both * moves_of_a_side(board).min(moves)
        };
        let games: Cost = self.grades().into_iter().map(game).sum();
        let played = games * self.games;
        played.in_chunks(self.chunk_count())
    }

    /// Fewer games, then fewer opponents.
    fn reduced(&self, times: u64) -> Option<Self> {
        let games = (self.games / times).max(2);
        let games = games - games % 2;
        let left = (times * games / self.games).max(1);
        Some(Self {
            games,
            step: (self.step * left).min(grades::COUNT),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| snapshot.fits(self, &self.block(chunk))
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        let (done, total) = (snapshot.outcomes.len(), self.block(chunk).total());
        Reached::of(Progress { done, total })
    }

    fn begin(&self) -> Findings {
        Findings::new(self)
    }

    fn add(&self, findings: &mut Findings, chunk: usize, snapshot: Snapshot) {
        let (place, games) = self.place_and_games(chunk);
        findings.add(self, place, games.start, &snapshot);
    }

    fn settle(&self, findings: &mut Findings) {
        findings.settle();
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        report::result(&self.agent, findings)
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        report::table(findings)
    }
}
