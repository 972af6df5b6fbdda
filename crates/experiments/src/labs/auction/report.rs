//! The result for programs and for a terminal. Numbers with an error are that far from the true ones at most.

use super::findings::Findings;
use super::grids::{Learned, LearnedRound, MadeBid, OnGrid};
use super::snapshot::{Bounded, Exactly, Found, Totals};
use crate::common::reported_mean::Mean;
use crate::exact::Exact;
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct AuctionResult {
    exact: ExactResult,
    /// Two bidders on grids, from coarse to fine.
    grids: Vec<GridResult>,
    learning: LearningResult,
    simulated: Simulated,
    stopped_early: bool,
}

/// An equilibrium of two bidders on a grid.
#[derive(Serialize, TS)]
struct GridResult {
    /// How many there are.
    values: u64,
    /// Null where no bid of the grid is accepted; and as a fraction.
    revenue: Option<f64>,
    exact_revenue: Option<String>,
    /// Of the value in the middle of each part: it, and what it bids; null stays out.
    bids: Vec<(f64, Vec<BidResult>)>,
}

/// A bid that is made.
#[derive(Serialize, TS)]
struct BidResult {
    bid: Option<f64>,
    probability: f64,
    exact_probability: String,
}

/// Bidders who learn on a grid: what they have bid on average.
#[derive(Serialize, TS)]
struct LearningResult {
    rounds: u64,
    /// What one of them would gain by the best bids; null without a round.
    distance: Option<f64>,
    revenue: Option<f64>,
    /// Pairs of value and mean bid; null stays out.
    bids: Vec<(f64, Option<f64>)>,
    /// Rounds, distance and revenue.
    history: Vec<(u64, f64, f64)>,
}

/// What is known between bounds; null while it is not known, or where nobody takes part.
#[derive(Serialize, TS)]
struct ExactResult {
    revenue: Option<f64>,
    revenue_error: Option<f64>,
    /// Pairs of value and bid, from the lowest value that takes part on.
    bids: Vec<(f64, f64)>,
    /// Of all bids.
    bid_error: Option<f64>,
    /// Of a common value: pairs of signal and the bid of who forgets that winning is bad news.
    naive_bids: Vec<(f64, f64)>,
    /// What who wins gains if all bid like that.
    naive_gain: Option<f64>,
    /// Pairs of value and what is paid on average, won or lost.
    payments: Vec<(f64, f64)>,
    /// Pairs of value and the probability of winning.
    winning: Vec<(f64, f64)>,
    /// Pairs of value and virtual value.
    virtual_values: Vec<(f64, f64)>,
    /// The lowest value that takes part.
    lowest_value: Option<f64>,
    revenues: Option<Revenues>,
    /// What a bidder gains, before any value is known.
    surplus_each: Option<f64>,
    /// Units.
    sold: Option<f64>,
    /// Of winners' values, and of those that would win if the highest always did.
    welfare: Option<f64>,
    efficiency: Option<f64>,
    /// Whether bids increase with values; where they do not they are no equilibrium.
    bids_increase: Option<bool>,
    best_reserve: Option<f64>,
    revenue_at_best_reserve: Option<f64>,
    /// The lowest value that bids all that it has.
    pool_from: Option<f64>,
    /// Whether virtual values increase.
    regular: Option<bool>,
}

/// What formats bring with the same values, reserve and fee; null where one has no equilibrium in which bids increase.
#[derive(Serialize, TS)]
struct Revenues {
    first_price: Option<f64>,
    second_price: Option<f64>,
    all_pay: Option<f64>,
}

/// Of auctions that were held.
#[derive(Serialize, TS)]
struct Simulated {
    auctions: u64,
    revenue: Option<Mean>,
    sold: Option<Mean>,
    welfare: Option<Mean>,
}

pub(super) fn result(found: &Findings) -> AuctionResult {
    AuctionResult {
        exact: exact(&found.exactly),
        grids: found.grids.iter().map(on_grid).collect(),
        learning: learning(&found.learned),
        simulated: Simulated {
            auctions: found.held.auctions,
            revenue: found.revenue().map(Mean::from),
            sold: found.sold().map(Mean::from),
            welfare: found.welfare().map(Mean::from),
        },
        stopped_early: found.progress.done < found.progress.total,
    }
}

