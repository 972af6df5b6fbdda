//! Bidders who learn on the grid, a round in each step.

use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use engines::auctions::grid::game::{GridAuction, GridState};
use engines::auctions::grid::learning::{Judged, Learners, Memory, Rule};
use experiments::Progress;
use experiments::auction::{AuctionExperiment, Learned, LearnedRound, LearnerName, Snapshot};
use experiments::inquiry::encode;

/// The chunk.
pub(super) struct LearningChunk {
    learners: Option<Learners>,
    rounds: u64,
    found: Learned,
}

impl LearningChunk {
    /// Before the first round. Where there is no grid, or no bid is accepted, nothing is learned.
    pub fn new(lab: &AuctionExperiment) -> Self {
        let setting = lab.setting().ok().filter(|_| lab.has_grid());
        let grid = setting.and_then(|setting| GridAuction::new(&setting, lab.grid as u32));
        let found = grid.as_ref().map_or_else(Learned::default, described);
        let rule = match lab.learner {
            LearnerName::RegretMatching => Rule::RegretMatching,
            LearnerName::FictitiousPlay => Rule::FictitiousPlay,
        };
        let rounds = lab.rounds_of_learning();
        Self {
            found: Learned {
                rounds: if grid.is_some() { 0 } else { rounds },
                ..found
            },
            learners: grid.map(|grid| Learners::new(grid, rule)),
            rounds,
        }
    }

    fn step(&mut self) {
        let Some(learners) = &mut self.learners else {
            return;
        };
        learners.step();
        self.found.rounds += 1;
        let last = self.found.judged.last().map_or(0, |round| round.rounds);
        // A few more each time, so that a logarithmic axis is filled evenly.
        let is_due = self.found.rounds >= last + 1 + last / 10;
        if is_due || self.found.rounds == self.rounds {
            self.found.judged.push(round(learners.judged()));
        }
    }
}

/// Values and bids.
fn described(grid: &GridAuction) -> Learned {
    let amount = |steps: u32| grid.amount(steps).value();
    let chances = |state: &GridState| state.chances.iter().map(|chance| chance.value()).collect();
    let of_bids = vec![vec![0.0; grid.bids.len()]; grid.states.len()];
    Learned {
        values: grid.values.iter().map(|&value| amount(value)).collect(),
        chances: grid.states.iter().map(chances).collect(),
        bids: grid.bids.iter().map(|bid| bid.map(amount)).collect(),
        average: vec![vec![0.0; grid.bids.len()]; grid.values.len()],
        winning: of_bids.clone(),
        paid: of_bids.clone(),
        signals: of_bids,
        is_rounded: grid.is_rounded,
        ..Learned::default()
    }
}

fn round(judged: Judged) -> LearnedRound {
    LearnedRound {
        rounds: judged.rounds.into(),
        distance: judged.distance,
        revenue: judged.revenue,
        mean_bids: judged.mean_bids,
    }
}

impl Chunk for LearningChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let is_over = |chunk: &Self| chunk.found.rounds >= chunk.rounds;
        step_until_over(self, budget, is_over, Self::step)
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.rounds >= self.rounds),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        let mut found = self.found.clone();
        if let Some(learners) = &self.learners {
            let payoffs = learners.payoffs();
            found.average = learners.average();
            for (state, bids) in payoffs.states.into_iter().enumerate() {
                found.winning[state] = bids.winning;
                found.paid[state] = bids.paid;
                found.signals[state] = bids.signals;
            }
        }
        encode(&Snapshot::Learned(Box::new(found)))
    }

    fn state(&self) -> Option<Vec<u8>> {
        let memory = self.learners.as_ref()?.memory();
        Some(encode(&(&self.found.judged, memory)))
    }

    fn restore(&mut self, state: &[u8]) -> bool {
        let state = postcard::from_bytes::<(Vec<LearnedRound>, Memory)>(state);
        let (Ok((judged, memory)), Some(learners)) = (state, &mut self.learners) else {
            return false;
        };
        self.found.rounds = memory.rounds.into();
        self.found.judged = judged;
        self.found.rounds <= self.rounds && learners.restore(memory)
    }
}
