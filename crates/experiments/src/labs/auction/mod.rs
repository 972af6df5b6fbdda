//! Auctions: what each value bids in equilibrium, what the seller gets, and the reserve that brings most, between proved bounds; and auctions that are held.
//!
//! The first chunk works out the equilibrium, value by value; in the second bidders learn on a grid, of which the third finds equilibria in fractions; the others
//! hold auctions. Sources: see [`engines::auctions`].
//!
//! * `settings`: the parameters. `rules`: what they mean to the engine, and what is wrong with them. `snapshot`: what chunks send. `findings`: all of it.
//!   `grids`: of grids.
//!   `table`: distributions by pairs. `report`: for programs.

mod findings;
mod grids;
mod report;
mod rules;
mod settings;
mod snapshot;
mod table;

use crate::common::blocks::block_games;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
use engines::auctions::outcome::STEPS;
pub use findings::Findings;
use games::fraction::Fraction;
pub use grids::{Learned, LearnedRound, MadeBid, OnGrid};
use serde::Serialize;
pub use settings::{AuctionExperiment, FormatName, LearnerName, Marks, Opponents, View, WorthName};
pub use snapshot::{BEFORE, Bounded, Exactly, Found, Held, PARTS_OF_REVENUE, Snapshot, Totals};
pub use table::is_table;
use texts::Texts;
use ts_rs::TS;

/// Auctions of a block at least.
const MIN_AUCTIONS: u64 = 2_500;

impl AuctionExperiment {
    /// How many auctions a chunk holds.
    pub fn auctions_of(&self, chunk: usize) -> u64 {
        let length = block_games(self.auctions, MIN_AUCTIONS);
        let begin = (chunk.saturating_sub(BEFORE) as u64) * length;
        (begin + length).min(self.auctions).saturating_sub(begin)
    }
}

impl AuctionExperiment {
    fn cost_of_grids(&self) -> Cost {
        if !self.has_grid() {
            return Cost::default();
        }
        let payoffs = 2 * self.grid * (5 * self.grid + 4 * self.bidders);
        let learned = Work::Product.times(2 * self.rounds * payoffs);
        // A tableau has a row for each value with each bid, and it takes a few pivots for each of them.
        let pivots = |size: u64| Work::Pivot.times(6 * (size * (size + 3)).pow(3));
        let solved: Cost = self.exact_grids().into_iter().map(pivots).sum();
        learned.in_chunks(1) + solved.in_chunks(1)
    }
}

impl LabExperiment for AuctionExperiment {
    const LAYOUT: u32 = 2;
    const NAME: &'static str = "auction";
    type Snapshot = Snapshot;
    type Findings = Findings;

    fn summary(texts: &Texts) -> &'static str {
        texts.labs.auction.page.summary
    }

    /// Three bidders and a reserve.
    fn opening() -> Self {
        Self {
            reserve: Fraction::new(1, 5),
            ..Self::default()
        }
    }

    fn repair(&mut self) -> Vec<Diagnostic> {
        self.repaired()
    }

    fn offers(&self, key: &str, option: &str) -> bool {
        match (key, option) {
            ("format", "third-price" | "english") => !self.is_common(),
            ("worth", "common") => !self.needs_private(),
            ("opponents", "naive") => self.has_opponents(Opponents::Naive),
            ("opponents", "learned") => self.has_opponents(Opponents::Learned),
            _ => true,
        }
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.setting().map(|_| ())
    }

    fn with_default_moment(&self) -> Self {
        Self {
            value: Self::default().value,
            round: Self::default().round,
            ..self.clone()
        }
    }

    fn chunk_count(&self) -> usize {
        BEFORE
            + self
                .auctions
                .div_ceil(block_games(self.auctions, MIN_AUCTIONS)) as usize
    }

    fn cost(&self) -> Cost {
        // As many products as units, of as many terms.
        let units = self.units() * self.units();
        let exact = Work::BoundedIntegral.times(u64::from(STEPS) * (2 + units / 5));
        let held = Work::AuctionBidder.times(self.auctions * self.bidders);
        let blocks = self.chunk_count() - BEFORE;
        let each = exact.scaled(1.0 + blocks as f64);
        (each + held).in_chunks(blocks) + self.cost_of_grids()
    }

    fn reduced(&self, times: u64) -> Option<Self> {
        Some(Self {
            auctions: (self.auctions / times).max(1),
            ..self.clone()
        })
    }

    fn fits(&self) -> impl Fn(usize, &Snapshot) -> bool {
        |chunk, snapshot| snapshot.fits(self, chunk)
    }

    fn progress_of(&self, chunk: usize, snapshot: &Snapshot) -> Reached {
        match snapshot {
            Snapshot::Exact(exactly) => {
                Reached::whole(exactly.is_done(), exactly.points.len() as u64)
            }
            Snapshot::Learned(learned) => {
                Reached::whole(learned.rounds >= self.rounds_of_learning(), learned.rounds)
            }
            Snapshot::OnGrids(found) => {
                Reached::whole(found.len() >= self.exact_grids().len(), found.len() as u64)
            }
            Snapshot::Held(held) => Reached::of(Progress {
                done: held.auctions,
                total: self.auctions_of(chunk),
            }),
        }
    }

    fn begin(&self) -> Findings {
        Findings {
            progress: Progress {
                done: 0,
                total: self.auctions,
            },
            ..Findings::default()
        }
    }

    fn add(&self, findings: &mut Findings, _: usize, snapshot: Snapshot) {
        match snapshot {
            Snapshot::Exact(exactly) => findings.exactly = *exactly,
            Snapshot::Learned(learned) => findings.learned = *learned,
            Snapshot::OnGrids(found) => findings.grids = found,
            Snapshot::Held(held) => {
                findings.held.add(&held);
                findings.progress.done = findings.held.auctions;
            }
        }
    }

    fn result(&self, findings: &Findings) -> impl Serialize + TS {
        report::result(findings)
    }

    fn table(&self, findings: &Findings) -> Table {
        report::table(findings)
    }
}
