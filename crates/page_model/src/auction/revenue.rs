//! Revenue: bars of formats with the same values, reserve and fee, beside the best reserve; a question; and what else comes of the auction.

use super::analysis::Analysis;
use super::bids::bound;
use crate::kit::asked::Asked;
use experiments::auction::{Bounded, Totals};
use texts::Texts;

/// Revenues that differ by less look the same.
const SAME: f64 = 1e-4;

/// Digits of a number that is known less well are not shown.
const SURE: f64 = 5e-5;

/// A number as far as it is known: its four digits, or between what; nothing of what there is none of.
pub fn told(number: Bounded, texts: &Texts) -> String {
    let Some(value) = number.known() else {
        return "–".to_owned();
    };
    if number.error <= SURE {
        return (texts.value)(value);
    }
    let low = libm::floor((value - number.error) * 1e4) / 1e4;
    let high = libm::ceil((value + number.error) * 1e4) / 1e4;
    let [low, high] = [low, high].map(texts.value);
    (texts.labs.auction.views.between)(&low, &high)
}

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    pub name: &'static str,
    pub shown: String,
    /// From 0 to 1 of the longest.
    pub share: f64,
}

/// First price, second price, all-pay where nobody is averse to risk, and the best reserve.
pub fn bars(of: &Analysis, texts: &Texts) -> Vec<Bar> {
    let words = &texts.labs.auction.views.revenue;
    let Some(totals) = of.totals() else {
        return Vec::new();
    };
    let names = match of.lab.units() {
        1 => words.formats,
        _ => words.formats_of_units,
    };
    let formats = names.into_iter().zip(totals.revenues);
    let is_averse = of.lab.risk_aversion() > 0.0;
    let known = formats
        .enumerate()
        .filter(|(place, _)| *place < 2 || !is_averse);
    let mut all: Vec<(&'static str, Bounded)> = known.map(|(_, bar)| bar).collect();
    if totals.best_reserve.is_some() && !is_averse && of.budget().is_none() {
        all.push((words.best, totals.best_revenue));
    }
    let longest = all
        .iter()
        .filter_map(|(_, revenue)| revenue.known())
        .fold(f64::MIN_POSITIVE, f64::max);
    let bar = |(name, revenue): (&'static str, Bounded)| Bar {
        name,
        shown: told(revenue, texts),
        share: revenue.known().unwrap_or(0.0) / longest,
    };
    all.into_iter().map(bar).collect()
}

/// Which format brings more; `None` until that is known.
pub fn question(of: &Analysis, texts: &Texts) -> Option<Asked> {
    let words = &texts.labs.auction.views.revenue;
    let [first, second, _] = of.totals()?.revenues;
    if first.error.max(second.error) > SURE {
        return None;
    }
    let [first, second] = [first, second].map(|revenue| revenue.value);
    let breaks = of.lab.risk_aversion() > 0.0 || of.budget().is_some() || of.lab.has_two_states();
    let right = match first - second {
        // So little that it cannot be shown is no question.
        more if breaks && more.abs() < SAME => return None,
        more if breaks && more >= SAME => 0,
        more if breaks && more <= -SAME => 1,
        _ => 2,
    };
    let shown = [first, second].map(texts.value);
    Some(Asked {
        question: words.question.to_owned(),
        options: match of.lab.units() {
            1 => words.answers,
            _ => words.answers_of_units,
        }
        .map(str::to_owned)
        .to_vec(),
        right,
        why: match right {
            2 if of.lab.units() > 1 => (words.why_same_of_units)(&shown[0]),
            2 => (words.why_same)(&shown[0]),
            1 if of.is_affiliated() => (words.why_affiliated)(&shown[0], &shown[1]),
            _ if of.lab.has_two_states() => (words.why_states)(&shown[0], &shown[1]),
            _ if of.budget().is_some() => (words.why_budget)(&shown[0], &shown[1]),
            _ => (words.why_averse)(&shown[0], &shown[1]),
        },
    })
}

/// What else comes of it: names and numbers.
pub fn rows(totals: &Totals, texts: &Texts) -> Vec<[String; 2]> {
    let words = &texts.labs.auction.views.revenue;
    vec![
        [words.sold.to_owned(), (texts.value)(totals.sold.value)],
        [
            words.surplus.to_owned(),
            (texts.value)(totals.surplus_each.value),
        ],
        [
            words.welfare.to_owned(),
            (texts.value)(totals.welfare.value),
        ],
        [
            words.efficiency.to_owned(),
            (texts.percent)(totals.efficiency()),
        ],
    ]
}

/// Of a common value: what comes of bidding as if winning said nothing.
pub fn naive(totals: &Totals, texts: &Texts) -> Option<String> {
    let gain = totals.naive_gain?.value;
    let words = &texts.labs.auction.views.revenue;
    if gain.abs() < SURE {
        return Some(words.naive_nothing.to_owned());
    }
    Some((words.naive)(&(texts.value)(gain.abs()), gain < 0.0))
}

/// How sure revenue is.
pub fn error(totals: &Totals, texts: &Texts) -> String {
    (texts.labs.auction.views.revenue.error)(&bound(totals.revenue.error, texts))
}
