//! Distribution of revenue: how often the seller gets no more than so much, exactly where one of the two usual formats is looked at, and in auctions that were held.
//!
//! With the first price revenue is at most x if all values are among those that bid at most x: Fⁿ. With the second price, if at most one value is above x:
//! Fⁿ + n Fⁿ⁻¹ (1 − F).

use super::analysis::Analysis;
use super::learning::Lines;
use crate::kit::chart::Series;
use engines::auctions::setting::Format;
use experiments::auction::{Found, PARTS_OF_REVENUE, View};
use texts::Texts;

/// Steps of the axis.
const STEPS: usize = 2 * PARTS_OF_REVENUE;

/// Whether formats are compared: beside the question which of them brings more that would answer it.
fn compares(of: &Analysis) -> bool {
    of.asked.view == View::Held
}

/// The lines, over revenue of a unit: of the format itself, and of the other usual one where nothing asks about them.
pub fn distribution(of: &Analysis, texts: &Texts) -> Option<Lines> {
    let words = &texts.labs.auction.views.held;
    let axis: Vec<f64> = (0..=STEPS).map(|step| step as f64 / STEPS as f64).collect();
    let mut series = Vec::new();
    if let Some(first) = axis
        .iter()
        .map(|&x| first_price(of, x))
        .collect::<Option<Vec<_>>>()
    {
        series.push(Series::line(words.first_price, first).toned(0));
    }
    if let Some(second) = axis
        .iter()
        .map(|&x| second_price(of, x))
        .collect::<Option<Vec<_>>>()
    {
        series.push(Series::line(words.second_price, second).toned(1));
    }
    let up_to = of.found.held.up_to();
    // Without an equilibrium nobody knew how to bid.
    if !up_to.is_empty() && !of.has_none() {
        let at = |step: usize| match step % 2 {
            0 if step > 0 => up_to[step / 2 - 1],
            _ => f64::NAN,
        };
        series.push(Series::line(words.in_held, (0..=STEPS).map(at)).toned(2));
    }
    (!series.is_empty()).then_some(Lines {
        axis,
        series,
        range: (0.0, 1.0),
    })
}

/// Whether it is known for the usual formats: of one unit with a private value, where entering is free.
fn is_plain(of: &Analysis) -> bool {
    let lab = &of.lab;
    of.totals().is_some() && !of.hides() && lab.has_rules() && lab.units() == 1 && lab.fee() == 0.0
}

/// How often revenue is no more than x with the first price; `None` where that is not known.
fn first_price(of: &Analysis, x: f64) -> Option<f64> {
    let is_own = of.lab.format.rules() == Format::FirstPrice;
    // Of another format: what is paid by who wins, which is the same where nothing breaks that.
    let is_known = is_plain(of) && (is_own || compares(of) && !breaks(of));
    let bid = |place: usize| {
        let point = of.points()[place];
        match is_own {
            true => point.bid,
            false if point.winning > 0.0 => Some(point.payment / point.winning),
            false => Some(point.value),
        }
    };
    let points = of.points();
    if !is_known || (0..points.len()).any(|place| bid(place).is_none()) {
        return None;
    }
    let bid = |place: usize| bid(place).unwrap_or_default();
    // The highest value that bids no more than x.
    let mut places = 0..points.len();
    let next = places
        .position(|place| bid(place) > x)
        .unwrap_or(points.len());
    let highest = match (next.checked_sub(1), points.get(next)) {
        (None, _) => *points.first()?,
        (Some(last), None) => points[last],
        (Some(last), Some(above)) if of.is_pooled(above) => points[last],
        (Some(last), Some(above)) => {
            let share = (x - bid(last)) / (bid(next) - bid(last));
            of.between(&points[last], above, share)
        }
    };
    let all = |below: f64| libm::pow(below, of.lab.bidders as f64);
    Some(match next == points.len() {
        true => 1.0,
        false => over_states(of, &highest, all),
    })
}

/// Expected over the states of the world: of the share of values below.
fn over_states(of: &Analysis, found: &Found, function: impl Fn(f64) -> f64) -> f64 {
    let states = of.lab.state_weights().into_iter().zip(of.states(found));
    states
        .map(|(weight, (below, _))| weight * function(below))
        .sum()
}

/// The same with the second price.
fn second_price(of: &Analysis, x: f64) -> Option<f64> {
    let is_own = of.lab.format.rules() == Format::SecondPrice;
    if !is_plain(of) || !(is_own || compares(of)) {
        return None;
    }
    let bidders = of.lab.bidders as f64;
    let lowest = of.lowest()?;
    if of.budget().is_some_and(|budget| x >= budget) {
        return Some(1.0);
    }
    // Below the reserve only nothing is brought.
    if x < lowest.max(of.lab.reserve()) && of.lab.reserve() > 0.0 {
        return Some(over_states(of, of.points().first()?, |below| {
            libm::pow(below, bidders)
        }));
    }
    if x < lowest {
        return Some(0.0);
    }
    Some(over_states(of, &of.at(x)?, |below| {
        let others = libm::pow(below, bidders - 1.0);
        others * below + bidders * others * (1.0 - below)
    }))
}

/// Whether something breaks revenue equivalence.
fn breaks(of: &Analysis) -> bool {
    of.lab.risk_aversion() > 0.0 || of.budget().is_some() || of.lab.has_two_states()
}

/// What is said about it.
pub fn said(of: &Analysis, texts: &Texts) -> Option<&'static str> {
    let words = &texts.labs.auction.views.held;
    (is_plain(of) && compares(of) && !breaks(of)).then_some(words.spread)
}
