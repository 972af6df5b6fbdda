//! Learning: what bidders on a grid have come to bid, how far that is from an equilibrium, round by round; and equilibria on grids, in fractions.

use super::analysis::Analysis;
use crate::kit::chart::{Series, extent, powers_of_ten};
use experiments::auction::{LearnedRound, OnGrid};
use texts::Texts;

/// A distance below this is rounding, and is not drawn.
const MIN_DISTANCE: f64 = 1e-9;

/// Lines over an axis.
#[derive(Clone, Debug, PartialEq)]
pub struct Lines {
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    pub range: (f64, f64),
}

/// The rounds that are kept.
pub fn rounds(of: &Analysis) -> &[LearnedRound] {
    &of.found.learned.judged
}

/// Which of them is looked at: the last up to the round that is asked for. While the equilibrium is kept back, the first: later ones say what it is.
pub fn position(of: &Analysis) -> usize {
    if of.hides() {
        return 0;
    }
    let done = rounds(of).partition_point(|round| round.rounds <= of.asked.round);
    done.saturating_sub(1)
}

/// The one that is looked at; `None` before there is one.
pub fn looked_at(of: &Analysis) -> Option<&LearnedRound> {
    rounds(of).get(position(of))
}

/// What they have bid on average up to the round that is looked at, beside equilibria.
pub fn bids(of: &Analysis, texts: &Texts) -> Option<Lines> {
    let words = &texts.labs.auction.views.learning;
    let round = looked_at(of)?;
    let axis = of.found.learned.values.clone();
    let known = |bid: Option<f64>| bid.unwrap_or(f64::NAN);
    let chances = &of.found.learned.chances;
    let somebody = |place: usize| chances.iter().any(|state| state[place] > 0.0);
    let learned = round.mean_bids.iter().enumerate();
    let learned = learned.map(|(place, bid)| known(bid.filter(|_| somebody(place))));
    let mut series = vec![Series::line(words.learned, learned).toned(0)];
    if !of.hides() {
        let free = axis
            .iter()
            .map(|&value| known(of.at(value).and_then(|found| found.bid)));
        series.push(Series::line(words.free, free).toned(1));
        if let Some(grid) = of
            .found
            .grids
            .last()
            .filter(|grid| grid.size as usize == axis.len())
        {
            let mean = (0..axis.len()).map(|value| known(mean_bid(grid, value)));
            series.push(Series::line(words.on_grid, mean).toned(2));
        }
    }
    Some(Lines {
        axis,
        series,
        range: (0.0, 1.0),
    })
}

/// The mean bid of a value in an equilibrium on a grid; `None` where it stays out.
fn mean_bid(grid: &OnGrid, value: usize) -> Option<f64> {
    let (mut sum, mut all) = (0.0, 0.0);
    for made in grid.made.get(value)? {
        if let Some(bid) = made.bid {
            sum += bid * made.chance.value;
            all += made.chance.value;
        }
    }
    (all > 0.0).then(|| sum / all)
}

/// How far they are from an equilibrium, by rounds; nothing while that is kept back.
pub fn distances(of: &Analysis, texts: &Texts) -> Option<Lines> {
    let words = &texts.labs.auction.views.learning;
    let rounds = rounds(of);
    let distance = |round: &LearnedRound| match round.distance < MIN_DISTANCE {
        true => f64::NAN,
        false => round.distance,
    };
    let series = vec![Series::line(words.distance, rounds.iter().map(distance))];
    let range = extent(series.iter().flat_map(Series::numbers));
    (rounds.len() > 1 && !of.hides()).then(|| Lines {
        axis: rounds.iter().map(|round| round.rounds as f64).collect(),
        series,
        range: powers_of_ten(range.unwrap_or((MIN_DISTANCE, 1.0))),
    })
}

/// What has come of it up to the round that is looked at; how they begin while the rest is kept back.
pub fn said(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.auction.views.learning;
    let round = looked_at(of)?;
    if of.hides() {
        return Some(words.hidden.to_owned());
    }
    let written = texts.value;
    let said = match of.is_averse() {
        true => words.said_of_averse,
        false => words.said,
    };
    let said = said(
        round.rounds,
        &written(round.distance),
        &written(round.revenue),
    );
    Some(match of.totals() {
        Some(totals) => format!(
            "{said} {}",
            (words.free_revenue)(&written(totals.revenue.value))
        ),
        None => said,
    })
}

/// Rows of equilibria in fractions: values of the grid, revenue, the same as a decimal, and what is more than without a grid.
pub fn exact_rows(of: &Analysis, texts: &Texts) -> Vec<[String; 4]> {
    if of.hides() {
        return Vec::new();
    }
    let free = of.totals().map(|totals| totals.revenue.value);
    let row = |grid: &OnGrid| {
        let revenue = grid.revenue.as_ref()?;
        let more = free.map(|free| revenue.value - free);
        Some([
            grid.size.to_string(),
            match revenue.text.len() <= MAX_SHOWN {
                true => revenue.shown(),
                false => String::new(),
            },
            (texts.value)(revenue.value),
            more.map_or_else(String::new, texts.value),
        ])
    };
    of.found.grids.iter().filter_map(row).collect()
}

/// Characters of a fraction that is shown.
const MAX_SHOWN: usize = 24;
