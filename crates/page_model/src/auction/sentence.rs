//! Sentence of the lab: who bids how for what, and what comes of it.

use super::analysis::Analysis;
use super::revenue::told;
use experiments::auction::{AuctionExperiment, FormatName, is_table};
use texts::Texts;

/// The text of the sentence, with its places.
pub fn text_of(lab: &AuctionExperiment, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.sentence;
    let is_third = lab.format == FormatName::ThirdPrice;
    let units = match lab.units() == 1 {
        true => words.one_unit,
        false => words.several_units,
    };
    let has_vowel = matches!(lab.format, FormatName::English | FormatName::AllPay);
    let (values, end) = match lab.is_common() {
        true => (words.signals, words.end_of_common),
        false => (words.values, words.end),
    };
    let worth = if is_third { "" } else { words.worth };
    let mut text = format!("{}{units}{worth}{values}", (words.start)(has_vowel));
    if lab.has_two_states() {
        text.push_str(words.affiliated);
    }
    if lab.has_rules() {
        text.push_str(words.reserve);
        if lab.fee() > 0.0 {
            text.push_str(words.fee);
        }
    }
    if lab.budget().is_some() {
        text.push_str(words.budget);
    }
    if lab.risk_aversion() > 0.0 {
        text.push_str(words.averse);
    }
    text.push_str(end);
    text
}

/// What a distribution of values is called.
pub fn values(formula: &str, texts: &Texts) -> String {
    let words = &texts.labs.auction.views.sentence;
    match formula.trim() {
        "v" => words.uniform.to_owned(),
        table if is_table(table) => words.table.to_owned(),
        formula => (words.formula)(formula),
    }
}

/// What the value that is looked at does; nothing before it is known.
pub fn bid(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.auction.views.sentence;
    let value = of.value();
    if of.hides() {
        return None;
    }
    if of.is_empty() || of.stays_out(value) {
        return Some(words.stays_out.to_owned());
    }
    if of.has_none() {
        return Some(words.unknown_bid.to_owned());
    }
    let Some(found) = of.at(value) else {
        // Nobody has such a value, once all are known.
        return of.totals().map(|_| words.unknown_bid.to_owned());
    };
    Some(match found.bid {
        Some(bid) => (words.bids)(&(texts.value)(bid)),
        None => words.unknown_bid.to_owned(),
    })
}

/// What the seller expects; nothing before it is known.
pub fn revenue(of: &Analysis, texts: &Texts) -> Option<String> {
    if of.is_empty() {
        return Some("0".to_owned());
    }
    Some(told(of.totals()?.revenue, texts))
}
