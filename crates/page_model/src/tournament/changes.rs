//! Changes: who would earn most if other shares of moves went wrong, or if an entrant were missing, came twice or were new; and a question about errors.

use super::analysis::{Analysis, winners};
use super::entry_and_exit::{Change, Entered, KnownPayoffs};
use crate::kit::asked::Asked;
use experiments::LabExperiment;
use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::parameters::Kind;
use experiments::tournament::{Exactly, Newcomer, NoiseCurve, TournamentExperiment};
use texts::Texts;

/// Answers to choose from.
const MAX_OPTIONS: usize = 4;
/// What is asked about where no share of errors changes who is ahead, in percent.
const USUAL: [usize; 2] = [5, 6];

/// Shares of errors with the same at the head, in percent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub from: usize,
    pub to: usize,
    /// `None` where not all is known exactly.
    pub winners: Option<Vec<usize>>,
}

/// Whose curve it is: the tournament without what the curve does not follow from.
pub fn curve_question(lab: &TournamentExperiment) -> TournamentExperiment {
    let mut lab = exact_question(lab);
    lab.settings.execution = TournamentExperiment::default().settings.execution;
    lab
}

/// Whose exact values they are: the tournament without what they do not follow from.
pub fn exact_question(lab: &TournamentExperiment) -> TournamentExperiment {
    let plain = TournamentExperiment::default();
    TournamentExperiment {
        repetitions: plain.repetitions,
        generations: plain.generations,
        seed: plain.seed,
        ..lab.asked()
    }
}

/// Who earns most, by shares of errors.
pub fn spans(curve: &NoiseCurve) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for percent in 0..curve.payoffs.len() {
        let winners = table(curve, percent).map(|table| winners(&table));
        match spans.last_mut().filter(|last| last.winners == winners) {
            Some(last) => last.to = percent,
            None => spans.push(Span {
                from: percent,
                to: percent,
                winners,
            }),
        }
    }
    spans
}

/// The exact table with so many percent of errors, best first; `None` where not all is known.
fn table(curve: &NoiseCurve, percent: usize) -> Option<Vec<Exactly>> {
    let payoffs = curve.payoffs.get(percent)?.iter().enumerate();
    let mut table: Vec<Exactly> = payoffs
        .map(|(entrant, &payoff)| {
            Some(Exactly {
                entrant,
                payoff: payoff?,
            })
        })
        .collect::<Option<_>>()?;
    table.sort_by(|one, other| other.payoff.total_cmp(&one.payoff));
    (!table.is_empty()).then_some(table)
}

/// Who would earn most without errors; `None` where that is not known.
pub fn without_errors(of: &Analysis, curve: &NoiseCurve, texts: &Texts) -> Option<String> {
    let words = &texts.labs.tournament.views;
    let winners = winners(&table(curve, 0)?);
    let who = (words.best)(&of.names_of(&winners));
    Some((words.changes.without_errors)(&who))
}

/// The question: with how many errors is somebody else ahead than now, and who? `None` where no share of errors has one winner.
pub fn asked(of: &Analysis, curve: &NoiseCurve, texts: &Texts) -> Option<Asked> {
    let words = &texts.labs.tournament.views.changes;
    let now = 100.0 * of.lab.settings.execution.value();
    let best = of.best();
    let winner = |percent: usize| match winners(&table(curve, percent)?)[..] {
        [winner] => Some((percent, winner)),
        _ => None,
    };
    // What is shown without being asked for tells the answer with no errors, and with those of the tournament.
    let is_hidden = |percent: &usize| (*percent as f64 - now).abs() > 0.5;
    let hidden = (1..curve.payoffs.len()).filter(is_hidden);
    let known: Vec<(usize, usize)> = hidden.filter_map(winner).collect();
    let other = known.iter().find(|(_, winner)| !best.contains(winner));
    let usual = known.iter().find(|(percent, _)| USUAL.contains(percent));
    let &(percent, right) = other.or(usual).or(known.first())?;
    let options = options(of, right, &known);
    let table = table(curve, percent)?;
    let told = |row: &Exactly| [of.names[row.entrant].clone(), (texts.fixed)(row.payoff, 3)];
    let (first, second) = (told(table.first()?), told(table.get(1)?));
    Some(Asked {
        question: (words.question)(percent),
        right: options.iter().position(|&option| option == right)?,
        options: options
            .iter()
            .map(|&option| of.names[option].clone())
            .collect(),
        why: (words.why)(&first, &second),
    })
}

/// The right one, those who win with other shares of errors, and the next of the table, in the order of the list: their places tell nothing.
fn options(of: &Analysis, right: usize, known: &[(usize, usize)]) -> Vec<usize> {
    let winners = known.iter().map(|&(_, winner)| winner);
    let mut options = vec![right];
    for entrant in of.best().into_iter().chain(winners).chain(of.order()) {
        if options.len() < MAX_OPTIONS && !options.contains(&entrant) {
            options.push(entrant);
        }
    }
    options.sort_unstable();
    options
}

/// Both kinds of changes in words; empty where they are not known.
pub fn in_words(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.tournament.views;
    let told = |changes: Vec<Change>, tell: fn(&str, &str) -> String, none: &'static str| {
        if changes.is_empty() {
            return vec![none.to_owned()];
        }
        let tell = |change: &Change| {
            let who = (words.best)(&of.names_of(&change.winners));
            tell(&of.names[change.entrant], &who)
        };
        changes.iter().map(tell).collect()
    };
    let Some(known) = KnownPayoffs::of(of) else {
        return Vec::new();
    };
    let fewer = known.fewer();
    let fewer = fewer.map(|changes| told(changes, words.changes.fewer, words.changes.none_fewer));
    let more = told(known.more(), words.changes.more, words.changes.none_more);
    fewer.into_iter().flatten().chain(more).collect()
}

/// What would follow if a newcomer entered, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct NewcomerRow {
    pub strategy: String,
    pub name: String,
    pub payoff: String,
    pub place: String,
    pub winners: String,
}

/// The newcomers, those who would get most first; none where something about those who take part is not known.
pub fn newcomers(of: &Analysis, all: &[Newcomer], texts: &Texts) -> Vec<NewcomerRow> {
    let known = KnownPayoffs::of(of);
    let entered = known.map_or_else(Vec::new, |known| known.entered(all));
    let told = |one: Entered| {
        let name = StrategyLanguage.spoken(&one.strategy, texts);
        let winner = |&winner: &usize| of.names.get(winner).unwrap_or(&name).clone();
        NewcomerRow {
            winners: one
                .winners
                .iter()
                .map(winner)
                .collect::<Vec<_>>()
                .join(", "),
            payoff: (texts.fixed)(one.payoff, 3),
            place: one.place.to_string(),
            strategy: one.strategy,
            name,
        }
    };
    entered.into_iter().map(told).collect()
}
