//! Auctions: what each value bids in equilibrium, what the seller gets, and the reserve that brings most, between proved bounds; and auctions that are held.
//!
//! The first chunk works out the equilibrium, value by value; the others hold auctions. Sources: see [`engines::auctions`].
//!
//! * `settings`: the parameters. `rules`: what they mean to the engine, and what is wrong with them. `snapshot`: what chunks send. `findings`: all of it.
//!   `report`: for programs.

mod findings;
mod report;
mod rules;
mod settings;
mod snapshot;

use crate::common::blocks::block_games;
use crate::cost::{Cost, Work};
use crate::diagnostic::Diagnostic;
use crate::report::Table;
use crate::{LabExperiment, NotRunnable, Progress, Reached};
use engines::auctions::equilibrium::STEPS;
pub use findings::Findings;
use games::fraction::Fraction;
use serde::Serialize;
pub use settings::{AuctionExperiment, FormatName, Marks, View, WorthName};
pub use snapshot::{Bounded, Exactly, Found, Held, Snapshot, Totals};
use texts::Texts;
use ts_rs::TS;

/// Auctions of a block at least.
const MIN_AUCTIONS: u64 = 2_500;

impl AuctionExperiment {
    /// How many auctions a chunk holds.
    pub fn auctions_of(&self, chunk: usize) -> u64 {
        let length = block_games(self.auctions, MIN_AUCTIONS);
        let begin = (chunk as u64).saturating_sub(1) * length;
        (begin + length).min(self.auctions).saturating_sub(begin)
    }
}

impl LabExperiment for AuctionExperiment {
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
            _ => true,
        }
    }

    fn runnable(&self) -> Result<(), NotRunnable> {
        self.setting().map(|_| ())
    }

    fn with_default_moment(&self) -> Self {
        Self {
            value: Self::default().value,
            ..self.clone()
        }
    }

    fn chunk_count(&self) -> usize {
        1 + self
            .auctions
            .div_ceil(block_games(self.auctions, MIN_AUCTIONS)) as usize
    }

    fn cost(&self) -> Cost {
        // As many products as units, of as many terms.
        let units = self.units() * self.units();
        let exact = Work::BoundedIntegral.times(u64::from(STEPS) * (2 + units / 5));
        let held = Work::AuctionBidder.times(self.auctions * self.bidders);
        let each = exact.scaled(self.chunk_count() as f64);
        (each + held).in_chunks(self.chunk_count())
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
