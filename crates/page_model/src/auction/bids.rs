//! Bids: the line of them, and what is said about one value.

use super::analysis::Analysis;
use crate::kit::chart::Series;
use crate::kit::chart::lines::Mark;
use experiments::auction::FormatName;
use texts::{Texts, power_of_ten};

/// Values, and lines over them.
pub struct Bids {
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    pub range: (f64, f64),
    pub marks: Vec<Mark>,
}

/// The line of bids beside that of values.
pub fn bids(of: &Analysis, texts: &Texts) -> Bids {
    let words = &texts.labs.auction.views.bids;
    let points = of.points();
    let values = points.iter().map(|point| point.value);
    let known = |bid: Option<f64>| bid.filter(|_| !of.hides()).unwrap_or(f64::NAN);
    let bid = points.iter().map(|point| known(point.bid));
    let highest = points
        .iter()
        .filter_map(|point| point.bid.filter(|_| !of.hides()))
        .fold(1.0, f64::max);
    let naive = points.iter().map(|point| known(point.naive));
    let mark = |at: f64, name: &'static str| Mark { at, name };
    let is_common = of.lab.is_common();
    let name = if is_common { words.signal } else { words.value };
    let mut marks = vec![mark(of.value(), name)];
    let reserve = of.lab.reserve();
    if reserve > 0.0 && of.lowest() == Some(reserve) {
        marks.insert(0, mark(reserve, words.reserve));
    }
    Bids {
        axis: values.clone().collect(),
        series: vec![
            Series::line(words.bid, bid).toned(0),
            match is_common {
                true => Series::line(words.naive, naive).toned(1),
                false => Series::line(words.truth, values).toned(1),
            },
        ],
        range: (0.0, highest),
        marks,
    }
}

/// What the value that is looked at does and expects.
pub fn said(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.auction.views.bids;
    if of.hides() {
        return Some(words.hidden.to_owned());
    }
    let value = of.value();
    let written = texts.value;
    if let Some(lowest) = of.lowest().filter(|_| of.stays_out(value)) {
        return Some((words.stays_out)(&written(value), &written(lowest)));
    }
    if of.lowest().is_some_and(|lowest| value < lowest) {
        return Some(words.no_bid.to_owned());
    }
    let found = of.at(value)?;
    let Some(bid) = found.bid else {
        return Some(words.no_bid.to_owned());
    };
    let numbers = [value, bid, found.winning, found.payment, found.gain].map(written);
    let numbers = numbers.each_ref().map(String::as_str);
    Some(match of.lab.is_common() {
        true => (words.said_of_signal)(numbers),
        false => (words.said)(numbers),
    })
}

/// How sure that is, and what the format has to do with others.
pub fn remarks(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.auction.views.bids;
    let mut all = Vec::new();
    let error = of.totals().map_or(0.0, |totals| totals.bid_error);
    if error > 1e-300 && !of.hides() {
        all.push((words.error)(&bound(error, texts)));
    }
    let pool = of.totals().and_then(|totals| totals.pool_from);
    if let Some(from) = pool.filter(|_| !of.hides()) {
        all.push((words.pool)(&(texts.value)(from)));
    }
    if of.lab.has_two_states() {
        let about = match of.is_affiliated() {
            true => words.about_affiliated,
            false => words.about_states,
        };
        all.push(about.to_owned());
    }
    if of.lab.is_common() {
        all.push(words.about_common.to_owned());
        all.extend((!of.hides()).then(|| words.about_winning.to_owned()));
    }
    match of.lab.format {
        FormatName::English if of.hides() => {}
        FormatName::English => all.push(words.english.to_owned()),
        FormatName::Dutch => all.push(words.dutch.to_owned()),
        _ => {}
    }
    all
}

/// A bound: the next power of ten, or two decimals where that says nothing.
pub fn bound(error: f64, texts: &Texts) -> String {
    if error >= 1e-2 {
        return (texts.value)(libm::ceil(error * 1e2) / 1e2);
    }
    // As it is printed, so that 10 to a power is exact.
    let printed = format!("{error:e}");
    let exponent = printed
        .split_once('e')
        .and_then(|(_, exponent)| exponent.parse::<i32>().ok());
    power_of_ten(exponent.unwrap_or(0) + 1)
}
