//! Auctions that are held: first it is worked out how to bid.

use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use engines::auctions::equilibrium::EquilibriumWork;
use engines::auctions::setting::Setting;
use engines::auctions::simulated::Bidders;
use experiments::Progress;
use experiments::auction::{AuctionExperiment, Held, Snapshot};
use experiments::inquiry::encode;
use random::Random;

/// Values that are drawn in a step.
const DRAWN: u32 = 200;

/// One block's work.
pub(super) struct HeldChunk {
    setting: Option<Setting>,
    work: Option<EquilibriumWork>,
    bidders: Option<Bidders>,
    auctions: u64,
    held: Held,
    room: Vec<f64>,
    random: Random,
}

impl HeldChunk {
    /// Nothing held yet.
    pub fn new(lab: &AuctionExperiment, auctions: u64, random: Random) -> Self {
        let setting = lab.setting().ok();
        Self {
            work: setting.clone().and_then(EquilibriumWork::new),
            setting,
            bidders: None,
            auctions,
            held: Held::default(),
            room: Vec::new(),
            random,
        }
    }

    fn step(&mut self) {
        let Some(setting) = &self.setting else {
            self.held.auctions = self.auctions;
            return;
        };
        match (&mut self.work, &self.bidders) {
            (_, Some(bidders)) => {
                let auctions = u64::from((DRAWN / setting.bidders).max(1));
                for _ in 0..auctions.min(self.auctions - self.held.auctions) {
                    let held = bidders.hold_with(&mut self.room, &mut self.random);
                    self.held.count(
                        setting.units.into(),
                        held.revenue,
                        f64::from(held.sold),
                        held.welfare,
                    );
                }
            }
            // Nobody takes part.
            (None, None) => self.held.auctions = self.auctions,
            (Some(work), None) => {
                if let Some(equilibrium) = work.step() {
                    self.bidders = Some(Bidders::new(setting, &equilibrium));
                }
            }
        }
    }
}

impl Chunk for HeldChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let is_over = |chunk: &Self| chunk.held.auctions >= chunk.auctions;
        step_until_over(self, budget, is_over, Self::step)
    }

    /// In auctions.
    fn progress(&self) -> Progress {
        Progress {
            done: self.held.auctions,
            total: self.auctions,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Held(self.held.clone()))
    }

    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&(&self.held, &self.random)))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok((held, random)) = postcard::from_bytes::<(Held, Random)>(state) else {
            return false;
        };
        (self.held, self.random) = (held, random);
        self.held.fits(self.auctions)
    }
}
