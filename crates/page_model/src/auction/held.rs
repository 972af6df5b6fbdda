//! Held: what auctions that were held have come to, beside what is expected.

use super::analysis::Analysis;
use super::revenue::told;
use experiments::auction::Bounded;
use statistics::Estimate;
use texts::Texts;

/// Rows: what, exactly, in the auctions held, and between what.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<[String; 4]> {
    let words = &texts.labs.auction.views.held;
    let totals = of.totals();
    let exactly = [
        totals.map(|totals| totals.revenue),
        totals.map(|totals| totals.sold),
        totals.map(|totals| totals.welfare),
    ];
    let found = [of.found.revenue(), of.found.sold(), of.found.welfare()];
    let row = |((name, exactly), found): ((&'static str, Option<Bounded>), Option<Estimate>)| {
        // What was always the same so far need not stay so.
        let interval = found.and_then(|found| found.interval);
        let interval = interval.filter(|(low, high)| low < high);
        [
            name.to_owned(),
            exactly.map_or_else(String::new, |exactly| told(exactly, texts)),
            found.map_or_else(String::new, |found| (texts.value)(found.mean)),
            interval.map_or_else(String::new, |(low, high)| {
                format!("{} – {}", (texts.value)(low), (texts.value)(high))
            }),
        ]
    };
    words
        .rows
        .into_iter()
        .zip(exactly)
        .zip(found)
        .map(row)
        .collect()
}

/// How many auctions an interval of revenue takes that is a tenth as wide.
pub fn needed(of: &Analysis, texts: &Texts) -> Option<String> {
    let (low, high) = of.found.revenue()?.interval?;
    let auctions = of.found.held.auctions.checked_mul(100)?;
    let half = (high - low) / 20.0;
    (half > 1e-9).then(|| (texts.labs.auction.views.held.needed)(&(texts.value)(half), auctions))
}
