//! The result for programs and for a terminal. Exact numbers are fractions as text where they are known as such, all others numbers; entrants are numbered
//! from 0 in their order. Payoffs are those of a round.

use super::entrants::Entrant;
use super::findings::{Cell, Exactly, Findings};
use super::settings::TournamentExperiment;
use crate::common::amount::{Amount, ReportedAmount};
use crate::common::reported_mean::Mean;
use crate::report::Table;
use engines::repeated::tournament::standing::Standing;
use serde::Serialize;
use texts::Texts;
use ts_rs::TS;

/// A terminal shows the matrix of so many entrants.
const MAX_LISTED: usize = 16;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct TournamentResult {
    entrants: Vec<ReportedEntrant>,
    /// The names of the first player's actions.
    actions: Vec<String>,
    /// By matches, best first.
    ranking: Vec<Ranked>,
    /// Exactly, best first; null unless all pairs are known exactly.
    exact_ranking: Option<Vec<ExactlyRanked>>,
    matrix: Matrix,
    /// What the table would be without each entrant, by what is known best; null where something is not known.
    without: Vec<Option<Vec<ExactlyRanked>>>,
    ecology: Option<Ecology>,
    /// How many matches were played, of a pair that nothing random happens to in name only.
    matches: u64,
    stopped_early: bool,
}

#[derive(Serialize, TS)]
struct ReportedEntrant {
    name: String,
    /// In the language of strategies.
    strategy: String,
}

/// A row of the table.
#[derive(Serialize, TS)]
struct Ranked {
    /// By how much the payoff is above that of the next, matches of the same number compared.
    ahead_of_next: Option<Mean>,
    /// How often the first action was played, 0 to 1.
    cooperation: f64,
    entrant: usize,
    /// The exact payoff, if all pairs are known exactly.
    exact: Option<f64>,
    interval: Option<(f64, f64)>,
    payoff: f64,
}

/// A row of a table of exact payoffs.
#[derive(Serialize, TS)]
struct ExactlyRanked {
    entrant: usize,
    payoff: f64,
}

/// A population of the entrants.
#[derive(Serialize, TS)]
struct Ecology {
    /// What the payoffs are that it lives on: `exact` or `played`.
    payoffs: &'static str,
    /// By generation, by entrant.
    shares: Vec<Vec<f64>>,
}

/// What the entrant of a row gets from the entrant of a column, row by row.
#[derive(Serialize, TS)]
struct Matrix {
    played: Vec<Vec<Option<f64>>>,
    intervals: Vec<Vec<Option<(f64, f64)>>>,
    exact: Vec<Vec<Option<ReportedAmount>>>,
    /// How often the row's entrant plays the first action.
    cooperation: Vec<Vec<Option<f64>>>,
}

pub(super) fn result(lab: &TournamentExperiment, found: &Findings) -> Option<TournamentResult> {
    let stage = lab.stage.stage().ok()?;
    let matrix = lab.matrix(found, &stage);
    let exact = (!found.exact_ranking.is_empty()).then_some(&found.exact_ranking);
    let without = |left_out| {
        let table = lab.without(&matrix, left_out)?;
        Some(table.iter().map(exactly).collect())
    };
    let entrant = |entrant: &Entrant| ReportedEntrant {
        name: entrant.name.clone(),
        strategy: entrant.strategy.clone(),
    };
    Some(TournamentResult {
        entrants: lab.entrants.iter().map(entrant).collect(),
        actions: stage.game.names(0).to_vec(),
        ranking: ranking(found),
        exact_ranking: exact.map(|table| table.iter().map(exactly).collect()),
        without: (0..lab.entrants.len()).map(without).collect(),
        ecology: lab.population(&matrix).map(|population| Ecology {
            payoffs: population.basis.name(),
            shares: population.shares,
        }),
        matrix: Matrix::of(&matrix),
        matches: found.progress.done,
        stopped_early: found.progress.done < found.progress.total,
    })
}

