//! Analysis: an auction with what has been found of it, which every view is given.

use experiments::auction::{AuctionExperiment, Findings, Found, Marks, Totals};
use std::rc::Rc;

/// An auction and what has been found of it.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// As the address has it.
    pub asked: AuctionExperiment,
    /// What is shown: that, or what was asked before until something is found of it.
    pub lab: AuctionExperiment,
    pub found: Rc<Findings>,
}

impl PartialEq for Analysis {
    fn eq(&self, other: &Self) -> bool {
        self.asked == other.asked
            && self.lab == other.lab
            && (Rc::ptr_eq(&self.found, &other.found) || self.found == other.found)
    }
}

impl Analysis {
    /// Every known value, in ascending order.
    pub fn points(&self) -> &[Found] {
        &self.found.exactly.points
    }

    /// What the auction comes to, once all is known.
    pub fn totals(&self) -> Option<&Totals> {
        self.found.exactly.totals.as_ref()
    }

    /// Whether the equilibrium is kept back.
    pub fn hides(&self) -> bool {
        self.asked.marks == Marks::Nothing
    }

    /// Nobody takes part.
    pub fn is_empty(&self) -> bool {
        self.found.exactly.nobody
    }

    /// The value that is looked at.
    pub fn value(&self) -> f64 {
        self.asked.value.value()
    }

    /// The lowest value that takes part.
    pub fn lowest(&self) -> Option<f64> {
        Some(self.points().first()?.value)
    }

    /// What is known about a value: between two neighbours, in proportion; `None` of one that does not take part, and before it is known.
    pub fn at(&self, value: f64) -> Option<Found> {
        let points = self.points();
        let next = points.partition_point(|point| point.value < value);
        let above = points.get(next)?;
        if above.value == value {
            return Some(*above);
        }
        let below = points.get(next.checked_sub(1)?)?;
        let share = (value - below.value) / (above.value - below.value);
        Some(between(below, above, share))
    }
}

/// What is so far from one point on the way to another.
pub fn between(one: &Found, other: &Found, share: f64) -> Found {
    let mix = |of: fn(&Found) -> f64| of(one) + share * (of(other) - of(one));
    let both = |of: fn(&Found) -> Option<f64>| {
        let (first, second) = (of(one)?, of(other)?);
        Some(first + share * (second - first))
    };
    Found {
        value: mix(|point| point.value),
        below: mix(|point| point.below),
        winning: mix(|point| point.winning),
        payment: mix(|point| point.payment),
        gain: mix(|point| point.gain),
        bid: both(|point| point.bid),
        virtual_value: both(|point| point.virtual_value),
        naive: both(|point| point.naive),
        mean_below: mix(|point| point.mean_below),
    }
}
