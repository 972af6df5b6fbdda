//! Values: what both get, exactly and in the matches that were played, as rows of a table; and why something is not known exactly.

use super::analysis::Analysis;
use experiments::common::amount::Amount;
use experiments::common::repeated::length::Length;
use experiments::parameters::fraction_text;
use experiments::repeated::{Means, NoValue};
use texts::{Missing, Texts, ValueTexts};

/// Longer fractions are shown as decimals alone.
const MAX_FRACTION: usize = 17;

/// A row: a number for each player, as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What tests know it by.
    pub key: &'static str,
    pub name: String,
    pub cells: [String; 2],
    /// Whether it is an exact value, and not one that was played.
    pub is_exact: bool,
}

/// The rows that are known so far.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<Row> {
    let words = &texts.labs.repeated.views.value;
    let analysis = &of.found.analysis;
    let exact = |key, name: String, means: &Means| Row {
        key,
        name,
        cells: means.payoffs.each_ref().map(|amount| shown(amount, texts)),
        is_exact: true,
    };
    let mut rows = Vec::new();
    if let Some(Ok(values)) = &analysis.values {
        rows.push(exact(
            "long-run",
            words.long_run.to_owned(),
            &values.long_run,
        ));
        if values.classes.len() > 1 {
            rows.extend(values.classes.iter().map(|class| {
                let probability = shown(&class.probability, texts);
                exact("class", (words.class)(&probability), &class.means)
            }));
        }
        rows.extend(values.discounted.as_ref().map(|means| {
            let delta = fraction_text(of.lab.settings.continuation);
            exact("discounted", (words.discounted)(&delta), means)
        }));
    }
    if let (Some(Ok(means)), Length::Rounds(rounds)) =
        (&analysis.over_rounds, of.lab.settings.rounds)
    {
        let rounds = (texts.number)(rounds.into());
        rows.push(exact("over-rounds", (words.over_rounds)(&rounds), means));
    }
    rows.extend(simulated(of, texts));
    rows
}

/// The mean of the matches that were played, and its interval.
fn simulated(of: &Analysis, texts: &Texts) -> Vec<Row> {
    let words = &texts.labs.repeated.views.value;
    let estimates = [0, 1].map(|player| of.lab.estimate(&of.found, &of.stage.game, player));
    let [Some(first), Some(second)] = &estimates else {
        return Vec::new();
    };
    let both = [first, second];
    let matches = (texts.number)(of.found.simulated.matches());
    let row = |key, name, cells| Row {
        key,
        name,
        cells,
        is_exact: false,
    };
    let interval = |(low, high)| (texts.range)((low, high), 4);
    vec![
        row(
            "simulated",
            match of.lab.settings.rounds {
                Length::Random => (words.simulated_discounted)(&matches),
                Length::Rounds(_) => (words.simulated)(&matches),
            },
            both.map(|estimate| (texts.fixed)(estimate.mean, 4)),
        ),
        row(
            "interval",
            words.interval.to_owned(),
            both.map(|estimate| estimate.interval.map_or_else(|| "–".to_owned(), interval)),
        ),
    ]
}

/// A number as it is read: as a fraction and a decimal where both are short.
pub fn shown(amount: &Amount, texts: &Texts) -> String {
    let words = &texts.labs.repeated.views.value;
    let decimal = (texts.fixed)(amount.value(), 4);
    match amount {
        Amount::Exact(exact) if !exact.text.contains('/') => exact.shown(),
        Amount::Exact(exact) if exact.text.len() <= MAX_FRACTION => {
            format!("{} {}", exact.shown(), (words.approximately)(&decimal))
        }
        Amount::Exact(_) | Amount::Within { .. } => (words.approximately)(&decimal),
    }
}

/// Sentences about what has no exact value, and about there being several.
pub fn remarks(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.repeated.views.value;
    let analysis = &of.found.analysis;
    let mut remarks = Vec::new();
    match &analysis.values {
        Some(Ok(values)) if values.classes.len() > 1 => remarks.push(words.several.to_owned()),
        Some(Err(fault)) => remarks.push(missing(of, *fault, texts)),
        _ => {}
    }
    if let Some(Err(fault)) = &analysis.over_rounds {
        remarks.push(missing(of, *fault, texts));
    }
    remarks.dedup();
    remarks
}

/// Why something is not known.
pub fn missing(of: &Analysis, fault: NoValue, texts: &Texts) -> String {
    let words: &ValueTexts = &texts.labs.repeated.views.value;
    let (missing, who) = match fault {
        NoValue::NoAutomaton(who) => (Missing::NoAutomaton, who),
        NoValue::KnowsEnd(who) => (Missing::KnowsEnd, who),
        NoValue::Mixes(who) => (Missing::Mixes, who),
        NoValue::TooLarge => (Missing::TooLarge, [false; 2]),
        NoValue::TooLong => (Missing::TooLong, [false; 2]),
    };
    let names = (0..2).filter(|&player| who[player]);
    let names: Vec<String> = names.map(|player| of.name(player, texts)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    (words.missing)(missing, &names)
}
