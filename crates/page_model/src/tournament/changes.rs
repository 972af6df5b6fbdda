//! Changes: who would earn most if other shares of moves went wrong, or if an entrant were missing or came twice; and a question about it.

use super::analysis::{Analysis, winners};
use experiments::LabExperiment;
use experiments::tournament::{Exactly, NoiseCurve, TournamentExperiment};
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
    let mut lab = lab.asked();
    let plain = TournamentExperiment::default();
    lab.settings.execution = plain.settings.execution;
    TournamentExperiment {
        repetitions: plain.repetitions,
        generations: plain.generations,
        seed: plain.seed,
        ..lab
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

/// A question about errors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub question: String,
    pub options: Vec<String>,
    /// The place of the right one.
    pub right: usize,
    pub why: String,
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

/// An entrant whose absence, or a second of whom, puts others ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub entrant: usize,
    pub winners: Vec<usize>,
}

/// Whose absence puts others ahead; `None` where something is not known, or two are all that there are.
pub fn fewer(of: &Analysis) -> Option<Vec<Change>> {
    if of.count() < 3 {
        return None;
    }
    changes(of, |entrant| of.lab.without(&of.matrix, entrant))
}

/// A second of whom puts others ahead; `None` where something is not known, or what entrants get from themselves does not count: a table would
/// take the double for the entrant itself.
pub fn more(of: &Analysis) -> Option<Vec<Change>> {
    if !of.lab.with_itself {
        return None;
    }
    changes(of, |entrant| {
        let field: Vec<usize> = (0..of.count()).chain([entrant]).collect();
        of.lab.among(&of.matrix, &field)
    })
}

/// By what is known best.
fn changes(of: &Analysis, table: impl Fn(usize) -> Option<Vec<Exactly>>) -> Option<Vec<Change>> {
    let all: Vec<usize> = (0..of.count()).collect();
    let now = winners(&of.lab.among(&of.matrix, &all)?);
    let mut changes = Vec::new();
    for entrant in 0..of.count() {
        let winners = winners(&table(entrant)?);
        // Those who are left out win no more; that alone changes nothing among the others.
        let expected: Vec<usize> = now.iter().copied().filter(|&one| one != entrant).collect();
        if winners != now && (expected.is_empty() || winners != expected) {
            changes.push(Change { entrant, winners });
        }
    }
    Some(changes)
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
    let kinds = [
        (fewer(of), words.changes.fewer, words.changes.none_fewer),
        (more(of), words.changes.more, words.changes.none_more),
    ];
    let known = kinds
        .into_iter()
        .filter_map(|(changes, tell, none)| Some(told(changes?, tell, none)));
    known.flatten().collect()
}
