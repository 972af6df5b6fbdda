//! Elimination: what is left after each round, as rows, and what that means.

use super::analysis::{Analysis, shown};
use experiments::continuous::Stage;
use experiments::exact::Exact;
use texts::Texts;

/// Intervals shorter than this part of all actions are one action in the end.
const SHORT: f64 = 1e-4;
/// Ends that move less than this part of all actions stay where they are.
const MIN_CHANGE: f64 = 1e-6;
/// Rounds that are listed before all are asked for.
pub const FIRST: usize = 8;

/// A row: the round, and what is left of both.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<[String; 3]> {
    let words = &texts.labs.continuous.views.elimination;
    let interval = |[low, high]: &[Exact; 2]| match low == high {
        true => shown(low, texts),
        false => (words.interval)(&shown(low, texts), &shown(high, texts)),
    };
    let row = |(round, left): (usize, &[[Exact; 2]; 2])| {
        let name = if round == 0 {
            words.start.to_owned()
        } else {
            round.to_string()
        };
        [name, interval(&left[0]), interval(&left[1])]
    };
    let all = of.found.rounds.iter().enumerate();
    all.take(last_round(of) + 1).map(row).collect()
}

/// The last round in which something went, if not exactly then more than is worth a word.
pub fn last_round(of: &Analysis) -> usize {
    let rounds = &of.found.rounds;
    let moved = |pair: &[[[Exact; 2]; 2]], player: usize| {
        let [low, high] = of.game.players[player].ends();
        let least = if of.found.exact {
            0.0
        } else {
            MIN_CHANGE * (high - low)
        };
        let mut ends = pair[0][player].iter().zip(&pair[1][player]);
        ends.any(|(before, after)| (before.value - after.value).abs() > least)
    };
    let pairs = rounds.windows(2).enumerate();
    let changed = pairs.filter(|(_, pair)| moved(pair, 0) || moved(pair, 1));
    changed.map(|(round, _)| round + 1).max().unwrap_or(0)
}

/// What it comes to.
pub fn said(of: &Analysis, texts: &Texts) -> String {
    let all = &texts.labs.continuous.views;
    let words = &all.elimination;
    let (Some(left), true) = (of.found.rounds.last(), of.knows(Stage::Elimination)) else {
        return all.under_way.to_owned();
    };
    let round = last_round(of);
    let width = |player: usize| left[player][1].value - left[player][0].value;
    let is_short = |player: usize| {
        let [low, high] = of.game.players[player].ends();
        width(player) <= SHORT * (high - low)
    };
    let is_stopped = of.found.rounds.len() > round + 1;
    match (round, is_short(0) && is_short(1)) {
        (0, _) if of.found.exact => words.none.to_owned(),
        (0, _) => words.none_found.to_owned(),
        (_, true) if left.iter().all(|[low, high]| low == high) => {
            let at = left.each_ref().map(|[low, _]| low.clone());
            (words.solved_exactly)(round, &of.said(&at, texts))
        }
        (_, true) => {
            // Nearer to the middle than the whole width.
            let at = left.each_ref().map(|[low, high]| {
                let value = (low.value + high.value) / 2.0;
                Exact {
                    text: value.to_string(),
                    value,
                }
            });
            (words.solved)(
                round,
                &(all.size)(width(0).max(width(1))),
                &of.said(&at, texts),
            )
        }
        _ if is_stopped && of.found.exact => (words.stops)(round),
        _ if is_stopped => (words.stops_at_most)(round),
        _ => (words.shrinking)(round),
    }
}
