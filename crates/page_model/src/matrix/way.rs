//! Way of Lemke and Howson, pivot by pivot: in words, which label each strategy has, and where both have been on the pictures of best
//! responses.

use super::analysis::Analysis;
use super::square::placed;
use super::triangles::place_of;
use crate::kit::plane::Point;
use experiments::matrix::{Pivot, Way};
use texts::MatrixTexts;

/// A label after a pivot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub name: String,
    /// How often its action is played; `None` if its player plays nothing yet.
    pub played: Option<String>,
    /// Whether each player's strategy has it.
    pub has: [bool; 2],
    /// Whether it has just been found.
    pub is_now: bool,
}

/// The pivot that has led to a position; none to the beginning.
fn pivot(way: &Way, position: usize) -> Option<&Pivot> {
    way.pivots.get(position.checked_sub(1)?)
}

/// What the last pivot was; before the first, which label will be dropped.
pub fn story(of: &Analysis, way: &Way, position: usize, words: &MatrixTexts) -> String {
    let Some(pivot) = pivot(way, position) else {
        let first = way
            .pivots
            .first()
            .map(|pivot| of.label(pivot.dropped as usize, words));
        return (words.pivots_begin)(&first.unwrap_or_default());
    };
    let (dropped, found) = (
        of.label(pivot.dropped as usize, words),
        of.label(pivot.found as usize, words),
    );
    let sentence = (words.pivot)(
        position,
        &of.player(pivot.player.into(), words),
        &dropped,
        &found,
    );
    if position == way.pivots.len() && !way.is_cut {
        format!("{sentence} {}", words.pivots_end)
    } else {
        sentence
    }
}

/// The labels of both after these pivots, as bits; at the beginning each has those of their own actions.
pub fn held(of: &Analysis, pivots: &[Pivot]) -> [u64; 2] {
    let (rows, columns) = (of.game.size(0), of.game.size(1));
    let begin = [(1_u64 << rows) - 1, ((1_u64 << columns) - 1) << rows];
    pivots.last().map_or(begin, |pivot| pivot.labels)
}

/// All labels at a position, those of the first player's actions first.
pub fn labels(of: &Analysis, way: &Way, position: usize, words: &MatrixTexts) -> Vec<Label> {
    let (rows, columns) = (of.game.size(0), of.game.size(1));
    let labels = held(of, &way.pivots[..position.min(way.pivots.len())]);
    let pivot = pivot(way, position);
    let label = |label: usize| {
        let (player, action) = if label < rows {
            (0, label)
        } else {
            (1, label - rows)
        };
        let played = |pivot: &Pivot| {
            let strategy = pivot.strategies[player].as_ref();
            strategy.map(|strategy| strategy[action].text.clone())
        };
        Label {
            name: of.label(label, words),
            played: pivot.and_then(played),
            has: labels.map(|labels| labels >> label & 1 == 1),
            is_now: pivot.is_some_and(|pivot| pivot.found as usize == label),
        }
    };
    (0..rows + columns).map(label).collect()
}

/// How often a player does the first action after a pivot.
fn share(pivot: &Pivot, player: usize) -> Option<f64> {
    let strategy = pivot.strategies[player].as_ref()?;
    Some(strategy.first()?.value)
}

/// The places in the square where both have a strategy.
pub fn on_square(pivots: &[Pivot]) -> Vec<Point> {
    let both = |pivot: &Pivot| Some(placed((share(pivot, 0)?, share(pivot, 1)?)));
    pivots.iter().filter_map(both).collect()
}

/// As long as one of the two plays nothing yet, the other one's strategy is a whole line.
pub fn alone(pivots: &[Pivot]) -> Option<[Point; 2]> {
    let last = pivots.last()?;
    match (share(last, 0), share(last, 1)) {
        (Some(x), None) => Some([(x, 0.0), (x, 1.0)]),
        (None, Some(y)) => Some([(0.0, y), (1.0, y)]),
        _ => None,
    }
}

/// The places in the triangle of a player.
pub fn on_triangle(pivots: &[Pivot], player: usize) -> Vec<Point> {
    let place = |pivot: &Pivot| {
        let strategy = pivot.strategies[player].as_ref()?;
        place_of(&strategy.iter().map(|part| part.value).collect::<Vec<f64>>())
    };
    let mut points: Vec<Point> = pivots.iter().filter_map(place).collect();
    points.dedup();
    points
}
