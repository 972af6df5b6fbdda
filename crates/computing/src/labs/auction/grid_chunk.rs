//! Equilibria of two bidders on grids, from coarse to fine, a pivot in each step.

use crate::Chunk;
use crate::chunk::{UNIT, work_until_over};
use crate::exact::exact;
use engines::Status;
use engines::auctions::grid::exact::{GridEquilibrium, GridWork};
use engines::auctions::grid::game::GridAuction;
use engines::auctions::setting::Setting;
use engines::exact::rational::{Rational, value};
use experiments::Progress;
use experiments::auction::{AuctionExperiment, MadeBid, OnGrid, Snapshot};
use experiments::inquiry::encode;

/// The chunk.
pub(super) struct GridChunk {
    setting: Option<Setting>,
    /// Values of the grids that are left, the next one last.
    left: Vec<u64>,
    work: Option<(GridAuction, GridWork)>,
    found: Vec<OnGrid>,
}

impl GridChunk {
    /// Nothing found yet.
    pub fn new(lab: &AuctionExperiment) -> Self {
        let mut left = lab.exact_grids();
        left.reverse();
        Self {
            setting: lab.setting().ok(),
            left,
            work: None,
            found: Vec::new(),
        }
    }

    fn is_over(&self) -> bool {
        self.left.is_empty()
    }

    /// Begins with the next grid, or pivots once; returns about how many operations it has taken.
    fn step(&mut self) -> u64 {
        let Some((grid, work)) = &mut self.work else {
            self.begin();
            return UNIT;
        };
        if work.step() == Status::Finished {
            let size = grid.values.len() as u64;
            let found = work.equilibrium().map(|found| on_grid(grid, &found));
            self.found.push(found.unwrap_or_else(|| without(size)));
            self.left.pop();
            self.work = None;
            return UNIT;
        }
        work.entries() * 2
    }

    fn begin(&mut self) {
        let size = self.left.last().copied().unwrap_or_default();
        let setting = self.setting.as_ref();
        let grid = setting.and_then(|setting| GridAuction::new(setting, size as u32));
        let work = grid.and_then(|grid| Some((grid.clone(), GridWork::new(&grid)?)));
        match work {
            Some(work) => self.work = Some(work),
            None => {
                self.found.push(without(size));
                self.left.pop();
            }
        }
    }
}

/// Where no bid is accepted on a grid so coarse.
fn without(size: u64) -> OnGrid {
    OnGrid {
        size,
        gains: vec![0.0; size as usize],
        made: vec![Vec::new(); size as usize],
        ..OnGrid::default()
    }
}

fn on_grid(grid: &GridAuction, found: &GridEquilibrium) -> OnGrid {
    let made = |chances: &Vec<Rational>| {
        let bids = grid.bids.iter().zip(chances);
        let bids = bids.filter(|(_, chance)| **chance != Rational::ZERO);
        let made = |(bid, chance): (&Option<u32>, &Rational)| MadeBid {
            bid: bid.map(|bid| grid.amount(bid).value()),
            chance: exact(chance),
        };
        bids.map(made).collect()
    };
    OnGrid {
        size: grid.values.len() as u64,
        revenue: Some(exact(&found.revenue)),
        gains: found.gains.iter().map(value).collect(),
        made: found.strategy.iter().map(made).collect(),
    }
}

impl Chunk for GridChunk {
    fn advance(&mut self, budget: u64) -> Status {
        work_until_over(self, budget, Self::is_over, Self::step)
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.is_over()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::OnGrids(self.found.clone()))
    }

    /// The grid that is under way is begun again.
    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(&self.found))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let Ok(found) = postcard::from_bytes::<Vec<OnGrid>>(state) else {
            return false;
        };
        let is_next = |(grid, size): (&OnGrid, &u64)| grid.size == *size;
        let is_possible =
            found.len() <= self.left.len() && found.iter().zip(self.left.iter().rev()).all(is_next);
        if is_possible {
            self.left.truncate(self.left.len() - found.len());
            self.found = found;
        }
        is_possible
    }
}
