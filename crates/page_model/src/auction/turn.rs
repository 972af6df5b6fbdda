//! Turn of the viewer: a bid against bidders who bid as in equilibrium, as naive ones do, or as they have learned to on a grid.
//!
//! Somebody who bids what another value bids wins as often as that value would; what is paid for it follows from the format. Between two known values numbers are
//! taken in proportion.

use super::analysis::Analysis;
use engines::auctions::setting::Format;
use experiments::auction::{Found, Learned, Opponents};
use texts::Texts;

/// Numbers between two that are known are off by less, and by a smaller share of a small one.
const NEAR: f64 = 5e-5;
const NEAR_SHARE: f64 = 1e-3;
/// Bids that are tried for the best one against naive bidders.
const TRIED: u32 = 1_000;

/// What a bid brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    pub winning: f64,
    pub gain: f64,
    /// What that is worth to the bidder: the gain, but to who is averse to risk.
    pub worth: f64,
}

/// Why nothing can be said about a bid, or what it brings.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The text is no number from 0 on.
    NoNumber,
    /// It is no bid of the grid, whose bids are so far apart, from the lowest to the highest.
    OffGrid {
        step: f64,
        ends: [f64; 2],
    },
    /// It is less than what is accepted, or less than anybody bids, so it never wins.
    TooLow,
    /// More than anybody has.
    OverBudget,
    NeverWins,
    Bid(Outcome),
}

/// A number from 0 on that was typed.
pub fn typed(text: &str) -> Option<f64> {
    let number: f64 = text.trim().replace(',', ".").parse().ok()?;
    (number.is_finite() && number >= 0.0).then_some(number)
}

/// What a text that was typed as a bid brings; `None` before all is known.
pub fn answer(of: &Analysis, text: &str) -> Option<Answer> {
    of.totals()?;
    let Some(bid) = typed(text) else {
        return Some(Answer::NoNumber);
    };
    if of.budget().is_some_and(|budget| bid > budget) {
        return Some(Answer::OverBudget);
    }
    let against = Against::new(of)?;
    Some(match against.bidding(bid) {
        Some(outcome) => Answer::Bid(outcome),
        None if bid < of.accepted() => Answer::TooLow,
        None => match against.rivals {
            Rivals::OnGrid(learned) => off_grid(learned),
            Rivals::Bidders(_) => Answer::NeverWins,
        },
    })
}

fn off_grid(learned: &Learned) -> Answer {
    let mut bids = learned.bids.iter().flatten().copied();
    let lowest = bids.next().unwrap_or(0.0);
    Answer::OffGrid {
        step: 0.5 / learned.values.len() as f64,
        ends: [lowest, bids.last().unwrap_or(lowest)],
    }
}

/// The others, by what they are known by.
enum Rivals<'a> {
    /// Values with what they bid, both ascending.
    Bidders(Vec<(f64, Found)>),
    OnGrid(&'a Learned),
}

/// The viewer's value against the others.
struct Against<'a> {
    of: &'a Analysis,
    own: Found,
    rivals: Rivals<'a>,
}

impl<'a> Against<'a> {
    fn new(of: &'a Analysis) -> Option<Self> {
        let rivals = match of.opponents() {
            Opponents::Learned => {
                Rivals::OnGrid(Some(&of.found.learned).filter(|learned| learned.rounds > 0)?)
            }
            _ => {
                let known = of.points().iter();
                Rivals::Bidders(
                    known
                        .filter_map(|point| Some((of.rival_bid(point)?, *point)))
                        .collect(),
                )
            }
        };
        let own = of.at(of.value()).unwrap_or_default();
        Some(Self { of, own, rivals })
    }

    /// What a bid brings; `None` if it never wins, or is no bid of the grid.
    fn bidding(&self, bid: f64) -> Option<Outcome> {
        match &self.rivals {
            Rivals::OnGrid(learned) => self.on_grid(learned, bid),
            Rivals::Bidders(known) => self.like(known, bid),
        }
    }

    /// The same as a value that bids it.
    fn like(&self, known: &[(f64, Found)], bid: f64) -> Option<Outcome> {
        let of = self.of;
        let next = known.partition_point(|(other, _)| *other < bid);
        let like = match (
            next.checked_sub(1).and_then(|place| known.get(place)),
            known.get(next),
        ) {
            (_, Some((above, found))) if *above <= bid => *found,
            // Less than anybody bids wins if all others stay out.
            (None, Some((_, lowest))) if bid >= of.accepted() && lowest.winning > 0.0 => *lowest,
            (None, _) => return None,
            // No value bids what lies just below the budget.
            (Some((_, below)), Some((_, above))) if of.is_pooled(above) => *below,
            (Some((low, below)), Some((high, above))) => {
                of.between(below, above, (bid - low) / (high - low))
            }
            // More than anybody bids.
            (Some((_, highest)), None) => *highest,
        };
        let value = of.worth_if_won(of.value(), like.mean_below);
        let fee = of.lab.fee();
        let winning = of.winning_like(&self.own, &like);
        let gain = match of.lab.format.rules() {
            Format::FirstPrice => (value - bid) * winning - fee,
            Format::AllPay => value * winning - bid - fee,
            // What is paid depends on the others' bids alone.
            Format::SecondPrice | Format::ThirdPrice => value * winning - self.paid(known, &like),
        };
        Some(outcome(of, winning, gain))
    }

