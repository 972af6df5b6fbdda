//! Rounds of a class beside each other, and beside those of other classes: what was chosen in each, on average or how often, as a table and as lines.

use super::said::{label, of_closed, options, role_name};
use crate::kit::chart::{Series, extent};
use classes::playing::game::{ClassGame, FieldKind};
use classes::playing::round::{PLAY, Round};
use classes::playing::settings::name;
use classes::playing::summary::{OfField, summary};
use serde_json::Value;
use std::collections::BTreeMap;
use texts::{PlayingTexts, points_told};

/// A class: what it is called, and its closed rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct OfClass {
    pub name: String,
    pub rounds: Vec<Round>,
}

/// What is shown of all.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    pub header: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Of rounds.
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    pub range: (f64, f64),
}

/// A closed round of an experiment that asks the same, in a link or in a file that was saved; nothing if there is none.
pub fn opened(text: &str, like: &Round) -> Option<Round> {
    let saved: Option<Value> = serde_json::from_str(text).ok();
    let link = saved.as_ref().and_then(|saved| saved["link"].as_str());
    let link = link.unwrap_or(text);
    let words = link.split_whitespace();
    let rounds = words.filter_map(|word| {
        let from = word.find(PLAY)?;
        Round::read(&word[from..])?.ok()
    });
    rounds
        .rev()
        .find(|round| round.choices.is_some() && asks_the_same(round, like))
}

/// Whether both are the same experiment, whatever its numbers are.
fn asks_the_same(one: &Round, other: &Round) -> bool {
    match (&one.game, &other.game) {
        (ClassGame::Strategic(one), ClassGame::Strategic(other)) => one.game == other.game,
        (one, other) => name(one) == name(other),
    }
}

/// The rounds of some classes; each has at least one.
pub fn compared(classes: &[OfClass], words: &PlayingTexts) -> Compared {
    let measured = |round: &Round| measures(round, words);
    let first = classes.first().and_then(|class| class.rounds.first());
    let names: Vec<String> = first.map_or_else(Vec::new, |round| {
        measured(round).into_iter().map(|(name, _)| name).collect()
    });
    let fixed = words.teacher.rounds_header.map(str::to_owned);
    let mean = [words.teacher.mean_points.to_owned()];
    let header = fixed.into_iter().chain(names.clone()).chain(mean).collect();
    let rows = classes.iter().flat_map(|class| {
        let row = |round| row(&class.name, round, measured(round));
        class.rounds.iter().map(row).collect::<Vec<_>>()
    });
    let last = classes.iter().flat_map(|class| &class.rounds);
    let last = last.map(|round| round.number).max().unwrap_or_default();
    let of = |class: &OfClass| lines(class, &names, last, classes.len() > 1, &measured);
    let series: Vec<Series> = classes.iter().flat_map(of).collect();
    let all = series.iter().flat_map(|line| line.values.iter().copied());
    let (low, high) = extent(all).unwrap_or((0.0, 1.0));
    Compared {
        header,
        rows: rows.collect(),
        axis: (1..=last).map(f64::from).collect(),
        range: (low.min(0.0), high.max(low.min(0.0) + 1.0)),
        series,
    }
}

/// Lines of a class: one for each thing that is measured, over all rounds.
fn lines(
    class: &OfClass,
    names: &[String],
    last: u32,
    is_named: bool,
    measured: &impl Fn(&Round) -> Vec<(String, Option<f64>)>,
) -> Vec<Series> {
    let by_round: BTreeMap<u32, Vec<(String, Option<f64>)>> = class
        .rounds
        .iter()
        .map(|round| (round.number, measured(round)))
        .collect();
    let line = |(place, name): (usize, &String)| {
        let value = |round: u32| {
            let of_round = by_round.get(&round)?.get(place)?;
            of_round.1
        };
        let name = if is_named {
            format!("{}: {name}", class.name)
        } else {
            name.clone()
        };
        Series::line(
            name,
            (1..=last).map(|round| value(round).unwrap_or(f64::NAN)),
        )
    };
    names.iter().enumerate().map(line).collect()
}

fn row(class: &str, round: &Round, measured: Vec<(String, Option<f64>)>) -> Vec<String> {
    let outcomes = of_closed(round);
    let points: Vec<f64> = outcomes
        .iter()
        .filter_map(|outcome| outcome.points)
        .map(|points| points.value())
        .collect();
    let mean = (!points.is_empty()).then(|| points.iter().sum::<f64>() / points.len() as f64);
    let told = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), points_told);
    let begin = [
        class.to_owned(),
        round.number.to_string(),
        outcomes.len().to_string(),
    ];
    let measured = measured.into_iter().map(|(_, value)| value);
    begin
        .into_iter()
        .chain(measured.chain([mean]).map(told))
        .collect()
}

/// What is measured: the mean of a number, in per cent how many chose an action; with its name.
fn measures(round: &Round, words: &PlayingTexts) -> Vec<(String, Option<f64>)> {
    let Some(choices) = &round.choices else {
        return Vec::new();
    };
    let of_field = |field: OfField| {
        let side = role_name(round, field.role, words)
            .map_or_else(String::new, |side| format!("{side}: "));
        let what = format!("{side}{}", label(field.field.kind, words));
        let all: usize = field.counts.iter().sum();
        match options(round, field.role, field.field.kind, words) {
            None => vec![(what, field.mean.map(|mean| mean.value()))],
            Some(names) => {
                let share = |place: usize| {
                    let count = field.counts.get(place).copied().unwrap_or_default();
                    (all > 0).then(|| 100.0 * count as f64 / all as f64)
                };
                let places = shown(field.field.kind, names.len());
                let named = |place: usize| {
                    let name = done(field.field.kind, words).map_or_else(
                        || format!("{what} {} (%)", names[place]),
                        |done| format!("{side}{done} (%)"),
                    );
                    (name, share(place))
                };
                places.map(named).collect()
            }
        }
    };
    summary(round, choices)
        .into_iter()
        .flat_map(of_field)
        .collect()
}

/// What those do whose share is shown, where that is not one of several actions.
pub(super) fn done(kind: FieldKind, words: &PlayingTexts) -> Option<&'static str> {
    let words = &words.fields;
    match kind {
        FieldKind::Volunteers => Some(words.volunteers),
        FieldKind::Withdraws => Some(words.asks),
        FieldKind::Bets => Some(words.bets_at_once),
        FieldKind::BetsAfterCheck => Some(words.bets_then),
        FieldKind::Calls => Some(words.calls_bet),
        _ => None,
    }
}

/// The actions whose shares are shown: of two one is enough, the one that is done rather than left.
fn shown(kind: FieldKind, count: usize) -> std::ops::Range<usize> {
    match (kind, count) {
        (FieldKind::Action, 2) => 0..1,
        (_, 2) => 1..2,
        _ => 0..count,
    }
}
