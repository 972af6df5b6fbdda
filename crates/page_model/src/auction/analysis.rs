//! Analysis: an auction with what has been found of it, which every view is given.

use engines::auctions::setting::Format;
use experiments::auction::{AuctionExperiment, Findings, Found, Marks, Opponents, Totals};
use std::rc::Rc;
use texts::Texts;

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

    /// There is no equilibrium of the kind that is looked for.
    pub fn has_none(&self) -> bool {
        self.found.exactly.has_none
    }

    /// Whether bidders in a first-price auction are averse to risk.
    pub fn is_averse(&self) -> bool {
        self.lab.format.rules() == Format::FirstPrice && self.lab.risk_aversion() > 0.0
    }

    /// What there is to say instead of what is found, if something is in the way.
    pub fn instead(&self, texts: &Texts) -> Option<&'static str> {
        let words = &texts.labs.auction.views;
        if self.is_empty() && self.budget().is_some() {
            return Some(words.nobody_can_pay);
        }
        match (self.is_empty(), self.has_none(), self.totals()) {
            (true, ..) => Some(words.nobody),
            (_, true, _) => Some(words.none),
            (.., None) => Some(words.under_way),
            _ => None,
        }
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

    /// Whom the viewer bids against: those who have learned only once they have.
    pub fn opponents(&self) -> Opponents {
        match self.asked.opponents() {
            Opponents::Learned if self.found.learned.values.is_empty() => Opponents::Equilibrium,
            opponents => opponents,
        }
    }

    /// Whether the viewer can bid against these: against those who learn only where a bid of the grid is accepted.
    pub fn has_opponents(&self, opponents: Opponents) -> bool {
        let is_possible = opponents != Opponents::Learned || !self.has_no_bid();
        is_possible && self.asked.has_opponents(opponents)
    }

    /// What an opponent with a value bids who is no learner.
    pub fn rival_bid(&self, of: &Found) -> Option<f64> {
        match self.opponents() {
            Opponents::Naive => self.naive(of),
            _ => of.bid,
        }
    }

    /// Whether bidders could learn, but no bid of the grid is accepted.
    pub fn has_no_bid(&self) -> bool {
        let learned = &self.found.learned;
        self.lab.has_grid() && learned.rounds > 0 && learned.values.is_empty()
    }

    /// Whether values are affiliated: the higher a value, the likelier one of the states, the same one throughout. (Rounding aside.)
    pub fn is_affiliated(&self) -> bool {
        let chances = self
            .points()
            .iter()
            .filter_map(|point| Some(point.in_states?[1].1));
        let chances: Vec<f64> = chances.collect();
        let changes = |sign: f64| {
            let mut pairs = chances.windows(2);
            pairs.any(|pair| sign * (pair[1] - pair[0]) > 1e-9)
        };
        changes(1.0) != changes(-1.0)
    }

    /// Whether somebody bids all that there is to bid.
    pub fn is_pooled(&self, of: &Found) -> bool {
        let from = self.totals().and_then(|totals| totals.pool_from);
        from.is_some_and(|from| of.value >= from)
    }

    /// The states of the world as somebody with a value sees them: in each the share of values below, and how likely it is.
    pub fn states(&self, of: &Found) -> Vec<(f64, f64)> {
        match of.in_states {
            Some(states) => states.to_vec(),
            None => vec![(of.below, 1.0)],
        }
    }

    /// How likely somebody with a value wins who bids like another one.
    pub fn winning_like(&self, own: &Found, like: &Found) -> f64 {
        let (Some(own), Some(like)) = (own.in_states, like.in_states) else {
            return like.winning;
        };
        let states = own.iter().zip(&like);
        let won = states.map(|((_, chance), (below, _))| chance * self.lab.winning(*below));
        won.sum()
    }

    /// How likely states are to somebody who takes part.
    pub fn weights_of_those_who_bid(&self) -> Option<Vec<f64>> {
        let lowest = self.states(self.points().first()?);
        let weights = self.lab.state_weights().into_iter().zip(lowest);
        let weights: Vec<f64> = weights
            .map(|(weight, (below, _))| weight * (1.0 - below))
            .collect();
        let sum: f64 = weights.iter().sum();
        (sum > 0.0).then(|| weights.iter().map(|weight| weight / sum).collect())
    }

    /// What nobody can bid more than.
    pub fn budget(&self) -> Option<f64> {
        self.lab.budget()
    }

    /// The lowest bid that is accepted.
    pub fn accepted(&self) -> f64 {
        match self.lab.has_rules() && self.lab.format.rules() == Format::AllPay {
            true => self
                .points()
                .first()
                .and_then(|lowest| lowest.bid)
                .unwrap_or(0.0),
            false => self.lab.reserve(),
        }
    }

    /// What a naive bidder with a value bids: what it seems to be worth.
    fn naive(&self, of: &Found) -> Option<f64> {
        match self.lab.is_common() {
            true => of.naive,
            false => Some(of.value),
        }
    }

    /// Whether somebody with a value does not take part, because of the reserve or the fee. (Others have no such value.)
    pub fn stays_out(&self, value: f64) -> bool {
        let keeps_out = self.lab.fee() > 0.0 || value < self.lab.reserve();
        self.lowest()
            .is_some_and(|lowest| value < lowest && keeps_out)
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
        Some(self.between(below, above, share))
    }

    /// What it is worth on average to somebody with a value, or a signal, who wins against others who have seen so much on average.
    pub fn worth_if_won(&self, value: f64, mean_below: f64) -> f64 {
        let others = self.lab.bidders as f64 - 1.0;
        match self.lab.is_common() {
            true => (value + others * mean_below) / (others + 1.0),
            false => value,
        }
    }

    /// What is so far from one known point on the way to the next. Shares below and gains grow like powers of values, as near as can be.
    pub fn between(&self, one: &Found, other: &Found, share: f64) -> Found {
        let mix = |of: &dyn Fn(&Found) -> f64| of(one) + share * (of(other) - of(one));
        let value = mix(&|point| point.value);
        if self.is_pooled(one) {
            return Found {
                value,
                below: mix(&|point| point.below),
                gain: mix(&|point| point.gain),
                payment: mix(&|point| point.payment),
                ..*one
            };
        }
        let grown = |of: &dyn Fn(&Found) -> f64| {
            let (first, second) = (of(one), of(other));
            if first <= 0.0 || second <= 0.0 || one.value <= 0.0 || other.value <= one.value {
                return mix(of);
            }
            let way = libm::log(value / one.value) / libm::log(other.value / one.value);
            first * libm::pow(second / first, way)
        };
        let both = |of: fn(&Found) -> Option<f64>| {
            let (first, second) = (of(one)?, of(other)?);
            Some(first + share * (second - first))
        };
        let below = grown(&|point| point.below).min(1.0);
        let in_states = both_states(one, other, share);
        let winning = match in_states {
            Some(_) => mix(&|point| point.winning),
            None => self.lab.winning(below),
        };
        let bid = both(|point| point.bid);
        let mean_below = mix(&|point| point.mean_below);
        let worth = self.worth_if_won(value, mean_below);
        let gain = match bid.filter(|_| self.is_averse()) {
            Some(bid) => (value - bid) * winning,
            None => grown(&|point| point.gain),
        };
        Found {
            value,
            below,
            winning,
            payment: worth * winning - gain,
            gain,
            bid,
            naive: both(|point| point.naive),
            mean_below,
            in_states,
        }
    }
}

/// States in proportion.
fn both_states(one: &Found, other: &Found, share: f64) -> Option<[(f64, f64); 2]> {
    let (first, second) = (one.in_states?, other.in_states?);
    let mix = |from: f64, to: f64| from + share * (to - from);
    Some(core::array::from_fn(|state| {
        let (from, to) = (first[state], second[state]);
        (mix(from.0, to.0), mix(from.1, to.1))
    }))
}