    /// What somebody pays who wins as often as a value: in equilibrium what that value pays, against naive ones the highest of their bids.
    fn paid(&self, known: &[(f64, Found)], like: &Found) -> f64 {
        let is_usual = self.of.opponents() == Opponents::Equilibrium;
        if is_usual && like.in_states.is_none() {
            return like.payment;
        }
        let winning = |of: &Found| self.of.winning_like(&self.own, of);
        // If nobody else bids, the reserve is paid.
        let least = known
            .first()
            .map_or(0.0, |(_, lowest)| self.of.accepted() * winning(lowest));
        let below = known.windows(2).filter(|pair| pair[0].1.value < like.value);
        let paid = below.map(|pair| {
            let [(low, before), (high, after)] = [pair[0], pair[1]];
            let up_to = winning(&after).min(winning(like));
            // Bids grow about evenly from one value to the next.
            0.5 * (low + high) * (up_to - winning(&before))
        });
        least + paid.sum::<f64>()
    }

    fn on_grid(&self, learned: &Learned, bid: f64) -> Option<Outcome> {
        let of = self.of;
        let is_it = |other: &Option<f64>| other.is_some_and(|other| (other - bid).abs() < 1e-9);
        let place = learned.bids.iter().position(is_it)?;
        let states = of.states(&self.own);
        let at = |numbers: &[Vec<f64>]| -> f64 {
            let each = states.iter().zip(numbers);
            let each =
                each.map(|((_, chance), bids)| chance * bids.get(place).copied().unwrap_or(0.0));
            each.sum()
        };
        let (winning, paid) = (at(&learned.winning), at(&learned.paid));
        let worth = match of.lab.is_common() {
            true => (of.value() * winning + at(&learned.signals)) / of.lab.bidders as f64,
            false => of.value() * winning,
        };
        Some(outcome(of, winning, worth - paid))
    }

    /// The best bid of those that can be tried.
    fn best(&self) -> Option<(f64, Outcome)> {
        let bids: Vec<f64> = match &self.rivals {
            Rivals::OnGrid(learned) => learned.bids.iter().flatten().copied().collect(),
            Rivals::Bidders(_) => {
                let tried = (0..=TRIED).map(|bid| f64::from(bid) / f64::from(TRIED));
                tried.chain([self.of.accepted()]).collect()
            }
        };
        let budget = self.of.budget().unwrap_or(f64::INFINITY);
        let payable = self.of.accepted()..=budget;
        let tried = bids.into_iter().filter(|bid| payable.contains(bid));
        let known = tried.filter_map(|bid| Some((bid, self.bidding(bid)?)));
        // Of equal ones the lowest.
        known.reduce(|best, next| match next.1.worth > best.1.worth {
            true => next,
            false => best,
        })
    }
}

fn is_second(of: &Analysis) -> bool {
    of.lab.format.rules() == Format::SecondPrice
}

fn outcome(of: &Analysis, winning: f64, gain: f64) -> Outcome {
    let worth = worth(of, winning, gain);
    Outcome {
        winning,
        gain,
        worth,
    }
}

/// What a gain with this probability of winning is worth.
fn worth(of: &Analysis, winning: f64, gain: f64) -> f64 {
    let power = 1.0 - of.lab.risk_aversion();
    match of.is_averse() && winning > 0.0 && gain > 0.0 {
        true => winning * libm::pow(gain / winning, power),
        false => gain,
    }
}

/// The best bid and what it brings: in equilibrium its own bid, than which no other is worth more. `None` of a value that stays out, and before all is known.
pub fn best(of: &Analysis) -> Option<(f64, Outcome)> {
    of.totals()?;
    let found = of.at(of.value())?;
    if of.opponents() != Opponents::Equilibrium {
        return Against::new(of)?.best();
    }
    Some((found.bid?, outcome(of, found.winning, found.gain)))
}

/// What is said about that bid.
pub fn said_of_best(of: &Analysis, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.turn;
    let Some((bid, outcome)) = best(of) else {
        return words.unknown.to_owned();
    };
    let (bid, gain) = ((texts.value)(bid), (texts.value)(outcome.gain));
    let can_pay = of.budget().is_none_or(|budget| budget >= of.value());
    let always = can_pay && is_second(of) && of.opponents() == Opponents::Equilibrium;
    match (of.is_averse(), outcome.gain <= 0.0, always) {
        (_, true, false) => words.nothing_gained.to_owned(),
        (true, ..) => (words.averse_best)(&bid, &gain),
        (.., true) if !of.lab.is_common() => {
            format!("{} {}", (words.best)(&bid, &gain), words.many_best)
        }
        _ => (words.best)(&bid, &gain),
    }
}

fn near(worth: f64) -> f64 {
    (NEAR_SHARE * worth.abs()).min(NEAR)
}

/// What is said about an answer.
pub fn said(of: &Analysis, answer: &Answer, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.turn;
    let outcome = match answer {
        Answer::Bid(outcome) => outcome,
        Answer::NoNumber => return words.no_number.to_owned(),
        Answer::NeverWins => return words.never_wins.to_owned(),
        Answer::TooLow => return words.no_win.to_owned(),
        Answer::OverBudget => return words.over_budget.to_owned(),
        Answer::OffGrid { step, ends } => {
            let written = [*step, ends[0], ends[1]].map(texts.value);
            return (words.off_grid)(written.each_ref().map(String::as_str));
        }
    };
    let against = match of.opponents() {
        Opponents::Equilibrium => words.against_equilibrium,
        Opponents::Naive => words.against_naive,
        Opponents::Learned => words.against_learned,
    };
    let said = (words.said)(
        against,
        &(texts.value)(outcome.winning),
        &(texts.value)(outcome.gain),
    );
    match best(of) {
        Some((_, best)) if !of.hides() && outcome.worth >= best.worth - near(best.worth) => {
            format!("{said} {}", words.as_good)
        }
        _ => said,
    }
}
