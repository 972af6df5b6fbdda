//! Findings of all chunks together: the matrix of pairs, and the tables that follow from it, of matches and exactly.

use super::settings::TournamentExperiment;
use super::snapshot::{ExactPair, Known, NoValue};
use crate::Progress;
use crate::common::amount::Amount;
use crate::common::repeated::stage::Stage;
use engines::repeated::tournament::entrant::{place_of, sides};
use engines::repeated::tournament::met::Met;
use engines::repeated::tournament::standing::{RoundRobin, Standing};
use statistics::Estimate;

/// What all chunks have found. Pairs are in the order of [`engines::repeated::tournament::entrant::pairs`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Findings {
    /// Whether pairs meet both ways, since the game is not symmetric.
    pub both_ways: bool,
    pub exact: Vec<Option<Known>>,
    pub met: Vec<Met>,
    /// By matches, best first: those that have met all their opponents.
    pub ranking: Vec<Standing>,
    /// The exact one, best first, in the same order as the matches where payoffs are equal; empty unless all of it is known.
    pub exact_ranking: Vec<Exactly>,
    /// In matches.
    pub progress: Progress,
}

/// What an entrant gets exactly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exactly {
    pub entrant: usize,
    /// Per round, in the mean of all opponents.
    pub payoff: f64,
}

/// What the row's entrant gets from the column's.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Per round, in the matches that were played.
    pub played: Option<Estimate>,
    /// `None` until it is known.
    pub exact: Option<Result<Amount, NoValue>>,
    /// How often the row's entrant plays the first action: exactly, or else in the matches that were played.
    pub cooperation: Option<f64>,
}

impl Cell {
    /// What is known exactly, or else from matches.
    pub fn payoff(&self) -> Option<f64> {
        match &self.exact {
            Some(Ok(amount)) => Some(amount.value()),
            _ => self.played.map(|played| played.mean),
        }
    }

    /// Whether that is exact.
    pub fn is_exact(&self) -> bool {
        matches!(self.exact, Some(Ok(_)))
    }
}

impl TournamentExperiment {
    /// A cell of the matrix: what the entrant `row` gets from the entrant `column`, both from 0.
    pub fn cell(&self, findings: &Findings, stage: &Stage, row: usize, column: usize) -> Cell {
        let parts = exact_parts(self.entrants.len(), findings, row, column);
        let cooperation = |pair: &ExactPair| pair.cooperation;
        let exactly = parts.as_ref().and_then(|parts| parts.as_ref().ok());
        let exactly = exactly.map(|parts| mean(parts, cooperation));
        let round_robin = self.round_robin(findings, stage);
        Cell {
            played: round_robin.cell(row, column),
            cooperation: exactly.or_else(|| round_robin.cooperation(row, column)),
            exact: parts.map(|parts| parts.map(|parts| amount(&parts))),
        }
    }

    /// The whole matrix, row by row.
    pub fn matrix(&self, findings: &Findings, stage: &Stage) -> Vec<Vec<Cell>> {
        let count = self.entrants.len();
        let row = |row| (0..count).map(move |column| self.cell(findings, stage, row, column));
        (0..count).map(|number| row(number).collect()).collect()
    }

