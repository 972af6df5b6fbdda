//! Cells of the tables: a published number beside ours.

use super::account::AlgorithmAccount;
use experiments::common::rrrats_rules::AtFourName;
use experiments::reproduce::{Beside, Pair, ReadingRow, ReproduceExperiment};
use texts::{ReproducePageTexts, Texts};

fn number(number: Option<f64>, digits: usize) -> String {
    number.map_or_else(|| "–".to_owned(), |number| format!("{number:.digits$}"))
}

/// With its sign.
fn signed(number: Option<f64>, digits: usize, texts: &Texts) -> String {
    number.map_or_else(
        || "–".to_owned(),
        |number| (texts.signed_fixed)(number, digits),
    )
}

/// Ours, the spread between evolutions, the difference, and that in standard errors and in spreads.
pub fn beside(beside: Option<&Beside>, texts: &Texts) -> [String; 5] {
    [
        number(beside.map(|beside| beside.ours), 4),
        number(beside.and_then(|beside| beside.spread), 4),
        signed(beside.map(|beside| beside.difference), 4, texts),
        signed(beside.and_then(|beside| beside.standard_errors), 1, texts),
        signed(beside.and_then(|beside| beside.spreads), 1, texts),
    ]
}

/// The standard deviation of our evaluations of a pair.
pub fn deviation(pair: Option<&Pair>) -> String {
    number(pair.and_then(|pair| pair.deviation.1), 4)
}

/// The published mean, ours, the difference in spreads, the nearest generation; published and ours against itself.
pub fn account(account: &AlgorithmAccount, texts: &Texts) -> [String; 6] {
    let fixed = texts.fixed;
    let (published, ours) = account.against_itself;
    [
        fixed(account.published, 4),
        fixed(account.ours, 4),
        signed(account.spreads, 1, texts),
        account.nearest.to_string(),
        fixed(published, 3),
        fixed(ours, 3),
    ]
}

/// What strategies are worth with the rules of this experiment, if they are among the readings.
pub fn exactly(
    lab: &ReproduceExperiment,
    rows: &[ReadingRow],
    words: &ReproducePageTexts,
) -> Option<String> {
    let (end, bust) = (lab.rrrats.end.name(), lab.rrrats.bust.name());
    let is_own = |row: &&ReadingRow| row.end == end && row.bust == bust;
    let row = rows.iter().find(is_own);
    let row = row.filter(|_| lab.rrrats.at_four == AtFourName::Stop)?;
    Some((words.exactly)(row.published_strategy, row.always))
}