impl Matrix {
    fn of(matrix: &[Vec<Cell>]) -> Self {
        Self {
            played: each(matrix, |cell| cell.played.map(|played| played.mean)),
            intervals: each(matrix, |cell| cell.played?.interval),
            exact: each(matrix, |cell| {
                let exact = cell.exact.as_ref()?.as_ref().ok();
                exact.map(Amount::reported)
            }),
            cooperation: each(matrix, |cell| cell.cooperation),
        }
    }
}

fn each<T>(matrix: &[Vec<Cell>], of: impl Fn(&Cell) -> T) -> Vec<Vec<T>> {
    let row = |row: &Vec<Cell>| row.iter().map(&of).collect();
    matrix.iter().map(row).collect()
}

fn exactly(row: &Exactly) -> ExactlyRanked {
    ExactlyRanked {
        entrant: row.entrant,
        payoff: row.payoff,
    }
}

fn ranking(found: &Findings) -> Vec<Ranked> {
    let row = |standing: &Standing| Ranked {
        ahead_of_next: standing.ahead.map(Mean::from),
        cooperation: standing.cooperation,
        entrant: standing.entrant,
        exact: exact_of(found, standing.entrant),
        interval: standing.payoff.interval,
        payoff: standing.payoff.mean,
    };
    found.ranking.iter().map(row).collect()
}

fn exact_of(found: &Findings, entrant: usize) -> Option<f64> {
    let mut rows = found.exact_ranking.iter();
    rows.find(|row| row.entrant == entrant)
        .map(|row| row.payoff)
}

pub(super) fn table(lab: &TournamentExperiment, found: &Findings) -> Table {
    let header = [
        "place",
        "entrant",
        "name",
        "strategy",
        "payoff",
        "low",
        "high",
        "exact",
        "cooperation",
        "ahead of next",
        "ahead low",
        "ahead high",
    ];
    let decimal =
        |number: Option<f64>| number.map_or_else(String::new, |number| format!("{number:.6}"));
    let row = |(place, standing): (usize, &Standing)| {
        let entrant = &lab.entrants[standing.entrant];
        let (interval, ahead) = (standing.payoff.interval, standing.ahead);
        let between = ahead.and_then(|ahead| ahead.interval);
        vec![
            (place + 1).to_string(),
            (standing.entrant + 1).to_string(),
            entrant.name.clone(),
            entrant.strategy.clone(),
            decimal(Some(standing.payoff.mean)),
            decimal(interval.map(|interval| interval.0)),
            decimal(interval.map(|interval| interval.1)),
            decimal(exact_of(found, standing.entrant)),
            decimal(Some(standing.cooperation)),
            decimal(ahead.map(|ahead| ahead.mean)),
            decimal(between.map(|interval| interval.0)),
            decimal(between.map(|interval| interval.1)),
        ]
    };
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: found.ranking.iter().enumerate().map(row).collect(),
    }
}

/// The matrix, best first, as far as there is room for it.
pub(super) fn listing(lab: &TournamentExperiment, found: &Findings, texts: &Texts) -> String {
    let Ok(stage) = lab.stage.stage() else {
        return String::new();
    };
    if found.ranking.is_empty() || found.ranking.len() > MAX_LISTED {
        return String::new();
    }
    let order = || found.ranking.iter().map(|standing| standing.entrant);
    let number = |entrant: usize| (entrant + 1).to_string();
    let row = |row: usize| {
        let cells = order().map(|column| {
            let payoff = lab.cell(found, &stage, row, column).payoff();
            payoff.map_or_else(String::new, |payoff| format!("{payoff:.3}"))
        });
        [number(row), lab.entrants[row].label().to_owned()]
            .into_iter()
            .chain(cells)
            .collect()
    };
    let header = ["", ""]
        .map(str::to_owned)
        .into_iter()
        .chain(order().map(number));
    let table = Table {
        header: header.collect(),
        rows: order().map(row).collect(),
    };
    format!(
        "{}\n{}",
        texts.labs.tournament.page.matrix_listing,
        table.text()
    )
}
