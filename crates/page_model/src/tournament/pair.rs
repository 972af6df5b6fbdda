//! Pair: two entrants, what they get from each other exactly and in the matches, and the link to a match of the two.

use super::analysis::Analysis;
use experiments::Experiment;
use experiments::common::amount::Amount;
use experiments::repeated::RepeatedExperiment;
use experiments::tournament::{NoValue, TournamentExperiment};
use texts::Texts;

/// Longer fractions are left to reports.
const MAX_FRACTION: usize = 14;

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    pub entrant: usize,
    pub name: String,
    /// Its strategy, as links have it.
    pub text: String,
    /// What that does, if it is one of the library.
    pub sentence: Option<&'static str>,
    /// What it gets exactly, in the matches, with which interval, and how often it cooperates.
    pub values: [String; 4],
}

/// The two; one, if it is a pair of an entrant with itself.
pub fn sides(of: &Analysis, texts: &Texts) -> Vec<Side> {
    let [row, column] = of.pair();
    let first = side(of, row, column, texts);
    if row == column {
        vec![first]
    } else {
        vec![first, side(of, column, row, texts)]
    }
}

fn side(of: &Analysis, entrant: usize, other: usize, texts: &Texts) -> Side {
    let unknown = || texts.labs.tournament.views.unknown.to_owned();
    let cell = &of.matrix[entrant][other];
    let exact = cell.exact.as_ref().and_then(|exact| exact.as_ref().ok());
    let interval = cell.played.and_then(|played| played.interval);
    let text = of.lab.entrants[entrant].strategy.clone();
    let key = text.split('(').next().unwrap_or_default();
    Side {
        entrant,
        name: of.names[entrant].clone(),
        sentence: texts
            .repeated_games
            .strategy(key)
            .map(|known| known.sentence),
        text,
        values: [
            exact.map_or_else(unknown, |amount| in_words(amount, texts)),
            cell.played
                .map_or_else(unknown, |played| (texts.fixed)(played.mean, 3)),
            interval.map_or_else(unknown, |interval| (texts.range)(interval, 3)),
            cell.cooperation.map_or_else(unknown, texts.percent),
        ],
    }
}

/// With its fraction, where that is short and says more than the number.
fn in_words(amount: &Amount, texts: &Texts) -> String {
    let number = (texts.fixed)(amount.value(), 4);
    match amount.text() {
        Some(text) if text.contains('/') && text.len() <= MAX_FRACTION => {
            format!("{number} = {text}")
        }
        _ => number,
    }
}

/// Why there is no exact value, if there is none.
pub fn why_inexact(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.tournament.views.pair;
    let [row, column] = of.pair();
    // Who is no automaton is told in the order in which the two meet: the earlier entrant is the first player.
    let met = [row.min(column), row.max(column)];
    match of.matrix[met[0]][met[1]].exact {
        Some(Err(NoValue::TooLarge)) => Some(words.too_large.to_owned()),
        Some(Err(NoValue::NoAutomaton(which))) => {
            let mut none: Vec<usize> = (0..2)
                .filter(|&side| which[side])
                .map(|side| met[side])
                .collect();
            none.dedup();
            Some((words.no_automaton)(&of.names_of(&none)))
        }
        _ => None,
    }
}

/// The link of a match of these two, with the same game, errors and seed.
pub fn link(lab: &TournamentExperiment, [row, column]: [usize; 2]) -> Option<String> {
    let strategy = |entrant: usize| Some(lab.entrants.get(entrant)?.strategy.clone());
    let experiment = RepeatedExperiment {
        stage: lab.stage.clone(),
        first: strategy(row)?,
        second: strategy(column)?,
        settings: lab.settings,
        matches: lab.repetitions,
        seed: lab.seed,
        ..RepeatedExperiment::default()
    };
    Some(Experiment::from(experiment).link())
}

/// A match of the row's entrant.
#[derive(Clone, Debug, PartialEq)]
pub struct Opponent {
    pub entrant: usize,
    pub name: String,
    /// What it gets, what the other one gets, and how often it cooperates.
    pub values: [String; 3],
}

/// Whom the row's entrant meets, from whom it gets most first.
pub fn opponents(of: &Analysis, texts: &Texts) -> Vec<Opponent> {
    let [row, _] = of.pair();
    let payoff = |of_one: usize, from: usize| of.matrix[of_one][from].payoff();
    let mut order: Vec<usize> = (0..of.count()).collect();
    let known = |other: usize| payoff(row, other).unwrap_or(f64::NEG_INFINITY);
    order.sort_by(|&one, &other| known(other).total_cmp(&known(one)));
    let unknown = || texts.labs.tournament.views.unknown.to_owned();
    let number =
        |payoff: Option<f64>| payoff.map_or_else(unknown, |payoff| (texts.fixed)(payoff, 2));
    let opponent = |entrant: usize| Opponent {
        entrant,
        name: of.names[entrant].clone(),
        values: [
            number(payoff(row, entrant)),
            number(payoff(entrant, row)),
            of.matrix[row][entrant]
                .cooperation
                .map_or_else(unknown, texts.percent),
        ],
    };
    order.into_iter().map(opponent).collect()
}
