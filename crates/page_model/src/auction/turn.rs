//! Turn of the viewer: a bid against bidders who bid as in equilibrium.
//!
//! Somebody who bids what another value bids wins as often as that value; what is paid for it follows from the format. Between two known values numbers are
//! taken in proportion.

use super::analysis::Analysis;
use engines::auctions::setting::Format;
use experiments::auction::Found;
use texts::Texts;

/// Numbers between two that are known are off by less.
const NEAR: f64 = 5e-5;

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
    /// It is less than what is accepted, or less than anybody bids, so it never wins.
    TooLow,
    NeverWins,
    Bid(Outcome),
}

/// What a text that was typed as a bid brings; `None` before all is known.
pub fn answer(of: &Analysis, text: &str) -> Option<Answer> {
    of.totals()?;
    let typed: f64 = match text.trim().replace(',', ".").parse() {
        Ok(number) if f64::is_finite(number) && number >= 0.0 => number,
        _ => return Some(Answer::NoNumber),
    };
    Some(match bidding(of, typed) {
        Some(outcome) => Answer::Bid(outcome),
        None if typed < accepted(of) => Answer::TooLow,
        None => Answer::NeverWins,
    })
}

/// The lowest bid that is accepted.
fn accepted(of: &Analysis) -> f64 {
    match of.lab.has_rules() && of.lab.format.rules() == Format::AllPay {
        true => of
            .points()
            .first()
            .and_then(|lowest| lowest.bid)
            .unwrap_or(0.0),
        false => of.lab.reserve(),
    }
}

/// What a bid brings to the value that is looked at.
fn bidding(of: &Analysis, bid: f64) -> Option<Outcome> {
    let known: Vec<&Found> = of
        .points()
        .iter()
        .filter(|point| point.bid.is_some())
        .collect();
    let bid_of = |point: &Found| point.bid.unwrap_or(0.0);
    let next = known.partition_point(|point| bid_of(point) < bid);
    let like = match (
        next.checked_sub(1).and_then(|place| known.get(place)),
        known.get(next),
    ) {
        (_, Some(above)) if bid_of(above) <= bid => **above,
        // Less than anybody bids is accepted where only a fee keeps others out.
        (None, Some(lowest)) if bid >= accepted(of) && is_second(of) && of.lab.fee() > 0.0 => {
            **lowest
        }
        (None, _) => return None,
        (Some(below), Some(above)) => {
            let share = (bid - bid_of(below)) / (bid_of(above) - bid_of(below));
            of.between(below, above, share)
        }
        // More than anybody bids.
        (Some(highest), None) => **highest,
    };
    let fee = of.lab.fee();
    let value = of.worth_if_won(of.value(), like.mean_below);
    let gain = match of.lab.format.rules() {
        Format::FirstPrice => (value - bid) * like.winning - fee,
        Format::AllPay => value * like.winning - bid - fee,
        // What is paid depends on the others' bids alone.
        Format::SecondPrice | Format::ThirdPrice => value * like.winning - like.payment,
    };
    let winning = like.winning;
    Some(Outcome {
        winning,
        gain,
        worth: worth(of, winning, gain),
    })
}

fn is_second(of: &Analysis) -> bool {
    of.lab.format.rules() == Format::SecondPrice
}

/// What a gain with this probability of winning is worth.
fn worth(of: &Analysis, winning: f64, gain: f64) -> f64 {
    let power = 1.0 - of.lab.risk_aversion();
    match of.is_averse() && winning > 0.0 && gain > 0.0 {
        true => winning * libm::pow(gain / winning, power),
        false => gain,
    }
}

/// The bid of equilibrium and what it brings: no other is worth more. `None` of a value that stays out, and before all is known.
pub fn best(of: &Analysis) -> Option<(f64, Outcome)> {
    of.totals()?;
    let found = of.at(of.value())?;
    let (winning, gain) = (found.winning, found.gain);
    let worth = worth(of, winning, gain);
    let outcome = Outcome {
        winning,
        gain,
        worth,
    };
    Some((found.bid?, outcome))
}

/// What is said about that bid.
pub fn said_of_best(of: &Analysis, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.turn;
    let Some((bid, outcome)) = best(of) else {
        return words.unknown.to_owned();
    };
    let (bid, gain) = ((texts.value)(bid), (texts.value)(outcome.gain));
    match (of.is_averse(), is_second(of)) {
        (true, _) => (words.averse_best)(&bid, &gain),
        (_, true) if !of.lab.is_common() => {
            format!("{} {}", (words.best)(&bid, &gain), words.many_best)
        }
        _ => (words.best)(&bid, &gain),
    }
}

/// What is said about an answer.
pub fn said(of: &Analysis, answer: &Answer, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.turn;
    let Answer::Bid(outcome) = answer else {
        return match answer {
            Answer::NoNumber => words.no_number.to_owned(),
            Answer::NeverWins => words.never_wins.to_owned(),
            _ => words.no_win.to_owned(),
        };
    };
    let said = (words.said)(
        &(texts.value)(outcome.winning),
        &(texts.value)(outcome.gain),
    );
    match best(of) {
        Some((_, best)) if !of.hides() && outcome.worth >= best.worth - NEAR => {
            format!("{said} {}", words.as_good)
        }
        _ => said,
    }
}