    /// The matches that were played.
    pub fn round_robin<'a>(&self, findings: &'a Findings, stage: &Stage) -> RoundRobin<'a> {
        RoundRobin {
            entrants: self.entrants.len(),
            both_ways: findings.both_ways,
            met: &findings.met,
            with_itself: self.with_itself,
            ranges: [0, 1].map(|player| stage.payoffs(player)),
        }
    }

    /// What each entrant gets in the mean of its opponents among `field`, by what is known best, best first; equal ones in their own order. `None` if something
    /// is not known.
    pub fn among(&self, matrix: &[Vec<Cell>], field: &[usize]) -> Option<Vec<Exactly>> {
        let payoff = |entrant: usize| {
            let opponents = field
                .iter()
                .filter(|&&other| self.with_itself || other != entrant);
            let mut payoffs: Vec<f64> = opponents
                .map(|&other| matrix[entrant][other].payoff())
                .collect::<Option<_>>()?;
            // In an order of their own, so that entrants who get the same get the same sum.
            payoffs.sort_by(f64::total_cmp);
            let payoff = payoffs.iter().sum::<f64>() / payoffs.len().max(1) as f64;
            Some(Exactly { entrant, payoff })
        };
        let mut table: Vec<Exactly> = field
            .iter()
            .map(|&entrant| payoff(entrant))
            .collect::<Option<_>>()?;
        table.sort_by(|one, other| other.payoff.total_cmp(&one.payoff));
        Some(table)
    }

    /// The table as it would be without the entrant `left_out`. `None` if something is not known.
    pub fn without(&self, matrix: &[Vec<Cell>], left_out: usize) -> Option<Vec<Exactly>> {
        let others: Vec<usize> = (0..self.entrants.len())
            .filter(|&entrant| entrant != left_out)
            .collect();
        self.among(matrix, &others)
    }

    /// Works out the tables.
    pub(super) fn rank(&self, findings: &mut Findings, stage: &Stage) {
        findings.ranking = self.round_robin(findings, stage).standings();
        let matrix = self.matrix(findings, stage);
        let all: Vec<usize> = (0..self.entrants.len()).collect();
        let is_exact = matrix.iter().flatten().all(Cell::is_exact);
        let table = is_exact.then(|| self.among(&matrix, &all)).flatten();
        findings.exact_ranking = table.unwrap_or_default();
    }
}

/// What all get from each other, row by row, by what is known best. `None` if something is not known.
pub fn known_payoffs(matrix: &[Vec<Cell>]) -> Option<Vec<Vec<f64>>> {
    let row = |row: &Vec<Cell>| row.iter().map(Cell::payoff).collect();
    matrix.iter().map(row).collect()
}

/// What an entrant gets on a side of a pair, with what that side counts for.
type Parts<'a> = Vec<([f64; 2], &'a ExactPair)>;

/// What the exact values of a cell are made of. `None` until they are known.
fn exact_parts<'a>(
    count: usize,
    findings: &'a Findings,
    row: usize,
    column: usize,
) -> Option<Result<Parts<'a>, NoValue>> {
    let both_ways = findings.both_ways;
    let mut parts = Vec::new();
    for (pair, weights) in sides([row, column], both_ways) {
        let known = findings.exact.get(place_of(pair, count, both_ways))?;
        match known.as_ref()? {
            Ok(pair) => parts.push((weights, pair)),
            Err(reason) => return Some(Err(*reason)),
        }
    }
    Some(Ok(parts))
}

fn mean(parts: &Parts, numbers: impl Fn(&ExactPair) -> [f64; 2]) -> f64 {
    let part = |(weights, pair): &([f64; 2], &ExactPair)| {
        let [first, second] = numbers(pair);
        weights[0] * first + weights[1] * second
    };
    parts.iter().map(part).sum()
}

/// The mean of all sides: one of them where they are the same.
fn amount(parts: &Parts) -> Amount {
    let counted = parts.iter().flat_map(|(weights, pair)| {
        let sides = (0..2).filter(|&side| weights[side] > 0.0);
        sides.map(|side| &pair.payoffs[side])
    });
    let mut amounts: Vec<&Amount> = counted.collect();
    amounts.dedup();
    if let [amount] = amounts[..] {
        return amount.clone();
    }
    let value = mean(parts, |pair| pair.payoffs.each_ref().map(Amount::value));
    let errors = amounts.iter().map(|amount| match amount {
        Amount::Exact(_) => 0.0,
        Amount::Within { error, .. } => *error,
    });
    Amount::Within {
        value,
        error: errors.fold(0.0, f64::max) + 4.0 * f64::EPSILON * value.abs(),
    }
}
