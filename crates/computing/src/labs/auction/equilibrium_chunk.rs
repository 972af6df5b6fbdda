//! The equilibrium, a value in each step, then what a seller can get at most.

use crate::Chunk;
use crate::chunk::step_until_over;
use engines::Status;
use engines::auctions::equilibrium::{EquilibriumWork, State};
use engines::auctions::outcome::{Equilibrium, steps};
use engines::auctions::point::Point;
use engines::auctions::setting::{Setting, Worth};
use engines::auctions::virtual_values::{best_reserve, is_regular, virtual_value};
use engines::intervals::Interval;
use experiments::Progress;
use experiments::auction::{AuctionExperiment, Exactly, Found, Snapshot, Totals};
use experiments::inquiry::encode;

/// Bids that are known less well are not shown: among fifty, the lowest win so seldom that floats cannot tell.
const MAX_ERROR: f64 = 1e-3;

/// The chunk.
pub(super) struct EquilibriumChunk {
    setting: Option<Setting>,
    work: Option<EquilibriumWork>,
    found: Exactly,
}

impl EquilibriumChunk {
    /// Nothing known yet.
    pub fn new(lab: &AuctionExperiment) -> Self {
        let setting = lab.setting().ok();
        let work = setting.clone().and_then(EquilibriumWork::new);
        Self {
            found: Exactly {
                nobody: work.is_none(),
                ..Exactly::default()
            },
            setting,
            work,
        }
    }

    /// What is found of the points that are done.
    fn note(&mut self) {
        if let Some(work) = &self.work {
            let known = self.found.points.len();
            let new = work.points()[known..].iter().map(found);
            self.found.points.extend(new);
        }
    }

    fn step(&mut self) {
        let (Some(work), Some(setting)) = (&mut self.work, &self.setting) else {
            return;
        };
        let equilibrium = work.step();
        match equilibrium {
            Some(equilibrium) if equilibrium.increases => {
                if equilibrium.pool.is_some() {
                    self.found.points = equilibrium.points.iter().map(found).collect();
                }
                self.found.virtual_values = virtual_values(setting);
                self.found.totals = Some(totals(setting, &equilibrium));
            }
            Some(_) => {
                let points = self.found.points.iter_mut();
                points.for_each(|point| point.bid = None);
                self.found.has_none = true;
            }
            None => self.note(),
        }
    }
}

fn found(point: &Point) -> Found {
    Found {
        value: point.value,
        below: point.below.middle(),
        winning: point.winning.middle(),
        payment: point.payment.middle(),
        gain: point.gain.middle(),
        bid: sure(point.bid),
        naive: sure(point.naive),
        mean_below: point.mean_below.middle(),
        in_states: point
            .in_states
            .map(|states| states.map(|state| (state.below.middle(), state.chance.middle()))),
    }
}

/// A bid that is known well enough to be shown.
fn sure(bid: Option<Interval>) -> Option<f64> {
    let bid = bid.filter(|bid| bid.error() < MAX_ERROR);
    bid.map(|bid| bid.middle())
}

/// Whether values are private and independent, so that virtual values mean something.
fn is_independent(setting: &Setting) -> bool {
    setting.worth == Worth::Private && setting.other.is_none()
}

/// Pairs of value and virtual value, where values are private and independent.
fn virtual_values(setting: &Setting) -> Vec<(f64, f64)> {
    if !is_independent(setting) {
        return Vec::new();
    }
    let pair = |value: f64| Some((value, virtual_value(setting, value)?.middle()));
    steps().filter_map(pair).collect()
}

fn totals(setting: &Setting, equilibrium: &Equilibrium) -> Totals {
    let best = is_independent(setting).then(|| best_reserve(setting));
    let bids = equilibrium.points.iter().filter_map(|point| point.bid);
    Totals {
        revenue: equilibrium.revenue.into(),
        revenues: equilibrium.revenues.map(Into::into),
        surplus_each: equilibrium.surplus_each.into(),
        sold: equilibrium.sold.into(),
        welfare: equilibrium.welfare.into(),
        most_welfare: equilibrium.most_welfare.into(),
        bid_error: bids
            .map(|bid| bid.error())
            .filter(|&error| error < MAX_ERROR)
            .fold(0.0, f64::max),
        best_reserve: best.map(|best| best.reserve),
        best_revenue: best.map_or_else(Default::default, |best| best.revenue.into()),
        is_zero_there: best.is_some_and(|best| best.is_zero),
        is_regular: is_independent(setting) && is_regular(setting),
        naive_gain: equilibrium.naive_gain.map(Into::into),
        pool_from: equilibrium.pool.map(|pool| pool.threshold.middle()),
    }
}

impl Chunk for EquilibriumChunk {
    fn advance(&mut self, budget: u64) -> Status {
        step_until_over(self, budget, |chunk| chunk.found.is_done(), Self::step)
    }

    /// It counts as one.
    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.is_done()),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&Snapshot::Exact(Box::new(self.found.clone())))
    }

    fn state(&self) -> Option<Vec<u8>> {
        Some(encode(self.work.as_ref()?.state()?))
    }

    /// The last step is done again.
    fn restore(&mut self, state: &[u8]) -> bool {
        let state = postcard::from_bytes::<State>(state);
        let (Ok(state), Some(work)) = (state, &mut self.work) else {
            return false;
        };
        let is_possible = work.restore(state);
        self.note();
        is_possible
    }
}
