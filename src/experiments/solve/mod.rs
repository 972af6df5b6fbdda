//! The solver as an experiment: the exact score of every move of a position of Connect Four.
//!
//! A chunk a move, so that as many workers as there are moves can be at it. Each has a number of nodes it may visit;
//! what is not known by then stays unknown. The standard board's positions with few stones are in the opening book.

mod chunk;
mod settings;
mod snapshot;
mod truth;

use super::board::{self, StartOn, about_a_game};
use super::link::{self, Problem};
use super::report::Report;
use super::{Chunk, ForeignSnapshot, Lab, NotRunnable, Progress};
use crate::engines::solver::Solvable;
use crate::engines::solver::book::MOST_STONES;
use crate::games::Game;
use crate::games::connect_four::{Column, Setup};
use crate::texts::Texts;
use chunk::SolveChunk;
pub use settings::SolveLab;
use snapshot::Snapshot;
pub use truth::{MoveTruth, Truth, outcome_name};

/// The name of the lab.
pub const NAME: &str = "solve";

about_a_game!(SolveLab);

impl SolveLab {
    fn legal_moves(&self) -> Vec<Column> {
        self.game_so_far().position().actions().collect()
    }

    /// What the snapshots of the chunks say together.
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn merge(&self, snapshots: &[Option<Vec<u8>>]) -> Result<Truth, ForeignSnapshot> {
        let mut truth = Truth::new(&self.legal_moves());
        let question = self.fingerprint();
        for (chunk, bytes) in snapshots.iter().enumerate() {
            let Some(bytes) = bytes else { continue };
            let snapshot = Snapshot::decode(bytes, question);
            truth.set(chunk, &snapshot.ok_or(ForeignSnapshot { chunk })?);
        }
        Ok(truth)
    }

    /// A number that is the same for equal positions of equal boards, whatever the budget: what is known is true.
    fn fingerprint(&self) -> u64 {
        let position = Self {
            moves: self.game_so_far().moves_text(),
            ply: None,
            budget: Self::default().budget,
            ..self.clone()
        };
        link::fingerprint(&link::write(Self::NAME, &position))
    }
}

impl StartOn for SolveLab {
    fn start_on<S: Solvable + 'static>(&self, shape: S, index: usize) -> Box<dyn Chunk> {
        let game = self.game_so_far();
        let mut position = game.replay(shape, game.moves().len());
        position.apply(self.legal_moves()[index]);
        Box::new(SolveChunk::new(&position, self.budget, self.fingerprint()))
    }
}

impl Lab for SolveLab {
    const NAME: &'static str = NAME;

    fn repair(&mut self) -> Vec<Problem> {
        self.repair_game()
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.solve.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        board::runnable(&self.game_so_far())
    }

    fn wants_book(&self) -> bool {
        self.setup() == Setup::STANDARD && self.game_so_far().moves().len() <= MOST_STONES as usize
    }

    fn chunk_count(&self) -> usize {
        self.legal_moves().len()
    }

    fn start(&self, index: usize) -> Box<dyn Chunk> {
        board::start(self, self.setup(), index)
    }

    fn finished(&self, _: usize, snapshot: &[u8]) -> Option<Progress> {
        let snapshot = Snapshot::decode(snapshot, self.fingerprint())?;
        snapshot
            .is_finished
            .then_some(Progress { done: 1, total: 1 })
    }

    fn check(&self, snapshots: &[Option<Vec<u8>>]) -> Result<(), ForeignSnapshot> {
        self.merge(snapshots).map(drop)
    }

    fn report(&self, snapshots: &[Option<Vec<u8>>]) -> Result<Report, ForeignSnapshot> {
        let truth = self.merge(snapshots)?;
        let link = link::write(Self::NAME, self);
        Ok(Report::new(&link, &truth.result(), truth.table()))
    }
}
