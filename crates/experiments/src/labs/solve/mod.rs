//! The solver as an experiment: the exact score of every move of a position of Connect Four.
//!
//! A chunk a move, so that as many workers as there are moves can be at it. Each has a number of nodes it may visit;
//! what is not known by then stays unknown. The standard board's positions with few stones are in the opening book.

mod distance;
mod settings;
mod snapshot;
mod truth;

use crate::common::agent_cost::cells;
use crate::common::board::{self, about_a_game};
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::link;
use crate::report::Table;
use crate::{ChunkOutput, LabExperiment, NotRunnable, Reached, Snapshots};
use engines::solver::Score;
use engines::solver::book::MAX_STONES;
use games::Game;
use games::connect_four::{Column, Setup};
use serde::Serialize;
pub use settings::{SolveExperiment, View};
pub use snapshot::Snapshot;
use texts::Texts;
pub use truth::{MoveTruth, Truth, outcome_name};
use ts_rs::TS;

/// The name of the lab.
pub const NAME: &str = "solve";

about_a_game!(SolveExperiment);

impl SolveExperiment {
    /// The moves of both sides until the end that a score of this position, or of one of its moves, speaks of.
    pub fn moves_to_end(&self, score: Score) -> u32 {
        let setup = self.setup();
        let cells = u32::from(setup.width()) * u32::from(setup.height());
        let capacity = cells - u32::from(setup.blocked().is_some());
        let plies = self.game_so_far().moves().len() as u32;
        distance::moves_to_end(score, plies, capacity)
    }

    /// The moves of the position, each a chunk.
    pub fn legal_moves(&self) -> Vec<Column> {
        self.game_so_far().position().actions().collect()
    }

    /// For each move the snapshot that says more, that of `news` if they say the same: a search that is begun anew knows
    /// nothing at first, and what was known stays true.
    pub fn richer(
        &self,
        known: &[Option<ChunkOutput>],
        news: Vec<Option<ChunkOutput>>,
    ) -> Vec<Option<ChunkOutput>> {
        // How much is open; most where there is no snapshot.
        let open = |chunk, bytes: Option<&ChunkOutput>| {
            let snapshot = self.snapshot(chunk, bytes?)?;
            let bounds = snapshot.bounds();
            Some((bounds.upper - bounds.lower, !snapshot.is_finished))
        };
        let richer = |(index, new): (usize, Option<ChunkOutput>)| {
            let old = known.get(index).and_then(Option::as_ref);
            match (open(index, old), open(index, new.as_ref())) {
                (Some(of_old), of_new) if of_new.is_none_or(|of_new| of_old < of_new) => {
                    old.cloned()
                }
                _ => new,
            }
        };
        news.into_iter().enumerate().map(richer).collect()
    }
}

impl LabExperiment for SolveExperiment {
    const NAME: &'static str = NAME;
    const SEALS_CHUNKS: bool = false;
    type Snapshot = Snapshot;
    type Findings = Truth;

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.repair_game()
    }

    /// A number that is the same for equal positions of equal boards, whatever the budget: what is known is true.
    fn fingerprint(&self) -> u64 {
        let position = Self {
            moves: self.game_so_far().moves_text(),
            ply: None,
            budget: Self::default().budget,
            view: View::All,
            ..self.clone()
        };
        link::fingerprint(&link::write(Self::NAME, &position))
    }

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.solve.page.summary
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        board::runnable(&self.game_so_far())
    }

    fn wants_book(&self) -> bool {
        self.setup() == Setup::STANDARD && self.game_so_far().moves().len() <= MAX_STONES as usize
    }

    fn chunk_count(&self) -> usize {
        self.legal_moves().len()
    }

    /// By how many stones are missing, as it was measured: of one position it may be ten times more or less. What is in the book
    /// is looked up.
    fn cost(&self) -> Cost {
        let game = self.game_so_far();
        let missing = cells(self.setup()).saturating_sub(game.moves().len() as u64);
        let nodes = match missing {
            _ if self.wants_book() => 30_000,
            ..=14 => 1_000,
            15..=20 => 30_000,
            21..=28 => 1_000_000,
            _ if self.setup() == Setup::STANDARD => 3_000_000,
            _ => 30_000_000,
        };
        let move_of_many = Work::Position.times(self.budget.min(nodes));
        let moves = self.chunk_count();
        (move_of_many * moves as u64).in_chunks(moves)
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            budget: (self.budget / times).max(1_000),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |_, snapshot| snapshot.is_sound()
    }

    fn progress_of(&self, _: usize, snapshot: &Snapshot) -> Reached {
        snapshot.reached()
    }

    fn begin(&self) -> Truth {
        Truth::new(&self.legal_moves())
    }

    fn add(&self, findings: &mut Truth, chunk: usize, snapshot: Snapshot) {
        findings.set(chunk, &snapshot);
    }

    fn result(&self, findings: &Self::Findings) -> impl Serialize + TS {
        findings.result()
    }

    fn table(&self, findings: &Self::Findings) -> Table {
        findings.table()
    }
}
