//! Ranking: who gets what, in the matches and exactly, as a table with bars.

use super::analysis::{Analysis, SAME};
use crate::kit::chart::extent;
use experiments::tournament::Cell;
use texts::Texts;

/// Names of an exact order that are listed.
const MAX_LISTED: usize = 6;

/// A row of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub entrant: usize,
    /// From 1; who gets the same has the same place.
    pub place: usize,
    /// In the matches; `None` before it has met all others.
    pub mean: Option<f64>,
    /// 95 %; none where every match is the same, and before all have met.
    pub interval: Option<(f64, f64)>,
    pub exact: Option<f64>,
    /// How often it plays the first action, from 0 to 1.
    pub cooperation: Option<f64>,
}

impl Row {
    fn value(&self) -> Option<f64> {
        self.mean.or(self.exact)
    }

    /// The longer half of the interval.
    pub fn half_width(&self) -> Option<f64> {
        let ((low, high), mean) = (self.interval?, self.mean?);
        Some((high - mean).max(mean - low))
    }
}

/// The table, best first.
pub fn rows(of: &Analysis) -> Vec<Row> {
    let mut rows: Vec<Row> = of
        .order()
        .into_iter()
        .map(|entrant| row(of, entrant))
        .collect();
    for index in 0..rows.len() {
        let before = index.checked_sub(1).map(|before| rows[before].clone());
        let tied = before.filter(|before| is_same(before, &rows[index]));
        rows[index].place = tied.map_or(index + 1, |before| before.place);
    }
    rows
}

fn is_same(one: &Row, other: &Row) -> bool {
    let values = one.value().zip(other.value());
    values.is_some_and(|(one, other)| (one - other).abs() < SAME)
}

fn row(of: &Analysis, entrant: usize) -> Row {
    let mut ranking = of.found.ranking.iter();
    let payoff = ranking
        .find(|row| row.entrant == entrant)
        .map(|row| row.payoff);
    let is_certain = |(low, high): &(f64, f64)| high - low < SAME;
    Row {
        entrant,
        place: 0,
        mean: payoff.map(|payoff| payoff.mean),
        interval: payoff
            .and_then(|payoff| payoff.interval)
            .filter(|interval| !is_certain(interval)),
        exact: of.exact(entrant),
        cooperation: cooperation(of, entrant),
    }
}

/// In the mean of its opponents.
fn cooperation(of: &Analysis, entrant: usize) -> Option<f64> {
    let opponents = (0..of.count()).filter(|&other| of.lab.with_itself || other != entrant);
    let shares: Vec<f64> = opponents
        .map(|other| of.matrix[entrant][other].cooperation)
        .collect::<Option<_>>()?;
    Some(shares.iter().sum::<f64>() / shares.len().max(1) as f64)
}

/// What bars are drawn between: from the least payoff of the game, or 0 if that is less, to the most that is shown.
pub fn bar_range(of: &Analysis, rows: &[Row]) -> (f64, f64) {
    let low = of.stage.payoffs(0).low.min(0.0);
    let shown = rows.iter().flat_map(|row| {
        let high = row.interval.map(|(_, high)| high);
        [row.mean, row.exact, high].into_iter().flatten()
    });
    let high = extent(shown).map_or(low, |(_, high)| high);
    (low, high.max(low + SAME))
}

/// What is to be said about the order.
pub fn remarks(of: &Analysis, rows: &[Row], texts: &Texts) -> Vec<String> {
    let words = &texts.labs.tournament.views.ranking;
    let mut remarks = Vec::new();
    if of.found.ranking.len() == of.count() {
        if of.found.exact_ranking.is_empty() {
            let unsure = unsure(of);
            if !unsure.is_empty() {
                remarks.push((words.unsure)(&unsure));
            }
        } else {
            remarks.push(exact_order(of, rows, texts));
        }
    }
    let cells = of.matrix.iter().enumerate();
    let pairs: Vec<&Cell> = cells.flat_map(|(row, cells)| &cells[row..]).collect();
    let is_inexact = |cell: &&&Cell| matches!(cell.exact, Some(Err(_)));
    let inexact = pairs.iter().filter(is_inexact).count();
    if inexact > 0 {
        remarks.push((words.inexact)(inexact as u64, pairs.len() as u64));
    }
    remarks
}

/// The order by exact values, where it is another.
fn exact_order(of: &Analysis, rows: &[Row], texts: &Texts) -> String {
    let words = &texts.labs.tournament.views.ranking;
    let exact: Vec<f64> = rows.iter().filter_map(|row| row.exact).collect();
    if exact.windows(2).all(|pair| pair[0] > pair[1] - SAME) {
        return words.same_order.to_owned();
    }
    let order = of.found.exact_ranking.iter().map(|row| row.entrant);
    let listed: Vec<usize> = order.take(MAX_LISTED).collect();
    (words.exact_order)(&of.names_of(&listed), listed.len() == of.count())
}

/// The places from 1 whose entrant may be behind the next one.
fn unsure(of: &Analysis) -> Vec<usize> {
    let rows = of.found.ranking.iter().enumerate();
    let is_unsure = |ahead: statistics::Estimate| {
        let interval = ahead.interval;
        interval.is_some_and(|(low, high)| low <= 0.0 && high - low >= SAME)
    };
    rows.filter(|(_, row)| row.ahead.is_some_and(is_unsure))
        .map(|(index, _)| index + 1)
        .collect()
}