fn on_grid(found: &OnGrid) -> GridResult {
    let made = |made: &MadeBid| BidResult {
        bid: made.bid,
        probability: made.chance.value,
        exact_probability: made.chance.to_string(),
    };
    let of_value = |(place, bids): (usize, &Vec<MadeBid>)| {
        let value = (place as f64 + 0.5) / found.size as f64;
        (value, bids.iter().map(made).collect())
    };
    GridResult {
        values: found.size,
        revenue: found.revenue.as_ref().map(|revenue| revenue.value),
        exact_revenue: found.revenue.as_ref().map(Exact::to_string),
        bids: found.made.iter().enumerate().map(of_value).collect(),
    }
}

fn learning(found: &Learned) -> LearningResult {
    let last = found.judged.last();
    let values = found.values.iter().copied();
    let bids = last.map(|last| values.zip(last.mean_bids.iter().copied()));
    let point = |round: &LearnedRound| (round.rounds, round.distance, round.revenue);
    LearningResult {
        rounds: found.rounds,
        distance: last.map(|last| last.distance),
        revenue: last.map(|last| last.revenue),
        bids: bids.into_iter().flatten().collect(),
        history: found.judged.iter().map(point).collect(),
    }
}

fn exact(found: &Exactly) -> ExactResult {
    let totals = found.totals.as_ref();
    let pairs = |of: &dyn Fn(&Found) -> Option<f64>| -> Vec<(f64, f64)> {
        let pair = |point: &Found| Some((point.value, of(point)?));
        found.points.iter().filter_map(pair).collect()
    };
    let number = |of: &dyn Fn(&Totals) -> Bounded| totals.map(|totals| of(totals).value);
    let private = totals.filter(|totals| totals.best_reserve.is_some());
    ExactResult {
        revenue: number(&|totals| totals.revenue),
        revenue_error: totals.map(|totals| totals.revenue.error),
        bids: pairs(&|point| point.bid),
        bid_error: totals.map(|totals| totals.bid_error),
        naive_bids: pairs(&|point| point.naive),
        naive_gain: totals.and_then(|totals| Some(totals.naive_gain?.value)),
        payments: pairs(&|point| Some(point.payment)),
        winning: pairs(&|point| Some(point.winning)),
        virtual_values: found.virtual_values.clone(),
        lowest_value: found.points.first().map(|point| point.value),
        revenues: totals.map(|totals| {
            let [first_price, second_price, all_pay] = totals.revenues.map(Bounded::known);
            Revenues {
                first_price,
                second_price,
                all_pay,
            }
        }),
        surplus_each: number(&|totals| totals.surplus_each),
        sold: number(&|totals| totals.sold),
        welfare: number(&|totals| totals.welfare),
        efficiency: totals.map(Totals::efficiency),
        bids_increase: found.is_done().then_some(!found.has_none),
        best_reserve: totals.and_then(|totals| totals.best_reserve),
        revenue_at_best_reserve: private.map(|totals| totals.best_revenue.value),
        pool_from: totals.and_then(|totals| totals.pool_from),
        regular: private.map(|totals| totals.is_regular),
    }
}

impl Totals {
    /// The share of what the highest values would come to that winners' values do.
    pub fn efficiency(&self) -> f64 {
        (self.welfare.value / self.most_welfare.value).min(1.0)
    }
}

/// A row a value.
pub(super) fn table(found: &Findings) -> Table {
    let header = [
        "value",
        "share below",
        "winning",
        "bid",
        "payment",
        "gain",
        "naive bid",
    ];
    let number = |number: f64| format!("{number:.9}");
    let row = |point: &Found| {
        vec![
            point.value.to_string(),
            number(point.below),
            number(point.winning),
            point.bid.map_or_else(String::new, number),
            number(point.payment),
            number(point.gain),
            point.naive.map_or_else(String::new, number),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: found.exactly.points.iter().map(row).collect(),
    }
}
